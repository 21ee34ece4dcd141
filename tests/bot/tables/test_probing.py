"""Nothing is learnt by trying, whatever the game, whatever is tried: two worlds answer with the same bytes.

`MESTRE_PROBES=20` probes as many positions at every number of seats and with every setting, and says how many.
"""

import os
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from itertools import chain, islice, product
from pathlib import Path
from typing import Any, TypeVar

import pytest
from attempts import SEEKING, Composer, coming_and_going, walk
from laid import GAMES, LaidHall
from probing import Probe, other_world, pressed
from support.breadth import breadth
from support.playing import Trial, every_count, every_setting, looked_round

from bot.tables.menu.facing import Facing
from bot.tables.model.intents import ShowHand
from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.core.reading import entries_of, read_next
from engine.core.seat import Seat
from engine.players.chance import Chance

BREADTH = int(os.environ.get("MESTRE_PROBES", breadth(0, 3)))
LINES = 12 if BREADTH else 2
LONGEST = 300 if BREADTH else 40
"""How far into a game the positions lie."""
T = TypeVar("T")
C3 = {"spots": {"P1": "C3"}}
AT_G4 = {"at": "G4", "clue": ["C65"], "evidence": ["D2", "F1", "G4"]}
A_FIGHT = {
    "monsters": {"a1": {"at": [100, 450], "range": 300}, "b1": {"at": [300, 450], "wounds": 3}},
    "victims": {"v9": [850, 850]},
}
SPOTS: list[tuple[Trial, dict[str, Any], tuple[str, ...]]] = [
    (Trial("holland", 2), {}, ("choose 5",)),
    (Trial("caverna", 3), {**C3, "phase": "step2"}, ()),
    (Trial("caverna", 3), {**C3, "phase": "step2", "life": {"P1": 1}, "hands": {"P1": ["picaretada"]}}, ()),
    (
        Trial("caverna", 2),
        {"spots": {"P1": "C3", "P2": "C3"}, "hands": {"P1": ["passar_a_mao"], "P2": ["parkour"]}, "phase": "step3"},
        (),
    ),
    (Trial("vi_algo", 2), {"spots": {"P1": "A20"}, "trust": 30}, ()),
    (Trial("vi_algo", 2), {"spots": {"P1": "A20"}, "hands": {"P1": ["t29"]}, "validated": ["t31", "t33"]}, ()),
    (Trial("amsterdam", 4), {"black": AT_G4}, ()),
    (Trial("amsterdam", 4), {"black": {"at": "D2", "clue": ["C65"], "police": 2}}, ()),
    (Trial("amsterdam", 3), {}, ()),
    (Trial("noites", 2), {}, ()),
    (Trial("noites", 2, (("terrain", "open"), ("twists", False))), A_FIGHT, ()),
]
"""Where something could once be learned by trying; and what others have said there since."""
Seated = Callable[[Trial], Awaitable[tuple[LaidHall, LaidHall]]]
Laid = tuple[Trial, str, Position[Any], Seat]
"""A setup, which position of it, the position, and who looks at it."""


def trials(slug: str) -> list[Trial]:
    """Every number of seats, and settings: all of them where much is probed, else some and a few."""
    settings = [one for one in every_setting() if one.slug == slug]
    counts = every_count() if BREADTH else looked_round()
    return [one for one in counts if one.slug == slug] + settings[:: 1 if BREADTH else 20]


@pytest.fixture
def seated() -> Iterator[Seated]:
    both = LaidHall(Path(":memory:")), LaidHall(Path(":memory:"))
    empty = [hall.kept_whole() for hall in both]

    async def sat_down(trial: Trial) -> tuple[LaidHall, LaidHall]:
        for hall, whole in zip(both, empty, strict=True):
            hall.take_up(whole)
            await hall.seated(trial.slug, trial.seats, **dict(trial.typed))
        return both

    yield sat_down
    for hall in both:
        hall.shelf.close()  # type: ignore[attr-defined]


