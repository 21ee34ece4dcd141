"""`make release VERSION=0.2.0`: everything a release is, in one command, or nothing.

The version and the changelog, the golden set, the locks and the wheel, tried where nothing else is installed; then a
commit and a tag. What goes wrong on the way leaves the working tree as it was; to publish it is up to whoever looked.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NoReturn

ROOT: Final = Path(__file__).parents[1]
UV: Final = str(ROOT / ".venv" / "bin" / "uv")
PROJECT, CHANGELOG, GOLDEN = "pyproject.toml", "CHANGELOG.md", "tests/golden/make.py"
UNRELEASED: Final = "## Unreleased"
TRIED: Final = (
    ("games",),
    ("simulate", "holland", "--games", "1", "--check"),
    ("render", "noites", "-o", "night.png"),
    ("new-game", "tried"),
)
"""What a wheel must do in an empty folder."""
Numbers = tuple[int, ...]


def main() -> None:
    """Make the release that was asked for."""
    if len(sys.argv) != 2:
        stop("Say which: make release VERSION=0.2.0")
    version = sys.argv[1]
    judge(version)
    try:
        make(version)
    except BaseException:
        git("reset", "--hard", "--quiet")
        raise
    git("commit", "--quiet", "--all", "--message", f"Release {version}")
    git("tag", "--annotate", f"v{version}", "--message", version)
    print(f"dist/ holds {version}, and v{version} is tagged. To publish: git push --follow-tags, and upload the wheel.")


def judge(version: str) -> None:
    """End if this version cannot come next, or if it would take along what nobody committed."""
    now = re.search(r'^version = "(.*)"$', read(PROJECT), re.MULTILINE)
    if now is None or numbers(version) is None or (numbers(version) or ()) < (numbers(now[1]) or ()):
        stop(f"{version} is no version that can follow {now and now[1]}: write three numbers, as 0.2.0.")
    if git("tag", "--list", f"v{version}"):
        stop(f"v{version} is out.")
    if git("status", "--porcelain"):
        stop("There is something that is not committed.")


def make(version: str) -> None:
    """Write what a release changes, and try what it gives out."""
    rewrite(PROJECT, lambda text: with_version(text, version))
    rewrite(CHANGELOG, lambda text: with_section(text, version, f"{datetime.now(UTC):%Y-%m-%d}"))
    run("make", "lock")
    series = version.rpartition(".")[0]
    if f'"{series}"' not in read(GOLDEN):
        run("make", "golden")
        git("add", "tests/golden")
        rewrite(GOLDEN, lambda text: with_series(text, series))
    run("make", "test", "lint")
    run(UV, "build", "--quiet", "--wheel", "--no-build-isolation", "--python", ".venv/bin/python", "--out-dir", "dist")
    try_out(next((ROOT / "dist").glob(f"mestre-{version}-*.whl")), version)


def try_out(wheel: Path, version: str) -> None:
    """Install a wheel where nothing else is, and play."""
    with tempfile.TemporaryDirectory() as scratch:
        python, folder = Path(scratch, "env", "bin", "python"), Path(scratch, "empty")
        folder.mkdir()
        run(UV, "venv", "--quiet", "--python", sys.executable, str(Path(scratch, "env")))
        install = (UV, "pip", "install", "--quiet", "--python", str(python))
        run(*install, "--require-hashes", "--requirement", "requirements.lock")
        run(*install, "--no-deps", str(wheel))
        mestre = str(python.with_name("mestre"))
        told = subprocess.run((mestre, "--version"), cwd=folder, check=True, capture_output=True, text=True).stdout
        if version not in told:
            stop(f"The wheel calls itself {told.strip()}.")
        for command in TRIED:
            run(mestre, *command, cwd=folder)


def with_version(project: str, version: str) -> str:
    """The project under its new version.

    >>> with_version('name = "x"\\nversion = "0.1.0"', "0.2.0")
    'name = "x"\\nversion = "0.2.0"'
    """
    return re.sub(r'^version = ".*"$', f'version = "{version}"', project, count=1, flags=re.MULTILINE)


def with_section(changelog: str, version: str, day: str) -> str:
    """The changelog with what was unreleased under its version; ends if there is nothing to tell."""
    before, found, after = changelog.partition(f"{UNRELEASED}\n")
    if not found or not after.partition("\n## ")[0].strip():
        stop(f"Nothing stands under Unreleased in {CHANGELOG}.")
    return f"{before}{UNRELEASED}\n\n## {version} ({day})\n{after}"


def with_series(make_golden: str, series: str) -> str:
    """The golden set of this series is never rewritten from now on.

    >>> with_series('RELEASED: tuple[str, ...] = ("0.1",)', "0.2")
    'RELEASED: tuple[str, ...] = ("0.1", "0.2",)'
    """
    found = re.search(r"^RELEASED.*= \((.*)\)$", make_golden, re.MULTILINE)
    if found is None:
        stop(f"{GOLDEN} names no releases.")
    kept = f'{found[1]} "{series}",'.strip()
    return f"{make_golden[: found.start(1)]}{kept}{make_golden[found.end(1) :]}"


def numbers(version: str) -> Numbers | None:
    """What a version is compared by.

    >>> numbers("0.12.3"), numbers("1.0")
    ((0, 12, 3), None)
    """
    return tuple(map(int, version.split("."))) if re.fullmatch(r"\d+\.\d+\.\d+", version, re.ASCII) else None


def rewrite(file: str, how: Callable[[str], str]) -> None:
    """A file of the project with another text."""
    (ROOT / file).write_text(how(read(file)), encoding="utf-8")


def read(file: str) -> str:
    """A file of the project."""
    return (ROOT / file).read_text(encoding="utf-8")


def run(*command: str, cwd: Path = ROOT) -> None:
    """Do it, or end."""
    print("$", *command, flush=True)
    if subprocess.run(command, cwd=cwd, check=False).returncode:
        stop(f"This went wrong: {' '.join(command)}")


def git(*command: str) -> str:
    """What git says."""
    return subprocess.run(("git", *command), cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def stop(why: str) -> NoReturn:
    """No release."""
    sys.exit(why)


if __name__ == "__main__":
    main()
