"""Whom a monster shoots at, after it has held its place or advanced (NH-402, NH-405, NH-511)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question
from engine.core.tagged import step, verb
from engine.games.noites.board import Monster, Night
from engine.games.noites.phrases.places import as_read
from engine.games.noites.phrases.wishes import NONE
from engine.games.noites.rules.combat import SHOT, Attack
from engine.games.noites.rules.naming import NightAction
from engine.games.noites.rules.sight import can_shoot, targets


def check_shot(board: Night, shooter: Monster, target: str) -> None:
    """Whether it may shoot at whoever is named (NH-511)."""
    enemy = board.monster(target)
    if enemy is None or enemy.at is None or enemy.side == shooter.side:
        raise Refused("no_such_target", target=target[:20])
    if not can_shoot(board, shooter, enemy):
        raise Refused("no_shot", target=target)


@verb("noites.shoot")
class Shoot(NightAction):
    """`shoot b2`, `shoot none`; `noshot` is the same as `shoot none`."""

    heads: ClassVar[Tokens] = ("shoot", "noshot")

    target: str

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(NONE)
        yield from (cls(one.name) for one in board.standing_of(1 - board.side_of(seat)))

    @classmethod
    def read(cls, board: Night, seat: Seat, entries: Sequence[Tokens]) -> Self:
        fields = (NONE,) if entries[0] == ("noshot",) else entries[0][1:]
        return cls.read_fields(tuple(map(as_read, fields)))


@step("noites.ask_shot")
class AskShot(Question[Night]):
    """After `hold`, or the move of `advance`: at whom? Already said, it is not asked again (NH-221)."""

    phase: ClassVar[str] = "activation"
    hints: ClassVar[tuple[int, ...]] = (2, 3)

    monster: str

    def asks(self, board: Night) -> Asked[Night]:
        shooter = board.the(self.monster)
        return {board.owner(shooter): (Shoot,)} if shooter.at is not None and targets(board, shooter) else {}

    def check(self, board: Night, seat: Seat, action: Action[Night]) -> None:
        if isinstance(action, Shoot) and action.target != NONE:
            check_shot(board, board.the(self.monster), action.target)

    def standing(self, board: Night, seat: Seat) -> Action[Night] | None:
        return Shoot(board.wishes.shoot) if board.wishes.shoot else None

    def default(self, board: Night, seat: Seat) -> Shoot:
        return Shoot(targets(board, board.the(self.monster))[0].name)

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        for _, action in answers:
            if isinstance(action, Shoot) and action.target != NONE:
                play.then(Attack(self.monster, action.target, SHOT, 1))
