"""Finished images, kept while there is room: drawing the same thing twice is a look-up."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image

from render.sprite import Sprite


class ImageCache:
    """Images by what they show. When they take too much room, those not wanted for longest go first."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.held_bytes = 0
        self._images: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Sprite:
        """The image of a key, ready to be laid on others; made if it is not here."""
        with self._lock:
            if key in self._images:
                self._images.move_to_end(key)
                return self._images[key]
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
        self._images[key] = image
        self.held_bytes += image.held_bytes
        while self.held_bytes > self.most_bytes and len(self._images) > 1:
            _, old = self._images.popitem(last=False)
            self.held_bytes -= old.held_bytes
