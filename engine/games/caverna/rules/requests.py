"""What the twelve troll cards ask for (specification 2.7). A met request is one stored gold, for good."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.changing import changed
from engine.core.play import Play
from engine.core.seat import Seat
from engine.games.caverna.board import Cave
from engine.games.caverna.content.grid import CORNER, Space, steps_from
from engine.games.caverna.events import RequestMet
from engine.games.caverna.rules.curtain import tell

ATE, TURN_ENDED, FAINTED, KICKED = "ate", "turn_ended", "fainted", "kicked"
REVEALED, STOLE, PLAYED = "revealed", "stole", "played"
FULL_HAND = 7
THIRD = 3
GOOD_KICK = (2, 3)


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that a troll may have asked for."""

    what: str
    seat: Seat
    """Who did it, or, of a faint, to whom it happened."""
    by: Seat | None = None
    """Whose rock or boot made somebody faint."""
    number: int = 0
    space: Space = ""


def tr01_marmita(_board: Cave, holder: Seat, it: Happening) -> bool:
    """At once: the holder eats a lunchbox."""
    return it.what == ATE and it.seat == holder


def tr02_encurralado(board: Cave, holder: Seat, it: Happening) -> bool:
    """Own turn end: at most one side of the holder's space is open."""
    return _own_turn_ended(it, holder) and len(steps_from(board.walls, board.players[holder].spot)) <= 1


def tr03_por_um_fio(board: Cave, holder: Seat, it: Happening) -> bool:
    """Own turn end: the holder has 1 or 2 life."""
    return _own_turn_ended(it, holder) and board.players[holder].life in (1, 2)


def tr04_mao_cheia(board: Cave, holder: Seat, it: Happening) -> bool:
    """Own turn end: the holder has seven cards in hand or more."""
    return _own_turn_ended(it, holder) and len(board.players[holder].hand) >= FULL_HAND


def tr05_mao_vazia(board: Cave, holder: Seat, it: Happening) -> bool:
    """Own turn end: the holder has no card in hand."""
    return _own_turn_ended(it, holder) and not board.players[holder].hand


def tr06_nocaute(_board: Cave, holder: Seat, it: Happening) -> bool:
    """At once: somebody else faints from a rock or a kick of the holder's."""
    return it.what == FAINTED and it.by == holder != it.seat


def tr07_bicuda(_board: Cave, holder: Seat, it: Happening) -> bool:
    """At once: the holder rolls 2 or 3 on a kick."""
    return it.what == KICKED and it.seat == holder and it.number in GOOD_KICK


def tr08_companhia(board: Cave, holder: Seat, it: Happening) -> bool:
    """Every turn end: the holder shares a space."""
    return it.what == TURN_ENDED and len(board.on(board.players[holder].spot)) > 1


def tr09_fundao(board: Cave, holder: Seat, it: Happening) -> bool:
    """At once: the holder reveals an encounter in the treasure corner."""
    return it.what == REVEALED and it.seat == holder and board.players[holder].spot == CORNER


def tr10_mao_leve(_board: Cave, holder: Seat, it: Happening) -> bool:
    """At once: the holder steals a card."""
    return it.what == STOLE and it.seat == holder


def tr11_tres_cartas(_board: Cave, holder: Seat, it: Happening) -> bool:
    """At once: the holder plays the third card within one turn."""
    return it.what == PLAYED and it.seat == holder and it.number == THIRD


def tr12_plateia(board: Cave, holder: Seat, it: Happening) -> bool:
    """At once: somebody else faints in the holder's row or column."""
    spot = board.players[holder].spot
    return it.what == FAINTED and it.seat != holder and (spot[0] == it.space[0] or spot[1] == it.space[1])


ROCK, KICK, CARD_PLAYED, MOVE = "rock", "kick", "card", "move"
WISH = 25
"""What a step towards a request is worth to a computer player."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a computer player thinks of doing."""

    what: str
    way: tuple[Space, ...] = ()
    end: Space = ""
    searches: bool = False
    chance: int = 0
    """Of an encounter."""


Liked: TypeAlias = Callable[[Cave, Seat, Prospect], bool]


def _eats(board: Cave, holder: Seat, it: Prospect) -> bool:
    hungry = board.players[holder].life < board.rules.max_life
    return hungry and any(one in it.way for one in board.lunchboxes if one)


def _is_cornered(board: Cave, _holder: Seat, it: Prospect) -> bool:
    return it.what == MOVE and len(steps_from(board.walls, it.end)) <= 1


def _finds(_board: Cave, _holder: Seat, it: Prospect) -> bool:
    return it.what == MOVE and it.searches


def _finds_nothing(_board: Cave, _holder: Seat, it: Prospect) -> bool:
    return it.what == MOVE and not it.searches


def _meets_others(board: Cave, holder: Seat, it: Prospect) -> bool:
    return any(other != holder and board.players[other].spot == it.end for other in board.seats)


def _goes_deep(_board: Cave, _holder: Seat, it: Prospect) -> bool:
    return it.end == CORNER and it.chance > 0


def _plays(*what: str) -> Liked:
    return lambda _board, _holder, it: it.what in what


def _nothing(_board: Cave, _holder: Seat, _it: Prospect) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Request:
    """A troll card: when it is met, and what a computer player does for it."""

    met: Callable[[Cave, Seat, Happening], bool]
    liked: Liked = _nothing


REQUESTS: dict[str, Request] = {
    request.met.__name__: request
    for request in (
        Request(tr01_marmita, _eats),
        Request(tr02_encurralado, _is_cornered),
        Request(tr03_por_um_fio),
        Request(tr04_mao_cheia, _finds),
        Request(tr05_mao_vazia, _finds_nothing),
        Request(tr06_nocaute, _plays(ROCK)),
        Request(tr07_bicuda, _plays(KICK)),
        Request(tr08_companhia, _meets_others),
        Request(tr09_fundao, _goes_deep),
        Request(tr10_mao_leve),
        Request(tr11_tres_cartas, _plays(ROCK, KICK, CARD_PLAYED)),
        Request(tr12_plateia),
    )
}
TROLL_CARDS = tuple(REQUESTS)


def wished(board: Cave, seat: Seat, it: Prospect) -> int:
    """How much the trolls that a seat holds would like it."""
    return WISH * sum(REQUESTS[card].liked(board, seat, it) for card in board.players[seat].trolls)


def happened(play: Play[Cave], it: Happening) -> None:
    """Requests that are met now are turned up, clockwise from the active player, then by card (CZ-555)."""
    for seat in play.board.from_active():
        for card in sorted(play.board.players[seat].trolls):
            if play.board.players[seat].in_cave and REQUESTS[card].met(play.board, seat, it):
                _meet(play, seat, card)


def _meet(play: Play[Cave], seat: Seat, card: str) -> None:
    player = play.board.players[seat]
    held = tuple(one for one in player.trolls if one != card)
    play.board = play.board.with_player(seat, trolls=held, met=(*player.met, card))
    tell(play, RequestMet(seat, card, play.board.players[seat].stored_gold))


def _own_turn_ended(it: Happening, holder: Seat) -> bool:
    return it.what == TURN_ENDED and it.seat == holder


def dismissed(board: Cave, seat: Seat, card: str) -> Cave:
    """A held troll card goes under the troll deck (CZ-420)."""
    held = tuple(one for one in board.players[seat].trolls if one != card)
    return changed(board.with_player(seat, trolls=held), troll_deck=(card, *board.troll_deck))
