"""A folder of people's own pictures: what is taken from it, what is refused, and what a match remembers of it."""

import io
import json
import zlib
from collections.abc import Callable, Iterator
from math import dist
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.core.match import Match
from engine.core.refusal import Refused
from engine.games.amsterdam.content import album as albums
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.gallery import gallery
from engine.games.amsterdam.game import GAME
from render.games.amsterdam import PAINTER, bringing
from render.painter import Unusable
from render.palette import rgb

SEED = "5e" * 32
OWN = {"picture_source": "folder"}


class Folder:
    """Somebody's folder, and the house's where pictures are kept."""

    def __init__(self, path: Path) -> None:
        self.path = path / "mine"
        self.kept = path / "kept"
        for shelf in ("clues", "tiles"):
            (self.path / shelf).mkdir(parents=True)

    def put(self, name: str, colour: str = "#d03030", size: tuple[int, int] = (400, 300), **how: Any) -> Path:
        file = self.path / name
        Image.new("RGB", size, colour).save(file, **how)
        return file

    def tell(self, **entries: Any) -> None:
        (self.path / "tags.json").write_text(json.dumps(entries))

    def bring(self) -> None:
        bringing.bring(self.path, self.kept)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Folder]:
    yield Folder(tmp_path)
    albums.offer("")


def pictures() -> Any:
    return gallery(9, albums.offered()).pictures


@pytest.mark.rule("SA-043")
def test_files_are_taken_in_byte_order_and_ours_fill_the_rest(folder: Folder) -> None:
    folder.put("clues/b.png", "#2b6cc4")
    folder.put("clues/Z.jpg", "#f5d020")
    folder.put("clues/é.webp", "#8c8c8c")
    folder.put("tiles/one.png", "#2e9e4a")
    (folder.path / "clues" / ".hidden").write_text("not meant")
    folder.bring()

    shown = pictures()

    assert [shown[card].colours for card in ("C01", "C02", "C03")] == [("yellow",), ("blue",), ("grey",)]
    assert shown["1A-1"].colours == ("green",)
    assert shown["C04"] == CLUE_CARDS["C04"]


@pytest.mark.rule("SA-043")
def test_more_files_than_there_are_cards_are_left_over(folder: Folder) -> None:
    for number in range(86):
        folder.put(f"clues/{number:03}.png", size=(300, 300))
    folder.bring()

    assert sum(isinstance(one, albums.OwnPicture) for one in pictures().values()) == 84


@pytest.mark.rule("SA-043", "SA-041")
def test_what_is_told_makes_associations_and_what_is_not_contributes_nothing(folder: Folder) -> None:
    for name in ("clues/told.png", "clues/untold.png", "tiles/told.png", "tiles/untold.png"):
        folder.put(name)
    entry = {"tags": ["water", "fear"], "motifs": ["cat"], "setting": "canal", "mood": "calm", "palette": "tide"}
    folder.tell(**{"clues/told.png": {**entry, "counts": [3]}, "tiles/told.png": {**entry, "counts": [3]}})
    folder.bring()

    seen = gallery(9, albums.offered())

    assert seen.kinship("C01", "1A-1") == 4 + 2 + 3 + 1 + 1 + 1
    assert seen.kinship("C02", "1A-2") == 1  # the red that both are painted in
    assert seen.kinship("C01", "1A-2") == 0


@pytest.mark.rule("SA-043")
def test_without_an_entry_the_colours_are_those_that_cover_a_tenth(folder: Folder) -> None:
    image = Image.new("RGB", (400, 400), "#151515")
    for left, wide, colour in ((0, 160, "#d03030"), (160, 100, "#f8f8f4"), (260, 30, "#2e9e4a")):
        image.paste(rgb(colour), (left, 0, left + wide, 400))
    image.save(folder.path / "clues" / "striped.png")
    folder.bring()

    assert pictures()["C01"].colours == ("red", "black", "white")


