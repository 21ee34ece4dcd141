### Тіні: Амстердам.

## Гра

amsterdam-title = Тіні: Амстердам
amsterdam-about = Дві команди змагаються в нічному місті. Кожен Комісар знає карту, але говорить лише картинками.
amsterdam-standings = Три докази, а потім Клієнт — і раунд виграно; { $needed ->
    [one] для перемоги треба { $needed } раунд
    [few] для перемоги треба { $needed } раунди
    [many] для перемоги треба { $needed } раундів
   *[other] для перемоги треба { $needed } раунду
}.
    { EACH($teams, $evidence, $police, $wins, by: "amsterdam-each-team", as: "lines") }
amsterdam-each-team = { START(NAME($item1)) }: докази { $item2 } з 3, поліція { $item3 } з 3, виграно раундів: { $item4 }.

## Команди й люди

amsterdam-black = чорна команда
    .help = Її фігурка й токени чорні та квадратні.
    .gen = чорної команди
amsterdam-orange = помаранчева команда
    .help = Її фігурка й токени помаранчеві та круглі.
    .gen = помаранчевої команди
amsterdam-commissioner = Комісар
    .help = Лише Комісар бачить Мапу міста своєї команди; говорить він тільки картами підказок.
amsterdam-detective = Детектив
    .help = Розгадує підказку за картинками й голосує, на який тайл іти.
    .also = голос, голоси, голосування, голосувати
amsterdam-black-commissioner = чорний Комісар
amsterdam-black-detective-1 = чорний Детектив 1
amsterdam-black-detective-2 = чорний Детектив 2
amsterdam-black-detective-3 = чорний Детектив 3
amsterdam-black-detective-4 = чорний Детектив 4
amsterdam-black-detective-5 = чорний Детектив 5
amsterdam-orange-commissioner = помаранчевий Комісар
amsterdam-orange-detective-1 = помаранчевий Детектив 1
amsterdam-orange-detective-2 = помаранчевий Детектив 2
amsterdam-orange-detective-3 = помаранчевий Детектив 3
amsterdam-orange-detective-4 = помаранчевий Детектив 4
amsterdam-orange-detective-5 = помаранчевий Детектив 5
amsterdam-spectator = глядач

## Речі й поняття

amsterdam-cell = тайл
    .help = Літера стовпця й номер рядка згори: D4 — посередині.
    .also = гекс, поле, кандидат
amsterdam-start-tile = початковий тайл
    .help = D4 із золотим краєм. Обидві команди починають тут.
amsterdam-obstacle = перешкода
    .help = Темна вода: C3, D5 і E3. Туди не ступити й там не пройти.
amsterdam-open-place = центральний тайл
    .help = D4, D3, E4 і C4. Їхні картинки — карти підказок, нові щораунду.
amsterdam-district = квартал
    .help = П’ять тайлів поруч. У місті шість кварталів із семи, кожен — однією зі своїх двох сторін догори.
    .also = район, квартали
amsterdam-city-map = Мапа міста
    .help = Що де лежить для однієї команди: 6 тайлів поліції, 2 Клієнти, 6 доказів. Бачить її лише Комісар команди.
    .also = мапа
amsterdam-circle = коло ●
amsterdam-star = зірка ★
amsterdam-square = квадрат ■
amsterdam-clue-card = карта підказки
    .help = Картинка. Одна карта: потрібний тайл поруч із вами. Дві карти: він рівно за два тайли.
    .also = карта, карти, зображення, картинка, підказка
amsterdam-active-clue = поточна підказка
amsterdam-row = ряд підказок
    .help = Десять карт підказок, з яких беруть обидва Комісари.
    .also = ряд
amsterdam-deck = колода
amsterdam-discard = скид
amsterdam-figure = фігурка Детективів
amsterdam-evidence = доказ
    .help = Щоб знайти доказ, прийдіть на тайл. Потрібні три різні; кожен тайл дає доказ раз за раунд — тому, хто прийшов перший.
amsterdam-evidence-unique = унікальний доказ
    .help = Лише на вашій карті: суперники його не заберуть.
amsterdam-evidence-common = звичайний доказ
    .help = На обох мапах: дістається тому, хто прийде перший.
