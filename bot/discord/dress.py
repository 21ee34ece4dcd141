"""How a screen looks in Discord: text that no name can turn into markup, a picture with its alt text, buttons.

Screens with a picture or buttons are made of Components V2: only there a picture has an alt text and stands where we
put it, above the text and the buttons. What is only said is a plain message: people can quote and search it.
"""

import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.tables.model.reply import Button, File, Painted, Row, Screen, Tone, newest

MOST_CONTENT = 2000
MOST_CALL = 900
MOST_TEXT = 3900
"""All texts of a message together; the service takes 4000."""
MOST_ALT = 256
"""Of a picture in a gallery: the stricter of what is read about it."""
MOST_ATTACHED_ALT = 1024
MOST_LABEL = 80
MOST_LINE = 100
"""A line of a menu, a suggestion, a description."""
MOST_LATELY = 1200
MOST_COMPONENTS = 35
"""Forty less the container, the picture, what happened last, a line below it, and the text."""
SEVERAL = 0x8A8F98
OF_SEATS = (
    *(0xE69F00, 0x56B4E9, 0x009E73, 0xF0E442, 0x0072B2, 0xD55E00),
    *(0xCC79A7, 0x7F5539, 0x9ACD32, 0x6A3D9A, 0xB15928, 0x1F9E9E),
)
"""Colours that people with every kind of eyes can tell apart, for as many as can sit at a table."""
MOST_IN_A_ROW = 5
MOST_IN_A_MENU = 25
MENU = "menu"
SLOT = "~"
"""Stands between a button's place in its message and its id: two buttons that do the same are still two."""
CUT = "…"
PICTURE = ".jpg"
"""How the name of a picture ends."""
NOBODY = discord.AllowedMentions.none()
_MARKS = re.compile(r"([\\*_~`|<>\[\]@])|(?<=:)(//)|^(\s*)([#+-])(?=[\s#])|^(\s*\d+)(\.)(?=\s)", re.MULTILINE)
_STYLES: dict[Tone, discord.ButtonStyle] = {
    "plain": discord.ButtonStyle.secondary,
    "quiet": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
}

Layout = ui.LayoutView
Icon: TypeAlias = Callable[[str], discord.PartialEmoji | None]
"""The icon of a button, by its id."""
There: TypeAlias = Sequence[discord.Attachment]
"""What is attached to a message already."""


def no_icon(_: str) -> None:
    """No button has an icon."""


def plain(text: str, most: int = MOST_TEXT) -> str:
    r"""A text in which Discord finds no markup, no mention and no link, of at most so many characters.

    >>> plain("@all *x*"), plain("1. Ana\n- Bo"), plain("a b c", 4)
    ('\\@all \\*x\\*', '1\\. Ana\n\\- Bo', 'a b…')
    """
    return fitted(_MARKS.sub(_escaped, text), most)


def fitted(text: str, most: int) -> str:
    r"""A text of at most so many characters, never cut behind a backslash.

    >>> fitted("one two", 4), fitted("one", 4), fitted("12\\*4", 4)
    ('one…', 'one', '12…')
    """
    return text if len(text) <= most else text[: most - 1].rstrip("\\") + CUT


def described(alt: str, most: int = MOST_ALT) -> str | None:
    """An alt text as long as one may be; a longer one ends with a whole sentence.

    >>> described("Round 1. Ana to act. Ghoul a1 at D5.", 24), described("Round", 4), described("")
    ('Round 1. Ana to act.', 'Rou…', None)
    """
    if len(alt) <= most:
        return alt or None
    sentences, _, _ = alt[: most + 1].rpartition(". ")
    return f"{sentences}." if sentences else fitted(alt, most)


def is_plain(screen: Screen) -> bool:
    """Whether a screen says something and nothing else."""
    return screen.picture is None and not screen.rows


def content(screen: Screen) -> str:
    """The text of a plain message; whoever it calls is mentioned in the place of their name."""
    return plain(screen.text, MOST_CONTENT) or CUT if screen.mentions is None else called([screen])


