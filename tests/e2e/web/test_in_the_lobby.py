"""The lobby on the page: who sits where, which way is played, who decides, and what starting leads to."""

from browsing import Player, Server
from playwright.async_api import Browser, Route
from tables import SIDEWAYS, opened, seated


async def test_whoever_starts_far_down_in_the_lobby_sees_the_board_from_its_top(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, viewport=SIDEWAYS, has_touch=True, is_mobile=True)
    await opened(ana)
    await ana.press("#lobby .fill button")
    await ana.page.evaluate("scrollTo({ top: 10_000 })")
    assert await ana.page.evaluate("scrollY") > 100
    await ana.press("#lobby .actions .main")
    await ana.until_asked()

    assert await ana.page.evaluate("scrollY") == 0


async def test_names_in_the_lobby_stand_in_one_line(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, "Duda", viewport={"width": 1280, "height": 800})
    await ana.press('.game[data-game="amsterdam"]')
    await ana.press("#lobby .fill button")
    await ana.page.wait_for_selector(".seats .is-computer")

    names = ana.page.locator(".seats li:not(.free) :is(.name, .mark)")
    heights = [box["height"] for one in await names.all() if (box := await one.bounding_box())]
    assert max(heights) < 32


async def test_computer_players_fill_a_table_to_the_number_that_is_best(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press('.game[data-game="amsterdam"]')
    await ana.press("#lobby .fill button")
    await ana.page.wait_for_selector("#lobby .fill button", state="hidden")

    assert await ana.page.locator(".seats .is-computer").count() == 3


async def test_an_invitation_made_on_the_hosts_own_machine_leads_to_where_others_find_it(
    browser: Browser, server: Server
) -> None:
    async def told(route: Route) -> None:
        answer = await (await route.fetch()).json()
        await route.fulfill(json={**answer, "reach": "http://192.0.2.7:8080"})

    ana, _ = await seated(browser, server, "Ana", "Bo")
    await ana.page.route("**/links", told)
    await ana.press("#open-invite")
    link = await ana.page.input_value('[data-link="invite-play"] input')

    assert link.startswith("http://192.0.2.7:8080/r/")
    assert await ana.page.locator("#invitation-body > .hint").count() == 0


async def test_the_lobby_shows_few_settings_and_folds_the_rest(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, viewport={"width": 1280, "height": 800})
    await ana.press('.game[data-game="amsterdam"]')
    await ana.page.wait_for_selector("#lobby .seats li")

    assert await ana.page.locator("#lobby .settings .field").locator("visible=true").count() == 3
    await ana.press("#lobby .rest summary")
    assert await ana.page.locator("#lobby .settings .field").locator("visible=true").count() > 20
    empty = ana.page.locator("#lobby .settings input[type=number]:placeholder-shown")
    assert all([str(await one.get_attribute("placeholder")).isdecimal() for one in await empty.all()])


async def test_a_whole_way_to_play_is_one_press_and_what_says_nothing_is_not_shown(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press('.game[data-game="amsterdam"]')
    await ana.press("#lobby .rest summary")
    await ana.page.wait_for_selector('[data-key="map_pool"]')
    assert await ana.page.locator('[data-key="coop_difficulty"]').count() == 0
    assert await ana.page.inner_text(".presets [aria-pressed=true]") == "As in the box"

    await ana.press(".presets button:has-text('First game')")
    await ana.page.wait_for_selector(".presets [aria-pressed=true]:has-text('First game')")
    assert await ana.page.locator('[data-key="map_pool"]').count() == 0
    await ana.page.select_option('[data-key="mode"] select', "coop")
    await ana.page.wait_for_selector('[data-key="coop_difficulty"]')
    assert await ana.page.locator(".presets [aria-pressed=true]").count() == 0


async def test_the_host_says_how_fast_computers_answer_before_the_deal_and_after_it(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address)
    await ana.press('.game[data-game="holland"]')
    await ana.page.select_option('[data-key="speed"] select', "once")
    await ana.press("#lobby .fill button")
    await ana.press("#lobby .actions .main:not(:disabled)")
    await ana.until_asked()
    await ana.press("#menu summary")

    assert await ana.page.input_value("#speed select") == "once"
    await ana.page.select_option("#speed select", "slow")
    await ana.until("() => document.querySelector('#speed select').value === 'slow'")


async def test_a_guest_is_told_once_who_decides_and_sees_what_the_others_play(browser: Browser, server: Server) -> None:
    ana = await Player.at(browser, server.address, "Ana", viewport={"width": 1280, "height": 800})
    await ana.press('.game[data-game="amsterdam"]')
    role = await ana.page.locator('#lobby .seats li[data-key="1"] select option').nth(1).inner_text()
    await ana.page.select_option('#lobby .seats li[data-key="1"] select', label=role)
    bo = await Player.at(browser, ana.page.url.rpartition("/")[0], "Bo", viewport={"width": 1280, "height": 800})

    await bo.page.wait_for_selector(f'#lobby .seats li[data-key="1"] .mark:text-is("{role}")')
    assert (await bo.page.inner_text("#lobby > .how")).count("host of the table") == 1


TOPS = "(nodes) => nodes.map((node) => node.getBoundingClientRect().top + scrollY)"


async def test_teams_are_columns_into_which_one_steps_and_seats_over_the_best_number_are_folded(
    browser: Browser, server: Server
) -> None:
    ana = await Player.at(browser, server.address, "Ana", viewport={"width": 320, "height": 640})
    await ana.press('.game[data-game="amsterdam"]')
    await ana.page.wait_for_selector("#lobby .seats li")
    seats = [ana.page.locator(f"#lobby {where} > li") for where in ("section > .seats", ".further > .seats")]
    assert [await one.count() for one in seats] == [4, 8]
    table = ana.page.url.rpartition("/")[0]
    bo = await Player.at(browser, table, "Bo")
    await ana.press('.team[data-key="orange"] button')
    await bo.press('.team[data-key="black"] button')

    for one in (ana, bo):
        await one.page.wait_for_selector('.team[data-key="orange"] li:has-text("Ana")')
        await one.page.wait_for_selector('.team[data-key="black"] li:has-text("Bo")')

    steps, cy = bo.page.locator(".team button"), await Player.at(browser, table, "Cy")
    where = await steps.evaluate_all(TOPS)
    await cy.press('.team[data-key="orange"] button')
    await bo.page.wait_for_selector('.team[data-key="orange"] li:has-text("Cy")')
    assert await steps.evaluate_all(TOPS) == where  # whoever presses while others come presses what they saw
    limit = ana.page.locator('[data-key="clue_deadline_s"] input')
    assert await limit.get_attribute("placeholder") == "180"
    assert ana.troubles == bo.troubles == []
