"""Whatever the game: what it offers can be typed just as it is shown, in every language."""

from contextlib import suppress
from typing import Any

import pytest
from support.breadth import breadth
from support.playing import Trial, played, turned_over
from support.registry import ALL

from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from engine.core import run
from engine.core.position import Position
from engine.core.reading import read_next
from engine.core.refusal import Refused


@pytest.fixture(scope="module")
def house() -> Catalogue:
    """Every message that Mestre ships."""
    return Catalogue.load()


@pytest.mark.parametrize(
    "trial", turned_over(), ids=lambda trial: f"{trial.slug}-{'changed' if trial.typed else 'plain'}"
)
def test_whatever_is_offered_can_be_typed_as_it_is_shown(house: Catalogue, trial: Trial) -> None:
    speeches = [Speech(Lexicon.of(house, trial.game.slug), lang, trial.game.heads) for lang in LANGUAGES]
    each = breadth(1, len(LANGUAGES))
    positions = enumerate(played(trial).some(breadth(9, 40)))
    typed = [(position, speeches[(at + more) % len(LANGUAGES)]) for at, position in positions for more in range(each)]

    assert [one for position, speech in typed for one in lost(trial, position, speech)] == []


def lost(trial: Trial, position: Position[Any], speech: Speech) -> list[tuple[str, object]]:
    """Lines that are shown as an answer and are read as something else."""
    found: list[tuple[str, object]] = []
    for seat in range(position.seats):
        for action in run.options(trial.game, position, seat):
            shown = speech.say_action(action)
            try:
                read: object = read_next(trial.game, position, seat, speech.read(shown))
            except Refused as refused:
                read = refused
            if read != (action, ()):
                found.append((shown, read))
    return found


@pytest.mark.parametrize("slug", ALL)
def test_whatever_stands_behind_a_word_of_the_game_is_read_or_refused(slug: str) -> None:
    trial = Trial(slug, min(ALL[slug].seats))
    tails = ((), ("²",), ("9" * 5_000,), (f"C{'9' * 5_000}",), ("-1",), ("0",), ("x", "y", "z"), ("²", "²", "²"))

    for position in played(trial).some(25):
        for seat in range(position.seats):
            for entry in ((head, *tail) for head in trial.game.heads for tail in tails):
                with suppress(Refused):
                    action, _ = read_next(trial.game, position, seat, (entry,))
                    run.apply(trial.game, position, seat, action)
