### Caverna do Zé Lutinho.

## O jogo

caverna-title = Caverna do Zé Lutinho
caverna-about = Saia da caverna com três pepitas antes dos seus amiguinhos. Golpe baixo faz parte.
caverna-standings = Ganha quem descansar no acampamento com { $need } de ouro. Guardado: { EACH($stored, by: "caverna-each-stored") }. Pontos de tempo: { $time }.
caverna-each-stored = { SEAT($at) } ({ $item1 })

## As cartas da mão

caverna-largar-a-pedrada = Largar a Pedrada
    .help = No seu turno, antes ou depois da ação. 1 de dano em um amiguinho em linha reta, a qualquer distância, sem parede no caminho.
caverna-descer-a-bica = Descer a Bica
    .help = No seu turno, antes ou depois da ação, ou quando alguém entra no seu espaço. Um D4 de dano em alguém no seu espaço; 4 é no vazio.
caverna-passar-a-mao = Passar a Mão
    .help = No seu turno, antes ou depois da ação. Pegue às cegas uma carta de alguém no seu espaço ou ao lado. O ouro duplo não tem verso: esse você pega de propósito.
caverna-beijin-de-mamae = Beijin de Mamãe
    .help = No seu turno, antes ou depois da ação. Passou, passou: recupera 1 de vida, até o máximo.
caverna-so-no-molejo = Só no Molejo
    .help = Reação: quando você leva dano. Defende um D4; com 4, nada. Não serve para perda de vida.
caverna-parkour = Parkour!
    .help = No seu turno, depois da ação: ande 2 espaços. Ou como reação, em vez de perder vida ou cartas. Não serve para dano. Custa esta carta; com um troll no fim, mais 2.
caverna-ir-na-picadilha = Ir na Picadilha
    .help = No seu turno, depois da ação, como última carta: ande 1 espaço e busque 1 carta, sem encontro.
caverna-vai-filhao = Vai Filhão!
    .help = Reação: quando você vai fazer um encontro, antes de revelar. Alguém no seu espaço ou ao lado faz no seu lugar, com a carta do espaço dele.
caverna-picaretada = Picaretada
    .help = No seu turno, antes ou depois da ação. Erga ou derrube uma parede em um lado do seu espaço.
caverna-ouro = pepita de ouro
    .help = Vale 1 ouro. Não se joga: leve para casa. Dá para descartar como pagamento, se for muita loucura.
    .the = a pepita de ouro
caverna-ouro-duplo = ouro duplo
    .help = Vale 2 ouros. Não tem verso: todo mundo vê com quem está. Nunca é descartado; quem desmaia deixa cair ali mesmo.
    .the = o ouro duplo
caverna-hand-card = carta

## Encontros

caverna-ta-escuro = Tá escuro aqui
    .help = Você perde 1 de vida. Parkour evita.
caverna-ta-um-breu = Tá um breu
    .help = Você descarta 2 cartas à sua escolha, ou todas se tiver menos. Parkour evita.
caverna-se-emocionou = Se emocionou
    .help = Ouro! Vai para a sua mão; em troca, lá se vão um ponto de tempo e 1 de vida. Parkour evita só a perda de vida.
caverna-terremoto = Terremoto
    .help = Todo mundo na caverna leva 1 de dano, começando por você. Depois cai uma parede em algum lugar.
caverna-mina-terrestre = Mina Terrestre
    .help = 2 de dano em você, 1 em quem está no seu espaço ou ao lado, e todas as paredes em volta do seu espaço voam longe.
caverna-pedra-solta = Pedra solta
    .help = 1 de dano em você. Da próxima vez, olhe para cima.
caverna-morcegos = Morcegos
    .help = Um D4 de dano em você; com 4, erram.
caverna-desmoronamento = Desmoronamento
    .help = Duas vezes, cai uma parede em um lado sorteado do seu espaço.
caverna-escorregao = Escorregão
    .help = Você escorrega até um espaço sorteado da caverna.
caverna-mao-furada = Mão furada
    .help = Uma carta sua, ao acaso, cai fechada na pilha do seu espaço. Parkour evita.
caverna-achado = Achado
    .help = Você compra 1 carta do baralho.
caverna-cheiro-de-comida = Cheiro de comida
    .help = Você recupera 1 de vida, até o máximo.
caverna-ufa = Ufa!
    .help = Não acontece nada. Desta vez.

## Ações básicas

caverna-avanco-destemido = Avanço Destemido
    .help = Ande até 2 espaços, busque até 2 cartas e faça um encontro.
caverna-andar-com-cuidado = Andar com Cuidado
    .help = Ande até 2 espaços e role um dado: de 1 a 3, faça um encontro.
caverna-buscar-com-cuidado = Buscar com Cuidado
    .help = Busque até 2 cartas aqui e role um dado: de 1 a 3, faça um encontro.
caverna-correr = Correr
    .help = Ande até 3 espaços e faça um encontro.
caverna-criatividade = Criatividade
    .help = Descarte 3 cartas, compre 2 do baralho. Sem encontro.

## Eventos

caverna-cai-parede = Cai uma parede
    .help = Sorteia-se uma parede.
caverna-desabamento = Desabamento
    .help = Sorteiam-se duas paredes.
caverna-entulho = Entulho
    .help = 3 cartas do baralho caem em uma pilha sorteada.
caverna-rachadura = Rachadura
    .help = As paredes em volta de um espaço sorteado desabam, e 2 cartas do baralho caem na pilha dele.
