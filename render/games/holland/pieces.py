"""Heroes, villains and who stands where."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.core.seat import Seat
from engine.games.holland.board import Tower, hero_of, owner_of
from engine.games.holland.content.tower_cards import ROOF, SPACES
from engine.games.holland.phrases import VILLAINS
from render.canvas import Canvas
from render.games.holland import places
from render.games.holland.heraldry import art, initial, knightly, letters, shield
from render.shapes import Point
from render.words import Words

LYING: Final = -90
VILLAIN_SCALE: Final = 1.12
SHIELD_SCALE: Final = 0.72
SMALLEST_SHIELD: Final = 40
SMALLEST_INITIAL: Final = 22
SHORT: Final = 2

Standing: TypeAlias = tuple[Point, int]
"""The middle of a piece and its width."""


@dataclass(frozen=True, slots=True)
class Troupe:
    """The pieces of a view: the tower with everybody in it, the colours of the seats, and their initials' language."""

    tower: Tower
    colours: tuple[str, ...]
    words: Words

    def colour(self, hero: int) -> str:
        """The colour of a hero, numbered through the game."""
        return self.colours[owner_of(hero)]

    def initial(self, hero: int) -> str:
        """What stands on a hero's shield: `B1`."""
        return f"{initial(self.words, self.colour(hero))}{hero % 2 + 1}"

    def named(self, hero: int) -> str:
        """A hero as the specification calls it: `blue_1`."""
        return f"{self.colour(hero)}_{hero % 2 + 1}"

    def villains_on(self, space: str) -> tuple[str, ...]:
        """The villains on a space."""
        if space not in self.tower.villains:
            return ()
        return tuple(name for name, spot in zip(VILLAINS, self.tower.villains, strict=True) if spot == space)

    def whereabouts(self) -> dict[str, Standing]:
        """Every piece by name: `hero_3`, `mage`."""
        found: dict[str, Standing] = {}
        for space in SPACES:
            there = (*self.villains_on(space), *map(hero_name, self.tower.heroes_on(space)))
            found |= dict(zip(there, places.stands(space, len(there)), strict=True))
        saved = tuple(map(hero_name, self.tower.heroes_on(ROOF)))
        return found | dict(zip(saved, places.saved_stands(len(saved)), strict=True))


def hero_name(hero: int) -> str:
    """The name of a hero in events and pictures."""
    return f"hero_{hero}"


def hero_number(name: str) -> int:
    """The number of a hero named so."""
    return int(name.removeprefix("hero_"))


def put_pieces(canvas: Canvas, troupe: Troupe, own: Seat | None = None) -> None:
    """All pieces; those further down in the picture stand in front. Whoever looks at it calls the own by number."""
    for name, standing in sorted(troupe.whereabouts().items(), key=lambda placed: placed[1][0][1]):
        called = name if name in VILLAINS else troupe.named(hero_number(name))
        with canvas.thing(name, called, _called_by(own, name)):
            if name in VILLAINS:
                put_villain(canvas, name, standing)
            else:
                put_hero(canvas, troupe, hero_number(name), standing)


def _called_by(own: Seat | None, name: str) -> Iterator[str]:
    if name not in VILLAINS and own is not None and hero_number(name) in (hero_of(own, 1), hero_of(own, 2)):
        number = hero_number(name) % 2 + 1
        yield from (f"hero {number}", f"hide {number}")


def put_villain(canvas: Canvas, name: str, standing: Standing, opacity: float = 1) -> None:
    """A villain, a little larger than life."""
    at, width = standing
    canvas.stamp(art(name), at, round(width * VILLAIN_SCALE), opacity=opacity)


def put_hero(canvas: Canvas, troupe: Troupe, hero: int, standing: Standing) -> None:
    """A hero with its shield: upright, or turned where it lies."""
    (x, y), width = standing
    cloth = knightly(troupe.colour(hero))
    if troupe.tower.is_lying(hero):
        canvas.stamp(cloth, (x, y + width * 0.3), width, angle=LYING)
    else:
        canvas.stamp(cloth, (x, y), width)
    low = y + width * (0.3 if troupe.tower.is_lying(hero) else 0.26)
    put_shield(canvas, troupe.colour(hero), troupe.initial(hero), (x, low), round(width * SHIELD_SCALE))


def put_ghost(canvas: Canvas, troupe: Troupe, name: str, at: Point) -> None:
    """Where a piece was before."""
    if name in VILLAINS:
        put_villain(canvas, name, (at, 70), opacity=0.45)
    else:
        canvas.stamp(knightly(troupe.colour(hero_number(name))), at, 66, opacity=0.45)


def put_shield(canvas: Canvas, colour: str, text: str, at: Point, width: int) -> None:
    """The shield of a colour, lettered."""
    width = max(width, SMALLEST_SHIELD)
    canvas.stamp(shield(colour), at, width)
    share = 0.4 if len(text) > SHORT else 0.48
    look = letters(colour, max(SMALLEST_INITIAL, round(width * share)))
    canvas.write(text, (at[0], at[1] - width * 0.03), look, "mm")
