"""The catacomb in words: an alt text to know where one is, and a twin to play from."""

from collections.abc import Iterator
from functools import lru_cache, partial

from engine.core.seat import Seat
from engine.games.vi_algo.content.chart import Chart
from engine.games.vi_algo.content.entries import name_of
from engine.games.vi_algo.content.rooms import CENTRAL, is_lit, is_rune, room_of, side_of
from render.games.vi_algo.subject import CatacombSubject
from render.twin import Said, Twin
from render.words import Words, sentence


def alt_text(subject: CatacombSubject) -> str:
    """Trust, torches, light, exits, then everybody (13.3)."""
    players = (_where(subject, seat) for seat in subject.seats)
    mummies = (_mummy(subject, mummy.spot) for mummy in subject.view.mummies)
    return (
        ". ".join((subject.words("vi-algo-picture-title"), _heading(subject), _status(subject), *players, *mummies))
        + "."
    )


def twin(subject: CatacombSubject) -> Twin:
    """Everything, a seat's own secrets last."""
    return Twin((*_table(subject), *_rooms(subject), *_own(subject)), partial(_details, subject))


def _heading(subject: CatacombSubject) -> str:
    started = subject.words("vi-algo-picture-round", round=subject.view.round)
    return f"{started}. {sentence(subject.headline).rstrip('.!')}"


def _status(subject: CatacombSubject) -> str:
    view = subject.view
    return subject.words(
        "vi-algo-picture-status",
        trust=view.trust,
        reserve=view.reserve,
        face=view.face,
        track=len(view.track),
        exits=subject.listed(map(subject.called, subject.validated)),
    )


def _table(subject: CatacombSubject) -> Iterator[Said]:
    yield Said(f"{_heading(subject)}.")
    yield Said(f"{_status(subject)}.")
    for seat in subject.seats:
        explorer = subject.view.explorers[seat]
        yield Said(
            subject.words(
                "vi-algo-picture-player",
                where=_where(subject, seat),
                cards=explorer.cards,
                secrets=explorer.secrets,
                pieces=explorer.pieces,
                markers=subject.listed(explorer.markers),
            ),
            (explorer.character, explorer.spot),
        )
    for mummy in subject.view.mummies:
        yield Said(f"{_mummy(subject, mummy.spot)}.", (mummy.spot,))
    for event in subject.marks.happened:
        yield Said(subject.words.event(event))


def _where(subject: CatacombSubject, seat: Seat) -> str:
    who, character = subject.sitter(seat), subject.called(subject.view.explorers[seat].character)
    if not subject.spot(seat):
        return subject.words("vi-algo-picture-outside", who=who, character=character)
    other, far = subject.nearest(seat)
    if other == seat:
        return subject.words("vi-algo-picture-first-in", who=who, character=character, spot=subject.spot(seat))
    return subject.words(
        "vi-algo-picture-where",
        who=who,
        character=character,
        spot=subject.spot(seat),
        near=subject.sitter(other),
        far=far,
    )


def _mummy(subject: CatacombSubject, spot: str) -> str:
    mummy = next(one for one in subject.view.mummies if one.spot == spot)
    owner, here = subject.sitter(mummy.pieces[-1].owner), subject.own_spot
    far = subject.chart.path(here, spot) if here else "none"
    return subject.words("vi-algo-picture-mummy", who=owner, spot=spot, pieces=len(mummy.pieces), far=far)


def _rooms(subject: CatacombSubject) -> Iterator[Said]:
    centres = {room.letter: room.centre for room in subject.view.plan}
    for room in subject.view.rooms:
        if room.letter != CENTRAL:
            name = subject.called(f"room_{room.letter}")
            said = subject.words(
                "vi-algo-picture-room",
                room=room.letter,
                name=name,
                cards=room.stack,
                exposed=room.exposed,
                side=subject.called(f"side_{side_of(centres[room.letter])}"),
                far=_far(subject, room.letter),
            )
            yield Said(said, (room.letter,))


def _far(subject: CatacombSubject, letter: str) -> int | str:
    """How many steps the viewer is from a room."""
    here = subject.own_spot
    return min(far for spot, far in subject.chart.far(here).items() if room_of(spot) == letter) if here else "none"


def _own(subject: CatacombSubject) -> Iterator[Said]:
    view = subject.view
    if view.me is None:
        return
    hand = (f"{subject.called(name_of(card))} {subject.priced(card)}" for card in view.my_hand)
    yield Said(subject.words("vi-algo-picture-hand", cards=subject.listed(hand), value=subject.signed(subject.worth)))
    if view.my_group:
        secrets = subject.listed(subject.called(name_of(card)) for card in view.my_group)
        yield Said(subject.words("vi-algo-picture-secrets", cards=secrets))
    if view.my_looked_at:
        cards = subject.listed(subject.called(name_of(card)) for card in view.my_looked_at)
        yield Said(subject.words("vi-algo-picture-map", cards=cards))
    for actions in sorted(set(subject.reach.values())):
        yield Said(_reached(subject, actions))
    if subject.marks.targets:
        choices = subject.listed(dict.fromkeys(target.label for target in subject.marks.targets))
        yield Said(subject.words("vi-algo-picture-choices", choices=choices))


def _reached(subject: CatacombSubject, actions: int) -> str:
    """Where so many actions lead: the nearest hex of each room that still has its treasure, and runes."""
    cost = subject.reach
    ways = subject.chart.far(subject.own_spot)
    closed = [room.letter for room in subject.view.rooms if room.exposed]
    doors = (min((s for s in cost if room_of(s) == letter), key=ways.__getitem__, default="") for letter in closed)
    rooms = [spot for spot in doors if spot and cost[spot] == actions]
    runes = [spot for spot in cost if cost[spot] == actions and _can_be_searched(subject, spot)]
    named = (f"{spot} ({subject.called(f'room_{room_of(spot)}')})" for spot in rooms)
    others = sum(far == actions for far in cost.values()) - len({*rooms, *runes})
    return subject.words(
        "vi-algo-picture-reach",
        actions=actions,
        rooms=subject.listed(named),
        any_rooms=bool(rooms),
        runes=subject.listed(runes),
        any_runes=bool(runes),
        others=others,
    )


def _can_be_searched(subject: CatacombSubject, spot: str) -> bool:
    """Whether a hex is a rune that the viewer has not searched, with something left to find."""
    left = next((room.stack for room in subject.view.rooms if room.letter == room_of(spot)), 0)
    return is_rune(spot) and left > 0 and spot not in subject.view.explorers[subject.view.me or 0].markers


def _details(subject: CatacombSubject) -> Iterator[Said]:
    """What each card of the viewer does; each hex with what is there and where one gets from it."""
    for card in (*subject.view.my_looked_at, *subject.view.my_hand, *subject.view.my_group):
        name = name_of(card)
        told = subject.words(f"vi-algo-{name.replace('_', '-')}.help")
        yield Said(f"{sentence(subject.called(name))}: {told}", (card,))
    yield from _hexes(subject.words, subject.chart)


@lru_cache(64)
def _hexes(words: Words, chart: Chart) -> tuple[Said, ...]:
    """The floor itself, which changes only where rooms do."""
    ways = {spot: ", ".join(chart.neighbours(spot)) or words("core-none") for spot in chart.place}
    return tuple(
        Said(words("vi-algo-picture-hex", spot=spot, rune=is_rune(spot), lit=is_lit(spot), ways=way), (spot,))
        for spot, way in ways.items()
    )
