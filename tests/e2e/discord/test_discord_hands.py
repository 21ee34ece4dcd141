"""The hand that somebody has open follows the game while its token lives: no press, no call."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from threading import Event

import pytest
from discord_house import DiscordHouse, QuickPainter
from discord_playing import Party
from fake_discord import Channel, FakeDiscord, Fault, Message
from fake_discord.asking import MESSAGE, Asking
from fake_discord.world import Attachment
from standing_clock import StandingClock

from bot.discord import reception
from bot.discord.asked import IncomingInteraction
from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject
from engine.core import run
from engine.games import games

PATCH = "PATCH /webhooks/{application}/{token}/messages/{message}"


class PatientPainter(QuickPainter):
    """Paints once it is let."""

    def __init__(self) -> None:
        self.let = Event()

    def paint(self, subject: Subject) -> Painted:
        self.let.wait()
        return super().paint(subject)


@dataclass
class Slow:
    """A game at a table whose pictures take as long as they are made to."""

    party: Party
    painter: PatientPainter

    async def opens(self) -> Asking:
        """Somebody opens their hand, and is answered before it is painted."""
        ana = self.party.people[0]
        self.painter.let.clear()
        return await ana.press(ana.board(self.party.channel), self.party.label("hand"))

    async def painted(self, house: DiscordHouse) -> None:
        """Everything that was wanted is painted."""
        self.painter.let.set()
        await house.has_heard()


@pytest.fixture
async def slow(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> AsyncIterator[tuple[Slow, DiscordHouse]]:
    """Two people at a game whose painter is patient."""
    painter = PatientPainter()
    painter.let.set()
    async with DiscordHouse(fake, clock, tmp_path, games(), painter=painter).open() as house:
        party = Party(fake, channel, 2)
        await party.sits_down(house, "holland", "none")
        try:
            yield Slow(party, painter), house
        finally:
            painter.let.set()


async def test_words_and_buttons_are_the_acknowledgement_and_the_picture_follows(
    slow: tuple[Slow, DiscordHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, house = slow
    monkeypatch.setattr(reception, "A_MOMENT_SECONDS", 60)  # a machine that is busy with other things is no fault
    before = len(table.party.fake.calls)
    asking = await table.opens()
    hand, said = asking.answers[-1], table.party.fake.calls[before:]
    in_words, choices = hand.picture, hand.labels
    await table.painted(house)

    assert said == ["POST /interactions/{id}/{token}/callback"]
    assert asking.acknowledged == MESSAGE
    assert in_words is None
    assert choices == hand.labels
    assert hand.picture is not None
    assert table.party.fake.calls[before:] == [*said, PATCH]


async def test_the_picture_that_stands_there_stays_until_the_next_one_is_painted(
    slow: tuple[Slow, DiscordHouse],
) -> None:
    table, house = slow
    ana, bo = table.party.people
    other = (await bo.press(bo.board(table.party.channel), table.party.label("hand"))).answers[-1]
    await bo.press(other, other.labels[0])
    hand = (await table.opens()).answers[-1]
    await table.painted(house)
    first, asked = hand.picture, hand.buttons
    table.painter.let.clear()
    await ana.press(hand, hand.labels[0])  # the last one to choose is asked the next thing
    meanwhile, then = hand.picture, hand.buttons
    await table.painted(house)

    assert first is not None
    assert meanwhile == first
    assert then != asked
    assert hand.picture not in (None, first)


async def test_an_answer_that_its_words_tell_keeps_the_picture_that_stands_there(
    slow: tuple[Slow, DiscordHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, house = slow
    monkeypatch.setattr(reception, "A_MOMENT_SECONDS", 60)  # a machine that is busy with other things is no fault
    ana, fake = table.party.people[0], table.party.fake
    hand = (await table.opens()).answers[-1]
    await table.painted(house)
    first, before = hand.picture, len(fake.calls)
    await ana.press(hand, hand.labels[0])
    await house.has_heard()

    assert fake.calls[before:] == ["POST /interactions/{id}/{token}/callback"]
    assert "Sua resposta" in hand.text
    assert hand.picture == first is not None


@pytest.mark.parametrize("by_now", ["another", "none"])
async def test_the_picture_that_stands_there_may_have_changed_since_the_press(
    slow: tuple[Slow, DiscordHouse], by_now: str
) -> None:
    table, house = slow
    fake, ana = table.party.fake, table.party.people[0]
    hand = (await table.opens()).answers[-1]
    await table.painted(house)
    table.painter.let.clear()
    asked = await ana.pressing(hand, ana.find(hand, hand.labels[0]))
    hand.attachments = [Attachment(next(fake.numbers), "newer.jpg", b"newer")] if by_now == "another" else []
    hand.components = hand.components if by_now == "another" else []
    await ana.answered(asked)

    assert "Sua resposta" in hand.text
    assert hand.labels
    assert hand.attachments == []


class StillPainter(QuickPainter):
    """Paints each seat the same, whatever happens."""

    def paint(self, subject: Subject) -> Painted:
        return Painted(f"seat {subject.seen.seat}".encode(), "as before", "as before")


@pytest.fixture
async def still(
    fake: FakeDiscord, clock: StandingClock, channel: Channel, tmp_path: Path
) -> AsyncIterator[tuple[Party, DiscordHouse]]:
    """Two people at a game in whose pictures nothing is ever different."""
    async with DiscordHouse(fake, clock, tmp_path, games(), painter=StillPainter()).open() as house:
        party = Party(fake, channel, 2)
        await party.sits_down(house, "holland", "none")
        yield party, house


async def test_a_picture_that_stands_in_a_hand_is_not_uploaded_again(still: tuple[Party, DiscordHouse]) -> None:
    party, house = still
    shown = await hands(party, house)
    begun = len(party.fake.sightings)
    await all_choose(party, house, shown)
    await house.carry()
    seen = party.fake.sightings[begun:]

    assert [one.message for one in seen if one.viewer is not None and one.picture]
    assert not [one.uploaded for one in seen if one.viewer is not None and one.uploaded]
    assert not party.fake.refused


async def test_a_picture_that_stands_there_is_not_sent_after_its_words(
    still: tuple[Party, DiscordHouse], monkeypatch: pytest.MonkeyPatch
) -> None:
    party, house = still
    shown = await hands(party, house)
    monkeypatch.setattr(IncomingInteraction, "patience", 0)  # every picture comes too late for its words
    begun = len(party.fake.calls)
    await all_choose(party, house, shown)
    await house.has_heard()

    assert party.fake.calls[begun:].count(PATCH) == 1  # the next question, in the hand of whoever has not pressed


async def test_a_picture_of_what_was_said_before_comes_too_late(slow: tuple[Slow, DiscordHouse]) -> None:
    table, house = slow
    ana = table.party.people[0]
    hand = (await table.opens()).answers[-1]
    await ana.press(hand, hand.labels[0])
    before = len(table.party.fake.calls)
    await table.painted(house)

    assert table.party.fake.calls[before:].count(PATCH) == 1


async def hands(party: Party, house: DiscordHouse) -> list[Message]:
    """Everybody opens their hand."""
    opened = [await one.press(one.board(party.channel), party.label("hand")) for one in party.people]
    await house.has_heard()  # where the machine is busy a picture may follow its words
    await house.carry()
    return [one.answers[-1] for one in opened]


async def all_choose(party: Party, house: DiscordHouse, shown: list[Message]) -> None:
    """Everybody presses the first answer of what they have open."""
    for human, message in zip(party.people, shown, strict=True):
        await human.press(message, message.labels[0])
        await house.carry()


async def moments(house: DiscordHouse) -> None:
    """Whoever does not answer at once is called."""
    for _ in range(4):
        await house.carry()
        house.clock.now += 5


def called_since(party: Party, begun: int) -> list[int]:
    return [user for one in party.fake.sightings[begun:] for user in one.pings]


def is_answer(pressed: str) -> bool:
    """Whether a button belongs to what is asked: commands, such as that for no more hints, stay as they are."""
    return "m1:" in pressed and ":c:" not in pressed


async def test_the_next_question_comes_into_the_hand_that_is_open(party: Party, house: DiscordHouse) -> None:
    shown = await hands(party, house)
    begun, before = len(party.fake.sightings), {label for one in shown for label in dict(one.buttons).values()}
    await all_choose(party, house, shown)
    asked = [seat for seat, one in enumerate(shown) if one.buttons]

    assert asked, "somebody is asked again"
    assert not before & {pressed for seat in asked for _, pressed in shown[seat].buttons if is_answer(pressed)}
    assert called_since(party, begun) == []


async def test_whoever_has_closed_their_hand_is_called_once_when_they_do_not_answer(
    party: Party, house: DiscordHouse
) -> None:
    begun = len(party.fake.sightings)
    await all_choose(party, house, await hands(party, house))
    house.clock.now += 20
    await house.carry()
    called = called_since(party, begun)
    for _ in range(20):
        house.clock.now += 1
        await house.carry()
    (asked,) = run.waiting_for((await house.standing(party.table)).playing.position)

    assert called == []
    assert called_since(party, begun) == [party.people[asked].id]


async def test_whoever_takes_long_over_their_answer_and_presses_on_is_not_called(
    party: Party, house: DiscordHouse
) -> None:
    begun, (ana, bo) = len(party.fake.sightings), await hands(party, house)
    await party.people[1].press(bo, "4 ")
    await party.people[0].press(ana, "3 ")
    await house.carry()
    for label in ("Explodir", "Voltar") * 3:
        house.clock.now += 8
        await party.people[0].press(ana, label)
        await house.carry()

    assert called_since(party, begun) == []


async def test_an_answer_that_may_be_changed_is_told_once(party: Party, house: DiscordHouse) -> None:
    _, bo = await hands(party, house)
    await party.people[1].press(bo, "3 ")

    assert bo.text.count("3 Explosion") == 1
    assert "You can change it" in bo.text


async def test_what_was_answered_is_a_line_until_something_is_asked_again(
    party: Party, house: DiscordHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "A_MOMENT_SECONDS", 60)  # a machine that is busy with other things is no fault
    ana, bo = await hands(party, house)
    await party.people[1].press(bo, "2 ")
    await party.people[0].press(ana, "1 ")
    await house.carry()
    before = len(party.fake.calls)
    asking = await party.people[0].press(ana, "Não usar")
    await house.has_heard()
    said, picture = party.fake.calls[before:], asking.answers[-1].picture
    await house.carry()

    assert said == ["POST /interactions/{id}/{token}/callback"]
    assert picture is None
    assert bo.picture is not None
    assert "Do nothing with the card" in bo.labels


async def test_what_was_answered_is_a_line_though_something_might_be_ordered_for_later(
    party: Party, house: DiscordHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "A_MOMENT_SECONDS", 60)  # a machine that is busy with other things is no fault
    ana, bo = await hands(party, house)
    await party.people[1].press(bo, "1 ")
    await house.carry()
    before = len(party.fake.calls)
    asking = await party.people[0].press(ana, "5 ")
    await house.has_heard()
    said, answer = party.fake.calls[before:], asking.answers[-1]

    assert said == ["POST /interactions/{id}/{token}/callback"]
    assert answer.picture is None
    assert "Planejar não usar a carta" in answer.labels


async def test_a_choice_that_counts_no_more_is_told_so_where_it_was_pressed_and_by_one_call(
    party: Party, house: DiscordHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "A_MOMENT_SECONDS", 60)  # a machine that is busy with other things is no fault
    ana, bo = await hands(party, house)
    await party.people[1].press(bo, "1 ")
    late = party.people[0].find(ana, "2 ")
    await party.people[0].press(ana, "5 ")
    await house.carry()
    before = len(party.fake.calls)
    await party.people[0].answered(await party.people[0].pressing(ana, late))
    await house.has_heard()

    assert party.fake.calls[before:] == ["POST /interactions/{id}/{token}/callback"]
    assert "já passou" in ana.text
    assert late not in dict(ana.buttons).values()


async def test_a_choice_that_counts_no_more_is_offered_for_some_seconds_at_most(
    party: Party, house: DiscordHouse
) -> None:
    ana, bo = await hands(party, house)
    await party.people[1].press(bo, bo.labels[0])
    await party.people[0].press(ana, ana.labels[0])
    await house.carry()
    desk = await house.standing(party.table)
    assert desk.match is not None
    asked, edits, offered = run.waiting_for(desk.match.position), bo.edits, bo.text
    house.clock.now += 4  # with those in which nothing was to do: nine since the last one was in
    await house.carry()

    assert list(asked) == [0]
    assert "You can change it" in offered
    assert "You can change it" not in bo.text
    assert not [label for label in bo.labels if label[0].isdigit()]  # a card each, while one may be chosen
    assert bo.edits == edits + 1


async def test_a_hand_offers_nothing_once_the_game_is_over(party: Party, house: DiscordHouse, channel: Channel) -> None:
    ana, bo = await hands(party, house)
    await party.people[1].press(bo, "1 ")
    await party.people[0].press(ana, "2 ")
    await house.carry()
    offered = ana.labels  # it is not the turn of Ana, who may still say what her card shall do by itself
    await party.people[0].slash("end", channel)
    await party.people[1].slash("vote", channel, agree=True)
    await house.carry()
    house.clock.now += 10
    await house.carry()

    assert offered
    assert [one.labels for one in (ana, bo)] == [[], []]
    assert "Fim da partida." in ana.text
    assert "The game is over." in bo.text


async def test_somebody_whose_token_has_died_is_called_once(party: Party, house: DiscordHouse) -> None:
    shown = await hands(party, house)
    begun = len(party.fake.sightings)
    await party.people[0].press(shown[0], shown[0].labels[0])
    house.clock.now += 16 * 60
    again = await party.people[1].press(party.people[1].board(party.channel), party.label("hand"))
    await party.people[1].press(again.answers[-1], again.answers[-1].labels[0])
    await moments(house)

    assert called_since(party, begun).count(party.people[0].id) == 1


async def test_a_hand_that_cannot_be_changed_is_made_good_by_a_call(party: Party, house: DiscordHouse) -> None:
    shown = await hands(party, house)
    begun = len(party.fake.sightings)
    await party.people[0].press(shown[0], shown[0].labels[0])
    await house.carry()
    party.fake.messages.delete(shown[0])
    await party.people[1].press(shown[1], shown[1].labels[0])
    await moments(house)

    assert party.people[0].id in called_since(party, begun)


async def test_what_others_choose_does_not_touch_a_hand(party: Party, house: DiscordHouse) -> None:
    shown = await hands(party, house)
    edits = shown[0].edits
    await party.people[1].press(shown[1], shown[1].labels[0])
    await house.carry()

    assert shown[0].edits == edits


async def test_a_slow_answer_never_covers_a_newer_question(party: Party, house: DiscordHouse) -> None:
    shown = await hands(party, house)
    ana, bo = party.people
    await bo.press(shown[1], shown[1].labels[0])
    party.fake.faults.next(PATCH, Fault("late", seconds=0.3))
    asking = await ana.pressing(shown[0], ana.find(shown[0], shown[0].labels[0]))
    await house.carry()
    await ana.answered(asking)
    await house.carry()
    house.clock.now += 70
    await house.carry()
    for human, message in zip(party.people, shown, strict=True):
        now = await human.press(human.board(party.channel), party.label("hand"))
        assert message.buttons == now.answers[-1].buttons


async def test_a_move_is_typed_into_a_form_and_answered_in_the_hand(party: Party, house: DiscordHouse) -> None:
    shown = await hands(party, house)
    bo, before = party.people[1], await party.entries(house)
    opened = await bo.press(shown[1], "Type a move")
    answered = await bo.submits(opened, line="choose 3")

    assert await party.entries(house) == before + 1
    assert answered.answers[-1] is shown[1]


async def test_a_typed_move_that_cannot_be_is_explained_below_the_hand(party: Party, house: DiscordHouse) -> None:
    shown = await hands(party, house)
    bo, labels = party.people[1], shown[1].labels
    answered = await bo.submits(await bo.press(shown[1], "Type a move"), line="choose 99")

    assert answered.answers[-1] is not shown[1]
    assert answered.answers[-1].only_for == bo.id
    assert shown[1].labels == labels


async def test_the_token_of_a_hand_is_written_nowhere(
    party: Party, house: DiscordHouse, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await all_choose(party, house, await hands(party, house))
    tokens = [one.token for one in party.fake.asked.values()]
    stored = everything_in(tmp_path)

    assert not [one for one in tokens if one.encode() in stored or one in caplog.text]


def everything_in(folder: Path) -> bytes:
    return b"".join(one.read_bytes() for one in folder.rglob("*") if one.is_file())
