"""Clauses of "if" and "when" beside one who is named, in Battleground: nobody takes another's part in them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from engine.game import understand
from tests.engine.motu.words.test_questions import DOCUMENT

ASKED = {
    "endures": (
        "does Brak have cover", "is Brak in cover", "how many defense dice does Brak roll", "is Brak flanked",
        "chance of wounding Brak", "odds that Brak is hit", "tiene Brak cobertura", "está Brak a cubierto",
        "cuántos dados de defensa tira Brak", "probabilidad de herir a Brak",
    ),
    "does": (
        "what does Brak need", "how many dice does Brak roll", "what is Brak's threshold", "does Brak hit",
        "qué necesita Brak", "cuántos dados tira Brak", "qué umbral tiene Brak",
    ),
    "neither": (
        "can Brak see", "how far can Brak move", "is Brak engaged", "can Brak act", "can Brak reach C5",
        "who gets an opportunity attack on Brak", "puede ver Brak", "hasta dónde se mueve Brak", "está trabado Brak",
        "puede actuar Brak",
    ),
}  # fmt: skip
CLAUSES = {
    "does": (
        "if Mera attacks", "if Mera attacks him", "when Mera attacks him", "when Mera hits him", "if hit by Mera",
        "if Mera shoots him", "when Mera shoots", "si le pega Mera", "si lo ataca Mera", "si Mera lo ataca",
        "si le dispara Mera", "cuando le dispara Mera", "cuando Mera le pega",
    ),
    "endures": (
        "if he attacks Mera", "when he hits Mera", "when Mera is attacked", "if he shoots Mera", "si le pega a Mera",
        "si ataca a Mera", "si a Mera le dispara", "cuando le dispara a Mera", "cuando ataca a Mera",
    ),
}  # fmt: skip
SPANISH = ("si ", "cuando ")
ENGLISH_FIRST = ("does", "is", "how", "chance", "odds", "what", "can", "who")
OTHER = {"does": "endures", "endures": "does"}


def _roles(question: Mapping[str, Any]) -> tuple[str, str] | None:
    """Return who does it and to whom, of a question that two take part in."""
    match question["type"]:
        case "attack" | "odds":
            return question["attacker"], question["target"]
        case "threshold":
            return question["figure"], question["target"]
        case "cover":
            return question["from"], question["to"]
        case "arc":
            return question["from"], question["of"]
    return None


@pytest.mark.parametrize("part", ASKED)
def test_nobody_takes_another_ones_part_on_the_field(part: str) -> None:
    """Every kind of question with every clause, before and behind: the roles are those of the clause, or nothing is."""
    wrong, understood = [], 0
    for main, (told, clauses) in product(ASKED[part], CLAUSES.items()):
        spanish = main.split()[0] not in ENGLISH_FIRST
        roles = ("brak", "mer") if told == "endures" else ("mer", "brak")
        for clause in (each for each in clauses if each.startswith(SPANISH) == spanish):
            for question in (f"{main} {clause}", f"{clause} {main}"):
                for meant in understand(DOCUMENT, question).meanings:
                    understood += 1
                    if part != OTHER[told] or any(_roles(ask) != roles for ask in meant.asks):
                        wrong.append((question, dict(meant.asks[0])))
    assert wrong == []
    assert understood >= {"endures": 40, "does": 0, "neither": 0}[part]


@pytest.mark.parametrize(
    "question",
    [
        "does Brak have cover if Mera shoots him", "if Mera shoots does Brak have cover",
        "does Brak have cover when Mera shoots", "tiene Brak cobertura si le dispara Mera",
        "si Mera le dispara, ¿tiene Brak cobertura?", "tiene Brak cobertura si dispara Mera",
    ],
)  # fmt: skip
def test_cover_from_who_shoots_in_the_clause(question: str) -> None:
    """Who is named beside the clause has the cover, from whoever shoots "if" or "when"."""
    (meant,) = understand(DOCUMENT, question).meanings
    assert [dict(ask) for ask in meant.asks] == [{"type": "cover", "from": "mer", "to": "brak"}]


@pytest.mark.parametrize(
    "question",
    [
        "does Brak have cover if he shoots Mera",
        "tiene Brak cobertura si le dispara a Mera",
        "what does Brak need when Mera attacks",
        "how many dice does Brak roll when Mera attacks him",
    ],
)
def test_a_clause_that_says_otherwise_leaves_the_field_open(question: str) -> None:
    """Where a clause does not fit what is asked of who stands beside it, nothing is understood."""
    assert understand(DOCUMENT, question).meanings == ()
