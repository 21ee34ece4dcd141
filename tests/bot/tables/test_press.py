"""Ids of buttons: short, exact, and never invented."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.model.button_ids import MOST_BYTES, Kind, Pressed, path_of, read
from engine.core.refusal import Refused

TOKENS = st.lists(st.text(min_size=1, max_size=30), min_size=1, max_size=6)


@given(tokens=TOKENS, seat=st.none() | st.integers(0, 9), asking=st.integers(0, 9999), kind=st.sampled_from(Kind))
def test_an_id_fits_the_strictest_platform_and_reads_back(
    tokens: list[str], seat: int | None, asking: int, kind: Kind
) -> None:
    pressed = Pressed("k3f9w2ab", kind, path_of(tuple(tokens)), seat, asking)

    assert len(pressed.id.encode()) <= MOST_BYTES
    assert pressed.id.isascii()
    assert read(pressed.id) == pressed


@pytest.mark.parametrize(
    "foreign",
    [
        "",
        "hello",
        "m1:k3f9w2ab:0:4:a",
        "m2:k3f9w2ab:0:4:a:x",
        "m1:k3f9w2ab:00:4:a:x",
        "m1:k3f9w2ab:0:4:q:x",
        "m1:t:0:x:a:",
    ],
)
def test_an_id_that_we_never_wrote_is_refused(foreign: str) -> None:
    with pytest.raises(Refused) as refused:
        read(foreign)

    assert refused.value.key == "bad_button"


def test_different_long_paths_have_different_ids() -> None:
    assert path_of(("вгору" * 9,)) != path_of(("вліво" * 9,))


def test_a_path_that_looks_like_a_digest_is_named_by_one() -> None:
    assert path_of(("~abc",)) != "~abc"
