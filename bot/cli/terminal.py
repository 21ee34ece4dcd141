"""`mestre terminal`: a table in the terminal, the seats shared by whoever sits before it and computer players."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from bot.cli.console import Console, seed_of, with_seats, with_settings
from bot.cli.hot_seat import HotSeat
from bot.cli.in_the_terminal import Means, Shows, means_here, shown_by
from bot.cli.led_seat import LedSeat, begun
from bot.cli.sitting import sitting_down
from bot.text.lesson import LEARNER, read_lesson
from engine.core.company import Company
from engine.core.event import Told
from engine.core.match import Attended, Match
from engine.core.seat import Seat
from engine.games import AnyGame, games
from engine.players import PLAYERS


@click.command("terminal")
@click.argument("game", required=False)
@with_seats
@with_settings
@click.option("--learn", is_flag=True)
@click.option("--humans", default=1, show_default=True, type=click.IntRange(0))
@click.option("--level", type=click.Choice(PLAYERS.levels), default=PLAYERS.levels[0], show_default=True)
@click.option("--seed")
@click.option(
    "--pictures",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("mestre-table"),
    show_default=True,
)
@click.option("--show", type=click.Choice([one.value for one in Means]))
@click.pass_obj
def terminal_command(
    console: Console,
    *,
    game: str | None,
    seats: int | None,
    typed: tuple[str, ...],
    learn: bool,
    humans: int,
    level: str,
    seed: str | None,
    pictures: Path,
    show: str | None,
) -> None:
    """`mestre terminal`."""
    listed = sorted(games())
    if game is None and not listed:
        console.misunderstood(console("no-games"))
    played = console.game(game or listed[0])
    shows = shown_by(means_here() if show is None else Means(show))
    if learn:
        _learn(console, played, level, pictures, shows)
        return
    setup = console.setup(played, seats, typed)
    secret = seed_of(seed) if seed else entropy()
    people = range(min(humans, setup.seats))
    match, told = _seated(Match.start(played, setup.seats, secret, console.settings(typed)), people)
    HotSeat(console, match, list(told), people, level, pictures, sitting_down(bool(people)), shows).play()


def _seated(begun: tuple[Match[Any], tuple[Told, ...]], people: Sequence[Seat]) -> tuple[Match[Any], tuple[Told, ...]]:
    """The match knows which seats people take, for in some games only people count."""
    match, told = begun
    company = Company(tuple(people), host=people[0] if people else None)
    if company == Company.complete(match.setup.seats):
        return begun
    match, more = match.add(Attended(company, 0))
    return match, (*told, *more)


def _learn(console: Console, game: AnyGame, level: str, pictures: Path, shows: Shows | None) -> None:
    file = console.words.catalogue.lessons.get(game.slug)
    if file is None:
        raise click.ClickException(console.words("table-refused-no-lesson"))
    lesson = read_lesson(file)
    match, time = begun(game, lesson), sitting_down(True)
    LedSeat(console, match, [], (LEARNER,), level, pictures, time, shows, lesson=lesson).play()


def entropy() -> str:
    """64 hexadecimal digits that nobody can foresee."""
    return secrets.token_hex(32)
