"""The prompt machine: what is asked becomes buttons, step by step, and presses become actions again."""

from dataclasses import replace
from pathlib import Path

import pytest
from toy import TOY, Ask, AskNumber, AskStroll, Call, Count, Walk, asked

from bot.tables.menu.facing import Facing
from bot.tables.menu.meaning import Answered, Drafted, Narrowed, meaning
from bot.tables.menu.prompts import screen
from bot.tables.model.button_ids import Kind, Pressed, read
from bot.tables.model.reply import MOST_BUTTONS, Screen
from bot.text import Catalogue
from bot.text.lexicon import Lexicon
from bot.text.voice import Voice
from engine.core.refusal import Refused

WORDS = Path(__file__).parent / "words"


@pytest.fixture(scope="module")
def voice() -> Voice:
    catalogue = Catalogue.load(WORDS)
    return Voice.of(catalogue.words("en", ("Ana", "Bo")), Lexicon(catalogue, "toy"), TOY)


@pytest.fixture
def facing() -> Facing:
    return Facing("k3f9w2ab", TOY, asked(Ask()), 0, 4)


def labels(shown: Screen) -> list[str]:
    return [button.label for button in shown.buttons]


def pressed(shown: Screen, label: str) -> str:
    return next(button.id for button in shown.buttons if button.label == label)


def narrowed(facing: Facing, shown: Screen, label: str) -> Narrowed:
    found = meaning(facing, read(pressed(shown, label)))
    assert isinstance(found, Narrowed)
    return found


def test_many_choices_are_grouped_by_their_first_word(facing: Facing, voice: Voice) -> None:
    assert labels(screen(facing, voice)) == ["Walk ›", "Call ›"]


def test_a_group_opens_into_the_next_word(facing: Facing, voice: Voice) -> None:
    opened = narrowed(facing, screen(facing, voice), "Call ›")

    assert labels(screen(facing, voice, opened)) == ["A ›", "B ›", "C ›", "D ›", "E ›", "Back"]


def test_the_last_step_answers(facing: Facing, voice: Voice) -> None:
    letters = screen(facing, voice, narrowed(facing, screen(facing, voice), "Call ›"))
    numbers = screen(facing, voice, narrowed(facing, letters, "B ›"))

    assert meaning(facing, read(pressed(numbers, "2"))) == Answered(Call("B", 2))


def test_a_step_says_what_was_chosen_so_far(facing: Facing, voice: Voice) -> None:
    assert "Chosen so far: call → B" in screen(facing, voice, Narrowed("call.B")).text


def test_back_leads_to_all_choices(facing: Facing, voice: Voice) -> None:
    back = narrowed(facing, screen(facing, voice, Narrowed("call.B")), "Back")

    assert screen(facing, voice, back) == screen(facing, voice)


def test_a_part_goes_into_the_draft(facing: Facing, voice: Voice) -> None:
    ways = screen(facing, voice, Narrowed("walk"))

    assert meaning(facing, read(pressed(ways, "West"))) == Drafted(Walk(("left",)))


def test_a_draft_shows_its_parts_and_its_controls(facing: Facing, voice: Voice) -> None:
    shown = screen(replace(facing, draft=Walk(("left", "up"))), voice)

    assert "Your draft: west; north" in shown.text
    assert labels(shown) == ["West", "East", "North", "Walk: do it", "Take back one step", "Start over"]


def test_of_a_single_part_there_is_one_way_back(facing: Facing, voice: Voice) -> None:
    drafting = replace(facing, draft=Walk(("left",)))
    strayed = replace(drafting, wanted=Walk(("up",)))

    assert labels(screen(drafting, voice))[-2:] == ["Walk: do it", "Take back one step"]
    assert labels(screen(strayed, voice))[-1] == "👉 Take back one step"


def test_a_draft_can_be_carried_out(facing: Facing, voice: Voice) -> None:
    drafting = replace(facing, draft=Walk(("left",)))

    assert meaning(drafting, read(pressed(screen(drafting, voice), "Walk: do it"))) == Answered(Walk(("left",)))


def test_a_draft_that_has_changed_meanwhile_is_not_carried_out(facing: Facing, voice: Voice) -> None:
    drafting = replace(facing, draft=Walk(("left", "up")))
    do = read(pressed(screen(drafting, voice), "Walk: do it"))

    with pytest.raises(Refused, match="choice_gone"):
        meaning(replace(facing, draft=Walk(("left",))), do)


def test_a_draft_loses_its_last_part(facing: Facing, voice: Voice) -> None:
    drafting = replace(facing, draft=Walk(("left", "up")))

    assert meaning(drafting, read(pressed(screen(drafting, voice), "Take back one step"))) == Drafted(Walk(("left",)))


def test_a_draft_without_its_only_part_is_none(facing: Facing, voice: Voice) -> None:
    drafting = replace(facing, draft=Walk(("left",)))

    assert meaning(drafting, read(pressed(screen(drafting, voice), "Take back one step"))) == Drafted(None)


def test_a_full_draft_offers_no_further_part(facing: Facing, voice: Voice) -> None:
    shown = screen(replace(facing, draft=Walk(("left", "up", "up"))), voice)

    assert labels(shown) == ["Walk: do it", "Take back one step", "Start over"]


