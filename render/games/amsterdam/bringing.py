"""A folder of one's own pictures is checked, brought into shape and kept for as long as matches need it (SA-043).

Nothing in such a folder is trusted: what a file is follows from its content, its size is read before it is unpacked,
and nothing outside the folder is touched. Whatever will not do is named by its file.
"""

import io
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from PIL import Image, ImageOps, UnidentifiedImageError
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from engine.games.amsterdam.content.album import (
    LEAST_SHARE_PERCENT,
    MOST_COLOURS,
    MOST_TAGS,
    Album,
    OwnPicture,
    hang,
    offer,
)
from engine.games.amsterdam.content.backdrops import COLOURS, MOODS, PALETTES, SETTINGS, TAGS
from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.motifs import MOTIFS
from engine.games.amsterdam.content.pictures import Colour, PictureId
from render.games.amsterdam.photographs import KEPT_AS, SIDE, shown_from
from render.painter import Unusable
from render.palette import rgb

SHELVES: Final = {"clues": tuple(CLUE_CARDS), "tiles": tuple(CITY_TILES)}
TAG_FILE: Final = "tags.json"
FORMATS: Final = ("PNG", "JPEG", "WEBP")
NAMED_PICTURES: Final = (
    "",
    ".png",
    ".jpg",
    ".jpeg",
    ".webp",
    ".gif",
    ".bmp",
    ".tif",
    ".tiff",
    ".heic",
    ".avif",
    ".svg",
)
"""What is brought as a picture; of these, what is none of the formats is said to be none."""
MOST_BYTES: Final = 20 * 1024 * 1024
MOST_TAG_BYTES: Final = 1024 * 1024
MOST_PIXELS: Final = 40_000_000
LEAST_SIDE: Final = 300
LOOKED_AT: Final = 40
"""So many pixels wide is a picture when its colours are counted."""
QUALITY: Final = 85

WELLS: Final = {name: rgb(code) for name, code in COLOURS.items()}
_ALBUM: Final = TypeAdapter(Album)


def bring(folder: Path, kept: Path) -> None:
    """From now on matches may begin with the pictures of this folder; they are kept in another."""
    told = _told(folder)
    pictures: dict[PictureId, OwnPicture] = {}
    kept.mkdir(parents=True, exist_ok=True)
    for shelf, ids in SHELVES.items():
        for name, file in zip(ids, _files(folder, shelf), strict=False):
            pictures[name] = _kept(file, kept, told.pop(f"{shelf}/{file.name}", None) or told.pop(file.name, None))
    if told:
        raise Unusable("unknown-entry", folder / TAG_FILE, entry=min(told)[:60])
    if not pictures:
        raise Unusable("empty-folder", folder)
    album = _named(pictures)
    (kept / f"{album.name}.json").write_bytes(_ALBUM.dump_json(album))
    shown_from(kept)
    hang(album)
    offer(album.name)


def keep_showing(kept: Path) -> None:
    """Albums that matches were begun with hang here as long as all of their files are kept."""
    for file in sorted(kept.glob("*.json")):
        try:
            album = _ALBUM.validate_json(file.read_bytes())
        except ValidationError:
            raise Unusable("damaged", file) from None
        if all((kept / picture.image).is_file() for picture in album.pictures.values()):
            hang(album)
    shown_from(kept)


# --- what is told of pictures ---


def _known(words: Sequence[str]) -> AfterValidator:
    def check(word: str) -> str:
        if word not in words:
            raise ValueError(word)
        return word

    return AfterValidator(check)


KnownTag: TypeAlias = Annotated[str, _known(tuple(TAGS))]
KnownColour: TypeAlias = Annotated[str, _known(tuple(COLOURS))]
KnownMotif: TypeAlias = Annotated[str, _known(tuple(MOTIFS))]


class TagFile(BaseModel):
    """What a tag file says of one picture."""

    model_config = ConfigDict(extra="forbid")

    title: str = Field("", max_length=80)
    tags: tuple[KnownTag, ...] = Field((), max_length=MOST_TAGS)
    colours: tuple[KnownColour, ...] = Field((), max_length=MOST_COLOURS)
    motifs: tuple[KnownMotif, ...] = Field((), max_length=MOST_TAGS)
    setting: Annotated[str, _known(("", *SETTINGS))] = ""
    mood: Annotated[str, _known(("", *MOODS))] = ""
    palette: Annotated[str, _known(("", *PALETTES))] = ""
    counts: tuple[Literal[2, 3, 5], ...] = Field((), max_length=3)


_TOLD: Final = TypeAdapter(dict[str, TagFile])


