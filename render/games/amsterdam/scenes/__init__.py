"""Scenes of Shadows: Amsterdam: a picture of the tables, told in drawings of `render/art`. No board is known here."""
