"""No message has a fault of a kind that was met before: whatever it says, in whatever language."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast, visitor

from bench.greedily import decisions
from bot.tables.menu.facing import Facing
from bot.tables.menu.meaning import Narrowed
from bot.tables.menu.prompts import screen
from bot.tables.model.button_ids import Kind, read
from bot.text import LANGUAGES, Catalogue, keys
from bot.text.fluent import messages
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from bot.text.voice import LONGEST_LABEL, Voice
from engine.core import run
from engine.core.action import Composed
from engine.core.dice import Dice, mixed_seed
from engine.core.event import Event
from engine.core.position import Position
from engine.games import AnyGame, games
from render.canvas import Canvas, Line
from render.games import painters
from render.painter import Marks, Target
from render.text import width

TYPOGRAPHY = {
    "two spaces": re.compile(r"\S  +\S"),
    "two stops": re.compile(r"(?<!\.)[.!?…:;,][.,;:](?!\.)|!!"),
    "a space before a mark": re.compile(r"\w (?!: \d)[.,;:!?…](?:\s|$)"),
    "an empty bracket or list": re.compile(r"\(\s*\)|«\s*»|“\s*”|: ?[.;?!]|, ?[.;]|\(\s*[,;]"),
    "a dangling dash": re.compile(r"[–—] ?[.;,)]|[–—]\s*$"),
    "a name glued to a number": re.compile(r"\bPerson \d \d"),
}
ENGLISH = re.compile(
    r"(?<![/`])\b(?:the|and|with|your|you|not|from|card|seat|turn|none|pass|starter|auto"
    r"|[Cc]hoose|[Ww]hich|[Ww]here|[Ww]hat|[Ww]hen|[Dd]oes|play|move|cards|points)\b"
)
CODE = re.compile(r"\b[a-z]+_[a-z_]+\b")
"""How things are called in the code, and nowhere else."""
BOTH_SCRIPTS = re.compile(r"\w*(?:[a-zA-Z][а-яіїєґА-ЯІЇЄҐ]|[а-яіїєґА-ЯІЇЄҐ][a-zA-Z])\w*")
CYRILLIC = re.compile(r"[а-яіїєґА-ЯІЇЄҐ]")
LATIN_WORD = re.compile(r"(?<![\w./:-])[a-z]{3,}(?![\w/:-]|\.\w)")
OF_THE_TERMINAL = ("cli", "core", "web-invite-local")
"""What is said at a terminal names files, commands and addresses."""
ALIKE = {"pt-BR": {"auto", "move"}, "uk": set[str]()}
"""Words of ENGLISH that are words of these languages as well."""
GRAMMAR = {"gender", "kind"}
"""Attributes that choose a form and are never read."""
STRAIGHT = re.compile(r"(?<=\w)'(?=\w)")
COUNTED = {
    "pt-BR": re.compile(
        r"\{ \$\w+ \} (?:cartas|pontos|múmias|heróis|fichas|monstros|pistas|"
        r"vítimas|alvos|tochas|passos|ações|rodadas|lugares|descansos)\b"
    ),
    "en": re.compile(
        r"\{ \$\w+ \} (?:cards|points|mummies|heroes|monsters|clues|steps|seats|"
        r"victims|targets|torches|actions|rounds|rests)\b"
    ),
    "uk": re.compile(
        r"\{ \$\w+ \} (?:карт|очок|мумій|героїв|фішок|монстрів|підказок|"
        r"жертв|цілей|смолоскипів|кроків|дій|раундів|відпочинків)\b"
    ),
}
NEVER_ONE = {"noites-picture-points", "noites-picture-profile", "table-lobby-how"}
"""What a monster or an army costs is never a single point, and no table has a single seat at most."""
EVERY_GAME = pytest.mark.parametrize("slug", games())
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
STEPS = 25
LEXICONS: dict[str, Lexicon] = {}
LEVELS = 2
"""How far down the buttons that lead to others are looked at."""
FINE = re.compile(r"\b[A-Z]\d\.\d\d")
SIGN = re.compile(r"[a-z]\d+\b")
"""By which a piece is known on the board."""


class Texts(visitor.Visitor):
    """The pieces of text of a message."""

    def __init__(self) -> None:
        self.plain: list[str] = []

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802  the library's names
        if node.id.name not in GRAMMAR:
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.plain.append(node.value)

    @classmethod
    def of(cls, node: ast.BaseNode) -> list[str]:
        found = cls()
        found.visit(node)
        return found.plain


def texts(house: Catalogue, lang: str, typed: bool = False) -> Iterator[tuple[str, str]]:
    """The pieces of text of every message, with its key; what is typed is no text to read."""
    for said in house.resources[lang].values():
        for message in messages(said):
            if typed or "-token-" not in message.id.name:
                yield from ((message.id.name, text) for text in Texts.of(message))


@cache
def told(slug: str) -> tuple[tuple[Event, ...], tuple[tuple[Position[Any], int], ...]]:
    """What happens in the beginning of games at random, and who is asked in it: by all choices of the game, and as
    whoever sits down at once and alone begins.
    """
    game = games()[slug]
    begun = [_begun(game, dict(typed)) for typed in ({}, game.hosting.beginners)]
    return tuple(one for events, _ in begun for one in events), tuple(one for _, asked in begun for one in asked)


def _begun(game: AnyGame, typed: dict[str, Any]) -> tuple[list[Event], list[tuple[Position[Any], int]]]:
    dice, asked = Random(game.slug), []
    outcome = run.start(game, game.setup(game.seats[-1], typed), Dice(mixed_seed(game.slug)))
    events = [one.event for one in outcome.told]
    for _ in range(STEPS):
        position = outcome.position
        seats = run.awaited(position)
        if not seats:
            break
        seat = dice.choice(seats)
        asked.append((position, seat))
        options = [one for one, _ in zip(run.options(game, position, seat), range(40), strict=False)]
        outcome = run.apply(game, position, seat, dice.choice(options))
        events += [one.event for one in outcome.told]
    return events, asked


def speaker(house: Catalogue, lang: str, game: AnyGame, position: Position[Any] | None = None) -> Voice:
    seats = game.seats[-1]
    people = tuple(f"Person {number}" for number in range(1, seats + 1))
    pieces = tuple(game.pieces(position.board).items()) if position is not None else ()
    words = house.words(lang, people, game.roles(game.settings(), seats), pieces)
    return Voice.of(words, _lexicon(house, game.slug), game)


def _lexicon(house: Catalogue, slug: str) -> Lexicon:
    """To read all words of a game takes long, and no test changes them."""
    if slug not in LEXICONS:
        LEXICONS[slug] = Lexicon.of(house, slug)
    return LEXICONS[slug]


def labels(house: Catalogue, lang: str, slug: str) -> Iterator[str]:
    """What stands on the buttons of each decision, and on those behind them."""
    for position, seat in told(slug)[1]:
        facing = Facing("k3f9w2ab", games()[slug], position, seat, 1)
        yield from _labels(facing, speaker(house, lang, games()[slug], position), Narrowed(), LEVELS)


def _labels(facing: Facing, voice: Voice, at: Narrowed, levels: int) -> Iterator[str]:
    for button in screen(facing, voice, at).buttons:
        yield button.label
        pressed = read(button.id)
        if pressed.kind is Kind.NARROW and pressed.path and levels:
            yield from _labels(facing, voice, Narrowed(pressed.path), levels - 1)


@EVERY_LANGUAGE
@EVERY_GAME
@pytest.mark.parametrize("kind", TYPOGRAPHY)
def test_nothing_that_happens_is_told_with_a_fault_of_typography(
    house: Catalogue, lang: str, slug: str, kind: str
) -> None:
    words = speaker(house, lang, games()[slug]).words
    said = {line for event in told(slug)[0] for line in words.event(event).split("\n")}

    assert said
    assert {line for line in said if TYPOGRAPHY[kind].search(line)} == set()


@EVERY_LANGUAGE
@EVERY_GAME
def test_nothing_that_is_asked_has_a_fault_of_typography(house: Catalogue, lang: str, slug: str) -> None:
    said = set()
    for position, seat in told(slug)[1]:
        voice = speaker(house, lang, games()[slug], position)
        shown = screen(Facing("k3f9w2ab", games()[slug], position, seat, 1), voice)
        said |= {*shown.text.split("\n"), *(one.label for one in shown.buttons)}

    assert said
    assert {line for line in said if any(kind.search(line) for kind in TYPOGRAPHY.values())} == set()


@EVERY_LANGUAGE
def test_no_text_has_a_word_of_the_code(house: Catalogue, lang: str) -> None:
    found = [
        (key, said) for key, said in texts(house, lang) if not key.startswith(OF_THE_TERMINAL) and CODE.search(said)
    ]

    assert found == []


@EVERY_LANGUAGE
def test_no_text_has_two_spaces_or_two_stops(house: Catalogue, lang: str) -> None:
    faults = [TYPOGRAPHY[kind] for kind in ("two spaces", "two stops", "an empty bracket or list")]

    assert [(key, said) for key, said in texts(house, lang) if any(one.search(said) for one in faults)] == []


@EVERY_LANGUAGE
def test_no_text_ends_with_a_dash(house: Catalogue, lang: str) -> None:
    assert [key for key, said in unchosen(house, lang) if TYPOGRAPHY["a dangling dash"].search(said)] == []


@pytest.mark.parametrize("lang", ["pt-BR", "uk"])
def test_no_message_of_another_language_has_an_english_word(house: Catalogue, lang: str) -> None:
    found = [
        (key, said)
        for key, said in texts(house, lang)
        if not key.startswith(OF_THE_TERMINAL) and set(ENGLISH.findall(said)) - ALIKE[lang]
    ]

    assert found == []


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_no_message_in_latin_letters_has_others(house: Catalogue, lang: str) -> None:
    assert [key for key, said in texts(house, lang, typed=True) if CYRILLIC.search(said)] == []


def test_no_ukrainian_word_has_letters_of_two_scripts(house: Catalogue) -> None:
    assert [(key, said) for key, said in texts(house, "uk", typed=True) if BOTH_SCRIPTS.search(said)] == []


def test_no_ukrainian_message_has_a_small_latin_word(house: Catalogue) -> None:
    found = [
        (key, said)
        for key, said in texts(house, "uk")
        if not key.startswith(OF_THE_TERMINAL) and LATIN_WORD.search(said)
    ]

    assert found == []


@EVERY_LANGUAGE
def test_one_apostrophe_is_used_and_not_two(house: Catalogue, lang: str) -> None:
    assert [key for key, said in texts(house, lang) if STRAIGHT.search(said)] == []


@EVERY_LANGUAGE
def test_what_is_counted_has_its_plural_chosen(house: Catalogue, lang: str) -> None:
    found = {key for key, said in unchosen(house, lang) if COUNTED[lang].search(said)}

    assert found - NEVER_ONE == set()


def unchosen(house: Catalogue, lang: str) -> Iterator[tuple[str, str]]:
    """Each message outside of what it chooses, its numbers as they are named."""
    for said in house.resources[lang].values():
        for message in messages(said):
            for pattern in (message.value, *(one.value for one in message.attributes)):
                parts = pattern.elements if pattern else []
                yield message.id.name, "".join(map(shown_as, parts))


def shown_as(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return part.value
    inside = part.expression
    return f"{{ ${inside.id.name} }}" if isinstance(inside, ast.VariableReference) else "{…}"


@EVERY_LANGUAGE
@EVERY_GAME
def test_no_button_is_longer_than_it_can_show(house: Catalogue, lang: str, slug: str) -> None:
    found = set(labels(house, lang, slug))

    assert found
    assert {label for label in found if len(label) > LONGEST_LABEL} == set()


@EVERY_LANGUAGE
@EVERY_GAME
def test_no_button_names_a_piece_by_its_sign_alone(house: Catalogue, lang: str, slug: str) -> None:
    assert {label for label in labels(house, lang, slug) if SIGN.match(label)} == set()


@EVERY_LANGUAGE
@EVERY_GAME
def test_no_button_says_a_point_to_the_millimetre(house: Catalogue, lang: str, slug: str) -> None:
    assert {label for label in labels(house, lang, slug) if FINE.search(label)} == set()


@EVERY_LANGUAGE
@EVERY_GAME
def test_no_choice_is_told_as_it_is_typed_for_want_of_words_of_its_own(house: Catalogue, lang: str, slug: str) -> None:
    told_by = {one.id.name: {each.id.name for each in one.attributes} for one in messages(house.resources[lang][slug])}
    chosen = [verb for verb in games()[slug].verbs if not issubclass(verb, Composed) and not verb.open_form]
    named = [verb for verb in chosen if any(one.type not in (bool, "bool") for one in fields(verb))]  # type: ignore[arg-type]

    assert named
    assert [verb.tag for verb in named if "button" not in told_by[keys.verb_key(verb.tag)]] == []


@EVERY_LANGUAGE
@EVERY_GAME
def test_no_two_buttons_of_a_question_say_the_same(house: Catalogue, lang: str, slug: str) -> None:
    for position, seat in told(slug)[1]:
        facing = Facing("k3f9w2ab", games()[slug], position, seat, 1)
        said = [one.label for one in screen(facing, speaker(house, lang, games()[slug], position)).buttons]
        assert len(set(said)) == len(said), said


@EVERY_GAME
def test_no_label_in_a_picture_lies_over_another(house: Catalogue, slug: str) -> None:
    game, asked = games()[slug], told(slug)[1]
    for position, seat in asked[:: max(1, len(asked) // 5)]:
        voice = speaker(house, "en", game, position)
        wanted = screen(Facing("k3f9w2ab", game, position, seat, 1), voice).picture
        assert wanted is not None
        marks = Marks(tuple(map(Target, wanted.targets, wanted.labels)))
        canvas = painters()[slug].private(run.seen(game, position, seat), marks, voice.words).canvas
        assert [pair for pair in combinations(written(canvas), 2) if lie_over_another(*pair)] == []


def written(canvas: Canvas) -> set[tuple[str, tuple[float, float, float, float]]]:
    """The labels that stand for buttons, each with the box that it takes."""
    lines = [mark for one in canvas.spans if one.label for mark in canvas.marks[one.begin : one.end]]
    return {(one.text, box_of(one)) for one in lines if isinstance(one, Line)}


def box_of(line: Line) -> tuple[float, float, float, float]:
    (x, y), wide, high = line.at, width(line.text, line.style), line.style.size * 0.8
    left = x - wide * {"l": 0.0, "m": 0.5, "r": 1.0}[line.anchor[0]]
    return left, y - high / 2, left + wide, y + high / 2


def lie_over_another(one: tuple[str, Sequence[float]], other: tuple[str, Sequence[float]]) -> bool:
    first, second = one[1], other[1]
    return all(first[at] < second[at + 2] - 2 and second[at] < first[at + 2] - 2 for at in (0, 1))


@EVERY_LANGUAGE
@EVERY_GAME
def test_what_was_done_is_told_as_people_tell_of_it_and_not_as_it_is_typed(
    house: Catalogue, lang: str, slug: str
) -> None:
    typed = set()
    for position, seat in told(slug)[1]:
        voice = speaker(house, lang, games()[slug], position)
        for question, _, _ in Facing("", games()[slug], position, seat, 1).questions:
            for action, _ in zip(question.options(position.board, seat), range(30), strict=False):
                if voice.said(action, position.board, seat) == voice.action(action) and action.words()[1:]:
                    typed.add(voice.action(action))

    assert typed == set()


@EVERY_LANGUAGE
@EVERY_GAME
def test_no_question_is_put_together_with_another(house: Catalogue, lang: str, slug: str) -> None:
    for position, seat in told(slug)[1]:
        facing = Facing("k3f9w2ab", games()[slug], position, seat, 1)
        shown = screen(facing, speaker(house, lang, games()[slug], position))
        asked, *below = shown.text.split("\n")[facing.draft is not None :]
        assert asked.count("?") <= 1
        assert len(below) <= 1  # what each answer costs
        assert "?" not in "".join(below)


@EVERY_LANGUAGE
def test_what_is_asked_once_more_is_told_as_people_say_it(house: Catalogue, lang: str) -> None:
    asked, game = 0, games()["noites"]
    for match, seat, _ in decisions(game, "once more"):
        voice = speaker(house, lang, game, match.position)
        for choice in Facing("k3f9w2ab", game, match.position, seat, 1).choices:
            if choice.action.beforehand(match.position.board, seat):
                shown = screen(Facing("k3f9w2ab", game, match.position, seat, 1, doubted=choice.action), voice)
                assert voice.action(choice.action) not in shown.text
                asked += 1
        if asked:
            break
    assert asked


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_example_of_a_help_can_be_typed(house: Catalogue, lang: str, slug: str) -> None:
    game = games()[slug]
    voice = speaker(house, lang, game)
    known = voice.speech.lexicon.of_any_language
    unread = {
        verb.tag: example
        for verb in game.verbs
        if (example := _example(voice.words(f"{keys.verb_key(verb.tag)}.help")))
        and not _is_read(voice.speech, example, verb.heads or (verb.head(),), set(known.values()))
    }

    assert unread == {}


def _example(said: str) -> str:
    """What a help shows first: up to the colon, the dash or the first alternative."""
    return re.split(r":| — |,| или | or | ou | або |\.", said)[0].split(";")[0].strip()


def _is_read(speech: Speech, example: str, heads: tuple[str, ...], known: set[str]) -> bool:
    (tokens,) = speech.read(example)
    rest = [one for one in tokens if one not in known and not re.fullmatch(r"[A-Za-z]?\d+", one)]
    return tokens[0] in heads and not rest
