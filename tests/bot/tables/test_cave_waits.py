"""Whom a table waits for while cards may be answered with cards, and what the others can tell from it (CZ-640)."""

from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from cave import ONE_HOME, MakeHall, cave_hall, dealt, guests, lying
from hall import PLACE, AnyLegal, Hall, seen
from support.breadth import breadth
from support.looks import LOOKS

from bot.tables.model.intents import HandOver, Look, ShowBoard, ShowHand, ShowStatus
from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.position import Position
from engine.core.seat import Seat
from engine.core.view import Seen
from engine.games import AnyGame
from engine.players.answers import random_answer
from engine.players.chance import Chance

MEETING = {"spots": {"P1": "A3", "P2": "C3", "P3": "C3"}, "tops": {"C3": "ufa"}}
"""The first player is about to run into two others."""
BOOT, NONE = "descer_a_bica", "picaretada"
HANDS = {
    "the second": {"P1": [NONE], "P2": [BOOT], "P3": [NONE]},
    "the third": {"P1": [NONE], "P2": [NONE], "P3": [BOOT]},
}
"""Who holds the card that answers."""
MOST_ANSWERS = breadth(40, 10_000)
"""So much of a night is looked at; `make storm` stays until morning."""
pytestmark = ONE_HOME


@pytest.fixture
def hall(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> Hall:
    return cave_hall(make_hall, monkeypatch)


async def asked(hall: Hall, seats: int) -> list[Seat]:
    """The seats whose private screen asks them for something that is waited for."""
    return [seat for seat, guest in enumerate(guests(hall, seats)) if await is_waited_for(guest)]


async def is_waited_for(guest: Any) -> bool:
    """Whether the clock of a question runs for this person, as their own screen says."""
    screen = (await guest.only(ShowHand())).screen
    return screen is not None and screen.due_at is not None


async def positions(hall: Hall, table: str) -> AsyncIterator[Position[Any]]:
    """A night, from one answer to the next."""
    for _ in range(MOST_ANSWERS):
        position = (await hall.kept(table)).match.position
        if position.result is not None:
            return
        yield position


async def next_answer(hall: Hall, table: str, chance: Chance) -> None:
    """One of those who are waited for answers at random, by typing."""
    match = (await hall.kept(table)).match
    seat = chance.among(run.awaited(match.position))
    line = " ".join(random_answer(match.game, match.position, seat, chance).words())
    assert (await guests(hall, match.setup.seats)[seat](line)).ok, line


@pytest.mark.long
@pytest.mark.rule("CZ-640", "CZ-641", "CZ-651")
async def test_a_whole_night_by_standing_orders_waits_for_nobody_but_whose_turn_it_is(hall: Hall) -> None:
    table = await dealt(hall, 4, mode="night")
    for number, guest in enumerate(guests(hall, 4)):
        await guest(f"orders bica {('always', 'leader', 'always', 'ask')[number]}")
    chance = Chance(Dice(mixed_seed("a whole night")))
    phases: Counter[str] = Counter()
    async for position in positions(hall, table):
        phases[hall.games["caverna"].view(position, position.board.active).phase] += 1
        assert await asked(hall, 4) == [position.board.active]
        assert run.waiting_for(position) == (position.board.active,)
        await next_answer(hall, table, chance)

    assert phases["reaction"] > 0


@pytest.mark.long
@pytest.mark.rule("CZ-643")
async def test_a_whole_night_of_asking_waits_only_for_those_who_could_react(hall: Hall) -> None:
    table = await dealt(hall, 4, mode="night", reaction_mode="ask")
    chance = Chance(Dice(mixed_seed("a night of asking")))
    reacted: set[Seat] = set()
    async for position in positions(hall, table):
        waited = await asked(hall, 4)
        if hall.games["caverna"].view(position, None).phase == "reaction":
            question: Any
            (question, _), *_ = position.open_questions()
            assert [position.board.players[seat].may_play(question.card) for seat in waited] == [True]
            reacted.update(waited)
        else:
            assert waited == [position.board.active]
        await next_answer(hall, table, chance)

    assert len(reacted) > 1


async def test_a_card_with_a_way_of_two_steps_is_no_command_of_the_table(hall: Hall) -> None:
    """`play` opens a table as well, but takes less."""
    table = await dealt(hall, 3)
    await lying(hall, table, hands={"P1": ["parkour"]}, spots={"P1": "C3"}, phase="step3")

    assert (await hall.ana("play parkour B3 A3")).ok
    assert (await hall.kept(table)).match.position.board.players[0].spot == "A3"


async def world(hall: Hall, hands: dict[str, list[str]]) -> dict[str, Any]:
    """Everything that whoever holds no card in question gets while one who does is asked, until the turn is over."""
    table = await dealt(hall, 4, reaction_mode="ask")
    await lying(hall, table, hands=hands, phase="step2", **MEETING)
    before = len(hall.wire.log)
    assert (await hall.ana("run B3 C3 end")).ok
    paused = await asked(hall, 4)
    seen = {
        "looks": [await guest(look) for guest in (hall.ana, guests(hall, 4)[3]) for look in (*LOOKS, Look("all"))],
        "refused": [await guests(hall, 4)[3](line) for line in ("react yes", "react no")],
    }
    await hall.later(3_600, steps=6)
    (seat,) = paused
    assert (await guests(hall, 4)[seat]("react no")).ok
    await hall.later(60)
    sent = [one for one in hall.wire.log[before:] if one[2] in (PLACE, "door-ana", "door-dora")]
    seen["sent"] = sorted(sent, key=lambda one: str(one[2]))
    return seen


@pytest.mark.rule("CZ-643", "CZ-644")
async def test_what_everybody_reads_is_the_same_whoever_could_react(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    second, third = [await world(cave_hall(make_hall, monkeypatch), hands) for hands in HANDS.values()]

    assert second == third


@pytest.mark.rule("CZ-643", "CZ-644")
@pytest.mark.parametrize(("hands", "seat"), [("the second", 1), ("the third", 2)])
async def test_the_holder_alone_is_asked_and_the_others_read_of_a_pause(hall: Hall, hands: str, seat: Seat) -> None:
    table = await dealt(hall, 4, reaction_mode="ask")
    await lying(hall, table, hands=HANDS[hands], phase="step2", **MEETING)
    before = len(hall.wire.texts(PLACE))
    await hall.ana("run B3 C3 end")

    assert await asked(hall, 4) == [seat]
    said = "\n".join(hall.wire.texts(PLACE)[before:])
    assert not any(guest.person.name in said.splitlines()[-1] for guest in guests(hall, 4)[1:])


@pytest.mark.rule("CZ-641", "CZ-644")
async def test_by_standing_orders_nothing_is_read_between_the_command_and_its_outcome(hall: Hall) -> None:
    table = await dealt(hall, 3)
    hands = {"P1": ["parkour", NONE], "P2": [], "P3": []}
    await lying(hall, table, hands=hands, spots={"P1": "C3"}, tops={"C4": "ta_escuro"}, phase="step2")
    before, board = list(hall.wire.texts(PLACE)), hall.wire.board(PLACE)
    await hall.ana("run C4")

    assert await asked(hall, 3) == [0]
    assert (hall.wire.texts(PLACE), hall.wire.board(PLACE)) == (before, board)
    await hall.ana("react no")
    assert len(hall.wire.texts(PLACE)) > len(before)


DARK = {"spots": {"P1": "C3"}, "tops": {"C4": "ta_escuro"}, "phase": "step2"}
WITH, WITHOUT = ["parkour", NONE], ["largar_a_pedrada", NONE]
"""What the active player holds: a card that answers the encounter, or none."""


class IntoTheDark(AnyLegal):
    """A computer player that runs to C4 and plays no card there."""

    def choose(self, level: str, game: AnyGame, seen: Seen[Any, Any], dice: Dice) -> Action[Any]:
        assert seen.seat is not None
        options = list(run.options(game, game.imagine(seen.view, dice), seen.seat))
        said = {" ".join(option.words()): option for option in options}
        return said.get("run C4") or said.get("react no") or options[0]


async def public_after(hall: Hall, seconds: float) -> tuple[Any, ...]:
    """What everybody else reads: the board's deadline, and all that was sent to the place."""
    await hall.later(seconds)
    screens = [seen(await guest.only(look)) for guest in guests(hall, 3)[1:] for look in (ShowBoard(), ShowStatus())]
    return screens, [one for one in hall.wire.log if one[2] == PLACE]


@pytest.mark.rule("CZ-641", "CZ-644")
async def test_what_is_asked_behind_the_curtain_has_the_time_that_everybody_sees(hall: Hall) -> None:
    table = await dealt(hall, 3)
    await lying(hall, table, hands={"P1": WITH}, **DARK)
    await hall.later(200)
    due = (await hall.kept(table)).table.openings[0].due_at
    before = await public_after(hall, 0)
    await hall.ana("run C4")

    assert await asked(hall, 3) == [0]
    assert await public_after(hall, 0) == before
    assert seen(await hall.ana(ShowHand())).due_at == due


@pytest.mark.rule("CZ-641", "CZ-644", "CZ-816")
async def test_who_misses_what_was_asked_behind_the_curtain_has_missed_one_deadline(hall: Hall) -> None:
    table = await dealt(hall, 3)
    await lying(hall, table, hands={"P1": ["parkour", "so_no_molejo"]}, **DARK)
    await hall.ana("run C4")
    await hall.later(24 * 3_600 + 1)

    kept = await hall.kept(table)
    assert kept.table.sitters[0].missed == 1
    assert kept.match.position.board.players[0].misses == 1


@pytest.mark.rule("CZ-641", "CZ-644")
@pytest.mark.parametrize("seed", range(5))
async def test_a_computer_that_could_answer_takes_no_longer_than_one_that_could_not(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    news = []
    for hand in (WITH, WITHOUT):
        hall = cave_hall(make_hall, monkeypatch)
        hall.service.house = replace(hall.house, players=IntoTheDark())
        for _ in range(seed):  # the table has another secret, and other dice
            hall.house.entropy()
        table = await dealt(hall, 3)
        await lying(hall, table, hands={"P1": hand}, **DARK)
        before = len(hall.wire.log)
        await hall.ana(HandOver())
        await hall.later(20, steps=40)
        news.append([when for when, _, where, *_ in hall.wire.log[before:] if where == PLACE])

    assert news[0] == news[1]
    assert news[0]
