"""What of an unexpected error may stand in a log: its kind and its place, never its words or values.

A message or a local variable may hold a card; the type and the line of code cannot.
"""

from pathlib import Path
from traceback import extract_tb


def trouble(broken: BaseException) -> dict[str, str]:
    """The fields of a log entry about an error."""
    frames = extract_tb(broken.__traceback__)
    at = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames[-6:]))
    return {"why": type(broken).__name__, "at": at}
