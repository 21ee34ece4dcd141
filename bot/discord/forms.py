"""A form to type a move in: a button of the hand opens it, and it is answered in the place of the hand."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from bot.discord.dress import fitted
from bot.tables.model.intents import TableId
from bot.tables.model.reply import Button, Screen
from bot.text import Catalogue, Words

OPENS: Final = "type:"
LINE: Final = "line"
MOST_TITLE: Final = 45
MOST_LINE: Final = 400


def offered(screen: Screen, catalogue: Catalogue) -> Screen:
    """A hand in which something may be typed, with the button that opens the form."""
    wanted = screen.picture
    if wanted is None or wanted.kind != "seat" or not screen.typed or not screen.rows:
        return screen
    words = catalogue.words(wanted.language)
    button = Button(f"{OPENS}{wanted.table}", words("discord-type"), "quiet", words("discord-type.help"))
    return replace(screen, rows=(*screen.rows, (button,)))


def table_of(id_: str) -> TableId | None:
    """For which table a button or a form is; None if it is neither of these.

    >>> table_of("type:k3f9w2ab"), table_of("m1:k3f9w2ab::0:c:join")
    ('k3f9w2ab', None)
    """
    return id_.removeprefix(OPENS) if id_.startswith(OPENS) else None


def form(table: TableId, words: Words) -> ui.Modal:
    """The form. It is not kept in memory: its id says for which table it is."""
    made = ui.Modal(title=fitted(words("discord-type"), MOST_TITLE), custom_id=f"{OPENS}{table}", timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(custom_id=LINE, max_length=MOST_LINE)
    made.add_item(ui.Label(text=fitted(words("discord-type-label"), MOST_TITLE), component=field))
    made.stop()
    return made


def line_of(data: Any) -> str:
    """What was typed into the form."""
    return " ".join(str(one.get("value", "")) for one in _fields(data) if one.get("custom_id") == LINE).strip()


def _fields(data: Any) -> Iterator[Any]:
    for one in data.get("components") or ():
        yield from one.get("components") or ()
        if "component" in one:
            yield one["component"]


def is_form(interaction: "discord.Interaction[Any]") -> bool:
    """Whether a form was sent back."""
    return interaction.type is discord.InteractionType.modal_submit
