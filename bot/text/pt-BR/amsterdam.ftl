### Sombras: Amsterdã.

## O jogo

amsterdam-title = Sombras: Amsterdã
amsterdam-about = Duas equipes correm por uma cidade à noite. Cada Comissário conhece o mapa e só fala por imagens.
amsterdam-standings = Três provas e depois o Cliente ganham uma rodada; { $needed ->
    [0] nenhuma rodada dá
    [one] { $needed } rodada dá
    [many] { $needed } de rodadas dão
   *[other] { $needed } rodadas dão
} a partida.
    { EACH($teams, $evidence, $police, $wins, by: "amsterdam-each-team", as: "lines") }
amsterdam-each-team = { START(NAME($item1)) }: provas { $item2 } de 3, polícia { $item3 } de 3, rodadas ganhas { $item4 }.

## Equipes e pessoas

amsterdam-black = equipe preta
    .help = A miniatura e as fichas são pretas e quadradas.
    .the = a equipe preta
amsterdam-orange = equipe laranja
    .help = A miniatura e as fichas são laranja e redondas.
    .the = a equipe laranja
amsterdam-commissioner = Comissário
    .help = Só quem é Comissário vê o Mapa da Cidade, e só fala com cartas de pista.
amsterdam-detective = Detetive
    .help = Lê a pista nas imagens e vota na casa para onde ir.
    .also = voto, votos, votar, votação
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
    .also = hexágono, espaço, candidata
amsterdam-start-tile = casa inicial
    .help = D4, com borda dourada. As duas equipes começam aqui.
amsterdam-obstacle = obstáculo
    .help = Água escura: C3, D5 e E3. Ninguém entra ali nem passa por ali.
amsterdam-open-place = casa central
    .help = D4, D3, E4 e C4. Suas imagens são cartas de pista, novas a cada rodada.
amsterdam-district = distrito
    .help = Cinco casas juntas. Seis dos sete distritos estão na cidade, cada um com um dos dois lados para cima.
    .also = distritos, bairro
amsterdam-city-map = Mapa da Cidade
    .help = O que há e onde, para uma equipe: 6 casas de polícia, 2 Clientes, 6 provas. Só seu Comissário o vê.
    .also = mapa
amsterdam-circle = círculo ●
amsterdam-star = estrela ★
amsterdam-square = quadrado ■
amsterdam-clue-card = carta de pista
    .help = Uma imagem. Uma carta: a casa indicada é vizinha. Duas cartas: está a exatamente duas casas.
    .also = carta, cartas, imagem, pista
amsterdam-active-clue = pista atual
amsterdam-row = fileira de pistas
    .help = Dez cartas de pista, das quais os dois Comissários pegam.
    .also = fileira
amsterdam-deck = baralho
amsterdam-discard = descarte
amsterdam-figure = miniatura dos Detetives
amsterdam-evidence = prova
    .help = Vá até ela para pegar. É preciso ter três diferentes; cada casa dá uma por rodada, a quem chega primeiro.
amsterdam-evidence-unique = prova exclusiva
    .help = Só no seu mapa: os rivais não podem levá-la.
amsterdam-evidence-common = prova comum
    .help = Nos dois mapas: leva quem chega primeiro.
amsterdam-client = Cliente
    .help = Cheguem lá com três provas e a rodada é de vocês.
amsterdam-police = polícia
    .help = Quem para ali leva uma ficha de polícia, toda vez. A terceira perde a rodada. Só passar não tem problema.
amsterdam-silence = nada acontece
    .help = Uma casa neutra, ou um Cliente cedo demais, ou uma prova já levada: o jogo nunca diz qual.
amsterdam-cycle = ciclo
    .help = Uma pista, um movimento e o resultado.
    .also = turno, movimento, ação
amsterdam-round = rodada
    .help = Ganha quem chega a um Cliente com três provas; perde quem recebe a terceira ficha de polícia.
    .also = vencer, vitória, ganhar, objetivo, rodadas
amsterdam-swap = troca da fileira
    .help = Quando os dois Comissários querem, as dez cartas são trocadas. No jogo cooperativo basta o Comissário querer.

## Como termina uma rodada

