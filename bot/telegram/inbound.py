"""What comes in: presses, commands, typed lines, deep links, and news of the chats themselves, each as one intent.

Works with privacy mode on: in a group the bot hears commands, presses, and replies to its own messages. In private
everything that is typed is meant for the game.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import structlog
from telegram import Bot, CallbackQuery, ChatMember, ChatMemberUpdated, Message, Update, User

from bot.couriers import notes
from bot.tables.menu.commands import BY_NAME
from bot.tables.model import button_ids, intents
from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.intents import Intent, Person, PersonId, Press, Say, Verb
from bot.tables.model.reply import Reply
from bot.tables.ports.store import Posted
from bot.tables.service import Service
from bot.telegram import links, topics
from bot.telegram.answers import IncomingUpdate, Responder
from bot.telegram.files import Files
from bot.telegram.platform import TEXT, number_of
from bot.telegram.rights import Rights
from bot.telegram.sharing import Sharing
from bot.telegram.spots import NAME, Spot, door_of, person_id, spot_at, spot_of
from bot.telegram.topics import Topics
from bot.telegram.welcome import LESSONS, Welcome
from bot.telegram.whispers import ephemeral_id
from bot.text import LANGUAGES
from engine.core.refusal import Refused

log = structlog.get_logger(__name__)
ALLOWED = (Update.MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER, Update.INLINE_QUERY)
ALIASES = {"begin": "start", "seat": "join", "new": "play"}
"""Telegram keeps `/start` for itself; these stand in its menu instead of a name of ours."""
AT_HOME = (intents.Open, intents.Solo, intents.Learn, intents.Rematch, intents.Replay, intents.Export, intents.Bridge)
"""What means the private chat itself when it is said there; all else means a table of the person's."""
DRAFTS = (Kind.GROW, Kind.SHRINK, Kind.CLEAR)
MOST_NAME = 40
MOST_LINE = 2_000
GONE = (ChatMember.LEFT, ChatMember.BANNED)


