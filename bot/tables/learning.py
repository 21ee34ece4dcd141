"""What is worked out once in a process and kept: done before anybody asks, who would hold up everybody else.

The words of each game in each language, and what a game computes of its box, its map, its ways when its first match is
looked at: a tenth of a second and more, once. So a match of each is dealt to nobody, beside the loop.
"""

import gc
import sys

from bot.loading import undisturbed
from bot.tables.domain.house import House
from bot.tables.menu.facing import Facing
from bot.tables.menu.prompts import screen
from bot.text import LANGUAGES
from engine.core.match import Match
from engine.games import AnyGame

SEED = "0" * 64
NO_WORD = "?"
A_TURN_SECONDS = 0.001
"""Who presses is answered by one thread, and waits for so long whenever another one has something to work out."""


def learn(house: House) -> None:
    """Look once at every game in every language."""
    with undisturbed():
        for game in house.games().values():
            _look(house, game)


def settle() -> None:
    """What is in memory by now stays there. Looked through again by every full collection, it would hold up all presses
    for a tenth of a second and more each time, however little there is to collect.

    What comes later and lives long is looked through seldom: in a full house that took as long, every few seconds, and
    found nothing, for what we keep goes by itself when nobody holds it any more. What is young is looked through in
    small parts, for nobody is answered meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 2, 5_000)
    sys.setswitchinterval(A_TURN_SECONDS)


def _look(house: House, game: AnyGame) -> None:
    match, _ = Match.start(game, game.seats.start, SEED)
    for lang in LANGUAGES:
        voice = house.voice(lang, game)
        voice.speech.begins_with(NO_WORD)
        voice.speech.says_only(NO_WORD, "")
        for seat in range(match.position.seats):
            screen(Facing("", game, match.position, seat, 0), voice)
