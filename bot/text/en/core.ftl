### Words of the house: what every game and every table may say.

## Small words

core-and = and
core-piece = { $kind } { $sign }
core-yes = yes
core-no = no
core-none = none
core-seat = Seat { $number }
core-spectator = spectator
core-house-rules = house rules

core-duration-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
core-duration-hours = { $n } h
core-duration-minutes = { $n } min
core-duration-seconds = { $n } s

## At any table

core-your-turn = { SEAT($seat) }, it is your turn.
core-waiting-for = Waiting for { SEAT($seats) }.
core-nobody-awaited = Nobody has to decide anything right now.
core-time-left = { DURATION($seconds) } left
core-by-deadline = time is up
core-winner = { SEAT($seat) } wins!
core-called-off = Ended without a result
core-commitment = Fingerprint of the sealed seed: { $hash }. The seed is opened at the end, so that anyone can check every draw.
core-seed-opened = The seed was { $seed }.
core-event-rules-changed = The rules of this game have been mended since you began. From here on you play by those of today.
core-done = Done.

## Refusals of the kernel

core-refused-bad-command = I did not understand that.
core-refused-not-your-turn = It is not your turn yet.
core-refused-wrong-phase = Not now: something else is asked first.
core-refused-must-answer = That alone is no answer here: something has to be chosen.
core-refused-game-over = The game is over.
core-refused-no-such-seat = This table has no such seat: { SEAT($seat) }.
core-refused-no-such-game = I know no game called “{ $name }”.
core-refused-no-such-setting = This game has no setting called “{ $name }”.
core-refused-bad-setting = “{ $value }” is not a possible value for “{ $name }”.
core-refused-setting-is-fixed = That is fixed when the game begins.
core-refused-bad-seats = This game is for { $least } to { $most } people.
core-refused-bad-roles = Those roles do not fit this table: each one only once, and only roles of this game.
core-refused-bad-save = This saved game is damaged and cannot be opened.
core-refused-bad-log = Entry { $entry } of the log does not fit the rules ({ $why }).
core-refused-by-older-rules = What was before entry { $moment } was played by older rules. It can be read, but not played again.
core-refused-fingerprint-mismatch = The file was changed after it was saved.
core-refused-store-trouble = The store cannot do this now.
core-refused-store-broken = The store’s file is damaged or from another version. It was left as it is.
core-refused-store-busy = Another Mestre works in this data folder. Stop it first.
core-refused-store-gone = The store does not answer. Is Redis running where REDIS_URL says?
core-refused-store-not-empty = That store already holds tables: copy into an empty one.
core-refused-store-full = The disk or the memory of the store is full, or the data folder cannot be written. Nothing that was saved is lost.
core-refused-store-none = There is no store in this data folder. Name another with --data or MESTRE_DATA.
core-refused-store-silent = Something takes the connection at REDIS_URL but says nothing. Is it Redis, and does it speak TLS as the address says (rediss://) or does not?
core-refused-store-no-host = The name of the machine in REDIS_URL cannot be found. Is it spelled right, and is this machine online?
core-refused-store-locked = Redis does not let us in: the name or password in REDIS_URL is wrong or missing, or may not do what is needed.
core-refused-store-address = REDIS_URL is no address. Write redis://:password@127.0.0.1:6379/0; in the password, %2F for /, %23 for #, %40 for @.
core-refused-store-no-database = Redis has no database of the number at the end of REDIS_URL. The first is 0.
core-refused-store-no-redis = What answers at REDIS_URL is no Redis. Is the port right?
core-refused-store-no-cluster = REDIS_URL says redis+cluster://, but no whole Redis Cluster answers there. For a single server write redis://.
core-refused-store-no-backup = This file is no backup of Mestre. Nothing was changed.
core-refused-commitment-mismatch = The seed is not the one that was sealed at the start.
core-refused-position-mismatch = Replaying the log leads to a different position than the one that was saved.
core-refused-no-such-moment = The game has no moment number { $moment } to go back to.

## Typed commands

core-refused-ambiguous-word = “{ $word }” can mean several things: { $meanings }.
core-refused-too-long = That is more than I can read at once. Say it in shorter lines.
core-nearest-legal = { $why } Did you mean: { $near }
core-possible-now = { $why } What you can do now, for example: { $lines }
core-vote-for = for, in favour
core-vote-against = against
core-skipped-words = to, at, the, with, from, by, into, onto, my

core-token-act = act
core-token-undo = undo, take back
core-token-reset = reset, restart
core-token-done = done, ready, ok, okay, finished, end turn, end, that’s all
core-token-pass = pass, skip, next, nothing, no thanks
core-token-yes = yes, y, yep, sure
core-token-no = no, n, nope
core-token-on = on
core-token-off = off
