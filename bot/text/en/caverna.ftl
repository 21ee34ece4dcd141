### Zé Lutinho's Cave.

## The game

caverna-title = Zé Lutinho’s Cave
caverna-about = Bring three nuggets out of the cave before your so-called friends do. Dirty tricks are part of it.
caverna-standings = Whoever rests in the camp with { $need } gold wins. Stored there: { EACH($stored, by: "caverna-each-stored") }. Time points left: { $time }.
caverna-each-stored = { SEAT($at) } ({ $item1 })

## The cards in a hand

caverna-largar-a-pedrada = Chuck a Rock
    .help = Your turn, before or after the action. 1 damage to one player in a straight line, however far, with no wall in the way.
caverna-descer-a-bica = Big Boot
    .help = Your turn, before or after the action, or when somebody comes into your space. A D4 of damage to one player in your space; a 4 is a miss.
caverna-passar-a-mao = Sticky Fingers
    .help = Your turn, before or after the action. Take a card, unseen, from somebody in your space or next to it. The double gold has no back: you may take that on purpose.
caverna-beijin-de-mamae = Mommy’s Kiss
    .help = Your turn, before or after the action. All better: 1 life back, up to the maximum.
caverna-so-no-molejo = Smooth Dodge
    .help = Reaction: when you are dealt damage. It shrinks by a D4; a 4 defends nothing. No use when you lose life.
caverna-parkour = Parkour!
    .help = Your turn, after the action: walk 2 spaces. Or as a reaction, instead of losing life or cards. No use against damage. It costs this card; a troll at the end, 2 more.
caverna-ir-na-picadilha = Sneak Along
    .help = Your turn, after the action, as your last card: one step, then take 1 card, without an encounter.
caverna-vai-filhao = Go On, Champ!
    .help = Reaction: when you are about to do an encounter, before the card is turned. Somebody in your space or next to it does it instead, with the card of their own space.
caverna-picaretada = Pickaxe Blow
    .help = Your turn, before or after the action. Put up or tear down a wall on one side of your space.
caverna-ouro = gold nugget
    .help = Worth 1 gold. It is not played: carry it home. It can be discarded to pay for something, if you are mad enough.
caverna-ouro-duplo = double gold
    .help = Worth 2 gold. It has no back, so everybody sees who has it. It is never discarded; whoever faints drops it on the spot.
caverna-hand-card = card

## Encounters

caverna-ta-escuro = It’s Dark in Here
    .help = You lose 1 life. Parkour avoids it.
caverna-ta-um-breu = Pitch Black
    .help = You discard 2 cards of your choice, or all if you have fewer. Parkour avoids it.
caverna-se-emocionou = Got Carried Away
    .help = Gold! It goes to your hand; then a time point is gone and you lose 1 life. Parkour avoids the loss of life only.
caverna-terremoto = Earthquake
    .help = Everybody in the cave is dealt 1 damage, you first. Then a wall falls somewhere.
caverna-mina-terrestre = Land Mine
    .help = 2 damage to you, 1 to everybody in your space or next to it, and all walls around your space are blown away.
caverna-pedra-solta = Loose Rock
    .help = 1 damage to you. Look up next time.
caverna-morcegos = Bats
    .help = A D4 of damage to you; on a 4 they miss.
caverna-desmoronamento = Cave-in
    .help = Twice, a wall falls on a rolled side of your space.
caverna-escorregao = Slip
    .help = You slide to a drawn space of the cave.
caverna-mao-furada = Butterfingers
    .help = A random card of yours falls face down on the pile of your space. Parkour avoids it.
caverna-achado = Lucky Find
    .help = You draw 1 card from the deck.
caverna-cheiro-de-comida = Smell of Food
    .help = You recover 1 life, up to the maximum.
caverna-ufa = Phew!
    .help = Nothing happens. This time.

## Basic actions

caverna-avanco-destemido = Fearless Advance
    .help = Walk up to 2 spaces, take up to 2 cards, then do an encounter.
caverna-andar-com-cuidado = Walk Carefully
    .help = Walk up to 2 spaces, then roll a die: on 1 to 3, do an encounter.
caverna-buscar-com-cuidado = Search Carefully
    .help = Take up to 2 cards here, then roll a die: on 1 to 3, do an encounter.
caverna-correr = Run
    .help = Walk up to 3 spaces, then do an encounter.
caverna-criatividade = Creativity
    .help = Discard 3 cards, draw 2 from the deck. No encounter.

## Events

caverna-cai-parede = A Wall Drops
    .help = A wall is drawn.
caverna-desabamento = Collapse
    .help = Two walls are drawn.
caverna-entulho = Rubble
    .help = 3 cards from the deck fall on a drawn pile.
