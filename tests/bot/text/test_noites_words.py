"""What people type in the night, in each language, and how places are told."""

import pytest

from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from engine.core.refusal import Refused
from engine.games.noites import GAME
from engine.games.noites.content.sizes import SIZES
from engine.games.noites.events import Built, Captured, CornerChosen, Moved, Rolled, TwistPlayed, VictimMoved
from engine.games.noites.rules.muster import check_list

HEADS = GAME.heads
SAME = (
    ("army crypt auto", "exército cripta automático", "військо крипта авто", "army crypt auto"),
    ("army mire venom spitter 2 siren", "exército pântano cuspidor 2 sereia", "військо багно отрутоплюй 2 сирена",
     "army mire spitter 2 siren"),
    ("corner nw", "canto noroeste", "кут пнзх", "corner nw"),
    ("place a3 B2", "posicionar a3 B2", "поставити a3 B2", "place A3 B2"),
    ("place all", "posicionar tudo", "поставити усе", "place all"),
    ("victim E5", "vítima E5", "жертва E5", "victim E5"),
    ("victim anywhere", "vítima qualquer", "жертва будь-де", "victim anywhere"),
    ("twist curse b2", "reviravolta maldição b2", "несподіванка прокляття b2", "twist curse B2"),
    ("move v4 E5", "mover v4 E5", "рухати v4 E5", "move v4 E5"),
    ("move Leo E5", "mover leo E5", "рухати Лео E5", "move v4 E5"),
    ("run a2 tony", "correr a2 Tony", "бігти a2 тоні", "run A2 v5"),
    ("stay v4", "ficar v4", "лишитися v4", "stay v4"),
    ("build v4 h E5.48", "erguer v4 horizontal E5.48", "звести v4 горизонтально E5.48", "build v4 h E5.48"),
    ("build v4 v E5.48", "erguer v4 v E5.48", "звести v4 впоперек E5.48", "build v4 v E5.48"),
    ("run a2 v5", "correr a2 v5", "бігти a2 v5", "run A2 v5"),
    ("run a2 to D7", "correr a2 até D7", "бігти a2 до D7", "run A2 to D7"),
    ("run a2 via D7 to E5", "correr a2 via D7 até E5", "бігти a2 через D7 до E5", "run A2 via D7 to E5"),
    ("run a2 jump F3", "correr a2 pular F3", "бігти a2 зістрибнути F3", "run A2 jump F3"),
    ("run a2 towards v5 90", "correr a2 rumo a v5 90", "бігти a2 у бік v5 90", "run A2 toward v5 90"),
    ("run a2 ne 120", "correr a2 nordeste 120", "бігти a2 пн-сх 120", "run A2 ne 120"),
    ("run a2 nw 120", "correr a2 noroeste 120", "бігти a2 пнзх 120", "run A2 nw 120"),
    ("run a2 w 120", "correr a2 o 120", "бігти a2 зх 120", "run A2 w 120"),
    ("run a2 hide b3", "correr a2 esconder b3", "бігти a2 ховатися b3", "run A2 hide B3"),
    ("run a2 see b3", "correr a2 ver b3", "бігти a2 бачити b3", "run A2 see B3"),
    ("run a2 behind t4", "correr a2 atrás de t4", "бігти a2 за t4", "run A2 behind T4"),
    ("run a2 far v7", "correr a2 longe v7", "бігти a2 далеко v7", "run A2 far v7"),
    ("advance a1 D7 shoot b2", "avançar a1 D7 atirar b2", "наступати a1 D7 стріляти b2", "advance A1 D7 shoot B2"),
    ("hold a1 shoot b2", "manter a1 atirar b2", "тримати a1 стріляти b2", "hold A1 shoot B2"),
    ("watch a1", "vigiar a1", "вартувати a1", "watch A1"),
    ("cover a1", "proteger a1", "сховатися a1", "cover A1"),
    ("recover a2", "recuperar a2", "оговтатися a2", "recover A2"),
    ("charge a2 k1", "investida a2 k1", "атакувати a2 k1", "charge A2 K1"),
    ("shoot b2", "atirar b2", "стріляти b2", "shoot B2"),
    ("noshot", "não atirar", "не стріляти", "noshot"),
    ("at a1 12", "em a1 12", "постріл a1 12", "at A1 12"),
    ("push away 50", "empurrar para longe 50", "штовхнути геть 50", "push away 50"),
    ("follow v2", "seguir v2", "слідом v2", "follow v2"),
    ("react dodge", "reagir esquiva", "реакція ухилення", "react dodge"),
    ("order a1 nearest", "ordem a1 mais perto", "наказ a1 найближчий", "order A1 nearest"),
    ("order dodge 30", "ordem esquiva 30", "наказ ухилення 30", "order dodge 30"),
    ("check a2 run via D7 to E5", "conferir a2 correr via D7 até E5", "перевірити a2 бігти через D7 до E5",
     "check A2 run via D7 to E5"),
)  # fmt: skip


