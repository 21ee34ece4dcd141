### A ajuda do comando `mestre`: uma mensagem por comando, um atributo por opção.

cli-help-shared =
    .seats = Quantos lugares. Padrão: o mínimo.
    .set = Uma opção do jogo; repita quantas vezes precisar.
    .seed = Qualquer palavra: a mesma palavra, a mesma partida.
    .json = Para programas: um documento JSON.
    .data = Pasta de dados. Padrão: MESTRE_DATA.
    .pictures = Pasta com as suas próprias imagens para Sombras: Amsterdã. Padrão: MESTRE_PICTURES.
    .open = Abre o navegador, se houver um.
    .lang = Idioma da resposta.
    .help = Mostra esta ajuda e sai.

## What stands for something that is typed

cli-help-typed =
    .options = [OPÇÕES]
    .command = COMANDO [ARGUMENTOS]...
    .text = TEXTO
    .integer = NÚMERO
    .integer-range = NÚMERO
    .file = ARQUIVO
    .directory = PASTA
    .path = CAMINHO
    .set = NOME=VALOR
    .game = JOGO
    .slug = NOME
    .names = NOMES
    .files = ARQUIVOS
    .source = ORIGEM
    .target = DESTINO
    .tables = MESAS

## The commands

cli-help-mestre =
    Mestre: um mestre de jogo que mora no chat.

    Códigos de saída: 0 está tudo certo, 1 o que foi verificado não confere, 2 o comando não foi entendido, 130 Ctrl-C.
    .version = Mostra a versão e sai.
    .lang = Idioma das respostas. Padrão: o do sistema.

cli-help-art = Mostra de que são feitas as nossas imagens.
cli-help-art-sheet = Desenha folhas de contato com as peças de que as imagens são feitas: todas, ou só as de NOMES.
    .output = Pasta para os arquivos PNG.

cli-help-games = Lista os jogos.

cli-help-new-game = Escreve um jogo pequeno e inteiro chamado NOME, com os testes, como um pacote para você continuar.
    .to = Onde. Padrão: uma pasta NOME.

cli-help-play = Abre uma mesa no navegador e cada plataforma que tem token; os amigos entram pelo link da página.
    .host = Endereço em que escutar.
    .port = Padrão: 8080 ou, se estiver ocupada, qualquer porta livre.
    .address = Por onde os outros chegam à página, quando não é pelo endereço desta máquina. Padrão: MESTRE_ADDRESS.

cli-help-render = Desenha uma posição de JOGO, ou de um cenário, e escreve o texto alternativo dela.
    .after = Mostra a posição depois de tantas respostas.
    .policy = Quem dá as respostas.
    .seat = Como este lugar vê. Padrão: como todos veem.
    .spectator = Como todos veem.
    .scenario = Mostra o fim de um caso.
    .case = Qual caso do cenário. Padrão: o primeiro.
    .output = Um .png ou .svg.

cli-help-replay = Verifica uma partida salva: se a semente é a que foi lacrada, cada registro, a última posição.
    .tell = Conta o que aconteceu, registro por registro.
    .step = Conta e espera um Enter depois de cada registro.
    .seat = Conta como este lugar ouviu. Padrão: como todos ouviram.
    .to = Conta até este registro e mostra como a mesa estava ali.
    .output = Com --to: desenha a mesa neste PNG.

cli-help-run = Atende cada plataforma que tem token no ambiente ou em .env, até que alguém encerre.

cli-help-scenario =
    Joga os casos dos ARQUIVOS de cenário (ou de todos os arquivos de uma pasta) e conta o que difere.

    O formato está em docs/scenarios.md.

cli-help-simulate = Joga partidas inteiras de JOGO e faz as contas.
    .games = Quantas partidas.
    .policy = Quem joga.
    .check = Depois de cada resposta: invariantes, opções, salvamento, repetição, segredos.
    .jobs = Processos que dividem o trabalho.

cli-help-store = O armazenamento onde as mesas moram: uma pasta de dados, ou um servidor Redis pela sua URL.
cli-help-store-copy =
    Copia todas as mesas, pessoas e imagens próprias de ORIGEM para um DESTINO vazio. Ninguém deve jogar enquanto isso.

    As imagens ficam em uma pasta de dados: na de MESTRE_DATA, quando o armazenamento é um servidor.
cli-help-store-backup = Grava tudo em um ARQUIVO novo: mesas, pessoas, imagens próprias. O Mestre pode ficar aberto enquanto isso.
cli-help-store-restore = Põe o que `backup` gravou em ARQUIVO em um armazenamento vazio: uma pasta de dados nova, ou um servidor sem mesas.
cli-help-store-drop = Apaga as MESAS com tudo o que é delas: as que estão de lado e não têm mais conserto.
    .yes = Elas são apagadas de vez.
cli-help-store-letters = O que não pôde ser entregue, e por quê. O Mestre pode ficar aberto enquanto isso.
cli-help-store-broken = As mesas que ficaram de lado porque algo quebrou nelas, e por quê. O Mestre pode ficar aberto enquanto isso.
cli-help-store-retry = Traz de volta as MESAS que ficaram de lado, depois do conserto; sem nomes, todas. O Mestre pode ficar aberto enquanto isso.
cli-help-store-check = Lê tudo e não muda nada: o que existe, por tipo e versão, e o que não dá para ler (código de saída 1).

cli-help-terminal =
    Joga JOGO aqui: comandos digitados e imagens, ou palavras onde o terminal não mostra imagens.

    O computador ocupa os lugares livres. As últimas imagens também ficam ao lado, em arquivos.
    .learn = Ensina o jogo passo a passo; depois a partida continua.
    .humans = Quantos lugares são de pessoas.
    .level = Como o computador joga.
    .seed = Qualquer palavra: a mesma palavra, a mesma partida. Padrão: sorteada pelo sistema.
    .pictures = Pasta para as imagens e a partida salva.
    .show = Como as imagens aparecem no próprio terminal; none: palavras no lugar delas. Padrão: o que o terminal diz que consegue.

cli-help-watch = Mostra JOGO no navegador: imagens, palavras e o que não confere; de novo a cada arquivo seu que muda.
    .scenarios = Arquivos de cenário, ou pastas com eles. Padrão: tests/scenarios/JOGO, ou os testes ao lado do pacote.
    .port = Padrão: qualquer porta livre.
    .once = Grava a página em uma pasta e termina.
