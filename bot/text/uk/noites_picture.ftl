### Що кажуть малюнки ночі: написи на них і те саме словами.

noites-picture-title = Ніч жахів
noites-picture-round = Раунд { $round }
noites-picture-turn = хід: { $who }
noites-picture-over = ніч належить: { $who }
noites-picture-cards = карт { $cards } · спіймано { $caught }
noites-picture-your-cards = Твої карти повороту
noites-picture-chosen = Ти обираєш: { $army }.
noites-picture-no-cards = Карт у тебе немає.
noites-picture-victim = Жертва { $name } на { $at }{ $marked ->
    [yes] , позначена
   *[no] {""}
}.
noites-picture-monster = { $name } { $profile } на { $at }, { $quality }+, ран { $wounds }, позначки: { $marks }
noites-picture-mark-stunned = приголомшено
noites-picture-mark-watching = на варті
noites-picture-mark-covering = в укритті
noites-picture-mark-used = уже діяв
noites-picture-choices = Можна вибрати: { $choices }.
noites-picture-terrain = { $name } { $kind } на { $at }{ $height ->
    [0] {""}
   *[other] , { $height } мм заввишки
}.
