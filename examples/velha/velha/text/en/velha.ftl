### Noughts and Crosses.

velha-title = Noughts and Crosses
velha-about = Noughts and crosses: mark three cells in a line before the other does.
velha-rules = The two of you take turns to mark a free cell. Three marks in a line, across, down or aslant, win; if the grid is full without one, nobody does.
velha-cross = cross
velha-nought = nought
velha-ask-ask-mark = Which cell do you mark?
velha-verb-mark = mark
    .help = mark B2: put your mark on cell B2.
velha-token-mark = mark
velha-event-marked = { SEAT($seat) } marks { $cell }.
velha-refused-no-such-cell = { $cell } is no cell: they are called A1 to C3.
velha-refused-cell-taken = { $cell } is marked already.
velha-picture-turn = { $who } is to mark a cell
velha-picture-won = { $who } has three in a line
velha-picture-draw = The grid is full: a draw
velha-picture-cell = { $cell }: { $who }
velha-picture-free = Free: { $cells }
