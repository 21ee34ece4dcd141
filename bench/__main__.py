"""What the house measures, as tables of figures and ratios; nothing is asserted."""

from bench import crowd, kernel, pictures, plane, store, telegram, undo, web

for part in (kernel, undo, plane, pictures, store, web, telegram, crowd):
    part.main()
    print()
