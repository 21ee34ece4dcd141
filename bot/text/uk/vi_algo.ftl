### Я щось побачив у тіні.

## Гра

vi-algo-title = Я щось побачив у тіні
vi-algo-about = Разом знайдіть вихід із катакомб і винесіть досить скарбів, поки не згасли смолоскипи. Може, хтось із вас хоче іншого.
vi-algo-standings = Треба вийти, поки не згасли смолоскипи, зі скарбами, дорожчими за довіру. Карт виходу на місці: { $exits } з 3. Смолоскипи: { $torches }, довіра: { $trust }.

## Скарби, виходи й мумії

vi-algo-idolo = Золотий ідол
    .help = Вартий 5. Дія: довіра +2.
    .acc = золотого ідола
vi-algo-calice = Чаша
    .help = Варта 4. Дія: довіра +1.
    .acc = чашу
vi-algo-urna = Проклята урна
    .help = Варта 4. Щойно знайдено: довіра −1. Дія: одна ваша мумія повертається на ваш аркуш із будь-якого гекса.
    .acc = прокляту урну
vi-algo-colar = Намисто
    .help = Варте 3. Дія: візьміть верхню карту стосу своєї зали без руни й кубиків.
    .acc = намисто
vi-algo-moedas = Монети
    .help = Варті 2. Дія: заманіть мумію своєї зали, не далі ніж за 3 гекси від вас, на вільний гекс тієї ж зали за 1–2 кроки. Там вона нікого не грабує.
    .acc = монети
vi-algo-espelho = Дзеркало
    .help = Варте 2. Дія: мумія вашої зали, не далі ніж за 3 гекси, зникає; з могутньої — верхня фігурка.
    .acc = дзеркало
vi-algo-amuleto = Амулет
    .help = Вартий 2. Будь-коли, щойно мумія збирається грабувати: ніхто нічого не втрачає.
    .acc = амулет
vi-algo-botas = Чоботи
    .help = Варті 2. Дія: пройдіть до 6 кроків.
    .acc = чоботи
vi-algo-mapa = Мапа
    .help = Варта 1. Дія: гляньте на 3 верхні карти стосу своєї зали й візьміть одну; решта йде на спід.
    .acc = мапу
vi-algo-lenha = Дрова
    .help = Варті 2. Дія: ще 3 смолоскипи в запас.
    .acc = дрова
vi-algo-oleo = Фляга олії
    .help = Варта 1. Будь-коли, у чий завгодно хід: ще 2 смолоскипи в запас.
    .acc = флягу олії
vi-algo-sino = Дзвін
    .help = Вартий 2. Будь-коли, щойно комусь щось привиділося в тіні: там нічого не було.
    .acc = дзвін
vi-algo-corda = Мотузка
    .help = Карта виходу, −3. Внесіть її, щоб відкрити вихід.
    .acc = мотузку
vi-algo-arpeu = Гак-кішка
    .help = Карта виходу, −3. Внесіть її, щоб відкрити вихід.
    .acc = гак-кішку
vi-algo-picareta = Кайло
    .help = Карта виходу, −3. Внесіть її, щоб відкрити вихід.
    .acc = кайло
vi-algo-mumia-tocheira = Мумія-смолоскипниця
    .help = Карта мумії, −3. Щойно знайдено: приходить мумія. Дія: приходить мумія, а з нею 2 смолоскипи.
    .acc = мумію-смолоскипницю
vi-algo-mumia-guardia = Мумія-вартова
    .help = Карта мумії, −3. Щойно знайдено: приходить мумія. Дія: приходить мумія, і ви берете верхню карту стосу своєї зали.
    .acc = мумію-вартову
vi-algo-mumia-vigia = Мумія-дозорна
    .help = Карта мумії, −3. Щойно знайдено: приходить мумія. Дія: приходить мумія, і довіра +1.
    .acc = мумію-дозорну

## Таємні карти

vi-algo-traidor-ganancioso = Жадібний зрадник
    .help = Перемагаєте лише ви, якщо група виходить, але без скарбів вашої руки їй бракує. Нікому не кажіть; цю карту не грають.
vi-algo-traidor-assombrado = Одержимий зрадник
    .help = Перемагаєте лише ви, якщо групі вистачає, але без найцінніших скарбів тих, хто не далі ніж за 3 гекси від вас, уже ні. Нікому не кажіть; цю карту не грають.
vi-algo-so-o-vento = Лише вітер
    .help = Нічого не робить. Зіграйте, щоб довести, що то був лише вітер.
vi-algo-maos-dadas = Рука в руці
    .help = Не коштує дії: довіра +1.
vi-algo-tocha-escondida = Схований смолоскип
    .help = Не коштує дії: ще 1 смолоскип у запас.
vi-algo-passo-firme = Твердий крок
    .help = Не коштує дії: пройдіть до 2 кроків.
vi-algo-olhos-no-escuro = Очі в темряві
    .help = Без дії: мумія не далі ніж за 2 гекси від вас зникає, хоч би в якій залі.
vi-algo-olho-no-olho = Віч-на-віч
    .help = Без дії: лише ви бачите одну закриту карту іншого гравця, навмання.

## Події

