"""The pictures of the city: what stands in them, what does not, and their equals in words."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from math import dist, sqrt
from typing import Any

import pytest

from engine.core import run
from engine.core.hexes import DIRECTIONS
from engine.core.position import Result
from engine.games.amsterdam.board import Case, Cycle, Ending, Round
from engine.games.amsterdam.content.city import NEXT, OBSTACLES, WALKABLE, within
from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.maps import city_map
from engine.games.amsterdam.events import Moved
from engine.games.amsterdam.game import GAME
from engine.games.amsterdam.view import pictures_of
from render.canvas import WIDTH, Canvas, Line, Stamp
from render.games.amsterdam import PAINTER, places, zoom
from render.games.amsterdam.cards import CLUE_WIDE
from render.games.amsterdam.illustrations import in_hexagon, name
from render.games.amsterdam.look import TEAM, pawn
from render.games.amsterdam.mapping import VEIL
from render.games.amsterdam.pieces import pawn_at
from render.painter import Marks, Target
from render.palette import TOLD_APART, least_difference
from render.picture import Picture
from render.shapes import Point
from render.text import SMALLEST

Paint = Callable[..., Any]


CLUED = {"at": "D2", "clue": ["C65"]}
TOLD = "Park, eerie, in pink and red: two grey saws, one gold rooster and three grey padlocks."
"""What C65 shows."""


def lying(picture: Picture) -> set[str]:
    """The cells and cards that lie in a picture."""
    return {spot.means for spot in picture.canvas.spots}


def listed(picture: Picture) -> str:
    return "\n".join(picture.canvas.listing())


def stamped(picture: Picture, name: str) -> list[Point]:
    return [mark.at for mark in picture.canvas.marks if isinstance(mark, Stamp) and mark.drawing.name == name]


# --- the plan ---


@pytest.mark.rule("SA-001", "SA-701")
def test_the_city_fits_the_picture_and_each_cell_is_wide_enough_to_be_argued_about() -> None:
    corners = [corner for cell in (*WALKABLE, *OBSTACLES) for corner in places.corners(cell)]

    assert sqrt(3) * places.SIZE * places.SCENE >= 150
    assert all(0 < x < WIDTH and 0 < y < places.CITY_HIGH for x, y in corners)


@pytest.mark.rule("SA-002")
def test_neighbours_share_a_side() -> None:
    for cell, near in NEXT.items():
        rims = [places.rim(cell, direction) for direction in DIRECTIONS]
        for other in near:
            assert any(dist(one, two) < 0.01 for one in rims for two in (places.rim(other, d) for d in DIRECTIONS))


@pytest.mark.rule("SA-701")
def test_figures_stand_at_the_rim_each_at_its_own_side() -> None:
    black, orange = pawn_at(0, "D4"), pawn_at(1, "D4")

    assert min(dist(at, places.middle("D4")) for at in (black, orange)) > 0.6 * places.SIZE
    assert dist(black, orange) > places.SIZE


@pytest.mark.rule("SA-708")
def test_the_teams_differ_in_shape_and_in_colour() -> None:
    assert pawn(0).markup != pawn(1).markup
    assert least_difference(TEAM) > TOLD_APART


def test_no_panel_lies_on_a_cell() -> None:
    boxes = [places.Corner(right, low).box for right in (False, True) for low in (False, True)]

    for cell in WALKABLE:
        for x, y in places.corners(cell, places.SCENE):
            assert not any(left < x < right and top < y < bottom for left, top, right, bottom in boxes), cell


# --- everybody's picture ---


@pytest.mark.rule("SA-701", "SA-003")
def test_every_walkable_cell_has_its_picture_and_its_label(night: Paint) -> None:
    picture = listed(night().board())

    assert all(f"“{cell}”" in picture for cell in WALKABLE)
    assert not any(f"“{cell}”" in picture for cell in OBSTACLES)


@pytest.mark.rule("SA-040", "SA-112")
def test_each_cell_shows_the_picture_that_lies_there(night: Paint) -> None:
    picture = listed(night().board())

    for cell, scene in (("B3", CITY_TILES["7A-2"]), ("D2", CITY_TILES["4A-1"]), ("D4", CLUE_CARDS["C63"])):
        x, y = places.middle(cell)
        assert f"{name(scene)} {x:g},{y:g} wide" in picture


@pytest.mark.rule("SA-701")
def test_figures_tokens_and_announced_police_are_shown(night: Paint) -> None:
    found = {"at": "D2", "evidence": ["D2"], "police": 1, "raided": ["E2"]}
    picture = night(black=found, orange={"at": "D2"}).board()

    assert pawn_at(0, "D2") in stamped(picture, "pawn_square")
    assert pawn_at(1, "D2") in stamped(picture, "pawn_round")
    assert places.rim("D2", places.NORTH_WEST, 0.92) in stamped(picture, "token_square")
    assert places.rim("E2", places.NORTH_EAST, 0.92) in stamped(picture, "police")
    assert "“1/3”" in listed(picture)


@pytest.mark.rule("SA-701")
def test_published_clues_lie_beside_the_city(night: Paint) -> None:
    assert CLUE_WIDE >= 300
    assert "C65" not in lying(night().board())
    assert "C65" in lying(night(black=CLUED).board())


@pytest.mark.rule("SA-701", "SA-511")
def test_a_team_alone_sees_how_many_cycles_are_left(night: Paint) -> None:
    alone = night(3, settings={"coop_budget": "cycles", "coop_difficulty": "master"}, black={"cycles": 4})

    assert "“Cycles left: 5”" in listed(alone.board())


@pytest.mark.rule("SA-406")
def test_a_clue_that_is_held_back_is_nobodys_to_see(night: Paint) -> None:
    held = night(black={"at": "D2", "clue": ["C65"], "publish_at_ms": 9000}, settings={"clue_delay_s": 9})

    assert "C65" not in lying(held.board())
    assert "C65" not in lying(held.private(1))
    assert TOLD not in str(held.private(2).twin)
    assert TOLD in str(night(black=CLUED).private(2).twin)


@pytest.mark.rule("SA-701")
def test_what_everybody_sees_does_not_depend_on_the_map(night: Paint) -> None:
    one = night(black=CLUED, orange={"at": "F3", "silent": ["D4", "E4"]})
    other = one.but(case=Case(7, 2, city_map(7, 2)))

    assert listed(one.board()) == listed(other.board())
    assert str(one.board().twin) == str(other.board().twin)
    assert one.board().alt == other.board().alt
    assert listed(one.private(2)) == listed(other.private(2))
    assert listed(one.private(0)) != listed(other.private(0))


@pytest.mark.rule("SA-343")
def test_silence_looks_the_same_whatever_its_reason(night: Paint) -> None:
    at_client, at_nothing = (night(black={"at": cell, "silent": ["D4", cell]}).board() for cell in ("G2", "G3"))

    def said(picture: Picture) -> list[str]:
        return sorted(line.text.replace("G2", "G3") for line in picture.twin.lines)

    assert said(at_client) == said(at_nothing)
    assert len(at_client.canvas.listing()) == len(at_nothing.canvas.listing())


@pytest.mark.rule("SA-704")
def test_a_move_is_shown_from_where_it_began(night: Paint) -> None:
    history = [{"team": 0, "clue": ["C65"], "cell": "D2", "announcement": "evidence"}]
    moved = night(black={"at": "D2"}, history=history)

    picture = moved.board(Moved("black", "D2", "evidence", 1, False))
    assert "faint 0.4" in listed(picture)
    assert "The black team goes to D2. Evidence! 1 of 3" in str(picture.twin)


# --- a Detective's choice ---


@pytest.mark.rule("SA-702")
def test_every_cell_in_reach_is_shown_large_with_the_clue_above(night: Paint) -> None:
    picture = night(black=CLUED).private(2)
    cells = [mark for mark in picture.canvas.marks if isinstance(mark, Stamp) and mark.width == 2 * zoom.TILE]

    assert sqrt(3) * zoom.TILE >= 300
    assert zoom.CARD_WIDE >= 400
    assert len(cells) == len(NEXT["D2"])
    assert cells[0].drawing.name == name(CITY_TILES["3A-5"])
    assert all(f"“{cell}”" in listed(picture) for cell in NEXT["D2"])
    assert "“B2”" not in listed(picture)


@pytest.mark.rule("SA-702")
def test_cells_in_reach_stand_in_label_order(night: Paint) -> None:
    picture = night(black={"at": "D4", "clue": ["C65", "C18"]}).private(2)
    cells = [
        line for line in picture.canvas.listing() if line.startswith("“") and line[1] in "ABCDEFG" and line[3] == "”"
    ]

    assert [line[1:3] for line in cells] == ["B3", "B4", "C2", "C5", "D2", "E2", "E5", "F3", "F4"]


@pytest.mark.rule("SA-407")
def test_votes_are_seen_by_the_team_alone(night: Paint) -> None:
    voted = night(black={**CLUED, "ballot": {"votes": [{"seat": 2, "cell": "C2"}], "changed": ["C2"]}})

    assert "“✓ Олена”" in listed(voted.private(4))
    assert "Олена C2" in str(voted.private(4).twin)
    assert "✓" not in listed(voted.private(3)) + listed(voted.board())


def test_many_votes_stay_on_their_cell(night: Paint) -> None:
    votes = {"votes": [{"seat": seat, "cell": "C2"} for seat in (2, 4, 2, 4, 2, 4)], "changed": ["C2"]}
    picture = night(black={**CLUED, "ballot": votes}).private(4)

    (said,) = [line for line in picture.canvas.listing() if line.startswith("“✓")]
    assert "…”" in said


def test_targets_bear_the_labels_of_the_buttons(night: Paint) -> None:
    picture = listed(night(black=CLUED).private(2, Target(("go", "C2"), "C2!")))

    assert "“C2!”" in picture
    assert "“C2”" not in picture


# --- a Commissioner's map ---


@pytest.mark.rule("SA-703", "SA-113")
def test_a_commissioner_has_the_map_and_the_row(night: Paint) -> None:
    picture = night().private(0)

    assert len(stamped(picture, "client")) == 2
    assert len(stamped(picture, "evidence")) == 6
    assert lying(picture) >= {f"C{card}" for card in (65, 49, 18, 44, 37, 39, 76, 73, 30, 36)}
    assert all(f"“{place}”" in listed(picture) for place in range(1, 11))


@pytest.mark.rule("SA-703")
def test_cards_are_told_apart_also_while_each_has_a_button(night: Paint) -> None:
    cards = [f"C{card}" for card in (65, 49, 18, 44, 37, 39, 76, 73, 30, 36)]

    picture = listed(night().private(0, *(Target(("clue", card), f"clue {card}") for card in cards)))

    assert all(f"“{place}”" in picture for place in range(1, 11))


@pytest.mark.rule("SA-703", "SA-R31")
def test_evidence_is_told_apart_clients_are_not(night: Paint) -> None:
    twin = str(night().private(0).twin)

    assert "unique evidence B1, F1; common evidence A3, D2, D6, G4" in twin
    assert "Clients F5, G2" in twin


@pytest.mark.rule("SA-703")
def test_the_rivals_part_of_the_map_changes_nothing(night: Paint) -> None:
    one = night()
    case = one.position.board.case
    hidden = replace(case.city_map, unique=(case.city_map.unique[0], ("B2", "C6")), own_client=("F5", "E1"))
    other = one.but(case=replace(case, city_map=hidden))

    assert listed(one.private(0)) == listed(other.private(0))
    assert listed(one.private(1)) != listed(other.private(1))


@pytest.mark.rule("SA-116")
def test_nobody_sees_a_map_before_the_round_begins(night: Paint) -> None:
    for seat in range(2):
        picture = night(phase="countdown").private(seat)

        assert stamped(picture, "client") == []
        assert "Clients" not in str(picture.twin)


@pytest.mark.rule("SA-621")
def test_a_commissioner_may_have_to_keep_track_unaided(night: Paint) -> None:
    aided, unaided = (night(settings={"tracking_marker": marker}) for marker in (True, False))

    assert pawn_at(0, "D4") in stamped(aided.private(0), "pawn_square")
    assert pawn_at(0, "D4") not in stamped(unaided.private(0), "pawn_square")
    assert pawn_at(0, "D4") in stamped(unaided.board(), "pawn_square")


@pytest.mark.rule("SA-505")
def test_everybody_sees_the_maps_when_all_is_over(night: Paint) -> None:
    whole = night()
    over = replace(whole, position=replace(whole.position, result=Result((1, 2, 1, 2, 1, 2), "client")))
    past = Round(whole.position.board.case, 0, "client", (3, 0), (0, 0), (5, 5))

    picture = over.but(past=(past,)).board()
    maps = whole.position.board.case.city_map
    assert len(stamped(picture, "client")) == len(maps.clients(0)) + len(maps.clients(1))
    assert "“Black wins!”" in listed(picture)
    assert "“Delivered to the Client”" in listed(picture)


def cards_lie(canvas: Canvas) -> dict[str, Point]:
    """Where the middle of each card is that can be asked about."""
    things = [(one.place, canvas.marks[one.begin : one.end]) for one in canvas.spans if "card_" in one.key]
    return {card: next(mark.at for mark in marks if isinstance(mark, Stamp)) for card, marks in things}


@pytest.mark.rule("SA-626")
def test_a_round_that_is_over_is_told_team_by_team_clue_by_clue(night: Paint) -> None:
    whole = night()
    told = (Cycle(0, ("C48",), "C4", "silence"), Cycle(1, ("C77", "C12"), "F5", "evidence"))
    past = Round(whole.position.board.case, 1, "client", (0, 3), (0, 0), (1, 1))
    over = whole.but(history=told, ending=Ending(1, "client"), past=(past,))
    canvas = over.private(0).canvas
    at = {card: place[1] for card, place in cards_lie(canvas).items()}

    first, second = (span.below for span in canvas.spans if span.below is not None)  # so they may stand side by side
    assert first == 0
    assert places.CITY_HIGH < at["C48"] < second < second + places.CITY_HIGH < at["C77"] == at["C12"]


@pytest.mark.rule("SA-626")
def test_when_a_round_is_over_each_map_shows_the_cells_where_its_team_has_been_and_each_clue_names_the_one_it_led_to(
    night: Paint,
) -> None:
    whole = night()
    told = (Cycle(0, ("C48",), "C4", "silence"), Cycle(1, ("C77", "C12"), "F5", "evidence"))
    past = Round(whole.position.board.case, 1, "client", (0, 3), (0, 0), (1, 1))
    canvas = whole.but(history=told, ending=Ending(1, "client"), past=(past,)).private(0).canvas
    half = canvas.size[1] // 2
    view = run.seen(GAME, whole.position, None).view
    lying = pictures_of(view.city, view.centre)

    def shown(cell: str) -> list[bool]:
        """Whether each picture of it is in the second half."""
        picture = in_hexagon({**CITY_TILES, **CLUE_CARDS}[lying[cell]])
        return [mark.at[1] > half for mark in canvas.marks if isinstance(mark, Stamp) and mark.drawing == picture]

    named = {line.text: line.at[1] > half for line in canvas.marks if isinstance(line, Line) and line.text[0] == "→"}
    assert (shown("C4"), shown("F5"), shown("D1")) == ([False], [True], [])
    assert named == {"→ C4": False, "→ F5": True}


@pytest.mark.rule("SA-626")
def test_when_a_round_is_over_each_clue_has_the_number_of_the_way_it_led(night: Paint) -> None:
    whole = night()
    clues = (("C48", "C4"), ("C77", "B3"), ("C12", "B3"), ("C20", "C2"))
    told = tuple(Cycle(0, (card,), cell, "silence") for card, cell in clues)
    past = Round(whole.position.board.case, 1, "client", (0, 3), (0, 0), (1, 1))
    canvas = whole.but(history=told, ending=Ending(1, "client"), past=(past,)).private(0).canvas
    words = [one for one in canvas.marks if isinstance(one, Line)]
    at = cards_lie(canvas)
    clue, way = (
        {one.text: one.at for one in words if one.text.isdigit() and (one.at[1] > places.CITY_HIGH + 76) is below}
        for below in (True, False)
    )

    assert [number for number in sorted(way) if number in "1234"] == ["1", "2", "4"], "the third stayed where it was"
    for number, (card, _) in enumerate(clues, 1):
        assert abs(clue[str(number)][0] - at[card][0]) < places.CITY_HIGH / 4
        assert clue[str(number)][1] < at[card][1]


@pytest.mark.rule("SA-703")
def test_evidence_that_is_gone_is_crossed_out(night: Paint) -> None:
    crosses = [len(stamped(night(orange={"evidence": found}).private(0), "gone")) for found in ([], ["D2"])]

    assert crosses == [0, 1]


# --- words ---


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_the_twin_says_what_the_picture_shows(night: Paint, lang: str) -> None:
    for seat in range(4):
        twin = night(lang=lang, black=CLUED, orange={"at": "F3", "evidence": ["A1"]}).private(seat).twin

        assert "Ana" in "\n".join(twin.about("black"))
        assert len(twin.about("B3")) == 1
        assert all("core-" not in line.text and "amsterdam-" not in line.text for line in (*twin.lines, *twin.details))


@pytest.mark.rule("SA-629")
def test_a_picture_that_may_be_seen_may_be_told(night: Paint) -> None:
    picture = night(black=CLUED).board()

    assert TOLD in picture.alt
    assert "C65" not in picture.alt
    assert picture.twin.about("10")[0].startswith("10: ")
    assert picture.twin.about("D1") == (
        "D1 (Museum Row): Open sky, calm, in black and blue: three grey castles, one green cactus, two black cats and"
        " one brown laid table.",
    )


def test_no_letter_is_too_small(night: Paint) -> None:
    for picture in (night(black=CLUED).board(), night().private(0), night(black=CLUED).private(2)):
        sizes = [mark.style.size for mark in picture.canvas.marks if hasattr(mark, "style")]

        assert min(sizes) >= SMALLEST


def test_no_two_cells_lie_on_each_other() -> None:
    assert all(dist(places.middle(one), places.middle(two)) > 150 for one, two in combinations(WALKABLE, 2))


def near(night: Any, seat: int | None, *things: str) -> Any:
    seen = run.seen(GAME, night.position, seat)
    return PAINTER.closer(seen, Marks(), night.words, things) if PAINTER.closer else None


@pytest.mark.rule("SA-701", "SA-703")
def test_cells_and_cards_that_somebody_names_are_shown_from_near(night: Paint) -> None:
    start = night(black=CLUED)
    card = start.position.board.cards.row[0]

    shown = near(start, 3, "d2", "c65", card.lower(), "10", "nonsense")

    assert shown.canvas.size[0] == WIDTH
    assert [line.partition(":")[0] for line in shown.alt.split(". ")[:1]] == ["D2"]
    assert TOLD in shown.alt
    assert " 1: " in shown.alt
    assert " 10: " in shown.alt
    assert near(start, None, "nonsense") is None


def test_a_commissioner_who_names_nothing_sees_all_that_the_next_clue_may_mean(night: Paint) -> None:
    start = night(orange={"at": "D4"})

    shown = near(start, 1)

    assert {cell for cell in WALKABLE if f"{cell}:" in shown.alt} == {*within("D4", 1), *within("D4", 2)}
    assert "\npolice " in listed(shown)
    assert near(start, 3) is None


def test_from_near_a_map_is_shown_to_nobody_else(night: Paint) -> None:
    start = night()
    police = start.position.board.case.city_map.police[0][0]

    assert "\npolice " not in listed(near(start, 2, police))
    assert "\npolice " in listed(near(start, 0, police))


def test_cards_that_nobody_may_see_are_not_shown_from_near(night: Paint) -> None:
    start = night()

    assert near(start, 0, start.position.board.cards.deck[0]) is None


def test_what_lies_far_from_the_own_figure_steps_back_for_whoever_gives_clues(night: Paint) -> None:
    table = night(black={"at": "D4"})
    veil = next(line for line in table.private(0).canvas.listing() if VEIL in line)
    far, near = (places.listed(places.corners(cell)) for cell in ("G1", "D3"))

    assert far in veil
    assert near not in veil


def test_what_lies_far_from_both_figures_steps_back_for_everybody(night: Paint) -> None:
    table = night(black={"at": "D4"}, orange={"at": "F1"})
    veil = next(line for line in table.board().canvas.listing() if VEIL in line)
    far, near, near_the_other = (places.listed(places.corners(cell)) for cell in ("A4", "D3", "G1"))

    assert far in veil
    assert near not in veil
    assert near_the_other not in veil


def test_a_single_clue_lies_in_the_middle_of_its_half(night: Paint) -> None:
    one, two = (night(black={"at": "D2", "clue": clue}).board().canvas for clue in (["C65"], ["C65", "C18"]))
    places_of = [[spot.outline[0][0] for spot in canvas.spots if spot.means in ("C65", "C18")] for canvas in (one, two)]

    assert places_of[0][0] == sum(places_of[1]) / 2


def test_places_for_clues_take_room_only_while_there_is_a_clue(night: Paint) -> None:
    without, given = night().board().canvas.size, night(black=CLUED).board().canvas.size

    assert without[1] < given[1] - CLUE_WIDE
