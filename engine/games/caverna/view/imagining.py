"""A whole cave that gives one seat's very view: what it cannot know is dealt at random."""

from collections.abc import Iterable, Iterator
from itertools import islice
from math import prod

from engine.core.changing import changed
from engine.core.dice import Dice
from engine.core.position import Position, Result
from engine.games.caverna.board import Adventurer, Cave, Curtain, Pack, Troll
from engine.games.caverna.content.cards import DOUBLE, box
from engine.games.caverna.content.orders import Orders
from engine.games.caverna.rules.requests import TROLL_CARDS
from engine.games.caverna.rules.victory import places
from engine.games.caverna.view import CavernaView, PackSeen, PlayerSeen

SWAPS = 8
"""Of so many cards of this box the places fit into one draw."""


def imagine(seen: CavernaView, dice: Dice) -> Position[Cave]:
    """The position, dealt from the cards that the viewer sees nowhere."""
    cards, after = _mixed(_unseen(box(), _seen_cards(seen)), dice)
    trolls, after = _mixed(_unseen(TROLL_CARDS, _seen_trolls(seen)) if seen.rules.is_night else (), after)
    board = _board(seen, iter(cards), iter(trolls))
    seats = len(seen.players)
    if seen.is_over:
        return Position(seats, board, (), dice, Result(places(board, seen.ranking, seen.winners), seen.reason))
    return Position(seats, _behind_curtain(board, seen), seen.agenda, dice)


def _board(seen: CavernaView, cards: Iterator[str], trolls: Iterator[str]) -> Cave:
    players = tuple(_player(seen, player, cards, trolls) for player in seen.players)
    piles = tuple(_some(cards, height) for height in seen.piles)
    return Cave(
        rules=seen.rules,
        players=players,
        orders=tuple(player.orders or Orders() for player in seen.players),
        piles=piles,
        deck=_some(cards, seen.deck),
        double=seen.double,
        time=seen.time,
        active=seen.active,
        first=seen.first,
        turn=seen.turn,
        discard=seen.discard,
        showing=seen.showing,
        walls=seen.walls,
        lunchboxes=seen.lunchboxes,
        trolls=tuple(Troll(next(trolls), space) for space in seen.trolls),
        troll_deck=_some(trolls, seen.troll_deck),
        event=seen.event,
        entered=seen.entered,
        met_troll=seen.met_troll,
        in_a_hurry=seen.in_a_hurry,
        opened=seen.opened,
        coming=seen.coming,
    )


def _player(seen: CavernaView, player: PlayerSeen, cards: Iterator[str], trolls: Iterator[str]) -> Adventurer:
    double = (DOUBLE,) if player.has_double else ()
    return Adventurer(
        colour=player.colour,
        spot=player.spot,
        life=player.life,
        hand=(*_some(cards, player.count - len(double)), *double) if player.hand is None else player.hand,
        stored=player.stored,
        packs=tuple(_pack(pack, cards) for pack in player.packs),
        trolls=_some(trolls, player.held_trolls) if player.trolls is None else player.trolls,
        met=player.met,
        played=player.played,
        misses=seen.rules.auto_after if player.away else 0,
    )


def _pack(pack: PackSeen, cards: Iterator[str]) -> Pack:
    return Pack(pack.space, _some(cards, pack.count) if pack.cards is None else pack.cards, pack.since)


def _behind_curtain(board: Cave, seen: CavernaView) -> Cave:
    """What is held back is still to be told."""
    return changed(board, curtain=Curtain(board, seen.agenda, seen.untold)) if seen.untold else board


def _seen_cards(seen: CavernaView) -> Iterator[str]:
    yield from (*seen.discard, *seen.showing)
    for player in seen.players:
        yield from (*(player.hand or ()), *player.stored)
        yield from (card for pack in player.packs for card in pack.cards or ())


def _seen_trolls(seen: CavernaView) -> Iterator[str]:
    for player in seen.players:
        yield from (*(player.trolls or ()), *player.met)


def _unseen(everything: Iterable[str], known: Iterable[str]) -> tuple[str, ...]:
    gone = frozenset(known)
    return tuple(one for one in everything if one not in gone)


def _some(cards: Iterator[str], count: int) -> tuple[str, ...]:
    return tuple(islice(cards, count))


def _mixed(cards: tuple[str, ...], dice: Dice) -> tuple[list[str], Dice]:
    """Shuffled with numbers of the imagining alone; each draw is large enough for several swaps, which saves time."""
    mixed = list(cards)
    left = 1
    for last in range(len(mixed) - 1, 0, -1):
        if left <= last:
            left = prod(range(max(2, last - SWAPS + 2), last + 2))
            drawn, dice = dice.draw(left, "imagine")
        drawn, other = divmod(drawn, last + 1)
        left //= last + 1
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed, dice
