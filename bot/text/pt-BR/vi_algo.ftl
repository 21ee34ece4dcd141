### Vi Algo nas Sombras.

vi-algo-title = Vi Algo nas Sombras
vi-algo-about = Explorem juntos as catacumbas, tragam tesouros à luz das tochas, e olho em quem anda ao seu lado.
vi-algo-idolo = Ídolo de ouro
    .help = Vale 5. Uso: confiança +2.
vi-algo-calice = Cálice
    .help = Vale 4. Uso: confiança +1.
vi-algo-urna = Urna amaldiçoada
    .help = Vale 4. Ao achar: confiança -1. Uso: tire do tabuleiro uma múmia sua.
vi-algo-colar = Colar
    .help = Vale 3. Uso: pegue a carta do topo da sua sala.
vi-algo-moedas = Moedas
    .help = Vale 2. Uso: atraia uma múmia próxima da sua sala por até 2 hexágonos.
vi-algo-espelho = Espelho
    .help = Vale 2. Uso: remova uma múmia da sua sala a até 3 hexágonos.
vi-algo-amuleto = Amuleto
    .help = Vale 2. A qualquer momento: cancele o roubo de uma múmia para todos.
vi-algo-botas = Botas
    .help = Vale 2. Uso: corra até 6 passos.
vi-algo-mapa = Mapa
    .help = Vale 1. Uso: olhe as 3 cartas do topo da sua sala e pegue uma.
vi-algo-lenha = Lenha
    .help = Vale 2. Uso: mais 3 tochas.
vi-algo-oleo = Frasco de óleo
    .help = Vale 1. A qualquer momento: mais 2 tochas.
vi-algo-sino = Sino
    .help = Vale 2. A qualquer momento: afinal ninguém viu nada nas sombras.
vi-algo-corda = Corda
    .help = -3 na mão. Contribua para abrir a saída.
vi-algo-arpeu = Arpéu
    .help = -3 na mão. Contribua para abrir a saída.
vi-algo-picareta = Picareta
    .help = -3 na mão. Contribua para abrir a saída.
vi-algo-mumia-tocheira = Múmia tocheira
    .help = -3. Ao achar: vem uma múmia. Uso: uma múmia, depois 2 tochas.
vi-algo-mumia-guardia = Múmia guardiã
    .help = -3. Ao achar: vem uma múmia. Uso: uma múmia, depois pegue uma carta da sua sala.
vi-algo-mumia-vigia = Múmia vigia
    .help = -3. Ao achar: vem uma múmia. Uso: uma múmia, depois confiança +1.
vi-algo-traidor-ganancioso = Traidor Ganancioso
    .help = Você quer tudo: vence sozinho se os outros, sem os seus tesouros, não passarem da confiança.
vi-algo-traidor-assombrado = Traidor Assombrado
    .help = Você é das sombras: vence sozinho se o grupo falhar só pelos tesouros de quem estiver perto de você.
vi-algo-so-o-vento = Só o vento
    .help = Nada acontece. Mostre para provar o que era.
vi-algo-maos-dadas = Mãos dadas
    .help = Confiança +1.
vi-algo-tocha-escondida = Tocha escondida
    .help = Mais 1 tocha.
vi-algo-passo-firme = Passo firme
    .help = Ande até 2 passos, de graça.
vi-algo-olhos-no-escuro = Olhos no escuro
    .help = Remova uma múmia a até 2 hexágonos de você.
vi-algo-olho-no-olho = Olho no olho
    .help = Veja uma carta fechada de alguém, ao acaso.
vi-algo-rajada = Rajada
    .help = Uma tocha da reserva se apaga.
vi-algo-veio-de-resina = Veio de resina
    .help = Mais 1 tocha.
vi-algo-cantoria = Cantoria
    .help = Confiança +1.
vi-algo-sussurros = Sussurros
    .help = Confiança -1.
vi-algo-mumias-inquietas = Múmias inquietas
    .help = As múmias andam 1 passo a mais nesta rodada.
