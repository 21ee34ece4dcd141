### Ночі жаху.

## Гра

noites-title = Ночі жаху
noites-about = Монстри полюють на жертв на столі, виміряному до міліметра. Після чотирьох раундів перемагає сторона, яка набрала більше очок.
noites-rules =
    Дві сторони полюють на тих самих жертв на одному столі, виміряному в міліметрах. Після чотирьох раундів або коли зникне остання жертва, перемагає сторона, яка набрала більше очок: за кожну схоплену жертву, а за кожного вбитого ворожого монстра — стільки, скільки він коштує.
    1. Свого ходу ви пересуваєте одну будь-яку жертву, до 150 мм; потім один ваш монстр, який ще не діяв у цьому раунді, робить одну дію. Сторони ходять по черзі, доки не подіють усі монстри. Перед цим можна зіграти одну карту несподіванки.
    2. Що може монстр: тримати позицію (стояти й стріляти), сховатися, вартувати (чекати й стріляти, коли ворог рушить), наступати (150 мм, тоді стріляти), бігти (300 мм) або атакувати (300 мм впритул і битися).
    3. Монстр, що опиняється просто над жертвою, хапає її, і на цьому його активація закінчується. Жертви тримаються за 75 мм від кожного монстра.
    4. Для атаки кидають один кубик: якість 4+ означає, що треба 4 або більше. У прикритті влучання не рахується на 5+; далі ціль перевіряє власну якість. Не вийшло — рана: кубик разом з усіма жетонами ран; 6 або більше вбиває, менше приголомшує.
    5. Приголомшений монстр може лише оговтатися, а наступне влучання його вбиває.
    Напишіть «правила атака», щоб дізнатися більше про будь-що; «куди дійде a1», «дальність a1» і «перевірити a1 D7» наперед покажуть, що з того вийде.

## Речі й поняття

noites-monster = монстр
    .help = Одна з ваших фігурок: діє раз на раунд і лякає жертв.
noites-victim = жертва
    .help = Нічия. Свого ходу ви рухаєте одну будь-яку, до 150 мм, ніколи ближче ніж 75 мм до монстра. Схоплена, вона дає очки.
    .also = жертви, жертву
noites-side-a = сторона A
noites-side-b = сторона B
noites-army = військо
    .help = Монстри однієї сторони, одного роду, на визначену кількість очок.
    .also = війська
noites-points = очки
noites-cost = вартість
noites-quality = якість
    .help = Скільки монстрові треба викинути, щоб влучити або витримати влучання: 4+ означає 4 або більше.
noites-quality-test = перевірка якості
noites-range = дальність
    .help = Як далеко монстр стріляє, від підставки до підставки. Без неї стріляти не можна.
noites-gap = відстань між підставками
noites-base = підставка
noites-base-contact = дотик підставок
    .help = Підставки торкаються, щонайбільше за 2 мм одна від одної: так закінчується атака.
    .also = дотик, впритул
noites-table = стіл
noites-corner = кут
noites-corner-nw = північно-західний кут
noites-corner-ne = північно-східний кут
noites-corner-se = південно-східний кут
noites-corner-sw = південно-західний кут
noites-deployment-zone = зона розстановки
    .help = Не далі ніж за 300 мм від вашого кута: там починають ваші монстри.
    .also = зона
noites-roll-winner = хто виграв жереб
noites-route = маршрут
noites-leg = відрізок
noites-footprint = крок
    .help = Де монстр стоїть через кожні 5 мм шляху. Постріли варти, небезпеки й захоплення стаються на кроках.
    .also = кроки
noites-limit = межа руху
noites-level = рівень
noites-line-of-sight = лінія видимості
    .help = Від підставки до підставки, якщо її ніщо не затуляє: склепи, барикади, гаї чи підвищення на шляху.
    .also = видимість
noites-scary = радіус страху
    .help = Як далеко жертви тримаються від монстра: 75 мм, від жахливого 150 мм. Приголомшені монстри теж лякають.
    .also = страх
noites-clearance = вільна смуга
    .help = 25 мм: на стільки монстр тримається від ворогів, крім атаки.
noites-capture = захоплення
    .help = Монстр, що власним рухом опиняється просто над жертвою, забирає її: очки його стороні, а активація закінчується.
    .also = схопити, захопити
noites-kill-victim = убити жертву
noites-rescue-victim = врятувати жертву
noites-hit = влучання
    .help = Кубик атаки, на якому випало достатньо. Прикриття скасовує його на 5+; потім ціль перевіряє власну якість.
    .also = влучити
noites-wound = рана
    .help = Влучання, яке не вдалося відбити. Лишає жетон; потім кубик разом з усіма жетонами: 6 або більше вбиває, менше приголомшує.
    .also = рани, поранення
noites-wound-marker = жетон рани
noites-wound-roll = кидок на рани
noites-stunned = приголомшений
    .help = Коли його активують, може лише оговтатися, а будь-яке влучання вбиває. Жертв він лякає й так.
    .also = приголомшити, приголомшення
noites-killed = убитий
noites-used = уже діяв
noites-overwatch-marker = на варті
noites-take-cover-marker = в укритті
noites-in-cover = у прикритті
    .help = Кожне влучання не рахується на 5+. Так захищений той, хто в місцині з прикриттям або за нею, хто сховався або рухається під пострілом варти.
noites-strike-back = удар у відповідь
    .help = Кого атакували і хто ще на ногах, той б’є у відповідь одним кубиком.
    .also = відповідь
noites-melee = ближній бій
    .help = Бій після атаки: нападник б’є, другий відповідає; якщо обидва живі, нападник відскакує на 25 мм.
    .also = бій
noites-shooting = стрільба
    .help = Один кубик по одному ворогу, якого видно і до якого дістає дальність; після «тримати позицію» або «наступати».
    .also = стріляти, постріл
noites-push = поштовх
    .help = Атака, що приголомшує, на 4+ ще й штовхає: до 50 мм, куди захочете. Зіштовхнутий із крутого падає.
    .also = штовхнути, штовхати
noites-recoil = відскок
    .help = Після бою, у якому обидва вижили, нападник відскакує на 25 мм просто назад.
noites-follow = рух після бою
    .help = Хто вбив у бою, може пройти ще до 75 мм і дорогою схопити жертву.
    .also = слідом
noites-fall = падіння
    .help = Одне влучання, і ще одне за кожні повні 75 мм, без прикриття; хто вижив, той приголомшений.
    .also = упасти
noites-jump = зістрибнути
    .help = З крутого, на 50–150 мм униз: один кубик, і ще один за кожні повні 75 мм, на кожному 3+. Якщо бодай один не вдався, падає.
    .also = стрибнути, стрибок
noites-leap = перестрибнути
    .help = З одного крутого підвищення на інше, не вище: до 25 мм без кидка, до 150 мм з одним кубиком, і ще одним за кожні повні 75 мм, на кожному 3+. Якщо бодай один не вдався, падає.
    .also = перестрибнути
