### The lesson of Sir Holland: what is said at each step. One thing to do, one thing learnt.

holland-lesson-choose = Two of your heroes, blue 1 and blue 2, sit in the dungeon of a burning tower. Whoever gets more heroes out over the roof wins. Everybody picks one of seven cards in secret; then all are turned over, and the lowest number acts first. Begin with 2, Chase: two steps for your heroes.
holland-lesson-walk = Both cards lie open: your 2 beats red’s 5, so you act first. Two steps take you far: right to the rope at E1, up the rope to E2. E2 is a secret passage, and it takes you on to its other end, A4, for free. (A rope or a passage works from the card you stand on.)
holland-lesson-villains = Blue 2 is on the fourth floor already, and red 1 has climbed to A2. Every card has two halves: a step for your heroes and a trick. The trick of 4, Capture, is three steps for the villains. Pick it.
holland-lesson-catch = First the step: blue 2 goes right to B4. Then the trick: drive the Dark Knight two spaces left, from C2 to A2, where red 1 stands. A hero on whom a villain stops falls down.
holland-lesson-order = Red 1 has fallen to A1! And red 2 has ridden the portals of column C, which only card 6 can do. Now get out: 5, Climb, takes one hero a floor up from anywhere.
holland-lesson-escape = Red played 1, so red went first and hid red 2 in the secret room D3, where nobody is caught. Your turn: climb from B4 to B5. There hangs a rope; your one step takes you up it, over the roof.
holland-lesson-portal = One hero is saved! Played cards stay on the table, so your hand shrinks: choose well. Now blue 1 needs to come up. 6, Portal, gives a step and two rides up or down column C.
holland-lesson-ride = Step right from the dungeon B1 onto the portal C1, then ride up twice, to C3. No piece may stop on another one’s space, but you may pass through.
holland-lesson-danger = You stand at C3, and the Dark Mage waits right above you at C4. Red still has 4, Capture. A 1 always acts first: pick 1, Hide.
holland-lesson-hide = Nobody hides on a portal, so step left to B3 first, then lie down. Whoever hides cannot be thrown down this round.
holland-lesson-rest = It worked: the Mage stopped on your very space, and nothing happened. Few cards are left. 7, Rest, brings them all back and gives you the griffin: it settles ties. But if everybody has rested twice, only one round remains.
holland-lesson-end = That is all you need: walk, climb, ropes, passages, portals, villains, hiding and resting. One hero of yours is out; bring the other up to win. Card 3 blows a space up: the cards above drop a floor. Press “Rules” whenever you wonder.
