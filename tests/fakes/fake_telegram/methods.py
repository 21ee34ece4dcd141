"""The methods of the Bot API that a game master needs, each as strict as the service."""

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from fake_telegram import limits
from fake_telegram.faults import bad, forbidden
from fake_telegram.world import Chat, Message, User

if TYPE_CHECKING:
    from fake_telegram.server import FakeTelegram

Given = dict[str, Any]
EPHEMERAL_SECONDS = 15
QUERY_SECONDS = 60
INLINE_SECONDS = 10
DELETABLE_SECONDS = 48 * 3600
REACTIONS = ["👍", "👎", "❤", "🔥", "🥰", "👏", "😁", "🤔", "🤯", "😱", "🤬", "😢", "🎉", "🤩", "🤮", "💩", "🙏", "👌"]
SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")


class Methods:
    """Every method by its name."""

    def __init__(self, fake: "FakeTelegram") -> None:
        self.fake = fake
        self.by_name: dict[str, Callable[[Given], Awaitable[Any]]] = {
            "getMe": self.get_me,
            "getUpdates": self.get_updates,
            "setWebhook": self.set_webhook,
            "deleteWebhook": self.delete_webhook,
            "setMyCommands": self.set_my_commands,
            "getMyCommands": self.get_my_commands,
            "sendMessage": self.send_message,
            "sendPhoto": self.send_photo,
            "sendDocument": self.send_document,
            "editMessageText": self.edit_text,
            "editMessageCaption": self.edit_caption,
            "editMessageMedia": self.edit_media,
            "editMessageReplyMarkup": self.edit_markup,
            "editEphemeralMessageText": self.edit_text,
            "editEphemeralMessageMedia": self.edit_media,
            "editEphemeralMessageCaption": self.edit_caption,
            "deleteMessage": self.delete_message,
            "deleteEphemeralMessage": self.delete_message,
            "answerCallbackQuery": self.answer,
            "getChatAdministrators": self.administrators,
            "getChatMember": self.member,
            "pinChatMessage": self.pin,
            "createForumTopic": self.create_topic,
            "answerInlineQuery": self.answer_inline,
            "setMessageReaction": self.react,
            "getStickerSet": self.sticker_set,
        }

    # --- the bot itself ---

    async def get_me(self, _: Given) -> Any:
        return self.fake.me

    async def get_updates(self, given: Given) -> Any:
        return await self.fake.post.polled(
            given.get("offset", 0), given.get("timeout", 0), given.get("limit", 100), given.get("allowed_updates")
        )

    async def set_webhook(self, given: Given) -> Any:
        secret = given.get("secret_token", "")
        if secret and not SECRET.fullmatch(secret):
            raise bad("secret token contains unallowed characters")
        self.fake.post.to_webhook(given["url"], secret, given.get("allowed_updates"))
        return True

    async def delete_webhook(self, _: Given) -> Any:
        self.fake.post.to_webhook("", "", None)
        return True

    async def set_my_commands(self, given: Given) -> Any:
        self.fake.flood.check_menus(self.fake.clock())
        limits.check_commands(given["commands"])
        language = given.get("language_code", "")
        if language and not re.fullmatch(r"[a-z]{2}", language):
            raise bad("LANGUAGE_CODE_INVALID")
        self.fake.commands[given.get("scope", {"type": "default"})["type"], language] = given["commands"]
        return True

    async def get_my_commands(self, given: Given) -> Any:
        key = given.get("scope", {"type": "default"})["type"], given.get("language_code", "")
        return self.fake.commands.get(key, [])

    async def sticker_set(self, given: Given) -> Any:
        if given["name"] not in self.fake.emoji:
            raise bad("STICKERSET_INVALID")
        about = {"type": "custom_emoji", "width": 100, "height": 100, "is_animated": False, "is_video": False}
        stickers = [
            {**about, "file_id": number, "file_unique_id": number, "emoji": emoji, "custom_emoji_id": number}
            for emoji, number in self.fake.emoji[given["name"]].items()
        ]
        return {"name": given["name"], "title": "Signs", "sticker_type": "custom_emoji", "stickers": stickers}

    def _check_icons(self, markup: Given | None) -> None:
        """Icons are for bots whose owner has Premium, and for emoji that there are."""
        buttons = [button for row in (markup or {}).get("inline_keyboard", []) for button in row]
        known = {number for one in self.fake.emoji.values() for number in one.values()}
        for icon in (one["icon_custom_emoji_id"] for one in buttons if "icon_custom_emoji_id" in one):
            if not self.fake.owner_has_premium or icon not in known:
                raise bad("DOCUMENT_INVALID")

    # --- sending ---

    async def send_message(self, given: Given) -> Any:
        text = limits.parsed(given.get("text", ""), given.get("parse_mode"))
        limits.check_text(text)
        return self._send("sendMessage", given, text=text, entities=given.get("entities", []))

    async def send_photo(self, given: Given) -> Any:
        photo = self._photo(given, given["photo"])
        return self._send("sendPhoto", given, text=self._caption(given), photo=photo)

    async def send_document(self, given: Given) -> Any:
        document = given["document"]
        if isinstance(document, str):
            raise bad("wrong remote file identifier specified")
        limits.check_file(document[1])
        return self._send("sendDocument", given, text=self._caption(given), document=document)

    def _photo(self, given: Given, sent: Any) -> bytes:
        photo = self.fake.files.taken(sent)
        limits.check_photo(photo)
        if not self._open_chat(given).takes_photos:
            raise bad("not enough rights to send photos to the chat")
        return photo

    def _caption(self, given: Given) -> str:
        text = limits.parsed(given.get("caption", ""), given.get("parse_mode"))
        limits.check_caption(text)
        return text

    def _send(self, method: str, given: Given, **content: Any) -> Any:
        chat = self._open_chat(given)
        thread = self._thread(chat, given)
        limits.check_markup(given.get("reply_markup"))
        self._check_icons(given.get("reply_markup"))
        entities = content.pop("entities", given.get("caption_entities", []))
        limits.check_entities(content["text"], entities)
        only_for = self._receiver(chat, given)
        self.fake.flood.check(self.fake.clock(), chat.id, chat.is_private)
        reply_to = self._replied_to(chat, given)
        entities = [one for one in entities if self._is_kept(one)] + limits.mentions(content["text"])
        message = self.fake.posted(
            chat, thread, entities=entities, markup=given.get("reply_markup"), only_for=only_for, reply_to=reply_to,
            **content,
        )  # fmt: skip
        message.lost = only_for is not None and self.fake.users[only_for].away
        if not message.lost:
            self.fake.seen(method, message)
        return self.fake.shown(message)

    def _is_kept(self, entity: Given) -> bool:
        """The service drops a mention by number of somebody whom the bot does not know, and does not say so."""
        user = self.fake.users.get(entity.get("user", {}).get("id", 0))
        return entity["type"] != "text_mention" or (user is not None and user.known)

    def _replied_to(self, chat: Chat, given: Given) -> Message | None:
        wanted = given.get("reply_parameters", {})
        number = wanted.get("message_id", wanted.get("ephemeral_message_id"))
        if number is None:
            return None
        found = self.fake.messages.get((chat.id, number))
        if found is None and not wanted.get("allow_sending_without_reply"):
            raise bad("message to be replied not found")
        return found

    def _receiver(self, chat: Chat, given: Given) -> int | None:
        wanted = given.get("ephemeral_message_parameters")
        if wanted is None or not self.fake.knows_ephemeral:
            return None
        if chat.is_private:
            raise bad("ephemeral messages can be sent only in groups")
        receiver: int = wanted["receiver_user_id"]
        if chat.bot != "administrator" and not self._may_whisper(chat, receiver, given, wanted):
            raise bad("not enough rights to send an ephemeral message")
        return receiver

    def _may_whisper(self, chat: Chat, receiver: int, given: Given, wanted: Given) -> bool:
        query = self.fake.queries.get(wanted.get("callback_query_id", ""))
        if query is not None:
            return query.user == receiver and self.fake.clock() - query.at <= EPHEMERAL_SECONDS
        command = self._replied_to(chat, given)
        return command is not None and command.only_for == receiver and command.sender["id"] == receiver

    # --- editing ---

    async def edit_text(self, given: Given) -> Any:
        message = self._editable(given)
        text = limits.parsed(given["text"], given.get("parse_mode"))
        limits.check_text(text)
        if message.photo is not None or message.document is not None:
            raise bad("there is no text in the message to edit")
        return self._edit("editMessageText", given, message, text=text, entities=given.get("entities", []))

    async def edit_caption(self, given: Given) -> Any:
        message = self._editable(given)
        if message.photo is None and message.document is None:
            raise bad("there is no caption in the message to edit")
        return self._edit("editMessageCaption", given, message, text=self._caption(given))

    async def edit_media(self, given: Given) -> Any:
        message = self._editable(given)
        media = given["media"]
        if media["type"] != "photo":
            raise bad("MEDIA_TYPE_INVALID")
        photo = self._photo(given, self.fake.files.attached(media["media"], given))
        text = self._caption(media)
        entities = media.get("caption_entities", [])
        return self._edit("editMessageMedia", given, message, text=text, photo=photo, entities=entities)

    async def edit_markup(self, given: Given) -> Any:
        return self._edit("editMessageReplyMarkup", given, self._editable(given))

    def _edit(self, method: str, given: Given, message: Message, **content: Any) -> Any:
        markup = given.get("reply_markup")
        limits.check_markup(markup)
        self._check_icons(markup)
        before = message.content
        changes = {**content, "markup": markup}
        if "text" in content:
            changes.setdefault("entities", [])
            limits.check_entities(content["text"], changes["entities"])
        self.fake.flood.check(self.fake.clock(), message.chat.id, message.chat.is_private)
        if message.chat.muted and message.chat.bot != "administrator":
            raise forbidden("CHAT_WRITE_FORBIDDEN")
        after = Message(0, message.chat, {}, 0, **{**_content(message), **changes}).content
        if after == before:
            raise bad(
                "message is not modified: specified new message content and reply markup are exactly the same "
                "as a current content and reply markup of the message"
            )
        for name, value in changes.items():
            setattr(message, name, value)
        message.edits += 1
        self.fake.seen(method, message)
        return True if message.only_for else self.fake.shown(message)

    def _editable(self, given: Given) -> Message:
        chat = self._open_chat(given)
        number = given.get("ephemeral_message_id", given.get("message_id"))
        message = self.fake.messages.get((chat.id, number if isinstance(number, int) else 0))
        if message is None or message.sender["id"] != self.fake.me["id"]:
            raise bad("message to edit not found")
        if message.only_for != given.get("receiver_user_id"):
            raise bad("message to edit not found")
        if message.thread is not None and message.thread not in chat.topics:
            raise bad("message to edit not found")  # a topic takes its messages along
        return message

    async def delete_message(self, given: Given) -> Any:
        chat = self._open_chat(given)
        number = given.get("ephemeral_message_id", given.get("message_id"))
        message = None if number is None else self.fake.messages.get((chat.id, number))
        if message is None:
            raise bad("message to delete not found")
        if self.fake.clock() - message.date > DELETABLE_SECONDS and not chat.lets_delete:
            raise bad("message can't be deleted for everyone")
        self.fake.missed(message)
        del self.fake.messages[chat.id, message.id]
        chat.pins = [one for one in chat.pins if one != message.id]
        return True

    # --- natural ---

    async def answer(self, given: Given) -> Any:
        query = self.fake.queries.get(given["callback_query_id"])
        if query is None or query.answer is not None or self.fake.clock() - query.at > QUERY_SECONDS:
            raise bad("query is too old and response timeout expired or query ID is invalid")
        text, url = given.get("text", ""), given.get("url", "")
        if limits.units(text) > limits.MOST_ANSWER:
            raise bad("MESSAGE_TOO_LONG")
        if url and not url.startswith(f"https://t.me/{self.fake.me['username']}?start="):
            raise bad("URL_INVALID")
        url = "" if text else url  # clients show the text of an answer and then do not open its link
        query.answered({"text": text, "alert": given.get("show_alert", False), "url": url})
        self.fake.told(query.user, query.chat, "answerCallbackQuery", text, url)
        return True

    async def react(self, given: Given) -> Any:
        message = self.fake.messages.get((self._open_chat(given).id, given["message_id"]))
        if message is None:
            raise bad("message to react not found")
        signs = [one["emoji"] for one in given.get("reaction", [])]
        if len(signs) > 1 or any(sign not in REACTIONS for sign in signs):
            raise bad("REACTION_INVALID")
        message.reactions = signs
        return True

    async def administrators(self, given: Given) -> Any:
        chat = self._open_chat(given)
        if chat.is_private:
            raise bad("there are no administrators in the private chat")
        users = (self.fake.users[one] for one in sorted(chat.admins))
        people = [{"status": "creator", "user": one.plain(), "is_anonymous": False} for one in users]
        return [*people, *([self.fake.membership(chat)] if chat.bot == "administrator" else [])]

    async def pin(self, given: Given) -> Any:
        chat = self._open_chat(given)
        _require(chat, "can_pin_messages", "not enough rights to manage pinned messages in the chat")
        message = self.fake.messages.get((chat.id, given["message_id"]))
        if message is None:
            raise bad("message to pin not found")
        chat.pins.append(message.id)
        self.fake.pinned(message)
        return True

    async def create_topic(self, given: Given) -> Any:
        chat = self._open_chat(given)
        if not chat.is_forum:
            raise bad("the chat is not a forum")
        _require(chat, "can_manage_topics", "not enough rights to create a topic")
        if not 1 <= len(given["name"]) <= limits.MOST_TOPIC_NAME:
            raise bad("TOPIC_TITLE_INVALID")
        thread = next(self.fake.numbers)
        chat.topics.add(thread)
        return {"message_thread_id": thread, "name": given["name"], "icon_color": 7322096}

    async def answer_inline(self, given: Given) -> Any:
        query = self.fake.inline.get(given["inline_query_id"])
        if query is None or query.answer is not None or self.fake.clock() - query.at > INLINE_SECONDS:
            raise bad("query is too old and response timeout expired or query ID is invalid")
        results = given["results"]
        if len(results) > limits.MOST_RESULTS:
            raise bad("RESULTS_TOO_MUCH")
        if len({one["id"] for one in results}) < len(results):
            raise bad("RESULT_ID_DUPLICATE")
        for one in results:
            self._check_result(one)
        query.answered({"results": results, "personal": given.get("is_personal", False)})
        return True

    def _check_result(self, result: Given) -> None:
        limits.check_markup(result.get("reply_markup"))
        if not 1 <= len(result["id"].encode()) <= limits.MOST_DATA_BYTES:
            raise bad("RESULT_ID_INVALID")
        if result["type"] == "photo":
            self.fake.files.taken(result["photo_file_id"])
            limits.check_caption(result.get("caption", ""))
        elif result["type"] == "article" and result.get("title"):
            limits.check_text(result["input_message_content"]["message_text"])
        else:
            raise bad("RESULT_TYPE_INVALID")

    async def member(self, given: Given) -> Any:
        self._open_chat(given)
        user = self.fake.users.get(given["user_id"])
        if user is None:
            raise bad("user not found")
        return {"status": "member", "user": user.plain()}

    # --- who lets the bot in ---

    def _open_chat(self, given: Given) -> Chat:
        number = int(given["chat_id"])
        chat = self.fake.chats.get(number)
        if chat is None:
            user = self.fake.users.get(number)
            raise forbidden("bot can't initiate conversation with a user") if user else bad("chat not found")
        if chat.migrated_to is not None:
            raise bad("group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.migrated_to)
        if chat.is_private:
            _require_open(self.fake.users[number])
        elif chat.bot in ("left", "kicked"):
            raise forbidden(f"bot was kicked from the {chat.type} chat")
        return chat

    def _thread(self, chat: Chat, given: Given) -> int | None:
        thread: int | None = given.get("message_thread_id")
        if thread is not None and thread not in chat.topics:
            raise bad("message thread not found")
        if chat.muted and chat.bot != "administrator":
            raise bad("not enough rights to send text messages to the chat")
        if thread in chat.closed and chat.bot != "administrator":
            raise bad("TOPIC_CLOSED")
        return thread


def _require(chat: Chat, right: str, why: str) -> None:
    if not chat.is_private and (chat.bot != "administrator" or right not in chat.rights):
        raise bad(why)


def _require_open(user: User) -> None:
    if user.blocked:
        raise forbidden("bot was blocked by the user")
    if not user.opened:
        raise forbidden("bot can't initiate conversation with a user")


def _content(message: Message) -> dict[str, Any]:
    names = ("text", "photo", "document", "entities", "markup")
    return {name: getattr(message, name) for name in names}
