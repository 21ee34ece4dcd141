### Я щось побачив у тіні.

vi-algo-title = Я щось побачив у тіні
vi-algo-about = Досліджуйте катакомби разом, виносьте скарби при світлі смолоскипів і зважайте, хто йде поруч.
vi-algo-idolo = Золотий ідол
    .help = Варте 5. Застосувати: довіра +2.
vi-algo-calice = Чаша
    .help = Варте 4. Застосувати: довіра +1.
vi-algo-urna = Проклята урна
    .help = Варте 4. Коли знайдено: довіра -1. Застосувати: прибери свою мумію з поля.
vi-algo-colar = Намисто
    .help = Варте 3. Застосувати: візьми верхню карту своєї зали.
vi-algo-moedas = Монети
    .help = Варте 2. Застосувати: примань близьку мумію своєї зали на 2 гекси.
vi-algo-espelho = Дзеркало
    .help = Варте 2. Застосувати: прибери мумію своєї зали в межах 3 гексів.
vi-algo-amuleto = Амулет
    .help = Варте 2. Будь-коли: скасуй крадіжку мумії для всіх.
vi-algo-botas = Чоботи
    .help = Варте 2. Застосувати: пробіжи до 6 кроків.
vi-algo-mapa = Мапа
    .help = Варте 1. Застосувати: глянь 3 верхні карти своєї зали й візьми одну.
vi-algo-lenha = Дрова
    .help = Варте 2. Застосувати: ще 3 смолоскипи.
vi-algo-oleo = Фляга олії
    .help = Варте 1. Будь-коли: ще 2 смолоскипи.
vi-algo-sino = Дзвін
    .help = Варте 2. Будь-коли: ніхто нічого в тіні не бачив.
vi-algo-corda = Мотузка
    .help = -3 в руці. Внеси, щоб відкрити вихід.
vi-algo-arpeu = Гак-кішка
    .help = -3 в руці. Внеси, щоб відкрити вихід.
vi-algo-picareta = Кайло
    .help = -3 в руці. Внеси, щоб відкрити вихід.
vi-algo-mumia-tocheira = Мумія-смолоскипниця
    .help = -3. Коли знайдено: приходить мумія. Застосувати: мумія, потім 2 смолоскипи.
vi-algo-mumia-guardia = Мумія-вартова
    .help = -3. Коли знайдено: приходить мумія. Застосувати: мумія, потім карта зі своєї зали.
vi-algo-mumia-vigia = Мумія-дозорна
    .help = -3. Коли знайдено: приходить мумія. Застосувати: мумія, потім довіра +1.
vi-algo-traidor-ganancioso = Жадібний зрадник
    .help = Ти хочеш усе: виграєш сам, якщо в інших без твоїх скарбів не більше за довіру.
vi-algo-traidor-assombrado = Одержимий зрадник
    .help = Ти належиш пітьмі: виграєш сам, якщо групі забракне лише скарбів тих, хто поруч з тобою.
vi-algo-so-o-vento = Лише вітер
    .help = Нічого не стається. Покажи, щоб довести, що це було.
vi-algo-maos-dadas = Рука в руці
    .help = Довіра +1.
vi-algo-tocha-escondida = Схований смолоскип
    .help = Ще 1 смолоскип.
vi-algo-passo-firme = Твердий крок
    .help = Пройди до 2 кроків задарма.
vi-algo-olhos-no-escuro = Очі в темряві
    .help = Прибери мумію в межах 2 гексів.
vi-algo-olho-no-olho = Віч-на-віч
    .help = Подивися навмання одну закриту карту когось.
vi-algo-rajada = Порив вітру
    .help = Порив гасить смолоскип із запасу.
vi-algo-veio-de-resina = Смоляна жила
    .help = Ще 1 смолоскип.
vi-algo-cantoria = Спів
    .help = Довіра +1.
vi-algo-sussurros = Шепіт
    .help = Довіра -1.
vi-algo-mumias-inquietas = Неспокійні мумії
    .help = Мумії йдуть на 1 крок далі цього раунду.
