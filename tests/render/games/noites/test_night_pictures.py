"""The pictures of the night: what is laid over the table when somebody asks, and the same in words."""

from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest
from support.breadth import breadth

from engine.core import run
from engine.core.dice import Dice
from engine.games.noites import GAME
from engine.games.noites import events as told
from engine.games.noites.actions import Run
from engine.games.noites.phrases.wishes import Trek
from engine.games.noites.rules.combat import AskPush, Push
from engine.games.noites.rules.moving import WatchFor
from engine.games.noites.rules.shooting import AskShot
from render.canvas import WIDTH, Line
from render.games.noites import places
from render.games.noites.dice import DIE
from render.games.noites.hand import LABEL
from render.games.noites.look import INK, SIDES
from render.games.noites.overlays import BARRED, COVERED, OPEN
from render.games.noites.places import close, whole
from render.games.noites.side import PREY
from render.games.noites.subject import NightSubject
from render.painter import Marks, Target
from render.palette import PAPER
from render.picture import Picture
from render.svg import Drawing
from render.text import width

Paint = Callable[..., Any]
LINE: Any = {
    "monsters": {
        "a1": {"at": [300, 450], "range": 300},
        "b1": {"at": [500, 450]},
        "b2": {"at": [300, 650]},
        "b3": {"at": [100, 450]},
    },
    "terrain": {"t1": ["graveyard", 300, 650, 0], "t2": ["crypt_house", 200, 450, 90]},
    "victims": {"v1": [450, 550], "v9": [850, 850]},
}
ASKED = (
    "reach a1",
    "range a1",
    "sight a1",
    "sight a1 b2",
    "check a1 e 100",
    "check a1 b1",
    "check v1 n 90",
    "a1",
    "t2",
)
LANGUAGES = ("en", "pt-BR", "uk")
ASKED_IN = [(things, lang) for at, things in enumerate(ASKED) for lang in breadth(LANGUAGES[at % 3 :][:1], LANGUAGES)]
"""`make test` asks each in one language, and three things in each."""


def marks(picture: Picture | None) -> str:
    assert picture is not None
    return "\n".join(picture.canvas.listing())


@pytest.mark.parametrize(("things", "lang"), ASKED_IN)
def test_whatever_can_be_asked_is_shown_and_told_in_every_language(night: Paint, things: str, lang: str) -> None:
    picture = night(lang=lang, **LINE).closer(things)

    assert picture.canvas.size[0] == 1280
    assert picture.twin.about(things.split(maxsplit=1)[0])
    assert marks(picture)


def test_whatever_was_asked_can_be_painted(night: Paint) -> None:
    assert night(**LINE).closer("check a1 b1").png


@pytest.mark.parametrize("things", ["reach a9", "sight v1", "range", "check", "check z9 e 50", "nothing"])
def test_of_what_is_not_there_nothing_is_shown(night: Paint, things: str) -> None:
    assert night(**LINE).closer(things) is None


@pytest.mark.rule("NH-320", "NH-323")
def test_lines_of_sight_are_open_in_cover_or_barred_and_say_so(night: Paint) -> None:
    subject = night(**LINE)
    for target, colour, said in (
        ("b1", OPEN, "hits on 4+"),
        ("b2", COVERED, "in cover"),
        ("b3", BARRED, "by crypt t2"),
    ):
        picture = subject.closer(f"sight a1 {target}")

        assert colour in marks(picture)
        assert said in picture.alt


def test_all_that_is_answered_has_room_below_the_table_and_little_of_it_is_written_large(night: Paint) -> None:
    crowd = {f"b{nth}": {"at": [100 + 70 * nth, 830]} for nth in range(1, 8)}
    many = night(**{**LINE, "monsters": {"a1": LINE["monsters"]["a1"], **crowd}}, lang="uk").closer("sight a1")
    few = night(**LINE).closer("check a1 e 100")

    assert all(f"{name}: " in marks(many) for name in crowd)
    assert many.canvas.size[1] > few.canvas.size[1]
    assert any(isinstance(mark, Line) and mark.style.size >= 46 for mark in few.canvas.marks)


@pytest.mark.rule("NH-511")
def test_the_range_names_those_within_it_alone(night: Paint) -> None:
    described = {**LINE, "monsters": {**LINE["monsters"], "b1": {"at": [700, 450]}}}

    assert [name for name in ("b1", "b2", "b3") if f"{name}:" in night(**described).closer("range a1").alt] == [
        "b2",
        "b3",
    ]


