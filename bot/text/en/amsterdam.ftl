### Shadows: Amsterdam.

## The game

amsterdam-title = Shadows: Amsterdam
amsterdam-about = Two teams race through a city at night. Each Commissioner knows the map and may speak only by pictures.
amsterdam-standings = Three pieces of evidence, then the Client, win a round; { $needed ->
    [one] { $needed } round wins
   *[other] { $needed } rounds win
} the game.
    { EACH($teams, $evidence, $police, $wins, by: "amsterdam-each-team", as: "lines") }
amsterdam-each-team = { START(NAME($item1)) }: evidence { $item2 } of 3, police { $item3 } of 3, rounds won { $item4 }.

## Teams and people

amsterdam-black = black team
    .help = Its pawn and tokens are black and square.
    .the = the black team
amsterdam-orange = orange team
    .help = Its pawn and tokens are orange and round.
    .the = the orange team
amsterdam-commissioner = Commissioner
    .help = The only one of the team who sees the City Map, and speaks only by handing over clue cards.
amsterdam-detective = Detective
    .help = Reads the clue in the pictures and votes for the tile to go to.
    .also = vote, votes, voting
amsterdam-black-commissioner = Black Commissioner
amsterdam-black-detective-1 = Black Detective 1
amsterdam-black-detective-2 = Black Detective 2
amsterdam-black-detective-3 = Black Detective 3
amsterdam-black-detective-4 = Black Detective 4
amsterdam-black-detective-5 = Black Detective 5
amsterdam-orange-commissioner = Orange Commissioner
amsterdam-orange-detective-1 = Orange Detective 1
amsterdam-orange-detective-2 = Orange Detective 2
amsterdam-orange-detective-3 = Orange Detective 3
amsterdam-orange-detective-4 = Orange Detective 4
amsterdam-orange-detective-5 = Orange Detective 5
amsterdam-spectator = spectator

## Things and notions

amsterdam-cell = tile
    .help = A column letter and a number from the top: D4 is the middle.
    .also = hex, space, candidate
amsterdam-start-tile = start tile
    .help = D4, rimmed in gold. Both teams begin here.
amsterdam-obstacle = obstacle
    .help = Dark water: C3, D5 and E3. Nobody goes there, nor across.
amsterdam-open-place = centre tile
    .help = D4, D3, E4 and C4. Their pictures are clue cards, new ones each round.
amsterdam-district = district
    .help = Five tiles that lie together. Six of seven districts are in the city, each with one of its two sides up.
    .also = districts
amsterdam-city-map = City Map
    .help = What lies where for one team: 6 police tiles, 2 Clients, 6 pieces of evidence. Only its Commissioner sees it.
    .also = map
amsterdam-circle = circle ●
amsterdam-star = star ★
amsterdam-square = square ■
amsterdam-clue-card = clue card
    .help = A picture. One card: the tile meant is next to you. Two cards: it is exactly two tiles away.
    .also = card, cards, image, picture, clue
amsterdam-active-clue = current clue
amsterdam-row = clue row
    .help = Ten clue cards that both Commissioners take from.
    .also = row
amsterdam-deck = deck
amsterdam-discard = discard pile
amsterdam-figure = Detective figure
amsterdam-evidence = evidence
    .help = Found by going to it. Three different pieces are needed; each tile gives one a round, to whoever is first.
amsterdam-evidence-unique = unique evidence
    .help = On your map alone: the rivals cannot take it.
amsterdam-evidence-common = common evidence
    .help = On both maps: whoever is first takes it.
amsterdam-client = Client
    .help = Go there with three pieces of evidence and the round is won. Earlier, nothing happens.
amsterdam-police = police
    .help = Whoever stops there takes a police token, each time. The third loses the round. Passing is harmless.
amsterdam-silence = nothing happens
    .help = A neutral tile, or a Client too early, or evidence that is gone: it is never said which.
amsterdam-cycle = cycle
    .help = One clue, one move, and what comes of it.
    .also = turn, move, action
amsterdam-round = round
    .help = Won by reaching a Client with three pieces of evidence, or lost by the third police token.
    .also = win, winning, victory, goal, rounds
amsterdam-swap = swap of the row
    .help = When both Commissioners want it, all ten clue cards are replaced. In a cooperative game the Commissioner alone decides.

