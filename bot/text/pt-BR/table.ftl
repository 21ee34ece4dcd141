### A mesa: preparação, vezes, relógios, votações, lugares.

## Em toda parte

table-done = Feito.
table-broken = Deu erro aqui do meu lado. Confira o tabuleiro e tente de novo daqui a pouco.
table-fault = Algo deu errado do meu lado (código { $code }). Nada do que você acabou de fazer foi guardado. Se acontecer de novo, passe o código a quem me mantém.
table-set-aside = Algo meu quebrou nesta mesa (código { $code }), então a deixei de lado. Nada dela se perdeu: quem me mantém pode consertar e trazê-la de volta. Enquanto isso, dá para abrir outra mesa aqui.
table-taken-up = O que tinha quebrado nesta mesa foi consertado, e o jogo continua de onde estava.
table-numbered = { $game } · mesa { $number }
table-about-table = { $game }{ COUNT($others) ->
    [0] {""}
   *[other] {" "}· com { SEAT($others) }{ $more ->
        [yes] {""}, entre outras pessoas
       *[no] {""}
    }
}
table-and-earlier = { $n ->
    [0] Nenhuma linha anterior foi omitida.
    [one] { $n } linha anterior foi omitida.
    [many] { $n } de linhas anteriores foram omitidas.
   *[other] { $n } linhas anteriores foram omitidas.
}
table-folded = { $text } (× { $times })
table-computer-name = Computador { $number }
table-forgotten-name = Alguém que saiu { $number }
table-free-seat = livre
table-free-seats = { $first }–{ $last }. livres
table-setting-follows = depende das outras opções

## Preparação

table-opened = { $name } abriu uma mesa: { $game }.
table-rematch-opened = { $name } quer revanche: { $game }. Todo mundo avançou um lugar.
table-you-opened = Mesa de { $game } aberta. Você comanda a mesa.
table-lobby-title = { $game } · { $gathering ->
    [yes] prestes a começar
   *[no] esperando gente
}
table-lobby-how = Lugares: de { $least } a { $most }. Aperte “Entrar” para jogar; quem comanda a mesa começa a partida.
table-seat-line = { $number }. { $name }{ $role ->
    [none] { "" }
   *[other] { " " }({ $role })
}{ $host ->
    [yes] { " " }· comanda a mesa
   *[no] { "" }
}{ $mark ->
    [computer] { " " }· o computador joga
    [confirmed] { " " }· já confirmou
   *[none] { "" }
}
table-joined = { $name } ocupa o lugar { $number }.
table-you-joined = O lugar { $number } em { $game } é seu.
table-seat-wanted = Perguntei à mesa se você pode ficar com o lugar { $number }.
table-filled = { $n ->
    [0] Não há quem chamar.
    [one] { $n } computador se senta à mesa.
    [many] { $n } de computadores se sentam à mesa.
   *[other] { $n } computadores se sentam à mesa.
}
table-left = { $name } se levantou.
table-you-left = Você deixou o seu lugar.
table-you-watch = Você está assistindo a esta mesa.
table-you-stopped-watching = Você não assiste mais a esta mesa.
table-host-passed = { SEAT($seat) } agora comanda a mesa.
table-settings-title = As opções desta mesa:
table-pace-game = os relógios do próprio jogo
    .typed = jogo, do jogo, próprio
table-pace-none = sem relógio
    .typed = sem, nenhum, sem relógio
table-pace-hours = { $n ->
    [0] 0 horas para cada decisão
    [one] { $n } hora para cada decisão
    [many] { $n } de horas para cada decisão
   *[other] { $n } horas para cada decisão
}
table-preset-first = Primeira partida
table-preset-box = Como na caixa
table-preset-long = Partida longa
table-preset-hard = Partida difícil
table-preset-usual = tudo como de costume
table-speed-slow = devagar
table-speed-normal = normal
table-speed-once = na hora
table-pace-line = Tempo: { $pace }
table-pace-changed = A partir da próxima decisão: { $pace }.
table-pace-proposed = Perguntei à mesa sobre o tempo por decisão.
table-pace-asked = { SEAT($seat) } propõe outro tempo por decisão: { $pace }. Todo mundo concorda? { table-how-to-vote }
table-pace-refused = O tempo por decisão fica como está.
table-setting-changed = Muda a partir do próximo turno: { $name } = { $value }.
table-cancelled = A mesa foi desfeita.
table-was-cancelled = A mesa de { $game } foi encerrada.
table-lobby-expired = Faz tempo que ninguém aparece; encerrei a mesa.
table-bridged = A mesa agora também aparece em outro chat.
table-bridge-how = Para jogar também com outro chat, digite lá: /bridge { $code }
    Quem estiver lá poderá se sentar a esta mesa. Só passe o código a quem você quer na mesa.

