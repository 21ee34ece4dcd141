"""What may be done in the own turn: store gold, play cards, one basic action; and orders, at any time."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.changing import changed
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.tagged import verb
from engine.games.caverna.board import Cave
from engine.games.caverna.cards.action_cards import ACTION_CARDS
from engine.games.caverna.cards.entry import Args
from engine.games.caverna.cards.meeting import CheckEncounter, MeetSomething
from engine.games.caverna.content.cards import DOUBLE, DOUBLE_GOLD, GOLD, action_of
from engine.games.caverna.content.grid import CAMP, INDEX, edge_at
from engine.games.caverna.events import BasicActionTaken, Stored, TrollDismissed
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import DrawCards
from engine.games.caverna.rules.laying import DiscardForCreativity, PutAway, choices, lay_down, named
from engine.games.caverna.rules.requests import dismissed
from engine.games.caverna.rules.searching import SearchSpace
from engine.games.caverna.rules.seats import seat_named, tidy
from engine.games.caverna.rules.walking import Walk
from engine.games.caverna.rules.ways import Way, check_walk, matters_on, shortest, walks

END = "end"
WINDS = ("N", "E", "S", "W")
NEEDED = 3
"""Cards for creativity."""


@verb("caverna.done")
class Done(Action[Cave]):
    """No more of this."""

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        yield cls()

    def perform(self, play: Play[Cave], seat: Seat) -> None:
        """Nothing: the turn goes on."""


# --- gold ---


@verb("caverna.store")
class Store(Action[Cave]):
    """Put one gold card aside for good; two other cards pay for it (CZ-531)."""

    gold: str
    pay: tuple[str, ...]

    @classmethod
    def read_fields(cls, tokens: Tokens) -> Self:
        """Which gold: by a word of its own, or by the name of the card, for in some language these are one word."""
        if not tokens:
            raise Refused("bad_command")
        meant = {GOLD: "gold", DOUBLE_GOLD: "double"}
        return cls(meant.get(tokens[0], tokens[0]), tokens[1:])

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        player = board.players[seat]
        for word, name in (("double", DOUBLE), ("gold", GOLD)):
            if (name == DOUBLE and player.has_double) or player.holds(name):
                card = DOUBLE if name == DOUBLE else player.first_of(GOLD)
                yield from (cls(word, pay) for pay in choices(player.without((card,)).hidden, 2))

    def check(self, board: Cave, seat: Seat) -> None:
        player = board.players[seat]
        if self.gold not in ("gold", "double"):
            raise Refused("bad_command", word=self.gold[:20])
        if not (player.has_double if self.gold == "double" else player.holds(GOLD)):
            raise Refused("no_such_card", card=DOUBLE_GOLD if self.gold == "double" else GOLD)
        rest = player.without((self._card(board, seat),)).hidden
        if len(rest) < 2:
            raise Refused("cannot_pay_storing")
        if len(self.pay) != 2:
            raise Refused("wrong_number_of_cards", count=2)
        named(rest, self.pay)

    def perform(self, play: Play[Cave], seat: Seat) -> None:
        player, gold = play.board.players[seat], self._card(play.board, seat)
        paid = named(player.without((gold,)).hidden, self.pay)
        board = play.board.discarded(seat, paid)
        left = board.players[seat].without((gold,)).hand
        play.board = board.with_player(seat, hand=left, stored=(*player.stored, gold))
        tell(play, Stored(seat, action_of(gold), self.pay))

    def _card(self, board: Cave, seat: Seat) -> str:
        return DOUBLE if self.gold == "double" else board.players[seat].first_of(GOLD)


# --- cards ---


@verb("caverna.play")
class PlayCard(Action[Cave]):
    """Play a card from the hand, on what it needs (CZ-412)."""

    card: str
    on: Args

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        held = dict.fromkeys(map(action_of, board.players[seat].hand))
        playable = (card for card in (ACTION_CARDS[name] for name in held if name in ACTION_CARDS) if not card.unplayed)
        return (cls(card.name, args) for card in playable for args in card.targets(board, seat))

    @classmethod
    def read_fields(cls, tokens: Tokens) -> Self:
        if not tokens:
            raise Refused("bad_command")
        return cls(tokens[0], tuple(map(tidy, tokens[1:])))

    def facts(self, board: Cave, seat: Seat) -> Mapping[str, Any]:
        """On whom, which way, through which spaces."""
        seats = {one: seat_named(one, board) for one in self.on}
        who = tuple(other for other in seats.values() if other is not None)
        rest = tuple(one for one in self.on if seats[one] is None)
        wind = tuple(one for one in rest if one in WINDS)
        how = tuple(one for one in rest if one not in WINDS)
        wall = edge_at(board.players[seat].spot, wind[0]) if wind else None
        comes = "none" if wall is None else "down" if wall in board.walls else "up"
        past = matters_on(board, seat, tuple(one for one in how if one in INDEX))
        return {"who": who, "wind": (*wind, "none")[0], "wall": comes, "how": how[-1] if how else "none", "past": past}

    def outcome(self, board: Cave, seat: Seat) -> Hashable:
        """Of ways to one space those are one on which the same is met."""
        way = tuple(one for one in self.on if one in INDEX)
        return self.card, self.on if len(way) < len(self.on) else (way[-1:], matters_on(board, seat, way))

    def check(self, board: Cave, seat: Seat) -> None:
        player = board.players[seat]
        if self.card not in ACTION_CARDS:
            raise Refused("bad_command", word=self.card[:20])
        if not player.holds(self.card):
            raise Refused("no_such_card", card=self.card)
        if ACTION_CARDS[self.card].unplayed:
            raise Refused(ACTION_CARDS[self.card].unplayed)
        if self.card in player.played:
            raise Refused("already_played", card=self.card)
        if not player.in_cave:
            raise Refused("no_cards_in_camp")
        ACTION_CARDS[self.card].check(board, seat, self.on)

    def perform(self, play: Play[Cave], seat: Seat) -> None:
        rule = ACTION_CARDS[self.card]
        card = lay_down(play, seat, self.card, rule.target(play.board, self.on))
        rule.effect(play, seat, self.on)
        play.then(PutAway(card))


@verb("caverna.dismiss")
class Dismiss(Action[Cave]):
    """Send a held troll away, under the troll deck (CZ-420)."""

    card: str

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        return (cls(card) for card in board.players[seat].trolls)

    def check(self, board: Cave, seat: Seat) -> None:
        if self.card not in board.players[seat].trolls:
            raise Refused("no_such_troll")

    def perform(self, play: Play[Cave], seat: Seat) -> None:
        play.board = dismissed(play.board, seat, self.card)
        tell(play, TrollDismissed(seat))


# --- basic actions ---


class Basic(Action[Cave]):
    """One of the five basic actions (5.2); `end` after it skips step 3 (CZ-419)."""

    __slots__ = ()
    name: ClassVar[str]
    end: bool

    def perform(self, play: Play[Cave], seat: Seat) -> None:
        play.board = changed(play.board, in_a_hurry=self.end)
        tell(play, BasicActionTaken(seat, self.name))
        self.carry_out(play, seat)

    def carry_out(self, play: Play[Cave], seat: Seat) -> None:
        """List its parts, in order."""
        raise NotImplementedError


class Walking(Basic):
    """A basic action that begins with a walk."""

    __slots__ = ()
    most: ClassVar[int] = 2
    way: Way

    @property
    def name_without_finds(self) -> str:
        """What it comes to where there is nothing to search."""
        return self.name

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        return (cls(way, False) for way in walks(board, seat, cls.most))  # type: ignore[call-arg]

    def facts(self, board: Cave, seat: Seat) -> Mapping[str, Any]:
        """Where it ends, what lies there, and what is met on the way."""
        spot = board.players[seat].spot
        end = self.way[-1] if self.way else spot
        cards = board.loose(end) if end != CAMP else 0
        return {
            "end": end,
            "cards": cards,
            "packs": len(board.packs_on(end)),
            "back": end == spot,
            "past": matters_on(board, seat, self.way),
        }

    def menu(self, board: Cave, seat: Seat) -> Tokens:
        """By where it ends; then by the way, where something is met on it."""
        if not self.way:
            return self.words()
        return (self.head(), self.way[-1], *(self.way if matters_on(board, seat, self.way) else ()))

    def outcome(self, board: Cave, seat: Seat) -> Hashable:
        """Two ways to one space differ in what is met on them; whoever comes home with the gold has won. In the camp
        nothing is searched and nobody met, however one came; where nothing lies, all that Advance adds is missing.
        """
        if CAMP in self.way and board.players[seat].gold >= board.rules.gold_to_win:
            return CAMP
        end = self.way[-1] if self.way else board.players[seat].spot
        name = CAMP if end == CAMP else self.name if board.has_finds(end) else self.name_without_finds
        return name, self.end, self.way[-1:], matters_on(board, seat, self.way)

    def check(self, board: Cave, seat: Seat) -> None:
        check_walk(board, seat, self.way, self.most)

    def words(self) -> Tokens:
        return (self.head(), *self.way, *((END,) if self.end else ()))

    @classmethod
    def read(cls, board: Cave, seat: Seat, entries: Sequence[Tokens]) -> Self:
        """A lone space that is not next door stands for the one shortest way to it."""
        if len(entries) != 1:
            raise Refused("bad_command")
        tokens = tuple(map(tidy, entries[0][1:]))
        ends = tokens[-1:] == (END,)
        way = tokens[:-1] if ends else tokens
        if len(way) == 1 and seat in board.seats and way not in walks(board, seat, cls.most):
            way = shortest(board, seat, way[0], cls.most) or way
        return cls(way, ends)  # type: ignore[call-arg]


class Staying(Basic):
    """A basic action on the spot."""

    __slots__ = ()

    @classmethod
    def options(cls, board: Cave, seat: Seat) -> Iterator[Self]:
        yield cls(False)  # type: ignore[call-arg]

    def words(self) -> Tokens:
        return (self.head(), *((END,) if self.end else ()))

    @classmethod
    def read_fields(cls, tokens: Tokens) -> Self:
        if tokens not in ((), (END,)):
            raise Refused("bad_command", word=tokens[0][:20])
        return cls(bool(tokens))  # type: ignore[call-arg]


@verb("caverna.avanco")
class Advance(Walking):
    """`avanco_destemido`: up to 2 steps, a search of up to 2, an encounter (CZ-513)."""

    name: ClassVar[str] = "avanco_destemido"

    way: Way
    end: bool

    @property
    def name_without_finds(self) -> str:
        return Run.name

    def carry_out(self, play: Play[Cave], seat: Seat) -> None:
        play.then(Walk(seat, self.way), SearchSpace(seat, 2), MeetSomething(seat))


@verb("caverna.walk_carefully")
class WalkCarefully(Walking):
    """`andar_com_cuidado`: up to 2 steps, an encounter on a roll of 1 to 3 (CZ-514)."""

    heads: ClassVar[Tokens] = ("walk",)
    name: ClassVar[str] = "andar_com_cuidado"

    way: Way
    end: bool

    def carry_out(self, play: Play[Cave], seat: Seat) -> None:
        play.then(Walk(seat, self.way), CheckEncounter(seat))


@verb("caverna.run")
class Run(Walking):
    """`correr`: up to 3 steps, an encounter (CZ-514)."""

    name: ClassVar[str] = "correr"
    most: ClassVar[int] = 3

    way: Way
    end: bool

    def carry_out(self, play: Play[Cave], seat: Seat) -> None:
        play.then(Walk(seat, self.way), MeetSomething(seat))


@verb("caverna.search_carefully")
class SearchCarefully(Staying):
    """`buscar_com_cuidado`: a search of up to 2, an encounter on a roll of 1 to 3 (CZ-515)."""

    heads: ClassVar[Tokens] = ("search",)
    name: ClassVar[str] = "buscar_com_cuidado"

    end: bool

    def check(self, board: Cave, seat: Seat) -> None:
        if not board.players[seat].in_cave:
            raise Refused("nothing_in_camp")
        if not board.has_finds(board.players[seat].spot):
            raise Refused("nothing_to_search")

    def carry_out(self, play: Play[Cave], seat: Seat) -> None:
        play.then(SearchSpace(seat, 2), CheckEncounter(seat))


@verb("caverna.think")
class Think(Staying):
    """`criatividade`: discard 3 cards, draw 2 (CZ-519)."""

    name: ClassVar[str] = "criatividade"

    end: bool

    def check(self, board: Cave, seat: Seat) -> None:
        if not board.players[seat].in_cave:
            raise Refused("must_enter_cave")
        if len(board.players[seat].hidden) < NEEDED:
            raise Refused("needs_three_cards")

    def carry_out(self, play: Play[Cave], seat: Seat) -> None:
        play.then(DiscardForCreativity(seat), DrawCards(seat, 2))


BASIC_ACTIONS: tuple[type[Basic], ...] = (Advance, WalkCarefully, SearchCarefully, Run, Think)
WALKING_ACTIONS: tuple[type[Basic], ...] = (Advance, WalkCarefully, Run)
