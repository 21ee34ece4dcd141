from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from structlog.testing import capture_logs

from bot.text import LANGUAGES, Catalogue, MissingWord
from bot.text.functions import Functions
from engine.core.event import Event
from engine.core.refusal import Refused
from engine.core.tagged import event

Written = Callable[..., Catalogue]

CARTAS = "toy-cards = { $n ->\n    [0] sem cartas\n    [one] { $n } carta\n   *[other] { $n } cartas\n}"
KARTY = "toy-cards = { $n ->\n    [one] { $n } карта\n    [few] { $n } карти\n    [many] { $n } карт\n   *[other] ?\n}"


@event("toy.knocked")
class Knocked(Event):
    hero: str
    spaces: tuple[int, ...]


def test_a_message_is_said_in_the_language_of_the_words(written: Written) -> None:
    toys = written(pt="toy-wall = parede", uk="toy-wall = стіна", en="toy-wall = wall")

    assert [toys.words(lang)("toy-wall") for lang in ("pt-BR", "uk", "en")] == ["parede", "стіна", "wall"]


def test_another_table_says_the_same_without_anything_being_read_anew(
    written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    toys = written("toy-wall = wall")
    toys.words("en", ("Ana",))("toy-wall")
    monkeypatch.delattr(FluentBundle, "add_resource")

    assert toys.words("en", ("Bo",))("toy-wall") == "wall"


def test_two_threads_say_the_first_thing_at_a_table_at_once(written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    words = written("toy-knight = Knight\ntoy-met = { NAME($who) } came").words("en", ("Ana",))
    functions, meanwhile = Functions.by_name, []

    def by_name(self: Functions) -> Mapping[str, Callable[..., Any]]:
        monkeypatch.setattr(Functions, "by_name", functions)
        with ThreadPoolExecutor(1) as other:  # it begins and ends while the first has not said a word
            meanwhile.append(other.submit(words, "toy-met", who="knight").result())
        return functions(self)

    monkeypatch.setattr(Functions, "by_name", by_name)

    assert (words("toy-met", who="knight"), meanwhile) == ("Knight came", ["Knight came"])


def test_no_invisible_marks_surround_a_parameter(written: Written) -> None:
    assert written("toy-at = at { $space }!").words("uk")("toy-at", space="B4") == "at B4!"


@pytest.mark.parametrize(
    ("n", "said"), [(0, "0 карт"), (1, "1 карта"), (3, "3 карти"), (11, "11 карт"), (21, "21 карта")]
)
def test_ukrainian_counts(written: Written, n: int, said: str) -> None:
    assert written(KARTY).words("uk")("toy-cards", n=n) == said


@pytest.mark.parametrize(("n", "said"), [(0, "sem cartas"), (1, "1 carta"), (2, "2 cartas")])
def test_portuguese_counts_with_a_word_for_none(written: Written, n: int, said: str) -> None:
    assert written(CARTAS).words("pt-BR")("toy-cards", n=n) == said


def test_an_id_is_named_in_the_form_that_the_sentence_needs(written: Written) -> None:
    toys = written('toy-mage = маг\n    .acc = мага\ntoy-met = { NAME($who) } бачить { NAME($whom, form: "acc") }')

    assert toys.words("uk")("toy-met", who="mage", whom="mage") == "маг бачить мага"


def test_a_name_can_decide_the_gender_of_a_sentence(written: Written) -> None:
    toys = written(
        "toy-rope = corda\n    .gender = f\n"
        'toy-gone = { NAME($what, form: "gender") ->\n    [f] A { NAME($what) }\n   *[m] O { NAME($what) }\n} sumiu'
    )

    assert toys.words("pt-BR")("toy-gone", what="rope") == "A corda sumiu"


def test_an_id_that_a_game_does_not_name_is_named_by_the_house(house: Catalogue, written: Written) -> None:
    assert written("toy-answer = { NAME($said) }").words("pt-BR")("toy-answer", said="no") == "não"


@pytest.mark.parametrize(("lang", "said"), [("pt-BR", "a, b e c"), ("uk", "a, b і c"), ("en", "a, b and c")])
def test_several_ids_are_joined_as_the_language_joins(written: Written, lang: str, said: str) -> None:
    toys = written("toy-a = a\ntoy-b = b\ntoy-c = c\ntoy-all = { NAME($ids) }")

    assert toys.words(lang)("toy-all", ids=("a", "b", "c")) == said


def test_a_seat_is_called_by_the_name_of_who_sits_there(written: Written) -> None:
    words = written("toy-won = { SEAT($seat) } won").words("en", ["Ana", "Rui"])

    assert words("toy-won", seat=1) == "Rui won"


def test_an_unknown_seat_is_called_by_its_number(written: Written) -> None:
    assert written("toy-won = { SEAT($seat) } won").words("pt-BR")("toy-won", seat=2) == "Lugar 3 won"


def test_a_persons_name_is_never_read_as_a_message(written: Written) -> None:
    words = written("toy-won = { SEAT($seat) } won").words("en", ["{ $seat }\n*@everyone*"])

    assert words("toy-won", seat=0) == "{ $seat } *@everyone* won"


def test_a_seat_without_a_person_is_called_by_its_role(written: Written) -> None:
    words = written("toy-red = vermelho\ntoy-won = { SEAT($seat) } won").words("en", roles=["blue", "red"])

    assert words("toy-won", seat=1) == "vermelho won"


def test_a_role_has_forms_like_any_id(written: Written) -> None:
    toys = written('toy-red = червоний\n    .gen = червоного\ntoy-of = hand of { ROLE($seat, form: "gen") }')

    assert toys.words("uk", roles=["red"])("toy-of", seat=0) == "hand of червоного"


@pytest.mark.parametrize(
    ("piece", "said"), [(2, "red one"), ("hero_3", "red two"), ("red_1", "red one"), ("mage", "Mage")]
)
def test_a_piece_known_by_its_number_is_called_by_its_role(written: Written, piece: int | str, said: str) -> None:
    toys = written("toy-red-1 = red one\ntoy-red-2 = red two\ntoy-mage = Mage\ntoy-it = { PIECE($piece, each: 2) }")

    assert toys.words("en", roles=["blue", "red"])("toy-it", piece=piece) == said


def test_a_numbered_kind_of_thing_has_names(written: Written) -> None:
    assert written('toy-card-5 = Climb\ntoy-it = { NAME($card, of: "card") }').words("en")("toy-it", card=5) == "Climb"


def test_columns_are_said_row_by_row_through_another_message(written: Written) -> None:
    toys = written(
        "toy-rank = { $place }. { SEAT($item1) }: { $item2 }\n"
        'toy-end = { EACH($seats, $heights, by: "toy-rank", as: "lines") }'
    )

    said = toys.words("en", ["Ana", "Rui"])("toy-end", seats=(1, 0), heights=((5, 3), ()))

    assert said == "1. Rui: 5, 3\n2. Ana: –"


def test_what_is_there_several_times_is_said_once(written: Written) -> None:
    toys = written('toy-card = { $item1 }\ntoy-got = { EACH($cards, by: "toy-card", alike: "counted") }')

    assert toys.words("en")("toy-got", cards=("Dodge", "Boot", "Dodge")) == "Dodge × 2 and Boot"


def test_stops_on_the_way_are_said_as_a_path(written: Written) -> None:
    toys = written('toy-stop = { $item1 }\ntoy-way = { EACH($spaces, by: "toy-stop", as: "path") }')

    assert toys.words("en")("toy-way", spaces=("B5", "A5")) == "B5 → A5"


def test_a_word_gets_a_capital_where_a_sentence_starts(written: Written) -> None:
    toys = written("toy-rope = corda\ntoy-it = { START(NAME($what)) } cortada")

    assert toys.words("pt-BR")("toy-it", what="rope") == "Corda cortada"


@pytest.mark.parametrize(("carried", "said"), [((), "alone"), (("mage",), "with 1"), (("mage", "knight"), "with 2")])
def test_things_can_be_counted(written: Written, carried: tuple[str, ...], said: str) -> None:
    toys = written("toy-it = { COUNT($carried) ->\n    [0] alone\n   *[other] with { COUNT($carried) }\n}")

    assert toys.words("en")("toy-it", carried=carried) == said


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0, "0\u00a0s"), (90, "1\u00a0min 30\u00a0s"), (43200, "12\u00a0h"), (180000, "2 dias 2\u00a0h")],
)
def test_a_span_of_time_is_told_no_finer_than_makes_sense(house: Catalogue, seconds: int, said: str) -> None:
    assert house.words("pt-BR")("core-time-left", seconds=seconds) == f"ainda há {said}"


