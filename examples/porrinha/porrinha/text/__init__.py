"""What porrinha says, a folder a language."""
