"""A game of one's own: written down, installed as another package would be, and its own tests run."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]
ROOT = Path(__file__).parents[3]


def its_own_tests(package: Path, site: Path) -> "subprocess.CompletedProcess[str]":
    """Install a package where nothing else is, and run the tests that it brings."""
    plain = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation")
    subprocess.run([*plain, "--target", str(site), str(package)], check=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(package), "tests"]
    paths = os.pathsep.join((str(site), str(ROOT)))
    return subprocess.run(
        command, cwd=package, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )


def test_a_new_game_passes_its_own_tests_once_it_is_installed(mestre: Run, tmp_path: Path) -> None:
    written = mestre("new-game", "ring_toss")
    done = its_own_tests(tmp_path / "ring_toss", tmp_path / "elsewhere")

    assert written.exit_code == 0, written.output
    assert done.returncode == 0, done.stdout
    assert "4 passed" in done.stdout


def test_nothing_in_a_new_game_goes_by_the_name_of_its_model(mestre: Run, tmp_path: Path) -> None:
    mestre("new-game", "ring_toss")

    files = [one for one in (tmp_path / "ring_toss").rglob("*") if one.is_file()]
    assert len(files) > 8
    assert not [one for one in files if "velha" in one.name]
    assert not [one for one in files if one.suffix != ".ftl" and "velha" in one.read_text(encoding="utf-8")]


@pytest.mark.parametrize("slug", ["Chess", "x", "holland", "ring-toss", "../up"])
def test_a_name_that_cannot_be_is_refused(mestre: Run, tmp_path: Path, slug: str) -> None:
    refused = mestre("new-game", slug)

    assert refused.exit_code == 2
    assert not [one for one in tmp_path.iterdir() if one.name != "site"]


def test_a_folder_with_something_in_it_is_left_alone(mestre: Run, tmp_path: Path) -> None:
    (tmp_path / "ring_toss").mkdir()
    (tmp_path / "ring_toss" / "mine.txt").write_text("precious")

    assert mestre("new-game", "ring_toss").exit_code == 2
    assert [one.name for one in (tmp_path / "ring_toss").iterdir()] == ["mine.txt"]
