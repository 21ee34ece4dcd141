"""What happens when (specification 4): a round is StandUp, ChooseCards, one ResolveCard each, EndRound."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.play import Play
from engine.core.position import Position, Result
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question, Step, Waiting
from engine.core.tagged import step
from engine.games.holland.actions import Choose, Early, Plan, spelled_out, workings
from engine.games.holland.board import HEROES_EACH, EarlyPlan, Escape, lowest_card
from engine.games.holland.content.action_cards import REST
from engine.games.holland.events import (
    CameBack,
    EarlyPlanDropped,
    EarlyPlanUsed,
    FinalRound,
    GameOver,
    GriffinMoved,
    Locked,
    Ordered,
    Passed,
    Rested,
    Revealed,
    RoundStarted,
    StoodUp,
    WentAway,
)
from engine.games.holland.rules.plan import legal_entries
from engine.shared.absence import NotForTheAway, absence


@step("holland.round")
class PlayRound(Step[Escape]):
    """One round from its start to its end (SH-201)."""

    def run(self, play: Play[Escape]) -> None:
        play.tell(RoundStarted(play.board.round, play.board.final))
        play.then(StandUp(), ChooseCards(), EndRound())


@step("holland.stand_up")
class StandUp(Step[Escape]):
    """Every hidden hero stands up, before anybody chooses (SH-202)."""

    def run(self, play: Play[Escape]) -> None:
        for hero, hidden in enumerate(play.board.tower.hidden):
            if hidden:
                play.tell(StoodUp(hero))
        play.board = play.board.round_started()


@step("holland.choose_cards")
class ChooseCards(Question[Escape]):
    """All pick a card in secret; the last lock reveals (SH-203 to SH-207)."""

    clock: ClassVar[str] = "choose"
    secret: ClassVar[bool] = True
    revisable: ClassVar[bool] = True

    def asks(self, board: Escape) -> Asked[Escape]:
        return {seat: (Choose,) for seat in board.seats if len(board.players[seat].hand) > 1}  # SH-205

    def noted(self, play: Play[Escape], seat: Seat, changed: bool) -> None:
        """That somebody has locked is public, that a pick was changed is not (SH-204)."""
        if changed:
            play.board = play.board.with_early(seat, None)
        else:
            play.tell(Locked(seat))

    def enough(self, board: Escape, asked: Asked[Escape], answers: Answers[Escape]) -> bool:
        """All who are there have locked; with nobody there the deadline decides (SH-706)."""
        locked = {seat for seat, _ in answers}
        if all(board.is_away(seat) for seat in board.seats):
            return locked >= asked.keys()
        return all(seat in locked or board.is_away(seat) for seat in asked)

    def default(self, board: Escape, seat: Seat) -> Choose:
        return Choose(lowest_card(board.players[seat].hand))

    def settle(self, play: Play[Escape], answers: Answers[Escape]) -> None:
        picks = {seat: lowest_card(play.board.players[seat].hand) for seat in play.board.seats}
        picks |= {seat: choice.card for seat, choice in answers if isinstance(choice, Choose)}
        play.board = play.board.revealed(picks)
        order = play.board.order
        play.tell(Revealed(tuple(picks[seat] for seat in play.board.seats)))
        play.tell(Ordered(order, tuple(picks[seat] for seat in order)))
        play.then(*(ResolveCard(seat) for seat in order))


@step("holland.resolve_card")
class ResolveCard(Step[Escape]):
    """A card comes up: rest, a stored plan, nothing to ask, or a question to its owner (SH-210 to SH-213)."""

    seat: Seat

    def run(self, play: Play[Escape]) -> None:
        player = play.board.players[self.seat]
        if player.pick == REST:
            play.then(Rest(self.seat))
        elif player.early is not None:
            play.then(PlayEarly(self.seat, player.early))
            play.board = play.board.with_early(self.seat, None)
        elif play.board.is_away(self.seat):
            play.tell(Passed(self.seat, player.pick or 0, "away"))
        elif not any(legal_entries(workings(play.board, self.seat))):
            play.tell(Passed(self.seat, player.pick or 0, "nothing"))
        else:
            play.then(AskPlan(self.seat))


@step("holland.play_early")
class PlayEarly(Step[Escape]):
    """A stored plan is carried out if it still fits, else dropped and its owner is asked (SH-704)."""

    seat: Seat
    early: EarlyPlan

    def run(self, play: Play[Escape]) -> None:
        plan = _fitting(play.board, self.seat, self.early)
        if isinstance(plan, Plan):
            play.tell(EarlyPlanUsed(self.seat, play.board.players[self.seat].pick or 0))
            plan.perform(play, self.seat)
        else:
            play.tell(EarlyPlanDropped(self.seat, plan), to=(self.seat,))
            play.then(ResolveCard(self.seat))


@step("holland.ask_plan")
class AskPlan(NotForTheAway[Escape]):
    """The owner of the card says what to do with it; silence is the empty plan (SH-210, SH-211, SH-706)."""

    clock: ClassVar[str] = "resolve"

    seat: Seat

    def asks(self, board: Escape) -> Asked[Escape]:
        return {self.seat: (Plan,)}

    def facts(self, board: Escape, seat: Seat) -> Mapping[str, Any]:
        return {"card": board.players[seat].pick or 0, "saved": board.saved(seat)}

    def default(self, board: Escape, seat: Seat) -> Plan:
        return Plan(())


@step("holland.rest")
class Rest(Step[Escape]):
    """All cards come back, the rest is counted, the griffin comes over (SH-414)."""

    seat: Seat

    def run(self, play: Play[Escape]) -> None:
        holder = play.board.griffin
        play.board = play.board.rested(self.seat)
        play.tell(Rested(self.seat, play.board.players[self.seat].rests))
        if holder != self.seat:
            play.tell(GriffinMoved(holder, self.seat))


@step("holland.end_round")
class EndRound(Step[Escape]):
    """Over if somebody has saved both heroes or this was the final round; else one round more (SH-801)."""

    def run(self, play: Play[Escape]) -> None:
        board = play.board
        if any(board.saved(seat) == HEROES_EACH for seat in board.seats):
            end_game(play, "both_saved")
        elif board.final:
            end_game(play, "final_round")
        else:
            play.board = board.round_ended()
            if play.board.final:
                play.tell(FinalRound(play.board.round))
            play.then(PlayRound())


def end_game(play: Play[Escape], reason: str) -> None:
    """Rank everybody and finish (SH-805 to SH-810)."""
    board = play.board
    ranking = board.ranking()
    play.tell(
        GameOver(
            ranking,
            tuple(board.saved(seat) for seat in ranking),
            tuple(board.heights(seat) for seat in ranking),
            tuple(board.from_griffin(seat) for seat in ranking),
        )
    )
    play.finish(Result(tuple(ranking.index(seat) + 1 for seat in board.seats), reason))


@step("holland.plan_early")
class PlanEarly(Question[Escape]):
    """Whoever has a card that is not yet resolved may store a plan for it (SH-703); nobody waits for it."""

    clock: ClassVar[str] = "resolve"
    secret: ClassVar[bool] = True
    announced: ClassVar[bool] = False

    seat: Seat

    def asks(self, board: Escape) -> Asked[Escape]:
        return {self.seat: (Early,)}

    def default(self, board: Escape, seat: Seat) -> Early:
        return Early("off", ())


def early_plans(position: Position[Escape]) -> tuple[PlanEarly, ...]:
    """The early plans that may be stored now (DP-3)."""
    if not position.board.rules.early_plans or position.result is not None:
        return ()
    return tuple(PlanEarly(seat) for seat in _with_card_to_come(position))


def sealed_picks(position: Position[Escape]) -> dict[Seat, int]:
    """The cards locked in so far while everybody chooses; a lone card locks itself (SH-205)."""
    if not isinstance(position.doing(ChooseCards), ChooseCards):
        return {}
    waiting = position.doing(Waiting)
    answers = waiting.answers if waiting else ()
    alone = {seat: one.hand[0] for seat, one in enumerate(position.board.players) if len(one.hand) == 1}
    return alone | {seat: choice.card for seat, choice in answers if isinstance(choice, Choose)}


ABSENCE = absence(WentAway, CameBack, patience=lambda rules: rules.away_after_misses)
"""Whoever misses too many deadlines in a row is away (SH-706)."""


def _with_card_to_come(position: Position[Escape]) -> tuple[Seat, ...]:
    picks = sealed_picks(position)
    if picks:
        return tuple(seat for seat, card in sorted(picks.items()) if card != REST)
    to_come = [step.seat for step in position.agenda if isinstance(step, ResolveCard)]
    return tuple(seat for seat in sorted(to_come) if position.board.players[seat].pick != REST)


def _fitting(board: Escape, seat: Seat, early: EarlyPlan) -> Plan | str:
    """A stored plan as it is carried out, or the reason why it is not. The empty plan always fits (SH-704)."""
    if early.entries and early.mode == "strict" and board.tower.looks() != early.tower.looks():
        return "changed"
    try:
        plan = Plan(spelled_out(board, seat, early.entries))
        plan.check(board, seat)
    except Refused as refused:
        return refused.key
    return plan
