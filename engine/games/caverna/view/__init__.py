"""Who knows what (specification 11).

A view holds, for everybody: the rules, the turn and the phase; the height of each pile, walls, lunchboxes, trolls (face
down, the oldest first), the double gold, backpacks with the number of their cards; of each player the meeple's space,
life, number of cards, stored gold, met and held trolls, names played in this turn; time points, deck, discard pile,
the last event, the cards that are being played. For its own seat besides: hand, contents of the own backpacks (and of
one that it is going through), held trolls, orders, gold. When the game is over everybody sees everything.
`reachable`, `throw_line` and `within_reach` tell what the pictures mark.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.core.event import Told
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.step import Step, Waiting
from engine.core.view import View
from engine.games.caverna.board import Adventurer, Arrival, Cave, Opened, Pack
from engine.games.caverna.content.cards import CardId
from engine.games.caverna.content.grid import SPACES, Space, Walls, is_clear_line, near, steps_from
from engine.games.caverna.content.orders import Orders
from engine.games.caverna.rules.asking import CaveQuestion
from engine.games.caverna.rules.curtain import as_others_see
from engine.games.caverna.rules.victory import ranking
from engine.games.caverna.settings import CavernaSettings

GAME_OVER = "game_over"


@dataclass(frozen=True, slots=True)
class PackSeen:
    """A backpack: its space (empty while it lies on its owner's sheet), how many cards, and which, if one may know."""

    space: Space
    count: int
    cards: tuple[CardId, ...] | None
    since: int
    """The later ones lie on top."""


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """A player as the viewer sees them; None stands for what the viewer may not know."""

    colour: str
    spot: Space
    life: int
    count: int
    """Cards in hand, the double gold among them."""
    has_double: bool
    hand: tuple[CardId, ...] | None
    stored: tuple[CardId, ...]
    stored_gold: int
    """Stored cards and met requests."""
    gold: int | None
    """The gold total, hand included."""
    packs: tuple[PackSeen, ...]
    held_trolls: int
    trolls: tuple[str, ...] | None
    met: tuple[str, ...]
    played: tuple[str, ...]
    away: bool
    orders: Orders | None


@dataclass(frozen=True, slots=True)
class CavernaView(View):
    """All that one seat, or a spectator (None), may know."""

    me: Seat | None
    phase: str
    """`camp_store`, `step1`, `step2`, `step3`, `search`, `keep_two`, `pay`, `discard`, `reaction` or `game_over`."""
    rules: CavernaSettings
    coming: CavernaSettings | None
    """The rules from the next turn on, if they change."""
    round: int
    turn: int
    active: Seat
    first: Seat
    players: tuple[PlayerSeen, ...]
    piles: tuple[int, ...]
    """The height of the pile on each of `SPACES`."""
    walls: Walls
    supply: int
    double: Space
    """Where the double gold lies loose; empty while somebody has it."""
    lunchboxes: tuple[Space, Space]
    """The black one and the red one; empty while they are out of the cave."""
    trolls: tuple[Space, ...]
    """Trolls in the cave, the one longest there first."""
    troll_deck: int
    time: int
    deck: int
    discard: tuple[CardId, ...]
    showing: tuple[CardId, ...]
    event: str
    """The last event of a turn's end, empty before the first."""
    ranking: tuple[Seat, ...]
    """All seats, the winners first; empty while the game goes on."""
    winners: tuple[Seat, ...]
    reason: str
    entered: tuple[Arrival, ...]
    met_troll: bool
    in_a_hurry: bool
    opened: Opened | None
    agenda: tuple[Step[Any], ...]
    """What is still to be done in this turn, as far as this seat knows it."""
    untold: tuple[Told, ...]
    """What has happened in the effect in progress and the active player alone knows so far."""

    @property
    def is_over(self) -> bool:
        return self.phase == GAME_OVER


def view(position: Position[Cave], seat: Seat | None) -> CavernaView:
    position = as_others_see(position, seat)
    board = position.board
    over = position.result is not None
    return CavernaView(
        me=seat,
        phase=_phase(position),
        rules=board.rules,
        coming=board.coming,
        round=board.round,
        turn=board.turn,
        active=board.active,
        first=board.first,
        players=tuple(_player(board, one, seat, over) for one in board.seats),
        piles=tuple(map(len, board.piles)),
        walls=board.walls,
        supply=board.supply,
        double=board.double,
        lunchboxes=board.lunchboxes,
        trolls=tuple(troll.space for troll in board.trolls),
        troll_deck=len(board.troll_deck),
        time=board.time,
        deck=len(board.deck),
        discard=board.discard,
        showing=board.showing,
        event=board.event,
        ranking=ranking(board, position.result.winners) if position.result else (),
        winners=position.result.winners if position.result else (),
        reason=position.result.reason if position.result else "",
        entered=board.entered,
        met_troll=board.met_troll,
        in_a_hurry=board.in_a_hurry,
        opened=board.opened,
        agenda=() if over else tuple(_seen(one, seat) for one in position.agenda),
        untold=tuple(told for told in _held(board) if told.heard_by(seat)),
    )


# --- what pictures mark ---


def reachable(seen: CavernaView, seat: Seat) -> dict[Space, int]:
    """The spaces that a meeple can reach, with the fewest steps, 1 to 3; a troll stops it."""
    start = seen.players[seat].spot
    reached = {start: 0}
    ahead = [start]
    for steps in (1, 2, 3):
        found = [there for here in ahead for there in steps_from(seen.walls, here) if there not in reached]
        reached |= dict.fromkeys(found, steps)
        ahead = [space for space in dict.fromkeys(found) if space not in seen.trolls]
    return {space: steps for space, steps in reached.items() if steps}


def throw_line(seen: CavernaView, seat: Seat) -> tuple[Space, ...]:
    """The spaces of the cave that a rock thrown by a seat can hit (CZ-571)."""
    start = seen.players[seat].spot
    return tuple(space for space in SPACES[1:] if is_clear_line(seen.walls, start, space))


def within_reach(seen: CavernaView, seat: Seat) -> tuple[Space, ...]:
    """The own space and the adjacent ones (CZ-526)."""
    return near(seen.walls, seen.players[seat].spot)


# --- parts of a view ---


def _held(board: Cave) -> tuple[Told, ...]:
    return board.curtain.held if board.curtain else ()


def _phase(position: Position[Cave]) -> str:
    if position.result is not None:
        return GAME_OVER
    questions = (question for question, _ in position.open_questions())
    return next((question.phase for question in questions if isinstance(question, CaveQuestion)), "")


def _player(board: Cave, seat: Seat, viewer: Seat | None, over: bool) -> PlayerSeen:
    """The parts come from caches: from one position to the next, and from viewer to viewer, most stay as they are."""
    player, opened = board.players[seat], board.opened
    orders = board.orders[seat] if seat == viewer else None
    gone_through = opened.slot if opened and opened.owner == seat and opened.taker == viewer else -1
    return _player_seen(player, over or seat == viewer, board.is_away(seat), orders, gone_through)


@lru_cache(4096)
def _player_seen(player: Adventurer, known: bool, away: bool, orders: Orders | None, gone_through: int) -> PlayerSeen:
    return PlayerSeen(
        colour=player.colour,
        spot=player.spot,
        life=player.life,
        count=len(player.hand),
        has_double=player.has_double,
        hand=player.hand if known else None,
        stored=player.stored,
        stored_gold=player.stored_gold,
        gold=player.gold if known else None,
        packs=tuple(_pack(pack, known or slot == gone_through) for slot, pack in enumerate(player.packs)),
        held_trolls=len(player.trolls),
        trolls=player.trolls if known else None,
        met=player.met,
        played=player.played,
        away=away,
        orders=orders,
    )


def _pack(pack: Pack, known: bool) -> PackSeen:
    return PackSeen(pack.space, len(pack.cards), pack.cards if known else None, pack.since)


def _seen(step: Step[Any], viewer: Seat | None) -> Step[Any]:
    """A step as one viewer knows it: of sealed answers the own one, and nothing of who is asked to react."""
    if isinstance(step, Waiting):
        own = tuple(one for one in step.answers if one[0] == viewer)
        question = _seen(step.question, viewer)
        return Waiting(question, own) if own and isinstance(question, CaveQuestion) else question
    return step.seen_by(viewer) if isinstance(step, CaveQuestion) else step
