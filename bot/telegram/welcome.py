"""The first words: to a group that has just got the bot, to somebody who has just opened the private chat."""

from dataclasses import dataclass

from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.reply import Button, Reply, Screen
from bot.tables.service import Service
from bot.telegram.answers import IncomingUpdate, Responder
from bot.text import Words, keys

LESSONS = "learn"
"""The path of the button that asks which game is to be learnt."""


@dataclass
class Welcome:
    """Says what can be done here."""

    service: Service
    answers: Responder

    async def greet(self, asked: IncomingUpdate) -> None:
        """Say hello, with the games to choose from; in private with the tables that wait as well."""
        words = await self.answers.words(asked.who)
        if asked.spot.is_private:
            await self.answers.give(asked, Reply(screen=Screen(words("telegram-hello"), rows=await self._rows(asked))))
        else:
            await self.answers.offer(asked, Screen(words("telegram-hello-group"), rows=await self._games(asked)))

    async def offer_games(self, asked: IncomingUpdate) -> None:
        """Ask which game it shall be; whoever presses is the host."""
        words = await self.answers.words(asked.who)
        await self.answers.offer(asked, Screen(words("telegram-which-game"), rows=await self._games(asked)))

    async def offer_lessons(self, asked: IncomingUpdate) -> None:
        """Ask somebody in their private chat which game they want to learn: a lesson is for one person."""
        words = await self.answers.words(asked.who)
        rows = tuple((self._game(words, "learn", slug),) for slug in self._taught())
        await self.answers.give(asked, Reply(screen=Screen(words("telegram-learn-which"), rows=rows)))

    async def explain_anonymous(self, asked: IncomingUpdate) -> None:
        """Tell somebody who writes as the group that cards are for people."""
        words = await self.answers.words(asked.who)
        await self.answers.offer(asked, Screen(words("telegram-anonymous")))

    async def _games(self, asked: IncomingUpdate) -> tuple[tuple[Button, ...], ...]:
        words = await self.answers.words(asked.who)
        games = tuple((self._game(words, "play", slug),) for slug in sorted(self.service.house.games()))
        if not asked.spot.is_private or not self._taught():
            return games
        return (*games, (Button(Pressed("", Kind.COMMAND, LESSONS).id, words("telegram-learn"), "quiet"),))

    def _game(self, words: Words, path: str, slug: str) -> Button:
        return Button(Pressed("", Kind.COMMAND, f"{path}.{slug}").id, words(keys.id_key(slug, "title")))

    def _taught(self) -> list[str]:
        """The games that have a lesson."""
        return [slug for slug in sorted(self.service.house.games()) if self.service.house.lesson(slug) is not None]

    async def _rows(self, asked: IncomingUpdate) -> tuple[tuple[Button, ...], ...]:
        mine = await self.service.shelf.tables_of(asked.who.id)
        words = await self.answers.words(asked.who)
        button = Button(Pressed("", Kind.COMMAND, "tables").id, words("telegram-my-tables"), "main")
        return (*(((button,),) if mine else ()), *await self._games(asked))
