"""Paths that tests need: their own support, the fakes, and the example games as if they were installed."""

import gc
import os
import signal
import sys
from pathlib import Path
from shutil import disk_usage

import hypothesis
import pytest

ROOT = Path(__file__).parents[1]
IN_MEMORY, ROOM_BYTES = Path("/dev/shm"), 2**30
YOUNG = 20_000
"""So many new things are made before the collector looks for rings among them: most end by themselves long before."""
for folder in ("tests", "tests/fakes", "examples/porrinha", "examples/velha"):
    sys.path.append(str(ROOT / folder))


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for a browser, or for a house that starts or is asked to close."""
    return (os.cpu_count() or 1) + 1


def pytest_configure() -> None:
    """Make of any machine one that the tests can use.

    Stores write through at each commit; in memory, where there is room, hundreds of them wait for no disk. And what a
    shell starts in the background is deaf to Ctrl-C, with all that it starts: houses that are asked to close so. How
    long an example takes hangs on what else the machine does.
    """
    hypothesis.settings.register_profile("any machine", deadline=None)
    hypothesis.settings.load_profile("any machine")
    gc.disable()  # until all is loaded
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if IN_MEMORY.is_dir() and disk_usage(IN_MEMORY).free > ROOM_BYTES:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))


@pytest.fixture(scope="session", autouse=True)
def art(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Drawings are rasterised once in a run, whoever wants them first."""
    from render.svg import share_on_disk  # noqa: PLC0415  not before the paths above are set

    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "art"
    folder.mkdir(exist_ok=True)
    share_on_disk(folder)
    os.environ["ART_OF_THE_TESTS"] = str(folder)  # for houses in processes of their own
    return folder


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each worker begins with its part of the long tests: nobody is left alone with one at the end."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    share = -(-len(short) // workers)
    items[:] = [item for at in range(workers) for item in (*long[at::workers], *short[at * share : (at + 1) * share])]


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end, so the collector need not walk through it again and again."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(YOUNG, 10, 10)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the rule coverage after a run of the whole suite."""
    if [Path(arg).resolve() for arg in config.args] != [ROOT / "tests"]:
        return
    from support.citations import coverage  # noqa: PLC0415  not before the paths above are set

    for slug, (rules, uncited) in coverage().items():
        terminalreporter.write_line(f"rules of {slug}: {len(rules) - len(uncited)} of {len(rules)} cited")
