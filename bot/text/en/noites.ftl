### Nights of Horror.

## The game

noites-title = Nights of Horror
noites-about = Monsters hunt victims across a table measured to the millimetre. After the last round, the side with more points wins.
noites-standings = { $round ->
    [0] Most points win: a victim caught, a monster killed.
   *[other] Round { $round } of { $rounds }. Most points win. So far, { EACH($scores, by: "noites-side-number", as: "sides") }.
}
noites-hint-1 = Victims are points: a monster that comes right over one captures it. You move one victim yourself first, so bring it within reach.
noites-hint-2 = Advance shoots after 150 mm, Run goes 300 mm, Charge ends in a fight. Before anything risky you are shown what would come of it.
noites-hint-3 = Whoever is stunned is killed by the next hit. Keep your dear monsters in cover, and strike those that are stunned.
noites-rules =
    Two sides hunt the same victims across one table, measured in millimetres. After four rounds, or when the last victim is gone, the side with more points wins: for every victim captured, and for every enemy monster killed, as much as it costs.
    1. In your turn you move any one victim, up to 150 mm; then one of your monsters that has not acted in this round does one thing. The sides take turns until all monsters have acted. Before that you may play one twist card.
    2. What a monster may do: Hold Position (stand still and shoot), Take Cover, Overwatch (wait, and shoot when an enemy moves), Advance (150 mm, then shoot), Run (300 mm) or Charge (300 mm into contact, then fight).
    3. A monster that comes right over a victim captures it, and its activation ends there. Victims keep 75 mm away from every monster.
    4. To attack, roll one die: quality 4+ needs a 4 or more. Whoever is hit ignores it in cover on 5+, then rolls its own quality against it. If that fails, it is wounded: one die and all its wound markers together; 6 or more kills, less stuns.
    5. Whoever is stunned can only recover, and is killed by the next hit.
    Type “rules charge” for anything you want to know more about; “reach a1”, “range a1” and “check a1 D7” show beforehand what would come of it.

## Things and notions

noites-monster = monster
    .help = One of your pieces: it acts once a round, and scares victims.
noites-victim = victim
    .help = Belongs to nobody. In your turn you move any one, up to 150 mm, never closer than 75 mm to a monster. Captured, it brings points.
    .also = victims
noites-side-a = side A
noites-side-b = side B
noites-army = army
    .help = The monsters of one side, of one kind, for a fixed number of points.
    .also = armies
noites-points = points
noites-cost = cost
noites-quality = quality
    .help = What a monster needs on a die to hit and to fend off a hit: 4+ means 4 or more.
    .also = die, dice, quality test
noites-quality-test = quality test
noites-range = range
    .help = How far a monster can shoot, from base to base. Without one it cannot shoot.
    .also = ranges
noites-gap = gap
noites-base = base
noites-base-contact = base contact
    .help = Bases touch, with a gap of 2 mm at most: that is how a charge ends.
    .also = contact
noites-table = table
noites-corner = corner
noites-corner-nw = north-west corner
noites-corner-ne = north-east corner
noites-corner-se = south-east corner
noites-corner-sw = south-west corner
noites-deployment-zone = deployment zone
    .help = Within 300 mm of your corner: there your monsters begin.
    .also = zone
noites-roll-winner = roll winner
noites-route = route
noites-leg = leg
noites-footprint = footprint
    .help = Where a monster stands after every 5 mm of its way. Shots from overwatch, dangers and captures happen at footprints.
    .also = footprints
noites-limit = movement limit
noites-level = level
noites-line-of-sight = line of sight
    .help = From base to base, past nothing that blocks it: crypts, barricades, and woods or rises in the way.
    .also = sight, los
noites-scary = scary
    .help = How far victims keep away from a monster: 75 mm, 150 mm from a terrifying one. Stunned monsters scare too.
    .also = scare, fear
noites-clearance = clearance
    .help = 25 mm: so far a monster keeps from enemies, except when it charges.
noites-capture = capture
    .help = A monster that comes right over a victim on its own move takes it: points for its side, and its activation ends.
    .also = captured, catch
noites-kill-victim = kill a victim
noites-rescue-victim = rescue a victim
noites-hit = hit
    .help = A die of an attack that reached the quality needed. Cover ignores it on 5+; then the target tests its own quality.
    .also = hits
noites-wound = wound
    .help = A hit that was not fended off. It leaves a marker, then one die and all markers together: 6 or more kills, less stuns.
    .also = wounds, wounded
noites-wound-marker = wound marker
noites-wound-roll = wound roll
noites-stunned = stunned
    .help = It can only recover when it is activated, and any hit on it kills. It still scares victims.
    .also = stun
noites-killed = killed
noites-used = already activated
noites-overwatch-marker = on overwatch
noites-take-cover-marker = taking cover
noites-in-cover = in cover
    .help = Each hit is ignored on 5+. So is whoever stands in a piece with cover or behind one, takes cover, or is shot at on the move from overwatch.
noites-strike-back = strike back
    .help = Whoever was charged and still stands attacks in return, with one die.
noites-melee = melee
    .help = The fight after a charge: the charger attacks, the other strikes back; if both live, the charger steps back 25 mm.
    .also = fight
noites-shooting = shooting
    .help = One die at one enemy within range and in sight, after Hold Position or Advance.
    .also = shoot, shot, fire
noites-push = push
    .help = An attack that stuns may push on 4+: up to 50 mm, any way you like. Whoever is pushed off something steep falls.
    .also = pushes
noites-recoil = recoil
    .help = After a fight that both survive, the charger steps 25 mm straight back.
noites-follow = follow move
    .help = Whoever kills in a fight may move up to 75 mm more, and capture on the way.
    .also = follow
noites-fall = fall
    .help = One hit, and one more for each full 75 mm, without cover; whoever lives is stunned.
    .also = falls
noites-jump = jump down
    .help = From something steep, 50 to 150 mm down: one die, and one more for each full 75 mm, each 3+. If one fails, it falls.
    .also = jumps
noites-leap = leap
    .help = From one steep piece to another, no higher: up to 25 mm for nothing, up to 150 mm with one die, and one more for each full 75 mm, each 3+. If one fails, it falls.
    .also = leaps
noites-climb = climb
    .help = Going up costs the height besides the way; down something gentle costs nothing.
    .also = climbing
noites-walk = walk
noites-round = round
    .help = Each monster acts once; then the next one begins. After the last, whoever has more points wins.
    .also = rounds
noites-turn = turn
    .help = You may play one twist card; you may move any one victim; then one of your monsters that has not acted yet does one thing.
    .also = turns, action, actions
noites-activation = activation
    .help = Each monster is activated once a round, and does one thing.
    .also = activate
