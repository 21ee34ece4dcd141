import pytest

from bot.text import LANGUAGES, Catalogue
from bot.text.lookup import Lookup


@pytest.fixture
def holland(house: Catalogue) -> Lookup:
    return Lookup(house, "holland")


@pytest.mark.parametrize("typed", ["Sala secreta", "sala secret", "secret room", "таємна кімната"])
def test_a_thing_is_found_by_its_name_in_any_language(holland: Lookup, typed: str) -> None:
    assert [one.name for one in holland.find(typed, "pt-BR")] == ["sala secreta"]


def test_what_is_found_is_explained_in_the_readers_language(holland: Lookup) -> None:
    (found,) = holland.find("chase", "uk")

    assert found.help == "2 очки руху. Один лиходій проходить 1 місце."


def test_things_that_share_a_name_are_all_found(holland: Lookup) -> None:
    assert [one.key for one in holland.find("portal", "en")] == ["holland-portal-card", "holland-portal"]


def test_what_is_no_name_of_ours_is_not_found(holland: Lookup) -> None:
    assert holland.find("bicicleta", "pt-BR") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_places_can_be_looked_up_and_settings_cannot(holland: Lookup, lang: str) -> None:
    listed = [one.key for one in holland.all(lang)]

    assert {"holland-hide", "holland-rest", "holland-rope", "holland-villain"} <= set(listed)
    assert not any("setting" in key or "verb" in key for key in listed)