caverna-troll-aparece = Aparece um troll
    .help = Um troll entra na caverna; se não cabe mais nenhum, o mais antigo muda de lugar.
caverna-troll-anda = Os trolls andam
    .help = Cada troll da caverna vai para um espaço sorteado.

## Pedidos dos trolls

caverna-tr01-marmita = Quero marmita
    .help = Coma uma marmita.
caverna-tr02-encurralado = Encurralado
    .help = Termine seu turno em um espaço com no máximo 1 lado aberto; a borda da caverna conta como fechada.
caverna-tr03-por-um-fio = Por um fio
    .help = Termine seu turno na caverna com 1 ou 2 de vida.
caverna-tr04-mao-cheia = Mão cheia
    .help = Termine seu turno na caverna com 7 cartas ou mais na mão.
caverna-tr05-mao-vazia = De mãos vazias
    .help = Termine seu turno na caverna sem nenhuma carta na mão, nem o ouro duplo.
caverna-tr06-nocaute = Nocaute
    .help = Faça alguém desmaiar com uma pedrada ou uma bica.
caverna-tr07-bicuda = Bicuda de respeito
    .help = Tire 2 ou 3 em uma bica sua.
caverna-tr08-companhia = Companhia
    .help = No fim do turno de qualquer um, divida seu espaço com outro jogador.
caverna-tr09-fundao = No fundão
    .help = Revele um encontro estando em E5.
caverna-tr10-mao-leve = Mão leve
    .help = Pegue uma carta com Passar a Mão.
caverna-tr11-tres-cartas = Três de uma vez
    .help = Jogue sua terceira carta em um mesmo turno, de quem for; reações contam.
caverna-tr12-plateia = De camarote
    .help = Outro jogador desmaia na sua linha ou coluna.

## Coisas e noções

caverna-cave = caverna
caverna-camp = acampamento
    .help = A1, o único lugar seguro. Sem cartas, sem encontros, ninguém encosta em você. Termine um movimento aqui com ouro suficiente e você vence.
caverna-space = espaço
caverna-treasure-corner = quina do tesouro
caverna-pile = pilha
caverna-deck = baralho
caverna-discard-pile = descarte
caverna-hand = mão
    .help = Suas cartas: quais são só você vê, quantas são todo mundo vê. Não há limite. Se você desmaia, elas ficam em uma mochila na caverna.
    .also = carta, cartas
caverna-wall = parede
    .help = Ninguém anda nem joga pedra através dela. Espaços na diagonal só deixam de ser adjacentes se os dois caminhos em volta tiverem parede. Ao lado do acampamento, nunca há.
caverna-wall-supply-pieces = paredes restantes
caverna-meeple = meeple
caverna-player = jogador
caverna-active-player = quem joga agora
    .help = Primeiro quantas cartas quiser, cada nome uma vez por turno; depois exatamente uma ação; depois cartas de novo. No fim, um dado traz um evento.
    .also = turno, ação, ações, rodada
caverna-performer = quem faz o encontro
caverna-cave-owner = manda na caverna
caverna-life = vida
    .help = Você tem até 5. O dano tira; um beijo, uma marmita e o acampamento devolvem. Com 0 você desmaia.
    .also = vidas, saúde
caverna-damage = dano
    .help = Tira vida. Só no Molejo alivia, Parkour não.
caverna-lose-life = perder vida
caverna-recover-life = recuperar vida
caverna-faint = desmaiar
    .help = Com 0 de vida, suas cartas ficam numa mochila ali mesmo, você acorda no acampamento e lá se vai um ponto de tempo.
caverna-trapped = sem saída
    .help = Os quatro lados fechados no fim do seu turno: de 1 a 3 no dado, você desmaia.
caverna-gold = ouro
    .help = Uma carta na sua mão. Quem vier descansar no acampamento com o bastante, em geral 3, venceu. Podem furtá-la de você.
    .also = vencer, vitória, ganhar, objetivo, pepita
caverna-stored-gold = ouro guardado
caverna-store-gold = guardar ouro
    .help = No acampamento, no início do seu turno: separe 1 carta de ouro e descarte outras 2. Ninguém mais tira de você, e conta se o tempo acabar.
caverna-backpack = mochila
    .help = O que você levava fica nela onde você desmaiou. Buscando, você pega a mochila em vez de cartas: a sua inteira; a de outra pessoa, só 2 cartas.
caverna-lunchbox = marmita
    .help = Ande por cima com menos de 5 de vida e recupere 1.
caverna-lunchbox-black = marmita preta
caverna-lunchbox-red = marmita vermelha
caverna-time-point = ponto de tempo
    .help = Lá se vai um a cada desmaio, baralho renovado ou ouro revelado em um encontro. Foi o último, acabou: vence quem tiver mais ouro guardado.
    .also = tempo
caverna-deck-renewal = renovar o baralho
caverna-position-draw = sorteio de posição
caverna-adjacent = adjacente
caverna-search = buscar
caverna-walk = andar
caverna-encounter = encontro
    .help = Revele a carta do topo do seu espaço, ou do baralho se não houver, e aguente a metade de baixo.
caverna-event = evento de fim de turno
    .help = Um dado no fim de cada turno traz um: uma parede surge, some ou muda, cai entulho, à noite vêm trolls.
    .also = evento, eventos, dado, dados
caverna-troll = troll
    .help = Chegar nele custa 2 cartas e encerra seu turno. Com 3 ou mais, ele vem com você e faz um pedido: atenda, e vale 1 ouro guardado. Com 1 ou 2, você volta correndo e perde 1 de vida.
