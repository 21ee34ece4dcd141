### Печера Зе Лутінью.

## Гра

caverna-title = Печера Зе Лутінью
caverna-about = Винесіть із печери три самородки раніше за своїх так званих друзів. Підлості дозволено правилами.
caverna-standings = Перемагає, хто прийде відпочити в табір, маючи { $need } золота. Уже в таборі: { EACH($stored, by: "caverna-each-stored") }. Одиниць часу: { $time }.
caverna-each-stored = { SEAT($at) } ({ $item1 })

## Карти на руці

caverna-largar-a-pedrada = Жбурнути каменюку
    .help = У свій хід, до дії чи після неї. Завдайте 1 шкоди комусь на одній прямій, хоч би як далеко, якщо на шляху немає стіни.
caverna-descer-a-bica = Дати копняка
    .help = У свій хід, до дії чи після неї, або коли хтось заходить на вашу клітинку. Завдайте комусь на вашій клітинці D4 шкоди; 4 — промах.
caverna-passar-a-mao = Поцупити
    .help = У свій хід, до дії чи після неї. Візьміть наосліп карту в когось на вашій клітинці чи сусідній. Подвійне золото не має сорочки: його можна взяти, не вгадуючи.
caverna-beijin-de-mamae = Мамин цьом
    .help = У свій хід, до дії чи після неї. Поцьомала — і вже не болить: +1 життя, але не понад максимум.
caverna-so-no-molejo = Спритний ухил
    .help = Реакція: коли вам завдають шкоди. Шкода зменшується на D4; 4 не рятує. Від втрати життя не рятує.
caverna-parkour = Паркур!
    .help = У свій хід, після дії: пройдіть 2 клітинки. Або як реакція замість утрати життя чи карт. Від шкоди не рятує. Коштує цю карту, а з тролем у кінці — ще 2.
caverna-ir-na-picadilha = Тихцем-нишком
    .help = У свій хід, після дії, останньою картою: зробіть один крок і візьміть 1 карту, без зустрічі.
caverna-vai-filhao = Давай, синку!
    .help = Реакція: коли на вас чекає зустріч, до відкриття карти. Замість вас зустріч дістається комусь на вашій клітинці чи сусідній — з картою його клітинки.
caverna-picaretada = Удар кайлом
    .help = У свій хід, до дії чи після неї. Поставте або зламайте стіну з одного боку вашої клітинки.
caverna-ouro = золотий самородок
    .help = Це 1 золото. Його не грають: несіть додому. Ним можна заплатити, якщо вам геть не шкода.
caverna-ouro-duplo = подвійне золото
    .help = Це 2 золота. Сорочки не має, тож усі бачать, у кого воно. Його ніколи не скидають; хто непритомніє, лишає його на тій клітинці.
caverna-hand-card = карта

## Зустрічі

caverna-ta-escuro = Темно тут
    .help = Ви втрачаєте 1 життя. Паркур рятує.
caverna-ta-um-breu = Хоч в око стрель
    .help = Ви скидаєте 2 карти на свій вибір або всі, якщо їх менше. Паркур рятує.
caverna-se-emocionou = Понесло!
    .help = Золото! Воно йде вам на руку; потім зникає одиниця часу, а ви втрачаєте 1 життя. Паркур рятує лише життя.
caverna-terremoto = Землетрус
    .help = Усі в печері дістають по 1 шкоди, починаючи з вас. Потім десь виростає стіна.
caverna-mina-terrestre = Міна
    .help = 2 шкоди вам, по 1 усім на вашій клітинці й сусідніх, а всі стіни довкола вашої клітинки зносить.
caverna-pedra-solta = Камінь зі стелі
    .help = Ви дістаєте 1 шкоди. Наступного разу дивіться вгору.
caverna-morcegos = Кажани
    .help = Ви дістаєте D4 шкоди; на 4 вони промахуються.
caverna-desmoronamento = Обвал
    .help = Двічі на випадковий бік вашої клітинки падає стіна.
caverna-escorregao = Слизько!
    .help = Вас заносить на випадкову клітинку печери.
caverna-mao-furada = Дірява рука
    .help = Випадкова ваша карта падає сорочкою вгору на стос вашої клітинки. Паркур рятує.
caverna-achado = Знахідка
    .help = Ви берете 1 карту з колоди.
caverna-cheiro-de-comida = Запах їжі
    .help = Ви відновлюєте 1 життя, але не понад максимум.
caverna-ufa = Фух!
    .help = Нічого не стається. Цього разу.

## Основні дії

caverna-avanco-destemido = Безстрашний ривок
    .help = Пройдіть до 2 клітинок, візьміть до 2 карт, потім — зустріч.
caverna-andar-com-cuidado = Обережна хода
    .help = Пройдіть до 2 клітинок і киньте кубик: на 1–3 — зустріч.
caverna-buscar-com-cuidado = Обережний пошук
    .help = Візьміть тут до 2 карт і киньте кубик: на 1–3 — зустріч.
caverna-correr = Біг
    .help = Пройдіть до 3 клітинок, потім — зустріч.
caverna-criatividade = Кмітливість
    .help = Скиньте 3 карти, візьміть 2 з колоди. Без зустрічі.

## Події

caverna-cai-parede = Падає стіна
    .help = На випадковому місці падає стіна.
caverna-desabamento = Завал
    .help = На двох випадкових місцях падає по стіні.
caverna-entulho = Купа каміння
    .help = 3 карти з колоди падають на випадковий стос.
caverna-rachadura = Тріщина
    .help = Стіни довкола випадкової клітинки розсипаються, а на її стос падають 2 карти з колоди.
