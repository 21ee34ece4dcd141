"""Which platforms stand open: those whose token is set. Their libraries are loaded only then."""

from collections.abc import Iterator
from hashlib import sha256

from bot.doors import Adapter, CannotOpen
from bot.environment import Environment
from bot.running import Running


def platforms(settings: Environment, running: Running) -> Iterator[Adapter]:
    """The adapters of the platforms that let us in."""
    if settings.discord_token is not None:
        yield _discord(settings, settings.discord_token.get_secret_value(), running)
    if settings.telegram_token is not None:
        yield _telegram(settings, settings.telegram_token.get_secret_value(), running)


def _discord(settings: Environment, token: str, running: Running) -> Adapter:
    from bot.discord.adapter import DiscordAdapter  # noqa: PLC0415
    from bot.discord.shards import Shards  # noqa: PLC0415

    try:
        shards = Shards.read(settings.discord_shards) if settings.discord_shards else None
    except ValueError:
        raise CannotOpen("bad-environment", names="DISCORD_SHARDS", like="DISCORD_SHARDS=0-3/16") from None
    return DiscordAdapter(running.service, running.stir, token, shards)


def _telegram(settings: Environment, token: str, running: Running) -> Adapter:
    from bot.telegram.adapter import TelegramAdapter  # noqa: PLC0415  it takes half a second that others need not wait
    from bot.telegram.ears import Webhook  # noqa: PLC0415

    webhook = None
    if settings.telegram_webhook:
        secret = sha256(f"webhook {token}".encode()).hexdigest()
        webhook = Webhook(settings.telegram_webhook, secret, port=settings.telegram_port)
    api, emoji = settings.telegram_api, settings.telegram_emoji
    return TelegramAdapter(running.service, token, running.stir, webhook=webhook, service_url=api, emoji=emoji)