## How a round ends

amsterdam-end-client = delivered to the Client
amsterdam-end-police = caught by the police
amsterdam-end-time = time is up
amsterdam-end-cycles = out of cycles
amsterdam-end-concede = conceded
amsterdam-end-cap = cycle cap reached

## The sides of the districts

amsterdam-face-1A = Canal Belt
amsterdam-face-1B = Lock Keepers
amsterdam-face-2A = Flower Quay
amsterdam-face-2B = Glasshouses
amsterdam-face-3A = Old Harbour
amsterdam-face-3B = Rope Walk
amsterdam-face-4A = Museum Row
amsterdam-face-4B = Opera Steps
amsterdam-face-5A = Mint Square
amsterdam-face-5B = Night Market
amsterdam-face-6A = Mill Island
amsterdam-face-6B = Timber Yards
amsterdam-face-7A = Lantern Alley
amsterdam-face-7B = Bell Tower

## What happened

amsterdam-event-pictures-replaced = Pictures of that seed would not do; these are those of seed { $seed }.
amsterdam-event-city-laid = The city is laid out: { NAME($faces, of: "face") }.{ $structure ->
    [1] {" "}The districts are turned.
   *[0] {""}
}
amsterdam-event-round-prepared = Round { $round } is laid out. It begins when the Commissioners are ready.
amsterdam-event-took-commission = { SEAT($seat) } is Commissioner: { NAME($team) }.
amsterdam-event-said-ready = { SEAT($seat) } is ready.
amsterdam-event-counted = { $left ->
    [3] Get ready! 3…
   *[other] { $left }…
}
amsterdam-event-round-started = Round { $round }: go!{ $silence ->
    [yes] {" "}From now on Commissioners speak through their cards alone.
   *[no] {""}
}
amsterdam-event-map-shown = Your City Map: { $number }, { NAME($symbol) } ({ NAME($team) }). It is in your picture.
amsterdam-event-clue-given = { START(NAME($team)) }, clue: { COUNT($cards) ->
    [1] one card, so a tile next to it
   *[other] two cards, so a tile exactly two away
}.{ $automatic ->
    [yes] {" "}(automatic)
   *[no] {""}
}
amsterdam-event-clue-pending = { START(NAME($team)) }: a clue is on its way.
amsterdam-event-row-changed = There are new cards in the row.
amsterdam-event-row-swapped = All ten cards of the row are new.
amsterdam-event-swap-proposed = { START(NAME($team, form: "the")) } would like a new row. It comes once both Commissioners ask for it.
amsterdam-event-swap-withdrawn = { START(NAME($team, form: "the")) } no longer asks for a new row.
amsterdam-event-vote-cast = { SEAT($seat) } votes for { $cell } ({ NAME($team) }).
amsterdam-event-abstained = { SEAT($seat) } leaves it to the others ({ NAME($team) }).
amsterdam-event-went-away = { SEAT($seat) } is away: a Detective of the team may take the seat.
amsterdam-event-came-back = { SEAT($seat) } is back.
amsterdam-event-hinted = The computer partner would go to { $cells } ({ NAME($team) }).
amsterdam-event-moved = { START(NAME($team, form: "the")) } goes to { $cell }.{ $announcement ->
    [police] {" "}Police! { $count } of 3.
    [evidence] {" "}Evidence! { $count } of 3.
    [client] {" "}Client! Round won.
   *[silence] {" "}Nothing happens.
}{ $automatic ->
    [yes] {" "}(automatic)
   *[no] {""}
}
amsterdam-event-clue-voided = { START(NAME($team)) }: the host has voided the clue. The figure stays.
amsterdam-event-released = { SEAT($seat) }, the rivals have caught up: you may give a clue ({ NAME($team) }).
amsterdam-event-concede-confirmed = { SEAT($seat) } wants to concede this round ({ NAME($team) }).
amsterdam-event-round-ended = Round { $round } is over: { NAME($reason, of: "end") }. { $winner ->
    [none] The round is lost.
   *[black] It goes to { NAME($winner, form: "the") }.
}
amsterdam-event-maps-revealed = The City Maps of this round were number { $number }, { NAME($symbol) }.
amsterdam-event-map-told = { START(NAME($team)) }: police on { $police }; Clients on { $clients }; unique evidence on { $unique }; common evidence on { $common }.
amsterdam-event-way-told = { START(NAME($team)) } went: { $way }.
amsterdam-event-match-ended = { $winner ->
    [none] The game is lost.
   *[black] { START(NAME($winner, form: "the")) } wins the game!
} Rounds won: { COUNT($wins) ->
    [1] { $wins }
   *[other] { EACH($wins, by: "amsterdam-won-by") }
}.
amsterdam-won-by = { $at ->
    [0] black
   *[1] orange
} { $item1 }

