"""What the pictures show, exactly as the specification lists it (section 2.5): tables, nothing else."""
