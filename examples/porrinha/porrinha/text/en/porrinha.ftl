### Porrinha.

porrinha-title = Porrinha
porrinha-about = Hide pebbles in your fist and guess how many there are in all.
porrinha-rules = All hide up to three pebbles; then each says how many all fists hold together. Nobody may say what another has said. The nearest scores.

porrinha-fist = fist
    .help = What you hide in your hand: 0 to 3 pebbles.
porrinha-player-1 = first
porrinha-player-2 = second
porrinha-player-3 = third
porrinha-player-4 = fourth
porrinha-player-5 = fifth
porrinha-player-6 = sixth

porrinha-setting-rounds = rounds
    .help = How many rounds are played.

porrinha-ask-hide-pebbles = How many pebbles do you hide? Nobody sees it, and you may change your mind until all have hidden.
porrinha-ask-ask-guess = How many pebbles are there in all?
porrinha-verb-hide = hide
    .help = hide 2: close your fist around 2 pebbles.
porrinha-verb-guess = guess
    .help = guess 5: say how many there are in all.
porrinha-token-hide = hide
porrinha-token-guess = guess

porrinha-event-guessed = { SEAT($seat) } says { $total }.
porrinha-event-opened = The fists open: { $fists }. The round goes to { SEAT($winners) }.

porrinha-refused-too-many-pebbles = At most { $most } pebbles fit in a fist.
porrinha-refused-impossible-guess = There can be { $most } at most.
porrinha-refused-guess-taken = { $total } has been said already.

## The picture

porrinha-picture-title = Round { $round } of { $rounds }
porrinha-picture-over = The fists are open.
porrinha-picture-row = { $who }: score { $score }, { $hidden ->
    [yes] has hidden
   *[no] has not hidden yet
}, { $guess ->
    [none] no guess yet
   *[other] says { $guess }
}.
porrinha-picture-own = You hide { $fist }.
