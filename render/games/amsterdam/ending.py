"""The end of a case: the team that won, or the police."""

from typing import Final

from render.canvas import Canvas
from render.ending import ending, told
from render.games.amsterdam.cover import ACCENT, ground, thing
from render.games.amsterdam.look import pawn
from render.games.amsterdam.subject import SLUG, CitySubject, SeenCity
from render.painter import NO_MARKS
from render.words import Words

POLICE: Final = "police_officer:blue"


def ended(seen: SeenCity, words: Words) -> Canvas:
    """The figure of the winners, everybody's name beside the rounds that they won."""
    subject = CitySubject(seen, NO_MARKS, words)
    winner = seen.view.past[-1].winner
    winners = [pawn(team.colour) for team in seen.view.teams if team.colour == winner]
    others = [pawn(team.colour) for team in seen.view.teams if team.colour != winner]
    scores = (f"{', '.join(map(subject.sitter, team.members))}: {team.wins}" for team in seen.view.teams)
    return ending(
        ground(),
        winners or [thing(POLICE)],
        others,
        said=subject.headline,
        facts=told(words, SLUG, scores),
        accent=ACCENT,
    )