## Chamada

table-gathering = Está todo mundo aí? Falta confirmar: { SEAT($seats) }.
table-waiting-to-confirm = Sua presença está confirmada. Falta confirmar: { SEAT($seats) }.
table-you-confirmed = Sua presença está confirmada.
table-check-cancelled = De volta à preparação.
table-dealt = Está todo mundo aqui. A partida começa.
table-begins = A partida começa. O acaso está lacrado, e no fim qualquer um confere; impressão digital da semente: { $hash }
table-door-open = Pronto: seus segredos vão chegar por aqui.

## Perguntas

table-group = { $label } ›
table-aside = Outras opções
table-part-of = { $verb }: { $part }
table-apart = { $part } ({ $verb })
table-narrowed = Até aqui: { $label }
table-draft = Seu rascunho: { $parts }
table-answer-given = Sua resposta: { $answer }. Você pode mudá-la até que a última chegue.
table-once-more = Ainda não fiz nada. “{ $answer }” não tem volta: confira e mande de novo.
table-look-first =
    { $answer }
    Confira antes: isto não tem volta.
table-answer-stands = Sua última resposta: { $answer }. Nada para decidir agora.
table-answer-taken = Feito: { $answer }
table-answer-taken-secret = Anotado em segredo: { $answer }
table-rest-kept = O resto fica para quando for de novo a sua vez: { $rest }
table-behind-is-kept = o que vem depois fica para quando for de novo a sua vez
table-rest-done = Feito, como você já tinha dito: { $answer }
table-rest-dropped = Ficou sem fazer: { $rest }. { $why }
table-finish = { START($verb) }: fazer isso
table-finish-empty = { START($verb) }: não fazer nada
table-shrink = Tirar o último
table-clear = Recomeçar
table-back-to-all = Voltar
table-earlier = ‹ Anteriores
table-further = Próximas ›
table-team-says = { SEAT($seat) } para a equipe: { $text }
table-team-room = Esta é a sala da sua equipe em { $game }. A outra equipe não lê nada daqui. Quem não pode falar no jogo também não fala aqui.
table-team-told = Recado entregue à equipe.
table-nothing-asked = Nada para você decidir agora.
table-possible-now = Agora você pode:
table-notice-done = Nada para decidir agora.
table-reminder = Lembrete: a mesa está esperando por você.
table-your-turn-in-public = { SEAT($seat) }, é a sua vez.
table-cannot-reach = Não consigo mandar mensagem no privado para { SEAT($seat) }. O botão “Minha mão”, no tabuleiro, sempre funciona.
table-nobody-known-awaited = Alguém ainda está decidindo.

## Em jogo

