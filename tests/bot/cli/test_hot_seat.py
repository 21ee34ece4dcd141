"""The table in the terminal: whole games, secrets that stay with whoever sits there, a match that can be verified."""

import json
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from click.testing import Result
from support.breadth import breadth

from bot.cli.console import Console, seed_of
from bot.cli.hot_seat import HotSeat
from bot.cli.sitting import Scripted
from bot.text import LANGUAGES
from engine.core.match import Match
from engine.games import games
from engine.players import PLAYERS

pytestmark = pytest.mark.usefixtures("sketched")
Run = Callable[..., Result]
SAVED = Path("mestre-table/match.json")
FINISHED: dict[str, str] = {}
ANSWERS = breadth(20, 500)
GAMES = ["porrinha", *sorted(games())]
EVERY_GAME = pytest.mark.parametrize("slug", GAMES)
SPOKEN = [(slug, lang) for at, slug in enumerate(GAMES) for lang in breadth(LANGUAGES[at % 3 :][:1], LANGUAGES)]
"""`make test` plays each game in one language, and two games in each; the words have tests of their own."""


@pytest.mark.parametrize(("slug", "lang"), SPOKEN)
def test_computer_players_finish_a_game_that_can_be_verified(mestre: Run, slug: str, lang: str) -> None:
    played = mestre("terminal", slug, "--humans", "0", "--seed", "x", lang=lang)

    assert played.exit_code == 0
    assert mestre("replay", str(SAVED), lang=lang).exit_code == 0


@pytest.mark.rule("SA-350")
def test_who_plays_with_a_computer_concedes_alone(mestre: Run) -> None:
    keys = "ready\nconcede\nquit\n"
    played = mestre("terminal", "amsterdam", "--seats", "4", "--seed", "abc", "--set", "lead_limit=1", keys=keys)

    assert "Maps lie open" in played.output


def finished(mestre: Run, slug: str) -> None:
    """A match that computer players have finished lies here; each is played once."""
    if slug not in FINISHED:
        mestre("terminal", slug, "--humans", "0", "--seed", "x")
        FINISHED[slug] = SAVED.read_text(encoding="utf-8")
    SAVED.parent.mkdir(exist_ok=True)
    SAVED.write_text(FINISHED[slug], encoding="utf-8")


@EVERY_GAME
def test_a_game_can_be_played_by_the_numbers_of_the_options(mestre: Run, slug: str) -> None:
    played = mestre("terminal", slug, "--seed", "x", keys="1\n" * ANSWERS)

    assert played.exit_code == 0
    assert json.loads(mestre("replay", "--json", str(SAVED)).output)["entries"] > 10


@EVERY_GAME
def test_leaving_saves_the_match(mestre: Run, slug: str) -> None:
    left = mestre("terminal", slug, "--seed", "x", keys="help\nnonsense\nquit\n")

    assert left.exit_code == 0
    assert json.loads(mestre("replay", "--json", str(SAVED)).output)["verified"] is True


@EVERY_GAME
def test_the_end_of_the_input_is_leaving(mestre: Run, slug: str) -> None:
    assert mestre("terminal", slug, "--seed", "x").exit_code == 0
    assert SAVED.exists()


@EVERY_GAME
def test_an_edited_match_is_not_verified(mestre: Run, slug: str) -> None:
    finished(mestre, slug)
    saved = json.loads(SAVED.read_text(encoding="utf-8"))
    SAVED.write_text(json.dumps(saved | {"log": saved["log"][:-1]}), encoding="utf-8")

    told = mestre("replay", str(SAVED))

    assert told.exit_code == 1
    assert "changed after it was saved" in told.output


@EVERY_GAME
def test_a_match_is_told_entry_by_entry(mestre: Run, slug: str) -> None:
    finished(mestre, slug)

    told = mestre("replay", "--tell", str(SAVED)).output.splitlines()

    assert len(told) > 5
    assert "verified" in told[-1]


def test_a_match_is_shown_as_it_stood_after_an_entry(mestre: Run, tmp_path: Path) -> None:
    finished(mestre, "porrinha")

    shown = mestre("replay", "--to", "2", "-o", "then.png", str(SAVED))

    assert shown.exit_code == 0
    assert {line.split()[0] for line in shown.output.splitlines() if line[:4].strip().isdigit()} <= {"0", "1", "2"}
    assert "Round 1" in shown.output
    assert (tmp_path / "then.png").read_bytes().startswith(b"\x89PNG")


def test_a_moment_that_never_was_is_refused(mestre: Run) -> None:
    finished(mestre, "porrinha")

    assert mestre("replay", "--to", "5000", str(SAVED)).exit_code == 2


def test_whoever_sits_down_next_is_asked_to_take_the_seat_first(mestre: Run) -> None:
    played = mestre("terminal", "porrinha", "--humans", "2", "--seed", "x", keys="hide 3\n\nhide 1\nquit\n")

    first, second = played.output.split("sits down now; nobody else looks. Press Enter")[:2]
    assert "You hide 3." not in second
    assert "You hide" not in first


