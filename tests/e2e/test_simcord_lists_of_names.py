"""What is typed where names are listed: none of them is no list, and takes nothing away."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, begun, one_line, sequence, words


@pytest.mark.parametrize("option", ["powers", "abilities"])
@pytest.mark.parametrize("typed", ["🦊", "\U0010ffff", ",,;", "...", " ", "\u200b"])
async def test_a_list_that_names_nothing_changes_nothing(table: Club, option: str, typed: str) -> None:
    """The card keeps its powers: it lost them all to signs that were passed over."""
    await begun(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="charge", abilities="flight")
    before = await sequence(table)
    told = one_line(await table.ask(table.ana, "figure edit", figure="iron-wolf", **{option: typed}))
    assert "with commas between" in told
    assert await sequence(table) == before


async def test_a_dash_takes_all_of_them_away(table: Club) -> None:
    """As the refusal says."""
    await begun(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="charge")
    assert "Charge" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="-")
    assert "Charge" not in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))


async def test_a_reason_of_nothing_is_none(table: Club) -> None:
    """What was said why is shown in brackets behind the line: never empty ones."""
    await begun(table)
    told = words(await table.ask(table.ana, "count", name="plot", change=1, why=" \u200b "))
    assert "plot" in told
    assert "\\(" not in told