def called(screens: Iterable[Screen]) -> str:
    """The text that calls people: those of whom the same is said are called in one line."""
    lines: dict[tuple[str, str], list[str]] = {}
    for one in screens:
        before, named, after = one.text.partition(one.named) if one.named else ("", "", "")
        around = (before, after) if named else ("", f" {one.text}")
        lines.setdefault(around, []).append(f"<@{(one.mentions or '').partition(':')[2]}>")
    return "\n".join(
        f"{plain(before, MOST_CALL)}{', '.join(mentions)}{plain(after, MOST_CALL)}"
        for (before, after), mentions in lines.items()
    )


def in_words(screen: Screen, picture: Painted, why: str) -> Screen:
    """A screen whose picture cannot be shown: the same in words, and why."""
    most = MOST_TEXT - 200 - len(screen.text) - len(why) - MOST_LATELY
    return replace(screen, text=f"{screen.text}\n\n{fitted(picture.twin, max(most, 1))}\n\n{why}")


def countdown(screen: Screen) -> str:
    """When the time is up, in each reader's own time zone, counting down by itself."""
    return "" if screen.due_at is None else f"\n-# ⏳ <t:{screen.due_at // 1000}:R>"


def layout(
    screen: Screen, picture: Painted | None, file: File | None = None, icon: Icon = no_icon, there: There = ()
) -> Layout:
    """A screen as components. It is not kept in memory: its ids say everything."""
    view = ui.LayoutView(timeout=None)
    parts = [*_gallery(picture, there), *_parts(screen, file, icon)]
    if screen.picture is not None and screen.picture.kind == "board":
        view.add_item(ui.Container(*parts, accent_colour=colour(screen.awaits)))
    else:
        for part in parts:
            view.add_item(part)
    view.stop()
    return view


def colour(awaits: tuple[int, ...]) -> int | None:
    """Whose turn it is, as a colour; a plain one for several, none for nobody."""
    if not awaits:
        return None
    return SEVERAL if len(awaits) > 1 else OF_SEATS[awaits[0] % len(OF_SEATS)]


def _gallery(picture: Painted | None, there: There) -> Iterator["ui.Item[Any]"]:
    """The picture, or the one that stands there until it is painted."""
    name, alt = (
        (picture_name(picture), picture.alt)
        if picture is not None
        else next(((one.filename, one.description) for one in there if one.filename.endswith(PICTURE)), ("", ""))
    )
    if name:
        yield ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=described(alt or "")))


def _parts(screen: Screen, file: File | None, icon: Icon) -> Iterator["ui.Item[Any]"]:
    """From top to bottom: what happened last, whose turn it is, what can be pressed."""
    lately = plain(newest(screen.lately, MOST_LATELY))
    if lately:
        yield ui.TextDisplay(lately)
        yield ui.Separator(spacing=discord.SeparatorSpacing.small)
    folded = _folded(screen)
    room = MOST_TEXT - 100 - len(lately) - len(folded)
    yield ui.TextDisplay((plain(screen.text, room) or CUT) + countdown(screen))
    if folded:
        yield ui.TextDisplay(folded)
    if file is not None:
        yield ui.File(f"attachment://{file.name}")
    yield from _rows(screen, icon)


def _folded(screen: Screen) -> str:
    """What may be read besides, behind a spoiler under its heading."""
    heading, *lines = screen.besides or ("",)
    return f"{plain(heading)}\n||{plain(newest(tuple(lines), MOST_LATELY))}||" if lines else ""


def calling(screen: Screen, icon: Icon = no_icon) -> ui.View:
    """The buttons under a plain message that calls somebody."""
    view = ui.View(timeout=None)
    for slot, button in enumerate(screen.buttons[:MOST_IN_A_ROW]):
        view.add_item(_button(slot, button, icon))
    view.stop()
    return view


def picture_name(picture: Painted) -> str:
    """A picture is named after its content and its words, so that it is known where it stands already."""
    return blake2b(picture.photo + picture.alt.encode(), digest_size=12).hexdigest() + PICTURE


