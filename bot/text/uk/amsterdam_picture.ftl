### Що кажуть картинки міста: написи на них і те саме словами.

amsterdam-picture-title = Нічний Амстердам.
amsterdam-picture-round = Раунд { $round }{ $mode ->
    [coop] {" "}· спільна гра
   *[competitive] {""}
}
amsterdam-picture-won = { $team ->
    [orange] Перемога помаранчевих!
   *[black] Перемога чорних!
}
amsterdam-picture-lost = Гру програно
amsterdam-picture-goal = Раундів до перемоги: { $wins }
amsterdam-picture-deck = Колода: { $cards }
amsterdam-picture-discard = Скид: { $cards }
amsterdam-picture-left = Лишилося циклів: { $cycles }
amsterdam-picture-clock = Усього часу: { DURATION($seconds) }
amsterdam-picture-map = Мапа № { $number } { $symbol }
amsterdam-picture-cycles = Підказки: { $cycles }
amsterdam-picture-step = { $step ->
    [round_end] раунд закінчено
    [countdown] готується
    [give_clue] вибирає підказку
    [waiting_for_rival] чекає на інших
    [clue_pending] підказка в дорозі
    [move] вибирає, куди йти
   *[over] гру завершено
}
amsterdam-picture-team-name = { $team ->
    [orange] Помаранчеві
   *[black] Чорні
}
amsterdam-picture-clue-of = { $team ->
    [orange] Підказка помаранчевим
   *[black] Підказка чорним
}
amsterdam-picture-row = Ряд
amsterdam-picture-two-ways = 1 карта: сусідній тайл · 2 карти: рівно за два тайли
amsterdam-picture-one-card = Одна карта: сусідній тайл
amsterdam-picture-two-cards = Дві карти: рівно за два тайли
amsterdam-picture-legend = { $kind ->
    [unique] унікальний доказ
    [common] звичайний доказ
    [client] Клієнт
    [police] поліція
    [single] одна карта
   *[double] дві карти
}
amsterdam-picture-team = { $team ->
    [orange] Помаранчева команда
   *[black] Чорна команда
} на { $cell }, { $step }. Докази { $evidence }/3{ $evidence ->
    [0] {""}
   *[other] {" "}({ $found })
}, поліція { $police }/3, підказок { $cycles }, виграно раундів { $wins }. Комісар: { $commissioner }.
amsterdam-picture-clue = { $team ->
    [orange] Підказка помаранчевій команді
   *[black] Підказка чорній команді
}: { $cards }.
amsterdam-picture-known-police = { $team ->
    [orange] Помаранчева команда натрапила на поліцію:
   *[black] Чорна команда натрапила на поліцію:
} { $cells }.
amsterdam-picture-known-silence = { $team ->
    [orange] Для помаранчевої команди нічого:
   *[black] Для чорної команди нічого:
} { $cells }.
amsterdam-picture-row-lies = Ряд: { $cards }. Колода: { $deck }, скид: { $discard }.
amsterdam-picture-cycle = { $team ->
    [orange] Помаранчева команда
   *[black] Чорна команда
}: { $cards } → { $cell }{ $announcement ->
    [police] , поліція
    [evidence] , доказ
    [client] , Клієнт
    [void] , скасовано
   *[silence] {""}
}.
amsterdam-picture-your-map = Мапа міста: поліція { $police }; Клієнти { $clients }; унікальні докази { $unique }; звичайні докази { $common }. Уже забрано: { $taken }.
amsterdam-picture-map-of = { $team ->
    [orange] Мапа міста помаранчевих
   *[black] Мапа міста чорних
}: поліція { $police }; Клієнти { $clients }; унікальні докази { $unique }; звичайні докази { $common }.
amsterdam-picture-one-away = Однією картою можна вказати: { $cells }.
amsterdam-picture-two-away = Двома картами можна вказати: { $cells }.
amsterdam-picture-in-reach = Підказка може означати: { $cells }.
amsterdam-picture-votes = Голоси: { $votes }.
amsterdam-picture-vote = { $who } { $cell }
amsterdam-picture-choices = Можна вибрати: { $choices }.
