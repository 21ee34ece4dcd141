"""What nobody of ours would ever send: made from what people do send, by a seed."""

import random
from collections.abc import Iterator

ODD = (
    "",
    " ",
    ";",
    ";;",
    "\0",
    "²",
    "٣",
    "ﷺ",
    "\u202e",
    "\ud800",
    "🃏",
    "ё",
    "'",
    "’",
    '"',
    "{",
    "}",
    "[",
    "<b>",
    "-1",
    "0",
    "1e9",
    "9" * 40,
)
BYTES = (b"", b"{", b"[" * 900, b'{"a":' * 200, b"null", b"[]", b"\xff\xfe", b'"\\ud800"', b"NaN", b"1" * 400)


def lines(chance: random.Random, words: list[str], places: list[str]) -> Iterator[str]:
    """Typed lines: of words that mean something, in an order that seldom does, up to the longest that is let in."""
    while True:
        pool = (*chance.choices(words, k=6), *chance.choices(places, k=3), *chance.choices(ODD, k=2))
        line = chance.choice((" ", " ", "; ", "")).join(chance.choices(pool, k=chance.choice((1, 2, 3, 5, 9, 300))))
        yield line[:2_000]


def mutated(chance: random.Random, text: str) -> str:
    """A text with some of it changed, doubled, cut, or put elsewhere."""
    for _ in range(chance.randint(1, 4)):
        at, end = sorted(chance.choices(range(len(text) + 1), k=2))
        piece = text[at:end]
        text = chance.choice(
            (
                text[:at] + text[end:],
                text[:at] + piece * 2 + text[end:],
                text[:at] + chance.choice(ODD) + text[at:],
                piece + text,
            )
        )
    return text[:400]


def spoilt(chance: random.Random, raw: bytes) -> bytes:
    """Bytes of which some are others."""
    spoilt = bytearray(raw)
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(spoilt) or 1)
        match chance.randrange(4):
            case 0:
                spoilt[at : at + 1] = bytes((chance.randrange(256),))
            case 1:
                del spoilt[at : at + chance.randint(1, 40)]
            case 2:
                spoilt[at:at] = chance.choice(BYTES)
            case 3:
                spoilt[at : at + 3] = b"\\ud800"[: chance.randint(1, 6)]
    return bytes(spoilt)
