"""Vi Algo nas Sombras: explore catacombs together, if everybody is on your side."""
