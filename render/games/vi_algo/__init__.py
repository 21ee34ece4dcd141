"""Vi Algo nas Sombras in pictures: a catacomb by torch light."""

from collections.abc import Mapping

from render.games.vi_algo.board import board, private
from render.games.vi_algo.cover import cover
from render.games.vi_algo.ending import ended
from render.games.vi_algo.subject import SLUG
from render.painter import Painter
from render.svg import Drawing, drawings_in
from render.terms import edged, icons


def _icons() -> Mapping[str, Drawing]:
    return edged(drawings_in(__name__, "card")) | icons(
        *(
            "back",
            "cast",
            "chase",
            "exit",
            "group",
            "keep",
            "no",
            "orders",
            "pass",
            "place",
            "play",
            "search",
            "shadow",
            "signal",
            "start",
            "take",
            "use",
            "walk",
        )
    )


PAINTER = Painter(slug=SLUG, board=board, private=private, cover=cover, ending=ended, icons=_icons)
