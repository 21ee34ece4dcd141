"""What a page says of itself to whoever only shows its link: a title, a line and a picture, as chats expect them.

Everything comes from the game alone. The address of the page is not said again: there is a secret in it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from bot.web.shop import HOUSE
from render.cover import SIZE


@dataclass(frozen=True, slots=True)
class Preview:
    """What is shown of a link."""

    title: str
    about: str
    lang: str
    picture: str
    """Where it is found from anywhere: chats fetch it by the whole address."""

    def written(self, page: str) -> str:
        """A page that says so in its head."""
        head = "".join(f'<meta {kind}="{name}" content="{escape(said)}">\n' for kind, name, said in self._said())
        return page.replace("</head>", f"{head}</head>", 1)

    def _said(self) -> Iterator[tuple[str, str, str]]:
        wide, high = SIZE
        yield "name", "description", self.about
        yield "name", "twitter:card", "summary_large_image"
        told = {
            "type": "website",
            "site_name": HOUSE,
            "title": self.title,
            "description": self.about,
            "locale": self.lang.replace("-", "_"),
            "image": self.picture,
            "image:type": "image/jpeg",
            "image:width": str(wide),
            "image:height": str(high),
            "image:alt": self.title,
        }
        for name, said in told.items():
            yield "property", f"og:{name}", said
