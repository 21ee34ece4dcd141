### The lesson of the night: what is said at each step. One thing to do, one thing learnt.

noites-lesson-lure = You lead the monsters of the Crypt: a Ghoul (a1), a Skeleton Archer (a2) and a Mummy (a3). Victims run about; each one you catch is worth 6 points, and after the last round most points win. A turn has two parts. First you may move any one victim: bring Lucy near your Ghoul.
noites-lesson-run = Then one of your monsters acts. To run is to go twice as far, and to run over a victim is to catch it. The Ghoul is fast: let it run down Lucy.
noites-lesson-card = Six points! But the Crow Flock (b3) of the Full Moon has caught Otto: six points for them. Before your turn you may play one card. Eagle Eye makes a monster’s shot reach further and hit better. Play it.
noites-lesson-stay = The victims come first again. Keep Leo out of the enemy’s reach: move him towards your Archer.
noites-lesson-shoot = Now the Skeleton Archer. Who holds its position may shoot. Each monster has a number, the Archer’s is 5: roll that much or more to hit, and the victim of the shot rolls its own number to get away. Shoot the Crow Flock.
noites-lesson-keep = A 3: missed. That is how it goes. You still hold Dodge, a card for when you are attacked. Play no card now.
noites-lesson-still = One victim must always be named, but it may stay where it is. Leave Leo alone.
noites-lesson-charge = The Mummy has not acted yet. To charge is to run at an enemy and fight: roll 4 or more to hit, and a hit wounds. A monster you destroy is worth its cost. Charge the Crow Flock.
noites-lesson-push = A hit: the Crow Flock is wounded and stunned, and has to come to itself before it can act. Whoever loses a fight is driven back, and you say where to: push it straight away from you.
noites-lesson-end = That is a night: move a victim, act with a monster, play a card when it counts. Besides, a monster may advance, take cover or keep watch. When all have acted the next round begins; with the last round, or the last victim, the night is over. Press “Rules” whenever you wonder.
