"""What people type who have not read the help: a word for nothing, a bare place, a bare card, a slip, nonsense."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hall import Hall
from support.playing import Trial, played

from bot.store.sqlite import SqliteShelf
from bot.tables.menu import short_answers
from bot.tables.menu.facing import Facing
from bot.tables.menu.prompts import button_of
from bot.tables.model.intents import Confirm, Join, Open, ProposeEnd, Start
from bot.text import LANGUAGES, Catalogue
from bot.text.lexicon import Lexicon
from bot.text.speech import Speech
from bot.text.voice import Voice
from engine.core import run
from engine.core.action import Action
from engine.core.dice import Dice, mixed_seed
from engine.core.plane.grid import cell
from engine.core.position import Position
from engine.core.refusal import Refused
from engine.games import games

HOUSE = Catalogue.load().read()


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    shelf = SqliteShelf(tmp_path / "store.db", games)
    yield Hall(shelf, games(), catalogue=HOUSE)
    shelf.close()


async def sat_down(hall: Hall, slug: str, guests: int = 3) -> str:
    table = (await hall.ana(Open(slug, {}, "en"))).table
    others = (hall.bo, hall.olha)[: guests - 1]
    for guest in others:
        await guest(Join())
    await hall.ana(Start())
    for guest in others:
        await guest(Confirm())
    return table


def speech(slug: str, lang: str) -> Speech:
    return Speech(Lexicon.of(HOUSE, slug), lang, games()[slug].heads)


def begun(slug: str, seats: int) -> Position[Any]:
    game = games()[slug]
    return run.start(game, game.setup(seats), Dice(mixed_seed("short answers"))).position


def first_asked(position: Position[Any]) -> int:
    return run.awaited(position)[0]


def facing(slug: str, seats: int, upto: int = 0) -> Facing:
    """The seat that is asked first, after so many first options were taken."""
    game, position = games()[slug], begun(slug, seats)
    for _ in range(upto):
        seat = first_asked(position)
        position = run.apply(game, position, seat, next(iter(run.options(game, position, seat)))).position
    return Facing("k3f9w2ab", game, position, first_asked(position), 1)


def cards_asked() -> Facing:
    """The active player of the cave is asked for cards before the action, and stands where one may run."""
    game, trial = games()["caverna"], played(Trial("caverna", 3))
    for position in trial.positions:
        for seat in run.awaited(position):
            found = Facing("", game, position, seat, 1)
            listed = {one.words(): one for one in run.options(game, position, seat)}
            if ("done",) in listed and runs(after(found, listed["done",])):
                return found
    raise AssertionError


def after(here: Facing, action: Action[Any]) -> Facing:
    then = run.apply(here.game, here.position, here.seat, action).position
    return Facing("", here.game, then, here.seat, 1)


def runs(here: Facing) -> list[str]:
    return [one.words()[1] for one in run.options(here.game, here.position, here.seat) if one.words()[0] == "run"]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", word) for word in ("pass", "no", "next", "end", "ready", "done", "end turn", "skip", "ok")]
    + [("pt-BR", word) for word in ("passar", "fim", "não", "pronto", "acabei", "passo a vez", "nada", "próximo")]
    + [("uk", word) for word in ("далі", "пас", "готово", "ні", "кінець", "пропустити", "нічого")],
)
def test_a_word_for_nothing_more_ends_what_may_be_ended(lang: str, line: str) -> None:
    assert short_answers.read(cards_asked(), speech("caverna", lang), line) == (("done",),)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("line", ["pass", "no", "yes", "next", "ready", "fim", "passar", "далі", "пас", "готово"])
def test_short_words_are_known_in_every_game_and_language(slug: str, lang: str, line: str) -> None:
    (tokens,) = speech(slug, lang).read(line)

    assert tokens[0] in short_answers.SHORT | {"no"}


@pytest.mark.parametrize("line", ["pass", "next", "end", "fim", "passar", "pronto", "далі", "пас", "готово"])
def test_a_word_for_nothing_is_no_place_where_one_is_asked(line: str) -> None:
    with pytest.raises(Refused, match="must_answer"):
        short_answers.read(facing("vi_algo", 3), speech("vi_algo", "en"), line)


def test_a_bare_place_is_an_answer_where_one_is_asked() -> None:
    here = facing("vi_algo", 3)
    spot = next(iter(run.options(here.game, here.position, here.seat))).words()[-1]

    assert short_answers.read(here, speech("vi_algo", "en"), spot.lower())[0][-1] == spot


def test_a_place_that_several_moves_may_mean_is_asked_about_in_the_readers_words() -> None:
    here = cards_asked()
    done = next(one for one in run.options(here.game, here.position, here.seat) if one.words() == ("done",))
    acting = after(here, done)

    with pytest.raises(Refused) as refused:
        short_answers.read(acting, speech("caverna", "pt-BR"), runs(acting)[0].lower())

    assert refused.value.key == "ambiguous_word"
    meanings = str(refused.value.params["meanings"])
    assert "correr" in meanings
    assert "run" not in meanings


def test_a_verb_that_is_asked_for_is_left_as_it_is() -> None:
    assert short_answers.read(cards_asked(), speech("caverna", "en"), "play parkour B1") == (("play", "parkour", "B1"),)


@pytest.mark.parametrize("line", ["xyzzy", "blorp 12", "acabou tudo", "мапа світу"])
async def test_nonsense_is_answered_with_what_can_be_done(hall: Hall, line: str) -> None:
    await sat_down(hall, "holland")

    reply = await hall.bo(line)

    assert not reply.ok
    assert "choose 1" in reply.text


async def test_a_slip_is_answered_with_what_was_meant(hall: Hall) -> None:
    await sat_down(hall, "holland")

    assert (await hall.bo("choose 5 5")).text.endswith("Did you mean: choose 5")


@pytest.mark.parametrize("line", ["next", "end turn", "search", "fim", "acabou", "копняк", "мапа"])
async def test_nothing_is_suggested_that_would_do_something_else(hall: Hall, line: str) -> None:
    await sat_down(hall, "caverna")

    for guest in (hall.ana, hall.bo, hall.olha):
        reply = await guest(line)
        assert not any(word in reply.text for word in ("orders", "ordens", "накази", "never", "nunca", "ніколи"))


async def test_the_word_end_ends_no_game_for_those_who_play(hall: Hall) -> None:
    table = await sat_down(hall, "caverna")

    await hall.bo("end")

    assert (await hall.kept(table)).table.wish is None


@pytest.mark.parametrize(("yes", "no"), [("sim", "não"), ("yes", "no"), ("за", "проти"), ("s", "n")])
async def test_a_bare_yes_or_no_is_a_vote_while_the_table_is_asked(hall: Hall, yes: str, no: str) -> None:
    table = await sat_down(hall, "holland")
    await hall.ana(ProposeEnd())

    assert (await hall.bo(yes)).ok
    assert (await hall.kept(table)).table.wish.agreed == (1,)
    await hall.olha(no)
    assert (await hall.kept(table)).table.wish is None


async def test_a_public_act_is_not_called_secret(hall: Hall) -> None:
    table = await sat_down(hall, "caverna")
    kept = await hall.kept(table)
    seat = run.awaited(kept.match.position)[0]
    guest = (hall.ana, hall.bo, hall.olha)[seat]
    guest.person = guest.person.__class__(guest.person.id, guest.person.name, "en")

    reply = await guest("done")
    for _ in range(5):
        if not reply.ok:
            reply = await guest("done")

    assert "secret" not in reply.text


@pytest.mark.parametrize(
    ("slug", "lang", "line", "tokens"),
    [
        ("caverna", "pt-BR", "jogar pedrada no verde", ("play", "largar_a_pedrada", "green")),
        ("caverna", "en", "play rock at the green", ("play", "largar_a_pedrada", "green")),
        ("vi_algo", "uk", "гнатися за Бенту", ("chase", "bento")),
    ],
)
def test_small_words_between_others_say_nothing(slug: str, lang: str, line: str, tokens: tuple[str, ...]) -> None:
    assert speech(slug, lang).read(line) == (tokens,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_on_a_button_can_be_typed_whole_or_up_to_its_colon(lang: str) -> None:
    asked = facing("vi_algo", 3)
    voice = Voice.of(HOUSE.words(lang, ("Ana", "Bo", "Olha")), Lexicon.of(HOUSE, "vi_algo"), asked.game)
    for choice in asked.waited_for[:5]:
        label = button_of(asked, voice, choice).label

        assert short_answers.by_its_button(asked, voice, label.lower()) == choice.action
        assert short_answers.by_its_button(asked, voice, f"{label}: 74%") is None


def placing_a_victim() -> Facing:
    """A side of the night is asked where the next victim stands."""
    at = 0
    while True:
        here = facing("noites", 2, at)
        if here.questions[0][0].tag == "noites.ask_place_victim":
            return here
        at += 1


def test_a_bare_place_that_is_not_allowed_is_answered_with_the_reason() -> None:
    here = placing_a_victim()
    monster = here.position.board.standing[0]

    with pytest.raises(Refused) as why:
        short_answers.read(here, speech("noites", "en"), cell(monster.spot))

    assert why.value.key == "near_monster"
    assert why.value.params["from_monsters"] == 300


def test_what_names_nothing_here_is_no_reason() -> None:
    assert short_answers.read(placing_a_victim(), speech("noites", "en"), "hello") == (("hello",),)


def monsters_asked() -> Facing:
    """Whoever is asked which of the monsters of the night acts."""
    for at in range(20, 60):
        here = facing("noites", 2, at)
        if here.questions[0][0].tag == "noites.ask_monster":
            return here
    raise AssertionError


def test_what_names_no_monster_is_not_explained_as_one_of_somebody_else() -> None:
    assert short_answers.read(monsters_asked(), speech("noites", "en"), "D6") == (("D6",),)
    with pytest.raises(Refused, match="must_answer"):
        short_answers.read(monsters_asked(), speech("noites", "en"), "yes")
