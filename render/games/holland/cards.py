"""Below the tower, for one seat alone: its seven cards, what it picked, and what it planned ahead."""

from typing import Final

from engine.games.holland.content.action_cards import ALL_CARDS, CARDS, REST
from engine.games.holland.content.tower_cards import ROOF
from engine.games.holland.phrases import Explosion, Going, HeroRun, Hiding, PlanEntry, VillainRun
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.holland import places
from render.games.holland.heraldry import FIELDS, GOLD, PARCHMENT, SEPIA, art, back_of_character
from render.games.holland.own import Own
from render.games.holland.subject import TowerSubject
from render.games.holland.targets import LABEL, LABEL_FILL, named_by
from render.palette import CARD, INK
from render.repeated import Row, put_row
from render.shapes import Point, panel, together
from render.text import Style, width
from render.words import sentence

LEFT: Final = 20
STEP: Final = 178
WIDE: Final = 172
HIGH: Final = 236
TOP: Final = places.HEIGHT + 50
HEADING: Final = Style(30, PARCHMENT, Face.BOLD)
NOTE: Final = Style(26, "#ffe9b0")
NUMBER: Final = Style(46, INK, Face.DISPLAY)
NAME: Final = Style(26, INK, Face.BOLD)
USED_PAPER: Final = "#8d8296"
SPENT: Final = 0.25
POINT_STEP: Final = 46


def put_hand(canvas: Canvas, subject: TowerSubject, own: Own) -> None:
    """The whole strip."""
    player = subject.view.players[own.seat]
    canvas.draw(panel((0, places.HEIGHT, WIDTH, places.HEIGHT + 6), FIELDS[player.colour]))
    said = subject.words("holland-picture-your-cards")
    after = 22 + width(said, HEADING)
    canvas.box((22, places.HEIGHT + 8, after, places.HEIGHT + 46))
    canvas.write(said, (22, places.HEIGHT + 28), HEADING)
    if subject.view.my_early_plan is not None:
        _put_early(canvas, said_early(subject, own), after + 60)
    labels = {named_by(target.tokens): target.label for target in subject.marks.targets}
    for place, number in enumerate(ALL_CARDS):
        left, label = LEFT + STEP * place, labels.get(f"card_{number}", "")
        canvas.box((left, TOP, left + WIDE, TOP + HIGH))
        with canvas.thing(f"card_{number}", f"card_{number}", (f"choose {number}",)), canvas.choice(label):
            with canvas.unit():
                if number in player.hand or number == own.pick:
                    _put_card(canvas, subject, own, number, left)
                else:
                    _put_used(canvas, subject, number, left)
            if label:
                canvas.tag(label, (left + WIDE / 2, TOP + 6), LABEL, LABEL_FILL, INK)


def said_early(subject: TowerSubject, own: Own) -> str:
    """The stored plan and its mode, in words."""
    colour, entries = subject.view.players[own.seat].colour, subject.view.my_early_plan or ()
    plan = "; ".join(_said_entry(subject, entry, colour) for entry in entries) or subject.called("empty_plan")
    return subject.words("holland-picture-early", plan=plan, mode=subject.called(subject.view.my_early_mode))


def _said_entry(subject: TowerSubject, entry: PlanEntry, colour: str) -> str:
    match entry:
        case Explosion(space):
            return subject.words("holland-picture-explodes", space=space)
        case Hiding(number):
            return subject.words("holland-picture-hides", who=subject.called(f"{colour}_{number}"))
        case Going(number, end):
            who = subject.called(f"{colour}_{number}")
            return subject.words("holland-picture-goes", who=who, way=subject.called(ROOF) if end == ROOF else end)
        case HeroRun(number, steps):
            return _said_run(subject, subject.called(f"{colour}_{number}"), steps)
        case VillainRun(villain, steps):
            return _said_run(subject, subject.called(villain), steps)
    raise TypeError(f"no part of a plan: {entry}")


def _said_run(subject: TowerSubject, who: str, steps: tuple[str, ...]) -> str:
    way = subject.listed(subject.called(f"step_{step}") for step in steps)
    return subject.words("holland-picture-goes", who=who, way=way)


def _put_early(canvas: Canvas, said: str, left: int) -> None:
    y = places.HEIGHT + 28
    canvas.box((left - 20, y - 20, min(left + 30 + width(said, NOTE), WIDTH - 20), y + 18))
    canvas.stamp(art("icon/early"), (left, y), 38)
    canvas.write(said, (left + 30, y), NOTE, "lm", round(WIDTH - left - 50))


def _put_card(canvas: Canvas, subject: TowerSubject, own: Own, number: int, left: int) -> None:
    """A card in hand, or the one picked: of that the points already spent are faint."""
    card, picked = CARDS[number], number == own.pick
    box = (left, TOP, left + WIDE, TOP + HIGH)
    paper = panel(box, CARD, GOLD if picked else INK, radius=14, width=10 if picked else 3)
    canvas.draw(together(paper, panel((left + 16, TOP + 124, left + WIDE - 16, TOP + 127), SEPIA)))
    _put_face(canvas, subject, number, left, 1)
    if number == REST:
        canvas.stamp(back_of_character(), (left + 50, TOP + 180), 50)
        canvas.stamp(art("griffin"), (left + 118, TOP + 180), 72)
        return
    rest = own.now if picked and own.now else card
    _put_points(canvas, "boot", card.movement, rest.movement, (left + WIDE / 2, TOP + 154))
    _put_points(canvas, card.id, card.special, rest.special, (left + WIDE / 2, TOP + 202))


def _put_used(canvas: Canvas, subject: TowerSubject, number: int, left: int) -> None:
    canvas.draw(panel((left, TOP, left + WIDE, TOP + HIGH), USED_PAPER, INK, radius=14))
    _put_face(canvas, subject, number, left, 0.5)
    canvas.write(subject.words("holland-picture-used"), (left + WIDE / 2, TOP + 174), NAME, "mm", WIDE - 20)


def _put_face(canvas: Canvas, subject: TowerSubject, number: int, left: int, opacity: float) -> None:
    """What every card shows: number, emblem, name."""
    canvas.write(str(number), (left + 22, TOP + 44), NUMBER)
    canvas.stamp(art(f"icon/{CARDS[number].id}"), (left + WIDE - 50, TOP + 46), 68, opacity=opacity)
    canvas.write(sentence(subject.called(CARDS[number].id)), (left + WIDE / 2, TOP + 102), NAME, "mm", WIDE - 20)


def _put_points(canvas: Canvas, icon: str, points: int, left: int, middle: Point) -> None:
    first = middle[0] - POINT_STEP * (points - 1) / 2
    row = Row(points, (POINT_STEP, 0), max(0, points - left), SPENT)
    put_row(canvas, art(f"icon/{icon}"), row, (first, middle[1]), 42)
