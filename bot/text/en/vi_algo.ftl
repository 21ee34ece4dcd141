### I Saw Something in the Shadows.

## The game

vi-algo-title = I Saw Something in the Shadows
vi-algo-about = Find a way out of the catacomb together, with enough treasure, before the torches die. One of you may want otherwise.
vi-algo-standings = Get out before the torches die, with treasure worth more than the trust. Exit cards in place: { $exits } of 3. Torches: { $torches }, trust: { $trust }.

## Treasures, exits, mummies

vi-algo-idolo = Gold idol
    .help = Worth 5. Used: trust +2.
    .the = the gold idol
vi-algo-calice = Chalice
    .help = Worth 4. Used: trust +1.
    .the = the chalice
vi-algo-urna = Cursed urn
    .help = Worth 4. As soon as it is drawn: trust −1. Used: one of your own mummies goes back to your sheet, from any hex.
    .the = the cursed urn
vi-algo-colar = Necklace
    .help = Worth 3. Used: draw the top card of the stack of your room, without rune or dice.
    .the = the necklace
vi-algo-moedas = Coins
    .help = Worth 2. Used: lure a mummy of your room, at most 3 hexes from you, up to 2 steps to a free hex of the room. It robs nobody there.
    .the = the coins
vi-algo-espelho = Mirror
    .help = Worth 2. Used: a mummy of your room, at most 3 hexes from you, goes; of a powerful mummy the topmost piece.
    .the = the mirror
vi-algo-amuleto = Amulet
    .help = Worth 2. At any time, when a mummy is about to rob: nobody loses anything.
    .the = the amulet
vi-algo-botas = Boots
    .help = Worth 2. Used: walk up to 6 steps.
    .the = the boots
vi-algo-mapa = Map
    .help = Worth 1. Used: look at the top 3 cards of the stack of your room, take one; the others go to its bottom.
    .the = the map
vi-algo-lenha = Firewood
    .help = Worth 2. Used: 3 torches more in the reserve.
    .the = the firewood
vi-algo-oleo = Oil flask
    .help = Worth 1. At any time, on anybody’s turn: 2 torches more in the reserve.
    .the = the oil flask
vi-algo-sino = Bell
    .help = Worth 2. At any time, when somebody sees something: nothing was there.
    .the = the bell
vi-algo-corda = Rope
    .help = An exit card, worth −3. Contribute it.
    .the = the rope
vi-algo-arpeu = Grapnel
    .help = An exit card, worth −3. Contribute it.
    .the = the grapnel
vi-algo-picareta = Pickaxe
    .help = An exit card, worth −3. Contribute it.
    .the = the pickaxe
vi-algo-mumia-tocheira = Torch-bearer mummy
    .help = A mummy card, worth −3. Drawn: a mummy comes. Used: a mummy comes, and 2 torches.
    .the = the torch-bearer mummy
vi-algo-mumia-guardia = Guardian mummy
    .help = A mummy card, worth −3. Drawn: a mummy comes. Used: a mummy comes, and you draw the top card of the stack of your room.
    .the = the guardian mummy
vi-algo-mumia-vigia = Watcher mummy
    .help = A mummy card, worth −3. Drawn: a mummy comes. Used: a mummy comes, and trust +1.
    .the = the watcher mummy

## The secret cards

vi-algo-traidor-ganancioso = Greedy Traitor
    .help = You win alone if what the others carry out, without the treasures in your hand, is too little. Keep it to yourself; the card is never played.
vi-algo-traidor-assombrado = Haunted Traitor
    .help = You win alone if the group would have enough, but not without the highest treasure of everybody within 3 hexes of you. Keep it to yourself; the card is never played.
vi-algo-so-o-vento = Just the wind
    .help = It does nothing. Play it to show what it was.
vi-algo-maos-dadas = Hand in hand
    .help = Free: trust +1.
vi-algo-tocha-escondida = Hidden torch
    .help = Free: 1 torch more in the reserve.
vi-algo-passo-firme = Firm step
    .help = Free: walk up to 2 steps.
vi-algo-olhos-no-escuro = Eyes in the dark
    .help = Free: a mummy at most 2 hexes from you goes, in any room.
vi-algo-olho-no-olho = Eye to eye
    .help = Free: you alone see one face-down card of another player, drawn at random.

## Events

vi-algo-rajada = Gust
    .help = The next torch of the reserve is blown away unseen, unless it is the last.
