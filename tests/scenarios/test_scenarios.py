"""Every case of every scenario file is a test of its own and cites its rules."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.registry import ALL

from bot.cli.at_the_table import differences
from bot.cli.scenario_files import read_cases
from engine.proof.scenario import BadScenario, Example

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def collected() -> Iterator[object]:
    for file in sorted((*HERE.glob("*/*.yaml"), *(ROOT / "examples").glob("*/tests/*.yaml"))):
        where = file.relative_to(HERE if HERE in file.parents else ROOT).with_suffix("")
        try:
            for case in read_cases(file):
                yield pytest.param(case, id=f"{where}: {case.name}", marks=pytest.mark.rule(*case.rules))
        except BadScenario as broken:
            yield pytest.param(broken, id=f"{where}: unreadable")


@pytest.mark.parametrize("case", list(collected()))
def test_the_example_holds(case: Example | BadScenario) -> None:
    if isinstance(case, BadScenario):
        raise case

    assert "\n".join(differences(ALL[case.game], case)) == ""
