"""The REST routes, each one short: look things up, check, change, show."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from fake_discord.asking import (
    CHOICES,
    DEFERRED_MESSAGE,
    DEFERRED_UPDATE,
    MESSAGE,
    MODAL,
    UPDATE,
    Asking,
)
from fake_discord.commands import overwritten, shown
from fake_discord.emojis import made as emoji_made
from fake_discord.limits import check_choices, check_modal
from fake_discord.messages import Form, flags_of
from fake_discord.rights import (
    require_answerable,
    require_changeable,
    require_right,
    require_room_for_a_pin,
    require_seen,
    require_tags,
    require_writable,
)
from fake_discord.world import FORUM, PINNED, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message
from fake_discord.wrong import Wrong, invalid, unknown

if TYPE_CHECKING:
    from fake_discord.server import FakeDiscord

MOST_NAME = 100
Route = Callable[[web.Request], Awaitable[Any]]


class Rest:
    """What can be called."""

    def __init__(self, fake: "FakeDiscord") -> None:
        self.fake = fake
        message = "/channels/{channel}/messages/{message}"
        original = "/webhooks/{application}/{token}/messages/{message}"
        self.routes: dict[str, Route] = {
            "GET /users/@me": self.me,
            "GET /oauth2/applications/@me": self.application,
            "GET /gateway/bot": self.gateway,
            "PUT /applications/{application}/commands": self.commands,
            "GET /applications/{application}/commands": self.all_commands,
            "GET /applications/{application}/emojis": self.all_emojis,
            "POST /applications/{application}/emojis": self.new_emoji,
            "DELETE /applications/{application}/emojis/{emoji}": self.delete_emoji,
            "POST /interactions/{id}/{token}/callback": self.callback,
            "POST /webhooks/{application}/{token}": self.follow_up,
            f"GET {original}": self.original,
            f"PATCH {original}": self.edit_original,
            f"DELETE {original}": self.delete_original,
            "GET /users/{user}": self.user,
            "POST /users/@me/channels": self.private,
            "GET /channels/{channel}": self.channel,
            "PATCH /channels/{channel}": self.change_channel,
            "POST /channels/{channel}/threads": self.thread,
            "PUT /channels/{channel}/thread-members/{user}": self.invite,
            "PUT /channels/{channel}/messages/pins/{message}": self.pin,
            "PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me": self.react,
            "POST /channels/{channel}/messages": self.send,
            f"GET {message}": self.message,
            f"PATCH {message}": self.edit,
            f"DELETE {message}": self.delete,
        }

    # --- the application ---

    async def me(self, _: web.Request) -> Any:
        """Who the bot is."""
        return self.fake.me.plain()

    async def application(self, _: web.Request) -> Any:
        """What the application is."""
        about = {"id": str(self.fake.application), "name": "Mestre", "description": "", "icon": None, "flags": 0}
        about |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "team": None}
        return {**about, "owner": self.fake.me.plain(), "rpc_origins": []}

    async def gateway(self, _: web.Request) -> Any:
        """Where to connect, with how many shards."""
        limits = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        return {"url": self.fake.gateway_url, "shards": self.fake.shards, "session_start_limit": limits}

    async def commands(self, request: web.Request) -> Any:
        """Register commands in the place of all earlier ones."""
        fake = self.fake
        fake.commands = overwritten(fake.commands, await request.json(), fake.numbers, fake.application)
        return fake.commands

    async def all_commands(self, request: web.Request) -> Any:
        """What is registered."""
        return shown(self.fake.commands, in_full=request.query.get("with_localizations") in ("true", "1"))

    async def all_emojis(self, _: web.Request) -> Any:
        """Every emoji of the application."""
        return {"items": self.fake.emojis}

    async def new_emoji(self, request: web.Request) -> Any:
        """One more emoji."""
        self.fake.emojis.append(emoji_made(self.fake.emojis, await request.json(), self.fake.numbers))
        return self.fake.emojis[-1]

    async def delete_emoji(self, request: web.Request) -> Any:
        """One emoji fewer."""
        kept = [one for one in self.fake.emojis if one["id"] != request.match_info["emoji"]]
        if len(kept) == len(self.fake.emojis):
            raise Wrong(404, 10014, "Unknown Emoji")
        self.fake.emojis[:] = kept

    # --- interactions ---

    async def callback(self, request: web.Request) -> Any:
        """The first answer to an interaction."""
        asking = self._asking(request.match_info["token"])
        if asking.id != int(request.match_info["id"]):
            raise unknown("Interaction")
        form = await Form.of(request)
        kind = form.body["type"]
        if kind != CHOICES:
            require_answerable(asking.channel)
        if form.files:
            self.fake.require_room()
        asking.acknowledge(kind)
        message = self._first_answer(asking, kind, form)
        if request.query.get("with_response") not in ("1", "true", "True"):
            return None
        told: dict[str, Any] = {"id": str(asking.id), "type": asking.type}
        told |= {"response_message_id": str(message.id)} if message else {}
        told["response_message_loading"] = kind == DEFERRED_MESSAGE
        told["response_message_ephemeral"] = bool(message and message.only_for)
        resource = {"type": kind} | ({"message": message.plain()} if message else {})
        return {"interaction": told, "resource": resource}

    def _first_answer(self, asking: Asking, kind: int, form: Form) -> Message | None:
        fake = self.fake
        if kind == CHOICES:
            asking.choices = form.body["data"]["choices"]
            check_choices(asking.choices)
            asking.done.set()
        elif kind == MESSAGE:
            asking.original = asking.answered(self._answer(asking, form.message))
        elif kind == DEFERRED_MESSAGE:
            only_for = asking.only_for(bool(flags_of(form.body)))
            asking.original = fake.messages.loading(asking.channel, flags_of(form.body), only_for)
        elif kind == MODAL:
            check_modal(form.body["data"])
            asking.modal = form.body["data"]
            asking.done.set()
        elif kind in (DEFERRED_UPDATE, UPDATE):
            asking.original = asking.source
            if kind == UPDATE and asking.source is not None:
                asking.answered(fake.messages.edit(asking.source, form.message))
        return asking.original

    async def follow_up(self, request: web.Request) -> Any:
        """One more answer; the first after a deferral takes the place of the thinking."""
        asking = self._alive(request)
        form = await Form.of(request)
        original = asking.original
        if original is not None and original.loading:
            return asking.answered(self.fake.messages.edit(original, form)).plain()
        asking.follow_up()
        return asking.answered(self._answer(asking, form)).plain()

    async def original(self, request: web.Request) -> Any:
        """An answer, as it stands."""
        return self._answered(request).plain()

    async def edit_original(self, request: web.Request) -> Any:
        """Change an answer."""
        message = self._answered(request)
        changed = self.fake.messages.edit(message, await Form.of(request))
        return self._alive(request).answered(changed).plain()

    async def delete_original(self, request: web.Request) -> Any:
        """Take an answer away."""
        message, asking = self._answered(request), self._alive(request)
        self.fake.messages.delete(message)
        asking.done.set()

    def _answer(self, asking: Asking, form: Form) -> Message:
        only_for = asking.only_for(bool(flags_of(form.body)))
        return self.fake.messages.send(asking.channel, form, only_for)

    def _answered(self, request: web.Request) -> Message:
        asking, number = self._alive(request), request.match_info["message"]
        if number == "@original":
            message = asking.original
        else:
            message = next((one for one in asking.answers if one.id == int(number)), None)
        if message is None or message.id not in self.fake.messages.by_id:
            raise unknown("Message")
        return message

    def _asking(self, token: str) -> Asking:
        for asking in self.fake.asked.values():
            if asking.token == token:
                return asking
        raise unknown("Webhook")

    def _alive(self, request: web.Request) -> Asking:
        asking = self._asking(request.match_info["token"])
        asking.require_alive(self.fake.clock())
        require_answerable(asking.channel)
        return asking

    # --- people, channels, messages ---

    async def user(self, request: web.Request) -> Any:
        """Somebody."""
        user = self.fake.users.get(int(request.match_info["user"]))
        if user is None:
            raise unknown("User")
        return user.plain()

    async def private(self, request: web.Request) -> Any:
        """The private chat with somebody; that it is closed shows only when something is sent."""
        user = self.fake.users.get(int((await request.json())["recipient_id"]))
        if user is None:
            raise unknown("User")
        if not self.fake.has_private(user):
            self.fake.thrift.open_chat()
        return self.fake.private(user).plain()

    async def channel(self, request: web.Request) -> Any:
        """A channel."""
        channel = self._channel(request)
        require_seen(channel)
        return channel.plain()

    async def change_channel(self, request: web.Request) -> Any:
        """Open or close a thread."""
        channel = self._channel(request)
        channel.archived = (await request.json()).get("archived", channel.archived)
        return channel.plain()

    async def thread(self, request: web.Request) -> Any:
        """A new thread."""
        parent, form = self._channel(request), await Form.of(request)
        if parent.is_thread or parent.guild is None:
            raise Wrong(400, 50024, "Cannot execute action on this channel type")
        if parent.type == FORUM:
            return await self._post(parent, form)
        kind = PRIVATE_THREAD if form.body.get("type", PRIVATE_THREAD) == PRIVATE_THREAD else PUBLIC_THREAD
        right = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
        require_right(parent, right)
        return (await self.fake.opens_thread(parent, form.body["name"], kind)).plain()

    async def _post(self, forum: Channel, form: Form) -> Any:
        """A post of a forum: a thread with its first message."""
        require_right(forum, "send_messages", *(["attach_files"] if form.files else []))
        if "message" not in form.body:
            raise Wrong(400, 50035, "Invalid Form Body: message: This field is required")
        if not 1 <= len(form.body["name"]) <= MOST_NAME:
            raise invalid("name", "Must be between 1 and 100 in length.")
        require_tags(forum, [int(one) for one in form.body.get("applied_tags") or ()])
        made = self.fake.thread(forum, form.body["name"])
        try:
            first = self.fake.messages.send(made, Form(form.body["message"], form.files), number=made.id)
        except Wrong:
            self.fake.forget(made)
            raise
        await self.fake.tells_of(made)
        return made.plain() | {"message": first.plain()}

    async def pin(self, request: web.Request) -> Any:
        """Pin a message; a line of its own says so."""
        channel = self._channel(request)
        require_right(channel, "pin_messages")
        message = self.fake.messages.at(channel, request.match_info["message"])
        if message.id not in channel.pins:
            require_room_for_a_pin(channel)
            channel.pins.append(message.id)
            await self.fake.told_of(self.fake.messages.system(channel, PINNED))

    async def invite(self, request: web.Request) -> Any:
        """Let somebody into a thread."""
        self._channel(request).members.add(int(request.match_info["user"]))

    async def react(self, request: web.Request) -> Any:
        """Put a sign under a message."""
        channel, number = self._channel(request), int(request.match_info["message"])
        if channel.guild is not None:
            require_right(channel, "add_reactions")
        if number not in self.fake.said and number not in self.fake.messages.by_id:
            raise unknown("Message")
        self.fake.reactions.append((number, request.match_info["emoji"]))

    async def send(self, request: web.Request) -> Any:
        """Send a message."""
        channel, form = self._channel(request), await Form.of(request)
        require_writable(channel, bool(form.files))
        return self.fake.messages.send(channel, form).plain()

    async def message(self, request: web.Request) -> Any:
        """A message, as it stands."""
        return self.fake.messages.at(self._channel(request), request.match_info["message"]).plain()

    async def edit(self, request: web.Request) -> Any:
        """Change a message."""
        channel, form = self._channel(request), await Form.of(request)
        require_changeable(channel, bool(form.files))
        message = self.fake.messages.at(channel, request.match_info["message"])
        self.fake.thrift.edit(channel, message.at)
        return self.fake.messages.edit(message, form).plain()

    async def delete(self, request: web.Request) -> Any:
        """Take a message away."""
        channel = self._channel(request)
        require_changeable(channel)
        self.fake.messages.delete(self.fake.messages.at(channel, request.match_info["message"]))

    def _channel(self, request: web.Request) -> Channel:
        channel = self.fake.channels.get(int(request.match_info["channel"]))
        if channel is None:
            raise unknown("Channel")
        return channel
