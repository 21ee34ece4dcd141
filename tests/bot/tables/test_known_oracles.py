"""Every oracle that was ever found: lines that were refused, cost nothing, and told by their refusal what lies hidden.

Each is tried in worlds that its author cannot tell apart. Whatever is said for nothing must be the same in all of them,
and no line may be refused in one world that another lets pass.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from laid import LaidHall
from support.playing import Trial

from bot.tables.model.intents import ShowHand
from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.core.seat import Seat

Given = dict[str, Any]
Changed = Callable[[Position[Any]], Position[Any]]
DICE = 4
"""So many ways in which the dice may lie: chance alone makes some of them fall otherwise."""


@dataclass(frozen=True)
class Oracle:
    """What was once read by trying lines."""

    trial: Trial
    given: Given
    lines: tuple[str, ...]
    worlds: Sequence[Given | Changed | str] = ({},)
    """What lies hidden: told like the rest, changed in the position, or done by the second player."""
    dice: int = 1
    author: Callable[[Any], Seat] = lambda _board: 0


def deck_from(number: int) -> Changed:
    """The clue cards lie in another order."""

    def changed(position: Position[Any]) -> Position[Any]:
        cards = position.board.cards
        turned = (*cards.deck[number:], *cards.deck[:number])
        return replace(position, board=replace(position.board, cards=replace(cards, deck=turned)))

    return changed


CAVE: Given = {"spots": {"P1": "C3"}, "phase": "step2"}
ROBBED: Given = {"spots": {"P1": "C3", "P2": "C3"}, "phase": "step3"}
LIGHT: Given = {"spots": {"P1": "A20"}, "trust": 30}
LAST_ROPE: Given = {**LIGHT, "hands": {"P1": ["t29"]}, "reserve": 10, "validated": ["t31", "t33"]}
NIGHT: Given = {
    "monsters": {
        "a1": {"at": [100, 450], "range": 300},
        "a2": {"at": [100, 350], "range": 300},
        "b1": {"at": [300, 450], "wounds": 3},
        "b2": {"at": [300, 650]},
    },
    "victims": {"v9": [850, 850]},
}
OPEN = (("terrain", "open"), ("twists", False))
THIRD_EVIDENCE: Given = {"at": "G4", "clue": ["C65"], "evidence": ["D2", "F1", "E6"]}
SECOND_POLICE: Given = {"at": "D2", "clue": ["C65"], "police": 2}
MAPS = [{"case": {"number": number, "symbol": symbol}} for number in (1, 2) for symbol in (0, 1)]
TREASURES = ("mapa", "urna", "espelho", "moedas", "botas")
FACES = ("beijin_de_mamae", "parkour", "picaretada", "ouro")

ORACLES = {
    "a card that is locked": Oracle(
        Trial("holland", 2),
        {},
        tuple(f"choose {number}; hero 1 passage" for number in range(1, 7)),
        ("choose 2", "choose 5"),
    ),
    "the card on top of a stack": Oracle(
        Trial("vi_algo", 2),
        LIGHT,
        tuple(f"search A21; use {name}; walk Z16" for name in TREASURES),
        [{"stacks": {"A": [name]}} for name in ("mapa", "urna")],
    ),
    "whether a search finds anything": Oracle(
        Trial("vi_algo", 2),
        {**LIGHT, "trust": 11, "stacks": {"A": ["mapa"]}},
        ("search A21; use mapa; nonsense", "search A21; use mapa; walk Z16"),
        dice=DICE,
    ),
    "whether the exit opens": Oracle(
        Trial("vi_algo", 2), LAST_ROPE, ("exit corda; exit arpeu", "exit corda; walk Z16", "exit corda; no"), dice=DICE
    ),
    "whether the exit opens after another roll": Oracle(
        Trial("vi_algo", 2), LAST_ROPE, ("search A21; exit corda; no", "search A21; exit corda; walk Z16"), dice=DICE
    ),
    "the two top cards of a pile": Oracle(
        Trial("caverna", 3),
        CAVE,
        tuple(f"search; take {most}; play {face}; nonsense" for most in (1, 2) for face in FACES),
        [{"piles": {"C3": [one, other, "largar_a_pedrada"]}} for one, other in (FACES[:2], FACES[1:3])],
    ),
    "what a theft will take": Oracle(
        Trial("caverna", 2),
        ROBBED,
        tuple(f"play passar_a_mao P2; play {face}" for face in FACES),
        [{"hands": {"P1": ["passar_a_mao"], "P2": hand}} for hand in (FACES[1:3], FACES[2:4])],
    ),
    "whether one will faint": Oracle(
        Trial("caverna", 3),
        {**CAVE, "life": {"P1": 1}, "hands": {"P1": ["picaretada"]}},
        ("run C4; play ouro", "run C4 end; play ouro"),
        [{"tops": {"C4": name}} for name in ("ufa", "pedra_solta")],
    ),
    "where the client is": Oracle(
        Trial("amsterdam", 4),
        {"black": THIRD_EVIDENCE},
        tuple(f"go {cell}; go A1" for cell in ("F5", "F4", "G3", "F3", "E4")),
        MAPS,
        author=lambda board: board.teams[0].detectives[0],
    ),
    "where the police is": Oracle(
        Trial("amsterdam", 4),
        {"black": SECOND_POLICE},
        tuple(f"go {cell}; go A1" for cell in ("C1", "C2", "D1", "D3", "E1", "E2")),
        MAPS,
        author=lambda board: board.teams[0].detectives[0],
    ),
    "the next row of cards": Oracle(
        Trial("amsterdam", 3),
        {},
        tuple(f"swap; clue C{number:02} C{number + 1:02}; nonsense" for number in range(1, 24, 4)),
        (deck_from(0), deck_from(20)),
        author=lambda board: board.teams[0].commissioner,
    ),
    "who wins a fight": Oracle(
        Trial("noites", 2, OPEN),
        NIGHT,
        ("charge a2 b1; follow stay; no", "charge a2 b1; follow b1", "charge a2 b1; follow stay; stay v9"),
        dice=DICE,
    ),
}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[LaidHall]:
    hall = LaidHall(tmp_path / "mestre.db")
    yield hall
    hall.shelf.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("about", ORACLES)
async def test_nothing_is_told_for_nothing(hall: LaidHall, about: str) -> None:
    oracle, heard = ORACLES[about], []
    await hall.seated(oracle.trial.slug, oracle.trial.seats, **dict(oracle.trial.typed))
    for world in oracle.worlds:
        for number in range(oracle.dice):
            seat = await lies(hall, oracle, world, number)
            hand = (await hall.people[seat](ShowHand())).text
            heard.append((hand, [await said_for_nothing(hall, seat, line) for line in oracle.lines]))

    assert len(heard) > 1
    assert all(one == heard[0] for one in heard)


async def lies(hall: LaidHall, oracle: Oracle, world: Given | Changed | str, number: int) -> Seat:
    """One of the worlds lies on the table; whoever tries the lines."""
    given = {**oracle.given, **world} if isinstance(world, dict) else oracle.given
    dice = Dice(mixed_seed("oracle", str(number)))
    position = run.carried_on(oracle.trial.game.given(oracle.trial.setup, given, dice)).position
    await hall.put(world(position) if callable(world) else position)
    if isinstance(world, str):
        assert (await hall.people[1](world)).ok
    return oracle.author(position.board)


async def said_for_nothing(hall: LaidHall, seat: Seat, line: str) -> str:
    """Why a line is refused; nothing of what is said when something has happened for it."""
    whole = hall.kept_whole()
    reply, entries = await hall.people[seat](line), await hall.entries()
    hall.take_up(whole)
    return reply.text if entries == await hall.entries() else ""
