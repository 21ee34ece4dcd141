"""The table in a browser, over real HTTP: whole games, private sides, and requests that no page of ours makes."""

from collections.abc import Callable
from pathlib import Path

from aiohttp import ClientSession
from aiohttp.test_utils import TestServer
from conftest import Visitor

from bot.store.sqlite import SqliteShelf
from bot.web.serving import web_table
from engine.games import games

Visit = Callable[[str], Visitor]


async def test_one_person_plays_a_whole_game_against_computer_players(visit: Visit) -> None:
    ana = visit("ana")
    for line in ("/play holland", "/fill 3", "/configure rest_limit 1", "/start"):
        assert (await ana.says(line))["ok"]

    await ana.until(lambda: bool(ana.buttons("own")))
    while not any("The game is over" in text for text in ana.texts("place")):
        before = len(ana.traffic)
        for line in ("pass", "choose 1", "choose 3", "choose 5", "choose 7"):
            if (await ana.says(line))["ok"]:
                break
        await ana.until(lambda before=before: len(ana.traffic) > before)  # type: ignore[misc]

    assert any("The game is over" in text for text in ana.texts("place"))


async def test_a_pick_reaches_nobody_elses_page_before_the_reveal(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo")
    await ana.says("/play holland")
    await bo.says("/join")
    await ana.says("/start")
    await bo.says("/confirm")
    await bo.until(lambda: bool(bo.buttons("own")))
    before = len(bo.traffic)

    assert (await ana.says("choose 5"))["ok"]
    await bo.until(lambda: len(bo.traffic) > before)

    assert all("Climb" not in line.replace('"label": "5 Climb"', "") for line in bo.traffic[before:])
    assert (await bo.says("choose 2"))["ok"]


async def test_a_name_with_markup_stays_text(visit: Visit) -> None:
    eve = visit("<b>eve</b>")
    await eve.says("/play holland")

    await eve.until(lambda: any("<b>eve</b>" in text for text in eve.texts("place")))


async def test_another_page_cannot_press_anything(server: TestServer) -> None:
    async with ClientSession() as session:
        body = {"line": "/play holland", "delivery": "1", "name": "x", "language": "en"}
        foreign = await session.post(server.make_url("/r/a/b"), json=body, headers={"Origin": "http://evil.example"})
        bare = await session.post(server.make_url("/r/a/b"), json=body)

    assert (foreign.status, bare.status) == (403, 403)


async def test_what_is_no_request_of_ours_is_refused(server: TestServer) -> None:
    origin = {"Origin": str(server.make_url("/")).rstrip("/")}
    async with ClientSession() as session:
        garbled = await session.post(server.make_url("/r/a/b"), data=b"{", headers=origin)
        large = await session.post(server.make_url("/r/a/b"), data=b"x" * 20_000, headers=origin)

    assert (garbled.status, large.status) == (400, 413)


async def test_the_page_may_load_nothing_but_its_own(server: TestServer) -> None:
    async with ClientSession() as session:
        answer = await session.get(server.make_url("/"))

    assert answer.status == 200
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert len(answer.url.path.split("/")[3]) >= 32


async def test_pictures_cannot_be_guessed(server: TestServer) -> None:
    async with ClientSession() as session:
        assert (await session.get(server.make_url("/picture/guess"))).status == 404


async def test_who_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    shelf = SqliteShelf.opened(tmp_path / "data", games)
    async with TestServer(web_table(shelf, a_second=1).app()) as server, ClientSession() as session:
        headers = {"Origin": str(server.make_url("/")).rstrip("/")}
        body = {"line": "/help", "delivery": "1", "name": "x", "language": "en"}
        answers = [await session.post(server.make_url("/r/a/b"), json=body, headers=headers) for _ in range(8)]

    assert [answer.status for answer in answers[:5]] == [200] * 5
    assert answers[-1].status == 429
    shelf.close()
