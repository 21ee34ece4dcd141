"""What a seat is asked becomes text and buttons; what a press of one means, `meaning.py` finds out again.

Nothing of it is kept: the choices are computed from the questions that are open to the seat, and a button's id names
its place among them by content. So ids mean the same after a restart, on any worker, on any platform.

Many choices are narrowed step by step along the tokens of their text form: verb, then first field, then the next
(`hero` > `1` > `left`). An action that is built part by part (`Composed`) grows in a draft: each press adds a part,
with controls to take it back, to begin anew, and to carry it out.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.tables.menu.facing import NOTHING, Choice, Facing
from bot.tables.menu.meaning import Narrowed, path_to
from bot.tables.model.button_ids import Kind, Pressed, path_of
from bot.tables.model.reply import MOST_BUTTONS, MOST_IN_A_ROW, Button, PictureWanted, Row, Screen, Tone
from bot.text.voice import Voice
from engine.core.action import Action, Tokens
from engine.core.refusal import Refused
from engine.core.step import Question

FLAT = 12
"""Up to so many choices stand side by side; more are grouped by their next token."""
FEW = 2
"""A group of so many, such as yes and no, is not worth a press of its own."""
POINTS = "👉"
"""What stands before the button to which a lesson points."""
POINTED = f"{POINTS} "
ASIDE = "~aside"
"""The path to what nobody waits for: standing orders, giving up. It is one button, and no part of what is asked."""


def screen(facing: Facing, voice: Voice, narrowed: Narrowed | None = None) -> Screen:
    """What the seat is shown: its own picture, what it is asked, what it may press."""
    if narrowed is not None:
        return _screen(facing, voice, narrowed)
    if id(voice) not in facing.screens:
        facing.screens[id(voice)] = voice, _screen(facing, voice, Narrowed())
    return facing.screens[id(voice)][1]


def _screen(facing: Facing, voice: Voice, at: Narrowed) -> Screen:
    held = facing.held
    if held is not None:
        return _asked_once_more(facing, voice, held)
    prefix = _prefix(facing, at.path)
    items, page, plain = _paged(facing, voice, at, prefix)
    buttons = told_apart(voice, [one.choice for one in page], plain)
    controls = (*_paging(facing, voice, at, items), *_controls(facing, voice, at), *_besides(facing, voice, at))
    typed = facing.example
    return Screen(
        text="\n".join(_lines(facing, voice, at, prefix)),
        picture=_picture(facing, voice, page, buttons),
        rows=(*_rows(buttons), *_rows(controls)),
        typed=voice.example(typed, facing.position.board, facing.seat) if typed is not None else "",
    )


def _paged(facing: Facing, voice: Voice, at: Narrowed, prefix: Tokens) -> "tuple[Items, Items, list[Button]]":
    """What stands to choose, what of it on this page, and its buttons: in groups where side by side some were alike."""
    within = _within(facing, at.path, prefix)
    spread = _page(facing, voice, at, prefix, _items(within))
    if len({one.label for one in spread[2]}) == len(spread[2]):
        return spread
    return _page(facing, voice, at, prefix, _items(within, side_by_side=False))


def _page(
    facing: Facing, voice: Voice, at: Narrowed, prefix: Tokens, items: "Items"
) -> "tuple[Items, Items, list[Button]]":
    page = items[at.start : at.start + MOST_BUTTONS] or items[:MOST_BUTTONS]
    chosen = max(len(prefix), _heads(items))
    return items, page, [_button(facing, voice, one, chosen) for one in page]


def controls(facing: Facing, voice: Voice) -> Row:
    """What stands beside the choices: carry out, take back, begin anew; yes and no to what is asked once more."""
    held = facing.held
    return _controls(facing, voice, Narrowed()) if held is None else _asked_once_more(facing, voice, held).buttons


def button_of(facing: Facing, voice: Voice, choice: Choice) -> Button:
    """The button of a single choice, which says all that it does."""
    return _button(facing, voice, _Item(choice.tokens, choice), int(choice.kind is Kind.GROW))


def unnumbered(facing: Facing, choice: Choice, label: str) -> str:
    """What a button says to whoever has the place itself before them: numbers stand in the pictures of chats."""
    return label.replace(_number(facing, choice.tokens), "", 1)


def told_apart(voice: Voice, choices: "Sequence[Choice | None]", buttons: Sequence[Button]) -> Row:
    """What is called alike is called by its verb as well, or by what only it is about, and as it is typed if that is
    alike too. That a lesson points to one of them tells nobody what it does.
    """
    labels = [button.label.removeprefix(POINTED) for button in buttons]
    told = zip(buttons, labels, _apart(voice, choices, labels), strict=True)
    return tuple(one if said == label else _said_anew(one, label, said) for one, label, said in told)


def _said_anew(button: Button, label: str, said: str) -> Button:
    return replace(button, label=button.label.replace(label, said), mark=button.mark or button.label)


def _apart(voice: Voice, choices: "Sequence[Choice | None]", labels: Sequence[str]) -> list[str]:
    alike = Counter(labels)
    shared: dict[str, frozenset[str]] = {}
    for one, label in zip(choices, labels, strict=True):
        if one is not None and alike[label] > 1:
            shared[label] = shared.get(label, frozenset(one.tokens)) & frozenset(one.tokens)
    ways = [
        (label,) if one is None or alike[label] == 1 else _ways_to_say(voice, one, label, shared[label])
        for one, label in zip(choices, labels, strict=True)
    ]
    said = Counter(label for each in ways for label in each)
    return [next((label for label in each if said[label] == 1), each[-1]) for each in ways]


def _ways_to_say(voice: Voice, choice: Choice, label: str, shared: frozenset[str]) -> tuple[str, ...]:
    """What a button may say that others may say as well, the shortest first."""
    by_verb = voice("apart", verb=voice.verb(type(choice.action)), part=label)
    own = " ".join(voice.chosen((token,)) for token in choice.tokens if token not in shared)
    return (label, by_verb, *([f"{label} · {own}"] if own else []), f"{by_verb} · {voice.speech.say(choice.tokens)}")


def _asked_once_more(facing: Facing, voice: Voice, action: Action[Any]) -> Screen:
    """The look at what would be done, and whether to do it."""
    things = action.beforehand(facing.position.board, facing.seat)
    said = voice.said(action, facing.position.board, facing.seat)
    do = _control(facing, Kind.FINISH, voice.finish(type(action)), path_to(action), "main")
    return Screen(
        text=voice("look-first", answer=said),
        picture=PictureWanted(facing.table, "closer", voice.words.lang, facing.seat, things=things),
        rows=((do, _control(facing, Kind.CLEAR, voice("back-to-all"))),),
        typed=voice.action(action),
    )


@dataclass(frozen=True, slots=True)
class _Item:
    tokens: Tokens
    choice: Choice | None
    """None for a group of choices that begin with these tokens."""


Items: TypeAlias = tuple[_Item, ...]


def _prefix(facing: Facing, path: str) -> Tokens:
    if path in ("", ASIDE):
        return ()
    for choice in facing.choices:
        for length in range(1, len(choice.tokens) + 1):
            if path_of(choice.tokens[:length]) == path:
                return choice.tokens[:length]
    raise Refused("choice_gone")


def _within(facing: Facing, path: str, prefix: Tokens) -> Sequence[Choice]:
    """What stands to choose on this path."""
    if prefix:
        return [choice for choice in facing.choices if choice.tokens[: len(prefix)] == prefix]
    return facing.aside if path == ASIDE else facing.waited_for


def _items(within: Sequence[Choice], side_by_side: bool = True) -> "Items":
    """These choices, many of them in groups."""
    groups: dict[Tokens, list[Choice]] = {}
    depth = _common(within)
    for choice in within:
        groups.setdefault(choice.tokens[: depth + 1], []).append(choice)
    in_steps = _goes_in_steps(within)
    spread = _spread(groups) if side_by_side and not in_steps else ()
    return tuple(item for tokens, group in groups.items() for item in _shown(tokens, group, tokens in spread, in_steps))


def _goes_in_steps(choices: Sequence[Choice]) -> bool:
    """Whether what these are about is to be chosen first."""
    return len({choice.tokens[1:2] for choice in choices if choice.action.in_steps}) > 1


def _common(choices: Sequence[Choice]) -> int:
    """How many tokens all of these begin with; one of them may have no more than that."""
    first = choices[0].tokens if choices else ()
    for depth, token in enumerate(first):
        if any(choice.tokens[depth : depth + 1] != (token,) for choice in choices):
            return depth
    return len(first)


def _spread(groups: Mapping[Tokens, list[Choice]]) -> Collection[Tokens]:
    """The groups whose choices stand side by side: all where there is room for all, else those of one or two."""
    if sum(map(len, groups.values())) <= FLAT:
        return groups
    few = [tokens for tokens, group in groups.items() if len(group) <= FEW]
    return few if len(groups) + len(few) <= FLAT else ()


def _shown(tokens: Tokens, group: list[Choice], spread: bool, in_steps: bool) -> Iterator[_Item]:
    leads_on = in_steps and group[0].action.in_steps and tokens != group[0].tokens
    if spread or (len(group) == 1 and not leads_on):
        return (_Item(choice.tokens, choice) for choice in group)
    return iter((_Item(tokens, None),))


def _button(facing: Facing, voice: Voice, item: _Item, chosen: int) -> Button:
    shown = item.tokens[min(chosen, len(item.tokens) - 1) :]
    number = facing.numbers.get(item.tokens)
    mark = voice.speech.say(shown) if number is None else str(number)
    if _any_leads(facing, (item,)):
        return _lit(_plain_button(facing, voice, item, shown, mark), mark)
    return _plain_button(facing, voice, item, shown, mark)


def _plain_button(facing: Facing, voice: Voice, item: _Item, shown: Tokens, mark: str) -> Button:
    if item.choice is None:
        verb = type(next(_of(facing, item)).action)
        label = voice("group", label=_capital(voice.group(shown, verb)))
        return Button(_id(facing, Kind.NARROW, path_of(item.tokens)), label, mark=mark)
    label = _numbered(facing, item, _capital(_said(facing, voice, item.choice, shown)))
    return Button(_id(facing, item.choice.kind, path_of(item.tokens)), label, mark="" if mark == label else mark)


def _numbered(facing: Facing, item: _Item, label: str) -> str:
    return f"{_number(facing, item.tokens)}{label}"


def _number(facing: Facing, tokens: Tokens) -> str:
    number = facing.numbers.get(tokens)
    return "" if number is None else f"{number} · "


def _lit(button: Button, mark: str) -> Button:
    """A button to which a lesson points; the picture marks its choice as ever."""
    return replace(button, label=f"{POINTED}{button.label}", tone="main", mark=mark)


def _of(facing: Facing, item: _Item) -> Iterator[Choice]:
    """The choices that this button is, or leads to."""
    if item.choice is not None:
        return iter((item.choice,))
    return (choice for choice in facing.choices if choice.tokens[: len(item.tokens)] == item.tokens)


def _said(facing: Facing, voice: Voice, choice: Choice, shown: Tokens) -> str:
    if choice.kind is Kind.ANSWER:
        return voice.button(choice.action, shown, choice.action.facts(facing.position.board, facing.seat))
    facts = choice.action.facts(facing.position.board, facing.seat)
    if facts:
        return voice.part(type(choice.action), facts)
    if len(shown) == len(choice.tokens) > 1:  # with its first word, as it is typed
        return voice("part-of", verb=voice.verb(type(choice.action)), part=voice.chosen(shown[1:]))
    return voice.chosen(shown)


def _capital(label: str) -> str:
    """A label begins with a capital; the name of a piece (`b1`) stays as it is printed on the board."""
    return label if any(map(str.isdigit, label.partition(" ")[0])) else label[:1].upper() + label[1:]


def _heads(items: tuple[_Item, ...]) -> int:
    """How many first words need not be said: where all begin alike, what is asked has said it."""
    return 1 if len({item.tokens[0] for item in items}) == 1 else 0


def _besides(facing: Facing, voice: Voice, at: Narrowed) -> Row:
    """What nobody waits for: a single thing by itself, more of it behind one button."""
    items = () if at.path else _items(facing.aside)
    if not items:
        return ()
    if len(items) == 1 and items[0].choice is not None:
        button = _button(facing, voice, items[0], 0)
        return (replace(button, tone="quiet" if button.tone == "plain" else button.tone),)
    more = _control(facing, Kind.NARROW, voice("aside"), ASIDE)
    return (_lit(more, "") if any(map(facing.leads, facing.aside)) else more,)


def _paging(facing: Facing, voice: Voice, at: Narrowed, items: tuple[_Item, ...]) -> Row:
    pages = ((at.start - MOST_BUTTONS, "earlier"), (at.start + MOST_BUTTONS, "further"))
    return tuple(_turned(facing, voice(key), start, at, items) for start, key in pages if 0 <= start < len(items))


def _turned(facing: Facing, label: str, start: int, at: Narrowed, items: tuple[_Item, ...]) -> Button:
    button = Button(_id(facing, Kind.PAGE, f"{start}.{at.path}"), label, "quiet")
    ahead = items[: start + MOST_BUTTONS] if start < at.start else items[start:]
    here = items[at.start : at.start + MOST_BUTTONS]
    return _lit(button, "") if _any_leads(facing, ahead) and not _any_leads(facing, here) else button


def _any_leads(facing: Facing, items: tuple[_Item, ...]) -> bool:
    return facing.wanted is not None and any(facing.leads(one) for item in items for one in _of(facing, item))


def _controls(facing: Facing, voice: Voice, at: Narrowed) -> Row:
    controls: list[Button] = []
    for draft in facing.drafts:
        if facing.finishes(draft):
            label = voice.finish(type(draft), empty=not draft.parts())
            finish = _control(facing, Kind.FINISH, label, path_to(draft), "main" if draft.parts() else "plain")
            controls.append(_lit(finish, "") if draft == facing.wanted else finish)
    if facing.draft is not None:
        back = [_control(facing, Kind.SHRINK, voice("shrink"))]
        if len(facing.draft.parts()) > 1:  # with a single part both would come to the same
            back.append(_control(facing, Kind.CLEAR, voice("clear"), tone="danger"))
        controls += [*back[:-1], _lit(back[-1], "") if facing.strays else back[-1]]
    if at.path:
        controls.append(_control(facing, Kind.NARROW, voice("back-to-all")))
    return tuple(controls)


def _control(facing: Facing, kind: Kind, label: str, path: str = "", tone: Tone = "quiet") -> Button:
    return Button(_id(facing, kind, path), label, tone)


def _id(facing: Facing, kind: Kind, path: str) -> str:
    return Pressed(facing.table, kind, path, facing.seat, facing.asking).id


def _lines(facing: Facing, voice: Voice, at: Narrowed, prefix: Tokens) -> Iterator[str]:
    if facing.is_idle and not at.path:
        yield voice("nothing-asked")
        return
    for question, given, _ in _asked(facing, at.path, prefix):
        if facing.wanted is None:  # in a lesson its step has said all that
            yield voice.asks(question, question.facts(facing.position.board, facing.seat))
        if given is not None:
            yield voice("answer-given", answer=voice.said(given, facing.position.board, facing.seat))
    if facing.draft is not None:
        parts = voice.parts(facing.draft, facing.position.board, facing.seat)
        yield voice("draft", parts="; ".join(parts))
        yield from filter(None, (voice.left(facing.draft, facing.position.board, facing.seat),))
    if prefix:
        verb = type(next(one.action for one in facing.choices if one.tokens[: len(prefix)] == prefix))
        yield voice("narrowed", label=voice.group(_without_head(facing, prefix), verb))


def _without_head(facing: Facing, prefix: Tokens) -> Tokens:
    """What was chosen so far: the head of a draft, or of what stands aside, is a word that nobody has chosen."""
    found = [one for one in facing.choices if one.tokens[: len(prefix)] == prefix]
    unsaid = any(one.kind is Kind.GROW or one.is_aside for one in found)
    return prefix[1:] if unsaid and len(prefix) > 1 else prefix


def _asked(facing: Facing, path: str, prefix: Tokens) -> "Iterator[tuple[Question[Any], Action[Any] | None, bool]]":
    """The questions that are told of: those that wait for an answer, or the others while somebody looks at those."""
    looks_aside = path == ASIDE or any(choice.tokens[: len(prefix)] == prefix for choice in facing.aside if prefix)
    waited = [one for one in facing.questions if one[2] and not looks_aside]
    return iter(waited or _with_a_button(facing, looks_aside) or facing.questions)


def _with_a_button(facing: Facing, aside: bool) -> "list[tuple[Question[Any], Action[Any] | None, bool]]":
    """What nobody waits for and is seldom done (giving up, a host's rights) is typed: it is no news while one waits,
    nor beside standing orders.
    """
    shown = facing.aside if aside else facing.choices
    pressed, board = {type(one.action) for one in shown}, facing.position.board
    return [one for one in facing.questions if pressed & set(one[0].asks(board)[facing.seat])]


def _picture(facing: Facing, voice: Voice, page: tuple[_Item, ...], buttons: Row) -> PictureWanted:
    heads = Counter(item.tokens[0] for item in page)
    marked = [
        (item.tokens, button.mark or button.label)
        for item, button in zip(page, buttons, strict=True)
        if item.tokens[0] not in NOTHING or heads[item.tokens[0]] > 1
    ]
    targets, labels = zip(*marked, strict=True) if marked else ((), ())
    return PictureWanted(facing.table, "seat", voice.words.lang, facing.seat, None, targets, labels)


def _rows(buttons: Row) -> tuple[Row, ...]:
    return tuple(buttons[at : at + MOST_IN_A_ROW] for at in range(0, len(buttons), MOST_IN_A_ROW))
