### Sir Holland, o Bravo: A Fuga da Torre.

holland-title = Sir Holland, o Bravo: A Fuga da Torre
holland-about = Tire seus dois heróis da torre antes de todo mundo. Cada um escolhe uma carta em segredo; as menores agem primeiro.
holland-standings = Ganha quem tirar os dois heróis pelo terraço. A salvo: { EACH($saved, by: "holland-each-saved") }.
holland-each-saved = { SEAT($at) } ({ $item1 })

## As sete cartas

holland-hide = Esconder
    .help = 1 ponto de movimento. Um herói seu se deita e não pode ser derrubado até o fim da rodada. Não vale no portal.
holland-chase = Perseguir
    .help = 2 pontos de movimento. Um vilão anda 1 espaço.
holland-explosion = Explosão
    .help = 2 pontos de movimento. Exploda um espaço vazio: o que está acima cai um nível, e a carta vai para o topo da coluna. Portal e calabouço resistem.
holland-capture = Capturar
    .help = 1 ponto de movimento. Os vilões andam até 3 espaços no total.
holland-climb = Escalar
    .help = 1 ponto de movimento. Um herói seu sobe 1 nível, de onde estiver.
holland-portal-card = Portal
    .help = 1 ponto de movimento. Até 2 movimentos de portal em portal, para cima ou para baixo, divididos entre os seus heróis.
holland-rest = Descansar
    .help = Todas as suas cartas voltam para a mão, conta um descanso, e você pega o grifo. Sem movimento.

holland-card-1 = 1 { holland-hide }
    .does = { holland-hide.help }
holland-card-2 = 2 { holland-chase }
    .does = { holland-chase.help }
holland-card-3 = 3 { holland-explosion }
    .does = { holland-explosion.help }
holland-card-4 = 4 { holland-capture }
    .does = { holland-capture.help }
holland-card-5 = 5 { holland-climb }
    .does = { holland-climb.help }
holland-card-6 = 6 { holland-portal-card }
    .does = { holland-portal-card.help }
holland-card-7 = 7 { holland-rest }
    .does = { holland-rest.help }

## Coisas

holland-action-card = carta de ação
holland-character-card = carta de personagem
holland-tower-card = carta da torre
holland-griffin = grifo (primeiro jogador)
    .help = Mostra quem age primeiro entre cartas iguais. Quem descansa fica com ele, e ele decide os últimos empates.
holland-tower = torre
    .help = Cinco colunas, de A a E, com cinco cartas cada: o nível 1 é o pé, o 5 fica sob o terraço.
    .also = nível, níveis, coluna, colunas, espaço
holland-row = nível
holland-column = coluna
holland-space = espaço
holland-roof = terraço
    .help = A saída. Uma corda ou uma escalada do nível 5 leva até lá, e o herói está salvo.
    .also = telhado, saída
holland-portal = portal
    .help = Coluna C. Por aqui os vilões sobem e descem; os heróis, só com a carta 6. Ninguém se esconde nele, nada o explode.
holland-dungeon = calabouço
    .help = Onde todo mundo começa. Cabem quantos heróis quiserem, e ninguém é derrubado ali.
holland-rope = corda
    .help = Um herói que está nela pode gastar 1 ponto de movimento para subir um nível.
holland-passage = passagem secreta
    .help = Ao entrar (andando, escalando ou pela corda), o herói pode sair na outra passagem na hora, de graça.
holland-secret-room = sala secreta
    .help = Cabe um herói, que se deita e não pode ser pego enquanto estiver ali.
holland-wall = parede
    .help = Parede comum: dá para ficar aqui e se esconder.

## Peças

holland-hero = herói
    .help = Você tem dois. Andar custa 1 ponto de movimento por espaço; dá para passar pelos outros, mas não para parar no mesmo espaço.
holland-villain = vilão
    .help = Não é de ninguém. Onde o movimento dele termina, um herói em pé cai pela coluna até o próximo espaço livre.
    .also = Mago Negro, Cavaleiro Negro, mago, cavaleiro
holland-mage = Mago Negro
    .the = o Mago Negro
holland-knight = Cavaleiro Negro
    .the = o Cavaleiro Negro
holland-blue = azul
holland-red = vermelho
holland-green = verde
holland-yellow = amarelo
holland-blue-1 = herói azul 1
    .the = o herói azul 1
