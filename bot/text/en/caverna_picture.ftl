### What the pictures of the cave say: labels in them, and their equals in words.

caverna-picture-title = Zé Lutinho’s Cave
caverna-picture-round = Round { $round }
caverna-picture-turn = { $who }: { $step }
caverna-picture-choosing = choosing
caverna-picture-time = Time
caverna-picture-event = Event: { $name }
caverna-picture-won = { $many ->
    [one] { $who } wins the cave!
   *[other] { $who } share the cave!
}
caverna-picture-your-cards = Your cards
caverna-picture-no-cards = Your hand is empty.
caverna-picture-when-largar-a-pedrada = steps 1 and 3
caverna-picture-when-descer-a-bica = 1, 3, reaction
caverna-picture-when-passar-a-mao = steps 1 and 3
caverna-picture-when-beijin-de-mamae = steps 1 and 3
caverna-picture-when-so-no-molejo = reaction
caverna-picture-when-parkour = step 3, reaction
caverna-picture-when-ir-na-picadilha = step 3, last
caverna-picture-when-vai-filhao = reaction
caverna-picture-when-picaretada = steps 1 and 3
caverna-picture-when-ouro = worth 1
caverna-picture-when-ouro-duplo = worth 2
caverna-picture-when-used = played this turn
caverna-picture-status = Time points: { $time }. Deck: { $deck }. Discard pile: { $discard }. Walls left: { $walls }.
caverna-picture-walls = Walls between: { $walls }.
caverna-picture-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
caverna-picture-troll = troll (number { $age } by age)
caverna-picture-pack = backpack of { $who }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
caverna-picture-player = { $who }: { $where }. Life { $life }, cards { $cards }, stored gold { $stored }{ $double ->
    [yes] , holds the double gold
   *[no] {""}
}. Trolls held: { $trolls }. Backpacks free: { $packs }{ $away ->
    [yes] . Away
   *[no] {""}
}.
caverna-picture-ways = { $here }. One step leads to: { $ways }.
caverna-picture-hand = Your hand: { $cards }.
caverna-picture-gold = Your gold: { $gold } of { $of }.
caverna-picture-own-pack = Your backpack on { $space }: { $cards }.
caverna-picture-choices = You can choose: { $choices }.