amsterdam-client = Клієнт
    .help = Прийдіть до нього з трьома доказами — і раунд виграно. Раніше нічого не станеться.
amsterdam-police = поліція
    .help = Хто зупиняється на тайлі поліції, щоразу бере токен поліції. З третім раунд програно. Проходити крізь можна.
amsterdam-silence = нічого не трапляється
    .help = Нейтральний тайл, Клієнт зарано або доказ уже забрано: що саме, не кажуть ніколи.
amsterdam-cycle = цикл
    .help = Одна підказка, один рух і те, що з нього вийшло.
    .also = хід, дія
amsterdam-round = раунд
    .help = Виграно, якщо прийти до Клієнта з трьома доказами; програно з третім токеном поліції.
    .also = перемога, перемогти, мета, раунди
amsterdam-swap = заміна ряду
    .help = Коли обидва Комісари хочуть, замінюють усі десять карт. У кооперативній грі Комісар вирішує сам.

## Як закінчується раунд

amsterdam-end-client = докази в Клієнта
amsterdam-end-police = спіймала поліція
amsterdam-end-time = час вийшов
amsterdam-end-cycles = цикли вичерпано
amsterdam-end-concede = команда здалася
amsterdam-end-cap = вичерпано ліміт циклів

## Сторони кварталів

amsterdam-face-1A = Кільце каналів
amsterdam-face-1B = Доглядачі шлюзу
amsterdam-face-2A = Квіткова набережна
amsterdam-face-2B = Оранжереї
amsterdam-face-3A = Стара гавань
amsterdam-face-3B = Канатний ряд
amsterdam-face-4A = Музейний ряд
amsterdam-face-4B = Сходи опери
amsterdam-face-5A = Монетна площа
amsterdam-face-5B = Нічний ринок
amsterdam-face-6A = Млиновий острів
amsterdam-face-6B = Лісові склади
amsterdam-face-7A = Ліхтарний провулок
amsterdam-face-7B = Дзвіниця

## Що сталося

amsterdam-event-pictures-replaced = Картинки з того зерна не підійшли; взято зерно { $seed }.
amsterdam-event-city-laid = Місто викладено: { NAME($faces, of: "face") }.{ $structure ->
    [1] {" "}Квартали повернуто.
   *[0] {""}
}
amsterdam-event-round-prepared = Раунд { $round }: поле готове. Почнемо, коли Комісари будуть готові.
amsterdam-event-took-commission = { SEAT($seat) } — Комісар { NAME($team, form: "gen") }.
amsterdam-event-said-ready = { SEAT($seat) }: готово.
amsterdam-event-counted = { $left ->
    [3] Приготуйтеся! 3…
   *[other] { $left }…
}
amsterdam-event-round-started = Раунд { $round }: почали!{ $silence ->
    [yes] {" "}Відтепер Комісари говорять лише картами.
   *[no] {""}
}
amsterdam-event-map-shown = Ваша Мапа міста — № { $number }, { NAME($symbol) } ({ NAME($team) }). Дивіться її на своїй картинці.
amsterdam-event-clue-given = Підказка для { NAME($team, form: "gen") }: { COUNT($cards) ->
    [1] одна карта, тобто сусідній тайл
   *[other] дві карти, тобто рівно за два тайли
}.{ $automatic ->
    [yes] {" "}(автоматично)
   *[no] {""}
}
amsterdam-event-clue-pending = { START(NAME($team)) }: підказка в дорозі.
amsterdam-event-row-changed = У ряду нові карти.
amsterdam-event-row-swapped = Усі десять карт ряду нові.
amsterdam-event-swap-proposed = { START(NAME($team)) } хоче новий ряд. Його замінять, щойно попросять обидва Комісари.
amsterdam-event-swap-withdrawn = { START(NAME($team)) } більше не просить нового ряду.
amsterdam-event-vote-cast = { SEAT($seat) } голосує за { $cell } ({ NAME($team) }).
amsterdam-event-abstained = { SEAT($seat) } покладається на інших ({ NAME($team) }).
amsterdam-event-went-away = { SEAT($seat) } не відповідає: це місце може зайняти Детектив команди.
amsterdam-event-came-back = { SEAT($seat) } знову тут.
amsterdam-event-hinted = Комп’ютер пішов би сюди: { $cells } ({ NAME($team) }).
amsterdam-event-moved = { START(NAME($team)) } йде на { $cell }.{ $announcement ->
    [police] {" "}Поліція! { $count } з 3.
    [evidence] {" "}Доказ! { $count } з 3.
    [client] {" "}Клієнт! Раунд виграно.
   *[silence] {" "}Нічого не трапляється.
}{ $automatic ->
    [yes] {" "}(автоматично)
   *[no] {""}
}
amsterdam-event-clue-voided = { START(NAME($team)) }: господар столу скасував підказку. Фігурка лишається.
amsterdam-event-released = { SEAT($seat) }, суперники наздогнали: можна дати підказку ({ NAME($team) }).
amsterdam-event-concede-confirmed = { SEAT($seat) } за те, щоб здати раунд ({ NAME($team) }).
amsterdam-event-round-ended = Раунд { $round } завершено: { NAME($reason, of: "end") }. { $winner ->
    [none] Раунд програно.
   *[black] Раунд виграла { NAME($winner) }.
}
amsterdam-event-maps-revealed = Мапи міста цього раунду: № { $number }, { NAME($symbol) }.
amsterdam-event-map-told = { START(NAME($team)) }: поліція на { $police }; Клієнти на { $clients }; унікальні докази на { $unique }; звичайні докази на { $common }.
amsterdam-event-way-told = Шлях ({ NAME($team) }): { $way }.
amsterdam-event-match-ended = { $winner ->
    [none] Гру програно.
   *[black] Гру виграла { NAME($winner) }!
} Виграно раундів: { COUNT($wins) ->
    [1] { $wins }
   *[other] { EACH($wins, by: "amsterdam-won-by") }
}.
amsterdam-won-by = { $at ->
    [0] чорна команда
   *[1] помаранчева команда
} — { $item1 }

