"""What is painted: what somebody sees of the night, what is drawn over it, and the words for it."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from engine.core.once import cached_property
from engine.core.plane.points import Point
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.view import Seen
from engine.games.noites.board import Barricade, Monster, Terrain, Victim
from engine.games.noites.content.sizes import size_of
from engine.games.noites.phrases.places import Landmark
from engine.games.noites.phrases.wishes import Thrust
from engine.games.noites.rules.combat import AskPush, Push
from engine.games.noites.rules.courses import LIMITS
from engine.games.noites.rules.moving import AskWatchers, WatchFor
from engine.games.noites.rules.muster import ChooseArmy, listed
from engine.games.noites.rules.naming import located
from engine.games.noites.rules.routes import reachable
from engine.games.noites.rules.shooting import AskShot
from engine.games.noites.view import NoitesView, table_of
from engine.games.noites.view.previews import FINE, attack
from render.painter import Target
from render.subject import PictureSubject
from render.words import sentence

SLUG: Final = "noites"
RIM: Final = 40
"""Millimetres around a target that belong to it: its ring and its label."""

SeenNight: TypeAlias = Seen[NoitesView, Any]


class NightSubject(PictureSubject[NoitesView]):
    """The subject of one picture."""

    slug = SLUG

    @property
    def size(self) -> str:
        """The table's size."""
        return self.view.rules.size

    @property
    def over(self) -> bool:
        """Whether the night is over."""
        return self.view.phase == "finished"

    @property
    def standing(self) -> tuple[Monster, ...]:
        """Monsters on the table."""
        return tuple(one for one in self.view.monsters if one.at is not None)

    @property
    def hand(self) -> tuple[str, ...]:
        """The twist cards of the viewer."""
        return () if self.view.me is None else self.view.hands[self.view.me] or ()

    @property
    def course(self) -> str:
        """Who is to act, or how it ended."""
        if self.over:
            winners = self.listed(map(self.sitter, self.view.winners))
            return sentence(self.words("noites-picture-over", who=winners))
        return self.words("noites-picture-turn", who=self.listed(map(self.sitter, self.waiting)))

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who is asked."""
        return tuple(self.seen.waiting_for) or (self.view.acting,)

    @property
    def stage(self) -> str:
        """Which round it is; before the first, what this is."""
        begun = self.view.round > 0
        return (
            self.words("noites-picture-round", round=self.view.round) if begun else self.words("noites-picture-title")
        )

    def piece(self, name: str) -> str:
        """What a piece is called by name, or by what it is and its sign."""
        return self.words.named(SLUG, name) or next(
            (f"{self.called(one.kind)} {name}" for one in self.view.terrain if one.name == name), name
        )

    def pieces(self, names: Iterable[str]) -> str:
        """Several pieces, or none."""
        return self.listed(map(self.piece, names))

    @property
    def chosen_army(self) -> tuple[str, ...]:
        """The army, and what of it, that the viewer has chosen while the other has not."""
        mine = self.view.mine
        return (mine.army, *mine.profiles) if isinstance(mine, ChooseArmy) else ()

    @property
    def brought(self) -> tuple[str, ...]:
        """Whom the viewer's list names so far, while armies are chosen."""
        if self.view.phase != "armies" or self.view.me is None:
            return ()
        drafted = tuple(one.profile for one in self.view.monsters if one.side == self.view.sides[self.view.me])
        army, *profiles = self.chosen_army or ("",)
        return drafted or listed(size_of(self.size, self.view.rules.balanced), army, tuple(profiles))

    def of_side(self, side: int) -> str:
        """Everybody on a side."""
        return self.together(self.sitter(seat) for seat in range(self.view.seats) if self.view.sides[seat] == side)

    @cached_property
    def named(self) -> dict[str, Point]:
        """Where everything with a name stands."""
        things: tuple[Monster | Victim, ...] = (*self.standing, *self.view.victims)
        fixed: tuple[Terrain | Barricade, ...] = (*self.view.terrain, *self.view.barricades)
        placed = {one.name: one.at for one in things if one.at is not None}
        return {**placed, **{one.name: one.centre for one in fixed}}

    @cached_property
    def targets(self) -> list[tuple[Point, Target]]:
        """What each button is about, as a point of the table."""
        return [(point, target) for target in self.marks.targets for point in self._points(target.tokens)]

    @cached_property
    def walker(self) -> tuple[Monster, str] | None:
        """The monster, and the way of moving, that every button names."""
        chosen = {target.tokens[:2] for target in self.marks.targets}
        action, name = next(iter(chosen)) if len(chosen) == 1 and len(min(chosen)) == 2 else ("", "")
        monster = next((one for one in self.standing if one.name == name), None)
        return (monster, action) if monster is not None and action in LIMITS else None

    @cached_property
    def mover(self) -> str:
        """Whoever is about to be moved, be it a monster or a victim; nobody if the buttons are about several."""
        if self.walker:
            return self.walker[0].name
        led = {
            target.tokens[1] for target in self.marks.targets if target.tokens[:1] == ("move",) and target.tokens[1:]
        }
        return led.pop() if len(led) == 1 and all(t.tokens[:1] == ("move",) for t in self.marks.targets) else ""

    @cached_property
    def asked(self) -> frozenset[str]:
        """Whatever a button names."""
        return frozenset(token for target in self.marks.targets for token in target.tokens)

    @property
    def reach(self) -> tuple[Point, ...]:
        """Where the monster that has been chosen can get to."""
        return reachable(table_of(self.view), *self.walker, FINE) if self.walker else ()

    @cached_property
    def declared(self) -> AskWatchers | None:
        """A move that watchers are being asked about."""
        return next((step for step in self.view.agenda if isinstance(step, AskWatchers)), None)

    @cached_property
    def shove(self) -> AskPush | None:
        """A push whose way somebody is being asked for."""
        return next((step for step in self.view.agenda if isinstance(step, AskPush)), None)

    def tag(self, target: Target) -> str:
        """The words of a button, with the odds of an attack."""
        shooter = next((step.monster for step in self.view.agenda if isinstance(step, AskShot)), "")
        aim = attack(table_of(self.view), target.tokens, shooter)
        odds = self.words("noites-picture-odds", needs=aim.needs, chance=aim.chance) if aim else ""
        return f"{target.label} · {odds}" if odds else target.label

    @property
    def focus(self) -> Point | None:
        """What the viewer is deciding about: the monster that moves, or the middle of the marked places and pieces."""
        if self.walker:
            return self.walker[0].spot
        points = [point for point, _ in self.targets]
        if not points:
            return None
        return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)

    @property
    def breadth(self) -> int:
        """How many millimetres around the focus hold everything that a button is about."""
        x, y = self.focus or (0, 0)
        return max((2 * (max(abs(z - x), abs(w - y)) + RIM) for (z, w), _ in self.targets), default=0)

    def place(self, word: str) -> Point | None:
        """Where something is that a player has named, be it a place or a piece."""
        try:
            return located(table_of(self.view), Landmark.of(word))
        except Refused:
            return None

    def _points(self, tokens: tuple[str, ...]) -> Iterator[Point]:
        aimed = self._shots(tokens) or self._shoves(tokens)
        if aimed:
            yield from aimed
            return
        for token in reversed(tokens):
            at = self.named.get(token) or self.place(token)
            if at is not None:
                yield at
                return

    def _shots(self, tokens: tuple[str, ...]) -> list[Point]:
        if not self.declared or tokens[:1] != WatchFor.heads:
            return []
        said = next((token for token in reversed(tokens) if token.isdigit()), "")
        return [foot.at for foot in self.declared.feet if str(foot.number) == said]

    def _shoves(self, tokens: tuple[str, ...]) -> list[Point]:
        if not self.shove or tokens[:1] != (Push.head(),) or len(tokens) != 3:
            return []
        return [self.shove.aim(table_of(self.view), Thrust.read(tokens[1:]))]
