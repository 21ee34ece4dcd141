"""On a phone a picture is 390 points wide: what a button names can be seen there, and hit by a finger."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
from support.playing import Trial, played

from bot.tables.menu.facing import Facing
from bot.tables.menu.prompts import screen
from bot.text import Catalogue
from bot.text.lexicon import Lexicon
from bot.text.voice import Voice
from engine.core import run
from engine.core.position import Position
from engine.games import games
from render.canvas import WIDTH, Canvas, Drawn, Line, Mark, Span, Stamp
from render.games import painters
from render.painter import Marks, Target
from render.paper import box_of

PHONE = 390
LEAST = 24
"""So many points high is what stands for a choice: a space, a piece, a card, or the ring around it."""
LOOKED_AT = 12
HOUSE = Catalogue.load()


def asked(slug: str) -> Iterator[Canvas]:
    """What a seat sees that is asked, here and there in a game."""
    trial = Trial(slug, 4 if slug == "amsterdam" else min(games()[slug].seats))
    voice = Voice.of(
        HOUSE.words("pt-BR", ("Ana", "Bo", "Cy", "Dé"), trial.setup.roles), Lexicon.of(HOUSE, slug), trial.game
    )
    for position in played(trial).some(LOOKED_AT):
        for seat in run.awaited(position)[:1]:
            yield private(trial, position, seat, voice)


def private(trial: Trial, position: Position[Any], seat: int, voice: Voice) -> Canvas:
    wanted = screen(Facing("", trial.game, position, seat, 0), voice).picture
    assert wanted is not None
    marks = Marks(tuple(map(Target, wanted.targets, wanted.labels)))
    return painters()[trial.slug].private(run.seen(trial.game, position, seat), marks, voice.words).canvas


def high(canvas: Canvas, span: Span) -> float:
    edges = [edge for mark in canvas.marks[span.begin : span.end] for edge in edges_of(mark)]
    return max(edges) - min(edges)


def edges_of(mark: Mark) -> tuple[float, float]:
    """Where it begins from above, and where it ends."""
    match mark:
        case Drawn(shape):
            return shape.box[1], shape.box[3]
        case Stamp(drawing, (_, y), width):
            _, _, wide, tall = box_of(drawing)
            return y - width * tall / wide / 2, y + width * tall / wide / 2
        case Line(_, (_, y), style):
            return y - style.capital / 2, y + style.capital / 2
    raise TypeError(mark)


@pytest.mark.parametrize("slug", sorted(painters().keys() & games().keys()))
def test_what_a_choice_is_about_can_be_hit_by_a_finger(slug: str) -> None:
    highest: dict[tuple[int, str], float] = defaultdict(float)
    for number, canvas in enumerate(asked(slug)):
        for span in canvas.spans:
            if span.label:
                highest[number, span.label] = max(highest[number, span.label], high(canvas, span))

    assert highest
    assert {told: size for told, size in highest.items() if size * PHONE / WIDTH < LEAST} == {}
