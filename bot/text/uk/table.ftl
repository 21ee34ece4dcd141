### Стіл: збір, ходи, годинники, голосування, місця.

## Усюди

table-done = Готово.
table-broken = Щось зламалося з мого боку; гляньте на поле і спробуйте ще раз за мить.
table-fault = Щось зламалося з мого боку (код { $code }). Нічого з того, що ви щойно зробили, не збережено. Якщо це повториться, скажіть код тому, хто мене обслуговує.
table-set-aside = За цим столом щось моє зламалося (код { $code }), тож я відкладаю його. Нічого не втрачено: хто мене обслуговує, може полагодити й повернути його. А поки тут можна відкрити інший стіл.
table-taken-up = Те, що зламалося за цим столом, полагоджено: гра триває з того самого місця.
table-numbered = { $game } · стіл { $number }
table-about-table = { $game }{ COUNT($others) ->
    [0] {""}
   *[other] {" "}· за столом: { SEAT($others) }{ $more ->
        [yes] {" "}й не тільки
       *[no] {""}
    }
}
table-and-earlier = { $n ->
    [one] Пропущено { $n } попередній рядок.
    [few] Пропущено { $n } попередні рядки.
    [many] Пропущено { $n } попередніх рядків.
   *[other] Пропущено { $n } попереднього рядка.
}
table-folded = { $text } (× { $times })
table-computer-name = Комп’ютер { $number }
table-forgotten-name = Колишній гравець { $number }
table-free-seat = вільно
table-free-seats = { $first }–{ $last }. вільні
table-setting-follows = відповідно до інших налаштувань

## Збір

table-opened = { $name } відкриває стіл: { $game }.
table-rematch-opened = { $name } хоче реваншу: { $game }. Усі пересідають на одне місце далі.
table-you-opened = Стіл для гри «{ $game }» відкрито. Ви господар столу.
table-lobby-title = { $game } · { $gathering ->
    [yes] ось-ось почнемо
   *[no] збираємо гравців
}
table-lobby-how = Гравців: від { $least } до { $most }. Натисніть «Сісти»; гру починає господар столу.
table-seat-line = { $number }. { $name }{ $role ->
    [none] { "" }
   *[other] { " " }({ $role })
}{ $host ->
    [yes] { " " }· господар столу
   *[no] { "" }
}{ $mark ->
    [computer] { " " }· грає комп’ютер
    [confirmed] { " " }· на місці
   *[none] { "" }
}
table-joined = { $name } займає місце { $number }.
table-you-joined = Ваше місце у грі «{ $game }» — { $number }.
table-seat-wanted = Питаємо решту, чи можна вам зайняти місце { $number }.
table-filled = { $n ->
    [0] Додавати нікого.
    [one] За стіл сідає { $n } комп’ютер.
    [few] За стіл сідають { $n } комп’ютери.
    [many] За стіл сідають { $n } комп’ютерів.
   *[other] За стіл сідає { $n } комп’ютера.
}
table-left = { $name } встає з-за столу.
table-you-left = Ви звільнили своє місце.
table-you-watch = Ви спостерігаєте за цим столом.
table-you-stopped-watching = Ви більше не спостерігаєте за цим столом.
table-host-passed = Тепер господар столу — { SEAT($seat) }.
table-settings-title = Налаштування цього столу:
table-pace-game = як задано в грі
    .typed = гра, гри, як у грі
table-pace-none = без годинника
    .typed = без, немає, без годинника
table-pace-hours = { $n ->
    [one] { $n } година на кожне рішення
    [few] { $n } години на кожне рішення
    [many] { $n } годин на кожне рішення
   *[other] { $n } години на кожне рішення
}
table-preset-first = Перша гра
table-preset-box = Як у коробці
table-preset-long = Довга гра
table-preset-hard = Важка гра
table-preset-usual = усе як звичайно
table-speed-slow = повільно
table-speed-normal = звичайно
table-speed-once = одразу
table-pace-line = Темп: { $pace }
table-pace-changed = Темп від наступного рішення: { $pace }.
table-pace-proposed = Питаємо решту, чи змінювати темп.
table-pace-asked = { SEAT($seat) } пропонує інший темп: { $pace }. Усі згодні? { table-how-to-vote }
table-pace-refused = Темп лишається таким, як був.
table-setting-changed = Від наступного ходу: { $name } — { $value }.
table-cancelled = Стіл скасовано.
table-was-cancelled = { $game }: цей стіл закрито.
table-lobby-expired = Довго ніхто не приходив, тому стіл закрито.
table-bridged = Стіл тепер видно ще в одному чаті.
table-bridge-how = Щоб грати ще й з іншим чатом, напишіть там: /bridge { $code }
    Усі звідти зможуть сісти за цей стіл. Давайте код лише тим, кого хочете тут бачити.

