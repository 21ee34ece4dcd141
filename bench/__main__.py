"""What the house measures, as tables of figures and ratios; nothing is asserted."""

from bench import kernel, pictures, store, telegram, web

for part in (kernel, pictures, store, web, telegram):
    part.main()
    print()
