"""The drawings of a scene as one table: a tag that several of them have is told once, a path whatever fills it.

Forty scenes of a city are made of the same things: most of what one drawing says has been said by another, farther back
than whoever packs the file looks. Where a drawing calls something of its own by name, its key is left out. Outlines are
told by themselves, in their order: numbers pack better among numbers.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, groupby, pairwise
from typing import Final, TypeAlias

OWN: Final = "~"
"""Stands for the key of a drawing in names of its own; no drawing has this letter."""
SHORT: Final = 12
"""What is as short as this is sooner said than pointed at."""
MOST_KEPT: Final = 2048
MOST_CUT: Final = 8192
BEGINS: Final = ' d="'
"""Before an outline."""
BAR: Final = "|"


@dataclass(frozen=True, slots=True)
class Art:
    """A drawing: its view box and its markup."""

    box: str
    markup: str


Piece: TypeAlias = str | int | tuple[int, int]
"""A drawing's own markup, or a tag that others have too, or a run of such: from, and up to."""


@dataclass(frozen=True, slots=True)
class SharedArt:
    """What several drawings are made of."""

    outlines: str
    """What belongs behind each ` d="`, of the tags and then of the drawings, between bars."""
    tags: Sequence[str]
    drawings: Mapping[str, tuple[str, Sequence[Piece]]]
    """View boxes and pieces."""


def shared(drawings: Mapping[str, Art]) -> SharedArt:
    """Drawings by their keys, told together."""
    made = {key: _tags(one.markup, key) for key, one in drawings.items()}
    found = Counter(chain.from_iterable(map(dict.fromkeys, made.values())))
    common = {tag: at for at, tag in enumerate(tag for tag, many in found.items() if many > 1 and len(tag) > SHORT)}
    outlines: list[str] = []
    tags = [_without(tag, outlines) for tag in common]
    told = {key: (one.box, _pieces(made[key], common, outlines)) for key, one in drawings.items()}
    return SharedArt(BAR.join(outlines), tags, told)


def apart(art: SharedArt) -> dict[str, Art]:
    """The drawings each for itself, as the page puts them together."""
    outlines = iter(art.outlines.split(BAR))
    tags = [_with(tag, outlines) for tag in art.tags]
    return {key: Art(box, _markup(tags, pieces, key, outlines)) for key, (box, pieces) in art.drawings.items()}


@lru_cache(MOST_KEPT)
def _tags(markup: str, key: str) -> tuple[str, ...]:
    return tuple(re.findall(r'<path d="[^"]*|<[^>]*>|[^<]+', markup.replace(f"{key}-", OWN)))


def _pieces(tags: Sequence[str], common: Mapping[str, int], outlines: list[str]) -> list[Piece]:
    pieces: list[Piece] = []
    for is_common, run in groupby(tags, common.__contains__):
        same = list(run)
        pieces += _runs([common[tag] for tag in same]) if is_common else [_without("".join(same), outlines)]
    return pieces


def _without(markup: str, outlines: list[str]) -> str:
    """The markup without its outlines, which are added to those before."""
    rest, own = _cut(markup)
    outlines += own
    return rest


@lru_cache(MOST_CUT)
def _cut(markup: str) -> tuple[str, tuple[str, ...]]:
    first, *others = markup.split(BEGINS)
    own = [one.partition('"') for one in others]
    rest = "".join((first, *(f"{BEGINS}{end}{behind}" for _, end, behind in own)))
    return rest, tuple(outline for outline, _, _ in own)


def _with(markup: str, outlines: Iterator[str]) -> str:
    first, *others = markup.split(BEGINS)
    return "".join((first, *(f"{BEGINS}{next(outlines)}{behind}" for behind in others)))


def _runs(places: Sequence[int]) -> Iterator[int | tuple[int, int]]:
    """Neighbours together."""
    begin = places[0]
    for one, other in pairwise((*places, -1)):
        if other != one + 1:
            yield begin if begin == one else (begin, one + 1)
            begin = other


def _markup(tags: Sequence[str], pieces: Sequence[Piece], key: str, outlines: Iterator[str]) -> str:
    return "".join(_told(tags, one, outlines) for one in pieces).replace(OWN, f"{key}-")


def _told(tags: Sequence[str], piece: Piece, outlines: Iterator[str]) -> str:
    if isinstance(piece, str):
        return _with(piece, outlines)
    return tags[piece] if isinstance(piece, int) else "".join(tags[piece[0] : piece[1]])
