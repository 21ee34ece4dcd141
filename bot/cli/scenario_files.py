"""Scenario files: YAML in which only `true` and `false` are truth values, read into cases."""

import re
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import yaml

try:
    from yaml import CSafeLoader as Loader  # reads five times as fast, where it was built in
except ImportError:
    from yaml import SafeLoader as Loader  # type: ignore[assignment]

from engine.proof.scenario import BadScenario, Example, cases_of


class PlainLoader(Loader):
    """YAML without its surprises: `on`, `no`, `1:30` and dates are words, and no key may stand twice."""

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        """Any value; what cannot be read as what it says it is names its line."""
        try:
            return super().construct_object(node, deep)
        except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as broken:
            line = node.start_mark.line + 1
            raise BadScenario(f"line {line} cannot be read as {node.tag.rpartition(':')[2]}: {broken}") from None

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """A mapping whose keys differ."""
        own = [self.construct_object(key, deep=True) for key, _ in node.value if key.tag != _MERGE]
        for key in own:
            if own.count(key) > 1:
                raise BadScenario(f"the key {key!r} stands twice, line {node.start_mark.line + 1}")
        return super().construct_mapping(node, deep)


_MERGE = "tag:yaml.org,2002:merge"
_WORDS = (
    (_MERGE, r"^<<$", "<"),
    ("tag:yaml.org,2002:bool", r"^(true|false)$", "tf"),
    ("tag:yaml.org,2002:int", r"^-?(0|[1-9][0-9]*)$", "-0123456789"),
    ("tag:yaml.org,2002:null", r"^(null|~|)$", ["n", "~", ""]),
)
PlainLoader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in _WORDS:
    PlainLoader.add_implicit_resolver(_tag, re.compile(_pattern), list(_first))


def read_cases(file: Path) -> tuple[Example, ...]:
    """The cases of a file, or `BadScenario`."""
    try:
        return cases_of(yaml.load(file.read_text(encoding="utf-8"), PlainLoader))  # noqa: S506  it is a SafeLoader
    except (yaml.YAMLError, OSError, UnicodeDecodeError) as broken:
        raise BadScenario(str(broken)) from None
    except RecursionError:
        raise BadScenario("one thing stands within another too often") from None