vi-algo-rajada = Порив вітру
    .help = Задуває наступний смолоскип запасу, і ніхто не бачить який; останній не гасне.
vi-algo-veio-de-resina = Смоляна жила
    .help = Ще 1 смолоскип у запас.
vi-algo-cantoria = Спів
    .help = Довіра +1.
vi-algo-sussurros = Шепіт
    .help = Довіра −1.
vi-algo-mumias-inquietas = Неспокійні мумії
    .help = Цього раунду кожна мумія йде на крок далі, ніж випало.
vi-algo-mumias-dormentes = Сонні мумії
    .help = Цього раунду мумії не рухаються.
vi-algo-poeira = Пил
    .help = Цього раунду ходьба дає 2 кроки замість 3.
vi-algo-nuvens = Хмари
    .help = Цього раунду світло не шкодить муміям.
vi-algo-lua-cheia = Повня
    .help = Цього раунду світло діє і вночі.
vi-algo-eco = Відлуння
    .help = Цього раунду на самоті лише той, хто далі ніж за 5 гексів від усіх.

## Смолоскипи

vi-algo-out = Гасне
    .help = Смолоскип просто гасне.
vi-algo-lasting = Тривкий
    .help = У запас додається ще один.
vi-algo-mummy = Мумія
    .help = Активний гравець додає мумію.
vi-algo-saw = Я щось побачив у тіні
    .help = Активному гравцеві щось привиджується в тіні: довіра −1, він губить найцінніший скарб і бере таємну карту.

## Зали й персонажі

vi-algo-room-Z = Центральна зала
    .help = Посередині; ні рун, ні скарбів. Тут усі починають довкола компаса.
vi-algo-room-A = Зала колон
vi-algo-room-B = Цистерна
vi-algo-room-C = Осуарій
vi-algo-room-D = Крипта
vi-algo-room-E = Галерея
vi-algo-room-F = Тронна зала
vi-algo-room-G = Дзеркальна зала колон
vi-algo-room-H = дзеркальна Цистерна
vi-algo-room-I = дзеркальний Осуарій
vi-algo-room-J = дзеркальна Крипта
vi-algo-room-K = дзеркальна Галерея
vi-algo-room-L = дзеркальна Тронна зала
vi-algo-dabs = Дабс
    .help = Приносить: скарби 2, смолоскипи 3, довіра 3.
vi-algo-bento = Бенту
    .help = Приносить: скарби 1, смолоскипи 4, довіра 4.
vi-algo-iara = Іара
    .help = Приносить: скарби 3, смолоскипи 3, довіра 3.
vi-algo-otto = Отто
    .help = Приносить: скарби 2, смолоскипи 4, довіра 3.
vi-algo-nair = Наїр
    .help = Приносить: скарби 3, смолоскипи 3, довіра 6.
vi-algo-ramon = Рамон
    .help = Приносить: скарби 1, смолоскипи 3, довіра 5.

## Речі й поняття

vi-algo-catacomb = катакомби
vi-algo-player = гравець
vi-algo-character = персонаж
vi-algo-active-player = активний гравець
vi-algo-seat = місце
vi-algo-turn = хід
    .help = Відкривають смолоскип, ходять ваші мумії, потім у вас три дії. Уночі той, хто завершує хід на самоті, щось бачить.
    .also = дія, дії, кроки
vi-algo-round = раунд
    .help = У кожного один хід. Якщо грають із подіями, щораунду починається нова.
    .also = раунди, подія, події
vi-algo-setup = підготовка
vi-algo-round-start = початок раунду
vi-algo-reveal = відкрити смолоскип
vi-algo-torch-effect = ефект смолоскипа
vi-algo-track = шкала дня і ночі
    .help = Сюди кладуть кожен відкритий смолоскип. Після дванадцятого ніч змінюється днем або навпаки.
vi-algo-mummies = рух мумій
vi-algo-optional = ваші дії
vi-algo-turn-end = кінець ходу
vi-algo-game-over = гру закінчено
vi-algo-day = день
    .help = Мумії на освітлених гексах зникають, а бути на самоті безпечно.
vi-algo-night = ніч
    .help = Хто завершує свій хід на самоті, щось бачить у тіні.
vi-algo-lit = освітлений гекс
    .help = Удень жодна мумія тут не встоїть.
vi-algo-trust = довіра в групі
    .help = Щоб знайти, треба викинути менше за довіру. Наприкінці скарби на всіх руках разом мають коштувати більше.
vi-algo-reserve = запас смолоскипів
    .help = Кожного ходу відкривають один. Якщо наприкінці ходу не лишилося жодного, усе втрачено.
    .also = смолоскип, смолоскипи, запас
vi-algo-stack = стос скарбів
    .help = Карти з нього дістають, обшукуючи руни зали.
vi-algo-exposed-treasure = скарб на видноті
    .help = Дістається тому, хто першим увійде до зали.
vi-algo-search-marker = маркер пошуку
    .help = У вас їх три: де лежить маркер, там уже обшукано. Для четвертого пошуку знімають найдальший.
vi-algo-mummy-piece = мумія
    .help = Рухається в хід того, чия вона: прямо, потім до найближчого персонажа. Грабує тих, біля кого стала, і їхніх сусідів.
