"""The pictures of the cave: what stands in them, what does not, and their equals in words."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.text import Catalogue
from engine.core import run
from engine.games.caverna import events as told
from engine.games.caverna.content.cards import box, encounters, names
from engine.games.caverna.content.grid import SPACES
from render.canvas import WIDTH
from render.games.caverna import PAINTER, hand
from render.games.caverna.ending import ended
from render.games.caverna.look import CLOTH, HATS, icon, meeple
from render.games.caverna.places import MEEPLE, bounds, inside, stand
from render.painter import NO_MARKS, Target
from render.picture import Picture
from render.text import wrapped

Paint = Callable[..., Any]
CROWD = {"P1": "C3", "P2": "C3", "P3": "C3"}


def listed(picture: Picture) -> str:
    return "\n".join(picture.canvas.listing())


def count(picture: Picture, drawn: str) -> int:
    return sum(line.startswith(f"{drawn} ") for line in picture.canvas.listing())


def test_everybody_and_everything_in_the_cave_is_drawn(cave: Paint) -> None:
    picture = cave(spots=CROWD, cave_trolls=["C2", "D4"], lunchboxes={"black": "B2"}, walls=["B2|C2", "C4|C5"]).board()

    meeples = [f"meeple/{number}" for number in (1, 2, 3)]
    assert [count(picture, one) for one in meeples[1:]] == [2, 2], "in the cave and on the sheet"
    assert count(picture, "lunchbox") == 1
    assert count(picture, "wall_along") == 1
    assert count(picture, "wall_across") == 2, "one between C4 and C5, one beside the number of those left"
    assert sum(line.startswith("troll ") and line.endswith("wide 116") for line in picture.canvas.listing()) == 2


def test_several_people_on_a_space_hide_no_number_of_its_pile() -> None:
    x, y = inside("C3", 0.17, 0.79)
    for many in (2, 3):
        for nth in range(many):
            left, foot = stand("C3", nth, many)

            assert left - MEEPLE / 2 > x + 12 or foot + MEEPLE * 0.6 < y - 6, (nth, many)


def test_every_card_has_an_emblem_for_both_of_its_halves() -> None:
    drawn = {name: icon(name).markup for name in (*names(), "ouro_duplo", *encounters())}

    assert len(set(drawn.values())) == len(drawn)


def test_nobody_is_known_by_colour_alone() -> None:
    assert set(HATS) == set(CLOTH)
    assert all(meeple(one).markup != meeple(other).markup for one, other in combinations(HATS, 2))


def test_a_hand_is_in_the_private_picture_and_nowhere_else(cave: Paint) -> None:
    table = cave(hands={"P1": ["parkour"], "P2": ["beijin_de_mamae"]}, spots=CROWD)

    own, public = listed(table.private(0)), listed(table.board())
    assert "Parkour!" in own
    assert "Kiss" not in own
    assert "Parkour" not in public


def test_a_wish_of_a_held_troll_is_told_to_its_holder_alone(cave: Paint) -> None:
    table = cave(trolls={"P1": ["tr05_mao_vazia"]}, spots=CROWD)

    assert "Empty-Handed" in listed(table.private(0))
    assert "Empty-Handed" not in listed(table.private(1))
    assert "Empty-Handed" not in listed(table.board())


def test_targets_bear_the_labels_of_their_buttons(cave: Paint) -> None:
    table = cave(spots=CROWD, hands={"P1": ["picaretada"]})

    picture = table.private(0, Target(("walk", "C2"), "C2!"), Target(("play", "x", "P2"), "Rui!"))
    assert "“C2!”" in listed(picture)
    assert "“Rui!”" in listed(picture)


def test_a_label_too_long_for_its_space_gives_way_to_what_the_button_is_about(cave: Paint) -> None:
    table = cave(spots=CROWD, hands={"P1": ["parkour"]})

    said = listed(table.private(0, Target(("play", "parkour", "D2", "E2"), "зіграти паркур D2 E2")))
    assert "“E2”" in said
    assert "паркур" not in said


def test_a_card_that_a_button_is_about_is_framed_and_not_written_on(cave: Paint) -> None:
    table = cave(spots=CROWD, hands={"P1": ["parkour", "so_no_molejo", "picaretada"]})
    drop = Target(("drop", "parkour", "so_no_molejo"), "parkour Smooth Dodge")

    plain, marked = listed(table.private(0)).split("\n"), listed(table.private(0, drop)).split("\n")
    new = [line for line in marked if line not in plain]
    assert len(new) == 2
    assert all("#ffe27a" in line for line in new)


def test_a_hand_of_few_cards_says_what_they_do(cave: Paint) -> None:
    one = cave(spots=CROWD, hands={"P1": ["picaretada"]}).private(0)
    four = cave(spots=CROWD, hands={"P1": ["picaretada"] * 4}).private(0)

    assert ["up or tear down a" in listed(each) for each in (one, four)] == [True, False]
    assert ["You lose 1 life." in listed(each) for each in (one, four)] == [True, False]
    assert one.canvas.size == four.canvas.size


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_what_stands_beside_a_card_is_no_higher_than_it(lang: str) -> None:
    said = Catalogue.load().words(lang)
    rules = [said(f"caverna-{name.replace('_', '-')}.help") for name in names()]
    assert max(len(wrapped(rule, hand.SAID, hand.BESIDE)) for rule in rules) * hand.SAID.line < hand.HIGH


def test_what_happened_is_shown(cave: Paint) -> None:
    table = cave(spots=CROWD)

    still, moved = listed(table.board()), listed(table.board(told.Walked(0, ("B3", "C3")), told.Hurt(1, 2, 3)))
    assert "faint 0.4" in moved
    assert "“-2”" in moved
    assert "“-2”" not in still


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_the_twin_says_what_the_picture_shows(cave: Paint, lang: str) -> None:
    table = cave(lang=lang, spots=CROWD, cave_trolls=["C2"], hands={"P1": ["parkour"]})

    twin = table.private(0).twin
    assert "Ana" in "\n".join(twin.about("C3"))
    assert all(twin.about(space) for space in SPACES)
    assert all("core-" not in line.text and "caverna-" not in line.text for line in (*twin.lines, *twin.details))


def test_day_and_night_differ(cave: Paint) -> None:
    day, night = cave(settings={"mode": "day"}).board().canvas.image(), cave().board().canvas.image()

    assert day.size == night.size
    assert day.width == WIDTH
    assert day.tobytes() != night.tobytes()


@pytest.mark.parametrize("crowd", range(1, 7))
def test_all_who_share_a_space_stand_in_it(crowd: int) -> None:
    left, top, right, bottom = bounds("C3")

    points = [stand("C3", nth, crowd) for nth in range(crowd)]
    assert all(left < x < right and top < y < bottom for x, y in points)
    assert len(set(points)) == crowd


def test_no_wall_hides_how_many_cards_lie_beside_it(cave: Paint) -> None:
    walls = ["B2|C2", "C2|C3"]
    packs = {"P1": {1: {"space": "C2", "cards": ["parkour", "parkour"]}}}

    lines = listed(cave(spots=CROWD, walls=walls, packs=packs).board()).split("\n")
    order = [name for name in (line.split(" ")[0] for line in lines) if name.startswith(("wall_", "back", "backpack"))]
    assert order[: len(walls)] == ["wall_along", "wall_across"]
    assert "backpack" in order[len(walls) :]


def test_a_lunchbox_is_seen_beside_a_troll(cave: Paint) -> None:
    lines = listed(cave(cave_trolls=["C2"], lunchboxes={"black": "C2", "red": "C2"}).board()).split("\n")

    drawn = [line.split(" ")[0] for line in lines]
    assert drawn.index("troll") < drawn.index("lunchbox")


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
def test_no_name_on_a_card_is_cut_short(cave: Paint, lang: str) -> None:
    whole = {card.encounter: name for name, card in box().items()} | {card.action: name for name, card in box().items()}

    hand = sorted(set(whole.values()))
    assert "…" not in listed(cave(lang=lang, hands={"P1": hand}).private(0))


def test_cards_before_the_action_and_the_action_are_one_step_to_those_who_look_on(cave: Paint) -> None:
    hands: tuple[list[str], ...] = ([], ["so_no_molejo"])
    titles = [cave(spots=CROWD, hands={"P1": hand}).board().twin.lines[0].text for hand in hands]

    assert titles[0] == titles[1]


def lamps(picture: Picture) -> str:
    """The lights of the cave."""
    return next(line for line in picture.canvas.listing() if "lamps" in line)


def test_the_lamp_of_each_adventurer_lights_the_cave_where_it_stands(cave: Paint) -> None:
    here, there = (lamps(cave(spots={**CROWD, "P1": spot}).board()) for spot in ("C3", "E1"))
    (left, top, right, bottom) = bounds("E1")
    lit = f'cx="{(left + right) / 2:.5g}" cy="{(top + bottom) / 2:.5g}"'

    assert lit in there
    assert lit not in here


@pytest.mark.parametrize(
    ("reason", "said"),
    [("win_gold", "Rui: 3 · Ana: 1 · Олена: 0"), ("win_time", "Rui: 1 · Ana: 1 · Олена: 0")],
)
def test_at_the_end_everybody_has_the_gold_by_which_they_are_placed(cave: Paint, reason: str, said: str) -> None:
    painted = cave()
    seen = run.seen(painted.game, painted.position, None)
    gold = [(1, 3), (1, 3), (0, 4)]
    people = (
        replace(one, stored_gold=stored, gold=all_of_it)
        for one, (stored, all_of_it) in zip(seen.view.players, gold, strict=True)
    )
    view = replace(seen.view, phase="game_over", reason=reason, winners=(1,), ranking=(1, 0, 2), players=tuple(people))
    over = replace(seen, view=view)

    assert any(said in line for line in ended(over, painted.words).listing())
    assert f"{said[5]}/3" in "\n".join(PAINTER.board(over, NO_MARKS, painted.words).canvas.listing())
