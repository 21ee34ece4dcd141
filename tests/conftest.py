"""Paths that tests need: their own support, and the example game as if it were installed."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
for folder in ("tests", "examples/porrinha"):
    sys.path.append(str(ROOT / folder))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the rule coverage after a run of the whole suite."""
    if [Path(arg).resolve() for arg in config.args] != [ROOT / "tests"]:
        return
    from support.citations import coverage  # noqa: PLC0415  not before the paths above are set

    for slug, (rules, uncited) in coverage().items():
        terminalreporter.write_line(f"rules of {slug}: {len(rules) - len(uncited)} of {len(rules)} cited")