vi-algo-powerful-mummy = могутня мумія
    .help = Дві чи більше мумій на одному гексі. Ходять разом, у хід того, хто тримає позначений смолоскип.
vi-algo-marked-torch = позначений смолоскип
vi-algo-alone = на самоті
    .help = Далі ніж за 3 гекси від усіх, стіни не рахуються.
    .also = товариство, сам, сама
vi-algo-signalled = знак подано
vi-algo-seen-something = щось у тіні
    .help = Довіра −1, ваш найцінніший скарб утрачено, і ви берете таємну карту. Дві з шістнадцяти — зрадники.
vi-algo-affected = під загрозою мумії
vi-algo-adjacent = сусідній
vi-algo-steps-left = залишок кроків
vi-algo-validated = зараховано
vi-algo-discard = скид
vi-algo-hand = рука
vi-algo-role = роль
vi-algo-traitor = зрадник
vi-algo-loyal = вірний дослідник
vi-algo-standing-orders = постійні накази
    .help = Що робити, коли ви можете втрутитися в чужий хід. Більше ніхто їх не бачить.
vi-algo-window = вікно реакції
vi-algo-direction = напрямок
vi-algo-compass = компас
    .help = 1 — угору, далі за годинниковою стрілкою: 2, 3, 4 — униз, 5, 6. Мумія йде туди, куди каже її червоний кубик.
    .also = напрямок, напрямки, напрям
vi-algo-side-middle = посередині
    .short = тут
vi-algo-side-n = північ
    .short = Пн
vi-algo-side-ne = північний схід
    .short = ПнСх
vi-algo-side-se = південний схід
    .short = ПдСх
vi-algo-side-s = південь
    .short = Пд
vi-algo-side-sw = південний захід
    .short = ПдЗх
vi-algo-side-nw = північний захід
    .short = ПнЗх
    .help = 1 — угору, далі за годинниковою: 2, 3, 4 — униз, 5, 6.
vi-algo-hex = гекс
vi-algo-room = зала
vi-algo-side = сторона
vi-algo-slot = позиція
vi-algo-door = прохід
vi-algo-wall = стіна
    .help = Крізь неї ніхто не проходить, і жодна мумія крізь неї не дістане. Відстань між людьми рахують крізь стіни.
    .also = стіни, скеля, скелі
vi-algo-rock = скеля
vi-algo-rune = руна
    .help = Обшукують із її гекса або з сусіднього.
vi-algo-marker-stone = камінь-мітка
vi-algo-red-die = червоний кубик
vi-algo-black-die = чорний кубик
vi-algo-white-die = білий кубик
vi-algo-own-shadow = моя власна тінь
    .help = То була не мумія, а ваша тінь: мумія поруч із вами зникає. У ваш хід або коли вона щойно стала поруч і збирається грабувати.
vi-algo-amulet = наказ про амулет
vi-algo-amulet-min = берегти від цінності
vi-algo-bell = наказ про дзвін
vi-algo-oil = наказ про олію
vi-algo-shadow = наказ про тінь
vi-algo-keep = що берегти насамперед
vi-algo-never = ніколи
vi-algo-self = лише для себе
vi-algo-any = для всіх
vi-algo-last = коли смолоскипи скінчаться
vi-algo-group = перемагає група
    .help = Три різні карти виходу внесено, а скарби на всіх руках разом коштують більше за довіру — поки не згасли смолоскипи.
    .also = перемога, перемогти, мета
vi-algo-short = скарбів замало
vi-algo-dark = смолоскипи згасли
vi-algo-no-exit = виходу більше немає
vi-algo-greedy = перемагає Жадібний зрадник
vi-algo-haunted = перемагає Одержимий зрадник
vi-algo-both = перемагають обидва зрадники
vi-algo-kind-treasure = скарб
vi-algo-kind-exit = карта виходу
    .help = Мотузка, гак-кішка або кайло; на руці −3. Дією її вносять у вихід: три кубики мають дати більше, ніж лишилося смолоскипів. Коли на місці всі три різні, група виходить; якщо зламано дві однакові, усе втрачено.
    .also = вихід, виходи, карти виходу
vi-algo-kind-mummy = карта мумії
vi-algo-immediate = негайно
vi-algo-any-time = будь-коли

## Що питають у гравця

vi-algo-ask-ask-start =
    З якого гекса біля компаса починаєте?
    Звідти ви шукаєте скарби й три карти виходу, поки не згасли смолоскипи.
vi-algo-ask-act =
    Ваш хід: що робите? Лишилося дій: { $actions }{ $steps ->
        [0] {""}
       *[other] , кроків: { $steps }
    }.
    Довіра { $trust }, смолоскипи { $torches }, карт виходу на місці: { $exits } з 3; з трьома група виходить.{ $alone ->
        [0] {""}
       *[other] {" "}Темно, і за { $alone } гекси навколо нікого: якщо так завершити хід, ви щось побачите, довіра впаде, а ваш найцінніший скарб пропаде.
    }
vi-algo-ask-ask-place =
    Приходить ваша мумія. Де їй стати?
    У ваші ходи вона йде за кубиками, і хто до неї потрапить, утрачає карту.
