"""What is worked out once is worked out for each object by itself."""

import threading
from dataclasses import dataclass, field

from engine.core.once import cached_property


@dataclass
class Sum:
    """Something that takes as long as it is let."""

    of: int
    may_end: threading.Event = field(default_factory=threading.Event)
    begun: threading.Event = field(default_factory=threading.Event)

    @cached_property
    def total(self) -> int:
        """The sum."""
        self.begun.set()
        self.may_end.wait(5)
        return sum(range(self.of))


def test_what_is_worked_out_for_one_has_nobody_wait_who_wants_the_same_of_another() -> None:
    long, short = Sum(3), Sum(4)
    short.may_end.set()
    working = threading.Thread(target=lambda: long.total)
    working.start()
    assert long.begun.wait(5)

    found = short.total
    ended_first = not long.may_end.is_set() and working.is_alive()
    long.may_end.set()
    working.join()

    assert (found, ended_first, long.total) == (6, True, 3)
    assert vars(long)["total"] == 3
