"""Which numbered rules there are, and which of them tests and scenarios cite."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.cli.scenario_files import read_cases
from engine.proof.scenario import BadScenario

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
DEFINED = re.compile(r"\*\*([A-Z]{2})-\d{3}\*\*")


def specifications() -> dict[str, Path]:
    """The specification of each game, and of the example, by its slug."""
    own = {file.stem: file for file in (ROOT / "docs" / "rules").glob("*.md")}
    return own | {file.parent.name: file for file in (ROOT / "examples").glob("*/rules.md")}


def numbered(specification: str) -> set[str]:
    """The numbered rules of a specification: each id of its prefix that occurs in it.

    >>> sorted(numbered("1. **XX-101** One. 2. **XX-102** Two, see XX-103. XX-R01 is a ruling."))
    ['XX-101', 'XX-102', 'XX-103']
    """
    return set(re.findall(rf"\b{_prefix(specification)}-\d{{3}}\b", specification))


def rulings(specification: str) -> set[str]:
    """The numbered rulings: they may be cited, but need not be."""
    return set(re.findall(rf"\b{_prefix(specification)}-R\d+\b", specification))


@cache
def citations() -> dict[str, set[str]]:
    """Each rule that is cited, and the files that do."""
    found: dict[str, set[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for rule in cited_in_python(file.read_text(encoding="utf-8")):
            found.setdefault(rule, set()).add(str(file.relative_to(ROOT)))
    for file in sorted((*(TESTS / "scenarios").rglob("*.yaml"), *(ROOT / "examples").rglob("*.yaml"))):
        for rule in _cited_in_scenarios(file):
            found.setdefault(rule, set()).add(str(file.relative_to(ROOT)))
    return found


def cited_in_python(source: str) -> Iterator[str]:
    """The rules named by `rule` markers in a test file; one in which the word does not occur is not parsed."""
    for node in ast.walk(ast.parse(source)) if "rule(" in source else ():
        if isinstance(node, ast.Call) and _is_marker(node.func):
            yield from (one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str))


def coverage() -> dict[str, tuple[set[str], set[str]]]:
    """The numbered rules of each game, and those of them that nobody cites."""
    cited = citations().keys()
    rules = {slug: numbered(file.read_text(encoding="utf-8")) for slug, file in specifications().items()}
    return {slug: (own, own - cited) for slug, own in sorted(rules.items())}


def _is_marker(function: ast.expr) -> bool:
    named = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return named == "rule" and ast.unparse(function) in ("pytest.mark.rule", "mark.rule", "rule")


def _cited_in_scenarios(file: Path) -> Iterator[str]:
    try:
        for case in read_cases(file):
            yield from case.rules
    except BadScenario:
        return  # test_scenarios tells what is wrong with the file


def _prefix(specification: str) -> str:
    prefixes: list[str] = DEFINED.findall(specification)
    return max(sorted(set(prefixes)), key=prefixes.count)