vi-algo-veio-de-resina = Vein of resin
    .help = 1 torch more in the reserve.
vi-algo-cantoria = Song
    .help = Trust +1.
vi-algo-sussurros = Whispers
    .help = Trust −1.
vi-algo-mumias-inquietas = Restless mummies
    .help = This round every mummy goes one step more than rolled.
vi-algo-mumias-dormentes = Sleeping mummies
    .help = This round mummies do not move.
vi-algo-poeira = Dust
    .help = This round a walk is 2 steps instead of 3.
vi-algo-nuvens = Clouds
    .help = This round light harms no mummy.
vi-algo-lua-cheia = Full moon
    .help = This round the light counts at night too.
vi-algo-eco = Echo
    .help = This round you are alone only beyond 5 hexes.

## Torches

vi-algo-out = Out
    .help = A torch that does nothing but go out.
vi-algo-lasting = Lasting
    .help = Another torch comes into the reserve.
vi-algo-mummy = Mummy
    .help = Whose turn it is adds a mummy.
vi-algo-saw = I saw something in the shadows
    .help = Whose turn it is sees something in the shadows: trust −1, the highest treasure is lost, and a secret card is drawn.

## Rooms and characters

vi-algo-room-Z = Central Room
    .help = In the middle; no runes, no treasure. All begin here, around the compass.
    .in = in the Central Room
vi-algo-room-A = Hall of Columns
    .in = in the Hall of Columns
vi-algo-room-B = Cistern
    .in = in the Cistern
vi-algo-room-C = Ossuary
    .in = in the Ossuary
vi-algo-room-D = Crypt
    .in = in the Crypt
vi-algo-room-E = Gallery
    .in = in the Gallery
vi-algo-room-F = Throne Room
    .in = in the Throne Room
vi-algo-room-G = Mirror Hall of Columns
    .in = in the Mirror Hall of Columns
vi-algo-room-H = Mirror Cistern
    .in = in the Mirror Cistern
vi-algo-room-I = Mirror Ossuary
    .in = in the Mirror Ossuary
vi-algo-room-J = Mirror Crypt
    .in = in the Mirror Crypt
vi-algo-room-K = Mirror Gallery
    .in = in the Mirror Gallery
vi-algo-room-L = Mirror Throne Room
    .in = in the Mirror Throne Room
vi-algo-dabs = Dabs
    .help = Brings treasures: 2, torches: 3, trust: 3.
vi-algo-bento = Bento
    .help = Brings treasures: 1, torches: 4, trust: 4.
vi-algo-iara = Iara
    .help = Brings treasures: 3, torches: 3, trust: 3.
vi-algo-otto = Otto
    .help = Brings treasures: 2, torches: 4, trust: 3.
vi-algo-nair = Nair
    .help = Brings treasures: 3, torches: 3, trust: 6.
vi-algo-ramon = Ramon
    .help = Brings treasures: 1, torches: 3, trust: 5.

## Things and notions

vi-algo-catacomb = catacomb
vi-algo-player = player
vi-algo-character = character
vi-algo-active-player = active player
vi-algo-seat = seat
vi-algo-turn = turn
    .help = A torch is revealed, your mummies move, then you have three actions. By night, whoever ends the turn alone sees something.
    .also = action, actions, steps
vi-algo-round = round
    .help = Everybody has one turn. If you play with events, a new one begins each round.
    .also = rounds, event, events
vi-algo-setup = setup
vi-algo-round-start = start of round
vi-algo-reveal = reveal a torch
vi-algo-torch-effect = torch effect
vi-algo-track = Day&Night track
    .help = Each revealed torch goes here. The twelfth turns night into day or day into night.
vi-algo-mummies = mummies move
vi-algo-optional = your actions
vi-algo-turn-end = end of turn
vi-algo-game-over = game over
vi-algo-day = day
    .help = Mummies on lit hexes are gone, and nobody sees anything for being alone.
vi-algo-night = night
    .help = Whoever ends their turn alone sees something in the shadows.
vi-algo-lit = lit hex
    .help = By day no mummy lasts here.
vi-algo-trust = trust in the group
    .help = A search must roll less. At the end all hands together must be worth more.
vi-algo-reserve = torch reserve
    .help = One is revealed each turn. When none is left at the end of a turn, all is lost.
    .also = torch, torches, reserve
vi-algo-stack = treasure stack
    .help = Found by searching the runes of the room.
