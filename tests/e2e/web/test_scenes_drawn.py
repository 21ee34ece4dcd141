"""A scene in a real browser against the picture of the same canvas: they differ by smoothing and by nothing else; and
what a page makes of what it is told, against the scene itself.
"""

import gzip
import io
import json
from base64 import b64encode
from itertools import pairwise
from typing import Any

import pytest
from browsing import Server
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Browser
from support.breadth import breadth
from support.playing import Trial, played

from bot.text import Catalogue
from engine.core import run
from engine.games import games
from render.fonts import HERE, Face
from render.games import painters
from render.packing import packed
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
TOLD = """async ([first, told]) => {
  const { scene: { brought, fetched } } = await import(document.scripts[0].src);
  const given = window.fetch;
  window.fetch = async () => new Response(first);
  const names = [...told.keys()].map((at) => `told ${at}`);
  await fetched("first");
  window.fetch = given;
  names.forEach((name, at) => brought({ name, since: at ? names[at - 1] : "first", told: told[at] }));
  return Promise.all(names.map(fetched));
}"""
"""A first scene, and what is different in each after it, as the page puts them together."""
DRAWN_TWICE = """async (told) => {
  const { portrait: { likeness }, scene: { fetched, whole } } = await import(document.scripts[0].src);
  const given = window.fetch;
  window.fetch = async () => new Response(told);
  const packed = await fetched("told");
  window.fetch = given;
  for (const shown of [false, true]) {
    const holder = document.createElement("div");
    holder.style.cssText = `position: fixed; inset: 0; z-index: 99; display: ${shown ? "block" : "none"}`;
    holder.append(whole(packed));
    holder.firstElementChild.style.cssText = "display: block; width: 100%";
    document.body.append(holder);
  }
  await document.fonts.ready;
  const alone = document.body.lastElementChild.querySelectorAll("g > g");
  document.body.prepend(...[...alone].map(likeness));  // before all, so that whatever shares a name would take theirs
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}"""
"""A scene before all else, as the page draws it; it stands there once more, unseen, and so do its things alone."""
SCENES = breadth(9, 30)
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
        assert_alike(await page.screenshot(), painted)


def assert_alike(screenshot: bytes, painted: Image.Image) -> None:
    drawn = Image.open(io.BytesIO(screenshot)).convert("RGB")
    assert drawn.size == painted.size
    difference = ImageChops.difference(drawn.reduce(2), painted.reduce(2)).convert("L")
    levels = difference.histogram()
    assert sum(levels[FAR + 1 :]) / sum(levels) < MOST_OFF
    assert ImageStat.Stat(difference).mean[0] < MOST_MEAN


@pytest.mark.parametrize("slug", sorted(games()))
async def test_a_page_draws_a_scene_as_the_picture_is_painted(browser: Browser, server: Server, slug: str) -> None:
    page = await browser.new_page(reduced_motion="reduce")
    await page.goto(server.address)
    await page.wait_for_selector("#chooser .game:visible")
    canvas = picture_of(slug, 0, 0.9).canvas
    painted = canvas.image()
    await page.set_viewport_size({"width": painted.width, "height": painted.height})

    named_twice = await page.evaluate(DRAWN_TWICE, gzip.decompress(packed(canvas).file()).decode())

    assert_alike(await page.screenshot(), painted)
    assert named_twice == []


@pytest.mark.parametrize("slug", sorted(games()))
async def test_what_a_page_is_told_of_a_scene_makes_that_very_scene(
    browser: Browser, server: Server, slug: str
) -> None:
    page = await browser.new_page()
    await page.goto(server.address)
    scenes = [packed(picture_of(slug, 0, at / SCENES).canvas) for at in range(SCENES + 1)]
    told = [json.loads(after.since(before, moved=True)) for before, after in pairwise(scenes)]

    made = await page.evaluate(TOLD, [gzip.decompress(scenes[0].file()).decode(), told])

    for scene_, known, one in zip(scenes[1:], told, made, strict=True):
        whole = json.loads(gzip.decompress(scene_.file()))
        assert plain(one["scene"]) == plain(whole["scene"])
        assert {key: (art["box"], art["markup"]) for key, art in one["drawings"].items()} == {
            key: (art.box, art.markup) for key, art in scene_.art.items()
        }
        assert known["since"]
    if slug == "amsterdam":
        ways = {len(run) for run in runs_in(told)}
        assert ways >= {len(("from", "to", "across", "down")), len(("from", "to", "across", "down", "drawing"))}


def plain(scene: dict[str, Any]) -> dict[str, Any]:
    """Without saying that a mark's own coordinates begin where the picture's do."""

    def mark(one: dict[str, Any]) -> dict[str, Any]:
        at_home = {name for name in ("x", "y") if "svg" in one and one.get(name) == 0}
        inside = {"marks": [*map(mark, one["marks"])]} if "marks" in one else {}
        return {name: value for name, value in {**one, **inside}.items() if name not in at_home}

    return {**scene, "layers": [{**layer, "marks": [*map(mark, layer["marks"])]} for layer in scene["layers"]]}


def runs_in(told: list[Any]) -> list[list[float]]:
    marks = [mark for one in told for layer in one["scene"]["layers"] for mark in layer["marks"]]
    within = [part for mark in marks if isinstance(mark, dict) for part in mark.get("marks", ())]
    return [one for one in (*marks, *within) if isinstance(one, list)]
