"""What a seat is asked is worked out once as long as nothing has changed."""

from dataclasses import replace

from bot.tables.menu.facing import MOST_FACED, Faced, Facing
from engine.core.match import Match
from engine.games import games

GAME = games()["holland"]


def at(seed: str = "5", asking: int = 1) -> Facing:
    match, _ = Match.start(GAME, 2, seed * 64)
    return Facing("t", GAME, match.position, 0, asking)


def test_the_same_seat_at_the_same_question_is_the_one_of_before() -> None:
    known, first = Faced(), at()

    assert known.latest(first) is first
    assert known.latest(replace(first)) is first


def test_whoever_is_asked_anew_or_stands_elsewhere_is_another() -> None:
    known, first = Faced(), at()
    known.latest(first)

    for other in (replace(first, asking=2), at(), at("6"), replace(first, table="u"), replace(first, seat=1)):
        assert known.latest(other) is other


def test_only_the_latest_are_kept() -> None:
    known, first = Faced(), at()
    known.latest(first)
    for seat in range(1, MOST_FACED + 1):
        known.latest(replace(first, seat=seat))

    again = replace(first)
    assert known.latest(again) is again
