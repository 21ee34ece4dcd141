"""A lesson in the terminal: played to its end by typing what it says, then played on.

Every lesson is played by typing at a table as well; here `make test` plays two of them.
"""

import re
from collections.abc import Callable

import pytest
from click.testing import Result
from support.breadth import breadth

from bot.text import LANGUAGES, Catalogue
from bot.text.lesson import read_lesson

pytestmark = pytest.mark.usefixtures("sketched")
Run = Callable[..., Result]
LESSONS = sorted(Catalogue.load().lessons.items())


@pytest.mark.parametrize("at", breadth((1, 3), range(len(LESSONS))), ids=lambda at: LESSONS[at][0])
def test_a_lesson_is_played_to_its_end_in_the_terminal(mestre: Run, at: int) -> None:
    slug, file = LESSONS[at]
    lang = LANGUAGES[at % 3]
    keys = "".join(f"{step.line}\n" for step in read_lesson(file).steps)

    played = mestre("terminal", slug, "--learn", keys=f"{keys}quit\n", lang=lang)

    assert played.exit_code == 0
    assert Catalogue.load().words(lang)(f"{slug.replace('_', '-')}-lesson-end") in played.output


def test_what_a_lesson_says_may_be_typed_in_the_terminal(mestre: Run) -> None:
    first = mestre("terminal", "caverna", "--learn", keys="quit\n", lang="uk")
    (typed,) = re.findall(r"👉 [^\n]*: (.+)", first.output)

    played = mestre("terminal", "caverna", "--learn", keys=f"{typed}\nquit\n", lang="uk")

    assert "Крок 2 з 13" in played.output


def test_a_wrong_move_is_taken_back_in_the_terminal(mestre: Run) -> None:
    played = mestre("terminal", "caverna", "--learn", keys="run A2\nwalk B1\nquit\n", lang="en")

    assert "Here it has been taken back. The lesson wants: walk B1" in played.output
    assert "Step 2 of 13" in played.output