caverna-troll-request = pedido do troll
caverna-troll-fulfilled = pedido atendido
caverna-blue = azul
caverna-green = verde
caverna-yellow = amarelo
caverna-red = vermelho
caverna-purple = roxo
caverna-orange = laranja
caverna-turn-start = início do turno
caverna-camp-store = guardar no acampamento
caverna-camp-recover = descanso no acampamento
caverna-step1 = etapa 1: cartas
caverna-step2 = etapa 2: ação
caverna-step3 = etapa 3: cartas
caverna-step4-event = etapa 4: evento
caverna-entry-windows = alguém chegou
caverna-trapped-check = teste de ficar preso
caverna-turn-end = fim do turno
caverna-game-over = fim da partida
caverna-reaction = hora de reagir
caverna-keep-two = ficar com duas cartas
caverna-pay = pagar ao troll
caverna-discard = descartar
caverna-play-card = jogar carta
caverna-basic-action = ação básica
caverna-walk-path = caminho
caverna-creativity-discard = descarte da Criatividade
caverna-breu-discard = descarte no breu
caverna-drop-troll = dispensar o troll
caverna-theft-choice = o que pegar
caverna-absent = ausente
caverna-discard-order = ordem de descarte
caverna-win-gold = venceu com ouro
caverna-win-time = venceu no tempo
caverna-win-shared = vitória dividida
caverna-round-limit = limite de rodadas

## O que se pergunta a um lugar

caverna-ask-store-gold =
    Você está no acampamento. Quer guardar ouro?
    Cada ouro custa duas outras cartas. Ou já diga como entra na caverna.
caverna-ask-play-cards =
    { $step ->
        [1] O que você faz? Antes da ação dá para jogar cartas.
       *[other] Joga mais alguma carta antes de encerrar o turno?
    }
    { caverna-standing }
caverna-ask-choose-action =
    O que você faz?
    { caverna-standing } Avanço Destemido: até 2 passos, busca de 2 cartas, um encontro. Andar com Cuidado: até 2 passos, encontro se sair de 1 a 3. Correr: até 3 passos, um encontro. Buscar com Cuidado: 2 cartas daqui, encontro se sair de 1 a 3. Criatividade: 3 cartas por 2 novas.
caverna-standing = Vida { $life }, ouro para vencer: { $gold } de { $need }, pontos de tempo: { $time }.
caverna-ask-ask-search = O que você pega daqui para a mão? Pode haver ouro entre as cartas.
caverna-ask-keep-two = Mochila alheia! Com quais duas cartas você fica?
caverna-ask-pay-troll = O troll quer duas cartas. Quais?
caverna-ask-discard-in-the-dark = Não dá para ver nada. Quais duas cartas você perde?
caverna-ask-discard-for-creativity = Quais três cartas você gasta na Criatividade?
caverna-befalling = { $cause ->
    [largar_a_pedrada] { SEAT($by) } larga a pedrada em você
    [descer_a_bica] { SEAT($by) } desce a bica em você
    [other] Vem coisa aí
   *[card] { NAME($cause) }
}
caverna-reacting = { $card ->
    [so_no_molejo] { caverna-befalling }: { $stake } de dano, e você tem { $life } de vida. Joga “{ caverna-so-no-molejo }” (o dado tira de 0 a 3 do dano)?
    [parkour] { $stake ->
        [0] Você vai perder cartas.
       *[other] Você vai perder { $stake } dos seus { $life } de vida.
    } Joga “{ caverna-parkour }” e corre dois passos em vez disso?
    [vai_filhao] Você vai fazer um encontro. Empurra para outro?
   *[descer_a_bica] { SEAT($who) } acabou de chegar. Desce a bica?
}
caverna-ask-ask-active = { caverna-reacting }
caverna-ask-ask-holder = { caverna-reacting }
caverna-ask-sealed-window = { caverna-reacting }{ $fits ->
        [no] {" "}Você não tem essa carta: só dá para passar. A pergunta vem para que ninguém descubra quem a tem.
       *[yes] {""}
    }
caverna-ask-drop-troll = Você pode dispensar um troll.
caverna-ask-change-orders =
    Suas reações automáticas: o que suas cartas fazem quando ninguém pergunta a você. Só você vê. Agora:
    • Quando vem dano em você, “Só no Molejo”: { $molejo ->
        [never] nunca
        [lethal] se você fosse desmaiar
        [min2] a partir de 2 de dano
        [always] sempre
       *[ask] no seu turno o jogo pergunta; fora dele, se você fosse desmaiar
    }
    • Quando você vai perder vida ou cartas, “Parkour!”: { $parkour ->
        [never] nunca
        [lethal] se você fosse desmaiar
        [lethal_or_gold] se você fosse desmaiar, ou perder cartas com ouro na mão
        [always] sempre
       *[ask] no seu turno o jogo pergunta; fora dele, se você fosse desmaiar ou perder cartas com ouro na mão
    }
    • O caminho do Parkour: { $route ->
        [home] para o acampamento
        [away] para longe do acampamento
       *[auto] para o acampamento com ouro que chegue, senão para longe
    }
    • Quando alguém chega, “Descer a Bica”: { $bica ->
        [never] nunca
        [leader] em quem lidera no ouro
        [always] sempre
       *[ask] no seu turno o jogo pergunta; fora dele, nunca
    }
    • Quando vem um encontro, “Vai Filhão!”: { $filhao ->
        [never] nunca
        [always] sempre
       *[ask] no seu turno o jogo pergunta; fora dele, nunca
    }
