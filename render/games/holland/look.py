"""Sir Holland's picture in words: an alt text to know where one is, and a twin to play from."""

from collections.abc import Iterator
from functools import partial

from engine.core.seat import Seat
from engine.games.holland.board import hero_of
from engine.games.holland.content.action_cards import CARDS
from engine.games.holland.content.tower_cards import COLUMNS, ROOF, ROWS, SPACES, beside, over, under
from engine.games.holland.phrases import VILLAINS
from render.games.holland.cards import said_early
from render.games.holland.own import Own
from render.games.holland.subject import TowerSubject
from render.painter import Target
from render.twin import Said, Twin
from render.words import sentence


def alt_text(subject: TowerSubject) -> str:
    """The round, whose turn it is, and where everybody is."""
    heroes = (f"{subject.sitter(seat)}: {_heroes(subject, seat)}" for seat in subject.seats)
    return ". ".join((subject.words("holland-picture-title"), _heading(subject), *heroes, _villains(subject))) + "."


def twin(subject: TowerSubject) -> Twin:
    """Everything, a seat's own secrets last."""
    own = () if subject.own is None else _own(subject, subject.own)
    return Twin((*_table(subject), *_tower(subject), *_happened(subject), *own), partial(_details, subject))


def _table(subject: TowerSubject) -> Iterator[Said]:
    yield Said(f"{_heading(subject)}.")
    if subject.revealed:
        queue = subject.listed(
            f"{subject.sitter(seat)} {subject.view.players[seat].pick}" for seat in subject.view.order
        )
        yield Said(subject.words("holland-picture-order", queue=queue))
    for seat in subject.seats:
        yield Said(_player(subject, seat), (f"seat_{seat + 1}", subject.view.players[seat].colour))


def _tower(subject: TowerSubject) -> Iterator[Said]:
    yield Said(f"{_villains(subject)}.", VILLAINS)
    saved = ", ".join(_who(subject, ROOF)) or subject.words("holland-picture-nobody")
    yield Said(subject.words("holland-picture-roof", who=saved), (ROOF,))
    for row in reversed(ROWS):
        cells = subject.listed(_cell(subject, f"{column}{row}") for column in COLUMNS)
        yield Said(subject.words("holland-picture-level", row=row, cells=cells), (f"row_{row}", str(row)))


def _happened(subject: TowerSubject) -> Iterator[Said]:
    for event in subject.marks.happened:
        yield Said(subject.words.event(event))


def _own(subject: TowerSubject, own: Own) -> Iterator[Said]:
    if own.pick is not None:
        yield Said(subject.words("holland-picture-own-pick", card=subject.words(f"holland-card-{own.pick}")))
    if own.now is not None:
        yield Said(subject.words("holland-picture-points", movement=own.now.movement, special=own.now.special))
    if subject.view.my_early_plan is not None:
        yield Said(said_early(subject, own))
    if subject.marks.targets:
        choices = subject.listed(dict.fromkeys(_choice(subject, own, target) for target in subject.marks.targets))
        yield Said(subject.words("holland-picture-choices", choices=choices))


def _details(subject: TowerSubject) -> Iterator[Said]:
    """Each card with what it does; each space with what it does, who is there and what lies around it."""
    for number, card in CARDS.items():
        yield Said(f"{subject.words(f'holland-card-{number}')}: {_help(subject, card.id)}", (f"card_{number}",))
    tower = subject.tower
    for space in SPACES:
        helps = _help(subject, tower.kind(space))
        here = subject.words("holland-picture-here", cell=_cell(subject, space), help=helps)
        pieces = (*map(subject.troupe.named, tower.heroes_on(space)), *subject.troupe.villains_on(space))
        yield Said(f"{here} {_around(subject, space)}", (space, *pieces))


def _help(subject: TowerSubject, name: str) -> str:
    return subject.words(f"holland-{name.replace('_', '-')}.help")


def _heading(subject: TowerSubject) -> str:
    final = (subject.words("holland-picture-final"),) if subject.view.final else ()
    started = ", ".join((subject.words("holland-picture-round", round=subject.view.round), *final))
    return f"{started}. {sentence(subject.headline).rstrip('.!')}"


def _player(subject: TowerSubject, seat: Seat) -> str:
    player = subject.view.players[seat]
    return subject.words(
        "holland-picture-player",
        who=subject.sitter(seat),
        colour=subject.called(player.colour),
        hand=subject.listed(player.hand),
        played=subject.listed(player.played),
        rests=player.rests,
        griffin=subject.view.griffin == seat,
        away=player.away,
        heroes=_heroes(subject, seat),
    )


def _heroes(subject: TowerSubject, seat: Seat) -> str:
    return subject.listed(_hero_at(subject, hero_of(seat, number), number) for number in (1, 2))


def _hero_at(subject: TowerSubject, hero: int, number: int) -> str:
    tower = subject.tower
    if tower.is_saved(hero):
        return subject.words("holland-picture-hero-saved", number=number)
    space, state = tower.heroes[hero], _state(subject, hero)
    return subject.words("holland-picture-hero-at", number=number, space=space, state=state)


def _state(subject: TowerSubject, hero: int) -> str:
    if subject.tower.hidden[hero]:
        return "hidden"
    return "lying" if subject.tower.is_lying(hero) else "standing"


def _villains(subject: TowerSubject) -> str:
    placed = zip(VILLAINS, subject.tower.villains, strict=True)
    return subject.listed(
        subject.words("holland-picture-on", who=subject.called(name), space=space) for name, space in placed
    )


def _cell(subject: TowerSubject, space: str) -> str:
    kind = subject.called(subject.tower.kind(space))
    who = _who(subject, space)
    return f"{space} {kind} ({subject.listed(who)})" if who else f"{space} {kind}"


def _who(subject: TowerSubject, space: str) -> list[str]:
    villains = [subject.called(name) for name in subject.troupe.villains_on(space)]
    return villains + [_hero(subject, hero) for hero in subject.tower.heroes_on(space)]


def _hero(subject: TowerSubject, hero: int) -> str:
    name, state = subject.called(subject.troupe.named(hero)), _state(subject, hero)
    return name if state == "standing" else f"{name} – {subject.called(state)}"


def _around(subject: TowerSubject, space: str) -> str:
    sides = {"left": beside(space, "left"), "right": beside(space, "right"), "over": over(space), "under": under(space)}
    said = (
        subject.words(f"holland-picture-{side}", cell=subject.called(ROOF) if there == ROOF else _cell(subject, there))
        for side, there in sides.items()
        if there is not None
    )
    return sentence(f"{subject.listed(said)}.")


def _choice(subject: TowerSubject, own: Own, target: Target) -> str:
    spent = zip(("movement", "special"), own.cost(target.tokens), strict=True)
    cost = [subject.words(f"holland-picture-{half}", points=points) for half, points in spent if points]
    return (
        subject.words("holland-picture-costs", label=target.label, cost=subject.listed(cost)) if cost else target.label
    )
