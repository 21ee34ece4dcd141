"""Houses and their server are killed in the middle of play: nothing is lost, nothing happens twice, nothing is left."""

import sys
from pathlib import Path

import pytest
from support.breadth import breadth

sys.path.append(str(Path(__file__).parents[1]))

from storms.kills import storm


@pytest.mark.long
async def test_what_is_acknowledged_is_there_once_whoever_is_killed(tmp_path: Path) -> None:
    counts = await storm(tmp_path, 2026, *breadth(((3, 1), 2), ((60, 12), 10)))

    assert counts.houses_killed > 0
    assert counts.lines > 0
    assert counts.is_clean, counts
