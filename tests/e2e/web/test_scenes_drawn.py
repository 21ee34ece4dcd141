"""A scene in a real browser against the picture of the same canvas: they differ by smoothing and by nothing else."""

import io
from base64 import b64encode

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Browser
from support.breadth import breadth
from support.playing import Trial, played

from bot.text import Catalogue
from engine.core import run
from engine.games import games
from render.fonts import HERE, Face
from render.games import painters
from render.painter import NO_MARKS
from render.picture import Picture
from render.scene import scene
from render.vector import FAMILIES, WEIGHTS, svg

MOST_OFF = 0.03
"""So large a part of the pixels may be far from their fellows: letters, and rims. Both are looked at half as large:
what is pasted lies on whole pixels, what a browser draws lies between them, and that is no difference to be found.
"""
FAR = 48
MOST_MEAN = 5.0
EVERYTHING: list[tuple[int | None, float]] = [(seat, at / 70) for at in range(1, 71) for seat in (None, 0, 1)]
VIEWS = breadth([(None, 0.5), (0, 0.9)], EVERYTHING)
"""Whose picture, and how far into the game."""
FILES = {"text": Face.TEXT, "bold": Face.BOLD, "display": Face.DISPLAY, "symbols": Face.SYMBOLS}


def faces() -> str:
    """The house's own fonts, so that the page needs none of the machine's."""
    said = []
    for name, face in FILES.items():
        family = FAMILIES[name].split(",")[0].strip('"')
        content = b64encode((HERE / face).read_bytes()).decode()
        said.append(f"@font-face{{font-family:'{family}';font-weight:{WEIGHTS[name]};src:url(data:;base64,{content})}}")
    return "".join(said)


def picture_of(slug: str, seat: int | None, at: float) -> Picture:
    game = games()[slug]
    trial = Trial(slug, max(game.seats) if slug != "amsterdam" else 4)
    positions = played(trial).positions
    position = positions[int(at * (len(positions) - 1))]
    words = Catalogue.load().words("uk", ("Ana", "Олена", "João", "Bo", "Zé", "Rui")[: trial.seats], trial.setup.roles)
    painter = painters()[slug]
    paint = painter.board if seat is None else painter.private
    return paint(run.seen(game, position, seat), NO_MARKS, words)


@pytest.mark.parametrize("slug", sorted(games()))
async def test_a_browser_draws_a_scene_as_the_picture_is_painted(browser: Browser, slug: str) -> None:
    page = await browser.new_page()
    for seat, at in VIEWS:
        picture = picture_of(slug, seat, at)
        painted = picture.canvas.image()
        await page.set_viewport_size({"width": painted.width, "height": painted.height})
        style = f"<meta charset=utf-8><style>{faces()}body{{margin:0}}svg{{display:block}}</style>"
        await page.set_content(style + svg(*scene(picture.canvas)))
        await page.evaluate("document.fonts.ready")
        drawn = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")

        assert drawn.size == painted.size
        difference = ImageChops.difference(drawn.reduce(2), painted.reduce(2)).convert("L")
        levels = difference.histogram()
        assert sum(levels[FAR + 1 :]) / sum(levels) < MOST_OFF
        assert ImageStat.Stat(difference).mean[0] < MOST_MEAN
