### Що кажуть малюнки ночі: написи на них і те саме словами.

noites-picture-title = Ночі жаху
noites-picture-round = Раунд { $round }
noites-picture-turn = черга: { $who }
noites-picture-over = перемога: { $who }
noites-picture-cards = карти { $cards } · схоплено { $caught }
noites-picture-your-cards = Ваші карти несподіванки
noites-picture-chosen = Вибрано: { $army }.
noites-picture-no-cards = Карт у вас немає.
noites-picture-grid = Стіл { $width } на { $height } мм. Стовпці від A до { $column } ідуть із заходу на схід, рядки від 1 до { $row } — з півночі на південь, по 100 мм кожен. B4.21 — це у клітинці B4, за 20 мм від її західного краю і за 10 мм від північного.
noites-picture-worth = Схоплена жертва дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, убитий монстр — стільки, скільки коштує.
noites-picture-mine = Ваші: { $pieces }.
noites-picture-to-place = Ще не на столі: { $pieces }.
noites-picture-victim = { $name } (жертва) на { $at }{ $marked ->
    [yes] , позначена
   *[no] {""}
}.
noites-picture-monster = { $profile } { $name } на { $at }, якість { $quality }+{ $range ->
    [0] {""}
   *[other] , стріляє до { $range } мм
}{ $wounds ->
    [0] {""}
   *[other] , рани: { $wounds }
}{ $marked ->
    [yes] , { $marks }
   *[no] {""}
}{ $victim ->
    [none] {""}
   *[other] ; найближча жертва: { $victim }, { $gap } мм
}
noites-picture-mark-stunned = приголомшено
noites-picture-mark-watching = на варті
noites-picture-mark-covering = в укритті
noites-picture-mark-used = уже після дії
noites-picture-choices = Можна вибрати: { $choices }.
noites-picture-terrain = { START($kind) } { $name } на { $at }, від { $from } до { $to }.
noites-picture-reach = Куди дійде { $name }
noites-picture-limit-advance = Наступ: до { $most } мм.
noites-picture-limit-run = Біг: до { $most } мм.
noites-picture-limit-charge = Атака: до { $most } мм.
noites-picture-can-catch = Може схопити: { $victims }.
noites-picture-can-charge = Може атакувати: { $targets }.
noites-picture-range = { $most ->
    [0] { $name } не стріляє
   *[other] Цілі для { $name }, до { $most } мм
}
noites-picture-no-range = Не стріляє.
noites-picture-nobody = На відстані пострілу нікого немає.
noites-picture-sight = Що бачить { $name }
noites-picture-odds = { $needs }+ · { $chance } %
noites-picture-aim-open = { $target }: { $gap } мм, влучає на { $needs }+{ $covered ->
    [yes] , у прикритті
   *[no] {""}
}; рана в { $chance } % кидків.
noites-picture-aim-far = { $target }: на видноті, { $gap } мм, надто далеко{ $covered ->
    [yes] ; у прикритті
   *[no] {""}
}.
noites-picture-aim-hidden = { $target }: не видно, затуляє { $by }.
noites-picture-aim-charge = Б’ється з { $target }: влучає на { $needs }+{ $covered ->
    [yes] , у прикритті
   *[no] {""}
}; рана в { $chance } % кидків.
noites-picture-check = { $name } { $action ->
    [advance] наступає
    [run] біжить
    [charge] атакує
   *[move] йде
} до { $at }
noites-picture-check-not = { $name } туди не дійде
noites-picture-cost = Коштує { $cost } із { $limit } мм.
noites-picture-dangers = Небезпечно дорогою: { $names }.
noites-picture-watchers = Можуть вистрілити: { $names }.
noites-picture-catches = Схопить: { $names }.
noites-picture-dice = Стрибків із кидком кубиків: { $count }.
noites-picture-points = до { $points } { $points ->
    [one] очка
    [few] очок
    [many] очок
   *[other] очка
}
noites-picture-starter = Стартовий склад: { $list }.
noites-picture-profile = Якість { $quality }+{ $range ->
    [0] {""}
   *[other] , стріляє до { $range } мм
}{ $specials ->
    [none] {""}
   *[other] . { $specials }
}. Коштує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}; щонайбільше { $limit } на кожні 120 очок війська.
noites-picture-far = { $range } мм
