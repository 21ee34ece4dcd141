"""Under which keys all is kept; to change one of them is to lose what lies there.

| key | is |
| --- | --- |
| `m:{s07}:t:ID`, `:log`, `:replies`, `:posted` | a table |
| `m:{s07}:wakes`, `:over` | alarms and finished tables of a shard, by time |
| `m:{s07}:aside` | tables of a shard that are set aside, and why |
| `m:{s07}:letters`, `:lanes`, `:lane:ADDRESS`, `:same`, `:leased`, `:dead`, `:seq` | what waits to be carried |
| `m:place:{PLACE}`, `…:hold`, `m:seats:PERSON` | what tables are found by |
| `m:person:PERSON`, `m:seen`, `m:pace:KEY` | people, when they were last there, what is done so often only |
| `m:bell` | how often something was kept that is to be carried or rung |
"""

from typing import Final
from zlib import crc32

from bot.tables.model.intents import PersonId, PlaceKey, TableId

SHARDS: Final = 32
SEEN: Final = "m:seen"


def shard_of(table: TableId) -> int:
    """The shard of a table: never to be changed, or saved tables are lost.

    >>> shard_of("k3f9w2ab")
    18
    """
    return crc32(table.encode()) % SHARDS


def key_of_shard(number: int) -> str:
    """The beginning of every key of a shard."""
    return f"m:{{s{number:02}}}"


def key_of_table(table: TableId) -> str:
    """The key of a table."""
    return f"{key_of_shard(shard_of(table))}:t:{table}"


def lane_of(shard: str) -> str:
    """The beginning of the keys of a shard's lanes: one for each address."""
    return f"{shard}:lane:"


def key_of_place(place: PlaceKey) -> str:
    """The key of a place; in braces, so that its hold lies beside it."""
    return f"m:place:{{{place}}}"


def key_of_seats(person: PersonId) -> str:
    """The key of the tables of a person."""
    return f"m:seats:{person}"


def key_of_person(person: PersonId) -> str:
    """The key of what is known of a person."""
    return f"m:person:{person}"


def key_of_pace(key: str) -> str:
    """The key of what is done so often only."""
    return f"m:pace:{key}"
