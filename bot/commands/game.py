"""Added with its feature."""

from bot.client import JudgeBot


async def setup(bot: JudgeBot) -> None:
    """Add nothing yet."""