amsterdam-end-client = provas entregues ao Cliente
amsterdam-end-police = terceira ficha de polícia
amsterdam-end-time = acabou o tempo
amsterdam-end-cycles = acabaram os ciclos
amsterdam-end-concede = a equipe desistiu
amsterdam-end-cap = limite de ciclos

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
amsterdam-event-round-prepared = A rodada { $round } está montada. Começa quando os Comissários estiverem prontos.
amsterdam-event-took-commission = { SEAT($seat) } agora comanda { NAME($team, form: "the") } como Comissário.
amsterdam-event-said-ready = { SEAT($seat) } deu o sinal: pode começar.
amsterdam-event-counted = { $left ->
    [3] Preparem-se! 3…
   *[other] { $left }…
}
amsterdam-event-round-started = Rodada { $round }: já!{ $silence ->
    [yes] {" "}A partir de agora, Comissários só falam por suas cartas.
   *[no] {""}
}
amsterdam-event-map-shown = Seu Mapa da Cidade ({ NAME($team) }) é o nº { $number } ({ NAME($symbol) }). Ele está na sua imagem.
amsterdam-event-clue-given = { START(NAME($team)) }, pista: { COUNT($cards) ->
    [1] uma carta, ou seja, uma casa vizinha
   *[other] duas cartas, ou seja, uma casa a exatamente duas de distância
}.{ $automatic ->
    [yes] {" "}(automático)
   *[no] {""}
}
amsterdam-event-clue-pending = { START(NAME($team, form: "the")) } espera uma pista que está a caminho.
amsterdam-event-row-changed = Há cartas novas na fileira.
amsterdam-event-row-swapped = As dez cartas da fileira são novas.
amsterdam-event-swap-proposed = { START(NAME($team, form: "the")) } quer uma fileira nova. Ela vem quando os dois Comissários pedirem.
amsterdam-event-swap-withdrawn = { START(NAME($team, form: "the")) } não pede mais uma fileira nova.
amsterdam-event-vote-cast = { SEAT($seat) } vota em { $cell } ({ NAME($team) }).
amsterdam-event-abstained = { SEAT($seat) } deixa a decisão com a equipe ({ NAME($team) }).
amsterdam-event-went-away = { SEAT($seat) } sumiu: um Detetive da equipe pode assumir o lugar.
amsterdam-event-came-back = { SEAT($seat) } voltou.
amsterdam-event-hinted = O computador iria a { $cells } ({ NAME($team) }).
amsterdam-event-moved = { START(NAME($team, form: "the")) } vai para { $cell }.{ $announcement ->
    [police] {" "}Polícia! ({ $count } de 3)
    [evidence] {" "}Prova! ({ $count } de 3)
    [client] {" "}Cliente! Rodada ganha.
   *[silence] {" "}Nada acontece.
}{ $automatic ->
    [yes] {" "}(automático)
   *[no] {""}
}
amsterdam-event-clue-voided = { START(NAME($team)) }: quem comanda a mesa anulou a pista. A miniatura fica.
amsterdam-event-released = { SEAT($seat) }, os rivais alcançaram: já dá para dar pista ({ NAME($team) }).
amsterdam-event-concede-confirmed = { SEAT($seat) } quer desistir desta rodada ({ NAME($team) }).
amsterdam-event-round-ended = Fim da rodada { $round }: { NAME($reason, of: "end") }. { $winner ->
    [none] A rodada está perdida.
   *[black] Ponto para { NAME($winner, form: "the") }.
}
amsterdam-event-maps-revealed = Os Mapas da Cidade desta rodada: nº { $number } { NAME($symbol) }.
amsterdam-event-map-told = { START(NAME($team)) }: polícia em { $police }; Clientes em { $clients }; provas exclusivas em { $unique }; provas comuns em { $common }.
amsterdam-event-way-told = Caminho ({ NAME($team) }): { $way }.
amsterdam-event-match-ended = { $winner ->
    [none] Ninguém ganha a partida.
   *[black] { START(NAME($winner, form: "the")) } ganha a partida!
} Rodadas ganhas: { COUNT($wins) ->
    [1] { $wins }
   *[other] { EACH($wins, by: "amsterdam-won-by") }
}.
amsterdam-won-by = { $at ->
    [0] preta
   *[1] laranja
} { $item1 }

