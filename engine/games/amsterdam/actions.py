"""What people may do, one class a verb (section 5). Only `check` refuses."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Self

from engine.core.action import Action, Composed, Tokens
from engine.core.numbers import number
from engine.core.play import Play
from engine.core.refusal import Refused
from engine.core.seat import EVERYONE, Audience, Seat
from engine.core.tagged import verb
from engine.games.amsterdam.board import MOVE, Amsterdam, Team
from engine.games.amsterdam.content.city import CELLS, OBSTACLES, Cell, within
from engine.games.amsterdam.content.maps import SYMBOLS, TEAMS
from engine.games.amsterdam.content.pictures import PictureId
from engine.games.amsterdam.events import (
    Abstained,
    ClueVoided,
    ConcedeConfirmed,
    Hinted,
    MapShown,
    RowChanged,
    RowSwapped,
    SaidReady,
    SwapProposed,
    SwapWithdrawn,
    TookCommission,
    VoteCast,
)
from engine.games.amsterdam.rules import dealing
from engine.games.amsterdam.rules.resolving import voided
from engine.games.amsterdam.rules.thinking import clues, hints
from engine.shared.conceding import GiveUp

MOST_CARDS = 2


def _card(token: str, row: Sequence[PictureId] = ()) -> PictureId:
    """A card as it may be typed: by its place in the row, or by its id, `c7` being C07 (SA-700).

    >>> _card("2", ("C09", "C44")), _card("c7"), _card("42"), _card("x")
    ('C44', 'C07', 'C42', 'X')
    """
    name = token.upper()
    which = number(name.removeprefix("C"))
    if which is not None and name.isdigit() and 1 <= which <= len(row):
        return row[which - 1]
    return name if which is None or which < 0 else f"C{which:02}"


def _place(board: Amsterdam, card: PictureId) -> int:
    """The place of a card in the row, from 1; 0 if it does not lie there."""
    row = board.cards.row
    return row.index(card) + 1 if card in row else 0


@verb("amsterdam.clue")
class GiveClue(Composed[Amsterdam]):
    """One card: an adjacent cell; two cards: a cell two steps away (SA-301 to SA-306)."""

    cards: tuple[str, ...]

    @classmethod
    def options(cls, board: Amsterdam, seat: Seat) -> Iterable[Self]:
        return (cls(clue) for clue in clues(board.cards.row))

    @classmethod
    def empty(cls) -> Self:
        return cls(())

    def parts(self) -> tuple[Tokens, ...]:
        return tuple((card,) for card in self.cards)

    def longer(self, board: Amsterdam, seat: Seat) -> Iterator[Self]:
        if len(self.cards) < MOST_CARDS:
            yield from (type(self)((*self.cards, card)) for card in board.cards.row if card not in self.cards)

    def shorter(self) -> Self:
        return type(self)(self.cards[:-1])

    def as_it_stands(self, board: Amsterdam) -> Self:
        return type(self)(tuple(card for card in self.cards if card in board.cards.row))

    def facts(self, board: Amsterdam, seat: Seat) -> Mapping[str, Any]:
        return {"place": _place(board, self.cards[-1])} if self.cards else {}

    def typed(self, board: Amsterdam, seat: Seat) -> Tokens:
        """By places in the row."""
        return (self.head(), *(str(_place(board, card) or card) for card in self.cards))

    def preview(self, board: Amsterdam, seat: Seat) -> Amsterdam:
        return board

    @classmethod
    def read(cls, board: Amsterdam, seat: Seat, entries: Sequence[Tokens]) -> Self:
        if len(entries) != 1:
            raise Refused("bad_command")
        return cls(tuple(_card(token, board.cards.row) for token in entries[0][1:]))

    def check(self, board: Amsterdam, seat: Seat) -> None:
        if not 1 <= len(self.cards) <= MOST_CARDS:
            raise Refused("bad_card_count")
        if len(set(self.cards)) < len(self.cards):
            raise Refused("duplicate_card")
        gone = tuple(card for card in self.cards if card not in board.cards.row)
        if gone:
            raise Refused("card_gone", cards=gone)

    def perform(self, play: Play[Amsterdam], seat: Seat) -> None:
        """The cards leave the row, which is filled again; an open proposal is withdrawn."""
        board, team = play.board, play.board.team_of(seat)
        delay_ms = board.rules.clue_delay_s * 1000
        board = board.hunting(
            team.colour,
            clue=tuple(sorted(self.cards)),
            publish_at_ms=play.at_ms + delay_ms if delay_ms else None,
            proposes=False,
            swapped=False,
        )
        play.board = replace(board, cards=dealing.taken(board.cards, self.cards, board.seed, board.round))
        play.tell(RowChanged(play.board.cards.row))


@verb("amsterdam.go")
class GoTo(Action[Amsterdam]):
    """A Detective's vote for a cell; with enough votes the figure moves there (SA-320 to SA-324)."""

    cell: str

    @classmethod
    def options(cls, board: Amsterdam, seat: Seat) -> Iterable[Self]:
        return (cls(cell) for cell in board.team_of(seat).reach)

    @classmethod
    def read_fields(cls, tokens: Tokens) -> Self:
        if len(tokens) != 1:
            raise Refused("bad_command")
        return cls(tokens[0].upper())

    def check(self, board: Amsterdam, seat: Seat) -> None:
        team = board.team_of(seat)
        reason = _unreachable(team, self.cell)
        if reason:
            raise Refused(reason, cell=self.cell)

    def is_loose(self, board: Amsterdam, seat: Seat) -> bool:
        """A vote that moves nobody yet is a finger on a tile, for the others of the team to see."""
        return self._voted(board, seat).decided(board.team_of(seat).colour) is None

    def _voted(self, board: Amsterdam, seat: Seat) -> Amsterdam:
        team = board.team_of(seat)
        return board.hunting(team.colour, ballot=team.hunt.ballot.with_vote(seat, self.cell))

    def perform(self, play: Play[Amsterdam], seat: Seat) -> None:
        team = play.board.team_of(seat)
        play.board = self._voted(play.board, seat)
        if play.board.decided(team.colour) is None:
            play.tell(VoteCast(team.name, seat, self.cell), to=_team_talk(play.board, team))


