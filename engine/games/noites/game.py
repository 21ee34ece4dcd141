"""Noites de Horror."""

from engine.core.game import Game
from engine.core.parts import Aside, Computers, Hosting
from engine.core.position import Position
from engine.core.step import Question
from engine.games.noites.actions import ACTIONS
from engine.games.noites.board import Night
from engine.games.noites.cards.ordering import ChangeOrders, GiveOrders
from engine.games.noites.cards.twists import PlayTwist
from engine.games.noites.flow import Build, MoveVictim, Stay
from engine.games.noites.given import describe, given
from engine.games.noites.invariants import INVARIANTS
from engine.games.noites.mind import think, worth
from engine.games.noites.rules.combat import Push
from engine.games.noites.rules.conceding import Concede, OfferConcede
from engine.games.noites.rules.melee import Follow
from engine.games.noites.rules.moving import WatchFor
from engine.games.noites.rules.muster import ChooseArmy
from engine.games.noites.rules.shooting import Shoot
from engine.games.noites.rules.windows import React
from engine.games.noites.settings import WAYS, NoitesSettings, interrupt_seconds, preset, turn_seconds
from engine.games.noites.setup import DeployAll, PlaceMonster, PlaceVictim, TakeCorner, begin
from engine.games.noites.view import NoitesView, view
from engine.games.noites.view.imagining import imagine
from engine.games.noites.view.previews import LOOKS


def offers(position: Position[Night]) -> tuple[Question[Night], ...]:
    """Standing orders may be changed at any time (NH-603), and a side may give up (NH-704)."""
    return (ChangeOrders(), OfferConcede()) if position.board.round else ()


def roles(_rules: NoitesSettings, seats: int) -> tuple[str, ...]:
    """What seats are called: by side, and by number within it."""
    return ("a", "b") if seats == 2 else ("a", "b", "b2") if seats == 3 else ("a", "b", "a2", "b2")


GAME = Game(
    slug="noites",
    rules_version=1,
    seats=range(2, 5),
    settings=NoitesSettings,
    board=Night,
    view_type=NoitesView,
    verbs=(
        *(ChooseArmy, TakeCorner, PlaceMonster, DeployAll, PlaceVictim, PlayTwist, MoveVictim, Stay, Build),
        *ACTIONS,
        *(Shoot, Push, Follow, WatchFor, React, GiveOrders, Concede),
    ),
    roles=roles,
    begin=begin,
    view=view,
    imagine=imagine,
    given=given,
    describe=describe,
    invariants=INVARIANTS,
    clocks={"turn": turn_seconds, "interrupt": interrupt_seconds},
    offers=offers,
    standings=lambda board: {
        "round": board.round,
        "rounds": board.rules.rounds,
        "scores": (board.score(0), board.score(1)),
    },
    whose=lambda board, thing: board.seats_of(thing if isinstance(thing, int) else board.the(thing).side),
    pieces=lambda board: board.called,
    hosting=Hosting(
        recommended=lambda _rules, _people: 2,
        team_of=lambda role: role[0],
        preset=preset,
        presets=WAYS,
        beginners={"preset": "quick"},
    ),
    computers=Computers(worth=worth, mind=think),
    aside=Aside(looks=LOOKS),
)
