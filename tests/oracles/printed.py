"""Tables as they are printed in docs/rules: oracles read their contents there, so that nothing is copied."""

from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules"


def rows(game: str, heading: str) -> list[tuple[str, ...]]:
    """The rows of the first table whose heading row begins with these words."""
    lines = (RULES / f"{game}.md").read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(heading))
    found = []
    for line in lines[at + 2 :]:
        if not line.startswith("|"):
            break
        found.append(tuple(cell.strip() for cell in line.strip("|").split("|")))
    return found
