"""The torch deck (section 2.8): four kinds of cards, 40 in all."""

OUT, LASTING, MUMMY, SAW = "out", "lasting", "mummy", "saw"

_COPIES = ((OUT, 13), (LASTING, 10), (MUMMY, 13), (SAW, 4))

TORCHES = {
    f"f{number:02}": kind for number, kind in enumerate((kind for kind, copies in _COPIES for _ in range(copies)), 1)
}
"""The kind of each torch card."""
FOR_MANY = ("f24", "f25", "f26", "f27")
"""Mummies that sleep on where two or three play: then these are torches like any other (VA-705)."""


def kind_of(card: str, few: bool) -> str:
    """What a torch card does, by whether two or three play."""
    return OUT if few and card in FOR_MANY else TORCHES[card]
