"""What waited together for one reader is one message."""

from bot.couriers.courier import _bundle, _joined
from bot.tables.model.outbox import NoticeChanged, Whisper
from bot.tables.ports.store import Letter

ANA = "telegram:7"


def letter(number: int, message: Whisper | NoticeChanged, table: str = "k3f9w2ab") -> Letter:
    return Letter(number, table, ANA, f"{table}/{number}", 0, message)


def test_whispers_that_waited_together_are_one_that_names_its_table_once() -> None:
    letters = [letter(at, Whisper(ANA, f"Amsterdam · with Bo\n{team} would like a new row.")) for at, team in
               enumerate(("Black", "Orange"))]  # fmt: skip
    bundle = _bundle(letters)

    assert bundle == letters
    assert _joined(bundle).message == Whisper(
        ANA, "Amsterdam · with Bo\nBlack would like a new row.\nOrange would like a new row."
    )


def test_a_whisper_never_goes_together_with_that_of_another_table_or_with_a_question() -> None:
    first = letter(1, Whisper(ANA, "one"))

    assert _bundle([first, letter(2, Whisper(ANA, "two"), "another8")]) == [first]
    assert _bundle([first, letter(2, NoticeChanged(ANA, 0, 1, 0))]) == [first]
