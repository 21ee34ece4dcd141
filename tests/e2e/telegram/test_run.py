"""`mestre run` with only Telegram's token set."""

import signal
from pathlib import Path

from fake_telegram import FakeTelegram, Human
from processes import mestre_run


async def test_it_serves_telegram_until_it_is_asked_to_stop(tmp_path: Path) -> None:
    async with FakeTelegram().open() as fake:
        ana = Human.called(fake, 7, "Ana", "pt-br")
        child = await mestre_run(tmp_path, fake.token, fake.url)
        ana.starts()
        await fake.until(lambda: bool(ana.sees()))
        child.send_signal(signal.SIGTERM)
        await child.wait()

    assert "mestre do jogo" in ana.texts()[0]
    assert child.returncode == 0
    assert not fake.post.waiting


async def test_a_wrong_token_gives_one_clear_line(tmp_path: Path) -> None:
    async with FakeTelegram().open() as fake:
        child = await mestre_run(tmp_path, "1:wrong", fake.url)
        _, said = await child.communicate()

    assert child.returncode == 2
    assert said.decode().splitlines() == ["Telegram does not accept this token. Copy it anew into .env."]
    assert "1:wrong" not in said.decode()


async def test_a_house_without_a_network_says_that_it_tries_again_and_closes_when_asked(tmp_path: Path) -> None:
    child = await mestre_run(tmp_path, "1:token", "http://127.0.0.1:9")
    assert child.stdout is not None
    said = [await child.stdout.readline() for _ in range(2)]
    child.send_signal(signal.SIGTERM)
    await child.communicate()

    assert said[1].decode().startswith("Telegram cannot be reached yet.")
    assert child.returncode == 0
