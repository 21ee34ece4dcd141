"""Drawings told together are the same drawings."""

from pathlib import Path

from render.shared_art import BAR, OWN, Art, apart, shared

THING = '<path d="M0 0L9 9" fill="none"/><path fill="#f00" d="M1 1h8"/>'
FIRST = Art("0 0 9 9", f'<g id="da-window">{THING}</g><use href="#da-window"/><text>a b</text>')
SECOND = Art("0 0 9 9", f'<g id="db-window">{THING}</g><circle r="2"/>')


def test_each_is_found_again() -> None:
    drawings = {"da": FIRST, "db": SECOND, "dc": Art("0 0 1 1", "")}

    assert apart(shared(drawings)) == drawings


def test_what_two_have_is_told_once() -> None:
    both = shared({"da": FIRST, "db": SECOND})

    assert both.tags == ['<g id="~window">', '<path d="', '" fill="none"/>', '<path fill="#f00" d=""/>']
    assert both.outlines == "M0 0L9 9|M1 1h8"
    assert both.drawings["db"] == ("0 0 9 9", [(0, 4), '</g><circle r="2"/>'])


def test_an_outline_is_told_once_whatever_fills_it() -> None:
    red, blue = (Art("0 0 9 9", f'<path d="M0 0L9 9L0 9" fill="{paint}"/>') for paint in ("#f00", "#00f"))

    both = shared({"da": red, "db": blue})

    assert (both.tags, both.outlines) == (['<path d="'], "M0 0L9 9L0 9")
    assert both.drawings["db"] == ("0 0 9 9", [0, '" fill="#00f"/>'])
    assert apart(both) == {"da": red, "db": blue}


def test_what_a_known_drawing_says_is_borrowed_from_it() -> None:
    new = Art("0 0 9 9", f'<g id="dc-window">{THING}</g><rect width="5" height="7"/>')

    told = shared({"dc": new}, {"da": FIRST, "db": SECOND})

    assert told.drawings["dc"] == ("0 0 9 9", [("db", 0, 5), '<rect width="5" height="7"/>'])
    assert (told.outlines, told.tags) == ("", [])
    assert apart(told, {"da": FIRST, "db": SECOND}) == {"dc": new}


def test_of_all_that_are_known_the_one_lends_that_goes_on_longest() -> None:
    short = Art("0 0 9 9", '<g id="dx-window"><circle r="9"/></g>')

    for known in ({"dx": short, "da": FIRST}, {"da": FIRST, "dx": short}):
        told = shared({"db": SECOND}, known)

        assert told.drawings["db"][1][0] == ("da", 0, 5)
        assert apart(told, known) == {"db": SECOND}


def test_no_drawing_of_ours_has_the_letters_that_stand_for_its_key_and_between_outlines() -> None:
    folder = Path(__file__).parents[2] / "render"

    assert [file.name for file in folder.rglob("*.svg") if {OWN, BAR} & set(file.read_text("utf-8"))] == []
