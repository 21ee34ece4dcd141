"""The table's messages: everything that is said exists, and nothing else does."""

import re
from pathlib import Path

from hall import CATALOGUE

import bot
from bot.tables.domain.house import Customs
from bot.tables.looks.screens import PACES
from bot.tables.menu.commands import COMMANDS
from bot.text import keys

SOURCE = "\n".join(
    file.read_text("utf-8")
    for files in ("tables/**/*.py", "couriers/*.py", "text/naming.py", "text/voice.py", "web/standing.py", "*.py")
    for file in sorted(Path(bot.__file__).parent.glob(files))
)
SAID = re.compile(r"""(?:voice|private|public|say)\(\s*"([a-z-]+)["]""")
WORDS = re.compile(r"""\)\("table-([a-z-]+)\"""")
REFUSED = re.compile(r'Refused\(\s*"([a-z_]+)"')
BUTTONS = re.compile(r"""_buttons\(([^)]*)\)|f"replay\.[^"]*", [f]?"([a-z-]+)["]""")
OTHERWISE = {
    "pace-game",
    "pace-none",
    "how-to-vote",
    *("preset-first", "preset-box", "preset-long", "preset-hard"),
    *("speed-slow", "speed-normal", "speed-once"),
    *(
        "finish",
        "finish-empty",
        "earlier",
        "further",
        "opened",
        "rematch-opened",
        "lesson-opened",
        "resigned",
        "kicked",
    ),
    "notice-done",
    *("winners", "ending-won", "ending-together"),
    *("answer-stands", "answer-taken", "answer-taken-secret", "you-watch", "you-stopped-watching"),
    *("undo-refused", "end-refused", "pace-refused"),
    *("undo-wanted", "undo-wanted-seen", "undone", "undone-seen"),
    "language-en",
    "language-pt-br",
    "language-uk",
    *("hushed-right", "hushed-locked", "hushed-away", "hushed-gone"),
}
"""Keys that the code picks from, rather than names where it speaks."""


def table_ids() -> set[str]:
    return {key.removeprefix("table-") for key in CATALOGUE.ids["en"] if key.startswith("table-")}


def refusals() -> set[str]:
    return {key.replace("_", "-") for key in REFUSED.findall(SOURCE)}


def plain() -> set[str]:
    apart = ("button-", "command-", "refused-")
    return {key for key in table_ids() if not key.startswith(apart)}


def test_everything_that_is_said_has_words() -> None:
    said = set(SAID.findall(SOURCE)) | (set(WORDS.findall(SOURCE)) - {"refused-no-table-of-yours"}) | OTHERWISE

    assert said - table_ids() == set()


def test_everything_that_has_words_is_said() -> None:
    said = set(SAID.findall(SOURCE)) | set(WORDS.findall(SOURCE)) | OTHERWISE

    assert plain() - said == set()


def test_every_refusal_has_words_in_the_table_or_the_house() -> None:
    lacking = {key for key in refusals() if f"refused-{key}" not in table_ids()}

    assert {key for key in lacking if keys.refusal_keys(keys.CORE, key)[1] not in CATALOGUE.ids["en"]} == set()


def test_no_refusal_has_words_that_never_happens() -> None:
    assert {key.removeprefix("refused-") for key in table_ids() if key.startswith("refused-")} <= refusals()


def test_every_command_has_words_and_no_other() -> None:
    assert {key for key in table_ids() if key.startswith("command-")} == {f"command-{one.name}" for one in COMMANDS}


def test_every_button_has_words_and_no_other() -> None:
    named = {one.strip().strip('"') for group, _ in BUTTONS.findall(SOURCE) for one in group.split(",")}
    shown = {f"button-{path.replace('.', '-')}" for path in named if re.fullmatch(r"[a-z.]+", path)} - {"button-desk"}
    steps = {f"button-replay-{step}" for step in ("first", "previous", "next", "last", "everybody")}

    assert {key for key in table_ids() if key.startswith("button-")} == shown | steps | {
        "button-door",
        "button-nohints",
    }


def test_the_paces_that_are_offered_are_possible() -> None:
    assert [pace for pace in PACES if pace not in ("game", "none") and not pace.isdigit()] == []
    assert Customs().thinking[0] < Customs().thinking[1]
