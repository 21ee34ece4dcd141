### Noites de Horror.

## O jogo

noites-title = Noites de Horror
noites-about = Monstros caçam vítimas numa mesa medida ao milímetro. Depois da última rodada, vence o lado com mais pontos.
noites-standings = { $round ->
    [0] Quem fizer mais pontos ganha: vítima capturada, monstro morto.
   *[other] Rodada { $round } de { $rounds }. Quem fizer mais pontos ganha. Até agora, { EACH($scores, by: "noites-side-number", as: "sides") }.
}
noites-hint-1 = Vítimas são pontos: o monstro que passa bem por cima de uma a captura. Antes você mesmo move uma vítima: traga-a para perto.
noites-hint-2 = Avançar atira depois de 150 mm, Correr anda 300 mm, Investida acaba em luta. Antes do que é arriscado, o Mestre mostra o que aconteceria.
noites-hint-3 = O monstro atordoado morre com o próximo acerto. Deixe os mais caros em cobertura e ataque os atordoados.
noites-rules =
    Dois lados caçam as mesmas vítimas numa mesa medida em milímetros. Depois de quatro rodadas, ou quando some a última vítima, vence o lado com mais pontos: por vítima capturada e, por monstro inimigo morto, o que ele custa.
    1. No seu turno você move uma vítima qualquer, até 150 mm; depois um monstro seu, que ainda não agiu nesta rodada, faz uma ação. Os lados se alternam até todos os monstros agirem. Antes disso dá para jogar uma carta de reviravolta.
    2. O que um monstro pode fazer: Manter Posição (fica parado e atira), Proteger-se, Vigiar (espera e atira quando um inimigo se move), Avançar (150 mm e atira), Correr (300 mm) ou Investida (300 mm até encostar, e luta).
    3. O monstro que passa bem por cima de uma vítima a captura, e a ativação acaba ali. As vítimas ficam a 75 mm de qualquer monstro.
    4. Para atacar, role um dado: qualidade 4+ precisa de 4 ou mais. Quem leva o acerto o ignora com 5+ se tiver cobertura; depois testa a própria qualidade contra ele. Se falhar, leva um ferimento: um dado mais todos os seus marcadores de ferimento; com 6 ou mais morre, com menos fica sem ação, atordoado.
    5. O monstro atordoado só pode se recuperar, e o próximo acerto o mata.
    Digite “regras investida” para saber mais de qualquer coisa; “até onde a1”, “alcance a1” e “conferir a1 D7” mostram antes o que aconteceria.

## Coisas e noções

noites-monster = monstro
    .help = Uma das suas peças: age uma vez por rodada e assusta as vítimas.
noites-victim = vítima
    .help = Não é de ninguém. No seu turno você move uma qualquer, até 150 mm, nunca a menos de 75 mm de um monstro. Capturada, dá pontos.
    .also = vítimas
noites-side-a = lado A
noites-side-b = lado B
noites-army = exército
    .help = Os monstros de um lado, de uma só espécie, por um número fixo de pontos.
    .also = exércitos
noites-points = pontos
noites-cost = custo
noites-quality = qualidade
    .help = O que um monstro precisa tirar no dado para acertar e para aguentar um acerto: 4+ é 4 ou mais.
    .also = dado, dados, teste de qualidade
noites-quality-test = teste de qualidade
noites-range = alcance
    .help = Até onde um monstro atira, de base a base. Quem não tem alcance não atira.
    .also = até onde atira
noites-gap = distância entre bases
noites-base = base
noites-base-contact = contato de bases
    .help = As bases se encostam, com 2 mm de folga no máximo: é assim que termina uma investida.
    .also = contato
noites-table = mesa
noites-corner = canto
noites-corner-nw = canto noroeste
noites-corner-ne = canto nordeste
noites-corner-se = canto sudeste
noites-corner-sw = canto sudoeste
noites-deployment-zone = zona de posicionamento
    .help = A até 300 mm do seu canto: é onde seus monstros começam.
    .also = zona
noites-roll-winner = vencedor da rolagem
noites-route = trajeto
noites-leg = trecho
noites-footprint = passo
    .help = Onde o monstro está a cada 5 mm do trajeto. Tiros de vigia, perigos e capturas acontecem nos passos.
    .also = passos
noites-limit = limite de movimento
noites-level = nível
noites-line-of-sight = linha de visão
    .help = De base a base, sem nada que tape: criptas, barricadas, e bosques ou elevações no caminho.
    .also = visão, linha
noites-scary = Assustador
    .help = A distância que as vítimas guardam de um monstro: 75 mm, ou 150 mm se ele for aterrorizante. Monstro atordoado também assusta.
    .also = medo, assustar
noites-clearance = afastamento
    .help = 25 mm: a distância que um monstro guarda dos inimigos, menos numa investida.
noites-capture = captura
    .help = O monstro que, no próprio movimento, passa bem por cima de uma vítima a leva: pontos para o seu lado, e a ativação acaba.
    .also = capturar, capturada
noites-kill-victim = matar uma vítima
noites-rescue-victim = resgatar uma vítima
noites-hit = acerto
    .help = Um dado de ataque que alcançou a qualidade pedida. A cobertura o ignora com 5+; depois o alvo testa a própria qualidade.
    .also = acertos, acertar
noites-wound = ferimento
    .help = Um acerto que passou. Deixa um marcador; depois, um dado mais todos os marcadores: com 6 ou mais o monstro morre, com menos fica atordoado.
    .also = ferimentos, ferido
noites-wound-marker = marcador de ferimento
noites-wound-roll = rolagem de ferimento
noites-stunned = atordoado
    .help = Só pode se recuperar quando for ativado, e qualquer acerto o mata. Ainda assusta as vítimas.
    .also = atordoar, atordoada
noites-killed = fora de combate
noites-used = já ativado
noites-overwatch-marker = em vigia
noites-take-cover-marker = protegido
noites-in-cover = em cobertura
    .help = Cada acerto é ignorado com 5+. Vale para quem está numa peça com cobertura ou atrás dela, quem se protege e quem leva tiro de vigia em movimento.
noites-strike-back = contra-ataque
    .help = Quem sofreu a investida e ainda está de pé contra-ataca, com um dado.
    .also = contra-atacar
noites-melee = combate corpo a corpo
    .help = A luta depois de uma investida: quem investiu ataca, o outro contra-ataca; se os dois vivem, quem investiu recua 25 mm.
    .also = corpo a corpo, luta
noites-shooting = tiro
    .help = Um dado contra um inimigo no alcance e à vista, depois de Manter Posição ou Avançar.
    .also = atirar, tiros
noites-push = empurrão
    .help = O ataque que atordoa pode empurrar com 4+: até 50 mm, para onde você quiser. Quem é empurrado de algo íngreme cai.
    .also = empurrar
noites-recoil = recuo
    .help = Depois de uma luta em que os dois vivem, quem investiu recua 25 mm em linha reta.
    .also = recuar
noites-follow = movimento pós-combate
    .help = Quem mata numa luta pode andar mais 75 mm, e capturar no caminho.
    .also = seguir
noites-fall = queda
    .help = Um acerto, e mais um a cada 75 mm completos, sem cobertura; quem vive fica atordoado.
    .also = cair
noites-jump = pular para baixo
    .help = De algo íngreme, de 50 a 150 mm para baixo: um dado, e mais um a cada 75 mm completos, cada um 3+. Se um falha, cai.
    .also = pular
noites-leap = saltar
    .help = De uma peça íngreme a outra, não mais alta: até 25 mm sem rolar, até 150 mm com um dado, e mais um a cada 75 mm completos, cada um 3+. Se um falha, cai.
    .also = salto
noites-climb = escalar
    .help = Subir custa a altura, além do caminho; descer algo suave não custa nada.
    .also = subir
