"""What people type in the shadows, in each language, and the tokens that it stands for."""

import pytest

from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from engine.games.vi_algo import GAME

HEADS = GAME.heads
SAME = (
    ("orders amulet never", "ordens amuleto nunca", "накази амулет ніколи", "orders amuleto never"),
    ("orders amulet min 3", "ordens valor mínimo 3", "накази мінімальна цінність 3", "orders amulet_min 3"),
    ("orders oil last", "ordens óleo acabar", "накази олія скінчаться", "orders oleo last"),
    ("use mirror A12", "usar espelho A12", "застосувати дзеркало A12", "use espelho A12"),
    ("exit rope", "contribuir corda", "вихід мотузка", "exit corda"),
    ("group eye to eye bento", "grupo olho no olho bento", "група віч-на-віч Бенту", "group olho_no_olho bento"),
    ("search A21 back E6", "buscar A21 recuar E6", "шукати A21 зняти E6", "search A21 back E6"),
    ("walk A14 via Z23 A9", "andar A14 via Z23 A9", "іти A14 через Z23 A9", "walk A14 via Z23 A9"),
    ("play oil", "jogar óleo", "зіграти олію", "play oleo"),
    ("no", "não", "ні", "no"),
    ("keep t03 mirror", "manter t03 espelho", "берегти t03 дзеркало", "keep T03 espelho"),
    ("take t31", "pegar t31", "взяти t31", "take T31"),
    ("shadow", "sombra", "тінь", "shadow"),
)


@pytest.mark.parametrize(("place", "lang"), [(0, "en"), (1, "pt-BR"), (2, "uk")])
def test_every_order_card_and_way_can_be_typed(house: Catalogue, place: int, lang: str) -> None:
    speech = Speech(Lexicon.of(house, "vi_algo"), lang, HEADS)

    assert [" ".join(speech.read(line[place])[0]) for line in SAME] == [line[3] for line in SAME]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whom_a_mummy_goes_for_is_told_by_the_name_of_who_plays_it(house: Catalogue, lang: str) -> None:
    words = house.words(lang, seats=["Ana", "Cy"], roles=["dabs", "bento"])

    assert words("vi-algo-verb-chase.button", character="bento").endswith("Cy")


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "begin on Z18"), ("pt-BR", "entrar em Z18"), ("uk", "почати на Z18")]
)
def test_where_somebody_has_begun_is_told_as_a_part_of_a_sentence(house: Catalogue, lang: str, told: str) -> None:
    assert house.words(lang)("vi-algo-verb-start.done", spot="Z18") == told
