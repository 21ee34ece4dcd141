### Jogo da Velha.

velha-title = Jogo da Velha
velha-about = Jogo da velha: marque três casas em linha antes do outro.
velha-rules = Vocês dois se revezam, marcando uma casa livre. Três marcas em linha, deitada, em pé ou na diagonal, vencem; se a grade encher sem isso, deu velha.
velha-cross = xis
velha-nought = bolinha
velha-ask-ask-mark = Qual casa você marca?
velha-verb-mark = marcar
    .help = marcar B2: põe a sua marca na casa B2.
velha-token-mark = marcar
velha-event-marked = { SEAT($seat) } marca { $cell }.
velha-refused-no-such-cell = { $cell } não é uma casa: elas vão de A1 a C3.
velha-refused-cell-taken = { $cell } já está marcada.
velha-picture-turn = É a vez de { $who }
velha-picture-won = { $who } fez três em linha
velha-picture-draw = A grade está cheia: deu velha
velha-picture-cell = { $cell }: { $who }
velha-picture-free = Livres: { $cells }