noites-walk = andar
noites-round = rodada
    .help = Cada monstro age uma vez; depois começa a próxima. Após a última, vence quem tem mais pontos.
    .also = rodadas
noites-turn = turno
    .help = Você pode jogar uma carta de reviravolta; pode mover uma vítima qualquer; depois um monstro seu que ainda não agiu faz uma ação.
    .also = turnos, ação, ações
noites-activation = ativação
    .help = Cada monstro é ativado uma vez por rodada e faz uma ação.
    .also = ativar
noites-initiative = iniciativa
    .help = A partir da segunda rodada, cada lado rola um dado; o maior começa a rodada.
noites-score = placar
    .help = Pontos por vítimas capturadas e, por monstros inimigos mortos, o que eles custam. Vence quem tem mais.
    .also = pontuação, pontos, ponto, vencer, vitória, ganhar, objetivo
noites-draw = empate

## O que um monstro faz

noites-hold = manter posição
    .help = O monstro fica parado e pode atirar.
    .also = manter, parado
noites-take-cover = proteger-se
    .help = O monstro não anda nem atira. Até a próxima ativação, cada acerto nele é ignorado com 5+.
    .also = proteger, cobertura
noites-watch = vigiar
    .help = O monstro espera. Se um inimigo se move à vista e no alcance antes da próxima ativação, pode atirar uma vez; quem se move conta como em cobertura.
    .also = vigia, vigília
noites-advance = avançar
    .help = O monstro anda até 150 mm e depois pode atirar.
    .also = avanço
noites-run = correr
    .help = O monstro anda até 300 mm e não atira.
    .also = corrida
noites-charge = investida
    .help = O monstro anda até 300 mm, até encostar num inimigo ou numa barricada, e ataca. Não dá para investir contra o que ele não alcança.
    .also = investir, carga
noites-recover = recuperar-se
    .help = O monstro atordoado não faz mais nada; no fim, não está mais atordoado.
    .also = recuperar
noites-stay = ficar
noites-build = erguer barricada
noites-barricade = barricada
    .help = 75 mm por 25 mm. Fecha o caminho e a visão até alguém derrubar numa investida. Uma vítima pode erguer uma em vez de andar.
    .also = barricadas, erguer
noites-barricade-h = horizontal
noites-barricade-v = vertical
noites-barricade-d1 = diagonal descendo
noites-barricade-d2 = diagonal subindo

## Terreno

noites-terrain = terreno
    .help = Criptas, bosques, muros, elevações: cada peça pode dar cobertura, atrasar, ferir, ser íngreme, fechar o caminho ou a visão. Procure cada uma pelo nome.
    .also = peças
noites-cover = cobertura
    .help = Cada acerto em quem está nela ou atrás dela é ignorado com 5+.
noites-difficult = terreno difícil
    .help = Quem pisa nele anda só a metade.
noites-dangerous = terreno perigoso
    .help = O monstro que entra nele leva um ferimento se tirar 1.
noites-impassable = terreno intransponível
    .help = Ninguém passa por ele.
noites-elevated = terreno elevado
noites-steep = íngreme
    .help = Subir custa a altura; quem é empurrado dali cai.
noites-gentle = suave
    .help = Subir e descer não custa nada a mais.
noites-opaque = bloqueia a visão
    .help = Ninguém enxerga através dela.
noites-crypt-house = casa-cripta
    .help = Ninguém passa nem enxerga através dela.
noites-pond = lagoa negra
    .help = Ninguém passa, mas todos enxergam por cima.
noites-woods = bosque morto
    .help = Cobertura e terreno difícil, 120 mm de altura.
    .also = árvore, árvores, bosque, floresta
noites-graveyard = cemitério
    .help = Cobertura, 40 mm de altura.
noites-low-wall = mureta
    .help = Cobertura, 40 mm de altura.
    .also = muro, parede
noites-rubble = escombros
    .help = Cobertura e terreno difícil, 40 mm de altura.
noites-bog = brejo
    .help = Terreno difícil.
noites-thorns = espinheiro
    .help = Terreno difícil e perigoso.
noites-bonfire = fogueira
    .help = Terreno perigoso.
    .also = chamas
noites-mound = montículo
    .help = Subida suave, 40 mm de altura: ninguém precisa escalar, ninguém cai.
noites-ledge = plataforma de pedra
    .help = Íngreme, 75 mm de altura: escalar custa a altura, e quem é empurrado dali cai.
noites-mausoleum = mausoléu
    .help = Íngreme, 100 mm de altura: escalar custa a altura, e quem é empurrado dali cai.
noites-watchtower = torre de vigia
    .help = Íngreme, 150 mm de altura: escalar custa a altura, e quem é empurrado dali cai.

## Mesas, exércitos e monstros

noites-gallows = Campo da Forca
noites-belfry = Praça do Campanário
noites-necropolis = Necrópole
noites-crypt = A Cripta
    .help = Lenta, dura de matar e com a melhor pontaria da noite. Rápidos mesmo, só o lorde e os carniçais.
noites-moon = Lua Cheia
    .help = Veloz e furiosa no corpo a corpo, com um rifle de longo alcance; gatos, corvos e ratos entram em qualquer canto.
noites-mire = O Pântano
    .help = Monstros resistentes, uma sereia que as vítimas seguem, e sapos e fogos-fátuos ligeiros para buscar o resto.
noites-carnival = Circo Macabro
    .help = Um pouco de tudo: facas de longe, palhaços que não param de bater e marionetes que insistem em não morrer.
noites-vampire-lord = Lorde Vampiro
    .help = Qualidade 3+. Veloz, Letal, Regeneração. Custa 47 pontos; no máximo 1 a cada 120 pontos de exército.
noites-bone-giant = Gigante de Ossos
    .help = Qualidade 4+. Grande, Resistente, Empurrador, Lento. Custa 25 pontos; no máximo 1 a cada 120 pontos de exército.
noites-necromancer = Necromante
    .help = Qualidade 4+, atira a até 300 mm. Veneno. Custa 28 pontos; no máximo 1 a cada 120 pontos de exército.
noites-wraith = Espectro
    .help = Qualidade 4+. Etéreo, Braços Longos. Custa 30 pontos; no máximo 2 a cada 120 pontos de exército.
noites-mummy = Múmia
    .help = Qualidade 4+. Resistente, Implacável, Lento. Custa 23 pontos; no máximo 2 a cada 120 pontos de exército.
noites-skeleton-archer = Arqueiro Esqueleto
    .help = Qualidade 5+, atira a até 450 mm. Custa 20 pontos; no máximo 2 a cada 120 pontos de exército.
noites-ghoul = Carniçal
    .help = Qualidade 5+. Veloz, Implacável. Custa 25 pontos; no máximo 2 a cada 120 pontos de exército.
noites-alpha-werewolf = Lobisomem Alfa
    .help = Qualidade 3+. Veloz, Furioso, Implacável. Custa 44 pontos; no máximo 1 a cada 120 pontos de exército.
noites-were-bear = Homem-Urso
    .help = Qualidade 4+. Grande, Resistente, Empurrador. Custa 32 pontos; no máximo 1 a cada 120 pontos de exército.
noites-moon-hunter = Caçadora da Lua
    .help = Qualidade 4+, atira a até 600 mm. Olho Afiado. Custa 36 pontos; no máximo 1 a cada 120 pontos de exército.
noites-werewolf = Lobisomem
    .help = Qualidade 4+. Veloz, Furioso. Custa 34 pontos; no máximo 2 a cada 120 pontos de exército.
noites-shadow-cat = Gato das Sombras
    .help = Qualidade 4+. Escalador, Furtivo, Letal. Custa 30 pontos; no máximo 2 a cada 120 pontos de exército.
noites-crow-flock = Bando de Corvos
    .help = Qualidade 5+. Voador. Custa 22 pontos; no máximo 3 a cada 120 pontos de exército.
