"""Which cards there are: each has an action to play and an encounter to meet (specification 2.3 to 2.5)."""

from dataclasses import dataclass
from typing import TypeAlias

CardId: TypeAlias = str
GOLD = "ouro"
DOUBLE_GOLD = "ouro_duplo"
DOUBLE: CardId = "s001"
"""The special card, worth 2: it has no back, so everybody always sees where it is."""

_HALVES = {
    "largar_a_pedrada": "ta_escuro*2 ta_um_breu terremoto mina_terrestre pedra_solta morcegos desmoronamento "
    "escorregao mao_furada achado cheiro_de_comida ufa*2",
    "descer_a_bica": "ta_escuro ta_um_breu terremoto mina_terrestre pedra_solta morcegos desmoronamento escorregao "
    "mao_furada achado*2 cheiro_de_comida ufa*2",
    "passar_a_mao": "ta_escuro ta_um_breu terremoto mina_terrestre pedra_solta morcegos desmoronamento escorregao "
    "mao_furada achado cheiro_de_comida ufa",
    "beijin_de_mamae": "ta_escuro ta_um_breu*2 mina_terrestre pedra_solta morcegos*2 desmoronamento escorregao "
    "achado*2 cheiro_de_comida",
    "so_no_molejo": "ta_escuro ta_um_breu mina_terrestre pedra_solta*2 morcegos desmoronamento escorregao "
    "mao_furada achado cheiro_de_comida ufa",
    "parkour": "ta_escuro*2 ta_um_breu mina_terrestre pedra_solta morcegos desmoronamento escorregao mao_furada "
    "achado cheiro_de_comida ufa",
    "ir_na_picadilha": "ta_escuro ta_um_breu terremoto pedra_solta*2 morcegos desmoronamento mao_furada achado ufa",
    "vai_filhao": "ta_escuro*2 ta_um_breu terremoto pedra_solta morcegos escorregao mao_furada cheiro_de_comida ufa",
    "picaretada": "ta_escuro ta_um_breu terremoto pedra_solta*2 morcegos desmoronamento escorregao mao_furada "
    "achado cheiro_de_comida ufa",
    GOLD: "se_emocionou*12",
}
"""The encounters of each action's copies, in the order of their ids (2.5)."""
NAMES = tuple(_HALVES)
"""The ten names that a hand may hold."""
ENCOUNTERS = tuple(dict.fromkeys(part.partition("*")[0] for line in _HALVES.values() for part in line.split()))


@dataclass(frozen=True, slots=True)
class Card:
    """One cave card: what it is when it is played, and what it is when it is met."""

    action: str
    encounter: str


def _all() -> dict[CardId, Card]:
    halves = [
        Card(action, encounter)
        for action, line in _HALVES.items()
        for part in line.split()
        for encounter, _, copies in [part.partition("*")]
        for _ in range(int(copies or 1))
    ]
    return {f"c{number:03}": card for number, card in enumerate(halves, 1)}


CARDS = _all()
"""The 120 cave cards by id, `c001` to `c120`."""


def action_of(card: CardId) -> str:
    """The name by which a card is held and played.

    >>> action_of("c001"), action_of("c120"), action_of("s001")
    ('largar_a_pedrada', 'ouro', 'ouro_duplo')
    """
    return DOUBLE_GOLD if card == DOUBLE else CARDS[card].action


def encounter_of(card: CardId) -> str:
    """
    >>> encounter_of("c004"), encounter_of("c109")
    ('terremoto', 'se_emocionou')
    """
    return CARDS[card].encounter


def gold_of(card: CardId) -> int:
    """What a card is worth.

    >>> gold_of("c109"), gold_of("s001"), gold_of("c001")
    (1, 2, 0)
    """
    return {GOLD: 1, DOUBLE_GOLD: 2}.get(action_of(card), 0)
