"""Requests that no page of ours makes, links that allow less than others, and names that would like to be markup."""

import asyncio
import json
import re
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path

import pytest
from aiohttp import ClientResponse, ClientSession, WSServerHandshakeError
from support.visiting import Visit, open_house, started, watching

from bot.web import adapter, app, asking, guard
from bot.web.askers import Askers

BODY = {"line": "/play holland", "delivery": "1", "name": "x", "language": "en"}


async def answer_of(request: AbstractAsyncContextManager[ClientResponse]) -> ClientResponse:
    """What is answered, to the last byte."""
    async with request as answer:
        await answer.read()
        return answer


async def test_a_name_with_markup_stays_text(visit: Visit) -> None:
    eve = visit("eve")
    eve.name = "<b>eve</b>"
    await eve.says("/play holland")

    await eve.until(lambda: any("<b>eve</b>" in text for text in eve.texts("place")))


async def test_another_page_cannot_press_anything(address: str) -> None:
    async with ClientSession() as session:
        foreign = await answer_of(session.post(f"{address}r/a/b", json=BODY, headers={"Origin": "http://evil.example"}))
        bare = await answer_of(session.post(f"{address}r/a/b", json=BODY))

    assert (foreign.status, bare.status) == (403, 403)


async def test_another_page_cannot_listen(address: str) -> None:
    async with ClientSession() as session:
        with pytest.raises(WSServerHandshakeError) as refused:
            await session.ws_connect(f"{address}r/a/b/live", origin="http://evil.example")

    assert refused.value.status == 403


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b'{"line": "x"}',
        b'{"line": 3, "name": "x", "language": "en"}',
        b'{"do": ["nothing"], "name": "x", "language": "en"}',
        b"[" * 8_000,
        b'{"a":' * 1_600,
        b'{"line": "x", "name": "\\ud83d", "language": "en"}',
        b'{"line": "\\ud83d", "name": "x", "language": "en"}',
    ],
    ids=lambda body: body[:40].decode(),
)
async def test_what_is_no_request_of_ours_is_refused(address: str, body: bytes) -> None:
    async with ClientSession() as session:
        answer = await answer_of(session.post(f"{address}r/a/b", data=body, headers={"Origin": address.rstrip("/")}))

    assert answer.status == 400


@pytest.mark.parametrize("charset", ["rot13", "nonsense", "base64"])
async def test_a_request_in_letters_that_nobody_knows_is_refused(address: str, charset: str) -> None:
    headers = {"Origin": address.rstrip("/"), "Content-Type": f"application/json; charset={charset}"}
    async with ClientSession() as session:
        answer = await answer_of(session.post(f"{address}r/a/b", data=json.dumps(BODY), headers=headers))

    assert answer.status == 400


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "null"])
async def test_a_page_that_cannot_say_where_it_comes_from_cannot_press_anything(address: str, origin: str) -> None:
    async with ClientSession() as session:
        answer = await answer_of(session.post(f"{address}r/a/b", json=BODY, headers={"Origin": origin}))

    assert answer.status == 403


@pytest.mark.parametrize("wanted", [{"do": ["kick"]}, {"do": ["kick", "x"]}, {"do": ["board"]}, {"press": "x"}])
async def test_only_a_line_can_be_completed(address: str, wanted: dict[str, object]) -> None:
    body = {key: value for key, value in BODY.items() if key != "line"} | wanted
    headers = {"Origin": address.rstrip("/")}
    async with ClientSession() as session:
        answer = await answer_of(session.post(f"{address}r/a/b/like", json=body, headers=headers))

    assert answer.status == 400


async def test_what_is_too_large_is_refused(address: str) -> None:
    async with ClientSession() as session:
        answer = await answer_of(
            session.post(f"{address}r/a/b", data=b"x" * 20_000, headers={"Origin": address.rstrip("/")})
        )

    assert answer.status == 413


async def test_the_page_may_load_nothing_but_its_own(address: str) -> None:
    async with ClientSession() as session:
        answer = await answer_of(session.get(f"{address}new"))

    assert answer.status == 200
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert len(answer.url.path.split("/")[3]) >= 32


async def test_pictures_cannot_be_guessed(address: str) -> None:
    async with ClientSession() as session:
        assert (await answer_of(session.get(f"{address}picture/guess"))).status == 404


async def test_a_watching_link_does_not_lead_to_the_room(visit: Visit) -> None:
    ana = visit("ana")

    assert "room" not in await watching(ana)


@pytest.mark.parametrize("line", ["/join", "/hand", "/watch", "choose 1", "/act choose 1", "/language uk", "/forgetme"])
async def test_who_only_watches_can_do_nothing(visit: Visit, line: str) -> None:
    ana = visit("ana")
    await ana.does("play", "holland")
    path = await watching(ana)

    async with ana.session.post(
        f"{ana.origin}{path}", json={**BODY, "line": line}, headers={"Origin": ana.origin}
    ) as answer:
        assert answer.status == 403


