"""What changes a hand that somebody has open."""

from dataclasses import replace

from bot.discord.hands import Hands
from bot.tables.model.reply import Button, Painted, PictureWanted, Screen
from bot.text import Catalogue

ANA, TABLE = "discord:7", "k3f9w2ab"
ASKED = Screen("Which clue?", PictureWanted(TABLE, "seat", "en", 0), ((Button("m1:k3f9w2ab:0:1:a:x", "Picture 1"),),))


async def test_what_is_told_besides_a_question_comes_into_the_hand_with_the_picture_that_stands_there() -> None:
    said: list[tuple[tuple[str, ...], bool]] = []

    async def change(screen: Screen, picture: Painted | None, keeps: bool = False) -> int:
        assert picture is None
        said.append((screen.lately, keeps))
        return 1

    async def paint() -> Painted | None:
        raise AssertionError("nothing new is to be seen")

    hands, wish = Hands(lambda: 0, Catalogue.load()), ("The orange team would like a new row.",)
    hands.shown(ANA, ASKED, 1, change, painted=True)
    for lately in ((), wish, wish, ()):
        assert await hands.follow(ANA, TABLE, replace(ASKED, lately=lately), paint)

    assert said == [(wish, True)]
