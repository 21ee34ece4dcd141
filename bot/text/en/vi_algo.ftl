### I Saw Something in the Shadows.

vi-algo-title = I Saw Something in the Shadows
vi-algo-about = Explore the catacombs together, bring out treasure by torch light, and mind who walks beside you.
vi-algo-idolo = Gold idol
    .help = Worth 5. Use: trust +2.
vi-algo-calice = Chalice
    .help = Worth 4. Use: trust +1.
vi-algo-urna = Cursed urn
    .help = Worth 4. When found: trust -1. Use: take one of your own mummies off the board.
vi-algo-colar = Necklace
    .help = Worth 3. Use: draw the top card of your room.
vi-algo-moedas = Coins
    .help = Worth 2. Use: lure a near mummy of your room up to 2 hexes away.
vi-algo-espelho = Mirror
    .help = Worth 2. Use: remove a mummy of your room within 3 hexes.
vi-algo-amuleto = Amulet
    .help = Worth 2. Any time: cancel a mummy's theft for everybody.
vi-algo-botas = Boots
    .help = Worth 2. Use: run up to 6 steps.
vi-algo-mapa = Map
    .help = Worth 1. Use: look at the top 3 cards of your room and take one.
vi-algo-lenha = Firewood
    .help = Worth 2. Use: 3 more torches.
vi-algo-oleo = Oil flask
    .help = Worth 1. Any time: 2 more torches.
vi-algo-sino = Bell
    .help = Worth 2. Any time: nobody saw anything in the shadows after all.
vi-algo-corda = Rope
    .help = -3 in hand. Contribute it to open the exit.
vi-algo-arpeu = Grapnel
    .help = -3 in hand. Contribute it to open the exit.
vi-algo-picareta = Pickaxe
    .help = -3 in hand. Contribute it to open the exit.
vi-algo-mumia-tocheira = Torch-bearer mummy
    .help = -3. When found: a mummy comes. Use: a mummy, then 2 torches.
vi-algo-mumia-guardia = Guardian mummy
    .help = -3. When found: a mummy comes. Use: a mummy, then draw a card of your room.
vi-algo-mumia-vigia = Watcher mummy
    .help = -3. When found: a mummy comes. Use: a mummy, then trust +1.
vi-algo-traidor-ganancioso = Greedy Traitor
    .help = You want it all: you win alone if the others, without your treasures, have no more than the trust.
vi-algo-traidor-assombrado = Haunted Traitor
    .help = You belong to the dark: you win alone if the group fails only for the treasures of those near you.
vi-algo-so-o-vento = Just the wind
    .help = Nothing happens. Show it to prove what it was.
vi-algo-maos-dadas = Hand in hand
    .help = Trust +1.
vi-algo-tocha-escondida = Hidden torch
    .help = 1 more torch.
vi-algo-passo-firme = Firm step
    .help = Walk up to 2 steps, free.
vi-algo-olhos-no-escuro = Eyes in the dark
    .help = Remove a mummy within 2 hexes of you.
vi-algo-olho-no-olho = Eye to eye
    .help = See one face-down card of somebody, at random.
vi-algo-rajada = Gust
    .help = A torch of the reserve is blown away.
vi-algo-veio-de-resina = Vein of resin
    .help = 1 more torch.
vi-algo-cantoria = Song
    .help = Trust +1.
vi-algo-sussurros = Whispers
    .help = Trust -1.
vi-algo-mumias-inquietas = Restless mummies
    .help = Mummies go 1 step farther this round.
vi-algo-mumias-dormentes = Sleeping mummies
    .help = Mummies do not move this round.
vi-algo-poeira = Dust
    .help = A walk is 2 steps this round.
vi-algo-nuvens = Clouds
    .help = No light counts this round.
vi-algo-lua-cheia = Full moon
    .help = Light counts at night too this round.
vi-algo-eco = Echo
    .help = Alone means more than 5 hexes away this round.
vi-algo-dabs = Dabs
    .help = Brings treasures: 2, torches: 3, trust: 4.
vi-algo-bento = Bento
    .help = Brings treasures: 1, torches: 4, trust: 4.
vi-algo-iara = Iara
    .help = Brings treasures: 3, torches: 3, trust: 3.
vi-algo-otto = Otto
    .help = Brings treasures: 2, torches: 4, trust: 3.
vi-algo-nair = Nair
    .help = Brings treasures: 3, torches: 3, trust: 4.
vi-algo-ramon = Ramon
    .help = Brings treasures: 1, torches: 3, trust: 5.
