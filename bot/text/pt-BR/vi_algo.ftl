### Vi Algo nas Sombras.

## O jogo

vi-algo-title = Vi Algo nas Sombras
vi-algo-about = Encontrem a saída da catacumba, com tesouro que valha a pena, antes que as tochas acabem. Mas talvez alguém aí queira outra coisa.

## Cartas de tesouro, saída e múmia

vi-algo-idolo = Ídolo de ouro
    .help = Vale 5. Usado: confiança +2.
vi-algo-calice = Cálice
    .help = Vale 4. Usado: confiança +1.
vi-algo-urna = Urna amaldiçoada
    .help = Vale 4. Assim que sai: confiança -1. Usada: uma das suas múmias volta para a sua ficha, de qualquer hexágono.
vi-algo-colar = Colar
    .help = Vale 3. Usado: pegue a carta do topo da pilha da sua sala, sem runa nem dados.
vi-algo-moedas = Moedas
    .help = Valem 2. Usadas: atraia uma múmia da sua sala, a até 3 hexágonos de você, por até 2 passos, para um hexágono livre da sala. Lá ela não rouba ninguém.
vi-algo-espelho = Espelho
    .help = Vale 2. Usado: uma múmia da sua sala, a até 3 hexágonos de você, vai embora; de uma múmia poderosa, a peça do topo.
vi-algo-amuleto = Amuleto
    .help = Vale 2. A qualquer momento, quando uma múmia vai roubar: ninguém perde nada.
vi-algo-botas = Botas
    .help = Valem 2. Usadas: ande até 6 passos.
vi-algo-mapa = Mapa
    .help = Vale 1. Usado: olhe as 3 cartas do topo da pilha da sua sala e pegue uma; as outras vão para o fundo.
vi-algo-lenha = Lenha
    .help = Vale 2. Usada: mais 3 tochas na reserva.
vi-algo-oleo = Frasco de óleo
    .help = Vale 1. A qualquer momento, no turno de qualquer um: mais 2 tochas na reserva.
vi-algo-sino = Sino
    .help = Vale 2. A qualquer momento, quando alguém vê algo: não era nada.
vi-algo-corda = Corda
    .help = Carta de saída, vale -3. Serve para contribuir.
vi-algo-arpeu = Arpéu
    .help = Carta de saída, vale -3. Serve para contribuir.
vi-algo-picareta = Picareta
    .help = Carta de saída, vale -3. Serve para contribuir.
vi-algo-mumia-tocheira = Múmia tocheira
    .help = Carta de múmia, vale -3. Ao sair: vem uma múmia. Usada: vem uma múmia, e 2 tochas.
vi-algo-mumia-guardia = Múmia guardiã
    .help = Carta de múmia, vale -3. Ao sair: vem uma múmia. Usada: vem uma múmia, e você pega a carta do topo da pilha da sua sala.
vi-algo-mumia-vigia = Múmia vigia
    .help = Carta de múmia, vale -3. Ao sair: vem uma múmia. Usada: vem uma múmia, e confiança +1.

## As cartas secretas

vi-algo-traidor-ganancioso = Traidor Ganancioso
    .help = Você vence só se o que os outros levam, sem os tesouros da sua mão, for pouco. Guarde segredo; a carta nunca é jogada.
vi-algo-traidor-assombrado = Traidor Assombrado
    .help = Você vence só se o grupo teria o bastante, mas não sem o maior tesouro de cada um a até 3 hexágonos de você. Guarde segredo; a carta nunca é jogada.
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
    .help = Grátis: só você vê uma carta virada de outro jogador, sorteada.

## Eventos

vi-algo-rajada = Rajada
    .help = A próxima tocha da reserva se perde sem ninguém ver, a não ser que seja a última.
vi-algo-veio-de-resina = Veio de resina
    .help = Mais 1 tocha na reserva.
vi-algo-cantoria = Cantoria
    .help = Confiança +1.
vi-algo-sussurros = Sussurros
    .help = Confiança -1.
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
    .help = Nesta rodada só fica sozinho quem estiver a mais de 5 hexágonos.

## Tochas

vi-algo-out = Apagou
    .help = A tocha apenas se apaga.
vi-algo-lasting = Duradoura
    .help = Entra mais uma tocha na reserva.
vi-algo-mummy = Múmia
    .help = Quem está na vez põe uma múmia.
vi-algo-saw = Vi algo nas sombras
    .help = Quem está na vez vê algo nas sombras: confiança -1, perde o maior tesouro e pega uma carta secreta.