holland-blue-2 = herói azul 2
    .the = o herói azul 2
holland-red-1 = herói vermelho 1
    .the = o herói vermelho 1
holland-red-2 = herói vermelho 2
    .the = o herói vermelho 2
holland-green-1 = herói verde 1
    .the = o herói verde 1
holland-green-2 = herói verde 2
    .the = o herói verde 2
holland-yellow-1 = herói amarelo 1
    .the = o herói amarelo 1
holland-yellow-2 = herói amarelo 2
    .the = o herói amarelo 2
holland-character-blue = personagem azul
holland-character-red = personagem vermelho
holland-character-green = personagem verde
holland-character-yellow = personagem amarelo

## Noções

holland-first-player = quem começa
holland-left-neighbour = quem está à esquerda
holland-hand = mão
    .help = Suas cartas, de 1 a 7. Uma carta usada fica na mesa até a carta 7 trazer todas de volta.
    .also = carta, cartas
holland-played-pile = cartas usadas
holland-plan = jogada
holland-early-plan = jogada antecipada
holland-empty-plan = não usar a carta
holland-run = caminho
holland-step = passo
holland-movement-half = metade de movimento
holland-special-half = metade especial
holland-movement-point = ponto de movimento
    .help = Um passo para o lado ou uma corda para cima.
    .also = pontos, ponto, movimento, passo
holland-portal-move = movimento pelo portal
holland-left = esquerda
holland-right = direita
holland-up = subida
holland-down = descida
holland-rope-step = corda
holland-climb-step = escalada
holland-passage-step = passagem
holland-knock-down = derrubar
holland-fall = cair
holland-explode = explodir
holland-escape = escapar
holland-standing = em pé
holland-lying = deitado
holland-hidden = escondido
holland-saved = salvo
holland-away = ausente
holland-locked = já escolheu
holland-open = escolhendo
holland-rest-count = descansos
    .help = Cada uso da carta 7 é um. Quando todos tiverem dois, vem uma última rodada.
    .also = descanso
holland-lobby = sala de espera
holland-setup = preparação
holland-round = rodada
    .help = Todo mundo escolhe uma carta em segredo; depois elas agem da menor para a maior. Quando todos tiverem descansado duas vezes, vem uma última rodada.
    .also = turno, rodadas
holland-round-start = início da rodada
holland-choose = escolha
holland-reveal = revelação
holland-resolve = resolução
holland-round-end = fim da rodada
holland-final-round = última rodada
holland-game-over = fim da partida
holland-choose-card = escolher carta
holland-resolve-plan = usar sua carta
holland-height-list = alturas
holland-ranking = classificação
holland-winner = vitória
    .help = Quem tirar os dois heróis pelo terraço. Se ninguém conseguir, contam os heróis salvos, depois a altura dos outros, depois o grifo.
    .also = vencer, ganhar, objetivo
holland-deadline = prazo
holland-strict = só se nada mudar
holland-legal = se ainda der
holland-house-rules = regras da casa

## O que se pergunta a um lugar

holland-ask-choose-cards =
    Escolha uma carta: números baixos agem primeiro.
    Ninguém vê até que todo mundo tenha escolhido, e até lá dá para trocar. Seus dois heróis precisam chegar ao terraço.
holland-ask-ask-plan =
    Sua carta: { NAME($card, of: "card") }. O que você faz?
    { NAME($card, of: "card", form: "does") } Salvos no terraço: { $saved } de 2.
holland-ask-plan-early = Você já pode dizer como vai usar a sua carta quando chegar a vez dela.

holland-verb-choose = escolher
    .button = { NAME($card, of: "card") }
    .help = escolher 5: separa uma carta da sua mão, em segredo. Só no privado.
