"""Positions in the specification's words, for scenarios: only what differs from the plain setup is named.

Plain are layout L0, the characters in the order of 2.7, P1 active at the start of the actions, night in `easy`, trust
14, a reserve of 10, three cards on the track, empty hands, no mummies. Named: `layout: ABCDEF`, `spots: {P1: Z18}`,
`hands`, `group`, `markers`, `shadows`, `orders: {P4: {bell: any}}`, `mummies: [{spot: A12, owners: [P1]}]`, `trust`,
`reserve` (kinds or ids, the front first), `torch_deck` and `torch_discard` (the same; what is not named lies in the
deck, with `torch_discard: rest` there), `track` (how many, or the same), `face`, `stacks: {A: [t35]}`,
`exposed: {A: t01}`, `discard`, `validated`, `group_deck`, `event`, `event_deck` (the cards on top), `round`, `active`,
`first`, `actions`, `steps_left`, `signalled`, `contributed`, `group_played`, `marked_by`, and `phase`: `act`, `turn` or
`end_turn`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core import codec
from engine.core.dice import Dice
from engine.core.game import Described, Setup
from engine.core.position import Position, Result
from engine.core.refusal import BrokenRule
from engine.core.step import Step
from engine.games.vi_algo.board import Catacomb, Explorer, Mummy, MummyPiece, Orders, Piles, Room, Torches, Turn
from engine.games.vi_algo.content.entries import EVENTS, GROUP_CARDS, TREASURES, CardId, name_of
from engine.games.vi_algo.content.rooms import OUTER, star
from engine.games.vi_algo.content.torches import OUT, TORCHES, kind_of
from engine.games.vi_algo.flow import Act, CheckAlone, EndTurn, TakeTurn
from engine.games.vi_algo.settings import FEW_SEATS, ViAlgoSettings
from engine.games.vi_algo.view import view

PLAIN_SPOTS = ("Z18", "D19", "C19", "E12", "Z26", "Z20")
PLAIN_TRUST, PLAIN_RESERVE, PLAIN_TRACK = 14, 10, 3
WHOLE, REST = "whole", "rest"
PARTS: Mapping[str, Any] = {"board": Catacomb, "agenda": tuple[Step[Any], ...], "result": Result | None}
"""Of a position told whole."""


def given(setup: Setup[ViAlgoSettings], described: Described, dice: Dice) -> Position[Catacomb]:
    """The position described, with the steps that come next; the first of them may ask nobody."""
    if WHOLE in described:
        return _whole(setup, described[WHOLE], dice)
    words = dict(described)
    treasures, torches = list(TREASURES.all_ids), sorted(TORCHES)
    explorers = _explorers(setup, words, treasures)
    rooms = _rooms(words, treasures)
    piles = _piles(setup, words, treasures, explorers)
    board = Catacomb(
        setup.settings,
        star(tuple(words.pop("layout", "".join(OUTER)))),
        explorers,
        _seat(words.pop("first", "P1")),
        _turn(words),
        _torches(setup, words, torches),
        piles,
        _filled(rooms, treasures),
        *_mummies(words),
    )
    phase = words.pop("phase", "act")
    words.pop("result", None)
    if words:
        raise BrokenRule(f"the position names what no catacomb has: {sorted(words)}")
    return Position(setup.seats, board, _agenda(phase, board), dice)


def describe(position: Position[Catacomb]) -> Described:
    """The whole position, and in words what scenarios ask for."""
    board = position.board
    names = [f"P{seat + 1}" for seat in board.seats]
    return {
        WHOLE: {
            name: codec.adapter(of).dump_python(getattr(position, name), mode="json") for name, of in PARTS.items()
        },
        "spots": dict(zip(names, (one.spot for one in board.explorers), strict=True)),
        "hands": dict(zip(names, (list(one.hand) for one in board.explorers), strict=True)),
        "group": dict(zip(names, (list(one.group) for one in board.explorers), strict=True)),
        "markers": dict(zip(names, (list(one.markers) for one in board.explorers), strict=True)),
        "shadows": dict(zip(names, (one.shadows for one in board.explorers), strict=True)),
        "mummies": {one.spot: [names[piece.owner] for piece in one.pieces] for one in board.mummies},
        "trust": board.trust,
        "reserve": len(board.torches.reserve),
        "track": len(board.torches.track),
        "torch_discard": [kind_of(card, board.few) for card in board.torches.discard],
        "face": board.torches.face,
        "stacks": {room.letter: list(room.stack) for room in board.rooms},
        "exposed": [room.letter for room in board.rooms if room.exposed],
        "discard": list(board.piles.discard),
        "validated": list(map(name_of, board.piles.validated)),
        "round": board.round,
        "active": names[board.active],
        "actions": board.turn.actions,
        "steps_left": board.turn.steps_left,
        "signalled": board.turn.signalled,
        "phase": view(position, None).phase,
        "result": position.result.reason if position.result else "",
        "winners": [names[seat] for seat in position.result.winners] if position.result else [],
    }


def _whole(setup: Setup[ViAlgoSettings], told: Mapping[str, Any], dice: Dice) -> Position[Catacomb]:
    """A position that `describe` told: every part of it but the dice."""
    parts = {name: codec.adapter(of).validate_python(told[name]) for name, of in PARTS.items()}
    return Position(setup.seats, parts["board"], parts["agenda"], dice, parts["result"])


def _seat(name: str) -> int:
    return int(name.removeprefix("P")) - 1


def _explorers(setup: Setup[ViAlgoSettings], words: dict[str, Any], treasures: list[CardId]) -> tuple[Explorer, ...]:
    spots, hands, group = words.pop("spots", {}), words.pop("hands", {}), words.pop("group", {})
    markers, shadows, orders = words.pop("markers", {}), words.pop("shadows", {}), words.pop("orders", {})
    found = []
    for seat, role in enumerate(setup.roles):
        name = f"P{seat + 1}"
        hand = tuple(sorted(_card(card, treasures) for card in hands.get(name, ())))
        found.append(
            Explorer(
                role,
                spots.get(name, PLAIN_SPOTS[seat]),
                hand,
                tuple(group.get(name, ())),
                tuple(markers.get(name, ())),
                shadows.get(name, setup.settings.own_shadow),
                _orders(orders.get(name, {})),
            )
        )
    return tuple(found)


def _orders(told: Mapping[str, Any]) -> Orders:
    return replace(Orders(), **{**told, **({"keep": tuple(told["keep"])} if "keep" in told else {})})


def _card(wanted: CardId, left: list[CardId]) -> CardId:
    """A copy by its id, or the lowest one left of that name."""
    card = wanted if wanted in left else next((one for one in left if name_of(one) == wanted), None)
    if card is None:
        raise BrokenRule(f"no card {wanted!r} is left")
    left.remove(card)
    return card


def _rooms(words: dict[str, Any], treasures: list[CardId]) -> dict[str, tuple[CardId | None, list[CardId] | None]]:
    stacks, exposed = words.pop("stacks", {}), words.pop("exposed", {})
    return {
        letter: (
            _card(exposed[letter], treasures) if exposed.get(letter) else None,
            [_card(card, treasures) for card in stacks[letter]] if letter in stacks else None,
        )
        for letter in OUTER
    }


def _filled(rooms: dict[str, Any], treasures: list[CardId]) -> tuple[Room, ...]:
    """What is left over lies in the stacks that are not named."""
    open_stacks = [letter for letter, (_, stack) in rooms.items() if stack is None] or [OUTER[-1]]
    piled = {letter: list(stack or ()) for letter, (_, stack) in rooms.items()}
    for place, card in enumerate(treasures):
        piled[open_stacks[place % len(open_stacks)]].append(card)
    return tuple(Room(letter, exposed, tuple(piled[letter])) for letter, (exposed, _) in rooms.items())


def _piles(
    setup: Setup[ViAlgoSettings], words: dict[str, Any], treasures: list[CardId], explorers: tuple[Explorer, ...]
) -> Piles:
    held = {card for one in explorers for card in one.group}
    front = words.pop("group_deck", [])
    secrets = [card for card in GROUP_CARDS.all_ids if card not in held and card not in front]
    uses = setup.settings.group_deck != "off" and len(explorers) > 3
    event, top = words.pop("event", None), words.pop("event_deck", [])
    events = (*top, *(card for card in EVENTS.all_ids if card not in (event, *top))) if setup.settings.events else ()
    return Piles(
        tuple(_card(card, treasures) for card in words.pop("discard", ())),
        tuple(_card(card, treasures) for card in words.pop("validated", ())),
        group=(*front, *secrets) if uses else (),
        events=events,
        event=event,
    )


def _turn(words: dict[str, Any]) -> Turn:
    return Turn(
        _seat(words.pop("active", "P1")),
        words.pop("actions", 3),
        words.pop("steps_left", 0),
        words.pop("signalled", False),
        words.pop("contributed", False),
        words.pop("group_played", False),
    )


def _torches(setup: Setup[ViAlgoSettings], words: dict[str, Any], left: list[CardId]) -> Torches:
    """Cards named by id or kind first; plain ones for what is only counted."""
    marked_by = words.pop("marked_by", None)
    reserve, named = words.pop("reserve", PLAIN_RESERVE), words.pop("torch_deck", None)
    track, face = words.pop("track", PLAIN_TRACK), words.pop("face", _face(setup))
    few = setup.seats <= FEW_SEATS
    front = _lit(reserve, left, few)
    top = _lit(named, left, few) if named is not None else ()
    laid = _lit(track, left, few)
    discard = words.pop("torch_discard", [])
    gone = () if discard == REST else _lit(discard, left, few)
    marked = left.pop() if marked_by else None
    deck, gone = (top, tuple(left)) if discard == REST else ((*top, *left), gone)
    holder = _seat(marked_by) if marked_by else None
    return Torches(front, deck, laid, gone, face=face, marked=marked, marked_by=holder)


def _face(setup: Setup[ViAlgoSettings]) -> str:
    return "night" if setup.settings.difficulty == "easy" else "day"


def _lit(wanted: int | list[str], left: list[CardId], few: bool) -> tuple[CardId, ...]:
    kinds = [OUT] * wanted if isinstance(wanted, int) else wanted
    taken = []
    for kind in kinds:
        card = kind if kind in left else next((one for one in left if kind_of(one, few) == kind), left[-1])
        left.remove(card)
        taken.append(card)
    return tuple(taken)


def _mummies(words: dict[str, Any]) -> tuple[tuple[Mummy, ...], int, int, int]:
    """The mummies, trust, round and births, in the order of the board's fields."""
    mummies, births = [], 0
    for told in words.pop("mummies", ()):
        pieces = []
        for owner in told["owners"]:
            births += 1
            pieces.append(MummyPiece(_seat(owner), births))
        mummies.append(Mummy(told["spot"], tuple(pieces)))
    return tuple(mummies), words.pop("trust", PLAIN_TRUST), words.pop("round", 1), births


def _agenda(phase: str, board: Catacomb) -> tuple[Step[Any], ...]:
    if phase == "turn":
        return (TakeTurn(board.active),)
    if phase == "end_turn":
        return (CheckAlone(), EndTurn())
    return (Act(), CheckAlone(), EndTurn())
