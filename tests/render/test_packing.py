"""A scene as a file, and what is different between two of them."""

import gzip
import json
from random import Random
from typing import Any

from render.canvas import Canvas
from render.packing import PackedScene, packed
from render.shapes import panel
from render.stone import rows_of_facets
from render.svg import Drawing
from render.text import Style


def opened(file: bytes) -> Any:
    return json.loads(gzip.decompress(file))


def board(*words: str) -> PackedScene:
    ground = Canvas((100, 80), "#101020")
    for row in range(20):
        ground.draw(panel((row, row, row + 10, row + 10), "#ffffff"))
    canvas = Canvas((100, 80), ground)
    for place, word in enumerate(words):
        with canvas.thing(word):
            canvas.write(word, (10, 10 * place), Style(12, "#ffffff"))
    return packed(canvas)


def joined(before: Any, told: Any) -> list[Any]:
    """As the page does it."""
    known = [mark for layer in before["scene"]["layers"] for mark in layer["marks"]]
    parts = [part for mark in known for part in mark.get("marks", ())]
    now = [one for layer in told["scene"]["layers"] for one in layer["marks"]]
    return [{**one, "marks": whole(one["marks"], parts)} if "marks" in one else one for one in whole(now, known)]


def whole(told: list[Any], known: list[Any]) -> list[Any]:
    return [one for run in told for one in (known[run[0] : run[1]] if isinstance(run, list) else [run])]


def test_of_what_stood_there_before_only_the_places_are_told() -> None:
    before, after = board("a", "b", "c"), board("a", "d", "c")

    told = json.loads(after.since(before))

    assert told["scene"]["layers"][0]["marks"] == [[0, 20]]
    assert [type(one) for one in told["scene"]["layers"][1]["marks"]] == [list, dict, list]
    assert joined(opened(before.file()), told) == [
        mark for layer in opened(after.file())["scene"]["layers"] for mark in layer["marks"]
    ]


def test_of_what_lay_in_a_group_before_only_the_places_are_told() -> None:
    def sheets(*lines: str) -> PackedScene:
        canvas = Canvas((100, 80), "#101020")
        for place, line in enumerate(lines):
            with canvas.thing(f"sheet {place}"):
                for at, word in enumerate(line.split()):
                    canvas.write(word, (10 * at, 10 * place), Style(12, "#ffffff"))
        return packed(canvas)

    before, after = sheets("a b c", "d e"), sheets("a x c", "d e")

    told = json.loads(after.since(before))
    [group, stays] = told["scene"]["layers"][0]["marks"]
    assert stays == [1, 2]
    assert (group["marks"][0], group["marks"][1]["text"], group["marks"][2]) == ([0, 1], "x", [2, 3])
    assert group["key"] == "sheet 0"
    assert joined(opened(before.file()), told) == [
        mark for layer in opened(after.file())["scene"]["layers"] for mark in layer["marks"]
    ]


def test_what_comes_back_after_something_else_is_told_from_what_stood_there_before_that() -> None:
    many = [f"word {number}" for number in range(200)]
    before, meanwhile, after = board(*many), packed(Canvas((50, 50), "#000000")), board(*many, "new")

    known, told = after.told((before, meanwhile))

    assert known is before
    assert told == after.since(before)
    assert len(told) < len(after.since(meanwhile)) / 10
    assert board("a", "b").told((board("b"), board("a")))[0] == board("a")  # the latest, where little is different


def test_a_drawing_that_is_known_is_not_told_again() -> None:
    before, after = board("a"), board("b")

    assert json.loads(after.since(before))["art"]["drawings"] == {}


def test_a_drawing_that_is_known_from_an_earlier_scene_is_not_told_again() -> None:
    canvas = Canvas((100, 80), "#101020")
    canvas.stamp(
        Drawing("dot", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9z"/></svg>'), (9, 9), 9
    )
    dotted = packed(canvas)

    assert list(json.loads(dotted.since(board()))["art"]["drawings"]) == list(dotted.art)
    assert json.loads(dotted.since(board(), dotted.art.keys()))["art"]["drawings"] == {}


def test_the_names_of_drawings_that_stood_there_are_told_by_their_places() -> None:
    def dots(*many: int) -> PackedScene:
        canvas = Canvas((100, 80), "#101020")
        for at in many:
            box = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 {at}"><path d="M0 0h9z"/></svg>'
            canvas.stamp(Drawing(f"dot {at}", box), (9, 9), 9)
        return packed(canvas)

    before, after = dots(1, 2, 3), dots(1, 2, 4, 3)

    told = json.loads(after.since(before))["scene"]["drawings"]
    [new] = after.art.keys() - before.art.keys()
    assert told == [[0, 2], new, [2, 3]]
    assert opened(after.file())["scene"]["drawings"] == list(after.art)


def test_stone_that_reaches_farther_down_is_another_only_at_its_end() -> None:
    low, high = ([*rows_of_facets((0, 0, 300, bottom), "#7d5638", 50, Random(1))] for bottom in (400, 600))

    assert low[:6] == high[:6]
    assert low[-1] != high[len(low) - 1]
