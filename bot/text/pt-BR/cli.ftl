### O comando `mestre` no terminal.

cli-version = mestre, versão { $version }
cli-no-games = Nenhum jogo instalado.
cli-no-painter = Ainda não há desenhos de { $game }.
cli-bad-set = “{ $typed }” não é uma opção: escreva nome=valor.
cli-seat-or-spectator = Escolha: um lugar ou a plateia, não os dois.
cli-game-or-scenario = Diga qual jogo, ou aponte um arquivo de cenário.
cli-no-such-case = Este arquivo não tem o caso “{ $name }”. Tem: { $names }

## Scenarios

cli-scenario-count = { $good } de { $all } casos conferem.

## Simulated games

cli-simulating = Jogando partidas…
cli-simulated-games = Partidas terminadas: { $finished } de { $games }
cli-simulated-actions = Ações: { $actions } ({ $each } por segundo)
cli-simulated-lengths = Duração em ações: de { $least } a { $most }, mediana { $median }
cli-simulated-wins = Vitórias por lugar: { $wins }
cli-simulated-reasons = Finais: { $counted }
cli-simulated-refusals = Recusas: { $counted }
cli-simulated-violations = Violações: { $n }

## Replays

cli-replay-verified = { $game }: conferido. Registros: { $entries }. A semente é a que foi lacrada como { $hash }.

## Playing in the terminal

cli-play-welcome = { $game }. Digite o que quer fazer; “ajuda” mostra o que dá para fazer.
cli-play-prompt = { $name }>
cli-play-hand-over = Passe o computador para { $name }; o resto da mesa não olha. Aperte Enter.
cli-new-game-slug = “{ $name }” não pode ser o nome de um jogo: duas ou mais letras minúsculas, algarismos e sublinhados, e ainda livre.
cli-new-game-folder = { $folder } não está vazia.
cli-new-game-written = { $folder } guarda um jogo pequeno e inteiro. Continue com: pip install -e { $folder }; pytest { $folder }; mestre terminal { $game }
cli-play-waiting = { $name } está pensando…
cli-play-picture = Imagem: { $file }
cli-play-help = Um número escolhe a opção com esse número; várias jogadas são separadas por “;”. E também: olhar, regras, porquê, desfazer, salvar, sair. “olhar” e “regras” também falam de uma coisa só: escreva o nome dela depois.
cli-play-typed = Digitando, por exemplo: { $line }
cli-play-nothing-to-undo = Você não tem nada para desfazer.
cli-play-was-seen = Desfeito. O que apareceu, já foi visto.
cli-play-saved = Salvo: { $file }

cli-order-help = ajuda, ?
cli-order-look = olhar, ver, mão, tabuleiro, situação
cli-order-rules = regras
cli-order-why = porquê, por quê, por que
cli-order-undo = desfazer
cli-order-save = salvar
cli-order-quit = sair, tchau, parar

cli-web-open = A mesa está aberta em { $address } (Ctrl-C fecha).
cli-page-elsewhere = A página deste armazenamento está em outro processo. Este abre a sua assim que o outro terminar.
cli-port-taken = A porta { $port } está ocupada. Escolha outra com { $option }.
cli-port-forbidden = Este usuário não pode usar a porta { $port }. Escolha uma acima de 1023 com { $option }.
cli-not-our-address = { $host } não é um endereço desta máquina.
cli-no-such-host = Nenhuma máquina chamada { $host } foi encontrada.
cli-tried-again = { $platform } ainda não pode ser alcançado. O resto está aberto; { $platform } será tentado de novo até responder.
cli-bad-environment = Não entendo estas variáveis: { $names }. Por exemplo: { $like }
cli-unspoken = MESTRE_LANG={ $told }: esse idioma não é falado aqui. Existem: { $spoken }.
cli-there-are-games = Jogos: { $names }.
cli-there-are-settings = As opções dele: { $names }.
cli-bad-watch = “{ $typed }” não é um endereço de monitoramento: escreva host:porta.
cli-no-token = Falta um token. Escreva DISCORD_TOKEN ou TELEGRAM_TOKEN no arquivo .env (docs/hosting.md), ou experimente “mestre play”.
cli-picture-unknown-entry = { $file }: não há imagem “{ $entry }”.
cli-picture-empty-folder = { $file }: não há imagens aqui. Coloque as imagens nas pastas clues e tiles.
cli-picture-damaged = { $file } está danificado.
cli-picture-bad-entry = { $file }: não entendo esta entrada: { $entry }
cli-picture-bad-json = { $file }, linha { $line }: isto não está escrito como um arquivo de etiquetas (JSON, com os nomes dos arquivos primeiro).
cli-picture-no-file = { $file } não é um arquivo comum.
cli-picture-too-big = { $file } tem mais de { $most } MiB.
cli-picture-too-many-pixels = { $file } tem mais de { $most } milhões de pixels.
cli-picture-too-small = { $file } tem menos de { $least } pixels no lado menor.
cli-picture-no-picture = { $file } não é uma imagem PNG, JPEG ou WebP.
cli-run-open = O Mestre está nas mesas (Ctrl-C encerra).
cli-wrong-token = { $platform } não aceita este token. Copie-o de novo para .env.
cli-unreachable = Não consigo falar com { $platform }. Esta máquina está com internet?
cli-store-copied = Copiado. Mesas: { $tables }. Pessoas: { $people }. Imagens: { $pictures }.
cli-store-still-open = Havia uma casa aberta ali há pouco. Se ainda estiver aberta, pare-a e copie de novo: pode faltar o que foi feito nesse meio-tempo.
cli-store-backed-up = Backup feito. Mesas: { $tables }. Pessoas: { $people }. Imagens: { $pictures }.
cli-store-file-there = { $file } já existe. Escolha outro arquivo.
cli-store-restored = Restaurado. Mesas: { $tables }. Pessoas: { $people }. Imagens: { $pictures }.
cli-store-dropped = Mesa { $table } apagada.
cli-store-no-table = Não existe a mesa { $table }.
cli-store-sure = Isto apaga { $tables } de vez, e ninguém traz de volta. Se é isso mesmo, repita com --yes.
cli-no-letters = Todas as mensagens foram entregues.
cli-dead-letter = { $why }: { $what }
cli-aside = Mesa { $table }, código { $code }, desde { $since } UTC: { $why }
cli-none-aside = Nenhuma mesa está de lado.
cli-taken-up = A mesa { $table } voltou.
cli-still-aside = A mesa { $table } ainda não pode ser aberta.
cli-held = { $kind }, versão { $version }: { $many }
cli-none-held = Ainda não há nada guardado aí.
cli-unreadable = Não dá para ler: { $at }: { $why }

## A game while it is being written

cli-watch-holds = Tudo confere. Partidas: { $games }. Casos de cenários: { $cases }.
cli-watch-broken = O que não confere: { $n }
cli-watch-open = { $address } mostra o jogo e se renova a cada arquivo salvo (Ctrl-C encerra).
