"""Who knows what (specification 11).

A view holds for everybody: rules, rooms as they lie with how many cards each still has, where characters, mummies and
markers are, trust, how many torches are left, the track, what was discarded and validated, the turn. For its own seat
besides: hand, face-down cards, orders, what the Map shows. When the game is over, everything.
"""

from dataclasses import dataclass, replace
from typing import Any

from engine.core.dice import Dice
from engine.core.position import Position, Result
from engine.core.seat import Seat
from engine.core.step import Step, Waiting
from engine.core.view import View
from engine.games.vi_algo.board import Catacomb, Explorer, Mummy, Orders, Piles, Room, Torches, Turn
from engine.games.vi_algo.content.entries import EVENTS, GROUP_CARDS, TREASURES, CardId
from engine.games.vi_algo.content.rooms import PlacedRoom, Spot
from engine.games.vi_algo.content.torches import TORCHES
from engine.games.vi_algo.rules.walking import AskTake, IntoHand, Receive
from engine.games.vi_algo.rules.windows import CatacombWindow, No
from engine.games.vi_algo.settings import ViAlgoSettings

GAME_OVER = "game_over"


@dataclass(frozen=True, slots=True)
class ExplorerSeen:
    """A player as everybody sees them; hand and secrets only when they may be known."""

    character: str
    spot: Spot
    cards: int
    secrets: int
    pieces: int
    """Mummies left on the sheet."""
    markers: tuple[Spot, ...]
    shadows: int
    hand: tuple[CardId, ...] | None
    group: tuple[CardId, ...] | None


@dataclass(frozen=True, slots=True)
class RoomSeen:
    """What lies in a room: whether the exposed treasure is still there, and how many cards."""

    letter: str
    exposed: bool
    stack: int


@dataclass(frozen=True, slots=True)
class ViAlgoView(View):
    """All that one seat, or a spectator (None), may know."""

    me: Seat | None
    phase: str
    """The tag of the open question, or `game_over`."""
    rules: ViAlgoSettings
    plan: tuple[PlacedRoom, ...]
    explorers: tuple[ExplorerSeen, ...]
    first: Seat
    turn: Turn
    round: int
    births: int
    trust: int
    light_counts: bool
    face: str
    reserve: int
    torch_deck: int
    track: tuple[CardId, ...]
    torch_discard: tuple[CardId, ...]
    buried: int
    revealed: CardId | None
    marked: bool
    marked_by: Seat | None
    discard: tuple[CardId, ...]
    validated: tuple[CardId, ...]
    looked_at: int
    group_deck: int
    group_discard: tuple[CardId, ...]
    event: CardId | None
    events_deck: int
    events_discard: tuple[CardId, ...]
    rooms: tuple[RoomSeen, ...]
    mummies: tuple[Mummy, ...]
    agenda: tuple[Step[Any], ...]
    """What is still to be done, as far as this seat may know."""
    winners: tuple[Seat, ...]
    reason: str
    my_hand: tuple[CardId, ...]
    my_group: tuple[CardId, ...]
    my_looked_at: tuple[CardId, ...]
    my_orders: Orders
    my_receiving: tuple[CardId, ...]
    """Cards on their way to the own hand."""

    @property
    def is_over(self) -> bool:
        return self.phase == GAME_OVER


def view(position: Position[Catacomb], seat: Seat | None) -> ViAlgoView:
    board, over = position.board, position.result is not None
    torches, piles = board.torches, board.piles
    own = None if seat is None else board.explorers[seat]
    taking = position.doing(AskTake)
    return ViAlgoView(
        me=seat,
        phase=GAME_OVER if over else _phase(position),
        rules=board.rules,
        plan=board.plan,
        explorers=tuple(_explorer(board, one, over or one == seat) for one in board.seats),
        first=board.first,
        turn=board.turn,
        round=board.round,
        births=board.births,
        trust=board.trust,
        light_counts=board.light_counts,
        face=torches.face,
        reserve=len(torches.reserve),
        torch_deck=len(torches.deck),
        track=torches.track,
        torch_discard=torches.discard,
        buried=len(torches.buried),
        revealed=torches.revealed,
        marked=torches.marked is not None,
        marked_by=torches.marked_by,
        discard=piles.discard,
        validated=piles.validated,
        looked_at=len(piles.looked_at),
        group_deck=len(piles.group),
        group_discard=piles.group_discard,
        event=piles.event,
        events_deck=len(piles.events),
        events_discard=piles.events_discard,
        rooms=tuple(RoomSeen(one.letter, one.exposed is not None, len(one.stack)) for one in board.rooms),
        mummies=board.mummies,
        agenda=() if over else tuple(_seen(step, seat) for step in position.agenda),
        winners=position.result.winners if position.result else (),
        reason=position.result.reason if position.result else "",
        my_hand=own.hand if own else (),
        my_group=own.group if own else (),
        my_looked_at=piles.looked_at if taking is not None and taking.seat == seat else (),
        my_orders=own.orders if own else Orders(),
        my_receiving=tuple(
            one.card for one in position.agenda if isinstance(one, (Receive, IntoHand)) and one.seat == seat
        ),
    )