table-undone = { SEAT($seat) } desfaz a última jogada.
table-undone-seen = { SEAT($seat) } desfaz a última jogada, com o acordo de todo mundo. O que já apareceu, apareceu.
table-you-undid = A jogada foi desfeita.
table-undo-asked = Perguntei à mesa se dá para desfazer a sua última jogada.
table-undo-preview = A mesa voltaria a ser assim:
table-undo-wanted = { SEAT($seat) } quer desfazer a última jogada. Todo mundo concorda? { table-how-to-vote }
table-undo-wanted-seen = { SEAT($seat) } quer desfazer a última jogada, mesmo com algo já revelado. Todo mundo concorda? { table-how-to-vote }
table-undo-refused = A jogada vale: nem todo mundo concordou.
table-seat-asked = { $name } quer assumir o lugar de { SEAT($seat) } e ver o que está escondido ali. Todo mundo concorda? { table-how-to-vote }
table-seat-refused = Ninguém mais se senta: o lugar fica como está.
table-end-proposed = Perguntei à mesa se a partida acaba agora.
table-end-asked = { SEAT($seat) } quer encerrar a partida sem vencedor. Todo mundo concorda? { table-how-to-vote }
table-end-suggested = Tem gente sumida há muito tempo. Encerramos a partida sem vencedor? { table-how-to-vote }
table-how-to-vote = Responda embaixo do tabuleiro: “{ table-button-vote-yes }” ou “{ table-button-vote-no }”.
table-end-refused = A partida continua.
table-ended-by-vote = A partida termina sem vencedor, com o acordo de todo mundo.
table-voted = Voto contado.
table-vote-open = Votação: { $about ->
    [undo] desfazer a última jogada
    [pace] outro tempo por decisão
    [seat] quem assume um lugar
   *[end] encerrar a partida
}. Falta a resposta de { SEAT($seats) }.
table-paused = { $name } pausou a partida. Os relógios estão parados.
table-paused-alone = A mesa ficou vazia: a partida fica em pausa até alguém voltar.
table-is-paused-by = Em pausa (pedido de { $name }).
table-is-paused = A partida está em pausa.
table-hushed-right = No momento não posso escrever no canal da partida.{ $stands ->
    [yes] {" "}Os relógios estão parados. A partida continua sozinha assim que eu puder escrever lá de novo.
   *[no] {""}
}
table-hushed-locked = O tópico da partida está trancado e não consigo escrever nele.{ $stands ->
    [yes] {" "}Os relógios estão parados. A partida continua sozinha assim que ele for reaberto.
   *[no] {""}
}
table-hushed-away = Não consigo mais entrar no canal da partida.{ $stands ->
    [yes] {" "}Os relógios estão parados. A partida continua sozinha assim que me deixarem entrar de novo.
   *[no] {""}
}
table-hushed-gone = O canal da partida não existe mais.{ $stands ->
    [yes] {" "}Os relógios estão parados. Com /bridge em outro canal, a partida continua lá.
   *[no] {""}
}
table-heard-again = Posso escrever aqui de novo: a partida continua.
table-resumed = { $name } retomou a partida.
table-handed-over = Por enquanto, o computador joga por { SEAT($seat) }.
table-is-back = { SEAT($seat) } está de volta.
table-stands-in = { SEAT($seat) } sumiu: o computador joga no lugar. Qualquer pessoa pode assumir.
table-stand-ins = O computador joga por { SEAT($seats) }.
table-resigned = { SEAT($seat) } sai de vez da partida. O computador continua, e qualquer pessoa pode assumir.
table-kicked = { SEAT($seat) } sai da mesa por decisão de quem comanda. O computador continua, e qualquer pessoa pode assumir.
table-seed-opened = A semente lacrada era { $seed }.
table-finished = Fim da partida.
table-winners = { $n ->
    [0] Ninguém venceu.
    [one] Vitória de { SEAT($seats) }!
    [many] Vitória de { SEAT($seats) }!
   *[other] Vitória de { SEAT($seats) }!
}
table-no-winner = Ninguém venceu.
table-ending-won = Você venceu!
table-ending-together = Vocês venceram, todos juntos!
table-ending-lost = Desta vez não deu.
table-ending-place = Seu lugar: { $place } de { $of }.
table-ending-line = { $place }. { SEAT($seats) }

## Para olhar

table-seal = Impressão digital da semente lacrada, fixada antes de a partida começar (SHA-256): { $hash }
table-seed = A semente: { $seed }
table-seed-later = A semente só aparece depois do fim: quem quiser pode então conferir cada rolagem (Exportar).
table-nothing-there = Não achei nada ali.
table-term = • { $name }: { $help }
table-befell-you = O que aconteceu com você:
table-besides = E além disso:
table-nothing-new = Nada aconteceu desde a sua última jogada.
table-moment = Momento { $moment } de { $last }
table-to-show = Quem venceu, numa imagem: poste onde quiser, nada nela é segredo.
table-exported = Aqui está a partida inteira, para guardar e conferir.
table-table-of-age = { $table }, aberta há { DURATION($seconds) }
table-my-table = { $table }: { $state ->
    [lobby] esperando gente
    [gathering] prestes a começar
    [playing] esperando a vez dos outros
    [yours] é a sua vez!
    [paused] em pausa
   *[finished] encerrada
}
table-help = Aperte os botões ou digite a jogada. Para mais de uma, separe com “;”.
table-language-set = Agora eu falo português com você.
table-language-pt-br = português
    .typed = português, portugues brasileiro, brasileiro