caverna-rachadura = Crack
    .help = All walls around a drawn space crumble, and 2 cards from the deck fall on its pile.
caverna-troll-aparece = A Troll Appears
    .help = A troll enters the cave; when no more may come, the oldest one moves.
caverna-troll-anda = Trolls Roam
    .help = Every troll in the cave moves to a drawn space.

## What trolls ask for

caverna-tr01-marmita = Bring Me Lunch
    .help = Eat a lunchbox.
caverna-tr02-encurralado = Cornered
    .help = End your own turn in a space with at most 1 open side; the edge of the cave counts as closed.
caverna-tr03-por-um-fio = By a Thread
    .help = End your own turn in the cave with 1 or 2 life.
caverna-tr04-mao-cheia = Hands Full
    .help = End your own turn in the cave with 7 or more cards in hand.
caverna-tr05-mao-vazia = Empty-Handed
    .help = End your own turn in the cave without a card in hand, not even the double gold.
caverna-tr06-nocaute = Knockout
    .help = Make somebody faint with a rock or a kick.
caverna-tr07-bicuda = A Proper Kick
    .help = Roll a 2 or 3 on a kick of yours.
caverna-tr08-companhia = Company
    .help = At the end of anybody’s turn, share your space with another player.
caverna-tr09-fundao = Deep End
    .help = Reveal an encounter while standing on E5.
caverna-tr10-mao-leve = Light Fingers
    .help = Take a card with Sticky Fingers.
caverna-tr11-tres-cartas = Three in a Row
    .help = Play your third card in one turn, anybody’s turn; reactions count.
caverna-tr12-plateia = Front-Row Seat
    .help = Somebody else faints in your row or column.

## Things and notions

caverna-cave = cave
caverna-camp = camp
    .help = A1, the only safe place. No cards, no encounters, nobody can touch you. Come to rest here with enough gold and you win.
caverna-space = space
caverna-treasure-corner = treasure corner
caverna-pile = pile
caverna-deck = deck
caverna-discard-pile = discard pile
caverna-hand = hand
    .help = Your cards: what they are only you see, how many they are everybody. You may hold any number. If you faint, they stay in a backpack in the cave.
    .also = card, cards
caverna-wall = wall
    .help = Nobody walks or throws through it. Two spaces with a shared corner stay adjacent unless both ways round it are walled. None ever stands next to the camp.
caverna-wall-supply-pieces = walls left
caverna-meeple = meeple
caverna-player = player
caverna-active-player = active player
    .help = First any cards, each name once a turn; then exactly one action; then cards again. At the end a die brings an event.
    .also = turn, action, actions, round
caverna-performer = encounter victim
caverna-cave-owner = owner of the cave
caverna-life = life
    .help = You have up to 5. Damage takes it; a kiss, a lunchbox and the camp bring it back. At 0 you faint.
    .also = lives, health, hearts
caverna-damage = damage
    .help = Takes life. Smooth Dodge can soften it, Parkour cannot.
caverna-lose-life = lose life
caverna-recover-life = recover life
caverna-faint = faint
    .help = At 0 life you drop your hand into a backpack on the spot, wake up in the camp, and a time point is gone.
caverna-trapped = trapped
    .help = All four sides closed at the end of your turn: on a roll of 1 to 3 you faint.
caverna-gold = gold
    .help = A card in your hand. Whoever comes to rest in the camp with enough of it, 3 as a rule, has won. It can be stolen.
    .also = win, winning, victory, goal, nugget
caverna-stored-gold = stored gold
caverna-store-gold = store gold
    .help = In the camp, at the start of your turn: put 1 gold card aside and discard 2 others. Nobody can take it any more, and it counts when time runs out.
caverna-backpack = backpack
    .help = What you carried lies in it where you fainted. A search takes it instead of cards: you get all of your own, but only 2 cards of somebody else’s.
caverna-lunchbox = lunchbox
    .help = Walk over it with less than full life and you eat it: 1 life back.
caverna-lunchbox-black = black lunchbox
caverna-lunchbox-red = red lunchbox
caverna-time-point = time point
    .help = One goes with each faint, each renewed deck and each gold met as an encounter. With the last one the game is over: most stored gold wins.
    .also = time
caverna-deck-renewal = deck renewal
caverna-position-draw = position draw
caverna-adjacent = adjacent
caverna-search = search
caverna-walk = walk
caverna-encounter = encounter
    .help = Turn up the top card of your space, or of the deck if there is none, and suffer its lower half.
caverna-event = end-of-turn event
    .help = A die at the end of each turn brings one: a wall comes, goes or moves, rubble falls, at night trolls appear.
    .also = event, events, die, dice