def _phase(position: Position[Catacomb]) -> str:
    question = next(iter(position.open_questions()), None)
    return question[0].tag.rpartition(".")[2] if question else ""


def _explorer(board: Catacomb, seat: Seat, known: bool) -> ExplorerSeen:
    one = board.explorers[seat]
    return ExplorerSeen(
        one.character,
        one.spot,
        len(one.hand),
        len(one.group),
        board.on_sheet(seat),
        one.markers,
        one.shadows,
        one.hand if known else None,
        one.group if known else None,
    )


HIDDEN_CARD: CardId = ""


def _seen(step: Step[Any], viewer: Seat | None) -> Step[Any]:
    """A step without what this viewer may not know: sealed answers, and cards on their way to another's hand."""
    if isinstance(step, Waiting):
        if not isinstance(step.question, CatacombWindow):
            return step
        return Waiting(step.question, tuple((seat, one if seat == viewer else No()) for seat, one in step.answers))
    if isinstance(step, (Receive, IntoHand)) and step.seat != viewer:
        return replace(step, card=HIDDEN_CARD)
    return step


# --- imagining what is hidden ---


def imagine(seen: ViAlgoView, dice: Dice) -> Position[Catacomb]:
    """A position that gives this view: what is unknown is dealt at random from what is not seen anywhere."""
    treasures, dice = _mixed(_unseen_treasures(seen), dice)
    secrets, dice = _mixed(_unseen_secrets(seen), dice)
    torches, dice = _mixed(_unseen_torches(seen), dice)
    events, dice = _mixed(_unseen_events(seen), dice)
    explorers = []
    for seat, one in enumerate(seen.explorers):
        hand = one.hand if one.hand is not None else tuple(sorted(_taken(treasures, one.cards)))
        group = one.group if one.group is not None else _taken(secrets, one.secrets)
        orders = seen.my_orders if seat == seen.me else Orders()
        explorers.append(Explorer(one.character, one.spot, hand, group, one.markers, one.shadows, orders))
    agenda = tuple(_dealt(step, treasures) for step in seen.agenda)
    looked_at = seen.my_looked_at or _taken(treasures, seen.looked_at)
    rooms = tuple(
        Room(one.letter, treasures.pop() if one.exposed else None, _taken(treasures, one.stack)) for one in seen.rooms
    )
    board = Catacomb(
        seen.rules,
        seen.plan,
        tuple(explorers),
        seen.first,
        seen.turn,
        _imagined_torches(seen, torches),
        Piles(
            seen.discard,
            seen.validated,
            looked_at,
            _taken(secrets, seen.group_deck),
            seen.group_discard,
            _taken(events, seen.events_deck),
            seen.events_discard,
            seen.event,
        ),
        rooms,
        seen.mummies,
        seen.trust,
        seen.round,
        seen.births,
    )
    result = _result(seen) if seen.is_over else None
    return Position(len(explorers), board, agenda, dice, result)


def _result(seen: ViAlgoView) -> Result:
    return Result(tuple(1 if seat in seen.winners else 2 for seat in range(len(seen.explorers))), seen.reason)


def _imagined_torches(seen: ViAlgoView, torches: list[CardId]) -> Torches:
    return Torches(
        _taken(torches, seen.reserve),
        _taken(torches, seen.torch_deck),
        seen.track,
        seen.torch_discard,
        _taken(torches, seen.buried),
        seen.revealed,
        seen.face,
        torches.pop() if seen.marked else None,
        seen.marked_by,
    )


def _dealt(step: Step[Any], treasures: list[CardId]) -> Step[Any]:
    if isinstance(step, (Receive, IntoHand)) and step.card == HIDDEN_CARD:
        return replace(step, card=treasures.pop())
    return step


def _mixed(cards: list[CardId], dice: Dice) -> tuple[list[CardId], Dice]:
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        other, dice = dice.draw(last + 1, "imagine")
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed, dice


def _taken(cards: list[CardId], count: int) -> tuple[CardId, ...]:
    taken = tuple(cards[len(cards) - count :])
    del cards[len(cards) - count :]
    return taken


def _unseen_treasures(seen: ViAlgoView) -> list[CardId]:
    known = {*seen.discard, *seen.validated, *seen.my_looked_at, *seen.my_receiving}
    known |= {card for one in seen.explorers for card in one.hand or ()}
    return [card for card in TREASURES.all_ids if card not in known]


def _unseen_secrets(seen: ViAlgoView) -> list[CardId]:
    known = {*seen.group_discard, *(card for one in seen.explorers for card in one.group or ())}
    return [card for card in GROUP_CARDS.all_ids if card not in known]


def _unseen_torches(seen: ViAlgoView) -> list[CardId]:
    known = {*seen.track, *seen.torch_discard, seen.revealed}
    return [card for card in sorted(TORCHES) if card not in known]


def _unseen_events(seen: ViAlgoView) -> list[CardId]:
    known = {*seen.events_discard, seen.event}
    return [card for card in EVENTS.all_ids if card not in known]
