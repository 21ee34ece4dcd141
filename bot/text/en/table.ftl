### The table: lobby, turns, clocks, votes, seats.

## Everywhere

table-done = Done.
table-broken = Something went wrong on my side; look at the board and try again in a moment.
table-fault = Something went wrong on my side (code { $code }). Nothing of what you just did was kept. If it happens again, tell the code to whoever runs me.
table-set-aside = Something of mine broke at this table (code { $code }), so I have set it aside. Nothing of it is lost: whoever runs me can mend it and bring it back. Meanwhile you can open another table here.
table-taken-up = What broke at this table is mended, and the game goes on where it was.
table-numbered = { $game } · table { $number }
table-about-table = { $game }{ COUNT($others) ->
    [0] {""}
   *[other] {" "}· with { SEAT($others) }{ $more ->
        [yes] {""}, among others
       *[no] {""}
    }
}
table-and-earlier = { $n ->
    [one] { $n } earlier line left out.
   *[other] { $n } earlier lines left out.
}
table-folded = { $text } (× { $times })
table-computer-name = Computer { $number }
table-forgotten-name = Former player { $number }
table-free-seat = free
table-free-seats = { $first }–{ $last }. free
table-setting-follows = as the other settings say

## Lobby

table-opened = { $name } opens a table: { $game }.
table-rematch-opened = { $name } wants a rematch: { $game }. Everybody has moved one seat on.
table-you-opened = The table is open, and you are its host: { $game }.
table-lobby-title = { $game } · { $gathering ->
    [yes] about to begin
   *[no] looking for players
}
table-lobby-how = From { $least } to { $most } seats. Press “Join” to sit down; the host starts the game.
table-seat-line = { $number }. { $name }{ $role ->
    [none] { "" }
   *[other] { " " }({ $role })
}{ $host ->
    [yes] { " " }· host
   *[no] { "" }
}{ $mark ->
    [computer] { " " }· computer plays
    [confirmed] { " " }· ready
   *[none] { "" }
}
table-joined = { $name } takes seat { $number }.
table-you-joined = You have seat { $number } in { $game }.
table-seat-wanted = The others are asked whether you may take seat { $number }.
table-filled = { $n ->
    [0] There is nobody to add.
    [one] { $n } computer player sits down.
   *[other] { $n } computer players sit down.
}
table-left = { $name } gets up.
table-you-left = You have left your seat.
table-you-watch = You are watching this table.
table-you-stopped-watching = You no longer watch this table.
table-host-passed = { SEAT($seat) } is the host now.
table-settings-title = The settings of this table:
table-pace-game = the game’s own clocks
    .typed = game, own, default
table-pace-none = no clock
    .typed = none, off, without
table-pace-hours = { $n ->
    [one] { $n } hour for each decision
   *[other] { $n } hours for each decision
}
table-preset-first = First game
table-preset-box = As in the box
table-preset-long = Long game
table-preset-hard = Hard game
table-preset-usual = everything as usual
table-speed-slow = slow
table-speed-normal = normal
table-speed-once = at once
table-pace-line = Time: { $pace }
table-pace-changed = Time from the next decision on: { $pace }.
table-pace-proposed = The others are asked about the clocks.
table-pace-asked = { SEAT($seat) } proposes other clocks: { $pace }. Does everybody agree? { table-how-to-vote }
table-pace-refused = The clocks stay as they are.
table-setting-changed = From the next turn on, { $name }: { $value }.
table-cancelled = The table is called off.
table-was-cancelled = { $game }: this table is closed.
table-lobby-expired = Nobody came for a long time, so the table is closed.
table-bridged = The table can now be seen in one more place.
table-bridge-how = To play with another chat as well, type there: /bridge { $code }
    Everybody there can then sit down at this table. Give the code only to people you want at it.

## Presence check

table-gathering = Is everybody here? Waiting for { SEAT($seats) } to confirm.
table-waiting-to-confirm = You are ready. Waiting for { SEAT($seats) }.
table-you-confirmed = You are ready.
table-check-cancelled = Back to the lobby.
table-dealt = Everybody is here. The game begins.
table-begins = The game begins. Its chance is sealed, to be checked at the end; fingerprint of the seed: { $hash }
table-door-open = This private chat is open: your secrets will come here.

