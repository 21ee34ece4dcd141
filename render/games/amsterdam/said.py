"""The city in words: an alt text to know where one is, and a twin to play from."""

from collections.abc import Iterator
from functools import partial

from engine.games.amsterdam.board import Cycle
from engine.games.amsterdam.content.city import within
from engine.games.amsterdam.content.pictures import PictureId
from engine.games.amsterdam.view import HISTORY, MAP, ROW, TeamSeen
from render.games.amsterdam.subject import CitySubject
from render.twin import Said, Twin
from render.words import sentence


def alt_text(subject: CitySubject) -> str:
    """Round, teams, what the clues show, and what the viewer has to choose from."""
    clues = (_card(subject, card).text for team in subject.teams for card in team.clue or ())
    own = (line.text for line in _own(subject) if not line.about)
    heading = (subject.said("title"), f"{subject.headline.rstrip('!')}.")
    return " ".join((*heading, *(_team(subject, one) for one in subject.teams), *clues, *own))


def twin(subject: CitySubject) -> Twin:
    """Everything, what the viewer alone knows or has to choose last; each picture when it is asked for."""
    return Twin((*_table(subject), *_own(subject)), partial(_details, subject))


def _table(subject: CitySubject) -> Iterator[Said]:
    view = subject.view
    yield Said(f"{subject.headline.rstrip('!')}. {subject.aim}.")
    for team in subject.teams:
        yield Said(_team(subject, team), (team.name, team.at))
        if team.clue:
            clue = subject.listed(map(subject.brief, team.clue))
            yield Said(subject.said("clue", team=team.name, cards=clue), (team.name,))
            yield from (_card(subject, card) for card in team.clue)
        if team.raided:
            yield Said(subject.said("known-police", team=team.name, cells=subject.listed(team.raided)), team.raided)
        if silent := [cell for cell, teams in subject.known_silence.items() if team.colour in teams]:
            yield Said(subject.said("known-silence", team=team.name, cells=subject.listed(silent)), tuple(silent))
    yield Said(_row(subject), view.row)
    if view.lies_open:
        yield from _laid_open(subject)
    for event in subject.marks.happened:
        yield Said(subject.words.event(event))


def _laid_open(subject: CitySubject) -> Iterator[Said]:
    """Both maps, and every cycle of the round that is over."""
    for team in subject.teams:
        if team.map is not None:
            lay = {name: subject.listed(getattr(team.map, name)) for name in ("police", "clients", "unique", "common")}
            yield Said(subject.said("map-of", team=team.name, **lay), (team.name, MAP))
    yield from _cycles(subject)


def _cycles(subject: CitySubject, cycles: tuple[Cycle, ...] | None = None) -> Iterator[Said]:
    for cycle in subject.view.history if cycles is None else cycles:
        team = subject.team_of(cycle.team).name
        yield Said(_cycle(subject, team, cycle), (team, cycle.cell, *cycle.clue))


def _team(subject: CitySubject, team: TeamSeen) -> str:
    return subject.said(
        "team",
        team=team.name,
        cell=team.at,
        step=subject.step(team),
        evidence=len(team.evidence),
        found=subject.listed(team.evidence),
        police=team.police,
        cycles=team.cycles,
        wins=team.wins,
        commissioner=subject.sitter(team.commissioner),
    )


def _card(subject: CitySubject, card: PictureId) -> Said:
    place, scene = subject.place_in_row(card), subject.scene(card)
    return Said(f"{place}: {scene}", (card, str(place))) if place else Said(scene, (card,))


def _row(subject: CitySubject) -> str:
    cards = subject.listed(map(subject.brief, subject.view.row))
    return subject.said("row-lies", cards=cards, deck=subject.view.deck, discard=len(subject.view.discard))


def _own(subject: CitySubject) -> Iterator[Said]:
    if subject.mine is not None:
        yield from _map(subject, subject.mine)
        yield from _choice(subject, subject.mine)
    if subject.marks.targets:
        choices = subject.listed(dict.fromkeys(target.label for target in subject.marks.targets))
        yield Said(subject.said("choices", choices=choices))


def _map(subject: CitySubject, team: TeamSeen) -> Iterator[Said]:
    """What the Commissioner knows, and where a clue may lead from here."""
    if team.map is None or subject.view.lies_open:
        return
    yield Said(
        subject.said(
            "your-map",
            police=subject.listed(team.map.police),
            clients=subject.listed(team.map.clients),
            unique=subject.listed(team.map.unique),
            common=subject.listed(team.map.common),
            taken=subject.listed(sorted(subject.taken)),
        )
    )
    if subject.leads:
        yield Said(subject.said("one-away", cells=subject.listed(within(team.at, 1))))
        yield Said(subject.said("two-away", cells=subject.listed(within(team.at, 2))))


def _choice(subject: CitySubject, team: TeamSeen) -> Iterator[Said]:
    """The cells that the clue may mean, each with its picture, and the votes."""
    if not team.reach:
        return
    yield Said(subject.said("in-reach", cells=subject.listed(team.reach)))
    if not subject.leads:
        yield from (Said(_cell(subject, cell), (cell,)) for cell in team.reach)
    votes = team.ballot.votes if team.ballot else ()
    if votes:
        said = (subject.said("vote", who=subject.sitter(vote.seat), cell=vote.cell) for vote in votes)
        yield Said(subject.said("votes", votes=subject.listed(said)))


def _details(subject: CitySubject) -> Iterator[Said]:
    """Each cell and each card of the row, and the cycles of this round."""
    for cell in subject.shown:
        yield Said(_cell(subject, cell), (cell,))
    for card in subject.view.row:
        yield _card(subject, card)
    yield from _cycles(subject)
    yield from _by_name(subject)


def _by_name(subject: CitySubject) -> Iterator[Said]:
    """The row, the own map and the cycles, as they are asked for by name (section 13)."""
    row = (_row(subject), *(_card(subject, card).text for card in subject.view.row))
    yield from (Said(text, (ROW,)) for text in row)
    if subject.mine is not None:
        yield from (Said(line.text, (MAP,)) for line in _map(subject, subject.mine))
    earlier = subject.view.past[:-1] if subject.view.lies_open else subject.view.past
    rounds = (*(one.history for one in earlier), subject.view.history)
    for number, cycles in enumerate(rounds, 1):
        if cycles:
            yield Said(subject.said("round", round=number, mode=subject.view.rules.mode), (HISTORY,))
            yield from (Said(line.text, (HISTORY,)) for line in _cycles(subject, cycles))


def _cell(subject: CitySubject, cell: str) -> str:
    district, scene = subject.district(cell), subject.scene(subject.shown[cell])
    return sentence(f"{cell} ({district}): {scene}" if district else f"{cell}: {scene}")


def _cycle(subject: CitySubject, team: str, cycle: Cycle) -> str:
    clue = subject.listed(map(subject.brief, cycle.clue))
    return subject.said("cycle", team=team, cards=clue, cell=cycle.cell, announcement=cycle.announcement)
