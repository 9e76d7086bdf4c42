"""`judge bot`, `judge sandbox`, `judge db upgrade`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from pydantic import ValidationError

from bot.app.settings import HostSettings
from bot.cli.failures import InputError, one_line

__all__ = ["bot", "db_upgrade", "host_settings", "sandbox"]


def host_settings() -> HostSettings:
    """Return the host's environment. Raises InputError in one line that names the variable."""
    try:
        return HostSettings()
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        name = ".".join(str(part) for part in first["loc"]).upper()
        complaint = first["msg"].removeprefix("Value error, ")
        raise InputError(one_line(f"{name}: {complaint}" if name else complaint)) from None


def start_logging(level: str) -> None:
    """Send logs to standard error; standard output carries answers alone."""
    names = logging.getLevelNamesMapping()
    if level.upper() not in names:
        raise InputError(f"JUDGE_LOG_LEVEL: {level!r} is not one of DEBUG, INFO, WARNING, ERROR")
    form = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(level=names[level.upper()], stream=sys.stderr, format=form)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells of every plugin it loads


def bot(_arguments: argparse.Namespace) -> int:
    """Run the bot on Discord until it is stopped."""
    settings = host_settings()
    start_logging(settings.judge_log_level)
    if settings.discord_token is None or not settings.discord_token.get_secret_value().strip():
        raise InputError("DISCORD_TOKEN: not set; expected the bot's token from Discord (see README)")
    from bot.app.run import run_bot  # noqa: PLC0415  # discord.py is not needed to say that the token is missing

    return asyncio.run(run_bot(settings))


def sandbox(arguments: argparse.Namespace) -> int:
    """Open the sandbox page and serve it until it is stopped."""
    start_logging("ERROR")  # simcord makes discord.py warn of what does not matter here
    try:
        from bot.app.sandbox import run_sandbox  # noqa: PLC0415  # an extra of its own
    except ImportError as error:
        raise InputError(
            f"the sandbox needs its extra ({error.name} is missing): pip install 'clix-judge[sandbox]'"
        ) from None
    return asyncio.run(run_sandbox(arguments.port, open_browser=not arguments.no_browser))


def db_upgrade(_arguments: argparse.Namespace) -> int:
    """Bring the database to the current schema."""
    settings = host_settings()
    from bot.store import Store  # noqa: PLC0415  # SQLAlchemy is loaded for the commands that need it

    async def upgrade() -> None:
        store = await Store.open(settings.async_database_url)
        await store.close()

    asyncio.run(upgrade())
    print("The database is at the current schema.")
    return 0
