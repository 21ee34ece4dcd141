"""What a screen looks like in Telegram: plain text within its limits, keyboards that a phone can show."""

import pytest

from bot.tables.model.reply import Button, PictureWanted, Screen
from bot.telegram import dress
from bot.text import Catalogue

WORDS = Catalogue.load().words("uk")


def labels(*rows: list[str], **about: str) -> list[list[str]]:
    made = dress.keyboard(Screen("", rows=tuple(tuple(Button(label, label) for label in row) for row in rows)))
    assert made is not None
    return [[button.text for button in row] for row in made.inline_keyboard]


@pytest.mark.parametrize(
    ("name", "calm"),
    [
        ("@durov", "@\u2060durov"),
        ("/leave", "/\u2060leave"),
        ("evil.example", "evil.\u2060example"),
        ("https://evil", "https:\u2060//\u2060evil"),
        ("#tag $USD", "#\u2060tag $\u2060USD"),
        ("<b>_*[x](y)`", "<b>_*[x](y)`"),
        ("Ana. 3/4 of it", "Ana. 3/\u20604 of it"),
    ],
)
def test_no_client_finds_anything_to_press_in_a_name(name: str, calm: str) -> None:
    assert dress.calm(name) == calm


def test_a_long_text_ends_with_a_whole_line() -> None:
    lines = "\n".join(f"line {number}" for number in range(400))

    fitted = dress.fitted(lines, dress.MOST_CAPTION)

    assert len(fitted) <= dress.MOST_CAPTION
    assert fitted.removesuffix(dress.CUT).splitlines()[-1] in lines.splitlines()


def test_length_is_counted_as_telegram_counts_it() -> None:
    assert len(dress.fitted("🦁" * 600, dress.MOST_CAPTION).encode("utf-16-le")) <= 2 * dress.MOST_CAPTION


def test_a_text_is_never_empty() -> None:
    assert dress.text_of(Screen(""), 10) == dress.CUT


def test_short_buttons_stand_side_by_side_and_long_ones_below_each_other() -> None:
    assert labels(["1", "2", "3", "4", "5"]) == [["1", "2", "3", "4", "5"]]
    assert labels(["24 hours for each decision", "no clock"]) == [["24 hours for each decision"], ["no clock"]]


def test_rows_keep_their_order() -> None:
    rows = labels(["one", "two"], [f"quite a long label {number}" for number in range(3)])

    assert [label for row in rows for label in row][:3] == ["one", "two", "quite a long label 0"]


def test_a_button_that_is_off_does_nothing() -> None:
    made = dress.keyboard(Screen("", rows=((Button("m1:x", "First", on=False),),)))
    assert made is not None

    assert made.inline_keyboard[0][0].callback_data == dress.NOTHING


def test_a_picture_can_be_had_as_a_file() -> None:
    made = dress.keyboard(Screen("", PictureWanted("k3f9w2ab", "seat", "uk", 3)), WORDS)
    assert made is not None

    assert made.inline_keyboard[-1][0].callback_data == "file:k3f9w2ab:3"
    assert "Як файл" in made.inline_keyboard[-1][0].text


def test_a_file_of_the_board_stands_beside_the_other_looks() -> None:
    looks = (Button("m1:a", "Правила"),)
    made = dress.keyboard(Screen("", PictureWanted("k3f9w2ab", "board", "uk"), (looks,)), WORDS)
    assert made is not None

    assert [button.text for button in made.inline_keyboard[0]] == ["Правила", "🔍 Як файл"]


def test_a_moment_of_a_replay_has_no_file() -> None:
    assert dress.keyboard(Screen("", PictureWanted("k3f9w2ab", "moment", "uk", moment=3)), WORDS) is None


def test_a_call_mentions_its_person_by_number() -> None:
    screen = Screen("Bo, it is your turn", mentions="telegram:8")

    (entity,) = dress.entities_of(screen, 100)

    assert dress.text_of(screen, 100).startswith(dress.BELL)
    assert (entity.offset, entity.length, entity.user and entity.user.id) == (0, 2, 8)


def test_what_happened_last_stands_below_the_text_as_far_as_there_is_room() -> None:
    screen = Screen("whose turn it is", lately=tuple(f"line {number} " + "x" * 300 for number in range(8)))

    text = dress.text_of(screen, dress.MOST_CAPTION)

    assert len(text) <= dress.MOST_CAPTION
    assert text.startswith("whose turn it is\n\nline 5 ")
    assert "line 7" in text


def test_a_question_with_a_clock_is_counted_down_by_the_client() -> None:
    screen = Screen("🦁 your turn", due_at=1_800_000_000_000, lately=("Round 1.",))

    text, (entity,) = dress.text_of(screen, 100), dress.entities_of(screen, 100)

    assert text == "🦁 your turn\n⏳ 08:00 UTC\n\nRound 1."
    assert text.encode("utf-16-le")[2 * entity.offset :][: 2 * entity.length].decode("utf-16-le") == "08:00 UTC"
    assert entity.unix_time is not None
    assert (entity.date_time_format, int(entity.unix_time.timestamp())) == ("r", 1_800_000_000)


def test_what_may_be_read_besides_is_folded_below_all_else() -> None:
    screen = Screen("🦁 what happened to you", besides=("And besides:", "Bo runs.", "🦁 sleeps."))

    text, (entity,) = dress.text_of(screen, 100), dress.entities_of(screen, 100)

    assert text == "🦁 what happened to you\n\nAnd besides:\nBo runs.\n🦁 sleeps."
    assert text.encode("utf-16-le")[2 * entity.offset :].decode("utf-16-le") == "Bo runs.\n🦁 sleeps."
    assert (entity.type, entity.length) == ("expandable_blockquote", 19)


def test_of_what_may_be_read_besides_the_newest_has_room() -> None:
    screen = Screen("what happened to you", besides=("And besides:", *(f"line {at} {'x' * 300}" for at in range(8))))

    text = dress.text_of(screen, dress.MOST_CAPTION)

    assert len(text) <= dress.MOST_CAPTION
    assert "And besides:\nline 5 " in text
