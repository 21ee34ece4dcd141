### Sir Holland, o Bravo: A Fuga da Torre.

holland-title = Сер Голланд Хоробрий: Втеча з вежі
holland-about = Виведіть двох своїх героїв через дах раніше за інших. Усі таємно вибирають карту; менші ходять першими.
holland-standings = Перемагає, хто виведе обох героїв через дах. Врятовано: { EACH($saved, by: "holland-each-saved") }.
holland-each-saved = { SEAT($at) } ({ $item1 })

## Сім карт

holland-hide = Схованка
    .help = 1 очко руху. Один ваш герой лягає, і до кінця раунду його не збити. На порталі не можна.
holland-chase = Погоня
    .help = 2 очки руху. Один лиходій проходить 1 клітинку.
holland-explosion = Вибух
    .help = 2 очки руху. Вийміть будь-яку порожню карту вежі: усе, що над нею в стовпці, опускається на рівень, а сама карта йде нагору. Порталам і темницям вибух не страшний.
holland-capture = Облава
    .help = 1 очко руху. Лиходії разом проходять до 3 клітинок.
holland-climb = Підйом
    .help = 1 очко руху. Один ваш герой піднімається на 1 рівень, хоч би де стояв.
holland-portal-card = Портал
    .help = 1 очко руху. До 2 переходів угору чи вниз із порталу на портал, на двох ваших героїв разом.
holland-rest = Відпочинок
    .help = Усі ваші карти повертаються на руку, вам зараховують відпочинок, і ви берете грифона. Руху немає.

holland-card-1 = 1 { holland-hide }
    .does = { holland-hide.help }
holland-card-2 = 2 { holland-chase }
    .does = { holland-chase.help }
holland-card-3 = 3 { holland-explosion }
    .does = { holland-explosion.help }
holland-card-4 = 4 { holland-capture }
    .does = { holland-capture.help }
holland-card-5 = 5 { holland-climb }
    .does = { holland-climb.help }
holland-card-6 = 6 { holland-portal-card }
    .does = { holland-portal-card.help }
holland-card-7 = 7 { holland-rest }
    .does = { holland-rest.help }

## Речі

holland-action-card = карта дії
holland-character-card = карта персонажа
holland-tower-card = карта вежі
holland-griffin = грифон першого гравця
    .help = Показує, хто ходить першим серед однакових карт. Його бере той, хто відпочиває; за ним вирішують і останню нічию.
holland-tower = вежа
    .help = П’ять стовпців, від A до E, по п’ять карт: рівень 1 — унизу, рівень 5 — під дахом.
    .also = рівень, рівні, стовпець, стовпці, клітинка
holland-row = рівень
holland-column = стовпець
holland-space = клітинка
holland-roof = дах
    .help = Вихід. Туди ведуть мотузка чи лазіння з 5-го рівня: хто вийшов, той урятований.
    .also = вихід
holland-portal = портал
    .help = Стовпець C. Лиходії рухаються ним угору і вниз, герої — лише з картою 6. На порталі не сховатися, і підірвати його не можна.
holland-dungeon = темниця
    .help = Тут усі починають. Уміщує скільки завгодно героїв, і тут нікого не збивають.
holland-rope = мотузка
    .help = Герой, що стоїть на ній, може за 1 очко руху піднятися на рівень вище.
holland-passage = таємний хід
    .help = Герой, який потрапив сюди пішки, мотузкою чи лазінням, може відразу й безкоштовно вийти з іншого таємного ходу.
holland-secret-room = таємна кімната
    .help = Тут вміщується один герой: він лежить, і його не спіймати, доки він тут.
holland-wall = стіна
    .help = Звичайна стіна: тут можна стояти й ховатися.

## Фігури

holland-hero = герой
    .help = У вас їх двоє. Крок убік коштує 1 очко руху; повз інших можна проходити, але не зупинятися на їхній клітинці.
holland-villain = лиходій
    .help = Нічий. Коли він зупиняється на клітинці героя, що стоїть, той падає своїм стовпцем до найближчої вільної клітинки.
    .also = Чорний маг, Чорний лицар, маг, лицар
holland-mage = Чорний маг
    .acc = Чорного мага
holland-knight = Чорний лицар
    .acc = Чорного лицаря
holland-blue = синій
holland-red = червоний
holland-green = зелений
holland-yellow = жовтий
holland-blue-1 = синій герой 1
    .acc = синього героя 1
