"""What others are shown of a link that stands in a chat, before anybody opens it; over real HTTP."""

import io
import re
from html import unescape

import pytest
from aiohttp import ClientSession
from PIL import Image
from support.visiting import Visit

from bot.store.sqlite import SqliteShelf
from bot.tables.looks.painters import Painters
from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject
from engine.games import games
from render.canvas import photographed

SIZE = (1200, 630)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Covers are quick to paint and plain; of which games some were."""
    painted: list[str] = []
    photo = photographed(Image.new("RGB", SIZE))

    def paint(_: Painters, subject: Subject) -> Painted:
        painted.append(subject.game.slug)
        return Painted(photo, "", "")

    monkeypatch.setattr(Painters, "paint", paint)
    return painted


async def previewed(session: ClientSession, url: str) -> dict[str, str]:
    """What a page says of itself to whoever only shows its link."""
    async with session.get(url, headers={"User-Agent": "TelegramBot (like TwitterBot)"}) as answer:
        assert answer.status == 200
        page = await answer.text()
    said = re.findall(r'<meta (?:property|name)="(\S+)" content="(.*?)">', page)
    return {name: unescape(text) for name, text in said if name != "viewport"}


async def pictured(session: ClientSession, url: str) -> Image.Image:
    async with session.get(url) as answer:
        assert (answer.status, answer.content_type) == (200, "image/jpeg")
        assert "max-age" in answer.headers["Cache-Control"]
        return Image.open(io.BytesIO(await answer.read()))


async def test_an_invitation_shows_the_games_cover_in_the_tables_language(visit: Visit) -> None:
    ana = visit("ana", language="uk")
    await ana.does("play", "noites")
    await ana.until(lambda: ana.phase == "lobby")

    shown = await previewed(ana.session, f"{ana.origin}/r/room")

    assert shown["og:title"] == "Ночі жаху"
    assert shown["og:locale"] == "uk"
    assert shown["og:description"]
    assert shown["twitter:card"] == "summary_large_image"
    assert shown["og:image"] == f"{ana.origin}/preview/uk/noites.jpg"
    assert (await pictured(ana.session, shown["og:image"])).size == SIZE


async def test_the_front_page_and_a_room_without_a_game_show_the_house(visit: Visit, painted: list[str]) -> None:
    ana = visit("ana")
    front = await previewed(ana.session, f"{ana.origin}/")
    empty = await previewed(ana.session, f"{ana.origin}/r/nobody-here")

    assert front == empty
    assert front["og:title"] == "Mestre"
    assert (await pictured(ana.session, front["og:image"])).size == SIZE
    assert set(painted) == set(games())


async def test_a_preview_tells_no_secret_and_nothing_that_the_place_does_not_show(visit: Visit) -> None:
    ana = visit("ana")
    await ana.does("play", "holland")
    await ana.until(lambda: ana.phase == "lobby")
    door = await previewed(ana.session, f"{ana.origin}/r/room")

    assert await previewed(ana.session, ana.url) == door
    assert await previewed(ana.session, f"{ana.origin}/r/room/a-key-of-nobody") == door
    assert not any(secret in text for text in door.values() for secret in ("room", "key-of", "ana"))


async def test_the_page_of_a_table_that_cannot_be_read_opens_all_the_same(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def load_at(_: SqliteShelf, place: str) -> None:
        raise ValueError(place)

    ana = visit("ana")
    monkeypatch.setattr(SqliteShelf, "load_at", load_at)

    assert (await previewed(ana.session, f"{ana.origin}/r/room"))["og:title"] == "Mestre"


async def test_a_cover_is_painted_once_however_often_it_is_asked_for(visit: Visit, painted: list[str]) -> None:
    ana = visit("ana")
    for asked in ("en/holland", "en/holland", "en", "en"):
        await pictured(ana.session, f"{ana.origin}/preview/{asked}.jpg")
    for strange in ("en/no_game", "xx/holland", "xx"):
        async with ana.session.get(f"{ana.origin}/preview/{strange}.jpg") as answer:
            assert answer.status == 404

    assert sorted(painted) == sorted(games())


async def test_a_cover_that_could_not_be_painted_is_painted_when_it_is_asked_for_again(
    visit: Visit, painted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = visit("ana")
    asked = f"{ana.origin}/preview/en/holland.jpg"

    def broken(_: Painters, subject: Subject) -> Painted:
        raise OSError(subject.game.slug)

    with monkeypatch.context() as trouble:
        trouble.setattr(Painters, "paint", broken)
        async with ana.session.get(asked) as answer:
            assert answer.status == 500

    assert (await pictured(ana.session, asked)).size == SIZE
    assert painted == ["holland"]
