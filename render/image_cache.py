"""Finished images, kept while there is room: drawing the same thing twice is a look-up."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image


class ImageCache:
    """Images by what they show. When they take too much room, those not wanted for longest go first."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.held_bytes = 0
        self._images: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image of a key, made if it is not here. Nobody may change it."""
        with self._lock:
            if key in self._images:
                self._images.move_to_end(key)
                return self._images[key]
        made = make()
        with self._lock:
            self._put(key, made)
        return made

    def forget(self) -> None:
        """Empty it, as at the start of the program."""
        with self._lock:
            self._images.clear()
            self.held_bytes = 0

    def _put(self, key: Hashable, image: Image.Image) -> None:
        if key in self._images:
            return
        self._images[key] = image
        self.held_bytes += _bytes(image)
        while self.held_bytes > self.most_bytes and len(self._images) > 1:
            _, old = self._images.popitem(last=False)
            self.held_bytes -= _bytes(old)


def _bytes(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())