## Questions

table-group = { $label } ›
table-aside = More to do
table-part-of = { $verb }: { $part }
table-apart = { $part } ({ $verb })
table-narrowed = Chosen so far: { $label }
table-draft = Your draft: { $parts }
table-answer-given = Your answer: { $answer }. You can change it until the last one is in.
table-once-more = Nothing is done yet. “{ $answer }” cannot be undone: check it, and send it again.
table-look-first =
    { $answer }
    Look first: what this sets off cannot be taken back.
table-answer-stands = Your last answer: { $answer }. Nothing to decide at the moment.
table-answer-taken = Done: { $answer }
table-answer-taken-secret = Noted in secret: { $answer }
table-rest-kept = The rest is tried when you are asked next: { $rest }
table-behind-is-kept = what stands behind is tried when you are asked next
table-rest-done = Done, as you said before: { $answer }
table-rest-dropped = Left undone: { $rest }. { $why }
table-finish = { START($verb) }: do it
table-finish-empty = { START($verb) }: do nothing
table-shrink = Take back one step
table-clear = Start over
table-back-to-all = Back
table-earlier = Earlier
table-further = More
table-team-says = { SEAT($seat) } to the team: { $text }
table-team-room = This is the room of your team for { $game }: nobody of the other team reads here. Who has to be silent in the game is silent here too.
table-team-told = Your team has it.
table-nothing-asked = You have nothing to decide right now.
table-possible-now = What you can do now:
table-notice-done = Nothing to decide at the moment.
table-reminder = Reminder: the table is waiting for you.
table-your-turn-in-public = { SEAT($seat) }, it is your turn.
table-cannot-reach = I cannot reach { SEAT($seat) } in private. “My hand” on the board always works.
table-nobody-known-awaited = Somebody is still deciding.

## In play

table-undone = { SEAT($seat) } takes back the last act.
table-undone-seen = { SEAT($seat) } takes back the last act by common consent. What was seen stays seen.
table-you-undid = Taken back.
table-undo-asked = The others are asked whether you may take that back.
table-undo-preview = This would be on the table again.
table-undo-wanted = { SEAT($seat) } would like to take back the last act. Does everybody agree? { table-how-to-vote }
table-undo-wanted-seen = { SEAT($seat) } would like to take back the last act, although something has come to light since. Does everybody agree? { table-how-to-vote }
table-undo-refused = The act stands: not everybody agrees.
table-seat-asked = { $name } would like to take the seat of { SEAT($seat) } and see what lies hidden there. Does everybody agree? { table-how-to-vote }
table-seat-refused = Nobody else sits down: the seat stays as it is.
table-end-proposed = The others are asked whether to end the game.
table-end-asked = { SEAT($seat) } proposes to end the game without a result. Does everybody agree? { table-how-to-vote }
table-end-suggested = Somebody has been missing for a long time. Shall the game end without a result? { table-how-to-vote }
table-how-to-vote = Answer with “{ table-button-vote-yes }” or “{ table-button-vote-no }” under the board.
table-end-refused = The game goes on.
table-ended-by-vote = The game ends without a result, by common consent.
table-voted = Your vote counts.
table-vote-open = Vote: { $about ->
    [undo] take back the last act
    [pace] other clocks
    [seat] who takes a seat
   *[end] end the game
}. Still to answer: { SEAT($seats) }.
table-paused = { $name } pauses the game. The clocks stand still.
table-paused-alone = Nobody is left at the table, so the game pauses until somebody comes back.
table-is-paused-by = Paused by { $name }.
table-is-paused = The game is paused.
table-hushed-right = I may not write in the game’s channel at the moment.{ $stands ->
    [yes] {" "}The clocks stand still. The game goes on by itself as soon as I may write there again.
   *[no] {""}
}
table-hushed-locked = The game’s thread or topic is locked, so I cannot write there.{ $stands ->
    [yes] {" "}The clocks stand still. The game goes on by itself as soon as it is open again.
   *[no] {""}
}
table-hushed-away = I cannot get into the game’s channel any more.{ $stands ->
    [yes] {" "}The clocks stand still. The game goes on by itself as soon as I am let in again.
   *[no] {""}
}
table-hushed-gone = The game’s channel is there no more.{ $stands ->
    [yes] {" "}The clocks stand still. With /bridge in another channel the game goes on there.
   *[no] {""}
}
table-heard-again = I can write here again: the game goes on.
table-resumed = { $name } resumes the game.
table-handed-over = A computer player acts for { SEAT($seat) } for the time being.
table-is-back = { SEAT($seat) } is back.
table-stands-in = Nothing has been heard from { SEAT($seat) }, so a computer player stands in. Anybody may take the seat.
table-stand-ins = A computer player acts for { SEAT($seats) }.
table-resigned = { SEAT($seat) } gives up the seat. A computer player goes on, and anybody may take over.
table-kicked = { SEAT($seat) } has to leave the table. A computer player goes on, and anybody may take over.
table-seed-opened = The sealed seed was { $seed }.
table-finished = The game is over.
table-winners = { $n ->
    [one] Winner: { SEAT($seats) }
   *[other] Winners: { SEAT($seats) }
}
table-no-winner = Nobody has won.
table-ending-won = You have won!
table-ending-together = All together, you have won!
table-ending-lost = You have lost this time.
table-ending-place = Your place: { $place } of { $of }.
table-ending-line = { $place }. { SEAT($seats) }