caverna-troll-aparece = З’являється троль
    .help = У печеру приходить троль; якщо місць для тролів більше немає, переходить той, що тут найдовше.
caverna-troll-anda = Тролі блукають
    .help = Кожен троль у печері переходить на випадкову клітинку.

## Прохання тролів

caverna-tr01-marmita = Хочу судочок
    .help = З’їжте судочок.
caverna-tr02-encurralado = Загнаний у кут
    .help = Закінчіть свій хід на клітинці, де відкритий щонайбільше 1 бік; край печери — теж стіна.
caverna-tr03-por-um-fio = На волосині
    .help = Закінчіть свій хід у печері з 1 чи 2 життями.
caverna-tr04-mao-cheia = Повні руки
    .help = Закінчіть свій хід у печері, маючи на руці 7 або більше карт.
caverna-tr05-mao-vazia = Порожні руки
    .help = Закінчіть свій хід у печері без жодної карти на руці, навіть без подвійного золота.
caverna-tr06-nocaute = Нокаут
    .help = Хтось має знепритомніти від вашої каменюки чи копняка.
caverna-tr07-bicuda = Добрячий копняк
    .help = Викиньте 2 або 3 на своєму копняку.
caverna-tr08-companhia = Компанія
    .help = Наприкінці будь-чийого ходу стійте з кимось на одній клітинці.
caverna-tr09-fundao = Найдальший куток
    .help = Відкрийте зустріч, стоячи на E5.
caverna-tr10-mao-leve = Спритні пальці
    .help = Візьміть карту за допомогою «Поцупити».
caverna-tr11-tres-cartas = Три за раз
    .help = Зіграйте третю карту за один хід, хоч би чий; реакції рахуються.
caverna-tr12-plateia = Перший ряд
    .help = Хтось інший непритомніє у вашому ряду чи стовпці.

## Речі й поняття

caverna-cave = печера
caverna-camp = табір
    .help = A1, єдине безпечне місце. Ні карт, ні зустрічей, ніхто вас не чіпає. Зупиніться тут, маючи досить золота, — і ви перемогли.
caverna-space = клітинка
caverna-treasure-corner = скарбовий кут
caverna-pile = стос
caverna-deck = колода
caverna-discard-pile = скид
caverna-hand = рука
    .help = Ваші карти: які вони, бачите лише ви, а скільки їх — усі. Межі немає. Якщо ви знепритомнієте, вони лишаться в рюкзаку в печері.
    .also = карта, карти
caverna-wall = стіна
    .help = Крізь неї не пройти й не кинути. Клітинки навскіс лишаються сусідніми, доки не замуровано обидва обходи. Біля табору стін не буває.
caverna-wall-supply-pieces = запас стін
caverna-meeple = фігурка
caverna-player = гравець
caverna-active-player = активний гравець
    .help = Спершу скільки хочете карт, кожну назву — раз за хід; потім рівно одна дія; потім знову карти. Наприкінці кубик приносить подію.
    .also = хід, дія, дії, раунд
caverna-performer = кому зустріч
caverna-cave-owner = господар печери
caverna-life = життя
    .help = У вас до 5. Шкода забирає його, а цьом, судочок і табір повертають. З 0 ви непритомнієте.
    .also = здоров’я
caverna-damage = шкода
    .help = Забирає життя. «Ухилитися граючись» її зменшує, Паркур — ні.
caverna-lose-life = втратити життя
caverna-recover-life = відновити життя
caverna-faint = знепритомніти
    .help = На 0 життя ваша рука лишається в рюкзаку на місці, ви отямлюєтеся в таборі, а одиниця часу зникає.
caverna-trapped = у пастці
    .help = Якщо наприкінці ходу всі чотири боки закриті, киньте кубик: на 1–3 ви непритомнієте.
caverna-gold = золото
    .help = Карта на вашій руці. Хто прийде відпочити в табір, маючи досить золота (звичайно 3), переміг. Його можуть украсти.
    .also = перемога, перемогти, мета, самородок
caverna-stored-gold = сховане золото
caverna-store-gold = сховати золото
    .help = У таборі на початку свого ходу: відкладіть 1 карту золота, скинувши 2 інші. Його вже ніхто не забере, і воно рахується, коли час вийде.
caverna-backpack = рюкзак
    .help = Те, що ви несли, лежить у ньому там, де ви знепритомніли. Шукаючи, можна взяти його замість карт: зі свого — усе, з чужого — лише 2 карти.
caverna-lunchbox = судочок
    .help = Пройдіть по ньому з неповним життям — і з’їсте: +1 життя.
caverna-lunchbox-black = чорний судочок
caverna-lunchbox-red = червоний судочок
caverna-time-point = одиниця часу
    .help = Зникає з кожною непритомністю, новою колодою й золотом, відкритим у зустрічі. Зникне остання — і гру скінчено: перемагає той, хто сховав найбільше золота.
    .also = час
caverna-deck-renewal = оновлення колоди
caverna-position-draw = жеребкування місця
caverna-adjacent = сусідній
caverna-search = шукати
caverna-walk = йти
caverna-encounter = зустріч
    .help = Відкрийте верхню карту своєї клітинки, а як її немає — колоди, і виконайте те, що в її нижній половині.
caverna-event = подія кінця ходу
    .help = Його приносить кубик наприкінці кожного ходу: стіна з’являється, зникає чи зсувається, падає каміння, уночі приходять тролі.
    .also = подія, події, кубик, кубики
