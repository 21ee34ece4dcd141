"""`mestre play` as a process: it says where it is, closes when asked to, and says what hinders it."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

PLAY = (sys.executable, "-c", "from bot.cli import main; main()", "play", "--no-open")


def _opened(folder: Path, *more: str, **variables: str) -> subprocess.Popen[str]:
    env = {**os.environ, "MESTRE_LANG": "en", **variables}
    return subprocess.Popen([*PLAY, *more], cwd=folder, env=env, stdout=-1, stderr=-1, text=True)


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return next(word for word in process.stdout.readline().split() if word.startswith("http://"))


def test_it_opens_and_closes_when_asked(tmp_path: Path) -> None:
    process = _opened(tmp_path, "--port", "0")
    with urlopen(_address(process)) as page:
        assert "<title>Mestre</title>" in page.read().decode()
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=20)

    assert process.returncode == 0
    assert (tmp_path / "data" / "mestre.db").exists()


def test_a_second_one_in_the_same_folder_is_told_who_is_there(tmp_path: Path) -> None:
    first = _opened(tmp_path, "--port", "0")
    _address(first)
    second = _opened(tmp_path, "--port", "0")
    _, said = second.communicate(timeout=20)
    first.terminate()
    first.communicate(timeout=20)

    assert second.returncode == 2
    assert len(said.splitlines()) == 1


def test_a_taken_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        process = _opened(tmp_path, "--port", port)
        _, said = process.communicate(timeout=20)

    assert process.returncode == 2
    assert said.strip() == f"Port {port} is taken. Choose another with --port."


def test_what_cannot_be_watched_is_one_clear_line(tmp_path: Path) -> None:
    process = _opened(tmp_path, "--port", "0", MESTRE_WATCH="here")
    _, said = process.communicate(timeout=20)

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
    _, said = process.communicate(timeout=20)

    assert process.returncode == 2
    assert said.strip() == "These variables cannot be understood: TELEGRAM_PORT"


def _without_tokens() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.endswith("_TOKEN")}
