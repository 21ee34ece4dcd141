"""From what one seat may know to a picture and its equal in words. Knows views, never positions.

| concept | home |
| --- | --- |
| Painter: the declaration of a game's pictures; Marks: what is drawn over a view | `painter.py` |
| Picture: PNG, alt text, twin; Twin: the picture in lines | `picture.py`, `twin.py` |
| Canvas: a list of things to draw, and the PNG made of it | `canvas.py` |
| Drawing: a piece of art, as SVG | `svg.py` |
| Shape: arrows, rings, panels, in the picture's own coordinates | `shapes.py` |
| Style: how words look; fitting and wrapping | `text.py`, `fonts.py` |
| Words: what is said, in one language | `words.py` |
| colours, contrast, colour-blindness | `palette.py` |
"""