caverna-troll = троль
    .help = Щоб підійти, скиньте 2 карти; рух закінчено. Киньте кубик: на 3 і більше троль іде з вами й має прохання (виконаєте — 1 сховане золото), на 1–2 жене вас назад, і ви втрачаєте 1 життя.
caverna-troll-request = прохання троля
caverna-troll-fulfilled = прохання виконано
caverna-blue = синій
caverna-green = зелений
caverna-yellow = жовтий
caverna-red = червоний
caverna-purple = фіолетовий
caverna-orange = помаранчевий
caverna-turn-start = початок ходу
caverna-camp-store = сховок у таборі
caverna-camp-recover = відпочинок у таборі
caverna-step1 = етап 1: карти
caverna-step2 = етап 2: дія
caverna-step3 = етап 3: карти
caverna-step4-event = етап 4: подія
caverna-entry-windows = хтось увійшов
caverna-trapped-check = кидок у пастці
caverna-turn-end = кінець ходу
caverna-game-over = кінець гри
caverna-reaction = вікно реакції
caverna-keep-two = залишити дві карти
caverna-pay = заплатити тролеві
caverna-discard = скинути
caverna-play-card = зіграти карту
caverna-basic-action = основна дія
caverna-walk-path = шлях
caverna-creativity-discard = скид за Кмітливість
caverna-breu-discard = скид у темряві
caverna-drop-troll = відпустити троля
caverna-theft-choice = що взяти
caverna-absent = не за столом
caverna-discard-order = порядок скиду
caverna-win-gold = перемога золотом
caverna-win-time = перемога за часом
caverna-win-shared = спільна перемога
caverna-round-limit = ліміт раундів

## Що питають у гравця

caverna-ask-store-gold =
    Ви в таборі. Сховаєте золото?
    Кожна карта золота коштує двох інших. Або одразу вирушайте в печеру.
caverna-ask-play-cards =
    { $step ->
        [1] Що робите? Перед дією можна зіграти карти.
       *[other] Зіграєте ще карти перед кінцем ходу?
    }
    { caverna-standing }
caverna-ask-choose-action =
    Що робите?
    { caverna-standing } Безстрашний ривок: до 2 кроків, пошук 2 карт, зустріч. Обережна хода: до 2 кроків, зустріч, якщо випаде 1–3. Біг: до 3 кроків, зустріч. Обережний пошук: 2 карти звідси, зустріч, якщо випаде 1–3. Кмітливість: 3 карти за 2 нові.
caverna-standing = Життя { $life }, золото для перемоги: { $gold } з { $need }, одиниць часу: { $time }.
caverna-ask-ask-search = Що берете звідси на руку? Серед карт може бути золото.
caverna-ask-keep-two = Чужий рюкзак! Які дві карти залишаєте собі?
caverna-ask-pay-troll = Троль хоче дві карти. Які?
caverna-ask-discard-in-the-dark = Нічого не видно. Які дві карти губите?
caverna-ask-discard-for-creativity = Які три карти перетворюєте на ідеї?
caverna-befalling = { $cause ->
    [largar_a_pedrada] { SEAT($by) } жбурляє у вас каменюку
    [descer_a_bica] { SEAT($by) } дає вам копняка
    [other] Вам загрожує лихо
   *[card] { NAME($cause) }
}
caverna-reacting = { $card ->
    [so_no_molejo] { caverna-befalling }: шкода { $stake }, а життя у вас { $life }. Зіграєте «{ caverna-so-no-molejo }» (кубик зніме від 0 до 3 шкоди)?
    [parkour] { $stake ->
        [0] Ви от-от утратите карти.
       *[other] Ви от-от утратите { $stake } життя з { $life }.
    } Зіграєте «{ caverna-parkour }», щоб натомість пробігти два кроки?
    [vai_filhao] На вас чекає зустріч. Підсунете її комусь іншому?
   *[descer_a_bica] Щойно прийшли: { SEAT($who) }. Копняка?
}
caverna-ask-ask-active = { caverna-reacting }
caverna-ask-ask-holder = { caverna-reacting }
caverna-ask-sealed-window = { caverna-reacting }{ $fits ->
        [no] {" "}У вас немає цієї карти: можна лише пропустити. Вас питають, щоб ніхто не дізнався, у кого вона.
       *[yes] {""}
    }
caverna-ask-drop-troll = Можете відпустити троля.
caverna-ask-change-orders =
    Ваші постійні накази: що роблять ваші карти, коли вас не питають. Інші їх не бачать. Зараз:
    • Коли вам загрожує шкода, «Спритний ухил»: { $molejo ->
        [never] ніколи
        [lethal] якщо ви знепритомнієте
        [min2] від 2 шкоди
        [always] завжди
       *[ask] у ваш хід вас питають; інакше — якщо ви знепритомнієте
    }
    • Коли ви от-от утратите життя чи карти, «Паркур!»: { $parkour ->
        [never] ніколи
        [lethal] якщо ви знепритомнієте
        [lethal_or_gold] якщо ви знепритомнієте або втратите карти, маючи золото
        [always] завжди
       *[ask] у ваш хід вас питають; інакше — якщо ви знепритомнієте або втратите карти, маючи золото
    }
    • Шлях для «Паркуру»: { $route ->
        [home] до табору
        [away] геть від табору
       *[auto] до табору, якщо золота досить, інакше геть
    }
    • Коли хтось приходить, «Дати копняка»: { $bica ->
        [never] ніколи
        [leader] на того, хто веде за золотом
        [always] завжди
       *[ask] у ваш хід вас питають; інакше — ніколи
    }
    • Коли надходить зустріч, «Давай, синку!»: { $filhao ->
        [never] ніколи
        [always] завжди
       *[ask] у ваш хід вас питають; інакше — ніколи
    }