table-language-uk = ucraniano
    .typed = ucraniano
table-language-en = inglês
    .typed = inglês
table-forgotten = Apaguei tudo o que sabia sobre você.

## Botões

table-button-join = Entrar
    .help = Ocupar um lugar livre, ou um que alguém deixou.
table-button-leave = Sair
    .help = Levantar-se da mesa.
table-button-start = Começar
    .help = Conferir se está todo mundo aqui e distribuir.
table-button-confirm = Estou aqui
    .help = Confirmar que você está aqui e pode receber mensagens no privado.
table-button-door = Abrir nosso chat privado
    .help = As cartas são dadas lá: aperte Iniciar.
table-button-cancel = Cancelar
    .help = Cancelar o início da partida.
table-button-computer = Chamar computador
    .help = Colocar o computador em um lugar livre.
table-button-fill = Completar com computador
    .help = Colocar o computador em todos os lugares livres.
table-button-settings = Opções
    .help = Ver e mudar como se joga.
table-button-rules = Regras
    .help = O jogo em poucas palavras.
table-button-help = Ajuda
    .help = O que dá para apertar e digitar.
table-button-hand = Minha mão
    .help = Só você vê: suas cartas e o que dá para fazer.
table-button-undo = Desfazer
    .help = Desfazer a sua última jogada, se ela não revelou nada a ninguém.
table-button-catchup = O que houve?
    .help = O que aconteceu desde a sua última jogada.
table-button-status = Quem joga agora
    .help = Quem se senta onde, de quem se espera, quanto tempo falta.
table-button-pause = Pausar
    .help = Para os relógios até alguém retomar.
table-button-handover = Deixar o computador jogar
    .help = O computador joga por mim até eu voltar.
table-button-resume = Retomar
    .help = Fazer os relógios andarem de novo.
table-button-vote-yes = A favor
    .help = Votar sim.
table-button-vote-no = Contra
    .help = Votar não.
table-button-rematch = Revanche
    .help = As mesmas pessoas de novo, cada uma um lugar à frente.
table-button-replay = Rever
    .help = Percorrer a partida passo a passo.
table-button-seal = Conferir
    .help = Conferir que a semente foi lacrada antes de a partida começar.
table-button-share = Imagem para mostrar
    .help = Quem venceu, numa imagem para postar onde quiser.
table-button-export = Exportar
    .help = A partida num arquivo que dá para conferir.
table-button-replay-first = Início
    .help = O começo.
table-button-replay-previous = Anterior
    .help = Um passo para trás.
table-button-replay-next = Próximo
    .help = Um passo adiante.
table-button-replay-last = Fim
    .help = O final.
table-button-replay-everybody = Visão geral
    .help = Como todo mundo viu.

## Recusas

table-refused-already-seated = Você já tem um lugar aqui.
table-refused-already-voting = A mesa já está votando. Responda primeiro.
table-refused-bad-argument = “{ $word }” não dá para usar aqui.
table-refused-bad-arguments = “/{ $name }” se usa de outro jeito. “/ajuda” conta como.
table-refused-bad-bridge-code = Esse código não abre nenhuma mesa. Quem está sentado à mesa recebe o certo com /bridge.
table-refused-bad-button = Não conheço esse botão.
table-refused-no-such-preset = Aqui não há esse jeito de jogar: { $name }.
table-refused-bad-speed = Diga “devagar”, “normal” ou “na hora”.
table-refused-bad-pace = Diga “jogo”, “sem” ou um número de horas, de 1 a { $most }.
table-refused-choice-gone = Essa escolha não existe mais. Isto é o que você pode fazer agora.
table-refused-door-not-open = Ainda não posso mandar mensagem no privado. Abra primeiro um chat comigo.
table-refused-handed-over = O computador está jogando por você. Retome o seu lugar primeiro.
table-refused-has-played = Você já jogou nesta partida no lugar de { SEAT($seat) } e viu o que estava escondido ali. Outro lugar, só na próxima.
table-refused-is-computer = Aí quem joga é o computador.
table-refused-is-paused = A partida está em pausa.
table-refused-late-press = Esse botão já passou. Use os de agora.
    .why = Cada botão só vale para a pergunta com que apareceu, para que um aperto atrasado nunca responda à pergunta seguinte.
