"""Finished images, kept while there is room: drawing the same thing twice is a look-up."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from itertools import count
from threading import Lock

from PIL import Image

from render.sprite import Sprite


@dataclass(slots=True)
class _Held:
    sprite: Sprite
    wanted: int
    """When it was last wanted, in looks at the cache."""


class ImageCache:
    """Images by what they show. When they take too much room, those not wanted for longest go first."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.held_bytes = 0
        self._images: dict[Hashable, _Held] = {}
        self._looks = count()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Sprite:
        """The image of a key, ready to be laid on others; made if it is not here."""
        with self._lock:
            held = self._images.get(key)  # looked up once alone: what is laid together is a long key
            if held is not None:
                held.wanted = next(self._looks)
                return held.sprite
        made = Sprite(make())
        with self._lock:
            self._put(key, made)
        return made

    def forget(self) -> None:
        """Empty it, as at the start of the program."""
        with self._lock:
            self._images.clear()
            self.held_bytes = 0

    def _put(self, key: Hashable, image: Sprite) -> None:
        if key in self._images:
            return
        self._images[key] = _Held(image, next(self._looks))
        self.held_bytes += image.held_bytes
        while self.held_bytes > self.most_bytes and len(self._images) > 1:
            oldest = min(self._images, key=lambda one: self._images[one].wanted)
            self.held_bytes -= self._images.pop(oldest).sprite.held_bytes