caverna-verb-store = сховати золото
    .help = сховати самородок кайло паркур, сховати подвійне каменюку цьом: відкласти в таборі карту золота ціною двох інших.
    .button = { $whole ->
        [yes] { $gold ->
            [double] Сховати подвійне золото за:
           *[other] Сховати золото за:
        }{" "}
       *[no] { $gold ->
            [double] Подвійне золото:{" "}
           *[other] {""}
        }
    }{ NAME($pay) }
    .done = золото сховано назавжди
caverna-verb-play = зіграти карту
    .help = зіграти каменюку зелений, зіграти копняка зелений, зіграти поцупити зелений подвійне, зіграти цьом, зіграти кайло північ, зіграти паркур B3 C3, зіграти тихцем C4.
    .button = { NAME($card) }{ COUNT($who) ->
        [0] {""}
       *[other] {": "}{ SEAT($who) }
    }{ $wall ->
        [up] {": стіна, "}
        [down] {": прохід, "}
       *[none] {""}
    }{ $wind ->
        [N] північ
        [E] схід
        [S] південь
        [W] захід
       *[other] {""}
    }{ $how ->
        [none] {""}
        [double] {", "}подвійне золото
        [blind] {", "}закрита карта
       *[other] {" "}на { $how }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}через { $past }
        }
    }
    .group = Зіграти карту
caverna-verb-avanco = Безстрашний ривок
    .help = ривок B2 C2: до 2 кроків, пошук до 2 карт, зустріч. Додайте «завершити», щоб пропустити етап 3.
    .brings = Пошук до 2 карт там; зустріч напевно.
    .button = { $end ->
        [camp] До табору
       *[other] { $back ->
            [yes] Туди й назад
           *[no] До { $end }
        }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}через { $past }
        }{ $cards ->
            [0] { $packs ->
                [0] {""}
               *[other] {": "}рюкзак
            }
            [one] {": "}там 1 карта
            [few] {": "}там { $cards } карти
            [many] {": "}там { $cards } карт
           *[other] {": "}там { $cards } карти
        }
    }
    .done = { caverna-verb-avanco } { $end ->
        [camp] до табору
       *[other] на { $end }
    }
caverna-verb-walk-carefully = Обережна хода
    .group = { caverna-verb-walk-carefully }
    .help = йти B2 C2 або просто йти C2: до 2 кроків; на 1–3 — зустріч.
    .brings = Без пошуку; зустріч, лише якщо випаде від 1 до 3.
    .button = { $end ->
        [camp] До табору
       *[other] { $back ->
            [yes] Туди й назад
           *[no] До { $end }
        }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}через { $past }
        }{ $cards ->
            [0] { $packs ->
                [0] {""}
               *[other] {": "}рюкзак
            }
            [one] {": "}там 1 карта
            [few] {": "}там { $cards } карти
            [many] {": "}там { $cards } карт
           *[other] {": "}там { $cards } карти
        }
    }
    .done = { caverna-verb-walk-carefully } { $end ->
        [camp] до табору
       *[other] на { $end }
    }
caverna-verb-run = Біг
    .help = бігти B2 C2 D2: до 3 кроків, потім зустріч.
    .brings = Без пошуку; зустріч напевно.
    .button = { $end ->
        [camp] Біг до табору
       *[other] { $back ->
            [yes] Туди й назад
           *[no] Біг до { $end }
        }{ COUNT($past) ->
            [0] {""}
           *[other] {" "}через { $past }
        }{ $cards ->
            [0] { $packs ->
                [0] {""}
               *[other] {": "}рюкзак
            }
            [one] {": "}1 карта
            [few] {": "}{ $cards } карти
            [many] {": "}{ $cards } карт
           *[other] {": "}{ $cards } карти
        }
    }
    .done = { caverna-verb-run } { $end ->
        [camp] до табору
       *[other] на { $end }
    }
caverna-verb-search-carefully = Обережний пошук
    .help = шукати: взяти тут до 2 карт; на 1–3 — зустріч.
    .brings = До 2 карт звідси; зустріч, лише якщо випаде від 1 до 3.
    .done = { caverna-verb-search-carefully }
caverna-verb-think = Кмітливість
    .help = думати: скинути 3 карти, взяти 2.
    .done = { caverna-verb-think }
caverna-verb-take = взяти
    .help = взяти 2: дві верхні карти. взяти рюкзак зелений: замість карт — рюкзак.
    .button = { $is_pack ->
        [yes] Рюкзак: { ROLE($owner) }
       *[no] { $count ->
            [one] 1 карта
            [few] { $count } карти
            [many] { $count } карт
           *[other] { $count } карти
        }
    }
caverna-verb-keep = залишити
    .help = залишити паркур самородок: дві карти з рюкзака, які лишаєте собі. Лише приватно.
    .button = { NAME($cards) }
caverna-verb-drop = скинути
    .button = { NAME($cards) }
    .help = скинути каменюку цьом: карти, яких позбуваєтеся. Лише приватно.
caverna-verb-react = реагувати
    .help = реагувати так, реагувати ні, реагувати паркур C3 D3, реагувати синку зелений. Лише приватно.
    .button = { $choice ->
        [no] Ні, хай буде
        [yes] Так, зіграти
        [filhao] { SEAT($who) }
       *[other] { COUNT($past) ->
            [0] Так, бігти на { $way }
           *[other] Так, на { $way } через { $past }
        }
    }