vi-algo-room-Z = Central Room
vi-algo-room-A = Hall of Columns
vi-algo-room-B = Cistern
vi-algo-room-C = Ossuary
vi-algo-room-D = Crypt
vi-algo-room-E = Gallery
vi-algo-room-F = Throne Room
vi-algo-room-G = Mirror Hall of Columns
vi-algo-room-H = Mirror Cistern
vi-algo-room-I = Mirror Ossuary
vi-algo-room-J = Mirror Crypt
vi-algo-room-K = Mirror Gallery
vi-algo-room-L = Mirror Throne Room
vi-algo-trust = trust in the group
    .help = 20 at most. A search finds if three dice are less than it; at the end the treasure must be more than it.
vi-algo-reserve = torch reserve
    .help = One torch goes out each turn. When none is left at the end of a turn, everybody is lost.
vi-algo-alone = alone
    .help = Nobody within 3 hexes. Who ends a turn alone at night sees something in the shadows, unless they signalled.
vi-algo-rune = rune
    .help = Stand on it or beside it to search; each rune once for everybody.
vi-algo-mummy-piece = mummy
    .help = It moves in its owner's turn and robs who it stops beside, and their neighbours.
vi-algo-powerful-mummy = bool
    .help = Several mummies on one hex. It moves for who holds the marked torch.
vi-algo-own-shadow = int
    .help = It was no mummy, it was your own shadow: a mummy beside you is gone.
vi-algo-lit = lit hex
    .help = By day mummies fade on it.
vi-algo-day = day
vi-algo-night = night
vi-algo-catacomb = catacomb
vi-algo-torch-effect = torch effect
vi-algo-stack = treasure stack
vi-algo-exposed-treasure = exposed treasure
vi-algo-search-marker = search marker
vi-algo-marked-torch = marked torch
vi-algo-traitor = traitor
vi-algo-loyal = loyal explorer
vi-algo-door = passage
vi-algo-wall = wall
vi-algo-rock = rock
vi-algo-direction = direction
vi-algo-compass = compass
vi-algo-hex = hex
vi-algo-room = room
vi-algo-setting-difficulty = enum
    .help = Easy: night, trust never below 10. Hard: day, trust may fall to 1.
vi-algo-setting-group-deck = enum
    .help = Secret cards with two traitors among them; from four players on.
vi-algo-setting-layout = enum
    .help = Rooms around the centre, or a winding path.
vi-algo-setting-extra-rooms = int
    .help = More rooms for the winding path.
vi-algo-setting-powerful-mummy = bool
    .help = The first who enters a room awakes a powerful mummy.
vi-algo-setting-own-shadow = int
    .help = How often each player may make a mummy beside them vanish.
vi-algo-setting-dark-catacomb = bool
    .help = Being alone is dangerous by day too.
vi-algo-setting-push = bool
    .help = Mummies shove whoever they stop beside.
vi-algo-setting-events = bool
    .help = An event card each round from the second on.
vi-algo-setting-extra-torches = int
    .help = More torches to begin with.
vi-algo-setting-reactions = enum
    .help = Reactions by standing orders, so that nobody waits, or everybody is asked.
vi-algo-setting-first-player = seat or `random`
    .help = Who begins.
vi-algo-refused-no-actions = You have too few actions left.
vi-algo-refused-wall = There is a wall in the way.
vi-algo-refused-hex-taken = That hex is taken.
vi-algo-refused-too-far = That is too far.
vi-algo-refused-no-move = You are already there.
vi-algo-refused-no-rune = No rune within reach.
vi-algo-refused-already-searched = You have already searched this rune.
vi-algo-refused-stack-empty = No treasure is left in this room.
vi-algo-refused-exit-card = An exit card can only be contributed.
vi-algo-refused-any-time-card = This card is played at any time, not as an action.
vi-algo-refused-traitor-card = This card is never played.
vi-algo-refused-one-group-card = One group card a turn.
vi-algo-refused-no-effect = It would have no effect now.
vi-algo-refused-no-exit-card = You have no such exit card.
vi-algo-refused-already-contributed = You have contributed this turn.
vi-algo-refused-already-signalled = You have signalled this turn.
vi-algo-refused-illegal-place = A mummy cannot be placed there.
vi-algo-refused-bad-choice = That is not one of the choices.
vi-algo-refused-no-card = You do not have that card.
vi-algo-refused-needs-path = Extra rooms need the winding path.
vi-algo-refused-needs-four = The Group/Traitor deck needs four players.
vi-algo-ask-ask-start = Where do you enter?
vi-algo-ask-ask-place = Where does the mummy come?
vi-algo-ask-ask-back = Which mummy goes back to its sheet?
vi-algo-ask-ask-mummy = Which mummy moves next?
vi-algo-ask-ask-chase = Whom does it go for?
vi-algo-ask-act = What do you do?
vi-algo-ask-ask-take = Which card do you take?
vi-algo-ask-theft-window = A mummy on { $spot } is about to rob. Do you react?
vi-algo-ask-saw-window = { SEAT($seat) } sees something in the shadows. Do you react?
vi-algo-ask-torch-window = The last torch is out. Do you react?
vi-algo-ask-give-orders = Your standing orders. Nobody else sees them.
vi-algo-ask-pour-oil = You may pour the oil on the reserve.
vi-algo-verb-start = start
    .help = start Z18: the hex where you enter.