caverna-verb-store = guardar ouro
    .help = guardar ouro picareta parkour, guardar duplo pedrada beijin: separa uma carta de ouro no acampamento e paga com outras duas.
    .button = { $whole ->
        [yes] { $gold ->
            [double] Guardar o ouro duplo por
           *[other] Guardar ouro por
        }{" "}
       *[no] { $gold ->
            [double] Ouro duplo:{" "}
           *[other] {""}
        }
    }{ NAME($pay) }
    .done = ouro guardado de vez
caverna-verb-play = jogar carta
    .help = jogar pedrada verde, jogar bica verde, jogar mão verde duplo, jogar beijin, jogar picareta norte, jogar parkour B3 C3, jogar picadilha C4.
    .button = { NAME($card) }{ COUNT($who) ->
        [0] {""}
       *[other] {": "}{ SEAT($who) }
    }{ $wall ->
        [up] {" fecha: "}
        [down] {" abre: "}
       *[none] {""}
    }{ $wind ->
        [N] norte
        [E] leste
        [S] sul
        [W] oeste
       *[other] {""}
    }{ $how ->
        [none] {""}
        [double] {", "}ouro duplo
        [blind] {", "}uma carta oculta
       *[other] {" "}até { $how }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}por { $past }
        }
    }
    .group = Jogar uma carta
caverna-verb-avanco = Avanço Destemido
    .help = avanço B2 C2: até 2 passos, busca de até 2, um encontro. Termine com “encerrar” para pular a etapa 3.
    .brings = Busca até 2 cartas lá; um encontro com certeza.
    .button = { $end ->
        [camp] Para o acampamento
       *[other] { $back ->
            [yes] Ida e volta
           *[no] Para { $end }
        }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}por { $past }
        }{ $cards ->
            [0] { $packs ->
                [0] {""}
               *[other] {": "}mochila
            }
            [one] {": "}1 carta
            [many] {": "}{ $cards } de cartas
           *[other] {": "}{ $cards } cartas
        }
    }
    .done = { caverna-verb-avanco } { $end ->
        [camp] até o acampamento
       *[other] até { $end }
    }
caverna-verb-walk-carefully = Andar com Cuidado
    .group = { caverna-verb-walk-carefully }
    .help = andar B2 C2, ou só andar C2: até 2 passos; de 1 a 3, um encontro.
    .brings = Não busca; um encontro só se sair de 1 a 3.
    .button = { $end ->
        [camp] Para o acampamento
       *[other] { $back ->
            [yes] Ida e volta
           *[no] Para { $end }
        }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}por { $past }
        }{ $cards ->
            [0] { $packs ->
                [0] {""}
               *[other] {": "}mochila
            }
            [one] {": "}1 carta
            [many] {": "}{ $cards } de cartas
           *[other] {": "}{ $cards } cartas
        }
    }
    .done = { caverna-verb-walk-carefully } { $end ->
        [camp] até o acampamento
       *[other] até { $end }
    }
caverna-verb-run = Correr
    .help = correr B2 C2 D2: até 3 passos, depois um encontro.
    .brings = Não busca; um encontro com certeza.
    .button = { $end ->
        [camp] Correr ao acampamento
       *[other] { $back ->
            [yes] Ida e volta
           *[no] Correr a { $end }
        }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}por { $past }
        }{ $cards ->
            [0] { $packs ->
                [0] {""}
               *[other] {": "}mochila
            }
            [one] {": "}1 carta
            [many] {": "}{ $cards } de cartas
           *[other] {": "}{ $cards } cartas
        }
    }
    .done = { caverna-verb-run } { $end ->
        [camp] até o acampamento
       *[other] até { $end }
    }
caverna-verb-search-carefully = Buscar com Cuidado
    .help = buscar: até 2 cartas daqui; de 1 a 3, um encontro.
    .brings = Até 2 cartas daqui; um encontro só se sair de 1 a 3.
    .done = { caverna-verb-search-carefully }
caverna-verb-think = Criatividade
    .help = criatividade: descarta 3 cartas, compra 2.
    .done = { caverna-verb-think }
caverna-verb-take = pegar
    .help = pegar 2: quantas cartas do topo. pegar mochila verde: uma mochila em vez disso.
    .button = { $is_pack ->
        [yes] Mochila: { ROLE($owner) }
       *[no] { $count ->
            [0] nenhuma carta
            [one] 1 carta
            [many] { $count } de cartas
           *[other] { $count } cartas
        }
    }
caverna-verb-keep = ficar com
    .help = ficar parkour pepita: as duas cartas da mochila que ficam com você. Só no privado.
    .button = { NAME($cards) }
caverna-verb-drop = descartar
    .button = { NAME($cards) }
    .help = descartar pedrada beijin: as cartas que vão embora. Só no privado.
caverna-verb-react = reagir
    .help = reagir sim, reagir não, reagir parkour C3 D3, reagir filhão verde. Só no privado.
    .button = { $choice ->
        [no] Não, deixar acontecer
        [yes] Sim, jogar a carta
        [filhao] { SEAT($who) }
       *[other] { COUNT($past) ->
            [0] Sim, correr para { $way }
           *[other] Sim, a { $way } por { $past }
        }
    }
caverna-verb-done = pronto
    .help = pronto: chega de cartas, chega de guardar.
    .button = Mais nada
