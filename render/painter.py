"""The declaration of a game's pictures, and what is drawn over a view."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.action import Action
from engine.core.event import Event
from engine.core.view import Seen, View
from render.canvas import Canvas
from render.picture import Picture
from render.svg import Drawing
from render.words import Words

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Target:
    """Something that a button chooses, marked in the picture by the button's very label."""

    tokens: tuple[str, ...]
    """The choice as the typed language writes it: `("hero", "1", "B4")`."""
    label: str


@dataclass(frozen=True, slots=True)
class Marks:
    """What is drawn over a view, besides what it shows itself."""

    targets: tuple[Target, ...] = ()
    happened: tuple[Event, ...] = ()
    """What this viewer heard since somebody last had to decide: arrows, falls, ghosts."""
    draft: Action[Any] | None = None
    """An answer being composed; the view then is that of the position after its parts so far."""
    called_off: bool = False
    """Whether all have agreed to end the match here, without a result: it is nobody's turn any more."""


NO_MARKS = Marks()


class Unusable(Exception):  # noqa: N818  it is told to whoever brought the file
    """A file that somebody brought will not do; `key` names the message that says why (`cli-picture-…`)."""

    def __init__(self, key: str, file: Path, **params: object) -> None:
        super().__init__(key, file)
        self.key = key
        self.file = file
        self.params = params


PaintsView: TypeAlias = Callable[[Seen[V, Any], Marks, Words], Picture]


@dataclass(frozen=True, slots=True, kw_only=True)
class Painter(Generic[V]):
    """The pictures of one game. `render/games/<slug>` exposes one as `PAINTER`."""

    slug: str
    board: PaintsView[V]
    """What everybody may see."""
    private: PaintsView[V]
    """What one seat sees: the board and its own secrets."""
    cover: Callable[[str], Canvas] | None = None
    """The cover of its box, with this name on it: what people choose it by."""
    ending: "Callable[[Seen[V, Any], Words], Canvas] | None" = None
    """Who has won, made for showing it elsewhere: painted from what everybody sees of a game that is over."""
    sheets: Mapping[str, Callable[[], Canvas]] = field(default_factory=dict)
    """What the pictures are made of, side by side, for whoever redraws it."""
    icons: Callable[[], Mapping[str, Drawing]] = dict
    """Which drawings stand for what is chosen, on buttons that can show one: by the choice as it is written
    (`choose.3`) or by one of its words."""
    closer: "Callable[[Seen[V, Any], Marks, Words, Sequence[str]], Picture | None] | None" = None
    """What somebody wants to see larger, named as they type it; with nothing named, whatever they are likely to want
    large. None if none of it is to be seen."""
    bring: Callable[[Path, Path], None] | None = None
    """Play with the pictures of a folder from now on, kept in another; `Unusable` names the file that will not do."""
    keep_showing: Callable[[Path], None] = lambda _kept: None
    """Show what was brought before and is kept in this folder."""

    def looked_at(self, seen: Seen[V, Any], marks: Marks, words: Words, things: Sequence[str]) -> Picture:
        """These things from near where that can be shown, else the whole as this viewer sees it."""
        near = self.closer(seen, marks, words, things) if self.closer and things else None
        return near or (self.board if seen.seat is None else self.private)(seen, marks, words)
