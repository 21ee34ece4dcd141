"""Files of messages as the library parses them: each once, and kept beside the file, as Python keeps its own modules.

To parse the languages of the house takes two seconds of a processor, at every start and in each of its processes.
"""

import os
import pickle
import sys
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from bot.loading import undisturbed

MARK_BYTES: Final = 20
BY_WHOM: Final = f"{version('fluent.syntax')} {sys.implementation.cache_tag}".encode()


@cache
def parsed(file: Path) -> ast.Resource:
    """Once in a process, however many catalogues there are."""
    source = file.read_bytes()
    mark = blake2b(source, digest_size=MARK_BYTES, key=BY_WHOM).digest()
    beside = file.parent / "__pycache__" / f"{file.name}.parsed"
    found = _kept(beside, mark)
    if found is None:
        found = FluentParser(with_spans=False).parse(source.decode("utf-8"))
        _keep(beside, mark + pickle.dumps(found, pickle.HIGHEST_PROTOCOL))
    return found


def _kept(beside: Path, mark: bytes) -> ast.Resource | None:
    """What was kept of the same text by the same parser. Who can write there can as well write our modules."""
    with suppress(OSError):
        content = beside.read_bytes()
        if content.startswith(mark):
            with undisturbed():
                kept: ast.Resource = pickle.loads(content[MARK_BYTES:])  # noqa: S301
            return kept
    return None


def _keep(beside: Path, content: bytes) -> None:
    """Whole or not at all, since others may read it at this moment; nowhere, where Python may keep nothing either."""
    if sys.dont_write_bytecode:
        return
    part = beside.with_suffix(f".{os.getpid()}.part")
    with suppress(OSError):
        beside.parent.mkdir(exist_ok=True)
        part.write_bytes(content)
        part.replace(beside)
