"""What a host may set of how the house treats its tables."""

import pytest

from bot.cli.an_open_house import customs_of
from bot.cli.console import Console
from bot.cli.opening import environment
from bot.tables.domain.house import DAY, Customs


def test_nothing_set_is_as_ever() -> None:
    assert customs_of(environment(Console.speaking("en"))) == Customs()


def test_what_is_set_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"LOBBY_DAYS": "5", "ARCHIVE_DAYS": "30", "STAND_IN_AFTER": "4", "MOST_TABLES": "2"}.items():
        monkeypatch.setenv(f"MESTRE_{name}", value)

    assert customs_of(environment(Console.speaking("en"))) == Customs(
        lobby_lasts=5 * DAY, archive_lasts=30 * DAY, stand_in_after=4, most_tables=2
    )


@pytest.mark.parametrize("name", ["MESTRE_LOBBY_DAYS", "MESTRE_MOST_TABLES", "MESTRE_LOG", "MESTRE_STAND_IN_AFTER"])
def test_what_cannot_be_meant_is_one_line(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, "0")

    with pytest.raises(Exception, match="2"):
        environment(Console.speaking("en"))
    assert name in capsys.readouterr().err
