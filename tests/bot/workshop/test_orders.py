"""What goes through the pipe between the house and a worker."""

from bot.workshop.orders import LENGTH, WorkDone, message, read
from render.shared_art import Art


def test_a_drawing_goes_once_and_by_its_name_from_then_on() -> None:
    drawing = Art("0 0 1 1", "<path d='M0 0'/>" * 500)
    whole, named = (message(WorkDone({"hero": Art(drawing.box, drawing.markup)})) for _ in range(2))

    first, second = (read(one[LENGTH:]).result["hero"] for one in (whole, named))
    assert first == second == drawing
    assert first is second
    assert len(named) < len(whole) / 10