## Що питають у гравця

amsterdam-ask-ask-ready =
    Ви — Комісар. Готові побачити Мапу міста?
    Лише ви бачите Мапу своєї команди й ведете її картинками до трьох доказів, а потім до Клієнта.
amsterdam-ask-ask-on = Раунд закінчено, обидві Мапи міста відкрито. Коли всі надивляться, можна починати наступний.
amsterdam-ask-beat = Зараз почнеться.
amsterdam-ask-ask-clue =
    Яку підказку даєте?
    Одна карта: сусідній тайл. Дві карти: рівно за два тайли. У вашої команди { $evidence } з 3 доказів{ $left ->
        [0] {", "}тепер — до Клієнта
       *[other] {", "}потім — Клієнт
    }; поліція { $police } з 3.
amsterdam-ask-ask-move =
    Куди веде підказка?
    У вашої команди { $evidence } з 3 доказів; поліція { $police } з 3, з третім токеном раунд програно.
amsterdam-ask-ask-votes =
    Куди веде підказка?
    У вашої команди { $evidence } з 3 доказів; поліція { $police } з 3, з третім токеном раунд програно. Голос можна змінити, доки команда не рушила.
amsterdam-ask-hold-back = Підказка в дорозі.
amsterdam-ask-run-down = Годинник іде.
amsterdam-ask-offer-swap = Можна попросити новий ряд або передумати.
amsterdam-ask-offer-vote = Можна змінити свій голос.
amsterdam-ask-offer-hint = Можна спитати комп’ютер.
amsterdam-ask-offer-concede = Можна здати цей раунд.
amsterdam-ask-offer-void = Як господар столу ви можете скасувати підказку Комісара, який говорив.
amsterdam-ask-offer-commission = Можна стати Комісаром.
amsterdam-verb-clue = підказка
    .help = підказка 3 або підказка 3 8, за числами на картах: одна карта — сусідній тайл, дві карти — рівно за два тайли.
    .finish = Дати підказку
    .part = Картинка { $place }
amsterdam-verb-go = іти на тайл
    .help = іти D4: ваш голос за досяжний тайл. Його можна змінити, доки команда не пішла.
    .button = На { $cell }
    .done = ви обрали { $cell }
