"""What serves a command at a table: a function of the table being worked on and of the verb, which it knows by type."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.tables.domain.desk import Desk
from bot.tables.model.intents import Verb
from bot.tables.model.reply import Reply

V = TypeVar("V", bound=Verb)


@dataclass(frozen=True, slots=True)
class Handler(Generic[V]):
    """A verb and the function that serves it."""

    verb: type[V]
    serve: Callable[[Desk, V], Reply]

    def __call__(self, desk: Desk, verb: Verb) -> Reply:
        """Serve it."""
        assert isinstance(verb, self.verb)
        return self.serve(desk, verb)


Handlers = Mapping[type[Verb], Handler[Any]]


def serving(*handlers: Handler[Any]) -> Handlers:
    """Handlers by what they serve."""
    return {one.verb: one for one in handlers}
