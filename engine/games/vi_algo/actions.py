"""What the active player may do (sections 5.2 to 5.7 and 13.1). Costs stand where each action is checked."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import product
from typing import Any, ClassVar, Final, Self

from engine.core.action import Action, Tokens
from engine.core.once import known_by_sight
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Step
from engine.core.tagged import step, verb
from engine.games.vi_algo.board import EXIT_NAMES, PIECES, Catacomb
from engine.games.vi_algo.content.entries import (
    EXIT,
    GROUP_CARDS,
    TRAITOR,
    TREASURES,
    CardId,
    UseEffect,
    UseTarget,
    called,
    name_of,
)
from engine.games.vi_algo.content.rooms import Spot, is_rune, name_order, room_of
from engine.games.vi_algo.events import Contributed, GroupPlayed, Passed, Searched, Signalled, Used
from engine.games.vi_algo.rules.ending import NO_EXIT, end
from engine.games.vi_algo.rules.goals import (
    ALONE,
    ROOM,
    found_at,
    goals,
    is_lonely,
    nearest_in,
    reached,
    run_cost,
    seen_from,
)
from engine.games.vi_algo.rules.theft import cast_shadow
from engine.games.vi_algo.rules.walking import Draw, RunTo, meets_something, steps_of

VIA = "via"
DICE = ("red", "black", "white")
THROWS: Final = Counter(map(sum, product(range(1, 7), repeat=len(DICE))))
"""In how many of all throws the dice show each sum."""


def chance(wanted: Callable[[int], bool]) -> int:
    """In how many of a hundred throws three dice show what is wanted.

    >>> chance(lambda shown: shown < 11), chance(lambda shown: shown == 18), chance(lambda shown: shown > 2)
    (50, 0, 100)
    """
    return sum(many for shown, many in THROWS.items() if wanted(shown)) * 100 // THROWS.total()


def need(board: Catacomb, actions: int) -> None:
    """Refuse what there are not enough actions for (VA-302)."""
    if board.turn.actions < actions:
        raise Refused("no_actions")


@verb("vi_algo.walk")
class Walk(Action[Catacomb]):
    """Run to a hex, by the shortest way or through others (VA-310 to VA-313)."""

    spots: tuple[Spot, ...]
    """The end, then the hexes to go through."""

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterator[Self]:
        """What a walk is for first, then every other hex."""
        first = goals(board, seat)
        return (cls((spot,)) for spot in (*first, *(one for one in reached(board, seat) if one not in first)))

    def menu(self, board: Catacomb, seat: Seat) -> Tokens:
        """A goal stands by itself, any other hex under its room: one hex of plain floor is like another."""
        end, *via = self.spots
        if via or end in goals(board, seat):
            return self.words()
        return ("walk", f"{ROOM}{room_of(end)}", end)

    def words(self) -> Tokens:
        end, *via = self.spots
        return ("walk", end, *((VIA, *via) if via else ()))

    @classmethod
    def read(cls, board: Catacomb, seat: Seat, entries: Sequence[Tokens]) -> Self:
        if len(entries) != 1 or len(entries[0]) < 2:
            raise Refused("bad_command")
        _, end, *rest = entries[0]
        if rest and (rest[0] != VIA or len(rest) < 2):
            raise Refused("bad_command", word=rest[0])
        return cls((nearest_in(board, seat, end), *rest[1:]))

    def facts(self, board: Catacomb, seat: Seat) -> Mapping[str, Any]:
        """Which way it leads, what it costs, and what there is at its end: nobody near, if the turn ends there."""
        end, steps = self.spots[0], steps_of(board, seat, self.spots)
        after = _run_paid(board, steps)
        ends_alone = not after.goes_on and is_lonely(after.moved(seat, end))
        there = ALONE if ends_alone else found_at(board, seat, end)
        return {"spot": end, "cost": run_cost(board, steps), "there": there, "side": seen_from(board, seat, end)}

    def check(self, board: Catacomb, seat: Seat) -> None:
        cost = run_cost(board, steps_of(board, seat, self.spots))
        if cost > board.turn.actions:
            raise Refused("too_far", cost=cost, left=board.turn.actions)

    def is_reversible(self, board: Catacomb, seat: Seat) -> bool:
        """While the turn goes on, where nothing waits on the way (VA-242, VA-320, VA-731)."""
        after = _run_paid(board, steps_of(board, seat, self.spots))
        return after.goes_on and not meets_something(board, seat, self.spots)

    def perform(self, play: Play[Catacomb], seat: Seat) -> None:
        play.board = _run_paid(play.board, steps_of(play.board, seat, self.spots))
        play.then(RunTo(seat, self.spots))


@known_by_sight
def _run_paid(board: Catacomb, steps: int) -> Catacomb:
    """What a run of so many steps costs is taken, and what is left over of its last action kept (VA-310, VA-312)."""
    cost = run_cost(board, steps)
    return board.spent(cost, board.turn.steps_left + cost * board.now.walk - steps)


@verb("vi_algo.search")
class Search(Action[Catacomb]):
    """Search a rune: a marker, three dice, less than trust finds the top card of the room (VA-330 to VA-333). Where it
    is out of reach one walks there first (VA-334).
    """

    rune: Spot
    back: Spot

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterator[Self]:
        for rune, spot in _runes(board, seat):
            yield from (cls(rune, back) for back in _farthest_markers(board, seat, spot))

    def words(self) -> Tokens:
        return ("search", self.rune, *(("back", self.back) if self.back else ()))

    @classmethod
    def read(cls, board: Catacomb, seat: Seat, entries: Sequence[Tokens]) -> Self:
        """A rune or a marker that is not named is the only one there is."""
        if len(entries) != 1:
            raise Refused("bad_command")
        rest = list(entries[0][1:])
        rune = rest.pop(0) if rest and rest[0] != "back" else cls._only_rune(board, seat)
        if rest and (rest[0] != "back" or len(rest) != 2):
            raise Refused("bad_command", word=rest[0])
        spot = _searched_from(board, seat, rune) or board.spot(seat)
        return cls(rune, rest[1] if rest else _farthest_markers(board, seat, spot)[0])

    @classmethod
    def _only_rune(cls, board: Catacomb, seat: Seat) -> Spot:
        """The one rune in reach that is not searched yet; of several one must be named (VA-333)."""
        reach = board.runes_in_reach(board.spot(seat))
        new = [one for one in reach if one not in board.explorers[seat].markers]
        if len(new) > 1:
            raise Refused("which_rune")
        return (*new, *reach, "")[0]

    def facts(self, board: Catacomb, seat: Seat) -> Mapping[str, Any]:
        spot = _searched_from(board, seat, self.rune)
        back = self.back if len(_farthest_markers(board, seat, spot or board.spot(seat))) > 1 else ""
        return {
            "chance": chance(lambda sum_: sum_ < board.trust),
            "cost": _run_before(board, seat, spot) + 1,
            "back": back or "none",
        }

    def check(self, board: Catacomb, seat: Seat) -> None:
        need(board, 1)
        spot = _searched_from(board, seat, self.rune)
        if not spot or not is_rune(self.rune) or _run_before(board, seat, spot) >= board.turn.actions:
            raise Refused("no_rune")
        if self.rune in board.explorers[seat].markers:
            raise Refused("already_searched")
        if not board.stack_at(spot):
            raise Refused("stack_empty")
        if self.back not in _farthest_markers(board, seat, spot):
            raise Refused("bad_choice")

    def perform(self, play: Play[Catacomb], seat: Seat) -> None:
        spot = _searched_from(play.board, seat, self.rune)
        if spot != play.board.spot(seat):
            play.board = _run_paid(play.board, steps_of(play.board, seat, (spot,)))
            play.then(RunTo(seat, (spot,)), SearchThere(seat, self.rune, self.back))
            return
        explorer = play.board.explorers[seat]
        kept = tuple(one for one in explorer.markers if one != self.back)
        play.board = play.board.spent(1).with_explorer(seat, explorer.with_markers((*kept, self.rune)))
        dice = tuple(play.roll(6, die) for die in DICE)
        found = sum(dice) < play.board.trust
        play.tell(Searched(seat, self.rune, dice, play.board.trust, found))
        if found:
            play.then(Draw(seat))


@step("vi_algo.search_there")
class SearchThere(Step[Catacomb]):
    """The search after the run, if what was met on the way has left it possible (VA-334)."""

    seat: Seat
    rune: Spot
    back: Spot

    def run(self, play: Play[Catacomb]) -> None:
        search = Search(self.rune, self.back)
        if self.rune in play.board.runes_in_reach(play.board.spot(self.seat)):
            with suppress(Refused):
                search.check(play.board, self.seat)
                search.perform(play, self.seat)


def _runes(board: Catacomb, seat: Seat) -> Iterator[tuple[Spot, Spot]]:
    """The runes that may be searched now, those in reach first, each with the hex from which."""
    here = board.spot(seat)
    beside = board.runes_in_reach(here)
    others = (one for one in board.chart.place if is_rune(one) and one not in beside)
    for rune in (*beside, *others):
        spot = _searched_from(board, seat, rune)
        if spot and (rune in beside or board.stack_at(spot)):
            yield rune, spot


def _searched_from(board: Catacomb, seat: Seat, rune: Spot) -> Spot:
    """Where one stands, if the rune is in reach, else the nearest free hex from which it is (VA-334); none if there is
    none.
    """
    here = board.spot(seat)
    if rune in board.runes_in_reach(here):
        return here
    if rune not in board.chart.place:
        return ""
    far = board.chart.far(here)
    free = [one for one in (rune, *board.chart.neighbours(rune)) if board.is_free(one)]
    return min(free, key=lambda one: (far[one], name_order(one)), default="")


def _run_before(board: Catacomb, seat: Seat, spot: Spot) -> int:
    """How many actions the way to where one searches takes."""
    return run_cost(board, steps_of(board, seat, (spot,))) if spot and spot != board.spot(seat) else 0


def _farthest_markers(board: Catacomb, seat: Seat, spot: Spot) -> tuple[Spot, ...]:
    """Which marker would be taken back: those farthest from where one searches, or none while one is left on the sheet
    (VA-331).
    """
    markers = board.explorers[seat].markers
    if len(markers) < PIECES:
        return ("",)
    far = {one: board.chart.distance(spot, one) for one in markers}
    return tuple(one for one in markers if far[one] == max(far.values()))


class Aimed(Action[Catacomb]):
    """A card, by name or by the id of a copy, and what it is aimed at."""

    __slots__ = ()

    @classmethod
    def spelled(cls, entries: Sequence[Tokens]) -> tuple[str, UseTarget]:
        """The card's name and the target; a `via` between hexes is left out."""
        if len(entries) != 1 or len(entries[0]) < 2:
            raise Refused("bad_command")
        _, card, *target = entries[0]
        return called(card), tuple(one for one in target if one != VIA)


