### What the pictures of the night say: labels in them, and their equals in words.

noites-picture-title = A night of horror
noites-picture-round = Round { $round }
noites-picture-turn = { $who } to act
noites-picture-over = the night belongs to { $who }
noites-picture-cards = cards { $cards } · caught { $caught }
noites-picture-your-cards = Your twist cards
noites-picture-chosen = You have chosen: { $army }.
noites-picture-no-cards = You hold no card.
noites-picture-victim = Victim { $name } at { $at }{ $marked ->
    [yes] , marked
   *[no] {""}
}.
noites-picture-monster = { $name } { $profile } at { $at }, { $quality }+, wounds { $wounds }, marks: { $marks }
noites-picture-mark-stunned = stunned
noites-picture-mark-watching = on watch
noites-picture-mark-covering = in cover
noites-picture-mark-used = has acted
noites-picture-choices = You can choose: { $choices }.
noites-picture-terrain = { $name } { $kind } at { $at }{ $height ->
    [0] {""}
   *[other] , { $height } mm high
}.
