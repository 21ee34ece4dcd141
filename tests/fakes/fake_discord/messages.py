"""Messages: sent, edited, deleted, with files that join their descriptions by number."""

import json
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from fake_discord.emojis import check as check_emoji
from fake_discord.limits import check_message, pinged
from fake_discord.rights import require_clean
from fake_discord.world import COMPONENTS_V2, EPHEMERAL, LOADING, Attachment, Channel, Message, walked
from fake_discord.wrong import Wrong, invalid, unknown

if TYPE_CHECKING:
    from fake_discord.server import FakeDiscord

NONCE_SECONDS = 300


@dataclass
class Form:
    """What a call brings: a body, and files by their field's number."""

    body: dict[str, Any]
    files: dict[str, tuple[str, bytes]]

    @classmethod
    async def of(cls, request: web.Request) -> "Form":
        """Read it, however it was sent."""
        if request.content_type != "multipart/form-data":
            text = await request.text()
            return cls(json.loads(text) if text else {}, {})
        form = cls({}, {})
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            raw = bytes(await part.read())
            if part.name == "payload_json":
                form.body = json.loads(raw)
            else:
                form.files[(part.name or "").removeprefix("files[").removesuffix("]")] = (part.filename or "", raw)
        return form

    @property
    def uploaded(self) -> int:
        """How many bytes of files it brings."""
        return sum(len(raw) for _, raw in self.files.values())

    @property
    def message(self) -> "Form":
        """The message inside an answer to an interaction."""
        return Form(self.body.get("data") or {}, self.files)


class Messages:
    """Every message of the application."""

    def __init__(self, fake: "FakeDiscord") -> None:
        self.fake = fake
        self.by_id: dict[int, Message] = {}

    def send(self, channel: Channel, form: Form, only_for: int | None = None, number: int | None = None) -> Message:
        """A new message, of this number if it is given; the one of this nonce if it was sent before."""
        same = self._same(channel, form.body)
        if same is not None:
            return same
        files = self._files(form, [])
        self._check(form.body, channel, files)
        flags = int(form.body.get("flags") or 0)
        fake = self.fake
        number = number or next(fake.numbers)
        message = Message(number, channel, fake.me, fake.clock(), flags=flags, only_for=only_for)
        message.nonce = form.body.get("nonce")
        self.by_id[message.id] = message
        self._fill(message, form.body, files)
        message.mentions = pinged(form.body, message.text)
        fake.seen("send", message, message.mentions, form.uploaded)
        return message

    def loading(self, channel: Channel, flags: int, only_for: int | None) -> Message:
        """A message that says that the bot is thinking."""
        fake = self.fake
        message = Message(next(fake.numbers), channel, fake.me, fake.clock(), flags=flags | LOADING, only_for=only_for)
        self.by_id[message.id] = message
        return message

    def system(self, channel: Channel, kind: int) -> Message:
        """A line of the service itself about what the bot did."""
        message = Message(next(self.fake.numbers), channel, self.fake.me, self.fake.clock(), kind=kind)
        self.by_id[message.id] = message
        return message

    def edit(self, message: Message, form: Form) -> Message:
        """Make a message say this instead."""
        first = message.loading
        files = self._files(form, message.attachments)
        self._check(form.body, message.channel, files, 0 if first else message.flags or 1 << 6)
        content, components = form.body.get("content", message.content), form.body.get("components", message.components)
        if not (message.flags | int(form.body.get("flags") or 0)) & COMPONENTS_V2 and not (
            content or components or files
        ):
            raise Wrong(400, 50006, "Cannot send an empty message")
        message.flags = (message.flags | int(form.body.get("flags") or 0)) & ~LOADING
        message.edits += not first
        self._fill(message, form.body, files)
        self.fake.seen("send" if first else "edit", message, uploaded=form.uploaded)
        return message

    def delete(self, message: Message) -> None:
        """Take a message away."""
        del self.by_id[message.id]
        if message.id in message.channel.pins:
            message.channel.pins.remove(message.id)
        self.fake.seen("delete", message)

    def _check(self, body: dict[str, Any], channel: Channel, files: list[Attachment], was: int = 0) -> None:
        check_message(body, files, was)
        parts = walked(body.get("components") or [])
        for one in (each for part in parts for each in (part, *part.get("options", ())) if each.get("emoji")):
            check_emoji(one["emoji"], self.fake.emojis)
        require_clean(channel, body, "\n".join(str(part.get("content", "")) for part in parts))

    def at(self, channel: Channel, number: str) -> Message:
        """A message of a channel that its author may change."""
        message = self.by_id.get(int(number))
        if message is None or message.channel is not channel or message.only_for is not None:
            raise unknown("Message")
        return message

    def _same(self, channel: Channel, body: dict[str, Any]) -> Message | None:
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        recent = self.fake.clock() - NONCE_SECONDS
        own = (one for one in self.by_id.values() if one.channel is channel and one.at >= recent)
        return next((one for one in own if one.nonce == body["nonce"]), None)

    def _files(self, form: Form, kept: list[Attachment]) -> list[Attachment]:
        if "attachments" not in form.body:
            new = form.files.values()
            return [*kept, *(Attachment(next(self.fake.numbers), name, raw) for name, raw in new)]
        found = []
        for told in form.body["attachments"]:
            old = next((one for one in kept if one.id == int(told["id"])), None)
            if old is None and str(told["id"]) not in form.files:
                raise invalid("attachments", f"No file {told['id']} was uploaded.")
            name, raw = form.files.get(str(told["id"]), ("", b""))
            if old is None:
                self.fake.require_room()
            made = Attachment(next(self.fake.numbers), told.get("filename", name), raw, told.get("description"))
            found.append(old or made)
        return found

    def _fill(self, message: Message, body: dict[str, Any], files: list[Attachment]) -> None:
        message.content = body.get("content", message.content) or ""
        message.attachments = files
        if "components" in body:
            message.components = deepcopy(body["components"] or [])
        for part in walked(message.components):
            media = [item["media"] for item in part.get("items", ())]
            for one in media + [part[key] for key in ("media", "file") if key in part]:
                self._resolve(one, files)

    def _resolve(self, media: dict[str, Any], files: list[Attachment]) -> None:
        """A file's place of its own in the echo."""
        name = media["url"].removeprefix("attachment://")
        for file in files:
            if name in (file.filename, file.plain()["url"]):
                media |= {"url": file.plain()["url"], "proxy_url": file.plain()["url"], "width": 1, "height": 1}
                media |= {"attachment_id": str(file.id), "content_type": "image/jpeg"}


def flags_of(body: dict[str, Any]) -> int:
    """Whether an answer is for one person only."""
    return int((body.get("data") or body).get("flags") or 0) & EPHEMERAL