caverna-verb-done = готово
    .help = готово: далі, цей етап закінчено.
    .button = Більше нічого
caverna-verb-dismiss = відпустити троля
    .help = відпустити компанія: карта троля йде під низ колоди тролів. Лише приватно.
    .button = Відпустити: { NAME($card) }
caverna-verb-orders = постійні накази
    .help = наказ ухил смертельно, наказ паркур завжди, наказ копняк лідер, наказ синку завжди, наказ шлях додому, наказ порядок скиду й усі десять назв поспіль.
    .button = { $which ->
        [molejo] Спритний ухил
        [parkour] Паркур!
        [bica] Дати копняка
        [filhao] Давай, синку!
       *[route] Шлях
    }: { $value ->
        [ask] питати мене
        [never] ніколи
        [lethal] якщо впаду
        [lethal_or_gold] непритомність або золото
        [min2] від 2 шкоди
        [leader] хто веде
        [home] до табору
        [away] геть від табору
        [auto] із золотом — до табору
       *[always] завжди
    }
    .rest = { $value ->
        [ask] Питати мене
        [never] Ніколи
        [lethal] Якщо знепритомнію
        [lethal_or_gold] Непритомність або золото
        [min2] Від 2 шкоди
        [leader] Хто веде за золотом
        [home] До табору
        [away] Геть від табору
        [auto] Із золотом — до табору
       *[always] Завжди
    }

## Що сталося

caverna-event-opened = Вхід до печери відкрито{ $mode ->
    [night] : надворі ніч, і десь тут тролі
   *[day] {""}
}. Одиниць часу: { $time }.
caverna-event-walls-drawn = Перші стіни стоять між { EACH($walls, by: "caverna-each-wall", as: "sides") } (кубики: { $dice }).
caverna-each-wall = { BETWEEN($item1) }
caverna-event-rolled-off = Кубики, кому починати: { EACH($seats, $black, $red, by: "caverna-each-roll", as: "sides") }.
caverna-each-roll = { SEAT($item1) }: { $item2 } + { $item3 }
caverna-event-rolled-for-start = { SEAT($seat) } викидає { $black } і { $red }.
caverna-event-starts = { SEAT($seat) } починає.
caverna-event-turn-started = Раунд { $round }: ходить { SEAT($seat) }. Одиниць часу: { $time }.
caverna-event-acted = { SEAT($seat) } вибирає дію: { NAME($action) }.
caverna-event-checked = { SEAT($seat) } викидає { $roll }: { $encounter ->
    [yes] щось насувається.
   *[no] усе тихо.
}
caverna-event-event-rolled = Кінець ходу ({ SEAT($seat) }). Кубик: { $roll } — { NAME($event) }.
caverna-event-trapped = { SEAT($seat) } серед чотирьох стін, на кубику { $roll }: { $faints ->
    [yes] непритомніє.
   *[no] ще дихає.
}
caverna-event-time-passed = { $why ->
    [faint] Непритомність коштує часу.
    [deck] Нова колода коштує часу.
   *[gold] Радість теж забирає час.
} Лишилося одиниць часу: { $left }.
caverna-event-game-over = { $reason ->
    [win_gold] Золото в таборі. Печеру здобуто! Перемога: { SEAT($winners) }.
    [win_time] Час вийшов. Перемога: { SEAT($winners) }!
   *[round_limit] Це був останній раунд. Перемога: { SEAT($winners) }!
}
    { EACH($ranking, $stored, $in_hand, $distances, by: "caverna-rank", as: "lines") }
