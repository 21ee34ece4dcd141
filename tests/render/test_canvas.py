"""A canvas is a list of marks, and the picture that they make."""

import io
from contextlib import nullcontext
from dataclasses import replace

from PIL import Image, ImageChops

from render.canvas import Canvas, Line, encoded, photographed
from render.darkness import Lamp, darkness
from render.repeated import Row, put_row
from render.shapes import panel
from render.svg import Drawing
from render.text import Style

DISC = Drawing(
    "disc",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#ff0000"/></svg>',
)
BAR = Drawing(
    "bar",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#ff0000"/></svg>',
)


def test_a_stamp_lies_with_its_middle_at_the_point() -> None:
    canvas = Canvas((40, 40), "#000000")
    canvas.stamp(DISC, (20, 20), 10)
    image = canvas.image()

    assert image.getpixel((20, 20)) == (255, 0, 0)
    assert image.getbbox() == (15, 15, 25, 25)


def test_a_canvas_laid_on_another_is_the_same_somewhere_else() -> None:
    part = Canvas((20, 20), "#000000")
    with part.thing("disc", "B4"):
        part.stamp(DISC, (10, 10), 10)
    part.draw(panel((0, 0, 4, 4), "#00ff00"))
    part.spot("B4", [(0, 0), (20, 20)])
    whole = Canvas((60, 40), "#000000")
    whole.lay(part, (30, 20), "right")

    assert whole.image().crop((30, 20, 50, 40)).tobytes() == part.image().tobytes()
    assert (whole.spans[0].key, whole.spans[0].place) == ("right_disc", "B4")
    assert whole.spots[0].outline == ((30, 20), (50, 40))


def test_a_layer_on_which_more_is_drawn_is_another_one() -> None:
    layer = Canvas((40, 40), "#000000")
    layer.stamp(DISC, (10, 10), 10)
    whole = Canvas((40, 40), layer)
    before = whole.image()
    layer.stamp(DISC, (30, 30), 10)

    assert before.getpixel((30, 30)) == (0, 0, 0)
    assert whole.image().getpixel((30, 30)) == (255, 0, 0)


def test_a_turned_stamp_stays_around_its_point() -> None:
    canvas = Canvas((60, 60), "#000000")
    canvas.stamp(BAR, (30, 30), 40, angle=90)

    assert canvas.image().getbbox() == (25, 10, 35, 50)


def test_a_faint_stamp_lets_the_ground_through() -> None:
    canvas = Canvas((40, 40), "#000000")
    canvas.stamp(DISC, (20, 20), 10, opacity=0.5)

    assert canvas.image().getpixel((20, 20)) == (128, 0, 0)


def test_a_shape_ends_exactly_where_its_box_ends() -> None:
    canvas = Canvas((40, 40), "#000000")
    canvas.draw(panel((10, 10, 20, 30), "#ffffff"))

    assert canvas.image().getbbox() == (10, 10, 20, 30)


def test_what_has_no_edges_may_be_painted_in_larger_grains_and_looks_the_same() -> None:
    fine, coarse = Canvas((203, 121), "#806040"), Canvas((203, 121), "#806040")
    night = darkness((0, 0, 203, 121), (((60, 60), 80.0),), "#000000", 0.6)
    fine.draw(replace(night, grain=1))
    coarse.draw(night)
    apart = ImageChops.difference(fine.image(), coarse.image()).convert("L").histogram()

    assert night.grain > 1
    assert not any(apart[9:])


def test_where_two_lamps_meet_it_is_brighter_than_by_either() -> None:
    west, east = ((40.0, 50.0), 70.0), ((140.0, 50.0), 70.0)
    dark, one, both = (_brightness(lamps, (90, 50)) for lamps in ((), (west,), (west, east)))

    assert dark < one < both


def _brightness(lamps: tuple[Lamp, ...], at: tuple[int, int]) -> int:
    canvas = Canvas((180, 100), "#806040")
    canvas.draw(darkness((0, 0, 180, 100), lamps, "#000000", 0.6))
    pixel = canvas.image().convert("L").getpixel(at)
    assert isinstance(pixel, int)
    return pixel


def test_letters_stand_with_their_capitals_around_the_middle() -> None:
    canvas = Canvas((200, 100), "#000000")
    canvas.write("H", (100, 50), Style(60, "#ffffff"), "mm")
    left, top, right, bottom = canvas.image().getbbox() or (0, 0, 0, 0)

    assert abs((top + bottom) / 2 - 50) <= 1
    assert abs((left + right) / 2 - 100) <= 2


def test_a_text_written_with_little_room_stays_within_it() -> None:
    canvas = Canvas((400, 100), "#000000")
    written = canvas.write("a text that is far too long for it", (10, 50), Style(40), room=150)

    assert written <= 150


def test_a_layer_shows_through_and_is_not_changed_by_what_is_drawn_on_it() -> None:
    layer = Canvas((40, 40), "#000000")
    layer.draw(panel((0, 0, 10, 10), "#ffffff"))
    picture = Canvas((40, 40), layer)
    picture.draw(panel((20, 20, 30, 30), "#00ff00"))

    assert picture.image().getbbox() == (0, 0, 30, 30)
    assert Canvas((40, 40), layer).image().getbbox() == (0, 0, 10, 10)