noites-rat-swarm = Enxame de Ratos
    .help = Qualidade 5+. Braços Longos, Matilha. Custa 22 pontos; no máximo 3 a cada 120 pontos de exército.
noites-swamp-king = Rei do Brejo
    .help = Qualidade 3+. Grande, Resistente, Inabalável. Custa 39 pontos; no máximo 1 a cada 120 pontos de exército.
noites-siren = Sereia
    .help = Qualidade 4+. Sedução. Custa 26 pontos; no máximo 1 a cada 120 pontos de exército.
noites-hydra = Hidra
    .help = Qualidade 4+. Grande, Braços Longos, Regeneração. Custa 32 pontos; no máximo 1 a cada 120 pontos de exército.
noites-spitter = Cuspidor de Veneno
    .help = Qualidade 4+, atira a até 300 mm. Veneno. Custa 28 pontos; no máximo 2 a cada 120 pontos de exército.
noites-bog-crawler = Rastejante do Lodo
    .help = Qualidade 4+. Insaciável, Inabalável. Custa 24 pontos; no máximo 2 a cada 120 pontos de exército.
noites-will-o-wisp = Fogo-Fátuo
    .help = Qualidade 5+. Veloz, Etéreo. Custa 28 pontos; no máximo 3 a cada 120 pontos de exército.
noites-frogman = Homem-Sapo
    .help = Qualidade 5+. Veloz. Custa 23 pontos; no máximo 3 a cada 120 pontos de exército.
noites-ringmaster = Mestre do Picadeiro
    .help = Qualidade 3+, atira a até 300 mm. Sedução, Vigilante. Custa 45 pontos; no máximo 1 a cada 120 pontos de exército.
noites-strongman = Homem-Forte
    .help = Qualidade 4+. Grande, Resistente, Empurrador, Inabalável. Custa 33 pontos; no máximo 1 a cada 120 pontos de exército.
noites-stilt-walker = Perna de Pau
    .help = Qualidade 4+. Veloz, Apavorante. Custa 31 pontos; no máximo 1 a cada 120 pontos de exército.
noites-killer-clown = Palhaço Assassino
    .help = Qualidade 4+. Frenético, Implacável. Custa 28 pontos; no máximo 2 a cada 120 pontos de exército.
noites-knife-thrower = Atirador de Facas
    .help = Qualidade 4+, atira a até 300 mm. Vigilante. Custa 29 pontos; no máximo 2 a cada 120 pontos de exército.
noites-acrobat = Acrobata
    .help = Qualidade 5+. Veloz, Escalador. Custa 25 pontos; no máximo 3 a cada 120 pontos de exército.
noites-puppet = Marionete Maldita
    .help = Qualidade 6+. Segunda Vida. Custa 17 pontos; no máximo 3 a cada 120 pontos de exército.

## Regras especiais

noites-fast = Veloz
    .help = Avança 200 mm, corre e investe 400 mm.
noites-slow = Lento
    .help = Avança 100 mm, corre e investe 200 mm.
noites-flying = Voador
    .help = No próprio movimento passa por cima de tudo e escala de graça; só precisa pousar onde couber.
noites-ghostly = Etéreo
    .help = No próprio movimento atravessa paredes e escala de graça; só precisa parar fora delas.
noites-climber = Escalador
    .help = Escala de graça; seus saltos e pulos dão certo com 2+.
noites-tough = Resistente
    .help = Cada rolagem de ferimento contra ele tem −1.
noites-furious = Furioso
    .help = Um dado a mais no ataque da própria investida.
noites-frenzy = Frenético
    .help = Um dado a mais em todo corpo a corpo, também ao contra-atacar.
noites-deadly = Letal
    .help = Cada ferimento de seus ataques deixa dois marcadores.
noites-regeneration = Regeneração
    .help = Cada ferimento de ataque, queda ou terreno perigoso é ignorado com 5+.
noites-terrifying = Apavorante
    .help = As vítimas ficam a 150 mm dele, e não a 75 mm.
noites-lure = Sedução
    .help = Quando o próprio lado move uma vítima, ela não tem medo dele e é capturada se parar embaixo.
noites-stealthy = Furtivo
    .help = Alvo de tiro a mais de 300 mm, conta como em cobertura.
noites-keen = Olho Afiado
    .help = Seus tiros ignoram toda cobertura.
noites-venom = Veneno
    .help = Quem se defende de seus acertos precisa de 1 a mais no dado.
noites-long-arms = Braços Longos
    .help = Captura a vítima só de encostar nela.
noites-gluttonous = Insaciável
    .help = A primeira vítima que captura numa ativação não encerra nem o movimento nem a ativação.
noites-second-life = Segunda Vida
    .help = Na primeira vez em que morreria, com 4+ fica só atordoado.
noites-pusher = Empurrador
    .help = Seu empurrão dá certo com 2+ e vai até 100 mm.
noites-stable = Inabalável
    .help = Ninguém consegue empurrá-lo.
noites-relentless = Implacável
    .help = Se começa a ativação atordoado, com 4+ volta a si e age.
noites-vigilant = Vigilante
    .help = Quem leva seu tiro de vigia não ganha cobertura por estar em movimento; a de verdade conta.
noites-pack = Matilha
    .help = No corpo a corpo precisa de 1 a menos no dado enquanto outro monstro do seu lado está a até 75 mm do alvo.
noites-large = Grande
    .help = Sua base tem 40 mm de largura, e não 30.
noites-twist-card = carta de reviravolta
    .help = Cada pessoa tem algumas em segredo. Dá para jogar uma antes de cada turno seu; seis delas respondem ao que os outros fazem.
    .also = reviravolta, reviravoltas, carta, mão, cartas
noites-twist-deck = baralho de reviravolta
noites-hand = mão
noites-discard = descarte

## Cartas de reviravolta

noites-panic = Pânico
    .help = Mova até três vítimas diferentes neste turno.
noites-bait = Isca
    .help = Os movimentos de vítimas deste turno ignoram o medo; a vítima coberta por um monstro é capturada.
noites-second-wind = Fôlego Extra
    .help = Depois da ativação deste turno, ative um segundo monstro.
noites-fog = Neblina
    .help = Até o fim da rodada ninguém atira a mais de 150 mm.
noites-blood-moon = Lua de Sangue
    .help = Se o monstro deste turno fizer investida, o ataque tem um dado a mais.
noites-sprint = Disparada
    .help = O monstro deste turno anda 75 mm a mais.
noites-eagle-eye = Olho de Águia
    .help = O monstro deste turno atira 150 mm mais longe e ignora cobertura.
noites-bone-mend = Costura de Ossos
    .help = Retire até 2 marcadores de ferimento de um monstro seu.
noites-wake-up = Acorde!
    .help = Um monstro seu deixa de estar atordoado.
noites-falling-debris = Chuva de Pedras
    .help = Um inimigo a até 50 mm de uma cripta ou peça íngreme recebe um ferimento.
noites-lightning = Relâmpago
    .help = Um inimigo fora de cobertura: com 3+ recebe um ferimento.
noites-curse = Maldição
    .help = Até o fim da rodada um inimigo precisa de 1 a mais no dado em todo teste.
noites-tangle = Raízes Traiçoeiras
    .help = Um inimigo que não agiu anda a metade na próxima ativação.
noites-trapdoor = Alçapão
    .help = Ponha um monstro seu, que ainda não agiu, a até 150 mm de onde está.
noites-stampede = Debandada
    .help = Toda vítima a até 150 mm de um ponto foge 75 mm.
noites-false-alarm = Alarme Falso
    .help = Retire todas as marcas de vigia e de proteção do inimigo.
noites-locked-door = Porta Trancada
    .help = Erga uma barricada a pelo menos 25 mm de todo mundo.
noites-demolition = Demolição
    .help = Retire uma barricada.
noites-vertigo = Vertigem
    .help = Um inimigo numa peça íngreme: com 4+ você o empurra até 50 mm.