@pytest.mark.rule("SA-631")
def test_computer_players_do_not_race_ahead_of_whoever_has_to_type(mestre: Run) -> None:
    played = mestre("terminal", "amsterdam", "--seats", "4", "--seed", "abc", keys="ready\nquit\n")

    log = json.loads(SAVED.read_text(encoding="utf-8"))["log"]
    assert "rounds won 1" not in played.output
    acts = [entry for entry in log if "seat" in entry]
    assert len(acts) == 2  # both Commissioners are ready, and then the count of three


@pytest.mark.rule("SA-631")
def test_both_teams_of_a_race_get_their_turns(mestre: Run) -> None:
    mestre("terminal", "amsterdam", "--seats", "4", "--seed", "abc", keys="ready\n" + 9 * "1\n" + "quit\n")

    log = json.loads(SAVED.read_text(encoding="utf-8"))["log"]
    acts = [entry["seat"] % 2 for entry in log if "seat" in entry]
    assert 2 < acts.count(1) <= acts.count(0)


class Watched(Scripted):
    """Lines that lie ready, and what had been said whenever somebody was made to wait."""

    def __init__(self, said: Callable[[], str]) -> None:
        super().__init__()
        self.said, self.waits = said, list[tuple[int, str]]()

    def rest(self, until_ms: int) -> None:
        self.waits.append((until_ms - self.now_ms(), self.said()))
        super().rest(until_ms)


@pytest.mark.rule("SA-116")
def test_the_count_before_a_round_goes_by_seconds_and_each_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("ready\nquit\n"))
    match, told = Match.start(games()["amsterdam"], 4, seed_of("abc"), {})
    time = Watched(lambda: capsys.readouterr().out)
    HotSeat(Console.speaking("en"), match, list(told), (0,), PLAYERS.levels[0], tmp_path, time).play()

    assert [milliseconds for milliseconds, _ in time.waits] == [1_000, 1_000, 1_000]
    assert [said.split()[-1] for _, said in time.waits] == ["3…", "2…", "1…"]


def test_the_terminal_lists_what_a_button_says_and_takes_it_typed(mestre: Run) -> None:
    played = mestre("terminal", "noites", "--seed", "x", keys="2\nstarter list\nplay this list\nquit\n")

    assert "2  Full Moon" in played.output
    assert "Your draft: Full Moon; starter list" in played.output
    assert "Your standing orders" not in played.output
    assert "Not on the table yet: " in played.output


def test_what_was_told_once_is_told_again_only_when_it_has_changed(mestre: Run) -> None:
    played = mestre("terminal", "holland", "--seed", "x", keys="choose 1\nlook\nquit\n")

    once = "Level 5: "
    before, after = played.output.split("Cards: ", 1)
    assert before.count(once) == 1
    assert after.count(once) == 1  # because of the look


def test_what_others_have_done_to_a_person_is_told_before_the_rest(mestre: Run) -> None:
    played = mestre("terminal", "vi_algo", "--seed", "b", keys="1\n1\nquit\n")

    _, own = played.output.split("What happened to you:\n")
    own, rest = own.split("And besides:\n")
    assert "Seat 1 loses the boots." in own
    assert "Seat 1 loses the boots." not in rest
    assert "Computer 2 ends the turn." in rest


def test_a_look_around_ends_with_what_is_asked(mestre: Run) -> None:
    played = mestre("terminal", "vi_algo", "--seed", "b", keys="look\nquit\n")

    assert played.output.count("Where do you begin") == 2


def test_rules_and_reasons_are_at_hand_in_the_terminal(mestre: Run) -> None:
    played = mestre("terminal", "noites", "--seed", "x", keys="rules\nrules charge\nwhy\nquit\n")

    assert "Two sides hunt the same victims" in played.output
    assert "• charge: " in played.output
    assert "What you can do now:" in played.output


@pytest.mark.parametrize(("lang", "word"), [("pt-BR", "fim"), ("uk", "кінець")])
def test_a_word_for_nothing_more_does_not_leave_the_game(mestre: Run, lang: str, word: str) -> None:
    played = mestre("terminal", "porrinha", "--seed", "x", keys=f"{word}\nhide 1\nquit\n", lang=lang)

    assert len(json.loads(SAVED.read_text(encoding="utf-8"))["log"]) > 1
    assert played.exit_code == 0


def test_a_question_that_comes_back_is_put_again_with_what_is_left(mestre: Run) -> None:
    keys = "1\nwalk D33\nD15\nwalk F29\nend the turn\nquit\n"
    played = mestre("terminal", "vi_algo", "--seed", "crypts", "--level", "greedy", keys=keys)

    assert played.output.count("what do you do?") == 4
    assert "Your turn: what do you do? Actions left: 0, steps left: 1." in played.output
