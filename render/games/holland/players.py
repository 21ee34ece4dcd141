"""Beside the tower: a parchment for each player, and the key to the cards."""

from typing import Final

from engine.core.seat import Seat
from engine.games.holland.content.action_cards import ALL_CARDS, CARDS
from engine.games.holland.view import PlayerSeen
from render.canvas import Canvas
from render.fonts import Face
from render.games.holland import places
from render.games.holland.heraldry import FIELDS, GOLD, PARCHMENT, SEPIA, art, back_of_character, initial
from render.games.holland.pieces import put_shield
from render.games.holland.subject import TowerSubject
from render.palette import CARD, INK
from render.shapes import Box, Point, Shape, panel, together
from render.text import Style
from render.words import sentence

GAP: Final = 12
HEIGHT: Final = 196
NAME: Final = Style(30, INK, Face.BOLD)
PLAIN: Final = Style(26)
NUMBER: Final = Style(28, INK, Face.BOLD)
USED_PAPER: Final = "#d9c7a1"
USED: Final = Style(28, "#665839", Face.BOLD)
FACE_DOWN: Final = 2
"""Rests after which the character card lies face down."""


def put_players(canvas: Canvas, subject: TowerSubject) -> None:
    """One parchment a player, in seat order, above the key."""
    left, top, right, _ = places.SIDE
    for seat in subject.seats:
        y = top + seat * (HEIGHT + GAP)
        with canvas.thing(place=subject.view.players[seat].colour), canvas.unit():
            _put_player(canvas, subject, seat, (left, y, right, y + HEIGHT))


def _put_player(canvas: Canvas, subject: TowerSubject, seat: Seat, box: Box) -> None:
    left, top, right, bottom = box
    player, turn = subject.view.players[seat], seat == subject.view.resolving
    griffin = seat == subject.view.griffin
    paper = panel(box, PARCHMENT, GOLD if turn else SEPIA, radius=14, width=8 if turn else 3)
    canvas.draw(together(paper, panel((left + 8, top + 10, left + 17, bottom - 10), FIELDS[player.colour], radius=4)))
    put_shield(canvas, player.colour, initial(subject.words, player.colour), (left + 52, top + 40), 56)
    canvas.write(subject.sitter(seat), (left + 88, top + 40), NAME, "lm", right - left - (170 if griffin else 106))
    if griffin:
        canvas.stamp(art("griffin"), (right - 44, top + 40), 62)
    _put_numbers(canvas, player, (left + 28, top + 76))
    _put_rests(canvas, player, (left + 50, top + 164))
    _put_state(canvas, subject, seat, (left + 150, top + 164), right - left - 216)


def _put_numbers(canvas: Canvas, player: PlayerSeen, first: tuple[int, int]) -> None:
    """The cards in small: held, used, or the one of this round; their paper is one shape."""
    corners = [(first[0] + 47 * place, first[1]) for place in range(len(ALL_CARDS))]
    canvas.draw(together(*(_paper(player, card, at) for card, at in zip(ALL_CARDS, corners, strict=True))))
    for card, (x, y) in zip(ALL_CARDS, corners, strict=True):
        canvas.write(str(card), (x + 21, y + 27), USED if _is_used(player, card) else NUMBER, "mm")


def _paper(player: PlayerSeen, card: int, at: tuple[int, int]) -> Shape:
    box = (*at, at[0] + 43, at[1] + 54)
    if card == player.pick:
        return panel(box, GOLD, INK, radius=6, width=4)
    used = _is_used(player, card)
    return panel(box, USED_PAPER if used else CARD, "#b09a72" if used else INK, radius=6)


def _is_used(player: PlayerSeen, card: int) -> bool:
    return card not in player.hand and card != player.pick


def _put_rests(canvas: Canvas, player: PlayerSeen, at: Point) -> None:
    """The character card as it lies on the table: upright, turned, face down."""
    if player.rests < FACE_DOWN:
        front = art("character").filled({"cloth": FIELDS[player.colour]})
        canvas.stamp(front, at, 34, angle=90 * player.rests)
    else:
        canvas.stamp(back_of_character(), at, 34)
    said = f"{FACE_DOWN}+" if player.rests > FACE_DOWN else str(player.rests)
    canvas.write(said, (at[0] + 36, at[1]), NUMBER)


def _put_state(canvas: Canvas, subject: TowerSubject, seat: Seat, at: Point, room: int) -> None:
    """The card of this round, or whether one is chosen; an open door for who is away."""
    player = subject.view.players[seat]
    if player.pick is None:
        icon = "locked" if subject.has_locked(seat) else "open"
        text = subject.words(f"holland-picture-{icon}")
    else:
        icon = CARDS[player.pick].id
        text = sentence(subject.called(icon))
    canvas.stamp(art(f"icon/{icon}"), (at[0] + 22, at[1]), 44)
    canvas.write(text, (at[0] + 52, at[1]), PLAIN, "lm", room - (60 if player.away else 0))
    if player.away:
        canvas.stamp(art("icon/away"), (at[0] + room + 36, at[1]), 40)
