"""The command in a process of its own kind, with the example game installed as another package would bring it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import main
from engine.games import games

Run = Callable[..., Result]
Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs the game that an object reference names, for the time of a test."""
    site = tmp_path / "site"

    def bring(reference: str) -> None:
        info = site / "brought-1.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[mestre.games]\nbrought = {reference}\n")
        monkeypatch.syspath_prepend(str(site))
        games.cache_clear()

    yield bring
    monkeypatch.undo()
    games.cache_clear()


@pytest.fixture
def mestre(install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in an empty folder."""
    install("porrinha:GAME")
    monkeypatch.chdir(tmp_path)

    def run(*typed: str, keys: str = "", lang: str = "en") -> Result:
        return CliRunner().invoke(main, ["--lang", lang, *typed], input=keys)

    return run
