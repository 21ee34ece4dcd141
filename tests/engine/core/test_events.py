"""What is told of a moment."""

from engine.core.event import joined
from engine.games.caverna.events import Drew, Got


def test_what_came_to_a_hand_twice_in_one_moment_is_one_piece_of_news() -> None:
    news = (Got(1, ("creativity",)), Drew(1, 1), Got(1, ("run", "rubble")))

    assert joined(news) == (Got(1, ("creativity", "run", "rubble")), Drew(1, 1))


def test_what_has_nothing_in_common_stays_apart() -> None:
    news = (Drew(1, 1), Drew(1, 1))

    assert joined(news) == news
