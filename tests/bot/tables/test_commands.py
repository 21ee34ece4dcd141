"""Commands: one declaration for slash commands, typed lines and buttons, in three languages."""

import pytest
from hall import CATALOGUE, Hall

from bot.tables.handlers import looking
from bot.tables.menu.commands import BY_NAME, COMMANDS, Command, CommandWords, from_path, read
from bot.tables.model import intents
from bot.tables.model.intents import Configure, Join, Look, Pace, Replay, Say, ShowRules, Undo, Verb, Vote
from bot.tables.service import BEFORE_THE_DEAL, IN_PLAY
from bot.text import LANGUAGES
from bot.text.lexicon import folded
from engine.core.refusal import Refused

WORDS = CommandWords.of(CATALOGUE)


def test_every_command_is_served(hall: Hall) -> None:
    served = {*hall.service.house_service._served, *looking.HANDLERS, *IN_PLAY, *BEFORE_THE_DEAL, Look, Say}

    assert [command.name for command in COMMANDS if command.verb not in served] == []


@pytest.mark.parametrize(
    ("line", "verb"),
    [
        ("/join", Join()),
        ("join 3", Join(3)),
        ("/entrar 2", Join(2)),
        ("/приєднатися", Join()),
        ("/desfazer", Undo()),
        ("/vote no", Vote(yes=False)),
        ("/act hide 2; hide 3", Say("hide 2; hide 3")),
        ("/regras sala secreta", ShowRules("sala secreta")),
        ("what is relentless", ShowRules("relentless")),
        ("o que é implacável", ShowRules("implacável")),
        ("що таке невпинний", ShowRules("невпинний")),
        ("/set custom_layout P K R", Configure("custom_layout", "P K R")),
        ("/replay 3 2", Replay(3, 2)),
    ],
)
def test_a_typed_command_is_understood(line: str, verb: Verb) -> None:
    assert WORDS.find(line) == verb


def test_a_line_that_begins_with_no_command_is_for_the_game() -> None:
    assert WORDS.find("hero 1 left") is None


@pytest.mark.parametrize("line", ["/join two", "/join 1 2", "/kick", "/vote perhaps"])
def test_arguments_that_do_not_fit_are_refused(line: str) -> None:
    with pytest.raises(Refused):
        WORDS.find(line)


@pytest.mark.parametrize(
    ("path", "verb"), [("join", Join()), ("pace.24", Pace("24")), ("configure.rounds.3", Configure("rounds", "3"))]
)
def test_the_path_of_a_button_is_a_command(path: str, verb: Verb) -> None:
    assert from_path(path) == verb


def test_a_button_of_no_command_is_refused() -> None:
    with pytest.raises(Refused):
        from_path("rm.rf")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_calls_two_commands(lang: str) -> None:
    words = [folded(word) for command in COMMANDS for word in WORDS.words(lang, command)]

    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_of_one_language_calls_no_other_command_elsewhere(lang: str) -> None:
    for command in COMMANDS:
        for word in WORDS.words(lang, command):
            assert WORDS.names[folded(word)] == command


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_says_what_it_does(command: Command) -> None:
    assert all(WORDS.help(lang, command) for lang in LANGUAGES)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_name_fits_every_platform(command: Command) -> None:
    assert command.name.isascii()
    assert command.name.islower()
    assert len(command.name) <= 32


def test_every_verb_that_a_person_can_want_is_a_command() -> None:
    by_hand = {
        intents.Press,
        intents.OpenDoor,
        intents.CloseDoor,
        intents.BringBoard,
        intents.PlaceMoved,
        intents.PlaceLost,
        intents.PlaceHushed,
        intents.PlaceOpen,
        intents.PlaceChanged,
    }
    verbs = {
        one for one in vars(intents).values() if isinstance(one, type) and issubclass(one, Verb) and one is not Verb
    }

    assert verbs - by_hand == {command.verb for command in COMMANDS}


def test_missing_parameters_take_their_defaults() -> None:
    assert read(BY_NAME["replay"], ["4"]) == Replay(4, None)
