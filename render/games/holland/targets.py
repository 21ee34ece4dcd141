"""What the buttons beside the picture choose among, marked where it is: a space says who goes there."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.games.holland.board import hero_of
from engine.games.holland.content.tower_cards import DUNGEON, INDEX, ROOF, SPACES
from engine.games.holland.phrases import VILLAINS
from render.canvas import Canvas
from render.fonts import Face
from render.games.holland import places
from render.games.holland.heraldry import GOLD, PARCHMENT, art
from render.games.holland.own import Cost, Own
from render.games.holland.pieces import Troupe, hero_name
from render.games.holland.subject import TowerSubject
from render.games.holland.traces import put_fall
from render.painter import Target
from render.palette import INK
from render.shapes import Point, corners_of, panel, pill, ring
from render.text import Style

LABEL: Final = Style(28, INK, Face.BOLD)
LABEL_FILL: Final = "#ffe27a"
ICON: Final = 26
LINE: Final = 40
"""From a label on a piece to the next."""
COSTLY_LINE: Final = 66
"""From a label on a space to the next, its cost between them."""
MOST_COSTLY: Final = 2


class Nth(NamedTuple):
    """Which of how many labels about one thing."""

    nth: int
    of: int


def put_targets(canvas: Canvas, subject: TowerSubject, own: Own) -> None:
    """Every target on the tower; those on cards belong to the hand."""
    if own.now is not None:
        _outline_own(canvas, subject.troupe, own)
    for targets in _by_thing(subject.marks.targets).values():
        for nth, target in enumerate(targets):
            with canvas.choice(target.label):
                _put_target(canvas, subject, own, target, Nth(nth, len(targets)))


def _by_thing(targets: Iterable[Target]) -> dict[str, list[Target]]:
    """What is on the tower, each with the targets about it; what has the same label is one."""
    found: dict[str, dict[str, Target]] = {}
    for target in targets:
        thing = named_by(target.tokens)
        if thing is not None and not thing.startswith("card_"):
            found.setdefault(thing, {}).setdefault(target.label, target)
    return {thing: list(labelled.values()) for thing, labelled in found.items()}


def put_spots(canvas: Canvas) -> None:
    """Every space, for whoever touches it."""
    for space in SPACES:
        canvas.spot(space, corners_of(places.bounds(space), 4))


def _put_target(canvas: Canvas, subject: TowerSubject, own: Own, target: Target, among: Nth) -> None:
    thing = named_by(target.tokens) or ""
    if thing in INDEX or thing == ROOF:
        _foresee_fall(canvas, subject.troupe, target.tokens, thing)
        _put_on_space(canvas, thing, who_goes(target), own.cost(target.tokens), among)
    else:
        name = thing if thing in VILLAINS else hero_name(hero_of(own.seat, int(thing.removeprefix("own_"))))
        _put_on_piece(canvas, subject.troupe.whereabouts()[name], target.label, among.nth)


def _outline_own(canvas: Canvas, troupe: Troupe, own: Own) -> None:
    """The heroes of the seat that has to decide."""
    for number in (1, 2):
        hero = hero_of(own.seat, number)
        if not troupe.tower.is_saved(hero):
            (x, y), width = troupe.whereabouts()[hero_name(hero)]
            canvas.draw(ring((x, y), width * 0.68, GOLD, width=4, dashed=True))


def named_by(tokens: tuple[str, ...]) -> str | None:
    """What a choice is about: a space, the roof, a villain, `own_1`, `card_3`.

    >>> named_by(("hero", "1", "B4")), named_by(("hide", "2")), named_by(("choose", "3"))
    ('B4', 'own_2', 'card_3')
    """
    for before, token in reversed(tuple(zip(("", *tokens), tokens, strict=False))):
        if token in INDEX or token in (ROOF, *VILLAINS):
            return token
        if before in ("hero", "hide", "choose") and token.isdigit():
            return f"{'card' if before == 'choose' else 'own'}_{token}"
    return None


def who_goes(target: Target) -> str:
    """The number of the hero, or what the villain or the act is called: the space and the steps there say the rest.

    >>> who_goes(Target(("hero", "1", "B2", "right", "climb"), "hero 1 B2 right climb"))
    '1'
    >>> who_goes(Target(("villain", "mage", "C4"), "villain mage C4"))
    'mage'
    """
    number = next((token for token in target.tokens if token.isdigit()), "")
    place = next((token for token in target.tokens if token in INDEX), target.label)
    return number or target.label.partition(place)[0].strip().rpartition(" ")[2]


def _put_on_space(canvas: Canvas, space: str, label: str, cost: Cost, among: Nth) -> None:
    """The labels of a space stay within it: where there are many they move together, and costs are left to buttons."""
    x, y = places.middle(space)
    if space == ROOF:
        y += 10
    else:
        canvas.draw(panel(places.bounds(space), "none", GOLD, radius=10, width=6))
        x, y = x + 14, y - places.CELL / 2 + 28
    roomy = among.of <= MOST_COSTLY
    y += among.nth * (COSTLY_LINE if roomy else min(LINE, (places.CELL - COSTLY_LINE) / (among.of - 1)))
    if label:
        canvas.tag(label, (x, y), LABEL, LABEL_FILL, INK, room=places.CELL - LINE)
    if roomy:
        _put_cost(canvas, cost, (x, y + LINE - 8))


def _put_cost(canvas: Canvas, cost: Cost, middle: Point) -> None:
    """A boot for each point of movement, a star for each of the special half."""
    icons = ("boot",) * cost[0] + ("star",) * cost[1]
    if icons:
        canvas.draw(pill(middle, ICON * len(icons) + 14, LINE - 6, PARCHMENT, opacity=0.9))
    first = middle[0] - ICON * (len(icons) - 1) / 2
    for place, icon in enumerate(icons):
        canvas.stamp(art(f"icon/{icon}"), (first + place * ICON, middle[1]), ICON + 4)


def _put_on_piece(canvas: Canvas, standing: tuple[Point, int], label: str, nth: int) -> None:
    (x, y), width = standing
    if nth == 0:
        canvas.draw(ring((x, y), width * 0.68, GOLD, width=6))
    canvas.tag(label, (x, y - width * 0.62 - nth * LINE), LABEL, LABEL_FILL, INK)


def _foresee_fall(canvas: Canvas, troupe: Troupe, tokens: tuple[str, ...], space: str) -> None:
    """The fall that a villain would cause there (specification 13.5)."""
    villain = next((token for token in tokens if token in VILLAINS), None)
    tower = troupe.tower
    if villain is None or tower.kind(space) == DUNGEON:
        return
    for hero in tower.heroes_on(space):
        if not tower.is_lying(hero):
            put_fall(canvas, space, tower.villain_moved(VILLAINS.index(villain), space).landing(hero))