holland-verb-plan = usar sua carta
    .help = herói 1 esquerda corda; vilão mago descer; explodir B4; esconder 2: em qualquer ordem, mas uma metade da carta depois da outra. “ir 1 B4” acha o caminho por conta própria. “passar” deixa a carta sem uso.
    .finish = Jogar a carta
    .empty = Não usar a carta
    .part = { $does ->
        [explode] Explodir { $end }
        [hide] Esconder o herói { $which }
        [villain] { NAME($which) } para { $end }
       *[hero] Herói { $which } { $end ->
            [roof] ao terraço
           *[other] para { $end }
        }{ $points ->
            [0] {""}
            [one] { $special ->
                [0] {""}
               *[other] {": "}1 + carta
            }
            [many] {": "}{ $points } de pontos
           *[other] {": "}{ $special ->
                [0] { $points } pontos
               *[other] { $points } + carta
            }
        }
    }
    .left = Ainda dá para gastar: { $movement_left ->
        [0] nenhum movimento
        [one] { $movement_left } ponto de movimento
        [many] { $movement_left } de pontos de movimento
       *[other] { $movement_left } pontos de movimento
    }{ $special_left ->
        [0] {""}
        [one] {", "}o efeito da carta, uma vez
        [many] {", "}o efeito da carta, { $special_left } de vezes
       *[other] {", "}o efeito da carta, { $special_left } vezes
    }.
holland-verb-early = planejar antes
    .help = antecipar se nada mudar; herói 1 esquerda: acontece quando chegar a vez da carta, se a torre não mudar. “antecipar mesmo assim” joga se ainda der; “antecipar cancelar” desiste.
    .button = { $mode ->
        [off] Cancelar o planejado
       *[strict] Planejar não usar a carta
    }
    .done = { $mode ->
        [off] a jogada antecipada foi retirada
       *[other] { $parts ->
            [0] não fazer nada com a carta
           *[other] sua jogada antecipada
        }
    }

## O que aconteceu

holland-step-left = esquerda
holland-step-right = direita
holland-step-up = subida
holland-step-down = descida
holland-step-rope = corda
holland-step-climb = escalada
holland-step-passage = passagem

holland-event-round-started = { $final ->
    [yes] Rodada { $round }, a última.
   *[no] Rodada { $round }.
}
holland-event-stood-up = { START(PIECE($hero, each: 2, form: "the")) } se levanta.
holland-event-locked = { SEAT($seat) } já escolheu.
holland-event-revealed = Cartas: { EACH($cards, by: "holland-seat-and-card") }.
holland-seat-and-card = { SEAT($at) } ({ NAME($item1, of: "card") })
holland-event-ordered = Ordem: { EACH($seats, $cards, by: "holland-turn-and-card", as: "path") }.
holland-turn-and-card = { SEAT($item1) } ({ $item2 })
holland-event-run = { START(PIECE($piece, each: 2, form: "the")) } anda: { EACH($spaces, by: "holland-stop", as: "path") } ({ NAME($steps, of: "step") }).
holland-stop = { $item1 ->
    [roof] terraço
   *[other] { $item1 }
}
holland-event-knocked = { START(NAME($villain, form: "the")) } derruba { PIECE($hero, each: 2, form: "the") }: { $start } → { $end }{ $by ->
    [none] {""}
   *[other] {" "}(quem moveu o vilão: { SEAT($by) })
}{ $skipped ->
    [0] .
    [one] {" "}({ $skipped } espaço ocupado no caminho).
    [many] {" "}({ $skipped } de espaços ocupados no caminho).
   *[other] {" "}({ $skipped } espaços ocupados no caminho).
}
holland-event-lay-down = { START(PIECE($hero, each: 2, form: "the")) } se deita na sala secreta: ali nada alcança esse herói.
holland-event-hid = { START(PIECE($hero, each: 2, form: "the")) } se esconde em { $space }.
holland-event-exploded = { $by ->
    [none] Explosão em { $space }!
   *[other] { SEAT($by) } explode { $space }!
} A coluna cai um nível{ COUNT($carried) ->
    [0] .
   *[other] , levando { PIECE($carried, each: 2, form: "the") }.
}
holland-event-saved = { START(PIECE($hero, each: 2, form: "the")) } escapa de { $start } pelo terraço: salvo!
holland-event-passed = { $why ->
    [deadline] O tempo de { SEAT($seat) } acabou: a carta { $card } fica sem uso.
    [away] { SEAT($seat) } sumiu: a carta { $card } fica sem uso.
    [nothing] { SEAT($seat) } não tem como usar a carta { $card }.
   *[choice] { SEAT($seat) } deixa a carta { $card } sem usar.
}
holland-event-rested = { SEAT($seat) } descansa pela { $rests }ª vez e recupera todas as cartas.
holland-event-griffin-moved = O grifo, que desempata cartas iguais, passa de { SEAT($start) } para { SEAT($end) }.
holland-event-early-plan-used = A jogada antecipada de { SEAT($seat) } entra em ação (carta { $card }).
holland-event-early-plan-dropped = { $why ->
    [changed] A torre mudou, e a sua jogada antecipada foi cancelada.
   *[other] A sua jogada antecipada não vale mais. { NAME($why, of: "refused") }
}
holland-event-went-away = { SEAT($seat) } sumiu: a mesa segue sem esperar.
holland-event-came-back = { SEAT($seat) } voltou.
holland-event-final-round = Todo mundo já fez os seus descansos: a rodada { $round } é a última.
holland-event-game-over = Fim da partida.
    { EACH($ranking, $saved, $heights, $from_griffin, by: "holland-rank", as: "lines") }
