"""What the house measures, as tables of figures and ratios; nothing is asserted."""

from bench import board, crowd, discord, evening, kernel, pictures, plane, store, telegram, telegram_crowd, undo, web

for part in (kernel, undo, plane, pictures, store, web, board, telegram, telegram_crowd, discord, crowd, evening):
    part.main()
    print()
