"""The components: rooms, characters and the cards of four decks."""
