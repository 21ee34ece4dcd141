"""Setting up: rooms, sheets, cards, torches, where everybody begins (section 3)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import ClassVar

from engine.core.action import Action
from engine.core.game import Setup
from engine.core.play import Play
from engine.core.seat import Seat, clockwise
from engine.core.step import Answers, Question, Verbs
from engine.core.tagged import step
from engine.games.vi_algo.board import MOST_TRUST, Catacomb, Room, empty_catacomb
from engine.games.vi_algo.content.characters import CHARACTERS
from engine.games.vi_algo.content.entries import EVENTS, GROUP_CARDS, TREASURES, CardId, name_of
from engine.games.vi_algo.content.rooms import CENTRAL, CENTRE, EXTRA, OUTER, START_SPOTS, PlacedRoom, star
from engine.games.vi_algo.content.torches import TORCHES
from engine.games.vi_algo.events import Dealt, HandDealt, Started
from engine.games.vi_algo.flow import TakeTurn
from engine.games.vi_algo.rules.choices import StartSpot
from engine.games.vi_algo.settings import ViAlgoSettings

FEW_TORCHES, FEW_TRUST = 12, 14
"""With two or three players, whatever the sheets say (VA-705)."""
AT_A_TIME = 3
"""Cards dealt at once to a room where there are extra rooms (VA-722)."""


def begin(setup: Setup[ViAlgoSettings], play: Play[Catacomb]) -> None:
    """First player, rooms, sheets, cards; then everybody chooses where to begin."""
    rules = setup.settings
    board = empty_catacomb(rules, setup.seats)
    explorers = tuple(replace(one, character=role) for one, role in zip(board.explorers, setup.roles, strict=True))
    first = play.draw(setup.seats, "first_player") if rules.first_player == "random" else int(rules.first_player) - 1
    board = replace(board, explorers=explorers, first=first).with_turn(seat=first)
    play.board = replace(board, plan=_plan(rules, play))
    order = tuple(clockwise(first, setup.seats))
    deal(play, order)
    play.then(*(AskStart(seat) for seat in order), TakeTurn(first))


@step("vi_algo.ask_start")
class AskStart(Question[Catacomb]):
    """DP-02: where a character enters (VA-112)."""

    prepares: ClassVar[bool] = True

    seat: Seat

    def asks(self, board: Catacomb) -> Mapping[Seat, Verbs[Catacomb]]:
        return {self.seat: (StartSpot,)}

    def free(self, board: Catacomb) -> tuple[str, ...]:
        return tuple(spot for spot in START_SPOTS if all(board.spot(seat) != spot for seat in board.seats))

    def options(self, board: Catacomb, seat: Seat) -> Iterator[Action[Catacomb]]:
        return (StartSpot(spot) for spot in self.free(board))

    def check(self, board: Catacomb, seat: Seat, action: Action[Catacomb]) -> None:
        StartSpot.among(action, self.free(board))

    def default(self, board: Catacomb, seat: Seat) -> Action[Catacomb]:
        return StartSpot(self.free(board)[0])

    def settle(self, play: Play[Catacomb], answers: Answers[Catacomb]) -> None:
        spot = StartSpot.of(answers)
        play.board = play.board.moved(self.seat, spot)
        play.tell(Started(self.seat, spot))


# --- rooms ---


def _plan(rules: ViAlgoSettings, play: Play[Catacomb]) -> tuple[PlacedRoom, ...]:
    if rules.layout == "star":
        return star(play.shuffled(OUTER, "rooms"))
    return _path(play.shuffled((*OUTER, *EXTRA[: rules.extra_rooms]), "rooms"), play)


def _path(letters: tuple[str, ...], play: Play[Catacomb]) -> tuple[PlacedRoom, ...]:
    """Each room at a rolled side of the one placed last, or of one before it (VA-720)."""
    placed = [CENTRE]
    for letter in letters:
        taken = {room.centre for room in placed}
        anchor = next(room for room in reversed(placed) if any(room.beside(side) not in taken for side in range(1, 7)))
        while True:
            red, black = play.roll(6, "red"), play.roll(6, "black")
            side = (red - 2) % 6 + 1 if black % 2 else red
            if anchor.beside(side) not in taken:
                break
        placed.append(PlacedRoom(letter, anchor.beside(side)))
    return tuple(placed)


# --- cards ---


def deal(play: Play[Catacomb], order: tuple[Seat, ...]) -> None:
    """Torches, trust, treasures, secrets, in the order of VA-104 to VA-110."""
    board, rules = play.board, play.board.rules
    sheets = [CHARACTERS[one.character] for one in board.explorers]
    torches = play.shuffled(sorted(TORCHES), "torches")
    lit = (FEW_TORCHES if board.few else sum(one.torches for one in sheets)) + rules.extra_torches
    trust = FEW_TRUST if board.few else sum(one.trust for one in sheets)
    board = board.with_torches(reserve=torches[:lit], deck=torches[lit:])
    play.board = replace(board, trust=max(rules.least_trust, min(MOST_TRUST, trust)))
    _deal_treasures(play, order)
    if board.uses_group_deck:
        play.board = play.board.with_piles(group=play.shuffled(GROUP_CARDS.all_ids, "group"))
    if rules.events:
        play.board = play.board.with_piles(events=play.shuffled(EVENTS.all_ids, "events"))
    play.tell(Dealt(lit, play.board.trust, play.board.torches.face, board.uses_group_deck))


def _deal_treasures(play: Play[Catacomb], order: tuple[Seat, ...]) -> None:
    cards = list(play.shuffled(TREASURES.all_ids, "treasures"))
    for seat in order:
        explorer = play.board.explorers[seat]
        count = CHARACTERS[explorer.character].treasures
        hand, cards = tuple(sorted(cards[:count])), cards[count:]
        play.board = play.board.with_explorer(seat, replace(explorer, hand=hand))
        play.tell(HandDealt(seat, tuple(map(name_of, hand))), (seat,))
    letters = [room.letter for room in play.board.plan if room.letter != CENTRAL]
    exposed, cards = cards[: len(letters)], cards[len(letters) :]
    stacks = _stacks(play, letters, cards)
    rooms = tuple(Room(letter, card, stacks[letter]) for letter, card in zip(letters, exposed, strict=True))
    play.board = replace(play.board, rooms=rooms)


def _stacks(play: Play[Catacomb], letters: list[str], cards: list[CardId]) -> dict[str, tuple[CardId, ...]]:
    """One by one to every room; with extra rooms three at a time to those for which an odd number is rolled."""
    stacks: dict[str, tuple[CardId, ...]] = dict.fromkeys(letters, ())
    left, turn = list(cards), 0
    while left:
        letter = letters[turn % len(letters)]
        turn += 1
        count = 1
        if play.board.rules.extra_rooms:
            count = AT_A_TIME if play.roll(6, "black") % 2 else 0
        stacks[letter], left = (*stacks[letter], *left[:count]), left[count:]
    return stacks