def _unreachable(team: Team, cell: Cell) -> str:
    at, cards = team.hunt.at, len(team.hunt.clue)
    if cell not in CELLS:
        return "no_such_cell"
    if cell in OBSTACLES:
        return "is_obstacle"
    if cell == at:
        return "same_cell"
    if cell in within(at, cards):
        return ""
    return "too_near" if cell in within(at, 1) else "too_far"


def _team_talk(board: Amsterdam, team: Team) -> Audience:
    """Who hears what a team says among itself (SA-407, SA-408)."""
    return EVERYONE if board.rules.open_discussion else team.members


@verb("amsterdam.abstain")
class Abstain(Action[Amsterdam]):
    """Leave it to the other Detectives, as somebody who is away and a computer player do (SA-323)."""

    @classmethod
    def options(cls, board: Amsterdam, seat: Seat) -> Iterable[Self]:
        return (cls(),)

    def check(self, board: Amsterdam, seat: Seat) -> None:
        if all(other == seat for other in board.voters(board.team_of(seat))):
            raise Refused("last_voter")
        if seat in board.team_of(seat).hunt.ballot.abstaining:
            raise Refused("already_proposed")

    def perform(self, play: Play[Amsterdam], seat: Seat) -> None:
        team = play.board.team_of(seat)
        play.board = play.board.hunting(team.colour, ballot=team.hunt.ballot.without_voice(seat))
        play.tell(Abstained(team.name, seat), to=_team_talk(play.board, team))


class _Wordless(Action[Amsterdam]):
    """A verb that needs no more words."""

    __slots__ = ()

    @classmethod
    def options(cls, board: Amsterdam, seat: Seat) -> Iterable[Self]:
        return (cls(),)


@verb("amsterdam.ready")
class Ready(_Wordless):
    """A Commissioner is ready to see the map (SA-116)."""

    is_for_good: ClassVar[bool] = True

    def perform(self, play: Play[Amsterdam], seat: Seat) -> None:
        play.tell(SaidReady(seat))