def copy_of(hand: tuple[CardId, ...], name: str) -> CardId:
    """The lowest copy of a card that is held; `Refused` if none is."""
    held = sorted(card for card in hand if name_of(card) == name)
    if not held:
        raise Refused("no_card")
    return held[0]


def check_effect(effect: UseEffect | None, board: Catacomb, seat: Seat, target: UseTarget) -> None:
    """Refuse what would have no effect, and what a card is not to be aimed at."""
    if effect is None:
        raise Refused("no_effect")
    if effect.steps:
        if not target:
            raise Refused("no_effect")
        steps = steps_of(board, seat, target)
        if steps > effect.steps:
            raise Refused("beyond_card", steps=steps, most=effect.steps)
        return
    legal = tuple(effect.targets(board, seat))
    if not legal:
        raise Refused("no_effect")
    if target not in legal:
        raise Refused("bad_choice")


@verb("vi_algo.use")
class Use(Aimed):
    """Use a card of the hand (VA-340 to VA-343)."""

    card: str
    target: tuple[str, ...]

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterator[Self]:
        for name in dict.fromkeys(map(name_of, board.explorers[seat].hand)):
            effect = TREASURES.named[name].use
            if effect is not None:
                yield from (cls(name, target) for target in effect.targets(board, seat))

    @classmethod
    def read(cls, board: Catacomb, seat: Seat, entries: Sequence[Tokens]) -> Self:
        return cls(*cls.spelled(entries))

    def check(self, board: Catacomb, seat: Seat) -> None:
        need(board, 1)
        copy_of(board.explorers[seat].hand, self.card)
        entry = TREASURES.named[self.card]
        if entry.kind == EXIT:
            raise Refused("exit_card")
        if entry.window:
            raise Refused("any_time_card")
        check_effect(entry.use, board, seat, self.target)

    def perform(self, play: Play[Catacomb], seat: Seat) -> None:
        card = copy_of(play.board.explorers[seat].hand, self.card)
        play.board = play.board.spent(1).discarded(seat, card)
        play.tell(Used(seat, self.card, self.target))
        effect = TREASURES.of(card).use
        if effect is not None:
            effect.does(play, seat, self.target)


