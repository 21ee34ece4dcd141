### O que dizem as imagens da caverna: rótulos e seu equivalente em palavras.

caverna-picture-title = A caverna do Zé Lutinho
caverna-picture-round = Rodada { $round }
caverna-picture-turn = { $who }, { $step }
caverna-picture-choosing = decidindo
caverna-picture-time = Tempo
caverna-picture-event = Evento: { $name }
caverna-picture-won = { $many ->
    [0] A caverna fica sem dono.
    [one] A caverna é de { $who }!
    [many] { $who } dividem a caverna!
   *[other] { $who } dividem a caverna!
}
caverna-picture-your-cards = Suas cartas
caverna-picture-no-cards = Sua mão está vazia.
caverna-picture-when-largar-a-pedrada = etapas 1 e 3
caverna-picture-when-descer-a-bica = 1, 3, reação
caverna-picture-when-passar-a-mao = etapas 1 e 3
caverna-picture-when-beijin-de-mamae = etapas 1 e 3
caverna-picture-when-so-no-molejo = reação
caverna-picture-when-parkour = etapa 3, reação
caverna-picture-when-ir-na-picadilha = etapa 3, a última
caverna-picture-when-vai-filhao = reação
caverna-picture-when-picaretada = etapas 1 e 3
caverna-picture-when-ouro = vale 1
caverna-picture-when-ouro-duplo = vale 2
caverna-picture-when-used = já jogada neste turno
caverna-picture-status = Pontos de tempo: { $time }. Baralho: { $deck }. Descarte: { $discard }. Paredes restantes: { $walls }.
caverna-picture-walls = Paredes entre: { $walls }.
caverna-picture-cards = { $n ->
    [0] nenhuma carta
    [one] { $n } carta
    [many] { $n } de cartas
   *[other] { $n } cartas
}
caverna-picture-troll = troll ({ $age ->
    [1] o mais antigo
   *[other] o { $age }º mais antigo
})
caverna-picture-pack = mochila de { $who }, { $n ->
    [0] nenhuma carta
    [one] { $n } carta
    [many] { $n } de cartas
   *[other] { $n } cartas
}
caverna-picture-player = { $who }: { $where }. Vida { $life }, cartas { $cards }, ouro guardado { $stored }{ $double ->
    [yes] , está com o ouro duplo
   *[no] {""}
}. Trolls que vieram junto: { $trolls }. Mochilas livres: { $packs }{ $away ->
    [yes] . Ausente
   *[no] {""}
}.
caverna-picture-ways = { $here }. Um passo leva a: { $ways }.
caverna-picture-hand = Sua mão: { $cards }.
caverna-picture-gold = Seu ouro: { $gold } de { $of }.
caverna-picture-own-pack = Sua mochila em { $space }: { $cards }.
caverna-picture-choices = Você pode escolher: { $choices }.
