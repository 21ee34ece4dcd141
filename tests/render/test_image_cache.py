"""Keeping images while there is room."""

from PIL import Image

from render.image_cache import ImageCache


def square() -> Image.Image:
    return Image.new("RGB", (10, 10))


def test_the_same_key_is_made_once() -> None:
    keep = ImageCache(1000)

    assert keep.get("a", square) is keep.get("a", square)


def test_what_was_not_wanted_for_longest_goes_first_when_room_is_short() -> None:
    keep = ImageCache(700)
    first, second = keep.get("a", square), keep.get("b", square)
    keep.get("a", square)
    keep.get("c", square)

    assert keep.get("a", square) is first
    assert keep.get("b", square) is not second
    assert keep.held_bytes <= 700


def test_an_image_larger_than_all_room_is_still_given() -> None:
    assert ImageCache(10).get("a", square).size == (10, 10)


def test_forgetting_makes_everything_anew() -> None:
    keep = ImageCache(1000)
    before = keep.get("a", square)
    keep.forget()

    assert keep.get("a", square) is not before
    assert keep.held_bytes == 300
