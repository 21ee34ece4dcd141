### O que dizem as imagens da catacumba: rótulos e seu equivalente em palavras.

vi-algo-picture-round = Rodada { $round }
vi-algo-picture-turn = { $who }: ações { $actions }{ $steps ->
    [0] {""}
   *[other] , passos restantes { $steps }
}
vi-algo-picture-end-group = O grupo vence
vi-algo-picture-end-short = Tesouro insuficiente
vi-algo-picture-end-dark = As tochas acabaram
vi-algo-picture-end-no-exit = Não há mais saída
vi-algo-picture-end-greedy = O Traidor Ganancioso vence
vi-algo-picture-end-haunted = O Traidor Assombrado vence
vi-algo-picture-end-both = Ambos os traidores vencem
vi-algo-picture-your-cards = Suas cartas
vi-algo-picture-worth = valem { $value } ao todo
vi-algo-picture-empty-hand = Sua mão está vazia.
vi-algo-picture-card-idolo = Uso: confiança +2.
vi-algo-picture-card-calice = Uso: confiança +1.
vi-algo-picture-card-urna = Ao achar: confiança -1. Uso: tire do tabuleiro uma múmia sua.
vi-algo-picture-card-colar = Uso: pegue a carta do topo da sua sala.
vi-algo-picture-card-moedas = Uso: atraia uma múmia próxima da sua sala por até 2 hexágonos.
vi-algo-picture-card-espelho = Uso: remova uma múmia da sua sala a até 3 hexágonos.
vi-algo-picture-card-amuleto = A qualquer momento: cancele o roubo de uma múmia para todos.
vi-algo-picture-card-botas = Uso: corra até 6 passos.
vi-algo-picture-card-mapa = Uso: olhe as 3 cartas do topo da sua sala e pegue uma.
vi-algo-picture-card-lenha = Uso: mais 3 tochas.
vi-algo-picture-card-oleo = A qualquer momento: mais 2 tochas.
vi-algo-picture-card-sino = A qualquer momento: afinal ninguém viu nada nas sombras.
vi-algo-picture-card-corda = Contribua para abrir a saída.
vi-algo-picture-card-arpeu = Contribua para abrir a saída.
vi-algo-picture-card-picareta = Contribua para abrir a saída.
vi-algo-picture-card-mumia-tocheira = Ao achar: vem uma múmia. Uso: uma múmia, depois 2 tochas.
vi-algo-picture-card-mumia-guardia = Ao achar: vem uma múmia. Uso: uma múmia, depois pegue uma carta da sua sala.
vi-algo-picture-card-mumia-vigia = Ao achar: vem uma múmia. Uso: uma múmia, depois confiança +1.
vi-algo-picture-card-traidor-ganancioso = Você quer tudo: vence sozinho se os outros, sem os seus tesouros, não passarem da confiança.
vi-algo-picture-card-traidor-assombrado = Você vence sozinho se o grupo falhar só pelos tesouros de quem estiver perto de você.
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
} ({ $track } de 12), saídas abertas: { $exits }
vi-algo-picture-where = { $who } ({ $character }) em { $spot }, mais perto { $near } a { $far }
vi-algo-picture-outside = { $who } ({ $character }) ainda do lado de fora
vi-algo-picture-first-in = { $who } ({ $character }) em { $spot }
vi-algo-picture-player = { $where }. Mão: { $cards }. Cartas secretas: { $secrets }. Múmias na ficha: { $pieces }. Já buscou: { $markers }.
vi-algo-picture-mummy = { $pieces ->
    [1] Múmia de { $who } em { $spot }
   *[other] Múmia poderosa de { $who } em { $spot } ({ $pieces })
}
vi-algo-picture-room = { $room }, { $name }: cartas { $cards }{ $exposed ->
    [yes] , e um baú que ninguém abriu
   *[no] {""}
}.
vi-algo-picture-hand = Sua mão: { $cards }. Ao todo { $value }.
vi-algo-picture-secrets = Suas cartas secretas: { $cards }.
vi-algo-picture-map = No mapa: { $cards }.
vi-algo-picture-reach = Ao alcance com { $actions ->
    [1] 1 ação
   *[other] { $actions } ações
}: { $spots }.
vi-algo-picture-choices = Você pode escolher: { $choices }.
vi-algo-picture-hex = { $spot }{ $rune ->
    [yes] , uma runa
   *[no] {""}
}{ $lit ->
    [yes] , iluminado de dia
   *[no] {""}
}. Um passo leva a: { $ways }.
