"""The door of a position document: values of a wrong kind, told with the path of what is wrong."""

from __future__ import annotations

import pytest

from engine import DocumentError, adjudicate


def refused(**parts: object) -> DocumentError:
    """Ask about an attack with these parts of the document or its question, and return why it was refused."""
    figures = [
        {"id": "ram", "side": "red", "at": "C3", "values": {"attack": 10, "defense": 17, "damage": 3}},
        {"id": "boar", "side": "blue", "at": "D3", "values": {"defense": 17}, **dict(parts.pop("boar", {}))},  # type: ignore[call-overload]
    ]
    ask = {"type": "attack", "attacker": "ram", "targets": ["boar"], "kind": "close", "roll": [4, 3], **parts}
    with pytest.raises(DocumentError) as raised:
        adjudicate({"ruleset": "heroclix-modern", "map": {"size": [16, 16]}, "figures": figures, "ask": ask})
    return raised.value


@pytest.mark.parametrize("given", [True, False, 5.0])
def test_a_roll_is_answered_with_a_whole_number_alone(given: object) -> None:
    """3.2: true is no 1 and 5.0 no 5: a d6 result is a whole number, in `choices` as in `roll`."""
    error = refused(choices={"super-senses:boar": given})
    assert (error.path, error.message) == ("ask.choices.super-senses:boar", "error-not-a-number")


def test_a_die_out_of_range_is_told_by_its_place() -> None:
    """3.2: of a reroll with a seven it is the seven that is wrong, not the list."""
    error = refused(choices={"probability-control:ram": [1, 7]})
    assert (error.path, error.message) == ("ask.choices.probability-control:ram[1]", "error-too-large")


@pytest.mark.parametrize("given", ["yes", "no", 1, 0])
def test_true_and_false_alone_are_true_and_false(given: object) -> None:
    """3: a text or a number is no truth value, as the schema says."""
    error = refused(boar={"bystander": given})
    assert (error.path, error.message) == ("figures[1].bystander", "error-not-true-or-false")


def test_nothing_is_shown_as_a_document_writes_it() -> None:
    """3: what was given is repeated in the document's own words."""
    assert refused(boar={"acted": None}).data["given"] == "null"


def test_a_modifier_of_a_stack_without_its_number_lacks_it() -> None:
    """3.1: a mapping among `modify` was meant as a modifier; what it lacks is told."""
    ask = {"type": "stack", "value": "attack", "printed": 10, "modify": [1, {"from": "a card"}]}
    with pytest.raises(DocumentError) as raised:
        adjudicate({"ruleset": "heroclix-modern", "map": {"size": [16, 16]}, "ask": ask})
    assert (raised.value.path, raised.value.message) == ("ask.modify[1].add", "error-missing")


def test_a_level_that_is_no_number_is_told_by_itself() -> None:
    """3: the path of a wrong key is the key's."""
    ask = {"type": "stack", "value": "attack", "printed": 10}
    level = {"size": [16, 16], "elevated": {"high": ["C3"]}}
    with pytest.raises(DocumentError) as raised:
        adjudicate({"ruleset": "heroclix-modern", "map": level, "ask": ask})
    assert raised.value.path == "map.elevated.high"


def test_17_7_a_figure_holds_one_thing() -> None:
    """Two objects in one pair of hands are an error at the second; in two pairs of hands they are none."""
    board = {"ruleset": "heroclix-modern", "map": {"size": [16, 16]}}
    figures = [{"id": "ram", "side": "red", "at": "C3"}, {"id": "boar", "side": "blue", "at": "D3"}]
    asked = {**board, "figures": figures, "ask": {"type": "legal", "figure": "ram", "action": "move"}}
    hands = [{"id": "crate", "held_by": "ram"}, {"id": "barrel", "held_by": "boar"}]
    assert adjudicate({**asked, "objects": hands}).fields["legal"] is True
    with pytest.raises(DocumentError) as raised:
        adjudicate({**asked, "objects": [hands[0], {"id": "barrel", "held_by": "ram"}]})
    assert (raised.value.path, raised.value.message) == ("objects[1].held_by", "error-held-twice")
