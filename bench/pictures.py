"""What pictures cost of a core: cold, warm, encoding alone, as a page draws them; and all of them one after the other.

Seconds of the processor, and the least of many rounds, so that it holds on a machine that is busy with other things.
"""

from collections.abc import Callable
from functools import partial
from time import process_time

from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice
from engine.games import AnyGame, games
from render import canvas, svg, text
from render.canvas import photographed
from render.games import painter_of, painters
from render.packing import packed
from render.painter import NO_MARKS
from render.picture import Picture
from render.words import Words

ROUNDS = 40


def main() -> None:
    """One line a game and kind of picture, in milliseconds."""
    words = Catalogue.load().words("en")
    print(f"{'picture':24}{'cold':>9}{'warm':>9}{'encoding':>10}{'warm/encoding':>15}{'KB':>7}{'scene':>9}{'KB':>7}")
    every = []
    for slug in sorted(painters().keys() & games().keys()):
        for kind, paint in paintings(games()[slug], words).items():
            print(_measured(f"{slug} {kind}", paint))
            every.append(paint)
    both = min(_milliseconds(lambda: [paint().photo for paint in every]) for _ in range(5)) / len(every)
    print(f"{both:.1f} ms a picture, one after the other: {1000 / both:.0f} a second on a core")


def paintings(game: AnyGame, words: Words) -> dict[str, Callable[[], Picture]]:
    """A game at its start with as many seats as it takes, painted for everybody and for the first seat."""
    position = run.start(game, game.setup(game.seats.stop - 1), Dice("00" * 32)).position
    painter = painter_of(game.slug)
    public, own = run.seen(game, position, None), run.seen(game, position, 0)
    return {
        "board": lambda: painter.board(public, NO_MARKS, words),
        "private": lambda: painter.private(own, NO_MARKS, words),
    }


def _measured(name: str, paint: Callable[[], Picture]) -> str:
    for house in (canvas, svg, text):
        house.forget()
    cold = _milliseconds(lambda: paint().photo)
    warm = min(_milliseconds(lambda: paint().photo) for _ in range(ROUNDS))
    encoding = min(_milliseconds(partial(photographed, paint().canvas.image())) for _ in range(ROUNDS))
    scene = min(_milliseconds(lambda: packed(paint().canvas)) for _ in range(ROUNDS))
    size, small = len(paint().photo) / 1024, len(packed(paint().canvas).file()) / 1024
    return f"{name:24}{cold:9.1f}{warm:9.1f}{encoding:10.1f}{warm / encoding:15.2f}{size:7.0f}{scene:9.1f}{small:7.0f}"


def _milliseconds(what: Callable[[], object]) -> float:
    start = process_time()
    what()
    return (process_time() - start) * 1000


if __name__ == "__main__":
    main()
