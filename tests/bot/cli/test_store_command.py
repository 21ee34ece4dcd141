"""`mestre store`: what it says to whoever runs the house."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from bot.store.sqlite import SqliteShelf
from bot.tables.people import Known

Run = Callable[..., Result]


@pytest.fixture
def lived_in(tmp_path: Path) -> Path:
    async def move_in() -> None:
        shelf = SqliteShelf.opened(tmp_path / "old", dict)
        await shelf.keep_person("ana", Known(language="uk"))
        shelf.close()

    asyncio.run(move_in())
    return tmp_path / "old"


def test_a_store_is_copied_once(mestre: Run, lived_in: Path, tmp_path: Path) -> None:
    first = mestre("store", "copy", str(lived_in), str(tmp_path / "new"))
    second = mestre("store", "copy", str(lived_in), str(tmp_path / "new"))

    assert first.output.strip() == "Copied. Tables: 0. People: 1. Pictures: 0."
    assert (second.exit_code, second.output.strip()) == (2, "Somebody lives there already: copy into an empty store.")


def test_a_copy_carries_the_pictures_that_matches_were_begun_with(mestre: Run, lived_in: Path, tmp_path: Path) -> None:
    pictures = lived_in / "pictures"
    pictures.mkdir()
    for name in ("boat.jpeg", "album.json"):
        (pictures / name).write_text(name)

    copied = mestre("store", "copy", str(lived_in), str(tmp_path / "new"))

    assert copied.output.strip() == "Copied. Tables: 0. People: 1. Pictures: 1."
    assert {file.name for file in (tmp_path / "new" / "pictures").iterdir()} == {"boat.jpeg", "album.json"}


@pytest.mark.parametrize("url", ["redis://:s3cr/et@127.0.0.1:6379/0", "nonsense://x"])
def test_an_address_that_is_none_is_one_line_without_the_password(mestre: Run, lived_in: Path, url: str) -> None:
    copied = mestre("store", "copy", str(lived_in), url)

    assert copied.exit_code == 2
    assert len(copied.output.splitlines()) == 1
    assert "s3cr" not in copied.output


def test_a_server_that_does_not_answer_is_named(mestre: Run, lived_in: Path) -> None:
    nobody = mestre("store", "copy", str(lived_in), "redis://127.0.0.1:1/0")

    assert nobody.exit_code == 2
    assert "does not answer" in nobody.output


@pytest.mark.parametrize(("lang", "said"), [("en", "Every letter"), ("pt-BR", "Todas"), ("uk", "Усі")])
def test_no_dead_letters_is_good_news(mestre: Run, lang: str, said: str) -> None:
    assert said in mestre("store", "letters", lang=lang).output
