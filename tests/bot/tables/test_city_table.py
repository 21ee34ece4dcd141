"""A night in Amsterdam at a table: its clocks, its notices and its buttons, in the languages of those who play."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hall import PLACE, Guest, Hall, pictured, seen

from bot.store.sqlite import SqliteShelf
from bot.tables.model.intents import Confirm, Fill, Join, Open, Pause, Press, Resume, Start
from bot.text import Catalogue
from engine.games.amsterdam.content import album as albums
from engine.games.amsterdam.content.album import Album, OwnPicture
from engine.games.amsterdam.content.city import within
from engine.games.amsterdam.game import GAME

GAMES: dict[str, Any] = {"amsterdam": GAME}
DELAY_S = 25


class City(Hall):
    """Four friends race through the city; who gets which post is drawn at the start. The words are the real ones."""

    def __init__(self, shelf: Any) -> None:
        super().__init__(shelf, GAMES, catalogue=Catalogue.load())
        self.guests = (self.ana, self.bo, self.olha, Guest(self, "Rui", "pt-BR"))
        self.table = ""

    async def counted(self, **settings: Any) -> None:
        """The four are at their posts, and the seconds before the round are counted."""
        self.table = (await self.ana(Open("amsterdam", settings, "en"))).table
        for guest in self.guests[1:]:
            await guest(Join())
        await self.ana(Start())
        for guest in self.guests[1:]:
            await guest(Confirm())
        for team in (await self.board()).teams:
            if team.members:
                await (await self.at(team.commissioner))("ready")

    async def lit(self, **settings: Any) -> None:
        """The round is on."""
        await self.counted(**settings)
        await self.later(3, steps=3)

    async def alone(self, **settings: Any) -> None:
        """Ana and three computers are at their posts."""
        self.table = (await self.ana(Open("amsterdam", settings, "en"))).table
        await self.ana(Fill(4))
        await self.ana(Start())

    async def at(self, seat: int) -> Guest:
        """Who sits there."""
        person = (await self.kept(self.table)).table.sitters[seat].person
        return next(guest for guest in self.guests if guest.person.id == person)

    async def leader(self, colour: int) -> Guest:
        return await self.at((await self.board()).team(colour).commissioner)

    async def follower(self, colour: int) -> Guest:
        return await self.at((await self.board()).team(colour).detectives[0])

    async def board(self) -> Any:
        return (await self.kept(self.table)).match.position.board

    async def row(self) -> tuple[str, ...]:
        return tuple((await self.board()).cards.row)

    async def entries(self) -> int:
        return int((await self.kept(self.table)).table.entries)

    async def seconds_left(self, clock: str) -> int:
        """Until a team's time is up."""
        kept = await self.kept(self.table)
        questions = [question for question, _ in kept.match.position.open_questions()]
        due = [
            opening.due_at
            for question, opening in zip(questions, kept.table.openings, strict=True)
            if question.clock == clock and opening.due_at is not None
        ]
        return int(due[0] - self.now) // 1000


@pytest.fixture
async def city(tmp_path: Path) -> AsyncIterator[City]:
    shelf = SqliteShelf(tmp_path / "store.db", lambda: GAMES)
    yield City(shelf)
    shelf.close()


async def test_while_seconds_are_counted_nobody_has_to_decide_anything(city: City) -> None:
    await city.counted()

    assert "Nobody has to decide anything right now." in city.wire.board().text


async def test_while_a_team_votes_somebody_is_deciding_and_nobody_hears_who(city: City) -> None:
    await city.lit(mode="coop", coop_max_players=4)
    (team,) = (one for one in (await city.board()).teams if one.members)
    await (await city.at(team.commissioner))(f"clue {(await city.row())[0]}")

    assert "Somebody is still deciding." in city.wire.board().text


