"""What people have to bear from us, counted from what a platform was seen to show.

Aims of a live game of four: at most six new messages a minute in a channel, nobody called twice for one question, calls
that go when they are answered, fewer than thirty messages left of a whole evening, a board that is true in 95 of 100
samples, five seconds from the deal to its picture, two calls of the platform's interface for each press.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import inf

from e2e.checker import Shown

MINUTE = 60.0
MOST_A_MINUTE = 6
MOST_LEFT = 29
MOST_STALE = 0.05
MOST_SECONDS_TO_PICTURE = 5.0
MOST_CALLS_A_PRESS = 2.0


@dataclass
class Samples:
    """What was found each time somebody looked."""

    boards: list[bool] = field(default_factory=list)
    """Second by second: whether the board said something else than the table."""
    settled: list[bool] = field(default_factory=list)
    """The same at the end of the rest after a press."""
    calls: list[bool] = field(default_factory=list)
    """At the end of the rest: whether a call still stood although all whom it calls had answered."""


@dataclass
class Figures:
    """What a game, or an evening, was like."""

    minutes: float = 0.0
    presses: int = 0
    sent: int = 0
    """New messages for everybody."""
    edits: int = 0
    deleted: int = 0
    busiest: int = 0
    """New messages for everybody in the busiest minute."""
    private: int = 0
    """New messages for one person, answers to presses not counted."""
    busiest_person: int = 0
    """New messages for the one person who got most in a minute."""
    uploaded_public: int = 0
    uploaded_private: int = 0
    uploaded_again: int = 0
    """Bytes of pictures that stood in the very message already."""
    calls: int = 0
    most_calls: int = 0
    """The most that one person was called for one question."""
    calls_left: float = 0.0
    """In how many samples a call still stood although all whom it calls had answered."""
    stale: float = 0.0
    """In how many of the seconds the board's text was not the table's."""
    stale_settled: float = 0.0
    """The same just before the next press."""
    picture_after: float = 0.0
    """Seconds from the deal to the board's picture."""
    asks: Counter[str] = field(default_factory=Counter)
    """Calls of the platform's interface while people pressed, answers to presses among them."""
    remains: int = 0
    """Messages of ours that stand for everybody in the end."""

    @property
    def calls_a_press(self) -> float:
        """Calls of the platform's interface for each press."""
        return self.asks.total() / self.presses if self.presses else 0.0

    @property
    def missed(self) -> list[str]:
        """The aims that were missed."""
        aims = {
            "busiest": self.busiest <= MOST_A_MINUTE,
            "most_calls": self.most_calls <= 1,
            "calls_left": self.calls_left == 0,
            "stale": self.stale <= MOST_STALE,
            "picture_after": self.picture_after <= MOST_SECONDS_TO_PICTURE,
            "uploaded_again": self.uploaded_again == 0,
            "remains": self.remains <= MOST_LEFT,
            "calls_a_press": self.calls_a_press <= MOST_CALLS_A_PRESS,
        }
        return [name for name, met in aims.items() if not met]


def tallied(shown: Sequence[Shown], samples: Samples) -> Figures:
    """What can be counted from what was seen and sampled."""
    public = [one for one in shown if one.viewer is None]
    private = [one for one in shown if one.viewer is not None]
    new = [one for one in public if one.do == "send"]
    told = [one for one in private if one.do == "send"]
    calls = Counter(call for one in shown for call in one.calls)
    people = {one.viewer for one in told}
    return Figures(
        sent=len(new),
        edits=sum(one.do == "edit" for one in public),
        deleted=sum(one.do == "delete" for one in public),
        busiest=busiest(one.at for one in new),
        private=len(told),
        busiest_person=max((busiest(one.at for one in told if one.viewer == who) for who in people), default=0),
        uploaded_public=sum(one.uploaded for one in public),
        uploaded_private=sum(one.uploaded for one in private),
        uploaded_again=again(shown),
        calls=sum(calls.values()),
        most_calls=max(calls.values(), default=0),
        calls_left=share(samples.calls),
        stale=share(samples.boards),
        stale_settled=share(samples.settled),
    )


def again(shown: Iterable[Shown]) -> int:
    """How many bytes were uploaded for messages that showed the same picture before."""
    known: dict[tuple[str, int], bytes | None] = {}
    much = 0
    for one in shown:
        before = known.get((one.place, one.message))
        much += one.uploaded if one.picture is not None and one.picture == before else 0
        known[one.place, one.message] = one.picture
    return much


def first_picture(shown: Iterable[Shown], since: float) -> float:
    """How many seconds later everybody saw a picture."""
    return next((one.at for one in shown if one.viewer is None and one.picture and one.at >= since), inf) - since


def busiest(times: Iterable[float]) -> int:
    """How many of these moments lie within one minute at most."""
    known = sorted(times)
    return max((sum(at - MINUTE < other <= at for other in known) for at in known), default=0)


def share(samples: Sequence[bool]) -> float:
    """How many of the samples are true."""
    return sum(samples) / len(samples) if samples else 0.0
