"""What is to be seen on a twist card: a hero, a partner, a whisper, before the moon."""

from functools import cache
from typing import Final

from engine.games.noites.cards.react_cards import REACT_CARDS
from render.canvas import Canvas
from render.games.noites.look import INK, MOON, SKY, art
from render.shapes import Box, Shape, panel
from render.svg import Drawing, drawing

HILL: Final = "#22403f"
WIDE: Final = 200
"""Scenes are composed in a square so wide."""
PAINT: Final = {
    "bone": "#e8dfc4", "red": "#c8323a", "blue": "#5f86c4", "gold": "#f0b24a", "green": "#5f9a5e", "violet": "#7a5aa8",
    "grey": "#8d97a8", "brown": "#8a5a36", "night": "#3b4666", "rose": "#e8879a",
}  # fmt: skip
SCENES: Final = {
    "panic": "victim/3 44 152 62; victim/2 152 152 62; victim/1 98 140 96",
    "bait": "crowd:blue 150 120 50; fish_hook:grey 104 66 110; victim/3 98 142 92",
    "second_wind": "clock:gold 152 54 70; wings:bone 100 104 176; monster/ghoul 100 124 104",
    "fog": "windmill:grey 128 96 120; cloud:bone 66 128 104; cloud:bone 150 152 86",
    "blood_moon": "moon:red 60 66 100; wolf:grey 122 128 124",
    "sprint": "boot:brown 112 122 120; wings:bone 60 96 84; footprint:bone 42 166 40",
    "eagle_eye": "eye:gold 100 76 128; bow_arrow:brown 118 136 104",
    "bone_mend": "skull:bone 100 92 118; needle_thread:red 142 136 88",
    "wake_up": "bell:gold 128 74 106; monster/mummy 74 138 104",
    "falling_debris": "tower:grey 78 104 150; scenery/slab 146 158 70; scenery/stone 136 108 50",
    "lightning": "lightning:gold 122 66 116; scenery/bare 74 138 88",
    "curse": "hand:violet 110 96 136; candle:bone 46 134 66; spider:night 164 52 44",
    "tangle": "ivy:green 100 98 164; monster/werewolf 102 126 88",
    "trapdoor": "door:brown 100 124 124; eye:gold 100 120 58",
    "stampede": "horse:brown 116 118 132; victim/4 50 148 70; victim/5 158 158 54",
    "false_alarm": "mouse:grey 78 150 70; trumpet:gold 112 94 120",
    "locked_door": "door:brown 100 104 146; padlock:gold 108 128 70",
    "demolition": "dynamite:red 92 104 112; hammer:grey 140 126 92",
    "vertigo": "stairs:grey 108 120 130; monster/acrobat 100 62 78",
    "brambles": "rose:red 100 100 138; snake:green 130 154 80",
    "hide_and_seek": "oak:green 112 96 144; victim/3 60 150 60",
    "bounty": "coin:gold 142 138 70; monster/alpha_werewolf 88 104 118",
    "marked_victim": "star:gold 138 56 74; victim/6 92 124 116",
    "dread": "monster/wraith 108 92 138; victim/3 46 164 48; victim/2 166 168 40",
    "by_a_hair": "scissors:grey 118 84 112; monster/puppet 76 142 96",
    "dodge": "shield:blue 84 116 118; bow_arrow:brown 144 74 84",
    "vengeance": "tombstone:grey 84 120 108; hand:green 130 142 78",
    "grim_fate": "dice:bone 114 124 106; skull:bone 64 76 80",
    "snatch_back": "hand:bone 138 92 108; victim/3 70 146 86",
    "first_blood": "knife:red 118 92 130; rooster:gold 58 148 72",
}  # fmt: skip


def put_scene(canvas: Canvas, card: str, box: Box) -> None:
    """The scene of a card, filling a square."""
    left, top, right, _ = box
    scale = (right - left) / WIDE
    canvas.draw(panel(box, SKY))
    canvas.draw(Shape(box, f'<g transform="translate({left} {top}) scale({scale:.4g})">{_NIGHT}</g>'))
    for said in SCENES.get(card, "").split("; "):
        name, *numbers = said.split()
        x, y, wide = map(float, numbers)
        canvas.stamp(_thing(name), (left + x * scale, top + y * scale), round(wide * scale))
    if card in _REACTIONS:
        canvas.stamp(_thing("lightning:gold"), (right - 24 * scale, top + 24 * scale), round(44 * scale))
    canvas.draw(panel(box, "none", INK, width=4))


_NIGHT: Final = (
    f'<circle cx="146" cy="52" r="46" fill="{MOON}" fill-opacity=".14"/><circle cx="146" cy="52" r="30" fill="{MOON}"'
    f' fill-opacity=".85"/><path d="M0 150q50 -26 104 -10t96 -8v68h-200z" fill="{HILL}"/>'
    '<path d="M0 176q60 -14 200 4v20h-200z" fill="#16282c"/>'
)
_REACTIONS: Final = frozenset(one.card for one in REACT_CARDS)


@cache
def _thing(name: str) -> Drawing:
    """Something of this game's, or a thing of the house in a colour."""
    if "/" in name:
        return art(name)
    thing, colour = name.split(":")
    found = drawing("render", f"motifs/{thing}")
    return Drawing(name, found.markup.replace("currentColor", PAINT[colour]))
