"""`mestre art sheet`, as somebody who redraws a picture uses it."""

from pathlib import Path

from click.testing import CliRunner
from PIL import Image

from bot.cli.command import mestre


def test_a_sheet_shows_everything_once(tmp_path: Path) -> None:
    asked = CliRunner().invoke(mestre, ["art", "sheet", "settings", "moods", "-o", str(tmp_path / "sheets")])

    assert asked.exit_code == 0, asked.output
    assert sorted(one.name for one in (tmp_path / "sheets").iterdir()) == ["moods.png", "settings.png"]
    with Image.open(tmp_path / "sheets" / "settings.png") as sheet:
        assert sheet.width == 1280
        assert sheet.height > 5 * 320


def test_an_unknown_sheet_is_refused_with_the_names_that_there_are(tmp_path: Path) -> None:
    asked = CliRunner().invoke(mestre, ["art", "sheet", "clouds", "-o", str(tmp_path)])

    assert asked.exit_code == 2
    assert "motifs" in asked.output