@pytest.mark.parametrize(("place", "lang"), [(0, "en"), (1, "pt-BR"), (2, "uk")])
def test_every_command_of_the_specification_can_be_typed(house: Catalogue, place: int, lang: str) -> None:
    speech = Speech(Lexicon.of(house, "noites"), lang, HEADS)

    assert [" ".join(speech.read(line[place])[0]) for line in SAME] == [line[3] for line in SAME]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_victim_has_a_name_of_its_own_that_is_nobody_elses(house: Catalogue, lang: str) -> None:
    most = max(size.victims for size in SIZES.values())
    speech, words = Speech(Lexicon.of(house, "noites"), lang, HEADS), house.words(lang)
    names = [words.named("noites", f"v{number}") for number in range(1, most + 1)]

    assert all(names)
    assert [speech.read_rest(name) for name in names] == [(f"v{number}",) for number in range(1, most + 1)]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ghoul a3 catches Billy: 6 points for Ana."),
        ("pt-BR", "Carniçal a3 pega Billy: 6 pontos para Ana."),
        ("uk", "Гуль a3 хапає Біллі. Ana: +6 очок."),
    ],
)
def test_it_is_told_by_name_who_caught_whom_and_for_whom(house: Catalogue, lang: str, said: str) -> None:
    words = house.words(lang, ("Ana", "Bo"), ("a", "b"), (("a3", "ghoul"),))

    assert words.event(Captured("v3", "a3", 0, 6, rescued=False)) == said


def test_without_names_a_side_is_told_by_its_letter(house: Catalogue) -> None:
    assert "side B" in house.words("en").event(CornerChosen(1, "nw"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_are_told_as_the_picture_letters_them(house: Catalogue, lang: str) -> None:
    words = house.words(lang)
    told = (Moved("a1", (300, 300), (335, 645), ()), VictimMoved("v2", (0, 0), (335, 645)), Built("k1", (335, 645)))

    assert all("D7" in words.event(event) and "D7." not in words.event(event).rstrip(".") for event in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_far_is_still_fine_is_told_by_the_cell_and_to_the_millimetre(house: Catalogue, lang: str) -> None:
    refused = Refused("too_far", cost=323, climb=0, limit=150, last="335,645", ground="open")

    told = house.words(lang).refusal("noites", refused)
    assert "D7 (" in told  # for whoever looks
    assert " 335,645)" in told  # for whoever types


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Skeleton Archer: not in that army."),
        ("pt-BR", "Arqueiro Esqueleto: não é desse exército."),
        ("uk", "У цьому війську немає такого: Скелет-лучник."),
    ],
)
def test_a_monster_of_another_army_is_named_as_it_is_called(house: Catalogue, lang: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        check_list(SIZES["medium"], "mire", ("skeleton_archer",))

    assert house.words(lang).refusal("noites", refused.value) == said


def test_a_word_that_was_taken_for_another_is_quoted_as_its_reader_types_it(house: Catalogue) -> None:
    refused = Refused("no_such_profile", typed="crypt")

    assert "“cripta”" in house.words("pt-BR").refusal("noites", refused)
    assert "«крипта»" in house.words("uk").refusal("noites", refused)


def test_a_target_that_was_not_named_is_asked_for(house: Catalogue) -> None:
    assert house.words("en").refusal("noites", Refused("no_such_target", target="none")) == "Name the target as well."


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("В7", "B7"),
        ("в7.34", "b7.34"),
        ("А2", "A2"),
        ("т3", "T3"),
        ("к1", "K1"),
        ("В7ne", "B7ne"),
        ("е", "e"),
        ("хата", "хата"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_and_pieces_are_understood_from_a_ukrainian_keyboard(
    house: Catalogue, lang: str, typed: str, read: str
) -> None:
    assert Speech(Lexicon.of(house, "noites"), lang, HEADS).read(f"run a1 {typed}") == (("run", "A1", read),)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_half_of_a_limit_is_told_with_its_reason(house: Catalogue, lang: str) -> None:
    usual, halved = (
        house.words(lang).refusal(
            "noites", Refused("too_far", cost=138, climb=0, limit=75, last="170,399", ground=ground)
        )
        for ground in ("open", "difficult")
    )

    assert len(halved) > len(usual)
    assert {"en": "difficult", "pt-BR": "difícil", "uk": "складною"}[lang] in halved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_limit_is_told_with_what_climbing_takes_of_it(house: Catalogue, lang: str) -> None:
    flat, steep = (
        house.words(lang).refusal(
            "noites", Refused("too_far", cost=338, climb=climb, limit=300, last="170,399", ground="open")
        )
        for climb in (0, 60)
    )

    assert "60" in steep
    assert len(steep) > len(flat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dice_say_what_they_are_thrown_for(house: Catalogue, lang: str) -> None:
    purposes = ("at", "cv", "df", "wd", "rg", "sl", "ps", "dg", "jp", "lp", "rl", "tw")
    said = [house.words(lang).event(Rolled(one, "a1", (3,), 4)) for one in purposes]

    assert len({*said}) == len(purposes)


@pytest.mark.parametrize(
    ("on", "said"),
    [(("a4", "I8.04"), "(a4 and I8)"), (("450,300",), "(E4)"), (("t5",), "(low wall t5)")],
)
def test_what_is_named_with_a_card_is_told_as_people_say_it(on: tuple[str, ...], said: str) -> None:
    words = Catalogue.load().words("en", ("Ana", "Bo")).seated(("Ana", "Bo"), (), (("t5", "low_wall"),))

    assert words.event(TwistPlayed(0, "trapdoor", on)) == f"Ana plays Trapdoor {said}."


def test_a_victim_that_was_placed_is_named_and_not_bent() -> None:
    words = Catalogue.load(strict=False).words("uk")

    assert words("noites-verb-victim.done", goal="anywhere") == "жертва будь-де, навмання"
