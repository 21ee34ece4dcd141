"""The code grows in an upgrade: a match of each game is played on by it, and by the code of before again.

The grown code is a copy of ours with a few lines more, which a process of its own runs.
"""

import json
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from golden import play_on
from golden.saves import FILE, saves, unpacked

from bot.store.sqlite import FILE as NAME
from bot.tables.saved.forms import unpacked as whole

ROOT = Path(__file__).parents[1]
STEPS = 2
RENAMED = {
    "holland": ("secret_room", "hidden_room"),
    "vi_algo": ("nair", "neuza"),
    "caverna": ("picaretada", "marretada"),
    "amsterdam": ("beginner", "first_maps"),
    "noites": ("frogman", "newtman"),
}
"""A card, character or piece of each game that was named in what is kept, and how it is called after the upgrade."""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The code once more."""
    copy = tmp_path / "code"
    for name in ("engine", "bot"):
        shutil.copytree(ROOT / name, copy / name)
    for name in ("render", "tests", "examples"):
        (copy / name).symlink_to(ROOT / name)
    return copy


@pytest.fixture
def stores(tmp_path: Path) -> Path:
    """A store for each game, as it was left in the middle of a move."""
    for packed in saves(FILE):
        unpacked(packed, tmp_path / "stores" / packed.name.removesuffix(f".{FILE}") / NAME)
    return tmp_path / "stores"


def grow(code: Path) -> None:
    """A field with a default, one without, a setting more in each game, and a new kind of event."""
    edit(
        code / "bot/tables/model/table.py",
        "    gave_up: bool = False\n",
        '    gave_up: bool = False\n    hat: str = "none"\n',
    )
    edit(code / "bot/tables/model/table.py", "    host: PersonId\n", "    host: PersonId\n    opened_by: PersonId\n")
    edit(code / "bot/tables/house_service.py", "host=who.id,\n", "host=who.id,\n            opened_by=who.id,\n")
    upgrades = code / "bot/tables/saved/upgrades/__init__.py"
    edit(
        upgrades,
        '    "table": (),\n',
        '    "table": (lambda table: {"opened_by": table["host"], **table},),\n',
        last=True,
    )
    for slug in RENAMED:
        file = code / f"engine/games/{slug}/settings.py"
        (first,) = re.findall(r"^    \w+: str = choice\(", file.read_text("utf-8"), re.MULTILINE)[:1]
        edit(file, first, f'    weather: str = choice("fair", "storm", rule="XX-1")\n{first}')
    run = code / "engine/core/run.py"
    edit(
        run,
        "\n\ndef start(",
        '\n\n@tagged("core.sneezed")\nclass Sneezed(Event):\n    loud: bool = True\n\n\ndef start(',
    )
    edit(
        run,
        "        before = dict(answers).get(seat)\n",
        "        before = dict(answers).get(seat)\n        play.tell(Sneezed())\n",
    )
    edit(run, "import Told\n", "import Event, Told\nfrom engine.core.tagged import tagged\n")


def rename(code: Path) -> None:
    """A thing of each game has another name, everywhere; what was saved is put into today's shape."""
    upgrades = code / "bot/tables/saved/upgrades/__init__.py"
    for slug, (old, new) in RENAMED.items():
        for file in (code / "engine/games" / slug).rglob("*.py"):
            text = file.read_text("utf-8")
            if f'"{old}"' in text:  # what is as it was is compiled already
                file.write_text(text.replace(f'"{old}"', f'"{new}"'), "utf-8")
        game = code / f"engine/games/{slug}/game.py"
        edit(
            game,
            "    rules_version=1,\n",
            f"    rules_version=2,\n    upgrade=lambda saved, _: {renaming('saved', slug)},\n",
        )
        edit(game, "\nfrom ", "\nimport json\nfrom ")
    each = ", ".join(f"lambda table: {renaming('table', slug)}" for slug in RENAMED)
    edit(upgrades, '    "table": (),\n', f'    "table": ({each}),\n')
    edit(upgrades, "\nfrom ", "\nimport json\nfrom ")


def renaming(thing: str, slug: str) -> str:
    """An upgrade of a thing, as code."""
    old, new = RENAMED[slug]
    return f"json.loads(json.dumps({thing}).replace('\"{old}\"', '\"{new}\"'))"


def edit(file: Path, old: str, new: str, *, last: bool = False) -> None:
    """Change one place of a file."""
    text = file.read_text("utf-8")
    assert old in text, (file, old)
    head, _, tail = text.rpartition(old) if last else text.partition(old)
    file.write_text(f"{head}{new}{tail}", "utf-8")


def played_on(code: Path, stores: Path) -> dict[str, Any]:
    """What became of each table when this code had played on there."""
    command = [sys.executable, str(code / "tests/golden/play_on.py"), str(stores), str(STEPS)]
    done = subprocess.run(
        command, cwd=code, capture_output=True, text=True, check=False, env={"MESTRE_CODE": str(code)}
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout.splitlines()[-1]))


def bodies(stores: Path) -> Iterator[tuple[str, str]]:
    """What is kept of the table of each game."""
    for file in sorted(stores.glob(f"*/{NAME}")):
        with closing(sqlite3.connect(file)) as store:
            query = "SELECT body FROM tables JOIN places USING (id) WHERE place = 'web:midst'"
            yield file.parent.name, store.execute(query).fetchone()[0].decode()


def last_told(stores: Path) -> Iterator[bytes]:
    """The newest lines of the log of each store."""
    for file in stores.glob(f"*/{NAME}"):
        with closing(sqlite3.connect(file)) as store:
            query = "SELECT line FROM log JOIN places USING (id) WHERE place = 'web:midst' ORDER BY number DESC LIMIT ?"
            yield b"".join(whole(line) for (line,) in store.execute(query, (STEPS,)))


def all_went_on(told: dict[str, Any]) -> bool:
    """Whether all of them were played on, every letter carried, and nothing refused that can always be asked."""
    well = [one["entries"] > 0 and one["dead"] == one["refused"] == [] for one in told.values()]
    return set(told) == set(RENAMED) and all(well)


@pytest.mark.long
async def test_a_match_is_played_on_by_grown_code_and_then_by_that_of_before(copied: Path, stores: Path) -> None:
    grow(copied)

    grown = played_on(copied, stores)
    assert all_went_on(grown), grown
    assert all(b"core.sneezed" in told for told in last_told(stores))
    before = await play_on.played_on(stores, STEPS)
    assert all_went_on(before), before
    for slug, body in bodies(stores):
        assert all(more in body for more in ('"hat":"none"', '"opened_by":"web:ana"', '"weather":"fair"')), slug


@pytest.mark.long
async def test_where_a_card_was_renamed_the_code_of_before_loses_nothing_until_the_way_forward(
    copied: Path, stores: Path
) -> None:
    rename(copied)

    renamed = played_on(copied, stores)
    assert all_went_on(renamed), renamed
    kept = dict(bodies(stores))
    for slug, (old, new) in RENAMED.items():
        table_and_position = kept[slug].rpartition("\n")[0]
        assert f'"{new}"' in table_and_position, slug
        assert f'"{old}"' not in table_and_position, slug
    before = await play_on.played_on(stores, STEPS)
    assert all(len(one["aside"]) == 1 for one in before.values()), before
    assert dict(bodies(stores)) == kept
    assert all_went_on(played_on(copied, stores))
