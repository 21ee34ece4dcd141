"""The night in words: an alt text to know where one is, and a twin to play from."""

from collections.abc import Iterator, Mapping
from functools import partial

from engine.core.plane.grid import cell, whole_cell
from engine.core.plane.points import gap
from engine.games.noites.board import Monster, Terrain
from engine.games.noites.content.sizes import TOKEN, Size, size_of
from engine.games.noites.view import table_of
from render.games.noites.armies import about_armies, about_monsters, to_choose_among
from render.games.noites.hand import help_key
from render.games.noites.subject import NightSubject
from render.twin import Said, Twin
from render.words import sentence


def alt_text(subject: NightSubject) -> str:
    """The round, who is to act, the scores, and everybody."""
    monsters = (_monster(subject, one, whole_cell(one.spot), {"victim": "none"}) for one in subject.standing)
    title = (subject.words("noites-picture-title"),) if subject.view.round else ()
    return ". ".join((*title, _heading(subject), _scores(subject), *monsters)) + "."


def twin(subject: NightSubject) -> Twin:
    """Everything, a seat's own secrets last."""
    choosing = to_choose_among(subject) if subject.view.phase == "armies" and subject.view.me is not None else ()
    return Twin((*_table(subject), *choosing, *_own(subject)), partial(_details, subject))


def _details(subject: NightSubject) -> Iterator[Said]:
    yield from about_monsters(subject)
    yield from about_armies(subject)


def _heading(subject: NightSubject) -> str:
    return f"{subject.stage}. {sentence(subject.headline).rstrip('.!')}"


def _scores(subject: NightSubject) -> str:
    points = sentence(subject.called("points"))
    return f"{points}: {', '.join(f'{subject.of_side(side)} {subject.view.scores[side]}' for side in (0, 1))}"


def _table(subject: NightSubject) -> Iterator[Said]:
    yield Said(f"{_heading(subject)}.")
    yield Said(f"{_scores(subject)}.")
    yield Said(subject.words("noites-picture-worth", points=_size(subject).victim_points))
    yield from _mine(subject)
    for one in subject.standing:
        yield Said(f"{_monster(subject, one, cell(one.spot), _nearest(subject, one))}.", (one.name,))
    for victim in subject.view.victims:
        yield Said(
            subject.words(
                "noites-picture-victim", name=subject.piece(victim.name), at=cell(victim.at), marked=victim.marked
            ),
            (victim.name,),
        )
    yield from _ground(subject)
    for event in subject.marks.happened:
        yield Said(subject.words.event(event))


def _mine(subject: NightSubject) -> Iterator[Said]:
    """Which monsters are the viewer's, and which are not on the table yet."""
    own = [one for one in subject.view.monsters if table_of(subject.view).owner(one) == subject.view.me]
    waiting = tuple(one.name for one in subject.view.monsters if one.at is None and not one.killed)
    if own:
        yield Said(subject.words("noites-picture-mine", pieces=subject.pieces(one.name for one in own)))
    if waiting:
        yield Said(subject.words("noites-picture-to-place", pieces=subject.pieces(waiting)), waiting)


def _size(subject: NightSubject) -> Size:
    rules = subject.view.rules
    return size_of(rules.size, rules.balanced)


def _monster(subject: NightSubject, one: Monster, at: str, near: Mapping[str, str | int]) -> str:
    marks = [subject.words(f"noites-picture-mark-{mark}") for mark, on in _marks(one) if on]
    return subject.words(
        "noites-picture-monster",
        name=one.name,
        profile=subject.called(one.profile),
        at=at,
        quality=one.tested_quality,
        range=one.range,
        wounds=one.wounds,
        marked=bool(marks),
        marks=subject.listed(marks),
        **near,
    )


def _nearest(subject: NightSubject, one: Monster) -> Mapping[str, str | int]:
    """The victim that is nearest to a monster, and how far off it is."""
    off = [(gap(one.spot, one.radius, victim.at, TOKEN), victim.name) for victim in subject.view.victims]
    millimetres, victim = min(off, default=(0, "none"))
    return {"victim": victim if victim == "none" else subject.piece(victim), "gap": max(0, millimetres)}


def _marks(one: Monster) -> tuple[tuple[str, bool], ...]:
    return ("stunned", one.stunned), ("watching", one.watching), ("covering", one.covering), ("used", one.used)


def _own(subject: NightSubject) -> Iterator[Said]:
    chosen = subject.chosen_army
    if chosen:
        yield Said(subject.words("noites-picture-chosen", army=subject.listed(map(subject.called, chosen))))
    for card in subject.hand:
        yield Said(f"{sentence(subject.called(card))}: {subject.words(help_key(card))}", (card,))
    if subject.marks.targets:
        choices = subject.listed(dict.fromkeys(map(subject.tag, subject.marks.targets)))
        yield Said(subject.words("noites-picture-choices", choices=choices))


def _extent(piece: Terrain) -> dict[str, str]:
    """From which corner of the table to which a piece of terrain reaches at most."""
    xs, ys = zip(*piece.polygon.vertices, strict=True)
    return {"from": cell((min(xs), min(ys))), "to": cell((max(xs) - 1, max(ys) - 1))}


def _ground(subject: NightSubject) -> Iterator[Said]:
    size = _size(subject)
    last = whole_cell((size.width - 1, size.height - 1))
    yield Said(
        subject.words("noites-picture-grid", width=size.width, height=size.height, column=last[:1], row=int(last[1:]))
    )
    for piece in subject.view.terrain:
        said = subject.words(
            "noites-picture-terrain",
            name=piece.name,
            kind=subject.called(piece.kind),
            at=cell(piece.centre),
            **_extent(piece),
        )
        yield Said(f"{said} {subject.words(help_key(piece.kind))}", (piece.name,))
