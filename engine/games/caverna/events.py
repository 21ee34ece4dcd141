"""What can be told. Cards are told by name, places by space, people by seat."""

from typing import Any, ClassVar, TypeAlias

from engine.core.event import Event, Moment
from engine.core.seat import Seat
from engine.core.tagged import event
from engine.games.caverna.content.cards import CardId
from engine.games.caverna.content.grid import Edge, Space

Names: TypeAlias = tuple[str, ...]
"""Cards by the names of their upper halves."""

# --- setup and turns ---


@event("caverna.opened")
class CaveOpened(Event):
    """The cave is laid out (CZ-302 to CZ-310)."""

    mode: str
    time: int
    walls: tuple[Edge, ...]


@event("caverna.walls_drawn")
class FirstWallsDrawn(Event):
    """The walls that stand at the start, and the dice for them in their order: black, red, side (CZ-308)."""

    walls: tuple[Edge, ...]
    dice: tuple[int, ...]


@event("caverna.rolled_for_start")
class RolledForStart(Event):
    """As it was told one by one in older matches."""

    seat: Seat
    black: int
    red: int


@event("caverna.rolled_off")
class RolledOff(Event):
    """Two dice each, for who begins (CZ-311); those that are equal roll again."""

    seats: tuple[Seat, ...]
    black: tuple[int, ...]
    red: tuple[int, ...]


@event("caverna.starts")
class Starts(Event):
    seat: Seat


@event("caverna.turn_started")
class TurnStarted(Event):
    seat: Seat
    round: int
    time: int

    @property
    def is_beat(self) -> bool:
        return True


@event("caverna.acted")
class BasicActionTaken(Event):
    """A basic action is announced (CZ-413)."""

    seat: Seat
    action: str


@event("caverna.checked")
class Checked(Event):
    """The die that says whether an action ends in an encounter (CZ-514, CZ-515)."""

    seat: Seat
    roll: int
    encounter: bool


@event("caverna.event_rolled")
class EventRolled(Event):
    """The event of the turn's end (CZ-434)."""

    seat: Seat
    roll: int
    event: str


@event("caverna.trapped")
class TrappedRolled(Event):
    upon: ClassVar[str] = "seat"
    seat: Seat
    roll: int
    faints: bool

    @property
    def moment(self) -> Moment | None:
        return Moment("grim" if self.faints else "plain", f"adventurer_{self.seat}", (self.roll,))


@event("caverna.time_passed")
class TimePassed(Event):
    left: int
    why: str

    @property
    def moment(self) -> Moment | None:
        """The last of it ends the game (CZ-703)."""
        return None if self.left else Moment("grim")


@event("caverna.game_over")
class GameOver(Event):
    """Winners and score sheet, in the order of the ranking (CZ-708)."""

    reason: str
    winners: tuple[Seat, ...]
    ranking: tuple[Seat, ...]
    stored: tuple[int, ...]
    in_hand: tuple[int, ...]
    distances: tuple[int, ...]


@event("caverna.went_away")
class WentAway(Event):
    """Too many deadlines missed in a row (CZ-816)."""

    seat: Seat


@event("caverna.came_back")
class CameBack(Event):
    seat: Seat


# --- cards ---


@event("caverna.played")
class Played(Event):
    """A card is laid in front of somebody, in a turn of their own or as a reaction (CZ-503)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@event("caverna.played_on")
class PlayedOn(Event):
    """The same, on somebody."""

    upon: ClassVar[str] = "target"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    target: Seat


@event("caverna.drew")
class Drew(Event):
    """From the deck; which cards, only the drawer learns."""

    seat: Seat
    count: int


@event("caverna.took")
class Took(Event):
    """From the space, by a search (CZ-516)."""

    seat: Seat
    space: Space
    count: int
    double: bool


@event("caverna.got")
class Got(Event):
    """Told to their owner alone: the names of new cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: Names

    def with_more(self, later: Event) -> Event | None:
        return Got(self.seat, (*self.cards, *later.cards)) if isinstance(later, Got) else None


@event("caverna.took_pack")
class TookPack(Event):
    """A backpack is picked up; the card goes back to its owner's sheet (CZ-517)."""

    upon: ClassVar[str] = "owner"
    seat: Seat
    owner: Seat
    count: int


@event("caverna.looked")
class Looked(Event):
    """Told to the taker alone: what is in somebody else's backpack."""

    upon: ClassVar[str] = "owner"
    reveals: ClassVar[bool] = True
    seat: Seat
    owner: Seat
    cards: Names


