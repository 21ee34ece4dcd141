"""Caverna do Zé Lutinho in pictures: a comic cave, warm by day and blue by night."""

from collections.abc import Mapping

from render.games.caverna.board import board, private
from render.games.caverna.cover import cover
from render.games.caverna.ending import ended
from render.games.caverna.subject import SLUG
from render.painter import Painter
from render.svg import Drawing, drawings_in
from render.terms import edged, icons


def _icons() -> Mapping[str, Drawing]:
    return edged(drawings_in(__name__, "card")) | icons(
        *(
            "avanco",
            "dismiss",
            "done",
            "drop",
            "keep",
            "orders",
            "play",
            "react",
            "run",
            "search_carefully",
            "store",
            "take",
            "think",
            "walk_carefully",
        )
    )


PAINTER = Painter(slug=SLUG, board=board, private=private, cover=cover, ending=ended, icons=_icons)