table-refused-no-such-language = Eu falo { $languages }.
table-refused-no-such-role = Não há aqui nenhum papel chamado “{ $name }”.
table-refused-no-such-table = Essa mesa não existe mais.
table-refused-set-aside = Essa mesa está de lado (código { $code }): algo meu quebrou nela. Nada se perdeu; quem me mantém pode consertar e trazê-la de volta.
table-refused-no-such-term = Não encontro nada chamado “{ $name }” neste jogo.
table-refused-no-table-here = Ainda não há mesa aqui.
table-refused-no-table-of-yours = Você não está em nenhuma mesa.
table-refused-no-result = Esta partida terminou sem resultado, então não há o que mostrar.
table-refused-not-finished = Isso só é possível depois do fim da partida.
    .why = Antes do fim, revelaria segredos.
table-refused-not-host = Só quem comanda a mesa pode fazer isso.
table-refused-not-in-lobby = Isso só é possível antes do início da partida.
table-refused-not-invited = Esta mesa fica em outro lugar. Entre no chat em que ela está sendo jogada, ou peça um convite a quem está sentado nela.
table-refused-not-paused = A partida não está em pausa.
table-refused-not-playing = Isso só é possível durante uma partida.
table-refused-not-seated = Você não tem lugar nesta mesa.
table-refused-not-your-button = Esse botão é para outra pessoa.
table-refused-not-your-vote = Você não vota nesta.
table-refused-enough-seats = Lugares já ocupados: { $n }, e com tantos este jogo fica melhor. Para mais, diga um número, como em “/completar 6”.
table-refused-nothing-to-undo = Não há nada seu para desfazer.
table-refused-not-taken-back = Isso não volta mais: o que foi visto continua visto.
table-refused-nothing-to-vote = Não há nada em votação.
table-refused-no-team = Aqui não tem equipe: fale para todo mundo.
table-refused-nothing-typed = Diga o que você quer fazer.
table-refused-only-in-a-place = Peça isso no grupo onde a mesa vai ficar, não no privado.
table-refused-place-taken = Já tem uma mesa aqui.
table-refused-seat-is-free = Ninguém ocupa o lugar { $number }.
table-refused-seat-taken = Esse lugar já está ocupado: { SEAT($seat) }.
table-refused-table-full = Não há lugar livre.
table-refused-too-busy = A mesa está muito movimentada. Tente de novo, por favor.
table-refused-look-first = Isso não tem volta. Confira antes e mande de novo.
table-refused-too-many-tries =
    Foram muitas tentativas seguidas. Dê uma olhada no tabuleiro; dá para continuar em { $seconds ->
        [0] instantes
        [one] um segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }.
table-refused-too-many-tables = Você já está em { $most } mesas; termine uma delas primeiro.
table-refused-which-table = Você está em mais de uma mesa. De qual está falando?

## Comandos

table-command-play = jogar, nova
    .help = Abrir uma mesa para um jogo.
table-command-solo = solo, sozinho
    .help = Jogar logo, só você contra o computador, sem relógio.
table-command-learn = aprender, lição
    .help = Aprender um jogo jogando: só você, passo a passo, em cinco minutos.
table-command-nohints = sem-dicas, sem dicas
    .help = Sem mais dicas, aqui e nas outras mesas.
table-command-skiplesson = pular-lição, pular lição, encerrar lição
    .help = Encerrar a lição e jogar livremente.
table-command-join = entrar, sentar
    .help = Ocupar um lugar.
table-command-leave = sair
    .help = Levantar-se; durante a partida, o computador continua por você.
table-command-start = começar, iniciar
    .help = Conferir se está todo mundo aqui e distribuir.
table-command-confirm = presente, confirmar
    .help = Dizer que você está aqui.
table-command-cancel = cancelar-mesa, cancelar mesa, desmarcar
    .help = Desistir do início, ou da mesa.
table-command-act = agir, fazer
    .help = Fazer algo no jogo; várias coisas, separadas por “;”.
table-command-board = tabuleiro
    .help = Mostrar o tabuleiro.
table-command-hand = mão
    .help = Mostrar o que só você pode ver.
table-command-status = situação
    .help = Quem se senta onde, de quem se espera, quanto tempo falta.