## What a seat is asked

amsterdam-ask-ask-ready =
    You are the Commissioner. Are you ready to see the City Map?
    You alone see your team’s Map, and lead it by pictures to three pieces of evidence, then to the Client.
amsterdam-ask-ask-on = The round is over, and both City Maps lie open. Say that you are ready when everybody has seen enough.
amsterdam-ask-beat = It begins in a moment.
amsterdam-ask-ask-clue =
    Which clue do you give?
    One card: a tile next to your team. Two cards: exactly two tiles away. Your team has { $evidence } of 3 pieces of evidence{ $left ->
        [0] {" "}and goes to the Client now
       *[other] {", "}then the Client
    }; police { $police } of 3.
amsterdam-ask-ask-move =
    Where does the clue lead?
    Your team has { $evidence } of 3 pieces of evidence; police { $police } of 3; the third loses you the round.
amsterdam-ask-ask-votes =
    Where does the clue lead?
    Your team has { $evidence } of 3 pieces of evidence; police { $police } of 3; the third loses you the round. You may change your vote until the team moves.
amsterdam-ask-hold-back = The clue is on its way.
amsterdam-ask-run-down = The clock is running.
amsterdam-ask-offer-swap = You may ask for a new row, or think better of it.
amsterdam-ask-offer-vote = You may change your vote.
amsterdam-ask-offer-hint = You may ask your computer partner.
amsterdam-ask-offer-concede = You may concede this round.
amsterdam-ask-offer-void = As the host, you may void a clue whose Commissioner has talked.
amsterdam-ask-offer-commission = You may become Commissioner.
amsterdam-verb-clue = clue
    .help = clue 3, or clue 3 8, by the numbers on the cards: one card means a tile next to your team, two cards exactly two tiles away.
    .finish = Give the clue
    .part = Picture { $place }
amsterdam-verb-go = go
    .help = go D4: your vote for a tile in reach. You may change it until the team moves.
    .button = To { $cell }
    .done = you chose { $cell }
amsterdam-verb-abstain = leave it to the others
    .help = abstain: the other Detectives decide this move without you.
amsterdam-verb-ready = ready
    .help = ready: you are ready to see your City Map.
    .button = I am ready
    .done = you are ready
amsterdam-verb-swap = new row
    .help = swap: all ten clue cards are replaced, as soon as both Commissioners want it; in a cooperative game at once.
    .button = Ask for ten new cards
    .done = you ask for ten new cards
amsterdam-verb-withdraw = keep the row
    .help = withdraw: you no longer ask for a new row.
amsterdam-verb-concede = concede the round
    .help = concede: the round is lost as soon as more than half of the team want it.
amsterdam-verb-commissioner = become Commissioner
    .help = commissioner: you take the seat. During a round only if it stands empty; you then stay Commissioner.
amsterdam-verb-hint = ask the computer partner
    .help = hint: the whole team hears which two tiles the computer would look at.
amsterdam-verb-void = void a clue
    .help = void black, void orange: the host takes a clue back because its Commissioner has talked.
    .button = Void the clue ({ $team ->
        [orange] orange
       *[black] black
    })

## Refusals

