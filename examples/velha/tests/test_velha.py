"""The scenarios hold, whole games keep the rules, and a picture of one can be painted."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.cli.command import mestre

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    "command",
    [
        ("scenario", str(HERE)),
        ("simulate", "velha", "--games", "50", "--check"),
        ("simulate", "velha", "--games", "20", "--policy", "greedy", "--check"),
        ("render", "velha", "--after", "4", "-o", "velha.png"),
    ],
    ids=lambda command: command[0],
)
def test_mestre_finds_nothing_wrong(command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    told = CliRunner().invoke(mestre, command)

    assert told.exit_code == 0, told.output
