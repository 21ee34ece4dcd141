### Vi Algo nas Sombras.

## O jogo

vi-algo-title = Vi Algo nas Sombras
vi-algo-about = Encontrem a saída da catacumba, com tesouro que valha a pena, antes que as tochas acabem. Mas talvez alguém aí queira outra coisa.
vi-algo-standings = É preciso sair antes que as tochas acabem, com tesouros que valham mais que a confiança. Cartas de saída no lugar: { $exits } de 3. Tochas: { $torches }, confiança: { $trust }.

## Tesouros, saídas e múmias

vi-algo-idolo = Ídolo de ouro
    .help = Vale 5. Usado: confiança +2.
    .the = o ídolo de ouro
vi-algo-calice = Cálice
    .help = Vale 4. Usado: confiança +1.
    .the = o cálice
vi-algo-urna = Urna amaldiçoada
    .help = Vale 4. Imediato: confiança −1. Usada: uma das suas múmias volta para a sua ficha, de qualquer hexágono.
    .the = a urna amaldiçoada
vi-algo-colar = Colar
    .help = Vale 3. Usado: compre a carta do topo da pilha da sua sala, sem runa nem dados.
    .the = o colar
vi-algo-moedas = Moedas
    .help = Valem 2. Usadas: puxe uma múmia da sua sala (a até 3 hexágonos) por até 2 passos, para um hexágono livre. Ao chegar, ela não rouba.
    .the = as moedas
vi-algo-espelho = Espelho
    .help = Vale 2. Usado: uma múmia da sua sala, a até 3 hexágonos de você, vai embora; de uma múmia poderosa, a peça do topo.
    .the = o espelho
vi-algo-amuleto = Amuleto
    .help = Vale 2. A qualquer momento, quando uma múmia vai roubar: ninguém perde nada.
    .the = o amuleto
vi-algo-botas = Botas
    .help = Valem 2. Usadas: ande até 6 passos.
    .the = as botas
vi-algo-mapa = Mapa
    .help = Vale 1. Usado: olhe as 3 cartas do topo da pilha da sua sala e fique com uma; as outras vão para o fundo.
    .the = o mapa
vi-algo-lenha = Lenha
    .help = Vale 2. Usada: mais 3 tochas na reserva.
    .the = a lenha
vi-algo-oleo = Frasco de óleo
    .help = Vale 1. A qualquer momento, no turno de qualquer um: mais 2 tochas na reserva.
    .the = o frasco de óleo
vi-algo-sino = Sino
    .help = Vale 2. A qualquer momento, quando alguém vê algo: não era nada.
    .the = o sino
vi-algo-corda = Corda
    .help = Carta de saída, vale −3. Contribua com ela para abrir a saída.
    .the = a corda
vi-algo-arpeu = Arpéu
    .help = Carta de saída, vale −3. Contribua com ela para abrir a saída.
    .the = o arpéu
vi-algo-picareta = Picareta
    .help = Carta de saída, vale −3. Contribua com ela para abrir a saída.
    .the = a picareta
vi-algo-mumia-tocheira = Múmia tocheira
    .help = Carta de múmia, vale −3. Imediato: vem uma múmia. Usada: vem uma múmia, e 2 tochas.
    .the = a múmia tocheira
vi-algo-mumia-guardia = Múmia guardiã
    .help = Carta de múmia, vale −3. Imediato: vem uma múmia. Usada: vem uma múmia, e você compra a carta do topo da pilha da sua sala.
    .the = a múmia guardiã
vi-algo-mumia-vigia = Múmia vigia
    .help = Carta de múmia, vale −3. Imediato: vem uma múmia. Usada: vem uma múmia, e confiança +1.
    .the = a múmia vigia

## As cartas secretas

vi-algo-traidor-ganancioso = Traidor Ganancioso
    .help = Você vence sem mais ninguém se o que os outros levam, sem os tesouros da sua mão, não bastar. Guarde segredo; a carta nunca é jogada.
vi-algo-traidor-assombrado = Traidor Assombrado
    .help = Você vence sem mais ninguém se ao grupo faltarem só os tesouros maiores de quem estiver a até 3 hexágonos de você. Guarde segredo; a carta nunca é jogada.
vi-algo-so-o-vento = Só o vento
    .help = Não faz nada. Jogue para mostrar o que era.
vi-algo-maos-dadas = Mãos dadas
    .help = Grátis: confiança +1.
vi-algo-tocha-escondida = Tocha escondida
    .help = Grátis: mais 1 tocha na reserva.
vi-algo-passo-firme = Passo firme
    .help = Grátis: ande até 2 passos.
vi-algo-olhos-no-escuro = Olhos no escuro
    .help = Grátis: uma múmia a até 2 hexágonos de você vai embora, em qualquer sala.
vi-algo-olho-no-olho = Olho no olho
    .help = Grátis: sorteie uma carta fechada de outra pessoa; só você vê.

## Eventos

vi-algo-rajada = Rajada
    .help = A próxima tocha da reserva se perde sem ninguém ver, a não ser que seja a última.
vi-algo-veio-de-resina = Veio de resina
    .help = Mais 1 tocha na reserva.
vi-algo-cantoria = Cantoria
    .help = Confiança +1.
