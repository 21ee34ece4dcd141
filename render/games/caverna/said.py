"""The cave in words: an alt text to know where one is, and a twin to play from."""

from collections.abc import Iterator
from functools import partial

from engine.core.seat import Seat
from engine.games.caverna.content.cards import DOUBLE, action_of, encounter_of
from engine.games.caverna.content.grid import CAMP, CAVE, INDEX, SPACES, Space, steps_from
from engine.games.caverna.view import PlayerSeen
from render.games.caverna.subject import CaveSubject
from render.twin import Said, Twin
from render.words import sentence


def alt_text(subject: CaveSubject) -> str:
    """The round, whose turn it is, and where everybody is."""
    players = (f"{subject.sitter(seat)}: {_where(subject, subject.view.players[seat].spot)}" for seat in subject.seats)
    return ". ".join((subject.words("caverna-picture-title"), _heading(subject), *players)) + "."


def twin(subject: CaveSubject) -> Twin:
    """Everything, a seat's own secrets last."""
    return Twin((*_table(subject), *_cave(subject), *_own(subject)), partial(_details, subject))


def _heading(subject: CaveSubject) -> str:
    round_said = subject.words("caverna-picture-round", round=subject.view.round)
    return f"{round_said}. {sentence(subject.headline).rstrip('.!')}"


def _table(subject: CaveSubject) -> Iterator[Said]:
    view = subject.view
    yield Said(f"{_heading(subject)}.")
    yield Said(
        subject.words(
            "caverna-picture-status", time=view.time, deck=view.deck, discard=len(view.discard), walls=view.supply
        )
    )
    for seat in subject.seats:
        yield Said(_player(subject, seat), (f"P{seat + 1}", view.players[seat].colour))
    for event in subject.marks.happened:
        yield Said(subject.words.event(event))


def _cave(subject: CaveSubject) -> Iterator[Said]:
    walls = subject.listed(wall.replace("|", "–") for wall in subject.view.walls)
    yield Said(subject.words("caverna-picture-walls", walls=walls))
    for space in CAVE:
        yield Said(_space(subject, space), (space,))


def _own(subject: CaveSubject) -> Iterator[Said]:
    own = subject.own
    if own is None:
        return
    hand = (_card(subject, card) for card in own.hand or ())
    yield Said(subject.words("caverna-picture-hand", cards=subject.listed(hand)))
    yield Said(subject.words("caverna-picture-gold", gold=own.gold, of=subject.view.rules.gold_to_win))
    for troll in own.trolls or ():
        wish = subject.words(f"caverna-{troll.replace('_', '-')}.help")
        yield Said(f"{sentence(subject.called(troll))}: {wish}", (troll,))
    yield from _own_packs(subject, own)
    if subject.marks.targets:
        choices = subject.listed(dict.fromkeys(target.label for target in subject.marks.targets))
        yield Said(subject.words("caverna-picture-choices", choices=choices))


def _own_packs(subject: CaveSubject, own: PlayerSeen) -> Iterator[Said]:
    for pack in own.packs:
        if pack.space:
            cards = subject.listed(subject.called(action_of(card)) for card in pack.cards or ())
            yield Said(subject.words("caverna-picture-own-pack", space=pack.space, cards=cards), (pack.space,))


def _details(subject: CaveSubject) -> Iterator[Said]:
    """Each space with where one gets from there, and what the own cards do."""
    for card in dict.fromkeys((subject.own.hand or ()) if subject.own else ()):
        action, encounter = action_of(card), "" if card == DOUBLE else encounter_of(card)
        told = " · ".join(_explained(subject, name) for name in (action, encounter) if name)
        yield Said(told, (action,))
    for space in SPACES:
        ways = subject.listed(_where(subject, there) for there in steps_from(subject.view.walls, space))
        here = subject.called("camp") if space == CAMP else _space(subject, space).rstrip(".")
        yield Said(subject.words("caverna-picture-ways", here=sentence(here), ways=ways), (space,))


def _player(subject: CaveSubject, seat: Seat) -> str:
    player = subject.view.players[seat]
    return subject.words(
        "caverna-picture-player",
        who=subject.sitter(seat),
        where=_where(subject, player.spot),
        life=player.life,
        cards=player.count,
        stored=player.stored_gold,
        double=player.has_double,
        trolls=player.held_trolls,
        packs=sum(not pack.space for pack in player.packs),
        away=player.away,
    )


def _space(subject: CaveSubject, space: Space) -> str:
    view = subject.view
    things = [subject.words("caverna-picture-cards", n=view.piles[INDEX[space]])]
    if view.double == space:
        things.append(subject.called("ouro_duplo"))
    things += [
        subject.called(name)
        for name, at in zip(("lunchbox_black", "lunchbox_red"), view.lunchboxes, strict=True)
        if at == space
    ]
    things += [subject.words("caverna-picture-troll", age=age) for age, at in enumerate(view.trolls, 1) if at == space]
    things += [
        subject.words("caverna-picture-pack", who=subject.sitter(owner), n=count)
        for owner, count in subject.packs_on(space)
    ]
    things += [subject.sitter(seat) for seat in subject.on(space)]
    return f"{space}: {', '.join(things)}."


def _where(subject: CaveSubject, space: Space) -> str:
    return subject.called("camp") if space == CAMP else space


def _card(subject: CaveSubject, card: str) -> str:
    action = subject.called(action_of(card))
    return f"{action} ({subject.called(encounter_of(card))})" if card.startswith("c") else action


def _explained(subject: CaveSubject, name: str) -> str:
    return f"{sentence(subject.called(name))}: {subject.words(_help_key(name))}"


def _help_key(name: str) -> str:
    return f"caverna-{name.replace('_', '-')}.help"
