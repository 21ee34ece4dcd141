### Sir Holland, o Bravo: A Fuga da Torre.

holland-title = Sir Holland, the Brave: Escape from the Tower
holland-about = Bring your two heroes out over the roof before anybody else. All choose a card in secret; low cards go first.
holland-standings = Both heroes out over the roof win. Saved: { EACH($saved, by: "holland-each-saved") }.
holland-each-saved = { SEAT($at) } ({ $item1 })

## The seven cards

holland-hide = Hide
    .help = 1 movement point. One of your heroes lies down and cannot be knocked down for the rest of the round. Not on a portal.
holland-chase = Chase
    .help = 2 movement points. One villain moves 1 space.
holland-explosion = Explosion
    .help = 2 movement points. Take out one empty card anywhere: everything above it in the column drops a level, and the card goes on top. Portals and dungeons hold.
holland-capture = Capture
    .help = 1 movement point. The villains move up to 3 spaces between them.
holland-climb = Climb
    .help = 1 movement point. One of your heroes climbs 1 level, wherever it is.
holland-portal-card = Portal
    .help = 1 movement point. Up to 2 moves up or down from portal to portal, shared between your heroes.
holland-rest = Rest
    .help = Take back all your cards, count one rest, and take the griffin. No movement.

holland-card-1 = 1 { holland-hide }
    .does = { holland-hide.help }
holland-card-2 = 2 { holland-chase }
    .does = { holland-chase.help }
holland-card-3 = 3 { holland-explosion }
    .does = { holland-explosion.help }
holland-card-4 = 4 { holland-capture }
    .does = { holland-capture.help }
holland-card-5 = 5 { holland-climb }
    .does = { holland-climb.help }
holland-card-6 = 6 { holland-portal-card }
    .does = { holland-portal-card.help }
holland-card-7 = 7 { holland-rest }
    .does = { holland-rest.help }

## Things

holland-action-card = action card
holland-character-card = character card
holland-tower-card = tower card
holland-griffin = griffin (first player)
    .help = Shows who goes first among equal cards. Whoever rests takes it, and it decides the last ties.
holland-tower = tower
    .help = Five columns, A to E, of five cards each: level 1 is at the foot, level 5 below the roof.
    .also = level, levels, column, columns, space
holland-row = level
holland-column = column
holland-space = space
holland-roof = roof
    .help = The way out. A rope or a climb from level 5 leads there, and the hero is saved.
    .also = exit
holland-portal = portal
    .help = Column C. Villains go up and down here; heroes only with card 6. Nobody hides on it, nothing explodes it.
holland-dungeon = dungeon
    .help = Where all begin. It holds any number of heroes, and nobody is knocked down in it.
holland-rope = rope
    .help = A hero that stands on it may spend 1 movement point to go one level up.
holland-passage = secret passage
    .help = A hero that walks, climbs or ropes onto it may go on to the other passage at once, free.
holland-secret-room = secret room
    .help = Room for one hero, who lies down and cannot be caught while it stays.
holland-wall = wall
    .help = A plain wall: a hero may stand here, and hide.

## Pieces

holland-hero = hero
    .help = You have two. Walking costs 1 movement point a space; others may be passed, but no two stop on one space.
holland-villain = villain
    .help = Belongs to nobody. Where its move ends, a standing hero falls down the column to the next free space.
    .also = Dark Mage, Dark Knight, mage, knight
holland-mage = Dark Mage
    .the = the Dark Mage
holland-knight = Dark Knight
    .the = the Dark Knight
holland-blue = blue
holland-red = red
holland-green = green
holland-yellow = yellow
holland-blue-1 = blue hero 1
    .the = blue hero 1
holland-blue-2 = blue hero 2
    .the = blue hero 2
holland-red-1 = red hero 1
    .the = red hero 1
holland-red-2 = red hero 2
    .the = red hero 2
holland-green-1 = green hero 1
    .the = green hero 1
holland-green-2 = green hero 2
    .the = green hero 2
holland-yellow-1 = yellow hero 1
    .the = yellow hero 1
holland-yellow-2 = yellow hero 2
    .the = yellow hero 2
holland-character-blue = blue character
holland-character-red = red character
holland-character-green = green character
holland-character-yellow = yellow character

## Notions

holland-first-player = first player
holland-left-neighbour = player to the left
holland-hand = hand
    .help = Your cards, 1 to 7. A used one stays on the table until card 7 brings all back.
    .also = card, cards