amsterdam-verb-abstain = утриматися
    .help = утриматися: цей хід вирішують інші Детективи.
amsterdam-verb-ready = почати раунд
    .button = Можна починати
    .done = ви готові
    .help = готово: покажіть мені Мапу міста.
amsterdam-verb-swap = новий ряд
    .help = новий ряд: усі десять карт замінюють, щойно цього хочуть обидва Комісари; у кооперативній грі — одразу.
    .button = Попросити десять нових карт
    .done = ви просите десять нових карт
amsterdam-verb-withdraw = лишити старий ряд
    .help = лишити ряд: ви більше не просите нового ряду.
amsterdam-verb-concede = здати раунд
    .help = здатися: раунд програно, щойно цього хоче більш ніж половина команди.
amsterdam-verb-commissioner = стати Комісаром
    .help = комісар: ви стаєте Комісаром. Під час раунду — лише якщо місце вільне, і тоді до кінця гри.
amsterdam-verb-hint = спитати комп’ютер
    .help = порада: уся команда почує, на які два тайли подивився б комп’ютер.
amsterdam-verb-void = скасувати підказку
    .help = анулювати чорну, анулювати помаранчеву: господар столу забирає підказку, бо Комісар говорив.
    .button = Скасувати підказку ({ $team ->
        [orange] помар.
       *[black] чорну
    })

## Відмови

amsterdam-refused-lonely-team = Команді потрібні Комісар і хоча б один Детектив: { NAME($team) }.
amsterdam-refused-not-your-phase = Зараз ваша команда робить інше.
amsterdam-refused-not-commissioner = Це може зробити лише Комісар.
amsterdam-refused-not-a-detective = Це можуть зробити лише Детективи.
amsterdam-refused-bad-roles = За такої кількості місць команди мають бути однакові, кожна зі своїм Комісаром. Хай хтось перейде до іншої команди, або додайте комп’ютерів.
amsterdam-refused-bad-card-count = Дайте одну або дві карти.
amsterdam-refused-duplicate-card = Виберіть дві різні карти.
amsterdam-refused-card-gone = Немає в ряду: { TYPED($cards) }. Погляньте на ряд ще раз.
amsterdam-refused-waiting-for-rival = Ви попереду; зачекайте на суперників.
amsterdam-refused-no-such-cell = Такого тайла немає.
amsterdam-refused-is-obstacle = На перешкоду ступати не можна.
amsterdam-refused-too-near = Надто близько: дві карти означають два тайли.
amsterdam-refused-too-far = Надто далеко для цієї підказки.
amsterdam-refused-same-cell = Ви вже там.
amsterdam-refused-already-proposed = Ви вже це запропонували.
amsterdam-refused-has-seen-map = Цього раунду ви вже бачили Мапу.
amsterdam-refused-commissioner-silent = Комісари говорять лише картами.
amsterdam-refused-paused = Гру призупинено.
amsterdam-refused-round-over = Раунд завершено.
amsterdam-refused-not-host = Це може зробити лише господар столу.
amsterdam-refused-last-voter = Крім вас, цей хід уже нікому вирішити.
amsterdam-refused-last-detective = Команді потрібен хоча б один Детектив.
amsterdam-refused-no-clue = Немає підказки, яку можна скасувати ({ $team ->
    [black] чорна команда
    [orange] помаранчева команда
   *[other] { TYPED($team) }
}).
amsterdam-refused-too-many-for-coop = У кооперативній грі за цим столом — щонайбільше гравців: { $most }.
amsterdam-refused-no-album = Власних картинок тут немає: їх дає в папці той, хто запустив Mestre (--pictures).
amsterdam-refused-no-such-album = Цю гру грали з картинками, яких тут немає ({ $album }).

## Налаштування

amsterdam-setting-mode = режим
    .help = Дві команди змагаються або одна команда грає проти часу. Удвох чи втрьох — завжди одна команда.
amsterdam-setting-mode-competitive = змагальний
amsterdam-setting-mode-coop = кооперативний
amsterdam-setting-pace = темп
    .help = Наживо або за листуванням, коли на кожне рішення є доба.