## Перекличка

table-gathering = Усі тут? Ще не відгукнулися: { SEAT($seats) }.
table-waiting-to-confirm = Ви на місці. Ще чекаємо на відповідь: { SEAT($seats) }.
table-you-confirmed = Ви на місці.
table-check-cancelled = Повертаємося до збору.
table-dealt = Усі тут. Гра починається.
table-begins = Гра починається. Випадок запечатано, наприкінці кожен зможе перевірити; відбиток зерна: { $hash }
table-door-open = Приватний чат відкрито: тут ви отримуватимете те, що бачите лише ви.

## Запитання

table-group = { $label } ›
table-aside = Інші дії
table-part-of = { $verb }: { $part }
table-apart = { $part } ({ $verb })
table-narrowed = Поки що вибрано: { $label }
table-draft = Ви складаєте: { $parts }
table-answer-given = Ваша відповідь: { $answer }. Її можна змінити, доки не надійде остання.
table-once-more = Ще не зроблено. «{ $answer }» потім не скасувати: погляньте, що буде, і скажіть ще раз.
table-look-first =
    { $answer }
    Спершу погляньте: наслідків уже не скасувати.
table-answer-stands = Ваша остання відповідь: { $answer }. Наразі нічого вирішувати.
table-answer-taken = Зроблено: { $answer }
table-answer-taken-secret = Таємно записано: { $answer }
table-rest-kept = Решту спробуємо, коли знову дійде до вас: { $rest }
table-behind-is-kept = що йде далі, спробуємо, коли знову дійде до вас
table-rest-done = Зроблено, як ви казали раніше: { $answer }
table-rest-dropped = Лишилося незробленим: { $rest }. { $why }
table-finish = { START($verb) }: виконати
table-finish-empty = { START($verb) }: нічого не робити
table-shrink = Прибрати останнє
table-clear = Почати заново
table-back-to-all = Назад
table-earlier = Попередні
table-further = Наступні
table-team-says = { SEAT($seat) } до команди: { $text }
table-team-room = Це кімната вашої команди у грі «{ $game }»: інша команда цього не бачить. Кому в грі треба мовчати, мовчить і тут.
table-team-told = Передано вашій команді.
table-nothing-asked = Зараз вам нічого вирішувати.
table-possible-now = Що ви можете зробити зараз:
table-notice-done = Наразі нічого вирішувати.
table-reminder = Нагадування: стіл чекає на вас.
table-your-turn-in-public = { SEAT($seat) }, ваш хід.
table-cannot-reach = Не можу написати приватно: { SEAT($seat) }. Кнопка «Моя рука» під полем працює завжди.
table-nobody-known-awaited = Хтось іще вирішує.

## Під час гри