@pytest.mark.rule("SA-618")
async def test_too_many_for_a_cooperative_team_are_told_so_when_the_host_starts(city: City) -> None:
    await city.ana(Open("amsterdam", {"mode": "coop"}, "en"))
    for guest in city.guests[1:]:
        await guest(Join())
    reply = await city.ana(Start())

    assert "No cooperativo, lugares aqui: no máximo 3." in reply.text


@pytest.mark.rule("SA-217", "SA-220")
async def test_a_pause_takes_no_time_from_anybody_and_no_answer(city: City) -> None:
    await city.lit()
    orange, mover = await city.leader(1), await city.follower(1)
    await orange(f"clue {(await city.row())[0]}")
    await city.later(120)
    assert await city.seconds_left("move") == 60

    await (await city.follower(0))(Pause())
    refused = await mover("go D3")
    await city.later(1000)
    await orange(Resume())

    assert not refused.ok
    assert await city.seconds_left("move") == 60
    assert (await mover("go D3")).ok


@pytest.mark.rule("SA-631")
@pytest.mark.parametrize(("settings", "seconds"), [({}, 25), ({"pace": "correspondence"}, 1), ({"ai_delay_s": 60}, 60)])
async def test_a_computer_takes_its_time_in_a_race(city: City, settings: Any, seconds: int) -> None:
    await city.alone(**settings)
    await city.ana("ready")
    while not (await city.board()).is_running:
        await city.later(1)
    began = await city.entries()
    await city.later(max(0, seconds - 2))
    assert await city.entries() == began

    await city.later(7)
    assert await city.entries() > began


@pytest.mark.rule("SA-705")
async def test_a_button_of_a_card_that_is_gone_takes_no_neighbour(city: City) -> None:
    await city.lit()
    black, orange, card = await city.leader(0), await city.leader(1), (await city.row())[0]
    stale = next(button for button in black.notice.buttons if card in button.id)
    await orange(f"clue {card}")
    before = await city.board()

    reply = await black.only(Press(stale.id))

    assert not reply.ok
    assert await city.board() == before


async def test_a_card_that_is_taken_while_somebody_thinks_of_it_leaves_their_draft(city: City) -> None:
    await city.lit()
    black, orange, (card, other, *_) = await city.leader(0), await city.leader(1), await city.row()
    buttons = {name: next(one for one in black.notice.buttons if name in one.id) for name in (card, other)}
    drafted = await black(Press(buttons[card].id))
    assert buttons[card].label in seen(drafted).text

    await orange(f"clue {card}")
    again = await black(Press(next(one.id for one in black.notice.buttons if other in one.id)))

    assert buttons[card].label not in seen(again).text
    assert buttons[other].label in seen(again).text
    assert "main" in [button.tone for button in seen(again).buttons]


async def test_of_two_cards_that_became_one_meanwhile_no_clue_is_given_by_the_old_button(city: City) -> None:
    await city.lit()
    black, orange, (card, other, *_) = await city.leader(0), await city.leader(1), await city.row()
    buttons = [next(one.id for one in black.notice.buttons if name in one.id) for name in (card, other)]
    await black(Press(buttons[0]))
    drafted = seen(await black(Press(buttons[1])))
    await orange(f"clue {card}")
    before = await city.entries()

    late = await black(Press(next(one.id for one in drafted.buttons if one.tone == "main")))

    assert (late.ok, await city.entries()) == (False, before)


@pytest.mark.rule("SA-632")
async def test_each_reads_in_their_own_language(city: City) -> None:
    await city.lit()
    words = {"pt-BR": "Pista", "en": "Clue", "uk": "Підказка"}

    for colour in (0, 1):
        leader = await city.leader(colour)
        assert words[leader.person.language].lower() in leader.inbox[-1].lower()


