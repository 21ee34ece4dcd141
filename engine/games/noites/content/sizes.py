"""Three sizes of a night (specification 2.1)."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Size:
    """A table and what is brought to it; lengths in millimetres."""

    width: int
    height: int
    points: int
    victims: int
    victim_points: int
    copies: int
    """Times the limit of each profile."""
    uneven: tuple[tuple[str, int], ...] = ()
    """Armies that bring more or less to this table, so that they win as often as the others (section 15)."""

    def points_of(self, army: str) -> int:
        """What the list of an army may cost."""
        return dict(self.uneven).get(army, self.points)


def size_of(name: str, balanced: bool) -> Size:
    """A size; not balanced, every army brings the printed points (NH-822)."""
    return SIZES[name] if balanced else _PRINTED[name]


SIZES = {
    "small": Size(900, 900, 120, 12, 6, 1),
    "medium": Size(1200, 1200, 240, 15, 12, 2, (("crypt", 237), ("mire", 256))),
    "large": Size(1800, 1200, 360, 18, 18, 3, (("crypt", 329), ("moon", 355), ("mire", 406), ("carnival", 375))),
}
_PRINTED = {name: replace(size, uneven=()) for name, size in SIZES.items()}
STANDARD_BASE, LARGE_BASE, TOKEN = 15, 20, 10
"""Radii."""
