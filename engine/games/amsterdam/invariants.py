"""What holds in every position (specification 14); each line says which number is broken."""

from collections.abc import Iterator
from functools import lru_cache

from engine.core.position import Position
from engine.games.amsterdam.board import EVIDENCE_NEEDED, POLICE_TRACK, ROW, Amsterdam, Team
from engine.games.amsterdam.content.city import CENTRE, START, WALKABLE, distance
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.maps import POLICE, is_connected


def cards_are_kept(position: Position[Amsterdam]) -> Iterator[str]:
    board, cards = position.board, position.board.cards
    clues = [card for team in board.teams for card in team.hunt.clue]
    everything = [*cards.centre, *cards.row, *cards.deck, *cards.discard, *clues]
    if sorted(everything) != list(CLUE_CARDS):
        yield f"1: {len(everything)} cards, {len(set(everything))} different"
    if len(cards.centre) != len(CENTRE) or len(cards.row) != ROW:
        yield f"2: {len(cards.row)} cards in the row"
    if len(cards.deck) + len(cards.discard) < 66:
        yield "2: too few cards to deal from"
    if any(len(team.hunt.clue) > 2 for team in board.teams):
        yield "3: a clue of many cards"


def districts_lie_once(position: Position[Amsterdam]) -> Iterator[str]:
    city = position.board.city
    if sorted([*(int(face[0]) for face in city.faces), city.boxed]) != list(range(1, 8)):
        yield f"4: the districts {city.faces} and {city.boxed}"
    if len(city.tiles) != 30 or len(set(city.tiles.values())) != 30 or set(city.tiles) & set(CENTRE):
        yield "4: not thirty pictures"


def counts_are_in_bounds(position: Position[Amsterdam]) -> Iterator[str]:
    board = position.board
    for team in board.teams:
        hunt = team.hunt
        if hunt.at not in WALKABLE:
            yield f"5: the figure of {team.name} stands on {hunt.at}"
        if len(hunt.evidence) > EVIDENCE_NEEDED or not 0 <= hunt.police <= POLICE_TRACK:
            yield f"7: {team.name} has {hunt.evidence} and {hunt.police} police"
        if hunt.police == POLICE_TRACK and board.is_running:
            yield "8: the round should be over"
        if team.wins > board.rules.match_wins or (team.wins == board.rules.match_wins and position.result is None):
            yield f"19: {team.name} has won {team.wins} rounds"
    if len(set(board.tokens)) < len(board.tokens):
        yield f"7: two tokens on a cell of {board.tokens}"
    if sum(team.hunt.police for team in board.teams) > 5:
        yield "8: more than five police tokens"
    numbers = [one.case.number for one in board.past]
    if len(set(numbers)) < len(numbers) or (board.ending is None and board.case.number in numbers):
        yield "20: a map came twice"


def moves_were_as_far_as_their_clues(position: Position[Amsterdam]) -> Iterator[str]:
    for team in position.board.teams:
        at = START
        for cycle in (one for one in position.board.history if one.team == team.colour):
            if cycle.announcement != "void" and distance(at, cycle.cell) != len(cycle.clue):
                yield f"6: {team.name} went from {at} to {cycle.cell} with {cycle.clue}"
            at = cycle.cell


def every_team_can_finish(position: Position[Amsterdam]) -> Iterator[str]:
    board = position.board
    for team in board.teams:
        own = board.case.city_map.evidence(team.colour)
        left = [cell for cell in own if cell not in board.tokens]
        if len(left) < team.hunt.needs:
            yield f"9: {team.name} finds {len(left)} more, needs {team.hunt.needs}"
        if not set(team.hunt.evidence) <= set(own):
            yield f"7: a token of {team.name} lies where there is no evidence"


def maps_are_whole(position: Position[Amsterdam]) -> Iterator[str]:
    board, city_map = position.board, position.board.case.city_map
    if len(set(city_map.police[0]) & set(city_map.police[1])) != board.rules.police_shared:
        yield "10: police is shared otherwise"
    if len(city_map.common) != 4 or any(len(own) != 2 for own in city_map.unique):
        yield "10: evidence is shared otherwise"
    for team in board.teams:
        police, evidence = city_map.police[team.colour], city_map.evidence(team.colour)
        contents = [*police, *evidence, *city_map.clients(team.colour)]
        if [len(police), len(evidence), len(set(contents))] != [POLICE, 6, 14] or START in contents:
            yield f"10: the map of {team.name} holds {contents}"
        if not _is_connected(police):
            yield f"11: police cuts the map of {team.name} in two"


_is_connected = lru_cache(maxsize=8)(is_connected)
"""Looked at once a map."""


def nobody_is_too_far_ahead(position: Position[Amsterdam]) -> Iterator[str]:
    board = position.board
    cycles = [team.hunt.cycles for team in board.teams]
    if board.rules.lead and max(cycles) - min(cycles) > board.rules.lead:
        yield f"18: {cycles} cycles"


def posts_are_held(position: Position[Amsterdam]) -> Iterator[str]:
    for team in position.board.teams:
        if not _is_manned(team):
            yield f"12: {team.name} lacks a Commissioner or a Detective"


def _is_manned(team: Team) -> bool:
    return team.commissioner in team.members and bool(team.detectives)


INVARIANTS = (
    cards_are_kept,
    districts_lie_once,
    counts_are_in_bounds,
    moves_were_as_far_as_their_clues,
    every_team_can_finish,
    maps_are_whole,
    nobody_is_too_far_ahead,
    posts_are_held,
)