noites-brambles = Sarças
    .help = Uma peça com cobertura ou difícil fica perigosa até o fim da rodada.
noites-hide-and-seek = Esconde-Esconde
    .help = Ponha uma vítima a pelo menos 300 mm dos monstros e 100 mm das outras vítimas.
noites-bounty = Recompensa
    .help = Se o inimigo com a marca morrer, você ganha mais 10 pontos.
noites-marked-victim = Vítima Marcada
    .help = A vítima marcada vale o dobro.
noites-dread = Pavor
    .help = Até o fim da rodada as vítimas ficam a 150 mm dos seus monstros.
noites-by-a-hair = Por um Triz
    .help = Um monstro seu que morreria fica só atordoado.
noites-dodge = Esquiva
    .help = Todos os acertos de um ataque ao seu monstro são ignorados.
noites-vengeance = Vingança
    .help = Quem matou seu monstro corpo a corpo recebe um ferimento.
noites-grim-fate = Destino Sombrio
    .help = Role de novo os dados que falharam no seu ataque.
noites-snatch-back = Salva na Última Hora
    .help = A vítima capturada por um inimigo escapa com 4+.
noites-first-blood = Primeiro Sangue
    .help = Você começa esta rodada, seja qual for a rolagem.
noites-phase-lobby = sala de espera
noites-phase-armies = escolha dos exércitos
noites-phase-roll-off = rolagem de posicionamento
noites-phase-corner = escolha do canto
noites-phase-deploy = posicionando monstros
noites-phase-victims = posicionando vítimas
noites-phase-draw-twists = compra de reviravoltas
noites-phase-round-start = início da rodada
noites-phase-twist = etapa da reviravolta
noites-phase-victim = etapa da vítima
noites-phase-activation = etapa da ativação
noites-phase-finished = fim da partida
noites-order = reação automática
    .help = O que você faz sem que ninguém pergunte: cartas de reação, vigia, empurrões. Só você vê.
    .also = ordens, ordem
noites-order-nearest = no ponto mais próximo
noites-order-first = no primeiro ponto
noites-order-last = no último ponto
noites-order-away = para longe
noites-order-auto = automático
noites-order-off = desligado
noites-pass = passar
noites-auto = lista automática
noites-starter = lista inicial
noites-random = qualquer exército
noites-concede = desistir
noites-preview = prévia
noites-min-cost = custo mínimo
noites-all-failed = todos os dados falharam
noites-lost = quando perder a rolagem
noites-marked = só se marcada
noites-round3 = na rodada 3
noites-round4 = na rodada 4
noites-none = não
noites-on = ligado
noites-turn-card = carta de turno
    .help = Uma carta de reviravolta que se joga no começo do seu turno.
noites-react-card = carta de reação
    .help = Uma carta de reviravolta que responde ao que acontece, também no turno dos outros.
    .also = reação, reagir

## Direções

noites-dir-n = norte
noites-dir-e = leste
noites-dir-s = sul
noites-dir-w = oeste
noites-dir-ne = nordeste
noites-dir-se = sudeste
noites-dir-sw = sudoeste
noites-dir-nw = noroeste
noites-dir-nne = norte-nordeste
noites-dir-ene = leste-nordeste
noites-dir-ese = leste-sudeste
noites-dir-sse = sul-sudeste
noites-dir-ssw = sul-sudoeste
noites-dir-wsw = oeste-sudoeste
noites-dir-wnw = oeste-noroeste
noites-dir-nnw = norte-noroeste
noites-a = lado A
noites-b = lado B
noites-a2 = lado A, segundo jogador
noites-b2 = lado B, segundo jogador
noites-last-victim = a última vítima se foi
noites-last-round = a última rodada acabou
noites-wipeout = um exército foi destruído

## O que acontece

noites-event-armies-revealed = Exércitos revelados. { EACH($armies, by: "noites-side-army", as: "sides") }.
noites-side-army = { $at ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}: { NAME($item1) }
noites-side-number = { $at ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}: { $item1 }
noites-event-rolled-off = Quem começa? Os dados: { EACH($dice, by: "noites-side-number", as: "sides") }. Primeira jogada: { $side ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}.
noites-event-corner-chosen = { START(NAME($corner, of: "corner")) }: { $side ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}.
noites-event-monster-placed = { NAME($monster) } toma posição em { CELL($at, whole: 1) }.
noites-event-monsters-revealed = Os monstros são revelados.
noites-event-watcher-fires = { NAME($monster) }, de vigia, atira!
noites-event-victim-placed = { NAME($victim) } está em { CELL($at, whole: 1) }.
noites-event-distances-lowered = Falta espaço: agora bastam { $monsters } mm entre vítima e monstro e { $victims } mm entre vítimas.
noites-event-twist-discarded = { SEAT($seat) } descarta { NAME($card) }: aqui não serve.
noites-event-round-began = Começa a rodada { $round }.
noites-event-turn-began = É a vez de { SEAT($seat) }.
noites-event-lets-pass = { SEAT($seat) } não joga mais cartas de reação neste turno.
noites-event-twist-played = { SEAT($seat) } joga { NAME($card) }{ COUNT($on) ->
    [0] {""}
   *[other] {" "}({ NAME($on) })
}.
noites-event-victim-moved = { NAME($victim) } vai para { CELL($to, whole: 1) }.
noites-event-victim-stayed = { $victim ->
    [none] Nenhuma vítima se move.
   *[other] { NAME($victim) } fica onde está.
}
noites-event-built = Barricada { $barricade } erguida em { CELL($at, whole: 1) }.
noites-event-barricade-gone = A barricada { $barricade } some.
noites-event-acted = { $action ->
    [hold] { NAME($monster) } mantém a posição.
    [watch] { NAME($monster) } fica de vigia.
    [cover] { NAME($monster) } se protege.
    [advance] { NAME($monster) } avança.
    [run] { NAME($monster) } corre.
    [charge] { NAME($monster) } parte para a investida.
    [recover] { NAME($monster) } se recupera.
   *[other] { NAME($monster) }: { NAME($action) }.
}
noites-event-moved = { NAME($monster) } vai para { CELL($to, whole: 1) }.
noites-event-rolled = { $purpose ->
    [at] { NAME($monster) } rola { $dice } para acertar: { $needed } ou mais é acerto.
    [cv] { NAME($monster) } rola { $dice } pela cobertura: { $needed } ou mais anula um acerto.
    [df] { NAME($monster) } rola { $dice } para se defender: { $needed } ou mais anula um acerto.
    [wd] { NAME($monster) } rola { $dice } pelo ferimento: { $needed } ou mais mata, menos atordoa.
    [rg] { NAME($monster) } rola { $dice } para regenerar: { $needed } ou mais anula um ferimento.
    [sl] { NAME($monster) } rola { $dice } pela segunda vida: com { $needed } ou mais fica só no atordoamento.
    [ps] { NAME($monster) } rola { $dice } para empurrar: precisa de { $needed } ou mais.
    [dg] { NAME($monster) } rola { $dice } no terreno perigoso: com { $needed } ou mais nada acontece.
    [jp] { NAME($monster) } rola { $dice } para pular: precisa de { $needed } ou mais.
    [lp] { NAME($monster) } rola { $dice } para saltar: precisa de { $needed } ou mais.
    [rl] { NAME($monster) } rola { $dice } para se recuperar na hora: precisa de { $needed } ou mais.
   *[other] { NAME($monster) } rola { $dice }: precisa de { $needed } ou mais.
}
noites-event-attacked = { NAME($monster) } ataca { NAME($target) }.
noites-event-wounded = { NAME($monster) } leva um ferimento ({ $total } ao todo).
noites-event-stunned = { NAME($monster) } leva um atordoamento: agora só pode se recuperar.
noites-event-recovered = { NAME($monster) } se recupera.
noites-event-killed = { NAME($monster) } morre: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
} para o outro lado.
noites-event-saved = { NAME($monster) } sobrevive.
noites-event-captured = { NAME($monster) } { $rescued ->
    [yes] resgata
   *[no] pega
} { NAME($victim) }: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
} para { $side ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}.
noites-event-snatched = { NAME($victim) } escapa para { CELL($to, whole: 1) }.
noites-event-pushed = { NAME($monster) } leva um empurrão até { CELL($to, whole: 1) }.
noites-event-fell = { NAME($monster) } cai de { $drop } mm e para em { CELL($to, whole: 1) }.
noites-event-recoiled = { NAME($monster) } recua para { CELL($to, whole: 1) }.
noites-event-conceded = { SEAT($seat) } desiste.
noites-event-sheet = { $side ->
    [0] { WHO("a", "a2") }
   *[other] { WHO("b", "b2") }
}: { $victims ->
    [0] nenhuma vítima
    [one] { $victims } vítima
    [many] { $victims } de vítimas
   *[other] { $victims } vítimas
} × { $each }{ $marked ->
    [0] {""}
   *[other] {", "}das quais com marca, em dobro: { $marked }
}; { COUNT($kills) ->
    [0] nenhum monstro morto
   *[other] monstros mortos: { NAME($kills) } ({ $cost ->
        [0] nenhum ponto
        [one] { $cost } ponto
        [many] { $cost } de pontos
       *[other] { $cost } pontos
    })
}{ $bounties ->
    [0] {""}
   *[other] {"; "}recompensas: { $bounties }
}. Total: { $total }.
noites-event-game-over = A noite acabou. Pontos: { EACH($scores, by: "noites-side-number", as: "sides") }.

