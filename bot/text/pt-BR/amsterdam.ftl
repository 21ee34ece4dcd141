### Sombras: Amsterdã.

## O jogo

amsterdam-title = Sombras: Amsterdã
amsterdam-about = Duas equipes correm por uma cidade à noite. Cada Comissário conhece o mapa e só pode falar por imagens.

## Equipes e pessoas

amsterdam-black = equipe preta
    .help = Seu peão e suas fichas são pretos e quadrados.
amsterdam-orange = equipe laranja
    .help = Seu peão e suas fichas são laranja e redondos.
amsterdam-commissioner = Comissário
    .help = Só quem é Comissário vê o Mapa da Cidade, e só fala com cartas de pista.
amsterdam-detective = Detetive
    .help = Lê a pista nas imagens e vota na casa para onde ir.
amsterdam-black-commissioner = Comissário preto
amsterdam-black-detective-1 = Detetive preto 1
amsterdam-black-detective-2 = Detetive preto 2
amsterdam-black-detective-3 = Detetive preto 3
amsterdam-black-detective-4 = Detetive preto 4
amsterdam-black-detective-5 = Detetive preto 5
amsterdam-orange-commissioner = Comissário laranja
amsterdam-orange-detective-1 = Detetive laranja 1
amsterdam-orange-detective-2 = Detetive laranja 2
amsterdam-orange-detective-3 = Detetive laranja 3
amsterdam-orange-detective-4 = Detetive laranja 4
amsterdam-orange-detective-5 = Detetive laranja 5
amsterdam-spectator = espectador

## Coisas e noções

amsterdam-cell = casa
    .help = A letra da coluna e um número a partir do alto: D4 é o meio.
amsterdam-start-tile = casa inicial
    .help = D4, com borda dourada. As duas equipes começam aqui.
amsterdam-obstacle = obstáculo
    .help = Água escura: C3, D5 e E3. Ninguém entra ali nem passa por ali.
amsterdam-open-place = casa central
    .help = D4, D3, E4 e C4. Suas imagens são cartas de pista, novas a cada rodada.
amsterdam-district = distrito
    .help = Cinco casas juntas. Seis dos sete distritos estão na cidade, cada um com um de seus dois lados para cima.
amsterdam-city-map = Mapa da Cidade
    .help = O que há e onde, para uma equipe: 6 casas de polícia, 2 Clientes, 6 provas. Só seu Comissário o vê.
amsterdam-circle = círculo ●
amsterdam-star = estrela ★
amsterdam-square = quadrado ■
amsterdam-clue-card = carta de pista
    .help = Uma imagem. Uma carta: a casa indicada é vizinha. Duas cartas: está a exatamente duas casas.
amsterdam-active-clue = pista atual
amsterdam-row = fileira de pistas
    .help = Dez cartas de pista, das quais os dois Comissários pegam.
amsterdam-deck = baralho
amsterdam-discard = descarte
amsterdam-figure = miniatura dos Detetives
amsterdam-evidence = prova
    .help = Encontra-se indo até ela. São precisas três diferentes; cada casa dá uma por rodada, a quem chega primeiro.
amsterdam-evidence-unique = prova exclusiva
    .help = Só no seu mapa: os rivais não podem levá-la.
amsterdam-evidence-common = prova comum
    .help = Nos dois mapas: leva quem chega primeiro.
amsterdam-client = Cliente
    .help = Cheguem lá com três provas e a rodada é de vocês.
amsterdam-police = polícia
    .help = Quem para ali leva uma ficha de polícia, toda vez. A terceira perde a rodada. Passar não faz mal.
amsterdam-silence = nada acontece
    .help = Uma casa neutra, ou um Cliente cedo demais, ou uma prova já levada: nunca se diz qual.
amsterdam-cycle = ciclo
    .help = Uma pista, um movimento e o resultado.
amsterdam-round = rodada
    .help = Ganha quem chega a um Cliente com três provas; perde quem recebe a terceira ficha de polícia.
amsterdam-swap = troca da fileira
    .help = Quando os dois Comissários querem, as dez cartas são trocadas. No jogo cooperativo o Comissário decide sozinho.

## Como termina uma rodada

amsterdam-end-client = entregue ao Cliente
amsterdam-end-police = pegos pela polícia
amsterdam-end-time = o tempo acabou
amsterdam-end-cycles = os ciclos acabaram
amsterdam-end-concede = desistência
amsterdam-end-cap = limite de ciclos atingido