table-command-look = olhar, mostrar
    .help = O tabuleiro ou uma parte dele, em palavras e de perto.
table-command-catchup = novidades, resumo
    .help = O que aconteceu desde a sua última jogada.
table-command-rules = regras, o que é, explicar
    .help = O jogo em poucas palavras, ou uma carta, peça ou expressão.
table-command-seal = lacre
    .help = Conferir que a semente foi lacrada antes de a partida começar.
table-command-settings = opções
    .help = Mostrar as opções.
table-command-why = porquê, por-quê, por quê
    .help = Por que algo foi recusado, e o que é possível agora.
table-command-help = ajuda
    .help = O que dá para apertar e digitar.
table-command-tables = mesas, minhas
    .help = Suas mesas e onde esperam por você.
table-command-team = equipe, time
    .help = Dizer algo só à sua equipe; mais ninguém lê.
table-command-undo = desfazer, desfaz, voltar atrás, cancelar, cancela
    .help = Desfazer a sua última jogada.
table-command-vote = votar, voto
    .help = Responder a uma votação: sim ou não.
table-command-end = encerrar-partida, encerrar partida, acabar partida
    .help = Propor encerrar a partida sem vencedor.
table-command-pause = pausar, pausa
    .help = Parar os relógios.
table-command-resume = retomar, continuar
    .help = Fazer os relógios andarem de novo.
table-command-handover = ausente, já volto, delegar, passar ao computador
    .help = Deixar o computador jogar por você.
table-command-back = voltei, voltar
    .help = Retomar o seu lugar.
table-command-resign = abandonar, sair-de-vez, sair de vez
    .help = Abrir mão do seu lugar de vez.
table-command-kick = expulsar
    .help = Fazer alguém deixar a mesa.
table-command-computer = computador
    .help = Colocar o computador em um lugar livre.
table-command-fill = completar
    .help = Colocar o computador nos lugares livres.
table-command-move = trocar-lugar, trocar lugar, trocar de lugar
    .help = Trocar dois lugares.
table-command-role = papel, cor
    .help = Escolher um papel, uma cor ou uma equipe.
table-command-configure = opção, configurar
    .help = Mudar uma opção.
table-command-preset = modelo, jeito
    .help = Ajustar tudo de uma vez: primeira partida, como na caixa, partida longa ou difícil.
table-command-speed = velocidade
    .help = Com que rapidez os computadores respondem.
table-command-pace = tempo, ritmo
    .help = Quanto tempo cada decisão pode levar.
table-command-watch = assistir
    .help = Assistir a esta mesa.
table-command-rematch = revanche
    .help = As mesmas pessoas de novo, cada uma um lugar à frente.
table-command-replay = rever
    .help = Percorrer uma partida encerrada.
table-command-share = cartaz
    .help = Quem venceu, numa imagem para postar.
table-command-export = exportar
    .help = A partida encerrada em um arquivo que pode ser conferido.
table-command-bridge = ponte
    .help = Mostrar aqui também a mesa de outro lugar.
table-command-language = idioma, língua
    .help = O idioma em que falo com você.
table-command-forgetme = apagar-meus-dados, apagar meus dados, me esqueça, esqueça-me
    .help = Apagar tudo o que está guardado sobre você.

## Aprender jogando

table-lesson-opened = { $name } aprende { $game }.
table-lesson-step = 📘 Passo { $number } de { $all }
table-lesson-do = 👉 Toque em 👉 ou digite: { $act }
table-lesson-touch = 👉 Toque onde a seta aponta, ou no botão com 👉.
table-lesson-otherwise = Isso até pode: { $what } Aqui a jogada foi desfeita. A lição pede: { $act }
table-lesson-over = Fim da lição. A mesma partida continua, e agora cada jogada é sua.
table-hint = Dica: { $text }
table-no-more-hints = Não haverá mais dicas.
table-button-nohints = Sem mais dicas
    .help = Seus três primeiros turnos têm uma dica cada. Um toque, e não há mais nenhuma, nem aqui nem em outras mesas.
table-button-skiplesson = Encerrar a lição
    .help = Sem mais passos: daqui em diante você joga livremente.
table-refused-no-lesson = Este jogo ainda não tem lição.
table-refused-in-a-lesson = Numa lição não é preciso desfazer nada: a jogada errada não é feita.
