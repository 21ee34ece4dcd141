"""What is worked out once is worked out for each object by itself."""

import threading
from dataclasses import dataclass, field

from engine.core.once import cached_property, known_by_sight, lately_known


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


def test_the_very_things_that_were_asked_about_last_are_known_and_equal_ones_are_not() -> None:
    asked: list[tuple[object, int]] = []

    @known_by_sight
    def longer(what: list[int], by: int) -> int:
        asked.append((what, by))
        return len(what) + by

    some, equal = [1, 2], [1, 2]

    assert [longer(some, 1), longer(some, 1), longer(equal, 1), longer(some, 2), longer(some, by=2)] == [3, 3, 3, 4, 4]
    assert [(what is some, by) for what, by in asked] == [(True, 1), (False, 1), (True, 2), (True, 2)]


def test_of_several_things_what_was_asked_about_each_lately_is_known() -> None:
    asked: list[list[int]] = []

    @lately_known(2)
    def longer(what: list[int], by: int) -> int:
        asked.append(what)
        return len(what) + by

    some, equal, last = [1, 2], [1, 2], [3]
    first = [longer(some, 1), longer(equal, 1), longer(some, 1), longer(some, by=1)]
    by_itself = [asked[0] is some, asked[1] is equal, asked[2] is some]
    again = [longer(last, 1), longer(some, 1), longer(equal, 1)]  # which was looked at longest ago

    assert (first, by_itself, again) == ([3, 3, 3, 3], [True, True, True], [2, 3, 3])
    assert asked[3:] == [last, equal]


def test_a_function_of_nothing_is_asked_the_first_time() -> None:
    assert known_by_sight(lambda: 7)() == 7