vi-algo-mumias-dormentes = Múmias dormentes
    .help = As múmias não se movem nesta rodada.
vi-algo-poeira = Poeira
    .help = Andar dá 2 passos nesta rodada.
vi-algo-nuvens = Nuvens
    .help = Nenhuma luz conta nesta rodada.
vi-algo-lua-cheia = Lua cheia
    .help = A luz conta também à noite nesta rodada.
vi-algo-eco = Eco
    .help = Sozinho é a mais de 5 hexágonos nesta rodada.
vi-algo-dabs = Dabs
    .help = Traz tesouros: 2, tochas: 3, confiança: 4.
vi-algo-bento = Bento
    .help = Traz tesouros: 1, tochas: 4, confiança: 4.
vi-algo-iara = Iara
    .help = Traz tesouros: 3, tochas: 3, confiança: 3.
vi-algo-otto = Otto
    .help = Traz tesouros: 2, tochas: 4, confiança: 3.
vi-algo-nair = Nair
    .help = Traz tesouros: 3, tochas: 3, confiança: 4.
vi-algo-ramon = Ramon
    .help = Traz tesouros: 1, tochas: 3, confiança: 5.
vi-algo-room-Z = Sala Central
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
vi-algo-trust = confiança no grupo
    .help = 20 no máximo. A busca acha se três dados derem menos que ela; no fim, o tesouro tem de ser maior que ela.
vi-algo-reserve = reserva de tochas
    .help = A cada turno uma tocha se apaga. Se não sobrar nenhuma no fim de um turno, todos estão perdidos.
vi-algo-alone = sozinho
    .help = Ninguém a até 3 hexágonos. Quem termina o turno sozinho à noite vê algo nas sombras, a não ser que tenha sinalizado.
vi-algo-rune = runa
    .help = Fique nela ou ao lado para buscar; cada runa uma vez por pessoa.
vi-algo-mummy-piece = múmia
    .help = Move-se no turno do dono e rouba quem estiver ao lado de onde parar, e os vizinhos.
vi-algo-powerful-mummy = off
    .help = Várias múmias num hexágono. Move-se para quem tem a tocha marcada.
vi-algo-own-shadow = 0
    .help = Não era múmia, era a sua própria sombra: uma múmia ao seu lado some.
vi-algo-lit = hexágono iluminado
    .help = De dia as múmias somem nele.
vi-algo-day = dia
vi-algo-night = noite
vi-algo-catacomb = catacumba
vi-algo-torch-effect = efeito da tocha
vi-algo-stack = pilha de tesouros
vi-algo-exposed-treasure = tesouro exposto
vi-algo-search-marker = marcador de busca
vi-algo-marked-torch = tocha marcada
vi-algo-traitor = traidor
vi-algo-loyal = explorador leal
vi-algo-door = passagem
vi-algo-wall = parede
vi-algo-rock = rocha
vi-algo-direction = direção
vi-algo-compass = bússola
vi-algo-hex = hexágono
vi-algo-room = sala
vi-algo-setting-difficulty = `easy`
    .help = Fácil: noite, confiança nunca abaixo de 10. Difícil: dia, confiança pode cair a 1.
vi-algo-setting-group-deck = `auto`
    .help = Cartas secretas com dois traidores entre elas; a partir de quatro jogadores.
vi-algo-setting-layout = `star`
    .help = Salas em volta do centro, ou um caminho sinuoso.
vi-algo-setting-extra-rooms = 0
    .help = Mais salas para o caminho sinuoso.
vi-algo-setting-powerful-mummy = off
    .help = O primeiro a entrar numa sala acorda uma múmia poderosa.
vi-algo-setting-own-shadow = 0
    .help = Quantas vezes cada um pode fazer sumir uma múmia ao lado.
vi-algo-setting-dark-catacomb = off
    .help = Ficar sozinho é perigoso também de dia.
