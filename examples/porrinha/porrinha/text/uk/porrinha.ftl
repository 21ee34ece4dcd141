### Поріньйя.

porrinha-title = Поріньйя
porrinha-about = Сховайте камінці в кулаці й угадайте, скільки їх разом.
porrinha-rules = Усі ховають до трьох камінців; потім кожен каже, скільки їх у всіх кулаках. Повторювати чужу здогадку не можна. Очко дістає найближчий.

porrinha-fist = кулак
    .help = Те, що ви ховаєте в руці: від 0 до 3 камінців.
porrinha-player-1 = перший
porrinha-player-2 = другий
porrinha-player-3 = третій
porrinha-player-4 = четвертий
porrinha-player-5 = п’ятий
porrinha-player-6 = шостий

porrinha-setting-rounds = раунди
    .help = Скільки раундів грати.

porrinha-ask-hide-pebbles = Скільки камінців ви ховаєте? Ніхто цього не бачить, і до останнього кулака можна передумати.
porrinha-ask-ask-guess = Скільки камінців разом?
porrinha-verb-hide = сховати
    .help = сховати 2: затиснути в кулаці 2 камінці.
porrinha-verb-guess = угадати
    .help = угадати 5: сказати, скільки їх разом.
porrinha-token-hide = сховати
porrinha-token-guess = угадати

porrinha-event-guessed = { SEAT($seat) } каже { $total }.
porrinha-event-opened = Кулаки розтиснуто: { $fists }. Раунд за { SEAT($winners) }.

porrinha-refused-too-many-pebbles = У кулак вміщається щонайбільше камінців: { $most }.
porrinha-refused-impossible-guess = Може бути щонайбільше { $most }.
porrinha-refused-guess-taken = { $total } уже сказано.

## Малюнок

porrinha-picture-title = Раунд { $round } з { $rounds }
porrinha-picture-over = Кулаки розтиснуто.
porrinha-picture-row = { $who }: очки { $score }, { $hidden ->
    [yes] камінці сховано
   *[no] ще нічого не сховано
}, { $guess ->
    [none] здогадки ще немає
   *[other] каже { $guess }
}.
porrinha-picture-own = Ви ховаєте { $fist }.
