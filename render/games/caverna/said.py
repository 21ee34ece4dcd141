"""The cave in words: an alt text to know where one is, and a twin to play from."""

from collections.abc import Iterator

from engine.core.seat import Seat
from engine.games.caverna.content.cards import action_of, encounter_of
from engine.games.caverna.grid import CAMP, CAVE, INDEX, SPACES, Space, steps_from
from engine.games.caverna.view import PlayerSeen
from render.games.caverna.scene import Scene
from render.twin import Said, Twin
from render.words import sentence


def alt_text(scene: Scene) -> str:
    """The round, whose turn it is, and where everybody is."""
    players = (f"{scene.sitter(seat)}: {_where(scene, scene.view.players[seat].spot)}" for seat in scene.seats)
    return ". ".join((scene.words("caverna-picture-title"), _heading(scene), *players)) + "."


def twin(scene: Scene) -> Twin:
    """Everything, a seat's own secrets last."""
    return Twin((*_table(scene), *_cave(scene), *_own(scene)), tuple(_details(scene)))


def _heading(scene: Scene) -> str:
    round_said = scene.words("caverna-picture-round", round=scene.view.round)
    return f"{round_said}. {sentence(scene.headline).rstrip('.!')}"


def _table(scene: Scene) -> Iterator[Said]:
    view = scene.view
    yield Said(f"{_heading(scene)}.")
    yield Said(
        scene.words(
            "caverna-picture-status", time=view.time, deck=view.deck, discard=len(view.discard), walls=view.supply
        )
    )
    for seat in scene.seats:
        yield Said(_player(scene, seat), (f"P{seat + 1}", view.players[seat].colour))
    for event in scene.marks.happened:
        yield Said(scene.words.event(event))


def _cave(scene: Scene) -> Iterator[Said]:
    walls = scene.listed(wall.replace("|", "–") for wall in scene.view.walls)
    yield Said(scene.words("caverna-picture-walls", walls=walls))
    for space in CAVE:
        yield Said(_space(scene, space), (space,))


def _own(scene: Scene) -> Iterator[Said]:
    own = scene.own
    if own is None:
        return
    hand = (_card(scene, card) for card in own.hand or ())
    yield Said(scene.words("caverna-picture-hand", cards=scene.listed(hand)))
    yield Said(scene.words("caverna-picture-gold", gold=own.gold, of=scene.view.rules.gold_to_win))
    for troll in own.trolls or ():
        wish = scene.words(f"caverna-{troll.replace('_', '-')}.help")
        yield Said(f"{sentence(scene.called(troll))}: {wish}", (troll,))
    yield from _own_packs(scene, own)
    if scene.marks.targets:
        choices = scene.listed(dict.fromkeys(target.label for target in scene.marks.targets))
        yield Said(scene.words("caverna-picture-choices", choices=choices))


def _own_packs(scene: Scene, own: PlayerSeen) -> Iterator[Said]:
    for pack in own.packs:
        if pack.space:
            cards = scene.listed(scene.called(action_of(card)) for card in pack.cards or ())
            yield Said(scene.words("caverna-picture-own-pack", space=pack.space, cards=cards), (pack.space,))


def _details(scene: Scene) -> Iterator[Said]:
    """Each space with where one gets from there."""
    for space in SPACES:
        ways = scene.listed(_where(scene, there) for there in steps_from(scene.view.walls, space))
        here = scene.called("camp") if space == CAMP else _space(scene, space).rstrip(".")
        yield Said(scene.words("caverna-picture-ways", here=sentence(here), ways=ways), (space,))


def _player(scene: Scene, seat: Seat) -> str:
    player = scene.view.players[seat]
    return scene.words(
        "caverna-picture-player",
        who=scene.sitter(seat),
        where=_where(scene, player.spot),
        life=player.life,
        cards=player.count,
        stored=player.stored_gold,
        double=player.has_double,
        trolls=player.held_trolls,
        packs=sum(not pack.space for pack in player.packs),
        away=player.away,
    )


def _space(scene: Scene, space: Space) -> str:
    view = scene.view
    things = [scene.words("caverna-picture-cards", n=view.piles[INDEX[space]])]
    if view.double == space:
        things.append(scene.called("ouro_duplo"))
    things += [
        scene.called(name)
        for name, at in zip(("lunchbox_black", "lunchbox_red"), view.lunchboxes, strict=True)
        if at == space
    ]
    things += [scene.words("caverna-picture-troll", age=age) for age, at in enumerate(view.trolls, 1) if at == space]
    things += [
        scene.words("caverna-picture-pack", who=scene.sitter(owner), n=count) for owner, count in scene.packs_on(space)
    ]
    things += [scene.sitter(seat) for seat in scene.on(space)]
    return f"{space}: {', '.join(things)}."


def _where(scene: Scene, space: Space) -> str:
    return scene.called("camp") if space == CAMP else space


def _card(scene: Scene, card: str) -> str:
    action = scene.called(action_of(card))
    return f"{action} ({scene.called(encounter_of(card))})" if card.startswith("c") else action
