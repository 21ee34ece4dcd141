"""The end of a game in the cave: whoever won by lamp light, and by how much gold."""

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
    gold = {seat: subject.gold(seat) for seat in view.ranking}
    scores = (f"{subject.sitter(seat)}{f': {gold[seat]}' if any(gold.values()) else ''}" for seat in view.ranking)
    winners = [meeple(view.players[seat].colour) for seat in view.ranking if seat in view.winners]
    others = [meeple(view.players[seat].colour) for seat in view.ranking if seat not in view.winners]
    return ending(ground(), winners, others, said=subject.headline, facts=told(words, SLUG, scores), accent=ACCENT)
