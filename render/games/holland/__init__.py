"""Sir Holland in pictures: a storybook tower at dusk."""

from collections.abc import Mapping

from engine.games.holland.content.action_cards import CARDS
from render.games.holland.board import board, private
from render.games.holland.cover import cover
from render.games.holland.ending import ended
from render.games.holland.heraldry import art
from render.games.holland.subject import SLUG
from render.painter import Painter
from render.svg import Drawing
from render.terms import icons


def _icons() -> Mapping[str, Drawing]:
    return {f"choose.{number}": art(f"icon/{card.id}") for number, card in CARDS.items()} | icons("early", "plan")


PAINTER = Painter(slug=SLUG, board=board, private=private, cover=cover, ending=ended, icons=_icons)