@pytest.mark.parametrize(("things", "heading"), [("check a1 e 40", "a1 advances to D5."), ("t1", "Graveyard t1 · D7.")])
def test_a_heading_says_where_no_finer_than_people_do(night: Paint, things: str, heading: str) -> None:
    picture = night(**LINE).closer(things)

    assert picture.alt.startswith(f"{heading} "), picture.alt


@pytest.mark.rule("NH-222")
def test_a_way_that_cannot_be_gone_is_shown_as_far_as_it_can(night: Paint) -> None:
    picture = night(**LINE).closer("check a1 run 300,800")

    assert "a1 cannot go there" in picture.alt
    assert "too near to b2 at D7. You can go as far as C8 (type 250,700)" in picture.alt
    assert BARRED in marks(picture)
    (far,) = (one for one in picture.canvas.spans if one.key == "no_way")
    assert (far.place, far.means) == ("C8.50", "300,800|250,700")


def test_a_spectator_may_ask_what_everybody_can_see(night: Paint) -> None:
    assert night(**LINE).closer("reach a1", seat=None) is not None


def test_what_is_asked_holds_no_secret_of_anybody(night: Paint) -> None:
    watching = {**LINE["monsters"], "a1": {"at": [300, 450], "range": 300, "watching": True}}
    pictures = [
        night(**{**LINE, "monsters": watching}, orders={"P1": {"watch": [["a1", order]]}}).closer(
            "check b1 w 60", seat=1
        )
        for order in ("first", "off")
    ]

    assert pictures[0].alt == pictures[1].alt
    assert marks(pictures[0]) == marks(pictures[1])


# --- what is drawn unasked ---


def circles(picture: Picture) -> set[float]:
    """The radii of the broken circles around others, in millimetres."""
    scale = close("small", (450, 450)).scale
    texts = [line for line in picture.canvas.listing() if 'stroke-dasharray="14 9"' in line]
    return {round(float(line.split(' r="')[1].split('"')[0]) / scale) for line in texts}


@pytest.mark.rule("NH-310")
def test_who_moves_a_monster_sees_its_reach_and_how_near_enemies_let_it(night: Paint) -> None:
    targets = [Target(("run", "a1", to), to) for to in ("e4", "e5")]
    picture = night(**LINE).private(0, *targets)

    assert 'id="area"' in marks(picture)
    assert circles(picture) == {15 + 25}


@pytest.mark.rule("NH-411")
def test_who_moves_a_victim_sees_how_near_monsters_let_it(night: Paint) -> None:
    targets = [Target(("move", "v1", to), to) for to in ("e4", "f5")]
    clown = {**LINE, "monsters": {**LINE["monsters"], "b1": {"at": [500, 450], "profile": "stilt_walker"}}}

    assert circles(night(**LINE).private(0, *targets)) == {15 + 75}
    assert circles(night(**clown).private(0, *targets)) == {15 + 75, 15 + 150}


def test_with_buttons_about_several_things_no_circle_is_drawn(night: Paint) -> None:
    targets = [Target(("move", victim, "e4"), victim) for victim in ("v1", "v9")]

    assert circles(night(**LINE).private(0, *targets)) == set()


def test_a_way_is_drawn_round_its_corners(night: Paint) -> None:
    picture = night(**LINE).board(told.Moved("a1", (300, 300), (300, 450), ((400, 350),)))
    x, y = whole("small").at((400, 350))

    assert f"{x:.5g},{y:.5g}" in marks(picture)


WATCHED: Any = {
    "settings": {"interrupts": "ask"},
    "monsters": {"a1": {"at": [100, 450]}, "b1": {"at": [450, 200], "range": 300, "watching": True}},
    "victims": {"v9": [850, 850]},
}


@pytest.mark.rule("NH-611")
def test_a_watcher_sees_the_way_that_was_declared_and_where_it_may_shoot(night: Paint) -> None:
    table = night(**WATCHED)
    asked = run.apply(GAME, table.position, 0, Run("a1", Trek.read(("via", "400,450")))).position
    shots = [action.words() for action in run.options(GAME, asked, 1) if isinstance(action, WatchFor)]
    targets = [Target(words, " ".join(words)) for words in shots if len(words) == 3]
    subject = NightSubject(run.seen(GAME, asked, 1), Marks(tuple(targets)), table.words)
    picture = replace(table, position=asked).board()

    assert [point for point, _ in subject.targets] == [(235, 450), (400, 450)]
    x, y = whole("small").at((400, 450))
    assert any(f"{x:.5g},{y:.5g}" in line and "stroke-dasharray" in line for line in picture.canvas.listing())


