"""The first words: to a group that has just got the bot, to somebody who has just opened the private chat."""

from dataclasses import dataclass

from bot.tables.model.button_ids import Kind, Pressed
from bot.tables.model.reply import Button, Reply, Screen
from bot.tables.service import Service
from bot.telegram.answers import Answers, Asked
from bot.text import Words, keys


@dataclass
class Welcome:
    """Says what can be done here."""

    service: Service
    answers: Answers

    async def greet(self, asked: Asked) -> None:
        """Say hello, with the games to choose from; in private with the tables that wait as well."""
        words = await self.answers.words(asked.who)
        if asked.spot.is_private:
            await self.answers.give(asked, Reply(screen=Screen(words("telegram-hello"), rows=await self._rows(asked))))
        else:
            await self.answers.offer(asked, Screen(words("telegram-hello-group"), rows=await self._games(asked)))

    async def offer_games(self, asked: Asked) -> None:
        """Ask which game it shall be; whoever presses is the host."""
        words = await self.answers.words(asked.who)
        await self.answers.offer(asked, Screen(words("telegram-which-game"), rows=await self._games(asked)))

    async def explain_anonymous(self, asked: Asked) -> None:
        """Tell somebody who writes as the group that cards are for people."""
        words = await self.answers.words(asked.who)
        await self.answers.offer(asked, Screen(words("telegram-anonymous")))

    async def _games(self, asked: Asked) -> tuple[tuple[Button, ...], ...]:
        words = await self.answers.words(asked.who)
        return tuple(
            (Button(Pressed("", Kind.COMMAND, f"play.{slug}").id, words(keys.id_key(slug, "title"))), *learn)
            for slug in sorted(self.service.house.games())
            for learn in (self._learn(asked, words, slug),)
        )

    def _learn(self, asked: Asked, words: Words, slug: str) -> tuple[Button, ...]:
        """A lesson is for one person: it is offered in private."""
        if not asked.spot.is_private or self.service.house.lesson(slug) is None:
            return ()
        return (Button(Pressed("", Kind.COMMAND, f"learn.{slug}").id, words("telegram-learn"), "quiet"),)

    async def _rows(self, asked: Asked) -> tuple[tuple[Button, ...], ...]:
        mine = await self.service.shelf.tables_of(asked.who.id)
        words = await self.answers.words(asked.who)
        button = Button(Pressed("", Kind.COMMAND, "tables").id, words("telegram-my-tables"), "main")
        return (*(((button,),) if mine else ()), *await self._games(asked))
