### Palavras da casa: o que todo jogo e toda mesa podem dizer.

## Palavrinhas

core-and = e
core-piece = { $kind } { $sign }
core-yes = sim
core-no = não
core-none = nada
core-seat = Lugar { $number }
core-spectator = espectador
core-house-rules = regras da casa

core-duration-days = { $n ->
    [0] 0 dias
    [one] { $n } dia
    [many] { $n } de dias
   *[other] { $n } dias
}
core-duration-hours = { $n } h
core-duration-minutes = { $n } min
core-duration-seconds = { $n } s

## Em qualquer mesa

core-your-turn = { SEAT($seat) }, é a sua vez.
core-waiting-for = Falta jogar: { SEAT($seats) }.
core-nobody-awaited = Ninguém precisa decidir nada agora.
core-time-left = ainda há { DURATION($seconds) }
core-by-deadline = o tempo acabou
core-winner = Vitória de { SEAT($seat) }!
core-called-off = Encerrada sem vencedor
core-commitment = Impressão digital da semente lacrada: { $hash }. No fim a semente é revelada, e todo mundo pode conferir cada sorteio.
core-seed-opened = A semente era { $seed }.
core-event-rules-changed = As regras deste jogo foram corrigidas desde o começo da partida. Daqui em diante valem as de hoje.
core-done = Feito.

## Recusas do motor

core-refused-bad-command = Não entendi. Aperte “Ajuda” ou diga de outro jeito.
core-refused-not-your-turn = Ainda não é a sua vez.
core-refused-wrong-phase = Agora não: primeiro responda ao que foi perguntado.
core-refused-must-answer = Só isso não basta aqui: é preciso escolher alguma coisa.
core-refused-game-over = A partida já acabou.
core-refused-no-such-seat = Não existe esse lugar nesta mesa: { SEAT($seat) }.
core-refused-no-such-game = Não conheço nenhum jogo chamado “{ $name }”.
core-refused-no-such-setting = Este jogo não tem nenhuma opção chamada “{ $name }”.
core-refused-bad-setting = “{ $value }” não é um valor possível para a opção “{ $name }”.
core-refused-setting-is-fixed = Isso não muda mais depois que a partida começa.
core-refused-bad-seats = Lugares neste jogo: de { $least } a { $most }.
core-refused-bad-roles = Cada papel só pode aparecer uma vez, e tem de ser deste jogo.
core-refused-bad-save = Este jogo salvo está danificado e não pode ser aberto.
core-refused-bad-log = A jogada { $entry } do registro não segue as regras: { $why }
core-refused-by-older-rules = O que veio antes do lance { $moment } foi jogado por regras mais antigas. Dá para ler, mas não para jogar de novo.
core-refused-fingerprint-mismatch = O arquivo foi alterado depois que a partida foi salva.
core-refused-store-trouble = O armazenamento não consegue fazer isso agora.
core-refused-store-broken = O arquivo de dados está danificado ou é de outra versão. Não mexi nele.
core-refused-store-busy = Outro Mestre já está usando esta pasta de dados. Feche o outro primeiro.
core-refused-store-gone = O armazenamento não responde. O Redis está rodando onde REDIS_URL diz?
core-refused-store-not-empty = O destino já tem mesas guardadas. Copie para um armazenamento vazio.
core-refused-store-full = O disco ou a memória do servidor de dados está cheia, ou a pasta de dados não pode ser gravada. Nada do que foi salvo se perdeu.
core-refused-store-none = Não há dados nesta pasta. Indique outra com --data ou MESTRE_DATA.
core-refused-store-silent = Algo aceita a conexão em REDIS_URL, mas não diz nada. É mesmo o Redis, e ele usa TLS (rediss://) como o endereço diz?
core-refused-store-no-host = O nome da máquina em REDIS_URL não foi encontrado. Está escrito certo, e esta máquina está conectada?
core-refused-store-locked = O Redis não nos deixa entrar: o nome ou a senha em REDIS_URL está errado ou falta, ou não tem permissão para o necessário.
core-refused-store-address = REDIS_URL não é um endereço. Escreva redis://:senha@127.0.0.1:6379/0; na senha, %2F no lugar de /, %23 no de #, %40 no de @.
core-refused-store-no-database = O Redis não tem um banco com o número que está no fim de REDIS_URL. O primeiro é 0.
core-refused-store-no-redis = O que responde em REDIS_URL não é um Redis. A porta está certa?
core-refused-store-no-cluster = REDIS_URL diz redis+cluster://, mas nenhum Redis Cluster inteiro responde ali. Para um servidor só, escreva redis://.
core-refused-store-no-backup = Este arquivo não é um backup do Mestre. Nada mudou.
core-refused-commitment-mismatch = A semente não é a que foi lacrada no início.
core-refused-position-mismatch = Refazendo o registro, o resultado não bate com o que foi salvo.
core-refused-no-such-moment = A partida não tem o momento { $moment }.

## Comandos digitados

core-refused-ambiguous-word = “{ $word }” pode ser mais de uma coisa: { $meanings }.
core-refused-too-long = Isso é mais do que consigo ler de uma vez. Mande em linhas mais curtas.
core-nearest-legal = { $why } Talvez: { $near }
core-possible-now = { $why } O que dá para fazer agora, por exemplo: { $lines }
core-vote-for = a favor, concordo
core-vote-against = contra
core-skipped-words = em, na, no, nas, nos, de, do, da, dos, das, para, pra, com, contra, pelo, pela, um, uma, meu, minha

core-token-act = agir
core-token-undo = desfazer, desfaz, voltar atrás
core-token-reset = recomeçar, limpar, apagar tudo, do zero
core-token-done = pronto, pronta, ok, fim, acabei, acabou, terminei, feito, chega, beleza, encerrar
core-token-pass = passar, passo, passa, pular, pular turno, pulo, passo a vez, passar a vez, próximo, nada
core-token-yes = sim, s, claro, isso, bora, quero
core-token-no = não, n, melhor não, deixa
core-token-on = ligado, ligada, ligar
core-token-off = desligado, desligada, desligar