vi-algo-ask-ask-back = Усі ваші мумії вже на полі. Котру з найдальших зняти?
vi-algo-ask-ask-mummy = Котра з ваших мумій іде наступною? Її кубики кидають потім.
vi-algo-ask-ask-chase = Мумія вперлася в стіну. За ким вона піде?
vi-algo-ask-ask-take = Верхні карти зали. Яку берете?
vi-algo-ask-theft-window = Мумія на { $spot } ось-ось пограбує (під загрозою: { SEAT($affected) }). Втрутитеся?{ $fits ->
        [no] {" "}Тут вам нічого не допоможе: можна лише пропустити. Питають усіх, хто має карти, щоб ніхто не дізнався, що в кого на руці.
       *[yes] {""}
    }
vi-algo-ask-saw-window = { SEAT($seat) } щось бачить у тіні. Втрутитеся?{ $fits ->
        [no] {" "}Тут вам нічого не допоможе: можна лише пропустити. Питають усіх, хто має карти, щоб ніхто не дізнався, що в кого на руці.
       *[yes] {""}
    }
vi-algo-ask-torch-window = Останній смолоскип згас. Підлити олії?{ $fits ->
        [no] {" "}Тут вам нічого не допоможе: можна лише пропустити. Питають усіх, хто має карти, щоб ніхто не дізнався, що в кого на руці.
       *[yes] {""}
    }
vi-algo-ask-give-orders =
    Ваші постійні накази: що роблять ваші карти, коли вас не питають. Інші їх не бачать. Зараз:
    • Коли мумія когось грабує, амулет: { $amulet ->
        [never] лишається на руці
        [any] захищає будь-кого
       *[self] захищає вас, якщо ви втратите карту вартістю { $amulet_min } або більше
    }
    • Ваша власна тінь: { $shadow ->
        [never] лишається схованою
        [any] захищає будь-кого
       *[self] захищає вас, якщо ви втратите карту вартістю { $amulet_min } або більше
    }
    • Коли хтось бачить щось у тіні, дзвін: { $bell ->
        [never] лишається на руці
        [self] дзвонить лише заради вас
       *[any] дзвонить заради будь-кого
    }
    • Коли гасне останній смолоскип, олія: { $oil ->
        [never] лишається на руці
       *[last] іде в запас
    }
vi-algo-ask-pour-oil = Підлити олії? Це можна будь-коли.
vi-algo-verb-start = старт
    .help = старт Z18: гекс, де починає ваш персонаж.
    .button = Почати: { $spot }, { NAME($side, of: "side") }
    .done = почати на { $spot }
vi-algo-verb-place = поставити мумію
    .help = поставити A12: де стане мумія.
    .button = { $spot }: { WHO($near) } за { $far ->
        [one] { $far } крок
        [few] { $far } кроки
        [many] { $far } кроків
       *[other] { $far } кроку
    }
vi-algo-verb-back = зняти
    .help = зняти A12: мумія звідти повертається на ваш аркуш.
    .button = { $spot }: { WHO($near) } за { $far ->
        [one] { $far } крок
        [few] { $far } кроки
        [many] { $far } кроків
       *[other] { $far } кроку
    }
vi-algo-verb-mummy = рухати мумію
    .help = мумія A12: ця рухається наступною.
    .button = { $spot }: { WHO($near) } за { $far ->
        [one] { $far } крок
        [few] { $far } кроки
        [many] { $far } кроків
       *[other] { $far } кроку
    }
vi-algo-verb-chase = ціль мумії
    .help = ціль Дабс: за цим персонажем піде мумія.
    .button = За ким: { WHO($character) }
vi-algo-verb-take = взяти
    .help = взяти чашу: ця карта лишається вам. Лише приватно.
    .button = Взяти { NAME($card, form: "acc") }
vi-algo-verb-play = зіграти карту
    .help = зіграти амулет, зіграти дзвін, зіграти олію. Лише приватно.
    .button = Зіграти { NAME($card, form: "acc") }
vi-algo-verb-cast = власна тінь
    .help = тінь A12: мумія, що стала поруч із вами, зникає. Лише приватно.
    .button = То моя тінь на { $spot }
vi-algo-verb-no = не втручатися
    .help = не втручатися: хай стається. Лише приватно.
vi-algo-verb-walk = іти
    .help = іти A14, іти цистерна або іти A14 через Z23 A9: 3 кроки за дію. Повз інших можна, зупинятися на їхньому гексі — ні.
    .button = { $spot } { NAME($side, of: "side", form: "short") }: { $cost ->
        [0] без дій
        [one] 1 дія
        [few] { $cost } дії
        [many] { $cost } дій
       *[other] { $cost } дії
    }{ $there ->
        [treasure] {", "}скарб
        [rune] {", "}руна
        [company] {", "}товариство
        [alone] {", "}на самоті
       *[nothing] {""}
    }
    .group = Іти: 3 кроки за дію
    .done = перейти на { $spot }
vi-algo-verb-search = шукати
    .help = шукати або шукати A21: менше за довіру на трьох кубиках — верхня карта зали ваша; до дальшої руни спершу біжите. шукати A21 зняти E6 — ще й знімає маркер з E6.
    .button = Руна { $rune }: { $chance } %, { $cost ->
        [one] { $cost } дія
        [few] { $cost } дії
        [many] { $cost } дій
       *[other] { $cost } дії
    }{ $back ->
        [none] {""}
       *[other] {" "}(маркер із { $back })
    }
    .group = Шукати на руні
    .done = шукати на { $rune }
