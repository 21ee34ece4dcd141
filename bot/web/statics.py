"""What pages are made of, in few files: whoever is far away waits for each that the page asks for.

Scripts import one another downwards, and give out what never changes its value. They come as one, in the order in
which a browser would run them, each in a scope of its own. A page is told which files these are, and whoever asks for
these keeps them.
"""

import re
from functools import cache
from gzip import compress
from hashlib import blake2b
from importlib.resources import files

STATIC = files("bot.web") / "static"
KINDS = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
IMPORTED = re.compile(r'^import (\{[^}]*\}) from "\./(\w+)\.js";$', re.MULTILINE)
EXPORTED = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.MULTILINE)
ASKED_FOR = re.compile(r'(?<=")/static/\w+\.(?:js|css)(?=")')


@cache
def page(name: str) -> str:
    """A page of ours, which says what it is made of."""
    told = ASKED_FOR.sub(lambda found: f"{found[0]}?{made()}", _text(f"{name}.html"))
    return told.replace("<html ", f'<html data-made="{made()}" ', 1)


@cache
def made() -> str:
    """Of what our pages are made, as it travels: one that was made of something else does not understand this house."""
    pages = (_text(one.name) for one in STATIC.iterdir() if _suffix(one.name) == "html")
    asked = sorted({file.rpartition("/")[2] for page in pages for file in ASKED_FOR.findall(page)})
    return blake2b("\n".join(map(_given_out, asked)).encode(), digest_size=8).hexdigest()


@cache
def names() -> frozenset[str]:
    """What may be asked for."""
    return frozenset(one.name for one in STATIC.iterdir() if _suffix(one.name) in KINDS)


@cache
def packed(name: str) -> bytes:
    """One of them, as it travels."""
    return compress(_given_out(name).encode(), mtime=0)


def kind(name: str) -> str:
    """What a browser is told of it."""
    return KINDS[_suffix(name)]


def joined(name: str) -> str:
    """A script with all that it stands on; what each of those gives out, it gives out under the other's name."""
    below: dict[str, str] = {}
    last = _standing_on(below, name)
    given = "".join(f"export {{ ${one} as {one} }};\n" for one in below)
    return "".join([*below.values(), last, "\n", given])


def _standing_on(below: dict[str, str], name: str) -> str:
    """A script that takes from others, which stand below it by now, each once."""
    script = _text(f"{name}.js")
    for _, other in IMPORTED.findall(script):
        if other not in below:
            below[other] = _in_its_scope(other, _standing_on(below, other))
    return IMPORTED.sub(r"const \1 = $\2;", script)


def _in_its_scope(name: str, script: str) -> str:
    given = ", ".join(EXPORTED.findall(script))
    return f"const ${name} = (() => {{\n{EXPORTED.sub('', script)}return {{ {given} }};\n}})();\n"


def _given_out(name: str) -> str:
    return joined(name.removesuffix(".js")) if _suffix(name) == "js" else _text(name)


def _suffix(name: str) -> str:
    return name.rpartition(".")[2]


def _text(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")