noites-climb = лізти
    .help = Підйом коштує ще й висоту; сходити з пологого нічого не коштує.
    .also = підйом, лізти
noites-walk = іти
noites-round = раунд
noites-turn = хід
noites-activation = активація
    .help = Кожного монстра активують раз на раунд, і він робить одну дію.
noites-initiative = ініціатива
    .help = З другого раунду кожна сторона кидає кубик; починає та, у кого більше.
noites-score = рахунок
    .help = Очки за схоплених жертв, а за вбитих ворожих монстрів — стільки, скільки вони коштують. Перемагає сторона, у якої більше.
    .also = очки гри
noites-draw = нічия

## Що робить монстр

noites-hold = тримати позицію
    .help = Монстр стоїть на місці й може стріляти.
    .also = тримати, стояти
noites-take-cover = сховатися
    .help = Монстр не рухається і не стріляє. До його наступної активації кожне влучання в нього не рахується на 5+.
    .also = сховатися, укриття, прикриття
noites-watch = вартувати
    .help = Монстр чекає. Якщо ворог рушить на видноті й у межах дальності до його наступної активації, він може раз вистрілити; той, хто рухається, вважається в прикритті.
    .also = варта, вартувати
noites-advance = наступати
    .help = Монстр проходить до 150 мм і потім може стріляти.
    .also = наступ, наступати
noites-run = бігти
    .help = Монстр проходить до 300 мм і не стріляє.
    .also = біг, бігти
noites-charge = атакувати
    .help = Монстр проходить до 300 мм, доки не торкнеться ворога чи барикади, і б’є. Атакувати можна лише того, до кого він дійде.
    .also = атака
noites-recover = оговтатися
    .help = Приголомшений монстр більше нічого не робить; після цього він уже не приголомшений.
    .also = оговтатись
noites-stay = лишитися
noites-build = звести барикаду
noites-barricade = барикада
    .help = 75 мм на 25 мм. Перекриває шлях і видимість, доки її не зруйнують атакою. Жертва може звести її замість руху.
    .also = барикади, звести
noites-barricade-h = горизонтальна
noites-barricade-v = вертикальна
noites-barricade-d1 = похила вниз
noites-barricade-d2 = похила вгору

## Місцевість

noites-terrain = місцевість
    .help = Склепи, гаї, мури, підвищення: кожна місцина може бути прикриттям, уповільнювати, ранити, бути крутою, перекривати шлях чи видимість. Шукайте їх за назвою.
noites-cover = прикриття
    .help = Влучання в того, хто в ньому чи за ним, не рахується на 5+.
noites-difficult = складна місцевість
    .help = Хто на неї ступить, пройде лише половину.
noites-dangerous = небезпечна місцевість
    .help = Монстр, що заходить на неї, дістає рану, якщо випаде 1.
noites-impassable = непрохідна місцевість
    .help = Пройти крізь неї не може ніхто.
noites-elevated = підвищення
noites-steep = круте
    .help = Підйом коштує його висоту; зіштовхнутий падає.
noites-gentle = пологе
    .help = Підніматися і спускатися нічого додатково не коштує.
noites-opaque = затуляє огляд
    .help = Крізь неї нічого не видно.
noites-crypt-house = склеп
    .help = Крізь нього ніхто не пройде й не побачить.
noites-pond = чорний ставок
    .help = Пройти не можна, бачити через нього — можна.
noites-woods = мертвий гай
    .help = Прикриття і складна місцевість, 120 мм заввишки.
noites-graveyard = цвинтар
    .help = Прикриття, 40 мм заввишки.
noites-low-wall = низький мур
    .help = Прикриття, 40 мм заввишки.
noites-rubble = руїни
    .help = Прикриття і складна місцевість, 40 мм заввишки.
noites-bog = трясовина
    .help = Складна місцевість.
noites-thorns = терня
    .help = Складна й небезпечна місцевість.
noites-bonfire = багаття
    .help = Небезпечна місцевість.
noites-mound = пагорб
    .help = Пологе підвищення, 50 мм заввишки: лізти не треба, впасти не можна.
noites-ledge = кам’яний уступ
    .help = Крутий, 75 мм заввишки: підйом коштує стільки ж, а кого зіштовхнули, той падає.
noites-mausoleum = мавзолей
    .help = Крутий, 100 мм заввишки: підйом коштує стільки ж, а кого зіштовхнули, той падає.
noites-watchtower = сторожова вежа
    .help = Крута, 150 мм заввишки: підйом коштує стільки ж, а кого зіштовхнули, той падає.

## Столи, війська й монстри

noites-gallows = Шибеничне поле
noites-belfry = Площа дзвіниці
noites-necropolis = Некрополь
noites-crypt = Крипта
    .help = Повільна, живуча і стріляє найвлучніше за всіх. Прудкі лише володар та гулі.
noites-moon = Повня
    .help = Прудка й люта в ближньому бою, з однією далекобійною рушницею; коти, круки та щури пролізуть усюди.
noites-mire = Багно
    .help = Витривалі монстри, сирена, за якою йдуть жертви, і прудкі жаби та вогники, щоб зібрати решту.
noites-carnival = Моторошний цирк
    .help = Усього потроху: ножі здалеку, клоуни, які б’ють без упину, маріонетки, що ніяк не помруть.
noites-vampire-lord = Володар вампірів
    .help = Якість 3+. Прудкий, Смертоносний, Регенерація. Коштує 47 очок; щонайбільше 1 на кожні 120 очок війська.
noites-bone-giant = Кістяний велетень
    .help = Якість 4+. Великий, Витривалий, Штовхач, Повільний. Коштує 25 очок; щонайбільше 1 на кожні 120 очок війська.
noites-necromancer = Некромант
    .help = Якість 4+, стріляє до 300 мм. Отрута. Коштує 28 очок; щонайбільше 1 на кожні 120 очок війська.
noites-wraith = Привид
    .help = Якість 4+. Безтілесний, Довгі руки. Коштує 30 очок; щонайбільше 2 на кожні 120 очок війська.
noites-mummy = Мумія
    .help = Якість 4+. Витривалий, Невпинний, Повільний. Коштує 23 очки; щонайбільше 2 на кожні 120 очок війська.
noites-skeleton-archer = Скелет-лучник
    .help = Якість 5+, стріляє до 450 мм. Коштує 20 очок; щонайбільше 2 на кожні 120 очок війська.
noites-ghoul = Гуль
    .help = Якість 5+. Прудкий, Невпинний. Коштує 25 очок; щонайбільше 2 на кожні 120 очок війська.
noites-alpha-werewolf = Ватажок вовкулак
    .help = Якість 3+. Прудкий, Лютий, Невпинний. Коштує 44 очки; щонайбільше 1 на кожні 120 очок війська.
noites-were-bear = Ведмедь-перевертень
    .help = Якість 4+. Великий, Витривалий, Штовхач. Коштує 32 очки; щонайбільше 1 на кожні 120 очок війська.
