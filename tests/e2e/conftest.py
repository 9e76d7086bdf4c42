"""The club that the tests through simcord meet in."""

from collections.abc import AsyncIterator

import pytest

from tests.e2e.club import Club, club


@pytest.fixture
async def table(database: str) -> AsyncIterator[Club]:
    """A club's channel with the bot at work; the test fails if the bot met an error it did not foresee."""
    async with club(database) as made:
        yield made
