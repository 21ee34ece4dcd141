"""What can be touched on the board: no two things that one touch may mean are called alike."""

import pytest
from support.playing import Trial, played
from support.registry import ALL

from bot.tables.menu.facing import Facing
from bot.tables.menu.touching import touches
from bot.text import Catalogue
from bot.text.lexicon import Lexicon
from bot.text.voice import Voice
from engine.core.dice import Dice


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


@pytest.mark.parametrize("lang", ["pt-BR", "uk", "en"])
@pytest.mark.parametrize(("slug", "seats"), [("noites", 2), ("vi_algo", 4), ("holland", 2), ("caverna", 3)])
def test_what_is_called_alike_is_told_apart_in_peoples_words(slug: str, seats: int, lang: str) -> None:
    trial = Trial(slug, seats)
    game, catalogue = ALL[slug], Catalogue.load()
    words = catalogue.words(lang, ("Ana", "Bo", "Cy", "Di")[:seats], trial.setup.roles)
    voice = Voice.of(words, Lexicon(catalogue, slug), game)
    facings = [Facing("t", game, one, seat, 1) for one in played(trial).positions[::4] for seat in range(seats)]
    choices = [one for facing in facings if facing.questions for one in touches(facing, voice).choices]

    assert [one.button.label for one in choices if one.button.label.endswith(f" · {one.typed}")] == []
    doers = [one for one in choices if one.button.label != one.plain and one.doer]
    assert any(one.button.label.endswith(f" · {voice.thing((one.doer,))}") for one in doers) == (slug == "noites")


def test_a_place_on_the_board_needs_no_number_which_stands_in_the_pictures_of_chats() -> None:
    trial = Trial("noites", 2)
    game, catalogue = ALL["noites"], Catalogue.load()
    voice = Voice.of(catalogue.words("en", ("Ana", "Bo"), trial.setup.roles), Lexicon(catalogue, "noites"), game)
    facings = [Facing("t", game, one, seat, 1) for one in played(trial).positions[::4] for seat in range(2)]
    told = [
        (facing.numbers[one.tokens], one)
        for facing in facings
        if facing.questions
        for one in touches(facing, voice).choices
        if one.tokens in facing.numbers
    ]

    assert told
    assert [one.plain for number, one in told if one.button.label != f"{number} · {one.plain}"] == []


@pytest.mark.parametrize(("lang", "said"), [("pt-BR", "Herói 1"), ("uk", "Герой 1"), ("en", "Hero 1")])
def test_a_piece_that_is_known_by_a_word_and_a_number_is_called_as_people_do(lang: str, said: str) -> None:
    trial = Trial("holland", 2)
    game, catalogue = ALL["holland"], Catalogue.load()
    words = catalogue.words(lang, ("Ana", "Bo"), trial.setup.roles)
    voice = Voice.of(words, Lexicon(catalogue, "holland"), game)
    facings = (Facing("t", game, one, seat, 1) for one in played(trial).positions for seat in range(2))
    found = [touches(one, voice).called for one in facings if one.questions]

    assert {called["hero 1"] for called in found if "hero 1" in called} == {said}


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


@pytest.mark.rule("CZ-419")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "play kiss; done"), ("pt-BR", "jogar beijin; pronto"), ("uk", "зіграти цьом; готово")],
)
def test_a_last_card_is_played_and_the_turn_ended_by_one_press(lang: str, said: str) -> None:
    assert _lasts(lang, "step3", "beijin_de_mamae", "so_no_molejo") == {"beijin_de_mamae": said}


@pytest.mark.rule("CZ-419")
@pytest.mark.parametrize(
    ("phase", "hand"),
    [
        ("step1", ("beijin_de_mamae", "so_no_molejo")),
        ("step3", ("beijin_de_mamae",)),
        ("step3", ("ir_na_picadilha",) * 2),
    ],
)
def test_no_press_ends_a_turn_that_goes_on_or_ends_anyhow(phase: str, hand: tuple[str, ...]) -> None:
    assert set(_lasts("en", phase, *hand).values()) == {""}


def _lasts(lang: str, phase: str, *hand: str) -> dict[str, str]:
    """Of each card that may be played, what is typed to play it and no other after it."""
    game, catalogue = ALL["caverna"], Catalogue.load()
    given = {"spots": {"P1": "C3"}, "life": {"P1": 3}, "hands": {"P1": [*hand]}, "phase": phase}
    position = game.given(game.setup(2), given, Dice("ab" * 32))
    voice = Voice.of(catalogue.words(lang, ("Ana", "Bo"), ()), Lexicon(catalogue, "caverna"), game)
    found = touches(Facing("t", game, position, 0, 1), voice).choices
    return {one.tokens[1]: one.last for one in found if one.tokens[0] == "play"}


@pytest.mark.parametrize("lang", ["pt-BR", "uk", "en"])
def test_what_comes_of_different_things_that_lead_to_one_place_is_told_where_they_are_chosen(lang: str) -> None:
    trial = Trial("caverna", 3)
    game, catalogue = ALL["caverna"], Catalogue.load()
    words = catalogue.words(lang, ("Ana", "Bo", "Cy"), trial.setup.roles)
    voice = Voice.of(words, Lexicon(catalogue, "caverna"), game)
    facings = [Facing("t", game, one, seat, 1) for one in played(trial).positions[::4] for seat in range(3)]
    brings = [touches(facing, voice).brings for facing in facings if facing.questions]

    told = {verb: said for one in brings for verb, said in one.items()}
    assert len(set(told.values())) == len(told) == 4
