"""What may be typed at the terminal's table besides the game's own verbs, in any language."""

from collections.abc import Mapping
from enum import StrEnum

from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import folded


class Order(StrEnum):
    """Something to be done by the table, not in the game."""

    HELP = "help"
    LOOK = "look"
    UNDO = "undo"
    SAVE = "save"
    QUIT = "quit"


def order_words(catalogue: Catalogue) -> Mapping[str, Order]:
    """The orders by every word for them."""
    return {
        folded(word): order
        for lang in LANGUAGES
        for order in Order
        for word in catalogue.words(lang)(f"cli-order-{order}").split(",")
    }


def order_in(words: Mapping[str, Order], typed: str) -> tuple[Order | None, str]:
    """The order that a line begins with, if any, and the rest of the line."""
    first, _, rest = typed.strip().lstrip("/").partition(" ")
    return words.get(folded(first)), rest