holland-played-pile = played cards
holland-plan = plan
holland-early-plan = early plan
holland-empty-plan = pass
holland-run = run
holland-step = step
holland-movement-half = movement part
holland-special-half = special part
holland-movement-point = movement point
    .help = One step sideways, or one rope up.
    .also = points, point, movement, step
holland-portal-move = portal move
holland-left = left
holland-right = right
holland-up = up
holland-down = down
holland-rope-step = up the rope
holland-climb-step = climb
holland-passage-step = through the passage
holland-knock-down = knock down
holland-fall = fall
holland-explode = explode
holland-escape = escape
holland-standing = standing
holland-lying = lying down
holland-hidden = hidden
holland-saved = saved
holland-away = away
holland-locked = has chosen
holland-open = still choosing
holland-rest-count = rests
    .help = Each use of card 7 is one. When everybody has two, one last round follows.
    .also = rests
holland-lobby = lobby
holland-setup = setup
holland-round = round
    .help = All choose a card in secret, then the cards are used from low to high. When everybody has rested twice, one last round follows.
    .also = turn, rounds
holland-round-start = start of round
holland-choose = choosing
holland-reveal = reveal
holland-resolve = resolving
holland-round-end = end of round
holland-final-round = final round
holland-game-over = game over
holland-choose-card = choose a card
holland-resolve-plan = use your card
holland-height-list = heights
holland-ranking = ranking
holland-winner = winner
    .help = Whoever brings both heroes out over the roof. If nobody does, saved heroes count, then how high the others stand, then the griffin.
    .also = win, winning, victory, goal
holland-deadline = deadline
holland-strict = only if nothing changed
holland-legal = if still legal
holland-house-rules = house rules

## What a seat is asked

holland-ask-choose-cards =
    Choose a card: low numbers act first.
    Nobody sees it until all have chosen, and you may change it until then. Both your heroes must get to the roof.
holland-ask-ask-plan =
    Your card: { NAME($card, of: "card") }. What do you do?
    { NAME($card, of: "card", form: "does") } Saved on the roof: { $saved } of 2.
holland-ask-plan-early = You may already say what your card shall do when it comes up.

holland-verb-choose = choose
    .button = { NAME($card, of: "card") }
    .help = choose 5: pick a card from your hand, in secret. Only in private.
holland-verb-plan = use your card
    .help = hero 1 left rope; villain mage down; explode B4; hide 2: in any order, but the two halves of the card one after the other. “go 1 B4” finds the way by itself. “pass” does nothing.
    .finish = Play the card
    .empty = Do nothing with the card
    .part = { $does ->
        [explode] Explode { $end }
        [hide] Hide hero { $which }
        [villain] { NAME($which) } to { $end }
       *[hero] Hero { $which } to { $end ->
            [roof] the roof
           *[other] { $end }
        }{ $points ->
            [0] {""}
            [one] { $special ->
                [0] {""}
               *[other] {": "}1 + card
            }
           *[other] {": "}{ $special ->
                [0] { $points } points
               *[other] { $points } + card
            }
        }
    }
    .left = Still to spend: { $movement_left ->
        [0] no movement
        [one] { $movement_left } movement point
       *[other] { $movement_left } movement points
    }{ $special_left ->
        [0] {""}
        [one] {", "}the card’s own effect, once
       *[other] {", "}the card’s own effect, { $special_left } times
    }.
holland-verb-early = plan early
    .help = early strict; hero 1 left: carried out when your card comes up, if the tower has not changed. “early anyway” does it if that is still allowed, “early off” takes it back.
    .button = { $mode ->
        [off] Take the early plan back
       *[strict] Plan to do nothing
    }
    .done = { $mode ->
        [off] the early plan is taken back
       *[other] { $parts ->
            [0] plan to do nothing
           *[other] your early plan
        }
    }

## What happened

holland-step-left = left
holland-step-right = right
holland-step-up = up
holland-step-down = down
holland-step-rope = rope
holland-step-climb = climb
holland-step-passage = passage

