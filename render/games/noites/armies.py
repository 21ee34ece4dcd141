"""The armies: whom each can bring and for how much. All four while they are chosen, one when somebody asks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.noites.content.armies import ARMIES, PROFILES, STARTERS, MonsterProfile, total
from engine.games.noites.content.sizes import SIZES, size_of
from render.canvas import WIDTH, Canvas
from render.fonts import Face
from render.games.noites.look import BLOOD, BOLD, BONE, FADED, INK, NIGHT, SKY, STONE, TITLE, YELLOW, art
from render.games.noites.places import HEADER
from render.games.noites.side import put_heading, put_sky
from render.games.noites.subject import NightSubject
from render.palette import PAPER
from render.paper import cut_out
from render.shapes import Box, Shape, panel
from render.text import Style, wrapped
from render.twin import Said
from render.words import sentence

GAP: Final = 12
WIDE: Final = (WIDTH - 3 * GAP) // 2
HEAD: Final = 84
STAGE: Final = 196
"""Where an army stands together, its first one large among the others, before its rows."""
STANDS: Final = ((-258, 88), (258, 88), (-180, 104), (180, 104), (-98, 122), (98, 122), (0, 168))
"""Beside the middle of the stage, and how wide: those at the edge first, whoever leads in front of all."""
ROW: Final = 74
FOOT: Final = 80
HIGH: Final = HEAD + STAGE + 7 * ROW + FOOT
LINE: Final = 34
HEADING: Final = Style(40, INK, Face.DISPLAY)
INKED: Final = Style(28, INK, Face.BOLD)
NOTE: Final = Style(24, FADED)
COST: Final = Style(36, "#9a2a1c", Face.DISPLAY)
FACTS: Final = Style(24, FADED)
PRICE: Final = Style(36, YELLOW, Face.DISPLAY)
RULE: Final = Style(27, BONE)
LARGE: Final = Style(36, BONE, Face.BOLD)


# --- in words ---


def to_choose_among(subject: NightSubject) -> Iterator[Said]:
    """The same as in the picture of all armies."""
    return (Said(line.text) for line in about_armies(subject) if line.about[0] in ARMIES)


def about_armies(subject: NightSubject) -> Iterator[Said]:
    """Every army, whom it can bring, and what their special rules do."""
    for army, profiles in ARMIES.items():
        yield Said(f"{_title(subject, army)}: {_points(subject, army)}. {_starter(subject, army)}", (army,))
        for one in profiles:
            yield Said(_of_profile(subject, one), (army, one.name))
            yield from (Said(rule, (one.name,)) for rule in _rules(subject, one))


def about_monsters(subject: NightSubject) -> Iterator[Said]:
    """What the special rules of those on the table do."""
    for name, profile in {one.profile: PROFILES[one.profile] for one in subject.view.monsters}.items():
        bearers = tuple(one.name for one in subject.view.monsters if one.profile == name)
        yield from (Said(rule, bearers) for rule in _rules(subject, profile))


def _of_profile(subject: NightSubject, one: MonsterProfile) -> str:
    said = subject.words(
        "noites-picture-profile",
        quality=one.quality,
        range=one.range,
        specials=subject.listed(map(subject.called, one.specials)) if one.specials else "none",
        points=one.cost,
        limit=one.limit,
    )
    return f"{sentence(subject.called(one.name))}: {said}"


def _rules(subject: NightSubject, one: MonsterProfile) -> list[str]:
    keys = ((special, f"noites-{special.replace('_', '-')}.help") for special in one.specials)
    return [f"{sentence(subject.called(special))}: {subject.words(key)}" for special, key in keys]


def _title(subject: NightSubject, army: str) -> str:
    return sentence(subject.called(army))


def _points(subject: NightSubject, army: str) -> str:
    return subject.words(
        "noites-picture-points", points=size_of(subject.size, subject.view.rules.balanced).points_of(army)
    )


def _starter(subject: NightSubject, army: str) -> str:
    counted = Counter(STARTERS[army] * SIZES[subject.size].copies)
    names = (
        f"{subject.called(name)} ×{count}" if count > 1 else subject.called(name) for name, count in counted.items()
    )
    return subject.words("noites-picture-starter", list=subject.listed(names))


# --- painted ---


def armies_canvas(subject: NightSubject) -> Canvas:
    """All four, side by side: what to choose among. Their papers are drawn once, what has been chosen upon them."""
    papers = Canvas((WIDTH, HEADER + 2 * (HIGH + GAP) + GAP), NIGHT)
    canvas = Canvas(papers.size, papers)
    put_sky(papers)
    left, right = ([*ARMIES][beside::2] for beside in (0, 1))
    _put_column(canvas, papers, subject, left, GAP)
    across, down = WIDE + GAP, 2 * (HIGH + GAP)
    with canvas.column(across, down), papers.column(across, down):
        _put_column(canvas, papers, subject, right, GAP + across)
    put_heading(canvas, subject, across)
    return canvas


def _put_column(canvas: Canvas, papers: Canvas, subject: NightSubject, armies: Sequence[str], left: int) -> None:
    for place, army in enumerate(armies):
        top = HEADER + GAP + (HIGH + GAP) * place
        box = (left, top, left + WIDE, top + HIGH)
        brought = Counter(name for name in subject.brought if PROFILES[name].army == army)
        _put_paper(papers, subject, army, box, bool(brought) or army in subject.chosen_army[:1])
        _put_brought(canvas, subject, army, box, brought)


def _put_paper(canvas: Canvas, subject: NightSubject, army: str, box: Box, chosen: bool) -> None:
    """Whom an army can bring, and for how much."""
    left, top, _, bottom = box
    with canvas.thing(means=(army,)):
        canvas.draw(panel(box, PAPER, YELLOW if chosen else INK, radius=14, width=9 if chosen else 4))
    canvas.stamp(art(f"sigil/{army}"), (left + 50, top + 46), 60)
    canvas.write(_title(subject, army), (left + 94, top + 46), HEADING, "lm", WIDE - 370)
    _put_stage(canvas, army, box)
    for one, row in _rows(army, box):
        with canvas.thing(means=(one.name,)):
            _put_profile(canvas, subject, one, row)
    with canvas.thing(means=("starter",) if chosen else ()):
        for number, line in enumerate(wrapped(_starter(subject, army), NOTE, WIDE - 48)[:2]):
            canvas.write(line, (left + 24, bottom - FOOT + 24 + 30 * number), NOTE, "lm", WIDE - 48)


def _put_stage(canvas: Canvas, army: str, box: Box) -> None:
    """All of them together by moonlight: what they are like before what they cost."""
    left, right, top = box[0] + 12, box[2] - 12, box[1] + HEAD + 4
    low, middle = top + STAGE - 14, (left + right) / 2
    glow = "".join(
        f'<ellipse cx="{middle:g}" cy="{low - 60}" rx="{wide}" ry="{wide * 0.34:g}" fill="#fff3c4" fill-opacity=".07"/>'
        for wide in (270, 220, 170, 120)
    )
    ground = (
        f'<path d="M{left} {low - 26}Q{middle:g} {low - 52} {right} {low - 26}V{low - 10}q0 10 -10 10H{left + 10}'
        f'q-10 0 -10 -10z" fill="#22382f"/>'
    )
    canvas.draw(panel((left, top, right, low), SKY, radius=10))
    canvas.draw(Shape((left, top, right, low), glow + ground))
    for one, (aside, wide) in zip(reversed(ARMIES[army]), STANDS, strict=True):
        canvas.stamp(cut_out(art(f"monster/{one.name}")), (middle + aside, low - 6 - wide / 2), wide)


def _put_profile(canvas: Canvas, subject: NightSubject, one: MonsterProfile, row: Box) -> None:
    left, top, right, _ = row
    canvas.stamp(art(f"monster/{one.name}"), (left + 50, top + ROW / 2), 62)
    canvas.write(sentence(subject.called(one.name)), (left + 94, top + 22), INKED, "lm", WIDE - 290)
    canvas.write(_facts(subject, one), (left + 94, top + 54), FACTS, "lm", WIDE - 120)
    canvas.write(str(one.cost), (right - 22, top + 22), COST, "rm")


def _put_brought(canvas: Canvas, subject: NightSubject, army: str, box: Box, brought: Counter[str]) -> None:
    """How many of each come along, and what they cost together."""
    right, top = box[2], box[1]
    spent = f"{total(tuple(brought.elements()))} · " if brought else ""
    canvas.write(spent + _points(subject, army), (right - 22, top + 46), INKED, "rm", 270)
    for one, row in _rows(army, box):
        most, count = one.limit * SIZES[subject.size].copies, brought[one.name]
        canvas.write(f"{count} / {most}" if count else f"≤ {most}", (right - 100, row[1] + 22), FACTS, "rm", 90)


def _rows(army: str, box: Box) -> Iterator[tuple[MonsterProfile, Box]]:
    """Each that it can bring, and its row of the paper."""
    left, top, right, _ = box
    for place, one in enumerate(ARMIES[army]):
        upper = top + HEAD + STAGE + ROW * place
        yield one, (left, upper, right, upper + ROW)


def _facts(subject: NightSubject, one: MonsterProfile) -> str:
    facts = [f"{one.quality}+", *_range(subject, one), *map(subject.called, one.specials)]
    return " · ".join(facts)


def _range(subject: NightSubject, one: MonsterProfile) -> list[str]:
    return [subject.words("noites-picture-far", range=one.range)] if one.range else []


def army_canvas(subject: NightSubject, army: str) -> Canvas:
    """One army, large, with what every special rule does."""
    rows = [(one, _lines(subject, one)) for one in ARMIES[army]]
    canvas = Canvas((WIDTH, HEADER + sum(_high(lines) for _, lines in rows) + 100), NIGHT)
    canvas.draw(panel((0, 0, WIDTH, HEADER), SKY))
    canvas.draw(panel((0, HEADER - 4, WIDTH, HEADER), BLOOD))
    canvas.write(_title(subject, army), (24, HEADER / 2 - 2), TITLE, "lm", WIDTH - 420)
    canvas.write(_points(subject, army), (WIDTH - 24, HEADER / 2 - 2), BOLD, "rm", 380)
    y = HEADER
    for one, lines in rows:
        _put_large(canvas, subject, one, lines, y)
        y += _high(lines)
    for number, line in enumerate(wrapped(_starter(subject, army), RULE, WIDTH - 48)[:2]):
        canvas.write(line, (24, y + 32 + LINE * number), RULE, "lm", WIDTH - 48)
    return canvas


def _lines(subject: NightSubject, one: MonsterProfile) -> list[str]:
    return [line for rule in _rules(subject, one) for line in wrapped(rule, RULE, WIDTH - 180)]


def _high(lines: Sequence[str]) -> int:
    return max(112, 72 + LINE * len(lines) + 8)


def _put_large(canvas: Canvas, subject: NightSubject, one: MonsterProfile, lines: Sequence[str], top: int) -> None:
    canvas.stamp(art(f"monster/{one.name}"), (76, top + 60), 96)
    name = " · ".join((sentence(subject.called(one.name)), f"{one.quality}+", *_range(subject, one)))
    canvas.write(name, (150, top + 36), LARGE, "lm", WIDTH - 420)
    canvas.write(f"≤ {one.limit * SIZES[subject.size].copies}", (WIDTH - 130, top + 36), RULE, "rm", 120)
    canvas.write(str(one.cost), (WIDTH - 24, top + 36), PRICE, "rm")
    for number, line in enumerate(lines):
        canvas.write(line, (150, top + 78 + LINE * number), RULE, "lm", WIDTH - 170)
    canvas.draw(panel((24, top + _high(lines) - 2, WIDTH - 24, top + _high(lines)), STONE))
