"""Drawings for what nobody has drawn yet: a plain sign, its colour and its dots made of its name."""

from hashlib import blake2b
from typing import Final

COLOURS: Final = ("#8a5a44", "#3f6f8f", "#5f7f3f", "#8f4f7f", "#b3832f", "#4f5f9f", "#3f8a7a", "#9f4a4a")
DOTS: Final = tuple((x, y) for y in (32, 50, 68) for x in (32, 50, 68))


def tint(name: str) -> str:
    """The colour of what nobody has given one yet."""
    return COLOURS[_lot(name) % len(COLOURS)]


def blazon(name: str) -> str:
    """The markup: a disc that takes a game's own fill for `cloth`, and dots on it."""
    pattern = _lot(name) // len(COLOURS) % (2 ** len(DOTS) - 1) + 1
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="6" fill="#fff8e7"/>' for at, (x, y) in enumerate(DOTS) if pattern >> at & 1
    )
    disc = f'<circle class="cloth" cx="50" cy="50" r="44" fill="{tint(name)}" stroke="#2b2420" stroke-width="5"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{disc}{dots}</svg>'


def _lot(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=4).digest())
