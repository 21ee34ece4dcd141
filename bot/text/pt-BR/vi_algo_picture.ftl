### O que dizem as imagens da catacumba: rótulos e seu equivalente em palavras.

vi-algo-picture-round = { $round ->
    [0] Antes da primeira rodada
   *[other] Rodada { $round }
}
vi-algo-picture-turn = { $who }: { $actions ->
    [0] nenhuma ação
    [one] { $actions } ação
    [many] { $actions } de ações
   *[other] { $actions } ações
}{ $steps ->
    [0] {""}
    [one] , { $steps } passo
    [many] , { $steps } de passos
   *[other] , { $steps } passos
}
vi-algo-picture-end-group = O grupo vence
vi-algo-picture-end-short = Tesouro insuficiente
vi-algo-picture-end-dark = As tochas acabaram
vi-algo-picture-end-no-exit = Não há mais saída
vi-algo-picture-end-greedy = O Traidor Ganancioso vence
vi-algo-picture-end-haunted = O Traidor Assombrado vence
vi-algo-picture-end-both = Os dois traidores vencem
vi-algo-picture-your-cards = Suas cartas
vi-algo-picture-worth = valem { $value } ao todo
vi-algo-picture-empty-hand = Sua mão está vazia.
vi-algo-picture-card-idolo = Usar: confiança +2.
vi-algo-picture-card-calice = Usar: confiança +1.
vi-algo-picture-card-urna = Imediato: confiança −1. Usar: tire do tabuleiro uma múmia sua.
vi-algo-picture-card-colar = Usar: compre a carta do topo da sua sala.
vi-algo-picture-card-moedas = Usar: puxe uma múmia próxima da sua sala por até 2 hexágonos.
vi-algo-picture-card-espelho = Usar: remova uma múmia da sua sala a até 3 hexágonos.
vi-algo-picture-card-amuleto = A qualquer momento: cancele o roubo de uma múmia para todos.
vi-algo-picture-card-botas = Usar: ande até 6 passos.
vi-algo-picture-card-mapa = Usar: olhe as 3 cartas do topo da sua sala e fique com uma.
vi-algo-picture-card-lenha = Usar: mais 3 tochas.
vi-algo-picture-card-oleo = A qualquer momento: mais 2 tochas.
vi-algo-picture-card-sino = A qualquer momento: afinal ninguém viu nada nas sombras.
vi-algo-picture-card-corda = Contribua para abrir a saída.
vi-algo-picture-card-arpeu = Contribua para abrir a saída.
vi-algo-picture-card-picareta = Contribua para abrir a saída.
vi-algo-picture-card-mumia-tocheira = Imediato: vem uma múmia. Usar: uma múmia, depois 2 tochas.
vi-algo-picture-card-mumia-guardia = Imediato: vem uma múmia. Usar: uma múmia, depois compre uma carta da sua sala.
vi-algo-picture-card-mumia-vigia = Imediato: vem uma múmia. Usar: uma múmia, depois confiança +1.
vi-algo-picture-card-traidor-ganancioso = Você quer tudo: vence sem mais ninguém se ao grupo faltarem os seus tesouros.
vi-algo-picture-card-traidor-assombrado = Você vence sem mais ninguém se o grupo falhar só pelos tesouros de quem estiver perto de você.
vi-algo-picture-card-so-o-vento = Nada acontece. Mostre para provar o que era.
vi-algo-picture-card-maos-dadas = Confiança +1.
vi-algo-picture-card-tocha-escondida = Mais 1 tocha.
vi-algo-picture-card-passo-firme = Ande até 2 passos, de graça.
vi-algo-picture-card-olhos-no-escuro = Remova uma múmia a até 2 hexágonos de você.
vi-algo-picture-card-olho-no-olho = Veja uma carta fechada de alguém, por sorteio.
vi-algo-picture-title = A catacumba
vi-algo-picture-status = Confiança { $trust }, tochas { $reserve }, { $face ->
    [day] dia
   *[night] noite
} ({ $track } de 12), saídas validadas: { $exits ->
    [nada] nenhuma
   *[other] { $exits }
}
vi-algo-picture-where = { $who } ({ $character }) em { $spot }, a { $far ->
    [0] nenhum hexágono de { $near }
    [one] { $far } hexágono de { $near }
    [many] { $far } de hexágonos de { $near }
   *[other] { $far } hexágonos de { $near }
}
vi-algo-picture-outside = { $who } ({ $character }) ainda não entrou
vi-algo-picture-first-in = { $who } ({ $character }) em { $spot }
vi-algo-picture-player = { $where }. Mão: { $cards }. Cartas secretas: { $secrets }. Múmias na ficha: { $pieces }. Já buscou: { $markers }.
vi-algo-picture-mummy = { $pieces ->
    [1] Múmia de { $who } em { $spot }
   *[other] Múmia poderosa de { $who } em { $spot } ({ $pieces })
}{ $far ->
    [none] {""}
   *[other] , passos até você: { $far }
}
vi-algo-picture-room = { $room }, { $name } ({ $side }{ $far ->
    [none] {""}
    [0] , você está aqui
   *[other] , passos até lá: { $far }
}): { $cards ->
    [0] nenhuma carta
    [one] { $cards } carta
    [many] { $cards } de cartas
   *[other] { $cards } cartas
}{ $exposed ->
    [yes] , e o tesouro exposto
   *[no] {""}
}.
vi-algo-picture-hand = Sua mão: { $cards }. Ao todo { $value }.
vi-algo-picture-secrets = Suas cartas secretas: { $cards }.
vi-algo-picture-map = No mapa: { $cards }.
vi-algo-picture-reach = { $actions ->
    [0] Com os passos que restam
    [1] Com 1 ação
   *[other] Com { $actions } ações
} você chega { $any_rooms ->
    [no] {""}
   *[yes] primeiro a uma sala: { $rooms }{"; "}
}{ $any_runes ->
    [no] {""}
   *[yes] a uma runa: { $runes }{"; "}
}a outros hexágonos: { $others }.
vi-algo-picture-choices = Você pode escolher: { $choices }.
vi-algo-picture-hex = { $spot }{ $rune ->
    [yes] , uma runa
   *[no] {""}
}{ $lit ->
    [yes] , iluminado de dia
   *[no] {""}
}. Um passo leva a: { $ways }.