## Salas e personagens

vi-algo-room-Z = Sala Central
    .help = No meio; sem runas e sem tesouro. Todos começam aqui, em volta da bússola.
vi-algo-room-A = Salão das Colunas
vi-algo-room-B = Cisterna
vi-algo-room-C = Ossário
vi-algo-room-D = Cripta
vi-algo-room-E = Galeria
vi-algo-room-F = Sala do Trono
vi-algo-room-G = Salão das Colunas espelhado
vi-algo-room-H = Cisterna espelhada
vi-algo-room-I = Ossário espelhado
vi-algo-room-J = Cripta espelhada
vi-algo-room-K = Galeria espelhada
vi-algo-room-L = Sala do Trono espelhada
vi-algo-dabs = Dabs
    .help = Traz tesouros: 2, tochas: 3, confiança: 3.
vi-algo-bento = Bento
    .help = Traz tesouros: 1, tochas: 4, confiança: 4.
vi-algo-iara = Iara
    .help = Traz tesouros: 3, tochas: 3, confiança: 3.
vi-algo-otto = Otto
    .help = Traz tesouros: 2, tochas: 4, confiança: 3.
vi-algo-nair = Nair
    .help = Traz tesouros: 3, tochas: 3, confiança: 6.
vi-algo-ramon = Ramon
    .help = Traz tesouros: 1, tochas: 3, confiança: 5.

## Coisas e noções

vi-algo-catacomb = catacumba
vi-algo-player = jogador
vi-algo-character = personagem
vi-algo-active-player = jogador da vez
vi-algo-seat = lugar
vi-algo-turn = turno
vi-algo-round = rodada
vi-algo-setup = preparação
vi-algo-round-start = início da rodada
vi-algo-reveal = revelar tocha
vi-algo-torch-effect = efeito da tocha
vi-algo-track = régua de Dia&Noite
    .help = Cada tocha revelada vem para cá. A décima segunda vira a noite em dia ou o dia em noite.
vi-algo-mummies = mover múmias
vi-algo-optional = suas ações
vi-algo-turn-end = fim do turno
vi-algo-game-over = fim de jogo
vi-algo-day = dia
    .help = Múmias em hexágonos iluminados somem, e ninguém vê nada por estar sozinho.
vi-algo-night = noite
    .help = Quem termina o próprio turno sozinho vê algo nas sombras.
vi-algo-lit = hexágono iluminado
    .help = De dia nenhuma múmia dura aqui.
vi-algo-trust = confiança no grupo
    .help = A busca tem de tirar menos que isso. No fim, todas as mãos juntas têm de valer mais que isso.
vi-algo-reserve = reserva do grupo
    .help = A cada turno uma é revelada. Se no fim de um turno não há nenhuma, tudo está perdido.
vi-algo-stack = pilha de tesouros
    .help = Compre dela buscando nas runas da sala.
vi-algo-exposed-treasure = tesouro exposto
    .help = É de quem entrar primeiro na sala.
vi-algo-search-marker = marcador de busca
    .help = Você tem três. Onde há um, você já buscou; a quarta busca recolhe o mais distante.
vi-algo-mummy-piece = múmia
    .help = Move-se no turno do dono: em linha reta, depois rumo ao personagem mais próximo. Rouba quem está ao lado de onde para, e os vizinhos deles.
vi-algo-powerful-mummy = múmia poderosa
    .help = Duas ou mais múmias no mesmo hexágono. Movem-se juntas, no turno de quem tem a tocha marcada.
vi-algo-marked-torch = tocha marcada
vi-algo-alone = sozinho
    .help = A mais de 3 hexágonos de todos, com paredes ou não.
vi-algo-signalled = sinalizou
vi-algo-seen-something = viu algo nas sombras
    .help = Confiança -1, você perde o maior tesouro e pega uma carta secreta. Duas das dezesseis são traidores.
vi-algo-affected = vítima da múmia
vi-algo-adjacent = adjacente
vi-algo-steps-left = passos restantes
vi-algo-validated = validada
vi-algo-discard = descarte
vi-algo-hand = mão
vi-algo-role = papel
vi-algo-traitor = traidor
vi-algo-loyal = explorador leal
vi-algo-standing-orders = ordens permanentes
    .help = O que você quer que se faça quando puder reagir no turno dos outros. Ninguém mais as vê.