noites-initiative = initiative
    .help = From the second round on each side rolls a die; the higher begins the round.
noites-score = score
    .help = Points for captured victims, and for killed enemy monsters what they cost. The side with more wins.
    .also = points, win, winning, victory, goal
noites-draw = draw

## What a monster does

noites-hold = hold position
    .help = The monster stands still, and may shoot.
    .also = hold
noites-take-cover = take cover
    .help = The monster neither moves nor shoots. Until its next activation each hit on it is ignored on 5+.
    .also = cover
noites-watch = overwatch
    .help = The monster waits. When an enemy moves in its sight and range before its next activation, it may shoot once; the one who moves counts as in cover.
    .also = watch, on overwatch
noites-advance = advance
    .help = The monster goes up to 150 mm, and may shoot then.
    .also = advances
noites-run = run
    .help = The monster goes up to 300 mm, and does not shoot.
    .also = running
noites-charge = charge
    .help = The monster goes up to 300 mm until it touches an enemy, or a barricade, and attacks. It cannot charge what it cannot reach.
    .also = charging
noites-recover = recover
    .help = A stunned monster does nothing else; afterwards it is no longer stunned.
    .also = recovery
noites-stay = stay
noites-build = build a barricade
noites-barricade = barricade
    .help = 75 mm by 25 mm. It blocks ways and sight, until somebody charges it down. A victim may put one up instead of moving.
    .also = barricades, build
noites-barricade-h = lying west to east
noites-barricade-v = standing north to south
noites-barricade-d1 = slanting down
noites-barricade-d2 = slanting up

## Terrain

noites-terrain = terrain
    .help = Crypts, woods, walls, rises: each piece may be cover, slow, dangerous, steep, or block the way or the sight. Look one up by its name.
    .also = pieces
noites-cover = cover
    .help = Each hit on whoever stands in it or behind it is ignored on 5+.
noites-difficult = difficult terrain
    .help = Whoever sets foot in it goes only half as far.
noites-dangerous = dangerous terrain
    .help = A monster that enters it takes a wound on a roll of 1.
noites-impassable = impassable terrain
    .help = Nobody can pass it.
noites-elevated = elevated terrain
noites-steep = steep
    .help = Climbing it costs its height; whoever is pushed off falls.
noites-gentle = gentle
    .help = Walking up and down costs nothing more.
noites-opaque = blocks sight
    .help = Nobody sees through it.
noites-crypt-house = crypt
    .help = Nobody passes through it or sees through it.
noites-pond = black pond
    .help = Nobody passes, but everybody sees across it.
noites-woods = dead woods
    .help = Cover and difficult ground, 120 mm high.
    .also = tree, trees, woods, forest
noites-graveyard = graveyard
    .help = Cover, 40 mm high.
noites-low-wall = low wall
    .help = Cover, 40 mm high.
    .also = wall, walls
noites-rubble = rubble
    .help = Cover and difficult ground, 40 mm high.
noites-bog = bog
    .help = Difficult ground.
noites-thorns = thorns
    .help = Difficult and dangerous ground.
noites-bonfire = bonfire
    .help = Dangerous ground.
    .also = campfire, flames
noites-mound = mound
    .help = A gentle rise, 40 mm high: nobody has to climb, nobody falls.
noites-ledge = stone ledge
    .help = Steep, 75 mm high: climbing costs its height, and whoever is pushed off falls.
noites-mausoleum = mausoleum
    .help = Steep, 100 mm high: climbing costs its height, and whoever is pushed off falls.
noites-watchtower = watchtower
    .help = Steep, 150 mm high: climbing costs its height, and whoever is pushed off falls.

## Tables, armies and monsters

noites-gallows = Gallows Green
noites-belfry = Belfry Square
noites-necropolis = Necropolis
noites-crypt = The Crypt
    .help = Slow, hard to kill, and the best shots of the night. Their lord and their ghouls are quick.
noites-moon = Full Moon
    .help = Fast and furious in melee, with one long rifle; cats, crows and rats get everywhere.
noites-mire = The Mire
    .help = Tough monsters, a siren whom victims follow, and quick frogs and wisps that fetch the rest.
noites-carnival = Macabre Carnival
    .help = A bit of everything: knives from afar, clowns that never stop hitting, puppets that will not stay dead.
noites-vampire-lord = Vampire Lord
    .help = Quality 3+. Fast, Deadly, Regeneration. Costs 47 points; at most 1 for every 120 points of army.
noites-bone-giant = Bone Giant
    .help = Quality 4+. Large, Tough, Pusher, Slow. Costs 25 points; at most 1 for every 120 points of army.
noites-necromancer = Necromancer
    .help = Quality 4+, shoots up to 300 mm. Venom. Costs 28 points; at most 1 for every 120 points of army.
noites-wraith = Wraith
    .help = Quality 4+. Ghostly, Long Arms. Costs 30 points; at most 2 for every 120 points of army.
noites-mummy = Mummy
    .help = Quality 4+. Tough, Relentless, Slow. Costs 23 points; at most 2 for every 120 points of army.
noites-skeleton-archer = Skeleton Archer
    .help = Quality 5+, shoots up to 450 mm. Costs 20 points; at most 2 for every 120 points of army.
noites-ghoul = Ghoul
    .help = Quality 5+. Fast, Relentless. Costs 25 points; at most 2 for every 120 points of army.
noites-alpha-werewolf = Alpha Werewolf
    .help = Quality 3+. Fast, Furious, Relentless. Costs 44 points; at most 1 for every 120 points of army.
noites-were-bear = Werebear
    .help = Quality 4+. Large, Tough, Pusher. Costs 32 points; at most 1 for every 120 points of army.
noites-moon-hunter = Moon Hunter
    .help = Quality 4+, shoots up to 600 mm. Keen Eye. Costs 36 points; at most 1 for every 120 points of army.
noites-werewolf = Werewolf
    .help = Quality 4+. Fast, Furious. Costs 34 points; at most 2 for every 120 points of army.
noites-shadow-cat = Shadow Cat
    .help = Quality 4+. Climber, Stealthy, Deadly. Costs 30 points; at most 2 for every 120 points of army.
noites-crow-flock = Crow Flock
    .help = Quality 5+. Flying. Costs 22 points; at most 3 for every 120 points of army.
noites-rat-swarm = Rat Swarm
    .help = Quality 5+. Long Arms, Pack. Costs 22 points; at most 3 for every 120 points of army.
noites-swamp-king = Swamp King
    .help = Quality 3+. Large, Tough, Stable. Costs 39 points; at most 1 for every 120 points of army.
noites-siren = Siren
    .help = Quality 4+. Lure. Costs 26 points; at most 1 for every 120 points of army.
