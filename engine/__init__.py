"""Pure rules: no clock, no input or output, no chat, no pictures, no text.

What a game is written with is here under one roof: `from engine import Action, Game, Question, …`. The rooms behind it
may be moved; these names stay.
"""

from engine.core.action import Action, Composed
from engine.core.company import Company
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.game import Described, Game, Setup
from engine.core.parts import Adjustable, Aside, Attendance, Computers, Hosting
from engine.core.phrase import Phrase
from engine.core.play import Play
from engine.core.position import Position, Result
from engine.core.refusal import BrokenRule, Refused
from engine.core.seat import EVERYONE, Audience, Seat, clockwise
from engine.core.settings import choice, flag, number, settings, text
from engine.core.step import Answers, Asked, Question, SideBySide, Step, Waiting
from engine.core.tagged import event, step, verb
from engine.core.view import Prompt, Seen, View

__all__ = [
    "EVERYONE",
    "Action",
    "Adjustable",
    "Answers",
    "Aside",
    "Asked",
    "Attendance",
    "Audience",
    "BrokenRule",
    "Company",
    "Composed",
    "Computers",
    "Described",
    "Dice",
    "Event",
    "Game",
    "Hosting",
    "Phrase",
    "Play",
    "Position",
    "Prompt",
    "Question",
    "Refused",
    "Result",
    "Seat",
    "Seen",
    "Setup",
    "SideBySide",
    "Step",
    "View",
    "Waiting",
    "choice",
    "clockwise",
    "event",
    "flag",
    "number",
    "settings",
    "step",
    "text",
    "verb",
]
