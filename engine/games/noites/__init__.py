"""Noites de Horror. Monsters hunt victims across a table measured in millimetres."""
