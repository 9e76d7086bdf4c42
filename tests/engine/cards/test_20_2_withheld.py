"""What a refusal says of a power that a card gives under a condition: its sentence, and what fails (20.1, 20.2)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.ruling import answer_document
from engine import adjudicate
from engine.heroclix.game import Use
from tests.engine.cards.asking import asked, figure
from tests.engine.game.tables import ANN, BEN, able, table_of

ROB = figure("Rob", "blue", "C9")
WET = "Outwit, but only when Hollis occupies hindering terrain."


def refused(action: str, *figures: dict[str, Any], lang: str = "en", **more: Any) -> list[tuple[str, str]]:
    """Return why Hollis may not be given an action, as far as what it can use goes."""
    board = {"size": [16, 16], "hindering": ["C5"], "water": ["D5"]}
    ask = {"type": "legal", "figure": "hollis", "action": action}
    document = {"ruleset": "heroclix-modern", "map": board, "figures": [*figures, ROB], "ask": ask, **more}
    because = answer_document(adjudicate(document), lang)["because"]
    return [
        (reason["rule"], reason["text"])
        for reason in because
        if reason["rule"] in ("20.1", "20.2", "20.9", "21.5", "21.11")
    ]


@pytest.mark.parametrize(
    ("text", "more", "rule", "fails"),
    [
        (WET, {}, "20.2", "clear terrain"),
        ("If Hollis has no action tokens, she can use Outwit.", {"tokens": 1}, "20.2", "one action token"),
        ("If Hollis has 2 or more Rage tokens, she can use Outwit.", {"named_tokens": {"Rage": 1}}, "21.5", "Rage"),
        ("If Hollis has 2 or more Rage tokens, she can use Outwit.", {}, "21.5", "Rage"),  # nobody says how many
        ("During an opponent's turn, Hollis can use Outwit.", {}, "20.2", "turn"),
        ("Outwit, but only if another friendly character is on the map.", {}, "20.2", "0"),
    ],
)
def test_20_2_the_sentence_and_its_failing_condition_are_named(
    text: str, more: dict[str, Any], rule: str, fails: str
) -> None:
    """First what the card says, then what of the position does not fit it, each with its section."""
    (first, said), (second, why) = refused("outwit", figure("Hollis", "red", "C6", text, **more))
    assert (first, second) == ("20.1", rule)
    assert text in said
    assert "Trick" in said
    assert fails in why


@pytest.mark.parametrize(
    ("text", "at", "more"),
    [
        (WET, "C5", {}),
        ("If Hollis has no action tokens, she can use Outwit.", "C6", {}),
        ("Outwit.", "C6", {}),
    ],
)
def test_20_2_nothing_is_said_where_it_is_met(text: str, at: str, more: dict[str, Any]) -> None:
    """Then it can use the power."""
    assert refused("outwit", figure("Hollis", "red", at, text, **more)) == []


def test_20_1_of_another_power_nothing_is_named() -> None:
    """A card that gives Outwit under a condition says nothing of Perplex."""
    [(rule, said)] = refused("perplex", figure("Hollis", "red", "C6", WET))
    assert rule == "20.1"
    assert WET not in said


@pytest.mark.parametrize("text", ["", WET, "Hollis hums Perplex."])
def test_20_1_what_is_not_judged_is_no_proof_that_nothing_gives_it(text: str) -> None:
    """Of cards the ruling says only what is judged of them, whether one is there or not."""
    [(_, said)] = refused("perplex", figure("Hollis", "red", "C6", text))
    assert "judged" in said


def test_20_2_a_friends_card_is_named_with_its_owner() -> None:
    """Sam's card is for Hollis, and Sam's condition fails."""
    text = "If Sam occupies hindering terrain, other friendly characters can use Outwit."
    sam = figure("Sam", "red", "H8", text)
    (_, said), (rule, why) = refused("outwit", figure("Hollis", "red", "C6"), sam)
    assert "Sam" in said
    assert text in said
    assert (rule, "Sam" in why) == ("20.2", True)


def test_20_2_a_friends_card_that_is_not_for_it_is_not_named() -> None:
    """Nobody is told of a card for others."""
    text = "If Sam occupies hindering terrain, other friendly characters with the Ash keyword can use Outwit."
    [(rule, said)] = refused("outwit", figure("Hollis", "red", "C6"), figure("Sam", "red", "H8", text))
    assert (rule, "Trick" in said) == ("20.1", False)


def test_20_2_two_cards_are_both_named() -> None:
    """Each with its own condition, in the order of the cards."""
    special = [
        {"name": "One", "text": WET},
        {"name": "Two", "text": "If Hollis has 2 action tokens, she can use Outwit."},
    ]
    found = refused("outwit", figure("Hollis", "red", "C6", special=special))
    assert ["One" in found[0][1], "clear" in found[1][1], "Two" in found[2][1], "token" in found[3][1]] == [True] * 4


def test_20_2_effects_typed_by_hand_name_their_card() -> None:
    """Without a sentence the card alone is named."""
    special = [{"name": "One", "effects": [{"grants": "outwit", "when": {"on": "hindering"}}]}]
    (_, said), (rule, why) = refused("outwit", figure("Hollis", "red", "C6", special=special))
    assert ("One" in said, rule, "clear" in why) == (True, "20.2", True)


def test_20_2_in_spanish() -> None:
    """The card's sentence letter for letter, the rest in Spanish."""
    (_, said), (_, why) = refused("outwit", figure("Hollis", "red", "C6", WET), lang="es")
    assert f"«{WET}»" in said
    assert "despejado" in why


