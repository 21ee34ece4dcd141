"""What people type in Amsterdam, in each language, and how a picture is told to who cannot see it."""

import pytest

from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from engine.games.amsterdam.content.backdrops import COLOURS
from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.motifs import MOTIFS
from engine.games.amsterdam.game import GAME
from render.games.amsterdam.corners import TEAMS
from render.games.amsterdam.look import FADED
from render.games.amsterdam.telling import Teller, told
from render.text import fitted

HEADS = GAME.heads
SAME = (
    ("clue C17 C42", "pista C17 C42", "підказка С17 С42", "clue C17 C42"),
    ("go D4", "ir D4", "іти D4", "go D4"),
    ("abstain", "abster", "утриматися", "abstain"),
    ("ready", "preparado", "готова", "ready"),
    ("swap", "trocar", "замінити", "swap"),
    ("withdraw", "retirar", "відкликати", "withdraw"),
    ("commissioner", "comissário", "комісар", "commissioner"),
    ("hint", "dica", "натяк", "hint"),
    ("concede", "desistir", "здатися", "concede"),
    ("void orange", "anular laranja", "анулювати оранжева", "void orange"),
)
TOLD = {
    "C02": (
        "Rooftop, eerie, in yellow and orange: two white owls, one brown bookshelf and three grey magnets.",
        "Telhado, clima sinistro, em amarelo e laranja: duas corujas brancas, uma estante marrom e três ímãs cinza.",
        "Дах, настрій моторошний, барви жовта й помаранчева: дві білі сови, одна коричнева книжкова полиця і три сірі"
        " магніти.",
    ),
    "C59": (
        "Theatre, comic, in grey and white: many pairs of lovers in red, one brown pair of spectacles and three red"
        " octopuses.",
        "Teatro, clima cômico, em cinza e branco: muitos casais apaixonados de vermelho, um par de óculos marrom e"
        " três polvos vermelhos.",
        "Театр, настрій кумедний, барви сіра й біла: багато закоханих пар у червоному, одні коричневі окуляри і три"
        " червоні восьминоги.",
    ),
}


@pytest.mark.rule("SA-700")
@pytest.mark.parametrize(("place", "lang"), [(0, "en"), (1, "pt-BR"), (2, "uk")])
def test_everything_that_people_may_do_can_be_typed(house: Catalogue, place: int, lang: str) -> None:
    speech = Speech(Lexicon.of(house, "amsterdam"), lang, HEADS)

    assert [" ".join(speech.read(line[place])[0]) for line in SAME] == [line[3] for line in SAME]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_undoing_and_finishing_are_still_understood(house: Catalogue, lang: str) -> None:
    own = Lexicon.of(house, "amsterdam").by_language[lang]
    speech = Speech(Lexicon.of(house, "amsterdam"), lang)

    assert [speech.read(own[token][0]) for token in ("undo", "done")] == [(("undo",),), (("done",),)]


@pytest.mark.rule("SA-030", "SA-629")
@pytest.mark.parametrize(("place", "lang"), [(0, "en"), (1, "pt-BR"), (2, "uk")])
def test_a_picture_is_told_as_a_person_would(house: Catalogue, place: int, lang: str) -> None:
    teller = Teller(lang, house.words(lang))

    assert [told(teller, CLUE_CARDS[card]) for card in TOLD] == [texts[place] for texts in TOLD.values()]


@pytest.mark.rule("SA-629")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_pictures_are_told_alike(house: Catalogue, lang: str) -> None:
    pictures = {**CLUE_CARDS, **CITY_TILES}.values()
    teller = Teller(lang, house.words(lang))

    assert len({told(teller, picture) for picture in pictures}) == len(pictures)


@pytest.mark.rule("SA-031", "SA-032")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_motifs_and_colours_have_names_of_their_own(house: Catalogue, lang: str) -> None:
    words = house.words(lang)
    motifs = {words.name("amsterdam", f"scene-motif-{motif}") for motif in MOTIFS}

    assert len(motifs) == len(MOTIFS)
    assert len({words.name("amsterdam", f"scene-colour-{colour}") for colour in COLOURS}) == len(COLOURS)


def test_a_picture_calls_a_team_as_the_chat_does() -> None:
    words = Catalogue.load(strict=False).words("uk")

    assert words("amsterdam-picture-team-name", team="orange") == "Помаранчеві"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "step", ["round_end", "countdown", "give_clue", "waiting_for_rival", "clue_pending", "move", "over"]
)
def test_what_a_team_is_doing_fits_beside_its_pawn(lang: str, step: str) -> None:
    said = Catalogue.load(strict=False).words(lang)("amsterdam-picture-step", step=step)
    left, _, right, _ = TEAMS[0].box

    assert fitted(said, FADED, round(right - left - 78))[0] == said
