"""Vi Algo nas Sombras."""

from engine.core.game import Game
from engine.core.parts import Computers, Hosting
from engine.games.vi_algo.actions import Exit, Group, Pass, Search, Shadow, Signal, Use, Walk
from engine.games.vi_algo.board import Catacomb
from engine.games.vi_algo.cards import event_cards, group_cards, treasures
from engine.games.vi_algo.content.characters import CHARACTERS
from engine.games.vi_algo.flow import out_of_turn
from engine.games.vi_algo.flow.standing import GiveOrders, Keep, offers
from engine.games.vi_algo.given import describe, given
from engine.games.vi_algo.invariants import INVARIANTS
from engine.games.vi_algo.mind import think
from engine.games.vi_algo.rules.choices import Back, Chase, Choose, Place, StartSpot, Take
from engine.games.vi_algo.rules.windows import No, PlayCard, UseShadow
from engine.games.vi_algo.settings import PRESETS, ViAlgoSettings, are_house_rules, check
from engine.games.vi_algo.setup import begin
from engine.games.vi_algo.view import ViAlgoView, imagine, view

DECKS = (treasures, group_cards, event_cards)
"""Loaded so that every card is entered."""
TURN_SECONDS, WINDOW_SECONDS = 300, 60

GAME = Game(
    slug="vi_algo",
    rules_version=1,
    seats=range(2, 7),
    settings=ViAlgoSettings,
    board=Catacomb,
    view_type=ViAlgoView,
    verbs=(
        StartSpot,
        Place,
        Back,
        Choose,
        Chase,
        Walk,
        Search,
        Use,
        Signal,
        Exit,
        Group,
        Shadow,
        Pass,
        Take,
        PlayCard,
        UseShadow,
        No,
        GiveOrders,
        Keep,
    ),
    roles=lambda _rules, _seats: tuple(CHARACTERS),
    begin=begin,
    view=view,
    imagine=imagine,
    given=given,
    describe=describe,
    invariants=INVARIANTS,
    clocks={"turn": lambda _rules: TURN_SECONDS, "window": lambda _rules: WINDOW_SECONDS},
    offers=offers,
    unasked=out_of_turn,
    standings=lambda board: {
        "torches": len(board.torches.reserve),
        "trust": board.trust,
        "exits": len(board.validated_types),
    },
    hosting=Hosting(
        check=check,
        house_rules=are_house_rules,
        recommended=lambda _rules, _people: 4,
        presets=PRESETS,
        beginners={"first_player": "1"},
    ),
    computers=Computers(mind=think),
)