vi-algo-sussurros = Sussurros
    .help = Confiança −1.
vi-algo-mumias-inquietas = Múmias inquietas
    .help = Nesta rodada cada múmia anda um passo a mais.
vi-algo-mumias-dormentes = Múmias dormentes
    .help = Nesta rodada as múmias não se movem.
vi-algo-poeira = Poeira
    .help = Nesta rodada andar dá 2 passos em vez de 3.
vi-algo-nuvens = Nuvens
    .help = Nesta rodada a luz não conta.
vi-algo-lua-cheia = Lua cheia
    .help = Nesta rodada a luz conta também à noite.
vi-algo-eco = Eco
    .help = Nesta rodada a personagem só fica sozinha a mais de 5 hexágonos de todas as outras.

## Tochas

vi-algo-out = Apagou
    .help = A tocha apenas se apaga.
vi-algo-lasting = Duradoura
    .help = Entra mais uma tocha na reserva.
vi-algo-mummy = Múmia
    .help = O jogador da vez põe uma múmia.
vi-algo-saw = Vi algo nas sombras
    .help = O jogador da vez vê algo nas sombras: confiança −1, perde o maior tesouro e compra uma carta secreta.

## Salas e personagens

vi-algo-room-Z = Sala Central
    .help = No meio; sem runas e sem tesouro. Todo mundo começa aqui, em volta da bússola.
    .in = na Sala Central
vi-algo-room-A = Salão das Colunas
    .in = no Salão das Colunas
vi-algo-room-B = Cisterna
    .in = na Cisterna
vi-algo-room-C = Ossário
    .in = no Ossário
vi-algo-room-D = Cripta
    .in = na Cripta
vi-algo-room-E = Galeria
    .in = na Galeria
vi-algo-room-F = Sala do Trono
    .in = na Sala do Trono
vi-algo-room-G = Salão das Colunas espelhado
    .in = no Salão das Colunas espelhado
vi-algo-room-H = Cisterna espelhada
    .in = na Cisterna espelhada
vi-algo-room-I = Ossário espelhado
    .in = no Ossário espelhado
vi-algo-room-J = Cripta espelhada
    .in = na Cripta espelhada
vi-algo-room-K = Galeria espelhada
    .in = na Galeria espelhada
vi-algo-room-L = Sala do Trono espelhada
    .in = na Sala do Trono espelhada
vi-algo-dabs = Dabs
    .help = Começa com 2 tesouros, 3 tochas e 3 de confiança.
vi-algo-bento = Bento
    .help = Começa com 1 tesouro, 4 tochas e 4 de confiança.
vi-algo-iara = Iara
    .help = Começa com 3 tesouros, 3 tochas e 3 de confiança.
vi-algo-otto = Otto
    .help = Começa com 2 tesouros, 4 tochas e 3 de confiança.
vi-algo-nair = Nair
    .help = Começa com 3 tesouros, 3 tochas e 6 de confiança.
vi-algo-ramon = Ramon
    .help = Começa com 1 tesouro, 3 tochas e 5 de confiança.

## Coisas e noções

vi-algo-catacomb = catacumba
vi-algo-player = jogador
vi-algo-character = personagem
vi-algo-active-player = jogador da vez
vi-algo-seat = lugar
vi-algo-turn = turno
    .help = Uma tocha é revelada, suas múmias andam e depois você tem três ações. À noite, quem termina o turno a sós vê algo.
    .also = ação, ações, passos
vi-algo-round = rodada
    .help = Cada pessoa tem um turno. No jogo com eventos, cada rodada começa com um novo.
    .also = rodadas, evento, eventos
vi-algo-setup = preparação
vi-algo-round-start = início da rodada
vi-algo-reveal = revelar tocha
vi-algo-torch-effect = efeito da tocha
vi-algo-track = régua de Dia&Noite
    .help = Cada tocha revelada vem para cá. A décima segunda vira a noite em dia ou o dia em noite.
vi-algo-mummies = mover múmias
vi-algo-optional = suas ações
vi-algo-turn-end = fim do turno
vi-algo-game-over = fim da partida
vi-algo-day = dia
    .help = Múmias em hexágonos iluminados somem, e ninguém vê nada por ter a personagem sozinha.
vi-algo-night = noite
    .help = Quem termina o próprio turno com a personagem sozinha vê algo nas sombras.
vi-algo-lit = hexágono iluminado
    .help = De dia nenhuma múmia dura aqui.
vi-algo-trust = confiança no grupo
    .help = A busca tem de tirar menos que isso. No fim, todas as mãos juntas têm de valer mais que isso.
vi-algo-reserve = reserva do grupo
    .help = A cada turno uma é revelada. Se no fim de um turno não há nenhuma, tudo está perdido.
    .also = tocha, tochas, reserva
vi-algo-stack = pilha de tesouros
    .help = Compre dela buscando nas runas da sala.
vi-algo-exposed-treasure = tesouro exposto
    .help = É de quem entrar primeiro na sala.
vi-algo-search-marker = marcador de busca
    .help = Você tem três. Onde há um, você já buscou; a quarta busca recolhe o mais distante.
