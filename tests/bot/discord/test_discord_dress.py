"""A screen as Discord shows it."""

from typing import Any

import pytest

from bot.discord import dress
from bot.tables.model.reply import Button, File, Painted, PictureWanted, Screen

PAINTED = Painted(b"png", "A tower", "A tower of six floors")
WANTED = PictureWanted("k3f9w2ab", "board", "en")


def parts(screen: Screen, picture: Painted | None = None, file: File | None = None) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = dress.layout(screen, picture, file).to_components()  # type: ignore[no-untyped-call]
    return made


HAND = PictureWanted("k3f9w2ab", "seat", "en", 0)


def buttons(count: int, label: str = "Go", **about: Any) -> tuple[Button, ...]:
    return tuple(Button(f"m1:k3f9w2ab::0:c:join.{number}", label, **about) for number in range(count))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**Ana**", "\\*\\*Ana\\*\\*"),
        ("@everyone", "\\@everyone"),
        ("<@7> <#8> <t:1>", "\\<\\@7\\> \\<#8\\> \\<t:1\\>"),
        ("||secret||", "\\|\\|secret\\|\\|"),
        ("[here](https://evil.example)", "\\[here\\](https:\\//evil.example)"),
        ("# Loud", "\\# Loud"),
        ("-# small", "\\-# small"),
        ("> said", "\\> said"),
        ("- one", "\\- one"),
        ("1. one", "1\\. one"),
        ("`code`", "\\`code\\`"),
        ("back\\slash", "back\\\\slash"),
        ("3 - 2 = 1", "3 - 2 = 1"),
    ],
)
def test_nothing_in_a_name_is_markup(name: str, shown: str) -> None:
    assert dress.plain(name) == shown


def test_a_text_is_cut_where_it_must_be() -> None:
    assert len(dress.plain("*" * 5000)) <= dress.MOST_TEXT
    assert not dress.plain("*" * 5000).removesuffix(dress.CUT).endswith("\\*\\")


def test_a_picture_stands_above_the_text_and_is_told_in_words() -> None:
    gallery, text = parts(Screen("Your turn", HAND), PAINTED)

    assert gallery["items"][0]["description"] == "A tower"
    assert text["content"] == "Your turn"


def test_a_board_is_one_piece_with_what_happened_last_and_the_colour_of_whose_turn_it_is() -> None:
    screen = Screen("Ana is awaited", WANTED, (buttons(1),), awaits=(1,), lately=("Bo rolls 3.", "Bo moves."))
    (board,) = parts(screen, PAINTED)
    gallery, lately, line, text, row = board["components"]

    assert [one["type"] for one in (gallery, lately, line, text, row)] == [12, 10, 14, 10, 1]
    assert lately["content"] == "Bo rolls 3.\nBo moves."
    assert board["accent_color"] == dress.OF_SEATS[1]


@pytest.mark.parametrize(("awaits", "told"), [((), None), ((0, 2), dress.SEVERAL)])
def test_nobodys_turn_has_no_colour_and_several_have_a_plain_one(awaits: tuple[int, ...], told: int | None) -> None:
    (board,) = parts(Screen("x", WANTED, awaits=awaits), PAINTED)

    assert board.get("accent_color") == told


def test_the_oldest_lines_give_way() -> None:
    (board,) = parts(Screen("x", WANTED, lately=tuple(f"{number} " + "y" * 400 for number in range(8))), PAINTED)
    lately = board["components"][1]["content"]

    assert lately.startswith("6 ")


def test_a_long_alt_text_is_cut() -> None:
    gallery, _ = parts(Screen("x", HAND), Painted(b"", "x" * 300, ""))

    assert len(gallery["items"][0]["description"]) == dress.MOST_ALT


def test_an_alt_text_of_many_pieces_ends_with_a_whole_sentence() -> None:
    piece = "Ghoul a1 at D5, quality 4+. "
    told = Painted(b"", (piece * 40).strip(), "")
    gallery, _ = parts(Screen("x", HAND), told)
    (file,) = dress.files(told)

    assert gallery["items"][0]["description"] == (piece * 9).strip()
    assert file.description == (piece * 36).strip()


