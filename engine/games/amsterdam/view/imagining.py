"""A whole position that gives one seat's very view: what it cannot know is drawn at random."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.dice import Dice
from engine.core.position import Position, Result
from engine.games.amsterdam.board import Amsterdam, Ballot, Cards, Case, Hunt, Round, Team
from engine.games.amsterdam.content.clue_cards import CLUE_CARDS
from engine.games.amsterdam.content.maps import SYMBOLS
from engine.games.amsterdam.content.pictures import PictureId
from engine.games.amsterdam.flow import places
from engine.games.amsterdam.settings import POOLS
from engine.games.amsterdam.view import AmsterdamView, TeamSeen
from engine.games.amsterdam.view.guessing import ImaginedDraws, guessed_map


def imagine(seen: AmsterdamView, dice: Dice) -> Position[Amsterdam]:
    """The position; of a match that is over nothing is hidden."""
    seats = sum(len(team.members) for team in seen.teams)
    if seen.whole is not None:
        result = Result(places(seen.whole, seen.past[-1].winner), seen.reason)
        return Position(seats, seen.whole, (), dice, result)
    return Position(seats, _board(seen, ImaginedDraws(dice)), seen.agenda, dice)


def _board(seen: AmsterdamView, chance: ImaginedDraws) -> Amsterdam:
    unseen = chance.mixed(sorted(set(CLUE_CARDS) - set(_seen_cards(seen))))
    clues = _hidden_clues(seen, unseen[seen.deck :])
    numbers = _numbers(seen, chance)
    case = _case(seen, numbers, chance)
    return Amsterdam(
        rules=seen.rules,
        seed=chance.below(1 << 64),
        pictures=seen.pictures,
        round=seen.round,
        city=seen.city,
        cards=Cards(seen.centre, seen.row, tuple(unseen[: seen.deck]), seen.discard, seen.shuffles, seen.swaps),
        case=case,
        teams=tuple(_team(team, clues) for team in seen.teams),
        go_at_ms=seen.go_at_ms,
        history=seen.history,
        past=tuple(_rounds(seen, case, numbers)),
        ending=seen.ending,
        company=seen.company,
        away=seen.away,
    )


def _seen_cards(seen: AmsterdamView) -> Iterator[PictureId]:
    yield from (*seen.centre, *seen.row, *seen.discard)
    for team in seen.teams:
        yield from team.clue or ()


def _hidden_clues(seen: AmsterdamView, cards: Sequence[PictureId]) -> dict[int, tuple[PictureId, ...]]:
    """The cards that lie nowhere else, one or two to each team whose clue is held back."""
    hidden = [team.colour for team in seen.teams if team.clue is None]
    each = len(cards) // len(hidden) if hidden else 0
    spans = {colour: slice(at * each, (at + 1) * each) for at, colour in enumerate(hidden)}
    if hidden:
        spans[hidden[-1]] = slice((len(hidden) - 1) * each, None)
    return {colour: tuple(sorted(cards[span])) for colour, span in spans.items()}


def _team(seen: TeamSeen, clues: dict[int, tuple[PictureId, ...]]) -> Team:
    hunt = Hunt(
        at=seen.at,
        clue=clues[seen.colour] if seen.clue is None else seen.clue,
        publish_at_ms=seen.publish_at_ms,
        ballot=seen.ballot or Ballot(),
        evidence=seen.evidence,
        police=seen.police,
        raided=seen.raided,
        silent=seen.silent,
        cycles=seen.cycles,
        proposes=bool(seen.proposes),
        swapped=seen.swapped,
    )
    return Team(seen.colour, seen.members, seen.commissioner, seen.witnesses, seen.conceding or (), seen.wins, hunt)


def _numbers(seen: AmsterdamView, chance: ImaginedDraws) -> Iterator[int]:
    """Numbers of maps that have not been seen in this match."""
    known = {line.case.number for line in seen.past if line.case}
    known |= {team.map.number for team in seen.teams if team.map}
    return iter(chance.mixed([number for number in POOLS[seen.rules.map_pool] if number not in known]))


def _case(seen: AmsterdamView, numbers: Iterator[int], chance: ImaginedDraws) -> Case:
    if seen.ending and seen.past[-1].case:
        return seen.past[-1].case
    city_map = guessed_map(seen, chance)
    own = next((team.map for team in seen.teams if team.map), None)
    if own:
        return Case(own.number, SYMBOLS.index(own.symbol), city_map)
    return Case(next(numbers), chance.below(len(SYMBOLS)), city_map)


def _rounds(seen: AmsterdamView, present: Case, numbers: Iterator[int]) -> Iterator[Round]:
    """Earlier rounds; of their maps, where they are covered, nothing but the number matters any more."""
    for line in seen.past:
        case = line.case or replace(present, number=next(numbers))
        yield Round(case, line.winner, line.reason, line.evidence, line.police, line.cycles, line.history)
