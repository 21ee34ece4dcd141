### The command `mestre` in a terminal.

cli-version = mestre, version { $version }
cli-no-games = No game is installed.
cli-no-painter = Nobody paints { $game } yet.
cli-bad-set = “{ $typed }” is no setting: write name=value.
cli-seat-or-spectator = Either a seat or a spectator, not both.
cli-game-or-scenario = Say which game, or name a scenario file.
cli-no-such-case = This file has no case “{ $name }”. It has: { $names }

## Scenarios

cli-scenario-count = { $good } of { $all } cases hold.

## Simulated games

cli-simulating = Playing
cli-simulated-games = Games finished: { $finished } of { $games }
cli-simulated-actions = Actions: { $actions } ({ $each } per second)
cli-simulated-lengths = Length in actions: { $least } to { $most }, median { $median }
cli-simulated-wins = First places by seat: { $wins }
cli-simulated-reasons = Endings: { $counted }
cli-simulated-refusals = Refusals: { $counted }
cli-simulated-violations = Violations: { $n }

## Replays

cli-replay-verified = { $game }: verified. Entries: { $entries }. The seed is the one that was sealed as { $hash }.

## Playing in the terminal

cli-play-welcome = { $game }. Type what you want to do; “help” lists what is possible.
cli-play-prompt = { $name }>
cli-play-hand-over = { $name } sits down now; nobody else looks. Press Enter
cli-new-game-slug = “{ $name }” cannot be the name of a game: two or more small letters, digits and underscores, and not taken.
cli-new-game-folder = { $folder } is not empty.
cli-new-game-written = { $folder } holds a whole small game. Go on with: pip install -e { $folder }; pytest { $folder }; mestre terminal { $game }
cli-play-waiting = { $name } is thinking …
cli-play-picture = Picture: { $file }
cli-play-help = A number takes what stands there; several entries are separated by “;”. Also: look, rules, why, undo, save, quit. “look” and “rules” tell about one thing as well, when it stands behind them.
cli-play-typed = Typed, for example: { $line }
cli-play-nothing-to-undo = There is nothing of yours to take back.
cli-play-was-seen = Taken back. What has come to light since then was seen all the same.
cli-play-saved = Saved: { $file }

cli-order-help = help, ?
cli-order-look = look, hand, board, status
cli-order-rules = rules
cli-order-why = why
cli-order-undo = undo
cli-order-save = save
cli-order-quit = quit, exit

cli-web-open = The table is open at { $address } (Ctrl-C closes it).
cli-page-elsewhere = This store has its page in another process. This one opens its own as soon as that has ended.
cli-port-taken = Port { $port } is taken. Choose another with { $option }.
cli-port-forbidden = Port { $port } may not be taken by this user. Choose one above 1023 with { $option }.
cli-not-our-address = { $host } is no address of this machine.
cli-no-such-host = No machine of the name { $host } can be found.
cli-tried-again = { $platform } cannot be reached yet. Everything else is open; { $platform } is tried again until it answers.
cli-bad-environment = These variables cannot be understood: { $names }. Such as this: { $like }
cli-unspoken = MESTRE_LANG={ $told } is no language that is spoken here. There are: { $spoken }.
cli-there-are-games = Games: { $names }.
cli-there-are-settings = Its settings: { $names }.
cli-bad-watch = “{ $typed }” is no address to watch at: write host:port.
cli-no-token = No token is set. Write DISCORD_TOKEN or TELEGRAM_TOKEN into .env (docs/hosting.md), or try “mestre play”.
cli-picture-unknown-entry = { $file }: there is no picture “{ $entry }”.
cli-picture-empty-folder = { $file }: no pictures here. Put them into the folders clues and tiles.
cli-picture-damaged = { $file } is damaged.
cli-picture-bad-entry = { $file }: this entry cannot be understood: { $entry }
cli-picture-bad-json = { $file }, line { $line }: this is not written as a tag file is (JSON, with file names first).
cli-picture-no-file = { $file } is no plain file.
cli-picture-too-big = { $file } is larger than { $most } MiB.
cli-picture-too-many-pixels = { $file } has more than { $most } million pixels.
cli-picture-too-small = { $file } has fewer than { $least } pixels on its short side.
cli-picture-no-picture = { $file } is no PNG, JPEG or WebP picture.
cli-run-open = Mestre is at its tables (Ctrl-C stops it).
cli-wrong-token = { $platform } does not accept this token. Copy it anew into .env.
cli-unreachable = { $platform } cannot be reached. Is this machine online?
cli-store-copied = Copied. Tables: { $tables }. People: { $people }. Pictures: { $pictures }.
cli-store-still-open = A house was open there a moment ago. If it still is, stop it and copy once more: what was done meanwhile may be missing.
cli-store-backed-up = Backed up. Tables: { $tables }. People: { $people }. Pictures: { $pictures }.
cli-store-file-there = { $file } is there already. Name another file.
cli-store-restored = Restored. Tables: { $tables }. People: { $people }. Pictures: { $pictures }.
cli-store-dropped = Table { $table } is deleted.
cli-store-no-table = There is no table { $table }.
cli-store-sure = This deletes { $tables } for good, and nobody can bring it back. If you mean it, say it again with --yes.
cli-no-letters = Every letter was delivered.
cli-dead-letter = { $why }: { $what }
cli-aside = Table { $table }, code { $code }, since { $since } UTC: { $why }
cli-none-aside = No table is set aside.
cli-taken-up = Table { $table } is back.
cli-still-aside = Table { $table } still cannot be opened.
cli-held = { $kind }, version { $version }: { $many }
cli-none-held = Nothing is kept there yet.
cli-unreadable = Cannot be read: { $at }: { $why }

## A game while it is being written

cli-watch-holds = Everything holds. Games: { $games }. Cases of scenarios: { $cases }.
cli-watch-broken = What does not hold: { $n }
cli-watch-open = { $address } shows it, anew whenever a file changes (Ctrl-C ends it).