vi-algo-verb-use = застосувати карту
    .help = застосувати дзеркало A12, застосувати монети A12 A14, застосувати чоботи A9, застосувати мапу. Можна приватно.
    .button = Дія: { NAME($card) }{ COUNT($target) ->
        [0] {""}
       *[other] {" "}на { $target }
    }
    .done = застосувати { NAME($card, form: "acc") }
vi-algo-verb-signal = подати знак
    .help = подати знак: наприкінці цього ходу ви не на самоті.
    .button = Знак (не на самоті): { $cost ->
        [one] { $cost } дія
        [few] { $cost } дії
        [many] { $cost } дій
       *[other] { $cost } дії
    }
    .done = подати знак
vi-algo-verb-exit = внести карту виходу
    .help = внести мотузку, внести гак, внести кайло: якщо на трьох кубиках більше, ніж смолоскипів у запасі, карту зараховано.
    .button = Вихід: { NAME($card) } { $chance ->
        [100] напевно
       *[other] { $chance } %
    }, { $cost ->
        [one] { $cost } дія
        [few] { $cost } дії
        [many] { $cost } дій
       *[other] { $cost } дії
    }
    .done = карта для виходу — { NAME($card) }
vi-algo-verb-group = таємна карта
    .help = таємна схований смолоскип, таємна твердий крок A9, таємна віч-на-віч Бенту: не коштує дії, одна за хід.
    .button = Показати: { NAME($card) }{ COUNT($target) ->
        [0] {""}
       *[other] {" "}({ EACH($target, by: "vi-algo-target") })
    }
vi-algo-verb-shadow = власна тінь
    .help = тінь A12: мумія поруч із вами зникає, дії це не коштує.
    .button = То моя тінь на { $spot }
vi-algo-verb-pass = завершити хід
    .help = завершити хід: ваш хід завершено.
vi-algo-verb-orders = постійні накази
    .help = наказ амулет для себе, наказ амулет від 3, наказ дзвін для всіх, наказ олія наприкінці, наказ тінь ніколи. Лише приватно.
    .button = { $name ->
        [amuleto] Амулет
        [amulet_min] Амулет
        [sino] Дзвін
        [oleo] Олія
       *[shadow] Тінь
    }: { $value ->
        [never] ніколи
        [self] лише для себе
        [any] для всіх
        [last] наприкінці
       *[other] від цінності { $value }
    }
    .rest = { $value ->
        [never] ніколи
        [self] лише для себе
        [any] для всіх
        [last] наприкінці
       *[other] від цінності { $value }
    }
vi-algo-verb-keep = берегти
    .help = берегти чашу урну: найдорожче серцю — перше; серед однакових за цінністю першим губите останнє. Лише приватно.
    .done = берегти насамперед: { NAME($cards) }

## Що сталося