holland-event-round-started = { $final ->
    [yes] Round { $round }, the last one.
   *[no] Round { $round }.
}
holland-event-stood-up = { START(PIECE($hero, each: 2, form: "the")) } stands up.
holland-event-locked = { SEAT($seat) } has chosen.
holland-event-revealed = Cards: { EACH($cards, by: "holland-seat-and-card") }.
holland-seat-and-card = { SEAT($at) } ({ NAME($item1, of: "card") })
holland-event-ordered = Order: { EACH($seats, $cards, by: "holland-turn-and-card", as: "path") }.
holland-turn-and-card = { SEAT($item1) } ({ $item2 })
holland-event-run = { START(PIECE($piece, each: 2, form: "the")) } goes { EACH($spaces, by: "holland-stop", as: "path") } ({ NAME($steps, of: "step") }).
holland-stop = { $item1 ->
    [roof] roof
   *[other] { $item1 }
}
holland-event-knocked = { START(NAME($villain, form: "the")) } knocks { PIECE($hero, each: 2, form: "the") } down: { $start } → { $end }{ $by ->
    [none] {""}
   *[other] {" "}({ SEAT($by) } moved the villain)
}{ $skipped ->
    [0] .
    [one] , past { $skipped } taken space.
   *[other] , past { $skipped } taken spaces.
}
holland-event-lay-down = { START(PIECE($hero, each: 2, form: "the")) } lies down in the secret room, out of reach.
holland-event-hid = { START(PIECE($hero, each: 2, form: "the")) } hides on { $space }.
holland-event-exploded = { $by ->
    [none] Explosion on { $space }!
   *[other] { SEAT($by) } blows up { $space }!
} The column drops{ COUNT($carried) ->
    [0] .
   *[other] , and with it { PIECE($carried, each: 2, form: "the") }.
}
holland-event-saved = { START(PIECE($hero, each: 2, form: "the")) } gets out over the roof from { $start }: saved!
holland-event-passed = { $why ->
    [deadline] { SEAT($seat) } does nothing with card { $card }: time is up.
    [away] { SEAT($seat) } is away; card { $card } does nothing.
    [nothing] { SEAT($seat) } can do nothing with card { $card }.
   *[choice] { SEAT($seat) } does nothing with card { $card }.
}
holland-event-rested = { SEAT($seat) } rests and takes all cards back ({ $rests ->
    [one] { $rests } rest
   *[other] { $rests } rests
}).
holland-event-griffin-moved = The griffin, first among equal cards, goes from { SEAT($start) } to { SEAT($end) }.
holland-event-early-plan-used = What { SEAT($seat) } planned early for card { $card } is done.
holland-event-early-plan-dropped = { $why ->
    [changed] The tower has changed, so your early plan was dropped.
   *[other] Your early plan no longer works. { NAME($why, of: "refused") }
}
holland-event-went-away = { SEAT($seat) } is away: the table no longer waits.
holland-event-came-back = { SEAT($seat) } is back.
holland-event-final-round = Everybody has rested often enough: round { $round } is the last one.
holland-event-game-over = The game is over.
    { EACH($ranking, $saved, $heights, $from_griffin, by: "holland-rank", as: "lines") }
holland-rank = { $place }. { SEAT($item1) }: { $item2 ->
    [one] { $item2 } hero saved
   *[other] { $item2 } heroes saved
}{ COUNT($item3) ->
    [0] {""}
    [one] ; height { $item3 }
   *[other] ; heights { $item3 }
}; { $item4 ->
    [0] holds the griffin
    [one] { $item4 } place left of the griffin
   *[other] { $item4 } places left of the griffin
}

## Refusals

holland-refused-edge = The tower ends there.
holland-refused-no-rope = This hero is not on a rope.
holland-refused-not-on-portal = This hero is not on a portal.
holland-refused-portal-no-roof = The portal does not reach the roof.
holland-refused-passage-not-entered = A passage works only right after entering it.
holland-refused-cannot-stop = A hero cannot stop on that space: it is taken.
holland-refused-villain-cannot-stop = The two villains cannot share a space.
holland-refused-villain-needs-portal = Villains go up or down only on portals.
holland-refused-villain-step = Villains cannot do that.
holland-refused-villain-already-moved = That villain has already moved with this card.
holland-refused-villain-blocks = A villain blocks the way (house setting).
holland-refused-no-points = Not enough points on this card.
holland-refused-half-closed = You already moved on to the other half of the card.
holland-refused-not-on-card = This card does not allow that.
holland-refused-hero-saved = That hero has already escaped.
holland-refused-explode-portal = Portals cannot be exploded.
holland-refused-explode-dungeon = Dungeons cannot be exploded.
holland-refused-explode-occupied = Somebody is on that space.
holland-refused-bad-space = There is no such space. Use A1 to E5.
holland-refused-hide-portal = Nobody can hide on a portal.
holland-refused-already-lying = That hero is already lying down.
holland-refused-empty-run = Say where the piece goes.
holland-refused-card-not-in-hand = You do not have that card in hand.
holland-refused-not-your-turn = It is not your card’s turn yet.
holland-refused-layout-size = The tower is not legal: it takes 25 letters out of P, K, R, G, S and W.
holland-refused-layout-counts = The tower is not legal: it takes 5 P, 2 K, 6 R, 2 G, 1 S and 9 W.
holland-refused-layout-portals = The tower is not legal: all of column C must be portals.
holland-refused-layout-dungeons = The tower is not legal: the dungeons belong on B1 and D1.
holland-refused-layout-rope-row = The tower is not legal: level { $row } lacks a rope.
holland-refused-layout-passage-rows = The tower is not legal: level { $row } lacks a secret passage.