## Os lados dos distritos

amsterdam-face-1A = Anel dos Canais
amsterdam-face-1B = Guardiões da Eclusa
amsterdam-face-2A = Cais das Flores
amsterdam-face-2B = Estufas
amsterdam-face-3A = Porto Velho
amsterdam-face-3B = Rua das Cordas
amsterdam-face-4A = Rua dos Museus
amsterdam-face-4B = Escadaria da Ópera
amsterdam-face-5A = Praça da Moeda
amsterdam-face-5B = Feira Noturna
amsterdam-face-6A = Ilha do Moinho
amsterdam-face-6B = Madeireiras
amsterdam-face-7A = Beco das Lanternas
amsterdam-face-7B = Torre do Sino

## O que aconteceu

amsterdam-event-pictures-replaced = Aquela semente não deu boas imagens: troquei para a { $seed }.
amsterdam-event-city-laid = A cidade está montada: { NAME($faces, of: "face") }.{ $structure ->
    [1] {" "}Os distritos estão girados.
   *[0] {""}
}
amsterdam-event-round-prepared = A rodada { $round } está montada. No meio: { $centre }. A fileira: { $row }. Começa quando os Comissários estiverem prontos.
amsterdam-event-took-commission = { SEAT($seat) } assume como Comissário: { NAME($team) }.
amsterdam-event-said-ready = { SEAT($seat) } já pode começar.
amsterdam-event-counted = { $left }…
amsterdam-event-round-started = Rodada { $round }: já!{ $silence ->
    [yes] {" "}A partir de agora, Comissários só falam por suas cartas.
   *[no] {""}
}
amsterdam-event-map-shown = Seu Mapa da Cidade: { $number }, { NAME($symbol) } ({ NAME($team) }). Está na sua imagem.
amsterdam-event-clue-given = { START(NAME($team)) }, pista: { $cards }.{ $automatic ->
    [yes] {" "}(automático)
   *[no] {""}
}
amsterdam-event-clue-pending = { START(NAME($team)) }: uma pista está a caminho.
amsterdam-event-row-changed = A fileira: { $row }.
amsterdam-event-row-swapped = A fileira é nova: { $row }.
amsterdam-event-swap-proposed = { START(NAME($team)) } gostaria de uma fileira nova.
amsterdam-event-swap-withdrawn = { START(NAME($team)) } não pede mais uma fileira nova.
amsterdam-event-vote-cast = { SEAT($seat) } vota em { $cell } ({ NAME($team) }).
amsterdam-event-abstained = { SEAT($seat) } deixa com os outros ({ NAME($team) }).
amsterdam-event-went-away = { SEAT($seat) } está fora: um Detetive da equipe pode assumir o lugar.
amsterdam-event-came-back = { SEAT($seat) } voltou.
amsterdam-event-hinted = O parceiro virtual iria a { $cells } ({ NAME($team) }).
amsterdam-event-moved = { START(NAME($team)) } → { $cell }.{ $announcement ->
    [police] {" "}Polícia! { $count }/3
    [evidence] {" "}Prova! { $count }/3
    [client] {" "}Cliente! Rodada vencida.
   *[silence] {""}
}{ $automatic ->
    [yes] {" "}(automático)
   *[no] {""}
}
amsterdam-event-clue-voided = { START(NAME($team)) }: o anfitrião anulou a pista. A miniatura fica.
amsterdam-event-released = { SEAT($seat) }, os rivais alcançaram vocês: já pode dar uma pista ({ NAME($team) }).
amsterdam-event-concede-confirmed = { SEAT($seat) } desistiria desta rodada ({ NAME($team) }).
amsterdam-event-round-ended = A rodada { $round } acabou: { NAME($reason, of: "end") }. { $winner ->
    [none] A rodada está perdida.
   *[black] Ela vai para: { NAME($winner) }.
}
amsterdam-event-maps-revealed = Os Mapas da Cidade desta rodada eram o número { $number }, { NAME($symbol) }.
amsterdam-event-map-told = { START(NAME($team)) }: polícia em { $police }; Clientes em { $clients }; provas exclusivas em { $unique }; provas comuns em { $common }.
amsterdam-event-way-told = Caminho ({ NAME($team) }): { $way }.
amsterdam-event-match-ended = { $winner ->
    [none] A partida está perdida.
   *[black] A partida está vencida: { NAME($winner) }!
} Rodadas vencidas: { $wins }.

