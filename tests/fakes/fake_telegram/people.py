"""People to script: they type, press, follow links, block, leave. What they do reaches the bot as updates."""

import asyncio
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

from fake_telegram.server import FakeTelegram, Query
from fake_telegram.world import Chat, Message, User

PATIENCE_SECONDS = 120


@dataclass
class Human:
    """Somebody with Telegram on a phone."""

    fake: FakeTelegram
    user: User

    @classmethod
    def called(cls, fake: FakeTelegram, number: int, name: str, language: str = "en") -> "Human":
        """Somebody new."""
        fake.users[number] = User(number, name, language)
        return cls(fake, fake.users[number])

    @property
    def id(self) -> int:
        """The number of this person, and of their private chat."""
        return self.user.id

    # --- acting ---

    def says(self, text: str, chat: Chat | None = None, topic: int | None = None, to: Message | None = None) -> int:
        """Type something in a chat, a topic, or in private; the number of the update, 0 if the bot is not told."""
        where = chat or self._private()
        message = self._typed(text, where, topic, to)
        if where.is_private or self._is_for_the_bot(text, to, where):
            self.user.known = True
            return self.fake.post.put("message", self._shown(message, text))
        return 0

    def whispers(self, text: str, chat: Chat) -> int:
        """Type an ephemeral command: nobody else in the group sees it."""
        message = self._typed(text, chat, None, None)
        message.only_for = self.id
        return self.fake.post.put("message", self._shown(message, text))

    def starts(self, payload: str = "") -> int:
        """Open the private chat and press Start, as a deep link does."""
        self.user.opened, self.user.blocked = True, False
        return self.says(f"/start {payload}".strip())

    def follows(self, url: str) -> int:
        """Follow a deep link."""
        query = parse_qs(urlsplit(url).query)
        return self.starts(query["start"][0])

    async def press(self, message: Message, label: str) -> dict[str, Any]:
        """Press the button of this label, or that begins so; how the bot answered."""
        return await self.answered(self.pressing(message, self.data(message, label)))

    def data(self, message: Message, label: str) -> str:
        """What the button of this label, or that begins so, stands for."""
        fitting = [one for one in message.buttons if one["text"] == label]
        fitting = fitting or [one for one in message.buttons if one["text"].startswith(label)]
        if not fitting:
            raise AssertionError(f"no button {label!r} among {message.labels}")
        data: str = fitting[0]["callback_data"]
        return data

    async def taps(self, message: Message, label: str) -> dict[str, Any]:
        """Press a button as a client does: one with a link opens it, and so does an answer that is nothing else."""
        url: str = next((one["url"] for one in message.buttons if one["text"].startswith(label) and "url" in one), "")
        answer: dict[str, Any] = {"text": "", "alert": False, "url": url} if url else await self.press(message, label)
        if answer["url"]:
            self.follows(answer["url"])
        return answer

    def pressing(self, message: Message, data: str) -> str:
        """Press a button by its data; the id of the query."""
        number = f"query-{next(self.fake.numbers)}"
        self.user.known = True
        self.fake.queries[number] = Query(self.id, message.chat.id, self.fake.clock())
        shown = self.fake.shown(message)
        if message.forgotten or (message.chat.id, message.id) not in self.fake.messages:
            shown = {"message_id": message.id, "chat": message.chat.plain(), "date": 0}
        content = {"id": number, "from": self.user.plain(), "message": shown, "chat_instance": "1", "data": data}
        self.last_update = self.fake.post.put("callback_query", content)
        return number

    async def answered(self, number: str) -> dict[str, Any]:
        """Wait for the answer to a press."""
        query = self.fake.queries[number]
        async with asyncio.timeout(PATIENCE_SECONDS):
            await query.done.wait()
        assert query.answer is not None
        return query.answer

    async def offered(self, typed: str = "") -> list[dict[str, Any]]:
        """Type the bot's name in some other chat, and this behind it; what the bot offers to be sent there."""
        number = f"inline-{next(self.fake.numbers)}"
        query = self.fake.inline[number] = Query(self.id, 0, self.fake.clock())
        content = {"id": number, "from": self.user.plain(), "query": typed, "offset": ""}
        self.fake.post.put("inline_query", content)
        async with asyncio.timeout(PATIENCE_SECONDS):
            await query.done.wait()
        assert query.answer is not None
        assert query.answer["personal"], "what is offered to one person would be kept for others"
        found: list[dict[str, Any]] = query.answer["results"]
        return found

    def blocks(self) -> None:
        """Block the bot."""
        self.user.blocked = True
        self._membership(self._private(), "member", "kicked")

    def removes(self, chat: Chat) -> None:
        """Throw the bot out of a group."""
        chat.bot = "kicked"
        self._membership(chat, "member", "kicked")

    def adds(self, chat: Chat, status: str = "member") -> None:
        """Invite the bot into a group, or make it an administrator."""
        before, chat.bot = chat.bot, status
        self._membership(chat, before, status)

    def upgrades(self, chat: Chat, number: int) -> Chat:
        """Turn a group into a supergroup: it gets another number, and both chats are told."""
        new = self.fake.group(number, chat.title, type="supergroup", admins=chat.admins)
        chat.migrated_to = number
        for where, service in ((chat, {"migrate_to_chat_id": number}), (new, {"migrate_from_chat_id": chat.id})):
            message = self._typed("", where, None, None)
            message.service = service
            self.fake.post.put("message", message.plain())
        return new

    # --- looking ---

    def sees(self, chat: Chat | None = None, topic: int | None = None) -> list[Message]:
        """The bot's messages that this person sees, oldest first."""
        where = self.id if chat is None else chat.id
        found = (one for (number, _), one in sorted(self.fake.messages.items()) if number == where)
        own = (one for one in found if one.only_for in (None, self.id) and not one.lost)
        mine = (one for one in own if one.sender["id"] == self.fake.me["id"])
        return [one for one in mine if topic is None or one.thread == topic]

    def pinged(self, chat: Chat) -> list[Message]:
        """The messages that call this person, so that their phone rings."""
        return [one for one in self.sees(chat) if any(self._is_meant(entity, one.text) for entity in one.entities)]

    def _is_meant(self, entity: dict[str, Any], text: str) -> bool:
        if entity["type"] == "text_mention":
            return bool(entity["user"]["id"] == self.id)
        start, end = entity["offset"], entity["offset"] + entity["length"]
        named = text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le")
        return entity["type"] == "mention" and named == f"@{self.user.username}"

    def texts(self, chat: Chat | None = None) -> list[str]:
        """What those messages say."""
        return [one.text for one in self.sees(chat)]

    def board(self, chat: Chat, topic: int | None = None) -> Message:
        """The living board of a chat: its last message with buttons that everybody sees."""
        found = [one for one in self.sees(chat, topic) if one.buttons and one.only_for is None]
        return found[-1]

    # --- inside ---

    def _private(self) -> Chat:
        if self.id not in self.fake.chats:
            self.fake.chats[self.id] = Chat(self.id, "private", self.user.name)
        return self.fake.chats[self.id]

    def _typed(self, text: str, chat: Chat, topic: int | None, to: Message | None) -> Message:
        at = int(self.fake.clock())
        message = Message(next(self.fake.numbers), chat, self.user.plain(), at, topic, text, reply_to=to)
        self.fake.messages[chat.id, message.id] = message
        return message

    def _shown(self, message: Message, text: str) -> dict[str, Any]:
        shown = message.plain()
        if text.startswith("/"):
            shown["entities"] = [{"type": "bot_command", "offset": 0, "length": len(text.split(maxsplit=1)[0])}]
        return shown

    def _is_for_the_bot(self, text: str, to: Message | None, chat: Chat) -> bool:
        """Privacy mode: commands with the bot's name, those without any if no other bot wrote since, and replies."""
        if text.startswith("/"):
            name, _, addressed = text.split(maxsplit=1)[0].partition("@")
            unnamed = addressed == "" and not chat.another_bot_spoke
            return len(name) > 1 and (unnamed or addressed == self.fake.me["username"])
        return to is not None and to.sender["id"] == self.fake.me["id"]

    def _membership(self, chat: Chat, before: str, after: str) -> None:
        self.fake.post.put(
            "my_chat_member",
            {
                "chat": chat.plain(),
                "from": self.user.plain(),
                "date": int(self.fake.clock()),
                "old_chat_member": self.fake.membership(chat, before),
                "new_chat_member": self.fake.membership(chat, after),
            },
        )