@pytest.mark.rule("NH-611")
def test_whoever_watches_touches_the_way_where_it_shall_shoot(night: Paint) -> None:
    asked = run.apply(GAME, night(**WATCHED).position, 0, Run("a1", Trek.read(("via", "400,450")))).position
    table = replace(night(**WATCHED), position=asked)
    shots = [action.words() for action in run.options(GAME, asked, 1) if isinstance(action, WatchFor)]

    def lit(seat: int) -> set[str]:
        return {span.means for span in table.private(seat).canvas.spans if span.key.startswith("foot_")}

    assert lit(1) == {" ".join(words[1:]) for words in shots if len(words) == 3}
    assert lit(0) == set()


@pytest.mark.rule("NH-560")
def test_whoever_pushes_sees_where_to(night: Paint) -> None:
    table = night(
        monsters={"a1": {"at": [300, 450], "range": 300}, "b1": {"at": [500, 450]}}, victims={"v9": [850, 850]}
    )
    asking = replace(table.position, agenda=(AskPush("a1", "b1"),))
    ways = [action.words() for action in run.options(GAME, asking, 0) if isinstance(action, Push)]
    subject = NightSubject(run.seen(GAME, asking, 0), Marks(tuple(Target(way, way[1]) for way in ways)), table.words)
    ends = {target.label: point for point, target in subject.targets}

    assert len(ends) == len(ways) == 10
    assert (ends["none"], ends["n"], ends["away"]) == ((500, 450), (500, 400), (550, 450))


@pytest.mark.rule("NH-110")
def test_while_monsters_are_placed_both_zones_are_drawn(night: Paint) -> None:
    started = run.start(GAME, GAME.setup(2, {"armies": "starter"}), Dice("00" * 32)).position
    while run.seen(GAME, started, None).view.phase != "deploy":
        seat = run.waiting_for(started)[0]
        started = run.apply(GAME, started, seat, next(iter(run.options(GAME, started, seat)))).position
    plain, placing = night(**LINE), replace(night(**LINE), position=started)
    radius = f'r="{300 * whole("small").scale:.1f}"'

    assert radius not in marks(plain.board())
    assert [marks(placing.board()).count(f'{radius} fill="{colour}"') for colour in SIDES] == [1, 1]


def numbers(picture: Picture) -> dict[str, list[tuple[float, float]]]:
    """Where each number beside a monster stands."""
    found: dict[str, list[tuple[float, float]]] = {}
    for mark in picture.canvas.marks:
        if isinstance(mark, Line) and mark.style.colour == "#ffffff" and mark.text.isdigit():
            found.setdefault(mark.text, []).append(mark.at)
    return found


