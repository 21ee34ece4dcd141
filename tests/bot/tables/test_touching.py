"""What can be touched on the board: no two things that one touch may mean are called alike."""

import pytest
from support.playing import Trial, played
from support.registry import ALL

from bot.tables.menu.prompts import Facing
from bot.tables.menu.touching import touches
from bot.text import Catalogue
from bot.text.lexicon import Lexicon
from bot.text.voice import Voice


@pytest.mark.parametrize("lang", ["pt-BR", "uk", "en"])
def test_no_two_choices_are_called_alike(lang: str) -> None:
    trial = Trial("caverna", 3)
    game, catalogue = ALL["caverna"], Catalogue.load()
    words = catalogue.words(lang, ("Ana", "Bo", "Cy"), trial.setup.roles)
    voice = Voice.of(words, Lexicon(catalogue, "caverna"), game)
    found = []
    for position in played(trial).positions[2:40:4]:
        for seat in range(3):
            facing = Facing("t", game, position, seat, 1)
            if facing.questions:
                labels = [one.button.label for one in touches(facing, voice).choices]
                found += [label for label in labels if labels.count(label) > 1]

    assert found == []


def test_only_whoever_plays_alone_may_act_at_once_where_others_would_have_to_agree_to_an_undo() -> None:
    for slug, free in (("holland", {"agreed", "changed"}), ("amsterdam", {""})):
        trial = Trial(slug, 2 if slug == "holland" else 4)
        game, catalogue = ALL[slug], Catalogue.load()
        words = catalogue.words("en", ("Ana", "Bo", "Cy", "Di"), trial.setup.roles)
        voice = Voice.of(words, Lexicon(catalogue, slug), game)
        facing = Facing("t", game, played(trial).positions[0], 0, 1)

        alone = {one.easy for one in touches(facing, voice, is_alone=True).choices}
        together = {one.easy for one in touches(facing, voice).choices}

        assert alone <= free
        assert "agreed" not in together
