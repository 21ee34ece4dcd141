"""The pictures of a match, and how much two of them have to say to each other (SA-037 to SA-042)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeVar

from engine.games.amsterdam.content.backdrops import MOODS, PALETTES, SETTINGS
from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.motifs import MOTIFS
from engine.games.amsterdam.content.pictures import Colour, Picture, PictureId, Shown, Tag
from engine.games.amsterdam.streams import Stream, stream

T = TypeVar("T")
CANONICAL_SEED: Final = 9
MOST_SEEDS: Final = 200
ON_A_TILE: Final = 4
ON_A_CARD: Final = 3
COUNTS: Final = (1, 1, 1, 1, 2, 2, 3, 5)
HINT, STRONG_HINT = 8, 11
"""An association from which a card is said to hint at a cell, and to hint strongly (SA-042)."""


@dataclass(frozen=True, slots=True)
class Features:
    """All of a picture that associations are made of."""

    picture: Picture
    motifs: frozenset[str]
    tags: Mapping[Tag, int]
    colours: frozenset[Colour]
    counts: frozenset[int]


@dataclass(frozen=True, slots=True)
class Gallery:
    """The pictures of one seed, by id."""

    pictures: Mapping[PictureId, Picture]
    features: Mapping[PictureId, Features]
    kinships: dict[tuple[PictureId, PictureId], int]

    def kinship(self, one: PictureId, other: PictureId) -> int:
        """The association of two pictures (SA-041); worked out once."""
        pair = (one, other) if one < other else (other, one)
        if pair not in self.kinships:
            self.kinships[pair] = association(self.features[one], self.features[other])
        return self.kinships[pair]


def features(picture: Picture) -> Features:
    """What associations look at."""
    palette = PALETTES[picture.palette]
    tags: Counter[Tag] = Counter((*SETTINGS[picture.setting].tags, MOODS[picture.mood]))
    for shown in picture.motifs:
        tags.update(MOTIFS[shown.motif].tags)
    return Features(
        picture,
        frozenset(shown.motif for shown in picture.motifs),
        tags,
        frozenset((*(shown.colour for shown in picture.motifs), palette.main, palette.second)),
        frozenset(shown.count for shown in picture.motifs if shown.count > 1),
    )


def association(one: Features, other: Features) -> int:
    """How much two pictures have in common (SA-041)."""
    shared_tags = sum(min(count, other.tags.get(tag, 0), 2) for tag, count in one.tags.items())
    return (
        4 * len(one.motifs & other.motifs)
        + shared_tags
        + 3 * (one.picture.setting == other.picture.setting)
        + (one.picture.mood == other.picture.mood)
        + (one.picture.palette == other.picture.palette)
        + min(3, len(one.colours & other.colours))
        + bool(one.counts & other.counts)
    )


@lru_cache(maxsize=8)
def gallery(seed: int) -> Gallery:
    """The pictures of an accepted seed."""
    pictures = {**CITY_TILES, **CLUE_CARDS} if seed == CANONICAL_SEED else composed(seed)
    return Gallery(pictures, {name: features(picture) for name, picture in pictures.items()}, {})


@cache
def accepted_seed(wanted: int) -> int:
    """The first seed from the wanted one on whose pictures will do; the canonical one if none of many does (SA-038)."""
    if wanted == CANONICAL_SEED:
        return wanted
    seeds = range(wanted, wanted + MOST_SEEDS)
    return next((seed for seed in seeds if is_acceptable(seed)), CANONICAL_SEED)


def is_acceptable(seed: int) -> bool:
    """Whether no picture repeats a motif, and cards and cells hint at each other as they should (SA-038, SA-042)."""
    drawn = gallery(seed)
    repeats = any(len(one.motifs) < len(one.picture.motifs) for one in drawn.features.values())
    return not repeats and is_well_spread([[drawn.kinship(card, tile) for tile in CITY_TILES] for card in CLUE_CARDS])


def is_well_spread(kinships: Sequence[Sequence[int]]) -> bool:
    """Whether associations, a row a card and a column a cell, are distributed as SA-042 demands."""
    lines = [*kinships, *zip(*kinships, strict=True)]
    every = [one for row in kinships for one in row]
    mean_of = len(every)
    total, squares = sum(every), sum(one * one for one in every)
    variance = mean_of * squares - total * total  # times the square of their number, to stay whole
    return (
        all(sum(one >= HINT for one in line) >= 8 and sum(one >= STRONG_HINT for one in line) >= 2 for line in lines)
        and all(sum(one >= HINT for one in row) <= 45 for row in kinships)
        and 12 * mean_of <= 2 * total <= 15 * mean_of
        and 4 * mean_of**2 <= variance
        and 4 * variance <= 49 * mean_of**2
    )


def composed(seed: int) -> dict[PictureId, Picture]:
    """Pictures dealt from the vocabulary (SA-037)."""
    drawn = stream("pictures", seed)
    tiles = _scenes(drawn, tuple(CITY_TILES), ON_A_TILE)
    return tiles | _scenes(drawn, tuple(CLUE_CARDS), ON_A_CARD)


def _scenes(drawn: Stream, names: Sequence[PictureId], each: int) -> dict[PictureId, Picture]:
    motifs = _dealt(drawn, tuple(MOTIFS), len(names) * each)
    settings = _dealt(drawn, tuple(SETTINGS), len(names))
    moods = _dealt(drawn, tuple(MOODS), len(names))
    palettes = _dealt(drawn, tuple(PALETTES), len(names))
    counts = _dealt(drawn, COUNTS, len(names) * each)
    scenes = {}
    for at, name in enumerate(names):
        span = range(at * each, (at + 1) * each)
        shown = tuple(_shown(drawn, motifs[one], counts[one]) for one in span)
        scenes[name] = Picture(settings[at], moods[at], palettes[at], shown)
    return scenes


def _shown(drawn: Stream, motif: str, count: int) -> Shown:
    colours = MOTIFS[motif].colours
    return Shown(motif, count, colours[drawn.below(len(colours))])


def _dealt(drawn: Stream, items: Sequence[T], many: int) -> list[T]:
    dealt: list[T] = []
    while len(dealt) < many:
        dealt += drawn.shuffled(items)
    return dealt[:many]
