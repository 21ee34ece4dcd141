"""Before the first round: the table, corners, monsters, victims, cards (specification 3); armies are in `muster`."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Self

from engine.core.action import Action, Tokens
from engine.core.game import Setup
from engine.core.plane.grid import cell
from engine.core.plane.points import Point, square
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.step import Answers, Asked, Question, Step
from engine.core.tagged import step, verb
from engine.games.noites.board import CORNERS, OPPOSITE, Monster, Night, Orders, TwistCards, Victim
from engine.games.noites.cards.twists import TWISTS, applicable
from engine.games.noites.events import (
    CornerChosen,
    DistancesLowered,
    MonsterPlaced,
    MonstersRevealed,
    TwistDiscarded,
    VictimPlaced,
)
from engine.games.noites.flow import StartRound, roll_off
from engine.games.noites.phrases.answers import BY_ITSELF, Deployment
from engine.games.noites.phrases.places import Landmark, Nowhere, Site
from engine.games.noites.phrases.routes import ANYWHERE
from engine.games.noites.rules.muster import ChooseArmies, DrawArmies
from engine.games.noites.rules.naming import NightAction, located, tenth, written
from engine.games.noites.rules.spots import (
    has_victim_spot,
    may_deploy,
    may_place_victim,
    spread,
    suggested_deployments,
    victim_spots,
)
from engine.games.noites.rules.table import terrain_for
from engine.games.noites.rules.telling import of_place
from engine.games.noites.settings import NoitesSettings

DEPLOYED_APART, VICTIMS_APART = 65, 150
"""How far places lie apart that are suggested."""
SPARSE = 23
"""Of the many places of a victim every so manieth is thought about when some are suggested."""


def begin(setup: Setup[NoitesSettings], play: Play[Night]) -> None:
    """The table is laid before armies are chosen (NH-103)."""
    rules = setup.settings
    terrain = terrain_for(rules, play)
    play.board = Night(
        rules,
        setup.seats,
        terrain,
        cards=TwistCards(hands=((),) * setup.seats),
        orders=(Orders(),) * setup.seats,
    )
    first = (ChooseArmies(),) if rules.armies in ("free", "starter") else (DrawArmies(),)
    play.then(*first, RollOff(), ChooseCorner(), Deploy(), PlaceVictims(), DealTwists(), StartRound())


# --- corners ---


@step("noites.roll_off")
class RollOff(Step[Night]):
    """NH-108."""

    def run(self, play: Play[Night]) -> None:
        winner = roll_off(play, "roll_off")
        play.board = replace(play.board, roll_winner=winner, active=winner)


@verb("noites.corner")
class TakeCorner(Action[Night]):
    """`corner nw`."""

    corner: str

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        return (cls(corner) for corner in CORNERS)

    def check(self, board: Night, seat: Seat) -> None:
        if self.corner not in CORNERS:
            raise Refused("bad_command", word=self.corner[:20])

    def perform(self, play: Play[Night], seat: Seat) -> None:
        side = play.board.side_of(seat)
        other = OPPOSITE[self.corner]
        corners = (self.corner, other) if side == 0 else (other, self.corner)
        play.board = replace(play.board, corners=corners)
        play.tell(CornerChosen(side, self.corner))


@step("noites.choose_corner")
class ChooseCorner(Question[Night]):
    """The roll winner's choice (NH-109)."""

    phase: ClassVar[str] = "corner"
    prepares: ClassVar[bool] = True

    def asks(self, board: Night) -> Asked[Night]:
        return {board.seats_of(board.roll_winner)[0]: (TakeCorner,)}

    def default(self, board: Night, seat: Seat) -> Action[Night]:
        return TakeCorner("nw")


# --- monsters ---


@verb("noites.place")
class PlaceMonster(NightAction):
    """`place a3 B2`; `place all` leaves the rest to the bot."""

    open_form: ClassVar[bool] = True

    monster: str
    to: Site

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        for monster in unplaced(board, seat)[:1]:
            spots = (p for p in map(tenth, suggested_deployments(board, monster)) if not may_deploy(board, monster, p))
            yield from (cls(monster.name, Landmark.of(cell(p))) for p in spread(spots, DEPLOYED_APART))
            yield cls("all", Nowhere())

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return of_place(board, seat, self.to)

    def check(self, board: Night, seat: Seat) -> None:
        if self.monster == "all" and self.to == Nowhere():
            return
        monster = next((one for one in unplaced(board, seat) if one.name == self.monster), None)
        if monster is None:
            raise Refused("not_yours")
        wrong = may_deploy(board, monster, located(board, self.to))
        if wrong:
            raise Refused(wrong)

    def perform(self, play: Play[Night], seat: Seat) -> None:
        if self.monster == "all":
            place_all(play, unplaced(play.board, seat))
        else:
            put(play, self.monster, located(play.board, self.to))


def unplaced(board: Night, seat: Seat) -> tuple[Monster, ...]:
    return tuple(one for one in board.monsters if one.at is None and board.owner(one) == seat)


