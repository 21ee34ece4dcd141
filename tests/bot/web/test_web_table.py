"""The table in a browser, over real HTTP: whole games, private sides, and requests that no page of ours makes."""

from collections.abc import Callable
from pathlib import Path

from aiohttp import ClientSession
from visiting import Visitor, open_house

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


async def test_another_page_cannot_press_anything(address: str) -> None:
    async with ClientSession() as session:
        body = {"line": "/play holland", "delivery": "1", "name": "x", "language": "en"}
        foreign = await session.post(f"{address}r/a/b", json=body, headers={"Origin": "http://evil.example"})
        bare = await session.post(f"{address}r/a/b", json=body)

    assert (foreign.status, bare.status) == (403, 403)


async def test_what_is_no_request_of_ours_is_refused(address: str) -> None:
    origin = {"Origin": address.rstrip("/")}
    async with ClientSession() as session:
        garbled = await session.post(f"{address}r/a/b", data=b"{", headers=origin)
        large = await session.post(f"{address}r/a/b", data=b"x" * 20_000, headers=origin)

    assert (garbled.status, large.status) == (400, 413)


async def test_the_page_may_load_nothing_but_its_own(address: str) -> None:
    async with ClientSession() as session:
        answer = await session.get(address)

    assert answer.status == 200
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert len(answer.url.path.split("/")[3]) >= 32


async def test_pictures_cannot_be_guessed(address: str) -> None:
    async with ClientSession() as session:
        assert (await session.get(f"{address}picture/guess")).status == 404


async def test_who_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    async with open_house(tmp_path, a_second=1) as address, ClientSession() as session:
        headers = {"Origin": address.rstrip("/")}
        body = {"line": "/help", "delivery": "1", "name": "x", "language": "en"}
        answers = [await session.post(f"{address}r/a/b", json=body, headers=headers) for _ in range(8)]

    assert [answer.status for answer in answers[:5]] == [200] * 5
    assert answers[-1].status == 429