## Perguntas

noites-ask-ask-deploy = Onde { NAME($monster) } começa? A até 300 mm do seu canto.
noites-ask-ask-follow = { NAME($monster) } venceu a luta e pode andar mais 75 mm. Para onde?
noites-ask-ask-monster =
    Qual dos seus monstros age, e o que ele faz?
    Rodada { $round } de { $rounds }, pontos { $mine } : { $theirs }. Cada um age uma vez por rodada.
noites-ask-ask-place-victim =
    Onde fica a próxima vítima?
    A pelo menos { $from_monsters } mm de qualquer monstro e { $from_victims } mm das outras vítimas. Os dois lados caçam todas: perto dos seus monstros é melhor para você.
noites-ask-ask-push = { NAME($target) } caiu em atordoamento, e { NAME($attacker) } pode dar um empurrão de até 50 mm. Para que lado?
noites-ask-ask-shot = Em quem { NAME($monster) } atira?
noites-ask-ask-twist =
    Joga uma carta antes do seu turno?
    No máximo uma; depois ela se vai.
noites-ask-ask-victim =
    Primeiro você move uma vítima. Qual, e para onde?
    Rodada { $round } de { $rounds }, pontos { $mine } : { $theirs }. Qualquer uma, até 150 mm: para perto dos seus monstros ou para longe dos inimigos.
noites-ask-ask-watchers =
    { NAME($mover) } passa diante dos seus monstros de vigia. Em que ponto do caminho eles atiram?
    Os passos contam desde a saída, 5 mm cada.
noites-ask-choose-armies =
    Qual exército você traz?
    Todos custam o mesmo; o inimigo também escolhe, e ninguém vê a escolha do outro.
noites-ask-choose-corner =
    Qual canto é seu?
    Seus monstros começam nele, os do inimigo no canto oposto.
noites-ask-deploy-in-secret = Onde ficam seus monstros?
noites-ask-give-orders =
    Suas reações automáticas: o que seus monstros e cartas fazem quando ninguém pergunta a você. Só você vê. Escolha o que mudar. Agora:
    • Quem você atordoa leva um empurrão: { $push ->
        [auto] para onde caia ou não escape
        [away] para longe
       *[none] não: fica onde está
    }
    • Depois de vencer uma luta, seu monstro: { $follow ->
        [stay] fica parado
       *[auto] pega uma vítima a até 75 mm
    }
    • Vingança: { $vengeance ->
        [on] entra em jogo
       *[off] fica na mão
    }
    • Salva na Última Hora: { $snatch_back ->
        [on] entra em jogo
        [marked] entra em jogo por uma vítima marcada
       *[off] fica na mão
    }
    • Destino Sombrio: { $grim_fate ->
        [all_failed] entra em jogo se todos os dados falham
        [any] entra em jogo se algum dado falha
       *[off] fica na mão
    }
    • Primeiro Sangue: { $first_blood ->
        [lost] entra em jogo se você perdeu a rolagem
        [round3] entra em jogo na rodada 3
        [round4] entra em jogo na rodada 4
       *[off] fica na mão
    }
    • Esquiva: entra em jogo por um monstro que custa { $dodge } ou mais. Por um Triz: { $by_a_hair } ou mais.
noites-ask-offer-concede = O seu lado desiste?
noites-ask-window = { $card ->
    [first_blood] Os dados para começar a rodada já rolaram.
    [grim_fate] Os dados do ataque já rolaram.
    [dodge] { NAME($monster) } leva um acerto.
    [by_a_hair] { NAME($monster) } está prestes a morrer.
    [vengeance] { NAME($monster) } morreu na luta.
   *[snatch_back] Uma vítima está prestes a ser capturada.
} { $fits ->
    [yes] Joga uma carta?
   *[no] Nenhuma carta sua serve: só dá para passar. Todo mundo que tem cartas ouve a pergunta, para que ninguém descubra quem tem a certa.
}

## Verbos

noites-verb-army = exército
    .help = exército cripta automático: entra com A Cripta, com uma lista automática. Ou: exército cripta inicial, ou a sua lista.
    .finish = Entrar com esta lista
    .part = { NAME($chosen) }{ $cost ->
        [0] {""}
       *[other] {": "}{ $cost }
    }
    .left = { $left ->
        [none] {""}
       *[other] Pontos que restam para este exército: { $left } de { $most }.
    }
noites-token-army = exército
noites-verb-corner = canto
    .button = { START(NAME($corner, of: "corner")) }
    .done = o { NAME($corner, of: "corner") }
    .help = canto noroeste: escolhe o canto.
noites-token-corner = canto
noites-verb-place = posicionar
    .help = posicionar a3 B2: põe um monstro na mesa. “posicionar todos” deixa o resto com o computador.
    .button = { $goal ->
        [anywhere] Colocar o resto por mim
       *[place] { CELL($to, whole: 1) }
    }
    .rest = { CELL($to, whole: 1) }
    .done = { $goal ->
        [anywhere] o jogo posiciona o resto para você
       *[place] { NAME($monster) } em { CELL($to, whole: 1) }
    }
noites-token-place = posicionar
noites-verb-deploy-all = Posicionar todos
    .help = dispor automático: todos os seus monstros de uma vez, em segredo.
    .button = Colocar todos por mim
noites-token-deploy = dispor
noites-verb-victim = vítima
    .help = vítima E5: põe a próxima vítima. “vítima qualquer lugar” deixa com o computador.
    .button = { $goal ->
        [anywhere] Em qualquer lugar
       *[place] { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap } mm do { $whose ->
            [own] seu { $near }
           *[enemy] { $near } inimigo
        }
        }
    }
    .done = { $goal ->
        [anywhere] uma vítima em qualquer lugar
       *[place] uma vítima em { CELL($to, whole: 1) }
    }