holland-blue-2 = синій герой 2
    .acc = синього героя 2
holland-red-1 = червоний герой 1
    .acc = червоного героя 1
holland-red-2 = червоний герой 2
    .acc = червоного героя 2
holland-green-1 = зелений герой 1
    .acc = зеленого героя 1
holland-green-2 = зелений герой 2
    .acc = зеленого героя 2
holland-yellow-1 = жовтий герой 1
    .acc = жовтого героя 1
holland-yellow-2 = жовтий герой 2
    .acc = жовтого героя 2
holland-character-blue = синій персонаж
holland-character-red = червоний персонаж
holland-character-green = зелений персонаж
holland-character-yellow = жовтий персонаж

## Поняття

holland-first-player = перший гравець
holland-left-neighbour = гравець ліворуч
holland-hand = рука
    .help = Ваші карти, від 1 до 7. Зіграна лежить на столі, доки карта 7 не поверне всі.
    .also = карта, карти
holland-played-pile = зіграні карти
holland-plan = план
holland-early-plan = план наперед
holland-empty-plan = пас
holland-run = маршрут
holland-step = крок
holland-movement-half = половина «рух»
holland-special-half = половина «дія»
holland-movement-point = очко руху
    .help = Один крок убік або одна мотузка вгору.
    .also = очки, очко, рух, крок
holland-portal-move = рух порталом
holland-left = ліворуч
holland-right = праворуч
holland-up = вгору
holland-down = вниз
holland-rope-step = мотузкою
holland-climb-step = лазіння
holland-passage-step = таємним ходом
holland-knock-down = збити
holland-fall = падати
holland-explode = підірвати
holland-escape = втекти
holland-standing = стоїть
holland-lying = лежить
holland-hidden = схований
holland-saved = врятований
holland-away = не за столом
holland-locked = вибрано
holland-open = вибирає
holland-rest-count = відпочинки
    .help = Кожне використання карти 7 — один. Коли в усіх буде по два, настане останній раунд.
    .also = відпочинок
holland-lobby = лобі
holland-setup = підготовка
holland-round = раунд
    .help = Усі таємно вибирають карту, потім карти діють від меншої до більшої. Коли всі відпочинуть двічі, буде ще один, останній раунд.
    .also = хід, раунди
holland-round-start = початок раунду
holland-choose = вибір
holland-reveal = розкриття
holland-resolve = карти в дії
holland-round-end = кінець раунду
holland-final-round = останній раунд
holland-game-over = кінець гри
holland-choose-card = вибрати карту
holland-resolve-plan = зіграти свою карту
holland-height-list = висоти
holland-ranking = підсумкові місця
holland-winner = переможець
    .help = Хто виведе через дах обох героїв. Якщо ніхто, рахують урятованих героїв, потім висоту решти, потім грифона.
    .also = перемога, перемогти, мета
holland-deadline = час на рішення
holland-strict = лише якщо нічого не змінилося
holland-legal = якщо ще дозволено
holland-house-rules = власні правила столу

## Про що запитують місце

holland-ask-choose-cards =
    Виберіть карту: менші числа діють першими.
    Ніхто не бачить її, доки не виберуть усі, і доти її можна змінити. Обидва ваші герої мають дістатися даху.
holland-ask-ask-plan =
    Ваша карта: { NAME($card, of: "card") }. Що робите?
    { NAME($card, of: "card", form: "does") } Урятовано на даху: { $saved } з 2.
holland-ask-plan-early = Можна наперед сказати, як зіграти вашу карту, коли настане її черга.

holland-verb-choose = вибрати карту
    .button = { NAME($card, of: "card") }
    .help = вибрати 5 — таємно відкласти карту з руки. Лише приватно.
