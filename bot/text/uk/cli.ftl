### Команда `mestre` у терміналі.

cli-version = mestre, версія { $version }
cli-no-games = Жодної гри не встановлено.
cli-no-painter = Гру «{ $game }» ще ніхто не малює.
cli-bad-set = «{ $typed }» — не налаштування: пишіть назва=значення.
cli-seat-or-spectator = Або місце за столом, або глядач, але не одне й друге разом.
cli-game-or-scenario = Назвіть гру або файл зі сценарієм.
cli-no-such-case = У цьому файлі немає випадку «{ $name }». Є такі: { $names }

## Scenarios

cli-scenario-count = Випадків, що справдилися: { $good } з { $all }.

## Simulated games

cli-simulating = Граємо
cli-simulated-games = Закінчено ігор: { $finished } з { $games }
cli-simulated-actions = Дій: { $actions } ({ $each } за секунду)
cli-simulated-lengths = Тривалість у діях: від { $least } до { $most }, медіана { $median }
cli-simulated-wins = Перемог за місцями: { $wins }
cli-simulated-reasons = Чим закінчилося: { $counted }
cli-simulated-refusals = Відмови: { $counted }
cli-simulated-violations = Порушення: { $n }

## Replays

cli-replay-verified = { $game }: перевірено. Записів: { $entries }. Зерно — саме те, яке запечатано: { $hash }.

## Playing in the terminal

cli-play-welcome = { $game }. Пишіть, що хочете зробити; «допомога» покаже, що можна.
cli-play-prompt = { $name }>
cli-play-hand-over = Тепер грає { $name }, решта не підглядає. Натисніть Enter
cli-new-game-slug = «{ $name }» не може бути назвою гри: дві чи більше малих латинських літер, цифри й підкреслення, і ще не зайнята.
cli-new-game-folder = Тека { $folder } не порожня.
cli-new-game-written = У { $folder } лежить ціла маленька гра. Далі: pip install -e { $folder }; pytest { $folder }; mestre terminal { $game }
cli-play-waiting = { $name } думає…
cli-play-picture = Картинка: { $file }
cli-play-help = Число вибирає рядок із цим номером; кілька дій розділяйте знаком «;». А ще: глянути, правила, чому, скасувати, зберегти, вийти. «глянути» і «правила» розкажуть і про щось одне: допишіть його назву.
cli-play-typed = Словами, наприклад: { $line }
cli-play-nothing-to-undo = Вам нічого скасовувати.
cli-play-was-seen = Скасовано. Але те, що відтоді відкрилося, усі вже бачили.
cli-play-saved = Збережено: { $file }

cli-order-help = довідка, допомога, ?
cli-order-look = глянути, глянь, подивитися, поле, рука, стан
cli-order-rules = правила
cli-order-why = чому
cli-order-undo = скасувати, назад
cli-order-save = зберегти, збережи
cli-order-quit = вийти, вихід

cli-web-open = Стіл відкрито: { $address } (Ctrl-C закриває).
cli-page-elsewhere = Сторінку цього сховища вже відкрив інший процес. Цей відкриє свою, щойно той завершиться.
cli-port-taken = Порт { $port } зайнятий. Виберіть інший: { $option }.
cli-port-forbidden = Цей користувач не може зайняти порт { $port }. Виберіть порт понад 1023: { $option }.
cli-not-our-address = { $host } — не адреса цього комп’ютера.
cli-no-such-host = Комп’ютера з назвою { $host } не знайдено.
cli-tried-again = { $platform } поки недосяжний. Усе інше відкрито; до { $platform } стукаємо знову, доки не відповість.
cli-bad-environment = Не можу зрозуміти ці змінні: { $names }. Наприклад: { $like }
cli-unspoken = MESTRE_LANG={ $told }: такою мовою тут не говорять. Є: { $spoken }.
cli-there-are-games = Ігри: { $names }.
cli-there-are-settings = Її налаштування: { $names }.
cli-bad-watch = «{ $typed }» — це не адреса для спостереження: пишіть хост:порт.
cli-no-token = Жодного токена не задано. Впишіть DISCORD_TOKEN або TELEGRAM_TOKEN у .env (docs/hosting.md) чи спробуйте «mestre play».
cli-picture-unknown-entry = { $file }: картинки «{ $entry }» немає.
cli-picture-empty-folder = { $file }: тут немає картинок. Покладіть їх у папки clues і tiles.
cli-picture-damaged = Файл { $file } пошкоджено.
cli-picture-bad-entry = { $file }: не можу зрозуміти цей запис: { $entry }
cli-picture-bad-json = { $file }, рядок { $line }: файл міток пишуть інакше (JSON, спершу імена файлів).
cli-picture-no-file = { $file } — не звичайний файл.
cli-picture-too-big = { $file } більший за { $most } МіБ.
cli-picture-too-many-pixels = { $file } має понад { $most } млн пікселів.
cli-picture-too-small = { $file }: коротка сторона менша за { $least } пікселів.
cli-picture-no-picture = { $file } — не картинка PNG, JPEG чи WebP.
cli-run-open = Mestre за столами (Ctrl-C зупиняє).
cli-wrong-token = { $platform } не приймає цей токен. Скопіюйте його в .env ще раз.
cli-unreachable = { $platform } не відповідає. Чи є на цій машині інтернет?
cli-store-copied = Скопійовано. Столів: { $tables }. Людей: { $people }. Зображень: { $pictures }.
cli-store-still-open = Щойно там був відкритий дім. Якщо він досі відкритий, зупиніть його й скопіюйте ще раз: того, що зроблено тим часом, може бракувати.
cli-store-backed-up = Копію зроблено. Столи: { $tables }. Люди: { $people }. Картинки: { $pictures }.
cli-store-file-there = { $file } уже існує. Назвіть інший файл.
cli-store-restored = Відновлено. Столи: { $tables }. Люди: { $people }. Картинки: { $pictures }.
cli-store-dropped = Стіл { $table } видалено.
cli-store-no-table = Стола { $table } немає.
cli-store-sure = Це видалить { $tables } назавжди, і повернути вже не вийде. Якщо справді так, повторіть із --yes.
cli-no-letters = Усі повідомлення доставлено.
cli-dead-letter = { $why }: { $what }
cli-aside = Стіл { $table }, код { $code }, від { $since } UTC: { $why }
cli-none-aside = Жодного столу не відкладено.
cli-taken-up = Стіл { $table } повернуто.
cli-still-aside = Стіл { $table } досі не відкривається.
cli-held = { $kind }, версія { $version }: { $many }
cli-none-held = Там ще нічого не зберігається.
cli-unreadable = Не читається: { $at }: { $why }

## A game while it is being written

cli-watch-holds = Усе сходиться. Партії: { $games }. Випадки зі сценаріїв: { $cases }.
cli-watch-broken = Не сходиться: { $n }
cli-watch-open = { $address } показує гру й оновлюється, щойно змінюється файл (Ctrl-C завершує).