caverna-verb-dismiss = dispensar o troll
    .help = dispensar encurralado: a carta do troll vai para baixo do baralho de trolls. Só no privado.
    .button = Dispensar: { NAME($card) }
caverna-verb-orders = reações automáticas
    .help = reações molejo fatal, reações parkour sempre, reações bica líder, reações filhão sempre, reações rota casa, reações ordem de descarte e os dez nomes.
    .button = { $which ->
        [molejo] Só no Molejo
        [parkour] Parkour!
        [bica] Descer a Bica
        [filhao] Vai Filhão!
       *[route] Caminho
    }: { $value ->
        [ask] perguntar
        [never] nunca
        [lethal] se eu desmaiar
        [lethal_or_gold] desmaio, ou perda de ouro
        [min2] 2 ou mais
        [leader] quem lidera
        [home] para o acampamento
        [away] para longe do acampamento
        [auto] com ouro, para casa
       *[always] sempre
    }
    .rest = { $value ->
        [ask] Perguntar
        [never] Nunca
        [lethal] Se eu fosse desmaiar
        [lethal_or_gold] Desmaio, ou perda de ouro
        [min2] A partir de 2 de dano
        [leader] Em quem lidera no ouro
        [home] Para o acampamento
        [away] Para longe do acampamento
        [auto] Com ouro, para casa
       *[always] Sempre
    }

## O que aconteceu

caverna-event-opened = A caverna está aberta{ $mode ->
    [night] , é noite e tem troll à solta
   *[day] {""}
}. Pontos de tempo: { $time }.
caverna-event-walls-drawn = As primeiras paredes ficam entre { EACH($walls, by: "caverna-each-wall", as: "sides") } (dados: { $dice }).
caverna-each-wall = { BETWEEN($item1) }
caverna-event-rolled-off = Dados para ver quem começa: { EACH($seats, $black, $red, by: "caverna-each-roll", as: "sides") }.
caverna-each-roll = { SEAT($item1) }: { $item2 } + { $item3 }
caverna-event-rolled-for-start = { SEAT($seat) } tira { $black } e { $red }.
caverna-event-starts = { SEAT($seat) } começa.
caverna-event-turn-started = Rodada { $round }. Vez de { SEAT($seat) }. Tempo: { $time }.
caverna-event-acted = { SEAT($seat) } escolhe { NAME($action) }.
caverna-event-checked = { SEAT($seat) } tira { $roll }: { $encounter ->
    [yes] lá vem coisa.
   *[no] tudo calmo.
}
caverna-event-event-rolled = Fim do turno de { SEAT($seat) }. Dado: { $roll }. { NAME($event) }.
caverna-event-trapped = { SEAT($seat) } está entre quatro paredes e tira { $roll }: { $faints ->
    [yes] desmaia.
   *[no] aguenta firme.
}
caverna-event-time-passed = { $why ->
    [faint] Um desmaio custa tempo.
    [deck] Um baralho novo custa tempo.
   *[gold] Tanta emoção custa tempo.
} Pontos de tempo: { $left }.
caverna-event-game-over = { $reason ->
    [win_gold] O ouro chega ao acampamento. A caverna fica com { SEAT($winners) }!
    [win_time] O tempo acabou. A caverna fica com { SEAT($winners) }!
   *[round_limit] Foi a última rodada. A caverna fica com { SEAT($winners) }!
}
    { EACH($ranking, $stored, $in_hand, $distances, by: "caverna-rank", as: "lines") }
caverna-rank = { $place }º { SEAT($item1) }: ouro guardado { $item2 }, na mão { $item3 }, distância: { $item4 ->
    [99] sem saída
   *[other] { $item4 }
}
caverna-event-went-away = { SEAT($seat) } sumiu: a mesa segue sem esperar.
caverna-event-came-back = { SEAT($seat) } voltou.
caverna-event-played = { SEAT($seat) } joga { EACH($card, by: "caverna-quoted") }.
caverna-event-played-on = { SEAT($seat) } joga { EACH($card, by: "caverna-quoted") } em { SEAT($target) }.
caverna-event-drew = { SEAT($seat) } compra { $count ->
    [0] nenhuma carta
    [one] { $count } carta
    [many] { $count } de cartas
   *[other] { $count } cartas
} do baralho.
caverna-event-took = { SEAT($seat) } busca em { $space } e pega { $count ->
    [0] nenhuma carta
    [one] { $count } carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}{ $double ->
    [yes] , com o ouro duplo no meio!
   *[no] .
}
caverna-quoted = { $item1 ->
    [parkour] Parkour
    [vai_filhao] Vai Filhão
    [ufa] Ufa
    [ouro] uma pepita de ouro
    [ouro_duplo] o ouro duplo
   *[other] { NAME($item1) }
}
caverna-event-got = Sua mão ganhou: { EACH($cards, by: "caverna-quoted", alike: "counted") }.
caverna-event-took-pack = { SEAT($seat) } pega uma mochila de { SEAT($owner) } com { $count ->
    [0] nenhuma carta
    [one] { $count } carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}.
