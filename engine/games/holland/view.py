"""Who knows what (specification 11)."""

from dataclasses import dataclass, replace

from engine.core.dice import Dice
from engine.core.position import Position, Result
from engine.core.seat import Seat
from engine.core.step import Step, Waiting
from engine.core.view import View
from engine.games.holland.actions import Choose, workings
from engine.games.holland.board import EarlyPlan, Escape, Player, Tower, hero_of
from engine.games.holland.flow import AskPlan, ChooseCards, EndRound, ResolveCard, sealed_picks
from engine.games.holland.phrases import PlanEntries
from engine.games.holland.rules.plan import carried_out
from engine.games.holland.settings import HollandSettings


@dataclass(frozen=True, slots=True)
class HeroSeen:
    """A hero: whose, which, where (`roof` once saved), and how it is."""

    seat: Seat
    number: int
    space: str
    lying: bool
    hidden: bool


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """A player as everybody sees them. While all choose, the card picked is still in the hand shown."""

    colour: str
    hand: tuple[int, ...]
    played: tuple[int, ...]
    rests: int
    locked: bool
    """Has chosen, while all choose."""
    pick: int | None
    """The revealed card of this round."""
    away: bool
    saved: int
    heights: tuple[int, ...]
    from_griffin: int


@dataclass(frozen=True, slots=True)
class HollandView(View):
    """All that one seat, or a spectator (None), may know."""

    me: Seat | None
    phase: str
    """`choose`, `resolve` or `game_over`."""
    rules: HollandSettings
    round: int
    final: bool
    cards: tuple[str, ...]
    """The tower card on each space, in the order of `SPACES`."""
    heroes: tuple[HeroSeen, ...]
    villains: tuple[str, str]
    """Where the mage and the knight are."""
    griffin: Seat
    players: tuple[PlayerSeen, ...]
    order: tuple[Seat, ...]
    """The order of resolution of the last reveal."""
    resolving: Seat | None
    """Whose card is being resolved."""
    ranking: tuple[Seat, ...]
    """All seats, the winner first; empty while the game goes on."""
    reason: str
    my_pick: int | None
    my_early_mode: str
    my_early_plan: PlanEntries | None
    my_early_tower: Tower | None


def view(position: Position[Escape], seat: Seat | None) -> HollandView:
    board = position.board
    picks = sealed_picks(position)
    early = None if seat is None else board.players[seat].early
    asking = position.doing(AskPlan)
    return HollandView(
        me=seat,
        phase=_phase(position),
        rules=board.rules,
        round=board.round,
        final=board.final,
        cards=board.tower.cards,
        heroes=tuple(_hero(board.tower, one, number) for one in board.seats for number in (1, 2)),
        villains=board.tower.villains,
        griffin=board.griffin,
        players=tuple(_player(board, one, one in picks) for one in board.seats),
        order=board.order,
        resolving=asking.seat if asking and not position.result else None,
        ranking=board.ranking() if position.result else (),
        reason=position.result.reason if position.result else "",
        my_pick=None if seat is None else picks.get(seat, board.players[seat].pick),
        my_early_mode=early.mode if early else "",
        my_early_plan=early.entries if early else None,
        my_early_tower=early.tower if early else None,
    )


@dataclass(frozen=True, slots=True)
class Budget:
    """What is left of each half of the card being resolved."""

    card: int
    movement: int
    special: int


def budget(position: Position[Escape], seat: Seat, entries: PlanEntries = ()) -> Budget:
    """What the seat's card still allows after these entries."""
    after, _ = carried_out(workings(position.board, seat), entries)
    return Budget(after.card.number, after.movement, after.special)


def imagine(seen: HollandView, dice: Dice) -> Position[Escape]:
    """A position that gives this view: what others have picked is drawn from their hands."""
    tower = Tower(
        seen.cards,
        tuple(hero.space for hero in seen.heroes),
        tuple(hero.hidden for hero in seen.heroes),
        seen.villains,
    )
    players = tuple(_imagined_player(seen, seat) for seat in range(len(seen.players)))
    board = Escape(seen.rules, tower, players, seen.griffin, seen.round, seen.final, seen.order)
    if seen.phase == "game_over":
        places = tuple(seen.ranking.index(seat) + 1 for seat in board.seats)
        return Position(len(players), board, (), dice, Result(places, seen.reason))
    if seen.phase == "choose":
        choosing, dice = _imagined_choosing(seen, dice)
        return Position(len(players), board, (choosing, EndRound()), dice)
    return Position(len(players), board, _imagined_resolving(seen), dice)


def _phase(position: Position[Escape]) -> str:
    if position.result is not None:
        return "game_over"
    return "choose" if position.doing(ChooseCards) else "resolve"


def _hero(tower: Tower, seat: Seat, number: int) -> HeroSeen:
    hero = hero_of(seat, number)
    return HeroSeen(seat, number, tower.heroes[hero], tower.is_lying(hero), tower.hidden[hero])


def _player(board: Escape, seat: Seat, locked: bool) -> PlayerSeen:
    player = board.players[seat]
    return PlayerSeen(
        player.colour,
        player.hand,
        player.played,
        player.rests,
        locked,
        player.pick,
        board.is_away(seat),
        board.saved(seat),
        board.heights(seat),
        board.from_griffin(seat),
    )


def _imagined_player(seen: HollandView, seat: Seat) -> Player:
    shown = seen.players[seat]
    player = Player(shown.colour, shown.hand, shown.played, shown.rests, shown.pick)
    if shown.away:
        player = replace(player, misses=seen.rules.away_after_misses)
    if seat == seen.me and seen.my_early_plan is not None and seen.my_early_tower is not None:
        player = replace(player, early=EarlyPlan(seen.my_early_mode, seen.my_early_plan, seen.my_early_tower))
    return player


def _imagined_choosing(seen: HollandView, dice: Dice) -> tuple[Step[Escape], Dice]:
    answers = []
    for seat, player in enumerate(seen.players):
        if player.locked and len(player.hand) > 1:
            drawn, dice = dice.draw(len(player.hand), "imagine")
            card = seen.my_pick if seat == seen.me and seen.my_pick else player.hand[drawn]
            answers.append((seat, Choose(card)))
    choosing = ChooseCards()
    return (Waiting(choosing, tuple(answers)) if answers else choosing), dice


def _imagined_resolving(seen: HollandView) -> tuple[Step[Escape], ...]:
    if seen.resolving is None:
        return (EndRound(),)
    later = seen.order[seen.order.index(seen.resolving) + 1 :]
    return (AskPlan(seen.resolving), *(ResolveCard(seat) for seat in later), EndRound())
