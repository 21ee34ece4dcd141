### O que dizem as imagens da noite: rótulos e seu equivalente em palavras.

noites-picture-title = Uma noite de horror
noites-picture-round = Rodada { $round }
noites-picture-turn = vez de { $who }
noites-picture-over = a noite é de { $who }
noites-picture-cards = cartas { $cards } · capturas { $caught }
noites-picture-your-cards = Suas cartas de reviravolta
noites-picture-chosen = Você escolheu: { $army }.
noites-picture-no-cards = Você não tem cartas.
noites-picture-victim = Vítima { $name } em { $at }{ $marked ->
    [yes] , marcada
   *[no] {""}
}.
noites-picture-monster = { $name } { $profile } em { $at }, { $quality }+, ferimentos { $wounds }, marcas: { $marks }
noites-picture-mark-stunned = atordoado
noites-picture-mark-watching = de vigia
noites-picture-mark-covering = em cobertura
noites-picture-mark-used = já agiu
noites-picture-choices = Você pode escolher: { $choices }.
noites-picture-terrain = { $name } { $kind } em { $at }{ $height ->
    [0] {""}
   *[other] , { $height } mm de altura
}.
