"""What is printed: sizes, terrain, armies, twist cards."""
