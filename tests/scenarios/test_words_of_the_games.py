"""The table of verbs and paths in docs/scenarios.md is true."""

import re
from pathlib import Path

import pytest

from engine.core import run
from engine.core.dice import Dice, mixed_seed
from engine.games import game_called

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
ROWS = re.findall(r"^\| `(\w+)` \| (`.*`) \| (`.*`) \|$", PAGE.read_text(), re.MULTILINE)
SLUGS = ("amsterdam", "caverna", "holland", "noites", "vi_algo")


def test_every_game_has_its_row() -> None:
    assert tuple(sorted(slug for slug, _, _ in ROWS)) == SLUGS


@pytest.mark.parametrize(("slug", "verbs", "paths"), ROWS, ids=[slug for slug, _, _ in ROWS])
def test_the_words_of_a_game_are_those_in_the_table(slug: str, verbs: str, paths: str) -> None:
    game = game_called(slug)
    begun = run.start(game, game.setup(game.seats.start), Dice(mixed_seed("words"))).position
    heads = dict.fromkeys(head for verb in game.verbs for head in (verb.heads or (verb.head(),)))

    assert re.findall(r"`(\w+)`", verbs) == list(heads)
    assert re.findall(r"`(\w+)`", paths) == list(game.describe(begun))