holland-rank = { $place }º { SEAT($item1) }: { $item2 ->
    [0] nenhum herói salvo
    [one] { $item2 } herói salvo
    [many] { $item2 } de heróis salvos
   *[other] { $item2 } heróis salvos
}{ COUNT($item3) ->
    [0] {""}
    [one] ; nível { $item3 }
    [many] ; níveis { $item3 }
   *[other] ; níveis { $item3 }
}; { $item4 ->
    [0] tem o grifo
    [one] a { $item4 } lugar do grifo
    [many] a { $item4 } de lugares do grifo
   *[other] a { $item4 } lugares do grifo
}

## Recusas

holland-refused-edge = A torre termina aí.
holland-refused-no-rope = Este herói não está em uma corda.
holland-refused-not-on-portal = Este herói não está em um portal.
holland-refused-portal-no-roof = O portal não chega ao terraço.
holland-refused-passage-not-entered = A passagem só funciona logo após entrar nela.
holland-refused-cannot-stop = O herói não pode parar ali: o espaço está ocupado.
holland-refused-villain-cannot-stop = Os dois vilões não podem ficar no mesmo espaço.
holland-refused-villain-needs-portal = Vilões só sobem ou descem nos portais.
holland-refused-villain-step = Vilão não anda assim.
holland-refused-villain-already-moved = Esse vilão já se moveu com esta carta.
holland-refused-villain-blocks = Um vilão bloqueia o caminho (opção desta mesa).
holland-refused-no-points = Faltam pontos de movimento nesta carta.
holland-refused-half-closed = Você já começou a outra metade da carta.
holland-refused-not-on-card = Esta carta não permite isso.
holland-refused-hero-saved = Esse herói já escapou.
holland-refused-explode-portal = Portais não podem ser explodidos.
holland-refused-explode-dungeon = Calabouços não podem ser explodidos.
holland-refused-explode-occupied = Há alguém nesse espaço.
holland-refused-bad-space = Esse espaço não existe. Use de A1 a E5.
holland-refused-hide-portal = Ninguém pode se esconder em um portal.
holland-refused-already-lying = Esse herói já está deitado.
holland-refused-empty-run = Diga para onde a peça vai.
holland-refused-card-not-in-hand = Você não tem essa carta na mão.
holland-refused-not-your-turn = Ainda não é a vez da sua carta.
holland-refused-layout-size = Torre inválida: escreva 25 letras, só P, K, R, G, S e W.
holland-refused-layout-counts = Torre inválida: são 5 P, 2 K, 6 R, 2 G, 1 S e 9 W.
holland-refused-layout-portals = Torre inválida: a coluna C é toda de portais.
holland-refused-layout-dungeons = Torre inválida: os calabouços ficam em B1 e D1.
holland-refused-layout-rope-row = Torre inválida: falta uma corda no nível { $row }.
holland-refused-layout-passage-rows = Torre inválida: falta uma passagem secreta no nível { $row }.

## Opções

holland-setting-layout = montagem da torre
    .help = Como a torre é montada.
holland-setting-layout-random = por sorteio
holland-setting-layout-classic = clássica
holland-setting-layout-staircase = escadaria
holland-setting-layout-crossing = travessia
holland-setting-layout-custom = personalizada
holland-setting-custom-layout = texto da torre
    .help = 25 letras, do canto de cima à esquerda ao de baixo à direita, para uma torre personalizada: P portal, K calabouço, R corda, G passagem, S sala secreta, W parede.
holland-setting-first-player = quem começa
    .help = Quem começa com o grifo.