async def test_who_only_watches_can_press_no_button_of_the_game(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo")
    await started(ana, bo)
    path = await watching(ana)

    press = {**BODY, "press": ana.buttons[0]["id"]}
    async with ana.session.post(f"{ana.origin}{path}", json=press, headers={"Origin": ana.origin}) as answer:
        assert answer.status == 403


async def test_a_room_of_one_s_own_opens_no_seat_at_another_table(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo")
    await started(ana)
    eve = visit("eve", path="/r/another-room/key-of-eve")
    table = ana.standing["table"]
    answers = [await eve.asks(press=f"m1:{table}::0:c:{one}") for one in ("join", "join.2", "watch", "status", "board")]
    here = await bo.does("join")

    assert [answer["ok"] for answer in answers] == [False] * 5
    assert [seat["person"] for seat in ana.standing["seats"]] == [True, False, False]
    assert here["text"] == "The others are asked whether you may take seat 2."


async def test_who_only_watches_may_look(visit: Visit) -> None:
    ana = visit("ana")
    await ana.does("play", "holland")
    eve = visit("eve", path=await watching(ana))

    assert (await eve.does("rules"))["ok"]
    assert (await eve.says("/status"))["screen"]["text"]


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for hearing that it was too much."""
    monkeypatch.setattr(guard, "LATER_SECONDS", 0)


@pytest.mark.usefixtures("at_once")
async def test_who_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    async with open_house(tmp_path, a_second=1) as address, ClientSession() as session:
        headers = {"Origin": address.rstrip("/")}
        body = {**BODY, "line": "/help"}
        answers = [await answer_of(session.post(f"{address}r/a/b", json=body, headers=headers)) for _ in range(8)]

    assert [answer.status for answer in answers[:5]] == [200] * 5
    assert answers[-1].status == 429


async def test_a_person_has_so_many_pages_open_and_no_more(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MOST_PAGES", 2)
    headers = {"Origin": address.rstrip("/")}
    async with ClientSession() as session:
        pages = [await session.ws_connect(f"{address}r/a/b/live", headers=headers) for _ in range(2)]
        with pytest.raises(WSServerHandshakeError) as refused:
            await session.ws_connect(f"{address}r/a/b/live", headers=headers)
        for page in pages:
            await page.close()

    assert (len(pages), refused.value.status) == (2, 503)


async def test_who_asks_on_waits_longer_for_the_answer_than_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "LATER_SECONDS", 0.4)
    async with open_house(tmp_path, a_second=0.2) as address, ClientSession() as session:
        headers, clock = {"Origin": address.rstrip("/")}, asyncio.get_running_loop().time
        took: dict[int, float] = {}
        for _ in range(2):
            began = clock()
            answer = await answer_of(session.post(f"{address}r/a/b", json=BODY, headers=headers))
            took[answer.status] = clock() - began

    assert took[429] >= 0.4


@pytest.mark.usefixtures("at_once")
async def test_what_no_page_of_ours_sends_is_worth_ten_requests(tmp_path: Path) -> None:
    async with open_house(tmp_path, a_second=1) as address, ClientSession() as session:
        headers = {"Origin": address.rstrip("/")}
        asking = [session.post(f"{address}r/a/key-{one}", data=b"{", headers=headers) for one in range(24)]
        answers = [(await answer_of(one)).status for one in asking]

    assert answers.count(400) <= 120 // 10
    assert set(answers) == {400, 429}


@pytest.mark.usefixtures("at_once")
async def test_a_line_of_two_thousand_letters_is_worth_ten_short_ones(tmp_path: Path) -> None:
    async with open_house(tmp_path, a_second=2) as address, ClientSession() as session:
        headers = {"Origin": address.rstrip("/")}
        body = {**BODY, "line": "0 " * 1_000}
        answers = [await answer_of(session.post(f"{address}r/a/b", json=body, headers=headers)) for _ in range(3)]

    assert [answer.status for answer in answers] == [200, 429, 429]


@pytest.mark.usefixtures("at_once")
async def test_new_keys_from_one_address_do_not_help(tmp_path: Path) -> None:
    async with open_house(tmp_path, a_second=0.2) as address, ClientSession() as session:
        headers = {"Origin": address.rstrip("/")}
        asking = (answer_of(session.post(f"{address}r/a/key-{one}", json=BODY, headers=headers)) for one in range(80))
        answers = await asyncio.gather(*asking)

    assert {answer.status for answer in answers} == {200, 429}


async def statuses(address: str, many: int, said_by: str) -> list[int]:
    """What so many requests for a page get, that a proxy says come from there."""
    async with ClientSession(headers={"X-Forwarded-For": said_by}) as session:
        return [(await answer_of(session.get(f"{address}words/en"))).status for _ in range(many)]


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(("proxies", "is_told_apart"), [((), False), (("127.0.0.1",), True), (("10.0.0.0/8",), False)])
async def test_a_rude_guest_behind_a_proxy_is_told_from_the_others_if_it_is_named(
    tmp_path: Path, proxies: tuple[str, ...], is_told_apart: bool
) -> None:
    async with open_house(tmp_path, a_second=0.2, proxies=proxies) as address:
        rude = await statuses(address, 60, "198.51.100.7")
        other = await statuses(address, 1, "198.51.100.8")

    assert 429 in rude
    assert (other == [200]) == is_told_apart


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("claimed", ["198.51.100.8, 198.51.100.7", "nonsense, 198.51.100.7"])
async def test_what_a_guest_says_of_itself_is_not_believed(tmp_path: Path, claimed: str) -> None:
    async with open_house(tmp_path, a_second=0.2, proxies=("127.0.0.1",)) as address:
        rude = await statuses(address, 60, claimed)
        other = await statuses(address, 1, "198.51.100.8")

    assert (429 in rude, other) == (True, [200])


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("[::1", 421),
        ("localhost:1", 200),
        ("192.168.1.20", 200),
    ],
)
async def test_only_by_a_name_of_ours_is_anything_answered(address: str, host: str, status: int) -> None:
    async with ClientSession(headers={"Host": host}) as session:
        assert (await answer_of(session.get(f"{address}words/en"))).status == status


def test_names_that_the_operator_has_told_are_ours() -> None:
    askers = Askers.told((), "https://Mestre.example.org:8443/", "pi")

    assert all(map(askers.knows, ("mestre.example.org", "MESTRE.example.org:8443", "pi:8080", "pi.local", "[::1]:80")))
    assert not any(map(askers.knows, ("example.org", "", "pi.example.org", "notlocal")))


async def test_new_rooms_from_one_address_come_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "ROOMS_A_SECOND", 0.1)
    async with open_house(tmp_path, a_second=8) as address, ClientSession() as session:
        headers = {"Origin": address.rstrip("/")}
        asking = (answer_of(session.post(f"{address}r/{one}/key", json=BODY, headers=headers)) for one in range(12))
        answers = await asyncio.gather(*asking)
        at_the_table = await answer_of(
            session.post(f"{address}r/0/key", json={**BODY, "delivery": "2", "line": "/status"}, headers=headers)
        )

    assert {answer.status for answer in answers} == {200, 429}
    assert at_the_table.status == 200


async def test_one_address_does_not_hold_every_page(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MOST_FROM_ONE_ADDRESS", 3)
    headers = {"Origin": address.rstrip("/")}
    async with ClientSession() as session:
        pages = [await session.ws_connect(f"{address}r/a/{one}/live", headers=headers) for one in range(3)]
        with pytest.raises(WSServerHandshakeError) as refused:
            await session.ws_connect(f"{address}r/a/3/live", headers=headers)
        await pages[0].close()
        assert await opened_at_last(session, f"{address}r/a/3/live", headers)
        for page in pages:
            await page.close()

    assert refused.value.status == 503


async def test_a_page_that_was_made_of_other_scripts_is_told_of_ours(address: str) -> None:
    headers = {"Origin": address.rstrip("/")}
    async with ClientSession() as session:
        async with session.get(f"{address}r/a/b") as answer:
            found = re.search('<html data-made="([0-9a-f]{16})"', await answer.text())
        assert found is not None
        told = []
        for query in (f"?made={found[1]}", "?made=older", ""):
            async with session.ws_connect(f"{address}r/a/b/live{query}", headers=headers) as page:
                told.append((await page.receive_json()).get("made"))

    assert told == [None, found[1], None]


async def opened_at_last(session: ClientSession, url: str, headers: dict[str, str]) -> bool:
    """A page whose place is free as soon as the server has seen another one close."""
    for _ in range(200):
        with suppress(WSServerHandshakeError):
            async with session.ws_connect(url, headers=headers) as page:
                return not page.closed
        await asyncio.sleep(0.02)
    return False


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\n"])
async def test_who_begins_a_request_and_does_not_end_it_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(adapter, "SILENCE_SECONDS", 0.2)
    async with open_house(tmp_path, a_second=8) as address:
        assert await rest_of(address, begun) == b""


async def test_who_does_not_send_what_it_announced_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "MOST_SECONDS", 0.2)
    origin = address.rstrip("/")
    head = f"POST /r/a/b HTTP/1.1\r\nHost: localhost\r\nOrigin: {origin}\r\nContent-Length: 99\r\n\r\n{{"
    head = head.replace("Host: localhost", f"Host: {origin.partition('//')[2]}")

    assert (await rest_of(address, head.encode())).startswith(b"HTTP/1.1 400")


async def rest_of(address: str, begun: bytes) -> bytes:
    """What comes back until the connection is closed."""
    host, _, port = address.partition("//")[2].rstrip("/").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(begun)
    try:
        return await asyncio.wait_for(reader.read(), 30)
    finally:
        writer.close()
