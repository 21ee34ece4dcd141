"""Given, when, then: an example of a rule as plain data, played through the kernel and compared.

`docs/scenarios.md` tells the format. Files are read outside the engine, which sees mappings only.
"""

import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, TypeAlias

from engine.core import codec, run
from engine.core.dice import Dice, mixed_seed
from engine.core.game import Setup
from engine.core.refusal import BrokenRule, Refused
from engine.core.run import AnyGame
from engine.proof.checks import broken_invariants
from engine.proof.comparison import CHECKS, compare, dropped_differs, refusal_differs, same_for
from engine.proof.stage import AnyStage, Script, Stage, a_list

Plain: TypeAlias = Mapping[str, Any]

SAME = "same_for"
TABLE = "table"
"""Who sits where, for a case that is played at a table: people come and go, and time passes."""
AT_A_TABLE = ("sits", "host", "said", "not_said")
"""What may be checked there besides."""
GIVEN = ("game", "rules", "seats", "settings", "seed", "dice", "draws", "given", "else", "apart_from", TABLE)
"""What the head of a file may say for all its cases, and a case for its alternatives."""
CASE = (*dict.fromkeys((*GIVEN, "name", "refused", "when", "when_instead", *CHECKS, *AT_A_TABLE)),)
ALTERNATIVE = (*(key for key in CASE if key != "when_instead"), SAME)
OWN = ("else", "apart_from")
"""Checks that the head may make for all cases: an alternative has its own instead of those of its case."""
MAPPINGS = (
    *("settings", "dice", "draws", "given", "then", "offered"),
    *("options", "answers", "accepts", "refuses", "sees", "hidden"),
)
STEP = "step"
"""What a line is called in a lesson."""
LINE = ("refused", "dropped", "at_ms", STEP, *CHECKS)
"""What may stand beside the act of a line."""


MISWRITTEN = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)
"""What comes of a value that is of another kind than the one that was expected."""


_STRANGE = re.compile(r"field_name='([^']*)', input_value=(.*), input_type=")
"""What pydantic tells of a value that a field cannot have."""


class BadScenario(Exception):  # noqa: N818  it is told to whoever wrote the file
    """A scenario that cannot be understood."""


def why(broken: BaseException) -> str:
    """In a line, for whoever wrote the file, what is wrong with it."""
    match broken:
        case Refused(key=key, params=params):
            return f"refused with {key} {params}" if params else f"refused with {key}"
        case BadScenario() | BrokenRule():
            return str(broken)
        case KeyError(args=(name, *_)):
            return f"nothing is called {name!r}"
    return f"a value is of another kind than it should be ({broken})"


@dataclass(frozen=True, slots=True)
class Example:
    """One example: from Given on, independent of all others."""

    name: str
    game: str
    rules: tuple[str, ...]
    body: Plain
    main: Plain | None = None
    """Of an alternative: the case to which it is one."""


def cases_of(document: object) -> tuple[Example, ...]:
    """The cases of a file; each alternative is a case of its own that starts again from Given."""
    if not isinstance(document, Mapping) or not isinstance(document.get("cases"), list):
        raise BadScenario("a scenario file is a mapping with a list of `cases`")
    head = {key: value for key, value in document.items() if key != "cases"}
    _know(head, GIVEN, "the head of the file")
    bodies = [pair for case in document["cases"] for pair in _with_alternatives(head, case)]
    names = [body["name"] for body, _ in bodies]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadScenario(f"two cases have the same name: {twice[0]!r}")
    return tuple(
        Example(body["name"], body["game"], tuple(a_list(body.get("rules"))), body, main) for body, main in bodies
    )


def differences(game: AnyGame, case: Example) -> tuple[str, ...]:
    """How the game departs from the example: nothing if it does as it should."""
    return tuple(_told_of(_played(game, case)))


def ended(game: AnyGame, case: Example) -> AnyStage:
    """The stage at the end of an example, for a look at it."""
    return _ended(game, case.body)