noites-moon-hunter = Місячна мисливиця
    .help = Якість 4+, стріляє до 600 мм. Гостре око. Коштує 36 очок; щонайбільше 1 на кожні 120 очок війська.
noites-werewolf = Вовкулака
    .help = Якість 4+. Прудкий, Лютий. Коштує 34 очки; щонайбільше 2 на кожні 120 очок війська.
noites-shadow-cat = Тіньовий кіт
    .help = Якість 4+. Скелелаз, Непомітний, Смертоносний. Коштує 30 очок; щонайбільше 2 на кожні 120 очок війська.
noites-crow-flock = Зграя круків
    .help = Якість 5+. Летючий. Коштує 22 очки; щонайбільше 3 на кожні 120 очок війська.
noites-rat-swarm = Щуряча зграя
    .help = Якість 5+. Довгі руки, Зграя. Коштує 22 очки; щонайбільше 3 на кожні 120 очок війська.
noites-swamp-king = Король боліт
    .help = Якість 3+. Великий, Витривалий, Непохитний. Коштує 39 очок; щонайбільше 1 на кожні 120 очок війська.
noites-siren = Сирена
    .help = Якість 4+. Звабник. Коштує 26 очок; щонайбільше 1 на кожні 120 очок війська.
noites-hydra = Гідра
    .help = Якість 4+. Великий, Довгі руки, Регенерація. Коштує 32 очки; щонайбільше 1 на кожні 120 очок війська.
noites-spitter = Отрутоплюй
    .help = Якість 4+, стріляє до 300 мм. Отрута. Коштує 28 очок; щонайбільше 2 на кожні 120 очок війська.
noites-bog-crawler = Болотний плазун
    .help = Якість 4+. Ненаситний, Непохитний. Коштує 24 очки; щонайбільше 2 на кожні 120 очок війська.
noites-will-o-wisp = Блукаючий вогник
    .help = Якість 5+. Прудкий, Безтілесний. Коштує 28 очок; щонайбільше 3 на кожні 120 очок війська.
noites-frogman = Жаболюд
    .help = Якість 5+. Прудкий. Коштує 23 очки; щонайбільше 3 на кожні 120 очок війська.
noites-ringmaster = Директор цирку
    .help = Якість 3+, стріляє до 300 мм. Звабник, Пильний. Коштує 45 очок; щонайбільше 1 на кожні 120 очок війська.
noites-strongman = Силач
    .help = Якість 4+. Великий, Витривалий, Штовхач, Непохитний. Коштує 33 очки; щонайбільше 1 на кожні 120 очок війська.
noites-stilt-walker = Ходульник
    .help = Якість 4+. Прудкий, Жахливий. Коштує 31 очко; щонайбільше 1 на кожні 120 очок війська.
noites-killer-clown = Клоун-убивця
    .help = Якість 4+. Шалений, Невпинний. Коштує 28 очок; щонайбільше 2 на кожні 120 очок війська.
noites-knife-thrower = Метальник ножів
    .help = Якість 4+, стріляє до 300 мм. Пильний. Коштує 29 очок; щонайбільше 2 на кожні 120 очок війська.
noites-acrobat = Акробатка
    .help = Якість 5+. Прудкий, Скелелаз. Коштує 25 очок; щонайбільше 3 на кожні 120 очок війська.
noites-puppet = Проклята маріонетка
    .help = Якість 6+. Друге життя. Коштує 17 очок; щонайбільше 3 на кожні 120 очок війська.

## Особливі правила монстрів

noites-fast = Прудкий
    .help = Наступає на 200 мм, біжить і атакує на 400 мм.
noites-slow = Повільний
    .help = Наступає на 100 мм, біжить і атакує на 200 мм.
noites-flying = Летючий
    .help = Рухаючись сам, перелітає все й підіймається безкоштовно; сідає там, де є місце.
noites-ghostly = Безтілесний
    .help = Рухаючись сам, проходить крізь стіни й підіймається безкоштовно; зупиняється поза ними.
noites-climber = Скелелаз
    .help = Лізе задарма; стрибає вдало на 2+.
noites-tough = Витривалий
    .help = Кожна його рана на 1 легша.
noites-furious = Лютий
    .help = На кубик більше в атаці з власного розбігу.
noites-frenzy = Шалений
    .help = На кубик більше в кожному ближньому бою, і коли відбивається теж.
noites-deadly = Смертоносний
    .help = Кожна рана від його атак лишає два жетони.
noites-regeneration = Регенерація
    .help = Кожна рана від атаки, падіння чи небезпечної місцевості на 5+ не рахується.
noites-terrifying = Жахливий
    .help = Жертви тримаються від нього за 150 мм, а не за 75 мм.
noites-lure = Звабник
    .help = Коли жертву рухає його сторона, вона його не боїться, а якщо опиняється під ним, її схоплено.
noites-stealthy = Непомітний
    .help = Коли в нього стріляють здалеку (понад 300 мм), він у прикритті.
noites-keen = Гостре око
    .help = Його постріли не зважають на жодне прикриття.
noites-venom = Отрута
    .help = Захищаючись від його влучань, треба викинути на 1 більше.
noites-long-arms = Довгі руки
    .help = Хапає жертву, щойно її торкнеться.
noites-gluttonous = Ненаситний
    .help = Перша жертва, схоплена за активацію, не спиняє ні руху, ні активації.
noites-second-life = Друге життя
    .help = Коли вперше мав би загинути, на 4+ він лише приголомшений.
noites-pusher = Штовхач
    .help = Поштовх удається на 2+, до 100 мм.
noites-stable = Непохитний
    .help = Штовхнути його неможливо.
noites-relentless = Невпинний
    .help = Якщо починає активацію приголомшеним, на 4+ оговтується й діє.
noites-vigilant = Пильний
    .help = Хто потрапить під його постріл на варті, не дістає прикриття за рух; справжнє прикриття діє.
noites-pack = Зграя
    .help = У ближньому бою йому треба на 1 менше, поки інший монстр його сторони не далі ніж за 75 мм від цілі.
noites-large = Великий
    .help = Його підставка 40 мм завширшки, а не 30.
noites-twist-card = карта несподіванки
    .help = Кожен має кілька потай. Перед кожним своїм ходом можна зіграти одну; шість із них відповідають на дії інших.
    .also = несподіванка, карта
noites-twist-deck = колода несподіванок
noites-hand = рука
noites-discard = скид

## Карти несподіванки

noites-panic = Паніка
    .help = Посуньте цього ходу до трьох різних жертв.
noites-bait = Приманка
    .help = Рухи жертв цього ходу не зважають на страх; жертву, яку накрив монстр, схоплено.
noites-second-wind = Друге дихання
    .help = Після активації цього ходу активуйте другого монстра.
noites-fog = Туман
    .help = До кінця раунду ніхто не стріляє далі ніж на 150 мм.
