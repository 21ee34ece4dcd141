"""Cards that lie face down: which game they belong to is told by their emblem, not by their frame."""

import re

from render.games.caverna import look as cave
from render.games.holland.heraldry import back_of_character
from render.games.vi_algo import look as catacomb


def test_all_backs_have_one_frame_and_each_its_own_emblem() -> None:
    backs = [cave.back(), back_of_character(), catacomb.back(), catacomb.secret_back()]

    frames, emblems = zip(*(back.markup.split("</g>", 1) for back in backs), strict=True)
    assert len({re.sub("#[0-9a-f]{6}", "", frame) for frame in frames}) == 1
    assert len(set(emblems)) == len(set(frames)) == len(backs)
