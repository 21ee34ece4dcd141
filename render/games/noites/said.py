"""The night in words: an alt text to know where one is, and a twin to play from."""

from collections.abc import Iterator

from engine.core.plane.grid import cell
from engine.games.noites.board import Monster
from render.games.noites.armies import about_armies, about_monsters, to_choose_among
from render.games.noites.hand import help_key
from render.games.noites.scene import Scene
from render.twin import Said, Twin
from render.words import sentence


def alt_text(scene: Scene) -> str:
    """The round, who is to act, the scores, and everybody."""
    monsters = (_monster(scene, one) for one in scene.standing)
    title = (scene.words("noites-picture-title"),) if scene.view.round else ()
    return ". ".join((*title, _heading(scene), _scores(scene), *monsters)) + "."


def twin(scene: Scene) -> Twin:
    """Everything, a seat's own secrets last."""
    choosing = to_choose_among(scene) if scene.view.phase == "armies" and scene.view.me is not None else ()
    details = (*_details(scene), *about_monsters(scene), *about_armies(scene))
    return Twin((*_table(scene), *choosing, *_own(scene)), details)


def _heading(scene: Scene) -> str:
    return f"{scene.stage}. {sentence(scene.headline).rstrip('.!')}"


def _scores(scene: Scene) -> str:
    one, other = (f"{scene.of_side(side)} {scene.view.scores[side]}" for side in (0, 1))
    return f"{one}, {other}"


def _table(scene: Scene) -> Iterator[Said]:
    yield Said(f"{_heading(scene)}.")
    yield Said(f"{_scores(scene)}.")
    for one in scene.standing:
        yield Said(f"{_monster(scene, one)}.", (one.name,))
    for victim in scene.view.victims:
        yield Said(
            scene.words("noites-picture-victim", name=victim.name, at=cell(victim.at), marked=victim.marked),
            (victim.name,),
        )
    for event in scene.marks.happened:
        yield Said(scene.words.event(event))


def _monster(scene: Scene, one: Monster) -> str:
    marks = [scene.words(f"noites-picture-mark-{mark}") for mark, on in _marks(one) if on]
    return scene.words(
        "noites-picture-monster",
        name=one.name,
        profile=scene.called(one.profile),
        at=cell(one.spot),
        quality=one.tested_quality,
        wounds=one.wounds,
        marks=scene.listed(marks),
    )


def _marks(one: Monster) -> tuple[tuple[str, bool], ...]:
    return ("stunned", one.stunned), ("watching", one.watching), ("covering", one.covering), ("used", one.used)


def _own(scene: Scene) -> Iterator[Said]:
    chosen = scene.chosen_army
    if chosen:
        yield Said(scene.words("noites-picture-chosen", army=scene.listed(map(scene.called, chosen))))
    for card in scene.hand:
        yield Said(f"{sentence(scene.called(card))}: {scene.words(help_key(card))}", (card,))
    if scene.marks.targets:
        choices = scene.listed(dict.fromkeys(map(scene.tag, scene.marks.targets)))
        yield Said(scene.words("noites-picture-choices", choices=choices))


def _details(scene: Scene) -> Iterator[Said]:
    for piece in scene.view.terrain:
        said = scene.words(
            "noites-picture-terrain",
            name=piece.name,
            kind=scene.called(piece.kind),
            at=cell(piece.centre),
            height=piece.rules.height,
        )
        yield Said(said, (piece.name,))
