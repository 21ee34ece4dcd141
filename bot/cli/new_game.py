"""`mestre new-game`: the smallest whole game, written down as a package of one's own."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from bot.cli.console import Console
from engine.games import games

MODEL = "velha"
"""The example that is copied, by its slug; its prefix of numbered rules is VE."""
SLUG = re.compile(r"[a-z]{2}[a-z0-9_]{0,28}")
WRITTEN = (".py", ".toml", ".ftl", ".md", ".yaml")


@click.command("new-game")
@click.argument("slug")
@click.option("--to", "folder", type=click.Path(file_okay=False, path_type=Path))
@click.pass_obj
def new_game_command(console: Console, *, slug: str, folder: Path | None) -> None:
    """`mestre new-game`."""
    target = folder or Path(slug)
    if not SLUG.fullmatch(slug) or slug in games():
        console.misunderstood(console("new-game-slug", name=slug))
    if target.exists() and any(target.iterdir()):
        console.misunderstood(console("new-game-folder", folder=str(target)))
    _copy(model(), target, slug)
    console.say("new-game-written", folder=str(target), game=slug)


def model() -> Traversable:
    """The example: in the package where Mestre is installed, in the checkout where it is worked on."""
    packed = files("bot.cli") / MODEL
    return packed if packed.is_dir() else Path(__file__).parents[2] / "examples" / MODEL


def _copy(source: Traversable, target: Path, slug: str) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for one in source.iterdir():
        name = one.name.replace(MODEL, slug)
        if one.is_dir() and not one.name.startswith(("__", ".")):
            _copy(one, target / name, slug)
        elif one.name.endswith(WRITTEN):
            (target / name).write_text(_renamed(name, one.read_text(encoding="utf-8"), slug), encoding="utf-8")


def _renamed(name: str, text: str, slug: str) -> str:
    """The game under its own name; in its texts only the keys have it, with dashes."""
    if name.endswith(".ftl"):
        return re.sub(rf"^{MODEL}-", f"{slug.replace('_', '-')}-", text, flags=re.MULTILINE)
    keys = re.sub(rf'"{MODEL}-', f'"{slug.replace("_", "-")}-', text)
    return keys.replace(MODEL, slug).replace("VE-", f"{slug[:2].upper()}-")