vi-algo-stop = { $item1 }
vi-algo-target = { $item1 ->
    [dabs] Дабс
    [bento] Бенту
    [iara] Іара
    [otto] Отто
    [nair] Наїр
    [ramon] Рамон
   *[other] { $item1 }
}
vi-algo-event-dealt = Катакомби викладено, надворі { $face ->
    [day] день
   *[night] ніч
}. Смолоскипи: { $reserve }, довіра: { $trust }.{ $traitors ->
    [yes] {" "}Дві з шістнадцяти таємних карт — зрадницькі. Жадібний зрадник перемагає, якщо без скарбів його руки групі бракує; Одержимий зрадник — якщо бракує лише без найцінніших скарбів тих, хто не далі ніж за 3 гекси від нього.
   *[no] {""}
}
vi-algo-event-hand-dealt = Ваші карти: { NAME($cards) }.
vi-algo-event-started = { SEAT($seat) } починає на { $spot }.
vi-algo-event-round-started = Раунд { $round }.
vi-algo-event-event-revealed = Цього раунду: { NAME($card) }.
vi-algo-event-torch = { SEAT($seat) } відкриває смолоскип: { NAME($kind) }. Лишилося смолоскипів: { $reserve }.
vi-algo-event-last-torch = То був останній смолоскип! Світла — лише на цей хід.
vi-algo-event-light = { $face ->
    [day] Світає.
   *[night] Западає ніч.
}
vi-algo-event-torches-added = Додано смолоскипів: { $added }. У запасі: { $reserve }.
vi-algo-event-torch-buried = Один смолоскип задуло, ніхто не бачив який. У запасі: { $reserve }.
vi-algo-event-trust = Довіра { $change ->
    [-1] падає
    [-2] падає
   *[other] зростає
} до { $trust }.
vi-algo-event-mummy-placed = { $pieces ->
    [1] На { $spot } з’являється мумія ({ SEAT($seat) }).
   *[other] На { $spot } з’являється могутня мумія ({ SEAT($seat) }).
}
vi-algo-event-mummy-moved = { $pieces ->
    [1] Мумія
   *[other] Могутня мумія
} ({ SEAT($owner) }), кубики { $dice }: { COUNT($way) ->
    [1] стоїть на місці, { EACH($way, by: "vi-algo-stop", as: "path") }
   *[other] { EACH($way, by: "vi-algo-stop", as: "path") }
}.
vi-algo-event-mummy-rolled = Мумія ({ SEAT($owner) }), кубики { $dice }: з { $spot } впирається в стіну на { $at }.
vi-algo-event-mummy-lured = Монети ваблять мумію ({ SEAT($owner) }): { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-mummy-removed = { $cause ->
    [light] Світло знищує мумію на { $spot } ({ SEAT($owner) }).
    [fourth] Мумія на { $spot } ({ SEAT($owner) }) повертається на аркуш: її поставлять деінде.
    [shadow] То на { $spot } була не мумія ({ SEAT($owner) }).
   *[other] Мумії на { $spot } ({ SEAT($owner) }) більше немає: { NAME($cause) }.
}
vi-algo-event-lost = { SEAT($seat) } втрачає { NAME($card, form: "acc") }.
vi-algo-event-theft = Мумія на { $spot } ({ SEAT($owner) }) простягає руки. Під загрозою: { SEAT($affected) }. Хто не має скарбів, нічого не втрачає.
vi-algo-event-theft-averted = { $by ->
    [shadow] { SEAT($seat) } бачить лише власну тінь: нікого не пограбовано.
   *[other] { SEAT($seat) } підіймає вгору { NAME($by, form: "acc") }: нікого не пограбовано.
}
vi-algo-event-saw = { SEAT($seat) }{ $cause ->
    [alone] {" "}на самоті в темряві щось бачить у тіні.
   *[torch] {" "}щось бачить у тіні.
}
vi-algo-event-bell-rung = { SEAT($seat) } дзвонить у дзвін ({ SEAT($for_seat) }): там нічого не було.
vi-algo-event-oil-used = { SEAT($seat) } підливає олії.
vi-algo-event-group-drawn = { SEAT($seat) } бере таємну карту.
vi-algo-event-group-seen = Лише для ваших очей: таємна карта — «{ NAME($card) }».
vi-algo-event-group-played = { SEAT($seat) } показує таємну карту «{ NAME($card) }»{ COUNT($target) ->
    [0] .
   *[other] {" "}({ EACH($target, by: "vi-algo-target") }).
}
vi-algo-event-walked = { SEAT($seat) } іде: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-pushed = Мумія штовхає персонажа ({ SEAT($seat) }), напрямок { $direction }: { EACH($way, by: "vi-algo-stop", as: "path") }.
vi-algo-event-entered = Відкрито: { NAME($room, of: "room") }. Скарб посередині забирає { SEAT($seat) }.
vi-algo-event-found = Ваша нова карта: { NAME($card) }.
vi-algo-event-drew = { SEAT($seat) } бере карту зі стосу: { NAME($room, of: "room") }.
vi-algo-event-shown = { SEAT($seat) } мусить показати: { NAME($card) }!
vi-algo-event-searched = { SEAT($seat) } обшукує руну { $rune } (кубики { $dice }; довіра { $trust }): { $found ->
    [yes] є!
   *[no] нічого.
}
vi-algo-event-used = { SEAT($seat) } застосовує { NAME($card, form: "acc") }{ COUNT($target) ->
    [0] .
   *[other] {" "}({ $target }).
}
vi-algo-event-looked = { SEAT($seat) } розглядає мапу зали ({ NAME($room, of: "room") }): { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
vi-algo-event-looked-at = На вашій мапі: { NAME($cards) }.
vi-algo-event-signalled = { SEAT($seat) } подає знак іншим.
vi-algo-event-contributed = { SEAT($seat) } вносить { NAME($card, form: "acc") } (кубики { $dice }; смолоскипи: { $reserve }): { $validated ->
    [yes] тримає!
   *[no] не витримує.
}
vi-algo-event-own-shadow = { SEAT($seat) } придивляється до { $spot }: лише тінь.
vi-algo-event-passed = { SEAT($seat) } завершує хід.
vi-algo-event-torch-marked = Пробуджується щось могутнє. { SEAT($seat) } бере позначений смолоскип.
vi-algo-event-torch-handed-on = Позначений смолоскип переходить: { SEAT($start) } → { SEAT($end) }.
vi-algo-event-game-over = { $result ->
    [dark] Смолоскипи згасли. Темрява забирає всіх.
    [no_exit] Виходу більше немає. Ніхто не врятується.
    [short] Вийшли, та винесли замало: програли всі.
    [greedy] Перемагає Жадібний зрадник: { SEAT($winners) }.
    [haunted] Перемагає Одержимий зрадник: { SEAT($winners) }.
    [both] Перемагають обидва зрадники: { SEAT($winners) }.
   *[group] Перемагає група: { SEAT($winners) }.
}
    Скарби: { $treasure }, довіра: { $trust }.{ $greedy ->
        [0] {""}
       *[other] {" "}З них у Жадібного зрадника { $greedy }.
    }{ $haunted ->
        [0] {""}
       *[other] {" "}Одержимий зрадник забирає { $haunted }.
    }
    Чого варті руки:
    { EACH($hands, by: "vi-algo-hand-worth", as: "lines") }
vi-algo-hand-worth = { SEAT($at) }: { $item1 }

## Відмови

vi-algo-refused-already-contributed = Цього ходу ви вже вносили карту виходу.
vi-algo-refused-already-searched = Цю руну ви вже обшукали.
vi-algo-refused-already-signalled = Цього ходу ви вже подали знак.
vi-algo-refused-any-time-card = Цю карту грають будь-коли; дії вона не коштує.
vi-algo-refused-bad-choice = Такого варіанта немає.
vi-algo-refused-exit-card = Карту виходу можна лише внести.
vi-algo-refused-hex-taken = Цей гекс зайнятий.
vi-algo-refused-illegal-place = Мумію не можна туди поставити.
vi-algo-refused-needs-four = Для колоди таємних карт потрібно щонайменше четверо гравців.
vi-algo-refused-needs-path = Додаткові зали можливі лише зі звивистим шляхом.
vi-algo-refused-no-actions = У вас не лишилося дій.
vi-algo-refused-no-card = У вас немає такої карти.
vi-algo-refused-no-effect = Зараз це нічого не дасть.
vi-algo-refused-no-exit-card = У вас немає такої карти виходу.
vi-algo-refused-no-move = Ви вже тут.
vi-algo-refused-which-rune = Поруч кілька рун: назвіть одну.
vi-algo-refused-no-rune = Поруч немає руни.
vi-algo-refused-one-group-card = Лише одна таємна карта за хід.
vi-algo-refused-stack-empty = У цій залі скарбів не лишилося.
vi-algo-refused-too-far = Задалеко: потрібно дій — { $cost }, а у вас лишилося { $left }.
vi-algo-refused-beyond-card = Задалеко: туди кроків — { $steps }, а ця карта дає щонайбільше { $most }.
vi-algo-refused-traitor-card = Цю карту не грають.
vi-algo-refused-wall = На шляху стіна.

## Налаштування

vi-algo-setting-difficulty = складність
    .help = Легка: гра починається вночі, довіра не падає нижче 10. Важка: гра починається вдень, довіра може впасти до 1.
vi-algo-setting-difficulty-easy = легка
vi-algo-setting-difficulty-hard = важка
vi-algo-setting-group-deck = таємні карти (зрадники)
    .help = Шістнадцять таємних карт, дві з них — зрадники. Автоматично: від чотирьох гравців. Вимкнено: усі вірні.
vi-algo-setting-group-deck-auto = автоматично
vi-algo-setting-group-deck-on = увімкнено
vi-algo-setting-group-deck-off = вимкнено
vi-algo-setting-layout = форма катакомб
    .help = Зірка довкола Центральної зали або шлях, який звивається так, як випаде на кубиках.
vi-algo-setting-layout-star = зірка
vi-algo-setting-layout-path = звивистий шлях
vi-algo-setting-extra-rooms = додаткові зали
    .help = Скільки дзеркальних зал додати до шести; лише зі звивистим шляхом.
vi-algo-setting-powerful-mummy = могутня мумія
    .help = Хто першим вийде з Центральної зали, розбудить могутню мумію (дві в одній); відтоді мумії можуть ставати на один гекс.
vi-algo-setting-own-shadow = моя власна тінь
    .help = Скільки разів за гру кожен може прибрати мумію поруч із собою.
vi-algo-setting-dark-catacomb = темні катакомби
    .help = Бути на самоті небезпечно і вдень.
vi-algo-setting-push = поштовх
    .help = Мумія, що стала поруч із персонажами, ще й штовхає їх.
vi-algo-setting-events = карти подій
    .help = Від другого раунду кожен раунд має подію.
vi-algo-setting-extra-torches = додаткові смолоскипи
    .help = Скільки смолоскипів додати на початку: так легше.
vi-algo-setting-reactions = реакції
    .help = Як грають карти в чужий хід: за постійними наказами, не чекаючи, або щоразу питаючи всіх.
vi-algo-setting-reactions-orders = за постійними наказами
vi-algo-setting-reactions-ask = питати всіх
vi-algo-setting-first-player = перший гравець
    .help = Хто починає.
vi-algo-setting-first-player-random = випадково
vi-algo-setting-first-player-1 = місце 1
vi-algo-setting-first-player-2 = місце 2
vi-algo-setting-first-player-3 = місце 3
vi-algo-setting-first-player-4 = місце 4
vi-algo-setting-first-player-5 = місце 5
vi-algo-setting-first-player-6 = місце 6

## Правила коротко

vi-algo-hint-1 = Смолоскипи — ваш час, а перемогу дають виходи. Хто перший у залі, бере її скарб: удень розходьтеся, а вночі завершуйте хід поруч із кимось.
vi-algo-hint-2 = Щоб обшукати руну, на трьох кубиках має випасти менше за довіру групи. Поки довіра висока, шукайте.
vi-algo-hint-3 = Уночі завершуйте хід не далі ніж за три гекси від когось, інакше ви щось побачите: довіра впаде, скарб пропаде.
vi-algo-rules =
    Ви разом у катакомбах. Поки горять смолоскипи, внесіть три різні карти виходу — мотузку, гак-кішку й кайло, — а скарби на всіх руках разом мають коштувати більше за довіру. Кожна карта виходу чи мумії на руці варта −3.
    1. Хід починається смолоскипом: він може горіти довше, привести мумію або показати вам щось у тіні. Кожен дванадцятий змінює ніч на день і навпаки.
    2. Ваші мумії рухаються за кубиками: прямо, потім до найближчого персонажа. Біля кого одна стала, той утрачає найцінніший скарб, і його сусіди теж.
    3. Три дії: пройти 3 кроки, обшукати руну (менше за довіру на трьох кубиках), застосувати карту, подати знак, внести карту виходу (більше на трьох кубиках, ніж лишилося смолоскипів). Хто перший у залі, бере її скарб.
    4. Хто вночі завершує свій хід далі ніж за 3 гекси від усіх, щось бачить: довіра падає, скарб утрачено, треба взяти таємну карту. Від чотирьох гравців дві з них — зрадники.
    Якщо смолоскипи скінчилися або втрачено дві однакові карти виходу, усе втрачено. Говоріть що хочете, але карт не показуйте.
    Напишіть «правила амулет», щоб дізнатися про карту чи поняття.

## Слова, які можна вводити

vi-algo-token-start = старт, стати на, стати, почати
vi-algo-token-place = поставити
vi-algo-token-back = зняти
vi-algo-token-mummy = мумія
vi-algo-token-chase = ціль, гнатися, гнатися за
vi-algo-token-take = взяти, візьму, беру
vi-algo-token-play = зіграти, грати, граю
vi-algo-token-shadow = тінь, моя тінь
vi-algo-token-walk = іти, йти, піти, йду
vi-algo-token-room-Z = центральна зала, центральну залу
vi-algo-token-room-A = зала колон, залу колон, колони
vi-algo-token-room-B = цистерна, цистерну
vi-algo-token-room-C = осуарій
vi-algo-token-room-D = крипта, крипту
vi-algo-token-room-E = галерея, галерею
vi-algo-token-room-F = тронна зала, тронну залу
vi-algo-token-room-G = дзеркальна зала колон, дзеркальну залу колон
vi-algo-token-room-H = дзеркальна цистерна, дзеркальну цистерну
vi-algo-token-room-I = дзеркальний осуарій
vi-algo-token-room-J = дзеркальна крипта, дзеркальну крипту
vi-algo-token-room-K = дзеркальна галерея, дзеркальну галерею
vi-algo-token-room-L = дзеркальна тронна зала, дзеркальну тронну залу
vi-algo-token-via = через
vi-algo-token-search = шукати, обшукати, пошук
vi-algo-token-use = застосувати, використати, застосовую
vi-algo-token-signal = подати знак, знак, сигнал
vi-algo-token-exit = внести, вихід
vi-algo-token-group = таємна, таємну, група
vi-algo-token-pass = завершити хід, кінець ходу
vi-algo-token-no = не втручатися, нехай
vi-algo-token-orders = наказ, накази
vi-algo-token-keep = берегти
vi-algo-token-amulet-min = амулет від, мінімальна цінність
vi-algo-token-never = ніколи
vi-algo-token-self = для себе, себе, за себе
vi-algo-token-any = для всіх, будь-кого, за будь-кого
vi-algo-token-last = наприкінці, скінчаться, коли скінчаться смолоскипи
vi-algo-token-idolo = ідола, ідол, Золотий ідол, золотого ідола
vi-algo-token-calice = чашу, чаша
vi-algo-token-urna = урну, урна, Проклята урна, прокляту урну
vi-algo-token-colar = намисто
vi-algo-token-moedas = монети
vi-algo-token-espelho = дзеркало
vi-algo-token-amuleto = амулет
vi-algo-token-botas = чоботи
vi-algo-token-mapa = мапу, мапа, карту зали
vi-algo-token-lenha = дрова
vi-algo-token-oleo = олію, олія, Фляга олії, флягу олії, флягу, фляга
vi-algo-token-sino = дзвін
vi-algo-token-corda = мотузку, мотузка
vi-algo-token-arpeu = гак, Гак-кішка, гак-кішку, кішку, кішка
vi-algo-token-picareta = кайло
vi-algo-token-mumia-tocheira = смолоскипницю, смолоскипниця, Мумія-смолоскипниця, мумію-смолоскипницю
vi-algo-token-mumia-guardia = вартову, вартова, Мумія-вартова, мумію-вартову
vi-algo-token-mumia-vigia = дозорну, дозорна, Мумія-дозорна, мумію-дозорну
vi-algo-token-traidor-ganancioso = жадібний, Жадібний зрадник
vi-algo-token-traidor-assombrado = одержимий, Одержимий зрадник
vi-algo-token-so-o-vento = вітер, Лише вітер
vi-algo-token-maos-dadas = рука в руці, руку в руці
vi-algo-token-tocha-escondida = схований смолоскип
vi-algo-token-passo-firme = твердий крок
vi-algo-token-olhos-no-escuro = очі в темряві
vi-algo-token-olho-no-olho = віч-на-віч
vi-algo-token-dabs = Дабс
vi-algo-token-bento = Бенту
vi-algo-token-iara = Іара
vi-algo-token-otto = Отто
vi-algo-token-nair = Наїр
vi-algo-token-ramon = Рамон
