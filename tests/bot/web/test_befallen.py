"""Whoever comes back to a page is told before all else what was done to them meanwhile; nobody else is."""

import pytest
from support.visiting import Visit, Visitor, started


@pytest.fixture
def a_deal_where_somebody_is_hurt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.running._entropy", lambda: "5" * 64)


async def _plays_until_hurt(ana: Visitor) -> None:
    await ana.plays_until(lambda: bool(ana.befallen), thinks=0.2)
    assert ana.phase != "finished"


@pytest.mark.usefixtures("a_deal_where_somebody_is_hurt")
async def test_a_page_opened_again_tells_first_what_was_done_to_its_person(visit: Visit) -> None:
    ana, bo = visit("ana"), visit("bo")
    await started(ana)
    await _plays_until_hurt(ana)
    await ana.until(lambda: bool(ana.standing["waits"]) or ana.phase == "finished")

    again = visit("ana")
    await again.until(lambda: bool(again.texts("place")))

    assert ana.befallen
    assert again.befallen == ana.befallen
    assert set(ana.befallen) <= {line for text in ana.texts("place") for line in text.split("\n")}
    assert not bo.befallen


@pytest.mark.usefixtures("a_deal_where_somebody_is_hurt")
async def test_what_was_done_to_somebody_is_over_once_they_have_acted_again(visit: Visit) -> None:
    ana = visit("ana")
    await started(ana)
    await _plays_until_hurt(ana)
    told = ana.befallen
    await ana.until(lambda: bool(ana.standing["waits"]) and ana.hand is not None)

    await ana.says(str(ana.hand and ana.hand["typed"]))

    await ana.until(lambda: ana.befallen != told)


async def test_what_only_marks_time_is_told_apart(visit: Visit) -> None:
    def lines() -> set[str]:
        return {line for text in ana.texts("place") for line in text.split("\n")}

    ana = visit("ana")
    await started(ana)
    await ana.plays_until(lambda: len(ana.beats) > 1, thinks=0.2)

    await ana.until(lambda: set(ana.beats) <= lines())
    assert any("has chosen" in line for line in ana.beats)
    assert lines() - set(ana.beats)
    assert not set(ana.beats) & set(ana.befallen)
