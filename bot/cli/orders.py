"""What may be typed at the terminal's table besides the game's own verbs, in any language."""

from collections.abc import Mapping
from enum import StrEnum

from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import folded


class TypedOrder(StrEnum):
    """Something to be done by the table, not in the game."""

    HELP = "help"
    LOOK = "look"
    RULES = "rules"
    WHY = "why"
    UNDO = "undo"
    SAVE = "save"
    QUIT = "quit"


def order_words(catalogue: Catalogue) -> Mapping[str, TypedOrder]:
    """The orders by every word for them."""
    return {
        folded(word): order
        for lang in LANGUAGES
        for order in TypedOrder
        for word in catalogue.words(lang)(f"cli-order-{order}").split(",")
    }


def order_in(words: Mapping[str, TypedOrder], typed: str) -> tuple[TypedOrder | None, str]:
    """The order that a line is, and the rest of the line; more words than one are for the game, but for a look."""
    first, _, rest = typed.strip().lstrip("/").partition(" ")
    order = words.get(folded(first))
    return (order if order in {TypedOrder.LOOK, TypedOrder.RULES} or not rest.strip() else None), rest