holland-verb-plan = зіграти свою карту
    .help = герой 1 ліворуч мотузка; лиходій маг вниз; підірвати B4; сховати 2 — у будь-якому порядку, але половини карти не змішуйте. Для «іти 1 B4» шлях знайду я. «пас» — нічого не робити.
    .finish = Зіграти карту
    .empty = Нічого не робити картою
    .part = { $does ->
        [explode] Підірвати { $end }
        [hide] Сховати героя { $which }
        [villain] { NAME($which) } на { $end }
       *[hero] Герой { $which } на { $end ->
            [roof] дах
           *[other] { $end }
        }{ $points ->
            [0] {""}
            [one] { $special ->
                [0] {""}
               *[other] {": "}{ $points } + карта
            }
            [few] { $special ->
                [0] {": "}{ $points } очки
               *[other] {": "}{ $points } + карта
            }
            [many] { $special ->
                [0] {": "}{ $points } очок
               *[other] {": "}{ $points } + карта
            }
           *[other] {": "}{ $points } очка
        }
    }
    .left = Ще в запасі: { $movement_left ->
        [0] жодного очка руху
        [one] { $movement_left } очко руху
        [few] { $movement_left } очки руху
        [many] { $movement_left } очок руху
       *[other] { $movement_left } очка руху
    }{ $special_left ->
        [0] {""}
        [one] {", "}дія самої карти, { $special_left } раз
        [few] {", "}дія самої карти, { $special_left } рази
        [many] {", "}дія самої карти, { $special_left } разів
       *[other] {", "}дія самої карти, { $special_left } раза
    }.
holland-verb-early = зіграти наперед
    .help = наперед точно; герой 1 ліворуч — виконається, коли настане черга вашої карти, якщо вежа не змінилася. «наперед якщо можна» вимагає лише, щоб це ще було можна, «наперед прибрати» скасовує план.
    .button = { $mode ->
        [off] Скасувати план наперед
       *[strict] Запланувати пас
    }
    .done = { $mode ->
        [off] план наперед скасовано
       *[other] { $parts ->
            [0] нічого не робити картою
           *[other] ваш план наперед
        }
    }

## Що сталося

holland-step-left = ліворуч
holland-step-right = праворуч
holland-step-up = вгору
holland-step-down = вниз
holland-step-rope = мотузкою
holland-step-climb = лазінням
holland-step-passage = таємним ходом

holland-event-round-started = { $final ->
    [yes] Раунд { $round }, останній.
   *[no] Раунд { $round }.
}
holland-event-stood-up = { START(PIECE($hero, each: 2)) } встає.
holland-event-locked = { SEAT($seat) }: готово.
holland-event-revealed = Карти: { EACH($cards, by: "holland-seat-and-card") }.
holland-seat-and-card = { SEAT($at) } ({ NAME($item1, of: "card") })
holland-event-ordered = Порядок: { EACH($seats, $cards, by: "holland-turn-and-card", as: "path") }.
holland-turn-and-card = { SEAT($item1) } ({ $item2 })
holland-event-run = { START(PIECE($piece, each: 2)) } йде: { EACH($spaces, by: "holland-stop", as: "path") } ({ NAME($steps, of: "step") }).
holland-stop = { $item1 ->
    [roof] дах
   *[other] { $item1 }
}
holland-event-knocked = { NAME($villain) } збиває { PIECE($hero, each: 2, form: "acc") }: { $start } → { $end }{ $by ->
    [none] {""}
   *[other] {" "}(лиходія веде { SEAT($by) })
}{ $skipped ->
    [0] .
    [one] , проминувши { $skipped } зайняту клітинку.
    [few] , проминувши { $skipped } зайняті клітинки.
    [many] , проминувши { $skipped } зайнятих клітинок.
   *[other] , проминувши { $skipped } зайнятої клітинки.
}
holland-event-lay-down = { START(PIECE($hero, each: 2)) } лягає в таємній кімнаті: тут його не дістати.
holland-event-hid = { START(PIECE($hero, each: 2)) } ховається на { $space }.
holland-event-exploded = { $by ->
    [none] Вибух на { $space }!
   *[other] { SEAT($by) } підриває { $space }!
} Стовпець опускається{ COUNT($carried) ->
    [0] .
   *[other] , а з ним і { PIECE($carried, each: 2) }.
}
holland-event-saved = { START(PIECE($hero, each: 2)) } тікає з { $start } через дах. Врятовано!
holland-event-passed = { $why ->
    [deadline] { SEAT($seat) }: карта { $card } нічого не робить, час вийшов.
    [away] { SEAT($seat) } не за столом: карта { $card } нічого не робить.
    [nothing] { SEAT($seat) } нічого не може зробити з картою { $card }.
   *[choice] { SEAT($seat) } пасує: карта { $card } нічого не робить.
}
holland-event-rested = { SEAT($seat) } відпочиває і повертає собі всі карти ({ $rests ->
    [one] { $rests } відпочинок
    [few] { $rests } відпочинки
    [many] { $rests } відпочинків
   *[other] { $rests } відпочинку
}).
holland-event-griffin-moved = Грифон (перший серед рівних карт) переходить: { SEAT($start) } → { SEAT($end) }.
holland-event-early-plan-used = { SEAT($seat) } грає карту { $card } за планом наперед.
holland-event-early-plan-dropped = { $why ->
    [changed] Вежа змінилася, тож ваш план наперед скасовано.
   *[other] Ваш план наперед уже не годиться. { NAME($why, of: "refused") }
}
holland-event-went-away = { SEAT($seat) } не за столом: більше не чекаємо.
holland-event-came-back = { SEAT($seat) } знову за столом.
holland-event-final-round = Усі відпочили досить разів: раунд { $round } — останній.
holland-event-game-over = Кінець гри.
    { EACH($ranking, $saved, $heights, $from_griffin, by: "holland-rank", as: "lines") }