amsterdam-setting-pace-live = наживо
amsterdam-setting-pace-correspondence = за листуванням
amsterdam-setting-first-game = набір для першої гри
    .help = Мапи для початківців, стандартне місто, хід за більшістю.
amsterdam-setting-clue-deadline-s = час на підказку
    .help = Скільки секунд є на підказку; 0 — без обмеження.
amsterdam-setting-move-deadline-s = час на хід
    .help = Скільки секунд є на хід; 0 — без обмеження.
amsterdam-setting-lead-limit = ліміт відриву
    .help = На скільки циклів команда може відірватися, перш ніж чекати; 0 — без обмеження.
amsterdam-setting-move-confirm = підтвердження ходу
    .help = Чиї голоси вирішують хід.
amsterdam-setting-move-confirm-any = будь-який Детектив
amsterdam-setting-move-confirm-majority = більшість
amsterdam-setting-move-confirm-unanimous = одностайно
amsterdam-setting-match-wins = раундів до перемоги
    .help = Скільки виграних раундів дають перемогу в грі.
amsterdam-setting-map-pool = набір мап
    .help = З яких Мап міста тягнуть. На мапах для початківців тайли поліції не стоять поруч.
amsterdam-setting-map-pool-beginner = мапи для початківців
amsterdam-setting-map-pool-all = усі мапи
amsterdam-setting-map-pool-advanced = складніші мапи
amsterdam-setting-map-seed = зерно мап
    .help = 1: двадцять стандартних мап. Будь-яке інше число дає інші мапи; -1 — нові кожної гри.
amsterdam-setting-police-shared = спільні тайли поліції
    .help = Скільки з шести тайлів поліції спільні для обох команд.
amsterdam-setting-structure = структура міста
    .help = Як повернуто квартали.
amsterdam-setting-structure-standard = стандартна
amsterdam-setting-structure-alternate = альтернативна
amsterdam-setting-structure-random = випадкова
amsterdam-setting-relay-districts = нові квартали кожного раунду
    .help = Викладати місто наново кожного раунду.
amsterdam-setting-role-rotation = зміна ролей
    .help = Хто буде Комісаром у наступному раунді.
amsterdam-setting-role-rotation-keep = без змін
amsterdam-setting-role-rotation-rotate = по черзі
amsterdam-setting-role-rotation-choose = за вибором
amsterdam-setting-coop-difficulty = складність
    .help = Скільки часу чи циклів має кооперативний раунд.
amsterdam-setting-coop-difficulty-recruit = новобранець
amsterdam-setting-coop-difficulty-novice = новачок
amsterdam-setting-coop-difficulty-agent = агент
amsterdam-setting-coop-difficulty-master = майстер
amsterdam-setting-coop-budget = ліміт команди
    .help = З чим змагається кооперативна команда. Автоматично: з годинником наживо, з циклами за листуванням.
amsterdam-setting-coop-budget-auto = автоматично
amsterdam-setting-coop-budget-clock = годинник
amsterdam-setting-coop-budget-cycles = цикли
amsterdam-setting-coop-budget-none = немає
amsterdam-setting-coop-time-percent = масштаб часу, %
    .help = Розтягує кооперативний годинник; 200 зручно тим, хто пише з телефона.
amsterdam-setting-coop-color = колір команди
    .help = Чию мапу бере кооперативна команда.
amsterdam-setting-coop-color-black = чорний
amsterdam-setting-coop-color-orange = помаранчевий
amsterdam-setting-coop-max-players = найбільше гравців у команді
    .help = Скільки людей може грати кооперативну гру.
amsterdam-setting-cycle-cap = ліміт циклів
    .help = Після скількох циклів обох команд вирішують докази, потім поліція; 0 — без обмеження.
amsterdam-setting-tracking-marker = показувати маркер
    .help = На мапі Комісара видно, де стоїть фігурка його команди.
amsterdam-setting-commissioner-hears = Комісар читає розмову команди
    .help = Те, що Детективи пишуть одне одному, бачить їхній Комісар.
amsterdam-setting-open-discussion = відкрите обговорення
    .help = Розмова й голоси команди відкриті всім, як за столом.
