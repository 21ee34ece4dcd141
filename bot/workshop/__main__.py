"""A worker, begun as a process of its own: `python -m bot.workshop ART PICTURES`."""

import sys

from bot.loading import undisturbed

if __name__ == "__main__":
    with undisturbed():
        from bot.workshop.worker import main
    main(*sys.argv[1:])