vi-algo-mummy-piece = múmia
    .help = Anda no turno de quem a tem: em linha reta, depois rumo à personagem mais próxima. Rouba quem está ao lado de onde para, e os vizinhos também.
vi-algo-powerful-mummy = múmia poderosa
    .help = Duas ou mais múmias no mesmo hexágono. Andam juntas, no turno de quem tem a tocha marcada.
vi-algo-marked-torch = tocha marcada
vi-algo-alone = sozinha
    .help = A personagem a mais de 3 hexágonos de todas as outras, com paredes ou não.
    .also = companhia, sozinho
vi-algo-signalled = sinalizou
vi-algo-seen-something = viu algo nas sombras
    .help = Confiança −1, você perde o maior tesouro e pega uma carta secreta. Duas das dezesseis são traidores.
vi-algo-affected = vítima da múmia
vi-algo-adjacent = adjacente
vi-algo-steps-left = passos restantes
vi-algo-validated = validada
vi-algo-discard = descarte
vi-algo-hand = mão
vi-algo-role = papel
vi-algo-traitor = traidor
vi-algo-loyal = explorador leal
vi-algo-standing-orders = reações automáticas
    .help = O que o Mestre faz por você quando der para reagir no turno dos outros. Só você vê.
vi-algo-window = hora de reagir
vi-algo-direction = direção
vi-algo-compass = bússola
    .help = 1 é para cima, depois no sentido horário: 2, 3, 4 para baixo, 5, 6. A múmia vai na direção do seu dado vermelho.
    .also = direção, direções
vi-algo-side-middle = no meio
    .short = aqui
vi-algo-side-n = norte
    .short = N
vi-algo-side-ne = nordeste
    .short = NE
vi-algo-side-se = sudeste
    .short = SE
vi-algo-side-s = sul
    .short = S
vi-algo-side-sw = sudoeste
    .short = SO
vi-algo-side-nw = noroeste
    .short = NO
    .help = 1 é para cima, depois no sentido horário: 2, 3, 4 para baixo, 5, 6.
vi-algo-hex = hexágono
vi-algo-room = sala
vi-algo-side = borda
vi-algo-slot = posição
vi-algo-door = passagem
vi-algo-wall = parede
    .help = Ninguém passa por ela, e nenhuma múmia alcança alguém do outro lado. A distância entre as pessoas se conta através das paredes.
    .also = paredes, rocha, rochas
vi-algo-rock = rocha
vi-algo-rune = runa
    .help = Busque nela do próprio hexágono ou de um adjacente.
vi-algo-marker-stone = pedra de marcação
vi-algo-red-die = dado vermelho
vi-algo-black-die = dado preto
vi-algo-white-die = dado branco
vi-algo-own-shadow = minha própria sombra
    .help = Não era múmia nenhuma: uma ao seu lado some. No seu turno, ou quando ela para ali e roubaria.
vi-algo-amulet = reação do amuleto
vi-algo-amulet-min = valor mínimo a salvar
vi-algo-bell = reação do sino
vi-algo-oil = reação do óleo
vi-algo-shadow = reação da sombra
vi-algo-keep = o que quero salvar primeiro
vi-algo-never = nunca
vi-algo-self = para mim
vi-algo-any = para qualquer um
vi-algo-last = quando acabam as tochas
vi-algo-group = o grupo vence
    .help = Três cartas de saída diferentes no lugar, e tesouros em todas as mãos somando mais que a confiança, antes que as tochas acabem.
    .also = vencer, vitória, ganhar, objetivo
vi-algo-short = tesouro insuficiente
vi-algo-dark = as tochas acabaram
vi-algo-no-exit = não há mais saída
vi-algo-greedy = o Traidor Ganancioso vence
vi-algo-haunted = o Traidor Assombrado vence
vi-algo-both = os dois traidores vencem
vi-algo-kind-treasure = tesouro
vi-algo-kind-exit = carta de saída
    .help = Corda, arpéu ou picareta; na mão vale −3. Com uma ação, é levada à saída: três dados têm de dar mais que as tochas restantes. Com uma de cada no lugar, o grupo sai; duas iguais quebradas, e tudo está perdido.
    .also = saída, saídas, cartas de saída
vi-algo-kind-mummy = carta de múmia
vi-algo-immediate = imediato
vi-algo-any-time = a qualquer momento

## O que se pergunta a um lugar

vi-algo-ask-ask-start =
    Por onde você entra, em volta da bússola?
    De lá você procura tesouros e três cartas de saída, antes que as tochas acabem.
vi-algo-ask-act =
    Seu turno: o que você faz? Ações restantes: { $actions }{ $steps ->
        [0] {""}
       *[other] , passos restantes: { $steps }
    }.
    Confiança { $trust }, tochas { $torches }, cartas de saída no lugar: { $exits } de 3; com três o grupo escapa.{ $alone ->
        [0] {""}
       *[other] {" "}Está escuro e não há ninguém a até { $alone } hexágonos: se o turno acabar assim, você vê algo, a confiança cai e o seu tesouro mais valioso se perde.
    }
vi-algo-ask-ask-place =
    Vem uma múmia sua. Onde ela fica?
    Nos seus turnos ela anda pelos dados, e quem ela alcança perde uma carta.
