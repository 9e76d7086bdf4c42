"""What a Pulse Wave silences does not apply, and is told so: its targets' own, and what others give them (27.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure

WAVE = {"type": "attack", "attacker": "una", "targets": ["hollis"], "kind": "range", "roll": [3, 4]}


def rows(text: str, *others: dict[str, Any], action: str | None = "pulse-wave") -> list[tuple[str, bool, str]]:
    """Return what an attack's answer names: whose it is, whether it applies, and the section of why not."""
    hollis = figure("Hollis", "red", "C5", text)
    una = figure("Una", "blue", "C8", powers=["pulse-wave"])
    wave = {**WAVE, "targets": ["hollis", *(one["id"] for one in others)], **({"action": action} if action else {})}
    if action is None:
        wave["targets"] = ["hollis"]
    found = asked(wave, hollis, una, *others)["cards"]
    return [(row["figure"], row["applies"], row["because"]["rule"] if row["because"] else "") for row in found]


@pytest.mark.parametrize("text", ["Modify defense +1.", "Toughness.", "When Hollis is attacked, modify defense +1."])
def test_27_2c_a_target_s_own(text: str) -> None:
    """Silenced it does not apply, by the section of Pulse Wave; in another attack it does."""
    assert rows(text) == [("hollis", False, "27.2c")]
    assert rows(text, action=None) == [("hollis", True, "")]


def test_27_2c_what_a_friend_gives() -> None:
    """Who stands within the wave gives nothing meanwhile, and is named for it."""
    sam = figure("Sam", "red", "C6", "Adjacent friendly characters can use Toughness.")
    assert rows("", sam) == [("sam", False, "27.2c")]
    assert rows("", sam, action=None) == [("sam", True, "")]


def test_27_7m_what_is_protected_from_it_stays() -> None:
    """Its own card says Protected: Pulse Wave: it applies in the wave as well."""
    assert rows("Protected: Pulse Wave. Modify defense +1.")[-1][0] == "hollis"


def test_27_2c_the_attacker_s_own() -> None:
    """Who uses it is not silenced."""
    una = figure("Una", "blue", "C8", "Modify attack +1.", powers=["pulse-wave"])
    hollis = figure("Hollis", "red", "C5")
    found = asked({**WAVE, "action": "pulse-wave"}, hollis, una)["cards"]
    assert [(row["figure"], row["applies"]) for row in found] == [("una", True)]
