"""Documents that nobody means well with: an answer or one clear error, never anything else, in both languages."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from bot.table.ruling import answer_document
from bot.words.language import catalogue
from engine import DocumentError, adjudicate
from engine.motu.questions import QUESTIONS

SCENE: dict[str, Any] = {
    "ruleset": "motu",
    "map": {
        "size": [12, 10],
        "hex_inches": 1,
        "pieces": [
            {"id": "wall", "kind": "high", "hexes": ["E4", "E5"]},
            {"id": "arch", "kind": "mixed", "hexes": ["G2", "G3"], "low": ["G3"]},
            {"id": "p", "kind": "platform", "hexes": ["C5", "D5"], "height": 1},
            {"id": "l", "kind": "ladder", "hexes": ["B5"]},
        ],
        "zones": {"masters": ["A1:A3"]},
    },
    "objectives": [{"id": "o", "at": "H8"}],
    "marks": [{"id": "m", "at": "H7", "side": "evil"}],
    "figures": [
        {
            "id": "a", "side": "masters", "at": "C5@p", "speed": [5, 8], "mana": 3, "concentrated": True, "guard": True,
            "attributes": {"strength": 4, "perception": 3, "power": 2, "resistance": 2, "mind": 2}, "health": 5,
            "weapons": [
                {"id": "w", "kind": "ranged", "range": 8, "table": {1: 1}}, {"id": "s", "kind": "spell", "range": 6}
            ],
            "abilities": [{"id": "plan", "ap": 1}], "items": [{"id": "potion", "consumable": True}],
        },
        {"id": "b", "side": "evil", "at": ["F5", "F6", "G5"], "facing": "w", "guard": True, "positive": "regeneration"},
        {"id": "c", "side": "evil", "at": "C7", "negative": "curse", "health": 2, "wounds": 1},
    ],
    "armies": {"masters": {"objectives": 1, "quests": [15]}},
    "turn": {
        "active": "b", "points": 2, "starting_player": "evil", "done": [{"action": "movement"}],
        "interruptions": [{"by": "a", "of": "b", "kind": "guard"}],
    },
}  # fmt: skip
ASKED: dict[str, dict[str, Any]] = {
    "line_of_sight": {"from": "a", "to": "b"},
    "visible": {"from": "a"},
    "cover": {"from": "a", "to": "c"},
    "arc": {"of": "b", "from": "a"},
    "distance": {"a": "a", "b": "H3", "range": 4},
    "engaged": {"figure": "a", "with": "c"},
    "threshold": {"figure": "a", "target": "b", "weapon": "w", "modifiers": [{"add": 1, "from": "x"}]},
    "test": {"figure": "a", "attribute": "power", "rolls": [6, 2], "mana": [[1, 6]], "new": [5]},
    "attack": {"attacker": "a", "target": "b", "weapon": "w", "attack_roll": {"rolls": [6, 5, 1]}},
    "area_targets": {"attacker": "a", "initial": "b", "radius": 3},
    "odds": {"attacker": "a", "target": "c", "weapon": "s"},
    "action_cost": {"figure": "a", "action": "ability", "ability": "plan", "target": "b"},
    "legal_actions": {"figure": "a"},
    "reachable": {"figure": "a", "how": "charge", "toward": "b"},
    "move_cost": {"figure": "a", "path": ["D5@p", "E6"]},
    "guard_triggers": {"mover": "c"},
    "opportunity": {"figure": "c"},
    "moved": {"figure": "c", "how": "push", "by": "a", "hexes": 2},
    "mark_place": {"figure": "c", "at": "D7", "radius": 3, "kind": "m"},
    "mark_affects": {"mark": "m", "figure": "c", "radius": 2},
    "objective": {"figure": "b", "token": "o"},
    "activation": {"figure": "a"},
    "initiative": {"cards": {"masters": 1, "evil": 2}},
    "maintenance": {},
    "score": {},
}
JUNK: list[Any] = [
    None, True, -1, 0, 7, 10**30, 1.5, float("nan"), "", " ", "a", "b", "C5", "C5@p", "@p", "C5@", "A1:ZZZ999",
    "\u202e", "none", [], ["C5", "C6"], [[1, 6]], {}, {"add": 1}, [None], "x" * 5000, "fists", "masters", "E4", "high",
]  # fmt: skip


def document(type_: str) -> dict[str, Any]:
    """Return the scene with a question."""
    return {**copy.deepcopy(SCENE), "ask": {"type": type_, **copy.deepcopy(ASKED[type_])}}


def spoilt(found: Any, dice: random.Random) -> None:
    """Put something else, or nothing, or something more, in one place of a document."""
    inner = [
        each
        for each in (found.values() if isinstance(found, dict) else found)
        if isinstance(each, (dict, list)) and each
    ]
    if inner and dice.random() < 0.7:
        spoilt(dice.choice(inner), dice)
        return
    place = dice.choice(list(found) if isinstance(found, dict) else range(len(found)))
    chance = dice.random()
    if chance < 0.2:
        del found[place]
    elif chance < 0.3 and isinstance(found, dict):
        found[dice.choice(["rulez", "at", "kind", 3])] = dice.choice(JUNK)
    else:
        found[place] = dice.choice(JUNK)


@pytest.mark.parametrize("type_", sorted(ASKED))
def test_every_question_is_answered_in_both_languages(type_: str) -> None:
    """Its words have all the data that they need, its steps a section or a reading each."""
    answer = adjudicate(document(type_))
    for lang in ("en", "es"):
        told = answer_document(answer, lang)["ruling"]
        assert told["steps"]
        assert all(step.get("rule") or step.get("reading") for step in told["steps"])
        assert not any("{" in step["text"] or "motu-" in step["text"] for step in told["steps"])


def test_every_question_is_here() -> None:
    """None is left out of these."""
    assert ASKED.keys() == QUESTIONS.keys()


@pytest.mark.parametrize("seed", range(400))
def test_a_spoilt_document_is_answered_or_refused(seed: int) -> None:
    """Junk in one to three places: an answer in words, or an error that names a place in words; never anything else."""
    dice = random.Random(seed)
    asked = document(dice.choice(sorted(ASKED)))
    for _ in range(dice.randint(1, 3)):
        spoilt(asked, dice)
    for lang in ("en", "es"):
        assert "\n" not in told(asked, lang)


def told(asked: dict[str, Any], lang: str) -> str:
    """Return the line that refuses a document; empty where it is answered."""
    try:
        answer_document(adjudicate(asked), lang)
    except DocumentError as error:
        return catalogue(lang).error(error)
    return ""
