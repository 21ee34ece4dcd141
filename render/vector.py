"""A scene as one SVG document."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

from render.scene import Layer, MarkGroup, Node, Outline, Placed, Scene, TextLine
from render.symbols import Symbol

FAMILIES: Final = {
    "text": '"Fira Sans Condensed", sans-serif',
    "bold": '"Fira Sans Condensed", sans-serif',
    "display": "Alegreya, serif",
    "symbols": '"DejaVu Sans", sans-serif',
}
WEIGHTS: Final = {"text": 500, "bold": 700, "display": 800, "symbols": 400}


def svg(scene: Scene, drawings: Mapping[str, Symbol]) -> str:
    """The document; it needs nothing but the fonts of the house."""
    art = "".join(f'<symbol id="{one.key}" viewBox="{one.box}">{one.markup}</symbol>' for one in drawings.values())
    drawn = "".join(_ground(scene, layer.ground) + _layer(layer) for layer in scene.layers)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.wide} {scene.high}"'
        f' width="{scene.wide}" height="{scene.high}"><defs>{art}</defs>{drawn}</svg>'
    )


def _ground(scene: Scene, colour: str) -> str:
    return f'<rect width="{scene.wide}" height="{scene.high}" fill="{colour}"/>' if colour else ""


def _layer(layer: Layer) -> str:
    drawn, (across, down) = _all(layer.marks), layer.at
    return f'<g transform="translate({across} {down})">{drawn}</g>' if across or down else drawn


def _all(nodes: Iterable[Node]) -> str:
    return "".join(map(_drawn, nodes))


def _drawn(node: Node) -> str:
    match node:
        case Outline(markup, x, y):
            return f'<g transform="translate({x} {y})">{markup}</g>' if x or y else markup
        case Placed():
            return _placed(node)
        case TextLine():
            return _words(node)
        case MarkGroup(marks):
            return f"<g>{_all(marks)}</g>"


def _placed(one: Placed) -> str:
    middle = f"{one.x + one.wide / 2:g} {one.y + one.high / 2:g}"
    turned = f' transform="rotate({one.turned:g} {middle})"' if one.turned else ""
    faint = f' opacity="{one.opacity:g}"' if one.opacity < 1 else ""
    corner = f'x="{one.x:g}" y="{one.y:g}" width="{one.wide:g}" height="{one.high:g}"'
    return f'<use href="#{one.drawing}" {corner}{turned}{faint}/>'


def _words(line: TextLine) -> str:
    halo = f' stroke="{line.halo}" stroke-width="{2 * line.edge}" stroke-linejoin="round" paint-order="stroke"'
    return (
        f'<text x="{line.x:g}" y="{line.y:g}" text-anchor="{line.anchor}" xml:space="preserve" fill="{line.ink}"'
        f' font-family=\'{FAMILIES[line.face]}\' font-weight="{WEIGHTS[line.face]}" font-size="{line.size}"'
        f"{halo if line.halo else ''}>{escape(line.text)}</text>"
    )
