"""What stands at an address, apart from any server: messages, changes, what comes back, pictures that are kept."""

from threading import current_thread, main_thread
from typing import Any

import pytest

from bot.tables.model.intents import Door
from bot.tables.model.reply import A_CALL, Painted, Screen
from bot.tables.ports.platform import MessageGone
from bot.web import streams
from bot.web.streams import Stream, WebPlatform
from render.packing import PackedLayer, PackedScene
from render.shared_art import Art

PLACE = "web:room"
DOOR = Door("web", "web:ana")


def message(name: str, text: str = "", **more: Any) -> dict[str, Any]:
    return {"id": name, "text": text or name, "picture": None, **more}


def test_a_page_is_told_what_came_after_its_mark() -> None:
    stream = Stream()
    stream.put(message("a"))
    mark = stream.mark
    stream.put(message("b"))

    assert stream.since(mark) == [{"do": "put", "message": message("b")}]


def test_a_mark_of_another_stream_means_nothing() -> None:
    old, new = Stream(), Stream()
    for stream in (old, new):
        stream.put(message("a"))

    assert new.since(old.mark) == [new.all]


def test_a_page_that_was_away_too_long_is_told_everything() -> None:
    stream = Stream()
    mark = stream.mark
    for number in range(streams.MOST_CHANGES + 2):
        stream.put(message(str(number)))

    assert stream.since(mark) == [stream.all]


def test_only_so_many_messages_stand() -> None:
    stream = Stream()
    for number in range(streams.MOST_MESSAGES + 5):
        stream.put(message(str(number)))

    assert len(stream.messages) == streams.MOST_MESSAGES
    assert "0" not in stream.messages


def test_what_comes_back_stands_before_what_is_here_and_not_twice() -> None:
    stream = Stream()
    stream.put(message("letter-9", "Ana has chosen.\nBo has chosen."))
    stream.restore([message("log-0", "Round 1."), message("log-1", "Ana has chosen.")])

    assert [one["text"] for one in stream.messages.values()] == ["Round 1.", "Ana has chosen.\nBo has chosen."]


def test_nothing_that_comes_back_wakes_nobody() -> None:
    stream = Stream()
    stream.put(message("a"))
    mark = stream.mark
    stream.restore([message("log-0", "a")])

    assert stream.since(mark) == []


async def test_a_notice_calls_and_is_no_message() -> None:
    platform = WebPlatform()
    await platform.send(DOOR, A_CALL, None, "letter-1")

    assert platform.stream(DOOR.address).messages == {}
    assert platform.stream(DOOR.address).changes[-1][1] == {"do": "call"}


async def test_a_message_that_is_gone_cannot_be_edited() -> None:
    with pytest.raises(MessageGone):
        await WebPlatform().edit(PLACE, "letter-1", Screen("x"), None)


def a_scene(said: str, marks: int = 0, drawn: int = 0) -> PackedScene:
    layer = PackedLayer('{"ground":""}', tuple(f'{{"text":"mark {number}","x":{number}}}' for number in range(marks)))
    art = {"d0": Art("0 0 9 9", f'<path d="{"M0 0h9" * (drawn // 6)}"/>')} if drawn else {}
    return PackedScene.of(said, (layer,) if marks else (), art)


async def test_the_same_picture_has_the_same_name_and_no_other_process_knows_it() -> None:
    one, other = WebPlatform(), WebPlatform()
    painted = Painted(b"", "alt", "twin", a_scene("scene"))

    assert one.kept(painted)["name"] == one.kept(painted)["name"] != other.kept(painted)["name"]


@pytest.mark.parametrize(
    ("marks", "drawn", "on_the_loop"), [(20, 0, True), (20, 2_000, True), (2000, 0, False), (20, 50_000, False)]
)
async def test_much_that_is_new_is_told_beside_the_loop_on_which_presses_are_answered(
    marks: int, drawn: int, on_the_loop: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[bool] = []
    told = PackedScene.told

    def noted(scene: PackedScene, known: Any, drawings: Any) -> Any:
        where.append(current_thread() is main_thread())
        return told(scene, known, drawings)

    monkeypatch.setattr(PackedScene, "told", noted)
    platform = WebPlatform()
    before, after = (
        platform.kept(Painted(b"", "", "", a_scene('{"wide":9}', *many))) for many in ((1, 0), (marks, drawn))
    )
    written = await platform.told(after, [before["name"]])

    assert where == [on_the_loop]
    assert f'"mark {marks - 1}"' in written


async def test_old_pictures_make_room_and_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST_PICTURE_LETTERS", 10)
    platform = WebPlatform()
    await platform.send(PLACE, Screen("board"), Painted(b"", "", "", a_scene("x" * 8)), "letter-1")
    assert not platform.lacks(platform.stream(PLACE))
    platform.kept(Painted(b"", "", "", a_scene("y" * 8)))

    assert platform.lacks(platform.stream(PLACE))


def test_streams_that_nobody_touches_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST_STREAMS", 2)
    platform = WebPlatform()
    first = platform.stream("web:a")
    for address in ("web:b", "web:c"):
        platform.stream(address)

    assert platform.stream("web:a") is not first
