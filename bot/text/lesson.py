"""Lessons: a game learnt by playing it. `lessons/<slug>.yaml` beside the languages is a scenario (`docs/scenarios.md`).

Whoever learns has the first seat. Each of their lines is a step and has a name, under which its words stand in
`<slug>_lesson.ftl`; the lines of others that follow it are done at once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

try:
    from yaml import CSafeLoader as Loader  # reads five times as fast, where it was built in
except ImportError:
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

LEARNER = 0
"""The seat of whoever learns."""
STEP = "step"
"""Beside the act of a line: the name of the step that it is."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to do, and what the others do then."""

    name: str
    line: str
    """In plain tokens."""
    then: tuple[tuple[str, str], ...] = ()
    """Who, by role or as P2, and what."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position to begin with, and the steps that lead from it."""

    slug: str
    seats: int
    roles: tuple[str, ...]
    settings: Mapping[str, Any]
    given: Mapping[str, Any] | None
    seed: str
    before: tuple[tuple[str, str], ...]
    """What the others do before the first step."""
    steps: tuple[LessonStep, ...]


@cache
def read_lesson(file: Path) -> Lesson:
    """The one case of a lesson's file."""
    head = yaml.load(file.read_text("utf-8"), Loader)
    case = {**head, **head["cases"][0]}
    seats = case["seats"]
    roles = () if isinstance(seats, int) else tuple(seats)
    given, settings = case.get("given"), case.get("settings") or {}
    before, steps = _told(case["when"])
    return Lesson(case["game"], len(roles) or seats, roles, settings, given, str(case["seed"]), before, steps)


def _told(lines: list[Mapping[str, Any]]) -> tuple[tuple[tuple[str, str], ...], tuple[LessonStep, ...]]:
    """What the others do first, and the steps with what the others do then."""
    before: tuple[tuple[str, str], ...] = ()
    steps: list[LessonStep] = []
    for line in lines:
        who, said = next((str(key), str(value)) for key, value in line.items())
        if STEP in line:
            steps.append(LessonStep(line[STEP], said))
        elif steps:
            steps[-1] = replace(steps[-1], then=(*steps[-1].then, (who, said)))
        else:
            before = (*before, (who, said))
    return before, tuple(steps)
