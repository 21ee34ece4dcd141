"""A table being worked on: what an intent or an alarm may change and say, to be committed whole or not at all."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from bot.tables.domain.house import House
from bot.tables.menu.facing import Facing
from bot.tables.model import views
from bot.tables.model.intents import Intent, Person, PersonId
from bot.tables.model.outbox import Message, Outgoing, TableLine, Whisper, outgoing
from bot.tables.model.profile import Profile
from bot.tables.model.table import History, LogLine, Phase, Sitter, Table
from bot.tables.ports.store import Change
from bot.text.lesson import LEARNER, LessonStep
from bot.text.voice import Voice
from engine.core import codec
from engine.core.action import Action, Composed
from engine.core.event import Event, Told, heard, joined
from engine.core.match import Acted, Match
from engine.core.once import cached_property
from engine.core.reading import entries_of, read_next
from engine.core.refusal import BrokenRule, Refused
from engine.core.seat import Seat
from engine.core.view import Seen
from engine.games import AnyGame

MOST_LINES = 12
"""What happens in one commit is told in at most so many lines, the latest ones; the rest is in `/catchup`."""
MOST_NAMED = 3
"""So many of the others are named where a table is told from others."""
LATELY = 8
"""So many of the newest lines stand on a board."""
ASKS = frozenset({"undo-wanted", "undo-wanted-seen", "end-asked", "end-suggested", "pace-asked", "seat-asked"})
"""What puts a question to all who are here."""
ALOUD = ASKS | {"cannot-reach", "stands-in", "paused-alone", "resigned", "kicked"}
"""What the table says by itself and people have to hear of, also where boards tell what happened."""


class Desk:
    """One table on the desk. Handlers change `table` and `match`, and say things; the service commits it all."""

    def __init__(
        self,
        house: House,
        table: Table,
        match: Match[Any] | None,
        now: int,
        *,
        intent: Intent | None = None,
        history: History = (),
    ) -> None:
        self.house = house
        self.table = table
        self.match = match
        self.now = now
        self.intent = intent
        self.history = history
        """The log so far; only there when it was asked for (`Is.HISTORY`)."""
        self.lines: list[LogLine] = []
        self.outbox: list[Outgoing] = []
        self.known_of: list[tuple[PersonId, Callable[[Profile], Profile]]] = []
        """What will be remembered of people across tables."""
        self.did: list[str] = []
        """What people have done on this desk, each in their own words."""

    @cached_property
    def game(self) -> AnyGame:
        """The game of this table."""
        return self.house.games()[self.table.game]

    @property
    def playing(self) -> Match[Any]:
        """The match; `Refused("not_playing")` where there is none."""
        if self.match is None:
            raise Refused("not_playing")
        return self.match

    # --- who is speaking ---

    @property
    def who(self) -> Person:
        """The person whose intent this is."""
        if self.intent is None:
            raise BrokenRule("an alarm speaks for nobody")
        return self.intent.who

    @property
    def seat(self) -> Seat:
        """The seat of the person whose intent this is; `Refused("not_seated")` if there is none."""
        seat = self.table.seat_of(self.who.id)
        if seat is None:
            raise Refused("not_seated")
        return seat

    @property
    def is_host(self) -> bool:
        """Whether the person whose intent this is is the host, or manages the place."""
        return self.who.id == self.table.host or (self.who.manages and self.is_at_a_place)

    def require_host(self) -> None:
        """Only the host, or somebody who manages the place, may go on."""
        if not self.is_host:
            raise Refused("not_host")

    @property
    def is_at_a_place(self) -> bool:
        """Whether this was asked at one of the table's own places."""
        return self.intent is not None and self.intent.place in self.table.places

    @property
    def has_hand_here(self) -> bool:
        """Whether hands are held at the place where this was asked."""
        return self.is_at_a_place and self.table.phase is Phase.PLAYING

    # --- speaking ---

    @property
    def public(self) -> Voice:
        """The voice of the place."""
        return self.voice(self.table.language)

    @property
    def private(self) -> Voice:
        """The voice in which the person is answered."""
        return self.voice(self.who.language)

    def voice(self, lang: str) -> Voice:
        """A voice that knows who sits here."""
        pieces = {} if self.match is None else self.game.pieces(self.match.position.board)
        return self.house.voice(lang, self.game, self.names(lang), self.table.roles, tuple(pieces.items()))

    def names(self, lang: str) -> tuple[str, ...]:
        """Who sits where: people by the name they gave themselves, computer players as this language calls them."""
        return tuple(
            self.house.computer_name(lang, one.name) if one.computer else one.name for one in self.table.sitters
        )

    def voice_of(self, seat: Seat) -> Voice:
        """The voice in which a seat's person is spoken to."""
        return self.voice(self.table.sitters[seat].language or self.table.language)

    def about(self, voice: Voice, person: PersonId) -> str:
        """The line by which somebody knows this table among theirs: which game, and with whom."""
        others = self.table.others(person)
        more = "yes" if len(others) > MOST_NAMED else "no"
        return voice("about-table", game=self.titled(voice), others=others[:MOST_NAMED], more=more)

    def titled(self, voice: Voice) -> str:
        """The game's name, with a number where its host had another table of it already."""
        title = voice.title()
        return title if self.table.number == 1 else voice("numbered", game=title, number=self.table.number)

    def say(self, key: str, **params: Any) -> None:
        """A line for every place, in the table's language."""
        line = self.public(key, **params)
        self._lately([line])
        self._line_for_all(line, line if key in ALOUD else "", asks=key in ASKS)

    def unsay(self, key: str, **params: Any) -> None:
        """Take what the table said off its board: it no longer holds."""
        line = self.public(key, **params)
        self.change(lately=tuple(one for one in self.table.lately if one != line))

    def _line_for_all(self, text: str, aloud: str, asks: bool = False) -> None:
        for place in self.table.places:
            self.send(TableLine(place, text, aloud, asks))

    def _lately(self, lines: list[str]) -> None:
        self.change(lately=(*self.table.lately, *lines)[-LATELY:])

    def whisper(self, seat: Seat, text: str, folds: bool = False, quiet: bool = False) -> None:
        """A fact for the person on a seat; it says which table it is about. `folds`: the seat's notice says it too,
        and that is enough while something is asked of them; `quiet`: also while nothing is."""
        sitter = self.table.sitters[seat]
        if sitter.person is not None and not sitter.gave_up:
            header = self.about(self.voice_of(seat), sitter.person)
            self.send(Whisper(sitter.person, f"{header}\n{text}", seat if folds else None, quiet))

    def send(self, message: Message) -> None:
        """Put a message into the outbox."""
        self.outbox.append(outgoing(self.table.id, message))

    def tell(self, told: Iterable[Told]) -> None:
        """What happened: to everybody as lines, to some in private."""
        everything = tuple(told)
        public = heard(everything, None)
        self._tell_all(public)
        for seat in range(len(self.table.sitters)):
            own = [one.event for one in everything if one.to is not None and one.heard_by(seat)]
            if own:
                self._tell_aside(seat, joined(own))
            elif not all(event.is_mark for event in public):
                self.table = self.table.with_aside(seat, ())

    def _tell_aside(self, seat: Seat, events: tuple[Event, ...]) -> None:
        """What a seat alone learns; what tells no secret is not worth a sound to whoever is not asked anything."""
        lines = self.voice_of(seat).happened(events)
        self.table = self.table.with_aside(seat, tuple(lines[-MOST_LINES:]))
        self.whisper(seat, "\n".join(lines), folds=True, quiet=not any(event.reveals for event in events))

    def _tell_all(self, events: tuple[Event, ...]) -> None:
        """What everybody learns, in one message; a mark on the board needs no line there."""
        told = list(zip(events, self.public.happened(events), strict=True))
        self._lately([line for event, line in told if not event.is_mark and not event.is_passing])
        if told:
            event, line = told[-1]
            self.change(moment=(self.table.moment or line) if event.is_passing else "")
        lines, aloud = [line for _, line in told], [line for event, line in told if event.is_dramatic]
        if lines:
            earlier = [self.public("and-earlier", n=len(lines) - MOST_LINES)] if len(lines) > MOST_LINES else []
            self._line_for_all("\n".join((*earlier, *lines[-MOST_LINES:])), "\n".join(aloud[-MOST_LINES:]))

    @property
    def has_told_all(self) -> bool:
        """Whether everybody at its places hears of it."""
        return any(isinstance(one.message, TableLine) for one in self.outbox)

    # --- looking ---

    def befalls(self, event: Event, seat: Seat | None) -> bool:
        """Whether it has happened to this seat."""
        return self.game.befalls(self.playing.position.board, event, seat)

    def since_act(self, seat: Seat | None) -> History:
        """The log since a seat acted last, as far as it lies on the desk."""
        for at in reversed(range(len(self.history))):
            entry = self.history[at].entry
            if isinstance(entry, Acted) and entry.seat == seat:
                return self.history[at + 1 :]
        return self.history

    def befallen(self, lines: Iterable[LogLine], seat: Seat | None, voice: Voice) -> Iterator[str]:
        """What has been done to a seat in these lines of the log, by others or by chance."""
        for line in lines:
            yield from voice.happened(one for one in heard(line.told, seat) if self.befalls(one, seat))

    def beats(self, lines: Iterable[LogLine], seat: Seat | None, voice: Voice) -> Iterator[str]:
        """What of these lines of the log only marks time."""
        for line in lines:
            yield from voice.happened(one for one in heard(line.told, seat) if one.is_beat)

    def seen(self, seat: Seat | None) -> Seen[Any, Any]:
        """What a seat, or everybody, may know."""
        return views.seen(self.game, self.playing.position, seat)

    def facing(self, seat: Seat) -> Facing:
        """A seat in front of what it is asked."""
        number = self.table.askings[seat].number
        kept = self._kept(seat)
        facing = Facing(self.table.id, self.game, self.playing.position, seat, number, *kept, self.wanted(seat))
        return self.house.faced.latest(facing)

    @property
    def step(self) -> LessonStep | None:
        """The step at which a lesson stands."""
        lesson = self.house.lesson(self.game.slug) if self.table.lesson else None
        return None if lesson is None else lesson.steps[self.table.lesson - 1]

    def wanted(self, seat: Seat) -> Action[Any] | None:
        """What a seat is told to do in a lesson."""
        if self.step is None or seat != LEARNER:
            return None
        try:
            return read_next(self.game, self.playing.position, seat, entries_of(self.step.line))[0]
        except Refused:
            return None

    def draft(self, seat: Seat) -> Composed[Any] | None:
        """The draft of a seat."""
        return self._kept(seat)[0]

    def doubted(self, seat: Seat) -> Action[Any] | None:
        """What a seat was about to do when it was asked once more."""
        return self._kept(seat)[1]

    def keep(self, seat: Seat, draft: Action[Any] | None) -> None:
        """Keep a draft, or what a seat is asked once more about; None for nothing."""
        self.table = self.table.with_draft(seat, "" if draft is None else codec.dump(draft, Action).decode())

    def _kept(self, seat: Seat) -> tuple[Composed[Any] | None, Action[Any] | None]:
        saved = self.table.drafts[seat]
        kept = codec.load(saved, Action) if saved else None
        if not isinstance(kept, Composed):
            return None, kept
        draft = kept.as_it_stands(self.playing.position.board)
        return (draft if draft.parts() else None), None

    @property
    def known(self) -> Match[Any]:
        """The match with its whole log, for going back in it."""
        entered = [line for line in (*self.history, *self.lines) if line.entry is not None]
        log = tuple(line.entry for line in entered if line.entry is not None)
        return replace(self.playing, log=log, learned=tuple(line.learned for line in entered))

    # --- changing ---

    def sit(self, seat: Seat, **changes: Any) -> Sitter:
        """Change the sitter of a seat."""
        sitter = replace(self.table.sitters[seat], **changes)
        self.table = self.table.with_sitter(seat, sitter)
        return sitter

    def change(self, **changes: Any) -> None:
        """Change the table."""
        self.table = replace(self.table, **changes)

    def remember(self, person: PersonId, learnt: Callable[[Profile], Profile]) -> None:
        """Something that is known of a person from here on, wherever they play."""
        self.known_of.append((person, learnt))

    def to_keep(self, wake_at: int | None) -> Change:
        """What a store keeps of all this."""
        return Change(self.table, self.match, self.now, tuple(self.lines), tuple(self.outbox), wake_at)