@pytest.mark.rule("SA-628")
def test_a_match_remembers_its_album_whatever_is_brought_later(folder: Folder, tmp_path: Path) -> None:
    folder.put("clues/a.png")
    folder.bring()
    first = albums.offered()
    match, _ = Match.start(GAME, 4, SEED, OWN)
    other = Folder(tmp_path / "other")
    other.put("clues/a.png", "#2b6cc4")
    other.bring()

    assert albums.offered() != first
    assert match.setup.settings.album == first
    assert Match.start(GAME, 4, SEED, {**OWN, "album": first})[0].position == match.position


@pytest.mark.rule("SA-628")
def test_without_pictures_in_the_house_nobody_can_choose_them(folder: Folder) -> None:
    with pytest.raises(Refused) as refused:
        Match.start(GAME, 4, SEED, OWN)
    assert refused.value.key == "no_album"

    with pytest.raises(Refused) as unknown:
        Match.start(GAME, 4, SEED, {**OWN, "album": "gone"})
    assert unknown.value.key == "no_such_album"


def test_another_start_of_the_house_shows_what_was_kept(folder: Folder, night: Callable[..., Any]) -> None:
    folder.put("clues/a.png", "#2b6cc4")
    folder.bring()
    name = albums.offered()
    albums.offer("")
    PAINTER.keep_showing(folder.kept)

    shown = night(settings={**OWN, "album": name}, black={"at": "D2", "clue": ["C01"]}).board()

    assert "photograph" in "\n".join(shown.canvas.listing())
    assert shown.png.startswith(b"\x89PNG")
    assert min(dist(colour[:3], rgb("#2b6cc4")) for colour in _colours(shown.png)) < 12


def test_what_people_call_their_pictures_is_read_out(folder: Folder, night: Callable[..., Any]) -> None:
    folder.put("clues/a.png")
    folder.put("clues/b.png")
    folder.tell(**{"a.png": {"title": "Grandmother's boat"}})
    folder.bring()

    twin = str(night(settings=OWN, black={"at": "D2", "clue": ["C01", "C02"]}).board().twin)

    assert "“Grandmother's boat”" in twin
    assert "A picture of your own" in twin


def small(folder: Folder) -> str:
    folder.put("clues/x.png", size=(299, 900))
    return "too-small"


def vast(folder: Folder) -> str:
    _png_that_claims(folder.path / "clues" / "x.png", 60_000, 60_000)
    return "too-many-pixels"


def heavy(folder: Folder) -> str:
    (folder.path / "clues" / "x.png").write_bytes(bytes(bringing.MOST_BYTES + 1))
    return "too-big"


def text(folder: Folder) -> str:
    (folder.path / "clues" / "x.png").write_text("<svg/>")
    return "no-picture"


def other_format(folder: Folder) -> str:
    folder.put("clues/x.png", format="GIF")
    return "no-picture"


def cut_short(folder: Folder) -> str:
    file = folder.put("clues/x.png", size=(900, 900))
    file.write_bytes(file.read_bytes()[:-600])
    return "damaged"


def link(folder: Folder) -> str:
    outside = folder.path.parent / "outside.png"
    Image.new("RGB", (300, 300)).save(outside)
    (folder.path / "clues" / "x.png").symlink_to(outside)
    return "no-file"


def inner_folder(folder: Folder) -> str:
    (folder.path / "clues" / "x.png").mkdir()
    return "no-file"


@pytest.mark.rule("SA-043")
@pytest.mark.parametrize("spoil", [small, vast, heavy, text, other_format, cut_short, link, inner_folder])
def test_a_file_that_will_not_do_is_named_and_nothing_changes(folder: Folder, spoil: Callable[[Folder], str]) -> None:
    folder.put("clues/a.png")
    expected = spoil(folder)

    with pytest.raises(Unusable) as unusable:
        folder.bring()

    assert (unusable.value.key, unusable.value.file) == (expected, folder.path / "clues" / "x.png")
    assert albums.offered() == ""


