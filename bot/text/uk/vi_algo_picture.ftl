### Що кажуть малюнки катакомб: написи на них і те саме словами.

vi-algo-picture-round = Раунд { $round }
vi-algo-picture-turn = { $who }: дій { $actions }{ $steps ->
    [0] {""}
   *[other] , кроків лишилося { $steps }
}
vi-algo-picture-end-group = Перемагає група
vi-algo-picture-end-short = Скарбів замало
vi-algo-picture-end-dark = Смолоскипи згасли
vi-algo-picture-end-no-exit = Виходу більше немає
vi-algo-picture-end-greedy = Перемагає Жадібний зрадник
vi-algo-picture-end-haunted = Перемагає Одержимий зрадник
vi-algo-picture-end-both = Перемагають обидва зрадники
vi-algo-picture-your-cards = Твої карти
vi-algo-picture-worth = разом варті { $value }
vi-algo-picture-empty-hand = Рука порожня.
vi-algo-picture-card-idolo = Застосувати: довіра +2.
vi-algo-picture-card-calice = Застосувати: довіра +1.
vi-algo-picture-card-urna = Коли знайдено: довіра -1. Застосувати: прибери свою мумію з поля.
vi-algo-picture-card-colar = Застосувати: візьми верхню карту своєї зали.
vi-algo-picture-card-moedas = Застосувати: примань близьку мумію своєї зали на 2 гекси.
vi-algo-picture-card-espelho = Застосувати: прибери мумію своєї зали в межах 3 гексів.
vi-algo-picture-card-amuleto = Будь-коли: скасуй крадіжку мумії для всіх.
vi-algo-picture-card-botas = Застосувати: пробіжи до 6 кроків.
vi-algo-picture-card-mapa = Застосувати: глянь 3 верхні карти своєї зали й візьми одну.
vi-algo-picture-card-lenha = Застосувати: ще 3 смолоскипи.
vi-algo-picture-card-oleo = Будь-коли: ще 2 смолоскипи.
vi-algo-picture-card-sino = Будь-коли: у тіні все-таки нічого не було.
vi-algo-picture-card-corda = Внеси, щоб відкрити вихід.
vi-algo-picture-card-arpeu = Внеси, щоб відкрити вихід.
vi-algo-picture-card-picareta = Внеси, щоб відкрити вихід.
vi-algo-picture-card-mumia-tocheira = Коли знайдено: приходить мумія. Застосувати: мумія, потім 2 смолоскипи.
vi-algo-picture-card-mumia-guardia = Коли знайдено: приходить мумія. Застосувати: мумія, потім карта зі своєї зали.
vi-algo-picture-card-mumia-vigia = Коли знайдено: приходить мумія. Застосувати: мумія, потім довіра +1.
vi-algo-picture-card-traidor-ganancioso = Ти хочеш усе: виграєш сам, якщо в інших без твоїх скарбів не більше за довіру.
vi-algo-picture-card-traidor-assombrado = Ти належиш пітьмі: виграєш сам, якщо групі забракне лише скарбів тих, хто поруч з тобою.
vi-algo-picture-card-so-o-vento = Нічого не стається. Покажіть, щоб довести: то лише вітер.
vi-algo-picture-card-maos-dadas = Довіра +1.
vi-algo-picture-card-tocha-escondida = Ще 1 смолоскип.
vi-algo-picture-card-passo-firme = Пройди до 2 кроків задарма.
vi-algo-picture-card-olhos-no-escuro = Прибери мумію в межах 2 гексів.
vi-algo-picture-card-olho-no-olho = Гляньте навмання на одну закриту карту іншого гравця.
vi-algo-picture-title = Катакомби
vi-algo-picture-status = Довіра { $trust }, смолоскипів { $reserve }, { $face ->
    [day] день
   *[night] ніч
} ({ $track } з 12), відкриті виходи: { $exits }
vi-algo-picture-where = { $who } ({ $character }) на { $spot }, найближче { $near } за { $far }
vi-algo-picture-outside = { $who } ({ $character }) ще надворі
vi-algo-picture-first-in = { $who } ({ $character }) на { $spot }
vi-algo-picture-player = { $where }. У руці: { $cards }. Таємних карт: { $secrets }. Мумій на аркуші: { $pieces }. Обшукано: { $markers }.
vi-algo-picture-mummy = { $pieces ->
    [1] Мумія ({ $who }) на { $spot }
   *[other] Могутня мумія ({ $who }) на { $spot } ({ $pieces })
}
vi-algo-picture-room = { $room }, { $name }: карт { $cards }{ $exposed ->
    [yes] , і скриня, якої ще ніхто не відкрив
   *[no] {""}
}.
vi-algo-picture-hand = Твоя рука: { $cards }. Разом { $value }.
vi-algo-picture-secrets = Твої таємні карти: { $cards }.
vi-algo-picture-map = На мапі: { $cards }.
vi-algo-picture-reach = Досяжно за { $actions ->
    [1] 1 дію
   *[other] { $actions } дії
}: { $spots }.
vi-algo-picture-choices = Можна вибрати: { $choices }.
vi-algo-picture-hex = { $spot }{ $rune ->
    [yes] , руна
   *[no] {""}
}{ $lit ->
    [yes] , удень освітлений
   *[no] {""}
}. Один крок веде до: { $ways }.
