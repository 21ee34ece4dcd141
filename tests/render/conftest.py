"""Words in every language, as the bot says them."""

import pytest

from bot.text import LANGUAGES, Catalogue


@pytest.fixture(scope="session")
def house() -> Catalogue:
    """Every message that Mestre ships."""
    return Catalogue.load()


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)