def test_yes_no_and_none_can_be_chosen_on(written: Written) -> None:
    words = written("toy-final = { $it ->\n    [yes] last\n    [none] never\n   *[no] not yet\n}").words("en")

    assert [words("toy-final", it=it) for it in (True, False, None)] == ["last", "not yet", "never"]


def test_an_event_is_said_under_its_tag_with_its_fields(written: Written) -> None:
    toys = written("toy-hero = herói\ntoy-event-knocked = { NAME($hero) } caiu: { $spaces }")

    assert toys.words("pt-BR").event(Knocked("hero", (2, 1))) == "herói caiu: 2, 1"


def test_a_refusal_is_said_in_the_games_own_words_if_it_has_any(written: Written) -> None:
    words = written("toy-refused-no-rope = no rope at { $space }").words("en")

    assert words.refusal("toy", Refused("no_rope", space="B4")) == "no rope at B4"
    assert words.refusal("toy", Refused("game_over")) == "The game is over."


def test_a_missing_message_raises_where_words_are_strict(written: Written) -> None:
    with pytest.raises(MissingWord, match="toy-gone"):
        written("").words("pt-BR")("toy-gone")


def test_a_missing_parameter_raises_where_words_are_strict(written: Written) -> None:
    with pytest.raises(MissingWord, match="space"):
        written("toy-at = at { $space }").words("en")("toy-at")