caverna-troll = troll
    .help = Stepping up to one costs 2 cards and ends your turn. On 3 or more it comes along with a request: meet it and it is 1 stored gold. On 1 or 2 it chases you back for 1 life.
caverna-troll-request = troll’s request
caverna-troll-fulfilled = request met
caverna-blue = blue
caverna-green = green
caverna-yellow = yellow
caverna-red = red
caverna-purple = purple
caverna-orange = orange
caverna-turn-start = start of turn
caverna-camp-store = storing in camp
caverna-camp-recover = resting in camp
caverna-step1 = step 1: cards
caverna-step2 = step 2: action
caverna-step3 = step 3: cards
caverna-step4-event = step 4: event
caverna-entry-windows = someone came in
caverna-trapped-check = trapped roll
caverna-turn-end = end of turn
caverna-game-over = game over
caverna-reaction = reaction window
caverna-keep-two = keep two cards
caverna-pay = pay the troll
caverna-discard = discard
caverna-play-card = play a card
caverna-basic-action = basic action
caverna-walk-path = path
caverna-creativity-discard = discard for Creativity
caverna-breu-discard = lose cards in the dark
caverna-drop-troll = send the troll away
caverna-theft-choice = what to take
caverna-absent = absent
caverna-discard-order = discard order
caverna-win-gold = won with gold
caverna-win-time = won on time
caverna-win-shared = shared win
caverna-round-limit = round limit

## What a seat is asked

caverna-ask-store-gold =
    You are in the camp. Do you put gold aside?
    Each one costs two other cards. Or say at once how you go into the cave.
caverna-ask-play-cards =
    { $step ->
        [1] What do you do? You may play cards first.
       *[other] Any cards before your turn ends?
    }
    { caverna-standing }
caverna-ask-choose-action =
    What do you do?
    { caverna-standing } Fearless Advance: up to 2 steps, a search of 2 cards, an encounter. Walk Carefully: up to 2 steps, an encounter on a roll of 1 to 3. Run: up to 3 steps, an encounter. Search Carefully: 2 cards from here, an encounter on 1 to 3. Creativity: 3 cards for 2 new ones.
caverna-standing = Life { $life }, gold to win: { $gold } of { $need }, time points left: { $time }.
caverna-ask-ask-search = What do you take from here into your hand? Gold may be among the cards.
caverna-ask-keep-two = Somebody’s backpack! Which two cards do you keep?
caverna-ask-pay-troll = The troll wants two cards. Which?
caverna-ask-discard-in-the-dark = You cannot see a thing. Which two cards do you lose?
caverna-ask-discard-for-creativity = Which three cards do you turn into ideas?
caverna-befalling = { $cause ->
    [largar_a_pedrada] { SEAT($by) } throws a rock at you
    [descer_a_bica] { SEAT($by) } kicks you
    [other] Something comes at you
   *[card] { NAME($cause) }
}
caverna-reacting = { $card ->
    [so_no_molejo] { caverna-befalling }: { $stake } damage, and you have { $life } life. Play “{ caverna-so-no-molejo }” (a die takes 0 to 3 off it)?
    [parkour] { $stake ->
        [0] You are about to lose cards.
       *[other] You are about to lose { $stake } of your { $life } life.
    } Play “{ caverna-parkour }” and run two steps instead?
    [vai_filhao] You are about to do an encounter. Push somebody else into it?
   *[descer_a_bica] { SEAT($who) } has just come in. Give them the boot?
}
caverna-ask-ask-active = { caverna-reacting }
caverna-ask-ask-holder = { caverna-reacting }
caverna-ask-sealed-window = { caverna-reacting }{ $fits ->
        [no] {" "}You do not hold that card: you can only pass. You are asked so that nobody learns who holds it.
       *[yes] {""}
    }
caverna-ask-drop-troll = You may send a troll away.
caverna-ask-change-orders =
    Your standing orders: what your cards do when you are not asked. Nobody else sees them. Now:
    • When damage comes at you, “Smooth Dodge”: { $molejo ->
        [never] never
        [lethal] if you would faint
        [min2] from 2 damage on
        [always] always
       *[ask] you are asked in your turn; else if you would faint
    }
    • When you are about to lose life or cards, “Parkour!”: { $parkour ->
        [never] never
        [lethal] if you would faint
        [lethal_or_gold] if you would faint, or lose cards while you hold gold
        [always] always
       *[ask] you are asked in your turn; else if you would faint or lose cards while you hold gold
    }
    • The way of Parkour: { $route ->
        [home] towards the camp
        [away] away from the camp
       *[auto] towards the camp with enough gold, else away
    }
    • When somebody comes in, “Big Boot”: { $bica ->
        [never] never
        [leader] on whoever leads in gold
        [always] always
       *[ask] you are asked in your turn; else never
    }
    • When an encounter is coming, “Go On, Champ!”: { $filhao ->
        [never] never
        [always] always
       *[ask] you are asked in your turn; else never
    }
