"""What every workshop does alike, wherever it is."""

from functools import cache

import pytest
from subjects import A_SEED, RefusingDice, subject, thought

from bot.tables.looks.painters import Painters
from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Workshop
from engine.core.refusal import Refused
from engine.games import games
from engine.players import PLAYERS

pytestmark = pytest.mark.asyncio(loop_scope="module")
SLUGS = pytest.mark.parametrize("slug", sorted(games()))


@SLUGS
@pytest.mark.parametrize("own", [True, False], ids=["own", "public"])
async def test_a_workshop_paints_what_the_painter_paints(workshop: Workshop, slug: str, own: bool) -> None:
    assert await workshop.paint(subject(slug, own)) == painted(slug, own)


@cache
def painted(slug: str, own: bool) -> Painted | None:
    return Painters().paint(subject(slug, own))


@SLUGS
async def test_a_workshop_says_what_the_painter_says(workshop: Workshop, slug: str) -> None:
    assert await workshop.look(subject(slug), ()) == Painters().look(subject(slug), ())


@SLUGS
async def test_a_workshop_thinks_what_the_player_thinks(workshop: Workshop, slug: str) -> None:
    asked = thought(slug)

    assert await workshop.think(asked) == PLAYERS.choose(asked.level, asked.game, asked.seen, asked.dice)


async def test_a_workshop_refuses_what_a_player_refuses(workshop: Workshop) -> None:
    with pytest.raises(Refused) as refused:
        await workshop.think(thought("vi_algo", "random", RefusingDice(A_SEED)))

    assert (refused.value.key, refused.value.params) == ("no_rope", {"seat": 2})
