"""Pictures that were promised with an answer: its words go at once, whoever looks at them asks for the picture then."""

import secrets
from collections import OrderedDict
from typing import Final

from bot.tables.model.reply import PictureWanted
from bot.web.visitor import Visitor

MOST: Final = 4_000


class Coming:
    """The latest promises, each for one visitor."""

    def __init__(self) -> None:
        self._promises: OrderedDict[tuple[Visitor, str], PictureWanted] = OrderedDict()

    def promise(self, who: Visitor, wanted: PictureWanted | None) -> str | None:
        """By which word the visitor may ask for a picture; None if there is none to ask for."""
        if wanted is None:
            return None
        token = secrets.token_urlsafe(12)
        self._promises[who, token] = wanted
        while len(self._promises) > MOST:
            self._promises.popitem(last=False)
        return token

    def promised(self, who: Visitor, token: str) -> PictureWanted | None:
        """What this visitor was promised by this word."""
        return self._promises.get((who, token))