vi-algo-ask-ask-back = Suas três múmias já estão em jogo. Qual volta para a ficha?
vi-algo-ask-ask-mummy = Qual das suas múmias se move agora? Os dados dela rolam depois.
vi-algo-ask-ask-chase = A múmia bateu na parede. Atrás de quem ela vai?
vi-algo-ask-ask-take = Cartas do topo da sala. Com qual você fica?
vi-algo-ask-theft-window = Uma múmia para em { $spot } e roubaria { SEAT($affected) }. Você reage?{ $fits ->
        [no] {" "}Nada do que você tem ajuda aqui: só dá para passar. Quem tem cartas sempre ouve a pergunta, para que ninguém descubra o que cada um guarda.
       *[yes] {""}
    }
vi-algo-ask-saw-window = { SEAT($seat) } vê algo nas sombras. Você reage?{ $fits ->
        [no] {" "}Nada do que você tem ajuda aqui: só dá para passar. Quem tem cartas sempre ouve a pergunta, para que ninguém descubra o que cada um guarda.
       *[yes] {""}
    }
vi-algo-ask-torch-window = A última tocha se apagou. Vai usar o óleo?{ $fits ->
        [no] {" "}Nada do que você tem ajuda aqui: só dá para passar. Quem tem cartas sempre ouve a pergunta, para que ninguém descubra o que cada um guarda.
       *[yes] {""}
    }
vi-algo-ask-give-orders =
    Suas reações automáticas: o que suas cartas fazem quando ninguém pergunta a você. Só você vê. Agora:
    • Quando uma múmia rouba alguém, o Amuleto: { $amulet ->
        [never] fica na sua mão
        [any] protege qualquer personagem
       *[self] protege você, se fosse perder uma carta de valor { $amulet_min } ou mais
    }
    • Sua própria sombra: { $shadow ->
        [never] fica escondida
        [any] protege qualquer personagem
       *[self] protege você, se fosse perder uma carta de valor { $amulet_min } ou mais
    }
    • Quando alguém vê algo nas sombras, o Sino: { $bell ->
        [never] fica na sua mão
        [self] toca só por você
       *[any] toca por qualquer personagem
    }
    • Quando a última tocha se apaga, o Óleo: { $oil ->
        [never] fica na sua mão
       *[last] entra na reserva
    }
vi-algo-ask-pour-oil = Quer usar o óleo? Pode ser a qualquer momento.
vi-algo-verb-start = entrada
    .help = posição Z18: o hexágono onde a sua personagem começa.
    .button = Entrar em { $spot }, { NAME($side, of: "side") }
    .done = entrar em { $spot }
vi-algo-verb-place = colocar a múmia
    .help = colocar A12: onde fica a múmia.
    .button = { $spot }: a { $far ->
        [0] nenhum passo de { WHO($near) }
        [one] { $far } passo de { WHO($near) }
        [many] { $far } de passos de { WHO($near) }
       *[other] { $far } passos de { WHO($near) }
    }
vi-algo-verb-back = recolher
    .help = recolher A12: a múmia de lá volta para a sua ficha.
    .button = { $spot }: a { $far ->
        [0] nenhum passo de { WHO($near) }
        [one] { $far } passo de { WHO($near) }
        [many] { $far } de passos de { WHO($near) }
       *[other] { $far } passos de { WHO($near) }
    }
vi-algo-verb-mummy = mover a múmia
    .help = múmia A12: esta se move agora.
    .button = { $spot }: a { $far ->
        [0] nenhum passo de { WHO($near) }
        [one] { $far } passo de { WHO($near) }
        [many] { $far } de passos de { WHO($near) }
       *[other] { $far } passos de { WHO($near) }
    }
vi-algo-verb-chase = perseguir
    .help = perseguir dabs: a personagem atrás de quem a múmia vai.
    .button = Atrás de { WHO($character) }
vi-algo-verb-take = ficar com uma carta
    .help = pegar cálice: a carta que fica com você. Só no privado.
    .button = Ficar com { NAME($card, form: "the") }
vi-algo-verb-play = jogar carta
    .help = jogar amuleto, jogar sino, jogar óleo. Só no privado.
    .button = Jogar { NAME($card, form: "the") }
vi-algo-verb-cast = É minha sombra!
    .help = sombra A12: a múmia que acabou de parar ao seu lado some. Só no privado.
    .button = É minha sombra! ({ $spot })
vi-algo-verb-no = Não reagir
    .help = não reagir: você deixa acontecer. Só no privado.
vi-algo-verb-walk = Andar
    .help = andar A14, andar cisterna, ou andar A14 via Z23 A9: 3 passos por ação. Dá para passar pelos outros, não para parar no mesmo hexágono.
    .button = { $spot } { NAME($side, of: "side", form: "short") }: { $cost ->
        [0] de graça
        [one] 1 ação
        [many] { $cost } de ações
       *[other] { $cost } ações
    }{ $there ->
        [treasure] {", "}tesouro
        [rune] {", "}runa
        [company] {", "}companhia
        [alone] {", "}a sós
       *[nothing] {""}
    }
    .group = Andar: 3 passos por ação
    .done = andar até { $spot }
