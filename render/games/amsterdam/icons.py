"""The icons of the city: what people do and find, and the words of the rules, each as it is seen in the pictures."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from render.games.amsterdam.look import EDGE, GOLD, INK, MOON, SHALLOW, WATER, art, pawn
from render.games.amsterdam.mapping import CONTENTS, HexOutline
from render.games.amsterdam.places import hexagon, listed
from render.paper import cut_out
from render.svg import Drawing
from render.terms import icons

MOTIFS: Final = (
    *("abstain", "clue", "commissioner", "concede", "go", "hint", "history", "map", "ready", "row", "swap", "void"),
    *("withdraw", "city_map", "clue_card", "cycle", "district", "round", "silence"),
)
FOUND: Final = ("client", "evidence", "police")
TEAMS: Final = {"black": pawn(0), "orange": pawn(1)}
SMALL: Final = '<g transform="translate(30 30) scale(.5)">'
HOUSE: Final = '<path d="M60 34 84 58v26H36V58z" fill="#f0a050"/><path d="M53 84V66h14v18z" fill="#12101e"/>'
WAVES: Final = '<path d="M34 52q9-9 18 0t18 0 18 0M34 70q9-9 18 0t18 0 18 0" fill="none" stroke="#8fb2e0"/>'
STAR: Final = f'<path d="M60 36l7 16 17 1-13 11 4 17-15-9-15 9 4-17-13-11 17-1z" fill="{GOLD}"/>'
PICTURE: Final = '<path d="M36 42h48v36H36z" fill="#f0b24a"/><path d="M43 49h34v22H43z" fill="#9cc5d8"/>'
CELLS: Final = {
    "cell": (HexOutline(MOON), EDGE, HOUSE),
    "start_tile": (HexOutline(GOLD), EDGE, STAR),
    "open_place": (HexOutline(MOON), EDGE, PICTURE),
    "obstacle": (HexOutline(SHALLOW), WATER, WAVES),
    "evidence_unique": (CONTENTS["unique"], EDGE, ""),
    "evidence_common": (CONTENTS["common"], EDGE, ""),
}
"""How each is drawn around, what fills it, and what is on it besides the sign that goes with such an outline."""


def icons_of_the_city() -> Mapping[str, Drawing]:
    """By the choice as it is written, by one of its words, or by what the rules call it."""
    return {
        **icons(*MOTIFS),
        **{word: art(word) for word in FOUND},
        **{word: replace(cut_out(piece), name=word) for word, piece in TEAMS.items()},
        **{word: _cell(word, *how) for word, how in CELLS.items()},
    }


def _cell(name: str, outline: HexOutline, fill: str, inside: str) -> Drawing:
    """A tile as it lies in the city."""
    around = f'<polygon points="{listed(hexagon((60, 60), 52))}" stroke-linejoin="round"'
    sign = f"{SMALL}{art(outline.sign).inside}</g>" if outline.sign else ""
    return Drawing(
        name,
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">'
        f'{around} fill="{fill}" stroke="{INK}" stroke-width="15"/>'
        f'{around} fill="none" stroke="{outline.colour}" stroke-width="8" stroke-dasharray="{outline.dashes}"/>'
        f'<g stroke-width="6">{inside}</g>{sign}</svg>',
    )
