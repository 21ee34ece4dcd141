"""How many presses a turn takes on the board of the page, for whoever knows what to do.

    python -m bench.touches [games a game]

Greedy computer players decide; what they do is looked for on the board as a person touches it, by the page's own
`meaning.js` in a browser: the fewest touches that lead there, a line of the menu at the finger, and *yes* where one is
asked. Two turns are told of each game. The plain one is what people call a turn, and what the aim is about: the plan
of Sir Holland; cards, the action and what comes of it in the cave, without what others are answered in between; the
acts of Vi Algo, without the mummies that move before them or come between; a monster of the night. The whole one is
everything that a seat is asked in a row before another seat is. Told are the mean, how many turns are longer than the
aim, and the longest (what ends a turn is pressed with the last thing done in it where both are offered together and
nothing new came into the hand in between); then the same for whoever plays alone against computers, where the house
passes if nothing else could be done; then for whoever has chosen there to act at once and is asked for no *yes*.
"""

import asyncio
import base64
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import mean
from typing import Any, Final, TypeAlias

from bench.greedily import Decision, decisions
from bot.tables.looks.painters import Painters
from bot.tables.menu.facing import NOTHING, Choice, Facing
from bot.tables.menu.touching import touches
from bot.tables.model.button_ids import Kind
from bot.tables.ports.platform import Subject
from bot.text import Catalogue
from bot.text.lexicon import Lexicon
from bot.text.voice import Voice
from bot.web.streams import touched
from engine.core import run
from engine.core.action import Action, Composed
from engine.core.match import Match
from engine.core.seat import Seat
from engine.games import AnyGame, games

AIMS: Final = {"holland": 3, "caverna": 4, "vi_algo": 5, "noites": 4}
MOST_PARTS: Final = 12
BEGINS: Final = {
    "holland": {"AskPlan"},
    "caverna": {"StoreGold", "PlayCards", "ChooseAction"},
    "vi_algo": {"Act"},
    "noites": {"AskMonster"},
}
"""The questions of a plain turn; others go on with it while nobody else's has begun."""
ELSE: Final = {"holland": {"ChooseCards"}, "caverna": {"AskActive"}, "vi_algo": {"AskMummy", "AskChase", "AskPlace"}}
"""The questions that are no part of it."""
STATIC: Final = Path(__file__).parents[1] / "bot" / "web" / "static"
FEWEST = """async ({ touches, names, things, points, wanted, source, yes }) => {
  const { meaning, called, isPoint, toPoint } = await import(source);
  const { choices } = touches;
  const ground = points ? choices.flatMap(({ tokens }) => tokens.filter(isPoint)) : [];
  const present = new Set([...names.flat(), ...ground]);
  const carried = new Set(things.map((own) => own.join("|")));
  const choice = choices.find(({ id }) => id === wanted);
  if (!choice) return null;
  const sure = choice.easy ? 0 : yes;
  if (called(meaning(choices, [], present).meant).some(({ id }) => id === wanted)) return 1;
  const nextTo = (touched) => {
    const { next } = meaning(choices, touched, present);
    const found = names.map((own) => [own, own.filter((name) => next.has(name))]).filter(([, open]) => open.length > 0);
    if (points) found.push(...[...next].filter(isPoint).map((name) => [[name], [name]]));
    const one = ([own, open]) => [open.join("|"), { open, isThing: carried.has(own.join("|")) }];
    return [...new Map(found.map(one)).values()];
  };
  /** What is asked yet once this was touched too, or that it is what is wanted. */
  const after = (touched) => {
    const found = meaning(choices, touched, present);
    const more = found.more || toPoint(choices, touched, "").length > 0;
    const ids = found.meant.map(({ id }) => id);
    return { more, asks: ids.includes(wanted) ? (ids.length === 1 && !more ? sure : 1) : null };
  };
  const onGround = (touched) => {
    const point = choice.tokens.at(-1);
    const ways = points && isPoint(point) ? toPoint(choices, touched, point) : [];
    if (!ways.some(({ tokens }) => `${tokens}` === `${choice.tokens}`)) return null;
    return ways.length === 1 ? sure : 1 + sure;
  };
  let begun = [[]];
  for (let touching = 1; touching <= 6; touching += 1) {
    const [further, found] = [[], []];
    for (const touched of begun) {
      for (const { open, isThing } of nextTo(touched)) {
        const now = [...touched, open];
        const { more, asks } = after(now);
        found.push(asks);
        if (!more) continue;
        further.push(now);
        if (!isThing) continue;
        for (const place of nextTo(now)) {  // it is carried there
          const there = after([...now, place.open]);
          found.push(there.asks);
          if (there.more) further.push([...now, place.open]);
        }
        found.push(onGround(now));
      }
      found.push(onGround(touched));
    }
    const asks = found.filter((one) => one !== null);
    if (asks.length > 0) return touching + Math.min(...asks);
    begun = further;
  }
  return null;
}"""
"""A touch at a time, all that may be touched or carried; what lies below the board is one press."""


