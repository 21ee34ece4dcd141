"""What is in the box: rooms, characters, torches, and where the cards of four decks are entered."""