vi-algo-verb-search = Buscar Tesouro
    .help = buscar, ou buscar A21: menos que a confiança em três dados acha a carta do topo da sala; se a runa estiver longe, você corre até ela antes. buscar A21 recolher E6 diz qual marcador volta.
    .button = Buscar { $rune }: { $chance }%, { $cost ->
        [0] sem ação
        [one] 1 ação
        [many] { $cost } de ações
       *[other] { $cost } ações
    }{ $back ->
        [none] {""}
       *[other] {" "}(marcador de { $back })
    }
    .group = Buscar numa runa
    .done = buscar em { $rune }
vi-algo-verb-use = Usar uma carta
    .help = usar espelho A12, usar moedas A12 A14, usar botas A9, usar mapa. Também vale no privado.
    .button = Usar { NAME($card, form: "the") }{ COUNT($target) ->
        [0] {""}
       *[other] {" "}em { $target }
    }
    .done = usar { NAME($card, form: "the") }
vi-algo-verb-signal = Sinalizar
    .help = sinalizar: no fim deste turno a sua personagem não conta como sozinha.
    .button = Sinal (não fica só): { $cost ->
        [0] nenhuma ação
        [one] { $cost } ação
        [many] { $cost } de ações
       *[other] { $cost } ações
    }
    .done = sinalizar
vi-algo-verb-exit = Contribuir com a saída
    .help = contribuir corda, contribuir arpéu, contribuir picareta: mais nos três dados do que tochas na reserva, e ela é validada.
    .button = Saída: { NAME($card) } { $chance ->
        [100] certa
       *[other] { $chance }%
    }, { $cost ->
        [0] nenhuma ação
        [one] { $cost } ação
        [many] { $cost } de ações
       *[other] { $cost } ações
    }
    .done = { NAME($card) } para a saída
vi-algo-verb-group = carta secreta
    .help = secreta tocha escondida, secreta passo firme A9, secreta olho no olho bento: grátis, uma por turno.
    .button = Mostrar { NAME($card) }{ COUNT($target) ->
        [0] {""}
       *[other] {" "}({ EACH($target, by: "vi-algo-target") })
    }
vi-algo-verb-shadow = Minha sombra
    .help = sombra A12: uma múmia ao seu lado some, grátis.
    .button = Minha sombra em { $spot }
vi-algo-verb-pass = encerrar o turno
    .help = encerrar o turno: seu turno acabou.
vi-algo-verb-orders = reações automáticas
    .help = reações amuleto para mim, reações amuleto a partir de 3, reações sino para qualquer um, reações óleo última tocha, reações sombra nunca. Só no privado.
    .button = { $name ->
        [amuleto] Amuleto
        [amulet_min] Amuleto
        [sino] Sino
        [oleo] Óleo
       *[shadow] Sombra
    }: { $value ->
        [never] nunca
        [self] só para mim
        [any] para qualquer um
        [last] na última tocha
       *[other] só a partir de { $value }
    }
    .rest = { $value ->
        [never] nunca
        [self] só para mim
        [any] para qualquer um
        [last] na última tocha
       *[other] só a partir de { $value }
    }
vi-algo-verb-keep = Proteger
    .help = proteger cálice urna: do tesouro mais importante ao menos; em empate de valor, perde-se o último da lista. Só no privado.
    .done = proteger primeiro: { NAME($cards) }

## O que aconteceu