caverna-verb-store = store gold
    .help = store gold pickaxe parkour, store double rock kiss: put a gold card aside in the camp and pay with two others.
    .button = { $whole ->
        [yes] { $gold ->
            [double] Store the double gold for
           *[other] Store gold for
        }{" "}
       *[no] { $gold ->
            [double] Double gold:{" "}
           *[other] {""}
        }
    }{ NAME($pay) }
    .done = gold put aside for good
caverna-verb-play = play a card
    .help = play rock green, play boot green, play steal green double, play kiss, play pickaxe N, play parkour B3 C3, play sneak C4.
    .button = { NAME($card) }{ COUNT($who) ->
        [0] {""}
       *[other] {": "}{ SEAT($who) }
    }{ $wall ->
        [up] {": blocks "}
        [down] {": opens "}
       *[none] {""}
    }{ $wind ->
        [N] north
        [E] east
        [S] south
        [W] west
       *[other] {""}
    }{ $how ->
        [none] {""}
        [double] {", "}double gold
        [blind] {", "}a hidden card
       *[other] {" "}to { $how }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}via { $past }
        }
    }
    .group = Play a card
caverna-verb-avanco = Fearless Advance
    .help = advance B2 C2: up to 2 steps, a search of up to 2, an encounter. Add “end” to skip step 3.
    .brings = Search up to 2 cards there; an encounter for sure.
    .button = { $end ->
        [camp] To the camp
       *[other] { $back ->
            [yes] Out and back
           *[no] To { $end }
        }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}via { $past }
        }{ $cards ->
            [0] { $packs ->
                [0] {""}
               *[other] {": "}a backpack
            }
            [one] {": "}1 card
           *[other] {": "}{ $cards } cards
        }
    }
    .done = { caverna-verb-avanco } { $end ->
        [camp] to the camp
       *[other] to { $end }
    }
caverna-verb-walk-carefully = Walk Carefully
    .group = { caverna-verb-walk-carefully }
    .help = walk B2 C2, or just walk C2: up to 2 steps; on 1 to 3 an encounter.
    .brings = No search; an encounter only on a roll of 1 to 3.
    .button = { $end ->
        [camp] To the camp
       *[other] { $back ->
            [yes] Out and back
           *[no] To { $end }
        }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}via { $past }
        }{ $cards ->
            [0] { $packs ->
                [0] {""}
               *[other] {": "}a backpack
            }
            [one] {": "}1 card
           *[other] {": "}{ $cards } cards
        }
    }
    .done = { caverna-verb-walk-carefully } { $end ->
        [camp] to the camp
       *[other] to { $end }
    }
caverna-verb-run = Run
    .help = run B2 C2 D2: up to 3 steps, then an encounter.
    .brings = No search; an encounter for sure.
    .button = { $end ->
        [camp] Run to the camp
       *[other] { $back ->
            [yes] Out and back
           *[no] Run to { $end }
        }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}via { $past }
        }{ $cards ->
            [0] { $packs ->
                [0] {""}
               *[other] {": "}a backpack
            }
            [one] {": "}1 card
           *[other] {": "}{ $cards } cards
        }
    }
    .done = { caverna-verb-run } { $end ->
        [camp] to the camp
       *[other] to { $end }
    }
caverna-verb-search-carefully = Search Carefully
    .help = search: up to 2 cards from here; on 1 to 3 an encounter.
    .brings = Up to 2 cards from here; an encounter only on a roll of 1 to 3.
    .done = { caverna-verb-search-carefully }
caverna-verb-think = Creativity
    .help = think: discard 3 cards, draw 2.
    .done = { caverna-verb-think }
caverna-verb-take = take
    .help = take 2: so many cards from the top. take backpack green: a backpack instead.
    .button = { $is_pack ->
        [yes] Backpack of { ROLE($owner) }
       *[no] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    }
caverna-verb-keep = keep
    .help = keep parkour gold: the two cards that you keep of the backpack. Say it in private.
    .button = { NAME($cards) }
caverna-verb-drop = discard
    .button = { NAME($cards) }
    .help = drop rock kiss: the cards that go. Say it in private.
caverna-verb-react = react
    .help = react yes, react no, react parkour C3 D3, react champ green. Say it in private.
    .button = { $choice ->
        [no] No, let it happen
        [yes] Yes, play it
        [filhao] { SEAT($who) }
       *[other] { COUNT($past) ->
            [0] Yes, run to { $way }
           *[other] Yes, to { $way } via { $past }
        }
    }