vi-algo-mumias-dormentes = Сонні мумії
    .help = Мумії не рухаються цього раунду.
vi-algo-poeira = Пил
    .help = Хода — 2 кроки цього раунду.
vi-algo-nuvens = Хмари
    .help = Світло не рахується цього раунду.
vi-algo-lua-cheia = Повня
    .help = Світло рахується і вночі цього раунду.
vi-algo-eco = Відлуння
    .help = На самоті — це понад 5 гексів цього раунду.
vi-algo-dabs = Дабс
    .help = Приносить скарбів: 2, смолоскипів: 3, довіри: 4.
vi-algo-bento = Бенту
    .help = Приносить скарбів: 1, смолоскипів: 4, довіри: 4.
vi-algo-iara = Іара
    .help = Приносить скарбів: 3, смолоскипів: 3, довіри: 3.
vi-algo-otto = Отто
    .help = Приносить скарбів: 2, смолоскипів: 4, довіри: 3.
vi-algo-nair = Наїр
    .help = Приносить скарбів: 3, смолоскипів: 3, довіри: 4.
vi-algo-ramon = Рамон
    .help = Приносить скарбів: 1, смолоскипів: 3, довіри: 5.
vi-algo-room-Z = Центральна зала
vi-algo-room-A = Зала колон
vi-algo-room-B = Цистерна
vi-algo-room-C = Осуарій
vi-algo-room-D = Крипта
vi-algo-room-E = Галерея
vi-algo-room-F = Тронна зала
vi-algo-room-G = дзеркальна Зала колон
vi-algo-room-H = дзеркальна Цистерна
vi-algo-room-I = дзеркальний Осуарій
vi-algo-room-J = дзеркальна Крипта
vi-algo-room-K = дзеркальна Галерея
vi-algo-room-L = дзеркальна Тронна зала
vi-algo-trust = довіра в групі
    .help = Щонайбільше 20. Пошук вдалий, якщо три кубики дають менше; наприкінці скарбів має бути більше за неї.
vi-algo-reserve = запас смолоскипів
    .help = Щоходу гасне один смолоскип. Якщо наприкінці ходу не лишилося жодного, усі пропали.
vi-algo-alone = на самоті
    .help = Нікого в межах 3 гексів. Хто вночі закінчує хід на самоті, щось бачить у тіні, якщо не подав знак.
vi-algo-rune = руна
    .help = Стань на неї або поруч, щоб шукати; кожну руну раз на людину.
vi-algo-mummy-piece = мумія
    .help = Рухається в хід власника й грабує тих, біля кого стане, та їхніх сусідів.
vi-algo-powerful-mummy = on, off
    .help = Кілька мумій на одному гексі. Рухається для того, в кого позначений смолоскип.
vi-algo-own-shadow = 0, 1, 2
    .help = То була не мумія, а твоя тінь: мумія поруч зникає.
vi-algo-lit = освітлений гекс
    .help = Удень мумії на ньому зникають.
vi-algo-day = день
vi-algo-night = ніч
vi-algo-catacomb = катакомби
vi-algo-torch-effect = ефект смолоскипа
vi-algo-stack = стос скарбів
vi-algo-exposed-treasure = скарб на видноті
vi-algo-search-marker = маркер пошуку
vi-algo-marked-torch = позначений смолоскип
vi-algo-traitor = зрадник
vi-algo-loyal = вірний дослідник
vi-algo-door = прохід
vi-algo-wall = стіна
vi-algo-rock = скеля
vi-algo-direction = напрямок
vi-algo-compass = компас
vi-algo-hex = гекс
vi-algo-room = зала
vi-algo-setting-difficulty = `easy`, `hard`
    .help = Легко: ніч, довіра не нижче 10. Важко: день, довіра може впасти до 1.
vi-algo-setting-group-deck = `auto`, `on`, `off`
    .help = Таємні карти з двома зрадниками; від чотирьох гравців.
vi-algo-setting-layout = `star`, `path`
    .help = Зали навколо центру або звивистий шлях.
vi-algo-setting-extra-rooms = 0 to 6, needs `layout = path`
    .help = Більше зал для звивистого шляху.
