import pytest

from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from engine.core.action import Action
from engine.core.refusal import Refused
from engine.core.tagged import verb

HEADS = frozenset({"choose", "hero", "go", "villain", "explode", "hide", "early", "pass", "undo", "reset", "done"})


@verb("toy.hero")
class Hero(Action[None]):
    number: int
    steps: tuple[str, ...]


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon(Catalogue.load(), "holland")


@pytest.fixture
def ana(lexicon: Lexicon) -> Speech:
    return Speech(lexicon, "pt-BR", HEADS)


@pytest.fixture
def oksana(lexicon: Lexicon) -> Speech:
    return Speech(lexicon, "uk", HEADS)


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("pt-BR", "herói 1 esquerda corda; vilão mago descer; explodir B4; esconder 2"),
        ("uk", "герой 1 ліворуч мотузка; лиходій маг вниз; підірвати B4; сховати 2"),
        ("en", "hero 1 left rope; villain mage down; explode B4; hide 2"),
    ],
)
def test_a_plan_is_understood_in_every_language(lexicon: Lexicon, lang: str, typed: str) -> None:
    assert Speech(lexicon, lang, HEADS).read(typed) == (
        ("hero", "1", "left", "rope"),
        ("villain", "mage", "down"),
        ("explode", "B4"),
        ("hide", "2"),
    )


@pytest.mark.parametrize(
    ("typed", "tokens"),
    [
        ("escolher 5", "choose 5"),
        ("ir 1 terraço", "go 1 roof"),
        ("andar 1 D4", "go 1 D4"),
        ("desfazer", "undo"),
        ("pronto", "done"),
        ("passar", "pass"),
        ("вибрати 5", "choose 5"),
        ("іти 1 дах", "go 1 roof"),
        ("назад", "undo"),
        ("готово", "done"),
        ("пас", "pass"),
        ("antecipar estrito", "early strict"),
        ("наперед вимкнути", "early off"),
        ("vilão Cavaleiro Negro direita", "villain knight right"),
        ("герой 2 праворуч таємним ходом", "hero 2 right passage"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_may_type_in_any_of_the_three_languages(lexicon: Lexicon, lang: str, typed: str, tokens: str) -> None:
    assert Speech(lexicon, lang, HEADS).read(typed) == (tuple(tokens.split()),)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shown_of_any_token_is_understood_again(lexicon: Lexicon, lang: str) -> None:
    speech = Speech(lexicon, lang, HEADS)
    tokens = set(lexicon.by_language[lang]) - {"act"}

    assert {speech.read(speech.say(["hero", token]))[0][1] for token in tokens - HEADS} == tokens - HEADS
    assert {speech.read(speech.say([token]))[0][0] for token in tokens & HEADS} == tokens & HEADS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tokens_themselves_mean_the_same_to_everybody(lexicon: Lexicon, lang: str) -> None:
    speech = Speech(lexicon, lang, HEADS)
    tokens = set(lexicon.by_language["en"]) - {"act"}

    assert {token: speech.read(f"hero {token}")[0][1] for token in tokens - HEADS} == {t: t for t in tokens - HEADS}
    assert {token: speech.read(token)[0][0] for token in tokens & HEADS} == {t: t for t in tokens & HEADS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_language_means_two_things_in_one_place(lexicon: Lexicon, lang: str) -> None:
    of_lang = lexicon.by_language[lang]
    meant = [(phrase.casefold(), token in HEADS) for token, phrases in of_lang.items() for phrase in phrases]

    assert len(meant) == len(set(meant))


@pytest.mark.parametrize(
    "typed", ["HEROI 1 Esquerda", "herói 1 esq", "her 1 esq", "/act herói 1 esquerda", "agir hero 1 left"]
)
def test_capitals_accents_short_forms_and_the_command_itself_are_forgiven(ana: Speech, typed: str) -> None:
    assert ana.read(typed) == (("hero", "1", "left"),)


def test_a_beginning_that_could_be_several_words_is_refused_with_all_of_them(ana: Speech) -> None:
    with pytest.raises(Refused) as refused:
        ana.read("es 5")

    assert refused.value == Refused("ambiguous_word", word="es", meanings=("escolher", "esconder"))


def test_a_beginning_is_first_looked_for_among_words_that_fit_the_place(ana: Speech) -> None:
    assert ana.read("herói 1 desc pass") == (("hero", "1", "down", "passage"),)


def test_spaces_are_understood_from_a_ukrainian_keyboard(oksana: Speech) -> None:
    assert oksana.read("підірвати в4; іти 1 С5") == (("explode", "B4"), ("go", "1", "C5"))


def test_an_unknown_word_is_left_to_the_game_to_refuse(ana: Speech) -> None:
    assert ana.read("herói 1 voar") == (("hero", "1", "voar"),)


def test_nothing_typed_is_no_entry(ana: Speech) -> None:
    assert ana.read(" ; ") == ()


def test_an_action_is_said_as_its_reader_would_type_it(oksana: Speech) -> None:
    assert oksana.say_action(Hero(1, ("left", "rope"))) == "герой 1 ліворуч мотузка"


def test_an_action_of_several_entries_is_said_as_one_line(ana: Speech) -> None:
    assert ana.say_action(Hero(1, ("left", ";", "hide", "1"))) == "herói 1 esquerda; esconder 1"


def test_a_slip_is_answered_with_the_line_that_was_meant(lexicon: Lexicon, ana: Speech) -> None:
    legal = [Hero(1, ("left",)), Hero(2, ("right",)), Hero(1, ("left", "rope"))]

    said = ana.explained(lexicon.catalogue.words("pt-BR"), "Não entendi.", "heroi 1 esquerdaa", legal, ("x",))

    assert said == "Não entendi. Talvez: herói 1 esquerda"


def test_what_is_like_nothing_legal_is_answered_with_what_is_possible(lexicon: Lexicon, ana: Speech) -> None:
    words = lexicon.catalogue.words("pt-BR")

    said = ana.explained(words, "Não entendi.", "acabou", [Hero(1, ("left",))], ("herói 1 esquerda", "passar"))

    assert said.startswith("Não entendi.")
    assert said.endswith("herói 1 esquerda · passar")


def test_an_error_with_nothing_possible_says_only_why(lexicon: Lexicon, ana: Speech) -> None:
    assert ana.explained(lexicon.catalogue.words("uk"), "Ні.", "x", [], ()) == "Ні."


def test_what_is_legal_is_offered_the_nearest_first(oksana: Speech) -> None:
    legal = [Hero(2, ("right",)), Hero(1, ("left",))]

    assert oksana.like("гер 1 лів", legal) == ["герой 1 ліворуч", "герой 2 праворуч"]
