### Discord: the names of its commands' options, and what only Discord has to say.

## Commands

discord-seat = місце
    .help = Місця: комп’ютери, заміни, ролі, порядок.
discord-option-game = гра
    .help = Яка гра.
discord-option-settings = налаштування
    .help = Як грати; кілька — через «;». Вибирайте зі списку.
discord-option-language = мова
    .help = Яка мова.
discord-option-table = стіл
    .help = Для всього столу, а не лише для вас (може господар столу).
discord-option-seat = місце
    .help = Номер місця.
discord-option-to = з-ким
    .help = Номер другого місця.
discord-option-seats = скільки-місць
    .help = Скільки місць має бути зайнято загалом.
discord-option-role = роль
    .help = Роль, колір або команда.
discord-option-level = рівень
    .help = Наскільки добре грає комп’ютер.
discord-option-line = що
    .help = Що ви робите; кілька дій через «;».
discord-option-at = де
    .help = Рядок, клітинка або фігурка; якщо порожньо — усе.
discord-option-text = текст
    .help = Що прочитає ваша команда.
discord-option-term = слово
    .help = Карта, фігурка або термін; уся гра, якщо не вказати.
discord-option-yes = згода
    .help = Чи погоджуєтеся ви.
discord-option-watching = глядач
    .help = Чи хочете ви спостерігати.
discord-option-moment = момент
    .help = Який момент гри, рахуючи від 0.
discord-option-code = код
    .help = Код, який назвали в іншому чаті.
discord-option-name = назва
    .help = Яке налаштування.
discord-option-value = значення
    .help = Яким він має бути.
discord-option-preset = набір
    .help = Перша гра, як у коробці, довга чи важка гра.
discord-option-speed = швидкість
    .help = Повільно, звичайно чи одразу.
discord-option-pace = темп
    .help = «гра», «без» або кількість годин на кожне рішення.
discord-option-dm = приватно
    .help = Чи можна вам писати ще й приватно.
discord-option-sure = справді
    .help = Виберіть «так», якщо певні: скасувати це вже не можна.

## Private messages

discord-dm-on = Відтепер пишу вам ще й приватно; кнопки працюють і там.
discord-dm-off = Я більше не пишу вам у приватні повідомлення. Кнопка «Моя рука» під полем працює завжди.
discord-dm-closed = Discord не дозволяє мені писати вам: ваші приватні повідомлення закриті для цього сервера. Кнопка «Моя рука» під полем працює завжди.
discord-dm-busy = Discord дозволяє відкривати лише кілька приватних чатів за раз. Спробуйте за кілька хвилин.
discord-board-in-words = Тут мені не можна додавати файли, тож ось поле словами.
discord-no-files-now = Discord зараз не приймає файлів, тож ось поле словами.
discord-greeting = Вітаю! Я веду настільні ігри. `/play` відкриває стіл, `/help` пояснює, що до чого.
discord-not-in-public = Так, як написано, цього зробити не вдалося. «Моя рука» покаже лише вам, що можна зробити.
discord-type = Написати хід
    .help = Напишіть словами, що робите, замість натискати кнопки.
discord-type-label = Ваш хід словами
discord-thread = Грати в окремій гілці
    .help = Перенести цей стіл у гілку, щоб канал лишався для розмов.
discord-moved = Стіл перенесено, і поле разом із ним.
discord-go-there = Перейти до столу
discord-post = Грати в окремому дописі в #{ $name }
discord-no-thread = Тут мені не можна відкривати гілки.
discord-no-post = Там мені не можна створювати дописи.
discord-not-forgotten = Нічого не видалено.

## Answers

discord-why = Чому?
discord-lacking = Мені бракує дозволів у цьому каналі: { $names }. Їх може надати той, хто керує каналом.
discord-may-view-channel = Переглядати канал
discord-may-send-messages = Надсилати повідомлення
discord-may-send-messages-in-threads = Надсилати повідомлення в гілках
discord-may-attach-files = Прикріплювати файли
