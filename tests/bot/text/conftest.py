"""Catalogues: that of the house, and small ones written by a test."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.text import LANGUAGES, Catalogue

Written = Callable[..., Catalogue]


@pytest.fixture(scope="session")
def house() -> Catalogue:
    """Every message that Mestre ships."""
    return Catalogue.load()


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """A catalogue of a foreign game `toy`, the same text in each language unless one is given."""

    def write(text: str = "", strict: bool = True, **by_lang: str) -> Catalogue:
        for lang in LANGUAGES:
            file = tmp_path / lang / "toy.ftl"
            file.parent.mkdir(exist_ok=True)
            file.write_text(by_lang.get(lang.partition("-")[0], text), "utf-8")
        return Catalogue.load(tmp_path, strict=strict)

    return write