@event("caverna.discarded")
class Discarded(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: Names


@event("caverna.stole")
class Stole(Event):
    upon: ClassVar[str] = "victim"
    thief: Seat
    victim: Seat
    double: bool

    @property
    def moment(self) -> Moment | None:
        return Moment("grim", f"adventurer_{self.victim}")


@event("caverna.stolen_card")
class StolenCard(Event):
    """Told to thief and victim alone."""

    upon: ClassVar[str] = "victim"
    reveals: ClassVar[bool] = True
    thief: Seat
    victim: Seat
    card: str


@event("caverna.slipped_away")
class SlippedAway(Event):
    """A card falls out of a hand onto the pile; which one, only its owner learns."""

    upon: ClassVar[str] = "seat"
    seat: Seat
    space: Space


@event("caverna.slipped_card")
class SlippedCard(Event):
    """Told to its owner alone."""

    upon: ClassVar[str] = "seat"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@event("caverna.stored")
class Stored(Event):
    """Gold is put aside for good, and paid for (CZ-531)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    gold: str
    paid: Names

    @property
    def gain(self) -> tuple[Any, int] | None:
        return (self.seat, 1)

    @property
    def moment(self) -> Moment | None:
        return Moment("glad", f"adventurer_{self.seat}")


@event("caverna.renewed")
class DeckRenewed(Event):
    cards: int


@event("caverna.window_opened")
class WindowOpened(Event):
    """Somebody may react: in the mode `ask` the pause itself tells everybody that somebody can (CZ-643). In the mode
    `standing` it is told to the active player alone, who is asked (CZ-641).
    """

    reveals: ClassVar[bool] = True


@event("caverna.window_stays")
class WindowStays(Event):
    """Somebody else may react too. Whoever has answered sees that the game still waits; after a card that was played,
    everybody does (CZ-643).
    """

    reveals: ClassVar[bool] = True


@event("caverna.window_sealed")
class WindowSealed(Event):
    """Whoever is concerned and holds any card has so many seconds to react (CZ-642)."""

    seconds: int


# --- encounters ---


@event("caverna.revealed")
class Revealed(Event):
    """An encounter on a space, from its pile or, where there is none, from the deck (CZ-518)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    encounter: str
    space: Space
    from_deck: bool

    @property
    def moment(self) -> Moment | None:
        return Moment("plain", f"adventurer_{self.seat}")


@event("caverna.nothing_to_meet")
class NothingToMeet(Event):
    seat: Seat


# --- life ---


@event("caverna.hurt")
class Hurt(Event):
    """Damage dealt, after any defence (CZ-561)."""

    upon: ClassVar[str] = "seat"
    seat: Seat
    amount: int
    life: int


@event("caverna.kick_rolled")
class KickRolled(Event):
    upon: ClassVar[str] = "target"
    seat: Seat
    target: Seat
    damage: int


@event("caverna.bats_rolled")
class BatsRolled(Event):
    upon: ClassVar[str] = "seat"
    seat: Seat
    damage: int


@event("caverna.dodged")
class Dodged(Event):
    upon: ClassVar[str] = "seat"
    seat: Seat
    defence: int
    left: int


@event("caverna.lost_life")
class LostLife(Event):
    upon: ClassVar[str] = "seat"
    seat: Seat
    amount: int
    life: int


@event("caverna.healed")
class Healed(Event):
    upon: ClassVar[str] = "seat"
    seat: Seat
    life: int


@event("caverna.ate")
class Ate(Event):
    seat: Seat
    lunchbox: str
    life: int


@event("caverna.rested")
class Rested(Event):
    """Full life in the camp (CZ-411)."""

    seat: Seat
    life: int


@event("caverna.fainted")
class Fainted(Event):
    """What was in hand lies there now: in a backpack of so many cards, or spilled onto the pile (CZ-564)."""

    upon: ClassVar[str] = "seat"
    is_dramatic: ClassVar[bool] = True
    seat: Seat
    space: Space
    cards: int
    packed: bool
    double: bool

    @property
    def moment(self) -> Moment | None:
        return Moment("grim", f"adventurer_{self.seat}")


# --- places ---


@event("caverna.walked")
class Walked(Event):
    """Where a walk began and where each step led."""

    seat: Seat
    spaces: tuple[Space, ...]


@event("caverna.slid")
class Slid(Event):
    """Carried to a drawn space (escorregao)."""

    upon: ClassVar[str] = "seat"
    seat: Seat
    space: Space


@event("caverna.position_drawn")
class PositionDrawn(Event):
    """The dice of a drawn position, lunchbox faces (6) included."""

    black: tuple[int, ...]
    red: tuple[int, ...]
    space: Space


@event("caverna.lunchbox_placed")
class LunchboxPlaced(Event):
    lunchbox: str
    space: Space


@event("caverna.side_drawn")
class SideDrawn(Event):
    """The D4 that says on which side a wall is tried first."""

    roll: int


@event("caverna.wall_built")
class WallBuilt(Event):
    wall: Edge


@event("caverna.wall_failed")
class WallFailed(Event):
    """No side was free, or no piece was left (CZ-521, CZ-522)."""

    supply: int


@event("caverna.walls_gone")
class WallsGone(Event):
    walls: tuple[Edge, ...]


@event("caverna.piled")
class Piled(Event):
    """Cards from the deck fall on a pile."""

    space: Space
    count: int


# --- trolls ---


@event("caverna.troll_came")
class TrollCame(Event):
    space: Space


@event("caverna.troll_moved")
class TrollMoved(Event):
    start: Space
    end: Space


@event("caverna.troll_rolled")
class TrollRolled(Event):
    seat: Seat
    space: Space
    roll: int
    taken: bool


@event("caverna.troll_taken")
class TrollTaken(Event):
    """Told to its new holder alone: what it asks for."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@event("caverna.troll_dismissed")
class TrollDismissed(Event):
    seat: Seat


@event("caverna.request_met")
class RequestMet(Event):
    """A troll's request is met: one stored gold (CZ-555)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    gold: int
