"""What can be wrong with a store, each with the key of its message (`core-refused-…`)."""

from typing import ClassVar


class StoreTrouble(Exception):  # noqa: N818  it is told to whoever runs the house
    """The store cannot do what it was asked; nothing was kept by halves."""

    key: ClassVar[str] = "store_trouble"


class StoreBroken(StoreTrouble):
    """The file is no store of ours, or it is damaged."""

    key: ClassVar[str] = "store_broken"


class StoreBusy(StoreTrouble):
    """Another process works in this folder."""

    key: ClassVar[str] = "store_busy"


class StoreFull(StoreTrouble):
    """The disk is full, or the file cannot be written."""

    key: ClassVar[str] = "store_full"


class StoreGone(StoreTrouble):
    """The server does not answer just now; it may in a moment."""

    key: ClassVar[str] = "store_gone"
