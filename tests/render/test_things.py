"""What lives on from picture to picture: it has the same key in each, and can be looked up by its place."""

from collections.abc import Iterator

import pytest
from support.playing import Trial, played
from support.registry import ALL

from bot.text import Catalogue
from engine.core import run
from render.canvas import Canvas
from render.games import painters
from render.painter import NO_MARKS
from render.scene import MarkGroup, Node, scene
from render.shapes import panel
from render.twin import Twin

KEPT = {"holland": "hero_0", "vi_algo": "explorer_0", "caverna": "adventurer_0", "amsterdam": "detectives_0"}
KEPT |= {"noites": "a1"}


def groups(nodes: tuple[Node, ...]) -> Iterator[MarkGroup]:
    for node in nodes:
        if isinstance(node, MarkGroup):
            yield node
            yield from groups(node.marks)


def things(canvas: Canvas) -> list[MarkGroup]:
    given, _ = scene(canvas)
    return [one for layer in given.layers for one in groups(layer.marks)]


def test_a_thing_holds_its_marks_and_what_stands_for_a_button_within() -> None:
    canvas = Canvas((100, 80), "#000000")
    with canvas.thing("card_5", "card_5"), canvas.choice("5"):
        canvas.draw(panel((0, 0, 10, 10), "#fff"))
    with canvas.thing("nothing", "B4"):
        pass

    card, button = things(canvas)

    assert (card.key, card.place, button.label, len(button.marks)) == ("card_5", "card_5", "5", 1)


@pytest.mark.parametrize("slug", sorted(KEPT))
def test_a_piece_keeps_its_key_through_a_whole_game(slug: str, house: Catalogue) -> None:
    trial = Trial(slug, 4 if slug == "amsterdam" else max(ALL[slug].seats))
    positions = played(trial).positions
    words = house.words("en", ("Ana",) * trial.seats, trial.setup.roles)

    for at in (0.4, 0.6, 0.8):
        position = positions[int(at * (len(positions) - 1))]
        picture = painters()[slug].board(run.seen(ALL[slug], position, None), NO_MARKS, words)
        assert KEPT[slug] in {one.key for one in things(picture.canvas)}


@pytest.mark.parametrize("slug", sorted(KEPT))
def test_whatever_can_be_pointed_at_can_be_looked_up_by_its_place(slug: str, house: Catalogue) -> None:
    trial = Trial(slug, 4 if slug == "amsterdam" else max(ALL[slug].seats))
    positions = played(trial).positions
    words = house.words("uk", ("Ana",) * trial.seats, trial.setup.roles)
    mute: dict[str, Twin] = {}

    for at in (0.2, 0.5, 0.8):
        position = positions[int(at * (len(positions) - 1))]
        for seat in (None, 0):
            painter = painters()[slug]
            seen = run.seen(ALL[slug], position, seat)
            picture = (painter.board if seat is None else painter.private)(seen, NO_MARKS, words)
            named = {one.place for one in things(picture.canvas) if one.place}
            mute |= {place: picture.twin for place in named if not picture.twin.about(place)}

    assert sorted(mute) == []
