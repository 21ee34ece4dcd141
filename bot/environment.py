"""What whoever runs the house has set: in the environment, in `.env` beside where it is started, or for the machine."""

from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.variables import HERE, OF_THE_MACHINE

EXAMPLES = {
    "discord_shards": "0-3/16",
    "telegram_port": "8443",
    "mestre_proxy": "127.0.0.1,10.0.0.0/8",
    "mestre_log": "warning",
    "mestre_lobby_days": "3",
    "mestre_archive_days": "90",
    "mestre_stand_in_after": "2",
    "mestre_most_tables": "12",
}
"""What the variables look like that may be wrong in themselves."""


class Environment(BaseSettings):
    """Every variable that Mestre reads. An empty one counts as not set, wherever it stands."""

    model_config = SettingsConfigDict(
        env_file=(OF_THE_MACHINE, HERE), env_ignore_empty=True, extra="ignore", hide_input_in_errors=True
    )

    mestre_data: Path = Path("data")
    """The data folder; its copy is the backup."""
    mestre_pictures: Path | None = None
    """A folder of pictures to play Shadows: Amsterdam with."""
    redis_url: SecretStr | None = None
    """Where tables live instead; secret, since it may hold a password."""
    discord_token: SecretStr | None = None
    discord_shards: str | None = None
    """Which shards this process serves, out of how many: `0-3/16`; without it, all of them."""
    telegram_token: SecretStr | None = None
    telegram_webhook: str | None = None
    """The public `https://…` to which Telegram brings updates; without it we ask for them."""
    telegram_port: int = 8443
    """Where we listen for what the webhook brings."""
    telegram_api: str = "https://api.telegram.org"
    """Another Bot API server, such as one of your own."""
    telegram_emoji: str = ""
    """The name of a set of custom emoji for the buttons, where the bot's owner may use such."""
    mestre_address: str = ""
    """How others reach the page, where it is not by this machine's own address."""
    mestre_proxy: str = ""
    """Addresses or networks of the proxies before the page, with commas between them."""
    mestre_watch: str | None = None
    """`host:port` at which `/health` and `/metrics` answer."""
    mestre_log: Literal["debug", "info", "warning", "error"] = "info"
    """What is weighty enough for the log."""
    mestre_lobby_days: Annotated[int, Field(ge=1, le=90)] = 3
    """How long a table waits for its people."""
    mestre_archive_days: Annotated[int, Field(ge=1, le=3_650)] = 90
    """How long a table is kept after its end."""
    mestre_stand_in_after: Annotated[int, Field(ge=1, le=9)] = 2
    """Deadlines that somebody misses in a row before a computer player stands in."""
    mestre_most_tables: Annotated[int, Field(ge=1, le=1_000)] = 12
    """Running tables that one person may host."""

    @field_validator("mestre_proxy")
    @classmethod
    def _are_networks(cls, typed: str) -> str:
        for one in _several(typed):
            ip_network(one)
        return typed

    @property
    def proxies(self) -> tuple[str, ...]:
        """The proxies before the page, each by itself."""
        return _several(self.mestre_proxy)

    @property
    def pictures_kept(self) -> Path:
        """Where the pictures lie that matches were begun with; a backup holds them too."""
        return pictures_of(self.mestre_data)

    @property
    def has_platform(self) -> bool:
        """Whether any chat platform's token is set."""
        return self.discord_token is not None or self.telegram_token is not None

    def secrets(self) -> tuple[str, ...]:
        """What must never stand in a log."""
        held = (self.redis_url, self.discord_token, self.telegram_token)
        return tuple(one.get_secret_value() for one in held if one is not None)


def pictures_of(data: Path) -> Path:
    """Where a data folder keeps the pictures that matches were begun with."""
    return data / "pictures"


def _several(typed: str) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, typed.split(","))))
