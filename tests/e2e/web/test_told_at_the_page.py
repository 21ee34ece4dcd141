"""What happened, told on the page: the latest line first, what was done to oneself before all else."""

from tables import PHONE, Alone


async def test_by_what_the_dice_are_checked_stands_in_a_fold(alone: Alone) -> None:
    ana = await alone()
    await ana.page.wait_for_selector("#lines .seal", state="attached")
    await ana.page.evaluate("document.querySelectorAll('#lines .seal').forEach((fold) => { fold.open = true; })")

    assert await ana.page.evaluate(SEALS) == {"told": False, "folded": True}


SEALS = """() => {
  const seal = /[0-9a-f]{8}/;
  const text = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent).join();
  return { told: seal.test(text("#lines div > p") + text("#lately")), folded: seal.test(text("#lines .seal p")) };
}"""


async def test_on_a_phone_what_happened_opens_at_its_latest_line(alone: Alone) -> None:
    ana = await alone(**PHONE)
    await ana.page.evaluate("document.querySelector('#lines').style.maxHeight = '3rem'")
    await ana.page.tap("#tab-table")

    await ana.until("""() => {
      const { scrollHeight, scrollTop, clientHeight } = document.querySelector("#lines");  // others may act meanwhile
      return scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 2;
    }""")


async def test_what_happened_unfolds_by_a_press_and_folds_again(alone: Alone) -> None:
    """Read in one go: the others may act at any time."""
    ana = await alone(**PHONE)
    await ana.page.evaluate("(at) => localStorage.setItem(`acted ${location.pathname}`, String(at))", 1)
    await ana.page.reload()
    await ana.until("() => document.querySelector('#lately').title !== ''")

    pressed = "(lately) => [0, 1, 2].map((press) => { if (press > 0) lately.click(); return lately.innerText; })"
    folded, unfolded, again = await ana.page.locator("#lately").evaluate(pressed)

    assert len(unfolded.split("\n")) > 1
    assert folded == unfolded.split("\n")[-1] == again


async def test_what_was_done_to_oneself_is_told_first_and_the_rest_is_folded(alone: Alone) -> None:
    ana = await alone(**PHONE)
    await ana.page.evaluate("(at) => localStorage.setItem(`acted ${location.pathname}`, String(at))", 1)
    await ana.page.reload()
    await ana.until("() => document.querySelector('#lately').title !== ''")
    folded, unfolded = await ana.page.evaluate("""async () => {
      const { told: { take, shown } } = await import(document.scripts[0].src);
      const lately = document.querySelector("#lately");
      take([{ do: "befallen", befallen: ["Bo kicks Ana.", "Ana faints."], beats: [] }]);
      shown();
      return [0, 1].map((press) => { if (press > 0) lately.click(); return lately.innerText; });
    }""")  # at once: the house goes on telling what befell

    assert folded == "Bo kicks Ana. Ana faints."
    assert unfolded.startswith("Bo kicks Ana.\nAna faints.\n\n")


async def test_what_only_marks_time_is_not_what_stays_of_all_that_happened(alone: Alone) -> None:
    ana = await alone(**PHONE)
    await ana.page.evaluate("(at) => localStorage.setItem(`acted ${location.pathname}`, String(at))", 1)
    await ana.page.reload()
    await ana.until("() => document.querySelector('#lately').title !== ''")

    stays = await ana.page.evaluate("""async () => {
      const { told: { take, shown } } = await import(document.scripts[0].src);
      const say = (id, text) => ({ do: "put", channel: "place", message: { id, text, rows: [], at: Date.now() } });
      take([{ do: "befallen", befallen: [], beats: ["Bo has chosen."] }]);
      take([{ do: "all", channel: "place", messages: [] }, say("one", "Bo falls."), say("two", "Bo has chosen.")]);
      shown();
      return document.querySelector("#lately").innerText;
    }""")

    assert stays == "Bo falls."
