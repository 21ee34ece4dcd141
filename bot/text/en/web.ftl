### The page of the web table.

## Around the page

web-skip = Skip to what is asked of you
web-table = Table
web-mine = My hand
web-log = What happened
web-log-empty = Nothing has happened yet.
web-whispers = Told to you alone
web-twin = In words
web-close = Close
web-your-turn = Your turn
web-waits = The table waits for you
web-watching = You are watching. You see what everybody sees.
web-no-table = There is no game here yet. It will appear by itself.
web-not-seated = You have no seat at this table. You see what everybody sees.
web-explain = What each button does
web-why = Why?
web-paused = Paused
web-time-left = Time left
web-more = More to do at this table
web-do-pause = Pause
web-do-handover = Let a computer play for me
web-do-back = Play myself again
web-do-end = Propose to end the game
web-do-resign = Give up my seat
web-sure = Really?

## The line

web-line = Say what you want to do
web-type = Type instead
web-to-team = Say it to your team
web-line-hint = Type a move, or /
web-send = Send
web-suggestions = Suggestions

## Connection

web-lost = No connection. Trying again…
web-found = Connected again.
web-slow = Slower, please: try again in a moment.
web-failed = That did not get through. Please try again.
web-only-watching = This link is for watching only.

## You

web-you = You
web-new-name = From now on the others see you as: 
web-name = Your name
web-name-help = This is what the others call you.
web-guest = Guest
web-language = Language
web-call = Soft sound when the table waits for me
web-call-help = Where the browser allows it, also a notice while this page is in the background.
web-done = Done
web-help = Help

## Inviting

web-invite = Invite
web-invite-title = Invite friends
web-invite-play = To sit down and play
web-invite-play-help = Whoever opens this link gets a page of their own.
web-invite-watch = To watch only
web-invite-watch-help = Whoever has this link sees the table, and can neither sit down nor press anything.
web-invite-mine = My own page
web-invite-mine-help = Open it on another device to go on there. Whoever has it plays as you, so keep it to yourself.
web-invite-local = These links work on this machine only. To play with other devices, start Mestre with “mestre play --host 0.0.0.0” and open it by this machine’s address.
web-copy = Copy
web-copied = Copied.
web-share = Share
web-one-more = Sit down one more person on this device

## A new game

web-choose = What shall we play?
web-choose-help = Pick a game for a table with friends: seats and settings come next. Or play at once against computer players.
web-play-now = Play now
web-play-now-help = Alone against computer players, without a clock.
web-learn = Learn
web-learn-help = Five minutes, step by step, against a patient computer player.
web-seats = Seats
web-new-game = New game
web-and-no-more = Do it and end my turn
web-there = here
web-as-far = as far as possible
web-back = Back
web-who = Who plays
web-free = free
web-sit = Sit here
web-move-here = Move here
web-add-computer = Computer
web-remove = Remove
web-is-you = you
web-is-host = host
web-is-computer = computer
web-is-ready = ready
web-is-waited = deciding
web-fill = Fill with computer players
web-level = Strength of computer players
web-level-random = carefree
web-level-greedy = thoughtful
web-role = Plays as
web-role-any = any
web-speed = Computer players answer
web-decided = What decided it
web-settings = Settings
web-host-only = The host of the table decides these.
web-all-settings = All other settings
web-pace = Time for each decision
web-yes = yes
web-start = Start the game
web-needs-more = More players are needed to start. Invite friends or add computer players.
web-host-starts = The host starts the game.
web-leave = Get up
web-cancel = Call this table off
web-gathering = Is everybody here?
web-gathering-help = The cards are dealt as soon as everybody has said so.
web-here = I am here
web-rules = How to play

## Replay

web-replay = Replay
web-replay-keys = Arrow keys step through the game, Home and End go to its ends.
web-moment = Moment

## First page

web-house-about = Board games with friends. Mestre keeps the rules, you play.
web-home-title = Your tables
web-home-help = Tables that were opened in this browser. The links are kept here only.
web-home-new = New table
web-home-forget = Remove from this list
web-opening = One moment…
web-no-script = This page needs JavaScript.
web-list = Every choice as a list
web-night = Night colours
web-night-help = Dark around the board, as the boards are drawn for. Off: light.
web-at-once = Moves at once
web-at-once-help = What you touch is done without asking whether you are sure, as long as you can take it back by yourself. What needs the others’ consent is still asked.
web-fair-dice = Fair dice
web-lately = What happened since you last acted: a press shows it again
web-again = Show on the board again what happened
web-keep-ending = Save the picture
web-waits-for = Waiting for
web-more-seats = More seats
web-step-in = Step in
