### Що кажуть малюнки печери: написи на них і те саме словами.

caverna-picture-title = Печера Зе Лутінью
caverna-picture-round = Раунд { $round }
caverna-picture-turn = { $who }: { $step }
caverna-picture-choosing = вибирає
caverna-picture-time = Час
caverna-picture-event = Подія: { $name }
caverna-picture-won = { $many ->
    [one] Перемога: { $who }!
    [few] Спільна перемога: { $who }!
    [many] Спільна перемога: { $who }!
   *[other] Спільна перемога: { $who }!
}
caverna-picture-your-cards = Ваші карти
caverna-picture-no-cards = Рука порожня.
caverna-picture-when-largar-a-pedrada = етапи 1 і 3
caverna-picture-when-descer-a-bica = 1, 3, реакція
caverna-picture-when-passar-a-mao = етапи 1 і 3
caverna-picture-when-beijin-de-mamae = етапи 1 і 3
caverna-picture-when-so-no-molejo = реакція
caverna-picture-when-parkour = етап 3, реакція
caverna-picture-when-ir-na-picadilha = етап 3, остання
caverna-picture-when-vai-filhao = реакція
caverna-picture-when-picaretada = етапи 1 і 3
caverna-picture-when-ouro = вартий 1
caverna-picture-when-ouro-duplo = варте 2
caverna-picture-when-used = уже зіграно
caverna-picture-status = Одиниць часу: { $time }. Колода: { $deck }. Скид: { $discard }. Запас стін: { $walls }.
caverna-picture-walls = Стіни між: { $walls }.
caverna-picture-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
caverna-picture-troll = троль № { $age } за віком
caverna-picture-pack = рюкзак ({ $who }), { $n ->
    [one] { $n } карта
    [few] { $n } карти
    [many] { $n } карт
   *[other] { $n } карти
}
caverna-picture-player = { $who }: { $where }. Життя { $life }, карти { $cards }, сховане золото { $stored }{ $double ->
    [yes] , має подвійне золото
   *[no] {""}
}. Тролі: { $trolls }. Вільні рюкзаки: { $packs }{ $away ->
    [yes] . Не за столом
   *[no] {""}
}.
caverna-picture-ways = { $here }. Один крок веде до: { $ways }.
caverna-picture-hand = Ваша рука: { $cards }.
caverna-picture-gold = Ваше золото: { $gold } з { $of }.
caverna-picture-own-pack = Ваш рюкзак на { $space }: { $cards }.
caverna-picture-choices = Можна вибрати: { $choices }.
