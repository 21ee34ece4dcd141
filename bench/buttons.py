"""What is offered to whoever is asked, and how much of it makes no difference.

    python -m bench.buttons [games a game]

Games of greedy computer players; at every decision, what a person would be offered. Two choices are one where the same
dice lead to the same position, whichever of four throws it is: a choice that rolls for something differs from one that
has it anyway. Places of the night that lie within 30 mm of each other are one place. One line a game:
decisions, choices, the share of choices that are another one again, the share of decisions with one answer only.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from bench.greedily import decisions
from bot.tables.menu.facing import Choice, Facing
from bot.tables.model.button_ids import Kind
from engine.core.action import Composed
from engine.core.dice import Dice, mixed_seed
from engine.core.match import Match
from engine.core.refusal import Refused
from engine.games import AnyGame, games

ALIKE: Final = 30
POINT: Final = re.compile(r"\((\d+), (\d+)\)")
PASSING: Final = re.compile(r"chosen=\w+|moved=\([^()]*\)")
"""What is kept of a choice for the rest of the round, where the rules of the table never look at it."""
THROWS: Final = 4


def main(each: int = 3) -> None:
    """All games."""
    print(f"{'game':10}{'asked':>7}{'offered':>9}{'again':>8}{'one only':>10}")
    for slug, game in sorted(games().items()):
        told = [one for number in range(each) for one in _match(game, f"buttons {number}")]
        offered, apart = sum(all_ for all_, _ in told), sum(own for _, own in told)
        again, alone = (offered - apart) / max(1, offered), sum(all_ == 1 for all_, _ in told) / max(1, len(told))
        print(f"{slug:10}{len(told):7}{offered:9}{again:8.1%}{alone:10.1%}", flush=True)


def _match(game: AnyGame, seed: str) -> Iterator[tuple[int, int]]:
    """At each decision: how many choices, and how many that differ."""
    for match, seat, _ in decisions(game, seed):
        choices = Facing("", game, match.position, seat, 0).waited_for
        yield len(choices), len({_effect(match, seat, one) for one in choices})


def _effect(match: Match[Any], seat: int, choice: Choice) -> str:
    if choice.kind is Kind.GROW and isinstance(choice.action, Composed):
        shown = choice.action.preview(match.position.board, seat)
        same = shown == match.position.board and type(choice.action).preview is not Composed.preview
        return repr(choice.action) if same and choice.action.head() != "hero" else _plain(repr(shown))
    try:
        return "".join(_after(match, seat, choice, throw) for throw in range(THROWS))
    except Refused:
        return repr(choice.action)


def _after(match: Match[Any], seat: int, choice: Choice, throw: int) -> str:
    dice = match.position.dice if throw == 0 else Dice(mixed_seed(match.seed, str(throw)))
    thrown = replace(match, position=replace(match.position, dice=dice))
    after, _ = thrown.act(seat, choice.action)
    return _plain(repr((after.position.board, after.position.agenda)))


def _plain(text: str) -> str:
    return PASSING.sub("", POINT.sub(lambda at: f"({int(at[1]) // ALIKE}, {int(at[2]) // ALIKE})", text))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
