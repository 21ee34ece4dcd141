### What the pictures of Sir Holland say: labels in them, and their equals in words.

## The letters on shields: no two colours of a language may begin alike

holland-picture-initial-blue = B
holland-picture-initial-red = R
holland-picture-initial-green = G
holland-picture-initial-yellow = Y

## Labels

holland-picture-round = Round { $round }
holland-picture-final = final round
holland-picture-turn = { $who } plays
holland-picture-chosen = { $n } of { $of } have chosen
holland-picture-your-cards = Your cards
holland-picture-used = used
holland-picture-locked = Chosen
holland-picture-open = Choosing
holland-picture-key-portal = portal
holland-picture-key-dungeon = dungeon
holland-picture-key-rope = rope
holland-picture-key-passage = secret passage
holland-picture-key-secret-room = secret room
holland-picture-key-wall = wall

## In words

holland-picture-title = Sir Holland’s tower
holland-picture-order = Order: { $queue }.
holland-picture-player = { $who } ({ $colour }){ $griffin ->
    [yes] , holds the griffin
   *[no] {""}
}{ $away ->
    [yes] , away
   *[no] {""}
}. Hand: { $hand }. Played: { $played }. Rests: { $rests }. Heroes: { $heroes }.
holland-picture-hero-at = { $state ->
    [hidden] { $number } hidden on { $space }
    [lying] { $number } lying on { $space }
   *[standing] { $number } on { $space }
}
holland-picture-hero-saved = { $number } saved
holland-picture-on = { $who } on { $space }
holland-picture-roof = Roof: { $who }.
holland-picture-nobody = nobody
holland-picture-level = Level { $row }: { $cells }.
holland-picture-here = { $cell }. { $help }
holland-picture-left = left { $cell }
holland-picture-right = right { $cell }
holland-picture-over = above { $cell }
holland-picture-under = below { $cell }

## For one seat alone

holland-picture-own-pick = Your card: { $card }.
holland-picture-points = Points left: movement { $movement }, special { $special }.
holland-picture-early = Planned ahead ({ $mode }): { $plan }.
holland-picture-goes = { $who }: { $way }
holland-picture-explodes = explode { $space }
holland-picture-hides = { $who } hides
holland-picture-choices = You can choose: { $choices }.
holland-picture-costs = { $label } ({ $cost })
holland-picture-movement = movement { $points }
holland-picture-special = special { $points }
