"""Who strikes at whom leaves (CONTRACT 3.5): who is said to leave, in a clause of its own or by its pronoun."""

from __future__ import annotations

from itertools import product

import pytest

from engine.motu.spoken import understood
from tests.engine.motu.words.test_questions import DOCUMENT

ASKED = ("does {x} provoke opportunity attacks", "does {x} suffer an opportunity attack", "does {x} provoke a free hit")
CLAUSES = ("if he walks away", "when he leaves", "if she moves away", "if it runs away", "if he moves")
PREGUNTAS = ("{x} recibe ataques de oportunidad", "provoca {x} un ataque de oportunidad", "le pegan gratis a {x}")
CLAUSULAS = ("si se va", "si se aleja", "si se mueve", "al irse")


def _leaver(question: str) -> str:
    found = understood(DOCUMENT, question).meanings
    asked = dict(found[0].asks[0]) if found else {}
    return str(asked["figure"]) if asked.get("type") == "opportunity" else str(asked or "")


@pytest.mark.parametrize(("name", "figure"), [("Brak", "brak"), ("Mera", "mer"), ("Zor", "zor")])
def test_a_clause_that_tells_the_move_itself(name: str, figure: str) -> None:
    """Whether X provokes if he walks away asks who strikes at X who leaves, before the clause and behind it."""
    for asked, clause in (*product(ASKED, CLAUSES), *product(PREGUNTAS, CLAUSULAS)):
        assert _leaver(f"{asked} {clause}?".format(x=name)) == figure, (asked, clause)
    for lead in ("if {x} walks away", "when {x} leaves", "if {x} moves away"):
        for asked in ("does he provoke opportunity attacks", "does she suffer an opportunity attack"):
            assert _leaver(f"{lead} {asked}".format(x=name)) == figure


@pytest.mark.parametrize(
    ("question", "figure"),
    [
        ("does Mera get a free hit on Brak if he leaves", "brak"), ("Mera le pega gratis a Brak si se va", "brak"),
        ("if Mera moves away does Brak get a free hit", "mer"), ("does Brak provoke if he moves", "brak"),
        ("if Brak walks away from Mera does she get a free hit", "brak"),
        ("if Mera backs off does Brak get to hit her for free", "mer"),
    ],
)  # fmt: skip
def test_two_who_are_named(question: str, figure: str) -> None:
    """Of two, who leaves is who the verb says, or, as its pronoun, whom the other would strike."""
    assert _leaver(question) == figure


@pytest.mark.parametrize(
    "question",
    [
        "does Brak provoke opportunity attacks if Mera walks away", "if he walks away does Brak provoke a free hit",
        "does Brak provoke opportunity attacks if he doesn't walk away", "if Brak leaves does he get a free hit",
        "Brak provoca ataques de oportunidad si se va Mera", "does Brak attack if he walks away",
        "can Brak walk away without an opportunity attack", "does Brak suffer if he moves",
        "Brak le pega gratis con Mera si se va",
    ],
)  # fmt: skip
def test_what_leaves_it_open(question: str) -> None:
    """Where another leaves than provokes, nobody does, or it is open who, nothing is understood."""
    assert _leaver(question) == ""


@pytest.mark.parametrize(
    "question", ["if Brak walks away does Mera get a free swing", "q probabilidad tiene Brak d darle a Mera con axe"]
)
def test_short_words_of_a_table(question: str) -> None:
    """A free swing is an attack of opportunity; "d" is "de"."""
    (meaning,) = understood(DOCUMENT, question).meanings
    assert meaning.asks[0]["type"] in ("opportunity", "odds")


@pytest.mark.parametrize(
    "question",
    [
        "if {x} walks away does {y} get a free swing", "does {y} get a free swing if {x} walks away",
        "if {x} backs off does {y} get to hit him for free", "if {x} leaves {y} hits her for free?",
        "does {y} get a free shot at him if {x} backs away", "if {x} retreats who hits him for free",
    ],
)  # fmt: skip
def test_a_free_swing_at_who_walks_away(question: str) -> None:
    """A free swing, or to be hit for free, is the attack of opportunity at who leaves (7d)."""
    for x, y in (("Brak", "Mera"), ("Mera", "Brak"), ("Brak", "Zor"), ("Zor", "Mera")):
        assert _leaver(question.format(x=x, y=y)) == {"Mera": "mer"}.get(x, x.casefold())


@pytest.mark.parametrize(
    "question",
    [
        "does Brak hit him for free if he leaves", "does Brak hit for free if he leaves", "Brak hits him for free",
        "did Brak get a free swing when Mera walked away", "if Mera doesn't walk away does Brak get a free swing",
        "if Mera walks away does she get a free swing", "does Brak get to hit him for free",
        "can Brak take a free swing", "if Zorro walks away does Brak get a free swing at him", "who hits him for free",
    ],
)  # fmt: skip
def test_a_free_swing_of_whom_nobody_names(question: str) -> None:
    """Where nobody is said to leave, or a pronoun may be anybody's, nothing is understood."""
    assert _leaver(question) == ""