def put(play: Play[Night], monster: str, at: Point) -> None:
    play.board = play.board.with_monster(monster, at=at)
    play.tell(MonsterPlaced(monster, at))


def place_all(play: Play[Night], monsters: Iterable[Monster]) -> None:
    """In order, each where NH-111 wants it."""
    for monster in monsters:
        put(play, monster.name, next(suggested_deployments(play.board, monster)))


@step("noites.deploy")
class Deploy(Step[Night]):
    """Sides place a monster each by turns, or as the setting says (NH-110, NH-111)."""

    def run(self, play: Play[Night]) -> None:
        board = play.board
        if board.rules.deploy == "auto":
            for side in (board.roll_winner, 1 - board.roll_winner):
                place_all(play, (one for one in board.monsters if one.side == side))
        elif board.rules.deploy == "secret":
            play.then(DeployInSecret())
        else:
            play.then(AskDeploy(board.roll_winner))


@step("noites.ask_deploy")
class AskDeploy(Question[Night]):
    """One monster of a side; then the other side, as long as it has any."""

    phase: ClassVar[str] = "deploy"
    prepares: ClassVar[bool] = True

    side: int

    def _side(self, board: Night) -> int:
        left = [one.side for one in board.monsters if one.at is None]
        return self.side if self.side in left or not left else 1 - self.side

    def _next(self, board: Night) -> Monster | None:
        side = self._side(board)
        return next((one for one in board.monsters if one.at is None and one.side == side), None)

    def asks(self, board: Night) -> Asked[Night]:
        monster = self._next(board)
        return {board.owner(monster): (PlaceMonster,)} if monster else {}

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return {"monster": unplaced(board, seat)[0].name}

    def default(self, board: Night, seat: Seat) -> Action[Night]:
        monster = unplaced(board, seat)[0]
        return PlaceMonster(monster.name, Landmark.of(written(next(suggested_deployments(board, monster)))))

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        side = self._side(play.board)
        for seat, action in answers:
            action.perform(play, seat)
            play.then(AskDeploy(1 - side))


@verb("noites.deploy_all")
class DeployAll(NightAction):
    """All monsters of a side at once: `deploy auto`, `deploy a1 100,100 a2 160,100`."""

    heads: ClassVar[Tokens] = ("deploy",)
    open_form: ClassVar[bool] = True

    places: Deployment

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(BY_ITSELF)

    def check(self, board: Night, seat: Seat) -> None:
        if self.places != BY_ITSELF:
            self.placed(board, board.side_of(seat))

    def placed(self, board: Night, side: int) -> tuple[tuple[str, Point], ...]:
        """Each monster and its place, tried one after another."""
        own = {one.name: one for one in board.monsters if one.side == side}
        if sorted(name for name, _ in self.places.spots) != sorted(own):
            raise Refused("wrong_targets", count=len(own))
        for name, where in self.places.spots:
            at = located(board, where)
            wrong = may_deploy(board, own[name], at)
            if wrong:
                raise Refused(wrong)
            board = board.with_monster(name, at=at)
        return tuple((one.name, one.spot) for one in board.monsters if one.side == side)


@step("noites.deploy_in_secret")
class DeployInSecret(Question[Night]):
    """Both sides place everything, and are revealed together."""

    secret: ClassVar[bool] = True
    revisable: ClassVar[bool] = True
    phase: ClassVar[str] = "deploy"
    prepares: ClassVar[bool] = True

    def asks(self, board: Night) -> Asked[Night]:
        return {board.seats_of(side)[0]: (DeployAll,) for side in (0, 1)}

    def default(self, board: Night, seat: Seat) -> Action[Night]:
        return DeployAll(BY_ITSELF)

    def settle(self, play: Play[Night], answers: Answers[Night]) -> None:
        before = play.board
        play.tell(MonstersRevealed())
        for seat, action in answers:
            side = before.side_of(seat)
            if isinstance(action, DeployAll) and action.places != BY_ITSELF:
                for name, at in action.placed(before, side):
                    put(play, name, at)
            else:
                place_all(play, (one for one in before.monsters if one.side == side))


# --- victims ---


@verb("noites.victim")
class PlaceVictim(NightAction):
    """`victim E5`, `victim anywhere`."""

    open_form: ClassVar[bool] = True

    to: Site

    @classmethod
    def options(cls, board: Night, seat: Seat) -> Iterator[Self]:
        yield cls(ANYWHERE)
        own = board.standing_of(board.side_of(seat))
        some = map(tenth, victim_spots(board)[::SPARSE])
        near = sorted(some, key=lambda p: (min((square(p, one.spot) for one in own), default=0), p))
        free = (p for p in near if not may_place_victim(board, p))
        yield from (cls(Landmark.of(cell(p))) for p in spread(free, VICTIMS_APART))

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return of_place(board, seat, self.to)

    def check(self, board: Night, seat: Seat) -> None:
        if self.to != ANYWHERE:
            wrong = may_place_victim(board, located(board, self.to))
            if wrong:
                raise Refused(wrong, **distances(board))

    def perform(self, play: Play[Night], seat: Seat) -> None:
        anywhere = self.to == ANYWHERE
        at = play.pick(victim_spots(play.board), "victims") if anywhere else located(play.board, self.to)
        put_victim(play, at)