@verb("amsterdam.swap")
class Swap(_Wordless):
    """Have all ten cards replaced: at once in co-operative play, else as soon as both Commissioners want it.

    SA-310 to SA-312.
    """

    def perform(self, play: Play[Amsterdam], seat: Seat) -> None:
        board, team = play.board, play.board.team_of(seat)
        rival = board.rival(team.colour)
        if rival is None:
            self._swap(play, board.hunting(team.colour, swapped=not team.hunt.clue))
        elif rival.hunt.proposes:
            self._swap(play, board.hunting(rival.colour, proposes=False))
        else:
            play.board = board.hunting(team.colour, proposes=True)
            play.tell(SwapProposed(team.name), to=board.commissioners)

    @staticmethod
    def _swap(play: Play[Amsterdam], board: Amsterdam) -> None:
        play.board = replace(board, cards=dealing.swapped(board.cards, board.seed, board.round))
        play.tell(RowSwapped(play.board.cards.row))


@verb("amsterdam.withdraw")
class Withdraw(_Wordless):
    """Keep the row after all (SA-311)."""

    def perform(self, play: Play[Amsterdam], seat: Seat) -> None:
        team = play.board.team_of(seat)
        play.board = play.board.hunting(team.colour, proposes=False)
        play.tell(SwapWithdrawn(team.name), to=play.board.commissioners)


@verb("amsterdam.concede")
class Concede(GiveUp[Amsterdam]):
    """Give the round up, if more than half of the team want to (SA-350)."""

    def perform(self, play: Play[Amsterdam], seat: Seat) -> None:
        team = play.board.team_of(seat)
        play.board = play.board.with_team(replace(team, conceding=(*team.conceding, seat)))
        play.tell(ConcedeConfirmed(team.name, seat), to=team.members)


@verb("amsterdam.commissioner")
class Commission(_Wordless):
    """Take the Commissioner's seat: before a round, or when it is empty (SA-210, SA-351)."""

    is_for_good: ClassVar[bool] = True

    def check(self, board: Amsterdam, seat: Seat) -> None:
        if board.is_running and len(board.team_of(seat).detectives) == 1:
            raise Refused("last_detective")

    def perform(self, play: Play[Amsterdam], seat: Seat) -> None:
        board, team = play.board, play.board.team_of(seat)
        witnesses = (*team.witnesses, seat) if board.is_running else ()
        team = replace(team, commissioner=seat, witnesses=witnesses).hunting(ballot=team.hunt.ballot.without(seat))
        play.board = board.with_team(team)
        play.tell(TookCommission(team.name, seat))
        if board.is_running:
            tell_map(play, team)


def tell_map(play: Play[Amsterdam], team: Team) -> None:
    """Show a Commissioner the map."""
    case = play.board.case
    play.tell(MapShown(team.name, case.number, SYMBOLS[case.symbol]), to=(team.commissioner,))


@verb("amsterdam.hint")
class Hint(_Wordless):
    """Ask the computer partner where it would go (SA-664)."""

    def perform(self, play: Play[Amsterdam], seat: Seat) -> None:
        team = play.board.team_of(seat)
        play.tell(Hinted(team.name, hints(play.board, team.colour)), to=_team_talk(play.board, team))


@verb("amsterdam.void")
class VoidClue(Action[Amsterdam]):
    """The host voids a team's present clue, for its Commissioner has talked (SA-218, SA-322). It is typed as well."""

    open_form: ClassVar[bool] = True
    team: str

    @classmethod
    def options(cls, board: Amsterdam, seat: Seat) -> Iterable[Self]:
        return ()

    def check(self, board: Amsterdam, seat: Seat) -> None:
        named = [team for team in board.teams if team.name == self.team]
        if not named or named[0].hunt.phase != MOVE:
            raise Refused("no_clue", team=self.team)

    def perform(self, play: Play[Amsterdam], seat: Seat) -> None:
        play.board = voided(play.board, TEAMS.index(self.team))
        play.tell(ClueVoided(self.team))