noites-token-victim = vítima
noites-verb-twist = reviravolta
    .help = reviravolta maldição b2: joga a carta. “reviravolta nenhuma” segue sem carta.
    .group = Carta
    .button = { $card ->
        [none] Sem carta
       *[other] { NAME($card) }
    }
    .rest = { COUNT($who) ->
        [0] { NAME($card) }
       *[other] { NAME($who) }
    }{ COUNT($wind) ->
        [0] {""}
       *[other] {", "}{ NAME($wind, of: "dir") }
    }{ $at ->
        [none] {""}
       *[other] {", "}{ $at }
    }
    .done = { $card ->
        [none] sem carta
       *[other] { NAME($card) }{ COUNT($who) ->
            [0] {""}
           *[other] {" → "}{ NAME($who) }
        }{ $at ->
            [none] {""}
           *[other] {", "}{ $at }
        }
    }
noites-token-twist = reviravolta
noites-verb-move = mover
    .help = mover v4 E5: move uma vítima até 150 mm.
    .group = Mover uma vítima
    .button = { NAME($victim) }: { noites-verb-move.rest }
    .rest = { $near ->
        [none] { CELL($to, whole: 1) }
       *[other] { $gap } mm do { $whose ->
            [own] seu { $near }
           *[enemy] { $near } inimigo
        }
    }
    .done = vítima { NAME($victim) } até { CELL($to, whole: 1) }
noites-token-move = mover
noites-verb-stay = Deixar a vítima
    .help = ficar v4: a vítima não sai do lugar.
    .group = Deixar uma onde está
    .button = { $whole ->
        [yes] Não mover nenhuma
       *[no] { NAME($victim) }
    }
    .done = { $told_apart ->
        [yes] { NAME($victim) } fica onde está
       *[no] nenhuma vítima se move
    }
noites-token-stay = ficar, fica
noites-verb-build = erguer barricada
    .help = erguer v4 horizontal E5: a vítima ergue uma barricada.
    .group = Erguer uma barricada
    .done = { NAME($victim) } ergue uma barricada
noites-token-build = erguer
noites-token-h = horizontal
noites-token-v = vertical
noites-verb-run = correr
    .help = correr a2 v5: corre até 300 mm, sem atirar.
    .group = Correr, sem atirar
    .button = { $goal ->
        [victim] Correr: pegar { NAME($victim) }: +{ $points }
       *[place] Correr: { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap ->
               [0] ao lado de { NAME($near) }
              *[other] { $gap } mm de { NAME($near) }
           }
        }
    }
    .rest = { $goal ->
        [victim] Pegar { NAME($victim) }: +{ $points }
       *[place] { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap ->
               [0] bem ao lado de { NAME($near) }
              *[other] { $gap } mm de { NAME($near) }
           }
        }
    }
    .done = { NAME($monster) } { $goal ->
        [victim] corre e pega { NAME($victim) }
       *[place] corre até { CELL($to, whole: 1) }
    }
noites-token-run = correr, corro, corre, foge
noites-verb-charge = investida
    .help = investida a2 b3: corre até encostar e luta.
    .group = Investida e luta
    .button = { $wall ->
        [yes] Investir na barricada { $target }
       *[no] Atacar { NAME($target) }
    }
    .rest = { $wall ->
        [yes] Barricada { $target }
       *[no] { NAME($target) }: { $needed }+
    }
    .done = { NAME($monster) } investe contra { $wall ->
        [yes] a barricada
       *[no] { NAME($target) }
    }
noites-token-charge = investida, investir, atacar, ataca
noites-verb-advance = avançar
    .help = avançar a1 D7 atirar b2: anda até 150 mm e depois atira.
    .group = Avançar e atirar
    .button = { $goal ->
        [victim] Ir: pegar { NAME($victim) }: +{ $points }
       *[place] Ir: { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap ->
               [0] bem ao lado de { NAME($near) }
              *[other] { $gap } mm de { NAME($near) }
           }
        }
    }
    .rest = { $goal ->
        [victim] Pegar { NAME($victim) }: +{ $points }
       *[place] { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap ->
               [0] bem ao lado de { NAME($near) }
              *[other] { $gap } mm de { NAME($near) }
           }
        }
    }
    .done = { NAME($monster) } { $goal ->
        [victim] avança e pega { NAME($victim) }
       *[place] avança até { CELL($to, whole: 1) }
    }
noites-token-advance = avançar, avanço, avança
noites-verb-hold = Manter posição
    .help = manter posição a1 atirar b2: não sai do lugar e atira.
    .group = Parar e atirar
    .button = { $target ->
        [none] Manter posição
       *[other] Tiro: { NAME($target) }
    }
    .rest = { $target ->
        [none] Não atirar
       *[other] { NAME($target) }: { $needed }+
    }
    .done = { NAME($monster) } mantém posição{ $target ->
        [none] {""}
       *[other] {" "}e atira em { NAME($target) }
    }
noites-token-hold = manter posição, manter, parado
noites-verb-watch = vigiar
    .help = vigiar a1: espera um inimigo se mexer e atira.
    .group = Ficar de vigia
    .button = { $whole ->
        [yes] Vigia: { NAME($monster) }
       *[no] { NAME($monster) }
    }
    .done = { NAME($monster) } fica de vigia
noites-token-watch = vigiar, vigia
noites-verb-cover = Proteger-se
    .help = proteger-se a1: conta como em cobertura até a próxima ativação.
    .group = Proteger-se
    .button = { $whole ->
        [yes] Proteger-se
       *[no] { NAME($monster) }
    }
    .done = { NAME($monster) } se protege
noites-token-cover = proteger-se, proteger, abaixar
noites-verb-recover = Recuperar-se
    .help = recuperar a2: o monstro atordoado volta a si.
    .group = Recuperar-se
    .button = { $whole ->
        [yes] Recuperar-se ({ NAME($monster) })
       *[no] { NAME($monster) }
    }
    .done = { NAME($monster) } se recupera
noites-token-recover = recuperar, recuperar-se, levantar
noites-verb-shoot = atirar
    .help = atirar b2: escolhe o alvo. “não atirar” desiste do tiro.
    .button = { $target ->
        [none] Não atirar
       *[other] { NAME($target) }
    }
    .done = { $target ->
        [none] sem tiro
       *[other] tiro em { NAME($target) }
    }
noites-token-shoot = atirar, atiro, atira
noites-token-noshot = não atirar, sem tiro, naoatirar
noites-verb-push = empurrar
    .help = empurrar nordeste 50: empurra 50 mm. “empurrar nenhum” deixa onde está.
    .button = { $way ->
        [none] Não empurrar
        [away] Para longe de mim
       *[other] Para { NAME($way, of: "dir") }
    }
noites-token-push = empurrar
noites-verb-follow = seguir
    .help = seguir v2: anda depois da vitória. “seguir ficar” fica parado.
    .button = { $goal ->
        [stay] Ficar parado
        [victim] Pegar { NAME($victim) }: +{ $points }
       *[place] { $near ->
            [none] { CELL($to, whole: 1) }
           *[other] { $gap ->
               [0] bem ao lado de { NAME($near) }
              *[other] { $gap } mm de { NAME($near) }
           }
        }
    }
noites-token-follow = seguir
noites-verb-watch-for = atirar de vigia
    .help = em b1 12: atira quando b1 chegar ao passo 12. “em passar” guarda o tiro.
    .group = Atirar
    .button = { $shoots ->
        [yes] Tiro de { $who }: passo { $feet }
       *[no] Não atirar
    }
noites-token-at = em
noites-verb-react = reagir
    .help = reagir esquiva: joga a carta. “reagir passar” não reage; “reagir neste turno não” passa até o turno acabar.
    .button = { $card ->
        [pass] Não reagir
        [no_more] Sem carta neste turno
       *[other] { NAME($card) }
    }
noites-token-react = reagir, reage
noites-verb-concede = desistir
    .help = desistir: a noite acaba quando todo mundo do seu lado disser o mesmo.
    .button = Desistir da noite