noites-blood-moon = Кривавий місяць
    .help = Якщо монстр цього ходу атакує з розбігу, він має на кубик більше.
noites-sprint = Ривок
    .help = Монстр цього ходу може пройти на 75 мм більше.
noites-eagle-eye = Орлине око
    .help = Монстр цього ходу стріляє на 150 мм далі й не зважає на прикриття.
noites-bone-mend = Зрощені кістки
    .help = Зніміть до 2 жетонів рани зі свого монстра.
noites-wake-up = Прокинься!
    .help = Один ваш приголомшений монстр оговтується.
noites-falling-debris = Каменепад
    .help = Ворог не далі ніж за 50 мм від склепу чи крутого підвищення дістає жетон рани.
noites-lightning = Блискавка
    .help = Ворог просто неба: на 3+ дістає жетон рани.
noites-curse = Прокляття
    .help = До кінця раунду ворогу в кожній перевірці треба на 1 більше.
noites-tangle = Чіпке коріння
    .help = Ворог, який ще не діяв, у наступній активації рухається вдвічі менше.
noites-trapdoor = Люк
    .help = Пересуньте свого монстра, який ще не діяв, на відстань до 150 мм.
noites-stampede = Навтьоки
    .help = Кожна жертва за 150 мм від точки тікає від неї на 75 мм.
noites-false-alarm = Хибна тривога
    .help = Зніміть з ворогів усі жетони варти й укриття.
noites-locked-door = Замкнені двері
    .help = Зведіть барикаду щонайменше за 25 мм від усіх.
noites-demolition = Руйнація
    .help = Приберіть барикаду.
noites-vertigo = Запаморочення
    .help = Ворог на крутому підвищенні: на 4+ штовхніть його до 50 мм.
noites-brambles = Колючки
    .help = Ділянка з прикриттям або складна до кінця раунду стає небезпечною.
noites-hide-and-seek = Хованки
    .help = Поставте жертву за 300 мм від монстрів і за 100 мм від інших жертв.
noites-bounty = Винагорода
    .help = Якщо позначеного ворога вб’ють, ви маєте ще 10 очок.
noites-marked-victim = Позначена жертва
    .help = Позначена жертва варта вдвічі більше.
noites-dread = Жах
    .help = До кінця раунду жертви тримаються за 150 мм від ваших монстрів.
noites-by-a-hair = На волосині
    .help = Ваш монстр, який мав загинути, лише приголомшений.
noites-dodge = Ухилення
    .help = Усі влучання однієї атаки у вашого монстра не рахуються.
noites-vengeance = Помста
    .help = Хто вбив вашого монстра в ближньому бою, дістає жетон рани.
noites-grim-fate = Похмура доля
    .help = Перекиньте невдалі кубики своєї атаки.
noites-snatch-back = Вирвано з лап
    .help = Жертва, яку схопив ворог, вислизає на 4+.
noites-first-blood = Перша кров
    .help = Ви починаєте цей раунд, хай що кажуть кубики.
noites-phase-lobby = збір гравців
noites-phase-armies = вибір військ
noites-phase-roll-off = жереб розстановки
noites-phase-corner = вибір кута
noites-phase-deploy = розстановка монстрів
noites-phase-victims = розстановка жертв
noites-phase-draw-twists = добір несподіванок
noites-phase-round-start = початок раунду
noites-phase-twist = етап несподіванки
noites-phase-victim = етап жертви
noites-phase-activation = етап активації
noites-phase-finished = кінець гри
noites-order = постійний наказ
    .help = Що ви робите самі, коли вас не питають: карти реакції, варта, поштовхи. Бачите їх лише ви.
    .also = накази, наказ
noites-order-nearest = у найближчій точці
noites-order-first = у першій точці
noites-order-last = в останній точці
noites-order-away = далі від ворога
noites-order-auto = автоматично
noites-order-off = вимкнено
noites-pass = пас
noites-auto = автоматичний склад
noites-starter = стартовий склад
noites-random = будь-яке військо
noites-concede = здатися
noites-preview = попередній перегляд
noites-min-cost = найменша вартість
noites-all-failed = коли схибили всі кубики
noites-lost = коли жереб програно
noites-marked = лише позначену
noites-round3 = у раунді 3
noites-round4 = у раунді 4
noites-none = ні
noites-on = увімкнено
noites-turn-card = карта ходу
    .help = Карта несподіванки, яку грають на початку свого ходу.
noites-react-card = карта реакції
    .help = Карта несподіванки, що відповідає на події, і в чужий хід теж.
    .also = реакція, реагувати

## Напрямки

noites-dir-n = північ
noites-dir-e = схід
noites-dir-s = південь
noites-dir-w = захід
noites-dir-ne = північний схід
noites-dir-se = південний схід
noites-dir-sw = південний захід
noites-dir-nw = північний захід
noites-dir-nne = північно-північний схід
noites-dir-ene = східно-північний схід
noites-dir-ese = східно-південний схід
noites-dir-sse = південно-південний схід
noites-dir-ssw = південно-південний захід
noites-dir-wsw = західно-південний захід
noites-dir-wnw = західно-північний захід
noites-dir-nnw = північно-північний захід
noites-a = сторона A
noites-b = сторона B
noites-a2 = сторона A, другий гравець
noites-b2 = сторона B, другий гравець
noites-last-victim = останньої жертви вже немає
noites-last-round = останній раунд завершено
noites-wipeout = військо знищено

## Що відбувається

