"""The examples in docstrings say what is so."""

import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def with_examples() -> Iterator[str]:
    for package in ("engine", "render", "bot"):
        for file in sorted((ROOT / package).rglob("*.py")):
            if ">>> " in file.read_text("utf-8"):
                yield ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("module", tuple(with_examples()))
def test_the_examples_of_a_module_are_true(module: str) -> None:
    ran = doctest.testmod(import_module(module))

    assert ran.attempted
    assert ran.failed == 0
