"""Positions in the specification's words, for scenarios: only what differs from the plain setup is named.

`tower` (letters, rows 5 to 1), `blue_1: B3` or `ROOF`, `mage`, `knight`, `hidden: [blue_1]`, `griffin: blue`,
`rests: {blue: 1}`, `hands: {blue: [2, 7]}`, `round`, `final`, and one of three moments: none (everybody chooses),
`resolving: {blue: 4}` (these cards are revealed; the first named is asked) or `phase: game_over`.
What `describe` tells beside these follows from them (`lying`, `away`, `ranking`, `reason`).
"""

from dataclasses import replace
from typing import Any

from engine.core.dice import Dice
from engine.core.game import Described, Setup
from engine.core.play import Play
from engine.core.position import Position
from engine.core.reading import entries_of
from engine.core.refusal import BrokenRule
from engine.core.seat import Seat
from engine.core.step import Step, Waiting
from engine.games.holland.actions import Choose
from engine.games.holland.board import EarlyPlan, Escape, Player, Tower, hero_of, opening_tower
from engine.games.holland.content.action_cards import ALL_CARDS
from engine.games.holland.content.tower_cards import COLUMNS, KIND, LAYOUTS, LETTERS, ROOF, ROWS, SPACES, cards_of
from engine.games.holland.flow import AskPlan, ChooseCards, EndRound, ResolveCard, sealed_picks
from engine.games.holland.phrases import VILLAINS, read_entries
from engine.games.holland.settings import HollandSettings
from engine.games.holland.view import view


def given(setup: Setup[HollandSettings], described: Described, dice: Dice) -> Position[Escape]:
    """The position described, played on to where somebody must decide."""
    words = dict(described)
    seat_of = {colour: seat for seat, colour in enumerate(setup.roles)}
    players = _players(setup.roles, words)
    board = Escape(
        setup.settings,
        _tower(setup.roles, words),
        players,
        seat_of[words.pop("griffin", setup.roles[0])],
        words.pop("round", 1),
        words.pop("final", False),
    )
    board, agenda = _moment(_with_marks(board, seat_of, words), seat_of, words)
    for follows in ("lying", "away", "ranking", "reason"):
        words.pop(follows, None)
    if words:
        raise BrokenRule(f"the position names what no tower has: {sorted(words)}")
    play = Play(Position(setup.seats, board, agenda, dice))
    play.carry_on()
    return play.position()


def describe(position: Position[Escape]) -> Described:
    """The whole position in the same words, and what follows from it."""
    board, tower = position.board, position.board.tower
    colours = [player.colour for player in board.players]
    pieces = {
        f"{colour}_{number}": tower.heroes[hero_of(seat, number)].upper()
        for seat, colour in enumerate(colours)
        for number in (1, 2)
    }
    names = list(pieces)
    public = view(position, None)
    return {
        "tower": _letters(tower),
        **pieces,
        "mage": tower.villains[0],
        "knight": tower.villains[1],
        "hidden": [names[hero] for hero, hidden in enumerate(tower.hidden) if hidden],
        "lying": [name for hero, name in enumerate(names) if tower.is_lying(hero)],
        "griffin": colours[board.griffin],
        "rests": {colour: board.players[seat].rests for seat, colour in enumerate(colours)},
        "hands": {colour: list(board.players[seat].hand) for seat, colour in enumerate(colours)},
        "misses": {colour: player.misses for colour, player in zip(colours, board.players, strict=True)},
        "picks": {one.colour: one.pick for one in board.players if one.pick is not None},
        "locked": {colours[seat]: card for seat, card in sorted(sealed_picks(position).items())},
        "away": [colour for seat, colour in enumerate(colours) if board.is_away(seat)],
        "round": board.round,
        "final": board.final,
        "order": [colours[seat] for seat in board.order],
        "phase": public.phase,
        "resolving": None if public.resolving is None else colours[public.resolving],
        "ranking": [colours[seat] for seat in public.ranking],
        "reason": public.reason,
        "early": {player.colour: told for player in board.players if (told := _early(player))},
    }


