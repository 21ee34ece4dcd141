"""Choosing armies and their lists (specification 3)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Self

from engine.core.action import Action, Composed, Tokens
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question, Step
from engine.core.tagged import step, verb
from engine.games.noites.board import Night, recruited
from engine.games.noites.content.armies import ARMIES, PROFILES, STARTERS, total
from engine.games.noites.content.sizes import Size
from engine.games.noites.events import ArmiesRevealed
from engine.games.noites.phrases.answers import AUTO

STARTER, RANDOM = "starter", "random"
ATTEMPTS, LEFT_OVER = 30, 3


@verb("noites.army")
class ChooseArmy(Composed[Night]):
    """`army crypt auto`, `army moon starter`, `army mire spitter 2 siren hydra` (NH-106)."""

    army: str
    profiles: tuple[str, ...]

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        for army in ARMIES:
            yield cls(army, (STARTER,))
            yield cls(army, (AUTO,))

    @classmethod
    def empty(cls) -> Self:
        return cls("", ())

    def parts(self) -> tuple[Tokens, ...]:
        return tuple((token,) for token in (self.army, *self.profiles) if token)

    def longer(self, board: Night, seat: Seat) -> Iterator[Self]:
        if not self.army:
            yield from (type(self)(army, ()) for army in ARMIES)
        elif not self.profiles:
            ways = (STARTER,) if board.rules.armies == STARTER else (STARTER, AUTO)
            yield from (type(self)(self.army, (way,)) for way in ways)
        if self.army and self.profiles not in ((AUTO,), (STARTER,)) and board.rules.armies != STARTER:
            lists = ((*self.profiles, name) for name in still_fitting(board.size, self.army, self.profiles))
            yield from (type(self)(self.army, names) for names in lists if can_be_whole(board.size, self.army, names))

    def shorter(self) -> Self:
        return type(self)(self.army, self.profiles[:-1]) if self.profiles else self.empty()

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        """What was chosen last, what it costs, and what is left of what an army may cost."""
        if not self.army:
            return {}
        most, chosen = board.size.points_of(self.army), (self.army, *self.profiles)[-1]
        cost = PROFILES[chosen].cost if chosen in PROFILES else 0
        left = None if chosen == AUTO else most - total(listed(board.size, self.army, self.profiles))
        return {"chosen": chosen, "cost": cost, "left": left, "most": most}

    def preview(self, board: Night, seat: Seat) -> Night:
        """The monsters of the list, nowhere yet."""
        side, names = board.side_of(seat), listed(board.size, self.army, self.profiles)
        return replace(board, monsters=tuple(recruited(side, n, name) for n, name in enumerate(names, 1)))

    @classmethod
    def read_fields(cls, tokens: Tokens) -> Self:
        if len(tokens) < 2:
            raise Refused("bad_command")
        names: list[str] = []
        for token in tokens[1:]:
            if token.isascii() and token.isdigit() and names and int(token[:2]) in range(1, 10):
                names += names[-1:] * (int(token[:2]) - 1)
            else:
                names.append(token)
        return cls(tokens[0], tuple(names))

    def check(self, board: Night, seat: Seat) -> None:
        if self.army not in (*ARMIES, RANDOM) or (self.army == RANDOM and self.profiles not in ((AUTO,), (STARTER,))):
            raise Refused("no_such_army", army=self.army[:20])
        if board.rules.armies == STARTER and self.profiles != (STARTER,):
            raise Refused("starter_only")
        if self.profiles not in ((AUTO,), (STARTER,)):
            check_list(board.size, self.army, self.profiles)


def listed(size: Size, army: str, profiles: tuple[str, ...]) -> tuple[str, ...]:
    """Whom a choice names: a starter list in full, nobody as long as the lot decides."""
    if army == RANDOM or profiles == (AUTO,):
        return ()
    return STARTERS[army] * size.copies if profiles == (STARTER,) else profiles


def still_fitting(size: Size, army: str, names: tuple[str, ...]) -> list[str]:
    """Who may still be added to a list."""
    left = size.points_of(army) - total(names)
    return [one.name for one in ARMIES[army] if one.cost <= left and names.count(one.name) < one.limit * size.copies]


def can_be_whole(size: Size, army: str, names: tuple[str, ...]) -> bool:
    """Whether a legal list begins like this: some do not, for those who would still fit cost too little or too much."""
    sums = {total(names)}
    for profile in ARMIES[army]:
        for _ in range(profile.limit * size.copies - names.count(profile.name)):
            sums |= {before + profile.cost for before in sums}
    return any(_is_enough(size, army, points) for points in sums)


def _is_enough(size: Size, army: str, points: int) -> bool:
    return size.points_of(army) * 9 <= points * 10 <= size.points_of(army) * 10


def check_list(size: Size, army: str, names: tuple[str, ...]) -> None:
    """NH-106."""
    unknown = next((name for name in names if name not in PROFILES), None)
    if unknown is not None:
        raise Refused("no_such_profile", typed=unknown[:30])
    foreign = next((name for name in names if PROFILES[name].army != army), None)
    if foreign is not None:
        raise Refused("not_in_army", profile=foreign)
    for name in names:
        if names.count(name) > PROFILES[name].limit * size.copies:
            raise Refused("too_many_copies", profile=name, most=PROFILES[name].limit * size.copies)
    if not _is_enough(size, army, total(names)):
        most = size.points_of(army)
        raise Refused("wrong_points", points=total(names), least=-(-most * 9 // 10), most=most)


@step("noites.choose_armies")
class ChooseArmies(Question[Night]):
    """Each side in secret; both are revealed together."""

    secret: ClassVar[bool] = True
    revisable: ClassVar[bool] = True
    phase: ClassVar[str] = "armies"
    prepares: ClassVar[bool] = True

    def asks(self, board: Night) -> Asked[Night]:
        return {board.seats_of(side)[0]: (ChooseArmy,) for side in (0, 1)}

    def default(self, board: Night, seat: Seat) -> Action[Night]:
        return ChooseArmy(RANDOM, (STARTER if board.rules.armies == STARTER else AUTO,))

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        chosen = {play.board.side_of(seat): action for seat, action in answers}
        armies: list[str] = []
        lists: list[tuple[str, ...]] = []
        for side in (0, 1):
            action = chosen[side]
            if isinstance(action, ChooseArmy):
                army = play.pick(tuple(ARMIES), "army") if action.army == RANDOM else action.army
                armies.append(army)
                lists.append(_list(play, army, action.profiles))
        recruit(play, (armies[0], armies[1]), (lists[0], lists[1]))


def _list(play: Play[Night], army: str, profiles: tuple[str, ...]) -> tuple[str, ...]:
    return auto_list(play, army) if profiles == (AUTO,) else listed(play.board.size, army, profiles)


def auto_list(play: Play[Night], army: str) -> tuple[str, ...]:
    """NH-107."""
    size = play.board.size
    best: tuple[str, ...] = ()
    for _ in range(ATTEMPTS):
        names = _attempt(play, army, size)
        if total(names) > total(best):
            best = names
        if size.points_of(army) - total(names) <= LEFT_OVER:
            break
    order = [profile.name for profile in ARMIES[army]]
    return tuple(sorted(best, key=order.index))


def _attempt(play: Play[Night], army: str, size: Size) -> tuple[str, ...]:
    names: tuple[str, ...] = ()
    while True:
        fits = still_fitting(size, army, names)
        if not fits:
            return names
        names = (*names, play.pick(fits, "army"))


def recruit(play: Play[Night], armies: tuple[str, str], lists: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
    """Both armies are revealed."""
    monsters = tuple(recruited(side, number, name) for side in (0, 1) for number, name in enumerate(lists[side], 1))
    play.board = replace(play.board, armies=armies, monsters=monsters)
    play.tell(ArmiesRevealed(armies))


@step("noites.draw_armies")
class DrawArmies(Step[Night]):
    """Armies by lot, or one for both (NH-803)."""

    def run(self, play: Play[Night]) -> None:
        first = play.pick(tuple(ARMIES), "army")
        names = auto_list(play, first)
        if play.board.rules.armies == "mirror":
            recruit(play, (first, first), (names, names))
            return
        second = play.pick(tuple(ARMIES), "army")
        recruit(play, (first, second), (names, auto_list(play, second)))
