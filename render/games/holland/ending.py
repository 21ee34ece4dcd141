"""The end of a game in the tower: whoever won, before it; how many heroes each of them brought out."""

from render.canvas import Canvas
from render.ending import ending, told
from render.games.holland.cover import ACCENT, ground
from render.games.holland.heraldry import knightly
from render.games.holland.subject import SLUG, SeenHolland, TowerSubject
from render.painter import NO_MARKS
from render.words import Words


def ended(seen: SeenHolland, words: Words) -> Canvas:
    """The winner in front, the others in the order of their places."""
    subject = TowerSubject(seen, NO_MARKS, words)
    winner, *others = seen.view.ranking
    scores = (f"{subject.sitter(seat)}: {seen.view.players[seat].saved}" for seat in seen.view.ranking)
    pieces = [knightly(seen.view.players[seat].colour) for seat in (winner, *others)]
    return ending(
        ground(), pieces[:1], pieces[1:], said=subject.headline, facts=told(words, SLUG, scores), accent=ACCENT
    )