@dataclass
class Inbound:
    """Takes updates."""

    bot: Bot
    service: Service
    answers: Responder
    files: Files
    welcome: Welcome
    topics: Topics
    sharing: Sharing
    rights: Rights
    stir: Callable[[], None]
    """To be called after every intent: something may wait to be carried."""
    _heard: dict[int, set[int]] = field(default_factory=dict)
    """Topics of each chat in which something has been said to us; a table in another one hears when it writes there."""

    async def take(self, update: Update) -> None:
        """Carry out what an update wants. Taken twice, it happens once and is answered the same."""
        delivery = f"{NAME}:{self.bot.id}:{update.update_id}"
        if update.callback_query is not None:
            await self._pressed(delivery, update.callback_query)
        elif update.inline_query is not None:
            user = update.inline_query.from_user
            await self.sharing.answer(update.inline_query, await self._person(user, Spot(user.id)))
        elif update.my_chat_member is not None:
            await self._membership(delivery, update.my_chat_member)
        elif update.message is not None and update.message.migrate_to_chat_id is not None:
            await self._moved(delivery, update.message.chat.id, update.message.migrate_to_chat_id)
        elif update.message is not None and update.message.pinned_message is not None:
            await self._tidied(update.message)
        elif update.message is not None and update.message.text is not None:
            await self._typed(delivery, update.message, update.message.text[:MOST_LINE])

    # --- presses ---

    async def _pressed(self, delivery: str, query: CallbackQuery) -> None:
        asked = await self._asked_by(query)
        if asked is None or query.data is None:
            return
        if asked.spot.is_private and asked.pressed:
            self.answers.platform.pressed(asked.spot.chat, asked.pressed)
        taken = topics.table_of(query.data)
        if taken is not None:
            await self.topics.take(delivery, asked, taken)
            return
        if self.files.takes(query.data):
            await self.files.give(asked, query.data)
            return
        try:
            pressed = button_ids.read(query.data)
        except Refused:
            self.answers.toast(asked)
            return
        asked = replace(asked, path=pressed.path if pressed.kind is Kind.COMMAND else "")
        if asked.path == LESSONS and asked.spot.is_private:
            await self.welcome.offer_lessons(asked)
        else:
            await self._meant(delivery, asked, pressed, query.data)

    async def _meant(self, delivery: str, asked: IncomingUpdate, pressed: Pressed, data: str) -> None:
        """A press for the house or a table, answered where it was made."""
        settles = await self._is_notice(asked, pressed)
        opens = asked.path.startswith(("play.", "learn."))
        reply = await self._handled(delivery, asked, Press(data), is_at_home=opens)
        if reply.ok and settles and reply.followed:
            reply = replace(reply, screen=None)  # the courier closes a notice that was answered
        elif reply.ok and (settles or pressed.kind in DRAFTS):
            await self._shown_there(asked, pressed, reply)
        elif not reply.ok and pressed.kind is not Kind.COMMAND:
            reply = await self._with_what_stands(delivery, asked, pressed, reply)
        await self.answers.give(
            asked, await self.topics.offered(asked, reply) if asked.path.startswith("play.") else reply
        )
        if reply.ok and opens and not asked.spot.is_private:
            await self.answers.withdraw(asked.spot, asked.pressed)

    async def _asked_by(self, query: CallbackQuery) -> IncomingUpdate | None:
        message = query.message
        if message is None:
            return None
        if isinstance(message, Message) and message.is_accessible:
            spot = spot_at(message.chat, message)
        else:
            spot = await self._spot_of(message.chat.id, query.data or "")
        who = await self._person(query.from_user, spot)
        aside = await self.answers.aside(who, query.from_user.id, spot)
        return IncomingUpdate(who, query.from_user.id, spot, query, in_forum=bool(message.chat.is_forum), aside=aside)

    async def _spot_of(self, chat: int, data: str) -> Spot:
        """Where a message stands that is too old for Telegram to tell its topic: where the table of its button does."""
        try:
            table = button_ids.read(data).table
        except Refused:
            return Spot(chat)
        kept = await self.service.shelf.load(table) if table else None
        places = kept.table.places if kept is not None else ()
        spots = (spot_of(place) for place in places if place.partition(":")[0] == NAME)
        return next((spot for spot in spots if spot.chat == chat), Spot(chat))

    async def _is_notice(self, asked: IncomingUpdate, pressed: Pressed) -> bool:
        return pressed.kind in (Kind.ANSWER, Kind.FINISH) and await self._notice(asked, pressed) is not None

    async def _shown_there(self, asked: IncomingUpdate, pressed: Pressed, reply: Reply) -> None:
        """A notice that shows a draft, or the hand, shows all that there is: nothing of it has to be sent again."""
        posted = await self._notice(asked, pressed)
        if posted is not None and reply.screen is not None and pressed.seat is not None:
            shown = replace(posted, shown=notes.digest(reply.screen))
            await self.service.shelf.keep_posted(pressed.table, notes.slot(pressed.seat), shown)

    async def _notice(self, asked: IncomingUpdate, pressed: Pressed) -> Posted | None:
        """The notice in which something was pressed."""
        message = asked.query.message if asked.query is not None else None
        if not asked.spot.is_private or pressed.seat is None or message is None:
            return None
        posted = await self.service.shelf.posted(pressed.table, notes.slot(pressed.seat))
        return posted if posted is not None and number_of(posted.message) == message.message_id else None

    async def _with_what_stands(self, delivery: str, asked: IncomingUpdate, pressed: Pressed, reply: Reply) -> Reply:
        """A stale button says so, and its message shows what may be pressed now; a stranger's press shows nothing."""
        if not asked.spot.is_private and ephemeral_id(asked.query and asked.query.message) is None:
            return reply
        hand = await self._handled(f"{delivery}/hand", asked, intents.ShowHand(), table=pressed.table)
        return replace(reply, screen=hand.screen, in_place=True) if hand.ok else reply

    # --- typed lines ---

    async def _typed(self, delivery: str, message: Message, text: str) -> None:
        user, spot = message.from_user, spot_at(message.chat, message)
        if user is None or user.is_bot:
            await self._nobody(message, spot)
            return
        who, in_forum = await self._person(user, spot), bool(message.chat.is_forum)
        aside = await self.answers.aside(who, user.id, spot)
        asked = IncomingUpdate(who, user.id, spot, message=message, in_forum=in_forum, aside=aside)
        self.answers.platform.wrote_below(spot.chat)
        name, rest = self._command(text)
        if name == "start" and spot.is_private:
            await self._started(delivery, asked, rest)
        elif name == "start":
            await self.welcome.greet(asked)
        elif name or spot.is_private or self._is_to_us(message):
            ours = ALIASES.get(name, name)
            await self._said(delivery, asked, f"/{ours} {rest}".strip() if name else text, ours)

    def _is_addressed(self, message: Message) -> bool:
        """Whether somebody means us and nobody else: by name, in private, or in answer to what we asked."""
        answered = message.reply_to_message
        asks = {self.service.house.catalogue.words(lang)("telegram-what-to-do") for lang in LANGUAGES}
        by_name = (message.text or "").split(maxsplit=1)[0].lower().endswith(f"@{self.bot.username.lower()}")
        return by_name or message.chat.type == message.chat.PRIVATE or (answered is not None and answered.text in asks)

    def _command(self, text: str) -> tuple[str, str]:
        """The name of a typed command, and what stands behind it; no name if it is none or not for us."""
        first, *rest = text.split(maxsplit=1) or [""]
        name, _, addressed = first.partition("@")
        if not name.startswith("/") or len(name) < 2 or addressed.lower() not in ("", self.bot.username.lower()):
            return "", text
        return name[1:].lower(), "".join(rest).strip()

    async def _said(self, delivery: str, asked: IncomingUpdate, line: str, name: str) -> None:
        if name == "play" and line == "/play":
            await self.welcome.offer_games(asked)
        elif name == "act" and line == "/act":
            await self.answers.ask_for_a_line(asked)
        elif line == f"/{LESSONS}" and asked.spot.is_private:
            await self.welcome.offer_lessons(asked)
        else:
            await self._carried_out(delivery, asked, line)

    async def _carried_out(self, delivery: str, asked: IncomingUpdate, line: str) -> None:
        verb = self._verb(line)
        asked = replace(asked, path=_path(verb))
        meant: Verb = Say(line if verb is not None else line.removeprefix("/"))
        if isinstance(verb, intents.ShowBoard) and not asked.spot.is_private:
            meant = intents.BringBoard()
        reply = await self._handled(delivery, asked, meant, is_at_home=isinstance(verb, AT_HOME))
        if not reply.ok and verb is None and asked.message is not None and not self._is_addressed(asked.message):
            return  # talk below our messages, or a command for another bot
        if reply.ok and isinstance(verb, (intents.Open, intents.Solo, intents.Learn)):
            await self.answers.withdraw(asked.spot)
        if isinstance(verb, intents.Open):
            reply = await self.topics.offered(asked, reply)
        if reply.acted:
            self.answers.acknowledge(asked, reply)
        else:
            await self.answers.give(asked, reply)

    def _verb(self, line: str) -> Verb | None:
        """The command of the house that a line is; None if it is meant for the game."""
        try:
            return self.service.words.find(line) if line.startswith("/") else None
        except Refused:
            return Say(line)

    async def _started(self, delivery: str, asked: IncomingUpdate, payload: str) -> None:
        """The private chat stands open: say so, or do at once what the link was for."""
        linked = links.read(payload)
        if linked is None:
            await self._handled(delivery, asked, intents.OpenDoor())
            await self.welcome.greet(asked)
            return
        table, path = linked.table, linked.path
        if path in ("join", "confirm"):
            path = "confirm" if await self._sits(asked.who.id, table) else "join" if path == "join" else ""
        if not path:
            await self.answers.give(asked, await self._handled(delivery, asked, intents.OpenDoor()))
            return
        pressed = Press(links.button(table, path))
        reply = await self._handled(delivery, asked, pressed, invitation=linked.invitation)
        await self.answers.give(replace(asked, path=path), reply)

    # --- news of chats ---

    async def _tidied(self, message: Message) -> None:
        """The line by which Telegram says that we pinned something is in the way."""
        if message.from_user is not None and message.from_user.id == self.bot.id:
            await self.answers.platform.delete(spot_at(message.chat, message).key, f"{message.message_id}{TEXT}")

    async def _membership(self, delivery: str, changed: ChatMemberUpdated) -> None:
        self.rights.changed(changed.chat.id)
        gone = changed.new_chat_member.status in GONE
        was_gone = changed.old_chat_member.status in GONE
        who = Person(person_id(changed.from_user), changed.from_user.full_name, changed.from_user.language_code or "")
        if changed.chat.type == changed.chat.PRIVATE:
            if gone:
                await self._blocked(delivery, who, changed.from_user.id)
        elif gone:
            await self._told(delivery, changed.chat.id, intents.PlaceHushed("away"))
        elif not await self._told(delivery, changed.chat.id, intents.PlaceChanged()) and was_gone:
            await self.welcome.greet(IncomingUpdate(who, changed.from_user.id, Spot(changed.chat.id)))

    async def _told(self, delivery: str, chat: int, verb: Verb) -> bool:
        """Tell the tables of a chat, in all its topics, of something about it; whether there are any."""
        spots = [Spot(chat), *(Spot(chat, topic) for topic in sorted(self._heard.get(chat, ())))]
        tables = [spot for spot in spots if await self.service.shelf.table_at(spot.key) is not None]
        for spot in tables:
            await self._handled_as(Intent(f"{delivery}/{spot.key}", Person("", "", ""), verb, place=spot.key))
        return bool(tables)

    async def _blocked(self, delivery: str, who: Person, user: int) -> None:
        """The private chat is closed; every table of the person hears that, and not what it was for."""
        await self._handled_as(Intent(delivery, who, intents.CloseDoor(), door=door_of(user)))
        for table in await self.service.shelf.tables_of(who.id):
            await self.service.unreachable(table, who.id)
        self.stir()

    async def _moved(self, delivery: str, old: int, new: int) -> None:
        nobody = Person("", "", "")
        await self._handled_as(Intent(delivery, nobody, intents.PlaceMoved(Spot(new).key), place=Spot(old).key))

    async def _nobody(self, message: Message, spot: Spot) -> None:
        """Somebody who writes as the group itself cannot be dealt any cards."""
        if message.sender_chat is not None and self._command(message.text or "")[0] and not spot.is_private:
            await self.welcome.explain_anonymous(IncomingUpdate(Person("", "", ""), 0, spot, message=message))

    # --- all of them ---

    def _noted(self, spot: Spot) -> None:
        if spot.topic is not None:
            self._heard.setdefault(spot.chat, set()).add(spot.topic)

    async def _handled(
        self,
        delivery: str,
        asked: IncomingUpdate,
        verb: Verb,
        *,
        is_at_home: bool = False,
        table: str = "",
        invitation: str = "",
    ) -> Reply:
        self._noted(asked.spot)
        place = asked.spot.key if not asked.spot.is_private or is_at_home else ""
        door = door_of(asked.user) if asked.spot.is_private else asked.aside
        intent = Intent(delivery, asked.who, verb, place=place, table=table, door=door, invitation=invitation)
        return await self._handled_as(intent)

    async def _handled_as(self, intent: Intent) -> Reply:
        reply = await self.service.handle(intent)
        self.stir()
        return reply

    async def _person(self, user: User, spot: Spot) -> Person:
        name = " ".join(user.full_name.split())[:MOST_NAME] or "?"
        manages = not spot.is_private and user.id in await self.rights.admins(spot.chat)
        return Person(person_id(user), name, user.language_code or "", manages=manages)

    def _is_to_us(self, message: Message) -> bool:
        answered = message.reply_to_message
        return answered is not None and answered.from_user is not None and answered.from_user.id == self.bot.id

    async def _sits(self, person: PersonId, table: str) -> bool:
        kept = await self.service.shelf.load(table)
        return kept is not None and kept.table.seat_of(person) is not None


def _path(verb: Any) -> str:
    """The name of the command that a verb belongs to."""
    return next((name for name, command in BY_NAME.items() if command.verb is type(verb)), "")
