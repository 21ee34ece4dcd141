"""Positions in the specification's words, for scenarios: only what differs from the plain cave is named.

Players are `P1`, `P2`, …: `spots: {P1: C3}`, `life`, `hands`, `stored`, `packs: {P1: {1: {space: D3, cards: [ouro]}}}`,
`played`, `trolls`, `met`, `misses`, `orders: {P2: {molejo: always}}`. A card is its id, or the name of one of its
halves: any card that has it. The cave: `piles: {C3: [ufa, c014]}` (the whole pile, its top first), `tops: {C3: c109}`
(on a pile of the usual height), `walls`, `double: E5`, `lunchboxes: {black: B2}`, `cave_trolls: [C2, {card:
tr01_marmita, space: D4}]` (the oldest first), `troll_deck` (the next ones first, above the rest, or how many), `deck`
(the same), `discard` (cards, or how many). What is left over lies in the deck, or under E1 where the deck is named. The
moment: `time`, `active`, `turn`, and `phase`: `camp_store`, `step1`, `step2`, `step3`, `event` or `turn_end`, by
default the start of the turn.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core import codec
from engine.core.changing import changed
from engine.core.dice import Dice
from engine.core.game import Described, Setup
from engine.core.play import Play
from engine.core.position import Position
from engine.core.refusal import BrokenRule
from engine.games.caverna.board import Adventurer, Arrival, Cave, Curtain, Opened, Pack, Troll
from engine.games.caverna.cards.entry import STEP_1, STEP_3
from engine.games.caverna.content.cards import DOUBLE, DOUBLE_GOLD, box
from engine.games.caverna.content.grid import CORNER, SPACES
from engine.games.caverna.content.orders import Orders
from engine.games.caverna.flow import ActionDone, ChooseAction, EndTurn, PlayCards, Rest, StoreGold, TurnEvent
from engine.games.caverna.given.describing import FOLLOW, Agenda, token
from engine.games.caverna.rules.requests import TROLL_CARDS
from engine.games.caverna.settings import CavernaSettings
from engine.games.caverna.setup import heap

LEFTOVERS = "E1"


def given(setup: Setup[CavernaSettings], described: Described, dice: Dice) -> Position[Cave]:
    """The position described, played on to where somebody must decide."""
    words = _Words({name: value for name, value in described.items() if name not in FOLLOW})
    board = _cave(setup, words)
    agenda = words.loaded("agenda", Agenda) or _moment(board, words.pop("phase", ""))
    words.pop("phase", "")
    if words.left:
        raise BrokenRule(f"the position names what no cave has: {sorted(words.left)}")
    play = Play(Position(setup.seats, board, agenda, dice))
    play.carry_on()
    return play.position()


class _Words:
    """The words of a description, each of them taken once."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        self.left = dict(words)

    def pop(self, name: str, default: Any) -> Any:
        return self.left.pop(name, default)

    def loaded(self, name: str, of: Any) -> Any:
        told = self.left.pop(name, None)
        return None if told is None else codec.adapter(of).validate_python(told)


class _Box:
    """The cards that nobody has named yet."""

    def __init__(self) -> None:
        self.cards = list(box())

    def take(self, names: Any) -> tuple[str, ...]:
        """Cards by id, or any that have such a half."""
        return tuple(self._one(name) for name in names)

    def reserve(self, names: frozenset[str]) -> None:
        """Ids come first: a name must not take what an id asks for elsewhere."""
        self.cards = [card for card in self.cards if card not in names]

    def some(self, count: int) -> tuple[str, ...]:
        taken, self.cards = self.cards[:count], self.cards[count:]
        return tuple(taken)

    def _one(self, name: str) -> str:
        if name in box() or name in (DOUBLE, DOUBLE_GOLD):
            return DOUBLE if name == DOUBLE_GOLD else name
        found = next((one for one in self.cards if name in (box()[one].action, box()[one].encounter)), None)
        if found is None:
            raise BrokenRule(f"no card {name!r} is left in the box")
        self.cards.remove(found)
        return found


def _cave(setup: Setup[CavernaSettings], words: _Words) -> Cave:
    box = _Box()
    box.reserve(frozenset(_ids(words.left)))
    players = _players(setup, words, box)
    everywhere = [card for player in players for card in (*player.hand, *player.stored)]
    double = words.pop("double", "" if DOUBLE in everywhere else CORNER)
    showing = box.take(words.pop("showing", ()))
    piles, deck, discard = _heaps(words, box)
    trolls, troll_deck = _trolls(setup, words, players)
    lunchboxes = words.pop("lunchboxes", {})
    orders = words.pop("orders", {})
    return Cave(
        rules=setup.settings,
        players=players,
        orders=tuple(_orders(orders.get(token(seat), {})) for seat in range(setup.seats)),
        piles=piles,
        deck=deck,
        double=double,
        time=words.pop("time", setup.seats + setup.settings.time_bonus),
        active=_seat(words.pop("active", "P1")),
        first=_seat(words.pop("first", "P1")),
        turn=words.pop("turn", 1),
        discard=discard,
        showing=showing,
        walls=tuple(sorted(words.pop("walls", ()))),
        lunchboxes=(lunchboxes.get("black", ""), lunchboxes.get("red", "")),
        troll_deck=troll_deck,
        trolls=trolls,
        event=words.pop("event", ""),
        entered=words.loaded("entered", tuple[Arrival, ...]) or (),
        met_troll=words.pop("met_troll", False),
        in_a_hurry=words.pop("in_a_hurry", False),
        opened=words.loaded("opened", Opened | None),
        curtain=words.loaded("curtain", Curtain | None),
        coming=words.loaded("coming", CavernaSettings | None),
    )