## O que se pergunta a um lugar

amsterdam-ask-ask-ready =
    Você é o Comissário. Tudo pronto para ver o Mapa da Cidade?
    Só você vê o Mapa da sua equipe, e a leva por imagens a três provas e depois ao Cliente.
amsterdam-ask-ask-on = A rodada acabou, e os dois Mapas da Cidade estão abertos. Quando todo mundo já tiver visto o bastante, já pode começar a próxima.
amsterdam-ask-beat = Já vai começar.
amsterdam-ask-ask-clue =
    Qual pista você dá?
    Uma carta: uma casa vizinha. Duas cartas: exatamente a duas casas. Sua equipe tem { $evidence } de 3 provas{ $left ->
        [0] {" "}e agora vai até o Cliente
       *[other] {", "}depois o Cliente
    }; polícia { $police } de 3.
amsterdam-ask-ask-move =
    Aonde leva a pista?
    Sua equipe tem { $evidence } de 3 provas; polícia { $police } de 3; na terceira a rodada está perdida.
amsterdam-ask-ask-votes =
    Aonde leva a pista?
    Sua equipe tem { $evidence } de 3 provas; polícia { $police } de 3; na terceira a rodada está perdida. Dá para mudar o voto até a equipe andar.
amsterdam-ask-hold-back = A pista está a caminho.
amsterdam-ask-run-down = O relógio está correndo.
amsterdam-ask-offer-swap = Você pode pedir uma fileira nova, ou mudar de ideia.
amsterdam-ask-offer-vote = Você pode mudar seu voto.
amsterdam-ask-offer-hint = Você pode pedir uma dica ao computador.
amsterdam-ask-offer-concede = Você pode desistir desta rodada.
amsterdam-ask-offer-void = Quem comanda a mesa pode anular a pista de um Comissário que falou.
amsterdam-ask-offer-commission = Você pode virar Comissário.
amsterdam-verb-clue = pista
    .help = pista 3, ou pista 3 8, pelos números nas cartas: uma carta indica uma casa vizinha, duas cartas uma casa a exatamente duas de distância.
    .finish = Dar a pista
    .part = Imagem { $place }
amsterdam-verb-go = votar numa casa
    .help = ir D4: seu voto numa casa ao alcance. Você pode mudá-lo até a equipe se mover.
    .button = Para { $cell }
    .done = você escolheu { $cell }
amsterdam-verb-abstain = Abster-se
    .help = abster-se: os outros Detetives decidem este movimento sem você.
amsterdam-verb-ready = Pode começar
    .help = pronto: você já pode ver seu Mapa da Cidade.
    .button = Já pode começar
    .done = por você, pode começar
amsterdam-verb-swap = Trocar a fileira
    .help = trocar: as dez cartas são trocadas assim que os dois Comissários quiserem; no jogo cooperativo, na hora.
    .button = Pedir dez cartas novas
    .done = você pede dez cartas novas
amsterdam-verb-withdraw = manter a fileira
    .help = manter: você não pede mais uma fileira nova.
amsterdam-verb-concede = desistir da rodada
    .help = desistir: a rodada está perdida assim que mais da metade da equipe quiser.
amsterdam-verb-commissioner = virar Comissário
    .help = comissário: o lugar passa a ser seu. Durante a rodada, só se estiver vazio; e então fica seu.
amsterdam-verb-hint = Pedir dica
    .help = dica: a equipe toda ouve que duas casas o computador olharia.
amsterdam-verb-void = Anular pista
    .help = anular preta, anular laranja: quem comanda a mesa anula a pista porque o Comissário falou.
    .button = Anular a pista ({ $team ->
        [orange] laranja
       *[black] preta
    })

## Recusas

