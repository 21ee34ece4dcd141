"""The drawings of a scene as one table: a tag that several of them have is told once, a path whatever fills it.

Forty scenes of a city are made of the same things: most of what one drawing says has been said by another, farther back
than whoever packs the file looks. Where a drawing calls something of its own by name, its key is left out. Outlines are
told by themselves, in their order: numbers pack better among numbers. Of drawings that are known already a new one
borrows what it says as they do: a picture that is dealt shows things that stand elsewhere in the city.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
MOST_LENDERS: Final = 16
"""So many drawings that say the same are looked at for the one that goes on as the new one does."""
BEGINS: Final = ' d="'
"""Before an outline."""
BAR: Final = "|"


@dataclass(frozen=True, slots=True)
class Art:
    """A drawing: its view box and its markup."""

    box: str
    markup: str


Borrowed: TypeAlias = tuple[str, int, int]
"""What a known drawing says: its key, and of its tags from which up to which."""
Piece: TypeAlias = str | int | tuple[int, int] | Borrowed
"""A drawing's own markup, or a tag that others have too, or a run of such: from, and up to; or what is borrowed."""


@dataclass(frozen=True, slots=True)
class Tags:
    """What a drawing says, piece by piece."""

    all: tuple[str, ...]
    places: Mapping[str, int]
    """Where each that is not short stands first."""


Lender: TypeAlias = tuple[str, Tags, int]
"""A known drawing by its key, what it says, and from which of its tags on."""


@dataclass(frozen=True, slots=True)
class SharedArt:
    """What several drawings are made of."""

    outlines: str
    """What belongs behind each ` d="`, of the tags and then of the drawings, between bars."""
    tags: Sequence[str]
    drawings: Mapping[str, tuple[str, Sequence[Piece]]]
    """View boxes and pieces."""


def shared(drawings: Mapping[str, Art], known: Mapping[str, Art] | None = None) -> SharedArt:
    """Drawings by their keys, told together, to whoever knows others."""
    tags_of = {key: _tags(one.markup, key) for key, one in drawings.items()}
    lenders = _lenders(tags_of.values(), known or {})
    made = {key: tuple(_lent(one.all, lenders)) for key, one in tags_of.items()}
    found = Counter(chain.from_iterable(map(dict.fromkeys, map(_own, made.values()))))
    common = {tag: at for at, tag in enumerate(tag for tag, many in found.items() if many > 1 and len(tag) > SHORT)}
    outlines: list[str] = []
    tags = [_without(tag, outlines) for tag in common]
    told = {key: (one.box, _pieces(made[key], common, outlines)) for key, one in drawings.items()}
    return SharedArt(BAR.join(outlines), tags, told)


def apart(art: SharedArt, known: Mapping[str, Art] | None = None) -> dict[str, Art]:
    """The drawings each for itself, as the page puts them together."""
    outlines = iter(art.outlines.split(BAR))
    tags = [_with(tag, outlines) for tag in art.tags]
    found = {key: _tags(one.markup, key).all for key, one in (known or {}).items()}
    return {key: Art(box, _markup(pieces, key, tags, found, outlines)) for key, (box, pieces) in art.drawings.items()}


def _lent(tags: Sequence[str], lenders: Mapping[str, Sequence[Lender]]) -> Iterator[str | Borrowed]:
    """The tags, the longest runs of them that known drawings have borrowed."""
    at = 0
    while at < len(tags):
        others = lenders.get(tags[at], ())[:MOST_LENDERS]
        runs = ((_same(one.all, place, tags, at), key, place) for key, one, place in others)
        many, key, begin = max(runs, default=(0, "", 0))
        yield (key, begin, begin + many) if many else tags[at]
        at += many or 1


def _lenders(wanted: Iterable[Tags], known: Mapping[str, Art]) -> Mapping[str, Sequence[Lender]]:
    """Which of the known say something that is wanted, and where: most say nothing, which is soon found out."""
    tags, lenders = set(chain.from_iterable(one.all for one in wanted)), defaultdict(list)
    for key, art in known.items() if tags else ():
        one = _tags(art.markup, key)
        for tag in tags.intersection(one.places):
            lenders[tag].append((key, one, one.places[tag]))
    return lenders


def _same(some: Sequence[str], place: int, others: Sequence[str], at: int) -> int:
    """How many are the same, of the ones from a place on and of the others from another on: most often few are."""
    most = min(len(some) - place, len(others) - at)
    for many in range(most):
        if some[place + many] != others[at + many]:
            return many
    return most


def _own(tags: Iterable[str | Borrowed]) -> Iterator[str]:
    return (tag for tag in tags if isinstance(tag, str))


@lru_cache(MOST_KEPT)
def _tags(markup: str, key: str) -> Tags:
    tags = tuple(re.findall(r'<path d="[^"]*|<[^>]*>|[^<]+', markup.replace(f"{key}-", OWN)))
    return Tags(tags, {tag: at for at, tag in reversed([*enumerate(tags)]) if len(tag) > SHORT})


def _pieces(tags: Sequence[str | Borrowed], common: Mapping[str, int], outlines: list[str]) -> list[Piece]:
    pieces: list[Piece] = []
    for is_own, run in groupby(tags, lambda tag: isinstance(tag, str) and tag not in common):
        same = list(run)
        pieces += [_without("".join(_own(same)), outlines)] if is_own else _pointed(same, common)
    return pieces


def _pointed(tags: Iterable[str | Borrowed], common: Mapping[str, int]) -> Iterator[Piece]:
    """What is said elsewhere, as where that is."""
    for are_common, run in groupby(tags, lambda tag: isinstance(tag, str)):
        same = list(run)
        yield from _runs([common[tag] for tag in _own(same)]) if are_common else _borrowed(same)


def _borrowed(runs: Iterable[str | Borrowed]) -> Iterator[Borrowed]:
    return (run for run in runs if not isinstance(run, str))


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


def _markup(
    pieces: Sequence[Piece],
    key: str,
    tags: Sequence[str],
    known: Mapping[str, Sequence[str]],
    outlines: Iterator[str],
) -> str:
    return "".join(_told(one, tags, known, outlines) for one in pieces).replace(OWN, f"{key}-")


def _told(piece: Piece, tags: Sequence[str], known: Mapping[str, Sequence[str]], outlines: Iterator[str]) -> str:
    match piece:
        case str():
            return _with(piece, outlines)
        case int():
            return tags[piece]
        case (begin, end):
            return "".join(tags[begin:end])
        case (key, begin, end):
            return "".join(known[key][begin:end])
