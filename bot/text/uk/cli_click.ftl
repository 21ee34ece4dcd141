### Те, що бібліотека команди, click, каже від себе. Ключ — її власні англійські слова малими літерами й через риски.

cli-click-usage = Використання:
cli-click-options = Параметри
cli-click-commands = Команди
cli-click-default-default = типово: { $default }
cli-click-required = обов’язково

cli-click-error-message = Помилка: { $message }
cli-click-try-command-option-for-help = Довідка: '{ $command } { $option }'.
cli-click-missing-command = Бракує команди.
cli-click-missing-argument = Бракує аргументу
cli-click-missing-option = Бракує параметра
cli-click-no-such-command-name-r = Команди { $name } немає.
cli-click-no-such-option-name-r = Параметра { $name } немає.
cli-click-did-you-mean-possibility = Може, { $possibilities }?
cli-click-option-name-r-does-not-take-a-value = Параметр { $name } не приймає значення.
cli-click-option-name-r-requires-an-argument = Параметру { $name } потрібне значення.
cli-click-got-unexpected-extra-argument-args = Зайве: { $args }
cli-click-invalid-value-message = Неправильне значення: { $message }
cli-click-invalid-value-for-param-hint-message = Неправильне значення { $param_hint }: { $message }
cli-click-value-r-is-not-choice = { $value } немає серед { $choices }.
cli-click-value-is-not-in-the-range-range = { $value } поза межами { $range }.
cli-click-value-r-is-not-a-valid-number-type = { $value } — не ціле число.
cli-click-name-filename-r-does-not-exist = { $filename } не існує.
cli-click-name-filename-r-is-a-file = { $filename } — файл, а не тека.
cli-click-name-filename-r-is-a-directory = { $filename } — тека, а не файл.
cli-click-name-filename-r-is-not-readable = { $filename } не читається.

cli-click-press-any-key-to-continue = Натисніть будь-яку клавішу, щоб продовжити…
cli-click-aborted = Перервано!
