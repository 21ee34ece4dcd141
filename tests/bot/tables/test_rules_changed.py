"""Rules are mended while a match is played: it goes on from where it stood, and says so."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hall import GAMES, PLACE, TIMED, Hall, seen

from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import Fill, Open, Replay, ShowBoard, ShowHand, Start, Undo
from engine.core import codec
from engine.core.dice import Dice
from engine.core.match import Anchored, export, verified
from engine.core.refusal import Refused
from engine.core.settings import number, pinned, settings
from engine.games import AnyGame

SAID = "The rules of this game have been mended since you began. From here on you play by those of today."


def two_rounds(saved: dict[str, Any], version: int) -> dict[str, Any]:
    """What was begun by the first rules has two rounds by those of today."""
    assert version == 1
    return saved | {"board": saved["board"] | {"rounds": 2}}


TODAY = {**GAMES, "porrinha": replace(TIMED, rules_version=2, upgrade=two_rounds)}


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[tuple[Hall, Hall]]:
    """A house, and what it is after its upgrade."""
    shelves = [SqliteShelf(tmp_path / "store.db", partial(dict, games)) for games in (GAMES, TODAY)]
    before, after = Hall(shelves[0], GAMES), Hall(shelves[1], TODAY)
    after.wire.at = before.wire.at
    after.deliveries = 1000
    yield before, after
    for shelf in shelves:
        shelf.close()


async def begun(house: Hall) -> str:
    """One of two has answered, in a game of one round."""
    table = await house.dealt(house.bo, rounds=1)
    await house.ana("esconder 1")
    return table


async def finished(house: Hall) -> None:
    """They play the first round, and the second one."""
    await house.bo("hide 1")
    await house.bo("guess 2")
    await second_round(house)


async def second_round(house: Hall) -> None:
    """The first round is played to its end, and the second one."""
    await house.ana("palpitar 1")
    for guest, line in ((house.bo, "hide 1"), (house.ana, "esconder 1")):
        await guest(line)
    for guest, line in ((house.bo, "guess 1"), (house.ana, "palpitar 2"), (house.bo, "guess 1")):
        await guest(line)


async def test_a_match_goes_on_by_the_rules_of_today_and_says_so_once(houses: tuple[Hall, Hall]) -> None:
    before, after = houses
    table = await begun(before)
    await after.bo("hide 1")
    await after.bo("guess 2")

    entries = [line.entry for line in await after.shelf.history(table)]

    assert [entry.rules for entry in entries if isinstance(entry, Anchored)] == [1]
    assert after.wire.texts(PLACE).count(SAID) == 1
    assert (await after.kept(table)).match.position.board.rounds == 2


async def test_what_was_answered_by_older_rules_still_counts(houses: tuple[Hall, Hall]) -> None:
    before, after = houses
    table = await begun(before)
    await finished(after)

    assert (await after.kept(table)).match.position.result is not None


async def test_nothing_is_kept_for_a_look(houses: tuple[Hall, Hall]) -> None:
    before, after = houses
    table = await begun(before)
    version = (await before.kept(table)).version
    await after.ana(ShowBoard())
    await after.ana(ShowHand())

    assert (await after.kept(table)).version == version
    assert SAID not in after.wire.texts(PLACE)


async def test_nobody_goes_back_behind_the_change(houses: tuple[Hall, Hall]) -> None:
    before, after = houses
    table = await begun(before)
    reply = await after.ana(Undo())
    hidden = (await after.kept(table)).match.position.open_questions()[0][1]

    assert not reply.ok
    assert [seat for seat, _ in hidden] == [0]


async def test_the_replay_shows_both_parts(houses: tuple[Hall, Hall]) -> None:
    before, after = houses
    table = await begun(before)
    await before.bo("hide 1")
    await before.bo("guess 2")
    await second_round(after)
    screens = [seen(await after.bo(Replay(moment), table=table)) for moment in range(12)]
    changed = next(at for at, screen in enumerate(screens) if SAID in screen.text)

    assert screens[0].picture is None
    assert screens[changed].picture is not None
    assert any("Bo says 2." in screen.text for screen in screens[:changed])
    assert any("Ana says 2." in screen.text for screen in screens[changed:])


async def test_the_exported_match_is_verified_from_the_change_on(houses: tuple[Hall, Hall]) -> None:
    before, after = houses
    table = await begun(before)
    await finished(after)
    kept = await after.kept(table)
    desk = after.service.acts.desk(replace(kept, history=await after.shelf.history(table)))
    match = verified(TODAY.__getitem__, export(desk.known))

    assert match.position == kept.match.position
    assert len(match.retold()) == len(match.log) + 1
    with pytest.raises(Refused, match="by_older_rules"):
        match.at(1)


async def test_a_table_under_older_rules_keeps_its_clocks_and_questions(houses: tuple[Hall, Hall]) -> None:
    before, after = houses
    table = await begun(before)
    was = (await before.kept(table)).table
    after.now += 20_000
    await after.olha("/watch", table=table)
    await after.bo("/pause")
    now = (await after.kept(table)).table

    assert (now.askings, now.openings) == (was.askings, was.openings)


async def test_what_was_finished_stays_as_it_was(houses: tuple[Hall, Hall]) -> None:
    before, after = houses
    table = await before.finished()
    await after.bo(Replay(0), table=table)

    assert (await after.kept(table)).match.position.board.rounds == 2
    assert not [line for line in await after.shelf.history(table) if isinstance(line.entry, Anchored)]


def test_a_position_says_by_which_older_rules_it_was_written() -> None:
    game = GAMES["porrinha"]
    position = game.given(game.setup(2), {}, Dice("00" * 32))

    written = codec.dump_position(game, position)

    assert codec.load_kept_position(game, written)[2] == 0
    assert codec.load_kept_position(TODAY["porrinha"], written)[2] == 1


@settings
class Switched:
    """The settings of porrinha, and by which edition a match was begun."""

    rounds: int = number(3, 1, 9)
    edition: str = pinned()


async def test_a_rule_switch_leaves_a_match_with_the_rule_it_began_with(tmp_path: Path) -> None:
    def resolve(chosen: Any, _seats: int) -> Any:
        return replace(chosen, edition="2")

    timed: AnyGame = TIMED
    switched: AnyGame = replace(timed, settings=Switched, hosting=replace(timed.hosting, resolve=resolve))
    houses = []
    for games in (GAMES, {"porrinha": switched}):
        shelf = SqliteShelf(tmp_path / "store.db", partial(dict, games))
        houses.append(Hall(shelf, games))
    before, after = houses
    after.deliveries = 1000
    old = await before.dealt(before.bo)
    new = (await after.olha(Open("porrinha", {}, "en"), place="web:other")).table
    await after.olha(Fill(2), place="web:other")
    await after.olha(Start(), place="web:other")

    assert [(await after.kept(one)).match.setup.settings.edition for one in (old, new)] == ["", "2"]
    for house in houses:
        house.shelf.close()  # type: ignore[attr-defined]