caverna-verb-done = done
    .help = done: no more cards, no more storing.
    .button = Nothing more
caverna-verb-dismiss = send the troll away
    .help = dismiss cornered: the card of that troll goes under the troll deck. Only in private.
    .button = Send away: { NAME($card) }
caverna-verb-orders = standing orders
    .help = orders dodge fatal, orders parkour always, orders boot leader, orders champ always, orders route home, orders discard and all ten names in order.
    .button = { $which ->
        [molejo] Smooth Dodge
        [parkour] Parkour!
        [bica] Big Boot
        [filhao] Go On, Champ!
       *[route] Way
    }: { $value ->
        [ask] ask me
        [never] never
        [lethal] if I faint
        [lethal_or_gold] faint, or losing gold
        [min2] from 2 damage
        [leader] the gold leader
        [home] towards the camp
        [away] away from the camp
        [auto] home with gold, else away
       *[always] always
    }
    .rest = { $value ->
        [ask] Ask me
        [never] Never
        [lethal] If I would faint
        [lethal_or_gold] Faint, or losing gold
        [min2] From 2 damage on
        [leader] On whoever leads in gold
        [home] Towards the camp
        [away] Away from the camp
        [auto] Home with gold, else away
       *[always] Always
    }

## What happened

caverna-event-opened = The cave is open{ $mode ->
    [night] , it is night, and there are trolls about
   *[day] {""}
}. Time points: { $time }.
caverna-event-walls-drawn = The first walls stand between { EACH($walls, by: "caverna-each-wall", as: "sides") } (dice: { $dice }).
caverna-each-wall = { BETWEEN($item1) }
caverna-event-rolled-off = Dice for who begins: { EACH($seats, $black, $red, by: "caverna-each-roll", as: "sides") }.
caverna-each-roll = { SEAT($item1) }: { $item2 } + { $item3 }
caverna-event-rolled-for-start = { SEAT($seat) } rolls { $black } and { $red }.
caverna-event-starts = { SEAT($seat) } goes first.
caverna-event-turn-started = Round { $round }: { SEAT($seat) } is up. Time points: { $time }.
caverna-event-acted = { SEAT($seat) } chooses { NAME($action) }.
caverna-event-checked = { SEAT($seat) } rolls { $roll }: { $encounter ->
    [yes] something is coming.
   *[no] all quiet.
}
caverna-event-event-rolled = { SEAT($seat) }’s turn ends. The die shows { $roll }: { NAME($event) }.
caverna-event-trapped = { SEAT($seat) } is walled in and rolls { $roll }: { $faints ->
    [yes] a faint.
   *[no] still breathing.
}
caverna-event-time-passed = { $why ->
    [faint] A faint costs time.
    [deck] A new deck costs time.
   *[gold] All that excitement costs time.
} Time points left: { $left }.
caverna-event-game-over = { $reason ->
    [win_gold] { SEAT($winners) } comes home with the gold. The cave has a new owner!
    [win_time] Time is up. The cave goes to { SEAT($winners) }!
   *[round_limit] That was the last round. The cave goes to { SEAT($winners) }!
}
    { EACH($ranking, $stored, $in_hand, $distances, by: "caverna-rank", as: "lines") }
