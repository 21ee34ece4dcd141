"""All of a game on one page, for whoever writes it: pictures of a few moments, sheets, and what does not hold.

The rules are asked by whole games with every check and by scenarios, the words by saying everything in each language.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, Final

from bot.cli.at_the_table import differences
from bot.cli.console import Console, seed_of
from bot.cli.drawing import picture_of
from bot.cli.scenario_files import read_cases
from bot.cli.simulate import Simulation, one_game
from bot.text import LANGUAGES, Catalogue, MissingWord, Words
from engine.core import run
from engine.core.dice import Dice
from engine.core.event import Told, heard
from engine.core.game import Setup
from engine.core.position import Position
from engine.core.run import Outcome
from engine.core.seat import Seat
from engine.games import AnyGame
from engine.players.arena import MANNERS, Endless, play_out
from engine.proof.scenario import BadScenario
from render.games import painters
from render.picture import Picture

PAGE: Final = "page.html"
CHECKED_GAMES: Final = 2
MOST_ENTRIES: Final = 400
MOMENTS: Final = (0, 1 / 4, 2 / 3, 1)
"""Which part of a game has been played in each row of pictures."""


@dataclass(frozen=True)
class SheetRow:
    """A position of a game, and what was told when it came about."""

    number: int
    position: Position[Any]
    told: tuple[Told, ...]


@dataclass
class Sheets:
    """A game under way to its page in a folder."""

    console: Console
    game: AnyGame
    setup: Setup[Any]
    folder: Path
    catalogue: Catalogue = field(default_factory=Catalogue.load)
    """Strict: a word that is missing is found, not replaced."""
    troubles: list[str] = field(default_factory=list)
    cases: int = 0
    """So many cases of scenarios were played."""

    def written(self, scenarios: Sequence[Path]) -> tuple[str, ...]:
        """Write the page and its pictures; what does not hold."""
        rows = [self._row(moment) for moment in self._moments()]
        self.troubles += [*self._missing_words(), *self._broken_rules(), *self._broken_cases(scenarios)]
        found = tuple(dict.fromkeys(self.troubles))
        (self.folder / PAGE).write_text(self._page(found, rows, list(self._sheets())), encoding="utf-8")
        return found

    def _moments(self) -> list[SheetRow]:
        outcomes: list[Outcome[Any]] = [run.start(self.game, self.setup, Dice(seed_of("1")))]
        with suppress(Endless):  # it is long enough to be looked at
            play_out(
                self.game,
                self.setup,
                seed_of("1"),
                MANNERS["random"],
                most=MOST_ENTRIES,
                watch=lambda _before, _entry, outcome: outcomes.append(outcome),
            )
        numbers = sorted({round(part * (len(outcomes) - 1)) for part in MOMENTS})
        self._say_all(outcomes)
        return [SheetRow(number, outcomes[number].position, outcomes[number].told) for number in numbers]

    def _say_all(self, outcomes: Sequence[Outcome[Any]]) -> None:
        for lang in LANGUAGES:
            words = self._words(lang)
            for event in {told.event for outcome in outcomes for told in outcome.told}:
                try:
                    words.event(event)
                except MissingWord as missing:
                    self.troubles.append(str(missing))

    def _row(self, moment: SheetRow) -> str:
        shown = "".join(self._shown(moment, seat) for seat in (None, next(iter(run.awaited(moment.position)), 0)))
        return f"<h2>{moment.number}</h2><div class='row'>{shown}</div>"

    def _shown(self, moment: SheetRow, seat: Seat | None) -> str:
        pictures = {lang: self._picture(moment, seat, lang) for lang in LANGUAGES}
        told = "".join(_told(lang, picture) for lang, picture in pictures.items() if picture)
        picture = pictures[self.console.words.lang]
        if picture is None:
            return ""
        file = self.folder / f"{moment.number}-{'all' if seat is None else seat + 1}.png"
        file.write_bytes(picture.png)
        return _figure(file.name, picture.alt, told)

    def _picture(self, moment: SheetRow, seat: Seat | None, lang: str) -> Picture | None:
        seen = run.seen(self.game, moment.position, seat)
        happened = heard(moment.told, seat)
        try:
            return picture_of(self.game, seen, self._words(lang), happened, private=seat is not None)
        except MissingWord as missing:
            self.troubles.append(str(missing))
            return None

    def _words(self, lang: str) -> Words:
        plain = self.catalogue.words(lang)
        names = [plain("core-seat", number=seat + 1) for seat in range(self.setup.seats)]
        return plain.seated(names, self.setup.roles)

    def _missing_words(self) -> Iterator[str]:
        """What one language says and another does not."""
        said = {lang: texts.messages(self.game.slug).keys() for lang, texts in self.catalogue.resources.items()}
        for key in sorted(set().union(*said.values())):
            yield from (f"{lang} has no message {key}" for lang in LANGUAGES if key not in said[lang])

    def _broken_rules(self) -> Iterator[str]:
        order = Simulation(self.game.slug, self.setup.seats, (), "random", "1", check=True)
        for number in range(CHECKED_GAMES):
            yield from (f"game {number}: {broken}" for broken in one_game(order, number).violations)

    def _broken_cases(self, scenarios: Sequence[Path]) -> Iterator[str]:
        for file in scenarios:
            try:
                for case in read_cases(file):
                    if case.game == self.game.slug:
                        self.cases += 1
                        yield from (f"{file.name}: {case.name}: {one}" for one in differences(self.game, case))
            except BadScenario as broken:
                yield f"{file.name}: {broken}"

    def _sheets(self) -> Iterator[str]:
        painter = painters().get(self.game.slug)
        for name, sheet in painter.sheets.items() if painter else ():
            file = self.folder / f"sheet-{name}.png"
            file.write_bytes(sheet().png())
            yield _figure(file.name, name)

    @property
    def holds(self) -> str:
        """That everything holds that was tried, and how much that is."""
        return self.console("watch-holds", games=CHECKED_GAMES, cases=self.cases)

    def _page(self, found: Sequence[str], rows: Sequence[str], sheets: Sequence[str]) -> str:
        said = self.console("watch-broken", n=len(found)) if found else self.holds
        listed = "".join(f"<li>{escape(one)}</li>" for one in found)
        return (
            f"<h1>{escape(self.console.title(self.game))}</h1><p>{escape(said)}</p><ul>{listed}</ul>"
            f"{''.join(rows)}<div class='row'>{''.join(sheets)}</div>"
        )


def _figure(file: str, alt: str, told: str = "") -> str:
    return (
        f"<figure><img src='{escape(file)}' alt='{escape(alt)}'><figcaption>{escape(alt)}</figcaption>{told}</figure>"
    )


def _told(lang: str, picture: Picture) -> str:
    """What a picture says, in lines: who reads them sees in each language what is left out or said twice."""
    return f"<details><summary>{lang}</summary><pre lang='{lang}'>{escape(str(picture.twin))}</pre></details>"
