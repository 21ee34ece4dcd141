"""The pictures at the end: who has won, for showing it around."""

import pytest
from support.playing import Played, Trial, played
from support.registry import ALL

from bot.tables.looks.painters import Painters
from bot.tables.ports.platform import Subject
from bot.text import Catalogue
from engine.core import run
from engine.games import games
from render.canvas import Line, Stamp
from render.cover import SIZE
from render.games import painters
from render.paper import box_of

OURS = sorted(slug for slug, game in games().items() if game.board.__module__.startswith("engine.games."))
NAMES = ("Ana", "Бруно", "Чорнобривка", "Davi", "Eva", "Filipe")


def over(slug: str) -> Played:
    whole = played(Trial(slug, 4 if slug == "amsterdam" else max(ALL[slug].seats)))
    assert whole.positions[-1].result is not None
    return whole


def of_the_end(slug: str, house: Catalogue) -> Subject:
    whole = over(slug)
    words = house.words("uk", NAMES[: whole.trial.seats], whole.trial.setup.roles)
    return Subject(ALL[slug], run.seen(ALL[slug], whole.positions[-1], None), words, ending=True)


@pytest.mark.parametrize("slug", OURS)
def test_the_end_of_every_game_of_the_house_names_everybody_who_played(slug: str, house: Catalogue) -> None:
    subject = of_the_end(slug, house)
    ending = painters()[slug].ending
    assert ending is not None
    canvas = ending(subject.seen, subject.words)
    said, facts = (mark.text for mark in canvas.marks if isinstance(mark, Line))
    title = subject.words(f"{slug.replace('_', '-')}-title")

    assert canvas.size == SIZE
    assert said
    assert facts.startswith(title)
    assert [name for name in subject.words.seats if name not in facts] == []


@pytest.mark.parametrize("slug", OURS)
def test_nobody_stands_with_the_head_out_of_the_picture(slug: str, house: Catalogue) -> None:
    subject = of_the_end(slug, house)
    ending = painters()[slug].ending
    assert ending is not None
    people = [one for one in ending(subject.seen, subject.words).marks if isinstance(one, Stamp)]
    boxes = [(one, box_of(one.drawing)) for one in people if one.drawing.name.endswith(" cut")]

    assert boxes
    assert min(one.at[1] - one.width * high / wide / 2 for one, (_, _, wide, high) in boxes) > 0


@pytest.mark.parametrize("lang", ["en", "pt-BR", "uk"])
@pytest.mark.parametrize("slug", OURS)
def test_a_game_that_all_agreed_to_end_is_nobodys_turn_any_more(slug: str, lang: str, house: Catalogue) -> None:
    whole = played(Trial(slug, 4 if slug == "amsterdam" else max(ALL[slug].seats)))
    words = house.words(lang, NAMES[: whole.trial.seats], whole.trial.setup.roles)
    seen = run.seen(ALL[slug], whole.positions[len(whole.positions) // 2], None)
    going, ended = (Painters().paint(Subject(ALL[slug], seen, words, called_off=off)) for off in (False, True))
    said = words("core-called-off")

    assert going is not None
    assert ended is not None
    assert said not in going.alt
    assert said in ended.alt
    assert said in ended.twin


def test_it_is_told_in_words_what_the_picture_says(house: Catalogue) -> None:
    painted = Painters().paint(of_the_end("holland", house))

    assert painted is not None
    assert "Перемагає" in painted.alt
    assert painted.twin == painted.alt
