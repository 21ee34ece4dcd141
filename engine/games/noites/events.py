"""What is told of a night."""

from typing import Any, ClassVar

from engine.core.event import Event, Moment
from engine.core.plane.points import Point
from engine.core.seat import Seat
from engine.core.tagged import event


@event("noites.armies_revealed")
class ArmiesRevealed(Event):
    """Both sides show what they have brought (NH-106)."""

    reveals = True

    armies: tuple[str, str]


@event("noites.rolled_off")
class RolledOff(Event):
    """A roll for who begins, ties settled: the roll for deployment is that of round 0."""

    dice: tuple[int, int]
    side: int
    round: int


@event("noites.corner_chosen")
class CornerChosen(Event):
    """The roll winner has chosen a corner (NH-109)."""

    side: int
    corner: str


@event("noites.monster_placed")
class MonsterPlaced(Event):
    is_mark = True

    monster: str
    at: Point


@event("noites.monsters_revealed")
class MonstersRevealed(Event):
    """Both sides show where they have deployed in secret (NH-111)."""

    reveals = True


@event("noites.watcher_fires")
class WatcherFires(Event):
    """A watcher shoots at the footprint that it had chosen in secret (NH-612)."""

    reveals = True

    monster: str


@event("noites.victim_placed")
class VictimPlaced(Event):
    is_mark = True

    victim: str
    at: Point


@event("noites.distances_lowered")
class DistancesLowered(Event):
    """No victim could be placed at the distances so far (NH-113)."""

    monsters: int
    victims: int


@event("noites.twist_discarded")
class TwistDiscarded(Event):
    """A card of no use was drawn and shown (NH-115)."""

    seat: Seat
    card: str


@event("noites.round_began")
class RoundBegan(Event):
    round: int

    @property
    def is_beat(self) -> bool:
        return True


@event("noites.turn_began")
class TurnBegan(Event):
    seat: Seat

    @property
    def is_beat(self) -> bool:
        return True


@event("noites.twist_played")
class TwistPlayed(Event):
    """A twist card, with what was named with it."""

    reveals = True

    seat: Seat
    card: str
    on: tuple[str, ...]


@event("noites.lets_pass")
class LetsPass(Event):
    """Somebody plays no react card until the turn is over: so they have said when all were asked in secret."""

    reveals = True

    seat: Seat


@event("noites.victim_moved")
class VictimMoved(Event):
    victim: str
    from_: Point
    to: Point


@event("noites.victim_stayed")
class VictimStayed(Event):
    victim: str | None
    """None where it is all one which of them stays."""


@event("noites.built")
class Built(Event):
    barricade: str
    at: Point


@event("noites.barricade_gone")
class BarricadeGone(Event):
    barricade: str


@event("noites.acted")
class MonsterActed(Event):
    """A monster begins its action."""

    monster: str
    action: str


@event("noites.moved")
class Moved(Event):
    """A monster has come to a point on its own feet, round these corners."""

    monster: str
    from_: Point
    to: Point
    corners: tuple[Point, ...] = ()


@event("noites.rolled")
class Rolled(Event):
    """Dice of one step, and what each of them had to reach."""

    purpose: str
    monster: str
    dice: tuple[int, ...]
    needed: int

    @property
    def moment(self) -> Moment | None:
        return Moment("plain", self.monster, self.dice, self.needed) if self.needed else None


@event("noites.attacked")
class Attacked(Event):
    """An attack begins: `shot`, `overwatch`, `melee` or `strike`."""

    upon: ClassVar[str] = "target"
    monster: str
    target: str
    kind: str


@event("noites.wounded")
class Wounded(Event):
    """Markers are put; how many it has now."""

    upon: ClassVar[str] = "monster"
    monster: str
    markers: int
    total: int


@event("noites.stunned")
class Stunned(Event):
    upon: ClassVar[str] = "monster"
    monster: str


@event("noites.recovered")
class Recovered(Event):
    monster: str


@event("noites.killed")
class Killed(Event):
    """A monster leaves the game; the side that scores it, if any."""

    upon: ClassVar[str] = "monster"
    is_dramatic: ClassVar[bool] = True
    monster: str
    side: int
    points: int

    @property
    def gain(self) -> tuple[Any, int] | None:
        return (self.side, self.points) if self.points else None

    @property
    def moment(self) -> Moment | None:
        return Moment("grim", self.monster)


@event("noites.saved")
class Saved(Event):
    """Killed, but for a second life or a hair."""

    monster: str


@event("noites.captured")
class Captured(Event):
    """A victim is killed or rescued, as the flavour has it (NH-804)."""

    victim: str
    monster: str
    side: int
    points: int
    rescued: bool

    @property
    def gain(self) -> tuple[Any, int] | None:
        return (self.side, self.points)

    @property
    def moment(self) -> Moment | None:
        return Moment("glad", self.victim)


@event("noites.snatched")
class Snatched(Event):
    """A victim was taken back out of a monster's claws."""

    victim: str
    to: Point


@event("noites.pushed")
class Pushed(Event):
    upon: ClassVar[str] = "monster"
    monster: str
    from_: Point
    to: Point


@event("noites.fell")
class Fell(Event):
    upon: ClassVar[str] = "monster"
    monster: str
    drop: int
    to: Point


@event("noites.recoiled")
class Recoiled(Event):
    monster: str
    to: Point


@event("noites.conceded")
class Conceded(Event):
    """A seat gives up; its side does once each of its seats has (NH-704)."""

    seat: Seat


@event("noites.sheet")
class Sheet(Event):
    """What a side has scored with (NH-714)."""

    side: int
    victims: int
    each: int
    marked: int
    kills: tuple[str, ...]
    cost: int
    bounties: int
    total: int


@event("noites.game_over")
class GameOver(Event):
    scores: tuple[int, int]
    reason: str
