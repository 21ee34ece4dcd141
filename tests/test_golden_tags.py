"""What was kept under a tag is read by it for ever."""

from golden.tags import known, listed


def test_no_tag_under_which_anything_was_kept_has_gone() -> None:
    """Whoever renames one writes an upgrade function (bot/tables/saved/upgrades) and takes the old one off."""
    assert listed() - known() == set()


def test_a_tag_that_is_asked_for_is_found() -> None:
    assert {"core.acted", "table.line", "holland.choose"} <= known()
