"""Clauses of "if" and "when" beside one who is named (CONTRACT 3.5, no guess): nobody takes another's part in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from engine.heroclix.words import understand
from tests.engine.words.asking import position_of

HARBOUR = position_of("harbour")
X, Y = "Clay Golem", "Hollow Knight"
IDS = {X: "golem", Y: "knight"}
# what is asked of X, by whether X endures what the clause tells, or does it; or what is no part of an attack
ASKED: Mapping[str, tuple[str, ...]] = {
    "endures": (
        "does a 7 hit {x}", "would a 4 and a 5 hit {x}", "is {x} hit on an 8", "is a 9 enough to hit {x}",
        "does a 9 connect with {x}", "chance of hitting {x}", "what does it take to hit {x}", "{x}'s defense",
        "what is the defense of {x}", "how much damage does {x} take", "damage to {x}", "how far is {x} knocked back",
        "knockback on {x}", "knockback of {x}", "where is {x} knocked back to",
        "un 7 le da a {x}", "con un 8 le pega a {x}", "saco 4 y 5, le doy a {x}", "probabilidad de pegarle a {x}",
        "defensa de {x}", "cual es la defensa de {x}", "cuanto daño recibe {x}", "daño a {x}", "retroceso de {x}",
        "cuanto retrocede {x}", "hasta donde sale volando {x}", "knockback de {x}", "a donde sale volando {x}",
    ),
    "does": (
        "what does {x} need", "what number does {x} need", "{x}'s attack", "{x}'s damage",
        "how much damage does {x} deal", "does {x} hit on a 7", "does {x} hit with a 9", "what is {x}'s chance",
        "que necesita {x}", "cuanto tiene que sacar {x}", "ataque de {x}", "daño de {x}", "cuanto daño hace {x}",
        "{x} pega con un 7", "que probabilidad tiene {x}", "cuanto retroceso hace {x}",
    ),
    "neither": (
        "can {x} see", "does {x} have line of fire", "how far can {x} move", "is {x} adjacent", "can {x} attack",
        "does {x} have to break away", "can {x} break away with a 5", "what can {x} do", "can {x} carry", "{x}'s speed",
        "can {x} use charge", "can {x} reach H8", "how far is {x}", "{x}'s range",
        "puede ver {x}", "tiene linea {x}", "hasta donde llega {x}", "esta pegado {x}", "puede atacar {x}",
        "tiene que zafar {x}", "se zafa {x} con un 5", "que puede hacer {x}", "puede llevar {x}", "velocidad de {x}",
        "puede usar carga {x}", "llega {x} a H8", "a que distancia esta {x}", "rango de {x}",
    ),
}  # fmt: skip
# clauses in which Y does it, and those in which Y endures it
CLAUSES: Mapping[str, tuple[str, ...]] = {
    "does": (
        "if {y} attacks", "if {y} attacks him", "when {y} attacks", "when {y} hits him", "if {y} shoots him",
        "when {y} punches her", "if hit by {y}", "if he is hit by {y}", "when attacked by {y}", "if {y} swings at him",
        "si le pega {y}", "si lo ataca {y}", "si la golpea {y}", "si {y} le pega", "si {y} lo ataca", "si {y} ataca",
        "cuando le dispara {y}", "cuando {y} lo golpea", "si le da {y}", "si es atacado por {y}",
        "en caso de que le pegue {y}",
    ),
    "endures": (
        "if he attacks {y}", "when he hits {y}", "if she shoots {y}", "if {y} is attacked", "when attacking {y}",
        "si le pega a {y}", "si ataca a {y}", "si golpea a {y}", "cuando le dispara a {y}", "si a {y} le pega",
        "cuando le da a {y}", "si es {y} atacado",
    ),
}  # fmt: skip
SPANISH = ("si ", "cuando ", "en caso")
OTHER = {"does": "endures", "endures": "does"}


def _roles(question: Mapping[str, Any]) -> tuple[str, str] | None:
    """Return who does it and to whom, of a question that two take part in."""
    during = question.get("during", {})
    match question["type"]:
        case "attack" | "odds":
            return question["attacker"], question["targets"][0]
        case "knockback":
            return question["away_from"], question["figure"]
        case "value" if during:
            owner = question["figure"]
            return (during["attacker"], owner) if "attacker" in during else (owner, during["target"])
    return None


# words that no English question begins with; a clause follows in the language of the question
SPANISH_FIRST = (
    "un con saco probabilidad defensa cual cuanto daño retroceso hasta a que ataque {x} puede tiene esta se llega "
    "velocidad rango"
)
LEAST: Mapping[str, int] = {"endures": 500, "does": 100, "neither": 0}  # questions of these that are understood


def _asked(mains: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield every question with a clause of its language, before and behind, and what X does by the clause."""
    for main, (told, clauses) in product(mains, CLAUSES.items()):
        spanish = main.split()[0] in SPANISH_FIRST.split() or main == "knockback de {x}"
        for clause in (each for each in clauses if each.startswith(SPANISH) == spanish):
            for question in (f"{main} {clause}", f"{clause} {main}"):
                yield question.format(x=X, y=Y), OTHER[told]


