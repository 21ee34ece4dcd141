"""How things are written for a page: letters as they are, for a Cyrillic one escaped takes three times the room."""

from functools import partial

from aiohttp import web
from pydantic_core import to_json


def written(value: object) -> str:
    """A value as JSON; the writer of pydantic's core takes a quarter of the time of Python's own."""
    return to_json(value).decode()


answer = partial(web.json_response, dumps=written)