holland-rank = { $place }. { SEAT($item1) }: { $item2 ->
    [0] жодного врятованого героя
    [one] { $item2 } врятований герой
    [few] { $item2 } врятовані герої
    [many] { $item2 } врятованих героїв
   *[other] { $item2 } врятованого героя
}{ COUNT($item3) ->
    [0] {""}
    [one] ; висота { $item3 }
    [few] ; висоти { $item3 }
    [many] ; висоти { $item3 }
   *[other] ; висоти { $item3 }
}; { $item4 ->
    [0] має грифона
    [one] { $item4 } місце ліворуч від грифона
    [few] { $item4 } місця ліворуч від грифона
    [many] { $item4 } місць ліворуч від грифона
   *[other] { $item4 } місця ліворуч від грифона
}

## Відмови

holland-refused-edge = Там вежа закінчується.
holland-refused-no-rope = Цей герой не на мотузці.
holland-refused-not-on-portal = Цей герой не на порталі.
holland-refused-portal-no-roof = Портал не веде на дах.
holland-refused-passage-not-entered = Таємний хід діє лише одразу після входу.
holland-refused-cannot-stop = Герой не може там зупинитися: клітинку зайнято.
holland-refused-villain-cannot-stop = Два лиходії не можуть стояти разом.
holland-refused-villain-needs-portal = Лиходії рухаються вгору чи вниз лише порталами.
holland-refused-villain-step = Лиходії цього не вміють.
holland-refused-villain-already-moved = Цей лиходій уже рухався цією картою.
holland-refused-villain-blocks = Лиходій перекриває шлях (так налаштовано стіл).
holland-refused-no-points = Очок цієї карти на це не вистачає.
holland-refused-half-closed = Цю половину карти вже закрито: ви перейшли до другої.
holland-refused-not-on-card = Ця карта цього не дозволяє.
holland-refused-hero-saved = Цей герой уже втік.
holland-refused-explode-portal = Портали не можна підірвати.
holland-refused-explode-dungeon = Темниці не можна підірвати.
holland-refused-explode-occupied = На цій клітинці хтось є.
holland-refused-bad-space = Такої клітинки немає. Вкажіть від A1 до E5.
holland-refused-hide-portal = На порталі не сховатися.
holland-refused-already-lying = Цей герой уже лежить.
holland-refused-empty-run = Скажіть, куди йде фігурка.
holland-refused-card-not-in-hand = У вас немає цієї карти на руці.
holland-refused-not-your-turn = Ще не черга вашої карти.
holland-refused-layout-size = Неправильна вежа: потрібно 25 літер із P, K, R, G, S та W.
holland-refused-layout-counts = Неправильна вежа: потрібно 5 P, 2 K, 6 R, 2 G, 1 S і 9 W.
holland-refused-layout-portals = Неправильна вежа: у стовпці C мають бути самі портали.
holland-refused-layout-dungeons = Неправильна вежа: темниці мають бути на B1 і D1.
holland-refused-layout-rope-row = Неправильна вежа: на рівні { $row } бракує мотузки.
holland-refused-layout-passage-rows = Неправильна вежа: на рівні { $row } бракує таємного ходу.

## Налаштування

holland-setting-layout = вигляд вежі
    .help = Як складено вежу.
holland-setting-layout-random = випадковий
holland-setting-layout-classic = класичний
holland-setting-layout-staircase = сходи
holland-setting-layout-crossing = перехрестя
holland-setting-layout-custom = власний
holland-setting-custom-layout = літери власної вежі
    .help = 25 літер від лівого верхнього кута до правого нижнього для власної вежі: P портал, K темниця, R мотузка, G таємний хід, S таємна кімната, W стіна.
holland-setting-first-player = перший гравець
    .help = У кого на початку грифон.
