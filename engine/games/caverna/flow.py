"""What happens when (specification 4): a turn from its start to its end."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.action import Action, Tokens
from engine.core.changing import changed
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Asked, Step
from engine.core.tagged import step
from engine.games.caverna.actions import (
    BASIC_ACTIONS,
    WALKING_ACTIONS,
    Basic,
    Dismiss,
    Done,
    PlayCard,
    SearchCarefully,
    Store,
    WalkCarefully,
)
from engine.games.caverna.board import COLOURS, Cave, first_by_orders
from engine.games.caverna.cards.action_cards import ACTION_CARDS
from engine.games.caverna.cards.entry import STEP_1, STEP_3
from engine.games.caverna.cards.ordering import ChangeOrders
from engine.games.caverna.cards.turn_events import DAY_EVENTS, NIGHT_EVENTS
from engine.games.caverna.content.cards import GOLD, action_of, gold_of
from engine.games.caverna.content.grid import CAMP, is_trapped
from engine.games.caverna.events import CameBack, EventRolled, Rested, TrappedRolled, TurnStarted, WentAway
from engine.games.caverna.rules.asking import CaveQuestion, PublicQuestion
from engine.games.caverna.rules.curtain import tell
from engine.games.caverna.rules.draws import D4, D6, DrawCards, eat_here, roll_check
from engine.games.caverna.rules.harm import Faint
from engine.games.caverna.rules.kicking import windows_of
from engine.games.caverna.rules.reactions import SealedWindow
from engine.games.caverna.rules.requests import TURN_ENDED, Happening, happened
from engine.games.caverna.rules.victory import ROUND_LIMIT, end_by_time
from engine.games.caverna.rules.ways import Way, walks
from engine.games.caverna.settings import CavernaSettings
from engine.shared.absence import absence

RESCUE = 3
"""Cards for somebody who comes to in the camp (CZ-411); and the greatest roll at which a trapped player faints."""


@step("caverna.turn")
class PlayTurn(Step[Cave]):
    """One turn: in the camp without step 1, elsewhere without storing and resting (CZ-401, CZ-403)."""

    seat: Seat

    def run(self, play: Play[Cave]) -> None:
        players = tuple(changed(player, played=()) for player in play.board.players)
        board = changed(play.board, players=players, active=self.seat, turn=play.board.turn + 1, entered=())
        play.board = changed(board, met_troll=False, in_a_hurry=False, rules=board.coming or board.rules, coming=None)
        tell(play, TurnStarted(self.seat, play.board.round, play.board.time))
        if play.board.players[self.seat].in_cave:
            eat_here(play, self.seat)
            play.then(PlayCards(self.seat, STEP_1))
        else:
            play.then(StoreGold(self.seat), Rest(self.seat))
        play.then(ChooseAction(self.seat), ActionDone(), PlayCards(self.seat, STEP_3), TurnEvent(), EndTurn())


class TurnQuestion(PublicQuestion):
    """A decision before the basic action may be skipped by giving the basic action at once (CZ-410, CZ-412)."""

    __slots__ = ()
    seat: Seat

    def carry_out(self, play: Play[Cave], seat: Seat, action: Action[Cave]) -> None:
        if isinstance(action, Basic):
            play.skip_to(ActionDone)
            self.before_action(play)
        action.perform(play, seat)

    def before_action(self, play: Play[Cave]) -> None:
        """List what comes before a basic action that is given early."""


@step("caverna.store_gold")
class StoreGold(TurnQuestion):
    """In the camp, gold may be put aside, again and again (CZ-410)."""

    phase: ClassVar[str] = "camp_store"

    seat: Seat

    def asks(self, board: Cave) -> Asked[Cave]:
        enough = len(board.players[self.seat].hand) >= RESCUE
        return {self.seat: (Store, Done, *WALKING_ACTIONS)} if enough else {}

    def default(self, board: Cave, seat: Seat) -> Store | Done:
        """The double gold first, while cards that are no gold can pay (CZ-410)."""
        player = board.players[seat]
        payers = [card for card in first_by_orders(board, seat, len(player.hand)) if not gold_of(card)][:2]
        if len(payers) < 2 or not (player.has_double or player.holds(GOLD)):
            return Done()
        return Store("double" if player.has_double else "gold", tuple(map(action_of, payers)))

    def carry_out(self, play: Play[Cave], seat: Seat, action: Action[Cave]) -> None:
        TurnQuestion.carry_out(self, play, seat, action)
        if isinstance(action, Store):
            play.then(self)

    def before_action(self, play: Play[Cave]) -> None:
        play.then(Rest(self.seat))


@step("caverna.rest")
class Rest(Step[Cave]):
    """Whoever comes to draws three cards; then life is full again (CZ-411)."""

    seat: Seat

    def run(self, play: Play[Cave]) -> None:
        if play.board.players[self.seat].life == 0:
            play.then(DrawCards(self.seat, RESCUE))
        play.then(FillLife(self.seat))


@step("caverna.fill_life")
class FillLife(Step[Cave]):
    """All the life there is (CZ-411)."""

    seat: Seat

    def run(self, play: Play[Cave]) -> None:
        full = play.board.rules.max_life
        if play.board.players[self.seat].life < full:
            play.board = play.board.with_player(self.seat, life=full)
            tell(play, Rested(self.seat, full))


def standing(board: Cave, seat: Seat) -> Mapping[str, Any]:
    """What is needed to win, and how far one is."""
    player, time = board.players[seat], board.time
    return {"life": player.life, "gold": player.gold, "need": board.rules.gold_to_win, "time": time}


@step("caverna.play_cards")
class PlayCards(TurnQuestion):
    """Cards of step 1 or 3, one after another; asked of whoever holds anything, playable or not (CZ-412, CZ-419)."""

    seat: Seat
    step: int

    @property
    def phase(self) -> str:  # type: ignore[override]
        return f"step{self.step}"

    def asks(self, board: Cave) -> Asked[Cave]:
        player = board.players[self.seat]
        if not (player.hidden or player.trolls) or (self.step == STEP_3 and board.in_a_hurry):
            return {}
        return {self.seat: (PlayCard, Done, *(BASIC_ACTIONS if self.step == STEP_1 else ()))}

    def check(self, board: Cave, seat: Seat, action: Action[Cave]) -> None:
        action.check(board, seat)
        if isinstance(action, PlayCard) and self.step not in ACTION_CARDS[action.card].steps:
            raise Refused("only_step_three")

    def facts(self, board: Cave, seat: Seat) -> Mapping[str, Any]:
        return standing(board, seat)

    def default(self, board: Cave, seat: Seat) -> Done:
        return Done()

    def last_of_turn(self, board: Cave, seat: Seat, action: Action[Cave]) -> tuple[Tokens, ...]:
        """A card, and no other after it, where another might follow (CZ-419)."""
        player = board.players[seat]
        goes_on = isinstance(action, PlayCard) and not ACTION_CARDS[action.card].closes(board)
        is_asked = len(player.hidden) > 1 or bool(player.trolls)
        return (action.words(), Done().words()) if self.step == STEP_3 and goes_on and is_asked else ()

    def carry_out(self, play: Play[Cave], seat: Seat, action: Action[Cave]) -> None:
        TurnQuestion.carry_out(self, play, seat, action)
        if isinstance(action, PlayCard):
            closes = ACTION_CARDS[action.card].closes(play.board)
            play.then(EffectDone(), *(() if closes else (self,)))


@step("caverna.choose_action")
class ChooseAction(PublicQuestion):
    """Exactly one basic action; in the camp one that leads out of it (CZ-413)."""

    phase: ClassVar[str] = "step2"

    seat: Seat

    def asks(self, board: Cave) -> Asked[Cave]:
        return {self.seat: BASIC_ACTIONS}

    def facts(self, board: Cave, seat: Seat) -> Mapping[str, Any]:
        return standing(board, seat)

    def default(self, board: Cave, seat: Seat) -> Basic:
        player = board.players[seat]
        if not player.in_cave:
            return WalkCarefully(("B1",), False)
        return SearchCarefully(False) if board.has_finds(player.spot) else WalkCarefully(_next_door(board, seat), False)


def _next_door(board: Cave, seat: Seat) -> Way:
    """One step, the first of N, E, S, W: rather not into the camp, least of all to a troll."""
    return min(walks(board, seat, 1), key=lambda way: (bool(way) and board.troll_on(way[-1]) is not None, CAMP in way))


@step("caverna.action_done")
class ActionDone(Step[Cave]):
    """The basic action is complete (CZ-432)."""

    def run(self, play: Play[Cave]) -> None:
        play.then(EffectDone())


@step("caverna.effect_done")
class EffectDone(Step[Cave]):
    """The windows of those who came in, clockwise from the active player, until nobody has moved (CZ-620, CZ-623).

    Then the turn is over if its player is in the camp or has met a troll (CZ-404, CZ-450).
    """

    def run(self, play: Play[Cave]) -> None:
        board = play.board
        if board.entered:
            play.board = changed(board, entered=())
            rank = {seat: place for place, seat in enumerate(board.from_active())}
            play.then(*windows_of(sorted(board.entered, key=lambda one: rank[one.seat])), self)
        elif board.met_troll or not board.players[board.active].in_cave:
            play.skip_to(EndTurn)


@step("caverna.turn_event")
class TurnEvent(Step[Cave]):
    """The event die of the mode, its event, and whether the walls have closed in (CZ-434)."""

    def run(self, play: Play[Cave]) -> None:
        night = play.board.rules.is_night
        roll = play.roll(D6 if night else D4, "event")
        rule = (NIGHT_EVENTS if night else DAY_EVENTS)[roll]
        play.board = changed(play.board, event=rule.__name__)
        tell(play, EventRolled(play.board.active, roll, rule.__name__))
        rule(play)
        play.then(EffectDone(), TrappedCheck())


@step("caverna.trapped_check")
class TrappedCheck(Step[Cave]):
    """The active player, closed in on all four sides, faints on 1 to 3 (CZ-440)."""

    def run(self, play: Play[Cave]) -> None:
        seat = play.board.active
        if is_trapped(play.board.walls, play.board.players[seat].spot):
            roll = roll_check(play)
            tell(play, TrappedRolled(seat, roll, roll <= RESCUE))
            if roll <= RESCUE:
                play.then(Faint(seat))


@step("caverna.end_turn")
class EndTurn(Step[Cave]):
    """Trolls look around, rounds are counted, the next player begins (CZ-470, CZ-812)."""

    def run(self, play: Play[Cave]) -> None:
        board = play.board
        happened(play, Happening(TURN_ENDED, board.active))
        limit = board.rules.round_limit * len(board.players)
        if limit and board.turn >= limit:
            end_by_time(play, ROUND_LIMIT)
        else:
            play.then(PlayTurn((board.active + 1) % len(board.players)))


# --- what is never waited for ---


@step("caverna.drop_troll")
class DropTroll(CaveQuestion):
    """While cards may be played, the active player may send a held troll away (CZ-420)."""

    phase: ClassVar[str] = "drop_troll"

    seat: Seat

    def asks(self, board: Cave) -> Asked[Cave]:
        return {self.seat: (Dismiss,)}

    def default(self, board: Cave, seat: Seat) -> Dismiss:
        return next(Dismiss.options(board, seat))


_ORDERS = tuple(ChangeOrders(seat) for seat in range(len(COLOURS)))


def offers(position: Position[Cave]) -> tuple[CaveQuestion, ...]:
    """What may be done now and is never waited for."""
    board = position.board
    if position.result is not None:
        return ()
    orders = _ORDERS[: len(board.players)]
    playing = any(isinstance(question, PlayCards) for question, _ in position.open_questions())
    return (DropTroll(board.active), *orders) if playing and board.players[board.active].trolls else orders


def adopt(play: Play[Cave], rules: CavernaSettings) -> None:
    """What the host changes in play holds from the next turn on (CZ-815)."""
    play.board = changed(play.board, coming=rules)


def _a_sealed_window_closes(play: Play[Cave]) -> bool:
    return any(isinstance(question, SealedWindow) for question, _ in play.position().open_questions())


ABSENCE = absence(WentAway, CameBack, patience=lambda rules: rules.auto_after, excused=_a_sealed_window_closes)
"""Whoever misses too many deadlines in a row is away; silence in a sealed window is an answer (CZ-816)."""