def _players(setup: Setup[CavernaSettings], words: _Words, box: _Box) -> tuple[Adventurer, ...]:
    told = {name: words.pop(name, {}) for name in ("spots", "life", "hands", "stored", "packs", "played", "misses")}
    trolls = {name: words.pop(name, {}) for name in ("trolls", "met")}
    return tuple(
        Adventurer(
            colour,
            told["spots"].get(token, "A1"),
            told["life"].get(token, setup.settings.max_life),
            box.take(told["hands"].get(token, ())),
            box.take(told["stored"].get(token, ())),
            _packs(told["packs"].get(token, {}), box),
            tuple(trolls["trolls"].get(token, ())),
            tuple(trolls["met"].get(token, ())),
            tuple(told["played"].get(token, ())),
            told["misses"].get(token, 0),
        )
        for token, colour in ((token(seat), colour) for seat, colour in enumerate(setup.roles))
    )


def _packs(told: Mapping[Any, Any], box: _Box) -> tuple[Pack, ...]:
    packs = {
        int(slot): Pack(pack["space"], box.take(pack["cards"]), pack.get("since", 0)) for slot, pack in told.items()
    }
    return tuple(packs.get(slot, Pack()) for slot in (1, 2, 3))


def _heaps(words: _Words, box: _Box) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...]]:
    told, tops = words.pop("piles", {}), words.pop("tops", {})
    deck, discard = words.pop("deck", None), words.pop("discard", None)
    piles = {space: tuple(reversed(box.take(cards))) for space, cards in told.items()}
    top_of = {space: box.take((name,)) for space, name in tops.items()}
    drawn = tuple(reversed(box.take(deck))) if isinstance(deck, list | tuple) else ()
    laid = box.take(discard) if isinstance(discard, list | tuple) else ()
    for space in SPACES:
        if space not in piles:
            top = top_of.get(space, ())
            piles[space] = box.some(heap(space) - len(top)) + top
    laid = box.some(discard) if isinstance(discard, int) else laid
    drawn = box.some(deck) if isinstance(deck, int) else drawn
    rest = box.some(len(box.cards))
    if deck is None:
        drawn = rest
    else:
        piles[LEFTOVERS] = rest + piles[LEFTOVERS]
    return tuple(piles[space] for space in SPACES), drawn, laid


def _trolls(
    setup: Setup[CavernaSettings], words: _Words, players: tuple[Adventurer, ...]
) -> tuple[tuple[Troll, ...], tuple[str, ...]]:
    told, deck = words.pop("cave_trolls", ()), words.pop("troll_deck", None)
    if not setup.settings.is_night:
        return (), ()
    gone = [card for player in players for card in (*player.trolls, *player.met)]
    gone += [one["card"] for one in told if not isinstance(one, str)]
    coming = tuple(deck) if isinstance(deck, list | tuple) else ()
    gone += coming
    free = [card for card in TROLL_CARDS if card not in gone]
    trolls = tuple(Troll(free.pop(), one) if isinstance(one, str) else Troll(one["card"], one["space"]) for one in told)
    return trolls, (*(free[:deck] if isinstance(deck, int) else free), *reversed(coming))


def _orders(told: Mapping[str, Any]) -> Orders:
    listed: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    return changed(Orders(), **listed)


def _moment(board: Cave, phase: str) -> Agenda:
    """The steps that come next."""
    seat = board.active
    after = (ActionDone(), PlayCards(seat, STEP_3), TurnEvent(), EndTurn())
    camp: Agenda = (StoreGold(seat), Rest(seat), ChooseAction(seat), *after)
    cave: Agenda = (PlayCards(seat, STEP_1), ChooseAction(seat), *after)
    moments: dict[str, Agenda] = {
        "": cave if board.players[seat].in_cave else camp,
        "camp_store": camp,
        "step1": cave,
        "step2": (ChooseAction(seat), *after),
        "step3": after[1:],
        "event": after[2:],
        "turn_end": after[3:],
    }
    return moments[phase]


def _ids(told: Any) -> Iterator[str]:
    """Every card id that a description names anywhere."""
    if isinstance(told, str):
        if told in box():
            yield told
    elif isinstance(told, Mapping):
        for value in told.values():
            yield from _ids(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from _ids(value)


def _seat(token: str) -> int:
    return int(token[1:]) - 1