vi-algo-setting-powerful-mummy = on, off
    .help = Перший, хто увійде до зали, будить могутню мумію.
vi-algo-setting-own-shadow = 0, 1, 2
    .help = Скільки разів кожен може прибрати мумію поруч.
vi-algo-setting-dark-catacomb = on, off
    .help = Самотність небезпечна і вдень.
vi-algo-setting-push = on, off
    .help = Мумії штовхають тих, біля кого стають.
vi-algo-setting-events = on, off
    .help = Карта події щораунду, починаючи з другого.
vi-algo-setting-extra-torches = 0 to 8 [D]
    .help = Більше смолоскипів на початку.
vi-algo-setting-reactions = `orders`, `ask`
    .help = Реакції за постійними наказами, щоб ніхто не чекав, або питають усіх.
vi-algo-setting-first-player = any seat
    .help = Хто починає.
vi-algo-refused-no-actions = Бракує дій.
vi-algo-refused-wall = На шляху стіна.
vi-algo-refused-hex-taken = Цей гекс зайнятий.
vi-algo-refused-too-far = Це задалеко.
vi-algo-refused-no-move = Ти вже тут.
vi-algo-refused-no-rune = Немає руни поруч.
vi-algo-refused-already-searched = Цю руну ти вже обшукав.
vi-algo-refused-stack-empty = У цій залі скарбів не лишилося.
vi-algo-refused-exit-card = Карту виходу можна лише внести.
vi-algo-refused-any-time-card = Цю карту грають будь-коли, а не дією.
vi-algo-refused-traitor-card = Цю карту не грають.
vi-algo-refused-one-group-card = Одна карта групи за хід.
vi-algo-refused-no-effect = Зараз це нічого не дасть.
vi-algo-refused-no-exit-card = У тебе немає такої карти виходу.
vi-algo-refused-already-contributed = Ти вже вносив у цьому ході.
vi-algo-refused-already-signalled = Ти вже подав знак у цьому ході.
vi-algo-refused-illegal-place = Мумію не можна туди поставити.
vi-algo-refused-bad-choice = Такого варіанта немає.
vi-algo-refused-no-card = У тебе немає такої карти.
vi-algo-refused-needs-path = Додаткові зали потребують звивистого шляху.
vi-algo-refused-needs-four = Для колоди групи/зради потрібно четверо гравців.
vi-algo-ask-ask-start = Де ти входиш?
vi-algo-ask-ask-place = Де з’являється мумія?
vi-algo-ask-ask-back = Яка мумія повертається на аркуш?
vi-algo-ask-ask-mummy = Яка мумія рухається далі?
vi-algo-ask-ask-chase = За ким вона женеться?
vi-algo-ask-act = Що робиш?
vi-algo-ask-ask-take = Яку карту береш?
vi-algo-ask-theft-window = Мумія на { $spot } зараз грабуватиме. Реагуєш?
vi-algo-ask-saw-window = { SEAT($seat) } щось бачить у тіні. Реагуєш?
vi-algo-ask-torch-window = Останній смолоскип згас. Реагуєш?
vi-algo-ask-give-orders = Твої постійні накази. Їх не бачить ніхто інший.
vi-algo-ask-pour-oil = Можеш долити олії до запасу.
vi-algo-verb-start = старт
    .help = старт Z18: гекс, де ти входиш.
vi-algo-verb-place = поставити
    .help = поставити A12: де з’являється мумія.
vi-algo-verb-back = зняти
    .help = зняти A12: яка мумія повертається.
vi-algo-verb-mummy = мумія
    .help = мумія A12: яка рухається далі.
vi-algo-verb-chase = гнатися
    .help = гнатися Іара: за ким вона женеться.
vi-algo-verb-walk = іти
    .help = іти A14 або іти A14 через A3 A7, щоб вибрати шлях.
vi-algo-verb-search = шукати
    .help = шукати або шукати A21, якщо рун кілька.
vi-algo-verb-use = застосувати
    .help = застосувати намисто; застосувати дзеркало A12; застосувати монети A12 A14.
