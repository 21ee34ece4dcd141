### The lesson of the cave: what is said at each step. One thing to do, one thing learnt.

caverna-lesson-enter = Welcome to the camp, at A1. Somewhere in the cave lie gold nuggets: store three of them here and you win. Each turn has one main move. Walking carefully takes you up to two spaces, and a roll of 1 to 3 brings an encounter. Walk to B1.
caverna-lesson-kiss = It was dark, and you have lost a life: you are at 4 of 5. With none left you faint and wake up in the camp. You hold Mommy’s Kiss: it gives a life back. Before and after your main move you may play cards, each name once a turn.
caverna-lesson-event = Good as new. When you have done enough, say that you are done. At the end of each turn the cave itself moves: walls drop, rubble falls.
caverna-lesson-search = The computer has walked past you and thrown a rock: friends, so called! Walls stop rocks, and a card called Smooth Dodge does too. Now search: you take up to two cards from the pile where you stand.
caverna-lesson-take = How many? More is better, and there is no limit to your hand. Take two. Afterwards a roll of 1 to 3 brings an encounter.
caverna-lesson-patience = A gold nugget! And the roll brought nobody. You have a Pickaxe Blow as well, but keep it: sometimes you need it later. Be done.
caverna-lesson-wall = Just now a wall has dropped between you and C1, to the east. That is what the Pickaxe Blow is for: it takes a wall away, or puts one up. Strike east.
caverna-lesson-advance = The way is free. The Fearless Advance does it all: walk up to two, search up to two, and then an encounter for certain. Advance to C1.
caverna-lesson-more = Another pile, another chance. Take two.
caverna-lesson-dodge = The encounter is a Loose Rock, and damage is coming at you. You hold Smooth Dodge, a card played only at such a moment. Use it.
caverna-lesson-enough = Not a scratch! And a second nugget is in your hand. But gold in the hand can be stolen or lost: it is safe only in the camp. Finish this turn.
caverna-lesson-home = Now home. To run is up to three steps, with an encounter at the end; but who gets to the camp is safe at once. Run by B1 to A1.
caverna-lesson-store = In the camp you rest back to five lives, and you may put gold aside for good. It costs two other cards: pay with Sticky Fingers and Parkour.
caverna-lesson-end = One nugget is safe and another is in your hand: two more stored, and you win. Time points run out with faints and excitement; at none left, the most gold wins. The double gold shines in the far corner, E5. Press “Rules” whenever you wonder.
