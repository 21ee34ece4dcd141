"""Before the deal: seats, settings, roles, computer players, host's rights, the presence check."""

from dataclasses import replace

import pytest
from hall import PLACE, Guest, Hall
from halls import MakeHall
from porrinha import GAME as PORRINHA

from bot.tables.model.intents import (
    Cancel,
    Computer,
    Configure,
    Confirm,
    Fill,
    Join,
    Kick,
    Leave,
    Move,
    Open,
    Pace,
    Preset,
    ProposeEnd,
    Rematch,
    Role,
    ShowSettings,
    Solo,
    Spectate,
    Start,
)
from bot.tables.model.table import GAMES_OWN_CLOCKS, NO_CLOCK, Phase
from engine.core.parts import Hosting
from engine.core.settings import Value
from engine.games import games


async def test_who_opens_a_table_is_its_host_and_sits_down(hall: Hall) -> None:
    kept = await hall.kept(await hall.opened())

    assert (kept.table.host, kept.table.sitters[0].name, kept.table.phase) == ("web:ana", "Ana", Phase.LOBBY)


async def test_the_lobby_stands_in_one_message_that_is_kept_current(hall: Hall) -> None:
    await hall.opened()
    await hall.bo(Join())

    boards = [sent for sent in hall.wire.at[PLACE] if sent.screen.buttons]
    assert len(boards) == 1
    assert "2. Bo" in boards[0].screen.text


async def test_the_lobby_has_five_buttons_and_the_rest_stands_behind_the_settings(hall: Hall) -> None:
    await hall.opened()
    behind = (await hall.ana(ShowSettings())).screen

    lobby = [one.label for one in hall.wire.board().buttons]
    assert lobby == ["Join", "Leave", "Start", "Fill with computers", "Settings"]
    assert behind is not None
    assert {"sem relógio", "Chamar computador", "Cancelar"} <= {one.label for one in behind.buttons}


async def test_who_fills_the_table_is_told_how_many_sit_down(hall: Hall) -> None:
    await hall.opened()

    assert (await hall.bo(Join())).ok
    assert (await hall.ana(Fill(3))).text == "1 computador se senta à mesa."


async def test_a_place_has_one_running_table(hall: Hall) -> None:
    await hall.opened()

    reply = await hall.bo(Open("porrinha"))

    assert (reply.ok, "already a table" in reply.text) == (False, True)


async def test_a_thread_is_a_place_of_its_own(hall: Hall) -> None:
    await hall.opened()

    assert (await hall.bo(Open("porrinha"), place="web:room/thread")).ok


def board(hall: Hall) -> list[str]:
    """The lines of the living board."""
    return [sent for sent in hall.wire.at[PLACE] if sent.screen.buttons][-1].screen.text.splitlines()


async def test_free_seats_take_one_line_and_none_once_it_is_about_to_begin(hall: Hall) -> None:
    await hall.opened()
    lobby = board(hall)
    await hall.bo(Join())
    await hall.ana(Start())
    gathering = board(hall)

    assert [line for line in lobby if "free" in line] == ["2–6. free"]
    assert [line for line in gathering if "free" in line] == []
    assert any(line.startswith("2. Bo") for line in gathering)


async def test_a_called_off_table_frees_its_place(hall: Hall) -> None:
    await hall.opened()
    await hall.ana(Cancel())

    assert (await hall.bo(Open("porrinha"))).ok


async def test_somebody_seated_cannot_join_twice(hall: Hall) -> None:
    await hall.opened()

    assert not (await hall.ana(Join())).ok


async def test_a_named_seat_is_taken(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Join(4))

    assert (await hall.kept(table)).table.seat_of("web:bo") == 3


async def test_a_taken_seat_is_refused(hall: Hall) -> None:
    await hall.opened()

    assert not (await hall.bo(Join(1))).ok


async def test_the_host_exchanges_two_seats(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Join())
    await hall.ana(Move(1, 2))

    assert (await hall.kept(table)).table.names[:2] == ("Bo", "Ana")


async def test_only_the_host_sets_the_table(hall: Hall) -> None:
    await hall.opened()
    await hall.bo(Join())

    assert not (await hall.bo(Configure("rounds", "5"))).ok


async def test_who_manages_the_place_may_do_what_the_host_may(hall: Hall) -> None:
    table = await hall.opened()
    warden = Guest(hall, "Rui", "pt-BR", manages=True)

    assert (await warden(Configure("rounds", "5"))).ok
    assert (await hall.kept(table)).table.settings == {"rounds": 5}


async def test_a_setting_out_of_bounds_is_refused(hall: Hall) -> None:
    await hall.opened()

    assert not (await hall.ana(Configure("rounds", "10"))).ok


async def test_settings_are_explained_and_set_by_pressing(hall: Hall) -> None:
    table = await hall.opened()
    listed = await hall.bo(ShowSettings())
    assert listed.screen is not None
    choices = await hall.ana.press(listed.screen, "rounds")
    assert choices.screen is not None

    await hall.ana.press(choices.screen, "7")

    assert "How many rounds are played." in listed.screen.text
    assert (await hall.kept(table)).table.settings == {"rounds": 7}


