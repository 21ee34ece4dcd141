"""People to script: they give commands, type, press, choose, and look. What they do reaches the bot as interactions."""

import asyncio
from dataclasses import dataclass
from typing import Any

from fake_discord.asking import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMITTED, Asking
from fake_discord.limits import MENTION
from fake_discord.rights import may
from fake_discord.server import FakeDiscord
from fake_discord.world import BITS, FORUM, GROUP, Channel, Guild, Message, User, bits

PATIENCE_SECONDS = 120
IN_SERVER, WITH_THE_BOT, AMONG_PEOPLE = 0, 1, 2
KINDS = {"string": 3, "integer": 4, "boolean": 5}
SUB_COMMAND = 1
SHOWN_TEXT, LABEL = 10, 18


class NotOfferedError(AssertionError):
    """Discord shows this person nothing here to press or to choose."""


class InteractionFailedError(AssertionError):
    """Nobody said in time that what this person did was heard."""


@dataclass
class Human:
    """Somebody with Discord open."""

    fake: FakeDiscord
    user: User
    manages: bool = False

    @classmethod
    def called(cls, fake: FakeDiscord, number: int, name: str, locale: str = "en-US") -> "Human":
        """Somebody new."""
        fake.users[number] = User(number, name, locale)
        return cls(fake, fake.users[number])

    @property
    def id(self) -> int:
        """The number of this person."""
        return self.user.id

    @property
    def private(self) -> Channel:
        """The private chat with the bot."""
        return self.fake.private(self.user)

    # --- acting ---

    async def slash(self, name: str, channel: Channel | None = None, **options: Any) -> Asking:
        """Give a command (`seat kick` for one of a group) and wait for the answer."""
        return await self.answered(await self.slashing(name, channel, **options))

    async def slashing(self, name: str, channel: Channel | None = None, **options: Any) -> Asking:
        """Give a command and do not wait."""
        where = channel or self.private
        return await self._ask(COMMAND, where, self._command(name, options, where))

    async def types(self, name: str, channel: Channel | None = None, **options: Any) -> list[tuple[str, Any]]:
        """Type the last of these options; what is suggested, as name and value."""
        where = channel or self.private
        data = self._command(name, options, where)
        inside = data["options"][0] if data["options"][0]["type"] == SUB_COMMAND else data
        inside["options"][-1]["focused"] = True
        asking = await self.answered(await self._ask(AUTOCOMPLETE, where, data))
        return [(one["name"], one["value"]) for one in asking.choices]

    async def press(self, message: Message, label: str) -> Asking:
        """Press the button, or choose the entry, of this label, or that begins so; wait for the answer."""
        return await self.answered(await self.pressing(message, self.find(message, label)))

    async def pressing(self, message: Message, pressed: str) -> Asking:
        """Press a button by its id, or choose an entry by its menu's id and its value; do not wait."""
        if message.channel.locked and not self.manages:
            raise NotOfferedError("nobody can press anything in a locked thread")
        menu, chosen, value = pressed.partition("=")
        about = {"component_type": 3, "values": [value]} if chosen else {"component_type": 2}
        return await self._ask(COMPONENT, message.channel, {"custom_id": menu, **about}, message)

    def find(self, message: Message, label: str) -> str:
        """The id behind a label."""
        fitting = [pressed for shown, pressed in message.buttons if shown == label]
        fitting = fitting or [pressed for shown, pressed in message.buttons if shown.startswith(label)]
        if not fitting:
            raise AssertionError(f"nothing called {label!r} among {message.labels}")
        return fitting[0]

    async def submits(self, opened: Asking, **values: str) -> Asking:
        """Fill in the form that was opened, by the ids of its fields, and wait for the answer."""
        assert opened.modal is not None, "no form was opened"
        rows = [
            {**one, "component": _filled(one["component"], values)}
            if one["type"] == LABEL
            else {**one, "components": [_filled(each, values) for each in one["components"]]}
            for one in opened.modal["components"]
            if one["type"] != SHOWN_TEXT
        ]
        data = {"custom_id": opened.modal["custom_id"], "components": rows}
        return await self.answered(await self._ask(SUBMITTED, opened.channel, data, opened.source))

    async def says(self, text: str, channel: Channel | None = None, answers: bool = False) -> Message:
        """Write something, to everybody in a channel or to the bot; as an answer to the bot it calls the bot."""
        where, fake = channel or self.private, self.fake
        if where.type == FORUM:
            raise NotOfferedError("in a forum people write in posts only")
        message = Message(next(fake.numbers), where, self.user, fake.clock(), text)
        message.mentions = tuple(int(user) for user, _ in MENTION.findall(text) if user)
        message.mentions += (fake.application,) if answers else ()
        fake.said[message.id] = message
        await fake.told_of(message)
        return message

    async def answered(self, asking: Asking) -> Asking:
        """Wait until there is an answer to look at."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            await asking.done.wait()
        if asking.failed:
            raise InteractionFailedError(f"This interaction failed: heard after {asking.took:.1f} s")
        return asking

    async def removes(self, guild: Guild) -> None:
        """Throw the bot out of a server."""
        guild.gone = True
        await self.fake.gateway.tell("GUILD_DELETE", {"id": str(guild.id)}, guild.id)

    async def invites(self, guild: Guild) -> None:
        """Let the bot into a server, perhaps again."""
        guild.gone = False
        await self.fake.gateway.tell("GUILD_CREATE", guild.plain(self.fake.me, joined=True), guild.id)

    async def changes(self, channel: Channel) -> None:
        """The bot hears that something about a channel is different: rights, or of a thread a lock. Of the threads of a
        channel whose rights have changed it hears nothing."""
        assert channel.guild is not None
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        await self.fake.gateway.tell(event, channel.plain(), channel.guild.id)

    async def deletes(self, channel: Channel) -> None:
        """Delete a channel or a thread."""
        assert channel.guild is not None
        self.fake.forget(channel)
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        await self.fake.gateway.tell(event, channel.plain(), channel.guild.id)

    # --- looking ---

    def sees(self, channel: Channel | None = None) -> list[Message]:
        """The bot's messages that this person sees in a channel, or in private, oldest first."""
        where = channel or self.private
        found = (one for _, one in sorted(self.fake.messages.by_id.items()) if one.channel is where)
        return [one for one in found if one.only_for in (None, self.id) and not one.loading]

    def texts(self, channel: Channel | None = None) -> list[str]:
        """What those messages say."""
        return [one.text for one in self.sees(channel)]

    def board(self, channel: Channel) -> Message:
        """The living board of a channel: its last message with buttons that everybody sees."""
        return [one for one in self.sees(channel) if one.buttons and one.only_for is None][-1]

    # --- inside ---

    def _command(self, name: str, options: dict[str, Any], channel: Channel) -> dict[str, Any]:
        top, _, sub = name.partition(" ")
        command = next(one for one in self.fake.commands if one["name"] == top)
        self._require_offered(command, channel)
        declared = command
        if sub:
            declared = next(one for one in command["options"] if one["name"] == sub)
        kinds = {one["name"]: one["type"] for one in declared.get("options") or []}
        given = [{"name": name, "type": kinds[name], "value": value} for name, value in options.items()]
        inside = [{"name": sub, "type": SUB_COMMAND, "options": given}] if sub else given
        return {"id": command["id"], "name": top, "type": 1, "options": inside}

    def _require_offered(self, command: dict[str, Any], channel: Channel) -> None:
        """Discord offers a command where its contexts and the ways in which the application is installed allow it."""
        if channel.type == FORUM:
            raise NotOfferedError("in a forum people give commands in posts only")
        types = command.get("integration_types") or [0]
        contexts = command.get("contexts") or [IN_SERVER, WITH_THE_BOT, AMONG_PEOPLE]
        carried = 1 in types and self.id in self.fake.carried_by
        installed = channel.type != GROUP and (channel.guild is None or not channel.guild.gone)
        if _context(channel) not in contexts or not (carried or (0 in types and installed)):
            raise NotOfferedError(f"/{command['name']} is not offered here")
        if channel.guild is not None and "use_application_commands" not in channel.home.people_may and not self.manages:
            raise NotOfferedError("no commands are offered in this channel")

    async def _ask(self, kind: int, channel: Channel, data: dict[str, Any], source: Message | None = None) -> Asking:
        number = next(self.fake.numbers)
        token = f"token{number:040}"
        payload: dict[str, Any] = {
            "id": str(number),
            "application_id": str(self.fake.application),
            "type": kind,
            "data": data,
        }
        payload |= {"token": token, "version": 1, "locale": self.user.locale, "entitlements": []}
        payload |= {
            "channel": channel.plain(),
            "channel_id": str(channel.id),
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        payload |= {"authorizing_integration_owners": self._owners(channel), **self._where(channel)}
        if source is not None:
            payload["message"] = source.plain()
        asking = Asking(number, token, kind, self.user, channel, payload, self.fake.clock(), source)
        asking.carried = "0" not in payload["authorizing_integration_owners"]
        self.fake.asked[number] = asking
        await self.tell(asking)
        return asking

    async def tell(self, asking: Asking) -> None:
        """Let the bot hear of an interaction, perhaps once more."""
        guild = asking.channel.guild
        await self.fake.gateway.tell("INTERACTION_CREATE", asking.payload, guild.id if guild else None)

    def _owners(self, channel: Channel) -> dict[str, str]:
        """By whom the application is here: installed by the server, or carried by whoever asks."""
        carried = {"1": str(self.id)} if self.id in self.fake.carried_by else {}
        if channel.guild is None:
            return carried | ({} if channel.type == GROUP else {"0": "0"})
        return carried | ({} if channel.guild.gone else {"0": str(channel.guild.id)})

    def _where(self, channel: Channel) -> dict[str, Any]:
        if channel.guild is None:
            return {"user": self.user.plain(), "context": _context(channel), "app_permissions": bits(list(BITS))}
        stamp = "2026-01-01T00:00:00+00:00"
        member = {"user": self.user.plain(), "roles": [], "joined_at": stamp, "deaf": False, "mute": False, "flags": 0}
        member["permissions"] = bits(["manage_channels"] if self.manages else ["view_channel"])
        guild = {"id": str(channel.guild.id), "locale": "en-US", "features": []}
        about = {"guild_id": str(channel.guild.id), "guild": guild, "guild_locale": "en-US", "context": 0}
        return {**about, "member": member, "app_permissions": bits(may(channel))}


def _context(channel: Channel) -> int:
    if channel.guild is not None:
        return IN_SERVER
    return AMONG_PEOPLE if channel.type == GROUP else WITH_THE_BOT


def _filled(one: dict[str, Any], values: dict[str, str]) -> dict[str, Any]:
    return {"type": one["type"], "custom_id": one["custom_id"], "value": values.get(one["custom_id"], "")}
