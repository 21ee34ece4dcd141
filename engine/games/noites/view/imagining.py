"""A whole position that gives a view: what a seat cannot know is drawn."""

from dataclasses import replace
from typing import Any

from engine.core.dice import Dice
from engine.core.position import Position, Result
from engine.core.step import Question, Step, Waiting
from engine.games.noites.board import Night, Orders, TwistCards
from engine.games.noites.cards.twists import TWISTS, applicable
from engine.games.noites.view import NoitesView


def imagine(seen: NoitesView, dice: Dice) -> Position[Night]:
    """Hands of the others and the deck are dealt anew from what has not been shown."""
    board = Night(
        seen.rules, seen.seats, seen.terrain, seen.armies, seen.monsters, seen.victims, seen.placing,
        seen.barricades, seen.built, seen.corners, seen.roll_winner, seen.round, seen.active, seen.acting,
        seen.last_seats, tallies=seen.tallies, twisted=seen.twisted,
        wishes=seen.wishes, conceding=seen.conceding,
        shots=seen.shots,
        orders=tuple(seen.orders if seat == seen.me and seen.orders else Orders() for seat in range(seen.seats)),
    )  # fmt: skip
    board, dice = _dealt(board, seen, dice)
    if seen.phase == "finished":
        places = tuple(1 if seat in seen.winners else 2 for seat in range(seen.seats))
        return Position(seen.seats, board, (), dice, Result(places, seen.reason))
    return Position(seen.seats, board, _sealed_again(board, seen), dice)


def _sealed_again(board: Night, seen: NoitesView) -> tuple[Step[Any], ...]:
    """The agenda with the answers that are in: others are taken to have given the default."""
    if not seen.answered:
        return seen.agenda
    question: Question[Night] = seen.agenda[0]
    answers = [(seat, seen.mine if seat == seen.me else question.default(board, seat)) for seat in seen.answered]
    return (Waiting(question, tuple(answers)), *seen.agenda[1:])


def _dealt(board: Night, seen: NoitesView, dice: Dice) -> tuple[Night, Dice]:
    known = [card for hand in seen.hands if hand for card in hand]
    left = [card for card in TWISTS if card not in known and card not in seen.discard]
    hands: list[tuple[str, ...]] = []
    for seat, hand in enumerate(seen.hands):
        if hand is not None:
            hands.append(hand)
            continue
        drawn: list[str] = []
        for _ in range(seen.hand_sizes[seat]):
            fits = [card for card in left if applicable(board, board.side_of(seat), card)] or left
            at, dice = dice.draw(len(fits), "imagine")
            drawn.append(fits[at])
            left.remove(fits[at])
        hands.append(tuple(drawn))
    deck: list[str] = []
    while left and seen.deck_size:
        at, dice = dice.draw(len(left), "imagine")
        deck.append(left.pop(at))
    return replace(board, cards=TwistCards(tuple(deck), seen.discard, tuple(hands))), dice