@pytest.mark.parametrize(
    ("entry", "key", "named"),
    [
        ({"a.png": {"tags": ["no such tag"]}}, "bad-entry", "a.png.tags.0: no such tag"),
        ({"a.png": {"counts": [4]}}, "bad-entry", "a.png.counts.0"),
        ({"a.png": {"tags": ["water"] * 21}}, "bad-entry", "a.png.tags"),
        ({"a.png": {"colour": []}}, "bad-entry", "a.png.colour"),
        ({"../a.png": {}}, "unknown-entry", "../a.png"),
        ({"b.png": {}}, "unknown-entry", "b.png"),
    ],
)
def test_a_slip_in_the_tag_file_is_named(folder: Folder, entry: dict[str, Any], key: str, named: str) -> None:
    folder.put("clues/a.png")
    folder.tell(**entry)

    with pytest.raises(Unusable) as unusable:
        folder.bring()

    assert (unusable.value.key, unusable.value.params) == (key, {"entry": named})
    assert unusable.value.file.name == "tags.json"


@pytest.mark.parametrize(("written", "line"), [('{\n"a.png": {,}\n}', 2), ("[]", 1)])
def test_a_tag_file_that_is_none_is_told_with_the_line(folder: Folder, written: str, line: int) -> None:
    folder.put("clues/a.png")
    (folder.path / "tags.json").write_text(written)

    with pytest.raises(Unusable) as unusable:
        folder.bring()

    assert (unusable.value.key, unusable.value.params) == ("bad-json", {"line": line})


@pytest.mark.parametrize("name", ["Thumbs.db", "desktop.ini", "notes.txt", ".DS_Store"])
def test_what_systems_leave_beside_pictures_stops_nobody(folder: Folder, name: str) -> None:
    folder.put("clues/a.png")
    (folder.path / "clues" / name).write_text("?")

    folder.bring()

    assert albums.offered() != ""


def test_the_example_of_the_page_is_accepted_word_for_word(folder: Folder) -> None:
    page = (Path(__file__).parents[4] / "docs" / "own-pictures.md").read_text(encoding="utf-8")
    example = page.partition("```json\n")[2].partition("```")[0]
    folder.put("clues/boat.jpg")
    (folder.path / "tags.json").write_text(example)

    folder.bring()

    assert pictures()["C01"].title == "Grandmother's boat"


@pytest.mark.rule("SA-043")
def test_a_match_whose_pictures_were_deleted_is_played_on_with_ours(folder: Folder) -> None:
    folder.put("clues/a.png")
    folder.bring()
    name = albums.offered()
    albums.forget(name)
    next(folder.kept.glob("*.jpeg")).unlink()

    bringing.keep_showing(folder.kept)

    assert gallery(9, name).pictures["C01"] == CLUE_CARDS["C01"]


def test_an_empty_folder_is_told(folder: Folder) -> None:
    with pytest.raises(Unusable) as unusable:
        folder.bring()

    assert unusable.value.key == "empty-folder"


def test_a_damaged_album_is_named(folder: Folder) -> None:
    folder.kept.mkdir()
    (folder.kept / "abc.json").write_text("{")

    with pytest.raises(Unusable) as unusable:
        PAINTER.keep_showing(folder.kept)

    assert unusable.value.file == folder.kept / "abc.json"


def _png_that_claims(file: Path, width: int, height: int) -> None:
    """A few bytes that would unpack to very many."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        check = zlib.crc32(kind + content).to_bytes(4, "big")
        return len(content).to_bytes(4, "big") + kind + content + check

    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes((8, 2, 0, 0, 0))
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(1000))) + chunk(b"IEND", b"")
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + body)


def _colours(png: bytes) -> set[tuple[int, ...]]:
    image = Image.open(io.BytesIO(png)).convert("RGB")
    return {colour for _, colour in image.getcolors(1 << 24) or () if isinstance(colour, tuple)}
