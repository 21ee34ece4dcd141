### The lesson of the city: what is said at each step. One thing to do, one thing learnt.

amsterdam-lesson-first = You are the black team’s Detective. Your Commissioner knows from a secret map where three pieces of evidence lie, and may not speak: only hand you pictures. One picture leads to a tile next to you. Look at the card and at the tiles around D4: which has most in common with it? The Commissioner means E4. Go there.
amsterdam-lesson-look = Evidence, 1 of 3! Your first new card: compare colours, shapes, things, moods. Of the four tiles around E4 the nearest is F3. Go there.
amsterdam-lesson-two = Evidence, 2 of 3! Meanwhile the orange team hunts in the same city, at the same time. Now you get two pictures: then the tile is exactly two away, and both pictures belong to it. It is E5.
amsterdam-lesson-police = Nothing happens on E5: it only brings you nearer. Now one picture. It draws you to D6. Go and see.
amsterdam-lesson-third = The police! Your Commissioner has had no better card. The third time your team loses the round, so remember D6. The next picture leads to E6.
amsterdam-lesson-client = Evidence, 3 of 3! Now, and only now, you look for the Client. The picture leads to F5.
amsterdam-lesson-swap = You have won the round! Both maps are shown now, with the ways of both teams. Two rounds win the match. In the next one do the other job: become Commissioner.
amsterdam-lesson-ready = As Commissioner you will see a City Map: your evidence, your Client, the police. You choose one picture for a tile next to your team, or two for a tile two away. Say that you are ready.
amsterdam-lesson-end = The city is yours. The next round begins, and you give the clues: think of what somebody else sees in a picture. Every team plays at its own pace, so do not wait. Press “Rules” whenever you wonder.
