"""What can be told. Teams are `black` and `orange`, cells and clue cards are told by their ids, people by seat."""

from typing import Any, ClassVar

from engine.core.event import Event, Moment, Mood
from engine.core.seat import Seat
from engine.core.tagged import event
from engine.games.amsterdam.content.city import Cell
from engine.games.amsterdam.content.pictures import PictureId


@event("amsterdam.pictures_replaced")
class PicturesReplaced(Event):
    """The pictures wanted would not do; these come instead (SA-038)."""

    seed: str


@event("amsterdam.city_laid")
class CityLaid(Event):
    """Which sides of the districts lie in the six places (SA-103)."""

    reveals: ClassVar[bool] = True
    faces: tuple[str, ...]
    structure: int


@event("amsterdam.round_prepared")
class RoundPrepared(Event):
    """The centre and the row lie open; everybody waits for the Commissioners (SA-112, SA-113)."""

    reveals: ClassVar[bool] = True
    round: int
    centre: tuple[PictureId, ...]
    row: tuple[PictureId, ...]


@event("amsterdam.took_commission")
class TookCommission(Event):
    """Somebody has become the Commissioner of a team (SA-210, SA-351)."""

    upon: ClassVar[str] = "team"
    team: str
    seat: Seat


@event("amsterdam.said_ready")
class SaidReady(Event):
    seat: Seat

    @property
    def is_beat(self) -> bool:
        return True


@event("amsterdam.counted")
class Counted(Event):
    """The count before a round (SA-116)."""

    is_passing: ClassVar[bool] = True
    left: int


@event("amsterdam.round_started")
class RoundStarted(Event):
    """The round begins, for both teams at once (SA-116); with strict silence it says who is silent now (SA-405)."""

    is_dramatic: ClassVar[bool] = True
    round: int
    silence: bool


@event("amsterdam.map_shown")
class MapShown(Event):
    """A Commissioner sees the team's map; told to that seat alone."""

    reveals: ClassVar[bool] = True
    for_good: ClassVar[bool] = True
    team: str
    number: int
    symbol: str


@event("amsterdam.clue_given")
class ClueGiven(Event):
    """A clue is published, its cards in rising order whatever the order in which they were named (SA-304)."""

    upon: ClassVar[str] = "team"
    reveals: ClassVar[bool] = True
    team: str
    cards: tuple[PictureId, ...]
    automatic: bool


@event("amsterdam.clue_pending")
class CluePending(Event):
    """A clue has been given and will be published in a moment (SA-406)."""

    team: str


@event("amsterdam.row_changed")
class RowChanged(Event):
    """What lies in the row after cards were taken from it."""

    reveals: ClassVar[bool] = True
    is_mark: ClassVar[bool] = True
    row: tuple[PictureId, ...]


@event("amsterdam.row_swapped")
class RowSwapped(Event):
    """All ten cards were replaced (SA-310, SA-312)."""

    reveals: ClassVar[bool] = True
    row: tuple[PictureId, ...]


@event("amsterdam.swap_proposed")
class SwapProposed(Event):
    """Told to the Commissioners alone (SA-311)."""

    team: str


@event("amsterdam.swap_withdrawn")
class SwapWithdrawn(Event):
    """Told to the Commissioners alone."""

    team: str


@event("amsterdam.vote_cast")
class VoteCast(Event):
    """Told to the team, or to everybody where discussion is open (SA-407, SA-408)."""

    reveals: ClassVar[bool] = True
    team: str
    seat: Seat
    cell: Cell


@event("amsterdam.abstained")
class Abstained(Event):
    """A Detective leaves it to the others; told like a vote."""

    reveals: ClassVar[bool] = True
    team: str
    seat: Seat


@event("amsterdam.went_away")
class WentAway(Event):
    """A Commissioner has let a deadline pass: a Detective may take over (SA-351)."""

    seat: Seat


@event("amsterdam.came_back")
class CameBack(Event):
    """The Commissioner is heard of again."""

    seat: Seat


@event("amsterdam.hinted")
class Hinted(Event):
    """Where the computer partner would go, told to the team (SA-664)."""

    team: str
    cells: tuple[Cell, ...]


@event("amsterdam.moved")
class Moved(Event):
    """A team has moved: `police`, `evidence`, `client` or `silence`, and its count of the first two (SA-704)."""

    upon: ClassVar[str] = "team"
    reveals: ClassVar[bool] = True
    team: str
    cell: Cell
    announcement: str
    count: int
    automatic: bool

    @property
    def gain(self) -> tuple[Any, int] | None:
        return (self.team, 1) if self.announcement == "client" else None

    @property
    def moment(self) -> Moment | None:
        moods: dict[str, Mood] = {"police": "grim", "evidence": "glad", "client": "glad"}
        mood = moods.get(self.announcement)
        return None if mood is None else Moment(mood, self.cell)


@event("amsterdam.clue_voided")
class ClueVoided(Event):
    """The host has voided a clue (SA-322)."""

    upon: ClassVar[str] = "team"
    team: str


@event("amsterdam.released")
class Released(Event):
    """The rival has caught up; told to the Commissioner who was held (SA-204)."""

    team: str
    seat: Seat


@event("amsterdam.concede_confirmed")
class ConcedeConfirmed(Event):
    """Somebody would concede the round; told to the team alone (SA-350)."""

    reveals: ClassVar[bool] = True
    team: str
    seat: Seat


@event("amsterdam.round_ended")
class RoundEnded(Event):
    """Who wins the round, `none` if the co-operative team has lost it, and why (SA-506)."""

    is_dramatic: ClassVar[bool] = True
    round: int
    winner: str
    reason: str


@event("amsterdam.maps_revealed")
class MapsRevealed(Event):
    """The map of the round that is over (SA-505)."""

    reveals: ClassVar[bool] = True
    number: int
    symbol: str


@event("amsterdam.map_told")
class MapTold(Event):
    """What lay where for a team in the round that is over (SA-505)."""

    reveals: ClassVar[bool] = True
    team: str
    police: tuple[Cell, ...]
    clients: tuple[Cell, ...]
    unique: tuple[Cell, ...]
    common: tuple[Cell, ...]


@event("amsterdam.way_told")
class WayTold(Event):
    """Where a team went, from the first cell to the last (SA-505): its clues lie in the pictures and the history."""

    team: str
    way: tuple[str, ...]


@event("amsterdam.match_ended")
class MatchEnded(Event):
    """Who wins the match, `none` if the co-operative team has lost it, and how many rounds each team has won."""

    winner: str
    wins: tuple[int, ...]