vi-algo-exposed-treasure = exposed treasure
    .help = Belongs to whoever is first in the room.
vi-algo-search-marker = search marker
    .help = You have three. Where one lies, you have searched; a fourth search takes the farthest one back.
vi-algo-mummy-piece = mummy
    .help = Moves in its owner’s turn: straight on, then towards the nearest character. Whoever it stops beside is robbed, with everybody next to them.
vi-algo-powerful-mummy = powerful mummy
    .help = Two or more mummies on one hex. They move together, in the turn of whoever holds the marked torch.
vi-algo-marked-torch = marked torch
vi-algo-alone = alone
    .help = More than 3 hexes from everybody, walls or not.
    .also = company, lonely
vi-algo-signalled = signalled
vi-algo-seen-something = saw something in the shadows
    .help = Trust −1, your highest treasure is lost, and you draw a secret card. Two of those sixteen are traitors.
vi-algo-affected = robbed by the mummy
vi-algo-adjacent = adjacent
vi-algo-steps-left = steps left
vi-algo-validated = validated
vi-algo-discard = discard
vi-algo-hand = hand
vi-algo-role = role
vi-algo-traitor = traitor
vi-algo-loyal = loyal explorer
vi-algo-standing-orders = standing orders
    .help = What you want done when you could step in on others’ turns. Nobody else sees them.
vi-algo-window = reaction window
vi-algo-direction = direction
vi-algo-compass = compass
    .help = 1 is up, then clockwise: 2, 3, 4 down, 5, 6. A mummy goes the way that its red die says.
    .also = direction, directions
vi-algo-side-middle = middle
    .short = here
vi-algo-side-n = north
    .short = N
vi-algo-side-ne = north-east
    .short = NE
vi-algo-side-se = south-east
    .short = SE
vi-algo-side-s = south
    .short = S
vi-algo-side-sw = south-west
    .short = SW
vi-algo-side-nw = north-west
    .short = NW
    .help = 1 is up, then clockwise: 2, 3, 4 down, 5, 6.
vi-algo-hex = hex
vi-algo-room = room
vi-algo-side = side
vi-algo-slot = slot
vi-algo-door = passage
vi-algo-wall = wall
    .help = Nobody walks through it, and no mummy reaches through it. How far people are from each other is counted through walls.
    .also = walls, rock, rocks
vi-algo-rock = rock
vi-algo-rune = rune
    .help = Search it from its hex or from one next to it.
vi-algo-marker-stone = marker stone
vi-algo-red-die = red die
vi-algo-black-die = black die
vi-algo-white-die = white die
vi-algo-own-shadow = my own shadow
    .help = It was no mummy: one beside you is gone. On your turn, or when it stops there and would rob.
vi-algo-amulet = amulet order
vi-algo-amulet-min = least value to save
vi-algo-bell = bell order
vi-algo-oil = oil order
vi-algo-shadow = own shadow order
vi-algo-keep = order of what I want to keep
vi-algo-never = never
vi-algo-self = for myself
vi-algo-any = for anyone
vi-algo-last = when torches run out
vi-algo-group = the group wins
    .help = Three different exit cards in place, and treasure in all hands together worth more than the trust, before the torches are gone.
    .also = win, winning, victory, goal
vi-algo-short = not enough treasure
vi-algo-dark = the torches are out
vi-algo-no-exit = the exit is lost
vi-algo-greedy = the Greedy Traitor wins
vi-algo-haunted = the Haunted Traitor wins
vi-algo-both = both traitors win
vi-algo-kind-treasure = treasure
vi-algo-kind-exit = exit card
    .help = Rope, grapnel or pickaxe; −3 in a hand. An action brings it to the exit: three dice must come out higher than the torches left. With one of each in place the group gets out; two equal ones broken, and all is lost.
    .also = exit, exits, exit cards
vi-algo-kind-mummy = mummy card
vi-algo-immediate = immediate
vi-algo-any-time = any time

## What a seat is asked

vi-algo-ask-ask-start =
    Where do you begin, around the compass?
    From there you look for treasure and for three exit cards, before the torches die.
vi-algo-ask-act =
    Your turn: what do you do? Actions left: { $actions }{ $steps ->
        [0] {""}
       *[other] , steps left: { $steps }
    }.
    Trust { $trust }, torches { $torches }, exit cards in place: { $exits } of 3; with three the group gets out.{ $alone ->
        [0] {""}
       *[other] {" "}It is dark and nobody is within { $alone } hexes: end your turn like this, and you see something, trust falls and your highest treasure is lost.
    }