vi-algo-stop = { $item1 }
vi-algo-target = { $item1 ->
    [dabs] Dabs
    [bento] Bento
    [iara] Iara
    [otto] Otto
    [nair] Nair
    [ramon] Ramon
   *[other] { $item1 }
}
vi-algo-event-dealt = A catacumba está montada, e { $face ->
    [day] é dia
   *[night] é noite
}. Tochas: { $reserve }, confiança: { $trust }.{ $traitors ->
    [yes] {" "}Entre as dezesseis cartas secretas há dois traidores. O Traidor Ganancioso vence se o grupo, sem os tesouros da mão dele, não tiver o bastante. O Traidor Assombrado vence se ao grupo faltarem só os tesouros maiores de quem estiver a até 3 hexágonos dele.
   *[no] {""}
}
vi-algo-event-hand-dealt = Suas cartas: { NAME($cards) }.
vi-algo-event-started = { SEAT($seat) } entra em { $spot }.
vi-algo-event-round-started = Rodada { $round }.
vi-algo-event-event-revealed = Nesta rodada: { NAME($card) }.
vi-algo-event-torch = { SEAT($seat) } revela uma tocha ({ NAME($kind) }). Restam: { $reserve }.
vi-algo-event-last-torch = Era a última tocha! Só resta a luz deste turno.
vi-algo-event-light = { $face ->
    [day] Amanhece.
   *[night] Anoitece.
}
vi-algo-event-torches-added = Tochas a mais: { $added }. Na reserva: { $reserve }.
vi-algo-event-torch-buried = Uma tocha se apaga no vento sem ninguém ver qual era. Na reserva: { $reserve }.
vi-algo-event-trust = A confiança { $change ->
    [-1] cai
    [-2] cai
   *[other] sobe
} para { $trust }.
vi-algo-event-mummy-placed = { $pieces ->
    [1] Uma múmia de { SEAT($seat) } aparece em { $spot }.
   *[other] Uma múmia poderosa de { SEAT($seat) } aparece em { $spot }.
}
vi-algo-event-mummy-moved = A { $pieces ->
    [1] múmia
   *[other] múmia poderosa
} de { SEAT($owner) } { COUNT($way) ->
    [0] não sai do lugar (dados: { $dice })
    [1] não sai do lugar (dados: { $dice }): { EACH($way, by: "vi-algo-stop", as: "path") }
   *[other] se move (dados: { $dice }): { EACH($way, by: "vi-algo-stop", as: "path") }
}.
vi-algo-event-mummy-rolled = A múmia de { SEAT($owner) } sai de { $spot } (dados: { $dice }) e bate na parede em { $at }.
vi-algo-event-mummy-lured = As moedas atraem a múmia de { SEAT($owner) }: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-removed = { $cause ->
    [light] A luz desfaz a múmia de { SEAT($owner) } em { $spot }.
    [fourth] A múmia de { SEAT($owner) } em { $spot } volta para a ficha, para dar lugar a outra.
    [shadow] A múmia de { SEAT($owner) } em { $spot } era só uma sombra.
   *[other] A múmia de { SEAT($owner) } em { $spot } some ({ NAME($cause) }).
}
vi-algo-event-lost = { SEAT($seat) } perde { NAME($card, form: "the") }.
vi-algo-event-theft = A múmia de { SEAT($owner) }, em { $spot }, pega { SEAT($affected) }. Quem não tem tesouro não perde nada.
vi-algo-event-theft-averted = { $by ->
    [shadow] { SEAT($seat) } só viu a própria sombra: ninguém perde nada.
   *[other] { SEAT($seat) } ergue { NAME($by, form: "the") }: ninguém perde nada.
}
vi-algo-event-saw = { SEAT($seat) } vê algo nas sombras{ $cause ->
    [alone] : ficou sem ninguém por perto.
   *[torch] .
}
vi-algo-event-bell-rung = { SEAT($seat) } toca o sino por { SEAT($for_seat) }: não era nada.
vi-algo-event-oil-used = { SEAT($seat) } põe óleo nas tochas.
vi-algo-event-group-drawn = { SEAT($seat) } compra uma carta secreta.
vi-algo-event-group-seen = Só para os seus olhos: a carta secreta é { NAME($card) }.
vi-algo-event-group-played = { SEAT($seat) } mostra uma carta secreta: { NAME($card) }{ COUNT($target) ->
    [0] .
   *[other] {" "}({ EACH($target, by: "vi-algo-target") }).
}
vi-algo-event-walked = { SEAT($seat) } anda: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-pushed = { SEAT($seat) } leva um empurrão na direção { $direction }: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-entered = { SEAT($seat) } entra primeiro { NAME($room, of: "room", form: "in") } e leva o tesouro exposto.
vi-algo-event-found = Sua nova carta: { NAME($card) }.
vi-algo-event-drew = { SEAT($seat) } compra uma carta { NAME($room, of: "room", form: "in") }.
vi-algo-event-shown = { SEAT($seat) } precisa mostrar: { NAME($card) }!
vi-algo-event-searched = { SEAT($seat) } busca em { $rune } (dados: { $dice }, confiança { $trust }): { $found ->
    [yes] achou!
   *[no] nada.
}
vi-algo-event-used = { SEAT($seat) } usa { NAME($card, form: "the") }{ COUNT($target) ->
    [0] .
   *[other] {" "}({ $target }).
}
vi-algo-event-looked = { SEAT($seat) } consulta o mapa { NAME($room, of: "room", form: "in") } e olha { $cards ->
    [0] nenhuma carta
    [one] { $cards } carta
    [many] { $cards } de cartas
   *[other] { $cards } cartas
}.
vi-algo-event-looked-at = No seu mapa: { NAME($cards) }.
vi-algo-event-signalled = { SEAT($seat) } sinaliza para o grupo.
vi-algo-event-contributed = { SEAT($seat) } tenta a saída com { NAME($card, form: "the") }: dados { $dice } contra { $reserve ->
    [0] nenhuma tocha
    [one] { $reserve } tocha
    [many] { $reserve } de tochas
   *[other] { $reserve } tochas
}. { $validated ->
    [yes] Vale!
   *[no] Some nas sombras.
}
vi-algo-event-own-shadow = { SEAT($seat) } olha de novo para { $spot }: era só uma sombra.
vi-algo-event-passed = { SEAT($seat) } encerra o turno.
vi-algo-event-torch-marked = Algo poderoso desperta. { SEAT($seat) } fica com a tocha marcada.
vi-algo-event-torch-handed-on = A tocha marcada passa de { SEAT($start) } para { SEAT($end) }.
vi-algo-event-game-over = { $result ->
    [dark] As tochas acabaram. A escuridão fica com todo mundo.
    [no_exit] Não há mais saída. Ninguém escapa.
    [short] O grupo saiu, mas com pouco: todo mundo perde.
    [greedy] O Traidor Ganancioso vence: { SEAT($winners) }.
    [haunted] O Traidor Assombrado vence: { SEAT($winners) }.
    [both] Os dois traidores vencem: { SEAT($winners) }.
   *[group] O grupo vence: { SEAT($winners) }.
}
    Tesouro { $treasure } contra confiança { $trust }.{ $greedy ->
        [0] {""}
       *[other] {" "}Desse valor, { $greedy } fica com o Traidor Ganancioso.
    }{ $haunted ->
        [0] {""}
       *[other] {" "}O Traidor Assombrado leva { $haunted }.
    }
    Valor das mãos:
    { EACH($hands, by: "vi-algo-hand-worth", as: "lines") }
