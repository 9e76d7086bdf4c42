"""Keyphrases that cards say others can't use: STOP, Protected and SAFEGUARD (20.4, 22.7, 22.9, 27.7l–p)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import Attack, ConfirmDamage
from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import one
from tests.engine.game.tables import ANN, BEN, able, table_of

NO_STOP = "Opposing characters within 4 squares can't use STOP, Leadership or Perplex."
NO_GUARD = "Opposing characters within range can't use SAFEGUARD: Outwit or Protected: Outwit."
DIAL = {"click": 2, "clicks": 8, "stops": [3]}
OUTWIT = {"type": "use", "figure": "hollis", "action": "outwit", "target": "rob"}


def clicked(text: str, at: str = "C7", **rob: Any) -> tuple[int, list[str]]:
    """Return Rob's click after Hollis's attack for 3, and the sections of the steps about his STOP."""
    hollis = figure("Hollis", "red", "C6", text)
    kind = "close" if at == "C7" else "range"
    answer = asked({**HIT, "kind": kind, "roll": [5, 4]}, hollis, figure("Rob", "blue", at, life=DIAL, **rob))
    told = [step["rule"] for step in answer["ruling"]["steps"] if step["message"].startswith("attack-stop")]
    return answer["targets"]["rob"]["click_after"], told


@pytest.mark.parametrize(
    ("text", "at", "click", "rule"),
    [
        ("", "C7", 3, "27.7p"),
        (NO_STOP, "C7", 5, "20.4"),
        (NO_STOP, "C10", 5, "20.4"),
        (NO_STOP, "C11", 3, "27.7p"),  # too far away
        ("Friendly characters can't use STOP.", "C7", 3, "27.7p"),
        ("Opposing characters within 4 squares can't use Leadership or Perplex.", "C7", 3, "27.7p"),
    ],
)
def test_20_4_a_stop_that_it_can_not_use_holds_no_dial(text: str, at: str, click: int, rule: str) -> None:
    """The dial goes on to the last of the 3 clicks; the ruling says by what it is held, or that it is not."""
    assert clicked(text, at) == (click, [rule])


@pytest.mark.parametrize(("text", "healed"), [("", 1), (NO_STOP, 2)])
def test_27_7p_a_stop_that_it_can_not_use_heals_no_less(text: str, healed: int) -> None:
    """Rob stands on a STOP click: Regeneration heals him one click less as long as he can use it."""
    rob = figure("Rob", "blue", "C7", powers=["regeneration"], life={"click": 5, "clicks": 8, "stops": [5]})
    question = {"type": "use", "figure": "rob", "action": "regeneration", "roll": 4}
    answer = asked(question, figure("Hollis", "red", "C6", text), rob, turn={"active": "blue"})
    assert 5 - answer["targets"]["rob"]["click_after"] == healed


@pytest.mark.parametrize(("text", "legal"), [("", False), (NO_STOP, True)])
def test_22_9_a_stop_that_it_can_not_use_protects_its_card_no_more(text: str, legal: bool) -> None:
    """What stands beside STOP can be chosen by Outwit once nobody can use the STOP."""
    rob = figure("Rob", "blue", "C9", special=[{"name": "Wall", "text": "STOP, Toughness."}])
    hollis = figure("Hollis", "red", "C6", text, powers=["outwit"])
    assert asked({**OUTWIT, "what": "toughness"}, hollis, rob)["legal"] == legal


@pytest.mark.parametrize(("text", "legal"), [("", False), (NO_STOP, False)])
def test_22_9_what_is_protected_beside_its_stop_stays_so(text: str, legal: bool) -> None:
    """A card that says Protected: Outwit in so many words has that whether it has a STOP or not."""
    rob = figure("Rob", "blue", "C9", special=[{"name": "Wall", "text": "STOP, Toughness. Protected: Outwit."}])
    hollis = figure("Hollis", "red", "C6", text, powers=["outwit"])
    assert asked({**OUTWIT, "what": "toughness"}, hollis, rob)["legal"] == legal


@pytest.mark.parametrize(
    ("text", "rob", "legal"),
    [
        ("", "Toughness. Protected: Outwit.", False),
        (NO_GUARD, "Toughness. Protected: Outwit.", True),
        ("", "SAFEGUARD: Outwit.", False),
        (NO_GUARD, "SAFEGUARD: Outwit.", True),
        ("", "Rob has PROTECTED: Outwit.", False),
        (NO_GUARD, "Rob has PROTECTED: Outwit.", True),
        ("Opposing characters within range can't use SAFEGUARD: Outwit.", "Toughness. Protected: Outwit.", False),
        ("Opposing characters within range can't use Protected: Outwit.", "SAFEGUARD: Outwit.", False),
        ("Opposing characters within range can't use SAFEGUARD: Perplex.", "SAFEGUARD: Outwit.", False),
    ],
)
def test_20_4_what_guards_against_outwit_and_can_not_be_used(text: str, rob: str, legal: bool) -> None:
    """Protected guards a card's powers, SAFEGUARD the character; each is lost by its own name alone."""
    hollis = figure("Hollis", "red", "C6", text, powers=["outwit"])
    foe = figure("Rob", "blue", "C9", rob, powers=["toughness"] if "Toughness" not in rob else [])
    assert asked({**OUTWIT, "what": "toughness"}, hollis, foe)["legal"] == legal