vi-algo-ask-ask-place =
    A mummy of yours comes. Where shall it stand?
    In your turns it walks by dice, and whoever it reaches loses a card.
vi-algo-ask-ask-back = Your mummies are all out. Which of the farthest goes back?
vi-algo-ask-ask-mummy = Which of your mummies moves next? Its dice are thrown then.
vi-algo-ask-ask-chase = The mummy has met a wall. After whom does it go?
vi-algo-ask-ask-take = The top cards of this room. Which one do you take?
vi-algo-ask-theft-window = A mummy stops on { $spot } and would rob { SEAT($affected) }. Do you react?{ $fits ->
        [no] {" "}Nothing you hold helps here: you can only pass. All who hold cards are asked, so that nobody learns what anybody holds.
       *[yes] {""}
    }
vi-algo-ask-saw-window = { SEAT($seat) } sees something in the shadows. Do you react?{ $fits ->
        [no] {" "}Nothing you hold helps here: you can only pass. All who hold cards are asked, so that nobody learns what anybody holds.
       *[yes] {""}
    }
vi-algo-ask-torch-window = The last torch is out. Do you pour oil?{ $fits ->
        [no] {" "}Nothing you hold helps here: you can only pass. All who hold cards are asked, so that nobody learns what anybody holds.
       *[yes] {""}
    }
vi-algo-ask-give-orders =
    Your standing orders: what your cards do when you are not asked. Nobody else sees them. Now:
    • When a mummy robs somebody, the Amulet: { $amulet ->
        [never] stays in your hand
        [any] protects anybody
       *[self] protects you, if you would lose a card of value { $amulet_min } or more
    }
    • Your own shadow: { $shadow ->
        [never] stays hidden
        [any] protects anybody
       *[self] protects you, if you would lose a card of value { $amulet_min } or more
    }
    • When somebody sees something in the shadows, the Bell: { $bell ->
        [never] stays in your hand
        [self] rings only for you
       *[any] rings for anybody
    }
    • When the last torch goes out, the Oil: { $oil ->
        [never] stays in your hand
       *[last] is poured
    }
vi-algo-ask-pour-oil = Do you pour oil? You may at any time.
vi-algo-verb-start = start
    .help = start Z18: the hex where your character begins.
    .button = Begin on { $spot }, { NAME($side, of: "side") }
    .done = begin on { $spot }
vi-algo-verb-place = place
    .help = place A12: where the mummy comes.
    .button = { $spot }: { $far ->
        [one] { $far } step from { WHO($near) }
       *[other] { $far } steps from { WHO($near) }
    }
vi-algo-verb-back = back
    .help = back A12: the mummy there goes back to your sheet.
    .button = { $spot }: { $far ->
        [one] { $far } step from { WHO($near) }
       *[other] { $far } steps from { WHO($near) }
    }
vi-algo-verb-mummy = mummy
    .help = mummy A12: this one moves next.
    .button = { $spot }: { $far ->
        [one] { $far } step from { WHO($near) }
       *[other] { $far } steps from { WHO($near) }
    }
vi-algo-verb-chase = chase
    .help = chase dabs: the character that the mummy goes for.
    .button = After { WHO($character) }
vi-algo-verb-take = take
    .help = take chalice: the card that you keep. Only in private.
    .button = Take { NAME($card, form: "the") }
vi-algo-verb-play = play a card
    .help = play amulet, play bell, play oil. Only in private.
    .button = Play { NAME($card, form: "the") }
vi-algo-verb-cast = own shadow
    .help = shadow A12: the mummy that has just stopped beside you is gone. Only in private.
    .button = Just a shadow on { $spot }
vi-algo-verb-no = do not react
    .help = no: you let it happen. Only in private.
vi-algo-verb-walk = walk
    .help = walk A14, walk cistern, or walk A14 via Z23 A9: 3 steps for an action. You may pass others, not stop with them.
    .button = { $spot } { NAME($side, of: "side", form: "short") }: { $cost ->
        [0] no action
        [one] 1 action
       *[other] { $cost } actions
    }{ $there ->
        [treasure] {", "}treasure
        [rune] {", "}rune
        [company] {", "}company
        [alone] {", "}alone
       *[nothing] {""}
    }
    .group = Walk: 3 steps an action
    .done = walk to { $spot }
