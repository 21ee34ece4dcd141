### Хрестики-нулики.

velha-title = Хрестики-нулики
velha-about = Хрестики-нулики: позначте три клітинки в ряд раніше за суперника.
velha-rules = Двоє по черзі позначають вільну клітинку. Три позначки в ряд, упоперек, згори вниз чи навскоси, — перемога; якщо поле заповнене без цього, нічия.
velha-cross = хрестик
velha-nought = нулик
velha-ask-ask-mark = Яку клітинку позначити?
velha-verb-mark = позначити
    .help = позначити B2: поставити свою позначку в клітинку B2.
velha-token-mark = позначити
velha-event-marked = { SEAT($seat) } позначає { $cell }.
velha-refused-no-such-cell = { $cell } — не клітинка: вони звуться від A1 до C3.
velha-refused-cell-taken = Клітинку { $cell } вже позначено.
velha-picture-turn = Черга: { $who }
velha-picture-won = { $who }: три в ряд
velha-picture-draw = Поле заповнене: нічия
velha-picture-cell = { $cell }: { $who }
velha-picture-free = Вільні: { $cells }
