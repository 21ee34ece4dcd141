### Сторінка столу в браузері.

## Сторінка

web-skip = До запитання
web-table = Стіл
web-mine = Моя рука
web-log = Що сталося
web-log-empty = Ще нічого не сталося.
web-whispers = Сказано лише вам
web-twin = Словами
web-close = Закрити
web-your-turn = Ваш хід
web-waits = Стіл чекає на вас
web-watching = Ви спостерігаєте. Ви бачите те саме, що й усі.
web-no-table = Тут ще немає гри. Вона з’явиться сама.
web-not-seated = У вас немає місця за цим столом. Ви бачите те саме, що й усі.
web-explain = Що роблять кнопки
web-why = Чому?
web-paused = Пауза
web-time-left = Лишилося часу
web-more = Що ще можна зробити за столом
web-do-pause = Пауза
web-do-handover = Хай грає комп’ютер
web-do-back = Повернутися до гри
web-do-end = Запропонувати кінець гри
web-do-resign = Звільнити місце назавжди
web-sure = Справді?

## Рядок

web-line = Що ви робите?
web-type = Написати словами
web-to-team = Сказати своїй команді
web-line-hint = Напишіть хід або /
web-send = Надіслати
web-suggestions = Підказки

## Зв’язок

web-lost = Немає зв’язку. Пробуємо знову…
web-found = Зв’язок відновлено.
web-slow = Зачекайте хвильку і спробуйте ще раз.
web-failed = Не надіслалося. Спробуйте ще раз.
web-only-watching = Це посилання лише для перегляду.

## Ви

web-you = Ви
web-new-name = Тепер ваше ім’я за столом:
web-name = Ваше ім’я
web-name-help = Так вас бачитимуть інші.
web-guest = Гість
web-language = Мова
web-call = Тихий сигнал, коли мій хід
web-call-help = Якщо браузер дозволить — ще й сповіщення, коли ця сторінка у фоні.
web-done = Готово
web-help = Довідка

## Запрошення

web-invite = Запросити
web-invite-title = Запросити друзів
web-invite-play = Щоб сісти й грати
web-invite-play-help = Хто відкриє це посилання, отримає власну сторінку.
web-invite-watch = Лише щоб дивитися
web-invite-watch-help = Хто має це посилання, бачить стіл, але не може ні сісти, ні щось натиснути.
web-invite-mine = Моя власна сторінка
web-invite-mine-help = Відкрийте це посилання на іншому пристрої, щоб продовжити там. Хто його має, той грає за вас, тож нікому не давайте.
web-invite-local = Ці посилання працюють лише на цьому комп’ютері. Щоб грати з інших пристроїв, запустіть Mestre командою «mestre play --host 0.0.0.0» і відкрийте сторінку за адресою цього комп’ютера.
web-copy = Копіювати
web-copied = Скопійовано.
web-share = Поділитися
web-one-more = Ще один гравець тут

## Нова гра

web-choose = У що зіграємо?
web-choose-help = Виберіть гру, щоб відкрити стіл для друзів. Далі — місця й налаштування; без вас нічого не почнеться. Або грайте одразу проти комп’ютера.
web-play-now = Грати зараз
web-play-now-help = Ви самі проти комп’ютера, без годинника.
web-learn = Навчитися
web-learn-help = П’ять хвилин, крок за кроком, проти терплячого комп’ютера.
web-seats = Місця
web-new-game = Нова гра
web-and-no-more = Зробити й завершити хід
web-there = сюди
web-as-far = якомога далі
web-back = Назад
web-who = Хто грає
web-free = вільно
web-sit = Сісти тут
web-move-here = Пересісти сюди
web-add-computer = Комп’ютер
web-remove = Прибрати
web-is-you = ви
web-is-host = господар столу
web-is-computer = комп’ютер
web-is-ready = на місці
web-is-waited = думає
web-fill = Заповнити комп’ютерами
web-level = Сила комп’ютерних гравців
web-level-random = слабкі
web-level-greedy = сильні
web-role = Грає за
web-role-any = будь-яка
web-speed = Комп’ютери відповідають
web-decided = Що вирішило гру
web-settings = Налаштування
web-host-only = Це вирішує господар столу.
web-all-settings = Усі інші налаштування
web-pace = Темп: час на рішення
web-yes = так
web-start = Почати гру
web-needs-more = Щоб почати, бракує гравців. Запросіть друзів або додайте комп’ютери.
web-host-starts = Гру починає господар столу.
web-leave = Встати
web-cancel = Закрити стіл
web-gathering = Усі тут?
web-gathering-help = Гра почнеться, щойно всі підтвердять.
web-here = Я тут
web-rules = Як грати

## Повтор

web-replay = Повтор
web-replay-keys = Стрілки гортають гру, Home і End — на початок і в кінець.
web-moment = Момент

## Перша сторінка

web-house-about = Настільні ігри з друзями. Mestre стежить за правилами, а ви граєте.
web-home-title = Ваші столи
web-home-help = Столи, відкриті в цьому браузері. Посилання зберігаються лише тут.
web-home-new = Новий стіл
web-home-forget = Прибрати зі списку
web-opening = Хвилинку…
web-no-script = Цій сторінці потрібен JavaScript.
web-list = Усі варіанти списком
web-night = Нічні кольори
web-night-help = Темно довкола поля, бо поля намальовано для ночі. Вимкнено: світло.
web-at-once = Ходити одразу
web-at-once-help = Те, чого ви торкнулися, робиться без перепитування, якщо ви самі зможете це скасувати. Про те, на що потрібна згода інших, гра перепитає.
web-fair-dice = Чесні кубики
web-lately = Що сталося після вашого останнього ходу: торкніться, щоб побачити ще раз
web-again = Показати на дошці ще раз, що сталося
web-keep-ending = Зберегти картинку
web-waits-for = Чекаємо на
web-more-seats = Ще місця
web-step-in = Стати сюди
