"""Laws that any attack keeps: what is open, what is refused, and what plays no part (CONTRACT 3.2, 12)."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import adjudicate

POWERS = (
    "blades-claws-fangs", "incapacitate", "penetrating-psychic-blast", "exploit-weakness", "precision-strike",
    "steal-energy", "super-strength", "force-blast", "ranged-combat-expert", "close-combat-expert", "super-senses",
    "toughness", "defend", "combat-reflexes", "energy-shield-deflection", "mastermind", "invincible", "impervious",
    "invulnerability", "shape-change", "probability-control", "battle-fury", "stealth", "empower", "enhancement",
)  # fmt: skip
ACTIONS = {"close": (None, None, "flurry", "quake"), "range": (None, None, "pulse-wave", "energy-explosion")}
DIE = ("super-senses", "shape-change", "impervious", "blades-claws-fangs")
OPEN = ("probability-control", "mastermind", "incapacitate")
ROLLS = ((4, 4), (5, 4), (6, 6), (3, 4), (1, 1))
SIDE = 6  # squares along each side of the map
Question = dict[str, Any]


def square(column: int, row: int) -> str:
    """Name a square of the map, counted from 0."""
    return f"{'ABCDEF'[column]}{row + 1}"


def figure(random: Random, name: str, side: str, place: tuple[int, int]) -> dict[str, Any]:
    """A figure of random values and powers, often hurt already."""
    values = {"attack": random.randint(8, 12), "defense": random.randint(14, 18), "damage": random.randint(0, 5)}
    clicks = random.randint(3, 8)
    found = {
        "id": name, "side": side, "at": square(*place), "values": {**values, "range": 6, "targets": 2},
        "powers": random.sample(POWERS, random.randint(0, 4)), "points": random.choice((0, 50, 100)),
        "tokens": random.randint(0, 2), "life": {"click": random.randint(1, clicks), "clicks": clicks},
    }  # fmt: skip
    return {**found, "size": random.choice(("standard", "standard", "tiny", "giant"))}


def scene(seed: int) -> Question:
    """An attack by `a` on those around it, in terrain; about as often legal as not."""
    random = Random(seed)
    places = [(column, row) for column in range(SIDE) for row in range(SIDE)]
    random.shuffle(places)
    beside = [place for place in places if max(abs(place[0] - 3), abs(place[1] - 3)) == 1]
    kind = random.choice(("close", "range"))
    where = beside if kind == "close" else [place for place in places if place not in beside and place != (3, 3)]
    others = [figure(random, name, random.choice(("blue", "blue", "red")), where.pop()) for name in "bcde"]
    attacker = figure(random, "a", "red", (3, 3))
    action = random.choice(ACTIONS[kind])
    attacker["powers"] += [action] if action else []
    terrain = [square(*place) for place in where[-3:]]
    printed = {"size": [SIDE, SIDE], "hindering": terrain[:2], "blocking": terrain[2:]}
    foes = [other["id"] for other in others if other["side"] == "blue"]
    targets = [other["id"] for other in others] if action == "pulse-wave" else foes if action == "quake" else foes[:2]
    asked = {"type": "attack", "attacker": "a", "targets": targets, "kind": kind, "roll": list(random.choice(ROLLS))}
    asked |= {"action": action} if action else {}
    return {"ruleset": "heroclix-modern", "map": printed, "figures": [attacker, *others], "ask": asked}


def judged(document: Question, **asked: Any) -> dict[str, Any]:
    """The fields of the answer to the question of a document, changed in these points."""
    return dict(adjudicate({**document, "ask": {**document["ask"], **asked}}).fields)


def outcome(fields: dict[str, Any], *without: str) -> dict[str, Any]:
    """Leave out the fields that are named."""
    return {name: field for name, field in fields.items() if name not in without}


def values_of(name: str, document: Question) -> list[Any]:
    """Answers to a choice that are of its kind; the rules may still refuse some friends."""
    what = name.partition(":")[0]
    if what in DIE:
        return [6]
    if what == "probability-control":
        return [[5, 4]]
    return ["use"] if what != "mastermind" else [figure["id"] for figure in document["figures"]]


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_law_what_is_open_may_be_answered(seed: int) -> None:
    """What is pending is not refused when it is answered, and is pending no more; declined, it changes nothing."""
    document = scene(seed)
    plain = judged(document)
    pending = [name for name in plain.get("pending", ()) if name.partition(":")[0] in {*DIE, *OPEN}]
    for name in pending:
        answers = [judged(document, choices={name: value}) for value in values_of(name, document)]
        assert any({name}.isdisjoint((*each["refused"], *each["pending"])) for each in answers), name
    declined = judged(document, choices=dict.fromkeys(pending, "decline"))
    assert outcome(declined, "pending") == outcome(plain, "pending")
    assert set(declined["pending"]) == set(plain["pending"]) - set(pending)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_law_what_is_not_open_is_refused_and_changes_nothing(seed: int) -> None:
    """An answer to what is not pending is listed as refused, and the outcome is as if it had not been given."""
    document = scene(seed)
    plain = judged(document)
    if not plain["legal"]:
        return
    for what in (*DIE, *OPEN):
        for each in document["figures"]:
            name = f"{what}:{each['id']}"
            if name not in plain["pending"]:
                answer = judged(document, choices={name: values_of(name, document)[-1]})
                assert answer["refused"] == (name,)
                assert outcome(answer, "refused", "pending") == outcome(plain, "refused", "pending")
                assert set(answer["pending"]) == set(plain["pending"])


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6), order=st.permutations(range(5)))
def test_law_the_order_and_the_names_of_figures_play_no_part(seed: int, order: list[int]) -> None:
    """Listed in another order, or under other ids, the same figures do the same to each other."""
    document = scene(seed)
    plain = judged(document)
    shuffled = {**document, "figures": [document["figures"][place] for place in order]}
    other = judged(shuffled)
    assert outcome(other, "pending") == outcome(plain, "pending")
    assert set(other["pending"]) == set(plain["pending"])
    names = {figure["id"]: f"z{9 - place}" for place, figure in enumerate(document["figures"])}
    figures = [{**figure, "id": names[figure["id"]]} for figure in document["figures"]]
    asked = {"attacker": names["a"], "targets": [names[name] for name in document["ask"]["targets"]]}
    renamed = judged({**document, "figures": figures}, **asked)
    results = {names[name]: target["result"] for name, target in plain["targets"].items()}
    assert {name: target["result"] for name, target in renamed["targets"].items()} == results


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_law_the_question_of_values_agrees_with_the_attack(seed: int) -> None:
    """6.9: calculated for this attack, both values are those that the attack compares."""
    document = scene(seed)
    found, asked = judged(document), document["ask"]
    if not found["legal"]:
        return
    during = {"attack": asked["kind"], "attacker": "a", "action": asked.get("action")}
    first = {"type": "value", "figure": "a", "value": "attack", "during": {**during, "target": asked["targets"][0]}}
    assert adjudicate({**document, "ask": first}).fields["result"] == found["attack_value"]
    for name in asked["targets"]:
        question = {"type": "value", "figure": name, "value": "defense", "during": during}
        defense = adjudicate({**document, "ask": question}).fields["result"]
        assert defense == found["targets"][name]["defense"]