vi-algo-hand-worth = { SEAT($at) }: { $item1 }

## Recusas

vi-algo-refused-already-contributed = Você já contribuiu com a saída neste turno.
vi-algo-refused-already-searched = Você já buscou nesta runa.
vi-algo-refused-already-signalled = Você já sinalizou neste turno.
vi-algo-refused-any-time-card = Esta carta é para reagir, não gasta ação.
vi-algo-refused-bad-choice = Essa não é uma das opções.
vi-algo-refused-exit-card = Carta de saída só serve para contribuir.
vi-algo-refused-hex-taken = Esse hexágono está ocupado.
vi-algo-refused-illegal-place = A múmia não pode aparecer aí.
vi-algo-refused-needs-four = O baralho de Grupo/Traição exige quatro pessoas.
vi-algo-refused-needs-path = Salas extras exigem o caminho sinuoso.
vi-algo-refused-no-actions = Você não tem ações suficientes.
vi-algo-refused-no-card = Você não tem essa carta.
vi-algo-refused-no-effect = Não teria efeito agora.
vi-algo-refused-no-exit-card = Você não tem essa carta de saída.
vi-algo-refused-no-move = Você já está aí.
vi-algo-refused-which-rune = Há várias runas ao alcance: diga qual.
vi-algo-refused-no-rune = Não há runa ao alcance.
vi-algo-refused-one-group-card = Uma carta secreta por turno.
vi-algo-refused-stack-empty = Não há mais tesouros nesta sala.
vi-algo-refused-too-far = Longe demais: custa { $cost ->
    [0] nenhuma ação
    [one] { $cost } ação
    [many] { $cost } de ações
   *[other] { $cost } ações
}, e restam { $left }.
vi-algo-refused-beyond-card = Longe demais: esta carta leva no máximo a { $most } hexágonos, e até lá são { $steps }.
vi-algo-refused-traitor-card = Esta carta nunca é jogada.
vi-algo-refused-wall = Há uma parede no caminho.

## Configurações

vi-algo-setting-difficulty = dificuldade
    .help = Fácil: começa à noite e a confiança não cai abaixo de 10. Difícil: começa de dia e ela cai até 1.
vi-algo-setting-difficulty-easy = fácil
vi-algo-setting-difficulty-hard = difícil
vi-algo-setting-group-deck = cartas secretas
    .help = O baralho de Grupo/Traição: dezesseis cartas secretas, duas de traidor. Automático: com quatro ou mais. Desligado: ninguém trai.
vi-algo-setting-group-deck-auto = automático
vi-algo-setting-group-deck-on = ligado
vi-algo-setting-group-deck-off = desligado
vi-algo-setting-layout = formato da catacumba
    .help = Estrela em volta da Sala Central, ou um caminho que os dados vão desenhando.
vi-algo-setting-layout-star = estrela
vi-algo-setting-layout-path = caminho sinuoso
vi-algo-setting-extra-rooms = salas extras
    .help = Quantas salas espelhadas a mais; só no caminho sinuoso.
vi-algo-setting-powerful-mummy = múmia poderosa
    .help = Quem deixa primeiro a Sala Central desperta duas múmias numa só, e dali em diante as múmias se empilham.
vi-algo-setting-own-shadow = minha própria sombra
    .help = Quantas vezes por partida cada um pode fazer sumir uma múmia ao lado.
vi-algo-setting-dark-catacomb = catacumba escura
    .help = Deixar a personagem sozinha é perigoso também de dia.
vi-algo-setting-push = empurrão
    .help = A múmia que para ao lado de personagens também as empurra.
vi-algo-setting-events = cartas de evento
    .help = A partir da segunda rodada, cada rodada tem um evento.
vi-algo-setting-extra-torches = tochas extras
    .help = Quantas tochas a mais no início, para uma partida mais fácil.
vi-algo-setting-reactions = reações
    .help = Como se jogam cartas no turno dos outros: por reações automáticas, sem espera, ou perguntando a todo mundo a cada vez.
vi-algo-setting-reactions-orders = automáticas
vi-algo-setting-reactions-ask = perguntar a todo mundo
vi-algo-setting-first-player = quem começa
    .help = Quem começa.
vi-algo-setting-first-player-random = por sorteio
vi-algo-setting-first-player-1 = lugar 1
vi-algo-setting-first-player-2 = lugar 2
vi-algo-setting-first-player-3 = lugar 3
vi-algo-setting-first-player-4 = lugar 4
vi-algo-setting-first-player-5 = lugar 5
vi-algo-setting-first-player-6 = lugar 6

## As regras em resumo

