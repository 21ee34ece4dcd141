### Discord: the names of its commands' options, and what only Discord has to say.

## Commands

discord-seat = seat
    .help = Seats: computers, substitutes, roles, order.
discord-option-game = game
    .help = Which game.
discord-option-settings = settings
    .help = How it is played, several separated by “;”. Choose from the list.
discord-option-language = language
    .help = Which language.
discord-option-table = table
    .help = For the whole table, not only for you (host).
discord-option-seat = seat
    .help = The number of the seat.
discord-option-to = with
    .help = The number of the other seat.
discord-option-seats = seats
    .help = How many seats are to be taken in all.
discord-option-role = role
    .help = The role, colour or team.
discord-option-level = level
    .help = How well the computer plays.
discord-option-line = what
    .help = What you do; several things separated by “;”.
discord-option-at = where
    .help = A row, a place or a piece; everything if you leave it out.
discord-option-text = text
    .help = What your team shall read.
discord-option-term = term
    .help = A card, a piece or a term; the whole game if you leave it out.
discord-option-yes = agree
    .help = Whether you agree.
discord-option-watching = watching
    .help = Whether you want to watch.
discord-option-moment = moment
    .help = Which moment of the game, counted from 0.
discord-option-code = code
    .help = The code that the other place was told.
discord-option-name = setting
    .help = Which setting.
discord-option-value = value
    .help = What it shall be.
discord-option-preset = preset
    .help = A first game, as in the box, a long or a hard one.
discord-option-speed = speed
    .help = Slow, normal or at once.
discord-option-pace = pace
    .help = “game”, “none”, or a number of hours for each decision.
discord-option-dm = dm
    .help = Whether I may also write to you in private messages.
discord-option-sure = sure
    .help = Say yes if you mean it: it cannot be taken back.

## Private messages

discord-dm-on = From now on I also write to you in private messages, with buttons that work there.
discord-dm-off = I no longer write to you in private messages. “My hand” on the board always works.
discord-dm-closed = Discord does not let me write to you: your private messages are closed for this server. “My hand” on the board always works.
discord-dm-busy = Discord lets me open only so many private chats at a time. Try again in a few minutes.
discord-board-in-words = I lack the permission to attach files here, so this is the board in words.
discord-no-files-now = Discord takes no files at the moment, so this is the board in words.
discord-greeting = Hello! I am a game master for board games. `/play` opens a table, `/help` says how it all works.
discord-not-in-public = I could not do that as it was written. “My hand” shows only you what can be done.
discord-type = Type a move
    .help = Write what you do in words instead of pressing.
discord-type-label = Your move, in words
discord-thread = Play in a thread of its own
    .help = Take this table into a thread, so that the channel stays free for talk.
discord-moved = The table has moved, and the board with it.
discord-go-there = Go to the table
discord-post = Play in a post in #{ $name }
discord-no-thread = I may not open a thread here.
discord-no-post = I may not open a post there.
discord-not-forgotten = Nothing was deleted.

## Answers

discord-why = Why?
discord-lacking = I lack permissions in this channel: { $names }. Somebody who manages it can grant them.
discord-may-view-channel = View Channel
discord-may-send-messages = Send Messages
discord-may-send-messages-in-threads = Send Messages in Threads
discord-may-attach-files = Attach Files