def test_too_many_alike_choices_come_in_pages(facing: Facing, voice: Voice) -> None:
    counting = replace(facing, position=asked(AskNumber()))
    first = screen(counting, voice)
    second = screen(counting, voice, narrowed(counting, first, "More"))

    assert labels(first)[:MOST_BUTTONS] == [f"Number {n}" for n in range(20)]
    assert labels(second) == [*(f"Number {n}" for n in range(20, 40)), "Earlier", "More"]


def test_every_choice_can_be_reached_by_presses_alone(facing: Facing, voice: Voice) -> None:
    counting = replace(facing, position=asked(AskNumber()))

    assert reached(counting, voice) == {Answered(Count(n)) for n in range(45)}


def test_the_picture_is_asked_to_mark_the_choices_with_their_labels(facing: Facing, voice: Voice) -> None:
    wanted = screen(facing, voice, Narrowed("call.B")).picture

    assert wanted is not None
    assert dict(zip(wanted.targets, wanted.labels, strict=True))["call", "B", "2"] == "2"


def test_a_press_for_an_earlier_question_is_late(facing: Facing, voice: Voice) -> None:
    late = read(pressed(screen(facing, voice), "Call ›"))

    with pytest.raises(Refused) as refused:
        meaning(replace(facing, asking=5), late)
    assert refused.value.key == "late_press"


def test_a_choice_that_is_not_offered_is_refused(facing: Facing) -> None:
    invented = read("m1:k3f9w2ab:0:4:a:call.B.9")

    with pytest.raises(Refused) as refused:
        meaning(facing, invented)
    assert refused.value.key == "choice_gone"


def test_a_seat_that_is_not_asked_has_nothing_to_press(facing: Facing, voice: Voice) -> None:
    assert screen(replace(facing, seat=1), voice).buttons == ()


def test_a_choice_with_which_longer_ones_begin_can_be_pressed_too(voice: Voice) -> None:
    facing = Facing("k3f9w2ab", TOY, asked(AskStroll()), 0, 4)
    opened = narrowed(facing, screen(facing, voice, Narrowed("stroll")), "West ›")

    assert labels(screen(facing, voice, opened)) == ["West", "West ›", "East ›", "North ›", "Back"]


def test_yes_and_no_need_no_press_to_get_at_them(voice: Voice) -> None:
    facing = Facing("k3f9w2ab", TOY, asked(AskStroll()), 0, 4)

    assert labels(screen(facing, voice)) == ["Agree yes", "Agree no", "Stroll ›"]


def test_every_stroll_can_be_pressed(voice: Voice) -> None:
    facing = Facing("k3f9w2ab", TOY, asked(AskStroll()), 0, 4)
    strolls = {Answered(choice.action) for choice in facing.choices}

    assert reached(facing, voice) == strolls


def reached(facing: Facing, voice: Voice) -> set[Answered]:
    found: set[Answered] = set()
    seen: set[Narrowed] = set()
    ahead = [Narrowed()]
    while ahead:
        at = ahead.pop()
        for button in screen(facing, voice, at).buttons:
            meant = meaning(facing, read(button.id))
            if isinstance(meant, Answered):
                found.add(meant)
            elif isinstance(meant, Narrowed) and meant not in seen and read(button.id).kind in (Kind.PAGE, Kind.NARROW):
                seen.add(meant)
                ahead.append(meant)
    return found


@pytest.mark.parametrize("start", ["²20", "-20", "9" * 30, "x", ""])
def test_a_page_that_is_no_number_is_the_first(facing: Facing, start: str) -> None:
    assert meaning(facing, Pressed("k3f9w2ab", Kind.PAGE, f"{start}.x", 0, 4)) == Narrowed("x", 0)


@pytest.fixture
def beside(facing: Facing) -> Facing:
    """Asked whether to agree, while calls may be made at any moment."""
    game = replace(TOY, offers=lambda _: (AskNumber(),))
    return replace(facing, game=game, position=asked(AskStroll()))


def test_what_nobody_waits_for_is_behind_one_button_and_no_part_of_the_question(beside: Facing, voice: Voice) -> None:
    shown = screen(beside, voice)

    assert labels(shown) == ["Agree yes", "Agree no", "Stroll ›", "More to do"]
    assert "How many" not in shown.text


def test_what_nobody_waits_for_is_told_where_it_is_looked_at(beside: Facing, voice: Voice) -> None:
    opened = screen(beside, voice, narrowed(beside, screen(beside, voice), "More to do"))

    assert labels(opened)[0] == "Number 0"
    assert opened.text == voice.asks(AskNumber())


def test_what_nobody_waits_for_can_be_reached_by_presses_alone(beside: Facing, voice: Voice) -> None:
    assert {Answered(Count(n)) for n in range(45)} < reached(beside, voice)


def test_where_nobody_waits_at_all_everything_stands_in_the_open(beside: Facing, voice: Voice) -> None:
    shown = screen(replace(beside, position=replace(beside.position, agenda=())), voice)

    assert (labels(shown)[0], shown.text) == ("Number 0", voice.asks(AskNumber()))
