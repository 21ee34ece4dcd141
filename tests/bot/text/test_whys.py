"""What a refusal goes back to: the paragraphs of the rules that are shown to whoever asks why."""

from collections.abc import Iterator

import pytest

from bot.text import LANGUAGES, Catalogue, keys
from bot.text.lookup import Lookup, reasons
from engine.games import games

GAMES = sorted(set(games()) - {"porrinha", "velha"})


def named(house: Catalogue, slug: str) -> Iterator[tuple[str, str]]:
    return ((refusal, one) for refusal, things in reasons(house, slug).items() for one in things.split())


@pytest.mark.parametrize("slug", GAMES)
def test_every_refusal_that_goes_back_to_a_rule_exists_and_so_does_its_paragraph(house: Catalogue, slug: str) -> None:
    explained = {one.key for one in Lookup.of(house, slug).all("en")}
    found = list(named(house, slug))

    assert found
    assert all(house.words("en").has(keys.refusal_keys(slug, refusal)[0]) for refusal, _ in found)
    assert {keys.id_key(slug, one) for _, one in found} <= explained


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_paragraph_is_told_in_the_readers_language(house: Catalogue, lang: str) -> None:
    (told,) = Lookup.of(house, "noites").why("cannot_reach", lang)[:1]

    assert told.help == house.words(lang)("noites-run.help")


def test_a_refusal_that_goes_back_to_no_rule_has_none(house: Catalogue) -> None:
    assert Lookup.of(house, "noites").why("off_grid", "en") == ()