holland-setting-first-player-random = por sorteio
holland-setting-first-player-1 = lugar 1
holland-setting-first-player-2 = lugar 2
holland-setting-first-player-3 = lugar 3
holland-setting-first-player-4 = lugar 4
holland-setting-split-halves = alternar as metades
    .help = Dá para ir e voltar entre as duas metades da carta.
holland-setting-heroes-pass-villains = heróis passam por vilões
    .help = Desligado: um vilão bloqueia o caminho dos heróis.
holland-setting-height-tiebreak = desempate por altura
    .help = Como se comparam os heróis que ficaram na torre.
holland-setting-height-tiebreak-best-first = o herói mais alto primeiro
holland-setting-height-tiebreak-sum = soma dos níveis
holland-setting-rest-limit = descansos até o fim
    .help = Quantos descansos de cada um levam à última rodada. 1: partida curta; 3: longa.
holland-setting-early-plans = jogadas antecipadas
    .help = Dá para dizer antes o que a própria carta fará.
holland-setting-pace = tempo por decisão
    .help = Quanto tempo há para pensar, se as opções abaixo não disserem outra coisa.
holland-setting-pace-live = ao vivo
holland-setting-pace-async = sem pressa (dias)
holland-setting-choose-deadline-s = tempo para escolher
    .help = Em segundos; 0: sem limite.
holland-setting-resolve-deadline-s = tempo para usar a carta
    .help = Em segundos; 0: sem limite.
holland-setting-away-after-misses = prazos até seguir sem
    .help = Quantos prazos seguidos alguém pode perder antes de a mesa seguir sem esperar; 0: nunca.

## As regras em resumo

holland-hint-1 = Uma carta baixa age antes que os outros se mexam; uma alta vai mais longe. O que fazer com ela você só decide quando chega a vez dela.
holland-hint-2 = Cordas levam para cima, um ponto cada. Se um vilão termina o movimento onde há um herói, o herói cai: não pare no caminho dele.
holland-hint-3 = A carta 7 traz as suas cartas de volta e conta como descanso. Quando todos tiverem descansado duas vezes, resta uma rodada: guarde uma carta forte para ela.
holland-rules =
    Você tem dois heróis ao pé de uma torre de 5 por 5 cartas. Vence quem tirar os dois pelo terraço; se ninguém conseguir, contam os heróis salvos e depois a altura.
    1. Cada um escolhe em segredo uma das suas cartas de 1 a 7. Quando todo mundo tiver escolhido, todas são reveladas.
    2. As cartas agem da menor para a maior; em empate, começa quem tem o grifo e segue à esquerda. O que fazer com a carta você só decide quando chega a vez dela.
    3. Cada carta tem duas metades: movimento e algo especial. Use as duas em qualquer ordem, inteiras, em parte ou nada. 1 ponto é um passo para o lado ou uma corda para cima.
    4. Dá para passar pelos outros, não para parar no mesmo espaço. Onde termina o movimento de um vilão, um herói em pé cai pela coluna.
    5. Cartas usadas ficam na mesa. A carta 7 traz todas de volta, pega o grifo e conta como descanso. Quando todo mundo tiver descansado duas vezes, vem uma última rodada.
    Digite “regras perseguir” para ver uma carta ou um lugar.

## Palavras que se podem digitar

holland-token-choose = escolher, escolho, pegar, pego
holland-token-hero = herói, heroi, h
holland-token-go = ir, vou, andar, ando, anda
holland-token-villain = vilão, vilao
holland-token-explode = explodir, explosão, explodo
holland-token-hide = esconder, escondo, esconde, deitar
holland-token-early = antecipar, antecipado, planejar
holland-token-strict = se nada mudar, estrito
holland-token-legal = mesmo assim, se ainda der, se der, válido
holland-token-off = cancelar
holland-token-left = esquerda, esq
holland-token-right = direita, dir
holland-token-up = subir, cima, para cima, subida
holland-token-down = descer, baixo, para baixo, descida
holland-token-rope = corda, pela corda
holland-token-climb = escalar, escalada, subir pela parede
holland-token-passage = passagem, passagem secreta, pela passagem
holland-token-roof = terraço, topo, topo da torre
holland-token-mage = mago, Mago Negro, o mago
holland-token-knight = cavaleiro, Cavaleiro Negro, o cavaleiro