@verb("vi_algo.signal")
class Signal(Action[Catacomb]):
    """Call out, so as not to be alone at the end of the turn (VA-350)."""

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterator[Self]:
        yield cls()

    def facts(self, board: Catacomb, seat: Seat) -> Mapping[str, Any]:
        return {"cost": board.effort}

    def check(self, board: Catacomb, seat: Seat) -> None:
        need(board, board.effort)
        if board.turn.signalled:
            raise Refused("already_signalled")

    def perform(self, play: Play[Catacomb], seat: Seat) -> None:
        play.board = play.board.spent(play.board.effort).with_turn(signalled=True)
        play.tell(Signalled(seat))


@verb("vi_algo.exit")
class Exit(Action[Catacomb]):
    """Contribute an exit card: three dice, more than the torches left (VA-360 to VA-363)."""

    card: str

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterator[Self]:
        held = set(map(name_of, board.explorers[seat].hand))
        return (cls(name) for name in EXIT_NAMES if name in held)

    def facts(self, board: Catacomb, seat: Seat) -> Mapping[str, Any]:
        return {"cost": board.effort, "chance": chance(lambda sum_: sum_ > len(board.torches.reserve))}

    def check(self, board: Catacomb, seat: Seat) -> None:
        need(board, board.effort)
        if called(self.card) not in {name_of(card) for card in board.explorers[seat].hand} & set(EXIT_NAMES):
            raise Refused("no_exit_card")
        if board.turn.contributed:
            raise Refused("already_contributed")

    def perform(self, play: Play[Catacomb], seat: Seat) -> None:
        card = copy_of(play.board.explorers[seat].hand, called(self.card))
        play.board = play.board.spent(play.board.effort).with_turn(contributed=True)
        dice, reserve = tuple(play.roll(6, die) for die in DICE), len(play.board.torches.reserve)
        validated = sum(dice) > reserve
        play.tell(Contributed(seat, name_of(card), dice, reserve, validated))
        if validated:
            board = play.board.without_card(seat, card)
            play.board = board.with_piles(validated=(*board.piles.validated, card))
            if len(play.board.validated_types) == len(EXIT_NAMES):
                end(play)
            return
        play.board = play.board.discarded(seat, card)
        if play.board.exit_is_lost:
            end(play, NO_EXIT)


