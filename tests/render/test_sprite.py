"""An image laid in pieces looks as if it had been laid whole."""

import pytest
from PIL import Image

from render.shapes import Shape, panel
from render.sprite import Sprite

GROUND = Image.linear_gradient("L").convert("RGB")
SHADOW = panel((3, 6, 153, 106), "#12101e", radius=16, opacity=0.6)
SHAPES = {
    "solid": panel((0, 0, 150, 100), "#f6ead2"),
    "round": panel((0, 0, 150, 100), "#f6ead2", "#221a14", radius=14),
    "shadow": Shape((0, 0, 153, 106), SHADOW.markup + panel((0, 0, 150, 100), "#f6ead2", radius=16).markup),
    "faint": panel((0, 0, 150, 100), "#f6ead2", opacity=0.5),
    "small": panel((0, 0, 20, 20), "#f6ead2", radius=4),
    "around": panel((0, 0, 150, 100), "none", "#221a14", radius=14),
    "nothing": panel((0, 0, 150, 100), "none"),
}


@pytest.mark.parametrize("corner", [(40, 50), (-30, -20), (200, 220)])
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES.keys())
def test_it_is_laid_as_if_it_were_whole(shape: Shape, corner: tuple[int, int]) -> None:
    image = shape.drawing().image(shape.box[2])
    whole, pieces = GROUND.copy(), GROUND.copy()
    whole.paste(image, corner, image)
    Sprite(image).lay(pieces, corner)

    assert pieces.tobytes() == whole.tobytes()


@pytest.mark.parametrize("shape", [SHAPES["solid"], SHAPES["round"], SHAPES["shadow"]])
def test_its_solid_middle_is_kept_without_opacity(shape: Shape) -> None:
    sprite = Sprite(shape.drawing().image(shape.box[2]))
    solid = [part for part, _ in sprite.parts if part.mode == "RGB"]

    assert len(solid) == 1
    assert solid[0].width * solid[0].height > 0.6 * sprite.size[0] * sprite.size[1]


def test_the_whole_is_found_again() -> None:
    image = SHAPES["shadow"].drawing().image(153)

    assert Sprite(image).image().tobytes() == image.tobytes()
