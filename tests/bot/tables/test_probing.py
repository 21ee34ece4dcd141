"""Nothing is learnt by trying, whatever the game, whatever is tried: two worlds answer with the same bytes."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from laid import GAMES, LaidHall
from probing import MakeHalls, Probe, Try, lines, other_world, pressed
from support.playing import Trial, played

from bot.tables.model.intents import CatchUp, Look, ShowBoard, ShowHand, ShowStatus, Why
from bot.text import Catalogue
from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.players.chance import Chance

LOOKS: tuple[Try, ...] = (ShowBoard(), ShowHand(), ShowStatus(), CatchUp(), Look("all"), Why("wrong_phase"))
TRIALS = [
    *(Trial(slug, seats) for slug in GAMES for seats in (min(GAMES[slug].seats), min(6, max(GAMES[slug].seats)))),
    Trial("caverna", 3, (("reaction_mode", "ask"), ("mode", "night"))),
    Trial("caverna", 4, (("reaction_mode", "sealed"),)),
    Trial("amsterdam", 5, (("move_confirm", "unanimous"), ("clue_delay_s", 20))),
]
POSITIONS, LINES = 3, 8
WORDS = Catalogue.load()


@pytest.fixture
async def make_halls(tmp_path: Path) -> AsyncIterator[Callable[[Trial], MakeHalls]]:
    opened: list[LaidHall] = []

    def of(trial: Trial) -> MakeHalls:
        async def make() -> tuple[LaidHall, LaidHall]:
            both = [LaidHall(tmp_path / f"{len(opened) + number}.db", catalogue=WORDS) for number in range(2)]
            opened.extend(both)
            for hall in both:
                await hall.seated(trial.slug, trial.seats, **dict(trial.typed))
            return both[0], both[1]

        return make

    yield of
    for hall in opened:
        hall.shelf.close()  # type: ignore[attr-defined]


@pytest.mark.long
@pytest.mark.parametrize("trial", TRIALS, ids=str)
async def test_nobody_learns_anything_by_trying(make_halls: Callable[[Trial], MakeHalls], trial: Trial) -> None:
    probes = [
        await probed(make_halls(trial), trial, position, number)
        for number, position in enumerate(played(trial).some(POSITIONS))
        if position.result is None
    ]

    assert [found for probe in probes for found in probe.found] == []
    assert sum(probe.tried for probe in probes) > 20 * len(probes)


async def probed(make: MakeHalls, trial: Trial, position: Position[Any], number: int) -> Probe:
    """What somebody can tell, waited for or not, by trying, looking, pressing, completing and waiting."""
    chance = Chance(Dice(mixed_seed(str(trial), str(number))))
    seat = chance.among((number % 3 and run.awaited(position)) or range(position.seats))
    probe = Probe(make, seat, (position, other_world(trial.game, position, seat, f"{trial} {number}")))
    typed = list(lines(position, seat, played(trial), chance, LINES))
    for what in (*LOOKS, *typed):
        await probe.tries(what)
    hands = [await hall.people[seat](ShowHand()) for hall in await probe.laid()]
    for what in pressed(hands[0]):
        await probe.tries(what)
    for line in typed[:3]:
        await probe.completes(line)
        await probe.completes(line[: len(line) // 2])
    await probe.waits(60)
    return probe
