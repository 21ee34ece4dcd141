"""Noites de Horror in pictures: a table by moonlight, figures of cut paper on it."""

from collections.abc import Mapping

from render.games.noites.board import board, private
from render.games.noites.closer import closer
from render.games.noites.cover import cover
from render.games.noites.ending import ended
from render.games.noites.sheets import SHEETS
from render.games.noites.subject import SLUG
from render.painter import Painter
from render.svg import Drawing, drawings_in
from render.terms import edged, icons


def _icons() -> Mapping[str, Drawing]:
    return edged(drawings_in(__name__, "monster")) | icons(
        *(
            "advance",
            "army",
            "build",
            "charge",
            "concede",
            "corner",
            "cover",
            "deploy_all",
            "follow",
            "hold",
            "move",
            "orders",
            "place",
            "push",
            "react",
            "recover",
            "run",
            "shoot",
            "stay",
            "twist",
            "victim",
            "watch",
            "watch_for",
        )
    )


PAINTER = Painter(
    slug=SLUG,
    board=board,
    private=private,
    cover=cover,
    ending=ended,
    sheets=SHEETS,
    icons=_icons,
    closer=closer,
)