noites-event-armies-revealed = Війська: { NAME($armies) }.
noites-event-rolled-off = На кубиках { $dice }: починає сторона { $side ->
    [0] A
   *[other] B
}.
noites-event-corner-chosen = Сторона { $side ->
    [0] A
   *[other] B
} займає { NAME($corner, of: "corner") }.
noites-event-monster-placed = { NAME($monster) } стає на { CELL($at) }.
noites-event-monsters-revealed = Монстрів відкрито.
noites-event-watcher-fires = { NAME($monster) } стріляє з варти!
noites-event-victim-placed = Жертва { $victim } стоїть на { CELL($at) }.
noites-event-distances-lowered = Місця обмаль: тепер досить { $monsters } мм від монстрів і { $victims } мм між жертвами.
noites-event-twist-discarded = { SEAT($seat) } скидає «{ NAME($card) }»: тут вона ні до чого.
noites-event-round-began = Починається раунд { $round }.
noites-event-turn-began = Ходить { SEAT($seat) }.
noites-event-twist-played = { SEAT($seat) } грає «{ NAME($card) }»{ COUNT($on) ->
    [0] {""}
   *[other] {" "}({ NAME($on) })
}.
noites-event-victim-moved = Жертва { $victim } переходить на { CELL($to) }.
noites-event-victim-stayed = Жертва { $victim } лишається на місці.
noites-event-built = Зведено барикаду { $barricade } на { CELL($at) }.
noites-event-barricade-gone = Барикади { $barricade } більше немає.
noites-event-acted = { $action ->
    [hold] { NAME($monster) } стоїть на місці.
    [watch] { NAME($monster) } стає на варту.
    [cover] { NAME($monster) } ховається в укриття.
    [advance] { NAME($monster) } наступає.
    [run] { NAME($monster) } біжить.
    [charge] { NAME($monster) } атакує з розбігу.
    [recover] { NAME($monster) } приходить до тями.
   *[other] { NAME($monster) }: { NAME($action) }.
}
noites-event-moved = { NAME($monster) } іде на { CELL($to) }.
noites-event-rolled = { NAME($monster) } кидає кубики: { $dice } (треба { $needed } або більше).
noites-event-attacked = { NAME($monster) } атакує, ціль: { NAME($target) }.
noites-event-wounded = { NAME($monster) } дістає рану (усього: { $total }).
noites-event-stunned = { NAME($monster) } під приголомшенням: тепер може лише оговтатися.
noites-event-recovered = { NAME($monster) } оговтується.
noites-event-killed = { NAME($monster) } гине: ворог дістає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
noites-event-saved = { NAME($monster) } виживає.
noites-event-captured = { NAME($monster) } { $rescued ->
    [yes] рятує
   *[no] убиває
} жертву { $victim }: сторона { $side ->
    [0] A
   *[other] B
} дістає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
noites-event-snatched = Жертва { $victim } вислизає на { CELL($to) }.
noites-event-pushed = { NAME($monster) } дістає поштовх і опиняється на { CELL($to) }.
noites-event-fell = { NAME($monster) } падає з висоти { $drop } мм на { CELL($to) }.
noites-event-recoiled = { NAME($monster) } відскакує на { CELL($to) }.
noites-event-conceded = { SEAT($seat) } здається.
noites-event-sheet = Сторона { $side ->
    [0] A
   *[other] B
}: { $victims ->
    [one] { $victims } жертва
    [few] { $victims } жертви
    [many] { $victims } жертв
   *[other] { $victims } жертви
} × { $each }, з них позначених, удвічі дорожчих: { $marked }; { COUNT($kills) ->
    [0] монстрів не вбито
   *[other] убито монстрів: { NAME($kills) }
} ({ $cost ->
    [one] { $cost } очко
    [few] { $cost } очки
    [many] { $cost } очок
   *[other] { $cost } очка
}); винагороди: { $bounties }. Разом: { $total }.
noites-event-game-over = Ніч скінчилася. Очки сторони A і сторони B: { $scores }.

## Питання

noites-ask-ask-deploy = Де починає ваш наступний монстр? Не далі ніж 300 мм від вашого кута.
noites-ask-ask-follow = { NAME($monster) } перемагає в бою й може пройти ще 75 мм. Куди?
noites-ask-ask-monster = Раунд { $round } з { $rounds }, очки { $mine } : { $theirs }. Хто з ваших монстрів діє і що робить? Кожен діє раз на раунд.
noites-ask-ask-place-victim = Де стоятиме наступна жертва? Обидві сторони полюють на всіх: що ближче до ваших монстрів, то краще для вас.
noites-ask-ask-push = Ціль під приголомшенням: { NAME($target) }. { NAME($attacker) } може штовхнути її до 50 мм. У який бік?
noites-ask-ask-shot = У кого стріляє { NAME($monster) }?
noites-ask-ask-twist = Зіграєте карту перед своїм ходом? Не більше однієї; після цього її немає.
noites-ask-ask-victim = Раунд { $round } з { $rounds }, очки { $mine } : { $theirs }. Спершу ви рухаєте будь-яку одну жертву, до 150 мм: до своїх монстрів або далі від ворожих.
noites-ask-ask-watchers = { NAME($mover) } проходить перед вашими вартовими. Де на цьому шляху вони стріляють?
noites-ask-choose-armies = Яке військо берете? Усі коштують однаково; ворог теж вибирає, і ніхто не бачить чужого вибору.
noites-ask-choose-corner = Який кут ваш? Ваші монстри починають у ньому, ворожі — у протилежному.
noites-ask-deploy-in-secret = Де стоятимуть ваші монстри?
noites-ask-give-orders =
    Ваші постійні накази: що роблять ваші монстри й карти, коли вас не питають. Інші їх не бачать. Зараз:
    • Приголомшених вами штовхати: { $push ->
        [auto] туди, де впадуть або не втечуть
        [away] просто геть
       *[none] ні
    }
    • Після виграного бою ваш монстр: { $follow ->
        [stay] лишається
       *[auto] хапає жертву, до якої не більше 75 мм
    }
    • «Помста»: { $vengeance ->
        [on] грати
       *[off] не грати
    }
    • «Вирвано з лап»: { $snatch_back ->
        [on] грати
        [marked] грати заради позначеної жертви
       *[off] не грати
    }
    • «Похмура доля»: { $grim_fate ->
        [all_failed] грати, якщо всі кубики невдалі
        [any] грати, якщо хоч один кубик невдалий
       *[off] не грати
    }
    • «Перша кров»: { $first_blood ->
        [lost] грати, якщо кидок програно
        [round3] грати в раунді 3
        [round4] грати в раунді 4
       *[off] не грати
    }
    • «Ухилення»: за монстра, що коштує щонайменше { $dodge }. «На волосині»: щонайменше { $by_a_hair }.
noites-ask-offer-concede = Ваша сторона здається?
noites-ask-window = { $card ->
    [first_blood] Кубики за перший хід раунду кинуто.
    [grim_fate] Кубики атаки кинуто.
    [dodge] { NAME($monster) } дістає влучання.
    [by_a_hair] { NAME($monster) } ось-ось загине.
    [vengeance] { NAME($monster) } гине в бою.
   *[snatch_back] Жертву ось-ось схоплять.
} { $fits ->
    [yes] Зіграєте карту?
   *[no] Жодна ваша карта не підходить: можна лише пропустити. Питають усіх, хто має карти, щоб ніхто не дізнався, у кого є потрібна.
}

## Дії

noites-verb-army = військо
    .help = військо крипта авто: узяти Крипту з автоматичним складом. Або: військо крипта стартовий, або свій склад.
    .finish = Узяти цей склад
noites-token-army = військо
noites-verb-corner = кут
    .button = { START(NAME($corner, of: "corner")) }
    .help = кут північний захід: зайняти цей кут.
noites-token-corner = кут
noites-verb-place = поставити
    .help = поставити a3 B2: поставити монстра; «поставити решту» — решту розставить комп’ютер.
    .button = { $goal ->
        [anywhere] Розставити решту за мене
       *[place] { NAME($monster) }: { CELL($to) }
    }
    .rest = { CELL($to) }
noites-token-place = поставити
noites-verb-deploy-all = розставити
    .help = розставити авто: таємно розставити всіх монстрів.
    .button = Розставити всіх за мене