def distances(board: Night) -> dict[str, int]:
    """How far a victim that is placed stays from others (NH-112, NH-113)."""
    return {"from_monsters": board.placing.monster_gap, "from_victims": board.placing.victim_gap}


def put_victim(play: Play[Night], at: Point) -> None:
    board = play.board
    placing = replace(board.placing, placed=board.placing.placed + 1)
    name = f"v{placing.placed}"
    play.board = replace(board, victims=(*board.victims, Victim(name, at)), placing=placing)
    play.tell(VictimPlaced(name, at))


def make_room(play: Play[Night]) -> None:
    """Lower the distances until a victim can be placed (NH-113)."""
    while not has_victim_spot(play.board):
        lower_distances(play)


def lower_distances(play: Play[Night]) -> None:
    """Victims closer together; once they may touch, closer to monsters."""
    now = play.board.placing
    victim_gap, monster_gap = max(0, now.victim_gap - 10), now.monster_gap - (0 if now.victim_gap else 25)
    play.board = replace(play.board, placing=replace(now, victim_gap=victim_gap, monster_gap=monster_gap))
    play.tell(DistancesLowered(monster_gap, victim_gap))


@step("noites.place_victims")
class PlaceVictims(Step[Night]):
    """NH-112 or NH-114."""

    def run(self, play: Play[Night]) -> None:
        if play.board.rules.victim_setup == "fair_auto":
            place_fairly(play)
        else:
            play.then(NextVictim(play.board.roll_winner))


@step("noites.next_victim")
class NextVictim(Step[Night]):
    """A side places one, until all are placed."""

    side: int

    def run(self, play: Play[Night]) -> None:
        left = play.board.size.victims - play.board.placing.placed
        if left == 1 and play.board.size.victims % 2 and play.board.rules.balanced:
            put_in_the_middle(play)
        elif left:
            make_room(play)
            play.then(AskPlaceVictim(play.board.seats_of(self.side)[0]), NextVictim(1 - self.side))


@step("noites.ask_place_victim")
class AskPlaceVictim(Question[Night]):
    """Where does the next victim stand?"""

    phase: ClassVar[str] = "victims"
    prepares: ClassVar[bool] = True

    seat: Seat

    def asks(self, board: Night) -> Asked[Night]:
        return {self.seat: (PlaceVictim,)}

    def facts(self, board: Night, seat: Seat) -> Mapping[str, Any]:
        return distances(board)

    def default(self, board: Night, seat: Seat) -> Action[Night]:
        return PlaceVictim(ANYWHERE)


def place_fairly(play: Play[Night]) -> None:
    """Pairs, each the image of the other; an odd one in the middle (NH-114)."""
    size = play.board.size
    while play.board.placing.placed + 1 < size.victims:
        make_room(play)
        spots = dict.fromkeys(victim_spots(play.board))
        apart = 20 + play.board.placing.victim_gap
        images = ((p, (size.width - p[0], size.height - p[1])) for p in spots)
        pairs = [(p, image) for p, image in images if image in spots and square(p, image) >= apart**2]
        if pairs:
            for p in play.pick(pairs, "victims"):
                put_victim(play, p)
        else:
            lower_distances(play)
    if play.board.placing.placed < size.victims:
        put_in_the_middle(play)


def put_in_the_middle(play: Play[Night]) -> None:
    """An odd victim belongs to neither side: it stands as near to the middle as can be."""
    make_room(play)
    middle = play.board.size.width // 2, play.board.size.height // 2
    put_victim(play, min(victim_spots(play.board), key=lambda p: (square(p, middle), p[1], p[0])))


# --- cards ---


@step("noites.deal_twists")
class DealTwists(Step[Night]):
    """NH-115."""

    def run(self, play: Play[Night]) -> None:
        if not play.board.rules.twists:
            return
        play.board = replace(play.board, cards=replace(play.board.cards, deck=play.shuffled(TWISTS, "shuffle")))
        first = play.board.roll_winner
        for side in (first, 1 - first):
            for seat in play.board.seats_of(side):
                self._deal(play, seat)

    def _deal(self, play: Play[Night], seat: Seat) -> None:
        while play.board.cards.deck and len(play.board.cards.hand(seat)) < play.board.rules.hand_size:
            card, cards = play.board.cards.drawn()
            if applicable(play.board, play.board.side_of(seat), card):
                play.board = replace(play.board, cards=cards.with_hand(seat, (*cards.hand(seat), card)))
            else:
                play.board = replace(play.board, cards=cards.discarded(card))
                play.tell(TwistDiscarded(seat, card))
