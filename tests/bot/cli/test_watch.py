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
from time import monotonic, sleep
from urllib.request import urlopen

from click.testing import Result

Run = Callable[..., Result]
ROOT = Path(__file__).parents[3]
PATIENCE_SECONDS, LOOK_SECONDS = 120, 0.1


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


def test_a_word_that_one_language_lacks_is_said(mestre: Run, tmp_path: Path) -> None:
    mestre("new-game", "mine")
    package = tmp_path / "mine"
    for lang, key in (("uk", "mine-refused-"), ("en", "mine-ask-")):
        text = next(package.rglob(f"{lang}/mine.ftl"))
        text.write_text(re.sub(rf"^({key}\S+ = ).*\n", "", text.read_text("utf-8"), count=1, flags=re.MULTILINE))

    told = watched_once(package)

    assert told.returncode == 1
    assert re.search(r"uk has no message mine-refused-", told.stdout)
    assert re.search(r"en has no message mine-ask-", told.stdout)


def test_the_scenarios_of_a_package_of_one_s_own_are_played(mestre: Run, tmp_path: Path) -> None:
    mestre("new-game", "mine")
    package = tmp_path / "mine"
    told = watched_once(package)

    assert re.search(r"Cases of scenarios: [1-9]", told.stdout)


COMMAND = (sys.executable, "-c", "from bot.cli import main; main()", "--lang", "en")


def beside(package: Path) -> dict[str, str]:
    """Where the game of a package is found as if it were installed."""
    (info := package / "mine-1.dist-info").mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1\n")
    points = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    groups = (f"[{group}]\n{name} = {what}\n" for group, named in points.items() for name, what in named.items())
    (info / "entry_points.txt").write_text("\n".join(groups))
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(package), str(ROOT))), "PYTHONUNBUFFERED": "1"}


def watched_once(package: Path) -> "subprocess.CompletedProcess[str]":
    """What is said of the game of a package, from another folder."""
    command = (*COMMAND, "watch", "mine", "--once", "out")
    return subprocess.run(command, cwd=package.parent, env=beside(package), capture_output=True, text=True, check=False)


@contextmanager
def watching(package: Path) -> Iterator[str]:
    """The address of a page that shows the game of a package."""
    command = (*COMMAND, "watch", "mine", "--no-open")
    with subprocess.Popen(
        command,
        cwd=package,
        env=beside(package),
        stdout=subprocess.PIPE,
        text=True,
    ) as watcher:
        try:
            assert watcher.stdout is not None
            yield watcher.stdout.readline().split()[0]
        finally:
            watcher.send_signal(signal.SIGINT)
            with closed_at_last(watcher):
                watcher.wait(PATIENCE_SECONDS)


@contextmanager
def closed_at_last(watcher: "subprocess.Popen[str]") -> Iterator[None]:
    """Where Ctrl-C is not heard (a run in the background of a shell) the test fails, and does not hang."""
    try:
        yield
    finally:
        watcher.kill()


def read(address: str, until: Callable[[str], bool]) -> str:
    """The page, once it says something. It is asked now and then: all the time would keep it from making itself."""
    end = monotonic() + PATIENCE_SECONDS
    while not until(page := str(urlopen(address).read(), "utf-8")):
        assert monotonic() < end, page
        sleep(LOOK_SECONDS)
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
