"""Positions in the specification's words, for scenarios.

`board` holds whatever differs from an empty night of these settings, in the shape in which a night is saved; `agenda`
the steps to come, as they are saved. For hand-made examples: `monsters: {a1: {at: [100, 450], quality: 4, range: 300,
profile: mummy, specials: [large], stunned: true}}` (a fixture of quality 4, range 0, cost 20, without a profile),
`victims: {v1: [450, 450]}`, `terrain: {t1: [ledge, 480, 360, 90]}` (turned by degrees, a quarter or several),
`hands: {P1: [curse]}`, and `phase`: `activation` (the default), `victim` or `twist`; `active: a`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from engine.core import codec
from engine.core.dice import Dice
from engine.core.game import Described, Setup
from engine.core.position import Position
from engine.core.refusal import BrokenRule
from engine.core.step import Step
from engine.games.noites.actions import AskMonster
from engine.games.noites.board import (
    FIXTURE_COST,
    SIDES,
    Barricade,
    Monster,
    Night,
    Orders,
    Placing,
    Terrain,
    TwistCards,
    Victim,
    recruited,
)
from engine.games.noites.cards.twists import TWISTS
from engine.games.noites.flow import Activate, AskTwist, MoveVictims, NextTurn
from engine.games.noites.settings import NoitesSettings

Agenda = tuple[Step[Any], ...]
FIXTURE = "puppet"
"""What a monster without a profile looks like."""
TURNED = (0, 90, 180, 270)
FOLLOW = ("scores", "phase_now")
PARTS: Mapping[str, Any] = {"placing": Placing, "cards": TwistCards}
"""What is told of these is told as if it stood on the board itself."""


def describe(position: Position[Night]) -> Described:
    """The whole position: the night field by field, the agenda, and what follows from them."""
    board = position.board
    told: dict[str, Any] = {
        one.name: _dumped(getattr(getattr(board, part) if part else board, one.name), one.type)
        for part, one in _fields()
    }
    told["monsters"] = {one.name: _dumped(one, Monster) for one in board.monsters}
    told["victims"] = {one.name: _dumped(one, Victim) for one in board.victims}
    told["agenda"] = _dumped(position.agenda, Agenda)
    told["scores"] = {side: board.score(number) for number, side in enumerate(SIDES)}
    return told


def given(setup: Setup[NoitesSettings], described: Described, dice: Dice) -> Position[Night]:
    """The position described."""
    words = {name: value for name, value in described.items() if name not in FOLLOW}
    board = Night(
        setup.settings,
        setup.seats,
        cards=TwistCards(hands=((),) * setup.seats),
        orders=(Orders(),) * setup.seats,
        round=1,
    )
    agenda, phase = words.pop("agenda", None), words.pop("phase", "activation")
    for part, one in _fields():
        if one.name in words:
            read = {one.name: _read(one.name, words.pop(one.name), one.type, board)}
            board = replace(board, **({part: replace(getattr(board, part), **read)} if part else read))
    if words:
        raise BrokenRule(f"the position names what no night has: {sorted(words)}")
    cards = board.cards
    if board.rules.twists and not cards.deck and any(cards.hands):
        held = [card for hand in cards.hands for card in (*hand, *cards.discard)]
        board = replace(board, cards=replace(cards, deck=tuple(card for card in TWISTS if card not in held)))
    placed = max(board.placing.placed, len(board.victims))
    board = replace(board, placing=replace(board.placing, placed=placed))
    steps = _moment(board, phase) if agenda is None else codec.adapter(Agenda).validate_python(agenda)
    return Position(setup.seats, board, steps, dice)


def _moment(board: Night, phase: str) -> Agenda:
    seat = board.seats_of(board.active)[0]
    after: Agenda = (NextTurn(1 - board.active),)
    return {
        "twist": (AskTwist(seat), MoveVictims(seat), Activate(seat), *after),
        "victim": (MoveVictims(seat), Activate(seat), *after),
        "activation": (AskMonster(seat, ""), *after),
        "turn_end": after,
    }[phase]


def _fields() -> Iterator[tuple[str, Any]]:
    """Whatever may be told of a night, and in which part of it that stands, if in any."""
    for one in fields(Night):
        if one.name in PARTS:
            yield from ((one.name, inner) for inner in fields(PARTS[one.name]))
        elif one.name not in ("rules", "seats", "in_force"):
            yield "", one


def _read(name: str, told: Any, of: Any, board: Night) -> Any:
    if isinstance(told, Mapping) and name in _READERS:
        return _READERS[name](told, board)
    if name == "active" and told in SIDES:
        return SIDES.index(told)
    return codec.adapter(of).validate_python(told)


def _monsters(told: Mapping[str, Any], _board: Night) -> tuple[Monster, ...]:
    return tuple(_monster(name, dict(one)) for name, one in told.items())


def _monster(name: str, told: dict[str, Any]) -> Monster:
    side = SIDES.index(name[0])
    profile = told.pop("profile", "")
    plain = recruited(side, int(name[1:]), profile or FIXTURE)
    if not profile:
        plain = replace(plain, quality=4, range=0, specials=(), cost=FIXTURE_COST)
    told = {key: tuple(value) if isinstance(value, list) else value for key, value in told.items()}
    return replace(plain, **told)


def _victims(told: Mapping[str, Any], _board: Night) -> tuple[Victim, ...]:
    return tuple(_victim(name, one) for name, one in told.items())


def _victim(name: str, told: Any) -> Victim:
    if isinstance(told, Mapping):
        of: Victim = codec.adapter(Victim).validate_python({"name": name, **told})
        return of
    return Victim(name, (told[0], told[1]))


def _terrain(told: Mapping[str, Any], _board: Night) -> tuple[Terrain, ...]:
    return tuple(Terrain(name, kind, (x, y), _quarters(turned)) for name, (kind, x, y, turned) in told.items())


def _quarters(degrees: int) -> int:
    if degrees not in TURNED:
        raise BrokenRule(f"a piece is turned by one of {TURNED} degrees, not by {degrees}")
    return TURNED.index(degrees)


def _barricades(told: Mapping[str, Any], _board: Night) -> tuple[Barricade, ...]:
    return tuple(Barricade(name, lies, (x, y)) for name, (lies, x, y) in told.items())


def _hands(told: Mapping[str, Any], board: Night) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(told.get(f"P{seat + 1}", ())) for seat in range(board.seats))


def _orders(told: Mapping[str, Any], board: Night) -> tuple[Orders, ...]:
    read = codec.adapter(Orders).validate_python
    return tuple(read(told.get(f"P{seat + 1}", {})) for seat in range(board.seats))


_READERS = {
    "monsters": _monsters,
    "victims": _victims,
    "terrain": _terrain,
    "barricades": _barricades,
    "hands": _hands,
    "orders": _orders,
}


def _dumped(value: Any, of: Any) -> Any:
    return codec.adapter(of).dump_python(value, mode="json")
