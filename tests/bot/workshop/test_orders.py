"""What goes through the pipe between the house and a worker."""

from typing import Any

import pytest

from bot.tables.model.reply import Painted
from bot.workshop import orders
from bot.workshop.orders import LENGTH, MarksHeard, MarksTold, WorkDone, outcome_bytes, read_outcome
from render.packing import PackedLayer, PackedScene
from render.shared_art import Art


def test_a_drawing_goes_once_and_by_its_name_from_then_on() -> None:
    drawing, told, heard = Art("0 0 1 1", "<path d='M0 0'/>" * 500), MarksTold(), MarksHeard()
    whole, named = (outcome_bytes(WorkDone({"hero": Art(drawing.box, drawing.markup)}), told) for _ in range(2))

    first, second = (read(one, heard)["hero"] for one in (whole, named))
    assert first == second == drawing
    assert first is second
    assert len(named) < len(whole) / 10


def test_a_mark_goes_once_and_by_its_number_from_then_on() -> None:
    worker = Pipe()
    first = worker.brings(scene("a" * 500, "b" * 500))
    second, length = worker.brings(scene("a" * 500, "c", "b" * 500, "a" * 500)), worker.last

    assert marks(first) == ("a" * 500, "b" * 500)
    assert marks(second) == ("a" * 500, "c", "b" * 500, "a" * 500)
    assert marks(second)[0] is marks(second)[3] is marks(first)[0]
    assert length < 500


def test_what_is_alike_from_two_workers_is_there_once() -> None:
    one, other = (worker.brings(scene("a mark that both tell")) for worker in (Pipe(), Pipe()))

    assert marks(one)[0] is marks(other)[0]


def test_a_worker_that_has_told_much_counts_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "MOST_TOLD", 5)
    worker = Pipe()

    for at in range(20):
        told = scene("always", f"mark {at}", f"other {at}")
        assert worker.brings(told) == told
        assert len(worker.heard._marks) == len(worker.told._numbers) <= 5 + 4


class Pipe:
    """What a worker tells and the house hears."""

    def __init__(self) -> None:
        self.told, self.heard, self.last = MarksTold(), MarksHeard(), 0

    def brings(self, painted: Painted) -> Any:
        through = outcome_bytes(WorkDone(painted), self.told)
        self.last = len(through)
        return read(through, self.heard)


def read(told: bytes, heard: MarksHeard) -> Any:
    outcome = read_outcome(told[LENGTH:], heard)
    assert isinstance(outcome, WorkDone)
    return outcome.result


def scene(*marks: str) -> Painted:
    layers = PackedLayer("{}", ("ground",)), PackedLayer("{}", marks)
    return Painted(b"", "", "", PackedScene.of("{}", layers, {}))


def marks(painted: Any) -> Any:
    return painted.scene.layers[1].marks