noites-hydra = Hydra
    .help = Quality 4+. Large, Long Arms, Regeneration. Costs 32 points; at most 1 for every 120 points of army.
noites-spitter = Venom Spitter
    .help = Quality 4+, shoots up to 300 mm. Venom. Costs 28 points; at most 2 for every 120 points of army.
noites-bog-crawler = Bog Crawler
    .help = Quality 4+. Gluttonous, Stable. Costs 24 points; at most 2 for every 120 points of army.
noites-will-o-wisp = Will-o'-the-wisp
    .help = Quality 5+. Fast, Ghostly. Costs 28 points; at most 3 for every 120 points of army.
noites-frogman = Frogman
    .help = Quality 5+. Fast. Costs 23 points; at most 3 for every 120 points of army.
noites-ringmaster = Ringmaster
    .help = Quality 3+, shoots up to 300 mm. Lure, Vigilant. Costs 45 points; at most 1 for every 120 points of army.
noites-strongman = Strongman
    .help = Quality 4+. Large, Tough, Pusher, Stable. Costs 33 points; at most 1 for every 120 points of army.
noites-stilt-walker = Stilt Walker
    .help = Quality 4+. Fast, Terrifying. Costs 31 points; at most 1 for every 120 points of army.
noites-killer-clown = Killer Clown
    .help = Quality 4+. Frenzy, Relentless. Costs 28 points; at most 2 for every 120 points of army.
noites-knife-thrower = Knife Thrower
    .help = Quality 4+, shoots up to 300 mm. Vigilant. Costs 29 points; at most 2 for every 120 points of army.
noites-acrobat = Acrobat
    .help = Quality 5+. Fast, Climber. Costs 25 points; at most 3 for every 120 points of army.
noites-puppet = Cursed Puppet
    .help = Quality 6+. Second Life. Costs 17 points; at most 3 for every 120 points of army.

## Special rules of monsters

noites-fast = Fast
    .help = Advances 200 mm, runs and charges 400 mm.
noites-slow = Slow
    .help = Advances 100 mm, runs and charges 200 mm.
noites-flying = Flying
    .help = On its own move it passes over everything and climbs for free; it only has to land where there is room.
noites-ghostly = Ghostly
    .help = On its own move it passes through walls and climbs for free; it only has to stop outside of them.
noites-climber = Climber
    .help = Climbs for free; its leaps and jumps succeed on 2+.
noites-tough = Tough
    .help = The result of each wound against it is 1 lower.
noites-furious = Furious
    .help = One more die in the attack of its own charge.
noites-frenzy = Frenzy
    .help = One more die in every melee, striking back too.
noites-deadly = Deadly
    .help = Each wound from its attacks leaves two markers.
noites-regeneration = Regeneration
    .help = Each wound from an attack, a fall or dangerous ground is ignored on 5+.
noites-terrifying = Terrifying
    .help = Victims keep 150 mm away from it instead of 75 mm.
noites-lure = Lure
    .help = When its own side moves a victim, the victim does not shy from it, and is captured if it ends up under it.
noites-stealthy = Stealthy
    .help = Shot at from farther than 300 mm it counts as in cover.
noites-keen = Keen Eye
    .help = Its shots ignore every kind of cover.
noites-venom = Venom
    .help = Whoever defends against its hits needs 1 more.
noites-long-arms = Long Arms
    .help = It captures a victim by touching it at all.
noites-gluttonous = Gluttonous
    .help = The first victim it captures in an activation ends neither its move nor its activation.
noites-second-life = Second Life
    .help = The first time it would be killed, on 4+ it is only stunned.
noites-pusher = Pusher
    .help = Its push succeeds on 2+ and goes up to 100 mm.
noites-stable = Stable
    .help = Nobody can push it.
noites-relentless = Relentless
    .help = If it is stunned when its activation begins, on 4+ it shakes it off and acts.
noites-vigilant = Vigilant
    .help = Whoever it shoots at while on watch gets no cover for moving; real cover still counts.
noites-pack = Pack
    .help = In melee it needs 1 less while another monster of its side is within 75 mm of the target.
noites-large = Large
    .help = Its base is 40 mm across instead of 30.
noites-twist-card = twist card
    .help = Each player has a few in secret. One may be played before each of your turns; six of them answer to what others do.
    .also = twist, twists, card, hand, cards
noites-twist-deck = twist deck
noites-hand = hand
noites-discard = discard

## Twist cards

noites-panic = Panic
    .help = Move up to three different victims this turn.
noites-bait = Bait
    .help = This turn’s victim moves ignore every monster’s scary distance; a victim moved under a monster is captured.
noites-second-wind = Second Wind
    .help = After this turn’s activation you activate a second monster.
noites-fog = Fog
    .help = Until the end of the round nobody shoots farther than 150 mm.
noites-blood-moon = Blood Moon
    .help = If this turn’s monster charges, its attack has one more die.
noites-sprint = Sprint
    .help = This turn’s monster may go 75 mm farther.
noites-eagle-eye = Eagle Eye
    .help = This turn’s monster shoots 150 mm farther and ignores cover.
noites-bone-mend = Bone Mending
    .help = Remove up to 2 wound markers from one of your monsters.
noites-wake-up = Wake Up!
    .help = One of your stunned monsters stops being stunned.
noites-falling-debris = Falling Debris
    .help = An enemy within 50 mm of a crypt or a steep piece gets a wound marker.
noites-lightning = Lightning
    .help = An enemy out in the open: on 3+ it gets a wound marker.
noites-curse = Curse
    .help = Until the end of the round an enemy needs 1 more for every test.
noites-tangle = Tangled Roots
    .help = An enemy that has not acted moves half as far in its next activation.
noites-trapdoor = Trapdoor
    .help = Place one of your monsters that has not acted up to 150 mm away.
noites-stampede = Stampede
    .help = Every victim within 150 mm of a point runs 75 mm away from it.
noites-false-alarm = False Alarm
    .help = Remove all overwatch and take-cover markers of the enemy.
noites-locked-door = Locked Door
    .help = Put up a barricade, 25 mm away from everybody.
noites-demolition = Demolition
    .help = Remove a barricade.
noites-vertigo = Vertigo
    .help = An enemy on a steep piece: on 4+ you push it up to 50 mm.
noites-brambles = Brambles
    .help = A piece with cover or rough ground is dangerous until the end of the round.
noites-hide-and-seek = Hide and Seek
    .help = Put a victim 300 mm from every monster and 100 mm from every victim.
noites-bounty = Bounty
    .help = If the enemy you mark is killed, you score 10 more.
noites-marked-victim = Marked Victim
    .help = The victim you mark is worth twice its points.
noites-dread = Dread
    .help = Until the end of the round victims keep 150 mm away from your monsters.
