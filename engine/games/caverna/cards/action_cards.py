"""The cards of the cave by name (specification 2.3, 5.7): each is one entry, and is named nowhere else."""

from engine.games.caverna.cards.blows import DescerABica, LargarAPedrada, PassarAMao
from engine.games.caverna.cards.entry import ActionCard
from engine.games.caverna.cards.helps import BeijinDeMamae, Ouro, Picaretada, SoNoMolejo, VaiFilhao
from engine.games.caverna.cards.paths import IrNaPicadilha, Parkour
from engine.games.caverna.content.cards import enter
from engine.games.caverna.rules.reactions import answering

ACTION_CARDS: dict[str, ActionCard] = {
    card.name: card
    for card in (
        LargarAPedrada(),
        DescerABica(),
        PassarAMao(),
        BeijinDeMamae(),
        SoNoMolejo(),
        Parkour(),
        IrNaPicadilha(),
        VaiFilhao(),
        Picaretada(),
        Ouro(),
    )
}
"""In the order of their ids."""

for _card in ACTION_CARDS.values():
    enter(_card.name, _card.halves, _card.rank)

REACTIONS = answering(*(card.reaction for card in ACTION_CARDS.values() if card.reaction))
