"""Profiles and armies (specification 2.8 and 2.9)."""

from dataclasses import dataclass

from engine.games.noites.content.abilities import ABILITIES

BODY = {3: 28, 4: 20, 5: 14, 6: 11}
"""What a quality costs."""


@dataclass(frozen=True, slots=True)
class MonsterProfile:
    """One kind of monster."""

    name: str
    army: str
    quality: int
    range: int
    specials: tuple[str, ...]
    limit: int
    cost: int


def cost(quality: int, range_mm: int, specials: tuple[str, ...]) -> int:
    """The formula of 2.6."""
    return BODY[quality] - (-range_mm * (7 - quality) // 150) + sum(ABILITIES[one].cost for one in specials)


_ARMIES = {
    "crypt": """vampire_lord 3 0 1 fast deadly regeneration
bone_giant 4 0 1 large tough pusher slow
necromancer 4 300 1 venom
wraith 4 0 2 ghostly long_arms
mummy 4 0 2 tough relentless slow
skeleton_archer 5 450 2
ghoul 5 0 2 fast relentless""",
    "moon": """alpha_werewolf 3 0 1 fast furious relentless
were_bear 4 0 1 large tough pusher
moon_hunter 4 600 1 keen
werewolf 4 0 2 fast furious
shadow_cat 4 0 2 climber stealthy deadly
crow_flock 5 0 3 flying
rat_swarm 5 0 3 long_arms pack""",
    "mire": """swamp_king 3 0 1 large tough stable
siren 4 0 1 lure
hydra 4 0 1 large long_arms regeneration
spitter 4 300 2 venom
bog_crawler 4 0 2 gluttonous stable
will_o_wisp 5 0 3 fast ghostly
frogman 5 0 3 fast""",
    "carnival": """ringmaster 3 300 1 lure vigilant
strongman 4 0 1 large tough pusher stable
stilt_walker 4 0 1 fast terrifying
killer_clown 4 0 2 frenzy relentless
knife_thrower 4 300 2 vigilant
acrobat 5 0 3 fast climber
puppet 6 0 3 second_life""",
}


def _profile(army: str, line: str) -> MonsterProfile:
    name, quality, reach, limit, *specials = line.split()
    worth = cost(int(quality), int(reach), tuple(specials))
    return MonsterProfile(name, army, int(quality), int(reach), tuple(specials), int(limit), worth)


ARMIES = {army: tuple(_profile(army, line) for line in lines.split("\n")) for army, lines in _ARMIES.items()}
PROFILES = {profile.name: profile for army in ARMIES.values() for profile in army}
STARTERS = {
    "crypt": ("wraith", "mummy", "skeleton_archer", "skeleton_archer", "ghoul"),
    "moon": ("alpha_werewolf", "shadow_cat", "crow_flock", "rat_swarm"),
    "mire": ("siren", "bog_crawler", "frogman", "frogman", "frogman"),
    "carnival": ("stilt_walker", "killer_clown", "acrobat", "puppet", "puppet"),
}


def total(names: tuple[str, ...]) -> int:
    """What a list costs."""
    return sum(PROFILES[name].cost for name in names)
