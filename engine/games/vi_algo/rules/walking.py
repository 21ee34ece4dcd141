"""Walking and what it brings: rooms entered, cards drawn, the powerful mummy awake (sections 5.2, 5.3, 8)."""

from collections.abc import Container, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import ClassVar

from engine.core.action import Action
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Question, Step, Verbs
from engine.core.tagged import step
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.content.entries import EXIT, TREASURES, CardId, UseTarget, name_of, value_of
from engine.games.vi_algo.content.rooms import CENTRAL, Spot, Trail, room_of
from engine.games.vi_algo.events import Drew, Entered, Found, Looked, LookedAt, Shown, TorchMarked, Walked
from engine.games.vi_algo.rules.choices import Take
from engine.games.vi_algo.rules.coming import AWAKE, AddMummy
from engine.games.vi_algo.rules.deeds import draw_torch

SHOVE = 3
MAP_CARDS = 3


# --- ways ---


def way_of(board: Catacomb, seat: Seat, target: UseTarget) -> Trail:
    """The hexes stepped on, the target the last; `Refused` where there is no such run (VA-311, VA-313)."""
    chart = board.chart
    return tuple(spot for start, goal in _legs(board, seat, target, chart.place) for spot in chart.way(start, goal))


def steps_of(board: Catacomb, seat: Seat, target: UseTarget) -> int:
    """How many steps such a run takes: all that is to be known of the many that are offered."""
    chart = board.chart
    return sum(chart.path(goal, start) for start, goal in _legs(board, seat, target, chart.place))


def _legs(board: Catacomb, seat: Seat, target: UseTarget, places: Container[Spot]) -> tuple[tuple[Spot, Spot], ...]:
    """A run from one hex that it names to the next."""
    here = board.spot(seat)
    if not target or not all(map(places.__contains__, target)):
        raise Refused("wall")
    end, *via = target
    if target.count(here) == len(target):
        raise Refused("no_move")
    if end != here and not board.is_free(end):
        raise Refused("hex_taken")
    return tuple(pairwise((here, *via, end)))


def ends(board: Catacomb, seat: Seat, most: int) -> Iterator[UseTarget]:
    """Where a run of so many steps may end; who has left the catacomb runs nowhere."""
    here = board.spot(seat)
    far_off = board.chart.far(here) if here else {}
    for spot, far in sorted(far_off.items(), key=lambda found: found[1]):
        if 0 < far <= most and board.is_free(spot):
            yield (spot,)


def pushed_way(board: Catacomb, seat: Seat, direction: int) -> Trail:
    """Three steps in a line, or as many as are open; back to the last free hex if the end is taken (VA-761)."""
    way = [board.spot(seat)]
    for _ in range(SHOVE):
        ahead = board.chart.ahead(way[-1], direction)
        if ahead is None:
            break
        way.append(ahead)
    while len(way) > 1 and not board.is_free(way[-1]):
        way.pop()
    return tuple(way)


# --- runs ---


@step("vi_algo.run_to")
class RunTo(Step[Catacomb]):
    """A run to a hex, perhaps through others; the target is reserved meanwhile (VA-314)."""

    seat: Seat
    target: tuple[Spot, ...]

    def run(self, play: Play[Catacomb]) -> None:
        way = way_of(play.board, self.seat, self.target)
        play.tell(Walked(self.seat, (play.board.spot(self.seat), *way)))
        play.board = play.board.with_turn(bound_for=way[-1])
        play.then(WalkOn(self.seat, way))


def meets_something(board: Catacomb, seat: Seat, target: UseTarget) -> bool:
    """Whether a run leads into a room where a treasure lies open, or wakes the powerful mummy."""
    way = (board.spot(seat), *way_of(board, seat, target))
    entered = (here for before, here in pairwise(way) if room_of(here) != room_of(before))
    return any(board.is_unentered(here) or _wakes(board, here) for here in entered)


def _wakes(board: Catacomb, here: Spot) -> bool:
    """Whether whoever enters this room is the first to do so (VA-731)."""
    return room_of(here) != CENTRAL and board.rules.powerful_mummy and not board.is_awake


@step("vi_algo.walk_on")
class WalkOn(Step[Catacomb]):
    """The next hex of a run; what entering a room brings comes before the one after it."""

    seat: Seat
    way: tuple[Spot, ...]

    def run(self, play: Play[Catacomb]) -> None:
        if not self.way:
            play.board = play.board.with_turn(bound_for="")
            return
        before = play.board.spot(self.seat)
        play.board = play.board.moved(self.seat, self.way[0])
        play.then(Land(self.seat, before), WalkOn(self.seat, self.way[1:]))


