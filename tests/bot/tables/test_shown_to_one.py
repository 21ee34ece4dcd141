"""Whoever was told a secret, alone or with few, takes it back by consent only, or not at all: they know it by now."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from laid import LaidHall

from bot.tables.model.intents import Leave, Undo
from engine.core.match import Acted, PassedByHouse, Undone
from engine.core.seat import Seat

Given = dict[str, Any]
CAVE: Given = {"spots": {"P1": "C3"}, "phase": "step2"}
CATACOMB: Given = {"spots": {"P1": "A20"}, "trust": 30}
CLUE: Given = {"black": {"clue": ["C65"]}}
PACK: Given = {"P2": {1: {"space": "C3", "cards": ["ouro", "parkour", "picaretada"]}}}
TROLL: Given = {"card": "tr01_marmita", "space": "C2"}


def first(_board: Any) -> Seat:
    """Seat 1."""
    return 0


def commissioner(board: Any) -> Seat:
    """Who sees black's map."""
    return int(board.teams[0].commissioner)


def detective(board: Any) -> Seat:
    """Who does not."""
    return int(board.teams[0].detectives[0])


@dataclass(frozen=True)
class Shown:
    """How something comes to be told to few: the last of these lines does it."""

    slug: str
    seats: int
    given: Given
    lines: tuple[str, ...]
    event: str
    settings: tuple[tuple[str, Any], ...] = ()
    author: Callable[[Any], Seat] = first
    drawn: int = 0
    """So many draws later the dice fall as it needs."""


SHOWN = {
    "a treasure that was found": Shown("vi_algo", 2, CATACOMB, ("search A21",), "Found"),
    "what the Map shows": Shown("vi_algo", 2, {**CATACOMB, "hands": {"P1": ["mapa"]}}, ("use mapa",), "LookedAt"),
    "a secret card of another": Shown(
        "vi_algo", 4, {"group": {"P1": ["g15"], "P3": ["g02"]}}, ("group olho_no_olho iara",), "GroupSeen"
    ),
    "cards of a pile": Shown("caverna", 3, CAVE, ("search",), "Got"),
    "another's backpack": Shown("caverna", 3, {**CAVE, "packs": PACK}, ("search", "take pack P2"), "Looked"),
    "what a theft has brought": Shown(
        "caverna",
        3,
        {"spots": {"P1": "C3", "P2": "C3"}, "hands": {"P1": ["passar_a_mao"], "P2": ["ouro"]}, "phase": "step3"},
        ("play passar_a_mao P2",),
        "StolenCard",
    ),
    "what has slipped out of a hand": Shown(
        "caverna",
        3,
        {**CAVE, "hands": {"P1": ["picaretada", "c040"]}, "piles": {"C4": ["mao_furada", "c014"]}},
        ("run C4",),
        "SlippedCard",
    ),
    "what a troll asks for": Shown(
        "caverna",
        3,
        {"spots": {"P1": "A2"}, "hands": {"P1": ["picaretada", "ouro"]}, "cave_trolls": [TROLL], "phase": "step2"},
        ("run B2 C2",),
        "TrollTaken",
        (("mode", "night"),),
        drawn=1,
    ),
    "that one may react": Shown(
        "caverna", 3, {**CAVE, "hands": {"P1": ["parkour"]}, "tops": {"C4": "ta_escuro"}}, ("run C4",), "WindowOpened"
    ),
    "a vote of one's team": Shown(
        "amsterdam", 6, CLUE, ("go D3",), "VoteCast", (("move_confirm", "unanimous"),), detective
    ),
    "that one would concede": Shown("amsterdam", 6, {}, ("concede",), "ConcedeConfirmed", (), detective),
}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[LaidHall]:
    hall = LaidHall(tmp_path / "mestre.db")
    yield hall
    hall.shelf.close()  # type: ignore[attr-defined]


async def entered(hall: LaidHall) -> list[Any]:
    """What was entered into the log."""
    return [line for line in await hall.shelf.history(hall.table) if line.entry is not None]


def told_to_few(line: Any, seats: int) -> set[str]:
    """What was told to some seats only, and turned a secret into knowledge."""
    return {type(one.event).__name__ for one in line.told if one.event.reveals and 0 < len(one.to or ()) < seats}


@pytest.mark.parametrize("about", SHOWN)
async def test_what_was_shown_to_few_is_taken_back_by_nobody_unasked(hall: LaidHall, about: str) -> None:
    shown = SHOWN[about]
    await hall.lay(shown.slug, shown.seats, shown.given, drawn=shown.drawn, **dict(shown.settings))
    seat = shown.author(await hall.board())
    for line in shown.lines:
        assert (await hall.people[seat](line)).ok
    *_, last = await entered(hall)
    assert isinstance(last.entry, Acted | PassedByHouse)
    assert shown.event in told_to_few(last, shown.seats)

    reply, before = await hall.people[seat](Undo()), await hall.board()

    kept = await hall.kept(hall.table)
    assert not any(isinstance(line.entry, Undone) for line in await entered(hall))
    assert not reply.ok or seat not in kept.table.wish.voters
    assert kept.match.position.board == before


@pytest.mark.rule("SA-351")
async def test_a_post_that_was_taken_over_is_not_given_back_once_the_map_was_seen(hall: LaidHall) -> None:
    await hall.lay("amsterdam", 6, CLUE)
    board = await hall.board()
    away, taking = hall.people[commissioner(board)], hall.people[detective(board)]
    await away(Leave())
    assert (await taking("commissioner")).ok

    reply = await taking(Undo())
    moved = await taking("go C4")

    assert (reply.ok, reply.text) == (False, "That is not taken back: what was seen then stays seen.")
    assert commissioner(await hall.board()) == detective(board)
    assert not moved.ok