@pytest.mark.parametrize("part", ASKED)
def test_nobody_takes_another_ones_part(part: str) -> None:
    """Every kind of question with every clause, before and behind: the roles are those of the clause, or nothing is."""
    wrong, understood = [], 0
    for question, does in _asked(ASKED[part]):
        found = understand(HARBOUR, question).meant
        understood += bool(found)
        for meant in found:
            roles = _roles(meant.questions[0])
            clause = (IDS[X], IDS[Y]) if does == "does" else (IDS[Y], IDS[X])
            if part == "neither" or does != part or roles != clause:
                wrong.append((question, dict(meant.questions[0])))
    assert wrong == []
    assert understood >= LEAST[part]


@pytest.mark.parametrize(
    "question",
    [
        "does a 7 hit golem if knight attacks", "does a 7 hit golem when knight swings at him",
        "would a 7 hit golem if he is attacked by knight", "is golem hit on a 7 if knight hits him",
        "if knight attacks would a 7 hit golem", "if knight attacks golem does a 7 hit",
        "does a 7 connect with golem when knight swings", "does a 7 wound golem when knight swings",
        "un 7 le da a golem si ataca knight", "un 7 le da a golem si lo ataca knight",
        "si ataca knight un 7 le da a golem", "si knight ataca a golem, le da con un 7?",
    ],
)  # fmt: skip
def test_a_roll_is_of_who_attacks_in_the_clause(question: str) -> None:
    """What a roll hits is the target, who attacks "if" or "when", the attacker."""
    first = understand(HARBOUR, question).meant[0].questions[0]
    assert (first["type"], first["attacker"], first["targets"]) == ("attack", "knight", ["golem"])
    assert sum(first["roll"]) == 7


@pytest.mark.parametrize(
    ("question", "figure", "away"),
    [
        ("retroceso de golem si le pega knight", "golem", "knight"),
        ("retroceso de golem si knight le pega", "golem", "knight"),
        ("retroceso de golem al pegarle knight", "golem", "knight"),
        ("si le pega knight, ¿cuánto retrocede golem?", "golem", "knight"),
        ("hasta dónde sale volando golem si le da knight", "golem", "knight"),
        ("dónde acaba golem si lo hace retroceder knight", "golem", "knight"),
        ("where does golem land if knight knocks him back", "golem", "knight"),
        ("how far does knight knock back golem if he hits him", "golem", "knight"),
        ("knockback of golem when knight hits him", "golem", "knight"),
        ("how far is knight knocked back if hit by golem", "knight", "golem"),
    ],
)
def test_who_is_named_beside_a_clause_is_knocked_back(question: str, figure: str, away: str) -> None:
    """Who retreats "if" another hits, is knocked back away from that other."""
    (meant,) = understand(HARBOUR, question).meant
    assert dict(meant.questions[0]) == {"type": "knockback", "figure": figure, "away_from": away}


@pytest.mark.parametrize(
    "question",
    [
        "does a 7 hit golem if knight doesn't attack",
        "retroceso de golem si no le pega knight",
        "retroceso de golem si le pega a knight",
        "does a 7 hit golem if he attacks knight",
        "golem's defense if he attacks knight",
        "ataque de golem si le pega knight",
        "can knight knock back golem if golem hits him",
        "does a 7 from knight hit golem if golem attacks",
        "how likely is golem to hit if knight attacks",
        "golem's defense attacking knight",
        "defensa de golem atacando a knight",
        "si knight lo ataca golem pega con un 7",
        "what does golem need if knight attacks him",
        "daño de golem si le pega knight",
    ],
)  # fmt: skip
def test_a_clause_that_says_otherwise_leaves_it_open(question: str) -> None:
    """Where a clause does not fit what is asked of who stands beside it, nothing is understood."""
    assert understand(HARBOUR, question).meant == ()