def kept(picture: Painted | None, there: There) -> list[discord.Attachment]:
    """What of it stays: the picture, if it is the one; without a picture, whatever there is."""
    return [one for one in there if picture is None or one.filename == picture_name(picture)]


def files(picture: Painted | None, file: File | None = None) -> list[discord.File]:
    """What is uploaded with a screen."""
    made = []
    if picture is not None:
        name, alt = picture_name(picture), described(picture.alt, MOST_ATTACHED_ALT)
        made.append(discord.File(io.BytesIO(picture.photo), name, description=alt))
    if file is not None:
        made.append(discord.File(io.BytesIO(file.content.encode()), file.name))
    return made


def attached(
    picture: Painted | None, file: File | None = None, there: There = ()
) -> list[discord.File | discord.Attachment]:
    """What is attached to a message that is changed: what of it can stay, and what has to be uploaded."""
    stays = kept(picture, there)
    return [*stays, *files(None if stays else picture, file)]


def pressed(data: Any) -> str:
    """The id that the table gave to what was pressed or chosen.

    >>> pressed({"custom_id": "3~m1:k3f9w2ab::0:c:join"}), pressed({"custom_id": "menu0", "values": ["4~m1:x"]})
    ('m1:k3f9w2ab::0:c:join', 'm1:x')
    """
    told = str((data.get("values") or [data.get("custom_id", "")])[0])
    slot, mark, id_ = told.partition(SLOT)
    return id_ if mark and slot.isdecimal() else told


def _rows(screen: Screen, icon: Icon) -> Iterator["ui.ActionRow[Any]"]:
    numbered = [[(slot, button) for slot, button in row] for row in _numbered(screen.rows)]
    if screen.listed > MOST_IN_A_ROW:
        yield from _menus([one for row in numbered for one in row if one[0] < screen.listed], icon)
        numbered = [[one for one in row if one[0] >= screen.listed] for row in numbered]
    wrapped = [row[at : at + MOST_IN_A_ROW] for row in numbered for at in range(0, len(row), MOST_IN_A_ROW)]
    if len(wrapped) + sum(map(len, wrapped)) <= MOST_COMPONENTS:
        for row in wrapped:
            yield ui.ActionRow(*(_button(slot, button, icon) for slot, button in row))
    else:
        yield from _menus([one for row in wrapped for one in row], icon)


def _numbered(rows: tuple[Row, ...]) -> Iterator[list[tuple[int, Button]]]:
    slot = 0
    for row in rows:
        yield list(enumerate(row, slot))
        slot += len(row)


def _button(slot: int, button: Button, icon: Icon) -> "ui.Button[Any]":
    label = fitted(button.label or CUT, MOST_LABEL)
    if button.url:
        return ui.Button(label=label, url=button.url)
    custom_id = f"{slot}{SLOT}{button.id}"
    style, emoji = _STYLES[button.tone], icon(button.id)
    return ui.Button(label=label, custom_id=custom_id, style=style, disabled=not button.on, emoji=emoji)


def _menus(buttons: list[tuple[int, Button]], icon: Icon) -> Iterator["ui.ActionRow[Any]"]:
    """More buttons than a message holds, as menus in the same order."""
    on = [one for one in buttons if one[1].on]
    for number, at in enumerate(range(0, len(on), MOST_IN_A_MENU)):
        options = [
            discord.SelectOption(
                label=fitted(button.label or CUT, MOST_LINE),
                value=f"{slot}{SLOT}{button.id}",
                description=fitted(button.help, MOST_LINE) or None,
                emoji=icon(button.id),
            )
            for slot, button in on[at : at + MOST_IN_A_MENU]
        ]
        select: ui.Select[Any] = ui.Select(custom_id=f"{MENU}{number}", options=options)
        yield ui.ActionRow(select)


def _escaped(found: re.Match[str]) -> str:
    sign, slashes, indent, bullet, number, dot = found.groups()
    if sign:
        return f"\\{sign}"
    if slashes:
        return "\\//"
    return f"{indent}\\{bullet}" if bullet else f"{number}\\{dot}"
