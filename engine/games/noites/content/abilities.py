"""The special rules of monsters, each one entry: what it costs and what it changes (specification 2.7)."""

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """What rules ask about a monster. Of several entries a switch is on if one turns it on, and numbers add up."""

    large: bool = False
    """It stands on a large base."""
    pace: int = 0
    """Faster or slower than others."""
    lofty: bool = False
    """It passes over or through what bars the others, and no ground is dangerous or difficult to it."""
    flies: bool = False
    """It passes over whoever stands in its way, and does not fall when it is pushed."""
    climbs: bool = False
    """Heights cost it nothing."""
    sure_jumps: int = 0
    """Dice for a jump or a leap need so much less."""
    grasps: bool = False
    """It covers whatever token it touches."""
    lures: bool = False
    """Victims of its own side do not shy away from it."""
    terrifies: bool = False
    """Victims keep twice as far off."""
    spared: int = 0
    """Captures that do not end its move."""
    sharp_eyed: bool = False
    """Cover is none to its shots."""
    watchful: bool = False
    """A shot on watch does not make cover of itself."""
    stealthy: bool = False
    """Far off, it is in cover."""
    charge_dice: int = 0
    strike_dice: int = 0
    hunts_within: int = 0
    """Millimetres within which a friend beside its target makes its melee dice need one less."""
    venom: int = 0
    """Whoever defends against it needs so much more."""
    harm: int = 0
    """Wound markers more for each wound."""
    heals_from: int = 0
    """What a die must show to undo a wound of its own; 0 for never. So for the two that follow."""
    lives_again_from: int = 0
    """Once in a night, instead of dying."""
    rises_from: int = 0
    """To act in the turn in which it recovers."""
    toughness: int = 0
    """What its rolls on the wound table need more."""
    push_ease: int = 0
    """What its dice for a push need less."""
    push_reach: int = 0
    """Millimetres by which it pushes farther."""
    steadfast: bool = False
    """It cannot be pushed."""


@dataclass(frozen=True, slots=True)
class Ability:
    """A special rule."""

    cost: int
    traits: Traits


ABILITIES = {
    "fast": Ability(9, Traits(pace=1)),
    "slow": Ability(-7, Traits(pace=-1)),
    "flying": Ability(8, Traits(lofty=True, flies=True)),
    "ghostly": Ability(5, Traits(lofty=True)),
    "climber": Ability(2, Traits(climbs=True, sure_jumps=1)),
    "tough": Ability(8, Traits(toughness=1)),
    "furious": Ability(5, Traits(charge_dice=1)),
    "frenzy": Ability(6, Traits(charge_dice=1, strike_dice=1)),
    "deadly": Ability(5, Traits(harm=1)),
    "regeneration": Ability(5, Traits(heals_from=5)),
    "terrifying": Ability(2, Traits(terrifies=True)),
    "lure": Ability(6, Traits(lures=True)),
    "stealthy": Ability(3, Traits(stealthy=True)),
    "keen": Ability(4, Traits(sharp_eyed=True)),
    "venom": Ability(2, Traits(venom=1)),
    "long_arms": Ability(5, Traits(grasps=True)),
    "gluttonous": Ability(3, Traits(spared=1)),
    "second_life": Ability(6, Traits(lives_again_from=4)),
    "pusher": Ability(2, Traits(push_ease=2, push_reach=50)),
    "stable": Ability(1, Traits(steadfast=True)),
    "relentless": Ability(2, Traits(rises_from=4)),
    "vigilant": Ability(3, Traits(watchful=True)),
    "pack": Ability(3, Traits(hunts_within=75)),
    "large": Ability(2, Traits(large=True)),
}


class _Together(dict[tuple[str, ...], Traits]):
    """What several abilities make together, worked out once: rules ask at every footprint."""

    def __missing__(self, abilities: tuple[str, ...]) -> Traits:
        each = [ABILITIES[one].traits for one in abilities]
        numbers = {one.name: sum(getattr(traits, one.name) for traits in each) for one in fields(Traits)}
        together = Traits(**{name: bool(value) if name in _SWITCHES else value for name, value in numbers.items()})
        self[abilities] = together
        return together


_SWITCHES = {one.name for one in fields(Traits) if one.type is bool}
TOGETHER = _Together()
