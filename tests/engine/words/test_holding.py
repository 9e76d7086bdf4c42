"""Who holds whom, and who wants to get away (CONTRACT 3.5): both meanings are told, or each opponent asked of."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engine.heroclix.words import understand
from tests.engine.words.asking import DOCUMENTS, position_of

HARBOUR = position_of("harbour")
FIGURES = {each["id"]: each for each in DOCUMENTS["harbour"]["figures"]}
FOES = [
    (one, other) for one, other in permutations(FIGURES, 2) if FIGURES[one]["side"] != FIGURES[other]["side"]
]  # fmt: skip


def _asked(question: str) -> list[list[dict[str, Any]]]:
    return [[dict(each) for each in meant.questions] for meant in understand(HARBOUR, question).meant]


@pytest.mark.parametrize(
    "frame",
    ["does {x} have {y} pinned", "does {x} have {y} tied up?", "is {x} pinning {y}", "{x} tiene trabado a {y}",
     "{x} lo tiene agarrado a {y}?", "a {y} lo tiene trabado {x}?", "lo tiene enganchado {x} a {y}?",
     "¿tiene {x} trabada a {y}?"],
)  # fmt: skip
def test_who_holds_whom_is_two_questions(frame: str) -> None:
    """Whether they are adjacent, and whether whom it holds must break away (10.7), both with one score."""
    for x, y in FOES:
        found = understand(HARBOUR, frame.format(x=FIGURES[x]["name"], y=FIGURES[y]["name"])).meant
        beside, breaks = {"type": "adjacent", "a": x, "b": y}, {"type": "break_away", "figure": y}
        assert [[dict(each) for each in meant.questions] for meant in found] == [[beside], [breaks]]
        assert found[0].score == found[1].score


@pytest.mark.parametrize(
    "frame",
    ["who has {x} pinned", "who's {x} tied up by", "who is {x} pinned by?", "who does {x} have pinned",
     "quién tiene trabado a {x}", "a {x} quién lo tiene trabado", "con quién está trabado {x}",
     "a quién tiene agarrado {x}", "quién lo tiene enganchado a {x}?"],
)  # fmt: skip
def test_who_is_held_asks_of_each_opponent(frame: str) -> None:
    """Of whom somebody holds, or is held by, every opponent is asked whether it is adjacent."""
    for one, figure in FIGURES.items():
        wanted = [{"type": "adjacent", "a": one, "b": other} for x, other in FOES if x == one]
        assert _asked(frame.format(x=figure["name"])) == [wanted], frame


@pytest.mark.parametrize(
    "question",
    ["wolf has golem pinned", "golem lo tiene trabado", "golem lo tiene trabado wolf",
     "no lo tiene trabado golem a wolf",
     "tiene trabado a wolf", "does golem have him pinned", "did golem have wolf pinned", "golem tiene trabado?",
     "golem tenía trabado a wolf", "does wolf have moth pinned", "who had wolf pinned",
     "who has wolf pinned if golem moves",
     "which of mine are pinned by golem", "golem tiene agarrada la caja", "quién no tiene trabado a wolf",
     "golem tiene bloqueado a wolf", "quién lo tiene trabado golem", "who is pinned", "wolfram has golem pinned",
     "does golem have wolf and moth pinned", "golem se quiere ir", "golem sneaks off",
     "golem se vaya", "que se vaya golem", "golem quiere ir con wolf"],
)  # fmt: skip
def test_what_says_less_or_more_is_nothing(question: str) -> None:
    """What is told, was, is denied, of friends, of nobody who is named, or of more than that, is not understood."""
    assert _asked(question) == []


@pytest.mark.parametrize(
    "frame",
    ["cuando {x} se quiera ir de ahí qué tiene que sacar", "si {x} se quiere ir qué necesita", "{x} se quiere ir?",
     "{x}'s sneaking off from {y}, what does he need", "what does {x} need to sneak off from {y}",
     "can {x} sneak away from {y}?", "si {x} se quiere ir de ahi que tiene que sacar"],
)  # fmt: skip
def test_who_wants_to_get_away_breaks_away(frame: str) -> None:
    """Who is said to want to go, or to sneak off from another, is who breaks away."""
    for x, y in FOES:
        question = frame.format(x=FIGURES[x]["name"], y=FIGURES[y]["name"])
        assert _asked(question) == [[{"type": "break_away", "figure": x}]], question
