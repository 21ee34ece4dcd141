"""What Telegram's refusals mean to the table."""

import pytest
from telegram import error

from bot.tables.ports import platform
from bot.telegram.spots import Spot
from bot.telegram.troubles import understood


@pytest.mark.parametrize(
    ("raised", "meant"),
    [
        (error.BadRequest("Message thread not found"), platform.PlaceGone),
        (error.BadRequest("Chat not found"), platform.PlaceGone),
        (error.BadRequest("Message to edit not found"), platform.MessageGone),
        (error.BadRequest("There is no text in the message to edit"), platform.MessageGone),
        (error.BadRequest("Something new"), platform.Unreachable),
        (error.TimedOut(), platform.Unreachable),
        (error.NetworkError("reset"), platform.Unreachable),
        (error.InvalidToken(), platform.Unreachable),
    ],
)
def test_a_refusal_becomes_what_the_courier_knows(raised: Exception, meant: type[platform.Failed]) -> None:
    with pytest.raises(meant), understood(Spot(-100), platform.PlaceGone):
        raise raised


@pytest.mark.parametrize(
    ("raised", "why"),
    [
        (error.Forbidden("Forbidden: bot was kicked from the supergroup chat"), "away"),
        (error.Forbidden("Forbidden: bot is not a member of the supergroup chat"), "away"),
        (error.BadRequest("Not enough rights to send text messages to the chat"), "right"),
        (error.BadRequest("Have no rights to send a message"), "right"),
        (error.BadRequest("Need administrator rights in the channel chat"), "right"),
        (error.Forbidden("Forbidden: CHAT_WRITE_FORBIDDEN"), "right"),
        (error.BadRequest("CHAT_RESTRICTED"), "right"),
        (error.BadRequest("TOPIC_CLOSED"), "locked"),
        (error.Forbidden("Forbidden: something new"), "right"),
    ],
)
def test_a_place_where_we_may_not_write_for_now_is_hushed_and_not_lost(raised: Exception, why: str) -> None:
    with pytest.raises(platform.Hushed) as hushed, understood(Spot(-100, 7), platform.PlaceGone):
        raise raised

    assert (hushed.value.place, hushed.value.why) == ("telegram:-100:7", why)


def test_somebody_who_does_not_let_us_in_closes_a_door() -> None:
    with pytest.raises(platform.DoorClosed), understood(Spot(7), platform.DoorClosed):
        raise error.Forbidden("bot was blocked by the user")


def test_a_busy_chat_says_how_long() -> None:
    with pytest.raises(platform.RetryAfter) as busy, understood(Spot(-100), platform.PlaceGone):
        raise error.RetryAfter(17)

    assert busy.value.seconds == 17


def test_a_chat_that_moved_says_where_its_topic_is() -> None:
    with pytest.raises(platform.PlaceHasMoved) as moved, understood(Spot(-5), platform.PlaceGone):
        raise error.ChatMigrated(-1005)

    assert moved.value.to == "telegram:-1005"