## Settings

holland-setting-layout = tower layout
    .help = How the tower is built.
holland-setting-layout-random = random
holland-setting-layout-classic = classic
holland-setting-layout-staircase = staircase
holland-setting-layout-crossing = crossing
holland-setting-layout-custom = custom
holland-setting-custom-layout = custom tower text
    .help = 25 letters from the top left to the bottom right, for a custom tower: P portal, K dungeon, R rope, G passage, S secret room, W wall.
holland-setting-first-player = first player
    .help = Who holds the griffin at the start.
holland-setting-first-player-random = random
holland-setting-first-player-1 = seat 1
holland-setting-first-player-2 = seat 2
holland-setting-first-player-3 = seat 3
holland-setting-first-player-4 = seat 4
holland-setting-split-halves = go between both halves
    .help = You may go back and forth between the two halves of a card.
holland-setting-heroes-pass-villains = heroes may pass villains
    .help = Off: a villain blocks the way of heroes.
holland-setting-height-tiebreak = height tie-break
    .help = How heroes still in the tower are compared.
holland-setting-height-tiebreak-best-first = best hero first
holland-setting-height-tiebreak-sum = sum of levels
holland-setting-rest-limit = rests before the end
    .help = How many rests of everybody lead to the last round. 1 is a short game, 3 a long one.
holland-setting-early-plans = allow early plans
    .help = People may say in advance what their card shall do.
holland-setting-pace = pace
    .help = How long people may think, unless set below.
holland-setting-pace-live = live
holland-setting-pace-async = no hurry (days)
holland-setting-choose-deadline-s = time to choose
    .help = In seconds; 0 for no limit.
holland-setting-resolve-deadline-s = time to use a card
    .help = In seconds; 0 for no limit.
holland-setting-away-after-misses = misses before moving on
    .help = How many deadlines in a row somebody may miss before the table stops waiting; 0: it always waits.

## The rules in short

holland-hint-1 = A low card acts before the others have moved, a high one goes further. What to do with it you decide only when it comes up.
holland-hint-2 = Ropes lead up, one point each. A villain whose move ends where a hero stands makes that hero fall: do not stop in its way.
holland-hint-3 = Card 7 brings your cards back and is a rest. After two rests of everybody one round is left, so keep a strong card for it.
holland-rules =
    You have two heroes at the foot of a tower of 5 by 5 cards. Whoever brings both out over the roof wins; if nobody does, saved heroes count, then height.
    1. All choose one of their cards 1 to 7 in secret. When the last one has chosen, all are turned up.
    2. Cards are used from low to high; among equal ones, from the griffin on to the left. You decide what to do with your card only when it comes up.
    3. A card has two halves: movement, and something special. Use them in either order, wholly, partly or not at all. 1 point is one step sideways or one rope up.
    4. You may pass others but not stop with them. Where a villain’s move ends, a standing hero falls down its column.
    5. Played cards stay on the table. Card 7 brings them back, takes the griffin, and counts as a rest. When everybody has rested twice, one last round follows.
    Type “rules chase” for a card or a place.

## Words that can be typed

holland-token-choose = choose, pick
holland-token-hero = hero
holland-token-go = go, walk
holland-token-villain = villain
holland-token-explode = explode, blast
holland-token-hide = hide
holland-token-early = early
holland-token-strict = strict
holland-token-legal = legal, anyway
holland-token-off = off
holland-token-left = left, l
holland-token-right = right, r
holland-token-up = up, u
holland-token-down = down, d
holland-token-rope = rope
holland-token-climb = climb
holland-token-passage = passage, secret passage
holland-token-roof = roof
holland-token-mage = mage, Dark Mage
holland-token-knight = knight, Dark Knight
