### What the library of the command, click, says by itself. A key is click's own English in small letters and dashes.

cli-click-usage = Usage:
cli-click-options = Options
cli-click-commands = Commands
cli-click-default-default = default: { $default }
cli-click-required = required

cli-click-error-message = Error: { $message }
cli-click-try-command-option-for-help = Try '{ $command } { $option }' for help.
cli-click-missing-command = Missing command.
cli-click-missing-argument = Missing argument
cli-click-missing-option = Missing option
cli-click-no-such-command-name-r = No such command { $name }.
cli-click-no-such-option-name-r = No such option { $name }.
cli-click-did-you-mean-possibility = Did you mean { $possibilities }?
cli-click-option-name-r-does-not-take-a-value = Option { $name } does not take a value.
cli-click-option-name-r-requires-an-argument = Option { $name } requires an argument.
cli-click-got-unexpected-extra-argument-args = Unexpected: { $args }
cli-click-invalid-value-message = Invalid value: { $message }
cli-click-invalid-value-for-param-hint-message = Invalid value for { $param_hint }: { $message }
cli-click-value-r-is-not-choice = { $value } is not one of { $choices }.
cli-click-value-is-not-in-the-range-range = { $value } is not in the range { $range }.
cli-click-value-r-is-not-a-valid-number-type = { $value } is not a whole number.
cli-click-name-filename-r-does-not-exist = { $filename } does not exist.
cli-click-name-filename-r-is-a-file = { $filename } is a file, not a folder.
cli-click-name-filename-r-is-a-directory = { $filename } is a folder, not a file.
cli-click-name-filename-r-is-not-readable = { $filename } is not readable.

cli-click-press-any-key-to-continue = Press any key to continue...
cli-click-aborted = Aborted!