@pytest.mark.long
@pytest.mark.parametrize("slug", GAMES)
async def test_nobody_learns_anything_by_trying(seated: Seated, slug: str) -> None:
    counts: Counter[str] = Counter()
    found: list[str] = []
    for laid in chain(spots(slug), *map(positions, trials(slug))):
        probe = await probed(await seated(laid[0]), laid)
        counts += probe.counts
        found += [f"{laid[0]} {laid[1]}, seat {laid[3]}: {one}" for one in probe.found]
    print(f"{slug}: {len(trials(slug))} setups, {dict(counts)}, {len(found)} differences")  # noqa: T201  asked for by -s

    assert found == []
    assert counts["lines"] > counts["positions"] > 0


def spots(slug: str) -> Iterator[Laid]:
    """Positions where something could once be learned, seen by those who are waited for."""
    for number, (trial, given, said) in enumerate(SPOTS):
        if trial.slug == slug:
            position = run.carried_on(trial.game.given(trial.setup, given, Dice(trial.seed))).position
            for line in said:
                action, _ = read_next(trial.game, position, 1, entries_of(line))
                position = run.apply(trial.game, position, 1, action).position
            for again, seat in product(range(max(1, BREADTH)), run.awaited(position)[:2]):
                yield trial, f"spot {number}.{again}", position, seat


def positions(trial: Trial) -> Iterator[Laid]:
    """Some positions of a game at random, each in a game of its own, seen by somebody who is waited for, or not."""
    for number in range(max(1, BREADTH)):
        chance = Chance(Dice(mixed_seed(str(trial), "where", str(number))))
        *_, met = islice(walk(trial, f"{trial} {number}"), 1 + chance.among(range(LONGEST)))
        last = at_a_table(trial, met)
        waited = run.awaited(last)
        yield trial, str(number), last, chance.among(waited if waited and not chance.one_in(3) else range(last.seats))


def at_a_table(trial: Trial, position: Position[Any]) -> Position[Any]:
    """The same as it stands at a table, which never waits for what goes without saying."""
    for seat in run.awaited(position):
        if Facing("", trial.game, position, seat, 0).goes_without_saying:
            return at_a_table(trial, run.passed(trial.game, position, seat).position)
    return position


async def probed(halls: tuple[LaidHall, LaidHall], laid: Laid) -> Probe:
    """What somebody can tell by trying, looking, pressing, completing, leaving and waiting."""
    trial, number, position, seat = laid
    chance = Chance(Dice(mixed_seed(str(trial), number)))
    probe, other = Probe(halls, seat), other_world(trial.game, position, seat, f"{trial} {number}")
    if other is None:
        probe.counts["without another world"] += 1
        return probe
    await probe.lays((position, other))
    await everything(probe, Composer(trial.game, position, seat, chance), chance)
    return probe


async def everything(probe: Probe, composer: Composer, chance: Chance) -> None:
    """Each way of finding out something, or where little is probed, some of each."""
    typed = [*composer.lines(LINES), *few(composer.every_verb(), 1, chance)]
    for line in (*typed, *few(composer.looks_ahead(), 1, chance)):
        await probe.tries(line)
    for look in few(SEEKING, 2, chance):
        await probe.tries(look)
    for press in few(pressed(await probe.halls[0].people[probe.seat].only(ShowHand())), 1, chance):
        await probe.tries(press)
    for line in few(typed, 1, chance):
        await probe.completes(line)
        await probe.completes(line[: len(line) // 2])
    for whats in few(coming_and_going(probe.seat, probe.halls[0].seats), 1, chance):
        await probe.tries(*whats)
    await probe.waits(60, steps=20 if BREADTH else 5)


def few(tried: Iterable[T], most: int, chance: Chance) -> Iterable[T]:
    """All of it, or where little is probed, so much."""
    listed = list(tried)
    return listed if BREADTH or not listed else [chance.among(listed) for _ in range(most)]
