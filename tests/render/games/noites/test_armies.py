"""The armies in pictures and in words: what one can decide from before anybody stands on the table."""

from dataclasses import replace

import pytest
from support.painted import Paint, Painted

from bot.text import LANGUAGES, Catalogue
from engine.core import run
from engine.core.dice import Dice
from engine.games.noites import GAME
from engine.games.noites.content.abilities import ABILITIES
from engine.games.noites.content.armies import ARMIES, PROFILES, MonsterProfile
from engine.games.noites.rules.muster import ChooseArmy
from render.canvas import Canvas, Line
from render.games.noites import PAINTER
from render.games.noites.places import HEADER
from render.picture import Picture
from render.text import width

LIST = ("vampire_lord", "necromancer", "mummy", "skeleton_archer")


def choosing(house: Catalogue, lang: str, size: str = "small") -> Painted:
    """Armies are chosen, and nobody has."""
    started = run.start(GAME, GAME.setup(2, {"size": size, "armies": "free"}), Dice("00" * 32))
    return Painted(GAME, PAINTER, started.position, house, lang)


def written(picture: Picture | None) -> list[str]:
    assert picture is not None
    return lettered(picture.canvas)


def lettered(canvas: object) -> list[str]:
    """What is written on a picture and on the layers below it."""
    if not isinstance(canvas, Canvas):
        return []
    return [*lettered(canvas.ground), *(mark.text for mark in canvas.marks if isinstance(mark, Line))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_chooses_an_army_sees_whom_each_can_bring_and_for_how_much(house: Catalogue, lang: str) -> None:
    table = choosing(house, lang)
    texts = written(table.private(0))

    for one in PROFILES.values():
        name = table.words.name("noites", one.name)
        assert any(text.casefold() == name.casefold() for text in texts)
    assert sorted(int(text) for text in texts if text.isdigit()) == sorted(one.cost for one in PROFILES.values())
    assert not any("…" in text for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_above_columns_who_is_to_act_stands_within_one_of_them(house: Catalogue, lang: str) -> None:
    """Where a window is narrow, the second one stands below the first, and what reached into it is cut."""
    names = ("Олександра-Вікторія", "Maximiliane-Charlotte")
    canvas = replace(choosing(house, lang), names=names).private(0).canvas
    [half] = {span.beside[0] for span in canvas.spans if span.beside}
    heading = [one for one in canvas.marks if isinstance(one, Line) and one.at[1] < HEADER]

    ends = {one.text: (one.at[0], one.at[0] + width(one.text, one.style)) for one in heading}
    assert all(end < half or begin > half for begin, end in ends.values())
    assert [text for text, (_, end) in ends.items() if end < half and names[0] in text]


def test_everybody_else_sees_the_table_meanwhile(house: Catalogue) -> None:
    picture = choosing(house, "en").board()

    assert "A" in lettered(picture.canvas.ground)
    assert not {"45", "2+"} & set(written(picture))


def test_a_list_by_hand_shows_what_is_in_it_to_its_side_alone(house: Catalogue) -> None:
    table = choosing(house, "en")
    chosen = run.apply(GAME, table.position, 0, ChooseArmy("crypt", LIST))
    table = Painted(GAME, PAINTER, chosen.position, house, "en")
    own, other = written(table.private(0)), written(table.private(1))

    assert "118 · up to 120 points" in own
    assert own.count("1 / 1") == 2
    assert own.count("1 / 2") == 2
    assert not any("/" in text or "118" in text for text in other)


def test_a_draft_shows_what_is_in_it_so_far(house: Catalogue) -> None:
    table = choosing(house, "en")
    board = ChooseArmy("crypt", ("vampire_lord", "mummy", "mummy")).preview(table.position.board, 0)
    own = written(table.but(monsters=board.monsters).private(0))

    assert "93 · up to 120 points" in own
    assert "2 / 2" in own


@pytest.mark.parametrize("way", ["starter", "auto"])
def test_an_army_left_to_the_lot_can_be_chosen_and_looked_at(house: Catalogue, way: str) -> None:
    table = choosing(house, "en")
    chosen = run.apply(GAME, table.position, 0, ChooseArmy("random", (way,)))

    assert written(Painted(GAME, PAINTER, chosen.position, house, "en").private(0))


@pytest.mark.rule("NH-106")
@pytest.mark.parametrize(("size", "points"), [("small", "120"), ("medium", "256"), ("large", "406")])
def test_the_points_are_those_of_the_table(house: Catalogue, size: str, points: str) -> None:
    assert f"up to {points} points" in written(choosing(house, "en", size).private(0))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("army", ARMIES)
def test_of_an_army_looked_at_every_special_rule_is_explained(house: Catalogue, lang: str, army: str) -> None:
    table = choosing(house, lang)
    picture = table.closer(army)
    shown = " ".join(written(picture))

    for special in {special for one in ARMIES[army] for special in one.specials}:
        assert table.words(f"noites-{special.replace('_', '-')}.help").split(" ")[0] in shown
    assert picture is not None
    assert all(any(one.name in line.about or army in line.about for one in ARMIES[army]) for line in picture.twin.lines)


def test_a_profile_is_found_in_its_army_and_told_with_its_rules(house: Catalogue) -> None:
    picture = choosing(house, "en").closer("vampire_lord")

    assert picture is not None
    assert "Deadly: Each wound" in str(picture.twin)
    assert "Necromancer" not in str(picture.twin)
    assert "Necromancer · 4+ · 300 mm" in written(picture)


def test_whoever_stands_on_the_table_is_told_with_its_rules(night: Paint) -> None:
    table = night(monsters={"a1": {"at": [300, 450], "profile": "mummy"}}, victims={"v1": [850, 850]})
    picture = table.closer("a1")

    assert picture is not None
    lines = str(picture.twin).split("\n")
    assert lines[1].startswith("Mummy a1 at D5.05")
    assert "Mummy a1 at D5, quality" in table.board().alt
    assert "Relentless: If it is stunned" in lines[3]
    assert "Mummy" in " ".join(written(picture))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", PROFILES.values(), ids=lambda one: one.name)
def test_what_is_looked_up_about_a_profile_is_what_it_is(house: Catalogue, lang: str, one: MonsterProfile) -> None:
    words = house.words(lang)
    specials = ", ".join(words.name("noites", special) for special in one.specials)
    told = words(
        "noites-picture-profile",
        quality=one.quality,
        range=one.range,
        specials=specials or "none",
        points=one.cost,
        limit=one.limit,
    )

    assert words(f"noites-{one.name.replace('_', '-')}.help") == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_army_and_special_rule_can_be_looked_up(house: Catalogue, lang: str) -> None:
    for name in (*ARMIES, *ABILITIES):
        assert house.words(lang)(f"noites-{name.replace('_', '-')}.help")
