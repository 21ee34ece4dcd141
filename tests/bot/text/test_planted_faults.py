"""A fault of each kind, planted in a message that has none: what looks for such faults must find every one of them."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import test_kinds_of_fault as kinds

from bot.text import Catalogue
from bot.text.fluent import HERE, Texts

Search = Callable[[Catalogue], None]
"""What looks for faults in all messages: it raises AssertionError where it finds one."""
PLACE, WALKED = "vi-algo-ask-ask-place", "vi-algo-event-walked"
WHOSE = "caverna-event-turn-started"


@dataclass(frozen=True)
class Planted:
    """A message with a fault, and what should find it."""

    lang: str
    key: str
    said: str
    search: Search


def typography(kind: str, lang: str, slug: str = "caverna") -> Search:
    """Whatever is told in a game."""
    return lambda house: kinds.test_nothing_that_happens_is_told_with_a_fault_of_typography(house, lang, slug, kind)


def asked(lang: str, slug: str = "vi_algo") -> Search:
    """Whatever is asked in a game, and stands on its buttons."""
    return lambda house: kinds.test_nothing_that_is_asked_has_a_fault_of_typography(house, lang, slug)


def in_texts(lang: str) -> Search:
    return lambda house: kinds.test_no_text_has_two_spaces_or_two_stops(house, lang)


def english(lang: str) -> Search:
    return lambda house: kinds.test_no_message_of_another_language_has_an_english_word(house, lang)


def identifiers(lang: str) -> Search:
    return lambda house: kinds.test_no_text_has_a_word_of_the_code(house, lang)


def counted(lang: str) -> Search:
    return lambda house: kinds.test_what_is_counted_has_its_plural_chosen(house, lang)


def long_labels(lang: str) -> Search:
    return lambda house: kinds.test_no_button_is_longer_than_it_can_show(house, lang, "vi_algo")


def examples(lang: str) -> Search:
    return lambda house: kinds.test_every_example_of_a_help_can_be_typed(house, lang, "vi_algo")


def dashes(lang: str) -> Search:
    return lambda house: kinds.test_no_text_ends_with_a_dash(house, lang)


def apostrophes(lang: str) -> Search:
    return lambda house: kinds.test_one_apostrophe_is_used_and_not_two(house, lang)


FAULTS = {
    "an identifier, en": Planted("en", PLACE, "A mummy comes to ask_place. Where?", identifiers("en")),
    "an identifier, pt-BR": Planted("pt-BR", PLACE, "Vem uma múmia em ask_place. Onde?", identifiers("pt-BR")),
    "an identifier, uk": Planted("uk", PLACE, "Приходить мумія на ask_place. Де?", identifiers("uk")),
    "an English word, pt-BR": Planted("pt-BR", PLACE, "Choose onde a múmia fica.", english("pt-BR")),
    "an English word, uk": Planted(
        "uk", PLACE, "Де move мумія?", kinds.test_no_ukrainian_message_has_a_small_latin_word
    ),
    "two languages, pt-BR": Planted("pt-BR", PLACE, "Vem uma múmia. Which hex?", english("pt-BR")),
    "two languages, en": Planted(
        "en", PLACE, "A мумія comes.", lambda house: kinds.test_no_message_in_latin_letters_has_others(house, "en")
    ),
    "two scripts in a word, uk": Planted(
        "uk", PLACE, "Приходить мyмія.", kinds.test_no_ukrainian_word_has_letters_of_two_scripts
    ),
    "two spaces": Planted("en", PLACE, "A mummy  comes. Where?", in_texts("en")),
    "two stops": Planted("uk", PLACE, "Приходить мумія.. Де?", in_texts("uk")),
    "two stops where things are put together": Planted(
        "en",
        WHOSE,
        'Round { $round }: { SEAT($seat) } is up.{ $time ->\n    [0] {""}\n   *[other] .\n}',
        typography("two stops", "en"),
    ),
    "two spaces in a question": Planted("pt-BR", "vi-algo-ask-ask-start", 'Onde{ " " } você entra?', asked("pt-BR")),
    "an empty bracket": Planted("pt-BR", PLACE, "Vem uma múmia (). Onde?", in_texts("pt-BR")),
    "an empty list in a question": Planted("en", "vi-algo-ask-ask-start", 'Where do you enter: { "" }?', asked("en")),
    "a dangling dash": Planted(
        "uk", WHOSE, 'Раунд { $round }: { SEAT($seat) } —{ "" }.', typography("a dangling dash", "uk")
    ),
    "a dangling dash in a text": Planted("uk", PLACE, "Приходить мумія —", dashes("uk")),
    "a name glued to a number": Planted(
        "en", WHOSE, "{ SEAT($seat) } { $round }. { $time }", typography("a name glued to a number", "en")
    ),
    "a straight apostrophe": Planted("uk", PLACE, "З'являється мумія. Де?", apostrophes("uk")),
    "a long button": Planted(
        "pt-BR",
        "vi-algo-verb-signal",
        "Sinalizar\n    .help = sinalizar: você não conta como sozinha.\n"
        "    .button = Sinalizar para todo mundo daqui: { $cost }\n    .done = sinalizar",
        long_labels("pt-BR"),
    ),
    "a plural that is none, en": Planted("en", PLACE, "{ $count } mummies come. Where?", counted("en")),
    "a plural that is none, pt-BR": Planted("pt-BR", PLACE, "Vêm { $count } múmias. Onde?", counted("pt-BR")),
    "a plural that is none, uk": Planted("uk", PLACE, "Приходить { $count } мумій. Де?", counted("uk")),
    "a help that cannot be typed": Planted(
        "uk",
        "vi-algo-verb-place",
        "поставити\n    .help = посадити A12: де стане мумія.\n    .button = { $spot }",
        examples("uk"),
    ),
}


def with_fault(house: Catalogue, fault: Planted, folder: Path) -> Catalogue:
    """The house's messages, one of them with a fault."""
    slug = house.slug_of(fault.key)
    begun = re.compile(rf"^{re.escape(fault.key)} =.*?(?=^[a-z#]|\Z)", re.MULTILINE | re.DOTALL)
    text, times = begun.subn(
        lambda _: f"{fault.key} = {fault.said}\n", (HERE / fault.lang / f"{slug}.ftl").read_text("utf-8")
    )
    assert times == 1
    file = folder / f"{slug}.ftl"
    file.write_text(text, "utf-8")
    files = {one: HERE / fault.lang / f"{one}.ftl" for one in house.resources[fault.lang]}
    return replace(house, resources={**house.resources, fault.lang: Texts({**files, slug: file})})


@pytest.mark.parametrize("kind", FAULTS)
def test_a_planted_fault_is_found(house: Catalogue, tmp_path: Path, kind: str) -> None:
    fault = FAULTS[kind]
    faulty = with_fault(house, fault, tmp_path)

    with pytest.raises(AssertionError):
        fault.search(faulty)


@pytest.mark.parametrize("kind", FAULTS)
def test_without_it_nothing_is_found(house: Catalogue, kind: str) -> None:
    FAULTS[kind].search(house)