amsterdam-refused-lonely-team = A team needs a Commissioner and at least one Detective: { NAME($team) }.
amsterdam-refused-not-your-phase = Your team is not at this step.
amsterdam-refused-not-commissioner = Only the Commissioner can do that.
amsterdam-refused-not-a-detective = Only Detectives can do that.
amsterdam-refused-bad-roles = With so many seats the teams must be of one size, each with a Commissioner. Let somebody step into the other team, or add computer players.
amsterdam-refused-bad-card-count = Give one or two cards.
amsterdam-refused-duplicate-card = Choose two different cards.
amsterdam-refused-card-gone = Not in the row: { TYPED($cards) }. Look at the row again.
amsterdam-refused-waiting-for-rival = You are ahead; wait for the rivals.
amsterdam-refused-no-such-cell = There is no such tile.
amsterdam-refused-is-obstacle = Obstacles cannot be entered.
amsterdam-refused-too-near = Too near: two cards mean two tiles.
amsterdam-refused-too-far = Too far for this clue.
amsterdam-refused-same-cell = You are already there.
amsterdam-refused-already-proposed = You have already proposed that.
amsterdam-refused-has-seen-map = You have seen the map this round.
amsterdam-refused-commissioner-silent = Commissioners speak only through cards.
amsterdam-refused-paused = The game is paused.
amsterdam-refused-round-over = The round is over.
amsterdam-refused-not-host = Only the host can do that.
amsterdam-refused-last-voter = You are the last who can decide this move.
amsterdam-refused-last-detective = A team needs at least one Detective.
amsterdam-refused-no-clue = There is no clue to void ({ $team ->
    [black] black
    [orange] orange
   *[other] { TYPED($team) }
}).
amsterdam-refused-too-many-for-coop = A cooperative game here is for { $most } players at most.
amsterdam-refused-no-album = There are no pictures of your own here: whoever runs this house brings them in a folder (--pictures).
amsterdam-refused-no-such-album = This match was played with pictures that are not in this house ({ $album }).

## Settings

amsterdam-setting-mode = mode
    .help = Two teams race, or one team plays against the time. With two or three players it is always one team.
amsterdam-setting-mode-competitive = competitive
amsterdam-setting-mode-coop = cooperative
amsterdam-setting-pace = pace
    .help = Live, or by correspondence with a day for each decision.
amsterdam-setting-pace-live = live
amsterdam-setting-pace-correspondence = play-by-chat
amsterdam-setting-first-game = first game preset
    .help = Beginner maps, the standard city, moves by majority.
amsterdam-setting-clue-deadline-s = clue time limit
    .help = So many seconds for a clue. 0: no limit.
amsterdam-setting-move-deadline-s = move time limit
    .help = So many seconds for a move. 0: no limit.
amsterdam-setting-lead-limit = lead limit
    .help = So many cycles one team may be ahead before it waits. 0: a pure race.
amsterdam-setting-move-confirm = move confirmation
    .help = Whose votes decide a move.
amsterdam-setting-move-confirm-any = any Detective
amsterdam-setting-move-confirm-majority = majority
amsterdam-setting-move-confirm-unanimous = unanimous
amsterdam-setting-match-wins = rounds to win
    .help = Whoever has won so many rounds wins the game.
amsterdam-setting-map-pool = map pool
    .help = Which City Maps are drawn. Beginner maps keep police apart.
amsterdam-setting-map-pool-beginner = beginner maps
amsterdam-setting-map-pool-all = all maps
amsterdam-setting-map-pool-advanced = advanced maps
amsterdam-setting-map-seed = map seed
    .help = 1: the twenty maps of the house. Any other number makes other maps; -1: new ones each game.
amsterdam-setting-police-shared = shared police tiles
    .help = How many of the six police tiles both teams have in common.
amsterdam-setting-structure = city structure
    .help = How the districts are turned.
amsterdam-setting-structure-standard = standard
amsterdam-setting-structure-alternate = alternate
amsterdam-setting-structure-random = random
amsterdam-setting-relay-districts = new districts each round
    .help = Lay the city anew for each round.
amsterdam-setting-role-rotation = role change
    .help = Who is Commissioner in the next round.
amsterdam-setting-role-rotation-keep = keep
amsterdam-setting-role-rotation-rotate = rotate
amsterdam-setting-role-rotation-choose = choose
amsterdam-setting-coop-difficulty = difficulty
    .help = How much time, or how many cycles, a cooperative round has.
amsterdam-setting-coop-difficulty-recruit = recruit
amsterdam-setting-coop-difficulty-novice = novice
amsterdam-setting-coop-difficulty-agent = agent
amsterdam-setting-coop-difficulty-master = master
amsterdam-setting-coop-budget = cooperative budget
    .help = What a cooperative team races against. Automatic: the clock when live, cycles by correspondence.
