### O que dizem as imagens da cidade: rótulos nelas, e seus iguais em palavras.

amsterdam-picture-title = Amsterdã à noite.
amsterdam-picture-round = Rodada { $round }{ $mode ->
    [coop] {" "}· cooperativa
   *[competitive] {""}
}
amsterdam-picture-won = { $team ->
    [orange] A equipe laranja ganha!
   *[black] A equipe preta ganha!
}
amsterdam-picture-lost = Partida perdida
amsterdam-picture-goal = Rodadas para ganhar: { $wins }
amsterdam-picture-deck = Baralho: { $cards }
amsterdam-picture-discard = Descarte: { $cards }
amsterdam-picture-left = Ciclos restantes: { $cycles }
amsterdam-picture-clock = Tempo total: { DURATION($seconds) }
amsterdam-picture-map = Mapa { $number } { $symbol }
amsterdam-picture-cycles = Pistas: { $cycles }
amsterdam-picture-step = { $step ->
    [round_end] fim da rodada
    [countdown] preparando-se
    [give_clue] escolhendo a pista
    [waiting_for_rival] espera os rivais
    [clue_pending] pista a caminho
    [move] escolhendo a casa
   *[over] no fim
}
amsterdam-picture-team-name = { $team ->
    [orange] Equipe laranja
   *[black] Equipe preta
}
amsterdam-picture-clue-of = { $team ->
    [orange] Pista da laranja
   *[black] Pista da preta
}
amsterdam-picture-row = A fileira
amsterdam-picture-two-ways = 1 carta: casa vizinha · 2 cartas: exatamente duas casas
amsterdam-picture-one-card = Uma carta: casa vizinha
amsterdam-picture-two-cards = Duas cartas: exatamente duas casas
amsterdam-picture-legend = { $kind ->
    [unique] prova exclusiva
    [common] prova comum
    [client] Cliente
    [police] polícia
    [single] uma carta
   *[double] duas cartas
}
amsterdam-picture-team = { $team ->
    [orange] Equipe laranja
   *[black] Equipe preta
} em { $cell }, { $step }. Provas { $evidence }/3{ $evidence ->
    [0] {""}
   *[other] {" "}({ $found })
}, polícia { $police }/3, pistas { $cycles }, rodadas ganhas { $wins }. Comissário: { $commissioner }.
amsterdam-picture-clue = { $team ->
    [orange] Pista da equipe laranja
   *[black] Pista da equipe preta
}: { $cards }.
amsterdam-picture-known-police = { $team ->
    [orange] A equipe laranja encontrou polícia em
   *[black] A equipe preta encontrou polícia em
} { $cells }.
amsterdam-picture-known-silence = { $team ->
    [orange] Nada para a equipe laranja em
   *[black] Nada para a equipe preta em
} { $cells }.
amsterdam-picture-row-lies = A fileira: { $cards }. Baralho: { $deck }, descarte: { $discard }.
amsterdam-picture-cycle = { $team ->
    [orange] Equipe laranja
   *[black] Equipe preta
}: { $cards } → { $cell }{ $announcement ->
    [police] , polícia
    [evidence] , prova
    [client] , Cliente
    [void] , anulada
   *[silence] {""}
}.
amsterdam-picture-your-map = Mapa da Cidade: polícia { $police }; Clientes { $clients }; provas exclusivas { $unique }; provas comuns { $common }. Já levadas: { $taken }.
amsterdam-picture-map-of = { $team ->
    [orange] Mapa da Cidade da laranja
   *[black] Mapa da Cidade da preta
}: polícia { $police }; Clientes { $clients }; provas exclusivas { $unique }; provas comuns { $common }.
amsterdam-picture-one-away = Com uma carta você pode indicar: { $cells }.
amsterdam-picture-two-away = Com duas cartas você pode indicar: { $cells }.
amsterdam-picture-in-reach = A pista pode indicar: { $cells }.
amsterdam-picture-votes = Votos: { $votes }.
amsterdam-picture-vote = { $who } { $cell }
amsterdam-picture-choices = Você pode escolher: { $choices }.
