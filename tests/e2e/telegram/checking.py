"""Watches over a house and judges everything that the fake has seen: what must hold anywhere, and what Telegram adds.

Every text that anybody saw must have been meant for them: sent to their place, to their door, or given to them as an
answer. Besides that the adapter may only say its own few sentences, which tell nothing.
"""

from collections import defaultdict
from dataclasses import dataclass, field, replace
from typing import Any

from e2e.checker import Asked, Shown, WatchedPainter, troubles
from fake_telegram import FakeTelegram
from fake_telegram.limits import GROUP_WINDOW, MOST_DATA_BYTES
from fake_telegram.world import Sighting
from hosting import Hosting

from bot.tables.model.intents import Door
from bot.telegram.dress import _JOINER, BELL, CUT, GLASS
from bot.telegram.spots import spot_of, user_of
from bot.text import LANGUAGES
from bot.text.fluent import messages

EVERYBODY = 0
SPENDS = ("send", "edit")
EXPECTED = ("reply markup of the message", "can't be deleted for everyone")
"""What the service refuses although nothing is wrong: an edit that changes nothing, the deletion of an old board."""


@dataclass
class Watch:
    """What was meant for whom, and when."""

    fake: FakeTelegram
    painter: WatchedPainter
    texts: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    """By the number of a person, or `EVERYBODY`."""
    lately: set[str] = field(default_factory=set)
    """What everybody was told, line by line: boards hold the last of it below their own text."""
    turns: list[tuple[int, int]] = field(default_factory=list)
    """How much had been seen when so many acts had been committed."""

    def __post_init__(self) -> None:
        self.asked = Asked(self.fake.sightings)

    def over(self, hosting: Hosting) -> None:
        """Watch a house that has just been opened."""
        self.asked.over(hosting.service)
        hosting.service.house = replace(hosting.service.house, painter=self.painter)
        self._sending(hosting, "send")
        self._sending(hosting, "edit")
        self._answering(hosting)
        self._committing(hosting)
        self._own_sentences(hosting)

    async def complaints(self, hosting: Hosting, table: str) -> list[str]:
        """Everything that should not have happened."""
        kept = await hosting.shelf.load(table)
        assert kept is not None
        desk = hosting.service.acts.desk(replace(kept, history=await hosting.shelf.history(table)))
        shown = [self._shown(at, one) for at, one in enumerate(self.fake.sightings)]
        since_the_deal = [one for one in shown if one.turn]
        return [
            *troubles(since_the_deal, desk, self.painter),
            *(f"refused: {one}" for one in self.fake.refused if not one[1].endswith(EXPECTED)),
            *(f"unmeant: {one}" for one in self._unmeant()),
            *(f"long data: {data}" for data in self._datas() if len(data.encode()) > MOST_DATA_BYTES),
            *(f"flood: {chat}: {most}" for chat, most in self.busiest().items() if most > GROUP_WINDOW[0]),
        ]

    def busiest(self) -> dict[int, int]:
        """How much each group got in its busiest minute."""
        times: dict[int, list[float]] = defaultdict(list)
        for one in self.fake.sightings:
            if one.chat < 0 and one.method.startswith(SPENDS):
                times[one.chat].append(one.at)
        return {chat: max(_within(own, at) for at in own) for chat, own in times.items()}

    # --- what is meant ---

    def _sending(self, hosting: Hosting, name: str) -> None:
        platform = hosting.adapter.platform
        send = getattr(platform, name)

        async def watched(to: Any, *given: Any) -> Any:
            screen = given[0] if name == "send" else given[1]
            spot = spot_of(to)
            self.lately |= {line for text in screen.lately for line in text.splitlines()}
            self.texts[spot.chat if isinstance(to, Door) or spot.is_private else EVERYBODY].add(screen.text)
            return await send(to, *given)

        setattr(platform, name, watched)

    def _answering(self, hosting: Hosting) -> None:
        handle = hosting.service.handle

        async def watched(intent: Any) -> Any:
            reply = await handle(intent)
            if intent.who.id:
                shown = reply.screen.text if reply.screen is not None else ""
                self.texts[user_of(intent.who.id)] |= {reply.text, shown, f"{reply.text}\n\n{shown}"}
            return reply

        hosting.service.handle = watched  # type: ignore[method-assign]

    def _committing(self, hosting: Hosting) -> None:
        commit = hosting.service.acts.commit

        async def watched(kept: Any, desk: Any, *given: Any) -> Any:
            done = await commit(kept, desk, *given)
            self.turns.append((len(self.fake.sightings), desk.table.entries))
            return done

        hosting.service.acts.commit = watched  # type: ignore[method-assign,assignment]

    def _own_sentences(self, hosting: Hosting) -> None:
        catalogue = hosting.service.house.catalogue
        for lang in LANGUAGES:
            for one in messages(catalogue.resources[lang]["telegram"]):
                for user in self.fake.users.values():
                    params = {"name": user.name} if one.id.name.endswith("in-private") else {}
                    self.texts[EVERYBODY].add(catalogue.words(lang)(one.id.name, **params))

    # --- what was seen ---

    def _shown(self, at: int, one: Sighting) -> Shown:
        turn = max((entries for seen, entries in self.turns if seen <= at), default=0)
        return shown(at, one, self.asked, turn)

    def _unmeant(self) -> list[Sighting]:
        """What somebody saw that was sent neither to them nor to everybody."""
        own = {who: set(map(self._bare, texts)) for who, texts in self.texts.items()}
        meant = {who: own[EVERYBODY] | texts for who, texts in own.items()}
        return [
            one
            for one in self.fake.sightings
            if not self._is_among(one, meant.get(one.viewer or EVERYBODY, own[EVERYBODY]))
        ]

    def _is_among(self, one: Sighting, meant: set[str]) -> bool:
        said = self._bare(_plain(one.text))
        if said == "" or said in meant:
            return True
        return said.endswith(CUT) and any(text.startswith(said.removesuffix(CUT)) for text in meant)

    def _bare(self, said: str) -> str:
        """A text without the time and without what happened last, both of which everybody may know."""
        lines = said.split("\n")
        while lines and (not lines[-1] or lines[-1] in self.lately or lines[-1].startswith(GLASS.strip())):
            lines.pop()
        return "\n".join(lines)

    def _datas(self) -> list[str]:
        found = (data for one in self.fake.sightings for _, data in one.buttons)
        return [data for data in found if not data.startswith("https://")]


def shown(at: int, one: Sighting, asked: Asked, turn: int = 0) -> Shown:
    """What the fake saw as number `at`, as every platform's checker understands it."""
    called = [f"telegram:{entity['user']['id']}" for entity in one.entities if "user" in entity]
    return Shown(
        turn=turn,
        place=f"telegram:{one.chat}",
        viewer=None if one.viewer is None else f"telegram:{one.viewer}",
        text=_plain(one.text),
        buttons=tuple(data for _, data in one.buttons),
        labels=tuple(label for label, _ in one.buttons),
        picture=one.picture,
        calls=tuple(asked.call(at, person) for person in called) if one.method.startswith("send") else (),
        do=_done(one.method),
        at=one.at,
        message=one.message,
        uploaded=one.uploaded,
    )


def _done(method: str) -> Any:
    if method == "answerCallbackQuery":
        return "answer"
    return next(do for do in ("send", "edit", "delete") if method.startswith(do))


def _plain(text: str) -> str:
    return text.replace(_JOINER, "").removeprefix(f"{BELL} ")


def _within(times: list[float], at: float) -> int:
    return sum(at - GROUP_WINDOW[1] < one <= at for one in times)