noites-by-a-hair = By a Hair
    .help = Your monster that would be killed is stunned instead.
noites-dodge = Dodge
    .help = All hits of one attack on your monster are ignored.
noites-vengeance = Vengeance
    .help = Whoever killed your monster in melee gets a wound marker.
noites-grim-fate = Grim Fate
    .help = Roll the failed dice of your attack again.
noites-snatch-back = Snatched Back
    .help = A victim that an enemy captures slips away on 4+.
noites-first-blood = First Blood
    .help = You begin this round, whatever the dice say.
noites-phase-lobby = lobby
noites-phase-armies = choosing armies
noites-phase-roll-off = deployment roll
noites-phase-corner = choosing the corner
noites-phase-deploy = placing monsters
noites-phase-victims = placing victims
noites-phase-draw-twists = drawing twists
noites-phase-round-start = start of the round
noites-phase-twist = twist step
noites-phase-victim = victim step
noites-phase-activation = activation step
noites-phase-finished = game over
noites-order = standing order
    .help = What you do by yourself when nobody asks you: react cards, overwatch, pushes. Only you see your orders.
    .also = orders
noites-order-nearest = at the nearest point
noites-order-first = at the first point
noites-order-last = at the last point
noites-order-away = away from the enemy
noites-order-auto = automatic
noites-order-off = off
noites-pass = pass
noites-auto = automatic list
noites-starter = starter list
noites-random = any army
noites-concede = concede
noites-preview = preview
noites-min-cost = least cost
noites-all-failed = every die failed
noites-lost = when the roll was lost
noites-marked = only if marked
noites-round3 = in round 3
noites-round4 = in round 4
noites-none = none
noites-on = on
noites-turn-card = turn card
    .help = A twist card that is played at the start of your own turn.
noites-react-card = reaction card
    .help = A twist card that answers to what happens, also in the turn of others.
    .also = reaction, react

## Directions

noites-dir-n = north
noites-dir-e = east
noites-dir-s = south
noites-dir-w = west
noites-dir-ne = north-east
noites-dir-se = south-east
noites-dir-sw = south-west
noites-dir-nw = north-west
noites-dir-nne = north-north-east
noites-dir-ene = east-north-east
noites-dir-ese = east-south-east
noites-dir-sse = south-south-east
noites-dir-ssw = south-south-west
noites-dir-wsw = west-south-west
noites-dir-wnw = west-north-west
noites-dir-nnw = north-north-west
noites-a = side A
noites-b = side B
noites-a2 = side A, second player
noites-b2 = side B, second player
noites-last-victim = the last victim is gone
noites-last-round = the last round is over
noites-wipeout = an army is wiped out

## What happens

noites-event-armies-revealed = The armies are revealed. { EACH($armies, by: "noites-side-army", as: "sides") }.
noites-side-army = { $at ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}: { NAME($item1) }
noites-side-number = { $at ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}: { $item1 }
noites-event-rolled-off = Who begins? The dice: { EACH($dice, by: "noites-side-number", as: "sides") }. First: { $side ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}.
noites-event-corner-chosen = { START(NAME($corner, of: "corner")) }: { $side ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}.
noites-event-monster-placed = { NAME($monster) } takes its place at { CELL($at, whole: 1) }.
noites-event-monsters-revealed = The monsters are revealed.
noites-event-watcher-fires = { NAME($monster) } was on watch, and fires!
noites-event-victim-placed = { NAME($victim) } stands at { CELL($at, whole: 1) }.
noites-event-distances-lowered = Room is scarce: { $monsters } mm between a victim and a monster are enough now, and { $victims } mm between victims.
noites-event-twist-discarded = { SEAT($seat) } discards { NAME($card) }: it is of no use here.
noites-event-round-began = Round { $round } begins.
noites-event-turn-began = It is { SEAT($seat) }’s turn.
noites-event-lets-pass = { SEAT($seat) } plays no reaction card for the rest of this turn.
noites-event-twist-played = { SEAT($seat) } plays { NAME($card) }{ COUNT($on) ->
    [0] {""}
   *[other] {" "}({ NAME($on) })
}.
noites-event-victim-moved = { NAME($victim) } moves to { CELL($to, whole: 1) }.
noites-event-victim-stayed = { $victim ->
    [none] No victim is moved.
   *[other] { NAME($victim) } stays.
}
noites-event-built = A barricade goes up at { CELL($at, whole: 1) }: { $barricade }.
noites-event-barricade-gone = The barricade { $barricade } is down.
noites-event-acted = { $action ->
    [hold] { NAME($monster) } holds its position.
    [watch] { NAME($monster) } goes on overwatch.
    [cover] { NAME($monster) } takes cover.
    [advance] { NAME($monster) } advances.
    [run] { NAME($monster) } runs.
    [charge] { NAME($monster) } charges.
    [recover] { NAME($monster) } recovers.
   *[other] { NAME($monster) }: { NAME($action) }.
}
noites-event-moved = { NAME($monster) } goes to { CELL($to, whole: 1) }.
noites-event-rolled = { $purpose ->
    [at] { NAME($monster) } rolls { $dice } to hit: { $needed } or more is a hit.
    [cv] { NAME($monster) } rolls { $dice } for its cover: { $needed } or more stops a hit.
    [df] { NAME($monster) } rolls { $dice } to fend off: { $needed } or more stops a hit.
    [wd] { NAME($monster) } rolls { $dice } for its wound: { $needed } or more kills, less stuns.
    [rg] { NAME($monster) } rolls { $dice } to regenerate: { $needed } or more undoes a wound.
    [sl] { NAME($monster) } rolls { $dice } for its second life: with { $needed } or more it is only stunned.
    [ps] { NAME($monster) } rolls { $dice } to push: { $needed } or more is needed.
    [dg] { NAME($monster) } rolls { $dice } on dangerous ground: with { $needed } or more nothing happens.
    [jp] { NAME($monster) } rolls { $dice } to jump: { $needed } or more is needed.
    [lp] { NAME($monster) } rolls { $dice } to leap: { $needed } or more is needed.
    [rl] { NAME($monster) } rolls { $dice } to shake it off: { $needed } or more is needed.
   *[other] { NAME($monster) } rolls { $dice }: { $needed } or more is needed.
}
noites-event-attacked = { NAME($monster) } attacks { NAME($target) }.
noites-event-wounded = { NAME($monster) } is wounded, { $total } in all.
noites-event-stunned = { NAME($monster) } is stunned.
noites-event-recovered = { NAME($monster) } recovers.
noites-event-killed = { NAME($monster) } is killed: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the other side.
noites-event-saved = { NAME($monster) } survives.
noites-event-captured = { NAME($monster) } { $rescued ->
    [yes] rescues
   *[no] catches
} { NAME($victim) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $side ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}.
noites-event-snatched = { NAME($victim) } slips away to { CELL($to, whole: 1) }.
noites-event-pushed = { NAME($monster) } is pushed to { CELL($to, whole: 1) }.
noites-event-fell = { NAME($monster) } falls { $drop } mm and lies at { CELL($to, whole: 1) }.
noites-event-recoiled = { NAME($monster) } steps back to { CELL($to, whole: 1) }.
noites-event-conceded = { SEAT($seat) } gives up.
noites-event-sheet = { $side ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}: { $victims ->
    [one] { $victims } victim
   *[other] { $victims } victims
} × { $each }{ $marked ->
    [0] {""}
   *[other] {", "}of them marked and counted twice: { $marked }
}; { COUNT($kills) ->
    [0] no monster killed
   *[other] killed: { NAME($kills) } ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    })
}{ $bounties ->
    [0] {""}
   *[other] {"; "}bounties: { $bounties }
}. Total: { $total }.
noites-event-game-over = The night is over. Points: { EACH($scores, by: "noites-side-number", as: "sides") }.