vi-algo-verb-search = search
    .help = search, or search A21: less than trust on three dice finds the top card of the room; you run to a rune farther away first. search A21 back E6 says which marker you take back.
    .button = Search { $rune }: { $chance }%, { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    }{ $back ->
        [none] {""}
       *[other] {" "}(marker off { $back })
    }
    .group = Search a rune
    .done = search { $rune }
vi-algo-verb-use = use a card
    .help = use mirror A12, use coins A12 A14, use boots A9, use map. In private too, if you like.
    .button = Use { NAME($card, form: "the") }{ COUNT($target) ->
        [0] {""}
       *[other] {" "}on { $target }
    }
    .done = use { NAME($card, form: "the") }
vi-algo-verb-signal = signal
    .help = signal: at the end of this turn you do not count as alone.
    .button = Signal (not alone): { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
    .done = signal
vi-algo-verb-exit = contribute to the exit
    .help = exit rope, exit grapnel, exit pickaxe: more on three dice than torches in the reserve, and it is validated.
    .button = Exit: { NAME($card) } { $chance ->
        [100] sure
       *[other] { $chance }%
    }, { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
    .done = { NAME($card) } for the exit
vi-algo-verb-group = secret card
    .help = secret hidden torch, secret firm step A9, secret eye to eye bento: free, one a turn.
    .button = Show { NAME($card) }{ COUNT($target) ->
        [0] {""}
       *[other] {" "}({ EACH($target, by: "vi-algo-target") })
    }
vi-algo-verb-shadow = own shadow
    .help = shadow A12: a mummy beside you is gone, free.
    .button = My own shadow on { $spot }
vi-algo-verb-pass = end the turn
    .help = pass: your turn is over.
vi-algo-verb-orders = standing orders
    .help = orders amulet self, orders amulet min 3, orders bell any, orders oil last, orders shadow never. Only in private.
    .button = { $name ->
        [amuleto] Amulet
        [amulet_min] Amulet
        [sino] Bell
        [oleo] Oil
       *[shadow] Shadow
    }: { $value ->
        [never] never
        [self] only for me
        [any] for anybody
        [last] on the last torch
       *[other] from worth { $value } on
    }
    .rest = { $value ->
        [never] never
        [self] only for me
        [any] for anybody
        [last] on the last torch
       *[other] from worth { $value } on
    }
vi-algo-verb-keep = keep
    .help = keep chalice urn: the most important first; among equal treasures the last is lost first. Only in private.
    .done = save first: { NAME($cards) }

## What happened

vi-algo-stop = { $item1 }
vi-algo-target = { $item1 ->
    [dabs] Dabs
    [bento] Bento
    [iara] Iara
    [otto] Otto
    [nair] Nair
    [ramon] Ramon
   *[other] { $item1 }
}
vi-algo-event-dealt = The catacomb is laid out, { $face ->
    [day] by day
   *[night] by night
}. Torches: { $reserve }, trust: { $trust }.{ $traitors ->
    [yes] {" "}Among the sixteen secret cards there are two traitors. The Greedy Traitor wins if the group has too little without the treasures in that hand. The Haunted Traitor wins if all the group lacks are the highest treasures of those within 3 hexes.
   *[no] {""}
}
vi-algo-event-hand-dealt = Your cards: { NAME($cards) }.
vi-algo-event-started = { SEAT($seat) } enters on { $spot }.
vi-algo-event-round-started = Round { $round }.
vi-algo-event-event-revealed = This round: { NAME($card) }.
vi-algo-event-torch = { SEAT($seat) } turns up a torch: { NAME($kind) }. Torches left: { $reserve }.
vi-algo-event-last-torch = That was the last torch! This turn is all the light there is.
vi-algo-event-light = { $face ->
    [day] Day breaks.
   *[night] Night falls.
}
vi-algo-event-torches-added = Torches added: { $added }. In the reserve: { $reserve }.
vi-algo-event-torch-buried = A torch is blown away, unseen. In the reserve: { $reserve }.
vi-algo-event-trust = Trust { $change ->
    [-1] falls
    [-2] falls
   *[other] rises
} to { $trust }.
vi-algo-event-mummy-placed = { $pieces ->
    [1] { SEAT($seat) }’s mummy appears on { $spot }.
   *[other] { SEAT($seat) }’s powerful mummy appears on { $spot }.
}
vi-algo-event-mummy-moved = { SEAT($owner) }’s { $pieces ->
    [1] mummy
   *[other] powerful mummy
} { COUNT($way) ->
    [1] stays (dice: { $dice }): { EACH($way, by: "vi-algo-stop", as: "path") }
   *[other] moves (dice: { $dice }): { EACH($way, by: "vi-algo-stop", as: "path") }
}.
vi-algo-event-mummy-rolled = { SEAT($owner) }’s mummy goes from { $spot } (dice: { $dice }), and on { $at } a wall is in its way.
vi-algo-event-mummy-lured = Coins lure { SEAT($owner) }’s mummy: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-removed = { $cause ->
    [light] The light takes { SEAT($owner) }’s mummy on { $spot }.
    [fourth] { SEAT($owner) }’s mummy on { $spot } is taken back for another.
    [shadow] { SEAT($owner) }’s mummy on { $spot } was no mummy.
   *[other] { SEAT($owner) }’s mummy on { $spot } is gone: { NAME($cause) }.
}
vi-algo-event-lost = { SEAT($seat) } loses { NAME($card, form: "the") }.
vi-algo-event-theft = { SEAT($owner) }’s mummy on { $spot } gets hold of { SEAT($affected) }. Whoever has no treasure loses nothing.
vi-algo-event-theft-averted = { $by ->
    [shadow] { SEAT($seat) } only saw a shadow: nobody is robbed.
   *[other] { SEAT($seat) } holds up { NAME($by, form: "the") }: nobody is robbed.
}
vi-algo-event-saw = { SEAT($seat) } sees something in the shadows{ $cause ->
    [alone] , all alone in the dark.
   *[torch] .
}
vi-algo-event-bell-rung = { SEAT($seat) } rings the bell for { SEAT($for_seat) }: nothing was there.
vi-algo-event-oil-used = { SEAT($seat) } pours oil on the torches.
vi-algo-event-group-drawn = { SEAT($seat) } draws a secret card.
vi-algo-event-group-seen = For your eyes only: the secret card is { NAME($card) }.
vi-algo-event-group-played = { SEAT($seat) } shows a secret card: { NAME($card) }{ COUNT($target) ->
    [0] .
   *[other] {" "}({ EACH($target, by: "vi-algo-target") }).
}
vi-algo-event-walked = { SEAT($seat) } walks: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-pushed = { SEAT($seat) } is shoved in direction { $direction }: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-entered = { SEAT($seat) } is the first { NAME($room, of: "room", form: "in") } and takes its exposed treasure.
vi-algo-event-found = Your new card: { NAME($card) }.
vi-algo-event-drew = { SEAT($seat) } draws a card { NAME($room, of: "room", form: "in") }.
vi-algo-event-shown = { SEAT($seat) } must show it: { NAME($card) }!
vi-algo-event-searched = { SEAT($seat) } searches { $rune } (dice: { $dice }, trust { $trust }): { $found ->
    [yes] found!
   *[no] nothing.
}
vi-algo-event-used = { SEAT($seat) } uses { NAME($card, form: "the") }{ COUNT($target) ->
    [0] .
   *[other] {" "}({ $target }).
}
vi-algo-event-looked = { SEAT($seat) } reads the map { NAME($room, of: "room", form: "in") } and looks at { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
vi-algo-event-looked-at = On your map: { NAME($cards) }.
vi-algo-event-signalled = { SEAT($seat) } signals to the others.
vi-algo-event-contributed = { SEAT($seat) } tries the exit with { NAME($card, form: "the") }: dice { $dice } against { $reserve ->
    [one] { $reserve } torch
   *[other] { $reserve } torches
}. { $validated ->
    [yes] It holds!
   *[no] It is lost in the shadows.
}
vi-algo-event-own-shadow = { SEAT($seat) } looks again at { $spot }: just a shadow.
vi-algo-event-passed = { SEAT($seat) } ends the turn.
vi-algo-event-torch-marked = Something mighty stirs. { SEAT($seat) } takes the marked torch.
vi-algo-event-torch-handed-on = The marked torch goes from { SEAT($start) } to { SEAT($end) }.
vi-algo-event-game-over = { $result ->
    [dark] The torches are out. Darkness keeps everybody.
    [no_exit] The exit is lost. Nobody gets out.
    [short] Out, but with too little: everybody loses.
    [greedy] The Greedy Traitor wins: { SEAT($winners) }.
    [haunted] The Haunted Traitor wins: { SEAT($winners) }.
    [both] Both traitors win: { SEAT($winners) }.
   *[group] The group wins: { SEAT($winners) }.
}
    Treasure { $treasure } against trust { $trust }.{ $greedy ->
        [0] {""}
       *[other] {" "}The Greedy Traitor keeps { $greedy } of it.
    }{ $haunted ->
        [0] {""}
       *[other] {" "}The Haunted Traitor takes { $haunted } away.
    }
    What the hands are worth:
    { EACH($hands, by: "vi-algo-hand-worth", as: "lines") }
vi-algo-hand-worth = { SEAT($at) }: { $item1 }

## Refusals

vi-algo-refused-already-contributed = You have contributed this turn.
vi-algo-refused-already-searched = You have already searched this rune.
vi-algo-refused-already-signalled = You have signalled this turn.
vi-algo-refused-any-time-card = This card is played at any time, not as an action.
vi-algo-refused-bad-choice = That is not one of the choices.
vi-algo-refused-exit-card = An exit card can only be contributed.
vi-algo-refused-hex-taken = That hex is taken.
vi-algo-refused-illegal-place = A mummy cannot be placed there.
vi-algo-refused-needs-four = The Group/Traitor deck needs four players.
vi-algo-refused-needs-path = Extra rooms need the winding path.
vi-algo-refused-no-actions = You have too few actions left.
vi-algo-refused-no-card = You do not have that card.
vi-algo-refused-no-effect = It would have no effect now.
vi-algo-refused-no-exit-card = You have no such exit card.
vi-algo-refused-no-move = You are already there.
vi-algo-refused-which-rune = Several runes are within reach: name one.
vi-algo-refused-no-rune = No rune within reach.
vi-algo-refused-one-group-card = One secret card a turn.
vi-algo-refused-stack-empty = No treasure is left in this room.
vi-algo-refused-too-far = Too far: the way takes { $cost ->
    [one] { $cost } action
   *[other] { $cost } actions
}, and you have { $left } left.
vi-algo-refused-beyond-card = Too far: this card carries you { $most } hexes at most, and the way there is { $steps }.
vi-algo-refused-traitor-card = This card is never played.
vi-algo-refused-wall = There is a wall in the way.

## Settings

vi-algo-setting-difficulty = difficulty
    .help = Easy begins by night, and trust never falls below 10; hard begins by day, and trust may fall to 1.
vi-algo-setting-difficulty-easy = easy
vi-algo-setting-difficulty-hard = hard
vi-algo-setting-group-deck = Group/Traitor deck
    .help = Sixteen secret cards, two of them traitors. Automatic: with four or more. Off: everybody is loyal.
vi-algo-setting-group-deck-auto = automatic
vi-algo-setting-group-deck-on = on
vi-algo-setting-group-deck-off = off
vi-algo-setting-layout = catacomb shape
    .help = A star around the Central Room, or a path as the dice draw it.
vi-algo-setting-layout-star = star
vi-algo-setting-layout-path = winding path
vi-algo-setting-extra-rooms = extra rooms
    .help = How many mirror rooms more; only with the winding path.
vi-algo-setting-powerful-mummy = powerful mummy
    .help = The first to leave the Central Room wakes two mummies in one, and from then on mummies stack.
vi-algo-setting-own-shadow = my own shadow
    .help = How many times a game each person may make a mummy beside them vanish.
vi-algo-setting-dark-catacomb = dark catacomb
    .help = Being alone is dangerous by day, too.
vi-algo-setting-push = shove
    .help = A mummy that stops beside characters also shoves them.
vi-algo-setting-events = event cards
    .help = From the second round on, each round has an event.
vi-algo-setting-extra-torches = extra torches
    .help = How many torches more at the start, for an easier game.
vi-algo-setting-reactions = reactions
    .help = How cards are played on others’ turns: by standing orders, without waiting, or by asking everybody each time.
vi-algo-setting-reactions-orders = by standing orders
vi-algo-setting-reactions-ask = ask everybody
vi-algo-setting-first-player = first player
    .help = Who begins.
vi-algo-setting-first-player-random = random
vi-algo-setting-first-player-1 = seat 1
vi-algo-setting-first-player-2 = seat 2
vi-algo-setting-first-player-3 = seat 3
vi-algo-setting-first-player-4 = seat 4
vi-algo-setting-first-player-5 = seat 5
vi-algo-setting-first-player-6 = seat 6

## The rules in short

vi-algo-hint-1 = Torches are your time, and the exits win. Whoever enters a room first keeps its treasure: spread out by day, and by night end your turn near somebody.
vi-algo-hint-2 = To search a rune, three dice must come out lower than the trust of the group. With high trust, search now.
vi-algo-hint-3 = At night end your turn within 3 hexes of somebody, or you see something: trust falls and a treasure is lost.
vi-algo-rules =
    You are in a catacomb together. Open three different exits, rope, grapnel and pickaxe, before the torches are gone, with treasure in all hands together worth more than the trust. Each exit and mummy card in a hand is worth −3.
    1. Your turn begins with a torch: it may last, bring a mummy, or let you see something. Twelve of them turn night into day and back.
    2. Your mummies move by dice: straight on, then to the nearest character. Whoever one stops beside loses the highest treasure, and so do those next to them.
    3. Three actions: walk 3 steps, search a rune (less than trust on three dice), use a card, signal, contribute an exit card (more on three dice than torches left). Being first in a room brings its treasure.
    4. Whoever ends the own turn by night more than 3 hexes from everybody sees something: trust falls, a treasure is lost, a secret card is drawn. With four or more, two of these make a traitor.
    If the torches run out, or two equal exit cards are broken, all is lost. Talk freely; show nothing.
    Type “rules amulet” for a card or a notion.

## Words that can be typed

vi-algo-token-start = start
vi-algo-token-place = place, put
vi-algo-token-back = back
vi-algo-token-mummy = mummy
vi-algo-token-chase = chase
vi-algo-token-take = take
vi-algo-token-play = play
vi-algo-token-shadow = shadow
vi-algo-token-walk = walk, go
vi-algo-token-room-Z = central room, middle room
vi-algo-token-room-A = hall of columns, columns
vi-algo-token-room-B = cistern
vi-algo-token-room-C = ossuary
vi-algo-token-room-D = crypt
vi-algo-token-room-E = gallery
vi-algo-token-room-F = throne room, throne
vi-algo-token-room-G = mirror hall of columns
vi-algo-token-room-H = mirror cistern
vi-algo-token-room-I = mirror ossuary
vi-algo-token-room-J = mirror crypt
vi-algo-token-room-K = mirror gallery
vi-algo-token-room-L = mirror throne room
vi-algo-token-via = via, through
vi-algo-token-search = search
vi-algo-token-use = use
vi-algo-token-signal = signal
vi-algo-token-exit = exit, contribute
vi-algo-token-group = secret, secret card, group
vi-algo-token-pass = end the turn, end turn
vi-algo-token-no = do not react, let it happen
vi-algo-token-orders = orders
vi-algo-token-keep = keep
vi-algo-token-amulet-min = amulet min, least value
vi-algo-token-never = never
vi-algo-token-self = self, for myself
vi-algo-token-any = any, for anyone
vi-algo-token-last = last, when torches run out
vi-algo-token-idolo = idol, Gold idol
vi-algo-token-calice = chalice
vi-algo-token-urna = urn, Cursed urn
vi-algo-token-colar = necklace
vi-algo-token-moedas = coins
vi-algo-token-espelho = mirror
vi-algo-token-amuleto = amulet
vi-algo-token-botas = boots
vi-algo-token-mapa = map
vi-algo-token-lenha = firewood
vi-algo-token-oleo = oil, Oil flask
vi-algo-token-sino = bell
vi-algo-token-corda = rope
vi-algo-token-arpeu = grapnel
vi-algo-token-picareta = pickaxe
vi-algo-token-mumia-tocheira = torchbearer, Torch-bearer mummy
vi-algo-token-mumia-guardia = guardian, Guardian mummy
vi-algo-token-mumia-vigia = watcher, Watcher mummy
vi-algo-token-traidor-ganancioso = greedy, Greedy Traitor
vi-algo-token-traidor-assombrado = haunted, Haunted Traitor
vi-algo-token-so-o-vento = wind, Just the wind
vi-algo-token-maos-dadas = hands, Hand in hand
vi-algo-token-tocha-escondida = hidden torch
vi-algo-token-passo-firme = firm step
vi-algo-token-olhos-no-escuro = eyes in the dark
vi-algo-token-olho-no-olho = eye to eye
vi-algo-token-dabs = dabs
vi-algo-token-bento = bento
vi-algo-token-iara = iara
vi-algo-token-otto = otto
vi-algo-token-nair = nair
vi-algo-token-ramon = ramon