vi-algo-verb-place = place
    .help = place A12: where the mummy comes.
vi-algo-verb-back = back
    .help = back A12: which mummy goes back.
vi-algo-verb-mummy = mummy
    .help = mummy A12: which one moves next.
vi-algo-verb-chase = chase
    .help = chase Iara: whom it goes for.
vi-algo-verb-walk = walk
    .help = walk A14, or walk A14 via A3 A7 to choose the way.
vi-algo-verb-search = search
    .help = search, or search A21 where there are several runes.
vi-algo-verb-use = use
    .help = use necklace; use mirror A12; use coins A12 A14; use boots A9.
vi-algo-verb-signal = signal
    .help = signal: you will not be alone this turn.
vi-algo-verb-exit = exit
    .help = exit rope: three dice, more than the torches left.
vi-algo-verb-group = group card
    .help = group and the card's name, with what it is aimed at; free, one a turn.
vi-algo-verb-shadow = own shadow
    .help = shadow A12: that mummy beside you was your own shadow.
vi-algo-verb-pass = pass
    .help = pass: your turn is over.
vi-algo-verb-take = take
    .help = take and the card's name.
vi-algo-verb-play = play
    .help = play amulet, play bell, play oil.
vi-algo-verb-cast = own shadow
    .help = shadow A12: the mummy that has stopped was your own shadow.
vi-algo-verb-no = no
    .help = no: you do nothing.
vi-algo-verb-orders = standing order
    .help = orders amulet any, orders amulet_min 4, orders bell self, orders oil never, orders shadow any.
vi-algo-verb-keep = keep
    .help = keep and cards, the most wanted first.
