### Discord: the names of its commands' options, and what only Discord has to say.

## Commands

discord-seat = lugar
    .help = Quem joga onde: computadores, substitutos, papéis, ordem.
discord-option-game = jogo
    .help = Qual jogo.
discord-option-settings = opções
    .help = Como se joga, várias separadas por “;”. Escolha na lista.
discord-option-language = idioma
    .help = Qual idioma.
discord-option-table = mesa
    .help = Vale para a mesa toda (só quem comanda a mesa).
discord-option-seat = lugar
    .help = O número do lugar.
discord-option-to = com
    .help = O número do outro lugar.
discord-option-seats = lugares
    .help = Quantos lugares devem ficar ocupados ao todo.
discord-option-role = papel
    .help = O papel, a cor ou a equipe.
discord-option-level = nível
    .help = A força do computador.
discord-option-line = jogada
    .help = O que você faz; várias coisas separadas por “;”.
discord-option-at = onde
    .help = Uma linha, um espaço ou uma peça. Em branco: tudo.
discord-option-text = texto
    .help = O que a sua equipe vai ler.
discord-option-term = termo
    .help = Uma carta, uma peça ou um termo; o jogo todo, se deixar em branco.
discord-option-yes = concordo
    .help = Se você concorda.
discord-option-watching = assistindo
    .help = Assistir sem jogar.
discord-option-moment = momento
    .help = O momento da partida; o primeiro é 0.
discord-option-code = código
    .help = O código que apareceu no outro chat.
discord-option-name = opção
    .help = Qual opção.
discord-option-value = valor
    .help = O novo valor.
discord-option-preset = modelo
    .help = Primeira partida, como na caixa, partida longa ou difícil.
discord-option-speed = velocidade
    .help = Devagar, normal ou na hora.
discord-option-pace = tempo
    .help = “jogo”, “sem” ou quantas horas para cada decisão.
discord-option-dm = privado
    .help = Se também posso escrever para você no privado.
discord-option-sure = certeza
    .help = Sim, se for isso mesmo. Não dá para desfazer.

## Private messages

discord-dm-on = De agora em diante também escrevo para você no privado, com botões que funcionam lá.
discord-dm-off = Não escrevo mais para você no privado. O botão “Minha mão”, no tabuleiro, sempre funciona.
discord-dm-closed = O Discord não me deixa escrever para você: suas mensagens diretas estão fechadas neste servidor. O botão “Minha mão”, no tabuleiro, sempre funciona.
discord-dm-busy = O Discord só me deixa abrir alguns chats privados de cada vez. Tente de novo daqui a alguns minutos.
discord-board-in-words = Não tenho permissão para anexar arquivos aqui: este é o tabuleiro em palavras.
discord-no-files-now = O Discord não está aceitando arquivos agora: este é o tabuleiro em palavras.
discord-greeting = Olá! Sou mestre de jogos de tabuleiro. `/play` abre uma mesa, `/help` explica como tudo funciona.
discord-not-in-public = Do jeito que foi escrito, não consegui fazer isso. “Minha mão” mostra só a você o que pode ser feito.
discord-type = Digitar a jogada
    .help = Escreva o que você faz em vez de apertar os botões.
discord-type-label = Sua jogada, em palavras
discord-thread = Jogar em um tópico próprio
    .help = Leva esta mesa para um tópico, e o canal fica livre para conversar.
discord-moved = A mesa mudou de lugar, e o tabuleiro foi junto.
discord-go-there = Ir para a mesa
discord-post = Jogar em uma publicação em #{ $name }
discord-no-thread = Não posso abrir um tópico aqui.
discord-no-post = Não posso abrir uma publicação lá.
discord-not-forgotten = Nada foi apagado.

## Answers

discord-why = Por quê?
discord-lacking = Preciso destas permissões neste canal: { $names }. Quem cuida do canal pode me dar.
discord-may-view-channel = Ver canal
discord-may-send-messages = Enviar mensagens
discord-may-send-messages-in-threads = Enviar mensagens em tópicos
discord-may-attach-files = Anexar arquivos
