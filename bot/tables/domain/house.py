"""What every table of one running Mestre shares: games, words, entropy, computer players, and the house's customs."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol

from bot.tables.menu.facing import Faced
from bot.tables.ports.platform import ViewPainter
from bot.text import LANGUAGES, Catalogue, Pieces
from bot.text.lesson import Lesson, read_lesson
from bot.text.lexicon import Lexicon
from bot.text.voice import Voice
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.once import cached_property
from engine.core.view import Seen
from engine.games import AnyGame

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
MOST_VOICES = 1_024


class Players(Protocol):
    """The computer players: they are shown what their seat may know, and nothing else."""

    levels: tuple[str, ...]
    """From the weakest to the strongest."""

    def choose(self, level: str, game: AnyGame, seen: Seen[Any, Any], dice: Dice) -> Action[Any]:
        """The answer of a computer player to what its seat is asked."""
        ...


@dataclass(frozen=True)
class Customs:
    """How this house treats time. Milliseconds."""

    thinking: tuple[int, int] = (1_500, 5_000)
    """Between these, a computer player takes its time: by seed, whatever it has to think about."""
    lobby_lasts: int = 3 * DAY
    stand_in_after: int = 2
    """Deadlines missed in a row after which a computer player stands in."""
    vote_after: int = DAY
    """A seat without its person for so long makes the house ask whether to end the game."""
    archive_lasts: int = 90 * DAY
    most_tables: int = 12
    """Running tables that one person may host."""


@dataclass(frozen=True)
class House:
    """One running Mestre."""

    catalogue: Catalogue
    games: Callable[[], dict[str, AnyGame]]
    players: Players
    painter: ViewPainter
    entropy: Callable[[], str]
    """64 hexadecimal digits that nobody can foresee."""
    customs: Customs = field(default_factory=Customs)
    faced: Faced = field(default_factory=Faced, compare=False)

    def voice(
        self,
        lang: str,
        game: AnyGame,
        names: tuple[str, ...] = (),
        roles: tuple[str, ...] = (),
        pieces: Pieces = (),
    ) -> Voice:
        """What speaks to one reader about one game."""
        return self._voices(lang, game.slug, names, roles, pieces)

    @cached_property
    def _voices(self) -> Callable[[str, str, tuple[str, ...], tuple[str, ...], Pieces], Voice]:
        """Making a voice takes longer than everything that it says; the latest ones are kept."""

        def made(lang: str, slug: str, names: tuple[str, ...], roles: tuple[str, ...], pieces: Pieces) -> Voice:
            words = self.catalogue.words(lang, names, roles, pieces)
            return Voice.of(words, Lexicon.of(self.catalogue, slug), self.games()[slug])

        return lru_cache(MOST_VOICES)(made)

    def computer_name(self, lang: str, name: str) -> str:
        """What a computer player that was named in any of our languages is called in this one."""
        number = self._computer_numbers.get(name)
        return name if number is None else self._computer_names[lang, number]

    @cached_property
    def _computer_numbers(self) -> Mapping[str, int]:
        return {name: number for (_, number), name in self._computer_names.items()}

    @cached_property
    def _computer_names(self) -> Mapping[tuple[str, int], str]:
        most = max(max(game.seats) for game in self.games().values())
        return {
            (lang, number): self.catalogue.words(lang)("table-computer-name", number=number)
            for lang in LANGUAGES
            for number in range(1, most + 1)
        }

    def lesson(self, slug: str) -> Lesson | None:
        """How a game is learnt by playing it, if it can be."""
        file = self.catalogue.lessons.get(slug)
        return None if file is None else read_lesson(file)

    def level(self, wanted: str) -> str:
        """A level of computer player: the one that was named, else the strongest."""
        return wanted if wanted in self.players.levels else self.players.levels[-1]
