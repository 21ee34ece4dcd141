"""An evening in a noisy group: four people play five games while others talk, in Discord and in Telegram.

    python -m bench.evening [discord|telegram] [presses a game] [folder] [en|pt-BR|uk]

One press every three seconds, by a clock of its own; the fakes are as strict as the services are known to be
(docs/fakes.md). Pictures are painted by workers beside the house, as in a real one: painters in threads would keep its
loop waiting for the interpreter, and on a busy machine presses would be heard too late. One line a game and one for the
evening, with the aims that it misses. In the folder, if one is named, lie the whole transcript and the pictures; it is
read in the language of the four, if one is named.
"""

import asyncio
import sys
import tempfile
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1] / "tests"
PLATFORMS = ("discord", "telegram")
PRESSES = 40
HEADS = (
    f"{'evening':18}{'min':>6}{'presses':>8}{'sent':>6}{'edits':>6}{'gone':>6}{'busiest':>8}{'private':>8}{'busiest':>8}"
    f"{'called':>7}{'most':>5}{'left':>6}{'stale':>7}{'rested':>7}{'deal s':>7}{'MB all':>8}{'MB own':>8}{'calls':>6}"
    f"{'stays':>6}"
)


def main(
    platforms: tuple[str, ...] = PLATFORMS, presses: int = PRESSES, folder: Path | None = None, lang: str = "en"
) -> None:
    """All games on each platform."""
    sys.path += [str(TESTS), str(TESTS / "fakes"), *(str(TESTS / "e2e" / one) for one in PLATFORMS)]
    print(HEADS)
    for platform in platforms:
        asyncio.run(_evening(platform, presses, folder and folder / platform, lang))


async def _evening(platform: str, presses: int, folder: Path | None, lang: str) -> None:
    from e2e.evening import GAMES, Evening, Transcript  # noqa: PLC0415  the path to it is set first

    from bot.workshop.foreman import Equipment  # noqa: PLC0415
    from bot.workshop.pool import Pool, cores  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as data:
        pool = Pool(Equipment(Path(data) / "art", Path(data) / "pictures"))
        async with pool.opened(cores()), _group(platform, Path(data) / "data", lang, pool) as group:
            evening, games = Evening(group), []
            for game in GAMES:
                games.append(await evening.play(game, presses))
                print(_line(f"{platform} {game}", games[-1]), flush=True)
            print(_line(f"{platform} in all", evening.summed(games)), flush=True)
            if folder is not None:
                _write(Transcript(group), folder)
                for name, times in evening.summed(games).asks.most_common():
                    print(f"    {name:60}{times:6}")


def _group(platform: str, data: Path, lang: str, workshop: Any) -> AbstractAsyncContextManager[Any]:
    if platform == "discord":
        from discord_evening import in_discord  # noqa: PLC0415

        return in_discord(data, lang, workshop=workshop)  # type: ignore[no-any-return]
    from telegram_evening import in_telegram  # noqa: PLC0415

    return in_telegram(data, lang, workshop=workshop)  # type: ignore[no-any-return]


def _write(transcript: Any, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "transcript.txt").write_text("\n".join(transcript.lines()) + "\n")
    for picture, name in transcript.pictures.items():
        (folder / name).write_bytes(picture)


def _line(name: str, one: Any) -> str:
    counted = f"{one.sent:6}{one.edits:6}{one.deleted:6}{one.busiest:8}{one.private:8}{one.busiest_person:8}"
    called = f"{one.calls:7}{one.most_calls:5}{one.calls_left:6.0%}"
    boards = f"{one.stale:7.1%}{one.stale_settled:7.1%}{one.picture_after:7.1f}"
    weight = f"{one.uploaded_public / 1e6:8.1f}{one.uploaded_private / 1e6:8.1f}"
    rest = f"{one.calls_a_press:6.2f}{one.remains:6}"
    missed = f"  misses {', '.join(one.missed)}" if one.missed else ""
    return f"{name:18}{one.minutes:6.1f}{one.presses:8}{counted}{called}{boards}{weight}{rest}{missed}"


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        (given[0],) if given and given[0] in PLATFORMS else PLATFORMS,
        int(given[1]) if len(given) > 1 else PRESSES,
        Path(given[2]) if len(given) > 2 else None,
        given[3] if len(given) > 3 else "en",
    )