table-undone = { SEAT($seat) } скасовує останню дію.
table-undone-seen = { SEAT($seat) } скасовує останню дію за спільною згодою. Побачене лишається побаченим.
table-you-undid = Скасовано.
table-undo-asked = Питаємо інших, чи згодні вони це скасувати.
table-undo-preview = Ось що буде на столі, якщо скасувати.
table-undo-wanted = { SEAT($seat) } хоче скасувати останню дію. Усі згодні? { table-how-to-vote }
table-undo-wanted-seen = { SEAT($seat) } хоче скасувати останню дію, хоча відтоді дещо вже відкрилося. Усі згодні? { table-how-to-vote }
table-undo-refused = Дія лишається в силі: згодні не всі.
table-seat-asked = { $name } хоче зайняти місце ({ SEAT($seat) }) і побачити, що там приховано. Усі згодні? { table-how-to-vote }
table-seat-refused = Ніхто інший не сідає: місце лишається, як було.
table-end-proposed = Питаємо решту, чи закінчувати гру.
table-end-asked = { SEAT($seat) } пропонує закінчити гру без результату. Усі згодні? { table-how-to-vote }
table-end-suggested = Когось уже довго немає. Закінчити гру без результату? { table-how-to-vote }
table-how-to-vote = Відповісти можна під полем: «{ table-button-vote-yes }» чи «{ table-button-vote-no }».
table-end-refused = Гра триває.
table-ended-by-vote = Гру закінчено без результату за спільною згодою.
table-voted = Ваш голос враховано.
table-vote-open = Голосування: { $about ->
    [undo] скасувати останню дію
    [pace] інший темп
    [seat] хто займе місце
   *[end] закінчити гру
}. Ще немає відповіді: { SEAT($seats) }.
table-paused = { $name } бере паузу. Годинники зупинено.
table-paused-alone = За столом нікого не лишилося, тому гра стоїть, доки хтось не повернеться.
table-is-paused-by = Пауза: { $name }.
table-is-paused = Гра на паузі.
table-hushed-right = Зараз мені не можна писати в каналі гри.{ $stands ->
    [yes] {" "}Годинники стоять. Гра піде далі сама, щойно мені знову дозволять там писати.
   *[no] {""}
}
table-hushed-locked = Гілку або тему гри закрито, писати туди не можна.{ $stands ->
    [yes] {" "}Годинники стоять. Гра піде далі сама, щойно її знову відкриють.
   *[no] {""}
}
table-hushed-away = Мене більше не пускають у канал гри.{ $stands ->
    [yes] {" "}Годинники стоять. Гра піде далі сама, щойно мене знову впустять.
   *[no] {""}
}
table-hushed-gone = Каналу гри більше немає.{ $stands ->
    [yes] {" "}Годинники стоять. Командою /bridge в іншому каналі гру можна продовжити там.
   *[no] {""}
}
table-heard-again = Тут знову можна писати: гра йде далі.
table-resumed = { $name } продовжує гру.
table-handed-over = { SEAT($seat) } відходить від столу: поки що грає комп’ютер.
table-is-back = { SEAT($seat) } знову за столом.
table-stands-in = { SEAT($seat) } мовчить надто довго: тепер грає комп’ютер. Місце може зайняти будь-хто.
table-stand-ins = Грає комп’ютер, замість: { SEAT($seats) }.
table-resigned = { SEAT($seat) } звільняє місце назавжди. Далі грає комп’ютер, і місце може зайняти будь-хто.
table-kicked = За рішенням господаря { SEAT($seat) } більше не за столом. Далі грає комп’ютер, і місце може зайняти будь-хто.
table-seed-opened = Зерно, запечатане на початку: { $seed }.
table-finished = Гру закінчено.
table-winners = { $n ->
    [one] Перемога: { SEAT($seats) }
    [few] Перемога: { SEAT($seats) }
    [many] Перемога: { SEAT($seats) }
   *[other] Перемога: { SEAT($seats) }
}
table-no-winner = Ніхто не переміг.
table-ending-won = Ви перемогли!
table-ending-together = Ви перемогли всі разом!
table-ending-lost = Цього разу не вийшло.
table-ending-place = Ваше місце: { $place } з { $of }.
table-ending-line = { $place }. { SEAT($seats) }

## Щоб подивитися

table-seal = Відбиток запечатаного зерна, визначеного до початку гри (SHA-256): { $hash }
table-seed = Зерно: { $seed }
table-seed-later = Саме зерно буде показано після кінця гри: тоді кожен кидок можна перевірити (Експорт).
table-nothing-there = Про це мені нічого сказати.
table-term = • { $name }: { $help }
table-befell-you = Що сталося з вами:
table-besides = А ще:
table-nothing-new = Після вашої останньої дії нічого не сталося.
table-moment = Момент { $moment } з { $last }
table-to-show = Хто переміг, на картинці: показуйте її де завгодно, таємниць на ній немає.
table-exported = Ось уся гра, щоб зберегти й перевірити.
table-table-of-age = { $table }, столу вже { DURATION($seconds) }
table-my-table = { $table }: { $state ->
    [lobby] шукаємо гравців
    [gathering] ось-ось почнеться
    [playing] чекаємо на інших
    [yours] чекаємо на вас!
    [paused] пауза
   *[finished] закінчено
}
table-help = Натискайте кнопки або пишіть, що хочете зробити. Кілька дій поспіль розділяйте крапкою з комою: «;».
table-language-set = Відтепер говоримо українською.
table-language-pt-br = португальська
    .typed = португальська, бразильська, португальською