noites-token-deploy = розставити
noites-verb-victim = жертва
    .help = жертва E5 або жертва будь-де: поставити наступну жертву.
    .button = { $goal ->
        [anywhere] Будь-де, навмання
       *[place] { CELL($to) }{ $near ->
            [none] {""}
           *[other] {", "}{ $gap } мм до { $near }
        }
    }
noites-token-victim = жертва
noites-verb-twist = несподіванка
    .help = несподіванка прокляття b2: зіграти карту несподіванки; «несподіванка ні»: без карти.
    .button = { $card ->
        [none] Без карти
       *[other] { NAME($card) }{ COUNT($who) ->
            [0] {""}
           *[other] {" "}({ $who })
        }
    }
    .rest = { COUNT($who) ->
        [0] { NAME($card) }
       *[other] { NAME($who) }
    }{ COUNT($wind) ->
        [0] {""}
       *[other] {", "}{ NAME($wind, of: "dir") }
    }{ $at ->
        [none] {""}
       *[other] {", "}{ $at }
    }
noites-token-twist = несподіванка
noites-verb-move = рухати
    .help = рухати v4 E5: пересунути жертву до 150 мм.
    .group = Рушити жертву
    .button = { $near ->
        [none] { $victim }: { CELL($to) }
       *[other] { $victim }: { CELL($to) }, { $gap } мм до { $near }
    }
    .rest = { CELL($to) }{ $near ->
        [none] {""}
       *[other] {", "}{ $gap } мм до { $near }
    }
noites-token-move = рухати, пересунути, рух
noites-verb-stay = лишити жертву
    .help = лишитися v4: жертва лишається на місці.
    .group = Лишити одну на місці
    .button = { $whole ->
        [yes] Не рухати жодної
       *[no] { $victim }
    }
noites-token-stay = лишитися, лишити, стій
noites-verb-build = звести барикаду
    .help = звести v4 горизонтально E5: жертва зводить барикаду.
    .group = Звести барикаду
noites-token-build = звести
noites-token-h = горизонтально, г, вздовж
noites-token-v = вертикально, впоперек
noites-verb-run = бігти
    .help = бігти a2 v5: бігти до 300 мм.
    .group = Бігти, без пострілу
    .button = { $goal ->
        [victim] Бігти: схопити { $victim }: +{ $points }
       *[place] Бігти: { CELL($to) }{ $near ->
            [none] {""}
           *[other] {", "}{ $gap } мм до { $near }
        }
    }
    .rest = { $goal ->
        [victim] Схопити жертву { $victim }: +{ $points }
       *[place] { CELL($to) }{ $near ->
            [none] {""}
           *[other] {", "}{ $gap } мм до { $near }
        }
    }
noites-token-run = бігти, біжу, біжить
noites-verb-charge = атакувати
    .help = атакувати a2 b3: підбігти впритул і битися.
    .group = Атакувати впритул
    .button = { $wall ->
        [yes] Проламати барикаду { $target }
       *[no] Бій: { NAME($target) }
    }
    .rest = { $wall ->
        [yes] Барикада { $target }
       *[no] { NAME($target) }: { $needed }+
    }
noites-token-charge = атакувати, атака, атакую
noites-verb-advance = наступати
    .help = наступати a1 D7 стріляти b2: пройти до 150 мм і стріляти.
    .group = Пройти й стріляти
    .button = { $goal ->
        [victim] Іти: схопити { $victim }: +{ $points }
       *[place] Іти: { CELL($to) }{ $near ->
            [none] {""}
           *[other] {", "}{ $gap } мм до { $near }
        }
    }
    .rest = { $goal ->
        [victim] Схопити жертву { $victim }: +{ $points }
       *[place] { CELL($to) }{ $near ->
            [none] {""}
           *[other] {", "}{ $gap } мм до { $near }
        }
    }
noites-token-advance = наступати
noites-verb-hold = стояти
    .help = стояти a1 стріляти b2: лишитися на місці й стріляти.
    .group = Стояти й стріляти
    .button = { $target ->
        [none] Стояти на місці
       *[other] Ціль: { NAME($target) }
    }
    .rest = { $target ->
        [none] Не стріляти
       *[other] { NAME($target) }: { $needed }+
    }
noites-token-hold = стояти, тримати, тримати позицію
noites-verb-watch = вартувати
    .help = вартувати a1: чекати, доки ворог рушить, і стріляти.
    .group = Стати на варту
    .button = { $whole ->
        [yes] Варта: { NAME($monster) }
       *[no] { NAME($monster) }
    }
noites-token-watch = вартувати, варта
noites-verb-cover = сховатися
    .help = сховатися a1: сидіти в укритті до наступної активації.
    .group = Сховатися в укриття
    .button = { $whole ->
        [yes] Сховатися в укриття
       *[no] { NAME($monster) }
    }
noites-token-cover = сховатися, укритися
noites-verb-recover = оговтатися
    .help = оговтатися a2: приголомшений монстр приходить до тями.
    .group = Оговтатися
    .button = { $whole ->
        [yes] Оговтатися ({ $monster })
       *[no] { NAME($monster) }
    }
noites-token-recover = оговтатися
noites-verb-shoot = стріляти
    .help = стріляти b2 або не стріляти.
    .button = { $target ->
        [none] Не стріляти
       *[other] { NAME($target) }
    }
noites-token-shoot = стріляти, стріляю, вогонь
noites-token-noshot = не стріляти, нестріляти
noites-verb-push = штовхнути
    .help = штовхнути північний схід 50: штовхнути приголомшеного; «штовхнути ні»: не штовхати.
    .button = { $way ->
        [none] Не штовхати
        [away] Просто від мене
       *[other] На { NAME($way, of: "dir") }
    }
noites-token-push = штовхнути
noites-verb-follow = рушити слідом
    .help = слідом v2: рушити після бою; «слідом лишитися»: стояти.
    .button = { $goal ->
        [stay] Лишитися
        [victim] Схопити жертву { $victim }: +{ $points }
       *[place] { CELL($to) }{ $near ->
            [none] {""}
           *[other] {", "}{ $gap } мм до { $near }
        }
    }
noites-token-follow = слідом
noites-verb-watch-for = постріл
    .help = постріл b1 12: стріляти в b1 на цьому сліді; «постріл пас»: не стріляти.
    .group = Стріляти
noites-token-at = постріл
noites-verb-react = реакція
    .help = реакція ухилення: зіграти карту реакції; «реакція пас»: жодної.
    .button = { $card ->
        [pass] Без реакції
       *[other] { NAME($card) }
    }
noites-token-react = реакція
noites-verb-concede = здатися
    .help = здатися: ніч віддано, щойно так скажуть усі гравці сторони.
    .button = Здати ніч