amsterdam-setting-coop-budget-auto = automatic
amsterdam-setting-coop-budget-clock = clock
amsterdam-setting-coop-budget-cycles = cycles
amsterdam-setting-coop-budget-none = none
amsterdam-setting-coop-time-percent = clock scale, %
    .help = Stretches the cooperative clock; 200 suits people who type on phones.
amsterdam-setting-coop-color = colour played
    .help = Whose map a cooperative team uses.
amsterdam-setting-coop-color-black = black
amsterdam-setting-coop-color-orange = orange
amsterdam-setting-coop-max-players = most players in co-op
    .help = So many people may play a cooperative game.
amsterdam-setting-cycle-cap = cycle cap
    .help = After so many cycles of both teams the round is decided by evidence, then police. 0: no cap.
amsterdam-setting-tracking-marker = show tracking marker
    .help = The Commissioner’s map shows where the own figure stands.
amsterdam-setting-commissioner-hears = Commissioner reads team talk
    .help = What the Detectives write to each other reaches their Commissioner.
amsterdam-setting-open-discussion = open discussion
    .help = Team talk and votes are public, as around a table.
amsterdam-setting-strict-silence = strict silence
    .help = Each round begins with the reminder that Commissioners speak through their cards alone.
amsterdam-setting-clue-delay-s = clue delay
    .help = A clue is shown so many seconds after it is given, so that thinking time tells nothing.
amsterdam-setting-reveal-maps = reveal maps after the round
    .help = Both City Maps are shown to everyone when the round is over.
amsterdam-setting-uneven-teams = uneven teams
    .help = Teams may differ by more than one person. Each still has a Commissioner and a Detective.
amsterdam-setting-picture-seed = picture seed
    .help = 9: the pictures of the house. Any other number mixes other ones.
amsterdam-setting-picture-source = picture source
    .help = Ours, or those of a folder that whoever runs this house has brought.
amsterdam-setting-picture-source-procedural = ours
amsterdam-setting-picture-source-folder = the folder of this server
amsterdam-setting-ai-level = computer level
    .help = How well computer players think.
amsterdam-setting-ai-level-normal = normal
amsterdam-setting-ai-level-easy = easy
amsterdam-setting-ai-level-hard = hard
amsterdam-setting-ai-delay-s = computer delay
    .help = A computer player waits at least so many seconds before it acts.

## The rules in short

amsterdam-hint-1 = One clue card means a tile next to you, two cards a tile exactly two away. Look for one thing that both pictures share.
amsterdam-hint-2 = Three pieces of evidence first, then a Client. Look at a picture from near before you decide: on the page hold it down, in a chat type “look 3” or “look D4”.
amsterdam-hint-3 = The third police token loses the round. When the row shows nothing that fits, the Commissioners may ask for ten new cards.
amsterdam-rules =
    Two teams race through Amsterdam. Each has one Commissioner, who alone sees the City Map, and Detectives, who go where they think the Commissioner wants them.
    1. The Commissioner gives one or two clue cards from the row of ten: a picture that has something in common with the tile meant. One card means a tile next to you, two cards a tile exactly two away.
    2. The Detectives look at the tiles in reach and go to one. Then it is said: police, evidence, Client, or nothing.
    3. Find three pieces of evidence, then go to a Client: the round is won. The third police token loses it.
    Nobody waits for the other team. Evidence that both maps show belongs to whoever is there first.
    Commissioners say nothing at all: only the cards speak. When both want it, all ten cards are replaced. Two rounds win the game.
    Together against the time: two or three people play one team, with only so much time or so many cycles.
    Type “rules police” for a notion, “look D4” or “look 7” to see a picture from near; “look” alone shows a Commissioner every tile in reach.

## Words that can be typed

amsterdam-token-clue = clue
amsterdam-token-go = go, walk
amsterdam-token-abstain = abstain
amsterdam-token-ready = ready
amsterdam-token-swap = swap
amsterdam-token-withdraw = withdraw
amsterdam-token-concede = concede
amsterdam-token-commissioner = commissioner
amsterdam-token-hint = hint
amsterdam-token-void = void
amsterdam-token-row = row, cards
amsterdam-token-map = map, city map
amsterdam-token-history = history, moves
amsterdam-token-black = black
amsterdam-token-orange = orange
