"""The match: rounds in which each team goes its own way, clue by clue (section 4).

PrepareRound, AskReady, CountDown, StartRound, then side by side for each team
    NextCycle, AskClue (or Held), Publish, AskMove, Arrive, NextCycle, …
and, in co-operative play, the clock; until EndRound. Before the next round AskOn: everybody looks at both maps.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from engine.core.game import Setup
from engine.core.play import Play
from engine.core.position import Result
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question, SideBySide, Step
from engine.core.tagged import step
from engine.games.amsterdam.actions import Abstain, GiveClue, GoTo, Ready, tell_map
from engine.games.amsterdam.board import (
    EVIDENCE,
    GIVE_CLUE,
    MOVE,
    NOBODY,
    POLICE,
    Amsterdam,
    Ending,
    Round,
    Team,
)
from engine.games.amsterdam.content.city import Cell
from engine.games.amsterdam.content.maps import SYMBOLS, TEAMS
from engine.games.amsterdam.events import (
    CityLaid,
    ClueGiven,
    CluePending,
    Counted,
    MapsRevealed,
    MapTold,
    MatchEnded,
    Moved,
    PicturesReplaced,
    Released,
    RoundEnded,
    RoundPrepared,
    RoundStarted,
    WayTold,
)
from engine.games.amsterdam.rules.laying_out import SEEDS, next_round, opened
from engine.games.amsterdam.rules.resolving import TIME, arrived, ending, lost
from engine.games.amsterdam.rules.thinking import HARD, best_clue, default_cell
from engine.games.amsterdam.settings import LIVE, AmsterdamSettings

COUNT = 3
"""From so many the count before a round goes down (SA-116)."""


def begin(setup: Setup[AmsterdamSettings], play: Play[Amsterdam]) -> None:
    """Lay the city and prepare the first round."""
    play.board = opened(setup, play.draw(SEEDS, "match_seed"))
    if play.board.pictures != setup.settings.picture_seed:
        play.tell(PicturesReplaced(str(play.board.pictures)))
    play.then(PrepareRound())


# --- a round ---


@step("amsterdam.prepare_round")
class PrepareRound(Step[Amsterdam]):
    """City and cards lie open, the maps are still covered (SA-110 to SA-116)."""

    def run(self, play: Play[Amsterdam]) -> None:
        board = play.board
        if board.round == 1 or board.rules.relay_districts:
            play.tell(CityLaid(board.city.faces, board.city.structure))
        play.tell(RoundPrepared(board.round, board.cards.centre, board.cards.row))
        play.then(AskReady(), CountDown(COUNT), StartRound())


@step("amsterdam.ask_ready")
class AskReady(Question[Amsterdam]):
    """Both Commissioners say when (SA-211)."""

    clock: ClassVar[str] = "ready"
    thought_over: ClassVar[bool] = False

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        return dict.fromkeys(board.commissioners, (Ready,))

    def default(self, board: Amsterdam, seat: Seat) -> Ready:
        return Ready()

    def enough(self, board: Amsterdam, asked: Asked[Amsterdam], answers: Answers[Amsterdam]) -> bool:
        return asked.keys() <= dict(answers).keys()  # a Commissioner may have given the seat to somebody else

    def noted(self, play: Play[Amsterdam], seat: Seat, changed: bool) -> None:
        Ready().perform(play, seat)

    def settle(self, play: Play[Amsterdam], answers: Answers[Amsterdam]) -> None:
        """Nothing more than the start."""


@step("amsterdam.ask_on")
class AskOn(AskReady):
    """The round is over and lies open; the Commissioners say when the next one is laid out (SA-505)."""


@step("amsterdam.count_down")
class CountDown(Step[Amsterdam]):
    """Three, two, one, where people sit together at the same time (SA-116)."""

    left: int

    def run(self, play: Play[Amsterdam]) -> None:
        if self.left and play.board.rules.pace == LIVE:
            play.tell(Counted(self.left))
            play.then(Beat(), CountDown(self.left - 1))


@step("amsterdam.start_round")
class StartRound(Step[Amsterdam]):
    """Both maps are shown in the same instant, both teams and the clock begin (SA-116, SA-117)."""

    def run(self, play: Play[Amsterdam]) -> None:
        board = play.board
        teams = tuple(replace(team, witnesses=(team.commissioner,)) for team in board.teams)
        play.board = replace(board, go_at_ms=play.at_ms, teams=teams)
        play.tell(RoundStarted(board.round, silence=board.rules.strict_silence))
        for team in teams:
            tell_map(play, team)
        play.then(racing(play.board, *(NextCycle(team.colour) for team in teams)), EndRound())


def racing(board: Amsterdam, *teams: Step[Amsterdam]) -> SideBySide[Amsterdam]:
    """The clock, where there is one, and each team; what falls due at the same time is done in this order (SA-202)."""
    clock = (RunDown(),) if board.rules.clock_ms is not None else ()
    return SideBySide(tuple((step,) for step in (*clock, *teams)))


@step("amsterdam.end_round")
class EndRound(Step[Amsterdam]):
    """The round is counted; the match ends, or the next round is prepared (SA-501 to SA-506)."""

    def run(self, play: Play[Amsterdam]) -> None:
        board = play.board = counted(play.board)
        last, over = board.past[-1], is_over(board)
        play.tell(RoundEnded(board.round, team_name(last.winner), last.reason))
        if board.rules.reveal_maps or over:
            play.tell(MapsRevealed(last.case.number, SYMBOLS[last.case.symbol]))
            for team in board.teams:
                play.tell(map_told(board, team))
        for team in board.teams:
            if way := board.cycles_of(team.colour):
                play.tell(WayTold(team.name, tuple(cycle.cell for cycle in way)))
        if over:
            play.tell(MatchEnded(team_name(last.winner), tuple(team.wins for team in board.teams)))
            play.finish(Result(places(board, last.winner), last.reason))
        else:
            play.then(AskOn(), NextRound())


@step("amsterdam.next_round")
class NextRound(Step[Amsterdam]):
    """What everybody has looked at is put away."""

    def run(self, play: Play[Amsterdam]) -> None:
        play.board = next_round(play.board)
        play.then(PrepareRound())


def counted(board: Amsterdam) -> Amsterdam:
    """The board with the round that is over on its scoreboard."""
    if board.ending is None:
        return board
    hunts, ended = [team.hunt for team in board.teams], board.ending
    line = Round(
        board.case,
        ended.winner,
        ended.reason,
        tuple(len(hunt.evidence) for hunt in hunts),
        tuple(hunt.police for hunt in hunts),
        tuple(hunt.cycles for hunt in hunts),
        board.history,
    )
    teams = tuple(replace(team, wins=team.wins + (team.colour == ended.winner)) for team in board.teams)
    return replace(board, past=(*board.past, line), teams=teams)


def is_over(board: Amsterdam) -> bool:
    """Whether somebody has won, or the co-operative team lost, as many rounds as the match takes (SA-502, SA-512)."""
    lost_alone = sum(one.winner == NOBODY for one in board.past)
    return board.rules.match_wins in (lost_alone, *(team.wins for team in board.teams))


def places(board: Amsterdam, winner: int) -> tuple[int, ...]:
    """First place for the winning team; a co-operative defeat leaves everybody second."""
    return tuple(1 if board.team_of(seat).colour == winner else 2 for seat in board.seats())


def map_told(board: Amsterdam, team: Team) -> MapTold:
    """What lay where for a team."""
    city_map, colour = board.case.city_map, team.colour
    own = (city_map.police[colour], city_map.clients(colour), city_map.unique[colour], city_map.common)
    return MapTold(team.name, *own)


def team_name(colour: int) -> str:
    return "none" if colour == NOBODY else TEAMS[colour]


def end_round(play: Play[Amsterdam], how: Ending) -> None:
    """Leave everything that is still open for the end of the round."""
    play.board = replace(play.board, ending=how)
    play.skip_to(EndRound)


# --- timers: questions that nobody is asked ---


class Timer(Question[Amsterdam]):
    """Time that passes by itself, whatever the people do."""

    __slots__ = ()
    full_time: ClassVar[bool] = True

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        return {}

    def has_come(self, board: Amsterdam, at_ms: int) -> bool:
        """Whether its moment is there: the clock of another question may have run out instead."""
        raise NotImplementedError

    def ring(self, play: Play[Amsterdam]) -> None:
        """What happens then."""
        raise NotImplementedError

    def settle(self, play: Play[Amsterdam], answers: Answers[Amsterdam]) -> None:
        if self.has_come(play.board, play.at_ms):
            self.ring(play)
        else:
            play.then(self)


@step("amsterdam.beat")
class Beat(Timer):
    """A second of the count before a round; nothing else runs then."""

    clock: ClassVar[str] = "beat"
    announced: ClassVar[bool] = False

    def has_come(self, board: Amsterdam, at_ms: int) -> bool:
        return True

    def ring(self, play: Play[Amsterdam]) -> None:
        """Nothing: the count goes on."""


@step("amsterdam.run_down")
class RunDown(Timer):
    """The co-operative clock (SA-510)."""

    clock: ClassVar[str] = "budget"

    def has_come(self, board: Amsterdam, at_ms: int) -> bool:
        return board.is_out_of_time(at_ms)

    def ring(self, play: Play[Amsterdam]) -> None:
        end_round(play, lost(play.board, play.board.teams[0].colour, TIME))


@step("amsterdam.hold_back")
class HoldBack(Timer):
    """A clue is known to its Commissioner alone for a while (SA-406)."""

    clock: ClassVar[str] = "delay"
    team: int
    automatic: bool

    def has_come(self, board: Amsterdam, at_ms: int) -> bool:
        return at_ms >= (board.team(self.team).hunt.publish_at_ms or 0)

    def ring(self, play: Play[Amsterdam]) -> None:
        play.then(Publish(self.team, self.automatic))


# --- a cycle ---


class InRound(Question[Amsterdam]):
    """A question within a round: what is answered after the clock has run down comes too late (SA-202, SA-510)."""

    __slots__ = ()
    clock: ClassVar[str] = "move"

    def settle(self, play: Play[Amsterdam], answers: Answers[Amsterdam]) -> None:
        if play.board.is_out_of_time(play.at_ms):
            end_round(play, lost(play.board, play.board.teams[0].colour, TIME))
        else:
            self.carry_out(play, answers)

    def carry_out(self, play: Play[Amsterdam], answers: Answers[Amsterdam]) -> None:
        """What follows from answers that came in time."""
        for seat, action in answers:
            action.perform(play, seat)


@step("amsterdam.next_cycle")
class NextCycle(Step[Amsterdam]):
    """A team goes on, unless its last cycle has ended the round (SA-203, SA-344)."""

    team: int

    def run(self, play: Play[Amsterdam]) -> None:
        board = play.board
        how = ending(board, self.team) if board.team(self.team).hunt.cycles else None
        if how:
            end_round(play, how)
        elif board.is_held(self.team):
            play.then(Held(self.team))
        else:
            play.then(AskClue(self.team, board.cards.swaps))


@step("amsterdam.held")
class Held(Step[Amsterdam]):
    """A team that is too far ahead waits for its rival, and no clock runs (SA-204)."""

    team: int

    def advance(self, play: Play[Amsterdam]) -> Step[Amsterdam] | None:
        if play.board.is_held(self.team):
            return self
        team = play.board.team(self.team)
        play.tell(Released(team.name, team.commissioner), to=(team.commissioner,))
        play.then(AskClue(self.team, play.board.cards.swaps))
        return None


def progress(team: Team) -> Mapping[str, Any]:
    """How far a team is from winning the round, and from losing it: everybody sees it on the board."""
    hunt = team.hunt
    return {"evidence": len(hunt.evidence), "left": hunt.needs, "police": hunt.police}


@step("amsterdam.ask_clue")
class AskClue(InRound):
    """The Commissioner chooses one card or two (SA-212)."""

    clock: ClassVar[str] = "clue"
    team: int
    swaps: int
    """How often the row had been replaced: a fresh row gives fresh time (SA-220)."""

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        return {board.team(self.team).commissioner: (GiveClue,)}

    def facts(self, board: Amsterdam, seat: Seat) -> Mapping[str, Any]:
        return progress(board.team(self.team))

    def default(self, board: Amsterdam, seat: Seat) -> GiveClue:
        return GiveClue(best_clue(board, self.team, HARD)[0])

    def advance(self, play: Play[Amsterdam]) -> Step[Amsterdam] | None:
        swaps = play.board.cards.swaps
        return self if swaps == self.swaps else replace(self, swaps=swaps)

    def carry_out(self, play: Play[Amsterdam], answers: Answers[Amsterdam]) -> None:
        ((seat, action),) = answers
        action.perform(play, seat)
        team = play.board.team(self.team)
        if team.hunt.publish_at_ms is None:
            play.then(Publish(self.team, play.time_is_up))
        else:
            play.tell(CluePending(team.name))
            play.then(HoldBack(self.team, play.time_is_up))


@step("amsterdam.publish")
class Publish(Step[Amsterdam]):
    """Everybody sees the clue, and the Detectives are asked (SA-304)."""

    team: int
    automatic: bool

    def run(self, play: Play[Amsterdam]) -> None:
        play.board = play.board.hunting(self.team, publish_at_ms=None)
        team = play.board.team(self.team)
        play.tell(ClueGiven(team.name, team.hunt.clue, self.automatic))
        play.then(AskMove(self.team) if len(team.detectives) == 1 else AskVotes(self.team))


@step("amsterdam.ask_move")
class AskMove(InRound):
    """The Detective says where to go (SA-214)."""

    team: int

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        return dict.fromkeys(board.awaited(board.team(self.team)), (GoTo,))

    def facts(self, board: Amsterdam, seat: Seat) -> Mapping[str, Any]:
        return progress(board.team(self.team))

    def default(self, board: Amsterdam, seat: Seat) -> GoTo:
        return GoTo(default_cell(board, self.team))

    def enough(self, board: Amsterdam, asked: Asked[Amsterdam], answers: Answers[Amsterdam]) -> bool:
        return bool(answers)

    def advance(self, play: Play[Amsterdam]) -> Step[Amsterdam] | None:
        """Go on as soon as enough votes are for one cell, or the host has voided the clue."""
        decided = play.board.decided(self.team)
        if play.board.team(self.team).hunt.phase != MOVE:
            play.then(NextCycle(self.team))
        elif decided:
            play.then(Arrive(self.team, decided, False))
        else:
            return self
        return None

    def carry_out(self, play: Play[Amsterdam], answers: Answers[Amsterdam]) -> None:
        if play.time_is_up:
            play.then(Arrive(self.team, default_cell(play.board, self.team), True))
            return
        ((seat, action),) = answers
        action.perform(play, seat)
        play.then(self)


@step("amsterdam.ask_votes")
class AskVotes(AskMove):
    """The Detectives vote; who has done so is nobody else's business (SA-214, SA-407)."""

    announced: ClassVar[bool] = False

    def asks(self, board: Amsterdam) -> Asked[Amsterdam]:
        return dict.fromkeys(board.awaited(board.team(self.team)), (GoTo, Abstain))


@step("amsterdam.arrive")
class Arrive(Step[Amsterdam]):
    """The figure moves, the map answers (SA-340 to SA-347)."""

    team: int
    cell: Cell
    automatic: bool

    def run(self, play: Play[Amsterdam]) -> None:
        play.board = arrived(play.board, self.team, self.cell)
        team, announcement = play.board.team(self.team), play.board.history[-1].announcement
        counts = {POLICE: team.hunt.police, EVIDENCE: len(team.hunt.evidence)}
        play.tell(Moved(team.name, self.cell, announcement, counts.get(announcement, 0), self.automatic))
        play.then(NextCycle(self.team))


def lane(board: Amsterdam, colour: int) -> Step[Amsterdam]:
    """Where a team is in its cycle, as a step: for positions that are written by hand."""
    phase = board.team(colour).hunt.phase
    if phase == GIVE_CLUE:
        return Held(colour) if board.is_held(colour) else AskClue(colour, board.cards.swaps)
    if phase == MOVE:
        return AskMove(colour) if len(board.team(colour).detectives) == 1 else AskVotes(colour)
    return HoldBack(colour, False)