## Questions

noites-ask-ask-deploy = Where does { NAME($monster) } begin? Within 300 mm of your corner.
noites-ask-ask-follow = { NAME($monster) } has won the fight and may move 75 mm more. Where to?
noites-ask-ask-monster =
    Which of your monsters acts, and what does it do?
    Round { $round } of { $rounds }, points { $mine } : { $theirs }. Each acts once a round.
noites-ask-ask-place-victim =
    Where does the next victim stand?
    At least { $from_monsters } mm from every monster and { $from_victims } mm from the other victims. Both sides hunt all of them: near your monsters is good for you.
noites-ask-ask-push = { NAME($target) } is stunned, and { NAME($attacker) } may push it up to 50 mm. Which way?
noites-ask-ask-shot = At whom does { NAME($monster) } shoot?
noites-ask-ask-twist =
    Do you play a card before your turn?
    At most one; once played it is gone.
noites-ask-ask-victim =
    First you move any one victim. Which, and where to?
    Round { $round } of { $rounds }, points { $mine } : { $theirs }. Up to 150 mm: towards your monsters, or away from the enemy’s.
noites-ask-ask-watchers =
    { NAME($mover) } passes before your monsters on overwatch. Where along its way do they shoot?
    Steps count from where it sets out, 5 mm each.
noites-ask-choose-armies =
    Which army do you bring?
    All cost the same; the enemy chooses too, and neither sees the other’s choice.
noites-ask-choose-corner =
    Which corner is yours?
    Your monsters begin there, the enemy’s in the opposite one.
noites-ask-deploy-in-secret = Where do your monsters stand?
noites-ask-give-orders =
    Your standing orders: what your monsters and cards do when you are not asked. Nobody else sees them. Choose what to change. Now:
    • Whoever you stun is pushed: { $push ->
        [auto] where it falls or cannot get away
        [away] directly away from you
       *[none] not at all
    }
    • After a fight won, your monster: { $follow ->
        [stay] stays
       *[auto] takes a victim within 75 mm
    }
    • Vengeance: { $vengeance ->
        [on] is played
       *[off] is not played
    }
    • Snatched Back: { $snatch_back ->
        [on] is played
        [marked] is played for a marked victim
       *[off] is not played
    }
    • Grim Fate: { $grim_fate ->
        [all_failed] is played if all dice fail
        [any] is played if any die fails
       *[off] is not played
    }
    • First Blood: { $first_blood ->
        [lost] is played if you lost the roll
        [round3] is played in round 3
        [round4] is played in round 4
       *[off] is not played
    }
    • Dodge: is played for a monster worth { $dodge } or more. By a Hair: { $by_a_hair } or more.
noites-ask-offer-concede = Does your side give up?
noites-ask-window = { $card ->
    [first_blood] The dice for the first turn of the round have been thrown.
    [grim_fate] The dice of the attack have been thrown.
    [dodge] { NAME($monster) } is hit.
    [by_a_hair] { NAME($monster) } is about to be killed.
    [vengeance] { NAME($monster) } has been killed in the fight.
   *[snatch_back] A victim is about to be captured.
} { $fits ->
    [yes] Do you play a card?
   *[no] None of your cards fits: you can only pass. Everybody with cards is asked, so that nobody learns who holds one.
}

## Verbs

noites-verb-army = army
    .help = army crypt auto: bring an army: a list, starter or auto.
    .finish = Play this list
    .part = { NAME($chosen) }{ $cost ->
        [0] {""}
       *[other] {": "}{ $cost }
    }
    .left = { $left ->
        [none] {""}
       *[other] Points left for this army: { $left } of { $most }.
    }
noites-token-army = army
noites-verb-corner = corner
    .button = { START(NAME($corner, of: "corner")) }
    .done = { NAME($corner, of: "corner") }
    .help = corner nw: take a corner.
noites-token-corner = corner
noites-verb-place = place
    .help = place a3 B2: place a monster; all leaves the rest to the bot.
    .button = { $goal ->
        [anywhere] Place the rest for me
       *[place] { CELL($to, whole: 1) }
    }
    .rest = { CELL($to, whole: 1) }
    .done = { $goal ->
        [anywhere] the rest is placed for you
       *[place] { NAME($monster) } on { CELL($to, whole: 1) }
    }
noites-token-place = place
noites-verb-deploy-all = deploy
    .help = deploy auto: place all monsters in secret.
    .button = Place all for me
noites-token-deploy = deploy
noites-verb-victim = victim
    .help = victim E5: place the next victim, or anywhere.
    .button = { $goal ->
        [anywhere] Anywhere, by lot
       *[place] { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap } mm from { $whose ->
            [own] your
           *[enemy] enemy
        } { $near }
        }
    }
    .done = { $goal ->
        [anywhere] a victim anywhere, by lot
       *[place] a victim on { CELL($to, whole: 1) }
    }
noites-token-victim = victim
noites-verb-twist = twist
    .help = twist curse b2: play a twist card, or none.
    .group = Card
    .button = { $card ->
        [none] No card
       *[other] { NAME($card) }
    }
    .rest = { COUNT($who) ->
        [0] { NAME($card) }
       *[other] { NAME($who) }
    }{ COUNT($wind) ->
        [0] {""}
       *[other] {", "}{ NAME($wind, of: "dir") }
    }{ $at ->
        [none] {""}
       *[other] {", "}{ $at }
    }
    .done = { $card ->
        [none] no card
       *[other] { NAME($card) }{ COUNT($who) ->
            [0] {""}
           *[other] {" → "}{ NAME($who) }
        }{ $at ->
            [none] {""}
           *[other] {", "}{ $at }
        }
    }
