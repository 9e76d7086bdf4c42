"""Words for taking somebody out, and for damage taken (CONTRACT 3.5): what is asked are the chances of an attack."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from engine.game import understand as ask
from engine.heroclix.words import understand
from engine.motu.spoken import understood
from tests.engine.motu.words.test_questions import DOCUMENT as FIELD
from tests.engine.words.asking import DOCUMENTS, position_of

HARBOUR = position_of("harbour")
NAMES: Mapping[str, str] = {
    "knight": "Hollow Knight",
    "golem": "Clay Golem",
    "ember": "Captain Ember",
    "tern": "Sea Tern",
}
PAIRS = (
    ("knight", "golem", "close"),
    ("golem", "knight", "close"),
    ("ember", "tern", "range"),
    ("tern", "ember", "range"),
)
# who is attacked is {y}, with each verb in the form that the frame needs
FRAMES: Mapping[str, tuple[str, ...]] = {
    "kill|ko|knock out|finish off|take out|one shot|take down": (
        "can {x} {verb} {y}", "could {x} {verb} {y} in one attack?", "does {x} {verb} {y}?",
        "odds of {x} to {verb} {y}", "how likely is {x} to {verb} {y}", "what does {x} need to {verb} {y}",
        "whats the chance for {x} to {verb} {y}", "can't {x} {verb} {y}?",
    ),
    "kills|kos|knocks out|finishes off|takes out": (
        "{x} {verb} {y}?", "odds {x} {verb} {y}", "chance that {x} {verb} {y}",
    ),
    "killing|koing|finishing off|taking out": ("chance of {x} {verb} {y}", "odds of {x} {verb} {y}?"),
    "matar|tumbar|rematar|noquear|eliminar": (
        "puede {x} {verb} a {y}", "{x} puede {verb} a {y}?", "que probabilidad tiene {x} de {verb} a {y}",
        "cuanto necesita {x} para {verb} a {y}", "puedo {verb} a {y} con {x}", "a {y} lo puede {verb} {x}?",
    ),
    "mata|tumba|remata|noquea": ("{x} {verb} a {y}?", "{verb} {x} a {y}", "{x} lo {verb} a {y}?"),
    "mate|tumbe|remate|noquee": ("prob de que {x} {verb} a {y}", "q chance hay de q {x} {verb} a {y}"),
}  # fmt: skip


def _asked(question: str) -> list[dict[str, Any]]:
    return [dict(meant.questions[0]) for meant in understand(HARBOUR, question).meant]


def _odds(attacker: str, target: str, kind: str) -> dict[str, Any]:
    return {"type": "odds", "attacker": attacker, "targets": [target], "kind": kind}


@pytest.mark.parametrize("verbs", FRAMES)
def test_taking_somebody_out_asks_for_the_chances(verbs: str) -> None:
    """Whatever the verb, whoever is named: the odds of that one's attack on the other, and nobody is exchanged."""
    for verb, frame, (one, other, kind) in product(verbs.split("|"), FRAMES[verbs], PAIRS):
        question = frame.format(x=NAMES[one], y=NAMES[other], verb=verb)
        assert _asked(question) == [_odds(one, other, kind)], question


@pytest.mark.parametrize(
    "question",
    [
        "did {x} kill {y}", "{x} killed {y}", "{x} mató a {y}", "mato {x} a {y}", "{x} mata a {y}", "who can {x} kill",
        "a quién puede matar {x}", "can {x} not kill {y}", "puede {x} no matar a {y}", "kill {y} with {x}",
        "how much damage does {x} need to kill {y}", "how many hits does {x} need to kill {y}",
        "how many clicks until {y} is dead", "cuánto daño necesita {x} para matar a {y}",
        "cuántos golpes necesita {x} para matar a {y}", "does {x} have to kill {y}", "can {x} take {y} out of range",
        "can {x} take {y}", "can anyone kill {y}", "should {x} kill {y}",
        "will {x} not kill {y}", "why did {x} kill {y}",
        "if {x} shoots {y} does she die", "does {y} die if he hits {x}", "does {y} die if {x} doesn't hit him",
    ],
)  # fmt: skip
def test_what_was_done_or_is_counted_is_left_alone(question: str) -> None:
    """What was done, is left undone, or is counted otherwise, is none of it; nor where it is open who dies."""
    for one, other, _ in PAIRS:
        assert understand(HARBOUR, question.format(x=NAMES[one], y=NAMES[other])).meant == ()


@pytest.mark.parametrize(
    "question",
    [
        "does {y} die if {x} hits him", "would {y} die if {x} shot him", "is {y} dead if {x} hits him",
        "if {x} hits {y} does {y} die", "muere {y} si le pega {x}", "se muere {y} si {x} le pega",
        "{y} muere si lo golpea {x}?", "how many clicks does {y} take if {x} hits him",
        "how many clicks does {y} take from {x}", "how much damage does {y} take from {x}",
        "how much dmg does {y} take if {x} hits him", "cuanto daño recibe {y} de {x}",
        "cuantos clicks pierde {y} si le pega {x}", "cuanto daño se come {y} si {x} le da",
        "how many clicks does {x} do to {y}", "cuantos clicks le quita {x} a {y}",
    ],
)  # fmt: skip
def test_damage_taken_is_what_reducers_leave(question: str) -> None:
    """Who dies of it, and what is taken, is told by the odds: of the one who attacks in the clause, on the other."""
    for one, other, kind in PAIRS:
        said = question.format(x=NAMES[one], y=NAMES[other])
        if "shot" in question:
            kind = "range"  # noqa: PLW2901 - as it is said
        assert _asked(said) == [_odds(one, other, kind)], said


def test_the_odds_tell_what_reducers_leave() -> None:
    """Against Toughness one click less is taken than Knight's damage value of 4 says, a critical hit aside."""
    figures = [dict(figure) for figure in DOCUMENTS["harbour"]["figures"]]
    by_id = {figure["id"]: figure for figure in figures}
    by_id["golem"]["powers"] = ["toughness"]
    document = {**DOCUMENTS["harbour"], "figures": figures}
    (meaning,) = ask(document, "how many clicks does golem take from knight?").meanings
    clicks = meaning.answers[0].fields["targets"]["golem"]["clicks"]
    assert [each["clicks"] for each in clicks] == [0, 3, 4]


@pytest.mark.parametrize(
    "question",
    ["can Brak kill Mera with the axe", "odds Brak kills Mera with the axe", "¿puede Brak matar a Mera con axe?",
     "what does Brak need to kill Mera with the axe", "chance of Brak killing Mera with the axe"],
)  # fmt: skip
def test_on_a_field_too(question: str) -> None:
    """In Battleground the odds tell how likely it is that somebody is defeated."""
    (meaning,) = understood(FIELD, question).meanings
    assert dict(meaning.asks[0]) == {"type": "odds", "attacker": "brak", "target": "mer", "weapon": "axe"}
    assert understood(FIELD, "did Brak kill Mera?").meanings == ()
    assert understood(FIELD, "who can Brak kill?").meanings == ()
