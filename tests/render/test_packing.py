"""A scene as a file, and what is different between two of them."""

import gzip
import json
from collections.abc import Callable
from contextlib import nullcontext
from random import Random
from typing import Any

from render.canvas import Canvas
from render.packing import PackedScene, packed
from render.shapes import panel
from render.stone import rows_of_facets
from render.svg import Drawing
from render.text import Style

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>{name}</title><path d="M0 0h8v8z"/></svg>'


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
    stood = [mark for layer in before["scene"]["layers"] for mark in layer["marks"]]
    stood += [part for mark in stood for part in mark.get("marks", ())]

    def group(one: Any) -> Any:
        if "marks" not in one:
            return one
        parts = whole(one["marks"], stood)
        stood.extend(parts)
        return {**one, "marks": parts}

    return [one for layer in told["scene"]["layers"] for one in whole(layer["marks"], stood, group)]


def whole(told: list[Any], stood: list[Any], new: Callable[[Any], Any] = lambda one: one) -> list[Any]:
    found = ((stood[run[0] : run[1]], run[2:]) if isinstance(run, list) else ([new(run)], ()) for run in told)
    return [moved(one, *way) if way else one for ones, way in found for one in ones]


def moved(one: Any, across: float, down: float, drawing: str = "") -> Any:
    if "marks" in one:
        return {**one, "marks": [moved(part, across, down, drawing) for part in one["marks"]]}
    at = {"x": round(one.get("x", 0) + across, 1), "y": round(one.get("y", 0) + down, 1)}
    shows = {"drawing": drawing} if drawing and "drawing" in one else {}
    return {**one, **shows, **{name: value for name, value in at.items() if value or name in one}}


def test_of_what_stood_there_before_only_the_places_are_told() -> None:
    before, after = board("a", "b", "c"), board("a", "d", "c")

    told = json.loads(after.since(before))

    assert told["scene"]["layers"][0]["marks"] == [[0, 20]]
    assert [type(one) for one in told["scene"]["layers"][1]["marks"]] == [list, dict, list]
    assert joined(opened(before.file()), told) == [
        mark for layer in opened(after.file())["scene"]["layers"] for mark in layer["marks"]
    ]


def test_however_layers_change_they_are_put_together_from_what_stood_there() -> None:
    chance = Random(236)

    def layers(*many: int) -> PackedScene:
        canvas: Canvas | str = "#101020"
        for height in many:
            canvas = Canvas((100, 80), canvas)
            for word in chance.choices("abcde", k=height):
                canvas.write(word, (10, 10 * height), Style(12, "#ffffff"))
        assert isinstance(canvas, Canvas)
        return packed(canvas)

    for _ in range(200):
        before, after = (layers(*chance.choices(range(5), k=chance.randint(1, 3))) for _ in range(2))
        told = json.loads(after.since(before, moved=chance.random() < 0.3))

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
    assert (group["marks"][0], group["marks"][1]["text"], group["marks"][2]) == ([2, 3], "x", [4, 5])
    assert group["key"] == "sheet 0"
    assert joined(opened(before.file()), told) == [
        mark for layer in opened(after.file())["scene"]["layers"] for mark in layer["marks"]
    ]