vi-algo-setting-push = off
    .help = As múmias empurram quem estiver ao lado de onde param.
vi-algo-setting-events = off
    .help = Uma carta de evento por rodada, a partir da segunda.
vi-algo-setting-extra-torches = 0
    .help = Mais tochas no começo.
vi-algo-setting-reactions = `orders`
    .help = Reações por ordens permanentes, para ninguém esperar, ou todos são perguntados.
vi-algo-setting-first-player = `random`
    .help = Quem começa.
vi-algo-refused-no-actions = Você não tem ações suficientes.
vi-algo-refused-wall = Há uma parede no caminho.
vi-algo-refused-hex-taken = Esse hexágono está ocupado.
vi-algo-refused-too-far = É longe demais.
vi-algo-refused-no-move = Você já está aí.
vi-algo-refused-no-rune = Não há runa ao alcance.
vi-algo-refused-already-searched = Você já buscou nesta runa.
vi-algo-refused-stack-empty = Não há mais tesouros nesta sala.
vi-algo-refused-exit-card = Carta de saída só serve para contribuir.
vi-algo-refused-any-time-card = Esta carta se joga a qualquer momento, não como ação.
vi-algo-refused-traitor-card = Esta carta nunca é jogada.
vi-algo-refused-one-group-card = Uma carta de grupo por turno.
vi-algo-refused-no-effect = Não teria efeito agora.
vi-algo-refused-no-exit-card = Você não tem essa carta de saída.
vi-algo-refused-already-contributed = Você já contribuiu neste turno.
vi-algo-refused-already-signalled = Você já sinalizou neste turno.
vi-algo-refused-illegal-place = A múmia não pode ficar aí.
vi-algo-refused-bad-choice = Essa não é uma das opções.
vi-algo-refused-no-card = Você não tem essa carta.
vi-algo-refused-needs-path = Salas extras exigem o caminho sinuoso.
vi-algo-refused-needs-four = O baralho de Grupo/Traição exige quatro jogadores.
vi-algo-ask-ask-start = Por onde você entra?
vi-algo-ask-ask-place = Onde a múmia aparece?
vi-algo-ask-ask-back = Qual múmia volta para a ficha?
vi-algo-ask-ask-mummy = Qual múmia se move agora?
vi-algo-ask-ask-chase = Atrás de quem ela vai?
vi-algo-ask-act = O que você faz?
vi-algo-ask-ask-take = Qual carta você pega?
vi-algo-ask-theft-window = Uma múmia em { $spot } vai roubar. Você reage?
vi-algo-ask-saw-window = { SEAT($seat) } vê algo nas sombras. Você reage?
vi-algo-ask-torch-window = A última tocha se apagou. Você reage?
vi-algo-ask-give-orders = Suas ordens permanentes. Ninguém mais as vê.
vi-algo-ask-pour-oil = Você pode pôr o óleo na reserva.
vi-algo-verb-start = posição
    .help = posição Z18: o hexágono por onde você entra.
vi-algo-verb-place = colocar
    .help = colocar A12: onde a múmia aparece.
vi-algo-verb-back = recuar
    .help = recuar A12: qual múmia volta.
vi-algo-verb-mummy = múmia
    .help = múmia A12: qual se move agora.
vi-algo-verb-chase = perseguir
    .help = perseguir Iara: atrás de quem ela vai.
vi-algo-verb-walk = andar
    .help = andar A14, ou andar A14 por A3 A7 para escolher o caminho.
vi-algo-verb-search = buscar
    .help = buscar, ou buscar A21 onde há várias runas.
vi-algo-verb-use = usar
    .help = usar colar; usar espelho A12; usar moedas A12 A14; usar botas A9.
vi-algo-verb-signal = sinalizar
    .help = sinalizar: você não estará sozinho neste turno.
vi-algo-verb-exit = contribuir
    .help = contribuir corda: três dados, mais que as tochas restantes.
vi-algo-verb-group = carta de grupo
    .help = grupo e o nome da carta, com o alvo; de graça, uma por turno.
