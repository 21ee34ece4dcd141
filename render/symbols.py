"""Drawings that stand side by side in one document: each with names of its own and its fills written into it.

An SVG file may call a gradient `g` and style its classes; in a page all of them share one name space, and pages of ours
take no styles from elsewhere. So ids get the drawing's own prefix, and what its style sheet says becomes attributes.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Final, TypeAlias
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

from render.svg import Drawing

SVG: Final = "http://www.w3.org/2000/svg"
MOST_KEPT: Final = 2048
Rule: TypeAlias = tuple[tuple[str, ...], dict[str, str]]
"""Classes, the outer before the inner, and what they say."""

ET.register_namespace("", SVG)


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing as a part of a document."""

    key: str
    """By its content: equal drawings have equal keys, today and tomorrow."""
    box: str
    """Its view box."""
    ratio: float
    """Its height by its width."""
    markup: str


@lru_cache(MOST_KEPT)
def symbol(drawing: Drawing) -> Symbol:
    """The drawing with names of its own."""
    key = key_of(drawing.markup, drawing.css)
    root = ET.fromstring(drawing.markup)  # noqa: S314  our own drawings
    left, top, wide, high = _box(root)
    _own_fills(root, drawing.css)
    _closed_up(root)
    body = ET.tostring(root, "unicode").partition(">")[2].rpartition("</")[0].replace(" />", "/>")
    return Symbol(key, f"{left:g} {top:g} {wide:g} {high:g}", high / wide, _plain(named(body, key)))


def key_of(*content: str) -> str:
    """A short name by content; a letter begins it, as ids of documents want."""
    return f"d{blake2b(chr(0).join(content).encode(), digest_size=7).hexdigest()}"


def named(markup: str, prefix: str) -> str:
    """The markup with its ids, and all that refers to them, under a prefix.

    >>> named('<path id="a"/><use href="#a" fill="url(#a)"/>', "x")
    '<path id="x-a"/><use href="#x-a" fill="url(#x-a)"/>'
    """
    markup = re.sub(r'\bid="([^"]+)"', rf'id="{prefix}-\1"', markup)
    return re.sub(r'(url\(#|href="#)([^)"]+)', rf"\1{prefix}-\2", markup)


def _plain(markup: str) -> str:
    return markup.replace(f' xmlns="{SVG}"', "")


def _box(root: Element) -> tuple[float, float, float, float]:
    box = root.get("viewBox")
    if box is None:
        return 0, 0, float(root.attrib["width"]), float(root.attrib["height"])
    left, top, wide, high = map(float, box.replace(",", " ").split())
    return left, top, wide, high


def _closed_up(root: Element) -> None:
    """Without the lines and spaces by which people read a file: neighbours that many drawings have stay neighbours."""
    for element in root.iter():
        element.text, element.tail = ((said or "").strip() for said in (element.text, element.tail))


def _own_fills(root: Element, css: str) -> None:
    """What the drawing's own style sheets say, then what it was filled with, becomes attributes of its elements."""
    rules = [rule for sheet in (*_sheets(root), css) for rule in _rules(sheet)]
    _write_into(root, rules, ())


def _sheets(root: Element) -> Iterator[str]:
    for parent in list(root.iter()):
        for style in parent.findall(f"{{{SVG}}}style"):
            parent.remove(style)
            yield style.text or ""


def _rules(sheet: str) -> Iterator[Rule]:
    for selectors, said in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        says = dict(_told(one) for one in said.split(";") if one.strip())
        for selector in selectors.split(","):
            yield tuple(name.lstrip(".") for name in selector.split()), says


def _told(declaration: str) -> tuple[str, str]:
    name, _, value = declaration.partition(":")
    return name.strip(), value.strip()


def _write_into(element: Element, rules: list[Rule], around: tuple[str, ...]) -> None:
    own = (element.attrib.pop("class", "")).split()
    for classes, says in rules:
        if classes[-1] in own and set(classes[:-1]) <= set(around):
            element.attrib.update(says)
    for child in element:
        _write_into(child, rules, (*around, *own))
