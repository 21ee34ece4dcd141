### Сторінка столу в браузері.

## Сторінка

web-skip = Перейти до того, що питають у вас
web-table = Стіл
web-mine = Моя рука
web-log = Що сталося
web-log-empty = Ще нічого не сталося.
web-whispers = Знаєте лише ви
web-twin = Словами
web-zoom = Відкрити великим
web-close = Закрити
web-your-turn = Ваша черга
web-waits = Стіл чекає на вас
web-watching = Ви спостерігаєте. Бачите те саме, що й усі.
web-no-table = Тут ще немає гри. Вона з’явиться сама.
web-not-seated = У вас немає місця за цим столом. Бачите те саме, що й усі.
web-explain = Що робить кожна кнопка
web-why = Чому?
web-paused = Пауза
web-time-left = Лишилося часу
web-more = Що ще можна зробити за столом
web-do-pause = Пауза
web-do-handover = Хай за мене грає комп’ютер
web-do-back = Знову грати власноруч
web-do-end = Запропонувати закінчити гру
web-do-resign = Віддати своє місце
web-sure = Справді?

## Рядок

web-line = Скажіть, що хочете зробити
web-line-hint = Введіть хід або /
web-send = Надіслати
web-suggestions = Підказки

## Зв’язок

web-lost = Немає зв’язку. Пробуємо знову…
web-found = Зв’язок відновлено.
web-slow = Трохи повільніше: спробуйте за мить.
web-failed = Це не дійшло. Спробуйте ще раз.
web-only-watching = Це посилання лише для перегляду.

## Ви

web-you = Ви
web-new-name = Відтепер вас бачать як: 
web-name = Ваше ім’я
web-name-help = Так вас бачитимуть інші.
web-guest = Гість
web-language = Мова
web-call = Тихий звук, коли стіл чекає на мене
web-call-help = Якщо браузер дозволить, також сповіщення, поки ця сторінка у фоні.
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
web-invite-mine-help = Відкрийте на іншому пристрої, щоб продовжити там. Хто має його, грає за вас, тож нікому не давайте.
web-invite-local = Ці посилання працюють лише на цьому комп’ютері. Щоб грати з інших пристроїв, запустіть Mestre командою «mestre play --host 0.0.0.0» і відкрийте за адресою цього комп’ютера.
web-copy = Копіювати
web-copied = Скопійовано.
web-share = Поділитися
web-one-more = Посадити ще одну людину за цей пристрій

## Нова гра

web-choose = У що зіграємо?
web-choose-help = Оберіть гру. Далі місця й налаштування, і нічого не почнеться без вашого слова.
web-seats = Місця
web-new-game = Нова гра
web-back = Назад
web-who = Хто грає
web-free = вільно
web-sit = Сісти тут
web-move-here = Пересісти сюди
web-add-computer = Комп’ютер
web-remove = Прибрати
web-is-you = ви
web-is-host = господар
web-is-computer = комп’ютер
web-is-ready = тут
web-is-waited = вирішує
web-fill = Доповнити комп’ютерами
web-level = Сила комп’ютерних гравців
web-level-random = безтурботні
web-level-greedy = вдумливі
web-role = Грає за
web-role-any = будь-хто
web-settings = Налаштування
web-host-only = Змінювати це може лише господар столу.
web-pace = Час на кожне рішення
web-yes = так
web-follows = як кажуть інші налаштування
web-start = Почати гру
web-needs-more = Для початку бракує гравців. Запросіть друзів або додайте комп’ютери.
web-host-starts = Гру починає господар.
web-leave = Встати
web-cancel = Скасувати цей стіл
web-gathering = Усі тут?
web-gathering-help = Гра почнеться, щойно всі підтвердять.
web-here = Я тут
web-rules = Як грати

## Повтор

web-replay = Повтор
web-replay-keys = Стрілки гортають гру, Home та End ведуть на початок і в кінець.
web-moment = Мить

## Перша сторінка

web-home-title = Ваші столи
web-home-help = Столи, відкриті в цьому браузері. Посилання зберігаються лише тут.
web-home-new = Новий стіл
web-home-forget = Прибрати зі списку
web-opening = Хвилинку…
web-no-script = Цій сторінці потрібен JavaScript.