def _tower(colours: tuple[str, ...], words: dict[str, Any]) -> Tower:
    typed = words.pop("tower", "classic")
    if not isinstance(typed, str):
        typed = "".join(typed[f"{column}{row}"] for row in reversed(ROWS) for column in COLUMNS)
    tower = opening_tower(cards_of(LAYOUTS.get(typed, typed)), len(colours))
    heroes = list(tower.heroes)
    names = {f"{colour}_{number}": hero_of(seat, number) for seat, colour in enumerate(colours) for number in (1, 2)}
    for name, hero in names.items():
        if name in words:
            heroes[hero] = _space(words.pop(name))
    hidden = {names[name] for name in words.pop("hidden", ())}
    mage, knight = (_space(words.pop(name, usual)) for name, usual in zip(VILLAINS, tower.villains, strict=True))
    lying = tuple(hero in hidden for hero in range(len(heroes)))
    return Tower(tower.cards, tuple(heroes), lying, (mage, knight))


def _players(colours: tuple[str, ...], words: dict[str, Any]) -> tuple[Player, ...]:
    rests, hands = words.pop("rests", {}), words.pop("hands", {})
    misses = words.pop("misses", {})
    players = []
    for colour in colours:
        hand = tuple(sorted(hands.get(colour, ALL_CARDS)))
        played = tuple(card for card in ALL_CARDS if card not in hand)
        players.append(Player(colour, hand, played, rests.get(colour, 0), misses=misses.get(colour, 0)))
    return tuple(players)


def _with_marks(board: Escape, seat_of: dict[str, Seat], words: dict[str, Any]) -> Escape:
    """The board with the last reveal and the stored plans."""
    for colour, told in words.pop("early", {}).items():
        mode, _, line = told.partition(": ")
        board = board.with_early(seat_of[colour], EarlyPlan(mode, read_entries(entries_of(line)), board.tower))
    for colour, card in words.pop("picks", {}).items():
        seat = seat_of[colour]
        board = board.with_player(seat, replace(board.players[seat], pick=card))
    return replace(board, order=tuple(seat_of[colour] for colour in words.pop("order", ())))


def _moment(board: Escape, seat_of: dict[str, Seat], words: dict[str, Any]) -> tuple[Escape, tuple[Step[Escape], ...]]:
    """The steps that come next."""
    resolving, locked = words.pop("resolving", None), words.pop("locked", {})
    if words.pop("phase", "") == "game_over":
        return replace(board, final=True), (EndRound(),)
    if isinstance(resolving, str):
        later = board.order[board.order.index(seat_of[resolving]) + 1 :]
        return board, (AskPlan(seat_of[resolving]), *(ResolveCard(seat) for seat in later), EndRound())
    if resolving:
        return _resolving(board, {seat_of[colour]: card for colour, card in resolving.items()})
    picks = tuple((seat_of[colour], Choose(card)) for colour, card in locked.items())
    answers = tuple((seat, choice) for seat, choice in picks if len(board.players[seat].hand) > 1)
    return board, (Waiting(ChooseCards(), answers) if answers else ChooseCards(), EndRound())


def _resolving(board: Escape, resolving: dict[Seat, int]) -> tuple[Escape, tuple[Step[Escape], ...]]:
    # The others' questions stand behind it, so that an example of one plan says nothing of the round's end.
    others = {seat: ALL_CARDS[0] for seat in board.seats if seat not in resolving}
    for seat, card in (resolving | others).items():
        board = board.with_player(seat, board.players[seat].revealed(card))
    first, *later = resolving
    agenda = (AskPlan(first), *(ResolveCard(seat) for seat in later), *(AskPlan(seat) for seat in others), EndRound())
    return replace(board, order=(*resolving, *others)), agenda


def _space(typed: str) -> str:
    space = ROOF if typed.lower() == ROOF else typed
    if space != ROOF and space not in SPACES:
        raise BrokenRule(f"the tower has no space {typed}")
    return space


def _letters(tower: Tower) -> dict[str, str]:
    letter_of = {kind: letter for letter, kind in LETTERS.items()}
    return {space: letter_of[KIND[card]] for space, card in zip(SPACES, tower.cards, strict=True)}


def _early(player: Player) -> str | None:
    if player.early is None:
        return None
    return f"{player.early.mode}: {'; '.join(' '.join(entry.words()) for entry in player.early.entries) or 'pass'}"
