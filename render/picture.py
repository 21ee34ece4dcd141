"""A finished picture with its equals in words, all made from one view."""

from dataclasses import dataclass, field

from render.canvas import Canvas
from render.twin import Twin


@dataclass(frozen=True, slots=True)
class Picture:
    """What goes to the chat. Its name tells nothing that the view does not."""

    canvas: Canvas = field(repr=False)
    alt: str
    """Short enough for an alt text."""
    twin: Twin
    """Good enough to play from."""
    name: str
    """The name of the file, without its end."""

    @property
    def png(self) -> bytes:
        """The file itself. Only who asks for it pays for it: `/look` reads the twin alone."""
        return self.canvas.png()

    @property
    def photo(self) -> bytes:
        """The same for a chat."""
        return self.canvas.photo()
