"""The torch deck (section 2.8): four kinds of cards, 40 in all."""

OUT, LASTING, MUMMY, SAW = "out", "lasting", "mummy", "saw"

_COPIES = ((OUT, 19), (LASTING, 10), (MUMMY, 7), (SAW, 4))

TORCHES = {
    f"f{number:02}": kind for number, kind in enumerate((kind for kind, copies in _COPIES for _ in range(copies)), 1)
}
"""The kind of each torch card."""
