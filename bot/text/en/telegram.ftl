### What only Telegram needs to say.

telegram-hello = Hello! I am a game master. This private chat is open now: your secrets will come here, with buttons to press. You may also type what you want to do.
    Add me to a group to play with friends, or play here against computer players:
telegram-hello-group = Hello! I am a game master: I deal, roll, draw the board and keep every secret. Which game shall it be?
telegram-which-game = Which game shall it be? Whoever presses is the host.
telegram-my-tables = My tables
telegram-open-chat = Open our private chat
telegram-answer-in-private = { $name }, I answer you in private. Open our chat and press Start.
telegram-see-private = I have written to you in private.
telegram-whisper = Just a moment …
telegram-what-to-do = What do you want to do? Reply to this message.
telegram-as-file = 🔍 As a file
telegram-why = Why?
telegram-anonymous = I cannot tell who writes as the group itself. Please write as yourself: cards are dealt to people.
telegram-topic = Play in a topic of its own
    .help = I can open a topic for this table, so that the others stay free for talk.
telegram-topic-open = The table is in a topic of its own now.
telegram-no-topic = I may not open a topic here.
telegram-share-board = Show the board
telegram-share-invitation = Invite people to the table
telegram-share-invites = There is a seat for you: { $game }.
telegram-learn = 📘 Learn a game
telegram-learn-which = Which game shall I teach you?
