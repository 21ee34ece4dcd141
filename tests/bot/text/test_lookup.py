import pytest

from bot.text import LANGUAGES, Catalogue, keys
from bot.text.lookup import Lookup
from bot.text.voice import LONGEST_LABEL
from engine.games import games

MESSAGE = 3900
"""Letters that a chat shows in one message."""
ALONE = 2
"""Things that are the only one under their heading have no page."""


@pytest.fixture
def holland(house: Catalogue) -> Lookup:
    return Lookup.of(house, "holland")


@pytest.mark.parametrize("typed", ["Sala secreta", "sala secret", "secret room", "таємна кімната"])
def test_a_thing_is_found_by_its_name_in_any_language(holland: Lookup, typed: str) -> None:
    assert [one.name for one in holland.find(typed, "pt-BR")] == ["sala secreta"]


def test_what_is_found_is_explained_in_the_readers_language(holland: Lookup) -> None:
    (found,) = holland.find("chase", "uk")

    assert found.help == "2 очки руху. Один лиходій проходить 1 клітинку."


@pytest.mark.parametrize(
    ("slug", "lang", "typed"),
    [
        ("vi_algo", "en", "exit"),
        ("vi_algo", "uk", "карта виходу"),
        ("vi_algo", "pt-BR", "saída"),
        ("vi_algo", "en", "signal"),
        ("vi_algo", "uk", "знак"),
        ("holland", "en", "knight"),
        ("holland", "uk", "маг"),
        ("amsterdam", "pt-BR", "mapa"),
    ],
)
def test_what_a_question_speaks_of_can_be_looked_up(house: Catalogue, slug: str, lang: str, typed: str) -> None:
    assert Lookup.of(house, slug).find(typed, lang)


SPOKEN_OF = {
    "amsterdam": (
        *("win", "turn", "vote", "card", "hex", "vencer", "voto", "rodada", "imagem"),
        *("перемога", "голосування", "район", "картинка"),
    ),
    "caverna": ("life", "event", "win", "action", "card", "vida", "evento", "turno", "життя", "подія", "час"),
    "holland": ("win", "round", "tower", "card", "point", "vencer", "telhado", "descanso", "перемога", "рух", "вихід"),
    "noites": (
        *("win", "turn", "action", "dice", "hand", "tree", "campfire", "pontos", "dados", "parede", "mão", "árvore"),
        *("хід", "стіна", "напад", "досяжність", "рука", "вогнище"),
    ),
    "vi_algo": (
        *("win", "compass", "action", "torches", "wall", "company", "bússola", "tochas", "ação", "companhia"),
        *("компас", "дія", "смолоскип", "товариство"),
    ),
}
"""What a newcomer asks about, as the page and the question call it."""


@pytest.mark.parametrize(("slug", "typed"), [(slug, one) for slug, words in SPOKEN_OF.items() for one in words])
def test_what_a_newcomer_asks_about_is_explained(house: Catalogue, slug: str, typed: str) -> None:
    found = Lookup.of(house, slug).find(typed, "uk")

    assert found
    assert all(one.help for one in found)


def test_things_that_share_a_name_are_all_found(holland: Lookup) -> None:
    assert [one.key for one in holland.find("portal", "en")] == ["holland-portal-card", "holland-portal"]


def test_what_is_no_name_of_ours_is_not_found(holland: Lookup) -> None:
    assert holland.find("bicicleta", "pt-BR") == ()


NIGHT = {
    "charge": "noites-charge",
    "investida": "noites-charge",
    "атака": "noites-charge",
    "run": "noites-run",
    "correr": "noites-run",
    "бігти": "noites-run",
    "watch": "noites-watch",
    "vigiar": "noites-watch",
    "вартувати": "noites-watch",
    "shoot": "noites-shooting",
    "atirar": "noites-shooting",
    "стріляти": "noites-shooting",
    "hold position": "noites-hold",
    "Avançar": "noites-advance",
    "оговтатися": "noites-recover",
    "barricade": "noites-barricade",
    "empurrar": "noites-push",
    "line of sight": "noites-line-of-sight",
    "приголомшений": "noites-stunned",
    "vítima": "noites-victim",
    "werewolf": "noites-werewolf",
}


@pytest.mark.parametrize("typed", NIGHT)
def test_the_night_explains_what_can_be_done_in_it(house: Catalogue, typed: str) -> None:
    assert [one.key for one in Lookup.of(house, "noites").find(typed, "en")] == [NIGHT[typed]]


@pytest.mark.parametrize("typed", ["cover", "cobertura", "прикриття"])
def test_cover_is_both_what_one_stands_in_and_what_one_takes(house: Catalogue, typed: str) -> None:
    found = {one.key for one in Lookup.of(house, "noites").find(typed, "en")}

    assert found == {"noites-cover", "noites-take-cover"}


@pytest.mark.parametrize("typed", ["large charger", "chargé d’affaires", "xyzzy", "st", "hand grenade", "strange"])
@pytest.mark.parametrize("slug", games())
def test_a_word_that_only_looks_like_another_finds_nothing(house: Catalogue, slug: str, typed: str) -> None:
    assert Lookup.of(house, slug).find(typed, "en") == ()


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_can_be_looked_up_is_found_by_its_name(house: Catalogue, slug: str, lang: str) -> None:
    lookup = Lookup.of(house, slug)

    lost = [one.key for one in lookup.all(lang) if one.key not in [found.key for found in lookup.find(one.name, lang)]]
    assert lost == []


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_says_its_rules(house: Catalogue, slug: str, lang: str) -> None:
    rules = house.words(lang)(keys.id_key(slug, "rules"))

    assert len(rules.splitlines()) > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_places_can_be_looked_up_and_settings_cannot(holland: Lookup, lang: str) -> None:
    listed = [one.key for one in holland.all(lang)]

    assert {"holland-hide", "holland-rest", "holland-rope", "holland-villain"} <= set(listed)
    assert not any("setting" in key or "verb" in key for key in listed)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", games())
def test_everything_that_is_explained_stands_on_a_page_that_has_room_for_it(
    house: Catalogue, slug: str, lang: str
) -> None:
    lookup = Lookup.of(house, slug)
    pages = lookup.topics(lang)
    told = {page.heading: lookup.told(page, lang) for page in pages}

    assert len(pages) > 1
    assert max(len(page.heading) for page in pages) <= LONGEST_LABEL
    assert max(sum(len(one.name) + len(one.help) + 4 for one in listed) for listed in told.values()) < MESSAGE
    listed = {one.key for page in told.values() for one in page}
    assert len({one.key for one in lookup.all(lang)} - listed) <= ALONE
