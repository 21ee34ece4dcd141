"""What only looks, as it is declared: a look that is added is tried by every suite that looks round."""

from typing import Final

from bot.tables.menu.commands import COMMANDS, Is
from bot.tables.model.intents import ShowTables, Verb

_DECLARED = [command for command in COMMANDS if Is.LOOK in command.traits]
LOOKS: Final[tuple[Verb, ...]] = (*(command.verb() for command in _DECLARED), ShowTables())
"""At a table; and at the list of one's tables, which is no look at any one of them."""
TYPED_LOOKS: Final = (*(command.name for command in _DECLARED if Is.BUTTON not in command.traits), "tables")
"""The same as a platform calls them where they can be typed."""
FORM_LOOKS: Final = tuple(
    command for command in TYPED_LOOKS if command not in {one.name for one in _DECLARED if Is.TYPED in one.traits}
)
"""Those of which a form is made as well."""
