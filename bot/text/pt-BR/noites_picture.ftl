### O que dizem as imagens da noite: rótulos e seu equivalente em palavras.

noites-picture-title = Uma noite de horror
noites-picture-round = Rodada { $round }
noites-picture-turn = vez de { $who }
noites-picture-over = Vitória de { $who }
noites-picture-cards = cartas { $cards } · capturas { $caught }
noites-picture-your-cards = Suas cartas de reviravolta
noites-picture-chosen = Você escolheu: { $army }.
noites-picture-no-cards = Você não tem cartas.
noites-picture-grid = A mesa tem { $width } por { $height } mm. As colunas A a { $column } vão de oeste a leste, as linhas 1 a { $row } de norte a sul, com 100 mm cada. B4.21 fica em B4, a 20 mm da borda oeste e a 10 mm da borda norte da casa.
noites-picture-worth = Uma vítima capturada vale { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}; um monstro morto, o que ele custa.
noites-picture-mine = Seus: { $pieces }.
noites-picture-to-place = Ainda fora da mesa: { $pieces }.
noites-picture-victim = { $name }, vítima, em { $at }{ $marked ->
    [yes] , marcada
   *[no] {""}
}.
noites-picture-monster = { $profile } { $name } em { $at }, qualidade { $quality }+{ $range ->
    [0] {""}
   *[other] , atira a até { $range } mm
}{ $wounds ->
    [0] {""}
   *[other] , ferimentos: { $wounds }
}{ $marked ->
    [yes] , { $marks }
   *[no] {""}
}{ $victim ->
    [none] {""}
   *[other] ; vítima mais próxima: { $victim }, a { $gap } mm
}
noites-picture-mark-stunned = atordoado
noites-picture-mark-watching = de vigia
noites-picture-mark-covering = com proteção
noites-picture-mark-used = já agiu
noites-picture-choices = Você pode escolher: { $choices }.
noites-picture-terrain = { START($kind) } { $name } em { $at }, de { $from } a { $to }.
noites-picture-reach = Até onde { $name } chega
noites-picture-limit-advance = Avanço: até { $most } mm.
noites-picture-limit-run = Corrida: até { $most } mm.
noites-picture-limit-charge = Investida: até { $most } mm.
noites-picture-can-catch = Pode pegar: { $victims }.
noites-picture-can-charge = Pode investir contra: { $targets }.
noites-picture-range = { $most ->
    [0] { $name } não atira
   *[other] Em quem { $name } pode atirar até { $most } mm
}
noites-picture-no-range = Não tem alcance.
noites-picture-nobody = Ninguém está ao alcance.
noites-picture-sight = O que { $name } vê
noites-picture-odds = { $needs }+ · { $chance }%
noites-picture-aim-open = { $target }: { $gap } mm, acerta com { $needs }+{ $covered ->
    [yes] , com cobertura
   *[no] {""}
}; fere em { $chance }% das vezes.
noites-picture-aim-far = { $target }: à vista, { $gap } mm, longe demais{ $covered ->
    [yes] ; com cobertura
   *[no] {""}
}.
noites-picture-aim-hidden = { $target }: fora de vista, atrás de { $by }.
noites-picture-aim-charge = Corpo a corpo com { $target }: acerta com { $needs }+{ $covered ->
    [yes] , com cobertura
   *[no] {""}
}; fere em { $chance }% das vezes.
noites-picture-check = { $name } { $action ->
    [advance] avança
    [run] corre
    [charge] investe
   *[move] vai
} até { $at }
noites-picture-check-not = { $name } não chega lá
noites-picture-cost = Custa { $cost } de { $limit } mm.
noites-picture-dangers = Perigo no caminho: { $names }.
noites-picture-watchers = Na mira de: { $names }.
noites-picture-catches = No fim, captura: { $names }.
noites-picture-dice = Saltos que exigem dados: { $count }.
noites-picture-points = até { $points } pontos
noites-picture-starter = Lista inicial: { $list }.
noites-picture-profile = Qualidade { $quality }+{ $range ->
    [0] {""}
   *[other] , atira a até { $range } mm
}{ $specials ->
    [none] {""}
   *[other] . { $specials }
}. Custa { $points } pontos; no máximo { $limit } a cada 120 pontos de exército.
noites-picture-far = { $range } mm
