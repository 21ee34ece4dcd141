"""The command in a process of its own kind, with the example game installed as another package would bring it."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.cli import hot_seat
from bot.cli.command import mestre as command
from engine.games import games
from render.games import painters

Run = Callable[..., Result]
EntryPoints = Mapping[str, Mapping[str, str]]
Install = Callable[[EntryPoints], None]
PORRINHA = Path(__file__).parents[3] / "examples" / "porrinha" / "pyproject.toml"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package with these entry points, for the time of a test."""
    site = tmp_path / "site"

    def bring(groups: EntryPoints) -> None:
        info = site / "brought-1.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1\n")
        points = (f"[{group}]\n{name} = {what}\n" for group, named in groups.items() for name, what in named.items())
        (info / "entry_points.txt").write_text("\n".join(points))
        monkeypatch.syspath_prepend(str(site))
        _forget()

    yield bring
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    games.cache_clear()
    painters.cache_clear()


@pytest.fixture
def mestre(install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in an empty folder."""
    install(tomllib.loads(PORRINHA.read_text(encoding="utf-8"))["project"]["entry-points"])
    monkeypatch.chdir(tmp_path)

    def run(*typed: str, keys: str = "", lang: str = "en") -> Result:
        return CliRunner().invoke(command, ["--lang", lang, *typed], input=keys)

    return run


@pytest.fixture
def sketched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays in the terminal is drawn a picture each time, and it is not rasterised: that takes longest by far."""
    monkeypatch.setattr(hot_seat, "KIND", "svg")
