"""Laws that answers about rights keep among themselves, on random positions (CONTRACT: `legal`, `legal_actions`)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Answer, adjudicate
from tests.engine.second_legality.actions import ACTIONS
from tests.engine.second_legality.positions import position_of
from tests.engine.second_legality.reading import Fields
from tests.engine.second_legality.situations import ALONE_IN_2012, SITUATIONS

seeds = st.integers(0, 10**6)
modest = settings(max_examples=15, deadline=None)

FIGHT = {"attack": 10, "defense": 16, "damage": 2}
# needing a target here and now, and each figure may be named as that target
AIMED = [
    *("close", "range", "flurry", "mind-control", "energy-explosion", "pulse-wave", "quake", "carry"),
    *("close-terrain-action", "range-terrain-action", "force-blast", "support", "outwit", "perplex", "poison"),
]


def asked(document: Fields, **ask: Any) -> Answer:
    """Put a question about the first figure to a position."""
    return adjudicate({**document, "ask": {"figure": document["figures"][0]["id"], **ask}})


def offered(document: Fields) -> list[tuple[str, str, bool, list[str]]]:
    """Return what the first figure may be given: action, type, legal, and the sections against it."""
    actions: Any = asked(document, type="legal_actions").fields["actions"]
    return [(one["action"], one["type"], one["legal"], [why.rule for why in one["because"]]) for one in actions]


def because(answer: Answer) -> list[str]:
    """Return the sections against an action or attack."""
    steps: Any = answer.fields["because"]
    return [step.rule for step in steps]


@modest
@given(seeds)
def test_law_the_list_says_what_each_question_says(seed: int) -> None:
    """Every action listed is judged as when it is asked for by itself; what is not listed is refused."""
    document = position_of(seed)
    listed = {action: (legal, rules) for action, _, legal, rules in offered(document)}
    for action in ACTIONS.keys() - set(ALONE_IN_2012):
        answer = asked(document, type="legal", action=action)
        if action in listed:
            assert (answer.fields["legal"], because(answer)) == listed[action]
        else:
            assert answer.fields["legal"] is False


@modest
@given(seeds)
def test_law_an_action_is_legal_if_a_target_is(seed: int) -> None:
    """Legal without a target, exactly if it is legal with one of the figures."""
    document = position_of(seed)
    for action in AIMED:
        plain = asked(document, type="legal", action=action).fields["legal"]
        found = [
            asked(document, type="legal", action=action, target=other["id"]).fields["legal"]
            for other in document["figures"]
        ]
        assert plain is any(found), action


@modest
@given(seeds)
def test_law_as_free_nothing_is_forbidden_that_was_allowed(seed: int) -> None:
    """What may be given for its cost may be given as FREE, unless the figure has used it this turn (7.5)."""
    document = position_of(seed)
    first = document["figures"][0]
    used = first.get("this_turn", {}).get("used", [])
    if "free-actions" in first.get("cant_use", []):
        return
    barred = any(effect.get("cant") == "free-actions" for one in first.get("special", []) for effect in one["effects"])
    for action, _, legal, _ in offered(document):
        if legal and action not in used and not barred:
            assert asked(document, type="legal", action=action, free=True).fields["legal"] is True, action


@modest
@given(seeds)
def test_law_the_order_and_the_names_of_figures_play_no_part(seed: int) -> None:
    """The list of figures shuffled and each renamed, the same actions are legal, and the same sections forbid them."""
    document = position_of(seed)
    text = json.dumps(document)
    first, *others = document["figures"]
    Random(seed).shuffle(others)
    renamed = json.dumps({**document, "figures": [*others, first]})
    for number, figure in enumerate(document["figures"]):
        assert text.count(json.dumps(figure["id"]))
        renamed = renamed.replace(json.dumps(figure["id"]), json.dumps(f"ñandú {9 - number}"))
    changed = json.loads(renamed)
    changed["figures"].insert(0, changed["figures"].pop())
    assert offered(changed) == offered(document)


@modest
@given(seeds)
def test_law_an_attack_is_refused_for_what_forbids_its_action(seed: int) -> None:
    """`attack` judges the instruction and the target: its reasons stand in `legal`, in their order."""
    document = position_of(seed)
    for figure in document["figures"]:
        figure["values"] = FIGHT | figure.get("values", {})
    first = document["figures"][0]["id"]
    for action in ("close", "range"):
        for other in document["figures"]:
            rules = because(asked(document, type="legal", action=action, target=other["id"]))
            attack = {"type": "attack", "attacker": first, "targets": [other["id"]], "kind": action, "roll": [3, 4]}
            against = because(adjudicate({**document, "ask": attack}))
            assert [rule for rule in rules if rule in against] == against, (action, other["id"])


def test_the_laws_are_about_actions_that_exist() -> None:
    """Every action named here is one that the judges know, and none depends on a situation."""
    assert not set(AIMED) - set(ACTIONS)
    assert not set(AIMED) & set(SITUATIONS)
