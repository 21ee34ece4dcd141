"""A store that cannot do what it is asked: known before anything else of a house is loaded."""

from typing import ClassVar


class StoreTrouble(Exception):  # noqa: N818  it is told to whoever runs the house
    """The store cannot do what it was asked; nothing was kept by halves. `key` names the message (`core-refused-…`)."""

    key: ClassVar[str] = "store_trouble"
