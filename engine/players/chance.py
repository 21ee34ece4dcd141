"""Dice in the hand of a computer player: its own, never the game's."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from engine.core.dice import Dice

T = TypeVar("T")


class Chance:
    """Draws for choosing; what is drawn here is no part of any game."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def among(self, options: Sequence[T]) -> T:
        """One of these."""
        value, self.dice = self.dice.draw(len(options), "choice")
        return options[value]

    def one_in(self, n: int) -> bool:
        """True once in n times, on average."""
        value, self.dice = self.dice.draw(n, "chance")
        return value == 0

    def some(self, options: Sequence[T], most: int) -> Sequence[T]:
        """So many of these at most, spread over the whole, in their order."""
        if len(options) <= most:
            return options
        return [options[number * len(options) // most] for number in range(most)]

    def drawn(self, options: Sequence[T]) -> Iterator[T]:
        """All of these in random order, each drawn when it is asked for."""
        left = list(options)
        while left:
            value, self.dice = self.dice.draw(len(left), "order") if len(left) > 1 else (0, self.dice)
            yield left.pop(value)
