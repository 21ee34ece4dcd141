"""The cards, each with what it does."""