async def test_a_pace_is_hours_or_the_games_own_or_none(hall: Hall) -> None:
    table = await hall.opened()

    assert not (await hall.ana(Pace("fast"))).ok
    assert (await hall.ana(Pace("24"))).ok
    assert (await hall.kept(table)).table.pace == "24"


@pytest.mark.parametrize(
    ("pace", "chosen", "rounds"), [("24", {}, 5), ("none", {}, 5), ("24", {"rounds": 2}, 2), ("game", {}, 3)]
)
async def test_a_slow_table_has_the_games_settings_for_it(
    make_hall: MakeHall, pace: str, chosen: dict[str, int], rounds: int
) -> None:
    hall = make_hall({PORRINHA.slug: replace(PORRINHA, hosting=Hosting(slow={"rounds": 5}))})
    table = await hall.opened(**chosen)
    await hall.ana(Pace(pace))
    await hall.ana(Fill(2))
    await hall.ana(Start())

    kept = await hall.kept(table)
    assert kept.match is not None
    assert kept.match.setup.settings.rounds == rounds


async def test_a_whole_way_to_play_sets_everything_and_stands_behind_the_settings(make_hall: MakeHall) -> None:
    presets: dict[str, dict[str, Value]] = {"first": {"rounds": 1}, "box": {}, "long": {"rounds": 9}}
    hall = make_hall({PORRINHA.slug: replace(PORRINHA, hosting=Hosting(presets=presets))})
    table = await hall.opened(rounds=5)
    await hall.bo(Join())

    screen = (await hall.ana(ShowSettings())).screen
    assert screen is not None
    offered = {one.label: one.tone for one in screen.buttons if one.label in ("Primeira partida", "Partida longa")}
    assert offered == {"Primeira partida": "plain", "Partida longa": "plain"}
    await hall.ana.press(screen, "Partida longa")
    assert (await hall.kept(table)).table.settings == {"rounds": 9}
    assert (await hall.ana("/preset first game")).ok
    assert (await hall.kept(table)).table.settings == {"rounds": 1}
    assert not (await hall.bo(Preset("box"))).ok
    assert not (await hall.ana(Preset("short"))).ok


async def test_a_role_is_taken_and_exchanged(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Join())
    await hall.ana(Role("player_2"))
    await hall.bo(Role("player_2"))

    assert [one.role for one in (await hall.kept(table)).table.sitters[:2]] == ["", "player_2"]


async def test_chosen_roles_are_dealt(hall: Hall) -> None:
    table = await hall.opened()
    await hall.ana(Role("player_2"))
    await hall.ana(Fill(2))
    await hall.ana(Start())

    assert (await hall.kept(table)).table.roles == ("player_2", "player_1")


async def test_computers_fill_the_seats_that_are_wanted(hall: Hall) -> None:
    table = await hall.opened()
    await hall.ana(Computer(3))
    await hall.ana(Fill(4))

    taken = [bool(one.computer) for one in (await hall.kept(table)).table.sitters]
    assert taken == [False, True, True, True, False, False]


async def test_computers_fill_a_table_to_the_number_that_the_game_is_best_with(make_hall: MakeHall) -> None:
    hall = make_hall({PORRINHA.slug: replace(PORRINHA, hosting=Hosting(recommended=lambda _rules, people: people + 2))})
    table = await hall.opened()

    await hall.ana(Fill())

    taken = [not one.is_free for one in (await hall.kept(table)).table.sitters]
    assert taken == [True, True, True, False, False, False]


async def test_where_enough_have_sat_down_more_computers_are_named_by_number(make_hall: MakeHall) -> None:
    hall = make_hall({PORRINHA.slug: replace(PORRINHA, hosting=Hosting(recommended=lambda _rules, _people: 2))})
    table = await hall.opened()
    await hall.ana(Fill())

    assert not (await hall.ana(Fill())).ok
    assert (await hall.ana(Fill(5))).ok
    assert sum(not one.is_free for one in (await hall.kept(table)).table.sitters) == 5


async def test_a_game_that_recommends_no_number_is_filled(hall: Hall) -> None:
    table = await hall.opened()

    await hall.ana(Fill())

    assert not any(one.is_free for one in (await hall.kept(table)).table.sitters)


async def test_a_host_who_leaves_passes_the_table_on(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Join())
    await hall.ana(Leave())

    assert (await hall.kept(table)).table.host == "web:bo"


async def test_a_table_that_everybody_left_is_called_off(hall: Hall) -> None:
    table = await hall.opened()
    await hall.ana(Leave())

    assert (await hall.kept(table)).table.phase is Phase.CANCELLED


async def test_the_host_makes_somebody_get_up(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Join())
    await hall.ana(Kick(2))

    assert (await hall.kept(table)).table.seat_of("web:bo") is None


async def test_too_few_people_cannot_start(hall: Hall) -> None:
    await hall.opened()

    reply = await hall.ana(Start())

    assert (reply.ok, reply.text) == (False, "Lugares neste jogo: de 2 a 6.")