def test_21_11_a_power_that_its_card_gave_already() -> None:
    """Once per game, and it was used this game."""
    text = "Hypersonic Speed, but only once per game."
    found = refused("hypersonic-speed", figure("Hollis", "red", "C6", text, used_this_game=["Trick"]))
    assert [rule for rule, _ in found] == ["20.1", "21.11"]


@pytest.mark.parametrize("kind", ["close", "range"])
def test_20_2_an_attack_and_its_use_say_the_same(kind: str) -> None:
    """An attack by an action that the card gives under a condition is refused with both reasons."""
    action = {"close": "flurry", "range": "energy-explosion"}[kind]
    name = {"close": "Flurry", "range": "Energy Explosion"}[kind]
    text = f"{name}, but only when Hollis occupies hindering terrain."
    question = {
        "type": "attack",
        "attacker": "hollis",
        "targets": ["rob"],
        "kind": kind,
        "action": action,
        "roll": [4, 4],
    }
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9")
    answer = asked(question, figure("Hollis", "red", "C6", text), rob)
    assert not answer["legal"]
    assert [reason["rule"] for reason in answer["because"]][:2] == ["20.1", "20.2"]


def test_20_2_a_games_refusal_names_both() -> None:
    """At the table too."""
    text = "Outwit, but only when Cato occupies hindering terrain."
    cato = able("Cato", special=[{"kind": "trait", "name": "Word", "text": text}])
    game = table_of((ANN, cato, "C3"), (BEN, able("Dario", "charge"), "C6"))
    found = game.refused(Use("cato", "outwit", target="dario", value="charge", actor=ANN))
    assert found[:2] == ["legal-withheld", "condition-terrain"]


@pytest.mark.parametrize(("at", "legal"), [("C5", True), ("C6", False)])
def test_20_2_what_it_may_do_lists_it_with_both_reasons(at: str, legal: bool) -> None:
    """Among all actions of a figure a conditional power is listed, whether its condition is met or not."""
    answer = asked({"type": "legal_actions", "figure": "hollis"}, figure("Hollis", "red", at, WET), ROB)
    [found] = [each for each in answer["actions"] if each["action"] == "outwit"]
    assert found["legal"] == legal
    assert [reason["rule"] for reason in found["because"]] == ([] if legal else ["20.1", "20.2"])


def test_20_2_what_a_card_gives_to_others_is_not_listed() -> None:
    """Nor what nothing gives."""
    text = "If Hollis occupies hindering terrain, other friendly characters can use Outwit."
    answer = asked({"type": "legal_actions", "figure": "hollis"}, figure("Hollis", "red", "C6", text), ROB)
    assert not {"outwit", "perplex"} & {each["action"] for each in answer["actions"]}
