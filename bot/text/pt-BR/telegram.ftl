### O que só o Telegram precisa dizer.

telegram-hello = Olá! Eu sou o mestre do jogo. Este chat privado está aberto: seus segredos vão chegar aqui, com botões para apertar. Você também pode digitar o que quer fazer.
    Me adicione a um grupo para jogar com amigos, ou jogue aqui contra o computador:
telegram-hello-group = Olá! Eu sou o mestre do jogo: dou as cartas, rolo os dados, desenho o tabuleiro e guardo todos os segredos. Qual jogo vai ser?
telegram-which-game = Qual jogo vai ser? Quem apertar comanda a mesa.
telegram-my-tables = Minhas mesas
telegram-open-chat = Abrir o chat privado
telegram-answer-in-private = { $name }, minha resposta vai no privado. Abra nosso chat e aperte Iniciar.
telegram-see-private = Escrevi para você no privado.
telegram-whisper = Só um momento…
telegram-what-to-do = O que você quer fazer? Responda a esta mensagem.
telegram-as-file = 🔍 Como arquivo
telegram-why = Por quê?
telegram-anonymous = Você está escrevendo como o grupo, e não sei quem é você. Escreva com seu perfil: as cartas vão para pessoas.
telegram-topic = Jogar em um tópico próprio
    .help = Posso abrir um tópico para esta mesa, e os outros ficam livres para conversar.
telegram-topic-open = A mesa agora está em um tópico só dela.
telegram-no-topic = Não posso abrir um tópico aqui.
telegram-share-board = Mostrar o tabuleiro
telegram-share-invitation = Convidar para a mesa
telegram-share-invites = Tem um lugar para você na mesa: { $game }.
telegram-learn = 📘 Aprender um jogo
telegram-learn-which = Qual jogo você quer aprender?
