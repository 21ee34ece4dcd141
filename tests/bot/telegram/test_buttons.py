"""The ids of the table's buttons fit into Telegram's 64 bytes as they are: for every game, with every setting."""

from typing import Any

import pytest
from support.playing import Trial, played

from bot.tables.menu.facing import Facing
from bot.tables.menu.prompts import screen
from bot.tables.model.button_ids import MOST_BYTES, Kind, Pressed
from bot.text import Catalogue
from bot.text.lexicon import Lexicon
from bot.text.voice import Voice
from engine.core import run
from engine.core.settings import offered
from engine.games import AnyGame, games
from engine.games.noites.setup import TakeCorner

CATALOGUE = Catalogue.load(strict=False)
MOST_ASKINGS = 9_999
TABLE = "k3f9w2ab"


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_setting_can_be_pressed(slug: str) -> None:
    for setting in offered(games()[slug].settings):
        values = setting.choices or ("yes", "no", "-100000")
        for value in values:
            pressed = Pressed(TABLE, Kind.COMMAND, f"configure.{setting.name}.{value}")
            assert len(pressed.id.encode()) <= MOST_BYTES


@pytest.mark.parametrize("slug", sorted(games()))
def test_every_choice_can_be_pressed(slug: str) -> None:
    game = games()[slug]
    for position in played(Trial(slug, max(game.seats))).some(12):
        for seat in run.awaited(position):
            assert longest(game, position, seat) <= MOST_BYTES


@pytest.mark.parametrize("slug", sorted(games()))
def test_no_button_trails_off(slug: str) -> None:
    game = games()[slug]
    for position in played(Trial(slug, max(game.seats))).some(12):
        for seat in run.awaited(position):
            assert not [one for one in labels(game, position, seat) if "…" in one]


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("holland", {"5 Escalar", "7 Descansar"}),
        ("amsterdam", {"Já pode começar", "Pedir dez cartas novas"}),
        ("caverna", {"Mais nada"}),
    ],
)
def test_what_can_be_chosen_is_called_by_its_name(slug: str, said: set[str]) -> None:
    game, found = games()[slug], set()
    for position in played(Trial(slug, min(game.seats))).some(12):
        found |= {label for seat in run.awaited(position) for label in labels(game, position, seat)}

    assert said <= found


def test_a_corner_is_called_by_its_name() -> None:
    game = games()["noites"]
    voice = Voice.of(CATALOGUE.words("pt-BR"), Lexicon.of(CATALOGUE, "noites"), game)

    assert voice.button(TakeCorner("nw"), ("nw",)) == "Canto noroeste"


def labels(game: AnyGame, position: Any, seat: int) -> list[str]:
    facing = Facing(TABLE, game, position, seat, MOST_ASKINGS)
    words = CATALOGUE.words("pt-BR", [f"P{number}" for number in range(20)])
    return [button.label for button in screen(facing, Voice.of(words, Lexicon.of(CATALOGUE, game.slug), game)).buttons]


def longest(game: AnyGame, position: Any, seat: int) -> int:
    facing = Facing(TABLE, game, position, seat, MOST_ASKINGS)
    words = CATALOGUE.words("uk", [f"P{number}" for number in range(20)])
    shown = screen(facing, Voice.of(words, Lexicon.of(CATALOGUE, game.slug), game))
    return max(len(button.id.encode()) for button in shown.buttons)