caverna-event-looked = Na mochila de { SEAT($owner) }: { EACH($cards, by: "caverna-quoted", alike: "counted") }.
caverna-event-discarded = { SEAT($seat) } descarta { EACH($cards, by: "caverna-quoted", alike: "counted") }.
caverna-event-stole = { $double ->
    [yes] { SEAT($thief) } leva o ouro duplo de { SEAT($victim) }!
   *[no] { SEAT($thief) } rouba uma carta de { SEAT($victim) }.
}
caverna-event-stolen-card = A carta roubada, de { SEAT($victim) } para { SEAT($thief) }: { EACH($card, by: "caverna-quoted") }.
caverna-event-slipped-away = { SEAT($seat) } deixa cair uma carta em { $space }. Mão furada!
caverna-event-slipped-card = A carta que você deixou cair: { EACH($card, by: "caverna-quoted") }.
caverna-event-stored = { SEAT($seat) } guarda { NAME($gold, form: "the") } e paga com { EACH($paid, by: "caverna-quoted") }.
caverna-event-renewed = O descarte vira um novo baralho. Cartas: { $cards }.
caverna-event-window-opened = Hora de reagir.
caverna-event-window-stays = Mais alguém reage?
caverna-event-window-sealed = Alguém reage? Tempo: { DURATION($seconds) }.
caverna-event-revealed = { SEAT($seat) } revela { EACH($encounter, by: "caverna-quoted") } em { $space }{ $from_deck ->
    [yes] , do baralho!
   *[no] !
}
caverna-event-nothing-to-meet = Não sobrou carta para o encontro: { SEAT($seat) } escapa.
caverna-event-hurt = { SEAT($seat) } leva { $amount } de dano. Vida: { $life }.
caverna-event-kick-rolled = { SEAT($seat) } desce a bica em { SEAT($target) }: { $damage ->
    [0] chutou o vento.
   *[other] { $damage } de dano.
}
caverna-event-bats-rolled = Morcegos em { SEAT($seat) }: { $damage ->
    [0] erraram.
   *[other] { $damage } de dano.
}
caverna-event-dodged = { SEAT($seat) } vai no molejo e segura { $defence } de dano. Sobra { $left }.
caverna-event-lost-life = { SEAT($seat) } perde { $amount } de vida. Vida: { $life }.
caverna-event-healed = { SEAT($seat) } se recupera. Vida: { $life }.
caverna-event-ate = { SEAT($seat) } come a { NAME($lunchbox) }. Vida: { $life }.
caverna-event-rested = { SEAT($seat) } descansa no acampamento. Vida: { $life }.
caverna-event-fainted = { SEAT($seat) } desmaia em { $space } e acorda no acampamento{ $cards ->
    [0] .
    [one] { $packed ->
        [yes] , deixando uma mochila com { $cards } carta.
       *[no] ; a carta cai na pilha.
    }
    [many] { $packed ->
        [yes] , deixando uma mochila com { $cards } de cartas.
       *[no] ; as cartas caem na pilha.
    }
   *[other] { $packed ->
        [yes] , deixando uma mochila com { $cards } cartas.
       *[no] ; as cartas caem na pilha.
    }
}{ $double ->
    [yes] {" "}O ouro duplo também ficou lá.
   *[no] {""}
}
caverna-event-walked = { SEAT($seat) } anda: { EACH($spaces, by: "caverna-stop", as: "path") }.
caverna-stop = { $item1 ->
    [A1] acampamento
   *[other] { $item1 }
}
caverna-event-slid = { SEAT($seat) } escorrega e vai parar em { $space }.
caverna-event-position-drawn = Os dados apontam para { $space } (dado preto { $black }; dado vermelho { $red }).
caverna-event-lunchbox-placed = A { NAME($lunchbox) } está em { $space }.
caverna-event-side-drawn = Lado sorteado: { $roll ->
    [1] norte
    [2] leste
    [3] sul
   *[other] oeste
}.
caverna-event-wall-built = Agora há uma parede entre { BETWEEN($wall) }.
caverna-event-wall-failed = { $supply ->
    [0] Acabaram as paredes da caixa.
   *[other] Nenhuma parede cabe ali.
}
caverna-event-walls-gone = { COUNT($walls) ->
    [0] Nenhuma parede caiu.
    [one] Caiu a parede entre { BETWEEN($walls) }.
    [many] Caíram as paredes entre { BETWEEN($walls) }.
   *[other] Caíram as paredes entre { BETWEEN($walls) }.
}
caverna-event-piled = { $count ->
    [0] Nenhuma carta cai em { $space }.
    [one] Cai { $count } carta em { $space }.
    [many] Caem { $count } de cartas em { $space }.
   *[other] Caem { $count } cartas em { $space }.
}
caverna-event-troll-came = Um troll aparece em { $space }.
caverna-event-troll-moved = Um troll vai de { $start } para { $end }.
caverna-event-troll-rolled = { SEAT($seat) } encara o troll em { $space } e tira { $roll }: { $taken ->
    [yes] o troll vem junto e faz um pedido.
   *[no] o troll bota para correr (−1 de vida).
}
caverna-event-troll-taken = O seu troll pede: { NAME($card) }.
caverna-event-troll-dismissed = { SEAT($seat) } dispensa um troll.
caverna-event-request-met = { SEAT($seat) } atendeu ao pedido de um troll: { NAME($card) }. Ouro guardado: { $gold }.

## Recusas