def _ended(game: AnyGame, body: Plain) -> AnyStage:
    try:
        stage = _given(game, body)
        for line in a_list(body.get("when")):
            stage, _ = _line(stage, line)
    except (Refused, BrokenRule, *MISWRITTEN) as broken:
        raise BadScenario(f"When cannot be played: {why(broken)}") from broken
    return stage


def _told_of(found: Iterator[str]) -> Iterator[str]:
    try:
        yield from found
    except (Refused, BrokenRule, BadScenario, *MISWRITTEN) as broken:
        yield f"cannot be played on: {why(broken)}"


def _played(game: AnyGame, case: Example) -> Iterator[str]:
    body = case.body
    if "refused" in body:
        yield from _refused_setup(game, body)
        return
    stage = given = _given(game, body)
    for number, line in enumerate(a_list(body.get("when")), 1):
        where = f"when, line {number}, {line}"
        try:
            stage, problems = _line(stage, line)
        except (Refused, BrokenRule, BadScenario, *MISWRITTEN) as broken:
            yield f"{where}: {why(broken)}"
            return
        yield from (f"{where}: {problem}" for problem in problems)
    yield from compare(body, stage, given, stage.told)
    if SAME in body and case.main is not None:
        yield from same_for(stage, _ended(game, case.main), body[SAME])
    yield from (f"the dice of {purpose!r} were not all used" for purpose in stage.unused_dice)


def hold_given(game: AnyGame, body: Plain) -> None:
    """`BadScenario` if a position is described that there cannot be."""
    if body.get("given") is not None:
        _given(game, {key: value for key, value in body.items() if key in ("seats", "settings", "given")})


def _given(game: AnyGame, body: Plain) -> AnyStage:
    try:
        stage = Stage.given(game, _setup(game, body), _seed(body), _script(body), body.get("given"))
        _hold_as_position(stage)
        _hold_as_game(game, stage)
    except (Refused, BrokenRule, *MISWRITTEN) as broken:
        raise BadScenario(f"Given cannot be built: {why(broken)}") from broken
    return stage


