### O que dizem as imagens de Sir Holland: rótulos nelas e seus equivalentes em palavras.

## As letras nos escudos: duas cores de uma língua não podem começar igual

holland-picture-initial-blue = Az
holland-picture-initial-red = Vm
holland-picture-initial-green = Vd
holland-picture-initial-yellow = Am

## Labels

holland-picture-round = Rodada { $round }
holland-picture-final = última rodada
holland-picture-turn = É a vez de { $who }
holland-picture-chosen = { $n } de { $of } já escolheram
holland-picture-your-cards = Suas cartas
holland-picture-used = usada
holland-picture-locked = já escolheu
holland-picture-open = escolhendo
holland-picture-key-portal = portal
holland-picture-key-dungeon = calabouço
holland-picture-key-rope = corda
holland-picture-key-passage = passagem
holland-picture-key-secret-room = sala secreta
holland-picture-key-wall = parede

## Em palavras

holland-picture-title = Torre de Sir Holland
holland-picture-order = Ordem: { $queue }.
holland-picture-player = { $who } ({ $colour }){ $griffin ->
    [yes] , com o grifo
   *[no] {""}
}{ $away ->
    [yes] , ausente
   *[no] {""}
}. Mão: { $hand }. Usadas: { $played }. Descansos: { $rests }. Heróis: { $heroes }.
holland-picture-hero-at = { $state ->
    [hidden] herói { $number } escondido em { $space }
    [lying] herói { $number } deitado em { $space }
   *[standing] herói { $number } em { $space }
}
holland-picture-hero-saved = herói { $number }: salvo
holland-picture-on = { $who } em { $space }
holland-picture-roof = Terraço: { $who }.
holland-picture-nobody = ninguém
holland-picture-level = Nível { $row }: { $cells }.
holland-picture-here = { $cell }. { $help }
holland-picture-left = à esquerda: { $cell }
holland-picture-right = à direita: { $cell }
holland-picture-over = acima: { $cell }
holland-picture-under = abaixo: { $cell }

## Só para quem joga

holland-picture-own-pick = Sua carta: { $card }.
holland-picture-points = Restam: movimento { $movement }, especial { $special }.
holland-picture-early = Jogada antecipada ({ $mode }): { $plan }.
holland-picture-goes = { $who }: { $way }
holland-picture-explodes = explodir { $space }
holland-picture-hides = { $who } se esconde
holland-picture-choices = Você pode escolher: { $choices }.
holland-picture-costs = { $label } ({ $cost })
holland-picture-movement = movimento { $points }
holland-picture-special = especial { $points }
