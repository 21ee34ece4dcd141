"""A finished picture with its equals in words, all made from one view."""

from dataclasses import dataclass, field

from render.twin import Twin


@dataclass(frozen=True, slots=True)
class Picture:
    """What goes to the chat. Its name tells nothing that the view does not."""

    png: bytes = field(repr=False)
    alt: str
    """Short enough for an alt text."""
    twin: Twin
    """Good enough to play from."""
    name: str
    """The name of the file, without its end."""