## O que se pergunta a um lugar

amsterdam-ask-ask-ready = A cidade está montada. Quer ver seu Mapa da Cidade?
amsterdam-ask-ask-on = A rodada acabou, e os dois Mapas da Cidade estão abertos. Diga que está tudo pronto quando todos já tiverem visto o bastante.
amsterdam-ask-beat = Já vai começar.
amsterdam-ask-ask-clue = Qual pista? Uma carta: casa vizinha. Duas cartas: casa a exatamente duas de distância.
amsterdam-ask-ask-move = Aonde leva a pista?
amsterdam-ask-ask-votes = Aonde leva a pista? Você pode mudar seu voto até a equipe se mover.
amsterdam-ask-hold-back = A pista está a caminho.
amsterdam-ask-run-down = O relógio está correndo.
amsterdam-ask-offer-swap = Você pode pedir uma fileira nova, ou mudar de ideia.
amsterdam-ask-offer-vote = Você pode mudar seu voto.
amsterdam-ask-offer-hint = Você pode perguntar ao seu parceiro virtual.
amsterdam-ask-offer-concede = Você pode desistir desta rodada.
amsterdam-ask-offer-void = Como anfitrião, você pode anular a pista de um Comissário que falou.
amsterdam-ask-offer-commission = Você pode virar Comissário.
amsterdam-verb-clue = pista
    .help = pista C17, ou pista C17 C42: uma carta indica uma casa vizinha, duas cartas uma casa a exatamente duas de distância.
amsterdam-verb-go = ir
    .help = ir D4: seu voto numa casa ao alcance. Você pode mudá-lo até a equipe se mover.
amsterdam-verb-abstain = deixar com os outros
    .help = abster: os outros Detetives decidem este movimento sem você.
amsterdam-verb-ready = começar
    .help = preparado: você já pode ver seu Mapa da Cidade.
amsterdam-verb-swap = fileira nova
    .help = trocar: as dez cartas são trocadas assim que os dois Comissários quiserem; no jogo cooperativo, na hora.
amsterdam-verb-withdraw = manter a fileira
    .help = retirar: você não pede mais uma fileira nova.
amsterdam-verb-concede = Desistir da rodada
    .help = desistir: a rodada está perdida assim que mais da metade da equipe quiser.
amsterdam-verb-commissioner = virar Comissário
    .help = comissário: o lugar passa a ser seu. Durante a rodada, só se estiver vazio; e então fica seu.
amsterdam-verb-hint = pedir ajuda ao parceiro virtual
    .help = dica: a equipe toda ouve que duas casas o computador olharia.
amsterdam-verb-void = anular uma pista
    .help = anular preta, anular laranja: o anfitrião retira uma pista porque o Comissário dela falou.

## Recusas

amsterdam-refused-lonely-team = Uma equipe precisa de um Comissário e de pelo menos um Detetive: { NAME($team) }.
amsterdam-refused-not-your-phase = Sua equipe não está nesta etapa.
amsterdam-refused-not-commissioner = Só o Comissário pode fazer isso.
amsterdam-refused-not-a-detective = Só Detetives podem fazer isso.
amsterdam-refused-bad-card-count = Dê uma ou duas cartas.
amsterdam-refused-duplicate-card = Escolha duas cartas diferentes.
amsterdam-refused-card-gone = Não está na fileira: { TYPED($cards) }. Olhe a fileira de novo.
amsterdam-refused-waiting-for-rival = Vocês estão à frente; aguardem os rivais.
amsterdam-refused-no-such-cell = Essa casa não existe.
amsterdam-refused-is-obstacle = Não se pode entrar em obstáculos.
amsterdam-refused-too-near = Perto demais: duas cartas são duas casas.
amsterdam-refused-too-far = Longe demais para esta pista.
amsterdam-refused-same-cell = Vocês já estão aí.
amsterdam-refused-already-proposed = Você já propôs isso.
amsterdam-refused-has-seen-map = Você já viu o mapa nesta rodada.
amsterdam-refused-commissioner-silent = Comissários só falam por cartas.
amsterdam-refused-paused = A partida está em pausa.
amsterdam-refused-round-over = A rodada acabou.
amsterdam-refused-not-host = Só quem comanda a mesa pode fazer isso.
amsterdam-refused-last-voter = Só sobrou você para decidir este movimento.
amsterdam-refused-last-detective = Uma equipe precisa de ao menos um Detetive.
amsterdam-refused-no-clue = Não há pista a anular ({ TYPED($team) }).
amsterdam-refused-too-many-for-coop = Aqui o jogo cooperativo é para { $most } jogadores no máximo.
amsterdam-refused-no-album = Aqui não há imagens próprias: quem hospeda a casa as traz numa pasta (--pictures).
amsterdam-refused-no-such-album = Esta partida foi jogada com imagens que não estão nesta casa ({ $album }).

