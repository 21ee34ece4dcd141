"""A bot written with the real library, and what it sends."""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from discord import ui
from fake_discord import Channel, FakeDiscord, Human

POST = "POST /channels/{channel}/messages"


class Client(discord.AutoShardedClient):
    """A client that answers whatever is asked of it with one function."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents(guilds=True))
        super().__init__(guild_ready_timeout=0.05, chunk_guilds_at_startup=False, **options)
        self.answer: Callable[[discord.Interaction], Any] = lambda asked: asked.response.defer()
        self.heard: list[int] = []

    async def on_interaction(self, asked: discord.Interaction) -> None:
        self.heard.append(asked.id)
        await self.answer(asked)


@asynccontextmanager
async def logged_in(fake: FakeDiscord, **options: Any) -> AsyncIterator[Client]:
    async with running(Client(**options), fake) as client:
        yield client


@asynccontextmanager
async def running(client: Client, fake: FakeDiscord) -> AsyncIterator[Client]:
    await client.login(fake.token)
    connected = asyncio.create_task(client.connect())
    await client.wait_until_ready()
    try:
        yield client
    finally:
        await client.close()
        await connected


def room(client: Client, channel: Channel) -> discord.PartialMessageable:
    return client.get_partial_messageable(channel.id)


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def buttons(*ids: str, label: str = "Go") -> ui.ActionRow[Any]:
    return ui.ActionRow(*(ui.Button(label=label, custom_id=one) for one in ids))


def gallery(alt: str = "", name: str = "board.png", times: int = 1) -> ui.MediaGallery[Any]:
    items = [discord.MediaGalleryItem(f"attachment://{name}", description=alt or None) for _ in range(times)]
    return ui.MediaGallery(*items)


def png() -> discord.File:
    return discord.File(io.BytesIO(b"png"), "board.png")


def menu(options: int) -> ui.ActionRow[Any]:
    select: ui.Select[Any] = ui.Select(custom_id="menu")
    select._underlying.options = [discord.SelectOption(label=str(one)) for one in range(options)]
    return ui.ActionRow(select)


async def asked(client: Client, fake: FakeDiscord, channel: Channel, answer: Callable[..., Any]) -> Any:
    """Ana presses a button, and this is how the bot answers."""
    done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def natural(interaction: discord.Interaction) -> None:
        try:
            done.set_result(await answer(interaction))
        except Exception as wrong:
            done.set_exception(wrong)

    client.answer = natural
    ana = Human.called(fake, 7, "Ana")
    await room(client, channel).send(view=layout(buttons("press")))
    asking = await ana.pressing(ana.board(channel), "press")
    await done
    return asking


async def soon(happened: Callable[[], bool]) -> None:
    """Until the client has heard of something."""
    async with asyncio.timeout(60):
        while not happened():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def refused(call: Awaitable[Any]) -> int:
    """The code with which the service refuses a call."""
    with pytest.raises(discord.HTTPException) as wrong:
        await call
    return wrong.value.code


def a_post(name: str = "A table", **more: Any) -> Any:
    """A post with its first message."""
    return discord.http.handle_message_parameters(content="hi", channel_payload={"name": name, **more})


@asynccontextmanager
async def listening(fake: FakeDiscord) -> AsyncIterator[tuple[Client, list[str]]]:
    """A client that hears what people write."""
    read: list[str] = []

    class Listener(Client):
        async def on_message(self, message: discord.Message) -> None:
            if message.author.id != fake.me.id:
                read.append(message.content)

    client = Listener(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
    async with running(client, fake):
        yield client, read