async def test_nobody_is_dealt_to_before_having_confirmed(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Join())
    await hall.ana(Start())

    assert (await hall.kept(table)).table.phase is Phase.GATHERING
    assert "Bo" in hall.wire.board().text.splitlines()[-1]


async def test_the_last_confirmation_deals(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Join())
    await hall.ana(Start())
    await hall.bo(Confirm())

    assert (await hall.kept(table)).table.phase is Phase.PLAYING


async def test_a_confirmation_without_an_open_door_is_no_confirmation(hall: Hall) -> None:
    hall.bo.door = None
    await hall.opened()
    await hall.bo(Join())
    await hall.ana(Start())

    assert not (await hall.bo(Confirm())).ok


async def test_a_door_that_was_open_before_counts(hall: Hall) -> None:
    await hall.bo("/tables")
    hall.bo.door = None
    table = await hall.opened()
    await hall.bo(Join())
    await hall.ana(Start())
    await hall.bo(Confirm())

    assert (await hall.kept(table)).table.phase is Phase.PLAYING


async def test_calling_the_check_off_leads_back_to_the_lobby(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Join())
    await hall.ana(Start())
    await hall.ana(Cancel())

    assert (await hall.kept(table)).table.phase is Phase.LOBBY


async def test_a_spectator_holds_no_seat(hall: Hall) -> None:
    table = await hall.opened()
    await hall.bo(Spectate())
    await hall.bo(Join())

    assert (await hall.kept(table)).table.spectators == ()


async def test_a_forgotten_lobby_closes(hall: Hall) -> None:
    table = await hall.opened()
    await hall.later(3 * 24 * 3600 + 1)

    assert (await hall.kept(table)).table.phase is Phase.CANCELLED


async def test_everybody_is_spoken_to_in_their_own_language(hall: Hall) -> None:
    await hall.opened()

    assert (await hall.olha(Join())).text == "Ваше місце у грі «Поріньйя» — 2."
    assert hall.wire.texts(PLACE)[-1] == "Olha takes seat 2."


async def test_half_a_character_in_a_name_or_a_line_is_no_trouble(hall: Hall) -> None:
    guest = Guest(hall, "Zed", "en")
    guest.person = replace(guest.person, name="Zed\ud83d")
    await hall.opened()

    assert (await guest(Join())).ok
    assert not (await guest("\ud83d")).ok
    assert "Zed\ufffd" in hall.wire.board().text


@pytest.mark.parametrize(
    ("people", "chosen", "pace"),
    [(1, {}, NO_CLOCK), (1, {"rounds": 5}, GAMES_OWN_CLOCKS), (2, {}, GAMES_OWN_CLOCKS)],
    ids=["alone", "alone, and the clock was set", "among people"],
)
async def test_alone_against_computers_nothing_is_timed_unless_somebody_asked_for_it(
    make_hall: MakeHall, people: int, chosen: dict[str, int], pace: str
) -> None:
    timed = replace(PORRINHA, clocks={"turn": lambda settings: 60 * settings.rounds})
    hall = make_hall({PORRINHA.slug: timed})
    table = await hall.opened(**chosen)
    for guest in (hall.bo,)[: people - 1]:
        await guest(Join())
    await hall.ana(Fill(3))
    await hall.ana(Start())
    for guest in (hall.bo,)[: people - 1]:
        await guest(Confirm())

    kept = await hall.kept(table)
    assert kept.table.pace == pace
    assert (await hall.ana(Pace("game"))).ok
    assert (await hall.kept(table)).table.pace == GAMES_OWN_CLOCKS


async def test_a_rematch_of_whoever_plays_alone_is_the_same_game_again_and_no_slow_one(make_hall: MakeHall) -> None:
    hall = make_hall({PORRINHA.slug: replace(PORRINHA, hosting=Hosting(slow={"rounds": 5}))})
    await hall.opened()
    await hall.ana(Fill(2))
    await hall.ana(Start())
    await hall.ana(ProposeEnd())
    again = await hall.ana(Rematch())
    await hall.ana(Start())

    kept = await hall.kept(again.table)
    assert kept.match is not None
    assert kept.match.setup.settings.rounds == 3


async def test_who_plays_alone_is_dealt_at_once_with_as_many_computers_as_the_game_is_best_with(hall: Hall) -> None:
    reply = await hall.ana(Solo("porrinha"))

    table = (await hall.kept(reply.table)).table
    assert (table.phase, table.pace) == (Phase.PLAYING, NO_CLOCK)
    assert [one.person for one in table.sitters] == ["web:ana"] + [None] * (len(table.sitters) - 1)
    assert all(one.computer for one in table.sitters[1:])


@pytest.mark.parametrize("slug", sorted(games()))
async def test_every_game_can_be_played_at_once(make_hall: MakeHall, slug: str) -> None:
    hall = make_hall(dict(games()))

    reply = await hall.ana(Solo(slug))

    kept = await hall.kept(reply.table)
    assert kept.match is not None
    assert {name: kept.table.settings[name] for name in games()[slug].hosting.beginners} == games()[
        slug
    ].hosting.beginners
