"""What the house measures, as tables of figures and ratios; nothing is asserted."""

from bench import kernel, pictures, plane, store, telegram, undo, web

for part in (kernel, undo, plane, pictures, store, web, telegram):
    part.main()
    print()
