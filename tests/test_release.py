"""`make release`: what it writes, and when it refuses."""

import doctest
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = '[project]\nname = "mestre"\nversion = "0.1.0"\n'
CHANGELOG = "# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 0.1.0 (2026-01-02)\n\n- All.\n"


@pytest.fixture
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / ".ci" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_its_examples_are_true(release: ModuleType) -> None:
    ran = doctest.testmod(release)

    assert ran.attempted
    assert ran.failed == 0


def test_what_was_unreleased_stands_under_its_version(release: ModuleType) -> None:
    told = release.with_section(CHANGELOG, "0.2.0", "2026-03-04")

    assert "## Unreleased\n\n## 0.2.0 (2026-03-04)\n\n- Something new.\n\n## 0.1.0 (2026-01-02)" in told


def test_nothing_new_is_no_release(release: ModuleType) -> None:
    with pytest.raises(SystemExit, match="Nothing stands under Unreleased"):
        release.with_section(CHANGELOG.replace("- Something new.\n", ""), "0.2.0", "2026-03-04")


def test_the_first_series_is_kept_for_good(release: ModuleType) -> None:
    text = (ROOT / release.GOLDEN).read_text("utf-8")
    kept = release.with_series(text, "9.9")

    assert kept != text
    compile(kept, "make.py", "exec")  # or a syntax error
    assert '"9.9",)' in kept


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project of its own, committed."""
    for name, text in (("pyproject.toml", PROJECT), ("CHANGELOG.md", CHANGELOG)):
        (tmp_path / name).write_text(text)
    (tmp_path / ".ci").mkdir()
    (tmp_path / ".ci" / "release.py").write_text((ROOT / ".ci" / "release.py").read_text("utf-8"))
    for command in (
        ("init", "--quiet"),
        ("add", "."),
        ("-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--message", "All"),
        ("-c", "user.name=a", "-c", "user.email=a@b", "tag", "v0.3.0"),
    ):
        subprocess.run(("git", *command), cwd=tmp_path, check=True)
    return tmp_path


@pytest.mark.parametrize(
    ("version", "why"),
    [
        ("", "no version"),
        ("0.2", "no version"),
        ("0.0.9", "no version"),
        ("v0.2.0", "no version"),
        ("0.3.0", "v0.3.0 is out"),
        ("0.2.0", "not committed"),
    ],
)
def test_it_refuses_and_changes_nothing(checkout: Path, version: str, why: str) -> None:
    (checkout / "mine.txt").write_text("not committed")

    asked = subprocess.run(
        (sys.executable, ".ci/release.py", version), cwd=checkout, capture_output=True, text=True, check=False
    )

    assert asked.returncode == 1
    assert why in asked.stderr
    assert (checkout / "pyproject.toml").read_text() == PROJECT
    assert (checkout / "CHANGELOG.md").read_text() == CHANGELOG
