"""The end of a game in the cave: whoever won by lamp light, and how much gold everybody brought home."""

from render.canvas import Canvas
from render.ending import ending, told
from render.games.caverna.cover import ACCENT, ground
from render.games.caverna.look import meeple
from render.games.caverna.subject import SLUG, CaveSubject, SeenCave
from render.painter import NO_MARKS
from render.words import Words


def ended(seen: SeenCave, words: Words) -> Canvas:
    """Everybody by their places."""
    subject, view = CaveSubject(seen, NO_MARKS, words), seen.view
    scores = (f"{subject.sitter(seat)} {view.players[seat].gold}" for seat in view.ranking)
    winners = [meeple(view.players[seat].colour) for seat in view.ranking if seat in view.winners]
    others = [meeple(view.players[seat].colour) for seat in view.ranking if seat not in view.winners]
    return ending(ground(), winners, others, said=subject.headline, facts=told(words, SLUG, scores), accent=ACCENT)
