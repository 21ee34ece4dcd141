"""`mestre play` as a process: it says where it is, closes when asked to, and says what hinders it."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from support.houses import ONE_WORKER, lend_art

from bot.cli.console import system_language
from bot.environment import Environment
from bot.listening import own_address

EXAMPLE = (Path(__file__).parents[3] / ".env.example").read_text(encoding="utf-8")
VARIABLES = re.findall("^#([A-Z_]+)=", EXAMPLE, re.MULTILINE)
PATIENCE_SECONDS = 120
"""For a process to come to its end on a machine that is busy; a hang is a hang all the same."""
PLAY = (sys.executable, "-c", "from bot.cli import main; main()", "play", "--no-open")


def _opened(folder: Path, *more: str, **variables: str) -> subprocess.Popen[str]:
    env = {**os.environ, **ONE_WORKER, "MESTRE_LANG": "en", **variables}
    return subprocess.Popen([*PLAY, *more], cwd=lend_art(folder), env=env, stdout=-1, stderr=-1, text=True)


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return next(word for word in process.stdout.readline().split() if word.startswith("http://"))


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """The folder and the address of a house that listens everywhere, and whose variables are all there and empty.

    It closes when asked to.
    """
    folder = tmp_path_factory.mktemp("lived_in")
    nothing_set = dict.fromkeys((*VARIABLES, "MESTRE_LANG"), "")
    process = _opened(folder, "--port", "0", "--host", "0.0.0.0", **nothing_set)
    yield folder, _address(process)
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=PATIENCE_SECONDS)
    assert process.returncode == 0


def test_every_variable_may_be_there_and_empty(lived_in: tuple[Path, str]) -> None:
    folder, address = lived_in
    with urlopen(address) as page:
        assert page.status == 200
        assert "<title>Mestre</title>" in page.read().decode()
    assert (folder / "data" / "mestre.db").exists()


def test_a_house_that_listens_everywhere_says_where_others_find_it(lived_in: tuple[Path, str]) -> None:
    _, address = lived_in

    assert "0.0.0.0" not in address
    assert address.startswith(f"http://{own_address('0.0.0.0')}:")


def test_a_second_one_in_the_same_folder_is_told_who_is_there(lived_in: tuple[Path, str]) -> None:
    folder, address = lived_in
    second = _opened(folder, "--port", "0")
    _, said = second.communicate(timeout=PATIENCE_SECONDS)

    assert (second.returncode, len(said.splitlines())) == (2, 1)
    with urlopen(address) as page:
        assert page.status == 200


def test_a_taken_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = _opened(tmp_path, "--port", port)
        _, said = process.communicate(timeout=PATIENCE_SECONDS)

    assert process.returncode == 2
    assert said.strip() == f"Port {port} is taken. Choose another with --port."


def test_an_address_that_is_not_ours_is_one_clear_line(tmp_path: Path) -> None:
    process = _opened(tmp_path, "--port", "0", "--host", "203.0.113.5")
    _, said = process.communicate(timeout=PATIENCE_SECONDS)

    assert (process.returncode, said.strip()) == (2, "203.0.113.5 is no address of this machine.")


def test_a_taken_port_to_watch_at_is_said_to_be_that(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        process = _opened(tmp_path, "--port", "0", MESTRE_WATCH=address)
        _, said = process.communicate(timeout=PATIENCE_SECONDS)

    assert process.returncode == 2
    assert said.strip().endswith("Choose another with MESTRE_WATCH.")


def test_a_store_that_takes_the_connection_and_is_silent_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        process = _opened(tmp_path, "--port", "0", REDIS_URL=f"redis://127.0.0.1:{silent.getsockname()[1]}/0")
        _, said = process.communicate(timeout=PATIENCE_SECONDS)

    assert (process.returncode, len(said.splitlines())) == (2, 1)


WAITS_FOR_EVER = """
from bot.store.redis import client
client.OPENING_SECONDS = client.SOCKET_SECONDS = 600
from bot.cli import main
main()
"""


def test_who_wants_to_stop_while_it_opens_is_heard(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        env = {**os.environ, "MESTRE_LANG": "en", "REDIS_URL": f"redis://127.0.0.1:{silent.getsockname()[1]}/0"}
        typed = (sys.executable, "-c", WAITS_FOR_EVER, "play", "--no-open", "--port", "0")
        process = subprocess.Popen(typed, cwd=tmp_path, env=env, stdout=-1, stderr=-1, text=True)
        asked, _ = silent.accept()
        with asked:
            process.send_signal(signal.SIGINT)
            _, said = process.communicate(timeout=PATIENCE_SECONDS)

    assert (process.returncode, said) == (130, "")


INTERRUPTED_AT = """
import os, signal, sys
loading = sys.argv.pop(1)
class CtrlC:
    def find_spec(self, name, path=None, target=None):
        if name == loading:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, CtrlC())
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background begins deaf to it
from bot.cli import main
main()
"""


@pytest.mark.parametrize("loading", ["click", "fluent.runtime", "bot.cli.play", "pydantic", "bot.web.adapter"])
def test_who_wants_to_stop_while_it_loads_is_heard_in_silence(tmp_path: Path, loading: str) -> None:
    typed = (sys.executable, "-c", INTERRUPTED_AT, loading, "play", "--no-open", "--port", "0")
    ended = subprocess.run(typed, check=False, cwd=tmp_path, capture_output=True, text=True)

    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "")


NAMES_ARE_NOT_FOUND_SOON = """
import socket, time
socket.getaddrinfo = lambda *_, **__: time.sleep(600)
from bot.cli import main
main()
"""


def test_a_search_for_a_name_that_does_not_end_holds_nobody_up(tmp_path: Path) -> None:
    env = {**os.environ, "MESTRE_LANG": "en", "REDIS_URL": "redis://:s3cret@far.away:6379/0"}
    typed = (sys.executable, "-c", NAMES_ARE_NOT_FOUND_SOON, "play", "--no-open", "--port", "0")
    process = subprocess.run(
        typed, check=False, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=PATIENCE_SECONDS
    )

    assert (process.returncode, len(process.stderr.splitlines())) == (2, 1)
    assert "cannot be found" in process.stderr


NOTHING_OF_A_HOUSE_CAN_BE_LOADED = """
import sys
sys.modules["bot.running"] = sys.modules["PIL"] = sys.modules["bot.cli.an_open_house"] = None
from bot.cli import main
main()
"""


@pytest.mark.parametrize("command", ["play", "run"])
def test_a_store_that_hinders_is_told_before_anything_of_the_house_is_loaded(tmp_path: Path, command: str) -> None:
    env = {**os.environ, "MESTRE_LANG": "en", "REDIS_URL": "redis://127.0.0.1:nonsense/0", "TELEGRAM_TOKEN": "1:a"}
    typed = (sys.executable, "-c", NOTHING_OF_A_HOUSE_CAN_BE_LOADED, command)
    told = subprocess.run(typed, check=False, cwd=tmp_path, env=env, capture_output=True, text=True)

    assert (told.returncode, told.stderr.splitlines()[1:]) == (2, [])
    assert told.stderr.startswith("REDIS_URL is no address.")


def test_a_command_loads_nothing_that_only_others_need(tmp_path: Path) -> None:
    asked = "import sys, bot.cli.command, bot.cli.play; print({'redis', 'aiohttp', 'yaml'} & set(sys.modules))"
    told = subprocess.run((sys.executable, "-c", asked), check=True, cwd=tmp_path, capture_output=True, text=True)

    assert told.stdout.strip() == "set()"


@pytest.mark.parametrize("name", VARIABLES)
@pytest.mark.parametrize("where", ["environment", "file"])
def test_a_variable_that_is_empty_is_as_if_it_were_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, where: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for one in VARIABLES:
        monkeypatch.delenv(one, raising=False)
    nothing_set = Environment()
    if where == "file":
        (tmp_path / ".env").write_text(f"{name}=\n")
    else:
        monkeypatch.setenv(name, "")

    assert Environment() == nothing_set


def test_a_language_that_is_empty_is_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"MESTRE_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "uk_UA.UTF-8"}.items():
        monkeypatch.setenv(name, value)

    assert system_language() == "uk"


def test_a_language_that_stands_in_the_file_is_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("MESTRE_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en")
    (tmp_path / ".env").write_text("MESTRE_LANG=uk\n")

    assert system_language() == "uk"


def test_nothing_is_set_by_the_example_of_what_may_be_set() -> None:
    assert [line for line in EXAMPLE.splitlines() if line and not line.startswith("#")] == []
    assert {field.upper() for field in Environment.model_fields} == set(VARIABLES)


def test_what_the_machine_says_holds_where_the_environment_is_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "machine.env").write_text("MESTRE_WATCH=127.0.0.1:9464\n")
    (tmp_path / ".env").write_text("MESTRE_WATCH=\n")
    monkeypatch.setenv("MESTRE_WATCH", "")

    set_here = Environment(_env_file=(tmp_path / "machine.env", tmp_path / ".env"))  # type: ignore[call-arg]

    assert set_here.mestre_watch == "127.0.0.1:9464"


def test_what_cannot_be_watched_is_one_clear_line(tmp_path: Path) -> None:
    process = _opened(tmp_path, "--port", "0", MESTRE_WATCH="here")
    _, said = process.communicate(timeout=PATIENCE_SECONDS)

    assert process.returncode == 2
    assert "host:port" in said


def test_running_without_a_token_says_what_is_missing(tmp_path: Path) -> None:
    process = subprocess.run(
        [*PLAY[:3], "run"],
        check=False,
        cwd=tmp_path,
        env={**_without_tokens(), "MESTRE_LANG": "en"},
        capture_output=True,
        text=True,
    )

    assert process.returncode == 2
    assert "DISCORD_TOKEN" in process.stderr
    assert len(process.stderr.splitlines()) == 1


def test_a_variable_that_cannot_be_meant_is_named(tmp_path: Path) -> None:
    process = _opened(tmp_path, "--port", "0", TELEGRAM_PORT="many")
    _, said = process.communicate(timeout=PATIENCE_SECONDS)

    assert process.returncode == 2
    assert said.strip() == "These variables cannot be understood: TELEGRAM_PORT. Such as this: TELEGRAM_PORT=8443"


def _without_tokens() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.endswith("_TOKEN")}
