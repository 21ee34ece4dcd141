"""The catacomb in words: an alt text to know where one is, and a twin to play from."""

from collections.abc import Iterator

from engine.core.seat import Seat
from engine.games.vi_algo.content.entries import name_of
from engine.games.vi_algo.content.rooms import CENTRAL, is_lit, is_rune
from render.games.vi_algo.scene import Scene
from render.twin import Said, Twin
from render.words import sentence


def alt_text(scene: Scene) -> str:
    """Trust, torches, light, exits, then everybody (13.3)."""
    players = (_where(scene, seat) for seat in scene.seats)
    mummies = (_mummy(scene, mummy.spot) for mummy in scene.view.mummies)
    return ". ".join((scene.words("vi-algo-picture-title"), _heading(scene), _status(scene), *players, *mummies)) + "."


def twin(scene: Scene) -> Twin:
    """Everything, a seat's own secrets last."""
    return Twin((*_table(scene), *_rooms(scene), *_own(scene)), tuple(_details(scene)))


def _heading(scene: Scene) -> str:
    started = scene.words("vi-algo-picture-round", round=scene.view.round)
    return f"{started}. {sentence(scene.headline).rstrip('.!')}"


def _status(scene: Scene) -> str:
    view = scene.view
    return scene.words(
        "vi-algo-picture-status",
        trust=view.trust,
        reserve=view.reserve,
        face=view.face,
        track=len(view.track),
        exits=scene.listed(map(scene.called, scene.validated)),
    )


def _table(scene: Scene) -> Iterator[Said]:
    yield Said(f"{_heading(scene)}.")
    yield Said(f"{_status(scene)}.")
    for seat in scene.seats:
        explorer = scene.view.explorers[seat]
        yield Said(
            scene.words(
                "vi-algo-picture-player",
                where=_where(scene, seat),
                cards=explorer.cards,
                secrets=explorer.secrets,
                pieces=explorer.pieces,
                markers=scene.listed(explorer.markers),
            ),
            (explorer.character, explorer.spot),
        )
    for mummy in scene.view.mummies:
        yield Said(f"{_mummy(scene, mummy.spot)}.", (mummy.spot,))
    for event in scene.marks.happened:
        yield Said(scene.words.event(event))


def _where(scene: Scene, seat: Seat) -> str:
    who, character = scene.sitter(seat), scene.called(scene.view.explorers[seat].character)
    if not scene.spot(seat):
        return scene.words("vi-algo-picture-outside", who=who, character=character)
    other, far = scene.nearest(seat)
    if other == seat:
        return scene.words("vi-algo-picture-first-in", who=who, character=character, spot=scene.spot(seat))
    return scene.words(
        "vi-algo-picture-where", who=who, character=character, spot=scene.spot(seat), near=scene.sitter(other), far=far
    )


def _mummy(scene: Scene, spot: str) -> str:
    mummy = next(one for one in scene.view.mummies if one.spot == spot)
    owner = scene.sitter(mummy.pieces[-1].owner)
    return scene.words("vi-algo-picture-mummy", who=owner, spot=spot, pieces=len(mummy.pieces))


def _rooms(scene: Scene) -> Iterator[Said]:
    for room in scene.view.rooms:
        if room.letter != CENTRAL:
            name = scene.called(f"room_{room.letter}")
            said = scene.words(
                "vi-algo-picture-room", room=room.letter, name=name, cards=room.stack, exposed=room.exposed
            )
            yield Said(said, (room.letter,))


def _own(scene: Scene) -> Iterator[Said]:
    view = scene.view
    if view.me is None:
        return
    hand = (f"{scene.called(name_of(card))} {scene.value(card):+d}" for card in view.my_hand)
    yield Said(scene.words("vi-algo-picture-hand", cards=scene.listed(hand), value=scene.worth))
    if view.my_group:
        secrets = scene.listed(scene.called(name_of(card)) for card in view.my_group)
        yield Said(scene.words("vi-algo-picture-secrets", cards=secrets))
    if view.my_looked_at:
        cards = scene.listed(f"{card} {scene.called(name_of(card))}" for card in view.my_looked_at)
        yield Said(scene.words("vi-algo-picture-map", cards=cards))
    for actions in sorted(set(scene.reach.values())):
        spots = scene.listed(spot for spot, cost in scene.reach.items() if cost == actions)
        yield Said(scene.words("vi-algo-picture-reach", actions=actions, spots=spots))
    if scene.marks.targets:
        choices = scene.listed(dict.fromkeys(target.label for target in scene.marks.targets))
        yield Said(scene.words("vi-algo-picture-choices", choices=choices))


def _details(scene: Scene) -> Iterator[Said]:
    """Each hex with what is there and where one gets from it."""
    for spot in scene.chart.place:
        ways = scene.listed(scene.chart.neighbours(spot))
        said = scene.words("vi-algo-picture-hex", spot=spot, rune=is_rune(spot), lit=is_lit(spot), ways=ways)
        yield Said(said, (spot,))
