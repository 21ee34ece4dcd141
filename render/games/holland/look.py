"""Sir Holland's picture in words: an alt text to know where one is, and a twin to play from."""

from collections.abc import Iterator

from engine.core.seat import Seat
from engine.games.holland.board import VILLAINS, hero_of
from engine.games.holland.content.tower_cards import COLUMNS, ROOF, ROWS, SPACES, beside, over, under
from render.games.holland.cards import said_early
from render.games.holland.own import Own
from render.games.holland.scene import Scene
from render.painter import Target
from render.twin import Said, Twin
from render.words import sentence


def alt_text(scene: Scene) -> str:
    """The round, whose turn it is, and where everybody is."""
    heroes = (f"{scene.sitter(seat)}: {_heroes(scene, seat)}" for seat in scene.seats)
    return ". ".join((scene.words("holland-picture-title"), _heading(scene), *heroes, _villains(scene))) + "."


def twin(scene: Scene) -> Twin:
    """Everything, a seat's own secrets last."""
    own = () if scene.own is None else _own(scene, scene.own)
    return Twin((*_table(scene), *_tower(scene), *_happened(scene), *own), tuple(_details(scene)))


def _table(scene: Scene) -> Iterator[Said]:
    yield Said(f"{_heading(scene)}.")
    if scene.revealed:
        queue = scene.listed(f"{scene.sitter(seat)} {scene.view.players[seat].pick}" for seat in scene.view.order)
        yield Said(scene.words("holland-picture-order", queue=queue))
    for seat in scene.seats:
        yield Said(_player(scene, seat), (f"seat_{seat + 1}", scene.view.players[seat].colour))


def _tower(scene: Scene) -> Iterator[Said]:
    yield Said(f"{_villains(scene)}.", VILLAINS)
    saved = ", ".join(_who(scene, ROOF)) or scene.words("holland-picture-nobody")
    yield Said(scene.words("holland-picture-roof", who=saved), (ROOF,))
    for row in reversed(ROWS):
        cells = scene.listed(_cell(scene, f"{column}{row}") for column in COLUMNS)
        yield Said(scene.words("holland-picture-level", row=row, cells=cells), (f"row_{row}", str(row)))


def _happened(scene: Scene) -> Iterator[Said]:
    for event in scene.marks.happened:
        yield Said(scene.words.event(event))


def _own(scene: Scene, own: Own) -> Iterator[Said]:
    if own.pick is not None:
        yield Said(scene.words("holland-picture-own-pick", card=scene.words(f"holland-card-{own.pick}")))
    if own.now is not None:
        yield Said(scene.words("holland-picture-points", movement=own.now.movement, special=own.now.special))
    if scene.view.my_early_plan is not None:
        yield Said(said_early(scene, own))
    if scene.marks.targets:
        choices = scene.listed(dict.fromkeys(_choice(scene, own, target) for target in scene.marks.targets))
        yield Said(scene.words("holland-picture-choices", choices=choices))


def _details(scene: Scene) -> Iterator[Said]:
    """Each space with what it does, who is there and what lies around it."""
    tower = scene.tower
    for space in SPACES:
        helps = scene.words(f"holland-{tower.kind(space).replace('_', '-')}.help")
        here = scene.words("holland-picture-here", cell=_cell(scene, space), help=helps)
        pieces = (*map(scene.troupe.named, tower.heroes_on(space)), *scene.troupe.villains_on(space))
        yield Said(f"{here} {_around(scene, space)}", (space, *pieces))


def _heading(scene: Scene) -> str:
    final = (scene.words("holland-picture-final"),) if scene.view.final else ()
    started = ", ".join((scene.words("holland-picture-round", round=scene.view.round), *final))
    return f"{started}. {sentence(scene.headline).rstrip('.!')}"


def _player(scene: Scene, seat: Seat) -> str:
    player = scene.view.players[seat]
    return scene.words(
        "holland-picture-player",
        who=scene.sitter(seat),
        colour=scene.called(player.colour),
        hand=scene.listed(player.hand),
        played=scene.listed(player.played),
        rests=player.rests,
        griffin=scene.view.griffin == seat,
        away=player.away,
        heroes=_heroes(scene, seat),
    )


def _heroes(scene: Scene, seat: Seat) -> str:
    return scene.listed(_hero_at(scene, hero_of(seat, number), number) for number in (1, 2))


def _hero_at(scene: Scene, hero: int, number: int) -> str:
    tower = scene.tower
    if tower.is_saved(hero):
        return scene.words("holland-picture-hero-saved", number=number)
    space, state = tower.heroes[hero], _state(scene, hero)
    return scene.words("holland-picture-hero-at", number=number, space=space, state=state)


def _state(scene: Scene, hero: int) -> str:
    if scene.tower.hidden[hero]:
        return "hidden"
    return "lying" if scene.tower.is_lying(hero) else "standing"


def _villains(scene: Scene) -> str:
    placed = zip(VILLAINS, scene.tower.villains, strict=True)
    return scene.listed(
        scene.words("holland-picture-on", who=scene.called(name), space=space) for name, space in placed
    )


def _cell(scene: Scene, space: str) -> str:
    kind = scene.called(scene.tower.kind(space))
    who = _who(scene, space)
    return f"{space} {kind} ({scene.listed(who)})" if who else f"{space} {kind}"


def _who(scene: Scene, space: str) -> list[str]:
    villains = [scene.called(name) for name in scene.troupe.villains_on(space)]
    return villains + [_hero(scene, hero) for hero in scene.tower.heroes_on(space)]


def _hero(scene: Scene, hero: int) -> str:
    name, state = scene.called(scene.troupe.named(hero)), _state(scene, hero)
    return name if state == "standing" else f"{name} – {scene.called(state)}"


def _around(scene: Scene, space: str) -> str:
    sides = {"left": beside(space, "left"), "right": beside(space, "right"), "over": over(space), "under": under(space)}
    said = (
        scene.words(f"holland-picture-{side}", cell=scene.called(ROOF) if there == ROOF else _cell(scene, there))
        for side, there in sides.items()
        if there is not None
    )
    return sentence(f"{scene.listed(said)}.")


def _choice(scene: Scene, own: Own, target: Target) -> str:
    spent = zip(("movement", "special"), own.cost(target.tokens), strict=True)
    cost = [scene.words(f"holland-picture-{half}", points=points) for half, points in spent if points]
    return scene.words("holland-picture-costs", label=target.label, cost=scene.listed(cost)) if cost else target.label
