### Слова дому: те, що може сказати будь-яка гра й будь-який стіл.

## Дрібні слова

core-and = і
core-piece = { $kind } { $sign }
core-yes = так
core-no = ні
core-none = немає
core-seat = Місце { $number }
core-spectator = глядач
core-house-rules = власні правила столу

core-duration-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
}
core-duration-hours = { $n } год
core-duration-minutes = { $n } хв
core-duration-seconds = { $n } с

## За будь-яким столом

core-your-turn = { SEAT($seat) }, ваш хід.
core-waiting-for = { COUNT($seats) ->
    [one] Чекаємо на гравця: { SEAT($seats) }.
    [few] Чекаємо на гравців: { SEAT($seats) }.
    [many] Чекаємо на гравців: { SEAT($seats) }.
   *[other] Чекаємо на гравців: { SEAT($seats) }.
}
core-nobody-awaited = Зараз ні на кого не чекаємо.
core-time-left = лишилося { DURATION($seconds) }
core-by-deadline = час вийшов
core-winner = Перемагає { SEAT($seat) }!
core-called-off = Закінчено без результату
core-commitment = Відбиток запечатаного зерна: { $hash }. Наприкінці зерно відкриють, і кожен зможе перевірити всі кидки й роздачі.
core-seed-opened = Зерно, запечатане на початку: { $seed }.
core-event-rules-changed = Правила цієї гри виправили після того, як ви почали. Відтепер граємо за сьогоднішніми.
core-done = Готово.

## Відмови рушія

core-refused-bad-command = Не розумію. Натисніть «Довідка» або напишіть інакше.
core-refused-not-your-turn = Зараз не ваш хід.
core-refused-wrong-phase = Не зараз: спершу дайте відповідь на запитання.
core-refused-must-answer = Самого цього тут замало: треба щось вибрати.
core-refused-game-over = Гру вже закінчено.
core-refused-no-such-seat = За цим столом немає такого місця: { SEAT($seat) }.
core-refused-no-such-game = Не знаю гри «{ $name }».
core-refused-no-such-setting = У цій грі немає налаштування «{ $name }».
core-refused-bad-setting = Такого значення тут не буває: «{ $value }» ({ $name }).
core-refused-setting-is-fixed = Це не змінюється, коли гра почалася.
core-refused-bad-seats = У цю гру грають від { $least } до { $most } гравців.
core-refused-bad-roles = Ці ролі не підходять до столу: кожна лише один раз і лише з цієї гри.
core-refused-bad-save = Ця збережена гра пошкоджена, її не відкрити.
core-refused-bad-log = Запис { $entry } журналу суперечить правилам ({ $why }).
core-refused-by-older-rules = Усе, що було до запису { $moment }, зіграно за давнішими правилами. Це можна прочитати, але не переграти.
core-refused-fingerprint-mismatch = Файл змінили після збереження.
core-refused-store-trouble = Сховище зараз не відповідає як слід. Спробуйте трохи згодом.
core-refused-store-broken = Файл сховища пошкоджений або з іншої версії. Його залишено як є.
core-refused-store-busy = З цією текою даних уже працює інший Mestre. Спершу зупиніть його.
core-refused-store-gone = Сховище не відповідає. Чи працює Redis там, куди вказує REDIS_URL?
core-refused-store-not-empty = Те сховище не порожнє: копіюйте в порожнє.
core-refused-store-full = Диск або пам’ять сховища переповнено, або до теки даних немає доступу на запис. Збережене не втрачено.
core-refused-store-none = У цій теці немає сховища. Вкажіть іншу: --data або MESTRE_DATA.
core-refused-store-silent = За адресою REDIS_URL хтось приймає з’єднання, але мовчить. Чи це Redis, і чи використовує він TLS так, як каже адреса (rediss://)?
core-refused-store-no-host = Комп’ютер, названий у REDIS_URL, не знайдено. Чи правильно написано назву і чи є мережа?
core-refused-store-locked = Redis нас не впускає: ім’я чи пароль у REDIS_URL неправильні, їх немає або їм бракує прав.
core-refused-store-address = REDIS_URL — не адреса. Напишіть redis://:пароль@127.0.0.1:6379/0; у паролі %2F замість /, %23 замість #, %40 замість @.
core-refused-store-no-database = У Redis немає бази з номером, що стоїть у кінці REDIS_URL. Перша — 0.
core-refused-store-no-redis = За адресою REDIS_URL відповідає не Redis. Чи правильний порт?
core-refused-store-no-cluster = У REDIS_URL стоїть redis+cluster://, але там не відповідає жоден цілий Redis Cluster. Для одного сервера пишіть redis://.
core-refused-store-no-backup = Цей файл не є резервною копією Mestre. Нічого не змінено.
core-refused-commitment-mismatch = Це не те зерно, що його запечатано на початку.
core-refused-position-mismatch = Якщо відтворити журнал, виходить інша позиція, ніж збережена.
core-refused-no-such-moment = У грі немає моменту { $moment }.

## Команди, які набирають

core-refused-ambiguous-word = «{ $word }» може означати різне: { $meanings }.
core-refused-too-long = Це більше, ніж можна прочитати за раз. Пишіть коротшими рядками.
core-nearest-legal = { $why } Може, так: { $near }
core-possible-now = { $why } Що можна зараз, наприклад: { $lines }
core-vote-for = за, згода
core-vote-against = проти
core-skipped-words = в, у, на, до, за, по, із, зі, від, та, мій, мою

core-token-act = дія, дію, роблю
core-token-undo = скасувати, назад, відмінити, забрати назад
core-token-reset = спочатку, заново, очистити
core-token-done = готово, готовий, готова, гаразд, добре, ок, кінець, усе, все, завершити
core-token-pass = пас, пасую, пропустити, пропускаю, далі, нічого
core-token-yes = так, т, ага, авжеж
core-token-no = ні, н, не, нє
core-token-on = увімкнено, увімкнути, ввімкнути
core-token-off = вимкнено, вимкнути