## Configurações

amsterdam-setting-mode = modo
    .help = Duas equipes disputam, ou uma equipe joga contra o tempo. Com dois ou três jogadores é sempre uma equipe.
amsterdam-setting-mode-competitive = competitivo
amsterdam-setting-mode-coop = cooperativo
amsterdam-setting-pace = ritmo
    .help = Ao vivo, ou por correspondência, com um dia para cada decisão.
amsterdam-setting-pace-live = ao vivo
amsterdam-setting-pace-correspondence = sem pressa, em dias
amsterdam-setting-first-game = pacote da primeira partida
    .help = Mapas iniciais, cidade padrão, movimento por maioria.
amsterdam-setting-clue-deadline-s = prazo da pista
    .help = Tantos segundos para dar uma pista. 0: sem prazo.
amsterdam-setting-move-deadline-s = prazo do movimento
    .help = Tantos segundos para mover. 0: sem prazo.
amsterdam-setting-lead-limit = limite de vantagem
    .help = Quantos ciclos uma equipe pode ficar à frente antes de esperar; 0: sem limite.
amsterdam-setting-move-confirm = confirmação do movimento
    .help = De quem são os votos que decidem um movimento.
amsterdam-setting-move-confirm-any = qualquer Detetive
amsterdam-setting-move-confirm-majority = maioria
amsterdam-setting-move-confirm-unanimous = unanimidade
amsterdam-setting-match-wins = rodadas para vencer
    .help = Quantas rodadas dão a partida.
amsterdam-setting-map-pool = conjunto de mapas
    .help = Quais Mapas da Cidade são sorteados. Nos iniciais a polícia fica bem separada.
amsterdam-setting-map-pool-beginner = mapas iniciais
amsterdam-setting-map-pool-all = todos os mapas
amsterdam-setting-map-pool-advanced = mapas avançados
amsterdam-setting-map-seed = semente dos mapas
    .help = 1: os vinte mapas da casa. Qualquer outro número faz outros mapas; -1: novos a cada partida.
amsterdam-setting-police-shared = casas de polícia em comum
    .help = Quantas das seis casas de polícia as duas equipes têm em comum.
amsterdam-setting-structure = estrutura da cidade
    .help = Como os distritos são girados.
amsterdam-setting-structure-standard = padrão
amsterdam-setting-structure-alternate = alternativa
amsterdam-setting-structure-random = aleatória
amsterdam-setting-relay-districts = novos distritos a cada rodada
    .help = Montar a cidade de novo a cada rodada.
amsterdam-setting-role-rotation = troca de papéis
    .help = Quem será Comissário na próxima rodada.
amsterdam-setting-role-rotation-keep = manter
amsterdam-setting-role-rotation-rotate = revezar
amsterdam-setting-role-rotation-choose = escolher
amsterdam-setting-coop-difficulty = dificuldade
    .help = Quanto tempo, ou quantos ciclos, tem uma rodada cooperativa.
amsterdam-setting-coop-difficulty-recruit = recruta
amsterdam-setting-coop-difficulty-novice = novato
amsterdam-setting-coop-difficulty-agent = agente
amsterdam-setting-coop-difficulty-master = mestre
amsterdam-setting-coop-budget = limite cooperativo
    .help = Contra o que corre a equipe cooperativa. Automático: o relógio ao vivo, ciclos por correspondência.
amsterdam-setting-coop-budget-auto = automático
amsterdam-setting-coop-budget-clock = relógio
amsterdam-setting-coop-budget-cycles = ciclos
amsterdam-setting-coop-budget-none = nenhum
amsterdam-setting-coop-time-percent = escala do relógio, %
    .help = Estica o relógio cooperativo; 200 serve a quem digita no celular.
