"""Icons for what people do: a motif of the picture book for each verb, on buttons and as emojis."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from render.paper import cut_out
from render.svg import Drawing, drawing

IVORY, AMBER, RED, GREEN, BLUE, BROWN, SILVER, ROSE = (
    *("#f6ead2", "#f2b134", "#e05a4e", "#5fbf77", "#6aa9e9", "#b07a4a", "#b9bec9", "#e8879a"),
)
"""None is dark: dark ones cannot be told apart on a dark button."""
TERMS: Final[Mapping[str, tuple[str, str]]] = {
    "abstain": ("hand", ROSE),
    "advance": ("boot", BROWN),
    "army": ("crown", AMBER),
    "avanco": ("boot", BROWN),
    "back": ("arrow_sign", AMBER),
    "build": ("hammer", SILVER),
    "cast": ("dice", IVORY),
    "charge": ("axe", SILVER),
    "chase": ("wolf", SILVER),
    "city_map": ("map_scroll", IVORY),
    "clue": ("magnifier", AMBER),
    "clue_card": ("painting", AMBER),
    "commissioner": ("police_officer", BLUE),
    "concede": ("skull", IVORY),
    "corner": ("compass", AMBER),
    "cover": ("shield", BLUE),
    "cycle": ("clock", GREEN),
    "deploy_all": ("crowd", SILVER),
    "dismiss": ("door", GREEN),
    "district": ("gabled_row", RED),
    "done": ("bell", AMBER),
    "drop": ("mousetrap", BROWN),
    "early": ("clock", AMBER),
    "exit": ("ladder", AMBER),
    "follow": ("footprint", BROWN),
    "go": ("boot", BROWN),
    "group": ("lovers", RED),
    "hint": ("ear", ROSE),
    "history": ("newspaper", IVORY),
    "hold": ("hourglass", AMBER),
    "keep": ("padlock", AMBER),
    "legal": ("balance_scale", AMBER),
    "map": ("map_scroll", IVORY),
    "move": ("boot", BROWN),
    "no": ("cross_x", RED),
    "off": ("padlock", RED),
    "orders": ("envelope", IVORY),
    "pass": ("hourglass", AMBER),
    "place": ("map_scroll", AMBER),
    "plan": ("map_scroll", AMBER),
    "play": ("playing_card", IVORY),
    "push": ("boxing_glove", RED),
    "react": ("lightning", AMBER),
    "ready": ("bell", AMBER),
    "recover": ("heart", RED),
    "roof": ("castle", BROWN),
    "round": ("trophy", AMBER),
    "row": ("playing_card", GREEN),
    "run": ("roller_skate", RED),
    "search": ("magnifier", SILVER),
    "search_carefully": ("magnifier", SILVER),
    "shadow": ("ghost", IVORY),
    "shoot": ("bow_arrow", RED),
    "signal": ("trumpet", AMBER),
    "silence": ("cloud", SILVER),
    "start": ("castle", SILVER),
    "stay": ("armchair", GREEN),
    "store": ("treasure_chest", AMBER),
    "strict": ("balance_scale", SILVER),
    "swap": ("broom", AMBER),
    "take": ("glove", IVORY),
    "think": ("lightbulb", AMBER),
    "twist": ("moon", AMBER),
    "use": ("key", AMBER),
    "victim": ("lantern", AMBER),
    "villain": ("mask", RED),
    "void": ("cross_x", RED),
    "walk": ("boot", BROWN),
    "walk_carefully": ("turtle", GREEN),
    "watch": ("eye", GREEN),
    "watch_for": ("telescope", AMBER),
    "withdraw": ("umbrella", RED),
}
"""Which motif stands for a word, and in which colour; one that two games share means the same in both."""


def icons(*words: str) -> dict[str, Drawing]:
    """The icons of these words, by the word."""
    return {word: _coloured(*TERMS[word]) for word in words}


def edged(drawings: Mapping[str, Drawing]) -> dict[str, Drawing]:
    """The same with an edge of paper: many are dark, as buttons are."""
    return {name: replace(cut_out(one), name=one.name) for name, one in drawings.items()}


def _coloured(motif: str, colour: str) -> Drawing:
    art = drawing("render", f"motifs/{motif}")
    return replace(art, markup=art.markup.replace("currentColor", colour))
