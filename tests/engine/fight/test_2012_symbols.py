"""What the base of 2012 shows (habilidades-de-combate, personajes-mejorados, glosario): what counts, what is told."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer
from engine.heroclix import judge
from rulesdb import load

OLD = "heroclix-2012"


def ask(question: dict[str, Any], *, ruleset: str = OLD, **cap: Any) -> Answer:
    """Put a question about red's cap, in D2 before a hedge and a stream, a friend beside it and a foe far away."""
    values = {"speed": 8, "attack": 10, "defense": 16, "damage": 3}
    answer = judge.adjudicate(
        {
            "ruleset": ruleset,
            "map": {"size": [10, 10], "hindering": ["A3:J3"], "water": ["A8:J8"]},
            "figures": [
                {"id": "cap", "side": "red", "at": "D2", "values": values, **cap},
                {"id": "bird", "side": "red", "at": "D1", "values": values, "size": "tiny"},
                {"id": "foe", "side": "blue", "at": "J10", "values": values},
            ],
            "ask": {"figure": "cap", **question},
        }
    )
    if ruleset == OLD:
        library = load(OLD)
        assert all(library.has(each) for each in (*answer.ruling.rules, *answer.ruling.readings))
        assert all(step.rule or step.reading for step in answer.ruling.steps)
    return answer


def messages(answer: Answer) -> set[str]:
    """Return the messages of a ruling's steps."""
    return {step.message for step in answer.ruling.steps}


@pytest.mark.parametrize(
    ("abilities", "at", "reaches", "not_reached"),
    [
        ([], "D2", "D3", "D5"),  # terreno/terreno-obstaculizado: it stops on entering
        (["improved-movement:hindering"], "D2", "D10", "Z"),  # nor does the water stop it
        ([], "D3", "D7", "D8"),  # begun there: speed 8 is halved, 4 squares
        (["improved-movement:hindering"], "D3", "D10", "Z"),
    ],
)
def test_personajes_mejorados_who_ignores_hindering_terrain(
    abilities: list[str], at: str, reaches: str, not_reached: str
) -> None:
    """It neither stops nor halves, and for movement water is hindering terrain (terreno/terreno-acuatico)."""
    answer = ask({"type": "reachable"}, abilities=abilities, at=at)
    assert reaches in answer.fields["result"]
    assert not_reached not in answer.fields["result"]
    assert ("move-ignores-hindering" in messages(answer)) == bool(abilities)
    assert "value-ability-not-judged" not in messages(answer)


def test_personajes_mejorados_later_there_is_no_such_ability() -> None:
    """Today everybody moves so: it is told (16.2a), and the symbol changes nothing."""
    plain, shown = (
        ask({"type": "reachable"}, ruleset="heroclix-modern", abilities=each)
        for each in ([], ["improved-movement:hindering"])
    )
    assert [step.rule for step in shown.ruling.steps if step.message == "value-ability-idle"] == ["16.2a"]
    assert plain.fields["result"] == shown.fields["result"]


@pytest.mark.parametrize("ability", ["sharpshooter", "duo-attack", "multiattack", "move-and-attack"])
def test_glosario_what_only_the_card_says_is_told(ability: str) -> None:
    """The book names these abilities and prints none of them: the ruling says so, and nothing changes."""
    plain, told = (ask({"type": "legal_actions"}, abilities=each) for each in ([], [ability]))
    shown = [[(each["action"], each["legal"]) for each in one.fields["actions"]] for one in (plain, told)]
    assert shown[0] == shown[1]
    assert "value-ability-not-judged" in messages(ask({"type": "legal", "action": "move"}, abilities=[ability]))


@pytest.mark.parametrize(
    ("abilities", "asked"), [([], True), (["carry"], False), (["flight"], False), (["move-and-attack"], False)]
)
def test_glosario_transportador_carry_asks_for_its_symbol(abilities: list[str], asked: bool) -> None:
    """Whose base shows it is not in a document that does not say so: the ruling points at the base."""
    answer = ask({"type": "legal", "action": "carry", "target": "bird"}, abilities=abilities)
    assert answer.fields["legal"] is True
    assert ("legal-symbol-unread" in messages(answer)) == asked
    today = ask({"type": "legal", "action": "carry", "target": "bird"}, ruleset="heroclix-modern")
    assert "legal-symbol-unread" not in messages(today)


@pytest.mark.parametrize(
    "question",
    [
        {"type": "legal", "action": "carry", "target": "bird"},
        {"type": "legal_actions"},
        {"type": "path", "path": ["E1"], "carry": ["bird"]},
        {"type": "reachable", "carry": ["bird"]},
        {"type": "shortest_path", "to": "F1", "carry": ["bird"]},
    ],
    ids=lambda question: str(question["type"]),
)
def test_p182_whatever_rests_on_who_carries_names_the_reading(question: dict[str, Any]) -> None:
    """Every ruling on a carry says that the symbol is not seen and rests on our reading; not where it is listed."""
    unseen, seen = ask(question), ask(question, abilities=["carry"])
    assert "P182" in unseen.ruling.readings
    assert "P182" not in seen.ruling.readings
    assert "P182" not in ask(question, ruleset="heroclix-modern").ruling.readings


def test_p182_a_move_that_carries_nobody_does_not() -> None:
    """Nothing of it rests on who carries."""
    assert "P182" not in ask({"type": "path", "path": ["E1"]}).ruling.readings


@pytest.mark.parametrize(
    ("foe", "told"), [({}, True), ({"powers": ["stealth"]}, False), ({"abilities": ["carry"]}, False)]
)
def test_p184_outwit_where_nothing_is_listed_is_pointed_out_and_not_refused(foe: dict[str, Any], told: bool) -> None:
    """Its target has nothing to counter as far as is told; naming something is refused then (usar-y-poseer)."""
    question = {"type": "legal", "action": "outwit", "target": "foe"}
    values = {"speed": 8, "attack": 10, "defense": 16, "damage": 3, "range": 6}

    def answer(asked: dict[str, Any], ruleset: str = OLD) -> Answer:
        figures = [
            {"id": "cap", "side": "red", "at": "D2", "values": values, "powers": ["outwit"]},
            {"id": "foe", "side": "blue", "at": "D5", "values": values, **foe},
        ]
        document = {"ruleset": ruleset, "map": {"size": [10, 10]}, "figures": figures}
        return judge.adjudicate({**document, "ask": {"figure": "cap", **asked}})

    found = answer(question)
    assert found.fields["legal"] is True
    assert ("P184" in found.ruling.readings) is told
    assert "legal-outwit-nothing-listed" not in messages(answer(question, "heroclix-modern"))
    taken = answer({"type": "use", "action": "outwit", "target": "foe", "what": "toughness"})
    assert taken.fields["legal"] is False
