"""How the names of the engine become message keys. The only place that knows it.

| engine | key |
| --- | --- |
| an id `secret_room` of the game `holland` | `holland-secret-room` |
| an event tagged `holland.hid` | `holland-event-hid` |
| a verb tagged `holland.choose` | `holland-verb-choose` |
| a question tagged `holland.choose_cards` | `holland-ask-choose-cards` |
| `Refused("no_rope")` | `holland-refused-no-rope`, else `core-refused-no-rope` |
| a setting, and one of its values | `holland-setting-layout`, `holland-setting-layout-classic` |
| a token of the typed language | `holland-token-left` |

The first part is the game's slug, and the name of the `.ftl` file that holds the key. All but ids have a part that says
what they are: a game may well have an id, an event and a refusal of one name (`game_over`).
"""

CORE = "core"


def id_key(slug: str, name: str) -> str:
    """The key of an id of a game.

    >>> id_key("vi_algo", "own_shadow")
    'vi-algo-own-shadow'
    """
    return f"{slug}-{name}".replace("_", "-")


def event_key(tag: str) -> str:
    """The key of what happened.

    >>> event_key("holland.griffin_moved")
    'holland-event-griffin-moved'
    """
    return _within("event", tag)


def verb_key(tag: str) -> str:
    """The key of a verb's name; its attribute `.help` explains it."""
    return _within("verb", tag)


def question_key(tag: str) -> str:
    """The key of what a seat is asked."""
    return _within("ask", tag)


def refusal_keys(slug: str, key: str) -> tuple[str, str]:
    """The keys of a refusal: the game's own words for it come first."""
    return id_key(slug, f"refused-{key}"), id_key(CORE, f"refused-{key}")


def setting_key(slug: str, name: str, value: str = "") -> str:
    """The key of a setting, or of one of its values.

    >>> setting_key("holland", "height_tiebreak", "best_first")
    'holland-setting-height-tiebreak-best-first'
    """
    return id_key(slug, f"setting-{name}-{value}" if value else f"setting-{name}")


def token_prefix(slug: str) -> str:
    """What the keys of a game's typed tokens begin with."""
    return id_key(slug, "token-")


def _within(kind: str, tag: str) -> str:
    slug, _, name = tag.partition(".")
    return id_key(slug, f"{kind}-{name}")