caverna-refused-already-played = Você já jogou { NAME($card) } neste turno.
caverna-refused-bad-discard-order = Diga as dez cartas, cada uma uma vez, na ordem em que podem ir.
caverna-refused-bad-order = Não existe essa reação automática.
caverna-refused-bad-reaction = Isso não serve aqui. Para não reagir, diga “não”.
caverna-refused-bad-theft = Diga de quem. Se for quem está com o ouro duplo, diga também “duplo” ou “às cegas”.
caverna-refused-cannot-face-troll = Você precisa de 2 cartas para encarar o troll.
caverna-refused-cannot-move = Você não tem como andar.
caverna-refused-cannot-pay-storing = Você precisa de mais 2 cartas para guardar.
caverna-refused-cannot-react = Você não pode reagir a isso agora.
caverna-refused-choose-a-side = Escolha um lado: norte, leste, sul ou oeste.
caverna-refused-choose-another-player = Escolha outro jogador.
caverna-refused-edge-of-cave = A borda da caverna não muda.
caverna-refused-full-life = Sua vida está cheia.
caverna-refused-gold-not-played = Ouro não se joga.
caverna-refused-has-no-cards = { SEAT($seat) } não tem cartas.
caverna-refused-must-enter-cave = Do acampamento, você tem que entrar na caverna.
caverna-refused-needs-three-cards = Você precisa de 3 cartas.
caverna-refused-no-cards-in-camp = Não se jogam cartas no acampamento.
caverna-refused-no-clear-line = Não há linha reta livre até { SEAT($seat) }.
caverna-refused-no-double-there = { SEAT($seat) } não tem o ouro duplo.
caverna-refused-no-parkour-way = Parkour são exatamente dois passos, se houver caminho.
caverna-refused-no-such-card = Você não tem essa carta: { EACH($card, by: "caverna-quoted") }.
caverna-refused-no-such-pack = Não há essa mochila aqui.
caverna-refused-no-such-space = Não existe o espaço { TYPED($space) }. Use de A1 a E5.
caverna-refused-no-such-troll = Você não tem esse troll.
caverna-refused-no-such-victim = Escolha alguém no seu espaço ou ao lado.
caverna-refused-no-wall-by-camp = Não pode haver parede ao lado do acampamento.
caverna-refused-no-wall-left = Acabaram as paredes da caixa.
caverna-refused-no-way = Diga para onde você vai.
caverna-refused-not-in-your-space = { SEAT($seat) } não está no seu espaço.
caverna-refused-not-next-to = De { $start } não dá para chegar direto a { $space }: diga passo a passo.
caverna-refused-not-so-many-cards = { $most ->
    [0] Não há nenhuma carta aqui.
    [one] Só há { $most } carta aqui.
    [many] Só há { $most } de cartas aqui.
   *[other] Só há { $most } cartas aqui.
}
caverna-refused-nothing-in-camp = Não há o que buscar no acampamento.
caverna-refused-nothing-to-search = Não sobrou nada para buscar aqui.
caverna-refused-only-reaction = Esta carta só é jogada como reação.
caverna-refused-only-step-three = Esta carta só pode ser jogada depois da ação (etapa 3).
caverna-refused-safe-in-camp = { SEAT($seat) } está a salvo no acampamento.
caverna-refused-too-far = { SEAT($seat) } está longe demais.
caverna-refused-too-many-cards = Cartas demais. O máximo que você pode pegar: { $most }.
caverna-refused-too-many-steps = Passos demais. O máximo que você pode andar: { $most }.
caverna-refused-too-many-walls = A caverna não pode começar com mais paredes do que há na caixa: { $most }.
caverna-refused-troll-ends-walk = Um troll encerra o movimento: tem que ser o último passo.
caverna-refused-wall-between = Há uma parede entre { $start } e { $space }.
caverna-refused-wrong-number-of-cards = Cartas: são exatamente { $count }.

## Opções

caverna-setting-mode = modo
    .help = À noite há trolls, com pedidos que valem ouro.
caverna-setting-mode-day = Dia
caverna-setting-mode-night = Noite
caverna-setting-gold-to-win = ouro para vencer
    .help = Quanto ouro é preciso levar ao acampamento.
caverna-setting-time-bonus = tempo extra
    .help = O jogo tem um ponto de tempo por jogador, e mais estes.
caverna-setting-setup-walls = paredes iniciais
    .help = Quantas paredes há quando o jogo começa.
caverna-setting-wall-supply = total de paredes
    .help = Quantas paredes há ao todo.
caverna-setting-max-life = vida máxima
    .help = Vida no início e depois de descansar; nunca passa disso.
caverna-setting-max-trolls = trolls ao mesmo tempo
    .help = Só à noite.
caverna-setting-first-player = quem começa
    .help = Quem começa. Se quem venceu por último não estiver na mesa, decidem os dados.
caverna-setting-first-player-last-winner = último vencedor
caverna-setting-first-player-dice = por sorteio
caverna-setting-first-player-1 = lugar 1
caverna-setting-first-player-2 = lugar 2
caverna-setting-first-player-3 = lugar 3
caverna-setting-first-player-4 = lugar 4
caverna-setting-first-player-5 = lugar 5
caverna-setting-first-player-6 = lugar 6
caverna-setting-owners = quem venceu da última vez
    .help = Os lugares de quem venceu da última vez, como 2 ou 1 3. Um deles começa.
caverna-setting-second-of-two = extras de quem não começa
    .help = Com dois jogadores, quantas cartas a mais recebe quem não começa, para compensar.
caverna-setting-last-of-many = extras de quem joga por fim
    .help = Com cinco ou seis jogadores à noite, quantas cartas a mais recebe quem joga por último.
caverna-setting-parkour-exact = Parkour exato
    .help = Se desligado, Parkour vale um ou dois passos.
caverna-setting-picadilha-closes = Picadilha encerra a etapa 3
    .help = Se desligado, outras cartas podem vir depois dela.
