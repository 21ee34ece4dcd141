"""The end of a game in the catacomb: the group, a traitor, or what stood up from its grave."""

from render.canvas import Canvas
from render.ending import ending, told
from render.games.vi_algo.cover import ACCENT, ground
from render.games.vi_algo.look import art, explorer
from render.games.vi_algo.subject import SLUG, CatacombSubject, SeenCatacomb
from render.painter import NO_MARKS
from render.words import Words


def ended(seen: SeenCatacomb, words: Words) -> Canvas:
    """Whoever has won stands in the light and is named first; if nobody has, the catacomb keeps them all."""
    subject, view = CatacombSubject(seen, NO_MARKS, words), seen.view
    winners = [explorer(view.explorers[seat].character) for seat in view.winners]
    left = [seat for seat in subject.seats if seat not in view.winners]
    others = [explorer(view.explorers[seat].character) for seat in left]
    scores = map(subject.sitter, (*view.winners, *left))
    return ending(
        ground(),
        winners or [art("piece/powerful")],
        others,
        said=subject.headline,
        facts=told(words, SLUG, scores),
        accent=ACCENT,
    )
