"""Pictures of one's own in the place of ours (SA-043): what is known of them, and the albums that hang in this house.

What a picture shows is said by whoever brings it; what is not said contributes nothing to associations. A house hangs
its albums before any match begins. A match remembers the name of its album, which follows from all that is in it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.refusal import Refused
from engine.games.amsterdam.content.pictures import Colour, MotifId, MotifTag, PictureId

MOST_TAGS: Final = 20
MOST_COLOURS: Final = 5
LEAST_SHARE_PERCENT: Final = 10
"""A colour that covers less of a picture does not count as one of its colours."""


@dataclass(frozen=True, slots=True)
class OwnPicture:
    """What somebody says of a picture of theirs."""

    image: str
    """The name of the file that is shown: it follows from its content."""
    title: str = ""
    tags: tuple[MotifTag, ...] = ()
    colours: tuple[Colour, ...] = ()
    motifs: tuple[MotifId, ...] = ()
    setting: str = ""
    mood: str = ""
    palette: str = ""
    counts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Album:
    """Pictures for clue cards and cells; where it has none, ours stay."""

    name: str
    pictures: Mapping[PictureId, OwnPicture]


NO_ALBUM: Final = Album("", {})
_hung: Final[dict[str, Album]] = {}
_offered: Final = [""]


def hang(album: Album) -> None:
    """From now on matches that were begun with this album can be played on."""
    _hung[album.name] = album


def forget(name: str) -> None:
    """This album does not hang here any more."""
    _hung.pop(name, None)


def offer(name: str) -> None:
    """From now on matches may begin with this hung album; with none if the name is empty."""
    _offered[:] = [name]


def offered() -> str:
    """The name of the album that a new match with one's own pictures gets; empty if there is none."""
    return _offered[-1]


def hangs(name: str) -> bool:
    """Whether the album of this name is to be had."""
    return name in _hung


def hung(name: str) -> Album:
    """The album of this name; the empty one for no name."""
    if name and name not in _hung:
        raise Refused("no_such_album", album=name[:20])
    return _hung[name] if name else NO_ALBUM
