"""Contact sheets: everything that was drawn, side by side, to be looked at."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Final

from engine.games.amsterdam.content.backdrops import MOODS, PALETTES, SETTINGS
from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.motifs import MOTIFS
from engine.games.amsterdam.content.pictures import Composition, ShownMotif
from render.canvas import WIDTH, Canvas
from render.games.amsterdam.scenes import drawings
from render.games.amsterdam.scenes.composing import composed, drawn
from render.games.amsterdam.scenes.layout import HEXAGON, SQUARE, Frame, PlacedMotif
from render.palette import PAPER
from render.svg import Drawing
from render.text import SMALLEST, Style

GROUND: Final = "#28304e"
"""Night, as behind most scenes: what cannot be made out here cannot be made out in the game."""
LABEL: Final = Style(SMALLEST, PAPER)
GAP: Final = 8
SMALL: Final = (106, 64)
LABEL_HIGH: Final = SMALLEST + 12


def _sheet(across: int, entries: Iterable[tuple[str, Drawing]]) -> Canvas:
    """Drawings with their names, so many beside each other."""
    shown = list(entries)
    side = WIDTH // across
    canvas = Canvas((WIDTH, -(-len(shown) // across) * (side + LABEL_HIGH)), GROUND)
    for number, (name, drawing) in enumerate(shown):
        x, y = (number % across + 0.5) * side, number // across * (side + LABEL_HIGH)
        canvas.stamp(drawing, (x, y + side / 2), side - GAP)
        canvas.write(name, (x, y + side + LABEL_HIGH / 2 - GAP / 2), LABEL, "mm", room=side - GAP)
    return canvas


def _motifs() -> Iterator[tuple[str, Drawing]]:
    for name, motif in MOTIFS.items():
        for colour, pose in product(motif.colours, (0, 1) if name in drawings.posed() else (0,)):
            alone = PlacedMotif(
                name, colour, x=200, foot=390, size=400, tilt=0, mirrored=False, stands=False, pose=pose
            )
            yield name, _drawing(drawn(alone))


def _settings() -> Iterator[tuple[str, Drawing]]:
    palettes = list(PALETTES)
    for number, name in enumerate(SETTINGS):
        yield name, _scene(Composition(name, "calm", palettes[number % len(palettes)], ()))


def _moods() -> Iterator[tuple[str, Drawing]]:
    for setting in ("street", "park"):
        for name in MOODS:
            yield name, _scene(Composition(setting, name, "tide", (ShownMotif("cat", 1, "black"),)))


def _scenes(pictures: Mapping[str, Composition], frame: Frame) -> Iterator[tuple[str, Drawing]]:
    return ((name, _scene(picture, frame)) for name, picture in pictures.items())


def _small() -> Canvas:
    """Every card as small as it is in play: 106 pixels wide, and 64."""
    across = WIDTH // (sum(SMALL) + 3 * GAP)
    canvas = Canvas((WIDTH, -(-len(CLUE_CARDS) // across) * (SMALL[0] + GAP)), GROUND)
    for number, picture in enumerate(CLUE_CARDS.values()):
        left, top = number % across * (sum(SMALL) + 3 * GAP), number // across * (SMALL[0] + GAP)
        for wide in SMALL:
            canvas.stamp(_scene(picture), (left + wide / 2, top + SMALL[0] / 2), wide)
            left += wide + GAP
    return canvas


def _scene(picture: Composition, frame: Frame = SQUARE) -> Drawing:
    return _drawing(composed(picture, frame))


def _drawing(markup: str) -> Drawing:
    return Drawing("scene", f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">{markup}</svg>')


SHEETS: Final[Mapping[str, Callable[[], Canvas]]] = {
    "motifs": lambda: _sheet(10, _motifs()),
    "settings": lambda: _sheet(4, _settings()),
    "moods": lambda: _sheet(4, _moods()),
    "cards": lambda: _sheet(5, _scenes(CLUE_CARDS, SQUARE)),
    "small": _small,
    "tiles": lambda: _sheet(5, _scenes(CITY_TILES, HEXAGON)),
}