amsterdam-setting-strict-silence = сувора тиша
    .help = Кожен раунд починається з нагадування, що Комісари говорять лише картами.
amsterdam-setting-clue-delay-s = затримка підказки
    .help = Через скільки секунд видно підказку, щоб час роздумів нічого не видавав.
amsterdam-setting-reveal-maps = показувати мапи після раунду
    .help = Коли раунд завершено, обидві Мапи міста бачать усі.
amsterdam-setting-uneven-teams = нерівні команди
    .help = Команди можуть різнитися більше ніж на одну людину. У кожній однаково є Комісар і Детектив.
amsterdam-setting-picture-seed = зерно картинок
    .help = 9: стандартні картинки. Інше число — інші картинки.
amsterdam-setting-picture-source = джерело картинок
    .help = Стандартні або з папки того, хто запустив Mestre.
amsterdam-setting-picture-source-procedural = стандартні
amsterdam-setting-picture-source-folder = з папки
amsterdam-setting-ai-level = рівень комп’ютера
    .help = Наскільки добре думають комп’ютерні гравці.
amsterdam-setting-ai-level-normal = звичайний
amsterdam-setting-ai-level-easy = легкий
amsterdam-setting-ai-level-hard = важкий
amsterdam-setting-ai-delay-s = пауза комп’ютера
    .help = Скільки секунд, щонайменше, комп’ютер чекає перед ходом.

## Правила коротко

amsterdam-hint-1 = Одна карта підказки — сусідній тайл, дві — тайл рівно за два. Шукайте одне спільне на обох картинках.
amsterdam-hint-2 = Спершу три докази, тоді Клієнт. Роздивіться картинку зблизька, перш ніж вирішувати: на сторінці притримайте її пальцем, у чаті напишіть «оглянути 3» або «оглянути D4».
amsterdam-hint-3 = Третій токен поліції — і раунд програно. Якщо в ряді нічого не пасує, Комісари можуть попросити десять нових карт.
amsterdam-rules =
    Дві команди змагаються в Амстердамі. У кожній є Комісар, який єдиний бачить Мапу міста, і Детективи, які йдуть туди, куди, на їхню думку, веде Комісар.
    1. Комісар дає одну або дві карти підказок із ряду десяти: картинку, що має щось спільне з потрібним тайлом. Одна карта — сусідній тайл, дві карти — тайл рівно за два.
    2. Детективи дивляться на доступні тайли й ідуть на один. Тоді я оголошую, що там: поліція, доказ, Клієнт або нічого.
    3. Знайдіть три докази, потім прийдіть до Клієнта: раунд виграно. З третім токеном поліції раунд програно.
    Ніхто не чекає на іншу команду. Доказ, що є на обох мапах, бере той, хто перший.
    Комісари не кажуть зовсім нічого: говорять лише карти. Якщо обидва Комісари згодні, ряд міняють увесь. Хто виграв два раунди, виграв гру.
    Разом проти часу: двоє чи троє грають однією командою, а час або цикли обмежено.
    Напишіть «правила поліція», щоб дізнатися про поняття, «оглянути D4» чи «оглянути 7», щоб побачити картинку зблизька; саме «оглянути» показує Комісарові все, що в досяжності.

## Слова, які можна вводити

amsterdam-token-clue = підказка
amsterdam-token-go = іти, йти, йду, піти, тайл
amsterdam-token-abstain = утриматися, утримуюся, лишити, не знаю
amsterdam-token-ready = готово, готовий, готова, готові, почати раунд
amsterdam-token-swap = новий ряд, замінити, замінити ряд
amsterdam-token-withdraw = лишити ряд, лишити старий ряд, відкликати
amsterdam-token-concede = здатися, здаємося, здаюся
amsterdam-token-commissioner = комісар, стати комісаром
amsterdam-token-hint = порада, натяк
amsterdam-token-void = анулювати, скасувати підказку
amsterdam-token-row = ряд, ряд карт
amsterdam-token-map = мапа, мапа міста
amsterdam-token-history = історія, перебіг
amsterdam-token-black = чорну, чорна
amsterdam-token-orange = помаранчеву, помаранчева, оранжева, оранжеву
