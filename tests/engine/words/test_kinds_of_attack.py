"""Of which kind an attack is that a question names alone (CONTRACT 3.5): adjacency decides, of kinds it can be."""

from __future__ import annotations

from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from engine.game import understand
from tests.engine.words.asking import DOCUMENTS

QUESTIONS = {
    "legal": ("can {x} hit {y}", "can {x} attack {y}?", "puede {x} pegarle a {y}", "puede {x} atacar a {y}"),
    "odds": ("what does {x} need to hit {y}", "que necesita {x} para darle a {y}", "odds of {x} to hit {y}"),
    "value": ("{y}'s defense if {x} attacks", "defensa de {y} si le pega {x}", "que defensa tiene {y} si {x} le pega"),
    "attack": ("does a 7 hit {y} if {x} attacks", "un 7 le da a {y} si lo ataca {x}"),
}  # fmt: skip
FAR = {"harbour": ("golem", "wolf"), "twins": ("shadow charge", "frost"), "plaza": ("gata gris", "búho")}


def _kinds(document: dict[str, Any], x: str, y: str) -> set[str]:
    """Return the kinds of all attacks that questions name, which must all be understood."""
    found = set()
    for kind, questions in QUESTIONS.items():
        for question in questions:
            (meaning,) = understand(document, question.format(x=x, y=y)).meanings[:1]
            asked = meaning.asks[0]
            assert asked["type"] == kind, question
            found.add(asked.get("during", {}).get("attack") or asked.get("kind") or asked["action"])
    return found


def _with(document: dict[str, Any], figure: str, **keys: Any) -> dict[str, Any]:
    changed = deepcopy(document)
    one = next(each for each in changed["figures"] if figure in (each["id"], each.get("name", "").casefold()))
    one.update(keys)
    return changed


@pytest.mark.parametrize("position", FAR)
def test_who_has_range_0_attacks_close(position: str) -> None:
    """11.2: the target of a range attack is within the range value, of 0 nobody is; so in each edition."""
    x, y = FAR[position]
    assert _kinds(DOCUMENTS[position], x, y) == {"close"}


@pytest.mark.parametrize("position", FAR)
def test_who_has_any_range_attacks_as_adjacency_decides(position: str) -> None:
    """Of range 1, or with an effect that adds to it, the same attack on somebody who is not adjacent is of range."""
    x, y = FAR[position]
    document = DOCUMENTS[position]
    values = next(each for each in document["figures"] if x in (each["id"], each.get("name", "").casefold()))["values"]
    assert _kinds(_with(document, x, values={**values, "range": 1}), x, y) == {"range"}
    perplexed = [{"value": "range", "add": 2, "from": "Perplex"}]
    assert _kinds(_with(document, x, modifiers=perplexed), x, y) == {"range"}


def test_what_may_give_range_leaves_it_to_adjacency() -> None:
    """A thing that is held may be thrown, and a card of which range is unread may give some."""
    document = {**DOCUMENTS["plaza"], "objects": [{"id": "crate", "kind": "light", "held_by": "p1"}]}
    assert _kinds(document, "gata gris", "búho") == {"range"}
    for text, kind in (("Golem somehow has a Range value of 4 on Tuesdays.", "range"), ("It glows and hums.", "close")):
        special = [{"name": "Odd", "kind": "special-power", "text": text}]
        assert _kinds(_with(DOCUMENTS["harbour"], "golem", special=special), "golem", "wolf") == {kind}


def test_a_kind_that_is_said_is_asked_for() -> None:
    """Words that say range or close decide, whatever anybody's range is."""
    for (question, kind), (x, y) in product(
        (("can {x} shoot {y}", "range"), ("can {x} punch {y}", "close"), ("puede {x} dispararle a {y}", "range"),
         ("can {x} hit {y} from range", "range"), ("puede {x} pegarle a {y} cuerpo a cuerpo", "close")),
        (("golem", "wolf"), ("ember", "wolf")),
    ):  # fmt: skip
        document = _with(DOCUMENTS["harbour"], y, side="blue" if x == "golem" else "red")
        (meaning,) = understand(document, question.format(x=x, y=y)).meanings[:1]
        assert meaning.asks[0]["action"] == kind, question
