"""`mestre watch`, as somebody who writes a game uses it: what is wrong is said, and what is changed is shown."""

import os
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

from click.testing import Result

Run = Callable[..., Result]
ROOT = Path(__file__).parents[3]
PATIENCE_SECONDS = 60


def test_a_game_stands_on_one_page_with_its_pictures_and_words(mestre: Run) -> None:
    written = mestre("watch", "porrinha", "--once", "out")

    page = Path("out/page.html").read_text(encoding="utf-8")
    assert written.exit_code == 0, written.output
    assert "Everything holds." in page
    assert page.count("<details><summary>uk") == page.count("<img") > 3
    assert all(Path("out", name).is_file() for name in re.findall(r"src='([^']+)'", page))


def test_what_does_not_hold_is_said(mestre: Run, tmp_path: Path) -> None:
    case = tmp_path / "wrong.yaml"
    case.write_text(
        "game: porrinha\ncases:\n- {name: told wrongly, given: {}, when: [{P1: hide 1, refused: nothing}]}\n"
    )

    written = mestre("watch", "porrinha", "--once", "out", "--scenarios", str(case))

    assert written.exit_code == 1
    assert "told wrongly" in written.output
    assert "told wrongly" in Path("out/page.html").read_text(encoding="utf-8")


@contextmanager
def watching(package: Path) -> Iterator[str]:
    """The address of a page that shows the game of a package."""
    (info := package / "mine-1.dist-info").mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1\n")
    points = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    groups = (f"[{group}]\n{name} = {what}\n" for group, named in points.items() for name, what in named.items())
    (info / "entry_points.txt").write_text("\n".join(groups))
    command = (sys.executable, "-c", "from bot.cli import main; main()", "--lang", "en", "watch", "mine", "--no-open")
    paths = os.pathsep.join((str(package), str(ROOT)))
    with subprocess.Popen(
        command,
        cwd=package,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    ) as watcher:
        try:
            assert watcher.stdout is not None
            yield watcher.stdout.readline().split()[0]
        finally:
            watcher.send_signal(signal.SIGINT)
            watcher.wait(PATIENCE_SECONDS)


def read(address: str, until: Callable[[str], bool]) -> str:
    """The page, once it says something."""
    end = monotonic() + PATIENCE_SECONDS
    while not until(page := urlopen(address).read().decode()):
        assert monotonic() < end, page
    return page


def test_the_page_follows_what_is_written(mestre: Run, tmp_path: Path) -> None:
    mestre("new-game", "mine")
    package = tmp_path / "mine"
    text, game = next(package.rglob("en/mine.ftl")), next(package.rglob("game.py"))
    whole = game.read_text("utf-8")
    with watching(package) as address:
        read(address, lambda page: "<h1>Noughts and Crosses</h1>" in page and "Everything holds." in page)

        game.write_text(whole + "\nraise OSError('half written')\n")
        assert "<h1>Noughts and Crosses</h1>" in read(address, lambda page: "half written" in page)

        game.write_text(whole)
        text.write_text(re.sub("^mine-title = .*", "mine-title = Stones", text.read_text("utf-8"), flags=re.MULTILINE))
        read(address, lambda page: "<h1>Stones</h1>" in page and "half written" not in page)