caverna-setting-round-limit = limite de rodadas
    .help = Depois de quantas rodadas a partida acaba como se o tempo tivesse acabado; 0: nunca.
caverna-setting-reaction-mode = modo de reação
    .help = Como se pode reagir no turno dos outros.
caverna-setting-reaction-mode-standing = automáticas
caverna-setting-reaction-mode-sealed = com tempo para reagir
caverna-setting-reaction-mode-ask = perguntar
caverna-setting-reaction-seconds = tempo de reação
    .help = Quantos segundos há para reagir.
caverna-setting-decision-deadline = prazo
    .help = Quanto pode demorar cada decisão, em segundos.
caverna-setting-auto-after = prazos até seguir sem
    .help = Quantos prazos seguidos alguém pode perder antes de a mesa seguir sem esperar; 0: nunca.

## As regras em resumo

caverna-hint-1 = O ouro está na caverna e vale no acampamento: entre, busque onde há cartas e volte com vida. Um encontro revela uma carta, quase sempre ruim.
caverna-hint-2 = Ações com cuidado só trazem encontro com 1 a 3 no dado; as ousadas, sempre. Com pouca vida, tenha cuidado.
caverna-hint-3 = Cartas que respondem às dos outros valem mais na mão. O que elas fazem por conta própria você escolhe em “Outras opções”.
caverna-rules =
    Leve 3 ouros ao acampamento e a caverna é sua. Se o tempo acabar antes, vence quem tiver mais ouro guardado.
    1. Jogue quantas cartas quiser, cada nome uma vez por turno.
    2. Uma ação: Avanço Destemido, Andar com Cuidado, Buscar com Cuidado, Correr ou Criatividade. Buscar pega cartas do seu espaço; um encontro revela uma, e você aguenta a metade de baixo.
    3. Jogue mais cartas.
    4. Um dado traz um evento: paredes, entulho, à noite trolls.
    Sem vida você desmaia: suas cartas ficam em uma mochila na caverna, você acorda no acampamento e o tempo passa. Ao começar no acampamento, você pode guardar ouro (2 cartas por ouro) e recupera toda a vida.
    Digite “regras parkour” para ver uma carta ou um lugar.

## Palavras que se podem digitar

caverna-token-store = guardar, guardo
caverna-token-gold = ouro
caverna-token-double = duplo
caverna-token-special = ouro duplo, especial, 2 ouros
caverna-token-blind = às cegas
caverna-token-play = jogar, jogo, joga, uso, usar
caverna-token-avanco = avanço, avançar, Avanço Destemido
caverna-token-walk = andar, ando, anda, Andar com Cuidado
caverna-token-run = correr, corro, corre
caverna-token-search = buscar, busco, procurar, procuro, Buscar com Cuidado
caverna-token-think = criatividade, pensar
caverna-token-end = encerrar
caverna-token-take = pegar, pego, comprar
caverna-token-pack = mochila
caverna-token-keep = ficar
caverna-token-drop = descartar, descarto, largar
caverna-token-pay = pagar
caverna-token-react = reagir, defender
caverna-token-filhao = filhão
caverna-token-dismiss = dispensar, soltar
caverna-token-orders = reações, ordens
caverna-token-molejo = molejo
caverna-token-bica = bica
caverna-token-route = rota
caverna-token-discard = ordem de descarte
caverna-token-ask = perguntar
caverna-token-never = nunca
caverna-token-always = sempre
caverna-token-lethal = fatal
caverna-token-lethal-or-gold = fatal ou ouro
caverna-token-min2 = dois ou mais
caverna-token-leader = líder
caverna-token-home = casa
caverna-token-away = longe
caverna-token-auto = automático
caverna-token-largar-a-pedrada = pedrada, Largar a Pedrada
caverna-token-descer-a-bica = Descer a Bica
caverna-token-passar-a-mao = mão, Passar a Mão
caverna-token-beijin-de-mamae = beijin, Beijin de Mamãe
caverna-token-so-no-molejo = Só no Molejo
caverna-token-parkour = parkour, Parkour!
caverna-token-ir-na-picadilha = picadilha, Ir na Picadilha
caverna-token-vai-filhao = Vai Filhão
caverna-token-picaretada = picareta, Picaretada
caverna-token-ouro = pepita, pepita de ouro
caverna-token-blue = azul
caverna-token-green = verde
caverna-token-yellow = amarelo
caverna-token-red = vermelho
caverna-token-purple = roxo
caverna-token-orange = laranja
caverna-token-tr01-marmita = { caverna-tr01-marmita }
caverna-token-tr02-encurralado = { caverna-tr02-encurralado }
caverna-token-tr03-por-um-fio = { caverna-tr03-por-um-fio }
caverna-token-tr04-mao-cheia = { caverna-tr04-mao-cheia }
caverna-token-tr05-mao-vazia = { caverna-tr05-mao-vazia }
caverna-token-tr06-nocaute = { caverna-tr06-nocaute }
caverna-token-tr07-bicuda = { caverna-tr07-bicuda }
caverna-token-tr08-companhia = { caverna-tr08-companhia }
caverna-token-tr09-fundao = { caverna-tr09-fundao }
caverna-token-tr10-mao-leve = { caverna-tr10-mao-leve }
caverna-token-tr11-tres-cartas = { caverna-tr11-tres-cartas }
caverna-token-tr12-plateia = { caverna-tr12-plateia }
caverna-token-n = norte, N
caverna-token-e = leste, L, E
caverna-token-s = sul, S
caverna-token-w = oeste, O, W
