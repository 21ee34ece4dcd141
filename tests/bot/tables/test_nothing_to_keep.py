"""A refusal, a look, a page turned: nothing is committed, and nothing painted anew."""

from hall import Hall, seen

from bot.tables.model.button_ids import Kind, read
from bot.tables.model.intents import Fill, Join, Open, Press, ShowHand, Start
from bot.tables.model.reply import PictureWanted


async def test_a_refusal_commits_nothing(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    before = (await hall.kept(table)).version
    reply = await hall.bo("guess 1")

    assert not reply.ok
    assert (await hall.kept(table)).version == before


async def test_a_refused_press_of_a_stranger_commits_nothing(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    before = (await hall.kept(table)).version
    await hall.olha(Press(seen(await hall.bo(ShowHand())).buttons[0].id))
    await hall.olha(Join())

    assert (await hall.kept(table)).version == before


async def test_turning_to_further_choices_commits_nothing(hall: Hall) -> None:
    table = (await hall.ana(Open("toy", {}, "en"))).table
    for verb in (Fill(2), Start()):
        await hall.ana(verb)
    before = (await hall.kept(table)).version
    narrows = [one for one in seen(await hall.ana(ShowHand())).buttons if read(one.id).kind is Kind.NARROW]
    reply = await hall.ana(Press(narrows[0].id))

    assert reply.ok
    assert reply.screen is not None
    assert (await hall.kept(table)).version == before


async def test_what_changes_nothing_commits_nothing_and_is_not_painted_anew(hall: Hall) -> None:
    table = await hall.dealt(hall.bo)
    wanted = PictureWanted(table, "board", "en")
    first = await hall.service.picture(wanted)
    before = (await hall.kept(table)).version
    await hall.bo("guess 1")
    await hall.bo(ShowHand())

    assert (await hall.kept(table)).version == before
    assert await hall.service.picture(wanted) is first
