"""SVG as pixels, by resvg."""

from math import ceil
from typing import Final

from resvg import __version__, render, usvg

MADE_BY: Final = f"resvg {__version__}"
"""What another version draws may differ by a shade."""
NOTHING: Final = 0, 0, 0, 0


def png(markup: str, width: int, css: str = "") -> bytes:
    """A drawing at this width, its height as its proportions want it; the rules of `css` come after its own."""
    styled = markup if not css else f"{markup[: markup.rindex('</svg>')]}<style>{css}</style></svg>"
    tree = usvg.Tree.from_str(styled, usvg.Options.default())  # not kept: options stay in the thread that made them
    wide, high = tree.int_size()
    height = ceil(width * high / wide)
    return render(tree, (width / wide, 0, 0, 0, height / high, 0), bg_size=(width, height), bg_color=NOTHING)
