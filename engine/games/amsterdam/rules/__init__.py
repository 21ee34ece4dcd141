"""How things happen."""
