"""What a scenario may check at its end or after any line: one function a key."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from engine.core import run
from engine.core.event import Told
from engine.core.reading import entries_of, read_asked
from engine.core.refusal import Refused
from engine.core.run import Viewer
from engine.core.seat import Seat
from engine.proof import shown
from engine.proof.expectation import changed_besides, mismatches, plain
from engine.proof.shown import written
from engine.proof.stage import AnyStage, a_list

Differences: TypeAlias = Iterator[str]


def compare(checks: Mapping[str, Any], now: AnyStage, before: AnyStage, told: Sequence[Told]) -> Differences:
    """What differs from what is expected `now`; `told` is what was told since `before`."""
    then = checks.get("then") or {}
    described = plain(now.game.describe(now.position))
    yield from mismatches(described, then)
    if checks.get("else") == "as_before":
        described_before = plain(before.game.describe(before.position))
        besides = changed_besides(described_before, described, then, a_list(checks.get("apart_from")))
        yield from (f"not as before: {one}" for one in besides)
    for key, check in _OF_POSITION.items():
        if key in checks:
            yield from (f"{key}: {one}" for one in check(now, checks[key]))
    yield from _told(now, told, a_list(checks.get("told")))
    yield from _not_told(now, told, a_list(checks.get("not_told")))


def refusal_differs(refused: Refused, expected: Any) -> Differences:
    """How a refusal differs from the expected key, or key and parameters."""
    ((key, params), *_) = expected.items() if isinstance(expected, Mapping) else ((expected, {}),)
    if refused.key != key:
        yield f"refused with {refused.key} {refused.params}, but should be with {key}"
    else:
        yield from (f"refused with {key}: {one}" for one in mismatches(plain(refused.params), params or {}))


def _asked(now: AnyStage, expected: Any) -> Differences:
    actual = {now.role(seat): shown.verbs(now, seat, awaited=True) for seat in run.awaited(now.position)}
    verbs = expected if isinstance(expected, Mapping) else dict.fromkeys(a_list(expected))
    wanted = {now.role(now.seat(name)): heads for name, heads in verbs.items()}
    if actual.keys() != wanted.keys():
        yield f"{sorted(actual)} are asked, but should be {sorted(wanted)}"
    for role in actual.keys() & wanted.keys():
        if wanted[role] is not None and actual[role] != sorted(a_list(wanted[role])):
            yield f"{role} is asked for {actual[role]}, but should be for {wanted[role]}"


def _offered(now: AnyStage, expected: Mapping[str, Any]) -> Differences:
    return _lists(now, expected, lambda seat: shown.verbs(now, seat, awaited=False))


def _options(now: AnyStage, expected: Mapping[str, Any]) -> Differences:
    return _lists(now, expected, lambda seat: shown.options(now, seat))


def _answers(now: AnyStage, expected: Mapping[str, Any]) -> Differences:
    return _lists(now, expected, lambda seat: shown.options(now, seat, awaited=True))


def _accepts(now: AnyStage, expected: Mapping[str, Any]) -> Differences:
    for name, line in _lines_of(expected):
        refused = _refusal(now, now.seat(name), line)
        if refused is not None:
            yield f"{name} may not type {line!r}: {refused.key}"


def _refuses(now: AnyStage, expected: Mapping[str, Any]) -> Differences:
    for name, line in _lines_of(expected):
        if _refusal(now, now.seat(name), line) is None:
            yield f"{name} may type {line!r}"


def _lines_of(expected: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    return ((str(name), str(line)) for name, lines in expected.items() for line in a_list(lines))


def _refusal(now: AnyStage, seat: Seat, line: str) -> Refused | None:
    """Why one entry would be refused now; nothing is carried out."""
    put = tuple(run.asked(now.game, now.position, seat))
    try:
        action, left = read_asked(now.game, now.position, seat, entries_of(line), put)
        question = next((one for one, _, verbs in put if type(action) in verbs), None)
        if question is None or left:
            return Refused("wrong_phase" if question is None else "bad_command")
        question.check(now.position.board, seat, action)
    except Refused as refused:
        return refused
    return None


def _lists(now: AnyStage, expected: Mapping[str, Any], of: Callable[[Seat], list[str]]) -> Differences:
    for name, wanted in expected.items():
        who, _, test = str(name).partition(" ")
        value = wanted if test else sorted(a_list(wanted))
        yield from mismatches({who: of(now.seat(who))}, {str(name): value})


def _result(now: AnyStage, expected: Any) -> Differences:
    result = now.position.result
    if result is None:
        if expected not in (None, "none"):
            yield "the game goes on, but should be over"
        return
    if expected in (None, "none"):
        yield f"the game is over ({result}), but should go on"
        return
    by_place = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    actual = {
        "winners": [now.role(seat) for seat in result.winners],
        "ranking": [now.role(seat) for seat in by_place],
        "places": {now.role(seat): place for seat, place in enumerate(result.places)},
        "reason": result.reason,
    }
    yield from mismatches(actual, _with_roles(now, expected))


def _with_roles(now: AnyStage, expected: Mapping[str, Any]) -> dict[str, Any]:
    wanted = dict(expected)
    for key in wanted.keys() & {"winners", "ranking"}:
        wanted[key] = [now.role(now.seat(name)) for name in a_list(wanted[key])]
    if "places" in wanted:
        wanted["places"] = {now.role(now.seat(name)): place for name, place in wanted["places"].items()}
    return wanted


def _sees(now: AnyStage, expected: Mapping[str, Any]) -> Differences:
    for name, values in expected.items():
        yield from (f"{name}: {one}" for one in mismatches(shown.view(now, _viewer(now, name)), values))


def _hidden(now: AnyStage, expected: Mapping[str, Any]) -> Differences:
    for name, words in expected.items():
        seen = shown.words(now, _viewer(now, name))
        for word in a_list(words):
            if not isinstance(word, str) or word.isdigit():
                yield f"{word!r} is no word: it may stand for anything; compare two positions (`same_for`)"
            elif word in seen:
                yield f"{name} is shown {word!r}, but should not be"


def same_for(now: AnyStage, then: AnyStage, named: Any) -> Differences:
    """What these viewers are shown otherwise than on another stage."""
    for viewer in _viewers(now, named):
        name = "spectator" if viewer is None else now.role(viewer)
        yield from (f"same_for: to {name} {one}" for one in shown.otherwise(now, then, viewer))


def _viewers(now: AnyStage, named: Any) -> list[Viewer]:
    """`everyone`, `everyone but P2`, or those who are named."""
    if isinstance(named, str) and named.split()[:1] == ["everyone"]:
        _, *but = named.split()
        if but[:1] not in ([], ["but"]):
            raise Refused("bad_command", word=named)
        left_out = [_viewer(now, name) for name in but[1:]]
        return [one for one in (*range(now.setup.seats), None) if one not in left_out]
    return [_viewer(now, name) for name in a_list(named)]


def _viewer(now: AnyStage, name: object) -> Viewer:
    return None if name == "spectator" else now.seat(name)


def _told(now: AnyStage, told: Sequence[Told], expected: Sequence[Any]) -> Differences:
    left = list(told)
    for wanted in expected:
        at = next((i for i, one in enumerate(left) if _is_told(now, one, wanted)), None)
        if at is None:
            yield f"told: {wanted!r} is missing (or out of order) in {[_line(now, one) for one in told]}"
            return
        left = left[at + 1 :]


def _not_told(now: AnyStage, told: Sequence[Told], unwanted: Sequence[Any]) -> Differences:
    for one in told:
        if any(_is_told(now, one, wanted) for wanted in unwanted):
            yield f"not_told: {_line(now, one)}"


def _kept(now: AnyStage, expected: Any) -> Differences:
    actual = {now.role(seat): "; ".join(map(" ".join, entries)) for seat, entries in now.kept}
    yield from mismatches(actual, {now.role(now.seat(name)): line for name, line in (expected or {}).items()})
    yield from (f"{role} still has {line!r}" for role, line in actual.items() if not expected)


def dropped_differs(now: AnyStage, expected: Mapping[str, Any]) -> Differences:
    """How the lines whose rest was dropped differ from those expected: of each seat, why."""
    wanted = {now.seat(name): refusal for name, refusal in expected.items()}
    for seat, refused in now.dropped:
        if seat in wanted:
            yield from refusal_differs(refused, wanted.pop(seat))
        else:
            yield f"the rest of the line of {now.role(seat)} was dropped: {refused}"
    yield from (f"the rest of the line of {now.role(seat)} should be dropped" for seat in wanted)


_OF_POSITION: Mapping[str, Callable[[AnyStage, Any], Differences]] = {
    "asked": _asked,
    "offered": _offered,
    "options": _options,
    "answers": _answers,
    "accepts": _accepts,
    "refuses": _refuses,
    "result": _result,
    "sees": _sees,
    "hidden": _hidden,
    "kept": _kept,
}

CHECKS = ("then", "else", "apart_from", *_OF_POSITION, "told", "not_told")
"""The keys of all checks."""


def _is_told(now: AnyStage, told: Told, wanted: Any) -> bool:
    whole = wanted if isinstance(wanted, Mapping) else {wanted: {}}
    ((tag, fields), *_) = ((key, value or {}) for key, value in whole.items() if key != "to")
    if told.event.tag != tag or told.to != now.audience(whole.get("to", "everyone")):
        return False
    found = written(told.event)
    return all(name in found and _same(now, found[name], value) for name, value in fields.items())


def _same(now: AnyStage, found: Any, wanted: Any) -> bool:
    if isinstance(found, list) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(
            _same(now, one, other) for one, other in zip(found, wanted, strict=True)
        )
    if isinstance(found, int) and isinstance(wanted, str):
        return found == now.seat(wanted)
    return bool(found == plain(wanted))


def _line(now: AnyStage, told: Told) -> str:
    return f"{written(told.event)} to {'everyone' if told.to is None else [now.role(seat) for seat in told.to]}"
