### Porrinha.

porrinha-title = Porrinha
porrinha-about = Esconda pedrinhas na mão e adivinhe quantas são ao todo.
porrinha-rules = Todos escondem até três pedrinhas; depois, cada um diz quantas há em todas as mãos. Ninguém repete o palpite de outro. Quem chega mais perto pontua.

porrinha-fist = mão fechada
    .help = O que você esconde na mão: de 0 a 3 pedrinhas.
porrinha-player-1 = primeiro
porrinha-player-2 = segundo
porrinha-player-3 = terceiro
porrinha-player-4 = quarto
porrinha-player-5 = quinto
porrinha-player-6 = sexto

porrinha-setting-rounds = rodadas
    .help = Quantas rodadas são jogadas.

porrinha-ask-hide-pebbles = Quantas pedrinhas você esconde? Ninguém vê, e dá para trocar até que todos tenham escondido.
porrinha-ask-ask-guess = Quantas pedrinhas há ao todo?
porrinha-verb-hide = esconder
    .help = esconder 2: fechar a mão com 2 pedrinhas.
porrinha-verb-guess = palpitar
    .help = palpitar 5: dizer quantas são ao todo.
porrinha-token-hide = esconder
porrinha-token-guess = palpitar

porrinha-event-guessed = { SEAT($seat) } diz { $total }.
porrinha-event-opened = As mãos se abrem: { $fists }. Rodada de { SEAT($winners) }.

porrinha-refused-too-many-pebbles = Na mão cabem no máximo { $most } pedrinhas.
porrinha-refused-impossible-guess = Podem ser no máximo { $most }.
porrinha-refused-guess-taken = { $total } já foi dito.

## A imagem

porrinha-picture-title = Rodada { $round } de { $rounds }
porrinha-picture-over = As mãos estão abertas.
porrinha-picture-row = { $who }: pontos { $score }, { $hidden ->
    [yes] já escondeu
   *[no] ainda não escondeu
}, { $guess ->
    [none] sem palpite
   *[other] diz { $guess }
}.
porrinha-picture-own = Você esconde { $fist }.
