"""The pictures of a match, and how much two of them have to say to each other (SA-037 to SA-042)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

from engine.games.amsterdam.content.album import OwnPicture, hangs, hung
from engine.games.amsterdam.content.backdrops import MOODS, PALETTES, SETTINGS
from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.motifs import MOTIFS
from engine.games.amsterdam.content.pictures import Colour, Composition, MotifTag, PictureId, ShownMotif
from engine.games.amsterdam.content.streams import SplitMix, stream

T = TypeVar("T")
AnyPicture: TypeAlias = Composition | OwnPicture
CANONICAL_SEED: Final = 9
MOST_SEEDS: Final = 200
ON_A_TILE: Final = 4
ON_A_CARD: Final = 3
COUNTS: Final = (1, 1, 1, 1, 2, 2, 3, 5)
HINT, STRONG_HINT = 8, 11
"""An association from which a card is said to hint at a cell, and to hint strongly (SA-042)."""


@dataclass(frozen=True, slots=True)
class Features:
    """All of a picture that associations are made of. What is empty is not known, and agrees with nothing."""

    setting: str
    mood: str
    palette: str
    motifs: frozenset[str]
    tags: Mapping[MotifTag, int]
    colours: frozenset[Colour]
    counts: frozenset[int]


@dataclass(frozen=True, slots=True)
class Gallery:
    """The pictures of a match, by id."""

    pictures: Mapping[PictureId, AnyPicture]
    features: Mapping[PictureId, Features]
    kinships: dict[tuple[PictureId, PictureId], int]

    def kinship(self, one: PictureId, other: PictureId) -> int:
        """The association of two pictures (SA-041); worked out once."""
        pair = (one, other) if one < other else (other, one)
        if pair not in self.kinships:
            self.kinships[pair] = association(self.features[one], self.features[other])
        return self.kinships[pair]


def features(picture: AnyPicture) -> Features:
    """What associations look at."""
    return _told_of(picture) if isinstance(picture, OwnPicture) else _seen_in(picture)


def _told_of(picture: OwnPicture) -> Features:
    return Features(
        picture.setting,
        picture.mood,
        picture.palette,
        frozenset(picture.motifs),
        Counter(picture.tags),
        frozenset(picture.colours),
        frozenset(picture.counts),
    )


def _seen_in(picture: Composition) -> Features:
    palette = PALETTES[picture.palette]
    tags: Counter[MotifTag] = Counter((*SETTINGS[picture.setting].tags, MOODS[picture.mood]))
    for shown in picture.motifs:
        tags.update(MOTIFS[shown.motif].tags)
    return Features(
        picture.setting,
        picture.mood,
        picture.palette,
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
        + 3 * _agree(one.setting, other.setting)
        + _agree(one.mood, other.mood)
        + _agree(one.palette, other.palette)
        + min(3, len(one.colours & other.colours))
        + bool(one.counts & other.counts)
    )


def _agree(one: str, other: str) -> bool:
    return one == other != ""


def gallery(seed: int, album: str = "") -> Gallery:
    """The pictures of an accepted seed, with those of an album in their place (SA-043); ours where it is not kept."""
    return _gallery(seed, album if hangs(album) else "")


@lru_cache(maxsize=8)
def _gallery(seed: int, album: str) -> Gallery:
    ours = {**CITY_TILES, **CLUE_CARDS} if seed == CANONICAL_SEED else composed(seed)
    pictures: Mapping[PictureId, AnyPicture] = {**ours, **hung(album).pictures}
    return Gallery(pictures, {name: features(picture) for name, picture in pictures.items()}, {})


@lru_cache(maxsize=1024)
def accepted_seed(wanted: int) -> int:
    """The first seed from the wanted one on whose pictures will do; the canonical one if none of many does (SA-038)."""
    if wanted == CANONICAL_SEED:
        return wanted
    seeds = range(wanted, wanted + MOST_SEEDS)
    return next((seed for seed in seeds if is_acceptable(seed)), CANONICAL_SEED)


def is_acceptable(seed: int) -> bool:
    """Whether no picture repeats a motif, and cards and cells hint at each other as they should (SA-038, SA-042)."""
    drawn = gallery(seed)
    repeats = any(len(shown) > len({one.motif for one in shown}) for shown in _motifs_of(drawn))
    return not repeats and is_well_spread([[drawn.kinship(card, tile) for tile in CITY_TILES] for card in CLUE_CARDS])


def _motifs_of(drawn: Gallery) -> Iterator[tuple[ShownMotif, ...]]:
    return (picture.motifs for picture in drawn.pictures.values() if isinstance(picture, Composition))


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


def composed(seed: int) -> dict[PictureId, Composition]:
    """Pictures dealt from the vocabulary (SA-037)."""
    drawn = stream("pictures", seed)
    tiles = _scenes(drawn, tuple(CITY_TILES), ON_A_TILE)
    return tiles | _scenes(drawn, tuple(CLUE_CARDS), ON_A_CARD)


def _scenes(drawn: SplitMix, names: Sequence[PictureId], each: int) -> dict[PictureId, Composition]:
    motifs = _dealt(drawn, tuple(MOTIFS), len(names) * each)
    settings = _dealt(drawn, tuple(SETTINGS), len(names))
    moods = _dealt(drawn, tuple(MOODS), len(names))
    palettes = _dealt(drawn, tuple(PALETTES), len(names))
    counts = _dealt(drawn, COUNTS, len(names) * each)
    scenes = {}
    for at, name in enumerate(names):
        span = range(at * each, (at + 1) * each)
        shown = tuple(_shown(drawn, motifs[one], counts[one]) for one in span)
        scenes[name] = Composition(settings[at], moods[at], palettes[at], shown)
    return scenes


def _shown(drawn: SplitMix, motif: str, count: int) -> ShownMotif:
    colours = MOTIFS[motif].colours
    return ShownMotif(motif, count, colours[drawn.below(len(colours))])


def _dealt(drawn: SplitMix, items: Sequence[T], many: int) -> list[T]:
    dealt: list[T] = []
    while len(dealt) < many:
        dealt += drawn.shuffled(items)
    return dealt[:many]
