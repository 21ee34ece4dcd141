"""Told in a process of its own: a digest of each game's scenes, from a few moments of a game and from two seats."""

import sys
from hashlib import sha256

from support.playing import Trial, played
from support.registry import ALL

from bot.text import Catalogue
from engine.core import run
from render.games import painters
from render.painter import NO_MARKS
from render.scene import scene

MOMENTS = (0.2, 0.5, 0.9)


def main() -> None:
    """One line a game."""
    house = Catalogue.load()
    for slug in sorted(painters()):
        sys.stdout.write(f"{slug} {told(slug, house)}\n")


def told(slug: str, house: Catalogue) -> str:
    """What a browser would draw of this game."""
    trial = Trial(slug, 4 if slug == "amsterdam" else max(ALL[slug].seats))
    words, painter = house.words("en", ("Ana",) * trial.seats, trial.setup.roles), painters()[slug]
    positions = played(trial).positions
    digest = sha256()
    for position in (positions[int(at * (len(positions) - 1))] for at in MOMENTS):
        pictures = [painter.board(run.seen(ALL[slug], position, None), NO_MARKS, words)]
        pictures += [painter.private(run.seen(ALL[slug], position, seat), NO_MARKS, words) for seat in range(2)]
        for picture in pictures:
            digest.update(repr(scene(picture.canvas)[0]).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    main()