def test_in_a_crowd_no_number_covers_another(night: Paint) -> None:
    crowd = {f"a{n}": {"at": [40 + 32 * (n % 4), 40 + 32 * (n // 4)]} for n in range(1, 13)}
    picture = night(settings={"size": "large"}, monsters=crowd, victims={"v1": [900, 900]}).board()
    places = [place for found in numbers(picture).values() for place in found]

    assert len(places) == len(crowd)
    assert all(abs(x - z) >= 28 or abs(y - w) >= 28 for (x, y), (z, w) in combinations(places, 2))


def test_victims_bear_their_names_whether_or_not_somebody_has_to_choose_one(night: Paint) -> None:
    table = night(victims={"v1": [450, 450], "v2": [600, 600]})
    choosing = table.private(0, Target(("move", "v1", "e4"), "v1"))

    assert {"Lucy", "Otto"} <= set(texts(table.board(), PAPER_TAG)) & set(texts(choosing, PAPER_TAG))


def test_the_name_of_a_victim_at_the_edge_lies_within_the_table(night: Paint) -> None:
    victims = {"v1": [450, 890], "v2": [450, 450]}
    picture = night(victims=victims).private(0, *(Target((name,), name) for name in victims))
    plan = close("small", (450, 670), places.CLOSE)
    heights = {mark.text: mark.at[1] for mark in picture.canvas.marks if isinstance(mark, Line)}
    edge, middle = (plan.at((450, y))[1] for y in (890, 450))

    assert heights["Lucy"] < edge
    assert heights["Otto"] > middle


def test_the_names_of_victims_side_by_side_do_not_hide_each_other(night: Paint) -> None:
    names = {"Lucy", "Otto"}
    picture = night(victims={"v1": [450, 450], "v2": [470, 455]}).board()
    tags = [mark for mark in picture.canvas.marks if isinstance(mark, Line) and mark.text in names]
    one, other = tags

    assert abs(one.at[1] - other.at[1]) >= one.style.size


def test_a_name_beside_the_table_s_edge_lies_within_it(night: Paint) -> None:
    picture = night(victims={"v1": [890, 450]}).board()
    name = next(mark for mark in picture.canvas.marks if isinstance(mark, Line) and mark.text == "Lucy")

    assert name.at[0] + width(name.text, name.style) / 2 <= whole("small").box[2]


def texts(picture: Picture, looks: str) -> list[str]:
    """What is written in ink of this colour."""
    return [mark.text for mark in picture.canvas.marks if isinstance(mark, Line) and mark.style.colour == looks]


PAPER_TAG = INK


def test_beside_the_points_stands_what_they_were_got_for(night: Paint) -> None:
    tallies = [{"victims": ["v1", "v2"], "kills": ["b1"]}, {}]
    dead = {"a1": {"at": [300, 450]}, "b1": {"killed": True, "profile": "ghoul"}}
    picture = night(monsters=dead, victims={"v9": [450, 450]}, tallies=tallies).board()
    prey = [mark.drawing.name for mark in picture.canvas.marks if getattr(mark, "width", 0) == PREY]

    assert [name.rpartition("noites/")[2] for name in prey[-3:]] == ["victim/1", "victim/2", "monster/ghoul"]


def named(picture: Picture, text: str) -> tuple[float, float]:
    """Where something is written."""
    return next(mark.at for mark in picture.canvas.marks if isinstance(mark, Line) and mark.text.split(" ")[0] == text)


def test_the_name_of_a_piece_stands_where_nobody_stands_on_it(night: Paint) -> None:
    wood = {"t1": ["woods", 450, 450, 0]}
    plan = close("small", (450, 450), places.CLOSE)
    middle = plan.at((450, 450))
    (x, y), (z, w) = (
        named(night(terrain=wood, **who).closer("t1"), "t1") for who in ({}, {"victims": {"v1": [450, 450]}})
    )

    assert (x, y) == middle
    assert abs(z - middle[0]) > 40 or abs(w - middle[1]) > 30


def test_no_piece_of_terrain_is_named_until_a_question_names_it(night: Paint) -> None:
    table = night(terrain={"t1": ["woods", 450, 450, 0], "t2": ["ledge", 450, 650, 0]})
    asked = table.private(0, Target(("brambles", "t1"), "t1"))

    assert not [text for text in all_texts(table.board()) if text.startswith(("t1", "t2"))]
    assert [text for text in all_texts(asked) if text.startswith(("t1 ", "t2"))] == ["t1 120"]


def all_texts(picture: Picture) -> list[str]:
    return [mark.text for mark in picture.canvas.marks if isinstance(mark, Line)]


def test_of_a_piece_in_sight_by_half_the_name_stands_within_the_picture(night: Paint) -> None:
    targets = [Target(("run", "a1", "t1"), "t1")]
    half = {"monsters": {"a1": {"at": [300, 450]}}, "terrain": {"t1": ["woods", 560, 450, 0]}}
    picture = night(**half, victims={"v1": [850, 850]}).private(0, *targets)

    assert named(picture, "t1")[0] < WIDTH


def test_no_number_of_a_monster_covers_that_of_a_victim(night: Paint) -> None:
    pair = {"monsters": {"a1": {"at": [450, 450]}}, "victims": {"v1": [450, 450]}}
    picture = night(**pair).closer("v1")
    (x, y), (z, w) = named(picture, "a1"), named_on_paper(picture, "Lucy")

    assert abs(x - z) >= 40 or abs(y - w) >= 40


def named_on_paper(picture: Picture, text: str) -> tuple[float, float]:
    """Where it stands on a tag of paper."""
    return next(
        mark.at
        for mark in picture.canvas.marks
        if isinstance(mark, Line) and mark.text == text and mark.style.colour == INK
    )


def test_no_trail_covers_a_number(night: Paint) -> None:
    picture = night(**LINE).board(told.Moved("a1", (100, 450), (300, 450), ()))
    x, y = whole("small").at((300, 450))
    listed = picture.canvas.listing()
    way = next(number for number, line in enumerate(listed) if f"{x:.5g},{y:.5g}" in line and "polyline" in line)
    name = next(number for number, line in enumerate(listed) if line.startswith("“1” mm") and "#ffffff" in line)

    assert way < name


def test_who_is_about_to_act_is_named(night: Paint) -> None:
    mummy = {"monsters": {"a1": {"at": [300, 450], "profile": "mummy"}}, "victims": {"v1": [850, 850]}}
    picture = night(**mummy).private(0, Target(("run", "a1", "e4"), "e4"))

    assert "Mummy 4+" in all_texts(picture)


def test_how_far_a_monster_gets_is_written_on_the_rim_of_its_reach(night: Paint) -> None:
    picture = night(**LINE).private(0, Target(("run", "a1", "e4"), "e4"))

    assert "300 mm" in all_texts(picture)


def test_whatever_a_button_is_about_lies_within_the_picture(night: Paint) -> None:
    victims = {"v1": [450, 550], "v9": [850, 850], "v10": [450, 60]}
    targets = [Target(("run", "a1", name), name) for name in victims]
    picture = night(**{**LINE, "victims": victims}).private(0, *targets)
    told = [mark.text for mark in picture.canvas.marks if getattr(mark, "style", None) == LABEL]

    assert sorted(told) == sorted(victims)


def tags(picture: Picture) -> list[str]:
    """What stands beside the rings of what can be chosen."""
    return [mark.text for mark in picture.canvas.marks if isinstance(mark, Line) and mark.style == LABEL]


@pytest.mark.rule("NH-511")
def test_an_attack_that_can_be_chosen_is_shown_with_its_odds(night: Paint) -> None:
    table = night(**LINE)
    entries = [("charge", "a1", "b1"), ("hold", "a1", "shoot", "b2"), ("hold", "a1")]
    picture = table.private(0, *(Target(entry, entry[-1]) for entry in entries))
    asked = replace(table, position=replace(table.position, agenda=(AskShot("a1"),)))

    assert tags(picture) == ["b1 · 4+ · 25 %", "b2 · 4+ · 16 %", "a1"]
    assert "b2 · 4+ · 16 %" in str(picture.twin)
    assert tags(asked.private(0, Target(("shoot", "b2"), "b2"))) == ["b2 · 4+ · 16 %"]


def dice(picture: Picture) -> list[str]:
    """What is drawn of dice: bright ones have a light around them."""
    return [line for line in picture.canvas.listing() if f'width="{DIE}" height="{DIE}"' in line]


def test_dice_that_were_thrown_lie_on_a_tray_and_say_what_was_needed(night: Paint) -> None:
    picture = night(**LINE).board(told.Rolled("hit", "a1", (5, 2, 6), 4))

    assert [PAPER in line for line in dice(picture)] == [True, False, True]
    assert [line.count("<circle") for line in dice(picture)] == [1 + 5, 2, 1 + 6]
    assert "4+" in all_texts(picture)


def test_the_tray_lies_where_nobody_stands(night: Paint) -> None:
    corner = {**LINE, "victims": {"v1": [60, 850], "v9": [850, 850]}}
    picture = night(**corner).board(told.Rolled("hit", "a1", (5, 2), 4))
    (x, y) = named(picture, "4+")
    plan = whole("small")

    assert x > plan.at((450, 0))[0]
    assert y < plan.at((0, 450))[1]


# --- the figures ---

AROUND = 20
"""How much of what lies around its frame is looked at, as wide as the frame is 120."""
OPAQUE = 128
ART = files("render.games.noites") / "art"
FIGURES = sorted(f"{part}/{one.name}" for part in ("monster", "victim") for one in (ART / part).iterdir())


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_lies_within_its_frame_and_nothing_of_it_is_cut_off(name: str) -> None:
    markup = (ART / name).read_text("utf-8")
    assert 'viewBox="0 0 120 120"' in markup
    wider = markup.replace('"0 0 120 120"', f'"{-AROUND} {-AROUND} {120 + 2 * AROUND} {120 + 2 * AROUND}"')

    alpha = Drawing(name, wider).image(120 + 2 * AROUND).getchannel("A").point(lambda level: level > OPAQUE and 255)

    left, top, right, bottom = alpha.getbbox() or (0, 0, 0, 0)
    assert min(left, top) >= AROUND
    assert max(right, bottom) <= 120 + AROUND
