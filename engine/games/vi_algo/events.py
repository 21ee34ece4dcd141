"""What can be told (specification 13.5). Cards are told by name, places by hex, people by seat."""

from typing import ClassVar

from engine.core.event import Event, Moment
from engine.core.seat import Seat
from engine.core.tagged import event
from engine.games.vi_algo.content.rooms import Spot


@event("vi_algo.dealt")
class Dealt(Event):
    """The game begins: what lies in the reserve, how much the group trusts, how light it is (VA-104 to VA-111)."""

    reserve: int
    trust: int
    face: str
    traitors: bool


@event("vi_algo.hand_dealt")
class HandDealt(Event):
    """Told to its owner alone (VA-106)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


@event("vi_algo.started")
class Started(Event):
    """A character enters the catacomb (VA-112)."""

    seat: Seat
    spot: Spot


@event("vi_algo.round_started")
class RoundStarted(Event):
    round: int

    @property
    def is_beat(self) -> bool:
        return True


@event("vi_algo.event_revealed")
class EventRevealed(Event):
    reveals: ClassVar[bool] = True
    card: str


@event("vi_algo.torch")
class TorchRevealed(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    kind: str
    reserve: int


@event("vi_algo.last_torch")
class LastTorch(Event):
    """The reserve is empty; the turn goes on (VA-218)."""

    is_dramatic: ClassVar[bool] = True
    seat: Seat


@event("vi_algo.light")
class LightTurned(Event):
    face: str


@event("vi_algo.torches_added")
class TorchesAdded(Event):
    added: int
    reserve: int


@event("vi_algo.torch_buried")
class TorchBuried(Event):
    """A gust: the next torch goes under the discard, unseen."""

    reserve: int


@event("vi_algo.trust")
class TrustChanged(Event):
    change: int
    trust: int


@event("vi_algo.mummy_placed")
class MummyPlaced(Event):
    seat: Seat
    spot: Spot
    pieces: int


@event("vi_algo.mummy_moved")
class MummyMoved(Event):
    """The way begins where it stood; the dice are red, black and, for a powerful mummy, white."""

    owner: Seat
    pieces: int
    dice: tuple[int, ...]
    way: tuple[Spot, ...]


@event("vi_algo.mummy_rolled")
class MummyRolled(Event):
    """The dice of a mummy that meets a wall with several characters equally near (DP-06)."""

    owner: Seat
    spot: Spot
    dice: tuple[int, ...]
    at: Spot

    @property
    def moment(self) -> Moment | None:
        return Moment("plain", self.at, self.dice)


@event("vi_algo.mummy_lured")
class MummyLured(Event):
    owner: Seat
    way: tuple[Spot, ...]


@event("vi_algo.mummy_removed")
class MummyRemoved(Event):
    """A mummy, or the top piece of a powerful one, goes back to its sheet: by light, card, shadow or as the fourth."""

    owner: Seat
    spot: Spot
    cause: str


@event("vi_algo.lost")
class Lost(Event):
    """A treasure is lost, face up (VA-435)."""

    upon: ClassVar[str] = "seat"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    cause: str


@event("vi_algo.theft")
class Theft(Event):
    """A mummy has stopped beside somebody (VA-432)."""

    upon: ClassVar[str] = "affected"
    is_dramatic: ClassVar[bool] = True
    owner: Seat
    spot: Spot
    affected: tuple[Seat, ...]

    @property
    def moment(self) -> Moment | None:
        return Moment("grim", self.spot)


@event("vi_algo.theft_averted")
class TheftAverted(Event):
    """By an amulet or an own shadow (VA-511)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    by: str


@event("vi_algo.saw")
class Saw(Event):
    """Somebody sees something in the shadows, by a card or for being alone (VA-440)."""

    upon: ClassVar[str] = "seat"
    seat: Seat
    cause: str


@event("vi_algo.bell_rung")
class BellRung(Event):
    upon: ClassVar[str] = "for_seat"
    reveals: ClassVar[bool] = True
    seat: Seat
    for_seat: Seat


@event("vi_algo.oil_used")
class OilUsed(Event):
    reveals: ClassVar[bool] = True
    seat: Seat


@event("vi_algo.group_drawn")
class GroupDrawn(Event):
    """A Group/Traitor card is drawn; which one, only its owner is told."""

    upon: ClassVar[str] = "seat"
    seat: Seat


@event("vi_algo.group_seen")
class GroupSeen(Event):
    """Told to one seat alone: the face of an own or, by Eye to eye, of another's card."""

    upon: ClassVar[str] = "seat"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@event("vi_algo.group_played")
class GroupPlayed(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    target: tuple[str, ...]


@event("vi_algo.walked")
class Walked(Event):
    """The way begins where the character stood."""

    seat: Seat
    way: tuple[Spot, ...]


@event("vi_algo.pushed")
class Pushed(Event):
    """Shoved by a mummy in the direction of the red die (VA-760)."""

    upon: ClassVar[str] = "seat"
    seat: Seat
    direction: int
    way: tuple[Spot, ...]


@event("vi_algo.entered")
class Entered(Event):
    """The first to enter a room takes its exposed treasure (VA-320)."""

    seat: Seat
    room: str


@event("vi_algo.found")
class Found(Event):
    """Told to its owner alone: the face of a card drawn."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@event("vi_algo.drew")
class Drew(Event):
    """A card was drawn from a room, unseen by others."""

    seat: Seat
    room: str


@event("vi_algo.shown")
class Shown(Event):
    """A card with an immediate effect was drawn (VA-303)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@event("vi_algo.searched")
class Searched(Event):
    seat: Seat
    rune: Spot
    dice: tuple[int, ...]
    trust: int
    found: bool

    @property
    def moment(self) -> Moment | None:
        return Moment("glad" if self.found else "plain", self.rune, self.dice)


@event("vi_algo.used")
class Used(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    target: tuple[str, ...]


@event("vi_algo.looked")
class Looked(Event):
    """The Map is read: how many cards, everybody knows."""

    seat: Seat
    room: str
    cards: int


@event("vi_algo.looked_at")
class LookedAt(Event):
    """Told to the reader of the Map alone."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


@event("vi_algo.signalled")
class Signalled(Event):
    seat: Seat


@event("vi_algo.contributed")
class Contributed(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    dice: tuple[int, ...]
    reserve: int
    validated: bool


@event("vi_algo.own_shadow")
class OwnShadow(Event):
    """It was no mummy, it was the own shadow (VA-750)."""

    seat: Seat
    spot: Spot


@event("vi_algo.passed")
class Passed(Event):
    seat: Seat


@event("vi_algo.torch_marked")
class TorchMarked(Event):
    """The powerful mummy awakes: somebody takes the marked torch (VA-731)."""

    seat: Seat


@event("vi_algo.torch_handed_on")
class TorchHandedOn(Event):
    start: Seat
    end: Seat


@event("vi_algo.game_over")
class GameOver(Event):
    """Who wins, and the sum: treasures of all hands, trust, what the traitors take from it (VA-650)."""

    reveals: ClassVar[bool] = True
    result: str
    winners: tuple[Seat, ...]
    hands: tuple[int, ...]
    treasure: int
    trust: int
    greedy: int
    haunted: int