caverna-rank = { $place }. { SEAT($item1) }: stored gold { $item2 }, in hand { $item3 }, distance { $item4 ->
    [99] none, walled in
   *[other] { $item4 }
}
caverna-event-went-away = { SEAT($seat) } is away: the table no longer waits.
caverna-event-came-back = { SEAT($seat) } is back.
caverna-event-played = { SEAT($seat) } plays { EACH($card, by: "caverna-quoted") }.
caverna-event-played-on = { SEAT($seat) } plays { EACH($card, by: "caverna-quoted") } on { SEAT($target) }.
caverna-event-drew = { SEAT($seat) } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the deck.
caverna-event-took = { SEAT($seat) } searches { $space } and takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $double ->
    [yes] , the double gold among them!
   *[no] .
}
caverna-quoted = { $item1 ->
    [parkour] Parkour
    [vai_filhao] Go On, Champ
    [ufa] Phew
    [ouro] a gold nugget
    [ouro_duplo] the double gold
   *[other] { NAME($item1) }
}
caverna-event-got = New in your hand: { EACH($cards, by: "caverna-quoted", alike: "counted") }.
caverna-event-took-pack = { SEAT($seat) } picks up { SEAT($owner) }’s backpack with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
caverna-event-looked = In { SEAT($owner) }’s backpack: { EACH($cards, by: "caverna-quoted", alike: "counted") }.
caverna-event-discarded = { SEAT($seat) } discards { EACH($cards, by: "caverna-quoted", alike: "counted") }.
caverna-event-stole = { $double ->
    [yes] { SEAT($thief) } snatches the double gold from { SEAT($victim) }!
   *[no] { SEAT($thief) } steals a card from { SEAT($victim) }.
}
caverna-event-stolen-card = The stolen card, from { SEAT($victim) } to { SEAT($thief) }: { EACH($card, by: "caverna-quoted") }.
caverna-event-slipped-away = { SEAT($seat) } drops a card on { $space }. Clumsy!
caverna-event-slipped-card = The card that you dropped: { EACH($card, by: "caverna-quoted") }.
caverna-event-stored = { SEAT($seat) } puts the { NAME($gold) } aside for good and pays with { EACH($paid, by: "caverna-quoted") }.
caverna-event-renewed = The discard pile is shuffled into a new deck. Cards: { $cards }.
caverna-event-window-opened = A moment to react.
caverna-event-window-stays = Somebody else may react too.
caverna-event-window-sealed = Reactions? { DURATION($seconds) }.
caverna-event-revealed = { SEAT($seat) } turns up { EACH($encounter, by: "caverna-quoted") } on { $space }{ $from_deck ->
    [yes] , from the deck!
   *[no] !
}
caverna-event-nothing-to-meet = Not a card is left to meet: { SEAT($seat) } is spared.
caverna-event-hurt = { SEAT($seat) } takes { $amount } damage. Life: { $life }.
caverna-event-kick-rolled = { SEAT($seat) } kicks { SEAT($target) }: { $damage ->
    [0] thin air.
   *[other] { $damage } damage.
}
caverna-event-bats-rolled = Bats on { SEAT($seat) }: { $damage ->
    [0] they miss.
   *[other] { $damage } damage.
}
caverna-event-dodged = { SEAT($seat) } dodges { $defence } damage; { $left } is left.
caverna-event-lost-life = { SEAT($seat) } loses { $amount } life. Life: { $life }.
caverna-event-healed = { SEAT($seat) } feels better. Life: { $life }.
caverna-event-ate = { SEAT($seat) } eats the { NAME($lunchbox) }. Life: { $life }.
caverna-event-rested = { SEAT($seat) } rests in the camp. Life: { $life }.
caverna-event-fainted = { SEAT($seat) } faints on { $space } and wakes up in the camp{ $cards ->
    [0] .
   *[other] { $packed ->
        [yes] , leaving a backpack with { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
       *[no] ; the cards spill onto the pile.
    }
}{ $double ->
    [yes] {" "}The double gold lies there, too.
   *[no] {""}
}
caverna-event-walked = { SEAT($seat) } walks: { EACH($spaces, by: "caverna-stop", as: "path") }.
caverna-stop = { $item1 ->
    [A1] camp
   *[other] { $item1 }
}
caverna-event-slid = { SEAT($seat) } slips and ends up on { $space }.
caverna-event-position-drawn = The dice point to { $space } (black { $black }, red { $red }).
caverna-event-lunchbox-placed = The { NAME($lunchbox) } is on { $space }.
caverna-event-side-drawn = Its side, by the die: { $roll ->
    [1] north
    [2] east
    [3] south
   *[other] west
}.
caverna-event-wall-built = There is now a wall between { BETWEEN($wall) }.
caverna-event-wall-failed = { $supply ->
    [0] No wall is left in the box.
   *[other] No wall fits there.
}
caverna-event-walls-gone = { COUNT($walls) ->
    [one] The wall between { BETWEEN($walls) } is down.
   *[other] The walls between { BETWEEN($walls) } are down.
}
caverna-event-piled = { $count ->
    [one] { $count } card falls on { $space }.
   *[other] { $count } cards fall on { $space }.
}
caverna-event-troll-came = A troll comes in on { $space }.
caverna-event-troll-moved = A troll moves from { $start } to { $end }.
caverna-event-troll-rolled = { SEAT($seat) } faces the troll on { $space } and rolls { $roll }: { $taken ->
    [yes] it comes along, with a request.
   *[no] it chases the visitor away.
}
caverna-event-troll-taken = Your troll asks: { NAME($card) }.
caverna-event-troll-dismissed = { SEAT($seat) } sends a troll away.
caverna-event-request-met = { SEAT($seat) } has met a troll’s request: { NAME($card) }. Stored gold: { $gold }.

## Refusals

caverna-refused-already-played = You already played { NAME($card) } this turn.
caverna-refused-bad-discard-order = Name all ten cards, each once, in the order in which they may go.
caverna-refused-bad-order = There is no such order.
caverna-refused-bad-reaction = That is no answer to this. Say react no if you let it happen.
caverna-refused-bad-theft = Say whose. If they hold the double gold, add “special” or “blind”.
caverna-refused-cannot-face-troll = You need 2 cards to face the troll.
caverna-refused-cannot-move = You cannot move.
caverna-refused-cannot-pay-storing = You need 2 more cards to store it.
caverna-refused-cannot-react = You cannot react to that now.
caverna-refused-choose-a-side = Choose a side: N, E, S or W.
caverna-refused-choose-another-player = Choose one other player.
caverna-refused-edge-of-cave = The edge of the cave cannot be changed.
caverna-refused-full-life = You are at full life.
caverna-refused-gold-not-played = Gold is not played.
caverna-refused-has-no-cards = { SEAT($seat) } has no cards.
caverna-refused-must-enter-cave = From the camp you must enter the cave.
caverna-refused-needs-three-cards = You need 3 cards.
caverna-refused-no-cards-in-camp = Cards cannot be played in the camp.
caverna-refused-no-clear-line = No clear straight line to { SEAT($seat) }.
caverna-refused-no-double-there = { SEAT($seat) } does not have the double gold.
caverna-refused-no-parkour-way = Parkour is exactly two steps, if there is such a way.
caverna-refused-no-such-card = You do not have that card: { EACH($card, by: "caverna-quoted") }.
caverna-refused-no-such-pack = There is no such backpack here.
caverna-refused-no-such-space = There is no space { TYPED($space) }. Use A1 to E5.
caverna-refused-no-such-troll = You hold no such troll.
caverna-refused-no-such-victim = Choose somebody in your space or next to it.
caverna-refused-no-wall-by-camp = No wall can stand next to the camp.
caverna-refused-no-wall-left = No wall is left in the box.
caverna-refused-no-way = Say where you walk.
caverna-refused-not-in-your-space = { SEAT($seat) } is not in your space.
caverna-refused-not-next-to = { $space } is not next to { $start }, or there are several ways: say each step.
caverna-refused-not-so-many-cards = There are not so many cards here: { $most }.
caverna-refused-nothing-in-camp = There is nothing to search in the camp.
caverna-refused-nothing-to-search = There is nothing left to search here.
caverna-refused-only-reaction = This card is only played as a reaction.
caverna-refused-only-step-three = This card is only played in step 3, after your action.
caverna-refused-safe-in-camp = { SEAT($seat) } is safe in the camp.
caverna-refused-too-far = { SEAT($seat) } is too far.
caverna-refused-too-many-cards = Too many cards. The most you may take: { $most }.
caverna-refused-too-many-steps = Too many steps. The most you may walk: { $most }.
caverna-refused-too-many-walls = The cave cannot start with more walls than there are pieces: { $most }.
caverna-refused-troll-ends-walk = A troll ends the walk: it must be the last step.
caverna-refused-wall-between = There is a wall between { $start } and { $space }.
caverna-refused-wrong-number-of-cards = It must be exactly so many cards: { $count }.

## Settings

caverna-setting-mode = mode
    .help = At night there are trolls, with requests that are worth gold.
caverna-setting-mode-day = Day
caverna-setting-mode-night = Night
caverna-setting-gold-to-win = gold to win
    .help = How much gold one must bring to the camp.
caverna-setting-time-bonus = extra time points
    .help = The game has a time point for each player, and so many more.
caverna-setting-setup-walls = starting walls
    .help = How many walls stand when the game begins.
caverna-setting-wall-supply = wall pieces
    .help = How many walls there are in all.
caverna-setting-max-life = maximum life
    .help = Life at the start, after a rest in the camp, and never more.
caverna-setting-max-trolls = trolls in the cave at once
    .help = At night only.
caverna-setting-first-player = first player
    .help = Who starts. Without a last winner at the table, dice decide.
caverna-setting-first-player-last-winner = last winner
caverna-setting-first-player-dice = by dice
caverna-setting-first-player-1 = seat 1
caverna-setting-first-player-2 = seat 2
caverna-setting-first-player-3 = seat 3
caverna-setting-first-player-4 = seat 4
caverna-setting-first-player-5 = seat 5
caverna-setting-first-player-6 = seat 6
caverna-setting-owners = owners of the cave
    .help = The seats of those who won last time, as in 2 or 1 3. One of them starts.
caverna-setting-second-of-two = cards for the second of two
    .help = With two players, how many extra cards the one who does not start gets, since starting is worth something.
caverna-setting-last-of-many = cards for the last of many
    .help = With five or six players at night, how many extra cards whoever goes last gets.
caverna-setting-parkour-exact = Parkour exactly 2
    .help = Off: Parkour is one step or two.
caverna-setting-picadilha-closes = Sneak Along ends step 3
    .help = Off: other cards may follow it.
caverna-setting-round-limit = round limit
    .help = After so many rounds the game ends as if time were up; 0 for never.
caverna-setting-reaction-mode = reactions
    .help = How people may react on other people’s turns.
caverna-setting-reaction-mode-standing = standing orders
caverna-setting-reaction-mode-sealed = timed window
caverna-setting-reaction-mode-ask = ask
caverna-setting-reaction-seconds = reaction time
    .help = How long a timed window stays open, in seconds.
caverna-setting-decision-deadline = deadline
    .help = How long each decision may take, in seconds.
caverna-setting-auto-after = missed deadlines before auto-play
    .help = After so many in a row the table no longer waits for somebody; 0 for never.

## The rules in short

caverna-hint-1 = Gold lies in the cave and counts in the camp: go in, search where cards lie, and come back alive. An encounter turns up a card, mostly a nasty one.
caverna-hint-2 = Careful actions meet something only on a roll of 1 to 3, the bold ones always. With little life be careful.
caverna-hint-3 = Cards that answer (a kick, a dodge) are best kept in hand. What they do by themselves you set under “More to do”.
caverna-rules =
    Bring 3 gold to the camp and the cave is yours. If time runs out first, the most stored gold wins.
    1. Play any cards you like, each name once a turn.
    2. One action: Fearless Advance, Walk Carefully, Search Carefully, Run or Creativity. Searching takes cards from your space; an encounter turns one up and you suffer its lower half.
    3. Play more cards.
    4. A die brings an event: walls, rubble, at night trolls.
    Without life you faint: your cards stay in a backpack in the cave, you wake up in the camp, and time goes by. Starting in the camp, you may put gold aside for 2 cards each, and your life is full again.
    Type “rules parkour” for a card or a place.

## Words that can be typed

caverna-token-store = store
caverna-token-gold = gold
caverna-token-double = double
caverna-token-special = double gold, special
caverna-token-blind = blind
caverna-token-play = play
caverna-token-avanco = advance, Fearless Advance
caverna-token-walk = walk, Walk Carefully
caverna-token-run = run
caverna-token-search = search, Search Carefully
caverna-token-think = think, Creativity
caverna-token-end = end
caverna-token-take = take
caverna-token-pack = backpack, pack
caverna-token-keep = keep
caverna-token-drop = drop
caverna-token-pay = pay
caverna-token-react = react
caverna-token-filhao = champ
caverna-token-dismiss = dismiss
caverna-token-orders = orders
caverna-token-molejo = dodge
caverna-token-bica = boot
caverna-token-route = route
caverna-token-discard = discard order
caverna-token-ask = ask
caverna-token-never = never
caverna-token-always = always
caverna-token-lethal = fatal
caverna-token-lethal-or-gold = fatal or gold
caverna-token-min2 = two or more
caverna-token-leader = leader
caverna-token-home = home
caverna-token-away = away
caverna-token-auto = automatic
caverna-token-largar-a-pedrada = rock, Chuck a Rock
caverna-token-descer-a-bica = Big Boot
caverna-token-passar-a-mao = steal, Sticky Fingers
caverna-token-beijin-de-mamae = kiss, Mommy's Kiss
caverna-token-so-no-molejo = Smooth Dodge
caverna-token-parkour = parkour, Parkour!
caverna-token-ir-na-picadilha = sneak, Sneak Along
caverna-token-vai-filhao = Go On Champ
caverna-token-picaretada = pickaxe, Pickaxe Blow
caverna-token-ouro = nugget, gold nugget
caverna-token-blue = blue
caverna-token-green = green
caverna-token-yellow = yellow
caverna-token-red = red
caverna-token-purple = purple
caverna-token-orange = orange
caverna-token-tr01-marmita = { caverna-tr01-marmita }
caverna-token-tr02-encurralado = { caverna-tr02-encurralado }
caverna-token-tr03-por-um-fio = { caverna-tr03-por-um-fio }
caverna-token-tr04-mao-cheia = { caverna-tr04-mao-cheia }
caverna-token-tr05-mao-vazia = { caverna-tr05-mao-vazia }
caverna-token-tr06-nocaute = { caverna-tr06-nocaute }
caverna-token-tr07-bicuda = { caverna-tr07-bicuda }
caverna-token-tr08-companhia = { caverna-tr08-companhia }
caverna-token-tr09-fundao = { caverna-tr09-fundao }
caverna-token-tr10-mao-leve = { caverna-tr10-mao-leve }
caverna-token-tr11-tres-cartas = { caverna-tr11-tres-cartas }
caverna-token-tr12-plateia = { caverna-tr12-plateia }
caverna-token-n = N, north
caverna-token-e = E, east
caverna-token-s = S, south
caverna-token-w = W, west
