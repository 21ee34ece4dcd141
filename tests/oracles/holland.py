"""Plans of Holland judged from docs/rules/holland.md alone (SH-301 to SH-324, SH-401 to SH-406, SH-501 to SH-615)."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product

COLUMNS = "ABCDE"
SIDEWAYS = {"left": -1, "right": 1}
UPRIGHT = {"up": 1, "down": -1}
MOVES = {1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1}
"""Movement points of each card (2.3)."""
SPECIALS = {1: ("hide", 1), 2: ("villain", 1), 3: ("explode", 1), 4: ("villain", 3), 5: ("climb", 1), 6: ("portal", 2)}
STEPS = ("left", "right", "rope", "climb", "up", "down", "passage")
ROOF = "ROOF"


class NotAllowed(Exception):  # noqa: N818  the first reason, as SH-310 orders them
    """Why a plan is refused."""


@dataclass(frozen=True)
class Escape:
    """The tower as it stands, whose card is carried out, and what of it is spent."""

    cards: dict[str, str]
    heroes: dict[str, str]
    villains: dict[str, str]
    hidden: frozenset[str]
    colour: str
    card: int
    split: bool = False
    blocked: bool = False
    moved: int = 0
    special: int = 0
    halves: tuple[str, ...] = ()
    ran: frozenset[str] = field(default_factory=frozenset)

    def after(self, line: str) -> "Escape":
        """The tower after a whole plan."""
        now = self
        for entry in line.split("; "):
            verb, *words = entry.split()
            now = getattr(now, f"_{verb}")(*words)
        return now

    def _pass(self) -> "Escape":
        return self

    def _hero(self, number: str, *steps: str) -> "Escape":
        if not steps:
            raise NotAllowed("empty_run")
        now, entered = self, False
        for step in steps:
            now, entered = now._stepped(f"{self.colour}_{number}", step, entered)
        return now._stopped(f"{self.colour}_{number}")

    def _stopped(self, name: str) -> "Escape":
        if self.heroes[name] != ROOF and not self.may_stop(name, self.heroes[name]):
            raise NotAllowed("cannot_stop")
        return self

    def _stepped(self, name: str, step: str, entered: bool) -> "tuple[Escape, bool]":
        at = self.heroes[name]
        if at == ROOF:
            raise NotAllowed("hero_saved")
        special = {"climb": "climb", "up": "portal", "down": "portal"}.get(step)
        if special is not None and SPECIALS[self.card][0] != special:
            raise NotAllowed("not_on_card")
        to = self._reached(at, step, entered)
        if self.blocked and to in self.villains.values() and self.cards[to] not in "KS":
            raise NotAllowed("villain_blocks")
        now = self if step == "passage" else self.spent("special" if special else "move")
        now = replace(now, heroes={**self.heroes, name: to}, hidden=self.hidden - {name})
        return now, step != "passage" and to != ROOF and self.cards[to] == "G"

    def _reached(self, at: str, step: str, entered: bool) -> str:
        column, row = COLUMNS.index(at[0]), int(at[1])
        if step in SIDEWAYS:
            if not 0 <= column + SIDEWAYS[step] < 5:
                raise NotAllowed("edge")
            return f"{COLUMNS[column + SIDEWAYS[step]]}{row}"
        if step == "passage":
            if not entered:
                raise NotAllowed("passage_not_entered")
            return next(one for one, letter in self.cards.items() if letter == "G" and one != at)
        if step in UPRIGHT:
            if self.cards[at] != "P":
                raise NotAllowed("not_on_portal")
            if not 1 <= row + UPRIGHT[step] <= 5:
                raise NotAllowed("portal_no_roof" if step == "up" else "edge")
            return f"{at[0]}{row + UPRIGHT[step]}"
        if step == "rope" and self.cards[at] != "R":
            raise NotAllowed("no_rope")
        return ROOF if row == 5 else f"{at[0]}{row + 1}"

    def spent(self, half: str) -> "Escape":
        """SH-303: with something of the second half spent the first is closed."""
        if not self.split and len(self.halves) == 2 and half == self.halves[0]:
            raise NotAllowed("half_closed")
        if half == "move":
            if self.moved == MOVES[self.card]:
                raise NotAllowed("no_points")
            now = replace(self, moved=self.moved + 1)
        else:
            if self.special == SPECIALS[self.card][1]:
                raise NotAllowed("no_points")
            now = replace(self, special=self.special + 1)
        return now if half in self.halves else replace(now, halves=(*self.halves, half))

    def may_stop(self, name: str, at: str) -> bool:
        """SH-318."""
        held = any(spot == at for other, spot in self.heroes.items() if other != name)
        return self.cards[at] == "K" or (not held and (self.cards[at] == "S" or at not in self.villains.values()))

    def _hide(self, number: str) -> "Escape":
        name = f"{self.colour}_{number}"
        if self.card != 1:
            raise NotAllowed("not_on_card")
        now = self.spent("special")
        if self.heroes[name] == ROOF:
            raise NotAllowed("hero_saved")
        if self.cards[self.heroes[name]] == "P":
            raise NotAllowed("hide_portal")
        if self.lies(name):
            raise NotAllowed("already_lying")
        return replace(now, hidden=self.hidden | {name})

    def lies(self, name: str) -> bool:
        """Hidden, or in the secret room."""
        return name in self.hidden or (self.heroes[name] != ROOF and self.cards[self.heroes[name]] == "S")

    def _explode(self, at: str) -> "Escape":
        if self.card != 3:
            raise NotAllowed("not_on_card")
        now = self.spent("special")
        if at not in self.cards:
            raise NotAllowed("bad_space")
        if self.cards[at] in "PK":
            raise NotAllowed("explode_portal" if self.cards[at] == "P" else "explode_dungeon")
        if at in (*self.heroes.values(), *self.villains.values()):
            raise NotAllowed("explode_occupied")
        column, row = at[0], int(at[1])
        dropped = {f"{column}{above}": f"{column}{above - 1}" for above in range(row + 1, 6)}
        cards = {dropped.get(one, one): letter for one, letter in self.cards.items() if one != at}
        return replace(
            now,
            cards={**cards, f"{column}5": self.cards[at]},
            heroes={name: dropped.get(spot, spot) for name, spot in self.heroes.items()},
            villains={name: dropped.get(spot, spot) for name, spot in self.villains.items()},
        )

    def _villain(self, name: str, *steps: str) -> "Escape":
        if SPECIALS[self.card][0] != "villain":
            raise NotAllowed("not_on_card")
        if not steps:
            raise NotAllowed("empty_run")
        if name in self.ran:
            raise NotAllowed("villain_already_moved")
        now, at = replace(self, ran=self.ran | {name}), self.villains[name]
        for step in steps:
            at = self._driven(at, step)
            now = now.spent("special")
        if at in (spot for other, spot in self.villains.items() if other != name):
            raise NotAllowed("villain_cannot_stop")
        return replace(now, villains={**self.villains, name: at})._knocked(at)

    @staticmethod
    def _driven(at: str, step: str) -> str:
        column, row = COLUMNS.index(at[0]), int(at[1])
        if step in UPRIGHT and at[0] != "C":
            raise NotAllowed("villain_needs_portal")
        if step not in (*SIDEWAYS, *UPRIGHT):
            raise NotAllowed("villain_step")
        column, row = column + SIDEWAYS.get(step, 0), row + UPRIGHT.get(step, 0)
        if not (0 <= column < 5 and 1 <= row <= 5):
            raise NotAllowed("edge")
        return f"{COLUMNS[column]}{row}"

    def _knocked(self, at: str) -> "Escape":
        """SH-509, SH-511 to SH-515."""
        name = next((one for one, spot in self.heroes.items() if spot == at and not self.lies(one)), None)
        if name is None or self.cards[at] == "K":
            return self
        below = (f"{at[0]}{row}" for row in range(int(at[1]) - 1, 0, -1))
        to = next((one for one in below if self.may_stop(name, one)), None) or self._dungeon(at[0])
        return replace(self, heroes={**self.heroes, name: to})

    def _dungeon(self, column: str) -> str:
        held = [sum(spot == one for spot in self.heroes.values()) for one in ("B1", "D1")]
        return "D1" if column in "DE" or (column == "C" and held[1] < held[0]) else "B1"

    def run_to(self, number: str, to: str) -> "Escape | None":
        """The best of all runs of a hero that end there (13.2), or None."""
        runs = list(self._runs(f"{self.colour}_{number}", to))
        return min(runs, key=lambda one: one[0])[1] if runs else None

    def _runs(self, name: str, to: str) -> "Iterator[tuple[tuple[int, int, int, tuple[str, ...]], Escape]]":
        open_runs: list[tuple[Escape, bool, tuple[str, ...]]] = [(self, False, ())]
        while open_runs:
            going = []
            for (now, entered, steps), step in product(open_runs, STEPS):
                try:
                    after, enters = now._stepped(name, step, entered)
                except NotAllowed:
                    continue
                going.append((after, enters, (*steps, step)))
                if after.heroes[name] == to and (to == ROOF or after.may_stop(name, to)):
                    yield (
                        (after.special - self.special, after.moved - self.moved, len(steps) + 1, (*steps, step)),
                        after,
                    )
            open_runs = going