noites-token-twist = twist
noites-verb-move = move
    .help = move v4 E5: move a victim up to 150 mm.
    .group = Move a victim
    .button = { NAME($victim) }: { noites-verb-move.rest }
    .rest = { $near ->
        [none] { CELL($to, whole: 1) }
       *[other] { $gap } mm from { $whose ->
            [own] your
           *[enemy] enemy
        } { $near }
    }
    .done = { NAME($victim) } to { CELL($to, whole: 1) }
noites-token-move = move
noites-verb-stay = stay
    .help = stay v4: leave a victim where it is.
    .group = Leave one where it is
    .button = { $whole ->
        [yes] Move none of them
       *[no] { NAME($victim) }
    }
    .done = { $told_apart ->
        [yes] { NAME($victim) } stays
       *[no] no victim is moved
    }
noites-token-stay = stay
noites-verb-build = build
    .help = build v4 h E5: a victim puts up a barricade.
    .group = Build a barricade
    .done = { NAME($victim) } builds a barricade
noites-token-build = build
noites-token-h = horizontal
noites-token-v = vertical
noites-verb-run = run
    .help = run a2 v5: run up to 300 mm.
    .group = Run, no shot
    .button = { $goal ->
        [victim] Run: catch { NAME($victim) }: +{ $points }
       *[place] Run: { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap ->
               [0] right beside { NAME($near) }
              *[other] { $gap } mm from { NAME($near) }
           }
        }
    }
    .rest = { $goal ->
        [victim] Catch { NAME($victim) }: +{ $points }
       *[place] { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap ->
               [0] right beside { NAME($near) }
              *[other] { $gap } mm from { NAME($near) }
           }
        }
    }
    .done = { NAME($monster) } { $goal ->
        [victim] runs and catches { NAME($victim) }
       *[place] runs to { CELL($to, whole: 1) }
    }
noites-token-run = run
noites-verb-charge = charge
    .help = charge a2 b3: charge into contact and fight.
    .group = Charge and fight
    .button = { $wall ->
        [yes] Charge the barricade { $target }
       *[no] Charge { NAME($target) }
    }
    .rest = { $wall ->
        [yes] Barricade { $target }
       *[no] { NAME($target) }: { $needed }+
    }
    .done = { NAME($monster) } charges { $wall ->
        [yes] the barricade
       *[no] { NAME($target) }
    }
noites-token-charge = charge
noites-verb-advance = advance
    .help = advance a1 D7 shoot b2: advance up to 150 mm, then shoot.
    .group = Advance, then shoot
    .button = { $goal ->
        [victim] Go: catch { NAME($victim) }: +{ $points }
       *[place] Go: { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap ->
               [0] right beside { NAME($near) }
              *[other] { $gap } mm from { NAME($near) }
           }
        }
    }
    .rest = { $goal ->
        [victim] Catch { NAME($victim) }: +{ $points }
       *[place] { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap ->
               [0] right beside { NAME($near) }
              *[other] { $gap } mm from { NAME($near) }
           }
        }
    }
    .done = { NAME($monster) } { $goal ->
        [victim] advances and catches { NAME($victim) }
       *[place] advances to { CELL($to, whole: 1) }
    }
noites-token-advance = advance
noites-verb-hold = hold
    .help = hold a1 shoot b2: stand still and shoot.
    .group = Stand and shoot
    .button = { $target ->
        [none] Stand still
       *[other] Shoot { NAME($target) }
    }
    .rest = { $target ->
        [none] Do not shoot
       *[other] { NAME($target) }: { $needed }+
    }
    .done = { NAME($monster) } stands still{ $target ->
        [none] {""}
       *[other] {" "}and shoots { NAME($target) }
    }
noites-token-hold = hold
noites-verb-watch = watch
    .help = watch a1: wait for an enemy to move, then shoot.
    .group = Overwatch
    .button = { $whole ->
        [yes] Watch: { NAME($monster) }
       *[no] { NAME($monster) }
    }
    .done = { NAME($monster) } goes on overwatch
noites-token-watch = watch
noites-verb-cover = cover
    .help = cover a1: take cover until the next activation.
    .group = Take cover
    .button = { $whole ->
        [yes] Take cover
       *[no] { NAME($monster) }
    }
    .done = { NAME($monster) } takes cover
noites-token-cover = cover
noites-verb-recover = recover
    .help = recover a2: a stunned monster comes to itself.
    .group = Recover
    .button = { $whole ->
        [yes] Recover ({ NAME($monster) })
       *[no] { NAME($monster) }
    }
    .done = { NAME($monster) } recovers
noites-token-recover = recover
noites-verb-shoot = shoot
    .help = shoot b2: shoot at somebody, or none.
    .button = { $target ->
        [none] Do not shoot
       *[other] { NAME($target) }
    }
    .done = { $target ->
        [none] no shot
       *[other] shot at { NAME($target) }
    }
noites-token-shoot = shoot
noites-token-noshot = no shot, noshot
noites-verb-push = push
    .help = push ne 50: push the stunned monster, or none.
    .button = { $way ->
        [none] Do not push
        [away] Directly away from me
       *[other] To the { NAME($way, of: "dir") }
    }
noites-token-push = push
noites-verb-follow = follow
    .help = follow v2: move after a melee won, or stay.
    .button = { $goal ->
        [stay] Stay
        [victim] Catch { NAME($victim) }: +{ $points }
       *[place] { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap ->
               [0] right beside { NAME($near) }
              *[other] { $gap } mm from { NAME($near) }
           }
        }
    }
noites-token-follow = follow
noites-verb-watch-for = at
    .help = at b1 12: shoot at that footprint, or pass.
    .group = Shoot
    .button = { $shoots ->
        [yes] Shot of { $who }: step { $feet }
       *[no] Do not shoot
    }
noites-token-at = at
noites-verb-react = react
    .help = react dodge: play a reaction card, or pass. “react not this turn” passes until the turn is over.
    .button = { $card ->
        [pass] Do not react
        [no_more] No card this turn
       *[other] { NAME($card) }
    }
noites-token-react = react
noites-verb-concede = concede
    .help = concede: give the night up, as soon as every player of the side says so.
    .button = Give the night up