@pytest.mark.parametrize(("at", "legal"), [("C12", True), ("C13", False)])
def test_20_4_within_range_alone(at: str, legal: bool) -> None:
    """Hollis's range value is 6."""
    hollis = figure("Hollis", "red", "C6", NO_GUARD)
    sam = figure("Sam", "red", "D10", powers=["outwit"])
    foe = figure("Rob", "blue", at, "Toughness. Protected: Outwit.")
    assert asked({**OUTWIT, "figure": "sam", "what": "toughness"}, hollis, sam, foe)["legal"] == legal


@pytest.mark.parametrize(
    ("text", "taken"),
    [("", 2), (NO_GUARD, 3), ("Opposing characters within range can't use SAFEGUARD: Outwit.", 2)],
)
@pytest.mark.parametrize("what", ["toughness", "Trick"])
def test_27_7l_what_outwit_took_is_spared_no_more(text: str, taken: int, what: str) -> None:
    """Rob's Toughness was chosen, or the power that it stands in: while it is Protected he uses it all the same."""
    rob = figure("Rob", "blue", "C7", "Toughness. Protected: Outwit.", cant_use=[what])
    answer = asked({**HIT, "roll": [5, 4]}, figure("Hollis", "red", "C6", text), rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(
    ("text", "safe"), [("", True), ("Opposing characters can't use Protected: Pulse Wave.", False)]
)
def test_27_7m_what_is_protected_from_pulse_wave_no_more(text: str, safe: bool) -> None:
    """Rob's Toughness counts in a Pulse Wave, or it doesn't."""
    hollis = figure("Hollis", "red", "C6", text, powers=["pulse-wave"])
    rob = figure("Rob", "blue", "C8", "Toughness. Protected: Pulse Wave.")
    answer = asked({**HIT, "kind": "range", "action": "pulse-wave", "roll": [5, 4]}, hollis, rob)
    found = answer["targets"]["rob"]
    assert (found["damage_dealt"] > found["damage_taken"]) == safe


@pytest.mark.parametrize(
    "text",
    [
        "Opposing characters within 4 squares can't stop, use Leadership or Perplex.",
        "Opposing characters within 4 squares stop.",
        "Opposing characters within range can't use SAFEGUARD.",
        "Opposing characters within range can't use Protected.",
        "STOP, but only if another friendly character is on the map.",  # which of its clicks it is, no dial says
    ],
)
def test_20_4_near_misses_are_not_judged(text: str) -> None:
    """No word is taken for a keyphrase, and no keyphrase for all of its kind."""
    assert one(text, "Hollis").status != "judged"


@pytest.mark.parametrize(("text", "click"), [("", 2), (NO_STOP, 4)])
def test_20_4_a_stop_in_a_game(text: str, click: int) -> None:
    """At the table the dial turns as the ruling says."""
    special = [{"name": "Word", "kind": "trait", "text": text}] if text else []
    game = table_of((ANN, able("Cato", special=special), "C3"), (BEN, able("Dario", stops=[2]), "C4"))
    game.do(Attack("cato", ["dario"], "close", [5, 4], actor=ANN))
    [pending] = game.state.pending
    game.do(ConfirmDamage(pending.attack, actor=BEN))
    assert game.state.by_id("dario").click == click