holland-setting-first-player-random = випадково
holland-setting-first-player-1 = місце 1
holland-setting-first-player-2 = місце 2
holland-setting-first-player-3 = місце 3
holland-setting-first-player-4 = місце 4
holland-setting-split-halves = чергувати половини карти
    .help = Між двома половинами карти можна переходити туди й назад.
holland-setting-heroes-pass-villains = герої проходять повз лиходіїв
    .help = Вимкнено: лиходій перекриває героям шлях.
holland-setting-height-tiebreak = нічия за висотою
    .help = Як порівнюють героїв, що лишилися у вежі.
holland-setting-height-tiebreak-best-first = спершу найвищий герой
holland-setting-height-tiebreak-sum = сума рівнів
holland-setting-rest-limit = відпочинки до кінця гри
    .help = Скільки відпочинків кожного ведуть до останнього раунду. 1 — коротка гра, 3 — довга.
holland-setting-early-plans = плани наперед
    .help = Можна заздалегідь сказати, що зробить ваша карта.
holland-setting-pace = темп
    .help = Скільки часу на роздуми, якщо нижче не вказано інакше.
holland-setting-pace-live = наживо
holland-setting-pace-async = неспішно (дні)
holland-setting-choose-deadline-s = час на вибір
    .help = У секундах; 0 — без обмеження.
holland-setting-resolve-deadline-s = час на хід картою
    .help = У секундах; 0 — без обмеження.
holland-setting-away-after-misses = скільки пропусків чекати
    .help = Після скількох пропусків поспіль стіл перестає чекати; 0 — чекає завжди.

## Правила коротко

holland-hint-1 = Мала карта діє раніше, ніж інші встигнуть зрушити, велика веде далі. Що з нею робити, ви вирішуєте, коли настане її черга.
holland-hint-2 = Мотузки ведуть угору, по очку за кожну. Якщо лиходій зупиняється там, де герой, той падає: не ставайте на його шляху.
holland-hint-3 = Карта 7 повертає ваші карти й рахується як відпочинок. Коли всі відпочинуть двічі, лишиться один раунд: прибережіть для нього сильну карту.
holland-rules =
    У вас двоє героїв біля підніжжя вежі з 5 на 5 карт. Перемагає той, хто виведе обох через дах; якщо не зможе ніхто, рахують врятованих героїв, а тоді висоту.
    1. Кожен таємно вибирає одну зі своїх карт від 1 до 7. Щойно вибере останній, усі карти відкривають.
    2. Карти розігрують від меншої до більшої; за однакових — від грифона ліворуч. Що робити з картою, ви вирішуєте лише тоді, коли настає її черга.
    3. Карта має дві половини: рух і дію. Використовуйте їх у будь-якому порядку, повністю, частково або ніяк. 1 очко — це крок убік або мотузка вгору.
    4. Повз інших можна проходити, але не зупинятися на їхній клітинці. Там, де зупиняється лиходій, герой, що стоїть, падає своїм стовпцем.
    5. Зіграні карти лежать на столі. Карта 7 повертає їх, бере грифона й рахується як відпочинок. Коли всі відпочинуть двічі, настає останній раунд.
    Напишіть «правила погоня», щоб прочитати про карту чи клітинку.

## Слова, які можна набрати

holland-token-choose = вибрати, обрати, вибираю, беру
holland-token-hero = герой, героя, героєм, г
holland-token-go = іти, йти, піти, йду, іду
holland-token-villain = лиходій, лиходія, лиходієм
holland-token-explode = підірвати, вибух, підриваю, висадити
holland-token-hide = сховати, сховатися, схованка, ховаю
holland-token-early = наперед, заздалегідь
holland-token-strict = точно, якщо без змін, суворо
holland-token-legal = якщо можна, дозволено
holland-token-off = прибрати
holland-token-left = ліворуч, вліво, наліво, л
holland-token-right = праворуч, вправо, направо, п
holland-token-up = вгору, угору, вверх, вище
holland-token-down = вниз, униз, нижче
holland-token-rope = мотузка, мотузкою, по мотузці
holland-token-climb = лізти, лазіння, видертися, лізе, підйом
holland-token-passage = хід, ходом, таємний хід, таємним ходом, прохід
holland-token-roof = дах, на дах
holland-token-mage = маг, мага, магом, Чорний маг, Чорного мага
holland-token-knight = лицар, лицаря, лицарем, Чорний лицар, Чорного лицаря
