"""`mestre run` with only Discord's token set; killed and started again."""

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from discord_process import mestre_run
from fake_discord import FakeDiscord, Human
from support.breadth import breadth

from bot.store.sqlite import SqliteShelf
from engine.core.match import Acted
from engine.games import games

KILLS = breadth(2, 3)


@asynccontextmanager
async def process(folder: Path, fake: FakeDiscord) -> AsyncIterator[None]:
    """A house that is open meanwhile, and killed in the end."""
    fake.gateway.forget()
    child = await mestre_run(folder, fake.token, fake.base, fake.gateway_url)
    assert child.stdout is not None
    await child.stdout.readline()
    try:
        yield
    finally:
        child.send_signal(signal.SIGKILL)
        await child.wait()


async def test_it_serves_discord_until_it_is_asked_to_stop(tmp_path: Path) -> None:
    async with FakeDiscord().open() as fake:
        channel, ana = fake.channel(fake.guild()), Human.called(fake, 7, "Ana", "pt-BR")
        child = await mestre_run(tmp_path, fake.token, fake.base, fake.gateway_url)
        assert child.stdout is not None
        said = await child.stdout.readline()
        asking = await ana.slash("play", channel, game="holland")
        child.send_signal(signal.SIGTERM)
        _, errors = await child.communicate()

    assert said.decode().startswith("Mestre is at its tables")
    assert "mesa" in asking.answers[-1].text
    assert child.returncode == 0
    assert fake.token not in errors.decode()


async def test_a_wrong_token_gives_one_clear_line(tmp_path: Path) -> None:
    async with FakeDiscord().open() as fake:
        child = await mestre_run(tmp_path, "wrong", fake.base, fake.gateway_url)
        _, said = await child.communicate()

    assert child.returncode == 2
    assert said.decode().splitlines() == ["Discord does not accept this token. Copy it anew into .env."]


async def test_a_house_without_a_network_says_that_it_tries_again_and_closes_when_asked(tmp_path: Path) -> None:
    child = await mestre_run(tmp_path, "token", "http://127.0.0.1:9", "ws://127.0.0.1:9")
    assert child.stdout is not None
    said = [await child.stdout.readline() for _ in range(2)]
    child.send_signal(signal.SIGTERM)
    await child.communicate()

    assert said[1].decode().startswith("Discord cannot be reached yet.")
    assert child.returncode == 0


async def test_a_share_that_cannot_be_meant_gives_one_clear_line(tmp_path: Path) -> None:
    child = await mestre_run(tmp_path, "token", "http://127.0.0.1:9", "ws://127.0.0.1:9", DISCORD_SHARDS="all")
    _, said = await child.communicate()

    assert child.returncode == 2
    assert said.decode().splitlines()[-1].endswith("DISCORD_SHARDS. Such as this: DISCORD_SHARDS=0-3/16")


async def test_a_killed_house_goes_on_where_it_was(tmp_path: Path) -> None:
    """Each process is killed in the middle of a press; the hand that is pressed next was shown by it."""
    async with FakeDiscord().open() as fake:
        channel, ana, bo = fake.channel(fake.guild()), Human.called(fake, 7, "Ana"), Human.called(fake, 8, "Bo")
        async with process(tmp_path, fake):
            await ana.slash("play", channel, game="holland")
            await bo.slash("join", channel)
            await ana.slash("start", channel)
            await fake.until(lambda: "I am here" in ana.board(channel).labels)
            await bo.press(ana.board(channel), "I am here")
            await fake.until(lambda: "My hand" in ana.board(channel).labels)
            hand = (await ana.press(ana.board(channel), "My hand")).answers[-1]
        for number in range(KILLS):
            async with process(tmp_path, fake):
                asking = await ana.pressing(hand, next(pressed for _, pressed in hand.buttons if ":a:" in pressed))
                hand = (await ana.answered(asking)).answers[-1]
                if number < KILLS - 1:
                    again = next(pressed for _, pressed in hand.buttons if ":a:" in pressed)
                    await (await ana.pressing(hand, again)).heard.wait()

    games()
    shelf = SqliteShelf.opened(tmp_path / "data", games)
    table = shelf.file.table_at(f"discord:{channel.id}")
    assert table is not None
    acts = [line.entry for line in shelf.file.history(table) if isinstance(line.entry, Acted)]
    shelf.close()
    assert KILLS <= len(acts) < 2 * KILLS
    assert not fake.refused