noites-token-concede = desistir
noites-verb-order = reações automáticas
    .help = reação a1 primeiro: muda uma reação automática.
    .button = { $which ->
        [push] Empurrar
        [follow] Seguir
        [dodge] Esquiva
        [dodge_stunned] Esquiva
        [vengeance] Vingança
        [grim_fate] Destino
        [snatch_back] Salva
        [first_blood] Sangue
       *[other] { $which }
    }: { $to ->
        [on] sim
        [off] não
        [auto] automático
        [away] para longe
        [none] não
        [stay] ficar
        [all_failed] se todos falharem
        [any] se um dado falhar
        [marked] só a marcada
        [lost] se eu perder
        [round3] rodada 3
        [round4] rodada 4
        [nearest] no ponto mais próximo
        [first] no primeiro ponto
        [last] no último ponto
       *[other] { $to }
    }
    .rest = { $to ->
        [on] sim
        [off] não
        [auto] automático
        [away] para longe
        [none] não
        [stay] ficar
        [all_failed] se todos falharem
        [any] se um dado falhar
        [marked] só a marcada
        [lost] se eu perder
        [round3] rodada 3
        [round4] rodada 4
        [nearest] no ponto mais próximo
        [first] no primeiro ponto
        [last] no último ponto
       *[other] { $to }
    }
noites-token-order = reação, reações, ordem
noites-token-pass = passar, passo, passa
noites-token-no-more = neste turno não, não mais
noites-token-none = sem, nenhuma, nenhum, nada
noites-token-anywhere = qualquer lugar, qualquer
noites-token-all = todos, tudo
noites-token-auto = automático
noites-token-starter = inicial
noites-token-all-failed = se todos falharem, tudo falhou
noites-token-any = qualquer dado
noites-token-away = para longe
noites-token-first = primeiro
noites-token-last = último
noites-token-nearest = mais perto
noites-token-lost = se eu perder, perdida
noites-token-marked = só na marcada, marcada
noites-token-round3 = rodada 3
noites-token-round4 = rodada 4
noites-token-panic = pânico
noites-token-bait = isca
noites-token-second-wind = fôlego extra
noites-token-fog = neblina
noites-token-blood-moon = lua de sangue
noites-token-sprint = disparada
noites-token-eagle-eye = olho de águia
noites-token-bone-mend = costura de ossos
noites-token-wake-up = acorde
noites-token-falling-debris = chuva de pedras
noites-token-lightning = relâmpago
noites-token-curse = maldição
noites-token-tangle = raízes traiçoeiras
noites-token-trapdoor = alçapão
noites-token-stampede = debandada
noites-token-false-alarm = alarme falso
noites-token-locked-door = porta trancada
noites-token-demolition = demolição
noites-token-vertigo = vertigem
noites-token-brambles = sarças
noites-token-hide-and-seek = esconde-esconde
noites-token-bounty = recompensa
noites-token-marked-victim = vítima marcada
noites-token-dread = pavor
noites-token-by-a-hair = por um triz
noites-token-dodge = esquiva
noites-token-vengeance = vingança
noites-token-grim-fate = destino sombrio
noites-token-snatch-back = salva na última hora, salvo na última hora
noites-token-first-blood = primeiro sangue
noites-token-crypt = cripta, a cripta
noites-token-moon = lua, lua cheia
noites-token-mire = pântano, o pântano
noites-token-carnival = circo, circo macabro
noites-token-vampire-lord = lorde vampiro
noites-token-bone-giant = gigante de ossos
noites-token-necromancer = necromante
noites-token-wraith = espectro
noites-token-mummy = múmia
noites-token-skeleton-archer = arqueiro esqueleto
noites-token-ghoul = carniçal
noites-token-alpha-werewolf = lobisomem alfa
noites-token-were-bear = homem-urso
noites-token-moon-hunter = caçadora da lua
noites-token-werewolf = lobisomem
noites-token-shadow-cat = gato das sombras
noites-token-crow-flock = bando de corvos
noites-token-rat-swarm = enxame de ratos
noites-token-swamp-king = rei do brejo
noites-token-siren = sereia
noites-token-hydra = hidra
noites-token-spitter = cuspidor de veneno
noites-token-bog-crawler = rastejante do lodo
noites-token-will-o-wisp = fogo-fátuo
noites-token-frogman = homem-sapo
noites-token-ringmaster = mestre do picadeiro
noites-token-strongman = homem-forte
noites-token-stilt-walker = andarilho de pernas de pau
noites-token-killer-clown = palhaço assassino
noites-token-knife-thrower = atirador de facas
noites-token-acrobat = acrobata
noites-token-puppet = marionete amaldiçoada
noites-token-to = até, para
noites-token-via = via
noites-token-toward = rumo, rumo a, em direção a
noites-token-hide = esconder
noites-token-see = ver
noites-token-behind = atrás de, atrás
noites-token-far = longe, o mais longe
noites-token-jump = pular
noites-token-leap = saltar
noites-token-reach = alcança, até onde
noites-token-range = alcance
noites-token-sight = visão
noites-token-check = conferir
noites-token-n = norte, n
noites-token-nne = norte-nordeste, nne
noites-token-ne = nordeste, ne
noites-token-ene = leste-nordeste, ene
noites-token-e = leste, l, e
noites-token-ese = leste-sudeste, ese
noites-token-se = sudeste, se
noites-token-sse = sul-sudeste, sse
noites-token-s = sul, s
noites-token-ssw = sul-sudoeste, ssw, sso
noites-token-sw = sudoeste, so, sw
noites-token-wsw = oeste-sudoeste, wsw, oso
noites-token-w = oeste, o, w
noites-token-wnw = oeste-noroeste, wnw, ono
noites-token-nw = noroeste, nw
noites-token-nnw = norte-noroeste, nnw, nno

## Recusas

