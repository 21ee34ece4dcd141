"""The tags under which things were ever kept. Run as a program, it adds those of today to the list."""

from pathlib import Path

import bot.tables.service  # noqa: F401  with it, everything is there that is ever kept
from bot.tables.model import outbox
from engine.core.tagged import tags
from engine.games import games

LIST = Path(__file__).with_name("tags.txt")


def listed() -> set[str]:
    """Those in the list."""
    return set(LIST.read_text(encoding="utf-8").split())


def known() -> set[str]:
    """Those of today: of the kernel, the table and every game of ours."""
    own = ("core", outbox.TableLine.tag.partition(".")[0], *(slug for slug in games() if slug in OURS))
    return {tag for tag in tags() if tag.startswith(tuple(f"{name}." for name in own))}


OURS = ("amsterdam", "caverna", "holland", "noites", "vi_algo")


if __name__ == "__main__":
    LIST.write_text("".join(f"{tag}\n" for tag in sorted(known() | (listed() if LIST.exists() else set()))))