Presses: TypeAlias = tuple[int, int, int]
"""Among people; alone against computers; there, acting at once."""


@dataclass
class Turns:
    """What turns took."""

    presses: list[Presses] = field(default_factory=list)
    about: tuple[Any, ...] = ()
    """Whose the last of them is."""

    def add(self, presses: Presses, about: tuple[Any, ...]) -> None:
        """So many more, in the same turn or in the next."""
        before = self.presses.pop() if about == self.about else (0, 0, 0)
        self.presses.append((before[0] + presses[0], before[1] + presses[1], before[2] + presses[2]))
        self.about = about


@dataclass
class Tally:
    """The turns of a game, as people call them and all in all."""

    plain: Turns = field(default_factory=Turns)
    whole: Turns = field(default_factory=Turns)
    lost: int = 0
    """Choices to which no touch leads."""


async def main(each: int = 3) -> None:
    """All games that have an aim."""
    from playwright.async_api import async_playwright  # noqa: PLC0415  nobody needs it who measures something else

    sys.path.append(str(Path(__file__).parents[1] / "tests" / "e2e" / "web"))
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from browsing import installed_browser  # noqa: PLC0415  its folder has just been put on the path

    told = f"{'mean':>7}{'longer':>8}{'longest':>9}"
    print(f"{'game':9}{'turn':7}{'turns':>6}{'aim':>5}{told}{'alone:':>8}{told}{'at once:':>10}{told}{'not found':>11}")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=installed_browser(), args=["--no-sandbox"])
        page = await browser.new_page()
        for slug, aim in sorted(AIMS.items()):
            tally = Tally()
            for number in range(each):
                await _match(page, games()[slug], f"touches {number}", tally)
            for name, turns in (("plain", tally.plain.presses), ("whole", tally.whole.presses)):
                sure, alone, at_once = (_figures(ones, aim) for ones in zip(*turns, strict=True))
                told = f"{sure}{'':8}{alone}{'':10}{at_once}"
                print(f"{slug:9}{name:7}{len(turns):6}{aim:5}{told}{tally.lost:11}", flush=True)
        await browser.close()


async def _match(page: Any, game: AnyGame, seed: str, tally: Tally) -> None:
    catalogue, voice = Catalogue.load(), None
    answered = [one for one in decisions(game, seed) if one[2] is not None]
    ended_before = set()
    for at, (match, seat, chosen) in enumerate(answered):
        assert chosen is not None
        following = answered[at + 1] if at + 1 < len(answered) else None
        if following is not None and _may_be_skipped(game, match, seat, chosen, following):
            answered[at + 1] = (match, *following[1:])
            continue
        voice = voice or _voice(catalogue, match)
        board, monster = match.position.board, tuple(_monster(game, chosen))
        asked = _question(match, seat, chosen)
        begins, is_else = asked in BEGINS[game.slug], asked in ELSE.get(game.slug, ())
        plain = (seat, getattr(board, "round", 0) if begins else tally.plain.about[1:2], *monster)
        facing = Facing("t", game, match.position, seat, 0)
        house_passes, for_all = facing.need_not_be_asked, facing.goes_without_saying
        ends = _ends(match, seat, chosen, answered, at)
        for facing, choice in () if for_all else _presses(game, match, seat, chosen):
            found = (1, 1) if choice is None else await _fewest(page, facing, voice, choice)
            tally.lost += found is None
            sure, at_once = found or (0, 0)
            if ends is not None and sure > at_once:  # a yes is asked for, beside which the turn is ended
                ended_before.add(ends)
            sure = 0 if at in ended_before else sure
            presses = (sure, 0, 0) if house_passes else (sure, sure, at_once)
            tally.whole.add(presses, (seat, *monster))
            if begins or (plain[:1] == tally.plain.about[:1] and not is_else):
                tally.plain.add(presses, plain if begins else tally.plain.about)
    tally.plain.about = tally.whole.about = ()


def _question(match: Match[Any], seat: Seat, chosen: Action[Any]) -> str:
    """What is answered."""
    asked = run.asked(match.game, match.position, seat)
    return next(
        (type(one).__name__ for one, _, _ in asked if type(chosen) in one.asks(match.position.board).get(seat, ())), ""
    )


def _may_be_skipped(game: AnyGame, match: Match[Any], seat: Seat, chosen: Action[Any], following: Decision) -> bool:
    """Whether to do nothing may be left out, since what is done next is offered at once: nobody presses that."""
    _, next_seat, then = following
    if next_seat != seat or chosen.head() not in NOTHING or then is None:
        return False
    return any(one.action == then for one in Facing("t", game, match.position, seat, 0).choices)