@verb("vi_algo.group")
class Group(Aimed):
    """Play a group card, free, one a turn (VA-345)."""

    card: str
    target: tuple[str, ...]

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterator[Self]:
        for name in dict.fromkeys(map(name_of, board.explorers[seat].group)):
            effect = GROUP_CARDS.named[name].use
            if effect is not None:
                yield from (cls(name, target) for target in effect.targets(board, seat))

    @classmethod
    def read(cls, board: Catacomb, seat: Seat, entries: Sequence[Tokens]) -> Self:
        return cls(*cls.spelled(entries))

    def check(self, board: Catacomb, seat: Seat) -> None:
        copy_of(board.explorers[seat].group, self.card)
        entry = GROUP_CARDS.named[self.card]
        if entry.kind == TRAITOR:
            raise Refused("traitor_card")
        if board.turn.group_played:
            raise Refused("one_group_card")
        check_effect(entry.use, board, seat, self.target)

    def perform(self, play: Play[Catacomb], seat: Seat) -> None:
        board = play.board
        card = copy_of(board.explorers[seat].group, self.card)
        explorer = board.explorers[seat].without_secret(card)
        board = board.with_explorer(seat, explorer).with_turn(group_played=True)
        play.board = board.with_piles(group_discard=(*board.piles.group_discard, card))
        play.tell(GroupPlayed(seat, self.card, self.target))
        effect = GROUP_CARDS.of(card).use
        if effect is not None:
            effect.does(play, seat, self.target)


@verb("vi_algo.shadow")
class Shadow(Action[Catacomb]):
    """It was one's own shadow: a mummy beside the character is gone, free (VA-750)."""

    spot: Spot

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterator[Self]:
        return (cls(one.spot) for one in board.mummies)

    def check(self, board: Catacomb, seat: Seat) -> None:
        beside = self.spot in board.chart.place and board.chart.adjacent(board.spot(seat), self.spot)
        if not board.explorers[seat].shadows or not beside or board.mummy_on(self.spot) is None:
            raise Refused("no_effect")

    def perform(self, play: Play[Catacomb], seat: Seat) -> None:
        cast_shadow(play, seat, self.spot)


@verb("vi_algo.pass")
class Pass(Action[Catacomb]):
    """End the turn (VA-242)."""

    heads: ClassVar[Tokens] = ("pass",)

    @classmethod
    def options(cls, board: Catacomb, seat: Seat) -> Iterator[Self]:
        yield cls()

    def perform(self, play: Play[Catacomb], seat: Seat) -> None:
        play.tell(Passed(seat))