vi-algo-verb-signal = знак
    .help = знак: цього ходу ти не на самоті.
vi-algo-verb-exit = вихід
    .help = вихід мотузка: три кубики, більше за смолоскипи, що лишилися.
vi-algo-verb-group = карта групи
    .help = група, назва карти і ціль; задарма, одна за хід.
vi-algo-verb-shadow = власна тінь
    .help = тінь A12: та мумія поруч — твоя тінь.
vi-algo-verb-pass = пас
    .help = пас: твій хід закінчено.
vi-algo-verb-take = взяти
    .help = взяти і назва карти.
vi-algo-verb-play = зіграти
    .help = зіграти амулет, зіграти дзвін, зіграти олію.
vi-algo-verb-cast = власна тінь
    .help = тінь A12: мумія, що стала, — твоя тінь.
vi-algo-verb-no = ні
    .help = ні: нічого не робиш.
vi-algo-verb-orders = постійний наказ
    .help = накази: вибери зі списку.
vi-algo-verb-keep = берегти
    .help = берегти і карти, найцінніша перша.
vi-algo-event-dealt = Смолоскипів: { $reserve }. Довіра: { $trust }. Зараз { NAME($face) }.{ $traitors ->
    [yes] {" "}Серед шістнадцяти таємних карт двоє зрадників. Жадібний зрадник виграє сам, якщо без його скарбів групі забракне; Одержимий — якщо забракне лише скарбів тих, хто поруч із ним.
   *[no] {""}
}
vi-algo-event-hand-dealt = { SEAT($seat) }, ти починаєш із: { NAME($cards) }.
vi-algo-event-started = { SEAT($seat) } входить на { $spot }.
vi-algo-event-round-started = Раунд { $round }.
vi-algo-event-event-revealed = Подія: { NAME($card) }.
vi-algo-event-torch = { SEAT($seat) } відкриває смолоскип: { $kind ->
    [out] він гасне.
    [lasting] він тримається.
    [mummy] мумія!
   *[saw] щось ворушиться в тіні!
} Лишилося смолоскипів: { $reserve }.
vi-algo-event-last-torch = То був останній смолоскип. { SEAT($seat) }, дай світла!
vi-algo-event-light = Тепер { NAME($face) }.
vi-algo-event-torches-added = Додано смолоскипів: { $added }. У запасі: { $reserve }.
vi-algo-event-torch-buried = Порив задуває смолоскип. У запасі: { $reserve }.
vi-algo-event-trust = Довіра тепер { $trust }.
vi-algo-event-mummy-placed = { $pieces ->
    [1] Мумія ({ SEAT($seat) }) з’являється на { $spot }.
   *[other] Могутня мумія ({ SEAT($seat) }) з’являється на { $spot }!
}
vi-algo-event-mummy-moved = Мумія ({ SEAT($owner) }) рухається ({ LIST($dice) }): { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-rolled = Мумія ({ SEAT($owner) }) з { $spot } ({ LIST($dice) }) стає біля стіни на { $at }: кілька людей однаково близько.
vi-algo-event-mummy-lured = Мумія ({ SEAT($owner) }) йде за монетами: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-removed = { $cause ->
    [light] Мумія ({ SEAT($owner) }) зникає у світлі на { $spot }.
   *[other] Мумії ({ SEAT($owner) }) на { $spot } більше немає.
}
vi-algo-event-lost = { SEAT($seat) } втрачає: { NAME($card) }{ $cause ->
    [mummy] {" "}(мумія).
   *[other] {" "}(з переляку).
}
vi-algo-event-theft = Мумія ({ SEAT($owner) }) на { $spot } сягає: { SEAT($affected) }.
vi-algo-event-theft-averted = { SEAT($seat) } відвертає крадіжку{ $by ->
    [amuleto] {" "}амулетом.
   *[shadow] : то була лише тінь.
}
vi-algo-event-saw = { SEAT($seat) } щось бачить у тіні{ $cause ->
    [alone] , зовсім на самоті!
   *[torch] !
}
vi-algo-event-bell-rung = { SEAT($seat) } дзвонить у дзвін: { SEAT($for_seat) } нічого не бачить.
vi-algo-event-oil-used = { SEAT($seat) } доливає олії.
vi-algo-event-group-drawn = { SEAT($seat) } бере таємну карту.
vi-algo-event-group-seen = { SEAT($seat) }, таємна карта: { NAME($card) }.
vi-algo-event-group-played = { SEAT($seat) } грає: { NAME($card) }{ $target ->
    [0] .
   *[other] : { NAME($target) }.
}
vi-algo-event-walked = { SEAT($seat) } йде: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-pushed = { SEAT($seat) } летить від поштовху ({ $direction }): { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-entered = { SEAT($seat) } входить до зали { $room } першим і забирає, що там лежало.
vi-algo-event-found = { SEAT($seat) }, твоя знахідка: { NAME($card) }.
vi-algo-event-drew = { SEAT($seat) } бере карту із зали { $room }.
vi-algo-event-shown = { SEAT($seat) } мусить показати: { NAME($card) }!
vi-algo-event-searched = { SEAT($seat) } шукає на { $rune } ({ LIST($dice) }, довіра { $trust }): { $found ->
    [yes] є знахідка!
   *[no] нічого.
}
vi-algo-event-used = { SEAT($seat) } застосовує: { NAME($card) }{ $target ->
    [0] .
   *[other] : { LIST($target) }.
}
vi-algo-event-looked = { SEAT($seat) } читає мапу зали { $room }. Оглянуто карт: { $cards }.
vi-algo-event-looked-at = { SEAT($seat) }, на мапі: { NAME($cards) }.
vi-algo-event-signalled = { SEAT($seat) } подає знак.
vi-algo-event-contributed = { SEAT($seat) } вносить: { NAME($card) } ({ LIST($dice) } проти { $reserve }): { $validated ->
    [yes] тримає!
   *[no] втрачено.
}
vi-algo-event-own-shadow = То не мумія на { $spot }, то тінь: { SEAT($seat) }.
vi-algo-event-passed = { SEAT($seat) } закінчує.
vi-algo-event-torch-marked = Прокидається щось могутнє! { SEAT($seat) } бере позначений смолоскип.
vi-algo-event-torch-handed-on = Позначений смолоскип переходить від { SEAT($start) } до { SEAT($end) }.
vi-algo-event-game-over = { $result ->
    [group] Вихід відкрито, скарбів досить: перемога! { SEAT($winners) }
    [short] Вихід відкрито, та скарбів замало. Усі програють.
    [dark] Смолоскипи згасли. Усіх забирає пітьма.
    [no_exit] Виходу більше немає. Усіх забирає пітьма.
    [greedy] Жадібний зрадник — { SEAT($winners) } — виграє сам!
    [haunted] Одержимий зрадник — { SEAT($winners) } — виграє сам!
   *[both] Виграють двоє зрадників: { SEAT($winners) }!
} Руки: { LIST($hands) }. Скарби { $treasure }, довіра { $trust }, забрав жадібний { $greedy }, одержимий { $haunted }.
vi-algo-stop = { $item1 }
vi-algo-token-walk = іти, йти
vi-algo-token-search = шукати
vi-algo-token-use = застосувати
vi-algo-token-signal = знак
vi-algo-token-exit = вихід, внести
vi-algo-token-pass = пас
vi-algo-token-group = група
vi-algo-token-shadow = тінь
vi-algo-token-play = зіграти
vi-algo-token-place = поставити
vi-algo-token-back = зняти
vi-algo-token-mummy = мумія
vi-algo-token-chase = гнатися
vi-algo-token-take = взяти
vi-algo-token-start = старт
vi-algo-token-orders = накази
vi-algo-token-keep = берегти
vi-algo-token-via = через
vi-algo-token-no = ні
vi-algo-token-never = ніколи
vi-algo-token-self = за себе
vi-algo-token-any = за всіх
vi-algo-token-last = останній
vi-algo-token-amulet = наказ амулет
vi-algo-token-amulet-min = мінімум
vi-algo-token-bell = наказ дзвін
vi-algo-token-oil = наказ олія
