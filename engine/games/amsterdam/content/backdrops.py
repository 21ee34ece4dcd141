"""Where, in which mood and in which colours pictures are; and the names of tags (SA-031, SA-033 to SA-036)."""

from collections.abc import Mapping
from typing import Final

from engine.games.amsterdam.content.pictures import Colour, Palette, Setting, Tag

COLOURS: Final[Mapping[Colour, str]] = {
    "red": "#d03030",
    "orange": "#f08020",
    "yellow": "#f5d020",
    "green": "#2e9e4a",
    "blue": "#2b6cc4",
    "purple": "#7b3fa0",
    "pink": "#f08cb4",
    "brown": "#7a4a24",
    "black": "#151515",
    "white": "#f8f8f4",
    "grey": "#8c8c8c",
    "gold": "#c9a227",
}
"""The colours and how they look when they stand alone (SA-031)."""

SETTINGS: Final[Mapping[str, Setting]] = {
    "canal": Setting(("water", "city")),
    "street": Setting(("city", "travel")),
    "park": Setting(("nature", "play")),
    "bedroom": Setting(("sleep", "home")),
    "kitchen": Setting(("food", "home")),
    "library": Setting(("knowledge", "silence")),
    "theatre": Setting(("art", "party")),
    "harbour": Setting(("sea", "work")),
    "forest": Setting(("nature", "secret")),
    "desert": Setting(("heat", "alone")),
    "snowfield": Setting(("cold", "silence")),
    "rooftop": Setting(("height", "night")),
    "cellar": Setting(("secret", "fear")),
    "market": Setting(("money", "crowd")),
    "sky": Setting(("air", "dream")),
    "seabed": Setting(("sea", "silence")),
    "workshop": Setting(("work", "machine")),
    "courtyard": Setting(("family", "passage")),
}

MOODS: Final[Mapping[str, Tag]] = {
    "calm": "silence",
    "joyful": "party",
    "eerie": "fear",
    "tense": "danger",
    "melancholy": "alone",
    "romantic": "love",
    "dreamy": "dream",
    "comic": "play",
}
"""Each mood with its tag (SA-034)."""

PALETTES: Final[Mapping[str, Palette]] = {
    "ember": Palette("red", "orange"),
    "sunlit": Palette("yellow", "orange"),
    "meadow": Palette("green", "yellow"),
    "tide": Palette("blue", "white"),
    "dusk": Palette("purple", "pink"),
    "blush": Palette("pink", "red"),
    "soil": Palette("brown", "green"),
    "midnight": Palette("black", "blue"),
    "fog": Palette("grey", "white"),
    "gilded": Palette("gold", "red"),
}

CATEGORIES: Final = (
    "animal",
    "plant",
    "food",
    "object",
    "tool",
    "building",
    "vehicle",
    "person",
    "body",
    "sky",
    "culture",
    "clothing",
    "home",
)
"""What kinds of motifs there are, in the order of the table (SA-032)."""

_TAGS = (
    "air alone animal art beauty bird body build child city cloth cold crowd danger death dream drink "
    "earth eye face faith fall family fear fire food glass hand heat height help home knowledge law "
    "letter light line love luck machine magic message metal money music nature new night number old "
    "pair paper party passage plant play power round royal sea search secret sharp silence sleep "
    "sound speed sport sweet time trap travel war water weather wood work"
)
TAGS: Final[tuple[Tag, ...]] = tuple(_TAGS.split())
"""Ids only, never shown to players (SA-036)."""