## Looking

table-seal = Fingerprint of the dice, fixed before the deal (SHA-256 of the seed): { $hash }
table-seed = The seed: { $seed }
table-seed-later = The seed itself is shown after the end: whoever wants to can then check every roll (Export).
table-nothing-there = There is nothing to say about that.
table-term = • { $name }: { $help }
table-befell-you = What happened to you:
table-besides = And besides:
table-nothing-new = Nothing has happened since you last acted.
table-moment = Moment { $moment } of { $last }
table-to-show = Who has won, as a picture: post it wherever you like, nothing on it is secret.
table-exported = Here is the whole game, to keep and to check.
table-table-of-age = { $table }, open for { DURATION($seconds) }
table-my-table = { $table }: { $state ->
    [lobby] looking for players
    [gathering] about to begin
    [playing] waiting for others
    [yours] waiting for you!
    [paused] paused
   *[finished] over
}
table-help = Press the buttons, or type what you want to do. Several things at once are separated by “;”.
table-language-set = From now on I speak English with you.
table-language-pt-br = Portuguese
    .typed = portuguese, brazilian
table-language-uk = Ukrainian
    .typed = ukrainian
table-language-en = English
    .typed = english
table-forgotten = Everything I knew of you is deleted.

## Buttons

table-button-join = Join
    .help = Take a seat, or a seat that somebody has left.
table-button-leave = Leave
    .help = Get up.
table-button-start = Start
    .help = Check that everybody is here, then deal.
table-button-confirm = I am here
    .help = Confirm that you are here and can get private messages.
table-button-door = Open our private chat
    .help = Cards are dealt there: press Start in it.
table-button-cancel = Cancel
    .help = Call it off.
table-button-computer = Add computer
    .help = Put a computer player on a free seat.
table-button-fill = Fill with computers
    .help = Put computer players on all free seats.
table-button-settings = Settings
    .help = See and change how it is played.
table-button-rules = Rules
    .help = The game in short.
table-button-help = Help
    .help = What can be pressed and typed.
table-button-hand = My hand
    .help = What only you may see, and what you can do. Nobody else sees it.
table-button-undo = Undo
    .help = Take back your last act, if nobody has learned anything from it.
table-button-catchup = What happened?
    .help = What happened since you last acted.
table-button-status = Who and when
    .help = Who sits where, who is awaited, how much time is left.
table-button-pause = Pause
    .help = Stop the clocks until somebody resumes.
table-button-handover = Let a computer play
    .help = A computer player acts for me until I come back.
table-button-resume = Resume
    .help = Let the clocks run again.
table-button-vote-yes = Agree
    .help = Vote yes.
table-button-vote-no = Disagree
    .help = Vote no.
table-button-rematch = Rematch
    .help = The same people once more, seats moved on by one.
table-button-replay = Replay
    .help = Step through the game.