def _hold_as_position(stage: AnyStage) -> None:
    """A position that nothing in it is of a strange kind; `BadScenario` names the first that is."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            _bytes(stage)
        except UserWarning as strange:
            found = _STRANGE.search(str(strange))
            named = f"{found[1]} cannot be {found[2]}" if found else "a value is of another kind than it should be"
            raise BadScenario(f"Given cannot be built: {named}") from None


def _hold_as_game(game: AnyGame, stage: AnyStage) -> None:
    """A position that the game could be in; `BadScenario` names the first of its invariants that does not hold."""
    for broken in islice(broken_invariants(game, stage.position), 1):
        raise BadScenario(f"Given cannot be built: {broken}")


def _line(stage: AnyStage, line: object) -> tuple[AnyStage, list[str]]:
    checked, act = line_and_act(line, LINE)
    after, problems = _act(stage, act, checked) if act else (stage, [])
    problems = [*problems, *(dropped_differs(after, checked.get("dropped", {})) if act else ())]
    return after, [*problems, *compare(checked, after, stage, after.told[len(stage.told) :])]


def line_and_act(line: object, known: Sequence[str]) -> tuple[Plain, str]:
    """A line of `when`, and the one thing that is done in it, "" if nothing is."""
    if not isinstance(line, Mapping):
        raise BadScenario("a line is a mapping")
    acts = [key for key in line if key not in known]
    if len(acts) > 1:
        raise BadScenario(f"a line has one act, not {acts}")
    if not all(isinstance(act, str) for act in acts):
        raise BadScenario(f"an act is a word, not {acts[0]!r}")
    _know(line, (*known, *acts), "it")
    return line, "".join(acts)


def _act(stage: AnyStage, act: str, line: Plain) -> tuple[AnyStage, list[str]]:
    at_ms = line.get("at_ms", 0)
    if act == "late":
        everyone = line[act] == "everyone"
        late = run.awaited(stage.position) if everyone else tuple(stage.seat(name) for name in a_list(line[act]))
        return stage.time_up(late, at_ms), []
    if act == "returned":
        return stage.returned(stage.seat(line[act]), at_ms), []
    return _typed(stage, act, line, at_ms)


def _typed(stage: AnyStage, act: str, line: Plain, at_ms: int) -> tuple[AnyStage, list[str]]:
    expected = line.get("refused")
    stage = replace(stage, dropped=())
    before = _bytes(stage)
    try:
        after = stage.typed(stage.seat(act), str(line[act]), at_ms)
    except Refused as refused:
        changed = ["refused, yet the position has changed"] if _bytes(stage) != before else []
        if expected is None:
            return stage, [f"refused with {refused.key} {refused.params}, but should be accepted", *changed]
        return stage, [*refusal_differs(refused, expected), *changed]
    return after, [] if expected is None else [f"accepted, but should be refused with {expected!r}"]


def _bytes(stage: AnyStage) -> bytes:
    plain_dice = Dice("", stage.position.dice.drawn)
    return codec.dump_position(stage.game, replace(stage.position, dice=plain_dice))


def _refused_setup(game: AnyGame, body: Plain) -> Iterator[str]:
    try:
        _setup(game, body)
    except Refused as refused:
        yield from refusal_differs(refused, body["refused"])
    else:
        yield f"the setup was accepted, but should be refused with {body['refused']!r}"


def _setup(game: AnyGame, body: Plain) -> Setup[Any]:
    seats = body.get("seats", game.seats.start)
    if isinstance(seats, int):
        return game.setup(seats, body.get("settings"))
    return game.setup(len(seats), body.get("settings"), [str(role) for role in seats])


def _seed(body: Plain) -> str:
    return mixed_seed(str(body["seed"])) if "seed" in body else ""


def _script(body: Plain) -> Script:
    faces = {purpose: [face - 1 for face in a_list(shown)] for purpose, shown in (body.get("dice") or {}).items()}
    drawn = {purpose: a_list(values) for purpose, values in (body.get("draws") or {}).items()}
    return tuple((purpose, tuple(results)) for purpose, results in (faces | drawn).items())


def _with_alternatives(head: Plain, case: object) -> Iterator[tuple[dict[str, Any], Plain | None]]:
    """A case and its alternatives, each of these beside the case."""
    if not isinstance(case, Mapping) or not isinstance(case.get("name"), str):
        raise BadScenario("every case is a mapping with a `name`")
    where = f"the case {case['name']!r}"
    _know(case, CASE, where)
    main = _over(head, {key: value for key, value in case.items() if key != "when_instead"})
    if not isinstance(main.get("game"), str):
        raise BadScenario(f"{where} has no `game`")
    yield main, None
    shared = {key: value for key, value in main.items() if key in GIVEN and key not in OWN}
    shared |= {key: head[key] for key in OWN if key in head}
    for number, instead in enumerate(a_list(case.get("when_instead")), 1):
        if not isinstance(instead, Mapping):
            raise BadScenario(f"{where}: an alternative is a mapping")
        _know(instead, ALTERNATIVE, f"an alternative of {where}")
        yield {**_over(shared, instead), "name": f"{case['name']}; {instead.get('name', f'instead {number}')}"}, main


def _over(below: Plain, above: Plain) -> dict[str, Any]:
    merged = dict(below)
    for key, value in above.items():
        deeper = isinstance(value, Mapping) and isinstance(merged.get(key), Mapping)
        merged[key] = _over(merged[key], value) if deeper else value
    return merged


def _know(part: Plain, known: Sequence[str], where: str) -> None:
    strange = [str(key) for key in part if key not in known]
    if strange:
        raise BadScenario(f"{where} has the unknown key {', '.join(strange)}; known are {', '.join(known)}")
    for key in MAPPINGS:
        if not isinstance(part.get(key, {}), Mapping):
            raise BadScenario(f"{where}: `{key}` is a mapping, not {part[key]!r}")
    if part.get("else", "as_before") != "as_before":
        raise BadScenario(f"{where}: `else` can only be `as_before`")
