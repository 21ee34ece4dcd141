"""The 121 cards by what they do: played from a hand, met in the cave; events of a turn's end; what trolls ask."""