def _told(folder: Path) -> dict[str, TagFile]:
    file = folder / TAG_FILE
    if not file.exists():
        return {}
    try:
        return _TOLD.validate_json(_content(file, MOST_TAG_BYTES))
    except ValidationError as wrong:
        first = wrong.errors()[0]
        if not first["loc"]:
            raise Unusable("bad-json", file, line=_line_of(str(first.get("ctx", {}).get("error", "")))) from None
        where = ".".join(str(step) for step in first["loc"])[:60]
        word = f": {first['input'][:60]}" if isinstance(first["input"], str) else ""
        raise Unusable("bad-entry", file, entry=f"{where}{word}") from None


def _line_of(error: str) -> int:
    """The line that an error of the JSON names; the first, if the whole is something else."""
    found = re.search(r"line (\d+)", error)
    return int(found[1]) if found else 1


# --- the files ---


def _files(folder: Path, shelf: str) -> Iterator[Path]:
    """What lies on a shelf, in byte order of the names; what no name calls a picture is not meant."""
    if not (folder / shelf).is_dir():
        return
    files = (file for file in (folder / shelf).iterdir() if _is_meant(file.name))
    yield from sorted(files, key=lambda file: file.name.encode("utf-8", "surrogateescape"))


def _is_meant(name: str) -> bool:
    """Whether a file is brought as a picture, by its name: systems leave others beside them.

    >>> [name for name in ("a.png", "b.GIF", "c", ".d.png", "Thumbs.db", "notes.txt") if _is_meant(name)]
    ['a.png', 'b.GIF', 'c']
    """
    return not name.startswith(".") and Path(name).suffix.lower() in NAMED_PICTURES


def _content(file: Path, most: int) -> bytes:
    """The bytes of a plain file; links are not followed."""
    if file.is_symlink() or file.parent.is_symlink() or not file.is_file():
        raise Unusable("no-file", file)
    if file.stat().st_size > most:
        raise Unusable("too-big", file, most=most // (1024 * 1024))
    return file.read_bytes()


def _kept(file: Path, kept: Path, told: TagFile | None) -> OwnPicture:
    """A picture in shape, in its own file."""
    image = _opened(file, _content(file, MOST_BYTES))
    written = io.BytesIO()
    image.save(written, KEPT_AS, quality=QUALITY, optimize=True)
    name = f"{_digest(written.getvalue())}.{KEPT_AS}"
    (kept / name).write_bytes(written.getvalue())
    if told is None:
        return OwnPicture(name, colours=colours(image))
    return OwnPicture(name, **told.model_dump())


def _opened(file: Path, content: bytes) -> Image.Image:
    """A square picture, the middle of the file's."""
    try:
        image = Image.open(io.BytesIO(content), formats=FORMATS)
        if image.width * image.height > MOST_PIXELS:
            raise Image.DecompressionBombError
        if min(image.size) < LEAST_SIDE:
            raise Unusable("too-small", file, least=LEAST_SIDE)
        upright = ImageOps.exif_transpose(image).convert("RGBA")
    except UnidentifiedImageError:
        raise Unusable("no-picture", file) from None
    except Image.DecompressionBombError:
        raise Unusable("too-many-pixels", file, most=MOST_PIXELS // 1_000_000) from None
    except (OSError, SyntaxError, ValueError):
        raise Unusable("damaged", file) from None
    paper = Image.new("RGBA", upright.size, "white")
    return ImageOps.fit(Image.alpha_composite(paper, upright).convert("RGB"), (SIDE, SIDE))


def colours(image: Image.Image) -> tuple[str, ...]:
    """The colours that cover a fair share of a picture, the widest first."""
    small = image.resize((LOOKED_AT, LOOKED_AT), Image.Resampling.BOX)
    counted = Counter(_nearest(*small.getpixel((x, y))) for x in range(LOOKED_AT) for y in range(LOOKED_AT))  # type: ignore[misc]
    fair = [name for name, many in counted.most_common() if many * 100 >= LEAST_SHARE_PERCENT * LOOKED_AT**2]
    return tuple(fair[:MOST_COLOURS])


def _nearest(*seen: int) -> Colour:
    """Which of the twelve colours a pixel comes nearest to."""
    return min(WELLS, key=lambda name: sum((a - b) ** 2 for a, b in zip(WELLS[name], seen, strict=True)))


def _named(pictures: dict[PictureId, OwnPicture]) -> Album:
    return Album(_digest(_ALBUM.dump_json(Album("", pictures))), pictures)


def _digest(content: bytes) -> str:
    return blake2b(content, digest_size=10).hexdigest()