amsterdam-setting-coop-color = cor usada
    .help = De quem é o mapa que a equipe cooperativa usa.
amsterdam-setting-coop-color-black = preta
amsterdam-setting-coop-color-orange = laranja
amsterdam-setting-coop-max-players = máximo de jogadores no cooperativo
    .help = Tantas pessoas podem jogar uma partida cooperativa.
amsterdam-setting-cycle-cap = limite de ciclos
    .help = Após tantos ciclos das duas equipes decidem as provas, depois a polícia. 0: sem limite.
amsterdam-setting-tracking-marker = mostrar marcador de posição
    .help = O mapa do Comissário mostra onde está a própria miniatura.
amsterdam-setting-commissioner-hears = Comissário lê a conversa da equipe
    .help = O que os Detetives escrevem entre si chega ao seu Comissário.
amsterdam-setting-open-discussion = conversa aberta
    .help = Conversa e votos da equipe são públicos, como em volta de uma mesa.
amsterdam-setting-strict-silence = silêncio rigoroso
    .help = Cada rodada começa com o lembrete de que Comissários só falam por suas cartas.
amsterdam-setting-clue-delay-s = atraso da pista
    .help = A pista aparece tantos segundos depois de dada, para que o tempo de pensar nada revele.
amsterdam-setting-reveal-maps = revelar mapas após a rodada
    .help = Os dois Mapas da Cidade são mostrados a todos quando a rodada acaba.
amsterdam-setting-uneven-teams = equipes desiguais
    .help = As equipes podem ter mais de uma pessoa de diferença. Cada uma continua com um Comissário e um Detetive.
amsterdam-setting-picture-seed = semente das imagens
    .help = 9: as imagens da casa. Qualquer outro número mistura outras.
amsterdam-setting-picture-source = origem das imagens
    .help = As nossas, ou as de uma pasta que quem hospeda esta casa trouxe.
amsterdam-setting-picture-source-procedural = nossas
amsterdam-setting-picture-source-folder = a pasta desta casa
amsterdam-setting-ai-level = nível do jogador virtual
    .help = Quão bem pensam os jogadores virtuais.
amsterdam-setting-ai-level-normal = normal
amsterdam-setting-ai-level-easy = fácil
amsterdam-setting-ai-level-hard = difícil
amsterdam-setting-ai-delay-s = espera do jogador virtual
    .help = Um jogador virtual espera pelo menos tantos segundos antes de agir.

## As regras em resumo

amsterdam-rules =
    Duas equipes correm por Amsterdã. Cada uma tem um Comissário, o único que vê o Mapa da Cidade, e Detetives, que vão aonde acham que o Comissário os quer.
    1. O Comissário dá uma ou duas cartas de pista da fileira de dez: uma imagem que tem algo em comum com a casa indicada. Uma carta é uma casa vizinha, duas cartas uma casa a exatamente duas de distância.
    2. Os Detetives olham as casas ao alcance e vão a uma. Então se diz: polícia, prova, Cliente, ou nada.
    3. Achem três provas e depois vão a um Cliente: a rodada está vencida. A terceira ficha de polícia a perde.
    Ninguém espera a outra equipe. A prova que está nos dois mapas é de quem chega primeiro.
    Comissários não dizem absolutamente nada: só as cartas falam. Quando ambos querem, as dez cartas são trocadas. Duas rodadas vencem a partida.
    Juntos contra o tempo: duas ou três pessoas jogam uma só equipe, com tempo ou ciclos contados.
    Digite “regras polícia” para uma noção, “olhar D4” ou “olhar C07” para ver uma imagem de perto; só “olhar” mostra ao Comissário tudo o que está ao alcance.

## Palavras que se podem digitar

amsterdam-token-clue = pista
amsterdam-token-go = ir, andar
amsterdam-token-abstain = abster, deixar
amsterdam-token-ready = preparado, preparada
amsterdam-token-swap = trocar
amsterdam-token-withdraw = retirar
amsterdam-token-concede = desistir
amsterdam-token-commissioner = comissário
amsterdam-token-hint = dica
amsterdam-token-void = anular
amsterdam-token-row = fileira, cartas
amsterdam-token-map = mapa
amsterdam-token-history = histórico, história
amsterdam-token-black = preta, preto
amsterdam-token-orange = laranja
