"""The thirty twist cards (specification 2.10)."""

from dataclasses import dataclass

OWN, ENEMY, VICTIM, POINT, PIECE, BARRICADE, PLACE = "own", "enemy", "victim", "point", "piece", "barricade", "place"


@dataclass(frozen=True, slots=True)
class Twist:
    """A card: when it is played and what must be named with it."""

    number: int
    name: str
    targets: tuple[str, ...] = ()
    needs: str = ""
    """What the table must offer for the card to be of any use to a side."""
    reaction: bool = False


_TURN = """panic
bait
second_wind
fog - enemy_shoots
blood_moon
sprint
eagle_eye - own_shoots
bone_mend own
wake_up own
falling_debris enemy blocks
lightning enemy
curse enemy
tangle enemy
trapdoor own,point
stampede point
false_alarm
locked_door place,point barricades
demolition barricade barricades
vertigo enemy,point steep
brambles piece cover
hide_and_seek victim,point
bounty enemy
marked_victim victim
dread"""
_REACTIONS = ("by_a_hair", "dodge", "vengeance", "grim_fate", "snatch_back", "first_blood")


def _twist(number: int, line: str) -> Twist:
    name, *rest = line.split()
    targets = tuple(rest[0].split(",")) if rest and rest[0] != "-" else ()
    return Twist(number, name, targets, rest[1] if len(rest) > 1 else "")


TURN_CARDS = tuple(_twist(number, line) for number, line in enumerate(_TURN.split("\n"), 1))
REACT_CARDS = tuple(Twist(number, name, reaction=True) for number, name in enumerate(_REACTIONS, len(TURN_CARDS) + 1))
TWISTS = {card.name: card for card in (*TURN_CARDS, *REACT_CARDS)}