table-language-uk = українська
    .typed = українська, українською, укр
table-language-en = англійська
    .typed = англійська, англійською, англ
table-forgotten = Усе, що було про вас збережено, видалено.

## Кнопки

table-button-join = Сісти
    .help = Зайняти вільне місце або те, яке хтось залишив.
table-button-leave = Встати
    .help = Встати з-за столу.
table-button-start = Почати
    .help = Перевірити, чи всі тут, і роздати.
table-button-confirm = Я тут
    .help = Підтвердити, що ви тут і можете отримувати приватні повідомлення.
table-button-door = Відкрити наш приватний чат
    .help = Карти роздаються там: натисніть «Почати».
table-button-cancel = Скасувати
    .help = Скасувати початок гри або закрити стіл.
table-button-computer = Додати комп’ютер
    .help = Посадити комп’ютер на вільне місце.
table-button-fill = Заповнити комп’ютерами
    .help = Посадити комп’ютер на всі вільні місця.
table-button-settings = Налаштування
    .help = Подивитися й змінити, як грати.
table-button-rules = Правила
    .help = Гра в кількох словах.
table-button-help = Довідка
    .help = Що можна натискати й писати.
table-button-hand = Моя рука
    .help = Те, що можете бачити лише ви, і що ви можете зробити. Більше ніхто цього не бачить.
table-button-undo = Скасувати дію
    .help = Скасувати свою останню дію, якщо ніхто нічого з неї не дізнався.
table-button-catchup = Що сталося?
    .help = Що сталося після вашої останньої дії.
table-button-status = Хто за столом
    .help = Хто де сидить, на кого чекаємо, скільки лишилося часу.
table-button-pause = Пауза
    .help = Зупинити годинники, доки хтось не продовжить.
table-button-handover = Хай грає комп’ютер
    .help = Замість мене грає комп’ютер, доки я не повернуся.
table-button-resume = Продовжити
    .help = Знову запустити годинники.
table-button-vote-yes = За
    .help = Проголосувати «так».
table-button-vote-no = Проти
    .help = Проголосувати «ні».
table-button-rematch = Реванш
    .help = Ті самі люди ще раз, на одне місце далі.
table-button-replay = Переглянути
    .help = Передивитися гру крок за кроком.
table-button-seal = Перевірити
    .help = Перевірити, що зерно запечатано до початку гри.
table-button-share = Картинка для друзів
    .help = Хто переміг, на картинці, яку можна показати будь-де.
table-button-export = Експорт
    .help = Гра у файлі, який можна перевірити.
table-button-replay-first = На початок
    .help = Найперший момент.
table-button-replay-previous = Назад
    .help = На крок назад.
table-button-replay-next = Вперед
    .help = На крок далі.
table-button-replay-last = У кінець
    .help = Останній момент.
table-button-replay-everybody = Усі
    .help = Як це бачили всі.

## Відмови

table-refused-already-seated = Ви вже маєте тут місце.
table-refused-already-voting = За столом уже триває голосування. Спершу проголосуйте.
table-refused-bad-argument = Не розумію тут слова «{ $word }».
table-refused-bad-arguments = «/{ $name }» пишуть інакше: гляньте «/довідка».
table-refused-bad-bridge-code = Цей код не відкриває жодного столу. Хто сидить за столом, отримає правильний через /bridge.
table-refused-bad-button = Такої кнопки немає.
table-refused-no-such-preset = Такого способу гри тут немає: { $name }.
table-refused-bad-speed = Напишіть «повільно», «звичайно» або «одразу».
table-refused-bad-pace = Напишіть «гра» (як задано в грі), «без» (без годинника) або кількість годин від 1 до { $most }.
table-refused-choice-gone = Цього вибору вже немає. Ось що можна зробити зараз.
table-refused-door-not-open = Поки що вам не можна написати приватно. Спершу відкрийте приватний чат зі мною.
table-refused-handed-over = Замість вас грає комп’ютер. Спершу поверніться на своє місце.
table-refused-has-played = У цій грі ви вже сиділи на місці ({ SEAT($seat) }) і бачили, що там приховано. Інше місце — лише в наступній.
table-refused-is-computer = Це комп’ютерний гравець.
table-refused-is-paused = Гра на паузі.
table-refused-late-press = Ця кнопка від попереднього запитання й більше не діє.
    .why = Кожна кнопка діє лише для того запитання, з яким її показано, тож запізніле натискання ніколи не стане відповіддю на наступне.