noites-refused-already-chosen = { NAME($victim) } já andou nesta rodada.
noites-refused-already-used = { NAME($monster) } já agiu nesta rodada.
noites-refused-another-acts = Quem age agora é { NAME($monster) }.
noites-refused-bad-order = Não existe essa reação automática.
noites-refused-bad-place = { TYPED($place) } não é um lugar desta mesa.
noites-refused-build-too-far = A barricada deve ficar a até { $most } mm da vítima.
noites-refused-cannot-reach = Não dá para chegar a { TYPED($target) }.
noites-refused-cannot-shoot = { NAME($monster) } não pode atirar.
noites-refused-cannot-stop = Não dá para parar nesse ponto de { CELL($place, whole: 1) }.
noites-refused-card-unfit = Essa carta não vale aqui.
noites-refused-is-stunned = { NAME($monster) } levou um atordoamento e só pode se recuperar.
noites-refused-jump-height = Só dá para pular de 50 a 150 mm; aqui são { $drop }.
noites-refused-jump-landing = A queda deve ficar fora da peça e a até { $most } mm dela.
noites-refused-leap-blocked = Algo mais alto barra o salto.
noites-refused-leap-gap = O vão pode ter no máximo { $most } mm.
noites-refused-leap-height = O salto é para outra peça íngreme, no máximo da mesma altura e menos de 50 mm abaixo.
noites-refused-no-contact = O trajeto não chega a { TYPED($target) }.
noites-refused-no-shot = { TYPED($target) } está fora de alcance ou de vista.
noites-refused-no-such-army = Não existe esse exército.
noites-refused-no-such-card = Você não tem essa carta.
noites-refused-no-such-spot = Não há lugar assim ao alcance.
noites-refused-no-such-target = { $target ->
    [none] Diga também qual é o alvo.
   *[other] { TYPED($target) } não pode ser o alvo.
}
noites-refused-no-such-victim = Não há vítima { TYPED($victim) }.
noites-refused-no-way = Não há caminho permitido até esse ponto de { CELL($place, whole: 1) }.
noites-refused-not-eligible = O vigia não pode atirar nesse passo.
noites-refused-no-such-monster = Não há monstro “{ TYPED($monster) }”.
noites-refused-no-such-profile = Não conheço nenhum monstro chamado “{ TYPED($typed) }”.
noites-refused-not-in-army = { START(NAME($profile)) }: não é desse exército.
noites-refused-not-steep = Não há peça íngreme nesse ponto de { CELL($place, whole: 1) }.
noites-refused-not-stunned = Não está atordoado.
noites-refused-not-yours = Esse monstro não é seu.
noites-refused-off-grid = A mesa vai de A1 a { $column }{ $row }.
noites-refused-only-reaction = Essa é uma carta de reação.
noites-refused-push-too-far = No máximo { $most } mm.
noites-refused-starter-only = Nesta mesa só valem listas iniciais.
noites-refused-too-far = { $cost } mm é demais{ $climb ->
    [0] {""}
   *[other] {" "}({ $climb } mm só de subir e descer)
}: o limite é { $limit } mm{ $ground ->
    [difficult] , metade do normal, porque o trajeto passa por terreno difícil
   *[open] {""}
}. Dá para ir até { CELL($last, whole: 1) } (digite { $last }).
noites-refused-too-many-copies = { NAME($profile) }: no máximo { $most }.
noites-refused-too-many-legs = Um trajeto tem no máximo { $most } trechos.
noites-refused-victims-walk = Vítimas só andam.
noites-refused-watcher-unnamed = Diga também de { $watchers }: em que passo, ou nenhum.
noites-refused-wrong-card = Só { NAME($card) } serve agora.
noites-refused-wrong-phase = Agora não: no turno vem uma carta, se você quiser, depois uma vítima, depois um monstro seu. Cabe tudo numa linha: “mover v4 E5; correr a2 v5”.
noites-refused-wrong-points = A lista custa { $points }; deve custar de { $least } a { $most }.
noites-refused-wrong-targets = Indique { $count ->
    [0] nenhum alvo
    [one] { $count } alvo
    [many] { $count } de alvos
   *[other] { $count } alvos
}.
noites-refused-off-table = Isso não fica todo na mesa.
noites-refused-in-the-way = Há algo no caminho ali.
noites-refused-outside-zone = Fica fora da sua zona: 300 mm do seu canto.
noites-refused-near-monster = Fica perto demais de um monstro: uma vítima começa a pelo menos { $from_monsters } mm de qualquer monstro.
noites-refused-near-victim = Fica perto demais de outra vítima: entre elas há pelo menos { $from_victims } mm.
noites-refused-uneven = Uma barricada fica num só nível.
noites-refused-no-barricade = Não há mais barricadas na caixa.
noites-refused-route-off-table = O trajeto sai da mesa em { CELL($place, whole: 1) }; até { CELL($last, whole: 1) } (digite { $last }) dá.
noites-refused-route-in-the-way = O trajeto esbarra em { NAME($by) } em { CELL($place, whole: 1) }; até { CELL($last, whole: 1) } (digite { $last }) dá.
noites-refused-route-too-near = O trajeto passa perto demais de { NAME($by) } em { CELL($place, whole: 1) }; até { CELL($last, whole: 1) } (digite { $last }) dá.

## Configurações

noites-setting-preset = pacote de opções
    .help = Muda várias opções de uma vez; o que você escolher à parte vale mais.
noites-setting-preset-standard = padrão
noites-setting-preset-by-the-book = pelo livro
noites-setting-preset-full-night = noite completa
noites-setting-preset-quick = rápido
noites-setting-size = tamanho da mesa
    .help = A mesa, os exércitos e o número de vítimas.
noites-setting-size-small = pequeno
noites-setting-size-medium = médio
noites-setting-size-large = grande
noites-setting-terrain = terreno
    .help = De onde vem o terreno.
noites-setting-terrain-generated = gerado
noites-setting-terrain-preset = mesa pronta
noites-setting-terrain-open = campo aberto
noites-setting-armies = exércitos
    .help = Como se escolhem os exércitos.
noites-setting-armies-free = escolha livre
noites-setting-armies-starter = lista inicial
noites-setting-armies-random = por sorteio
noites-setting-armies-mirror = iguais
noites-setting-flavour = clima da história
    .help = As vítimas morrem ou são salvas? Só mudam as palavras.
noites-setting-flavour-hunt = a caçada
noites-setting-flavour-rescue = o resgate
noites-setting-flavour-per-side = um lado caça, outro resgata
noites-setting-twists = cartas de reviravolta
    .help = Se há cartas de reviravolta.
noites-setting-hand-size = tamanho da mão
    .help = Quantas cartas de reviravolta por pessoa.
noites-setting-barricades = barricadas
    .help = Se as vítimas podem construir.
noites-setting-barricade-supply = estoque de barricadas
    .help = Quantas barricadas há ao todo.
noites-setting-rounds = rodadas
    .help = Quantas rodadas se jogam.
noites-setting-difficult-mode = como conta o terreno difícil
    .help = Como o terreno difícil atrasa.
noites-setting-difficult-mode-whole-move = reduz o movimento à metade
noites-setting-difficult-mode-per-mm = custa o dobro ali
noites-setting-cover-in-melee = cobertura no corpo a corpo
    .help = Se a cobertura vale no corpo a corpo.
noites-setting-overwatch-trigger = gatilho da vigia
    .help = Quando um vigia pode atirar.
noites-setting-overwatch-trigger-moves-in-sight = um inimigo se move à vista
noites-setting-overwatch-trigger-enters-sight = um inimigo entra na visão
noites-setting-interrupts = interrupções
    .help = Perguntar a você a cada vez, ou valem as suas reações automáticas?
noites-setting-interrupts-by-pace = conforme o tempo por decisão
noites-setting-interrupts-ask = perguntar a quem joga
noites-setting-interrupts-orders = reações automáticas
noites-setting-deploy = posicionamento
    .help = Como se posicionam os monstros.
noites-setting-deploy-alternate = alternado
noites-setting-deploy-secret = secreto
noites-setting-deploy-auto = automático
noites-setting-victim-setup = posicionamento das vítimas
    .help = Como se posicionam as vítimas.
noites-setting-victim-setup-alternate = alternado
noites-setting-victim-setup-fair-auto = justo, automático
noites-setting-victim-repeat = repetir a vítima
    .help = Uma vítima pode ser escolhida de novo na rodada?
noites-setting-victim-repeat-any = qualquer
noites-setting-victim-repeat-once-per-round = uma vez por rodada
noites-setting-tie-break = desempate
    .help = O que decide com pontos iguais.
noites-setting-tie-break-draw = empate
noites-setting-tie-break-victims = mais vítimas
noites-setting-self-loss-scores = acidentes pontuam
    .help = Se um acidente seu dá pontos ao outro lado.
noites-setting-wipeout = exército destruído
    .help = O que acontece quando um exército acaba.
noites-setting-wipeout-play-on = continuar
noites-setting-wipeout-end = encerrar
noites-setting-balanced = chances equilibradas
    .help = Pontos de cada exército e a vítima ímpar no meio, para que os lados ganhem igual.
noites-setting-pace = tempo por decisão
    .help = Quanto tempo as decisões podem levar.
noites-setting-pace-live = ao vivo
noites-setting-pace-async = ao longo de dias

## Como se chamam as vítimas: igual em todas as línguas

noites-token-v1 = Lucy, v1
noites-token-v2 = Otto, v2
noites-token-v3 = Billy, v3
noites-token-v4 = Leo, v4
noites-token-v5 = Tony, v5
noites-token-v6 = Harry, v6
noites-token-v7 = Daisy, v7
noites-token-v8 = Barney, v8
noites-token-v9 = Teddy, v9
noites-token-v10 = Henry, v10
noites-token-v11 = Eddie, v11
noites-token-v12 = Jerry, v12
noites-token-v13 = Polly, v13
noites-token-v14 = Rudy, v14
noites-token-v15 = Ollie, v15
noites-token-v16 = Bruno, v16
noites-token-v17 = Freddy, v17
noites-token-v18 = Andy, v18
