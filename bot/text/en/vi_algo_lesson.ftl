### The lesson of the shadows: what is said at each step. One thing to do, one thing learnt.

vi-algo-lesson-walk = You are Dabs, and Bento is with you in a tomb by night. Together you must open three different exits (rope, grapnel, pickaxe) before the torches are gone, with treasure in your hands worth more than the trust in the group. A turn has three actions; one action is three steps. Walk into the Hall of Columns, to A14.
vi-algo-lesson-search = Whoever enters a room first takes its treasure: a Gold idol, worth 5! You stand beside the rune A21. To search is to roll three dice: below the trust, 14, you find a card. Search there.
vi-algo-lesson-mummy = Found: an Amulet. But you ended your turn alone, with nobody within three spaces, and by night whoever is alone sees something: trust fell by 1, and the idol is gone. Now your new torch brings a mummy. Put it far away from everybody: A33.
vi-algo-lesson-map = Your own mummies move at the start of your turn, by the dice. Now use your Map: of the top three cards of this room you keep one.
vi-algo-lesson-take = A Rope is an exit, and one of the three that you need. Take it.
vi-algo-lesson-exit = With the rope try to open the exit: three dice must show more than the torches that are left, 8. The fewer torches are left, the easier it is. With two players it costs two actions. Try.
vi-algo-lesson-signal = It holds: one exit of three! But your mummy has come up to you and taken the Amulet, your best treasure. And Bento has walked off, so you are alone. Signal to him: whoever has signalled sees nothing this turn. It costs two actions.
vi-algo-lesson-flee = One action is left. Get away from the mummy, towards Bento: walk to A15.
vi-algo-lesson-rest = You may still have steps, but you need not use them. End your turn: you have signalled, so the dark does you no harm.
vi-algo-lesson-end = Now you know it all: search, stay together, signal when alone, and open three different exits while there are torches. One is open. With four and more players somebody may become a traitor. Press “Rules” whenever you wonder.
