"""The pictures of the catacomb: what stands in them, what does not, and their equals in words."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import ImageStat

from engine.core import run
from engine.core.dice import Dice
from engine.core.hexes import DIRECTIONS, ORIGIN
from engine.games.vi_algo import GAME
from engine.games.vi_algo import events as told
from engine.games.vi_algo.content.characters import CHARACTERS
from engine.games.vi_algo.content.entries import GROUP_CARDS, TREASURES
from engine.games.vi_algo.content.rooms import LOCAL, OUTER, star
from render.canvas import Canvas, Line
from render.games.vi_algo.catacomb import NUMBER, READ_AT_ALL, dug
from render.games.vi_algo.hand import LEADING, MARGINS, TEXT, TEXT_HIGH, wide_of
from render.games.vi_algo.look import CLOTH, SHAPE, art
from render.games.vi_algo.places import MAP, close, near, whole
from render.games.vi_algo.subject import CatacombSubject
from render.painter import NO_MARKS, Target
from render.palette import TOLD_APART, difference
from render.picture import Picture
from render.text import SMALLEST, wrapped

Paint = Callable[..., Any]


def listed(picture: Picture) -> str:
    return "\n".join(picture.canvas.listing())


def test_every_card_has_a_drawing_of_its_own() -> None:
    drawn = [art(f"card/{name}").markup for name in (*TREASURES.named, *GROUP_CARDS.named)]

    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
@pytest.mark.parametrize("name", [*TREASURES.named, *GROUP_CARDS.named])
def test_what_a_card_does_fits_on_it(catacomb: Paint, name: str, lang: str) -> None:
    said = catacomb(4, lang).words(f"vi-algo-picture-card-{name.replace('_', '-')}")

    for columns, style in TEXT.items():
        lines = wrapped(said, style, wide_of(columns) - MARGINS)
        assert len(lines) * (style.size + LEADING) <= TEXT_HIGH


def test_who_has_not_entered_yet_is_said_to_be_outside(catacomb: Paint) -> None:
    begun = run.start(GAME, GAME.setup(2), Dice("00" * 32)).position

    alt = replace(catacomb(2), position=begun).board().alt

    assert alt.count("still outside") == 2
    assert "nearest" not in alt


def test_characters_differ_in_shape_and_in_colour() -> None:
    assert len(set(SHAPE.values())) == len(CHARACTERS)
    assert all(difference(CLOTH[one], CLOTH[other]) > TOLD_APART for one, other in combinations(CHARACTERS, 2))


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_no_two_initials_of_a_language_are_alike(catacomb: Paint, lang: str) -> None:
    words = catacomb(6, lang).words

    assert len({words.name("vi_algo", one)[:1] for one in CHARACTERS}) == len(CHARACTERS)


def test_the_whole_catacomb_fits_its_box_and_its_numbers_can_be_read() -> None:
    plan = star(OUTER)
    lens = whole(plan)
    left, top, right, bottom = MAP

    assert lens.size > SMALLEST
    for room in plan:
        for direction in DIRECTIONS:
            x, y = lens.middle(room.centre.stepped(direction, 3))
            assert left < x < right
            assert top < y < bottom


def test_somebodys_surroundings_lie_in_the_middle() -> None:
    left, top, right, bottom = MAP

    assert close(ORIGIN, star(OUTER)).middle(ORIGIN) == ((left + right) / 2, (top + bottom) / 2)


def test_who_takes_a_few_steps_sees_the_same_part_of_the_catacomb() -> None:
    plan = star(OUTER)
    steps = [ORIGIN, *(ORIGIN.stepped(direction) for direction in DIRECTIONS)]

    assert len({near(one, plan) for one in steps}) == 1
    for room in plan:
        for place in (room.centre.stepped(direction, 3) for direction in DIRECTIONS):
            assert near(place, plan).holds(place)


def test_at_the_edge_of_the_catacomb_more_of_it_is_seen_than_of_the_rock_around() -> None:
    plan = star(OUTER)
    right = MAP[2]
    outermost = max(
        (room.centre.stepped(direction, 3) for room in plan for direction in DIRECTIONS), key=lambda one: one.q
    )

    lens = close(outermost, plan)
    assert lens.middle(outermost)[0] > right - 3 * lens.size
    assert lens.holds(outermost)


def test_a_label_too_long_for_its_hex_gives_way_to_the_name_of_the_hex(catacomb: Paint) -> None:
    own = listed(catacomb().private(0, Target(("search", "Z17"), "обшукати кімнату Z17")))

    assert "“Z17”" in own
    assert "обшукати" not in own


def test_a_card_that_a_button_is_about_is_framed_and_not_written_on(catacomb: Paint) -> None:
    table = catacomb(hands={"P1": ["t08", "t02"]})

    plain, marked = listed(table.private(0)), listed(table.private(0, Target(("use", "colar"), "use necklace")))
    assert "use necklace" not in marked
    assert marked.count("#ffe27a") == plain.count("#ffe27a") + 1


def test_everybody_and_every_mummy_is_drawn(catacomb: Paint) -> None:
    mummies = [{"spot": "A12", "owners": ["P1"]}, {"spot": "B12", "owners": ["P2", "P3"]}]
    picture = listed(catacomb(settings={"powerful_mummy": True}, mummies=mummies).board())

    assert "piece/powerful" in picture
    assert "“R×2”" not in picture
    assert "“I×2”" in picture
    assert all(f"piece/{SHAPE[one]}" in picture for one in ("dabs", "bento", "iara", "otto"))


def test_who_is_alone_is_shown_with_how_far_it_is(catacomb: Paint) -> None:
    lonely = listed(catacomb(spots={"P1": "A19"}).board())
    together = listed(catacomb(spots={"P1": "D18"}).board())

    assert "#a31c28" in lonely
    assert "#a31c28" not in together


def test_cards_and_secrets_are_seen_by_their_owner_alone(catacomb: Paint) -> None:
    table = catacomb(hands={"P1": ["t08"], "P2": ["t28"]}, group={"P1": ["g01"], "P2": ["g02"]})

    own, public = listed(table.private(0)), listed(table.board())
    assert "card/traidor_ganancioso" in own
    assert "card/colar" in own
    assert "card/sino" not in own
    assert "card/traidor" not in public
    assert listed(table.private(2)).count("card/traidor") == 0


def test_a_traitor_and_a_loyal_one_look_alike_to_everybody_else(catacomb: Paint) -> None:
    traitor, loyal = (catacomb(group={"P1": [card]}) for card in ("g01", "g03"))

    assert listed(traitor.board()) == listed(loyal.board())
    assert listed(traitor.private(1)) == listed(loyal.private(1))
    assert str(traitor.private(1).twin) == str(loyal.private(1).twin)


def test_reach_and_targets_are_marked_for_who_is_to_act(catacomb: Paint) -> None:
    table = catacomb()
    own = table.private(0, Target(("walk", "Z17"), "Z17!"))

    assert "“Z17!”" in listed(own)
    assert "With 1 action you get" in str(own.twin)
    assert "In reach" not in str(table.private(1).twin)


def test_what_the_steps_that_are_left_reach_costs_no_action(catacomb: Paint) -> None:
    own = str(catacomb(steps_left=1).private(0).twin)

    assert "With the steps left you get" in own
    assert "With 1 action you get" in own


def map_of(picture: Picture) -> Canvas:
    """The catacomb in it, within its margins."""
    assert isinstance(picture.canvas.ground, Canvas)
    return picture.canvas.ground


def test_nothing_is_touched_beside_the_map(catacomb: Paint) -> None:
    left, top, right, bottom = MAP
    rooms = map_of(catacomb().private(0))
    (across, down), spots = rooms.at, rooms.spots

    assert spots
    assert all(left <= x + across <= right and top <= y + down <= bottom for spot in spots for x, y in spot.outline)
    assert all(max(x) - min(x) > 20 < max(y) - min(y) for spot in spots for x, y in [zip(*spot.outline, strict=True)])


def test_signs_at_the_edge_lead_to_what_lies_within_reach_but_out_of_sight(catacomb: Paint) -> None:
    canvas = map_of(catacomb(spots={"P1": "Z23"}).private(0))
    touched = {spot.means for spot in canvas.spots}
    led = {name for span in canvas.spans for name in span.means.split("|")}

    assert not {"F8", "C5", "C17", "D23", "D30"} & touched
    assert {"F8", "C5", "C17", "D23", "D30"} <= led
    assert "C21" not in led | touched  # nobody gets so far
    assert not any("F8" in span.means for span in map_of(catacomb(spots={"P1": "Z23"}).private(1)).spans)


@pytest.mark.parametrize("spot", ["Z23", "A12", "F9", "D30"])
def test_whatever_lies_within_reach_is_touched_where_it_lies_or_behind_a_sign(catacomb: Paint, spot: str) -> None:
    table = catacomb(spots={"P1": spot})
    canvas = map_of(table.private(0))
    named = [name for span in canvas.spans for name in span.means.split("|")] + [one.means for one in canvas.spots]
    seen = run.seen(GAME, table.position, 0)

    assert set(CatacombSubject(seen, NO_MARKS, table.words).reach) <= set(named)


def test_what_stands_half_beyond_the_edge_is_seen_and_not_touched(catacomb: Paint) -> None:
    floor = catacomb().position.board.chart.place
    mummies = [{"spot": spot, "owners": ["P2"]} for spot in floor if spot != "Z23"]
    canvas = map_of(catacomb(spots={"P1": "Z23"}, mummies=mummies).private(0))
    drawn = [span.place for span in canvas.spans if span.key.startswith("mummy")]
    in_sight = {spot.means for spot in canvas.spots}

    assert set(drawn) - {""} == {mummy["spot"] for mummy in mummies if mummy["spot"] in in_sight}
    assert drawn.count("") > 5


def test_what_happened_is_shown(catacomb: Paint) -> None:
    table = catacomb(spots={"P1": "Z17"})

    moved = listed(table.board(told.Walked(0, ("Z18", "Z17")), told.Searched(0, "A21", (4, 4, 3), 14, True)))
    assert "faint 0.4" in moved
    assert "“4 4 3”" in moved


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_the_twin_says_what_the_picture_shows(catacomb: Paint, lang: str) -> None:
    table = catacomb(lang=lang, hands={"P1": ["t08"]}, mummies=[{"spot": "A12", "owners": ["P1"]}])

    twin = table.private(0).twin
    assert "Ana" in "\n".join(twin.about("Z18"))
    assert twin.about("A12")
    assert all("core-" not in line.text and "vi-algo-" not in line.text for line in (*twin.lines, *twin.details))


def test_by_night_only_torches_light_the_floors(catacomb: Paint) -> None:
    day, night = (catacomb(face=face).board().canvas.image().convert("L").crop(MAP) for face in ("day", "night"))

    assert ImageStat.Stat(night).mean[0] < 0.8 * ImageStat.Stat(day).mean[0]
    assert night.getextrema()[1] > 200


def test_daylight_and_night_differ(catacomb: Paint) -> None:
    day, night = (listed(catacomb(face=face).board()) for face in ("day", "night"))

    assert "sun" in day
    assert "moon" in night
    assert "url(#hatched)" in night
    assert "url(#hatched)" not in day.replace('id="hatched"', "")


def large_numbers(picture: Picture) -> set[str]:
    """The numbers of hexes that stand out."""
    lines = (mark for mark in map_of(picture).marks if isinstance(mark, Line) and mark.style.colour == NUMBER)
    return {mark.text for mark in lines if mark.style.size > SMALLEST}


def test_seen_as_a_whole_the_catacomb_bears_no_number_that_a_phone_makes_unreadable(catacomb: Paint) -> None:
    far = catacomb(6, spots={"P1": "A2", "P2": "B20", "P3": "C31", "P4": "D8", "P5": "E35", "P6": "F3"}).board()
    numbers = [one for one in map_of(far).marks if isinstance(one, Line) and one.style.colour == NUMBER]

    assert [one.text for one in numbers if one.style.size < READ_AT_ALL] == []


def test_numbers_of_hexes_stand_out_around_whoever_acts_and_where_a_button_leads(catacomb: Paint) -> None:
    begun = catacomb(2, spots={"P1": "Z19", "P2": "Z20"})
    near, told_of = begun.private(0), begun.private(0, Target(("walk", "Z1"), "Z1"))

    assert "18" in large_numbers(near)
    assert large_numbers(near) <= large_numbers(told_of)
    assert len(large_numbers(begun.board())) < 37


def test_a_catacomb_is_drawn_once_from_wherever_it_is_looked_at() -> None:
    plan = star(OUTER)
    north, south = (near(plan[number].centre, plan) for number in (1, 4))

    one, other = dug(plan, north, True, 1200), dug(plan, south, True, 1200)

    assert one.at != other.at
    assert one.marks is other.marks
    assert dug(plan, north, False, 1200).marks != one.marks, "the hour is seen"


def test_a_room_is_drawn_once_for_all_catacombs_in_which_it_lies() -> None:
    plan, turned = star(OUTER), star((*OUTER[1:], OUTER[0]))
    middle = near(ORIGIN, plan)

    one, other = ({id(mark) for mark in dug(a, middle, True, 1200).marks} for a in (plan, turned))

    assert len(one & other) >= len(LOCAL), "each hex of the room in the middle"