amsterdam-refused-lonely-team = Uma equipe precisa de um Comissário e de pelo menos um Detetive: { NAME($team) }.
amsterdam-refused-not-your-phase = Ainda não é hora disso na sua equipe.
amsterdam-refused-not-commissioner = Só o Comissário pode fazer isso.
amsterdam-refused-not-a-detective = Só Detetives podem fazer isso.
amsterdam-refused-bad-roles = Com tantos lugares, as equipes têm de ser do mesmo tamanho, cada uma com um Comissário. Alguém passe para a outra equipe, ou chame computadores.
amsterdam-refused-bad-card-count = Dê uma ou duas cartas.
amsterdam-refused-duplicate-card = Escolha duas cartas diferentes.
amsterdam-refused-card-gone = { TYPED($cards) }: não está mais na fileira. Olhe a fileira de novo.
amsterdam-refused-waiting-for-rival = Vocês estão à frente; aguardem os rivais.
amsterdam-refused-no-such-cell = Essa casa não existe.
amsterdam-refused-is-obstacle = Ninguém entra num obstáculo.
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
amsterdam-refused-no-clue = Não há pista para anular ({ $team ->
    [black] preta
    [orange] laranja
   *[other] { TYPED($team) }
}).
amsterdam-refused-too-many-for-coop = No cooperativo, lugares aqui: no máximo { $most }.
amsterdam-refused-no-album = Aqui não há imagens próprias: quem cuida do servidor coloca numa pasta (--pictures).
amsterdam-refused-no-such-album = Esta partida foi jogada com imagens que não estão neste servidor ({ $album }).

## Configurações

amsterdam-setting-mode = modo
    .help = Duas equipes disputam, ou uma equipe joga contra o tempo. Com dois ou três jogadores é sempre uma equipe.
amsterdam-setting-mode-competitive = competitivo
amsterdam-setting-mode-coop = cooperativo
amsterdam-setting-pace = tempo por decisão
    .help = Ao vivo, ou sem pressa, com um dia para cada decisão.
amsterdam-setting-pace-live = ao vivo
amsterdam-setting-pace-correspondence = sem pressa (dias)
amsterdam-setting-first-game = pacote da primeira partida
    .help = Mapas iniciais, cidade padrão, movimento por maioria.
amsterdam-setting-clue-deadline-s = prazo da pista
    .help = Quantos segundos para dar a pista; 0: sem prazo.
amsterdam-setting-move-deadline-s = prazo do movimento
    .help = Quantos segundos para mover; 0: sem prazo.
amsterdam-setting-lead-limit = limite de vantagem
    .help = Quantos ciclos uma equipe pode ficar à frente antes de esperar; 0: sem limite.
amsterdam-setting-move-confirm = confirmação do movimento
    .help = De quem são os votos que decidem um movimento.
amsterdam-setting-move-confirm-any = qualquer Detetive
amsterdam-setting-move-confirm-majority = maioria
amsterdam-setting-move-confirm-unanimous = unanimidade
amsterdam-setting-match-wins = rodadas para ganhar
    .help = Quantas rodadas dão a partida.
amsterdam-setting-map-pool = conjunto de mapas
    .help = Quais Mapas da Cidade são sorteados. Nos iniciais a polícia fica bem separada.
amsterdam-setting-map-pool-beginner = mapas iniciais
amsterdam-setting-map-pool-all = todos os mapas
amsterdam-setting-map-pool-advanced = mapas avançados
amsterdam-setting-map-seed = semente dos mapas
    .help = 1: os vinte mapas que já vêm. Qualquer outro número faz outros mapas; -1: novos a cada partida.
amsterdam-setting-police-shared = casas de polícia em comum
    .help = Quantas das seis casas de polícia as duas equipes têm em comum.
amsterdam-setting-structure = estrutura da cidade
    .help = Como os distritos são girados.
amsterdam-setting-structure-standard = padrão
amsterdam-setting-structure-alternate = alternativa
amsterdam-setting-structure-random = por sorteio
amsterdam-setting-relay-districts = cidade nova a cada rodada
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
amsterdam-setting-coop-max-players = lugares no cooperativo
    .help = Quantas pessoas podem jogar uma partida cooperativa.
amsterdam-setting-cycle-cap = limite de ciclos
    .help = Depois de quantos ciclos a rodada se decide por provas, depois por polícia; 0: nunca.
amsterdam-setting-tracking-marker = mostrar marcador de posição
    .help = O mapa do Comissário mostra onde está a miniatura da equipe.
amsterdam-setting-commissioner-hears = Comissário lê a conversa
    .help = O que os Detetives escrevem entre si chega ao seu Comissário.
