### What the pictures of the catacomb say: labels in them, and their equals in words.

vi-algo-picture-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
vi-algo-picture-turn = { $who }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}{ $steps ->
    [0] {""}
    [one] , { $steps } step left
   *[other] , { $steps } steps left
}
vi-algo-picture-end-group = The group wins
vi-algo-picture-end-short = Not enough treasure
vi-algo-picture-end-dark = The torches are out
vi-algo-picture-end-no-exit = The exit is lost
vi-algo-picture-end-greedy = The Greedy Traitor wins
vi-algo-picture-end-haunted = The Haunted Traitor wins
vi-algo-picture-end-both = Both traitors win
vi-algo-picture-your-cards = Your cards
vi-algo-picture-worth = worth { $value } in all
vi-algo-picture-empty-hand = Your hand is empty.
vi-algo-picture-card-idolo = Use: trust +2.
vi-algo-picture-card-calice = Use: trust +1.
vi-algo-picture-card-urna = When found: trust −1. Use: take one of your own mummies off the board.
vi-algo-picture-card-colar = Use: draw the top card of your room.
vi-algo-picture-card-moedas = Use: lure a near mummy of your room up to 2 hexes away.
vi-algo-picture-card-espelho = Use: remove a mummy of your room within 3 hexes.
vi-algo-picture-card-amuleto = Any time: cancel a mummy’s theft for everybody.
vi-algo-picture-card-botas = Use: run up to 6 steps.
vi-algo-picture-card-mapa = Use: look at the top 3 cards of your room and take one.
vi-algo-picture-card-lenha = Use: 3 more torches.
vi-algo-picture-card-oleo = Any time: 2 more torches.
vi-algo-picture-card-sino = Any time: nobody saw anything in the shadows after all.
vi-algo-picture-card-corda = Contribute it to open the exit.
vi-algo-picture-card-arpeu = Contribute it to open the exit.
vi-algo-picture-card-picareta = Contribute it to open the exit.
vi-algo-picture-card-mumia-tocheira = When found: a mummy comes. Use: a mummy, then 2 torches.
vi-algo-picture-card-mumia-guardia = When found: a mummy comes. Use: a mummy, then draw a card of your room.
vi-algo-picture-card-mumia-vigia = When found: a mummy comes. Use: a mummy, then trust +1.
vi-algo-picture-card-traidor-ganancioso = You want it all: you win alone if the others, without your treasures, have no more than the trust.
vi-algo-picture-card-traidor-assombrado = You belong to the dark: you win alone if the group fails only for the treasures of those near you.
vi-algo-picture-card-so-o-vento = Nothing happens. Show it to prove what it was.
vi-algo-picture-card-maos-dadas = Trust +1.
vi-algo-picture-card-tocha-escondida = 1 more torch.
vi-algo-picture-card-passo-firme = Walk up to 2 steps, free.
vi-algo-picture-card-olhos-no-escuro = Remove a mummy within 2 hexes of you.
vi-algo-picture-card-olho-no-olho = See one face-down card of somebody, at random.
vi-algo-picture-title = The catacombs
vi-algo-picture-status = Trust { $trust }, torches { $reserve }, { $face ->
    [day] day
   *[night] night
} ({ $track } of 12), exits open: { $exits }
vi-algo-picture-where = { $who } ({ $character }) on { $spot }, { $far ->
    [one] { $far } hex from { $near }
   *[other] { $far } hexes from { $near }
}
vi-algo-picture-outside = { $who } ({ $character }) still outside
vi-algo-picture-first-in = { $who } ({ $character }) on { $spot }
vi-algo-picture-player = { $where }. Hand: { $cards }. Secret cards: { $secrets }. Mummies left: { $pieces }. Searched: { $markers }.
vi-algo-picture-mummy = { $pieces ->
    [1] Mummy of { $who } on { $spot }
   *[other] Powerful mummy of { $who } on { $spot } ({ $pieces })
}{ $far ->
    [none] {""}
   *[other] , steps from you: { $far }
}
vi-algo-picture-room = { $room }, { $name } ({ $side }{ $far ->
    [none] {""}
    [0] , you are here
   *[other] , steps from you: { $far }
}): { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $exposed ->
    [yes] , and the exposed treasure
   *[no] {""}
}.
vi-algo-picture-hand = Your hand: { $cards }. Together { $value }.
vi-algo-picture-secrets = Your secret cards: { $cards }.
vi-algo-picture-map = On the map: { $cards }.
vi-algo-picture-reach = { $actions ->
    [0] With the steps left
    [1] With 1 action
   *[other] With { $actions } actions
} you get { $any_rooms ->
    [no] {""}
   *[yes] first into a room: { $rooms }{"; "}
}{ $any_runes ->
    [no] {""}
   *[yes] to a rune: { $runes }{"; "}
}to other hexes: { $others }.
vi-algo-picture-choices = You can choose: { $choices }.
vi-algo-picture-hex = { $spot }{ $rune ->
    [yes] , a rune
   *[no] {""}
}{ $lit ->
    [yes] , lit by day
   *[no] {""}
}. One step leads to: { $ways }.