noites-token-concede = concede
noites-verb-order = order
    .help = order a1 first: change a standing order.
    .button = { $which ->
        [push] Push
        [follow] Follow
        [dodge] Dodge
        [dodge_stunned] Dodge
        [vengeance] Vengeance
        [grim_fate] Grim Fate
        [snatch_back] Snatch back
        [first_blood] First Blood
       *[other] { $which }
    }: { $to ->
        [on] yes
        [off] no
        [auto] automatic
        [away] away from them
        [none] no
        [stay] stay
        [all_failed] if all fail
        [any] if any die fails
        [marked] only if marked
        [lost] if I lose
        [round3] round 3
        [round4] round 4
        [nearest] at the nearest point
        [first] at the first point
        [last] at the last point
       *[other] { $to }
    }
    .rest = { $to ->
        [on] yes
        [off] no
        [auto] automatic
        [away] away from them
        [none] no
        [stay] stay
        [all_failed] if all fail
        [any] if any die fails
        [marked] only if marked
        [lost] if I lose
        [round3] round 3
        [round4] round 4
        [nearest] at the nearest point
        [first] at the first point
        [last] at the last point
       *[other] { $to }
    }
noites-token-order = order
noites-token-pass = pass
noites-token-no-more = not this turn, no more
noites-token-none = none
noites-token-anywhere = anywhere
noites-token-all = all
noites-token-auto = auto
noites-token-starter = starter
noites-token-all-failed = all failed
noites-token-any = any
noites-token-away = away
noites-token-first = first
noites-token-last = last
noites-token-nearest = nearest
noites-token-lost = lost
noites-token-marked = marked
noites-token-round3 = round 3
noites-token-round4 = round 4
noites-token-panic = panic
noites-token-bait = bait
noites-token-second-wind = second wind
noites-token-fog = fog
noites-token-blood-moon = blood moon
noites-token-sprint = sprint
noites-token-eagle-eye = eagle eye
noites-token-bone-mend = bone mending
noites-token-wake-up = wake up
noites-token-falling-debris = falling debris
noites-token-lightning = lightning
noites-token-curse = curse
noites-token-tangle = tangled roots
noites-token-trapdoor = trapdoor
noites-token-stampede = stampede
noites-token-false-alarm = false alarm
noites-token-locked-door = locked door
noites-token-demolition = demolition
noites-token-vertigo = vertigo
noites-token-brambles = brambles
noites-token-hide-and-seek = hide and seek
noites-token-bounty = bounty
noites-token-marked-victim = marked victim
noites-token-dread = dread
noites-token-by-a-hair = by a hair
noites-token-dodge = dodge
noites-token-vengeance = vengeance
noites-token-grim-fate = grim fate
noites-token-snatch-back = snatched back
noites-token-first-blood = first blood
noites-token-crypt = crypt, the crypt
noites-token-moon = moon, full moon
noites-token-mire = mire, the mire
noites-token-carnival = carnival, macabre carnival
noites-token-vampire-lord = vampire lord
noites-token-bone-giant = bone giant
noites-token-necromancer = necromancer
noites-token-wraith = wraith
noites-token-mummy = mummy
noites-token-skeleton-archer = skeleton archer
noites-token-ghoul = ghoul
noites-token-alpha-werewolf = alpha werewolf
noites-token-were-bear = werebear
noites-token-moon-hunter = moon hunter
noites-token-werewolf = werewolf
noites-token-shadow-cat = shadow cat
noites-token-crow-flock = crow flock
noites-token-rat-swarm = rat swarm
noites-token-swamp-king = swamp king
noites-token-siren = siren
noites-token-hydra = hydra
noites-token-spitter = venom spitter
noites-token-bog-crawler = bog crawler
noites-token-will-o-wisp = will-o'-the-wisp
noites-token-frogman = frogman
noites-token-ringmaster = ringmaster
noites-token-strongman = strongman
noites-token-stilt-walker = stilt walker
noites-token-killer-clown = killer clown
noites-token-knife-thrower = knife thrower
noites-token-acrobat = acrobat
noites-token-puppet = cursed puppet
noites-token-to = to
noites-token-via = via
noites-token-toward = toward, towards
noites-token-hide = hide
noites-token-see = see
noites-token-behind = behind
noites-token-far = far
noites-token-jump = jump
noites-token-leap = leap
noites-token-reach = reach
noites-token-range = range
noites-token-sight = sight
noites-token-check = check
noites-token-n = n, north
noites-token-nne = nne, north-north-east
noites-token-ne = ne, north-east, northeast, north east
noites-token-ene = ene, east-north-east
noites-token-e = e, east
noites-token-ese = ese, east-south-east
noites-token-se = se, south-east, southeast, south east
noites-token-sse = sse, south-south-east
noites-token-s = s, south
noites-token-ssw = ssw, south-south-west
noites-token-sw = sw, south-west, southwest, south west
noites-token-wsw = wsw, west-south-west
noites-token-w = w, west
noites-token-wnw = wnw, west-north-west
noites-token-nw = nw, north-west, northwest, north west
noites-token-nnw = nnw, north-north-west

## Refusals

