"""The back of a card: one frame in every game, with an emblem, a ground and a metal of its own."""

from dataclasses import replace
from functools import cache

from render.svg import Drawing


@cache
def card_back(emblem: Drawing, ground: str, metal: str) -> Drawing:
    """An emblem, drawn 100 wide and 140 high, in the frame."""
    return replace(
        emblem,
        markup='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" stroke-linejoin="round" '
        'stroke-linecap="round">'
        f'<rect x="3" y="3" width="94" height="134" rx="12" fill="{ground}" stroke="#1b1430" stroke-width="5"/>'
        f'<g fill="none" stroke="{metal}" stroke-width="3"><rect x="12" y="12" width="76" height="116" rx="7"/>'
        '<path d="M12 30q14 0 14 -18M88 30q-14 0 -14 -18M12 110q14 0 14 18M88 110q-14 0 -14 18"/></g>'
        f"{emblem.inside}</svg>",
    )