vi-algo-window = hora de reagir
vi-algo-direction = direção
vi-algo-compass = bússola
    .help = 1 é para cima, depois no sentido horário: 2, 3, 4 para baixo, 5, 6.
vi-algo-hex = hexágono
vi-algo-room = sala
vi-algo-side = borda
vi-algo-slot = posição
vi-algo-door = passagem
vi-algo-wall = parede
vi-algo-rock = rocha
vi-algo-rune = runa
    .help = Busque nela do próprio hexágono ou de um adjacente.
vi-algo-marker-stone = pedra de marcação
vi-algo-red-die = dado vermelho
vi-algo-black-die = dado preto
vi-algo-white-die = dado branco
vi-algo-own-shadow = minha própria sombra
    .help = Não era múmia nenhuma: uma ao seu lado some. No seu turno, ou quando ela para ali e roubaria.
vi-algo-amulet = ordem do amuleto
vi-algo-amulet-min = salvar só a partir de (valor)
vi-algo-bell = ordem do sino
vi-algo-oil = ordem do óleo
vi-algo-shadow = ordem da sombra
vi-algo-keep = o que quero salvar primeiro
vi-algo-never = nunca
vi-algo-self = para mim
vi-algo-any = para qualquer um
vi-algo-last = quando acabam as tochas
vi-algo-group = o grupo vence
vi-algo-short = tesouro insuficiente
vi-algo-dark = as tochas acabaram
vi-algo-no-exit = não há mais saída
vi-algo-greedy = o Traidor Ganancioso vence
vi-algo-haunted = o Traidor Assombrado vence
vi-algo-both = ambos os traidores vencem
vi-algo-kind-treasure = tesouro
vi-algo-kind-exit = carta de saída
vi-algo-kind-mummy = carta de múmia
vi-algo-immediate = imediato
vi-algo-any-time = a qualquer momento

## O que se pergunta a um lugar

vi-algo-ask-ask-start = Por onde você entra, em volta da bússola?
vi-algo-ask-act = É a sua vez. O que você faz?
vi-algo-ask-ask-place = Vem uma múmia. Onde?
vi-algo-ask-ask-back = Suas três múmias já estão em jogo. Qual volta para a ficha?
vi-algo-ask-ask-mummy = Qual múmia se move agora?
vi-algo-ask-ask-chase = A múmia bateu na parede. Atrás de quem ela vai?
vi-algo-ask-ask-take = Cartas do topo da sala. Com qual você fica?
vi-algo-ask-theft-window = Uma múmia para em { $spot } e roubaria { SEAT($affected) }. Você reage?
vi-algo-ask-saw-window = { SEAT($seat) } vê algo nas sombras. Você reage?
vi-algo-ask-torch-window = A última tocha se apagou. Você salva a luz?
vi-algo-ask-give-orders = Suas ordens permanentes. Ninguém mais as vê.
vi-algo-ask-pour-oil = Quer usar o óleo? Pode ser a qualquer momento.
vi-algo-verb-start = posição
    .help = posição Z18: o hexágono onde o seu personagem começa.
vi-algo-verb-place = colocar
    .help = colocar A12: onde fica a múmia.
vi-algo-verb-back = recuar
    .help = recuar A12: a múmia de lá volta para a sua ficha.
vi-algo-verb-mummy = múmia
    .help = múmia A12: esta se move agora.
vi-algo-verb-chase = perseguir
    .help = perseguir dabs: o personagem atrás de quem a múmia vai.
vi-algo-verb-take = pegar
    .help = pegar e a carta: a que fica com você. Diga no privado.
vi-algo-verb-play = jogar carta
    .help = jogar amuleto, jogar sino, jogar óleo. Diga no privado.
vi-algo-verb-cast = minha sombra
    .help = sombra A12: a múmia que acabou de parar ao seu lado some. Diga no privado.
vi-algo-verb-no = Não reagir
    .help = não: você não reage. Diga no privado.
vi-algo-verb-walk = andar
    .help = andar A14, ou andar A14 via Z23 A9: 3 passos por ação. Pode passar por outros, não parar com eles.
vi-algo-verb-search = Buscar Tesouro
    .help = buscar, ou buscar A21: menos que a confiança em três dados acha a carta do topo da sala. buscar A21 recuar E6 diz qual marcador volta.
vi-algo-verb-use = usar carta
    .help = usar espelho A12, usar moedas A12 A14, usar botas A9, usar mapa. Pode ser no privado.
vi-algo-verb-signal = sinalizar
    .help = sinalizar: no fim deste turno você não conta como sozinho.
