### Що кажуть картинки «Сера Голланда»: підписи на них та відповідники словами.

## Літери на щитах: жодні два кольори не починаються однаково

holland-picture-initial-blue = Си
holland-picture-initial-red = Че
holland-picture-initial-green = Зе
holland-picture-initial-yellow = Жо

## Labels

holland-picture-round = Раунд { $round }
holland-picture-final = останній раунд
holland-picture-turn = Ходить { $who }
holland-picture-chosen = Вибрано: { $n } з { $of }
holland-picture-your-cards = Ваші карти
holland-picture-used = зіграно
holland-picture-locked = Готово
holland-picture-open = Вибирає
holland-picture-key-portal = портал
holland-picture-key-dungeon = темниця
holland-picture-key-rope = мотузка
holland-picture-key-passage = таємний хід
holland-picture-key-secret-room = таємна кімната
holland-picture-key-wall = стіна

## Словами

holland-picture-title = Вежа сера Голланда
holland-picture-order = Порядок: { $queue }.
holland-picture-player = { $who } ({ $colour }){ $griffin ->
    [yes] , тримає грифона
   *[no] {""}
}{ $away ->
    [yes] , не за столом
   *[no] {""}
}. Рука: { $hand }. Зіграно: { $played }. Відпочинки: { $rests }. Герої: { $heroes }.
holland-picture-hero-at = { $state ->
    [hidden] герой { $number } схований на { $space }
    [lying] герой { $number } лежить на { $space }
   *[standing] герой { $number } на { $space }
}
holland-picture-hero-saved = герой { $number } врятований
holland-picture-on = { $who } на { $space }
holland-picture-roof = Дах: { $who }.
holland-picture-nobody = порожньо
holland-picture-level = Рівень { $row }: { $cells }.
holland-picture-here = { $cell }. { $help }
holland-picture-left = ліворуч: { $cell }
holland-picture-right = праворуч: { $cell }
holland-picture-over = вище: { $cell }
holland-picture-under = нижче: { $cell }

## Лише для того, хто грає

holland-picture-own-pick = Ваша карта: { $card }.
holland-picture-points = Лишилося очок: рух { $movement }, дія { $special }.
holland-picture-early = План наперед ({ $mode }): { $plan }.
holland-picture-goes = { $who }: { $way }
holland-picture-explodes = вибух на { $space }
holland-picture-hides = { $who } ховається
holland-picture-choices = Можна вибрати: { $choices }.
holland-picture-costs = { $label } ({ $cost })
holland-picture-movement = рух { $points }
holland-picture-special = дія { $points }