table-refused-no-such-language = Я розмовляю такими мовами: { $languages }.
table-refused-no-such-role = Ролі «{ $name }» тут немає.
table-refused-no-such-table = Цього столу вже немає.
table-refused-set-aside = Цей стіл відкладено (код { $code }): там щось моє зламалося. Нічого не втрачено; хто мене обслуговує, може полагодити й повернути його.
table-refused-no-such-term = Нічого не знаю про «{ $name }» у цій грі.
table-refused-no-table-here = Тут ще немає столу.
table-refused-no-table-of-yours = Ви не сидите за жодним столом.
table-refused-no-result = Гру закінчено без результату, тож показувати нічого.
table-refused-not-finished = Це можливо лише після кінця гри.
    .why = До кінця це розкрило б таємниці.
table-refused-not-host = Це може лише господар столу.
table-refused-not-in-lobby = Це можливо лише до початку гри.
table-refused-not-invited = Цей стіл стоїть деінде. Зайдіть у чат, де за ним грають, або попросіть запрошення в когось із гравців.
table-refused-not-paused = Гра не на паузі.
table-refused-not-playing = Це можливо лише під час гри.
table-refused-not-seated = Ви не маєте місця за цим столом.
table-refused-not-your-button = Ця кнопка не для вас.
table-refused-not-your-vote = Вас не питають у цьому голосуванні.
table-refused-enough-seats = Зайнято місць: { $n }, і саме з такою кількістю ця гра найкраща. Щоб додати ще, назвіть число: «/заповнити 6».
table-refused-nothing-to-undo = Вам нічого скасовувати.
table-refused-not-taken-back = Це вже не скасувати: побачене лишається побаченим.
table-refused-nothing-to-vote = Голосувати немає за що.
table-refused-no-team = За цим столом немає команд: скажіть усім.
table-refused-nothing-typed = Напишіть, що хочете зробити.
table-refused-only-in-a-place = Напишіть це в чаті, де має бути стіл, а не приватно.
table-refused-place-taken = Тут уже є стіл.
table-refused-seat-is-free = На місці { $number } ніхто не сидить.
table-refused-seat-taken = Це місце вже зайняте: { SEAT($seat) }.
table-refused-table-full = Вільного місця немає.
table-refused-too-busy = Надто багато запитів одразу. Спробуйте ще раз за мить.
table-refused-look-first = Цього вже не скасувати. Спершу погляньте, а тоді скажіть ще раз.
table-refused-too-many-tries =
    Забагато спроб поспіль. Погляньте на поле; продовжити можна за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }.
table-refused-too-many-tables = Ви вже за { $most } столами; спершу дограйте за одним.
table-refused-which-table = Ви сидите за кількома столами. Про який ідеться?

## Команди

table-command-play = грати, зіграймо, нова
    .help = Відкрити стіл для гри.
table-command-solo = соло, наодинці
    .help = Зіграти одразу: ви самі проти комп’ютера, без годинника.
table-command-learn = навчитися, урок
    .help = Навчитися гри граючи: ви самі, крок за кроком, за п’ять хвилин.
table-command-nohints = без-порад, без порад
    .help = Більше жодних порад, тут і за іншими столами.
table-command-skiplesson = пропустити-урок, пропустити урок, закінчити урок
    .help = Закінчити урок і грати далі вільно.
table-command-join = сісти, приєднатися, долучитися
    .help = Зайняти місце.
table-command-leave = встати, вийти
    .help = Встати; під час гри замість вас гратиме комп’ютер.
table-command-start = почати, роздати, почали
    .help = Перевірити, чи всі тут, і роздати.
table-command-confirm = тут, я-тут, підтвердити
    .help = Сказати, що ви тут.
table-command-cancel = скасувати-стіл, скасувати стіл, розпустити
    .help = Скасувати початок або стіл.
table-command-act = діяти, дія
    .help = Зробити щось у грі; кілька дій розділяйте знаком «;».
table-command-board = поле, дошка
    .help = Показати поле.
table-command-hand = рука
    .help = Показати те, що можете бачити лише ви.
