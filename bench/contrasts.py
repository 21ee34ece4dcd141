"""The contrast of everything on Amsterdam's cards and cells with the ground around it, as a table."""

from engine.games.amsterdam.content.city_tiles import CITY_TILES
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from render.games.amsterdam.scenes.contrasts import contrasts
from render.games.amsterdam.scenes.layout import HEXAGON, SQUARE
from render.games.amsterdam.scenes.tones import STANDS_OUT


def main() -> None:
    """One line a motif, and how many stand out too little; in lightness from 0 to 100."""
    print(f"{'picture':9}{'motif':18}{'thing':>7}{'ground':>8}{'apart':>7}")
    found = [
        (name, one)
        for pictures, frame in ((CLUE_CARDS, SQUARE), (CITY_TILES, HEXAGON))
        for name, picture in pictures.items()
        for one in contrasts(picture, frame)
    ]
    for name, one in found:
        faint = "" if one.difference >= STANDS_OUT else "  faint"
        print(f"{name:9}{one.motif:18}{one.thing:7.0f}{one.ground:8.0f}{one.difference:7.0f}{faint}")
    few = sum(one.difference < STANDS_OUT for _, one in found)
    print(
        f"{few} of {len(found)} less than {STANDS_OUT} apart; the least {min(one.difference for _, one in found):.0f}"
    )


if __name__ == "__main__":
    main()
