### A página da mesa no navegador.

## A página

web-skip = Ir direto à sua vez
web-table = Mesa
web-mine = Minha mão
web-log = O que aconteceu
web-log-empty = Nada aconteceu ainda.
web-whispers = Dito só a você
web-twin = Em palavras
web-close = Fechar
web-your-turn = Sua vez
web-waits = A mesa espera por você
web-watching = Você está assistindo. Você vê o mesmo que todo mundo.
web-no-table = Ainda não há partida aqui. Ela aparecerá sem você fazer nada.
web-not-seated = Você não tem lugar nesta mesa. Você vê o mesmo que todo mundo.
web-explain = O que cada botão faz
web-why = Por quê?
web-paused = Em pausa
web-time-left = Tempo restante
web-more = Mais opções da mesa
web-do-pause = Pausar
web-do-handover = Computador joga por mim
web-do-back = Voltar a jogar
web-do-end = Propor o fim da partida
web-do-resign = Sair de vez
web-sure = Tem certeza?

## A linha

web-line = Diga o que quer fazer
web-type = Escrever em vez de tocar
web-to-team = Dizer à sua equipe
web-line-hint = Digite uma jogada, ou / para comandos
web-send = Enviar
web-suggestions = Sugestões

## Conexão

web-lost = Sem conexão. Tentando de novo…
web-found = Conectado de novo.
web-slow = Calma! Tente de novo daqui a pouco.
web-failed = Isso não chegou. Tente de novo, por favor.
web-only-watching = Este link é só para assistir.

## Você

web-you = Você
web-new-name = Agora a mesa vê você como:
web-name = Seu nome
web-name-help = É assim que a mesa chama você.
web-guest = Visitante
web-language = Idioma
web-call = Som suave quando a mesa espera por mim
web-call-help = Onde o navegador permitir, também um aviso quando a página não estiver à vista.
web-done = Feito
web-help = Ajuda

## Convites

web-invite = Convidar
web-invite-title = Convidar amigos
web-invite-play = Para jogar
web-invite-play-help = Quem abrir este link ganha uma página só sua.
web-invite-watch = Só para assistir
web-invite-watch-help = Quem tiver este link vê a mesa, mas não joga nem aperta nada.
web-invite-mine = Minha própria página
web-invite-mine-help = Abra em outro aparelho para continuar lá. Quem tiver este link joga como você, então guarde para si.
web-invite-local = Estes links só funcionam neste computador. Para jogar com outros aparelhos, inicie o Mestre com “mestre play --host 0.0.0.0” e abra pelo endereço deste computador.
web-copy = Copiar
web-copied = Copiado.
web-share = Compartilhar
web-one-more = Mais alguém neste aparelho

## Novo jogo

web-choose = O que vamos jogar?
web-choose-help = Escolha um jogo para abrir uma mesa com amigos. Lugares e opções vêm depois; nada começa sem você. Ou jogue logo contra o computador.
web-play-now = Jogar agora
web-play-now-help = Só você contra o computador, sem relógio.
web-learn = Aprender
web-learn-help = Cinco minutos, passo a passo, contra um computador paciente.
web-seats = Lugares
web-new-game = Nova partida
web-and-no-more = Fazer e encerrar minha vez
web-there = aqui
web-as-far = até onde dá
web-back = Voltar
web-who = Quem joga
web-free = livre
web-sit = Sentar aqui
web-move-here = Mudar para cá
web-add-computer = Pôr o computador
web-remove = Liberar o lugar
web-is-you = você
web-is-host = comanda a mesa
web-is-computer = computador
web-is-ready = já confirmou
web-is-waited = decidindo
web-fill = Completar com computador
web-level = Como o computador joga
web-level-random = à toa
web-level-greedy = pensando
web-role = Joga como
web-role-any = tanto faz
web-speed = Os computadores respondem
web-decided = O momento decisivo
web-settings = Opções
web-host-only = Quem comanda a mesa decide isto.
web-all-settings = Todas as outras configurações
web-pace = Tempo para cada decisão
web-yes = sim
web-start = Começar a partida
web-needs-more = Ainda falta gente para começar. Convide amigos ou complete com computador.
web-host-starts = Quem comanda a mesa começa a partida.
web-leave = Sair da mesa
web-cancel = Encerrar esta mesa
web-gathering = Está todo mundo aqui?
web-gathering-help = A partida começa quando todo mundo confirmar.
web-here = Estou aqui
web-rules = Como se joga

## Reprise

web-replay = Rever a partida
web-replay-keys = As setas passam a partida; Home e End vão ao começo e ao fim.
web-moment = Momento

## Primeira página

web-house-about = Jogos de tabuleiro com os amigos. O Mestre cuida das regras, vocês jogam.
web-home-title = Suas mesas
web-home-help = Mesas abertas neste navegador. Os links ficam guardados só aqui.
web-home-new = Nova mesa
web-home-forget = Tirar desta lista
web-opening = Um momento…
web-no-script = Esta página precisa de JavaScript.
web-list = Todas as escolhas em lista
web-night = Cores da noite
web-night-help = Tudo escuro em volta do tabuleiro, que foi desenhado para isso. Desligado: claro.
web-at-once = Jogar na hora
web-at-once-help = O que você toca é feito sem perguntar se tem certeza, desde que dê para desfazer por conta própria. O que depende dos outros ainda é perguntado.
web-fair-dice = Dados honestos
web-lately = O que aconteceu desde a sua última jogada: toque para ver de novo
web-again = Mostrar de novo no tabuleiro o que aconteceu
web-keep-ending = Salvar a imagem
web-waits-for = Esperando por
web-more-seats = Mais lugares
web-step-in = Entrar aqui
