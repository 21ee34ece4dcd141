"""What the house measures, as tables of figures and ratios; nothing is asserted."""

from bench import kernel, pictures

for part in (kernel, pictures):
    part.main()
    print()
