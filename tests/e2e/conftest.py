"""The club that the tests through simcord meet in."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.e2e.club import Club, club
from tests.goldens.record import HEARING, WRITING, keep, kept
from tests.goldens.transcripts import Transcript


@pytest.fixture
async def table(database: str) -> AsyncIterator[Club]:
    """A club's channel with the bot at work; the test fails if the bot met an error it did not foresee."""
    async with club(database) as made:
        yield made


@pytest.fixture(autouse=True)
def transcript(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """With `JUDGE_GOLDENS` all that the bot says in a test through simcord is what it said before, word for word."""
    through_simcord = "simcord" in request.node.path.name or "whole_game" in request.node.path.name
    if not (HEARING and through_simcord):
        yield
        return
    name = f"{request.node.path.stem}::{request.node.name}"
    told = Transcript(monkeypatch, name)
    yield
    found = {name: told.digest()}
    if WRITING:
        keep("transcripts", {**kept("transcripts"), **found})
    assert found[name] == kept("transcripts").get(name)
