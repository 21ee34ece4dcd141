"""What pictures cost of a core: cold, warm, encoding alone, as a page draws them; and all of them one after the other.

What is compared is `paint().photo`, all that a warm house does for one more picture of a position, with
`photographed(image)`, the encoding of the finished image alone. Both are measured in turn, all games one after the
other, in each of sixty rounds: so both meet the same machine, busy or not, and each picture finds what the others left
in the caches. The ratio is told of the least and of the middle of all rounds, in time of the processor.
"""

from collections.abc import Callable, Mapping
from functools import partial
from statistics import median
from time import process_time

from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice
from engine.games import AnyGame, games
from render import canvas, svg, text
from render.canvas import photographed
from render.games import painter_of, painters
from render.packing import PackedScene, packed
from render.painter import NO_MARKS
from render.picture import Picture
from render.words import Words

ROUNDS = 60

Paintings = Mapping[str, Callable[[], Picture]]


def main() -> None:
    """One line a game and kind of picture, in milliseconds."""
    words = Catalogue.load().words("en")
    every: Paintings = {
        f"{slug} {kind}": paint
        for slug in sorted(painters().keys() & games().keys())
        for kind, paint in paintings(games()[slug], words).items()
    }
    cold = {name: _cold(paint) for name, paint in every.items()}
    warm, encoding = _in_turn(every)
    columns = f"{'cold':>9}{'warm':>9}{'encoding':>10}{'least':>8}{'middle':>8}{'KB':>7}{'scene':>9}{'KB':>7}"
    print(f"{'picture':24}{columns}")
    for name, paint in every.items():
        least, middle = (of(warm[name]) / of(encoding[name]) for of in (min, median))
        scene = min(_milliseconds(partial(_scene, paint)) for _ in range(ROUNDS))
        size, small = len(paint().photo) / 1024, len(packed(paint().canvas).file()) / 1024
        times = f"{cold[name]:9.1f}{min(warm[name]):9.1f}{min(encoding[name]):10.1f}{least:8.2f}{middle:8.2f}"
        print(f"{name:24}{times}{size:7.0f}{scene:9.1f}{small:7.0f}")
    both = sum(map(min, warm.values())) / len(warm)
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


def _photo(paint: Callable[[], Picture]) -> bytes:
    return paint().photo


def _scene(paint: Callable[[], Picture]) -> PackedScene:
    return packed(paint().canvas)


def _cold(paint: Callable[[], Picture]) -> float:
    for house in (canvas, svg, text):
        house.forget()
    return _milliseconds(partial(_photo, paint))


def _in_turn(every: Paintings) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """How long each picture takes to paint, and how long to encode alone, round by round."""
    images = {name: paint().canvas.image() for name, paint in every.items()}
    warm: dict[str, list[float]] = {name: [] for name in every}
    encoding: dict[str, list[float]] = {name: [] for name in every}
    for _ in range(ROUNDS):
        for name, paint in every.items():
            encoding[name].append(_milliseconds(partial(photographed, images[name])))
            warm[name].append(_milliseconds(partial(_photo, paint)))
    return warm, encoding


def _milliseconds(what: Callable[[], object]) -> float:
    start = process_time()
    what()
    return (process_time() - start) * 1000


if __name__ == "__main__":
    main()
