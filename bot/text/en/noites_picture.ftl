### What the pictures of the night say: labels in them, and their equals in words.

noites-picture-title = A night of horror
noites-picture-round = Round { $round }
noites-picture-turn = { $who } to act
noites-picture-over = the night belongs to { $who }
noites-picture-cards = cards { $cards } · caught { $caught }
noites-picture-your-cards = Your twist cards
noites-picture-chosen = You have chosen: { $army }.
noites-picture-no-cards = You hold no card.
noites-picture-grid = The table is { $width } by { $height } mm. Columns A to { $column } go from west to east, rows 1 to { $row } from north to south, each 100 mm. B4.21 lies in B4, 20 mm from its west and 10 mm from its north edge.
noites-picture-worth = A captured victim brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}, a killed monster what it costs.
noites-picture-mine = Yours: { $pieces }.
noites-picture-to-place = Not on the table yet: { $pieces }.
noites-picture-victim = { $name }, a victim, at { $at }{ $marked ->
    [yes] , marked
   *[no] {""}
}.
noites-picture-monster = { $profile } { $name } at { $at }, quality { $quality }+{ $range ->
    [0] {""}
   *[other] , shoots up to { $range } mm
}{ $wounds ->
    [0] {""}
   *[other] , wounds: { $wounds }
}{ $marked ->
    [yes] , { $marks }
   *[no] {""}
}{ $victim ->
    [none] {""}
   *[other] ; nearest victim: { $victim }, { $gap } mm off
}
noites-picture-mark-stunned = stunned
noites-picture-mark-watching = on watch
noites-picture-mark-covering = in cover
noites-picture-mark-used = has acted
noites-picture-choices = You can choose: { $choices }.
noites-picture-terrain = { START($kind) } { $name } at { $at }, from { $from } to { $to }.
noites-picture-reach = How far { $name } gets
noites-picture-limit-advance = Advance: up to { $most } mm.
noites-picture-limit-run = Run: up to { $most } mm.
noites-picture-limit-charge = Charge: up to { $most } mm.
noites-picture-can-catch = Can catch: { $victims }.
noites-picture-can-charge = Can charge: { $targets }.
noites-picture-range = { $most ->
    [0] { $name } cannot shoot
   *[other] Whom { $name } can shoot at within { $most } mm
}
noites-picture-no-range = It has no range.
noites-picture-nobody = Nobody is in range.
noites-picture-sight = What { $name } sees
noites-picture-odds = { $needs }+ · { $chance } %
noites-picture-aim-open = { $target }: { $gap } mm, hits on { $needs }+{ $covered ->
    [yes] , in cover
   *[no] {""}
}; wounds in { $chance } % of throws.
noites-picture-aim-far = { $target }: in sight, { $gap } mm, too far{ $covered ->
    [yes] ; in cover
   *[no] {""}
}.
noites-picture-aim-hidden = { $target }: hidden by { $by }.
noites-picture-aim-charge = Fights { $target }: hits on { $needs }+{ $covered ->
    [yes] , in cover
   *[no] {""}
}; wounds in { $chance } % of throws.
noites-picture-check = { $name } { $action ->
    [advance] advances
    [run] runs
    [charge] charges
   *[move] goes
} to { $at }
noites-picture-check-not = { $name } cannot go there
noites-picture-cost = Costs { $cost } of { $limit } mm.
noites-picture-dangers = Dangerous on the way: { $names }.
noites-picture-watchers = May be shot at by { $names }.
noites-picture-catches = Ends in a catch: { $names }.
noites-picture-dice = Jumps or leaps that need dice: { $count }.
noites-picture-points = up to { $points } points
noites-picture-starter = Starter list: { $list }.
noites-picture-profile = Quality { $quality }+{ $range ->
    [0] {""}
   *[other] , shoots up to { $range } mm
}{ $specials ->
    [none] {""}
   *[other] . { $specials }
}. Costs { $points } points; at most { $limit } for every 120 points of army.
noites-picture-far = { $range } mm
