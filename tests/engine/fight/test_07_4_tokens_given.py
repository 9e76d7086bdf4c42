"""The action tokens that an action itself gives, as answers tell them (7.4, 13.3, 22.2); attacks without damage."""

from __future__ import annotations

from typing import Any

import pytest

from engine import adjudicate
from tests.engine.situations.runner import document


def told(figure: dict[str, Any], ask: dict[str, Any], **more: Any) -> tuple[object, object]:
    """Return both fields of the answer about the fox on C3, with a foe on C4."""
    figures = {"fox": {"red": "C3", **figure}, "hen": {"blue": "C4"}}
    fields = adjudicate(document({"figures": figures, "ask": ask, **more})).fields
    return fields["tokens_given"], fields["pushing_damage"]


ATTACK = {"type": "attack", "attacker": "fox", "targets": ["hen"], "kind": "close", "roll": [4, 4]}


@pytest.mark.parametrize(("tokens", "given"), [(0, 1), (1, 1), (2, 0)])
def test_13_3_never_beyond_two_tokens(tokens: int, given: int) -> None:
    """A third is not given; an attack with two tokens, whatever lets it be made, gives none."""
    assert told({"tokens": tokens}, ATTACK) == (given, 0)


def test_7_5_a_free_action_gives_none() -> None:
    """Perplex is FREE, Regeneration is not; what is given as FREE gives none either."""
    perplex = {"type": "use", "figure": "fox", "action": "perplex", "target": "hen", "value": "speed"}
    assert told({"powers": ["perplex"]}, perplex) == (0, 0)
    assert told({"powers": ["regeneration"]}, {"type": "use", "figure": "fox", "action": "regeneration"}) == (1, 0)
    charge = {"type": "legal", "figure": "fox", "action": "close"}
    assert told({}, charge) == (1, 0)
    assert (
        told(
            {"powers": ["charge"]}, charge, turn={"active": "red", "resolving": {"figure": "fox", "action": "charge"}}
        )[0]
        == 0
    )


def test_22_2_colossal_stamina_stands_in_for_the_token() -> None:
    """With two tokens its figure acts and gets none; with one it gets the second."""
    legal = {"type": "legal", "figure": "fox", "action": "close"}
    assert told({"tokens": 2, "abilities": ["colossal-stamina"]}, legal) == (0, 0)
    assert told({"tokens": 1, "abilities": ["colossal-stamina"]}, legal) == (1, 0)


def test_7_what_is_not_legal_gives_none() -> None:
    """No action is given, so no token."""
    assert told({"tokens": 2}, {"type": "legal", "figure": "fox", "action": "close"}) == (0, 0)


def test_10_8_a_failed_break_away_costs_the_token() -> None:
    """Only where the roll fails is it said; a success goes on with the move."""
    asked = {"type": "break_away", "figure": "fox", "roll": 2}
    assert told({}, asked) == (1, 0)
    figures = {"fox": {"red": "C3"}, "hen": {"blue": "C4"}}
    fields = adjudicate(document({"figures": figures, "ask": {**asked, "roll": 6}})).fields
    assert "tokens_given" not in fields


def test_12_4c_an_effect_may_say_that_the_attack_deals_no_damage() -> None:
    """It hits all the same, deals 0, and a critical miss still costs its 1; the odds know it too."""
    figures = {"fox": {"red": "C3"}, "hen": {"blue": "C4"}}
    hit = adjudicate(document({"figures": figures, "ask": {**ATTACK, "no_damage": True}})).fields["targets"]["hen"]
    assert (hit["result"], hit["damage_dealt"], hit["click_after"]) == ("hit", 0, 1)
    missed = adjudicate(document({"figures": figures, "ask": {**ATTACK, "roll": [1, 1], "no_damage": True}})).fields
    assert missed["attacker_damage"] == 1
    odds = {key: value for key, value in ATTACK.items() if key != "roll"} | {"type": "odds", "no_damage": True}
    assert adjudicate(document({"figures": figures, "ask": odds})).fields["overall"]["expected_clicks"]["exact"] == "0"