amsterdam-setting-open-discussion = conversa aberta
    .help = Conversa e votos da equipe são públicos, como em volta de uma mesa.
amsterdam-setting-strict-silence = silêncio rigoroso
    .help = Cada rodada começa com o lembrete de que Comissários só falam por cartas.
amsterdam-setting-clue-delay-s = atraso da pista
    .help = Quantos segundos a pista espera para aparecer, para que a demora não entregue nada.
amsterdam-setting-reveal-maps = revelar mapas após a rodada
    .help = Os dois Mapas da Cidade são mostrados a todo mundo quando a rodada acaba.
amsterdam-setting-uneven-teams = equipes desiguais
    .help = As equipes podem ter mais de uma pessoa de diferença. Cada uma continua com um Comissário e um Detetive.
amsterdam-setting-picture-seed = semente das imagens
    .help = 9: as imagens que já vêm. Qualquer outro número mistura outras.
amsterdam-setting-picture-source = origem das imagens
    .help = As nossas, ou as de uma pasta de quem cuida do servidor.
amsterdam-setting-picture-source-procedural = nossas
amsterdam-setting-picture-source-folder = a pasta deste servidor
amsterdam-setting-ai-level = nível do computador
    .help = Quão bem o computador pensa.
amsterdam-setting-ai-level-normal = normal
amsterdam-setting-ai-level-easy = fácil
amsterdam-setting-ai-level-hard = difícil
amsterdam-setting-ai-delay-s = espera do computador
    .help = Quantos segundos, pelo menos, o computador espera antes de agir.

## As regras em resumo

amsterdam-hint-1 = Uma carta de pista é uma casa vizinha; duas, uma casa a exatamente duas de distância. Procure uma coisa que as duas imagens tenham em comum.
amsterdam-hint-2 = Primeiro três provas, depois um Cliente. Veja a imagem de perto antes de decidir: na página, mantenha o dedo sobre ela; no chat, digite “olhar 3” ou “olhar D4”.
amsterdam-hint-3 = Com a terceira ficha de polícia, a rodada está perdida. Se nenhuma carta da fileira serve, os Comissários podem pedir dez novas.
amsterdam-rules =
    Duas equipes correm por Amsterdã. Cada uma tem um Comissário, o único que vê o Mapa da Cidade, e Detetives, que vão aonde acham que o Comissário quer.
    1. O Comissário dá uma ou duas cartas de pista da fileira de dez: uma imagem que tem algo em comum com a casa indicada. Uma carta é uma casa vizinha, duas cartas uma casa a exatamente duas de distância.
    2. Os Detetives olham as casas ao alcance e vão a uma. Aí o Mestre diz: polícia, prova, Cliente ou nada.
    3. Achem três provas e depois vão a um Cliente: a rodada está ganha. Com a terceira ficha de polícia, está perdida.
    Ninguém espera a outra equipe. A prova que está nos dois mapas é de quem chega primeiro.
    Comissários não dizem nada: só as cartas falam. Quando os dois querem, as dez cartas são trocadas. Quem ganha duas rodadas ganha a partida.
    Contra o tempo: duas ou três pessoas jogam uma só equipe, com tempo ou ciclos contados.
    Digite “regras polícia” para uma noção, “olhar D4” ou “olhar 7” para ver uma imagem de perto; só “olhar” mostra ao Comissário tudo o que está ao alcance.

## Palavras que se podem digitar

amsterdam-token-clue = pista
amsterdam-token-go = ir, andar, vou, casa
amsterdam-token-abstain = abster-se, abster, deixar, tanto faz
amsterdam-token-ready = pronto, pronta, vamos, preparado, preparada
amsterdam-token-swap = trocar, fileira nova, trocar a fileira
amsterdam-token-withdraw = manter, manter a fileira, retirar
amsterdam-token-concede = desistir, desisto
amsterdam-token-commissioner = comissário
amsterdam-token-hint = dica
amsterdam-token-void = anular
amsterdam-token-row = fileira, cartas
amsterdam-token-map = mapa
amsterdam-token-history = histórico, história
amsterdam-token-black = preta, preto
amsterdam-token-orange = laranja