noites-token-concede = здатися
noites-verb-order = наказ
    .help = наказ a1 перший: змінити постійний наказ.
    .button = { $which ->
        [push] Поштовх
        [follow] Слідом
        [dodge] Ухилення
        [dodge_stunned] Ухилення
        [vengeance] Помста
        [grim_fate] Доля
        [snatch_back] Вирвати
        [first_blood] Перша кров
       *[other] { $which }
    }: { $to ->
        [on] так
        [off] ні
        [auto] автоматично
        [away] далі від ворога
        [none] ні
        [stay] лишитися
        [all_failed] якщо всі схибили
        [any] якщо хоч один схибив
        [marked] лише позначену
        [lost] програний жереб
        [round3] раунд 3
        [round4] раунд 4
        [nearest] у найближчій точці
        [first] у першій точці
        [last] в останній точці
       *[other] { $to }
    }
    .rest = { $to ->
        [on] так
        [off] ні
        [auto] автоматично
        [away] далі від ворога
        [none] ні
        [stay] лишитися
        [all_failed] якщо всі схибили
        [any] якщо хоч один схибив
        [marked] лише позначену
        [lost] програний жереб
        [round3] раунд 3
        [round4] раунд 4
        [nearest] у найближчій точці
        [first] у першій точці
        [last] в останній точці
       *[other] { $to }
    }
noites-token-order = наказ
noites-token-pass = пас
noites-token-none = ні, жодного, жодної, нічого
noites-token-anywhere = будь-де
noites-token-all = усіх, решту, все, всі, усе
noites-token-auto = авто
noites-token-starter = стартовий
noites-token-all-failed = усі невдалі
noites-token-any = будь-яка
noites-token-away = геть, далі від ворога
noites-token-first = перший
noites-token-last = останній
noites-token-nearest = найближчий
noites-token-lost = програно
noites-token-marked = позначена
noites-token-round3 = раунд 3
noites-token-round4 = раунд 4
noites-token-panic = паніка
noites-token-bait = приманка
noites-token-second-wind = друге дихання
noites-token-fog = туман
noites-token-blood-moon = кривавий місяць
noites-token-sprint = ривок
noites-token-eagle-eye = орлине око
noites-token-bone-mend = зрощені кістки
noites-token-wake-up = прокинься
noites-token-falling-debris = каменепад
noites-token-lightning = блискавка
noites-token-curse = прокляття
noites-token-tangle = чіпке коріння
noites-token-trapdoor = люк, ляда
noites-token-stampede = навтьоки
noites-token-false-alarm = хибна тривога
noites-token-locked-door = замкнені двері
noites-token-demolition = руйнація
noites-token-vertigo = запаморочення
noites-token-brambles = колючки
noites-token-hide-and-seek = хованки
noites-token-bounty = винагорода
noites-token-marked-victim = позначена жертва
noites-token-dread = жах
noites-token-by-a-hair = на волосині
noites-token-dodge = ухилення
noites-token-vengeance = помста
noites-token-grim-fate = похмура доля
noites-token-snatch-back = вирвано з лап
noites-token-first-blood = перша кров
noites-token-crypt = крипта
noites-token-moon = повня
noites-token-mire = багно
noites-token-carnival = цирк, моторошний цирк
noites-token-vampire-lord = володар вампірів
noites-token-bone-giant = кістяний велетень
noites-token-necromancer = некромант
noites-token-wraith = привид
noites-token-mummy = мумія
noites-token-skeleton-archer = скелет-лучник
noites-token-ghoul = гуль
noites-token-alpha-werewolf = ватажок вовкулак
noites-token-were-bear = ведмедь-перевертень
noites-token-moon-hunter = місячна мисливиця
noites-token-werewolf = вовкулака
noites-token-shadow-cat = тіньовий кіт
noites-token-crow-flock = зграя круків
noites-token-rat-swarm = щуряча зграя
noites-token-swamp-king = король боліт
noites-token-siren = сирена
noites-token-hydra = гідра
noites-token-spitter = отрутоплюй
noites-token-bog-crawler = болотний плазун
noites-token-will-o-wisp = блукаючий вогник
noites-token-frogman = жаболюд
noites-token-ringmaster = шпрехшталмейстер
noites-token-strongman = силач
noites-token-stilt-walker = ходульник
noites-token-killer-clown = клоун-убивця
noites-token-knife-thrower = метальник ножів
noites-token-acrobat = акробатка
noites-token-puppet = проклята маріонетка
noites-token-to = до, на
noites-token-via = через
noites-token-toward = у бік, в бік, назустріч
noites-token-hide = з очей, ховатися
noites-token-see = бачити
noites-token-behind = за
noites-token-far = далеко
noites-token-jump = зістрибнути
noites-token-leap = перестрибнути
noites-token-reach = куди дійде, досяжність, куди дістане
noites-token-range = дальність
noites-token-sight = огляд
noites-token-check = перевірити
noites-token-n = північ, пн, n
noites-token-nne = північно-північний схід, nne
noites-token-ne = північний схід, пн-сх, пнсх, ne
noites-token-ene = східно-північний схід, ene
noites-token-e = схід, сх, e
noites-token-ese = східно-південний схід, ese
noites-token-se = південний схід, пд-сх, пдсх, se
noites-token-sse = південно-південний схід, sse
noites-token-s = південь, пд, s
noites-token-ssw = південно-південний захід, ssw
noites-token-sw = південний захід, пд-зх, пдзх, sw
noites-token-wsw = західно-південний захід, wsw
noites-token-w = захід, зх, w
noites-token-wnw = західно-північний захід, wnw
noites-token-nw = північний захід, пн-зх, пнзх, nw
noites-token-nnw = північно-північний захід, nnw

## Відмови