caverna-rank = { $place }. { SEAT($item1) }: сховано золота { $item2 }, на руці { $item3 }, до табору { $item4 ->
    [99] не дійти: замуровано
    [one] { $item4 } крок
    [few] { $item4 } кроки
    [many] { $item4 } кроків
   *[other] { $item4 } кроку
}
caverna-event-went-away = { SEAT($seat) } не відповідає: стіл більше не чекає.
caverna-event-came-back = { SEAT($seat) } знову тут.
caverna-event-played = { SEAT($seat) } грає { EACH($card, by: "caverna-quoted") }.
caverna-event-played-on = { SEAT($seat) } грає { EACH($card, by: "caverna-quoted") }; ціль — { SEAT($target) }.
caverna-event-drew = { SEAT($seat) } бере з колоди { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
caverna-event-took = { SEAT($seat) } шукає на { $space } і бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}{ $double ->
    [yes] , серед них подвійне золото!
   *[no] .
}
caverna-quoted = «{ NAME($item1) }»
caverna-event-got = Нове на вашій руці: { EACH($cards, by: "caverna-quoted", alike: "counted") }.
caverna-event-took-pack = { SEAT($seat) } підбирає рюкзак ({ SEAT($owner) }), у якому { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
caverna-event-looked = У рюкзаку ({ SEAT($owner) }): { EACH($cards, by: "caverna-quoted", alike: "counted") }.
caverna-event-discarded = { SEAT($seat) } скидає { EACH($cards, by: "caverna-quoted", alike: "counted") }.
caverna-event-stole = { $double ->
    [yes] { SEAT($thief) } вихоплює подвійне золото: { SEAT($victim) } → { SEAT($thief) }!
   *[no] { SEAT($thief) } цупить карту: { SEAT($victim) } → { SEAT($thief) }.
}
caverna-event-stolen-card = Поцуплена карта ({ SEAT($victim) } → { SEAT($thief) }): { EACH($card, by: "caverna-quoted") }.
caverna-event-slipped-away = { SEAT($seat) } губить карту на { $space }. Дірява рука!
caverna-event-slipped-card = Карта, яку ви загубили: { EACH($card, by: "caverna-quoted") }.
caverna-event-stored = { SEAT($seat) } ховає золото: { EACH($gold, by: "caverna-quoted") }. Плата: { EACH($paid, by: "caverna-quoted") }.
caverna-event-renewed = Зі скиду виходить нова колода. Карт: { $cards }.
caverna-event-window-opened = Хто хоче зреагувати?
caverna-event-window-stays = Ще хтось реагує?
caverna-event-window-sealed = Хто реагує? Часу: { DURATION($seconds) }.
caverna-event-revealed = { SEAT($seat) } на { $space } відкриває { EACH($encounter, by: "caverna-quoted") }{ $from_deck ->
    [yes] {" "}(з колоди).
   *[no] .
}
caverna-event-nothing-to-meet = Карт не лишилося: { SEAT($seat) } обходиться без зустрічі.
caverna-event-hurt = { SEAT($seat) } зазнає шкоди: { $amount }. Життя: { $life }.
caverna-event-kick-rolled = { SEAT($seat) } дає копняка. Ціль: { SEAT($target) }. { $damage ->
    [0] Мимо.
   *[other] Шкода: { $damage }.
}
caverna-event-bats-rolled = Кажани! { SEAT($seat) }: { $damage ->
    [0] мимо.
   *[other] шкода { $damage }.
}
caverna-event-dodged = { SEAT($seat) } ухиляється: мінус { $defence }. Лишилося шкоди: { $left }.
caverna-event-lost-life = { SEAT($seat) } втрачає життя: { $amount }. Лишилося: { $life }.
caverna-event-healed = { SEAT($seat) } почувається краще. Життя: { $life }.
caverna-event-ate = { SEAT($seat) } з’їдає { NAME($lunchbox) }. Життя: { $life }.
caverna-event-rested = { SEAT($seat) } відпочиває в таборі. Життя: { $life }.
caverna-event-fainted = { SEAT($seat) } непритомніє на { $space } й отямлюється в таборі{ $cards ->
    [0] .
    [one] { $packed ->
        [yes] , лишивши рюкзак ({ $cards } карта).
       *[no] ; карта падає на стос.
    }
    [few] { $packed ->
        [yes] , лишивши рюкзак ({ $cards } карти).
       *[no] ; карти розсипаються по стосу.
    }
    [many] { $packed ->
        [yes] , лишивши рюкзак ({ $cards } карт).
       *[no] ; карти розсипаються по стосу.
    }
   *[other] { $packed ->
        [yes] , лишивши рюкзак ({ $cards } карти).
       *[no] ; карти розсипаються по стосу.
    }
}{ $double ->
    [yes] {" "}Подвійне золото теж там.
   *[no] {""}
}
caverna-event-walked = { SEAT($seat) } іде: { EACH($spaces, by: "caverna-stop", as: "path") }.
caverna-stop = { $item1 ->
    [A1] табір
   *[other] { $item1 }
}
caverna-event-slid = { SEAT($seat) } ковзає й опиняється на { $space }.
caverna-event-position-drawn = Кубики вказують на { $space } (чорний кубик: { $black }; червоний: { $red }).
caverna-event-lunchbox-placed = { START(NAME($lunchbox)) } тепер на { $space }.
caverna-event-side-drawn = Бік за кубиком: { $roll ->
    [1] північ
    [2] схід
    [3] південь
   *[other] захід
}.
caverna-event-wall-built = Тепер стіна стоїть між { BETWEEN($wall) }.
caverna-event-wall-failed = { $supply ->
    [0] Стіни в запасі скінчилися.
   *[other] Стіні там місця немає.
}
caverna-event-walls-gone = { COUNT($walls) ->
    [one] Стіни більше немає: між { BETWEEN($walls) }.
    [few] Стін більше немає: між { BETWEEN($walls) }.
    [many] Стін більше немає: між { BETWEEN($walls) }.
   *[other] Стін більше немає: між { BETWEEN($walls) }.
}
caverna-event-piled = { $count ->
    [one] На { $space } падає { $count } карта.
    [few] На { $space } падають { $count } карти.
    [many] На { $space } падає { $count } карт.
   *[other] На { $space } падає { $count } карти.
}
caverna-event-troll-came = На { $space } з’являється троль.
caverna-event-troll-moved = Троль переходить з { $start } на { $end }.
caverna-event-troll-rolled = { SEAT($seat) } проти троля на { $space }. Кубик: { $roll } — { $taken ->
    [yes] троль іде слідом і має прохання.
   *[no] троль жене геть, аж п’яти миготять (життя −1).
}
caverna-event-troll-taken = Ваш троль просить: { NAME($card) }.
caverna-event-troll-dismissed = { SEAT($seat) } відпускає троля.
caverna-event-request-met = { SEAT($seat) } виконує прохання троля: { NAME($card) }. Сховано золота: { $gold }.

## Відмови

caverna-refused-already-played = Цього ходу ви вже грали: { NAME($card) }.
caverna-refused-bad-discard-order = Назвіть усі десять карт, кожну один раз, у тому порядку, в якому їх не шкода.
caverna-refused-bad-order = Такого наказу немає.
caverna-refused-bad-reaction = Так реагувати не можна. Якщо нічого не робите, напишіть «реагувати ні».
caverna-refused-bad-theft = Скажіть, у кого; а якщо там подвійне золото — що берете: подвійне чи наосліп.
caverna-refused-cannot-face-troll = Щоб підійти до троля, треба 2 карти.
caverna-refused-cannot-move = Вам нікуди йти.
caverna-refused-cannot-pay-storing = Щоб сховати золото, треба скинути ще 2 карти.
caverna-refused-cannot-react = Зараз ви не можете на це реагувати.
caverna-refused-choose-a-side = Виберіть бік: пн, сх, пд або зх.
caverna-refused-choose-another-player = Виберіть іншого гравця.
caverna-refused-edge-of-cave = Край печери змінити не можна.
caverna-refused-full-life = У вас і так повне життя.
caverna-refused-gold-not-played = Золото не грають.
caverna-refused-has-no-cards = { SEAT($seat) } не має карт.
caverna-refused-must-enter-cave = З табору треба йти в печеру.
caverna-refused-needs-three-cards = Треба 3 карти.
caverna-refused-no-cards-in-camp = У таборі карт не грають.
caverna-refused-no-clear-line = Не докинути: { SEAT($seat) } не на прямій або за стіною.
caverna-refused-no-double-there = { SEAT($seat) } не має подвійного золота.
caverna-refused-no-parkour-way = Паркур — це рівно два кроки, якщо є такий шлях.
caverna-refused-no-such-card = У вас немає такої карти: { EACH($card, by: "caverna-quoted") }.
caverna-refused-no-such-pack = Такого рюкзака тут немає.
caverna-refused-no-such-space = Клітинки { TYPED($space) } немає. Є від A1 до E5.
caverna-refused-no-such-troll = Такого троля у вас немає.
caverna-refused-no-such-victim = Виберіть когось на вашій клітинці чи сусідній.
caverna-refused-no-wall-by-camp = Біля табору стін не буває.
caverna-refused-no-wall-left = Стіни в коробці скінчилися.
caverna-refused-no-way = Скажіть, куди йдете.
caverna-refused-not-in-your-space = { SEAT($seat) } не на вашій клітинці.
caverna-refused-not-next-to = { $space } не поруч із { $start }, або шляхів кілька: назвіть кожен крок.
caverna-refused-not-so-many-cards = { $most ->
    [one] Тут лише { $most } карта.
    [few] Тут лише { $most } карти.
    [many] Тут лише { $most } карт.
   *[other] Тут лише { $most } карти.
}
caverna-refused-nothing-in-camp = У таборі шукати нічого.
caverna-refused-nothing-to-search = Тут уже нічого шукати.
caverna-refused-only-reaction = Цю карту грають лише як реакцію.
caverna-refused-only-step-three = Цю карту грають лише на етапі 3, після дії.
caverna-refused-safe-in-camp = { SEAT($seat) } у таборі, там безпечно.
caverna-refused-too-far = { SEAT($seat) } задалеко.
caverna-refused-too-many-cards = Забагато карт. Можна взяти щонайбільше: { $most }.
caverna-refused-too-many-steps = Забагато кроків. Можна щонайбільше: { $most }.
caverna-refused-too-many-walls = На початку не може бути більше стін, ніж у запасі: { $most }.
caverna-refused-troll-ends-walk = Біля троля рух закінчується: це має бути останній крок.
caverna-refused-wall-between = Між { $start } і { $space } стоїть стіна.
caverna-refused-wrong-number-of-cards = Карт має бути рівно стільки: { $count }.

## Налаштування

caverna-setting-mode = режим
    .help = Уночі є тролі, чиї прохання варті золота.
caverna-setting-mode-day = день
caverna-setting-mode-night = ніч
caverna-setting-gold-to-win = золото для перемоги
    .help = Скільки золота треба принести в табір.
caverna-setting-time-bonus = додатковий час
    .help = У грі по одиниці часу на гравця й ще скільки — задайте тут.
caverna-setting-setup-walls = початкові стіни
    .help = Скільки стін стоїть на початку.
caverna-setting-wall-supply = запас стін
    .help = Скільки стін є на всю гру.
caverna-setting-max-life = максимум життя
    .help = Скільки життя на початку й після відпочинку в таборі; більше не буває.
caverna-setting-max-trolls = тролі одночасно
    .help = Лише вночі.
caverna-setting-first-player = перший гравець
    .help = Хто починає. Якщо останнього переможця за столом немає, вирішують кубики.
caverna-setting-first-player-last-winner = останній переможець
caverna-setting-first-player-dice = за кубиками
caverna-setting-first-player-1 = місце 1
caverna-setting-first-player-2 = місце 2
caverna-setting-first-player-3 = місце 3
caverna-setting-first-player-4 = місце 4
caverna-setting-first-player-5 = місце 5
caverna-setting-first-player-6 = місце 6
caverna-setting-owners = хто переміг минулого разу
    .help = Місця тих, хто переміг минулого разу, як-от 2 або 1 3. Хтось із них починає.
caverna-setting-second-of-two = карти другому з двох
    .help = Скільки карт додатково дістає той, хто не починає, коли грають двоє: перший хід чогось вартий.
caverna-setting-last-of-many = карти останньому з багатьох
    .help = Скільки карт додатково дістає останній, коли вночі грають п’ятеро або шестеро.
caverna-setting-parkour-exact = Паркур — рівно 2 кроки
    .help = Вимкнено: Паркур — це один крок або два.
caverna-setting-picadilha-closes = «Тихцем» завершує етап 3
    .help = Вимкнено: після неї можна грати інші карти.
caverna-setting-round-limit = ліміт раундів
    .help = Після стількох раундів гра кінчається, наче час вийшов; 0 — ніколи.
caverna-setting-reaction-mode = режим реакцій
    .help = Як можна реагувати в чужий хід.
caverna-setting-reaction-mode-standing = постійні накази
caverna-setting-reaction-mode-sealed = вікно з таймером
caverna-setting-reaction-mode-ask = питати щоразу
caverna-setting-reaction-seconds = час на реакцію
    .help = Скільки триває таємне вікно, у секундах.
caverna-setting-decision-deadline = час на рішення
    .help = Скільки може тривати кожне рішення, у секундах.
caverna-setting-auto-after = пропуски до автогри
    .help = Після скількох пропусків поспіль стіл перестає чекати; 0 — чекає завжди.

## Правила коротко

caverna-hint-1 = Золото лежить у печері, а рахується в таборі: зайдіть, шукайте там, де є карти, і поверніться живими. Зустріч відкриває карту, здебільшого недобру.
caverna-hint-2 = Обережні дії ведуть до зустрічі лише на 1–3, відважні — завжди. Коли життя мало, бережіться.
caverna-hint-3 = Карти-відповіді краще тримати на руці. Що вони роблять самі, можна вказати під «Інші дії».
caverna-rules =
    Принесіть у табір 3 золота — і печера ваша. Якщо час вийде раніше, перемагає той, хто сховав найбільше золота.
    1. Грайте скільки хочете карт, кожну назву — раз за хід.
    2. Одна дія: Безстрашний ривок, Обережна хода, Обережний пошук, Біг або Кмітливість. Пошук бере карти з вашої клітинки; зустріч відкриває одну, і з вами стається те, що в її нижній половині.
    3. Грайте ще карти.
    4. Кубик приносить подію: стіни, каміння, уночі тролів.
    Без життя ви непритомнієте: карти лишаються в рюкзаку в печері, ви отямлюєтеся в таборі, а час минає. Починаючи хід у таборі, можна сховати золото, по 2 карти за кожне, і життя знову повне.
    Напишіть «правила паркур», щоб дізнатися про карту чи клітинку.

## Слова, які можна набрати

caverna-token-store = сховати
caverna-token-gold = золото
caverna-token-double = подвійне
caverna-token-special = подвійне золото, особливе
caverna-token-blind = наосліп
caverna-token-play = зіграти, грати, граю, кинути, кидаю
caverna-token-avanco = ривок, Безстрашний ривок
caverna-token-walk = йти, іти, хода, Обережна хода
caverna-token-run = бігти, біг
caverna-token-search = шукати, пошук, Обережний пошук
caverna-token-think = думати, Кмітливість
caverna-token-end = завершити
caverna-token-take = взяти
caverna-token-pack = рюкзак
caverna-token-keep = залишити
caverna-token-drop = скинути, скидаю
caverna-token-pay = заплатити
caverna-token-react = реагувати
caverna-token-filhao = синку, давай синку
caverna-token-dismiss = відпустити
caverna-token-orders = наказ, накази
caverna-token-molejo = ухил, ухилитися, ухиляюся
caverna-token-bica = копняк, копняка
caverna-token-route = шлях
caverna-token-discard = порядок скиду, порядок
caverna-token-ask = питати, спитати
caverna-token-never = ніколи
caverna-token-always = завжди
caverna-token-lethal = якщо смертельно, смертельно, смертельна
caverna-token-lethal-or-gold = якщо смертельно або золото, смертельно або золото
caverna-token-min2 = якщо від двох, два або більше
caverna-token-leader = лідер
caverna-token-home = додому
caverna-token-away = подалі
caverna-token-auto = автоматично
caverna-token-largar-a-pedrada = каменюку, каменюка, камінь, Жбурнути каменюку
caverna-token-descer-a-bica = Дати копняка
caverna-token-passar-a-mao = поцупити
caverna-token-beijin-de-mamae = цьом, Мамин цьом, поцілунок
caverna-token-so-no-molejo = Ухилитися граючись
caverna-token-parkour = паркур, Паркур!
caverna-token-ir-na-picadilha = тихцем, Тихцем-нишком
caverna-token-vai-filhao = Давай синку
caverna-token-picaretada = кайло, Удар кайлом
caverna-token-ouro = самородок, самородка, золотий самородок
caverna-token-blue = синій, синього, синьому
caverna-token-green = зелений, зеленого, зеленому
caverna-token-yellow = жовтий, жовтого, жовтому
caverna-token-red = червоний, червоного, червоному
caverna-token-purple = фіолетовий, фіолетового, фіолетовому
caverna-token-orange = помаранчевий, помаранчевого, помаранчевому, оранжевий
caverna-token-tr01-marmita = { caverna-tr01-marmita }
caverna-token-tr02-encurralado = { caverna-tr02-encurralado }
caverna-token-tr03-por-um-fio = { caverna-tr03-por-um-fio }
caverna-token-tr04-mao-cheia = { caverna-tr04-mao-cheia }
caverna-token-tr05-mao-vazia = { caverna-tr05-mao-vazia }
caverna-token-tr06-nocaute = { caverna-tr06-nocaute }
caverna-token-tr07-bicuda = { caverna-tr07-bicuda }
caverna-token-tr08-companhia = { caverna-tr08-companhia }
caverna-token-tr09-fundao = { caverna-tr09-fundao }
caverna-token-tr10-mao-leve = { caverna-tr10-mao-leve }
caverna-token-tr11-tres-cartas = { caverna-tr11-tres-cartas }
caverna-token-tr12-plateia = { caverna-tr12-plateia }
caverna-token-n = північ, пн, N
caverna-token-e = схід, сх, E
caverna-token-s = південь, пд, S
caverna-token-w = захід, зх, W
