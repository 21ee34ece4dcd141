"""The end of a night: whoever led the winners, and the points of both sides."""

from collections.abc import Iterable

from engine.games.noites.board import Monster
from engine.games.noites.content.armies import PROFILES
from render.canvas import Canvas
from render.ending import ending, told
from render.games.noites.cover import ground
from render.games.noites.look import BLOOD, art
from render.games.noites.subject import SLUG, NightSubject, SeenNight
from render.painter import NO_MARKS
from render.svg import Drawing
from render.words import Words

LEADERS = 3
"""So many of an army are shown."""


def ended(seen: SeenNight, words: Words) -> Canvas:
    """The most costly of the winners' monsters; of a drawn night, of both sides."""
    subject, view = NightSubject(seen, NO_MARKS, words), seen.view
    won = {view.sides[seat] for seat in view.winners} or {0, 1}
    winners = _led(one for one in view.monsters if one.side in won)
    others = _led(one for one in view.monsters if one.side not in won)
    scores = (f"{subject.of_side(side)}: {view.scores[side]}" for side in (0, 1))
    return ending(ground(), winners, others, said=subject.headline, facts=told(words, SLUG, scores), accent=BLOOD)


def _led(army: Iterable[Monster]) -> list[Drawing]:
    profiles = sorted({one.profile for one in army}, key=lambda name: (-PROFILES[name].cost, name))
    return [art(f"monster/{name}") for name in profiles[:LEADERS]]
