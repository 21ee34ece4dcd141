"""Who may import whom, what the engine may not touch, and that no game is named outside its homes."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

from engine.games import games

ROOT = Path(__file__).parents[1]
NOT_IN_THE_ENGINE = {
    "asyncio", "datetime", "io", "locale", "logging", "os", "pathlib", "random", "secrets", "socket", "subprocess",
    "sys", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
ENGINE = sorted((ROOT / "engine").rglob("*.py"))


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_the_contracts_of_imports_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)

    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_the_engine_has_no_clock_no_files_and_no_chance_of_its_own(path: Path) -> None:
    found = {name.partition(".")[0] for name in imported(parsed(path))} & NOT_IN_THE_ENGINE

    assert found == set()


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_the_engine_knows_no_fractions(path: Path) -> None:
    broken = [
        node.lineno
        for node in ast.walk(parsed(path))
        if (isinstance(node, ast.Constant) and isinstance(node.value, float))
        or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
        or (isinstance(node, ast.Call) and named_so(node.func, "float"))
    ]

    assert broken == []


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_the_engine_asks_for_no_hash_but_to_give_one(path: Path) -> None:
    tree = parsed(path)
    inside = {id(node) for made in ast.walk(tree) if is_hash(made) for node in ast.walk(made)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and named_so(node.func, "hash")]

    assert [node.lineno for node in calls if id(node) not in inside] == []


def named_so(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def is_hash(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == "__hash__"


@pytest.mark.parametrize("slug", sorted(games()))
def test_a_game_is_named_in_its_homes_only(slug: str) -> None:
    homes = tuple(ROOT / house / "games" / slug for house in ("engine", "render"))
    files = [path for house in ("engine", "render", "bot") for path in sorted((ROOT / house).rglob("*.py"))]
    strangers = [path for path in files if not any(path.is_relative_to(home) for home in homes)]
    pattern = re.compile(rf"(?<![a-z]){slug}(?![a-z])")
    found = [f"{named(path)}: {line}" for path in strangers for line, word in words_of(path) if pattern.search(word)]

    assert found == []


@cache
def words_of(path: Path) -> list[tuple[int, str]]:
    """The words of which code is made, as opposed to its docstrings, and where they stand."""
    tree = parsed(path)
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found = []
    for node in ast.walk(tree):
        words = (getattr(node, name, None) for name in ("value", "id", "attr", "name", "module", "arg"))
        if id(node) not in documentation:
            found += [(getattr(node, "lineno", 0), word) for word in words if isinstance(word, str)]
    return found