vi-algo-event-dealt = Torches: { $reserve }. Trust: { $trust }. It is { NAME($face) }.{ $traitors ->
    [yes] {" "}Among sixteen secret cards there are two traitors. The Greedy Traitor wins alone if the group falls short without their treasures; the Haunted Traitor, if it falls short only for the treasures of those near them.
   *[no] {""}
}
vi-algo-event-hand-dealt = { SEAT($seat) }, you begin with: { NAME($cards) }.
vi-algo-event-started = { SEAT($seat) } enters at { $spot }.
vi-algo-event-round-started = Round { $round }.
vi-algo-event-event-revealed = Event: { NAME($card) }.
vi-algo-event-torch = { SEAT($seat) } reveals a torch: { $kind ->
    [out] it goes out.
    [lasting] it lasts.
    [mummy] a mummy!
   *[saw] something moves in the shadows!
} Torches left: { $reserve }.
vi-algo-event-last-torch = That was the last torch. { SEAT($seat) }, make light!
vi-algo-event-light = Now it is { NAME($face) }.
vi-algo-event-torches-added = Torches added: { $added }. In reserve: { $reserve }.
vi-algo-event-torch-buried = A gust blows a torch away. In reserve: { $reserve }.
vi-algo-event-trust = Trust is { $trust } now.
vi-algo-event-mummy-placed = { $pieces ->
    [1] A mummy of { SEAT($seat) } comes on { $spot }.
   *[other] A powerful mummy of { SEAT($seat) } comes on { $spot }!
}
vi-algo-event-mummy-moved = A mummy of { SEAT($owner) } moves ({ LIST($dice) }): { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-rolled = A mummy of { SEAT($owner) } from { $spot } ({ LIST($dice) }) halts at a wall on { $at }: several are equally near.
vi-algo-event-mummy-lured = A mummy of { SEAT($owner) } follows the coins: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-removed = { $cause ->
    [light] A mummy of { SEAT($owner) } fades in the light on { $spot }.
   *[other] A mummy of { SEAT($owner) } on { $spot } is gone.
}
vi-algo-event-lost = { SEAT($seat) } loses { NAME($card) }{ $cause ->
    [mummy] {" "}to the mummy.
   *[other] {" "}in fright.
}
vi-algo-event-theft = The mummy of { SEAT($owner) } on { $spot } reaches for: { SEAT($affected) }.
vi-algo-event-theft-averted = { SEAT($seat) } averts the theft{ $by ->
    [amuleto] {" "}with an amulet.
   *[shadow] : it was only a shadow.
}
vi-algo-event-saw = { SEAT($seat) } saw something in the shadows{ $cause ->
    [alone] , all alone!
   *[torch] !
}
vi-algo-event-bell-rung = { SEAT($seat) } rings the bell: { SEAT($for_seat) } saw nothing after all.
vi-algo-event-oil-used = { SEAT($seat) } pours oil.
vi-algo-event-group-drawn = { SEAT($seat) } draws a secret card.
vi-algo-event-group-seen = { SEAT($seat) }, the secret card is: { NAME($card) }.
vi-algo-event-group-played = { SEAT($seat) } plays { NAME($card) }{ $target ->
    [0] .
   *[other] : { NAME($target) }.
}
vi-algo-event-walked = { SEAT($seat) } walks: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-pushed = { SEAT($seat) } is shoved ({ $direction }): { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-entered = { SEAT($seat) } is the first in room { $room } and takes what lay there.
vi-algo-event-found = { SEAT($seat) }, you have found: { NAME($card) }.
vi-algo-event-drew = { SEAT($seat) } draws a card from room { $room }.
vi-algo-event-shown = { SEAT($seat) } has to show it: { NAME($card) }!
vi-algo-event-searched = { SEAT($seat) } searches { $rune } ({ LIST($dice) }, trust { $trust }): { $found ->
    [yes] found something!
   *[no] nothing.
}
vi-algo-event-used = { SEAT($seat) } uses { NAME($card) }{ $target ->
    [0] .
   *[other] : { LIST($target) }.
}
vi-algo-event-looked = { SEAT($seat) } reads a map of room { $room }. Cards looked at: { $cards }.
vi-algo-event-looked-at = { SEAT($seat) }, the map shows: { NAME($cards) }.
vi-algo-event-signalled = { SEAT($seat) } signals.
vi-algo-event-contributed = { SEAT($seat) } contributes { NAME($card) } ({ LIST($dice) } against { $reserve }): { $validated ->
    [yes] it holds!
   *[no] it is lost.
}
vi-algo-event-own-shadow = It was no mummy on { $spot }, it was the shadow of { SEAT($seat) }.
vi-algo-event-passed = { SEAT($seat) } is done.
vi-algo-event-torch-marked = Something powerful awakes! { SEAT($seat) } takes the marked torch.
vi-algo-event-torch-handed-on = The marked torch goes from { SEAT($start) } to { SEAT($end) }.
vi-algo-event-game-over = { $result ->
    [group] The exit is open and the treasure is enough: { SEAT($winners) } win!
    [short] The exit is open, but the treasure is not enough. Everybody loses.
    [dark] The torches are out. The dark keeps everybody.
    [no_exit] The exit is lost. The dark keeps everybody.
    [greedy] { SEAT($winners) } was the Greedy Traitor and wins alone!
    [haunted] { SEAT($winners) } was the Haunted Traitor and wins alone!
   *[both] Two traitors win: { SEAT($winners) }!
} Hands: { LIST($hands) }. Treasure { $treasure }, trust { $trust }, taken by the greedy { $greedy }, by the haunted { $haunted }.
vi-algo-stop = { $item1 }
vi-algo-token-walk = walk
vi-algo-token-search = search
vi-algo-token-use = use
vi-algo-token-signal = signal
vi-algo-token-exit = exit, contribute
vi-algo-token-pass = pass
vi-algo-token-group = group
vi-algo-token-shadow = shadow
vi-algo-token-play = play
vi-algo-token-place = place
vi-algo-token-back = back
vi-algo-token-mummy = mummy
vi-algo-token-chase = chase
vi-algo-token-take = take
vi-algo-token-start = start
vi-algo-token-orders = orders
vi-algo-token-keep = keep
vi-algo-token-via = via
vi-algo-token-no = no
vi-algo-token-never = never
vi-algo-token-self = self
vi-algo-token-any = any
vi-algo-token-last = last
vi-algo-token-amulet = amulet_order, amulet
vi-algo-token-amulet-min = amulet_min
vi-algo-token-bell = bell_order, bell
vi-algo-token-oil = oil_order, oil
