"""What a scenario may check at its end or after any line: one function a key."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from engine.core import codec, run
from engine.core.event import Event, Told, heard
from engine.core.expectation import changed_besides, leaves, mismatches, plain
from engine.core.refusal import Refused
from engine.core.seat import Seat
from engine.core.stage import Stage, a_list

AnyStage: TypeAlias = Stage[Any]
Found: TypeAlias = Iterator[str]


def compare(checks: Mapping[str, Any], now: AnyStage, before: AnyStage, told: Sequence[Told]) -> Found:
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


def refusal_differs(refused: Refused, expected: Any) -> Found:
    """How a refusal differs from the expected key, or key and parameters."""
    key, params = next(iter(expected.items())) if isinstance(expected, Mapping) else (expected, {})
    if refused.key != key:
        yield f"refused with {refused.key} {refused.params}, but should be with {key}"
    else:
        yield from (f"refused with {key}: {one}" for one in mismatches(plain(refused.params), params or {}))


def _asked(now: AnyStage, expected: Any) -> Found:
    actual = {now.role(seat): _verbs(now, seat, awaited=True) for seat in run.awaited(now.position)}
    verbs = expected if isinstance(expected, Mapping) else dict.fromkeys(a_list(expected))
    wanted = {now.role(now.seat(name)): heads for name, heads in verbs.items()}
    if actual.keys() != wanted.keys():
        yield f"{sorted(actual)} are asked, but should be {sorted(wanted)}"
    for role in actual.keys() & wanted.keys():
        if wanted[role] is not None and actual[role] != sorted(a_list(wanted[role])):
            yield f"{role} is asked for {actual[role]}, but should be for {wanted[role]}"


def _offered(now: AnyStage, expected: Mapping[str, Any]) -> Found:
    return _lists(now, expected, lambda seat: _verbs(now, seat, awaited=False))


def _options(now: AnyStage, expected: Mapping[str, Any]) -> Found:
    return _lists(now, expected, lambda seat: _typed_options(now, seat))


def _lists(now: AnyStage, expected: Mapping[str, Any], of: Callable[[Seat], list[str]]) -> Found:
    for name, wanted in expected.items():
        who, _, test = str(name).partition(" ")
        value = wanted if test else sorted(a_list(wanted))
        yield from mismatches({who: of(now.seat(who))}, {str(name): value})


def _result(now: AnyStage, expected: Any) -> Found:
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


def _sees(now: AnyStage, expected: Mapping[str, Any]) -> Found:
    for name, values in expected.items():
        view = _view(now, None if name == "spectator" else now.seat(name))
        yield from (f"{name}: {one}" for one in mismatches(view, values))


def _hidden(now: AnyStage, expected: Mapping[str, Any]) -> Found:
    for name, words in expected.items():
        shown = _shown_words(now, None if name == "spectator" else now.seat(name))
        yield from (f"{name} is shown {word!r}, but should not be" for word in a_list(words) if str(word) in shown)


def _told(now: AnyStage, told: Sequence[Told], expected: Sequence[Any]) -> Found:
    left = list(told)
    for wanted in expected:
        at = next((i for i, one in enumerate(left) if _is_told(now, one, wanted)), None)
        if at is None:
            yield f"told: {wanted!r} is missing (or out of order) in {[_line(now, one) for one in told]}"
            return
        left = left[at + 1 :]


def _not_told(now: AnyStage, told: Sequence[Told], unwanted: Sequence[Any]) -> Found:
    for one in told:
        if any(_is_told(now, one, wanted) for wanted in unwanted):
            yield f"not_told: {_line(now, one)}"


_OF_POSITION: Mapping[str, Callable[[AnyStage, Any], Found]] = {
    "asked": _asked,
    "offered": _offered,
    "options": _options,
    "result": _result,
    "sees": _sees,
    "hidden": _hidden,
}

CHECKS = ("then", "else", "apart_from", *_OF_POSITION, "told", "not_told")
"""The keys of all checks."""


def _verbs(now: AnyStage, seat: Seat, *, awaited: bool) -> list[str]:
    return sorted(
        verb.head()
        for _, answers, verbs in run.asked(now.game, now.position, seat)
        if (answers is not None) == awaited
        for verb in verbs
    )


def _typed_options(now: AnyStage, seat: Seat) -> list[str]:
    return sorted(" ".join(action.words()) for action in run.options(now.game, now.position, seat))


def _view(now: AnyStage, seat: Seat | None) -> Any:
    return json.loads(codec.dump(now.game.view(now.position, seat), now.game.view_type))


def _shown_words(now: AnyStage, seat: Seat | None) -> set[str]:
    words = {str(part) for path, value in leaves(_view(now, seat)) for part in (*path, value)}
    for event in heard(now.told, seat):
        words |= {str(value) for _, value in leaves(_written(event))}
    if seat is not None:
        words |= {token for line in _typed_options(now, seat) for token in line.split()}
    return words


def _is_told(now: AnyStage, told: Told, wanted: Any) -> bool:
    whole = wanted if isinstance(wanted, Mapping) else {wanted: {}}
    tag, fields = next((key, value or {}) for key, value in whole.items() if key != "to")
    if told.event.tag != tag or told.to != now.audience(whole.get("to", "everyone")):
        return False
    written = _written(told.event)
    return all(name in written and _same(now, written[name], value) for name, value in fields.items())


def _same(now: AnyStage, found: Any, wanted: Any) -> bool:
    if isinstance(found, list) and isinstance(wanted, list):
        return len(found) == len(wanted) and all(
            _same(now, one, other) for one, other in zip(found, wanted, strict=True)
        )
    if isinstance(found, int) and isinstance(wanted, str):
        return found == now.seat(wanted)
    return bool(found == plain(wanted))


def _written(event: Event) -> Any:
    return json.loads(codec.dump(event, Event))


def _line(now: AnyStage, told: Told) -> str:
    return f"{_written(told.event)} to {'everyone' if told.to is None else [now.role(seat) for seat in told.to]}"
