"""Who has a page open: somebody with a key, who may sit down, or somebody who only watches."""

from collections.abc import Mapping
from dataclasses import dataclass

from aiohttp import web

from bot.tables.model.intents import Door, PersonId, PlaceKey
from bot.web import links


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody before a page."""

    place: PlaceKey
    watch: str
    """The link that shows this place to those who only watch."""
    person: PersonId | None = None
    """None for those who only watch."""

    @property
    def door(self) -> Door | None:
        """The private side of the page."""
        return None if self.person is None else Door(links.PLATFORM, self.person)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Whose messages stand on the page."""
        return (self.place,) if self.person is None else (self.place, self.person)


def visitor(request: web.Request) -> Visitor:
    """Who asks, by the address that is asked."""
    told = request.match_info
    watch = _watch(told)
    return Visitor(links.place_of(watch), watch, None if "watch" in told else links.person_of(told["key"]))


def place(told: Mapping[str, str]) -> PlaceKey:
    """Which place an address is about, whoever asks."""
    return links.place_of(_watch(told))


def _watch(told: Mapping[str, str]) -> str:
    return told["watch"] if "watch" in told else links.watch_of(told["room"])
