"""What is typed of a night in several words, as values that are read once (specification 13.1)."""
