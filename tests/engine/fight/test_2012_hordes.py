"""Stacks of horde tokens by the book of 2012; the other editions know none."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix import judge
from tests.engine.fight.scenes import figure

OLD = "heroclix-2012"


def ask(question: dict[str, Any], *figures: dict[str, Any], ruleset: str = OLD) -> dict[str, Any]:
    """Return the fields of an answer on an open map."""
    document = {"ruleset": ruleset, "map": {"size": [16, 16]}, "figures": list(figures), "ask": question}
    return dict(judge.adjudicate(document).fields)


def mob(count: int, **more: Any) -> dict[str, Any]:
    """Return a stack of that many tokens, five at most."""
    return figure("mob", "blue", "C6", horde={"count": count, "max": 5}, values={"defense": 14}, **more)


def hit(count: int, roll: tuple[int, int] = (4, 3), **more: Any) -> dict[str, Any]:
    """Return what a close attack with damage 3 does to a stack."""
    question = {"type": "attack", "attacker": "cap", "targets": ["mob"], "kind": "close", "roll": list(roll)}
    return ask(question, figure("cap", "red", "C5"), mob(count, **more))["targets"]["mob"]  # type: ignore[no-any-return]


@pytest.mark.parametrize(("count", "ko"), [(3, False), (2, False), (1, True)])
def test_pilas_en_el_campo_de_batalla_one_token_goes(count: int, ko: bool) -> None:
    """However much damage is taken, one token is removed; the last one's loss is the KO."""
    found = hit(count)
    assert (found["damage_taken"], found["tokens_removed"], found["ko"]) == (3, 1, ko)


def test_pilas_en_el_campo_de_batalla_no_damage_removes_none() -> None:
    """A miss, and damage that is reduced to nothing."""
    assert "tokens_removed" not in hit(3, (1, 2))
    assert hit(3, powers=["invincible"])["tokens_removed"] == 1
    question = {"type": "attack", "attacker": "cap", "targets": ["mob"], "kind": "close", "roll": [4, 3]}
    weak = figure("cap", "red", "C5", values={"damage": 1})
    spared = ask(question, weak, mob(3, powers=["toughness"]))["targets"]["mob"]
    assert (spared["damage_taken"], spared["tokens_removed"], spared["ko"]) == (0, 0, False)


def test_pilas_en_el_campo_de_batalla_it_is_one_character() -> None:
    """Its points are those of all its tokens, and it can't be carried; a single token can."""
    question = {"type": "legal", "figure": "cap", "action": "carry", "target": "mob"}
    cap = figure("cap", "blue", "C5")
    assert ask(question, cap, mob(2, size="tiny"))["legal"] is False
    assert ask(question, cap, mob(1, size="tiny"))["legal"] is True


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_tokens_de_horda_no_other_edition_knows_them(ruleset: str) -> None:
    """Named by its key, and more tokens than it may have are refused."""
    question = {"type": "break_away", "figure": "mob"}
    with pytest.raises(DocumentError) as raised:
        ask(question, mob(2), ruleset=ruleset)
    assert raised.value.path == "figures[0].horde"
    with pytest.raises(DocumentError) as raised:
        ask(question, mob(6))
    assert raised.value.path == "figures[0].horde.count"


@pytest.mark.parametrize(("count", "automatic", "on"), [(2, True, [1, 2, 3, 4, 5, 6]), (1, False, [4, 5, 6])])
def test_apilar_a_stack_breaks_away_automatically_a_single_token_does_not(
    count: int, automatic: bool, on: list[int]
) -> None:
    """Two tokens or more need no roll beside an opponent."""
    found = ask({"type": "break_away", "figure": "mob"}, figure("cap", "red", "C5"), mob(count))
    assert (found["required"], found["automatic"], found["succeeds_on"]) == (True, automatic, on)