@step("vi_algo.land")
class Land(Step[Catacomb]):
    """Whoever is first in a room takes its exposed treasure (VA-320 to VA-322)."""

    seat: Seat
    before: Spot

    def run(self, play: Play[Catacomb]) -> None:
        board, here = play.board, play.board.spot(self.seat)
        letter = room_of(here)
        if letter == room_of(self.before):
            return
        room = board.room(letter)
        if room is not None and room.exposed is not None:
            play.board = board.with_room(replace(room, exposed=None))
            play.tell(Entered(self.seat, letter))
            play.then(Receive(self.seat, room.exposed))
        if _wakes(board, here):
            play.then(Awake(self.seat))


@step("vi_algo.awake")
class Awake(Step[Catacomb]):
    """The powerful mummy: the first who enters a room takes the marked torch (VA-731)."""

    seat: Seat

    def run(self, play: Play[Catacomb]) -> None:
        card = draw_torch(play)
        play.board = play.board.with_torches(marked=card or None, marked_by=self.seat)
        play.tell(TorchMarked(self.seat))
        play.then(AddMummy(self.seat, AWAKE))


# --- cards drawn ---


@step("vi_algo.draw")
class Draw(Step[Catacomb]):
    """The top card of the stack of the room in which a character stands; nothing if there is none."""

    seat: Seat

    def run(self, play: Play[Catacomb]) -> None:
        room = play.board.room(room_of(play.board.spot(self.seat)))
        if room is not None and room.stack:
            play.board = play.board.with_room(replace(room, stack=room.stack[1:]))
            play.tell(Drew(self.seat, room.letter))
            play.then(Receive(self.seat, room.stack[0]))


@step("vi_algo.receive")
class Receive(Step[Catacomb]):
    """Unseen by others into the hand; with an immediate effect it is shown first and carried out (VA-303)."""

    seat: Seat
    card: CardId

    def run(self, play: Play[Catacomb]) -> None:
        play.tell(Found(self.seat, name_of(self.card)), (self.seat,))
        immediate = TREASURES.of(self.card).immediate
        if immediate is not None:
            play.tell(Shown(self.seat, name_of(self.card)))
            immediate(play, self.seat)
        play.then(IntoHand(self.seat, self.card))


@step("vi_algo.into_hand")
class IntoHand(Step[Catacomb]):
    """A card drawn is in the hand once its effect is done."""

    seat: Seat
    card: CardId

    def run(self, play: Play[Catacomb]) -> None:
        play.board = play.board.taken(self.seat, self.card)


@step("vi_algo.read_map")
class ReadMap(Step[Catacomb]):
    """The top cards of the stack are looked at in secret; one is drawn, the others go to its bottom (t22)."""

    seat: Seat

    def run(self, play: Play[Catacomb]) -> None:
        room = play.board.room(room_of(play.board.spot(self.seat)))
        if room is None or not room.stack:
            return
        cards, rest = room.stack[:MAP_CARDS], room.stack[MAP_CARDS:]
        play.board = play.board.with_room(replace(room, stack=rest)).with_piles(looked_at=cards)
        play.tell(Looked(self.seat, room.letter, len(cards)))
        play.tell(LookedAt(self.seat, tuple(map(name_of, cards))), (self.seat,))
        play.then(AskTake(self.seat, room.letter))


@step("vi_algo.ask_take")
class AskTake(Question[Catacomb]):
    """DP-08: which of the cards looked at is drawn."""

    secret: ClassVar[bool] = True

    seat: Seat
    room: str

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return {self.seat: (Take,)}

    def options(self, board: Catacomb, seat: Seat) -> Iterator[Action[Catacomb]]:
        return map(Take, dict.fromkeys(map(name_of, board.piles.looked_at)))

    def check(self, board: Catacomb, seat: Seat, action: Action[Catacomb]) -> None:
        Take.among(action, map(name_of, board.piles.looked_at))

    def default(self, board: Catacomb, seat: Seat) -> Action[Catacomb]:
        """An exit of which none is open or held, else the highest value."""
        known = {*board.validated_types, *map(name_of, board.explorers[seat].hand)}

        def rank(card: CardId) -> tuple[bool, int, str]:
            wanted = TREASURES.of(card).kind == EXIT and name_of(card) not in known
            return not wanted, -value_of(card), card

        return Take(name_of(min(board.piles.looked_at, key=rank)))

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        name, room = Take.of(answers), play.board.room(self.room)
        if room is None:
            return
        card = min(one for one in play.board.piles.looked_at if name_of(one) == name)
        others = tuple(one for one in play.board.piles.looked_at if one != card)
        play.board = play.board.with_room(replace(room, stack=(*room.stack, *others))).with_piles(looked_at=())
        play.tell(Drew(self.seat, self.room))
        play.then(Receive(self.seat, card))
