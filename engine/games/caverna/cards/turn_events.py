"""What happens at the end of a turn (specification 2.6), and how trolls come and go (5.5)."""

from collections.abc import Callable

from engine.core.changing import changed
from engine.core.play import Play
from engine.games.caverna.board import Cave, Troll
from engine.games.caverna.content.grid import Space
from engine.games.caverna.events import TrollCame, TrollMoved
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import DrawWall, PileCards, clear_walls, draw_position

BESIDE_CAMP = ("A2", "B1")


def cai_parede(play: Play[Cave]) -> None:
    """A wall is drawn."""
    play.then(DrawWall())


def desabamento(play: Play[Cave]) -> None:
    """Two walls are drawn."""
    play.then(DrawWall(), DrawWall())


def entulho(play: Play[Cave]) -> None:
    """Three cards fall on a drawn pile."""
    play.then(PileCards(draw_position(play), 3))


def rachadura(play: Play[Cave]) -> None:
    """The walls around a drawn space are gone, and two cards fall on its pile."""
    space = draw_position(play)
    clear_walls(play, space)
    play.then(PileCards(space, 2))


def troll_aparece(play: Play[Cave]) -> None:
    """A troll enters the cave, or, with no more to come or too many there, the oldest one moves (CZ-551)."""
    board = play.board
    if not board.troll_deck or len(board.trolls) >= board.rules.max_trolls:
        if board.trolls:
            move_troll(play, 0)
        return
    card = board.troll_deck[-1]
    play.board = changed(board, troll_deck=board.troll_deck[:-1])
    space = _troll_space(play)
    play.board = changed(play.board, trolls=(*play.board.trolls, Troll(card, space)))
    tell(play, TrollCame(space))


def troll_anda(play: Play[Cave]) -> None:
    """Every troll moves, the oldest first (CZ-552)."""
    for age in range(len(play.board.trolls)):
        move_troll(play, age)


DAY_EVENTS: dict[int, Callable[[Play[Cave]], None]] = {1: cai_parede, 2: desabamento, 3: entulho, 4: rachadura}
"""By day, on a D4."""
NIGHT_EVENTS: dict[int, Callable[[Play[Cave]], None]] = {
    1: desabamento,
    2: entulho,
    3: rachadura,
    4: troll_aparece,
    5: troll_aparece,
    6: troll_anda,
}
"""By night, on a D6."""
EVENTS = tuple(dict.fromkeys(rule.__name__ for rule in (*DAY_EVENTS.values(), *NIGHT_EVENTS.values())))


def move_troll(play: Play[Cave], age: int) -> None:
    """It is lifted and placed again; its age stays (CZ-553)."""
    trolls = play.board.trolls
    lifted = trolls[age]
    play.board = changed(play.board, trolls=(*trolls[:age], *trolls[age + 1 :]))
    space = _troll_space(play)
    placed = (*trolls[:age], changed(lifted, space=space), *trolls[age + 1 :])
    play.board = changed(play.board, trolls=placed)
    tell(play, TrollMoved(lifted.space, space))


def _troll_space(play: Play[Cave]) -> Space:
    """Drawn again while another troll is there or the camp is next door (CZ-553)."""
    while True:
        space = draw_position(play)
        if space not in BESIDE_CAMP and not play.board.troll_on(space):
            return space
