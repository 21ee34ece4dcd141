### O que a biblioteca do comando, click, diz por si mesma. A chave é o inglês dela em letras minúsculas e traços.

cli-click-usage = Uso:
cli-click-options = Opções
cli-click-commands = Comandos
cli-click-default-default = padrão: { $default }
cli-click-required = obrigatório

cli-click-error-message = Erro: { $message }
cli-click-try-command-option-for-help = Veja a ajuda: '{ $command } { $option }'.
cli-click-missing-command = Falta o comando.
cli-click-missing-argument = Falta o argumento
cli-click-missing-option = Falta a opção
cli-click-no-such-command-name-r = Não existe o comando { $name }.
cli-click-no-such-option-name-r = Não existe a opção { $name }.
cli-click-did-you-mean-possibility = Você quis dizer { $possibilities }?
cli-click-option-name-r-does-not-take-a-value = A opção { $name } não recebe valor.
cli-click-option-name-r-requires-an-argument = A opção { $name } precisa de um valor.
cli-click-got-unexpected-extra-argument-args = Sobrou: { $args }
cli-click-invalid-value-message = Valor inválido: { $message }
cli-click-invalid-value-for-param-hint-message = Valor inválido para { $param_hint }: { $message }
cli-click-value-r-is-not-choice = { $value } não está entre { $choices }.
cli-click-value-is-not-in-the-range-range = { $value } está fora do intervalo { $range }.
cli-click-value-r-is-not-a-valid-number-type = { $value } não é um número inteiro.
cli-click-name-filename-r-does-not-exist = { $filename } não existe.
cli-click-name-filename-r-is-a-file = { $filename } é um arquivo, não uma pasta.
cli-click-name-filename-r-is-a-directory = { $filename } é uma pasta, não um arquivo.
cli-click-name-filename-r-is-not-readable = Não dá para ler { $filename }.

cli-click-press-any-key-to-continue = Aperte qualquer tecla para continuar…
cli-click-aborted = Interrompido!