noites-refused-already-chosen = Жертву { $victim } цього раунду вже вибирали.
noites-refused-already-used = { $monster } вже діяв у цьому раунді.
noites-refused-another-acts = Зараз діє { $monster }.
noites-refused-bad-order = Такого наказу немає.
noites-refused-bad-place = На цьому столі немає точки { TYPED($place) }.
noites-refused-build-too-far = Барикада має бути не далі ніж за { $most } мм від жертви.
noites-refused-cannot-reach = До { TYPED($target) } не дістатися.
noites-refused-cannot-shoot = { $monster } не вміє стріляти.
noites-refused-cannot-stop = На { CELL($place) } не можна зупинитися.
noites-refused-card-unfit = Карта тут не годиться.
noites-refused-is-stunned = { $monster } приголомшено: можна лише оговтатися.
noites-refused-jump-height = Зістрибують з 50–150 мм; тут { $drop }.
noites-refused-jump-landing = Приземлитися треба поза підвищенням, не далі ніж за { $most } мм від нього.
noites-refused-leap-blocked = Стрибку заважає щось вище.
noites-refused-leap-gap = Прогалина може бути щонайбільше { $most } мм.
noites-refused-leap-height = Перестрибнути можна на інше круте підвищення — не вище за це і менш ніж на 50 мм нижче.
noites-refused-no-contact = Шлях не доходить до { TYPED($target) }.
noites-refused-no-shot = { TYPED($target) }: надто далеко або не видно.
noites-refused-no-such-army = Такого війська немає.
noites-refused-no-such-card = Такої карти у вас немає.
noites-refused-no-such-spot = Такої точки поблизу немає.
noites-refused-no-such-target = { $target ->
    [none] Назвіть і ціль.
   *[other] { TYPED($target) } не може бути ціллю.
}
noites-refused-no-such-victim = Жертви { TYPED($victim) } немає.
noites-refused-no-way = Дозволеного шляху до { CELL($place) } немає.
noites-refused-not-eligible = На цьому сліді вартовий стріляти не може.
noites-refused-no-such-profile = Не знаю чудовиська «{ TYPED($typed) }».
noites-refused-not-in-army = У цьому війську немає такого: { NAME($profile) }.
noites-refused-not-steep = На { CELL($place) } немає крутого підвищення.
noites-refused-not-stunned = Він не приголомшений.
noites-refused-not-yours = Це не ваш монстр.
noites-refused-off-grid = Стіл — від A1 до { $column }{ $row }.
noites-refused-only-reaction = Це карта реакції.
noites-refused-push-too-far = Штовхнути можна щонайбільше на { $most } мм.
noites-refused-starter-only = За цим столом грають лише стартовими складами.
noites-refused-too-far = Це коштує { $cost } мм із дозволених { $limit } мм; вистачить до { CELL($last) } ({ $last }).
noites-refused-too-many-copies = { NAME($profile) }: щонайбільше { $most }.
noites-refused-too-many-legs = Маршрут має щонайбільше { $most } відрізків.
noites-refused-victims-walk = Жертви можуть лише йти.
noites-refused-watcher-unnamed = Скажіть і про { $watchers }: на якому сліді, чи зовсім ні.
noites-refused-wrong-card = Зараз годиться лише «{ NAME($card) }».
noites-refused-wrong-points = Склад коштує { $points } (очки); треба від { $least } до { $most }.
noites-refused-wrong-targets = Назвіть { $count ->
    [one] { $count } ціль
    [few] { $count } цілі
    [many] { $count } цілей
   *[other] { $count } цілі
}.
noites-refused-off-table = Воно не вміщається на столі.
noites-refused-in-the-way = Там щось заважає.
noites-refused-outside-zone = Це поза вашою зоною: 300 мм від кута.
noites-refused-near-monster = Це надто близько до монстра.
noites-refused-near-victim = Це надто близько до іншої жертви.
noites-refused-uneven = Барикада має стояти на одному рівні.
noites-refused-no-barricade = Барикад у запасі не лишилося.
noites-refused-route-off-table = Слід { $step } ({ CELL($place) }) виходить за край стола; до { CELL($last) } ({ $last }) ще можна.
noites-refused-route-in-the-way = На сліді { $step } ({ CELL($place) }) заважає { $by }; до { CELL($last) } ({ $last }) ще можна.
noites-refused-route-too-near = Слід { $step } ({ CELL($place) }) надто близько до { $by }; до { CELL($last) } ({ $last }) ще можна.

## Налаштування

noites-setting-preset = набір налаштувань
    .help = Кілька налаштувань одразу; те, що ви змінили самі, лишається.
noites-setting-preset-standard = стандартний
noites-setting-preset-by-the-book = за правилами
noites-setting-preset-full-night = повна ніч
noites-setting-preset-quick = швидкий
noites-setting-size = розмір столу
    .help = Стіл, війська та кількість жертв.
noites-setting-size-small = малий
noites-setting-size-medium = середній
noites-setting-size-large = великий
noites-setting-terrain = місцевість
    .help = Звідки береться місцевість.
noites-setting-terrain-generated = згенерована
noites-setting-terrain-preset = готовий стіл
noites-setting-terrain-open = відкрите поле
noites-setting-armies = війська
    .help = Як обирають війська.
noites-setting-armies-free = вільний вибір
noites-setting-armies-starter = стартовий склад
noites-setting-armies-random = випадкові
noites-setting-armies-mirror = однакові
noites-setting-flavour = сюжет
    .help = Жертв убивають чи рятують? Міняються лише слова.
noites-setting-flavour-hunt = полювання
noites-setting-flavour-rescue = порятунок
noites-setting-flavour-per-side = одні полюють, інші рятують
noites-setting-twists = карти несподіванок
    .help = Чи роздають карти несподіванки.
noites-setting-hand-size = розмір руки
    .help = Скільки карт несподіванки на гравця.
noites-setting-barricades = барикади
    .help = Чи можуть жертви будувати.
noites-setting-barricade-supply = запас барикад
    .help = Скільки всього барикад.
noites-setting-rounds = раунди
    .help = Скільки раундів грати.
noites-setting-difficult-mode = складна місцевість
    .help = Як сповільнює складна місцевість.
noites-setting-difficult-mode-whole-move = ділить увесь рух навпіл
noites-setting-difficult-mode-per-mm = коштує там удвічі
noites-setting-cover-in-melee = прикриття в ближньому бою
    .help = Чи діє прикриття в ближньому бою.
noites-setting-overwatch-trigger = коли стріляє варта
    .help = Коли вартовий може стріляти.
noites-setting-overwatch-trigger-moves-in-sight = ворог рухається на видноті
noites-setting-overwatch-trigger-enters-sight = з’являється на видноті
noites-setting-interrupts = переривання
    .help = Питати вас щоразу чи діяти за вашими наказами?
noites-setting-interrupts-by-pace = залежно від темпу
noites-setting-interrupts-ask = питати гравця
noites-setting-interrupts-orders = за постійними наказами
noites-setting-deploy = розстановка
    .help = Як розставляють монстрів.
noites-setting-deploy-alternate = почергово
noites-setting-deploy-secret = таємно
noites-setting-deploy-auto = автоматично
noites-setting-victim-setup = розстановка жертв
    .help = Як розставляють жертв.
noites-setting-victim-setup-alternate = почергово
noites-setting-victim-setup-fair-auto = чесно, автоматично
noites-setting-victim-repeat = повторний вибір жертви
    .help = Чи можна вибрати жертву знову в тому самому раунді?
noites-setting-victim-repeat-any = без обмеження
noites-setting-victim-repeat-once-per-round = раз на раунд
noites-setting-tie-break = нічия
    .help = Що вирішує за рівних очок.
noites-setting-tie-break-draw = нічия
noites-setting-tie-break-victims = більше жертв
noites-setting-self-loss-scores = очки за нещасні випадки
    .help = Чи дають нещасні випадки очки іншій стороні.
noites-setting-wipeout = військо знищено
    .help = Що буде, якщо все військо загинуло.
noites-setting-wipeout-play-on = грати далі
noites-setting-wipeout-end = закінчити гру
noites-setting-balanced = зрівняні шанси
    .help = Очки кожного війська й непарна жертва посередині, щоб усі вигравали однаково часто.
noites-setting-pace = темп
    .help = Скільки часу на рішення.
noites-setting-pace-live = наживо
noites-setting-pace-async = неспішно (дні)
