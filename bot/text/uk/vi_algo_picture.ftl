### Що кажуть малюнки катакомб: написи на них і те саме словами.

vi-algo-picture-round = { $round ->
    [0] Перед першим раундом
   *[other] Раунд { $round }
}
vi-algo-picture-turn = { $who }: дії { $actions }{ $steps ->
    [0] {""}
   *[other] , кроки { $steps }
}
vi-algo-picture-end-group = Перемагає група
vi-algo-picture-end-short = Скарбів замало
vi-algo-picture-end-dark = Смолоскипи згасли
vi-algo-picture-end-no-exit = Виходу більше немає
vi-algo-picture-end-greedy = Перемагає Жадібний зрадник
vi-algo-picture-end-haunted = Перемагає Одержимий зрадник
vi-algo-picture-end-both = Перемагають обидва зрадники
vi-algo-picture-your-cards = Ваші карти
vi-algo-picture-worth = разом варті { $value }
vi-algo-picture-empty-hand = Рука порожня.
vi-algo-picture-card-idolo = Дія: довіра +2.
vi-algo-picture-card-calice = Дія: довіра +1.
vi-algo-picture-card-urna = Щойно знайдено: довіра −1. Дія: приберіть свою мумію з поля.
vi-algo-picture-card-colar = Дія: візьміть верхню карту своєї зали.
vi-algo-picture-card-moedas = Дія: приманіть близьку мумію своєї зали на 2 гекси.
vi-algo-picture-card-espelho = Дія: приберіть мумію своєї зали, не далі ніж за 3 гекси.
vi-algo-picture-card-amuleto = Будь-коли: скасуйте крадіжку мумії для всіх.
vi-algo-picture-card-botas = Дія: пройдіть до 6 кроків.
vi-algo-picture-card-mapa = Дія: гляньте на 3 верхні карти своєї зали й візьміть одну.
vi-algo-picture-card-lenha = Дія: ще 3 смолоскипи.
vi-algo-picture-card-oleo = Будь-коли: ще 2 смолоскипи.
vi-algo-picture-card-sino = Будь-коли: у тіні все-таки нічого не було.
vi-algo-picture-card-corda = Внесіть, щоб відкрити вихід.
vi-algo-picture-card-arpeu = Внесіть, щоб відкрити вихід.
vi-algo-picture-card-picareta = Внесіть, щоб відкрити вихід.
vi-algo-picture-card-mumia-tocheira = Щойно знайдено: приходить мумія. Дія: мумія, потім 2 смолоскипи.
vi-algo-picture-card-mumia-guardia = Щойно знайдено: приходить мумія. Дія: мумія, потім карта зі своєї зали.
vi-algo-picture-card-mumia-vigia = Щойно знайдено: приходить мумія. Дія: мумія, потім довіра +1.
vi-algo-picture-card-traidor-ganancioso = Хочете все собі: перемагаєте лише ви, якщо скарби решти не більші за довіру.
vi-algo-picture-card-traidor-assombrado = Ви належите пітьмі: перемагаєте лише ви, якщо групі бракує скарбів ваших сусідів.
vi-algo-picture-card-so-o-vento = Нічого не стається. Покажіть, щоб довести: то лише вітер.
vi-algo-picture-card-maos-dadas = Довіра +1.
vi-algo-picture-card-tocha-escondida = Ще 1 смолоскип.
vi-algo-picture-card-passo-firme = Пройдіть до 2 кроків задарма.
vi-algo-picture-card-olhos-no-escuro = Приберіть мумію не далі ніж за 2 гекси.
vi-algo-picture-card-olho-no-olho = Гляньте навмання на одну закриту карту іншого гравця.
vi-algo-picture-title = Катакомби
vi-algo-picture-status = Довіра { $trust }, смолоскипи { $reserve }, { $face ->
    [day] день
   *[night] ніч
} ({ $track } з 12), відкриті виходи: { $exits }
vi-algo-picture-where = { $who } ({ $character }) на { $spot }; найближче — { $near }, { $far ->
    [one] { $far } гекс
    [few] { $far } гекси
    [many] { $far } гексів
   *[other] { $far } гекса
}
vi-algo-picture-outside = { $who } ({ $character }) ще надворі
vi-algo-picture-first-in = { $who } ({ $character }) на { $spot }
vi-algo-picture-player = { $where }. На руці: { $cards }. Таємні карти: { $secrets }. Мумії на аркуші: { $pieces }. Обшукано: { $markers }.
vi-algo-picture-mummy = { $pieces ->
    [1] Мумія ({ $who }) на { $spot }
   *[other] Могутня мумія ({ $who }) на { $spot } (мумій: { $pieces })
}{ $far ->
    [none] {""}
   *[other] , кроків від вас: { $far }
}
vi-algo-picture-room = { $room }, { $name } ({ $side }{ $far ->
    [none] {""}
    [0] , ви тут
   *[other] , кроків від вас: { $far }
}): карти { $cards }{ $exposed ->
    [yes] , скарб посередині ще лежить
   *[no] {""}
}.
vi-algo-picture-hand = Ваша рука: { $cards }. Разом { $value }.
vi-algo-picture-secrets = Ваші таємні карти: { $cards }.
vi-algo-picture-map = На мапі: { $cards }.
vi-algo-picture-reach = { $actions ->
    [0] Кроками, що лишилися,
    [1] За 1 дію
   *[other] За { $actions } дії
} можна дійти: { $any_rooms ->
    [no] {""}
   *[yes] першими до зали — { $rooms }{"; "}
}{ $any_runes ->
    [no] {""}
   *[yes] до руни — { $runes }{"; "}
}інших гексів — { $others }.
vi-algo-picture-choices = Можна вибрати: { $choices }.
vi-algo-picture-hex = { $spot }{ $rune ->
    [yes] , руна
   *[no] {""}
}{ $lit ->
    [yes] , удень освітлений
   *[no] {""}
}. Один крок веде до: { $ways }.
