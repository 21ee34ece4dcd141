"""Sir Holland in pictures: a storybook tower at dusk."""

from render.games.holland.board import board, private
from render.games.holland.cover import cover
from render.games.holland.ending import ended
from render.games.holland.icons import icons_of_the_tower
from render.games.holland.subject import SLUG
from render.painter import Painter

PAINTER = Painter(slug=SLUG, board=board, private=private, cover=cover, ending=ended, icons=icons_of_the_tower)
