"""Positions in the specification's words, for scenarios.

Left out, everything is as match seed 42 has it (G42 of section 10) at the moment of `go`: `seed` begins with another
one, `phase: countdown` before it. A team is told by what differs: `black: {at: D2, evidence: [D2], police: 1, clue:
[C65]}`; cards of a clue are taken from the row or the deck. `discard: rest` is whatever lies nowhere else. Of the City
Map, number and symbol are enough: `case: {number: 1, symbol: 0}`.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from engine.core import codec
from engine.core.company import Company
from engine.core.dice import Dice
from engine.core.game import Described, Setup
from engine.core.position import Position
from engine.core.refusal import BrokenRule
from engine.core.step import Step
from engine.games.amsterdam.board import Amsterdam, Cards, Case, City, Cycle, Ending, Hunt, Round, Team
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.maps import city_map
from engine.games.amsterdam.flow import COUNT, AskReady, CountDown, EndRound, StartRound, lane, racing
from engine.games.amsterdam.rules import dealing
from engine.games.amsterdam.rules.laying_out import opened
from engine.games.amsterdam.settings import OWN_SEED, AmsterdamSettings
from engine.games.amsterdam.view import COUNTDOWN, pictures_of

GOLDEN_SEED = 42
Agenda = tuple[Step[Any], ...]
PARTS: dict[str, Any] = {
    "round": int,
    "city": City,
    "go_at_ms": int | None,
    "history": tuple[Cycle, ...],
    "past": tuple[Round, ...],
    "ending": Ending | None,
    "company": Company,
    "away": tuple[int, ...],
}
FOLLOW = ("pictures_lie", "deck_size", "discard_size")
"""What is told for reading, and follows from the rest."""


def describe(position: Position[Amsterdam]) -> Described:
    """The whole position, and which picture lies where."""
    board = position.board
    told: dict[str, Any] = {name: _dumped(getattr(board, name), of) for name, of in PARTS.items()}
    for team in board.teams:
        told[team.name] = _team_told(team)
    return {
        **told,
        **_dumped(board.cards, Cards),
        "seed": board.seed,
        "case": _dumped(board.case, Case),
        "agenda": _dumped(position.agenda, Agenda),
        "pictures_lie": pictures_of(board.city, board.cards.centre),
        "deck_size": len(board.cards.deck),
        "discard_size": len(board.cards.discard),
    }


def given(setup: Setup[AmsterdamSettings], described: Described, dice: Dice) -> Position[Amsterdam]:
    """The position described."""
    words = {name: value for name, value in described.items() if name not in FOLLOW}
    board = opened(setup, words.pop("seed", GOLDEN_SEED))
    phase, agenda = words.pop("phase", ""), words.pop("agenda", None)
    if phase != COUNTDOWN:
        teams = tuple(replace(team, witnesses=(team.commissioner,)) for team in board.teams)
        board = replace(board, go_at_ms=0, teams=teams)
    if "case" in words:
        board = replace(board, case=_case(board, words.pop("case")))
    board = _with_parts(board, words)
    board = _with_teams(board, words)
    board = _with_cards(board, words)
    if words:
        raise BrokenRule(f"the position names what no night in Amsterdam has: {sorted(words)}")
    steps = _moment(board) if agenda is None else codec.adapter(Agenda).validate_python(agenda)
    return Position(setup.seats, board, steps, dice)


def _team_told(team: Team) -> dict[str, Any]:
    told: dict[str, Any] = _dumped(team, Team)
    hunt: dict[str, Any] = told.pop("hunt")
    return {**told, **hunt, "phase": team.hunt.phase}


def _moment(board: Amsterdam) -> Agenda:
    if board.go_at_ms is None:
        return (AskReady(), CountDown(COUNT), StartRound())
    return (racing(board, *(lane(board, team.colour) for team in board.teams)), EndRound())


def _case(board: Amsterdam, told: Mapping[str, Any]) -> Case:
    if "city_map" in told:
        whole: Case = _read(told, Case)
        return whole
    number, symbol, rules = told["number"], told.get("symbol", 0), board.rules
    seed = board.seed if rules.map_seed == OWN_SEED else rules.map_seed
    return Case(number, symbol, city_map(number, symbol, seed, rules.police_shared))


def _with_parts(board: Amsterdam, words: dict[str, Any]) -> Amsterdam:
    parts = {name: _read(words.pop(name), of) for name, of in PARTS.items() if name in words}
    return replace(board, **parts)


def _with_teams(board: Amsterdam, words: dict[str, Any]) -> Amsterdam:
    for team in board.teams:
        told = {**_team_told(team), **words.pop(team.name, {})}
        hunt = {one.name: told.pop(one.name) for one in fields(Hunt)}
        told.pop("phase")
        changed = _read({**told, "hunt": hunt}, Team)
        board = board.with_team(changed)
    return board


def _with_cards(board: Amsterdam, words: dict[str, Any]) -> Amsterdam:
    named = {one.name: words.pop(one.name) for one in fields(Cards) if one.name in words}
    clues = [card for team in board.teams for card in team.hunt.clue]
    cards = board.cards
    if "deck" not in named:
        taken = dealing.taken(cards, clues, board.seed, board.round)
        cards = replace(taken, deck=tuple(card for card in taken.deck if card not in clues))
    rest = named.pop("discard", ()) if named.get("discard") == "rest" else ""
    cards = _read({**_dumped(cards, Cards), **named}, Cards)
    if rest:
        lying = {*cards.centre, *cards.row, *cards.deck, *clues}
        cards = replace(cards, discard=tuple(card for card in CLUE_CARDS if card not in lying))
    return replace(board, cards=cards)


def _dumped(value: Any, of: Any) -> Any:
    return codec.adapter(of).dump_python(value, mode="json")


def _read(told: Any, of: Any) -> Any:
    return codec.adapter(of).validate_python(told)
