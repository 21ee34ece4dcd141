"""A seat's own cards, pick and stored plan, and nobody else's."""

from dataclasses import replace

from easel import Easel, Given

from engine.core import run
from engine.games.holland import GAME
from engine.games.holland.actions import Choose, Early, Plan
from engine.games.holland.phrases import HeroRun, VillainRun
from render.canvas import Drawn, Stamp
from render.games.holland import places
from render.games.holland.heraldry import GOLD
from render.picture import Picture


def after(table: Easel, *acts: tuple[int, Choose | Early]) -> Easel:
    position = table.position
    for seat, action in acts:
        position = run.apply(GAME, position, seat, action, 0).position
    return replace(table, position=position)


def raised(picture: Picture) -> int:
    """How many cards of the hand have a golden edge."""
    shapes = [one.shape for one in picture.canvas.marks if isinstance(one, Drawn)]
    return sum(shape.box[1] > places.HEIGHT and f'stroke="{GOLD}"' in shape.markup for shape in shapes)


def test_the_card_picked_is_raised_for_its_owner_alone(given: Given) -> None:
    table = after(given(), (0, Choose(5)))

    assert raised(table.private(0)) == 1
    assert raised(table.private(1)) == 0


def test_a_pick_changes_nothing_that_others_see_but_the_lock(given: Given) -> None:
    five, six = after(given(), (0, Choose(5))), after(given(), (0, Choose(6)))

    assert five.board().png == six.board().png
    assert five.private(1).png == six.private(1).png
    assert five.private(0).png != six.private(0).png


def test_used_cards_say_so(given: Given) -> None:
    written = given(hands={"blue": [1, 5, 7]}).private(0).canvas.listing()

    assert sum(line.startswith("“used”") for line in written) == 4


def test_points_already_spent_are_faint(given: Given) -> None:
    table = given(resolving={"blue": 2}, blue_1="A1")
    stamps = table.private(0, draft=Plan((HeroRun(1, ("left",)),))).canvas.marks
    boots = [
        one.drawing.name
        for one in stamps
        if isinstance(one, Stamp) and one.drawing.name.startswith("icon/boot") and one.at[0] < 400
    ]

    assert [name for name in boots if "faint" in name] == ["icon/boot times 2 faint 1"]


def test_a_stored_plan_is_shown_to_its_owner_alone(given: Given) -> None:
    plan = Early("legal", (HeroRun(1, ("left", "rope")), VillainRun("mage", ("down",))))
    table = after(given(), (0, Choose(4)), (0, plan))

    said = "Planned ahead (if still legal): blue hero 1: left, rope; Dark Mage: down."
    assert said in str(table.private(0).twin)
    assert any(said in line for line in table.private(0).canvas.listing())
    assert said not in str(table.private(1).twin)