@pytest.mark.rule("SA-707")
async def test_a_team_is_told_when_its_turn_comes_with_the_picture_and_reminded(city: City) -> None:
    await city.lit(pace="correspondence")
    leader, follower = await city.leader(1), await city.follower(1)
    before = len(follower.inbox)
    await leader(f"clue {(await city.row())[0]}")

    assert len(follower.inbox) == before + 1
    assert follower.notice.picture is not None
    sent = len(city.wire.log)
    await city.later(86_400 * 0.51, steps=3)
    assert any(address == f"door-{follower.person.name.lower()}" for _, _, address, *_ in city.wire.log[sent:])


async def test_a_tile_or_a_card_can_be_looked_at_from_near_in_ones_own_view(city: City) -> None:
    await city.lit()
    black = await city.leader(0)
    for line, things in (("look d4 C07", ("D4", "C07")), ("look", ())):
        picture = pictured(await black(line))

        assert (picture.kind, picture.things) == ("closer", things)
        assert picture.seat == (await city.kept(city.table)).table.seat_of(black.person.id)


@pytest.mark.rule("SA-405")
@pytest.mark.parametrize(("strict", "times"), [(True, 1), (False, 0)])
async def test_the_table_is_reminded_of_the_silence_once_a_round(city: City, strict: bool, times: int) -> None:
    await city.lit(strict_silence=strict)
    texts = "\n".join(city.wire.texts(PLACE))

    assert texts.count("speak through their cards alone") == times


@pytest.mark.rule("SA-201", "SA-302")
async def test_both_teams_press_at_the_same_instants_hundreds_of_times(city: City) -> None:
    await city.lit()
    leaders, followers = [[await who(colour) for colour in (0, 1)] for who in (city.leader, city.follower)]
    pressed = await city.entries()

    for _ in range(60):
        contested, *others = await city.row()
        replies = await asyncio.gather(*(leader.only(f"clue {contested}") for leader in leaders))
        late = next(leader for leader, reply in zip(leaders, replies, strict=True) if not reply.ok)
        await late.only(f"clue {others[0]}")
        ways = [quiet_cell(await city.board(), colour) for colour in (0, 1)]
        moves = [follower.only(f"go {cell}") for follower, cell in zip(followers, ways, strict=True)]
        pressed += 4

        assert sorted(reply.ok for reply in replies) == [False, True]
        assert [reply.ok for reply in await asyncio.gather(*moves)] == [True, True]
        assert await city.entries() == pressed
        city.now += 2_000  # nobody is refused so often in one minute

    board = await city.board()
    assert [team.hunt.cycles for team in board.teams] == [60, 60]
    lying = (*board.cards.centre, *board.cards.row, *board.cards.deck, *board.cards.discard)
    assert len(lying) == len(set(lying)) == 84


def quiet_cell(board: Any, colour: int) -> str:
    """Where a team may go without anything happening."""
    city_map = board.case.city_map
    loud = {*city_map.police[colour], *city_map.clients(colour), *city_map.evidence(colour)}
    return next(cell for cell in within(board.team(colour).hunt.at, 1) if cell not in loud)


@pytest.fixture(autouse=True)
def _no_album() -> Iterator[None]:
    yield
    albums.offer("")


@pytest.mark.rule("SA-043")
async def test_a_match_with_ones_own_pictures_goes_on_in_a_house_that_is_not_told_of_their_folder(city: City) -> None:
    album = Album("mine", {"C01": OwnPicture("c01.jpeg", title="Boat")})
    albums.hang(album)
    albums.offer("mine")
    await city.lit(picture_source="folder")
    albums.offer("")

    kept = await city.kept(city.table)

    assert kept.match.setup.settings.album == kept.match.position.board.rules.album == "mine"
    assert (await city.ana("/status")).ok


@pytest.mark.rule("SA-043")
async def test_other_pictures_brought_later_do_not_come_into_a_match(city: City) -> None:
    for name in ("mine", "other"):
        albums.hang(Album(name, {"C01": OwnPicture(f"{name}.jpeg", title=name)}))
    albums.offer("mine")
    await city.lit(picture_source="folder")
    albums.offer("other")

    assert (await city.kept(city.table)).match.setup.settings.album == "mine"