vi-algo-verb-exit = Contribuir com a saída
    .help = contribuir corda, contribuir arpéu, contribuir picareta: mais nos três dados do que tochas na reserva, e ela é validada.
vi-algo-verb-group = carta de grupo
    .help = grupo tocha escondida, grupo passo firme A9, grupo olho no olho bento: grátis, uma por turno.
vi-algo-verb-shadow = minha sombra
    .help = sombra A12: uma múmia ao seu lado some, grátis.
vi-algo-verb-pass = encerrar o turno
    .help = passar: seu turno acabou.
vi-algo-verb-orders = ordens permanentes
    .help = ordens amuleto mim, ordens valor mínimo 3, ordens sino qualquer, ordens óleo acabar, ordens sombra nunca. Diga no privado.
vi-algo-verb-keep = manter
    .help = manter cálice urna: a mais querida primeiro; entre tesouros iguais, perde-se primeiro a última. Diga no privado.

## O que aconteceu

vi-algo-stop = { $item1 }
vi-algo-event-dealt = A catacumba está montada, { $face ->
    [day] é dia
   *[night] é noite
}. Tochas: { $reserve }, confiança: { $trust }.{ $traitors ->
    [yes] {" "}Duas das dezesseis cartas secretas fazem um traidor. O ganancioso vence se, sem os tesouros da mão dele, o grupo tem pouco; o assombrado, se só sem o maior tesouro de cada um a até 3 hexágonos o grupo tem pouco.
   *[no] {""}
}
vi-algo-event-hand-dealt = Suas cartas: { NAME($cards) }.
vi-algo-event-started = { SEAT($seat) } entra em { $spot }.
vi-algo-event-round-started = Rodada { $round }.
vi-algo-event-event-revealed = Nesta rodada: { NAME($card) }.
vi-algo-event-torch = { SEAT($seat) } revela uma tocha: { NAME($kind) }. Tochas restantes: { $reserve }.
vi-algo-event-last-torch = Era a última tocha! Só resta a luz deste turno.
vi-algo-event-light = { $face ->
    [day] Amanhece.
   *[night] Anoitece.
}
vi-algo-event-torches-added = Tochas a mais: { $added }. Na reserva: { $reserve }.
vi-algo-event-torch-buried = Uma tocha se perde no vento, sem ninguém ver. Na reserva: { $reserve }.
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
} de { SEAT($owner) } se move (dados: { $dice }): { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-rolled = A múmia de { SEAT($owner) }, de { $spot } (dados: { $dice }), bate na parede em { $at }.
vi-algo-event-mummy-lured = As moedas atraem a múmia de { SEAT($owner) }: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-removed = { $cause ->
    [light] A luz desfaz a múmia de { SEAT($owner) } em { $spot }.
    [fourth] A múmia de { SEAT($owner) } em { $spot } volta para a ficha: vem outra.
    [shadow] A múmia de { SEAT($owner) } em { $spot } não era múmia.
   *[other] A múmia de { SEAT($owner) } em { $spot } some: { NAME($cause) }.
}
vi-algo-event-lost = { SEAT($seat) } perde { NAME($card) }.
vi-algo-event-theft = A múmia de { SEAT($owner) } em { $spot } alcança { SEAT($affected) }.
vi-algo-event-theft-averted = { $by ->
    [shadow] { SEAT($seat) } só viu a própria sombra: ninguém é roubado.
   *[other] { SEAT($seat) } ergue a carta { NAME($by) }: ninguém é roubado.
}
vi-algo-event-saw = { SEAT($seat) } vê algo nas sombras{ $cause ->
    [alone] , só no escuro.
   *[torch] .
}
vi-algo-event-bell-rung = { SEAT($seat) } toca o sino por { SEAT($for_seat) }: não era nada.
vi-algo-event-oil-used = { SEAT($seat) } põe óleo nas tochas.
vi-algo-event-group-drawn = { SEAT($seat) } pega uma carta secreta.
vi-algo-event-group-seen = Uma carta secreta de { SEAT($seat) }, só para os seus olhos: { NAME($card) }.
vi-algo-event-group-played = { SEAT($seat) } mostra uma carta secreta: { NAME($card) }{ COUNT($target) ->
    [0] .
   *[other] {" "}({ $target }).
}
vi-algo-event-walked = { SEAT($seat) } anda: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-pushed = { SEAT($seat) } leva um empurrão na direção { $direction }: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-entered = { SEAT($seat) } chega primeiro: { NAME($room, of: "room") }. O tesouro do meio é seu.
vi-algo-event-found = Sua nova carta: { NAME($card) }.
vi-algo-event-drew = { SEAT($seat) } pega uma carta: { NAME($room, of: "room") }.
vi-algo-event-shown = { SEAT($seat) } tem de mostrar: { NAME($card) }!
vi-algo-event-searched = { SEAT($seat) } busca em { $rune } (dados: { $dice }, confiança { $trust }): { $found ->
    [yes] achou!
   *[no] nada.
}
vi-algo-event-used = { SEAT($seat) } usa { NAME($card) }{ COUNT($target) ->
    [0] .
   *[other] {" "}({ $target }).
}
vi-algo-event-looked = { SEAT($seat) } lê um mapa: { NAME($room, of: "room") }. Cartas olhadas: { $cards }.
vi-algo-event-looked-at = No seu mapa: { NAME($cards) }.
vi-algo-event-signalled = { SEAT($seat) } sinaliza para os outros.
vi-algo-event-contributed = { SEAT($seat) } contribui com { NAME($card) } (dados: { $dice }, tochas { $reserve }): { $validated ->
    [yes] validada!
   *[no] quebrou.
}
vi-algo-event-own-shadow = { SEAT($seat) } olha de novo para { $spot }: era só uma sombra.
vi-algo-event-passed = { SEAT($seat) } encerra o turno.
vi-algo-event-torch-marked = Algo poderoso desperta. { SEAT($seat) } fica com a tocha marcada.
vi-algo-event-torch-handed-on = A tocha marcada passa de { SEAT($start) } para { SEAT($end) }.
vi-algo-event-game-over = { $result ->
    [dark] As tochas acabaram. A escuridão fica com todos.
    [no_exit] Não há mais saída. Ninguém escapa.
    [short] Saíram, mas com pouco: todos perdem.
    [greedy] O traidor ganancioso vence: { SEAT($winners) }.
    [haunted] O traidor assombrado vence: { SEAT($winners) }.
    [both] Os dois traidores vencem: { SEAT($winners) }.
   *[group] O grupo vence: { SEAT($winners) }.
}
    Tesouro { $treasure }, confiança { $trust }; para o ganancioso { $greedy }, para o assombrado { $haunted }.
    { EACH($hands, by: "vi-algo-hand-worth", as: "lines") }
vi-algo-hand-worth = { SEAT($at) }: { $item1 }

## Recusas

vi-algo-refused-already-contributed = Você já contribuiu neste turno.
vi-algo-refused-already-searched = Você já buscou nesta runa.
vi-algo-refused-already-signalled = Você já sinalizou neste turno.
vi-algo-refused-any-time-card = Esta carta é para reagir, não gasta ação.
vi-algo-refused-bad-choice = Essa não é uma das opções.
vi-algo-refused-exit-card = Carta de saída só serve para contribuir.
vi-algo-refused-hex-taken = Esse hexágono está ocupado.
vi-algo-refused-illegal-place = A múmia não pode aparecer aí.
vi-algo-refused-needs-four = O baralho de Grupo/Traição exige quatro jogadores.
vi-algo-refused-needs-path = Salas extras exigem o caminho sinuoso.
vi-algo-refused-no-actions = Você não tem ações suficientes.
vi-algo-refused-no-card = Você não tem essa carta.
vi-algo-refused-no-effect = Não teria efeito agora.
vi-algo-refused-no-exit-card = Você não tem essa carta de saída.
vi-algo-refused-no-move = Você já está aí.
vi-algo-refused-which-rune = Há várias runas ao alcance: diga qual.
vi-algo-refused-no-rune = Não há runa ao alcance.
vi-algo-refused-one-group-card = Uma carta de grupo por turno.
vi-algo-refused-stack-empty = Não há mais tesouros nesta sala.
vi-algo-refused-too-far = É longe demais.
vi-algo-refused-traitor-card = Esta carta nunca é jogada.
vi-algo-refused-wall = Há uma parede no caminho.

## Configurações

vi-algo-setting-difficulty = dificuldade
    .help = No fácil começa à noite, e a confiança nunca cai abaixo de 10; no difícil começa de dia, e ela pode cair até 1.
vi-algo-setting-difficulty-easy = fácil
vi-algo-setting-difficulty-hard = difícil
vi-algo-setting-group-deck = baralho de Grupo/Traição
    .help = Dezesseis cartas secretas, duas de traidor. Automático: com quatro ou mais. Desligado: todos são leais.
vi-algo-setting-group-deck-auto = automático
vi-algo-setting-group-deck-on = ligado
vi-algo-setting-group-deck-off = desligado
vi-algo-setting-layout = formato da catacumba
    .help = Estrela em volta da Sala Central, ou um caminho que os dados vão torcendo no escuro.
vi-algo-setting-layout-star = estrela
vi-algo-setting-layout-path = caminho sinuoso
vi-algo-setting-extra-rooms = salas extras
    .help = Tantas salas espelhadas a mais; só no caminho sinuoso.
vi-algo-setting-powerful-mummy = múmia poderosa
    .help = O primeiro a deixar a Sala Central desperta duas múmias numa só, e dali em diante as múmias se empilham.
vi-algo-setting-own-shadow = minha própria sombra
    .help = Tantas vezes por jogo cada um pode fazer sumir uma múmia ao seu lado.
vi-algo-setting-dark-catacomb = catacumba escura
    .help = Ficar sozinho é perigoso também de dia.
vi-algo-setting-push = empurrão
    .help = A múmia que para ao lado de personagens também os empurra.
vi-algo-setting-events = cartas de evento
    .help = A partir da segunda rodada, cada rodada tem um evento.
vi-algo-setting-extra-torches = tochas extras
    .help = Tantas tochas a mais no início, para um jogo mais fácil.
vi-algo-setting-reactions = reações
    .help = Como se jogam cartas no turno dos outros: por ordens permanentes, sem espera, ou perguntando a todos a cada vez.
vi-algo-setting-reactions-orders = por ordens permanentes
vi-algo-setting-reactions-ask = perguntar a todos
vi-algo-setting-first-player = primeiro jogador
    .help = Quem começa.
vi-algo-setting-first-player-random = aleatório
vi-algo-setting-first-player-1 = lugar 1
vi-algo-setting-first-player-2 = lugar 2
vi-algo-setting-first-player-3 = lugar 3
vi-algo-setting-first-player-4 = lugar 4
vi-algo-setting-first-player-5 = lugar 5
vi-algo-setting-first-player-6 = lugar 6

## As regras em resumo

vi-algo-rules =
    Vocês estão juntos numa catacumba. Abram três saídas diferentes, corda, arpéu e picareta, antes que as tochas acabem, com tesouros em todas as mãos somando mais que a confiança. Cada carta de saída e de múmia na mão vale -3.
    1. Seu turno começa com uma tocha: pode durar, trazer uma múmia ou fazer você ver algo. Doze delas viram a noite em dia, e de volta.
    2. Suas múmias se movem pelos dados: em linha reta, depois rumo ao personagem mais próximo. Quem está ao lado de onde uma para perde o maior tesouro, e os vizinhos também.
    3. Três ações: andar 3 passos, buscar numa runa (menos que a confiança em três dados), usar uma carta, sinalizar, contribuir com uma carta de saída (mais nos três dados do que tochas restantes). Quem entra primeiro numa sala fica com o tesouro dela.
    4. Quem termina o próprio turno de noite a mais de 3 hexágonos de todos vê algo: a confiança cai, um tesouro se perde, uma carta secreta vem. Com quatro ou mais, duas delas fazem um traidor.
    Se as tochas acabam, ou se quebram duas cartas de saída iguais, tudo está perdido. Falem à vontade; não mostrem nada.
    Escreva “regras amuleto” para ver uma carta ou uma noção.

## Palavras que se podem digitar

vi-algo-token-start = posição, início
vi-algo-token-place = colocar, pôr
vi-algo-token-back = recuar
vi-algo-token-mummy = múmia
vi-algo-token-chase = perseguir
vi-algo-token-take = pegar
vi-algo-token-play = jogar
vi-algo-token-shadow = sombra
vi-algo-token-walk = andar, ir
vi-algo-token-via = via, por
vi-algo-token-search = buscar
vi-algo-token-use = usar
vi-algo-token-signal = sinalizar
vi-algo-token-exit = contribuir
vi-algo-token-group = grupo
vi-algo-token-orders = ordens
vi-algo-token-keep = manter
vi-algo-token-amulet-min = valor mínimo
vi-algo-token-never = nunca
vi-algo-token-self = mim, para mim
vi-algo-token-any = qualquer, para qualquer um
vi-algo-token-last = acabar, quando acabam as tochas
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
