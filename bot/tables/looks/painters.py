"""The house's painter: each game's own, found by its slug."""

from dataclasses import replace

from bot.tables.model.reply import Painted
from bot.tables.ports.platform import Subject
from engine.core.action import Tokens
from render.canvas import Canvas, Line
from render.figures import figures
from render.games import painters
from render.packing import packed
from render.painter import Marks, Target
from render.picture import Picture
from render.twin import Said, Twin


class Painters:
    """Paints every game that has a painter."""

    def paint(self, subject: Subject) -> Painted | None:
        """The picture of a view, or the cover of its game."""
        cover = _cover(subject) if subject.form in ("cover", "poster") else None
        if cover is not None or subject.form == "poster":
            return cover
        picture = _picture(subject)
        if picture is None:
            return None
        if subject.form in ("scene", "cover"):
            return Painted(b"", picture.alt, str(picture.twin), packed(picture.canvas))
        return Painted(picture.photo, picture.alt, str(picture.twin))

    def look(self, subject: Subject, at: Tokens) -> str:
        """The text twin, or what of it is about these things, seen from near."""
        picture = _picture(replace(subject, closer=at)) if at else None
        picture = picture or _picture(subject)
        if picture is None or not at:
            return "" if picture is None else str(picture.twin)
        lines = (line for thing in at for line in picture.twin.about(thing))
        return "\n".join(dict.fromkeys(lines))


def _cover(subject: Subject) -> Painted | None:
    """The cover, if one has been drawn for the game."""
    painter = painters().get(subject.game.slug)
    if painter is None or painter.cover is None:
        return None
    title = subject.words(f"{subject.game.slug.replace('_', '-')}-title")
    cover = painter.cover(title)
    return (
        Painted(cover.photo(), title, title) if subject.form == "poster" else Painted(b"", title, title, packed(cover))
    )


def _shared(canvas: Canvas, subject: Subject) -> Picture:
    """Who has won, for showing it around; in words it is what the picture says."""
    said = " ".join(mark.text for mark in canvas.marks if isinstance(mark, Line))
    return Picture(canvas, said, Twin((Said(said),)), f"{subject.game.slug}-end")


def _explained(subject: Subject) -> Picture | None:
    """What a page of the rules is about, as far as it has been drawn."""
    painter = painters().get(subject.game.slug)
    canvas = figures(subject.game.slug, subject.figures, painter.icons() if painter else {})
    if canvas is None:
        return None
    said = ", ".join(name for _, name in subject.figures)
    return Picture(canvas, said, Twin((Said(said),)), f"{subject.game.slug}-topic")


def _picture(subject: Subject) -> Picture | None:
    painter = painters().get(subject.game.slug)
    if painter is None:
        return None
    if subject.figures:
        return _explained(subject)
    if subject.ending and painter.ending:
        return _shared(painter.ending(subject.seen, subject.words), subject)
    targets = tuple(map(Target, subject.targets, subject.labels))
    marks = Marks(targets, tuple(subject.recent), subject.draft, subject.called_off)
    if subject.closer is not None:
        return painter.closer(subject.seen, marks, subject.words, subject.closer) if painter.closer else None
    paint = painter.board if subject.seen.seat is None else painter.private
    return paint(subject.seen, marks, subject.words)