vi-algo-verb-shadow = própria sombra
    .help = sombra A12: aquela múmia ao seu lado era a sua sombra.
vi-algo-verb-pass = passar
    .help = passar: seu turno acaba.
vi-algo-verb-take = pegar
    .help = pegar e o nome da carta.
vi-algo-verb-play = jogar
    .help = jogar amuleto, jogar sino, jogar óleo.
vi-algo-verb-cast = própria sombra
    .help = sombra A12: a múmia que parou era a sua sombra.
vi-algo-verb-no = não
    .help = não: você não faz nada.
vi-algo-verb-orders = ordem permanente
    .help = ordens amuleto any, e assim por diante: veja a lista.
vi-algo-verb-keep = manter
    .help = manter e as cartas, a mais querida primeiro.
vi-algo-event-dealt = Tochas: { $reserve }. Confiança: { $trust }. É { NAME($face) }.{ $traitors ->
    [yes] {" "}Entre dezesseis cartas secretas há dois traidores. O Traidor Ganancioso vence sozinho se faltar tesouro ao grupo sem os dele; o Traidor Assombrado, se faltarem só os tesouros de quem está perto dele.
   *[no] {""}
}
vi-algo-event-hand-dealt = { SEAT($seat) }, você começa com: { NAME($cards) }.
vi-algo-event-started = { SEAT($seat) } entra em { $spot }.
vi-algo-event-round-started = Rodada { $round }.
vi-algo-event-event-revealed = Evento: { NAME($card) }.
vi-algo-event-torch = { SEAT($seat) } revela uma tocha: { $kind ->
    [out] ela se apaga.
    [lasting] ela dura.
    [mummy] uma múmia!
   *[saw] algo se move nas sombras!
} Tochas restantes: { $reserve }.
vi-algo-event-last-torch = Era a última tocha. { SEAT($seat) }, faça luz!
vi-algo-event-light = Agora é { NAME($face) }.
vi-algo-event-torches-added = Tochas a mais: { $added }. Na reserva: { $reserve }.
vi-algo-event-torch-buried = Uma rajada leva uma tocha. Na reserva: { $reserve }.
vi-algo-event-trust = A confiança agora é { $trust }.
vi-algo-event-mummy-placed = { $pieces ->
    [1] Uma múmia de { SEAT($seat) } aparece em { $spot }.
   *[other] Uma múmia poderosa de { SEAT($seat) } aparece em { $spot }!
}
vi-algo-event-mummy-moved = Uma múmia de { SEAT($owner) } se move ({ LIST($dice) }): { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-rolled = Uma múmia de { SEAT($owner) } vinda de { $spot } ({ LIST($dice) }) para na parede em { $at }: há vários à mesma distância.
vi-algo-event-mummy-lured = Uma múmia de { SEAT($owner) } segue as moedas: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-removed = { $cause ->
    [light] Uma múmia de { SEAT($owner) } some na luz em { $spot }.
   *[other] Uma múmia de { SEAT($owner) } em { $spot } some.
}
vi-algo-event-lost = { SEAT($seat) } perde { NAME($card) }{ $cause ->
    [mummy] {" "}para a múmia.
   *[other] {" "}de susto.
}
vi-algo-event-theft = A múmia de { SEAT($owner) } em { $spot } alcança: { SEAT($affected) }.
vi-algo-event-theft-averted = { SEAT($seat) } impede o roubo{ $by ->
    [amuleto] {" "}com um amuleto.
   *[shadow] : era só uma sombra.
}
vi-algo-event-saw = { SEAT($seat) } viu algo nas sombras{ $cause ->
    [alone] , completamente só!
   *[torch] !
}
vi-algo-event-bell-rung = { SEAT($seat) } toca o sino: afinal { SEAT($for_seat) } não viu nada.
vi-algo-event-oil-used = { SEAT($seat) } põe óleo.
vi-algo-event-group-drawn = { SEAT($seat) } pega uma carta secreta.
vi-algo-event-group-seen = { SEAT($seat) }, a carta secreta é: { NAME($card) }.
vi-algo-event-group-played = { SEAT($seat) } joga { NAME($card) }{ $target ->
    [0] .
   *[other] : { NAME($target) }.
}
vi-algo-event-walked = { SEAT($seat) } anda: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-pushed = { SEAT($seat) } é empurrado ({ $direction }): { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-entered = { SEAT($seat) } é o primeiro na sala { $room } e pega o que havia lá.
vi-algo-event-found = { SEAT($seat) }, você achou: { NAME($card) }.
vi-algo-event-drew = { SEAT($seat) } pega uma carta da sala { $room }.
vi-algo-event-shown = { SEAT($seat) } tem de mostrar: { NAME($card) }!
vi-algo-event-searched = { SEAT($seat) } busca em { $rune } ({ LIST($dice) }, confiança { $trust }): { $found ->
    [yes] achou algo!
   *[no] nada.
}
vi-algo-event-used = { SEAT($seat) } usa { NAME($card) }{ $target ->
    [0] .
   *[other] : { LIST($target) }.
}
vi-algo-event-looked = { SEAT($seat) } lê um mapa da sala { $room }. Cartas olhadas: { $cards }.
vi-algo-event-looked-at = { SEAT($seat) }, o mapa mostra: { NAME($cards) }.
vi-algo-event-signalled = { SEAT($seat) } sinaliza.
vi-algo-event-contributed = { SEAT($seat) } contribui { NAME($card) } ({ LIST($dice) } contra { $reserve }): { $validated ->
    [yes] funciona!
   *[no] está perdida.
}
vi-algo-event-own-shadow = Não era múmia em { $spot }, era a sombra de { SEAT($seat) }.
vi-algo-event-passed = { SEAT($seat) } terminou.
vi-algo-event-torch-marked = Algo poderoso desperta! { SEAT($seat) } pega a tocha marcada.
vi-algo-event-torch-handed-on = A tocha marcada passa de { SEAT($start) } para { SEAT($end) }.
vi-algo-event-game-over = { $result ->
    [group] A saída está aberta e o tesouro basta: vitória de { SEAT($winners) }!
    [short] A saída está aberta, mas o tesouro não basta. Todos perdem.
    [dark] As tochas acabaram. A escuridão fica com todos.
    [no_exit] Não há mais saída. A escuridão fica com todos.
    [greedy] { SEAT($winners) } era o Traidor Ganancioso e vence sozinho!
    [haunted] { SEAT($winners) } era o Traidor Assombrado e vence sozinho!
   *[both] Dois traidores vencem: { SEAT($winners) }!
} Mãos: { LIST($hands) }. Tesouro { $treasure }, confiança { $trust }, levado pelo ganancioso { $greedy }, pelo assombrado { $haunted }.
vi-algo-stop = { $item1 }
vi-algo-token-walk = andar
vi-algo-token-search = buscar
vi-algo-token-use = usar
vi-algo-token-signal = sinalizar
vi-algo-token-exit = contribuir, saída
vi-algo-token-pass = passar
vi-algo-token-group = grupo
vi-algo-token-shadow = sombra
vi-algo-token-play = jogar
vi-algo-token-place = colocar
vi-algo-token-back = recuar
vi-algo-token-mummy = múmia
vi-algo-token-chase = perseguir
vi-algo-token-take = pegar
vi-algo-token-start = posição, início
vi-algo-token-orders = ordens
vi-algo-token-keep = manter
vi-algo-token-via = por
vi-algo-token-no = não
vi-algo-token-never = nunca
vi-algo-token-self = para mim
vi-algo-token-any = qualquer um
vi-algo-token-last = última
vi-algo-token-amulet = ordem do amuleto
vi-algo-token-amulet-min = valor mínimo
vi-algo-token-bell = ordem do sino
vi-algo-token-oil = ordem do óleo