def test_an_unknown_id_raises_where_words_are_strict(written: Written) -> None:
    with pytest.raises(MissingWord, match="toy-at"):
        written("toy-at = at { NAME($space) }").words("en")("toy-at", space="nowhere")


def test_in_production_a_missing_message_is_said_in_english_and_logged(written: Written) -> None:
    toys = written(en="toy-at = at { $space }", strict=False)
    with capture_logs() as logged:
        assert toys.words("uk")("toy-at", space="B4") == "at B4"

    assert [(one["event"], one["lang"], one["key"]) for one in logged] == [("text.missing", "uk", "toy-at")]


def test_in_production_what_no_language_says_is_its_key(written: Written) -> None:
    assert written(strict=False).words("uk")("toy-gone") == "toy-gone"


def test_an_attribute_explains_a_message(house: Catalogue) -> None:
    assert house.words("pt-BR")("holland-wall.help") == "Parede comum: dá para ficar aqui e se esconder."


def test_another_package_brings_the_words_of_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in LANGUAGES:
        (tmp_path / "dominoes" / lang).mkdir(parents=True)
        (tmp_path / "dominoes" / lang / "dominoes.ftl").write_text("dominoes-tile = pedra")
    (tmp_path / "dominoes-1.dist-info").mkdir()
    (tmp_path / "dominoes-1.dist-info" / "entry_points.txt").write_text("[mestre.text]\ndominoes = dominoes\n")
    monkeypatch.syspath_prepend(tmp_path)

    assert Catalogue.load().words("pt-BR")("dominoes-tile") == "pedra"


def test_what_is_equal_in_python_and_not_alike_is_said_apart(written: Written) -> None:
    words = written("toy-is = { $what } of { $all }").words("en")

    assert words("toy-is", what=1, all=(1, 2)) == "1 of 1, 2"
    assert words("toy-is", what=True, all=(True, 2)) == "yes of True, 2"
    assert words("toy-is", what=1, all=[1, 2]) == "1 of 1, 2"


def test_what_was_said_is_not_worked_out_again(written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    words = written(CARTAS).words("pt-BR")
    words("toy-cards", n=2)
    monkeypatch.delattr(FluentBundle, "format_pattern")

    assert words("toy-cards", n=2) == "2 cartas"