def test_buttons_keep_their_ids_their_tones_and_whether_they_can_be_pressed() -> None:
    row = (Button("m1:a", "Go", "main"), Button("m1:b", "Stop", "danger", on=False))
    (shown,) = parts(Screen("x", rows=(row,)))[1:]

    told = [(one["custom_id"], one["style"], one["disabled"]) for one in shown["components"]]
    assert told == [("0~m1:a", 1, False), ("1~m1:b", 4, True)]


def test_two_buttons_that_do_the_same_are_two() -> None:
    (shown,) = parts(Screen("x", rows=((Button("m1:a", "First"), Button("m1:a", "Previous")),)))[1:]

    assert [one["custom_id"] for one in shown["components"]] == ["0~m1:a", "1~m1:a"]
    assert [dress.pressed(one) for one in shown["components"]] == ["m1:a", "m1:a"]


def test_a_long_row_is_wrapped() -> None:
    shown = parts(Screen("x", rows=(buttons(7),)))[1:]

    assert [len(row["components"]) for row in shown] == [5, 2]


def test_more_buttons_than_fit_are_menus_in_the_same_order() -> None:
    choices = buttons(60, "A label", help="What it does")
    menus = [row["components"][0] for row in parts(Screen("x", rows=(choices,)))[1:]]

    options = [one for menu in menus for one in menu["options"]]
    assert [dress.pressed({"custom_id": "menu0", "values": [one["value"]]}) for one in options] == [
        one.id for one in choices
    ]
    assert len({menu["custom_id"] for menu in menus}) == len(menus) == 3
    assert options[0]["description"] == "What it does"


def test_time_is_counted_down_by_discord_itself() -> None:
    (text,) = parts(Screen("x", due_at=1_800_000_000_000))

    assert text["content"].endswith("<t:1800000000:R>")


def test_a_file_can_be_fetched() -> None:
    shown = parts(Screen("Here"), file=File("game.json", "{}"))

    assert shown[1]["file"]["url"] == "attachment://game.json"
    assert [one.filename for one in dress.files(None, File("game.json", "{}"))] == ["game.json"]


def test_a_call_names_the_one_who_is_called() -> None:
    assert dress.content(Screen("<@9>, your turn", mentions="discord:7")) == "<@7> \\<\\@9\\>, your turn"


def test_a_mention_stands_in_the_place_of_the_name() -> None:
    assert (
        dress.content(Screen("Ana *a*, your *turn*", mentions="discord:7", named="Ana *a*")) == "<@7>, your \\*turn\\*"
    )


def test_those_of_whom_the_same_is_said_are_called_in_one_line() -> None:
    ana, bo, cy = (
        Screen(f"{name}, {what}", mentions=f"discord:{number}", named=name)
        for number, (name, what) in enumerate((("Ana", "your turn."), ("Bo", "a card?"), ("Cy", "your turn.")), 7)
    )

    assert dress.called([ana, bo, cy]) == "<@7>, <@9>, your turn.\n<@8>, a card?"


def test_an_id_that_is_none_of_ours_is_passed_on_as_it_is() -> None:
    assert dress.pressed({"custom_id": "something~else"}) == "something~else"


def test_a_long_list_is_a_menu_with_a_description_each_and_what_stands_below_it_are_buttons() -> None:
    choices = tuple(Button(f"c{at}", f"Choice {at}", help=f"What {at} does") for at in range(7))
    shown = parts(Screen("Choose", rows=(choices[:4], choices[4:], (Button("b", "Back"),)), listed=7))
    menu, below = [one for one in shown if one["type"] == 1]

    assert [(one["label"], one["description"]) for one in menu["components"][0]["options"]][:2] == [
        ("Choice 0", "What 0 does"),
        ("Choice 1", "What 1 does"),
    ]
    assert [one["label"] for one in below["components"]] == ["Back"]


def test_what_may_be_read_besides_stands_behind_a_spoiler_and_nothing_breaks_out_of_it() -> None:
    texts = [one["content"] for one in parts(Screen("To you:", besides=("And besides:", "Bo runs.", "||@all||")))]

    assert texts == ["To you:", "And besides:\n||Bo runs.\n\\|\\|\\@all\\|\\|||"]


def test_what_may_be_read_besides_finds_room_beside_a_long_text() -> None:
    told = parts(Screen("x" * 9_000, besides=("And besides:", *("y" * 200 for _ in range(90)))))

    assert sum(len(one["content"]) for one in told) <= dress.MOST_TEXT
