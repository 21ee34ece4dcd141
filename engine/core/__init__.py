"""The kernel: it knows how games go on, and no game."""