table-button-seal = Check
    .help = Check that the dice were fixed before the deal.
table-button-share = Picture to show
    .help = Who has won, as a picture to post wherever you like.
table-button-export = Export
    .help = The game as a file that can be verified.
table-button-replay-first = First
    .help = The beginning.
table-button-replay-previous = Previous
    .help = One step back.
table-button-replay-next = Next
    .help = One step on.
table-button-replay-last = Last
    .help = The end.
table-button-replay-everybody = Everybody
    .help = As everybody saw it.

## Refusals

table-refused-already-seated = You already have a seat here.
table-refused-already-voting = The table is voting already. Answer that first.
table-refused-bad-argument = I cannot use “{ $word }” here.
table-refused-bad-arguments = “/{ $name }” is used differently. “/help” tells how.
table-refused-bad-bridge-code = That code opens no table. Somebody who sits at the table gets the right one with /bridge.
table-refused-bad-button = I do not know this button.
table-refused-no-such-preset = There is no such way to play here: { $name }.
table-refused-bad-speed = Say “slow”, “normal” or “at once”.
table-refused-bad-pace = Say “game”, “none”, or a number of hours from 1 to { $most }.
table-refused-choice-gone = That choice is not there any more. This is what you can do now.
table-refused-door-not-open = I cannot reach you in private yet. Open a private chat with me first.
table-refused-handed-over = A computer player is acting for you. Take your seat back first.
table-refused-has-played = You have already played on the seat of { SEAT($seat) } in this match, and seen what lies hidden there. No other seat can be yours until the next one.
table-refused-is-computer = That is a computer player.
table-refused-is-paused = The game is paused.
table-refused-late-press = That button belongs to an earlier question and no longer counts.
    .why = Each button counts only for the question it was shown with, so that a late press is never taken for an answer to the next one.
table-refused-no-such-language = I speak { $languages }.
table-refused-no-such-role = There is no role called “{ $name }” here.
table-refused-no-such-table = That table is not there any more.
table-refused-set-aside = That table is set aside (code { $code }): something of mine broke there. Nothing of it is lost; whoever runs me can mend it and bring it back.
table-refused-no-such-term = I find nothing called “{ $name }” in this game.
table-refused-no-table-here = There is no table here yet.
table-refused-no-table-of-yours = You are not at any table.
table-refused-no-result = This game ended without a result, so there is nothing to show.
table-refused-not-finished = That is possible only after the end of the game.
    .why = Before the end it would give secrets away.
table-refused-not-host = Only the host of the table may do that.
table-refused-not-in-lobby = That is possible only before the game begins.
table-refused-not-invited = This table stands elsewhere. Come to the chat in which it is played, or ask somebody who sits there for an invitation.
table-refused-not-paused = The game is not paused.
table-refused-not-playing = That is possible only during a game.
table-refused-not-seated = You have no seat at this table.
table-refused-not-your-button = That button is for somebody else.
table-refused-not-your-vote = You are not asked to vote.
table-refused-enough-seats = Seats taken: { $n }, and so many is how this game is played best. Name a number for more, as in “/fill 6”.
table-refused-nothing-to-undo = There is nothing of yours to take back.
table-refused-not-taken-back = That is not taken back: what was seen then stays seen.
table-refused-nothing-to-vote = There is nothing to vote on.
table-refused-no-team = At this table there are no teams: say it to everybody.
table-refused-nothing-typed = Say what you want to do.
table-refused-only-in-a-place = Say that where the table shall be, not in private.
table-refused-place-taken = There is already a table here.
table-refused-seat-is-free = Nobody sits on seat { $number }.
table-refused-seat-taken = That seat is taken: { SEAT($seat) }.
table-refused-table-full = There is no free seat.
table-refused-too-busy = The table is very busy. Please try again.
table-refused-look-first = That cannot be taken back. Look first, and say it again to do it.
table-refused-too-many-tries =
    That was many tries in a row. Take a look at the board; you can go on in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
table-refused-too-many-tables = You are at { $most } tables already; finish one first.
table-refused-which-table = You are at several tables. Which one do you mean?

## Commands

table-command-play = play, new
    .help = Open a table for a game.
