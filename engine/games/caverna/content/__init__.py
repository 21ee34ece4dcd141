"""What is in the box: the cards as they are printed, the cave, what may be ordered."""
