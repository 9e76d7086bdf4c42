"""What the host sets: environment variables, nothing else. README lists them."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, SecretStr, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.app.default_store import default_store

__all__ = ["HostSettings"]


def _default_database() -> str:
    """Return the URL of the default store: an SQLite file in the user's data directory."""
    return f"sqlite+aiosqlite:///{default_store(make_folder=True)}"


class HostSettings(BaseSettings):
    """The host's choices. Raises pydantic.ValidationError when a value is malformed.

    >>> HostSettings(database_url="sqlite:///x.db").async_database_url
    'sqlite+aiosqlite:///x.db'
    """

    model_config = SettingsConfigDict(env_prefix="", extra="ignore")

    discord_token: SecretStr | None = Field(default=None, description="the bot's token from Discord")
    database_url: str | None = Field(default=None, description="where games are kept")
    discord_api_base: str | None = Field(default=None, description="REST base with its version, in place of Discord's")
    discord_gateway: str | None = Field(default=None, description="WebSocket URL, in place of Discord's gateway")
    judge_log_level: str = Field(default="INFO", description="DEBUG, INFO, WARNING or ERROR")

    @model_validator(mode="after")
    def _both_or_neither(self) -> HostSettings:
        if (self.discord_api_base is None) != (self.discord_gateway is None):
            raise ValueError("DISCORD_API_BASE and DISCORD_GATEWAY go together: set both or neither")
        return self

    @property
    def sqlite_file(self) -> Path | None:
        """The file of an SQLite store; None where the store is another kind or lies in memory.

        >>> HostSettings(database_url="sqlite:///x.db").sqlite_file
        PosixPath('x.db')
        """
        driver, _, path = self.async_database_url.partition(":///")
        name = path.partition("?")[0]
        return Path(name) if driver.startswith("sqlite") and name not in {"", ":memory:"} else None

    @property
    def async_database_url(self) -> str:
        """The database URL with the asynchronous driver that the store uses."""
        url = self.database_url or _default_database()
        for plain, driver in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url