noites-refused-already-chosen = { NAME($victim) } has been chosen in this round.
noites-refused-already-used = { NAME($monster) } has acted in this round.
noites-refused-another-acts = It is { NAME($monster) } that acts now.
noites-refused-bad-order = There is no such order.
noites-refused-bad-place = { TYPED($place) } is no place on this table.
noites-refused-build-too-far = The barricade must be within { $most } mm of the victim.
noites-refused-cannot-reach = { TYPED($target) } cannot be reached.
noites-refused-cannot-shoot = { NAME($monster) } cannot shoot.
noites-refused-cannot-stop = It cannot stop at that place in { CELL($place, whole: 1) }.
noites-refused-card-unfit = The card does not fit that.
noites-refused-is-stunned = { NAME($monster) } is stunned and can only recover.
noites-refused-jump-height = A jump down is 50 to 150 mm; this is { $drop }.
noites-refused-jump-landing = The landing must be clear of the piece and within { $most } mm of it.
noites-refused-leap-blocked = Something higher stands in the way of the leap.
noites-refused-leap-gap = The gap may be { $most } mm at most.
noites-refused-leap-height = One leaps to another steep piece, no higher and less than 50 mm lower.
noites-refused-no-contact = The way does not reach { TYPED($target) }.
noites-refused-no-shot = { TYPED($target) } is out of range or out of sight.
noites-refused-no-such-army = There is no such army.
noites-refused-no-such-card = You do not hold that card.
noites-refused-no-such-spot = There is no such spot within reach.
noites-refused-no-such-target = { $target ->
    [none] Name the target as well.
   *[other] { TYPED($target) } cannot be the target.
}
noites-refused-no-such-victim = There is no victim { TYPED($victim) }.
noites-refused-no-way = There is no legal way to that place in { CELL($place, whole: 1) }.
noites-refused-not-eligible = The watcher cannot shoot at that footprint.
noites-refused-no-such-monster = There is no monster “{ TYPED($monster) }”.
noites-refused-no-such-profile = I know no monster called “{ TYPED($typed) }”.
noites-refused-not-in-army = { START(NAME($profile)) }: not in that army.
noites-refused-not-steep = There is no steep piece at that place in { CELL($place, whole: 1) }.
noites-refused-not-stunned = It is not stunned.
noites-refused-not-yours = That monster is not yours to play.
noites-refused-off-grid = The table goes from A1 to { $column }{ $row }.
noites-refused-only-reaction = That is a reaction card.
noites-refused-push-too-far = At most { $most } mm.
noites-refused-starter-only = Only starter lists are played at this table.
noites-refused-too-far = Too far: { $cost } mm{ $climb ->
    [0] {""}
   *[other] {" "}({ $climb } of it for going up and down)
}, and { $limit } mm is the limit{ $ground ->
    [difficult] , half of the usual because the way touches difficult ground
   *[open] {""}
}. You can reach { CELL($last, whole: 1) } (type { $last }).
noites-refused-too-many-copies = { NAME($profile) }: at most { $most }.
noites-refused-too-many-legs = A route has at most { $most } legs.
noites-refused-victims-walk = Victims only walk.
noites-refused-watcher-unnamed = Say it of { $watchers } as well: at which step, or not at all.
noites-refused-wrong-card = Only { NAME($card) } fits this moment.
noites-refused-wrong-phase = Not now: a turn is a card, if you like, then a victim, then one of your monsters. One line may hold it all: “move v4 E5; run a2 v5”.
noites-refused-wrong-points = The list costs { $points }; it must cost { $least } to { $most }.
noites-refused-wrong-targets = Name { $count ->
    [one] { $count } target
   *[other] { $count } targets
}.
noites-refused-off-table = That is not wholly on the table.
noites-refused-in-the-way = Something is in the way there.
noites-refused-outside-zone = That is outside your zone: 300 mm from your corner.
noites-refused-near-monster = That is too near a monster: a victim begins at least { $from_monsters } mm from every monster.
noites-refused-near-victim = That is too near another victim: there are at least { $from_victims } mm between them.
noites-refused-uneven = A barricade stands on one level.
noites-refused-no-barricade = No barricade is left in the box.
noites-refused-route-off-table = The way leaves the table at { CELL($place, whole: 1) }. You can go as far as { CELL($last, whole: 1) } (type { $last }).
noites-refused-route-in-the-way = The way hits { NAME($by) } at { CELL($place, whole: 1) }. You can go as far as { CELL($last, whole: 1) } (type { $last }).
noites-refused-route-too-near = The way comes too near to { NAME($by) } at { CELL($place, whole: 1) }. You can go as far as { CELL($last, whole: 1) } (type { $last }).

## Settings

noites-setting-preset = preset
    .help = Several settings at once; your own choices go first.
noites-setting-preset-standard = standard
noites-setting-preset-by-the-book = by the book
noites-setting-preset-full-night = full night
noites-setting-preset-quick = quick
noites-setting-size = table size
    .help = The table, the armies and the number of victims.
noites-setting-size-small = small
noites-setting-size-medium = medium
noites-setting-size-large = large
noites-setting-terrain = terrain
    .help = Where the terrain comes from.
noites-setting-terrain-generated = generated
noites-setting-terrain-preset = ready-made table
noites-setting-terrain-open = open ground
noites-setting-armies = armies
    .help = How armies are chosen.
noites-setting-armies-free = free choice
noites-setting-armies-starter = starter list
noites-setting-armies-random = random
noites-setting-armies-mirror = mirror match
noites-setting-flavour = flavour
    .help = Are victims killed or rescued? Only the words change.
noites-setting-flavour-hunt = the hunt
noites-setting-flavour-rescue = the rescue
noites-setting-flavour-per-side = one hunts, one rescues
noites-setting-twists = twist cards on
    .help = Whether twist cards are dealt.
noites-setting-hand-size = hand size
    .help = Twist cards for each player.
noites-setting-barricades = barricades on
    .help = Whether victims may build.
noites-setting-barricade-supply = barricades in the box
    .help = Barricades in all.
noites-setting-rounds = rounds
    .help = Rounds to play.
noites-setting-difficult-mode = difficult terrain counts
    .help = How difficult ground slows.
noites-setting-difficult-mode-whole-move = halves the whole move
noites-setting-difficult-mode-per-mm = costs double there
noites-setting-cover-in-melee = cover in melee
    .help = Whether cover protects hand to hand.
noites-setting-overwatch-trigger = overwatch trigger
    .help = When a watcher may shoot.
noites-setting-overwatch-trigger-moves-in-sight = moves in sight
noites-setting-overwatch-trigger-enters-sight = comes into sight
noites-setting-interrupts = interrupts
    .help = Are you asked, or do your orders answer?
noites-setting-interrupts-by-pace = as the pace suits
noites-setting-interrupts-ask = ask the player
noites-setting-interrupts-orders = use standing orders
noites-setting-deploy = deployment
    .help = How monsters are placed.
noites-setting-deploy-alternate = alternating
noites-setting-deploy-secret = secret
noites-setting-deploy-auto = automatic
noites-setting-victim-setup = placing victims
    .help = How victims are placed.
noites-setting-victim-setup-alternate = alternating
noites-setting-victim-setup-fair-auto = fair, automatic
noites-setting-victim-repeat = choosing a victim again
    .help = May a victim be chosen again in a round?
noites-setting-victim-repeat-any = any
noites-setting-victim-repeat-once-per-round = once a round
noites-setting-tie-break = tie-break
    .help = What decides when points are equal.
noites-setting-tie-break-draw = draw
noites-setting-tie-break-victims = more victims
noites-setting-self-loss-scores = own accidents score
    .help = Whether the other side scores accidents.
noites-setting-wipeout = army wiped out
    .help = What happens when an army is gone.
noites-setting-wipeout-play-on = play on
noites-setting-wipeout-end = end the game
noites-setting-balanced = chances evened out
    .help = Points for each army and the odd victim in the middle, so that all win as often.
noites-setting-pace = pace
    .help = How long decisions may take.
noites-setting-pace-live = live
noites-setting-pace-async = over days

## What the victims are called: the same everywhere, and never inflected

noites-token-v1 = Lucy, v1
noites-token-v2 = Otto, v2
noites-token-v3 = Billy, v3
noites-token-v4 = Leo, v4
noites-token-v5 = Tony, v5
noites-token-v6 = Harry, v6
noites-token-v7 = Daisy, v7
noites-token-v8 = Barney, v8
noites-token-v9 = Teddy, v9
noites-token-v10 = Henry, v10
noites-token-v11 = Eddie, v11
noites-token-v12 = Jerry, v12
noites-token-v13 = Polly, v13
noites-token-v14 = Rudy, v14
noites-token-v15 = Ollie, v15
noites-token-v16 = Bruno, v16
noites-token-v17 = Freddy, v17
noites-token-v18 = Andy, v18