table-command-solo = solo, alone
    .help = Play a game at once, alone against computer players, without a clock.
table-command-learn = learn, lesson
    .help = Learn a game by playing it: alone, step by step, in five minutes.
table-command-nohints = nohints, no hints
    .help = No more hints, here and at other tables.
table-command-skiplesson = skiplesson, skip lesson, end lesson
    .help = End the lesson and play on freely.
table-command-join = join, sit
    .help = Take a seat.
table-command-leave = leave
    .help = Get up; in play a computer player goes on for you.
table-command-start = start, begin
    .help = Check that everybody is here, then deal.
table-command-confirm = confirm, here
    .help = Say that you are here.
table-command-cancel = cancel
    .help = Call off the start, or the table.
table-command-act = act, do
    .help = Do something in the game; several things separated by “;”.
table-command-board = board
    .help = Show the board.
table-command-hand = hand
    .help = Show what only you may see.
table-command-status = status
    .help = Who sits where, who is awaited, how much time is left.
table-command-look = look, show
    .help = The board, or a part of it, in words and from near.
table-command-catchup = catchup, since
    .help = What happened since you last acted.
table-command-rules = rules, what is, explain
    .help = The game in short, or one card, piece or term.
table-command-seal = seal, fingerprint
    .help = Check that the dice were fixed before the deal.
table-command-settings = settings
    .help = Show the settings.
table-command-why = why
    .help = Why something was refused, and what is possible now.
table-command-help = help
    .help = What can be pressed and typed.
table-command-tables = tables, my
    .help = All your tables, and what waits for you.
table-command-team = team
    .help = Say something to your team; nobody else reads it.
table-command-undo = undo, take back
    .help = Take back your last act.
table-command-vote = vote
    .help = Answer a vote: yes or no.
table-command-end = end, endgame, end game
    .help = Propose to end the game without a result.
table-command-pause = pause
    .help = Stop the clocks.
table-command-resume = resume
    .help = Let the clocks run again.
table-command-handover = handover
    .help = Let a computer player act for you.
table-command-back = back
    .help = Take your seat back.
table-command-resign = resign, give up my seat
    .help = Give your seat up for good.
table-command-kick = kick
    .help = Make somebody leave the table.
table-command-computer = computer
    .help = Put a computer player on a free seat.
table-command-fill = fill
    .help = Put computer players on the free seats.
table-command-move = move
    .help = Exchange two seats.
table-command-role = role, color
    .help = Choose a role, a colour or a team.
table-command-configure = configure, set
    .help = Change a setting.
table-command-preset = preset
    .help = Set everything at once: a first game, as in the box, a long or a hard one.
table-command-speed = speed
    .help = How fast computer players answer.
table-command-pace = pace, clocks
    .help = How long decisions may take.
table-command-watch = watch
    .help = Watch this table.
table-command-rematch = rematch, again
    .help = The same people once more.
table-command-replay = replay
    .help = Step through a finished game.
table-command-share = share, poster
    .help = Who has won, as a picture to post.
table-command-export = export
    .help = The finished game as a file that can be verified.
table-command-bridge = bridge
    .help = Show a table of another place here as well.
table-command-language = language
    .help = The language in which you are spoken to.
table-command-forgetme = forgetme, forget me
    .help = Delete everything that is stored of you.

## Learning by playing

table-lesson-opened = { $name } learns { $game }.
table-lesson-step = 📘 Step { $number } of { $all }
table-lesson-do = 👉 Press 👉, or type: { $act }
table-lesson-touch = 👉 Press where the arrow points, or the button with 👉.
table-lesson-otherwise = That would be allowed: { $what } Here it has been taken back. The lesson wants: { $act }
table-lesson-over = The lesson is over. The same game goes on, and every move is your own.
table-hint = Tip: { $text }
table-no-more-hints = There will be no more hints.
table-button-nohints = No more hints
    .help = Your first three turns have a hint each. One press, and you have no more, here or elsewhere.
table-button-skiplesson = End the lesson
    .help = No more steps: you play on freely from here.
table-refused-no-lesson = This game has no lesson yet.
table-refused-in-a-lesson = In a lesson nothing needs to be taken back: a wrong move is not carried out.