def test_the_listing_names_the_ground_and_every_mark_from_below() -> None:
    layer = Canvas((40, 40), "#000000")
    layer.stamp(DISC, (20, 20), 10, angle=45)
    picture = Canvas((40, 40), layer)
    picture.write("A1", (5, 5), Style(30))

    assert picture.listing() == [
        "ground #000000",
        "disc 20,20 wide 10 turned 45",
        "“A1” lm 5,5 text 30 #221a14",
    ]


def test_a_tag_is_a_pill_with_its_text_in_the_middle() -> None:
    canvas = Canvas((200, 100), "#000000")
    canvas.tag("B4", (100, 50), Style(26), "#ffffff")

    assert isinstance(canvas.marks[-1], Line)
    assert canvas.image().getpixel((100, 34)) == (255, 255, 255)


def test_the_same_marks_give_the_same_bytes() -> None:
    first, second = Canvas((80, 80), "#123456"), Canvas((80, 80), "#123456")
    for canvas in (first, second):
        canvas.stamp(DISC, (20, 20), 30, angle=10)
        canvas.write("Ї", (50, 50), Style(30))

    assert first.png() == second.png()


def test_a_png_holds_a_palette_and_nothing_but_pixels() -> None:
    image = Image.open(io.BytesIO(encoded(Image.new("RGB", (20, 20), "#ff0000"))))

    assert image.mode == "P"
    assert image.info == {}


def test_in_a_png_fading_light_is_strewn_and_not_banded() -> None:
    down = Image.linear_gradient("L")
    picture = Image.new("RGB", (512, 256))
    picture.paste(Image.merge("RGB", (down, down.rotate(90), down.rotate(180))), (0, 0))
    picture.paste(
        Image.merge("RGB", [down.point(lambda level, most=most: level * most // 256) for most in (60, 36, 20)]),
        (256, 0),
    )
    shown = Image.open(io.BytesIO(encoded(picture))).convert("RGB")

    lines = [shown.crop((256, y, 512, y + 1)).getcolors() or [] for y in range(256)]
    assert sum(len(colours) == 1 for colours in lines) < len(lines) / 2


def test_a_photo_has_no_bands_and_no_wrong_colours() -> None:
    across = Image.linear_gradient("L").resize((512, 512))
    light = Image.merge("RGB", (across, across.rotate(90), across.rotate(180)))
    light.paste((255, 0, 0), (100, 100, 104, 300))
    shown = Image.open(io.BytesIO(photographed(light))).convert("RGB")

    seen = ImageChops.difference(light.reduce(4), shown.reduce(4))
    assert max(max(band.tobytes()) for band in seen.split()) <= 8


def test_a_unit_looks_as_its_marks_do_one_after_the_other_and_is_laid_where_they_lie() -> None:
    def painted(*, whole: bool) -> Image.Image:
        part = Canvas((60, 40), "#203040")
        with part.unit() if whole else nullcontext():
            part.draw(panel((4, 4, 50, 36), "#f6ead2", "#000000", radius=6, opacity=0.8))
            part.stamp(DISC, (8, 8), 20, opacity=0.5)
            part.write("7", (30, 20), Style(20, "#000000", halo="#ffffff"), "mm")
        part.stamp(BAR, (40, 30), 40)
        canvas = Canvas((100, 80), "#405060")
        canvas.lay(part, (30, 30), "part")
        return canvas.image()

    assert max(ImageChops.difference(painted(whole=True), painted(whole=False)).tobytes()) <= 3


def test_a_unit_of_shapes_looks_alike_wherever_it_reaches_out_of_the_picture() -> None:
    def painted(*, whole: bool) -> Image.Image:
        rooms = Canvas((60, 40), "#203040", (-10, 5))
        with rooms.unit() if whole else nullcontext():
            rooms.draw(panel((0, -20, 30, 20), "#f6ead2", "#000000", radius=6))
            rooms.draw(panel((20, 10, 90, 70), "#c04040", "#000000", radius=6, opacity=0.8))
            rooms.draw(panel((300, 300, 320, 320), "#00ff00"))
        return rooms.image()

    assert painted(whole=True).getpixel((2, 7)) == (246, 234, 210)
    assert max(ImageChops.difference(painted(whole=True), painted(whole=False)).tobytes()) <= 3


def test_a_layer_that_each_picture_has_anew_is_painted_anew() -> None:
    for passing in (True, False):
        ground = Canvas((20, 20), "#203040", passing=passing)
        ground.stamp(DISC, (10, 10), 10)
        canvas = Canvas((20, 20), ground)
        before = canvas.image().tobytes()
        canvas.image().paste((0, 255, 0), (0, 0, 20, 20))  # a picture belongs to whoever asked for it

        assert canvas.image().tobytes() == before


def test_a_row_is_one_mark_that_looks_like_many() -> None:
    row, one_by_one = Canvas((120, 40), "#203040"), Canvas((120, 40), "#203040")

    put_row(row, BAR, Row(4, (24, -4), 1, 0.5), (14, 28), 20)
    for place in range(4):
        one_by_one.stamp(BAR, (14 + 24 * place, 28 - 4 * place), 20, opacity=0.5 if place == 3 else 1)

    assert len(row.marks) == 1
    assert max(ImageChops.difference(row.image(), one_by_one.image()).tobytes()) <= 3