def maps(*tops: int, sign: str = "") -> PackedScene:
    """The same city, once or several times below itself; a single one lies open, several each in a part."""
    city = Canvas((100, 80), "#101020")
    city.draw(panel((0, 0, 90, 70), "#ffffff"))
    for number in range(60):
        with city.thing(f"house {number}", f"A{number}"):
            city.write(f"house {number}", (number % 8 * 10.3, number // 8 * 10), Style(12, "#ffffff"))
            city.draw(panel((number, number, number + 9, number + 9), "#a0a0a0"))
    if sign:
        city.write(sign, (5, 5), Style(12, "#ffffff"))
        city.write(sign, (50, 50), Style(12, "#ffffff"))
    canvas = Canvas((100, 80 + max(tops)), "#101020")
    for top in tops:
        with canvas.part(top) if len(tops) > 1 else nullcontext():
            canvas.lay(city, (0, top), "" if top == tops[0] else f"map {top}")
    return packed(canvas)


def test_what_has_moved_is_told_by_where_it_stood_and_how_far() -> None:
    before, after = maps(0), maps(300)

    _, told = after.told([before])

    assert json.loads(told)["scene"]["layers"][0]["marks"] == [[0, 61, 0, 300]]
    assert joined(opened(before.file()), json.loads(told)) == opened(after.file())["scene"]["layers"][0]["marks"]


def test_what_is_there_twice_is_told_once() -> None:
    before, after = maps(0), maps(40, 500, sign="closed")

    _, told = after.told([before])

    first, second = json.loads(told)["scene"]["layers"][0]["marks"]
    assert first["marks"][0] == [0, 61, 0, 40]
    assert [one["text"] for one in first["marks"][1:]] == ["closed", "closed"]
    behind = 61 + 2 * 60  # the marks, and what lies in their groups
    assert second["marks"][-1] == [behind + 61, behind + 63, 0, 460]
    assert joined(opened(before.file()), json.loads(told)) == opened(after.file())["scene"]["layers"][0]["marks"]


def test_what_shows_another_drawing_is_told_by_where_it_stood_and_what_it_shows() -> None:
    day, night = (Drawing(name, SQUARE.format(name=name)) for name in ("day", "night"))

    def city(top: int, *asleep: int) -> PackedScene:
        canvas = Canvas((900, 400), "#101020")
        for number in range(9):
            with canvas.thing(place=f"A{number}"):
                canvas.stamp(night if number in asleep else day, (number * 90.5, 40 + top), 80)
        return packed(canvas)

    before, after = city(0), city(60, 2, 3, 4, 7)
    told = json.loads(after.since(before, moved=True))
    [name] = set(after.art) - set(before.art)

    assert told["scene"]["layers"][0]["marks"] == [
        *([0, 2, 0, 60], [2, 5, 0, 60, name], [5, 7, 0, 60], [7, 8, 0, 60, name], [8, 9, 0, 60])
    ]
    assert joined(opened(before.file()), told) == opened(after.file())["scene"]["layers"][0]["marks"]


def test_where_little_is_new_nobody_looks_for_what_has_moved() -> None:
    before, after = board("a", "b"), board("b", "a")

    assert after.told([before])[1] == after.since(before)
    assert joined(opened(before.file()), json.loads(after.since(before, moved=True))) == [
        mark for layer in opened(after.file())["scene"]["layers"] for mark in layer["marks"]
    ]


def test_a_whole_number_in_words_stays_as_it_was_written() -> None:
    canvas = Canvas((100, 80), "#101020")
    canvas.write('version 5.0, "x":7.0, and no more', (9, 9), Style(12, "#ffffff"))

    [line] = opened(packed(canvas).file())["scene"]["layers"][0]["marks"]
    assert (line["text"], line["x"]) == ('version 5.0, "x":7.0, and no more', 9)


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


def test_what_pictures_lie_on_is_packed_once_and_what_passes_with_each() -> None:
    def packed_on(ground: Canvas, word: str) -> PackedScene:
        canvas = Canvas((100, 80), ground)
        canvas.write(word, (10, 10), Style(12, "#ffffff"))
        canvas.stamp(Drawing(word, SQUARE.format(name=word)), (20, 20), 8)
        return packed(canvas)

    passing = Canvas((100, 80), "#101020", passing=True)
    kept = Canvas((100, 80), passing)
    kept.stamp(Drawing("ground", SQUARE.format(name="ground")), (50, 50), 8)
    one, other = packed_on(kept, "one"), packed_on(kept, "other")

    assert one.layers[1] is other.layers[1]
    assert one.layers[0] is not other.layers[0] == one.layers[0]
    for scene, word in ((one, "one"), (other, "other")):
        drawn = [art.markup for art in scene.art.values()]
        assert [name in markup for name, markup in zip(("ground", word), drawn, strict=True)] == [True, True]
    assert packed_on(kept, "one").digest == one.digest != other.digest
