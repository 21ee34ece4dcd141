"""What tries a game out: scenarios are played on a stage, positions are searched for what must never be."""