table-command-status = стан, статус, хто
    .help = Хто де сидить, на кого чекаємо, скільки лишилося часу.
table-command-look = оглянути, глянути, подивитися, показати
    .help = Поле або його частина словами й зблизька.
table-command-catchup = новини, що-нового
    .help = Що сталося після вашої останньої дії.
table-command-rules = правила, що таке, поясни
    .help = Гра в кількох словах або одна карта, фігурка чи поняття.
table-command-seal = відбиток
    .help = Перевірити, що зерно запечатано до початку гри.
table-command-settings = налаштування
    .help = Показати налаштування.
table-command-why = чому
    .help = Чому щось відхилено і що можливо зараз.
table-command-help = довідка, допомога
    .help = Що можна натискати й писати.
table-command-tables = столи, мої, мої-столи
    .help = Усі ваші столи й те, що чекає на вас.
table-command-team = команда, команді, своїм
    .help = Сказати щось лише своїй команді.
table-command-undo = скасувати-дію, скасувати дію, скасувати-хід, скасувати хід, скасувати, відмінити, назад
    .help = Скасувати свою останню дію.
table-command-vote = голосувати, голос, голосую
    .help = Відповісти в голосуванні: так чи ні.
table-command-end = закінчити-гру, закінчити гру
    .help = Запропонувати закінчити гру без результату.
table-command-pause = пауза
    .help = Зупинити годинники.
table-command-resume = продовжити
    .help = Знову запустити годинники.
table-command-handover = передати, відійти, заміна
    .help = Нехай замість вас грає комп’ютер.
table-command-back = повернутися, вернутися, знову-тут
    .help = Повернутися на своє місце.
table-command-resign = звільнити-місце, звільнити місце, віддати місце
    .help = Звільнити своє місце назавжди.
table-command-kick = вигнати
    .help = Попросити когось із-за столу.
table-command-computer = комп’ютер, бот
    .help = Посадити комп’ютер на вільне місце.
table-command-fill = заповнити
    .help = Посадити комп’ютер на вільні місця.
table-command-move = пересадити
    .help = Поміняти місцями двох.
table-command-role = роль, колір
    .help = Вибрати роль, колір чи команду.
table-command-configure = налаштувати, встановити
    .help = Змінити налаштування.
table-command-preset = набір
    .help = Задати все одразу: перша гра, як у коробці, довга чи важка.
table-command-speed = швидкість
    .help = Як швидко відповідають комп’ютери.
table-command-pace = темп
    .help = Скільки часу є на рішення.
table-command-watch = спостерігати
    .help = Спостерігати за цим столом.
table-command-rematch = реванш, ще-раз
    .help = Ті самі люди ще раз.
table-command-replay = переглянути
    .help = Пройти закінчену гру крок за кроком.
table-command-share = картинка, плакат
    .help = Хто переміг, на картинці для друзів.
table-command-export = експорт
    .help = Закінчена гра у файлі, який можна перевірити.
table-command-bridge = міст
    .help = Показати в цьому чаті стіл з іншого чату.
table-command-language = мова
    .help = Якою мовою з вами говорити.
table-command-forgetme = забудь-мене, забудь мене, забути мене, забудьте мене
    .help = Видалити все, що про вас зберігається.

## Навчання у грі

table-lesson-opened = { $name } вчиться гри «{ $game }».
table-lesson-step = 📘 Крок { $number } з { $all }
table-lesson-do = 👉 Натисніть 👉 або напишіть: { $act }
table-lesson-touch = 👉 Натисніть там, куди вказує стрілка, або кнопку з 👉.
table-lesson-otherwise = Так теж можна: { $what } Тут цей хід повернено. Урок просить: { $act }
table-lesson-over = Урок закінчено. Та сама гра триває, і далі кожен хід ваш.
table-hint = Порада: { $text }
table-no-more-hints = Порад більше не буде.
table-button-nohints = Більше без порад
    .help = Перші три ваші ходи мають по пораді. Один дотик — і їх більше не буде ні тут, ні деінде.
table-button-skiplesson = Закінчити урок
    .help = Без подальших кроків: звідси ви граєте вільно.
table-refused-no-lesson = Для цієї гри уроку ще немає.
table-refused-in-a-lesson = На уроці нічого не треба повертати: хибний хід не виконується.