vi-algo-hint-1 = Tochas são o tempo de vocês, e quem vence são as saídas. Quem entra primeiro numa sala fica com o tesouro dela: de dia, espalhem-se; de noite, termine o turno perto de alguém.
vi-algo-hint-2 = Para buscar numa runa, três dados precisam somar menos que a confiança do grupo. Com a confiança alta, busque agora.
vi-algo-hint-3 = À noite, termine o turno a até três hexágonos de alguém, ou você vê algo: a confiança cai e um tesouro se perde.
vi-algo-rules =
    Vocês estão numa catacumba. Abram três saídas diferentes, corda, arpéu e picareta, antes que as tochas acabem, com tesouros em todas as mãos somando mais que a confiança. Cada carta de saída e de múmia na mão vale −3.
    1. Seu turno começa com uma tocha: pode durar, trazer uma múmia ou fazer você ver algo. Doze delas viram a noite em dia, e de volta.
    2. Suas múmias andam pelos dados: em linha reta, depois rumo à personagem mais próxima. Quem está ao lado de onde uma para perde o maior tesouro, e os vizinhos também.
    3. Três ações: andar 3 passos, buscar numa runa (menos que a confiança em três dados), usar uma carta, sinalizar, contribuir com uma carta de saída (mais nos três dados do que tochas restantes). Quem entra primeiro numa sala fica com o tesouro exposto dela.
    4. Quem termina o próprio turno à noite a mais de 3 hexágonos de todo mundo vê algo: a confiança cai, um tesouro se perde, uma carta secreta vem. Com quatro ou mais, há dois traidores entre elas.
    Se as tochas acabam, ou se duas cartas de saída iguais se perdem, tudo está perdido. Falem à vontade, só não mostrem as cartas.
    Digite “regras amuleto” para ver uma carta ou uma noção.

## Palavras que se podem digitar

vi-algo-token-start = posição, início
vi-algo-token-place = colocar, pôr
vi-algo-token-back = recolher, recuar
vi-algo-token-mummy = múmia
vi-algo-token-chase = perseguir, atrás de, alvo
vi-algo-token-take = pegar, pego, ficar com, comprar
vi-algo-token-play = jogar, jogo, joga
vi-algo-token-shadow = sombra
vi-algo-token-walk = andar, ando, anda, ir, vou
vi-algo-token-room-Z = sala central
vi-algo-token-room-A = salão das colunas, colunas
vi-algo-token-room-B = cisterna
vi-algo-token-room-C = ossário
vi-algo-token-room-D = cripta
vi-algo-token-room-E = galeria
vi-algo-token-room-F = sala do trono, trono
vi-algo-token-room-G = salão das colunas espelhado
vi-algo-token-room-H = cisterna espelhada
vi-algo-token-room-I = ossário espelhado
vi-algo-token-room-J = cripta espelhada
vi-algo-token-room-K = galeria espelhada
vi-algo-token-room-L = sala do trono espelhada
vi-algo-token-via = via, por
vi-algo-token-search = buscar, busco, busca, procurar, procuro
vi-algo-token-use = usar, uso, usa
vi-algo-token-signal = sinalizar, sinal, gritar
vi-algo-token-exit = contribuir, contribuir com, saída
vi-algo-token-group = secreta, carta secreta, grupo
vi-algo-token-pass = encerrar o turno, encerrar turno
vi-algo-token-no = não reagir, deixar acontecer
vi-algo-token-orders = reações, ordens
vi-algo-token-keep = proteger, manter, salvar
vi-algo-token-amulet-min = amuleto a partir de, valor mínimo
vi-algo-token-never = nunca
vi-algo-token-self = para mim, mim, só para mim
vi-algo-token-any = para qualquer um, qualquer
vi-algo-token-last = última tocha, na última tocha, acabar
vi-algo-token-idolo = ídolo, Ídolo de ouro
vi-algo-token-calice = cálice
vi-algo-token-urna = urna, Urna amaldiçoada
vi-algo-token-colar = colar
vi-algo-token-moedas = moedas
vi-algo-token-espelho = espelho
vi-algo-token-amuleto = amuleto
vi-algo-token-botas = botas
vi-algo-token-mapa = mapa
vi-algo-token-lenha = lenha
vi-algo-token-oleo = óleo, Frasco de óleo
vi-algo-token-sino = sino
vi-algo-token-corda = corda
vi-algo-token-arpeu = arpéu
vi-algo-token-picareta = picareta
vi-algo-token-mumia-tocheira = tocheira, Múmia tocheira
vi-algo-token-mumia-guardia = guardiã, Múmia guardiã
vi-algo-token-mumia-vigia = vigia, Múmia vigia
vi-algo-token-traidor-ganancioso = ganancioso, Traidor Ganancioso
vi-algo-token-traidor-assombrado = assombrado, Traidor Assombrado
vi-algo-token-so-o-vento = vento, Só o vento
vi-algo-token-maos-dadas = mãos, Mãos dadas
vi-algo-token-tocha-escondida = tocha escondida
vi-algo-token-passo-firme = passo firme
vi-algo-token-olhos-no-escuro = olhos no escuro
vi-algo-token-olho-no-olho = olho no olho
vi-algo-token-dabs = dabs
vi-algo-token-bento = bento
vi-algo-token-iara = iara
vi-algo-token-otto = otto
vi-algo-token-nair = nair
vi-algo-token-ramon = ramon
