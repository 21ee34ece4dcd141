"""The drawings of a scene as one table: a tag that several of them have is told once.

Forty scenes of a city are made of the same things: most of what one drawing says has been said by another, farther back
than whoever packs the file looks. Where a drawing calls something of its own by name, its key is left out.
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


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Art:
    """A drawing: its view box and its markup."""

    box: str
    markup: str


Piece: TypeAlias = str | tuple[int, int]
"""A drawing's own markup, or a run of tags that others have too: from, and up to."""


@dataclass(frozen=True, slots=True)
class SharedArt:
    """What several drawings are made of."""

    tags: Sequence[str]
    drawings: Mapping[str, tuple[str, Sequence[Piece]]]
    """View boxes and pieces."""


def shared(drawings: Mapping[str, Art]) -> SharedArt:
    """Drawings by their keys, told together."""
    made = {key: _tags(one.markup, key) for key, one in drawings.items()}
    found = Counter(chain.from_iterable(map(dict.fromkeys, made.values())))
    common = {tag: at for at, tag in enumerate(tag for tag, many in found.items() if many > 1 and len(tag) > SHORT)}
    return SharedArt(list(common), {key: (one.box, _pieces(made[key], common)) for key, one in drawings.items()})


def apart(art: SharedArt) -> dict[str, Art]:
    """The drawings each for itself, as the page puts them together."""
    return {key: Art(box, _markup(art.tags, pieces, key)) for key, (box, pieces) in art.drawings.items()}


@lru_cache(MOST_KEPT)
def _tags(markup: str, key: str) -> tuple[str, ...]:
    return tuple(re.findall(r"<[^>]*>|[^<]+", markup.replace(f"{key}-", OWN)))


def _pieces(tags: Sequence[str], common: Mapping[str, int]) -> list[Piece]:
    pieces: list[Piece] = []
    for is_common, run in groupby(tags, common.__contains__):
        same = list(run)
        pieces += _runs([common[tag] for tag in same]) if is_common else ["".join(same)]
    return pieces


def _runs(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Neighbours together."""
    begin = places[0]
    for one, other in pairwise(places):
        if other != one + 1:
            yield begin, one + 1
            begin = other
    yield begin, places[-1] + 1


def _markup(tags: Sequence[str], pieces: Sequence[Piece], key: str) -> str:
    whole = (one if isinstance(one, str) else "".join(tags[one[0] : one[1]]) for one in pieces)
    return "".join(whole).replace(OWN, f"{key}-")
