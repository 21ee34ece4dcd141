"""How many bytes a move takes on the page: what it is told of the pictures of one hand, over whole games.

    python -m bench.moves [games a game]

Greedy computer players decide. A drawing is told once a page, when it is seen first, so it is told apart: a move is
what else is different. The first picture of a game is told whole, with all its drawings.
"""

import sys
from collections.abc import Iterator
from statistics import median
from typing import Final

from bench.greedily import decisions
from bot.tables.looks.painters import Painters
from bot.tables.ports.platform import Subject
from bot.text import Catalogue
from bot.text.lexicon import Lexicon
from bot.text.voice import Voice
from bot.web.live import MOST_SEEN
from engine.core import run
from engine.core.match import Match
from engine.games import AnyGame, games
from render.packing import PackedScene, smaller

AIM: Final = 3 * 1024
TOLD: Final = f"{'p50':>7}{'p95':>7}{'most':>7}{'aim':>5}{'over':>6}"
HEADS: Final = f"{'game':11}{'moves':>6}{'first KB':>10}{TOLD}{'drawings':>10}{'most':>7}"


def main(each: int = 2) -> None:
    """One line a game."""
    print(HEADS)
    for slug in sorted(games()):
        firsts: list[int] = []
        moves: list[int] = []
        drawings: list[int] = []
        for number in range(each):
            first, *others = _scenes(games()[slug], f"moves {number}")
            firsts.append(len(first.file()))
            known, seen = set(first.art), [first]
            for scene in others:
                move = len(smaller(scene.told(seen, scene.art.keys())[1]))
                moves.append(move)
                drawings.append(len(smaller(scene.told(seen, known)[1])) - move)
                known, seen = known | scene.art.keys(), [*seen[1 - MOST_SEEN :], scene]
        print(_line(slug, firsts, sorted(moves), drawings), flush=True)


def _scenes(game: AnyGame, seed: str) -> Iterator[PackedScene]:
    """What the first seat is shown, one after the other."""
    catalogue, painters, shown = Catalogue.load(), Painters(), b""
    voice: Voice | None = None
    for match, _, _ in decisions(game, seed):
        voice = voice or _voice(catalogue, game, match)
        seen = run.seen(game, match.position, 0)
        painted = painters.paint(Subject(game, seen, voice.words, form="scene"))
        if painted is not None and painted.scene is not None and painted.scene.digest != shown:
            shown = painted.scene.digest
            yield painted.scene


def _voice(catalogue: Catalogue, game: AnyGame, match: Match) -> Voice:  # type: ignore[type-arg]
    names = [f"Seat {seat + 1}" for seat in range(match.setup.seats)]
    words = catalogue.words("en", names, match.setup.roles, tuple(game.pieces(match.position.board).items()))
    return Voice.of(words, Lexicon(catalogue, game.slug), game)


def _line(slug: str, firsts: list[int], moves: list[int], drawings: list[int]) -> str:
    told = f"{median(moves) / 1024:7.1f}{moves[int(len(moves) * 0.95)] / 1024:7.1f}{moves[-1] / 1024:7.1f}"
    over = sum(one > AIM for one in moves)
    once = f"{sum(one > 0 for one in drawings):10}{max(drawings) / 1024:7.1f}"
    return f"{slug:11}{len(moves):6}{max(firsts) / 1024:10.1f}{told}{AIM // 1024:5}{over:6}{once}"


if __name__ == "__main__":
    main(*(int(one) for one in sys.argv[1:]))
