"""Caverna do Zé Lutinho."""

from engine.core.game import Game
from engine.core.parts import Adjustable, Computers, Hosting
from engine.games.caverna.actions import BASIC_ACTIONS, Dismiss, Done, PlayCard, Store
from engine.games.caverna.board import COLOURS, Cave
from engine.games.caverna.cards.ordering import GiveOrders
from engine.games.caverna.flow import ABSENCE, adopt, offers
from engine.games.caverna.given import given
from engine.games.caverna.given.describing import describe
from engine.games.caverna.invariants import INVARIANTS
from engine.games.caverna.mind import think, worth
from engine.games.caverna.rules.curtain import standings
from engine.games.caverna.rules.laying import Drop
from engine.games.caverna.rules.reactions import React
from engine.games.caverna.rules.searching import Keep, Take
from engine.games.caverna.settings import (
    IN_PLAY,
    PRESETS,
    CavernaSettings,
    are_house_rules,
    check,
    decision_seconds,
    reaction_seconds,
)
from engine.games.caverna.setup import begin
from engine.games.caverna.view import CavernaView, view
from engine.games.caverna.view.imagining import imagine

GAME = Game(
    slug="caverna",
    rules_version=1,
    seats=range(2, 7),
    settings=CavernaSettings,
    board=Cave,
    view_type=CavernaView,
    verbs=(Store, PlayCard, *BASIC_ACTIONS, Take, Keep, Drop, React, Done, Dismiss, GiveOrders),
    roles=lambda _rules, _seats: COLOURS,
    begin=begin,
    view=view,
    imagine=imagine,
    given=given,
    describe=describe,
    invariants=INVARIANTS,
    clocks={"turn": decision_seconds, "reaction": reaction_seconds},
    offers=offers,
    standings=standings,
    hosting=Hosting(
        check=check,
        house_rules=are_house_rules,
        recommended=lambda _rules, _people: 4,
        presets=PRESETS,
        beginners={"first_player": "1"},
        last_winners="owners",
        adjustable=Adjustable(
            IN_PLAY, now=lambda board: board.rules, next=lambda board: board.coming or board.rules, adopt=adopt
        ),
    ),
    attendance=ABSENCE,
    computers=Computers(worth=worth, mind=think),
)
