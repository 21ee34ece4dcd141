### What the pictures of the city say: labels in them, and their equals in words.

amsterdam-picture-title = Amsterdam by night.
amsterdam-picture-round = Round { $round }{ $mode ->
    [coop] {" "}· cooperative
   *[competitive] {""}
}
amsterdam-picture-won = { $team ->
    [orange] Orange wins!
   *[black] Black wins!
}
amsterdam-picture-lost = The game is lost
amsterdam-picture-goal = Rounds to win: { $wins }
amsterdam-picture-deck = Deck: { $cards }
amsterdam-picture-discard = Discarded: { $cards }
amsterdam-picture-left = Cycles left: { $cycles }
amsterdam-picture-clock = Time in all: { DURATION($seconds) }
amsterdam-picture-map = Map { $number } { $symbol }
amsterdam-picture-cycles = Clues: { $cycles }
amsterdam-picture-step = { $step ->
    [round_end] round over
    [countdown] getting ready
    [give_clue] choosing a clue
    [waiting_for_rival] waiting for rivals
    [clue_pending] clue on its way
    [move] choosing a tile
   *[over] at the end
}
amsterdam-picture-team-name = { $team ->
    [orange] Orange team
   *[black] Black team
}
amsterdam-picture-clue-of = { $team ->
    [orange] Clue for orange
   *[black] Clue for black
}
amsterdam-picture-row = The row
amsterdam-picture-two-ways = 1 card: next to you · 2 cards: exactly two tiles away
amsterdam-picture-one-card = One card: next to you
amsterdam-picture-two-cards = Two cards: exactly two tiles away
amsterdam-picture-legend = { $kind ->
    [unique] unique evidence
    [common] common evidence
    [client] Client
    [police] police
    [single] one card
   *[double] two cards
}
amsterdam-picture-team = { $team ->
    [orange] Orange team
   *[black] Black team
} on { $cell }, { $step }. Evidence { $evidence }/3{ $evidence ->
    [0] {""}
   *[other] {" "}({ $found })
}, police { $police }/3, clues { $cycles }, rounds won { $wins }. Commissioner: { $commissioner }.
amsterdam-picture-clue = { $team ->
    [orange] Clue for the orange team
   *[black] Clue for the black team
}: { $cards }.
amsterdam-picture-known-police = { $team ->
    [orange] The orange team met police on
   *[black] The black team met police on
} { $cells }.
amsterdam-picture-known-silence = { $team ->
    [orange] Nothing for the orange team on
   *[black] Nothing for the black team on
} { $cells }.
amsterdam-picture-row-lies = The row: { $cards }. Deck: { $deck }, discarded: { $discard }.
amsterdam-picture-cycle = { $team ->
    [orange] Orange team
   *[black] Black team
}: { $cards } → { $cell }{ $announcement ->
    [police] , police
    [evidence] , evidence
    [client] , Client
    [void] , voided
   *[silence] {""}
}.
amsterdam-picture-your-map = City Map: police { $police }; Clients { $clients }; unique evidence { $unique }; common evidence { $common }. Taken by anybody: { $taken }.
amsterdam-picture-map-of = { $team ->
    [orange] City Map of orange
   *[black] City Map of black
}: police { $police }; Clients { $clients }; unique evidence { $unique }; common evidence { $common }.
amsterdam-picture-one-away = With one card you may mean: { $cells }.
amsterdam-picture-two-away = With two cards you may mean: { $cells }.
amsterdam-picture-in-reach = The clue may mean: { $cells }.
amsterdam-picture-votes = Votes: { $votes }.
amsterdam-picture-vote = { $who } { $cell }
amsterdam-picture-choices = You can choose: { $choices }.
