"""Scenes in words, as a person would describe them to somebody who cannot see (SA-629)."""

from dataclasses import dataclass, field
from functools import lru_cache

from engine.games.amsterdam.content.album import OwnPicture
from engine.games.amsterdam.content.backdrops import PALETTES
from engine.games.amsterdam.content.gallery import AnyPicture
from render.words import Words


@dataclass(frozen=True, slots=True)
class Teller:
    """Somebody who speaks a language: all who do tell a scene alike."""

    lang: str
    words: Words = field(compare=False)


@lru_cache(1000)
def told(teller: Teller, scene: AnyPicture) -> str:
    """Where it is, in which mood and colours, and what is to be seen; of people's own pictures only what they said."""
    if isinstance(scene, OwnPicture):
        return teller.words("amsterdam-scene-own", title=scene.title or "none")
    palette = PALETTES[scene.palette]
    return teller.words(
        "amsterdam-scene-told",
        setting=scene.setting,
        mood=scene.mood,
        main=palette.main,
        second=palette.second,
        motifs=tuple(one.motif for one in scene.motifs),
        counts=tuple(one.count for one in scene.motifs),
        colours=tuple(one.colour for one in scene.motifs),
    )
