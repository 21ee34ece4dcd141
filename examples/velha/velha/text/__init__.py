"""What the game says, a folder a language."""