def _ends(match: Match[Any], seat: Seat, chosen: Action[Any], answered: Sequence[Decision], at: int) -> int | None:
    """Which later answer of the seat ends its turn, if that may be said with this one and nothing speaks against it."""
    asked = run.asked(match.game, match.position, seat)
    said = next(filter(None, (one.last_of_turn(match.position.board, seat, chosen) for one, _, _ in asked)), ())
    later = next((one for one in range(at + 1, len(answered)) if answered[one][1] == seat), None)
    if not said or later is None:
        return None
    then, _, ending = answered[later]
    hand, left = (Counter(one.position.board.players[seat].hidden) for one in (match, then))
    return later if ending is not None and ending.words() == said[-1] and left <= hand else None


def _voice(catalogue: Catalogue, match: Match[Any]) -> Voice:
    game, names = match.game, [f"Seat {seat + 1}" for seat in range(match.setup.seats)]
    words = catalogue.words("en", names, match.setup.roles, tuple(game.pieces(match.position.board).items()))
    return Voice.of(words, Lexicon(catalogue, game.slug), game)


def _figures(turns: Sequence[int], aim: int) -> str:
    return f"{mean(turns):7.2f}{sum(one > aim for one in turns):8}{max(turns):9}"


def _monster(game: AnyGame, chosen: Action[Any]) -> Iterator[str]:
    """About which monster of the night something is decided."""
    if game.slug == "noites":
        yield from (word for word in chosen.words() if word[0].isalpha() and word[1:].isdigit())


def _presses(
    game: AnyGame, match: Match[Any], seat: Seat, chosen: Action[Any]
) -> Iterator[tuple[Facing, Choice | None]]:
    """What is chosen one after the other until it is done; None where one presses what finishes, or yes."""
    facing = Facing("t", game, match.position, seat, 0, wanted=chosen)
    board = match.position.board
    if isinstance(chosen, Composed):
        for _ in range(MOST_PARTS):
            if facing.draft == chosen or (facing.draft is not None and _same(facing.draft, chosen, board, seat)):
                break
            following = [one for one in facing.choices if one.kind is Kind.GROW and _is_on_the_way(one, facing)]
            if not following:
                break
            choice = max(following, key=lambda one: len(one.action.words()))
            yield facing, choice
            draft = choice.action
            facing = Facing("t", game, match.position, seat, 0, draft, wanted=chosen)  # type: ignore[arg-type]
        yield facing, None
    else:
        found = next((one for one in facing.choices if one.action == chosen), None)
        found = found or next((one for one in facing.choices if _same(one.action, chosen, board, seat)), None)
        if found is None:
            return
        yield facing, found
    if chosen.beforehand(board, seat):
        yield facing, None


def _same(one: Action[Any], other: Action[Any], board: Any, seat: Seat) -> bool:
    return type(one) is type(other) and bool(one.outcome(board, seat) == other.outcome(board, seat))


def _is_on_the_way(choice: Choice, facing: Facing) -> bool:
    """Whether this part is one of those that are wanted, or comes to the same."""
    if facing.leads(choice):
        return True
    board, seat, wanted = facing.position.board, facing.seat, facing.wanted
    assert isinstance(wanted, Composed)
    shorter = wanted
    while shorter.parts():
        if _same(choice.action, shorter, board, seat):
            return True
        shorter = shorter.shorter()
    return False


async def _fewest(page: Any, facing: Facing, voice: Voice, choice: Choice) -> tuple[int, int] | None:
    given = touches(facing, voice)
    draft, position = facing.draft, facing.position
    if draft is not None:
        position = replace(position, board=draft.preview(position.board, facing.seat))
    seen = run.seen(facing.game, position, facing.seat)
    subject = Subject(facing.game, seen, voice.words, draft=draft, form="scene")
    painted = Painters().paint(subject)
    assert painted is not None
    assert painted.scene is not None
    named = [one for mark in painted.scene.marks for one in _named(json.loads(mark))]
    button = next(one.button for one in given.choices if one.tokens == choice.tokens)
    told = {
        "touches": touched(given),
        "names": [names for names, _ in named],
        "things": [names for names, is_thing in named if is_thing],
        "points": '"field"' in painted.scene.said,
        "wanted": button.id,
        "source": f"data:text/javascript;base64,{base64.b64encode((STATIC / 'meaning.js').read_bytes()).decode()}",
    }
    sure, at_once = [await page.evaluate(FEWEST, {**told, "yes": yes}) for yes in (1, 0)]
    return None if sure is None else (sure, at_once)


def _named(mark: dict[str, Any]) -> Iterator[tuple[list[str], bool]]:
    """The names of everything that can be touched in a mark, and whether it can be carried too."""
    names = [name for name in (mark.get("place", ""), *mark.get("means", "").split("|")) if name]
    if names:
        yield names, "key" in mark and _is_drawn(mark)
    for inside in mark.get("marks", ()):
        yield from _named(inside)


def _is_drawn(mark: dict[str, Any]) -> bool:
    return "drawing" in mark or any(map(_is_drawn, mark.get("marks", ())))


if __name__ == "__main__":
    asyncio.run(main(*(int(one) for one in sys.argv[1:])))
