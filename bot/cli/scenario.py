"""`mestre scenario`: worked examples, played and compared."""

from collections.abc import Iterator
from pathlib import Path

import click

from bot.cli.at_the_table import differences
from bot.cli.console import FAILED, Console, print_json, with_json
from bot.cli.scenario_files import read_cases
from engine.proof.scenario import BadScenario, Example


@click.command("scenario")
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@with_json
@click.pass_obj
def scenario_command(console: Console, files: tuple[Path, ...], as_json: bool) -> None:
    """`mestre scenario`; docs/scenarios.md tells the format."""
    results = [
        {"file": str(file), "case": case.name, "rules": case.rules, "differences": _differences(console, case)}
        for file in _all(files)
        for case in _cases(console, file)
    ]
    failed = [one for one in results if one["differences"]]
    if as_json:
        print_json(results)
    else:
        for one in failed:
            click.echo(f"{one['file']}: {one['case']}")
            for difference in one["differences"]:
                click.echo(f"  {difference}")
        console.say("scenario-count", good=len(results) - len(failed), all=len(results))
    if failed:
        raise click.exceptions.Exit(FAILED)


def _all(files: tuple[Path, ...]) -> Iterator[Path]:
    for file in files:
        yield from sorted(file.rglob("*.yaml")) if file.is_dir() else [file]


def _cases(console: Console, file: Path) -> tuple[Example, ...]:
    try:
        return read_cases(file)
    except BadScenario as broken:
        console.misunderstood(f"{file}: {broken}")


def _differences(console: Console, case: Example) -> tuple[str, ...]:
    return differences(console.game(case.game), case)
