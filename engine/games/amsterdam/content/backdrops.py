"""Where, in which mood and in which colours pictures are; and the names of tags (SA-031, SA-033 to SA-036)."""

from collections.abc import Mapping
from typing import Final

from engine.games.amsterdam.content.pictures import Colour, MotifTag, Palette, SceneSetting

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

SETTINGS: Final[Mapping[str, SceneSetting]] = {
    "canal": SceneSetting(("water", "city")),
    "street": SceneSetting(("city", "travel")),
    "park": SceneSetting(("nature", "play")),
    "bedroom": SceneSetting(("sleep", "home")),
    "kitchen": SceneSetting(("food", "home")),
    "library": SceneSetting(("knowledge", "silence")),
    "theatre": SceneSetting(("art", "party")),
    "harbour": SceneSetting(("sea", "work")),
    "forest": SceneSetting(("nature", "secret")),
    "desert": SceneSetting(("heat", "alone")),
    "snowfield": SceneSetting(("cold", "silence")),
    "rooftop": SceneSetting(("height", "night")),
    "cellar": SceneSetting(("secret", "fear")),
    "market": SceneSetting(("money", "crowd")),
    "sky": SceneSetting(("air", "dream")),
    "seabed": SceneSetting(("sea", "silence")),
    "workshop": SceneSetting(("work", "machine")),
    "courtyard": SceneSetting(("family", "passage")),
}

MOODS: Final[Mapping[str, MotifTag]] = {
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
TAGS: Final[tuple[MotifTag, ...]] = tuple(_TAGS.split())
"""Ids only, never shown to players (SA-036)."""
