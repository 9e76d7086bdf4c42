"""What if, and weapons and abilities by their names, in questions about a field of Battleground."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from engine.game import adjudicate, understand
from engine.motu.samples import sample_army
from engine.motu.spoken import understood
from tests.engine.motu.words.test_questions import DOCUMENT

SEES = {"type": "line_of_sight", "from": "brak", "to": "zor"}
SEEN = {"type": "line_of_sight", "from": "zor", "to": "brak"}


@pytest.mark.parametrize(
    ("question", "ask", "suppose"),
    [
        ("if Brak stood on B6 could it see Zor?", SEES, {"brak": ["B6"]}),
        ("if Zor was at F6 can Brak see him", SEES, {"zor": ["F6"]}),
        ("could Brak see Zor from B6?", SEES, {"brak": ["B6"]}),
        ("what if Mera moved to B6, is she in cover from Zor",
         {"type": "cover", "from": "zor", "to": "mer"}, {"mer": ["B6"]}),
        ("if Zor stood on F6, does he see Brak", SEEN, {"zor": ["F6"]}),
        ("if Zor were on G5@p1, can Brak see Zor?", SEES, {"zor": ["G5@p1"]}),
        ("si Zor estuviera en F6, lo vería Brak", SEES, {"zor": ["F6"]}),
        ("si Zor estuviera en F6 vería a Brak", SEEN, {"zor": ["F6"]}),
        ("desde B6 Brak ve a Zor", SEES, {"brak": ["B6"]}),
        ("¿y si Brak se mueve a B6, ve a Zor?", SEES, {"brak": ["B6"]}),
    ],
)  # fmt: skip
def test_what_if(question: str, ask: dict[str, Any], suppose: dict[str, list[str]]) -> None:
    """A character is set down elsewhere, and the answer is that of the field so changed."""
    (meaning,) = understand(DOCUMENT, question).meanings
    assert dict(meaning.asks[0]) == ask
    assert dict(meaning.suppose) == suppose
    there = deepcopy(DOCUMENT)
    (moved,) = suppose
    next(each for each in there["figures"] if each["id"] == moved)["at"] = suppose[moved][0]
    assert meaning.answers[0].fields == adjudicate({**there, "ask": ask}).fields


@pytest.mark.parametrize(
    "question",
    [
        "if Brak stood on E5 could he see Zor?",  # within the wall
        "if Brak stood on D5 could he see Zor?",  # where Mera stands
        "if Brak stood on Z99 could he see Zor?",
        "if Zor is on F6 does he see him",
        "if Mera was on B6 and Zor on F6 can he see Brak",
        "Brak, can Mera see Zor",  # whom it is about is not in it
        "if Brak stood on B6",
    ],
)
def test_what_cannot_be_supposed_is_left_alone(question: str) -> None:
    """Where nobody can stand, where somebody stands, or whom a pronoun may mean of two: nothing is understood."""
    assert understand(DOCUMENT, question).meanings == ()


def test_nothing_is_changed_by_supposing() -> None:
    """The document stays as it is."""
    before = deepcopy(DOCUMENT)
    understand(DOCUMENT, "if Brak stood on B6 could it see Zor?")
    assert before == DOCUMENT


def _sample(language: str) -> dict[str, Any]:
    """Return a document with our own armies, their weapons and abilities named in a language."""
    figures = []
    for row, side in enumerate(("masters", "evil")):
        for column, each in enumerate(sample_army(side)):
            card = each.card(language)
            parts = {
                kind: [{key: part[key] for key in keys if key in part} for part in card.get(kind, ())]
                for kind, keys in (("weapons", ("id", "name", "kind", "range", "dice", "mana", "table")),
                                   ("abilities", ("id", "name", "ap", "mana")))
            }  # fmt: skip
            figures.append(
                {"id": each.id, "name": card["name"], "side": side, "at": f"{'CEG'[column]}{3 + 4 * row}",
                 "attributes": card["attributes"], "speed": card["speed"], "mana": 5, **parts}
            )  # fmt: skip
    return {"ruleset": "motu", "map": {"size": [10, 10]}, "figures": figures}


@pytest.mark.parametrize(
    ("language", "question", "weapon"),
    [
        ("en", "can Torvin attack Skarn with the Dawnblade?", "dawnblade"),
        ("en", "can Torvin attack Skarn with the dawn blade", "dawnblade"),
        ("en", "can Torvin attack Skarn with the dawnblaid", "dawnblade"),
        ("en", "can Asha shoot Vexa with the reed bow?", "reed-bow"),
        ("es", "¿puede Torvin atacar a Skarn con el Filo del Alba?", "dawnblade"),
        ("es", "puede torvin atacar a skarn con el filo de alba", "dawnblade"),
        ("es", "¿puede Asha dispararle a Vexa con el arco de junco?", "reed-bow"),
    ],
)
def test_weapons_by_their_printed_names(language: str, question: str, weapon: str) -> None:
    """A weapon is named as its card has it, in either language, or with a slip."""
    (meaning,) = understand(_sample(language), question).meanings
    assert [ask["weapon"] for ask in meaning.asks] == [weapon]


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "can Asha use Updraft?"),
        ("en", "what does updraft cost Asha"),
        ("es", "¿puede Asha usar Corriente ascendente?"),
        ("es", "¿cuánto le cuesta a Asha la corriente ascendente?"),
        ("es", "puede asha usar coriente ascendente"),
    ],
)
def test_abilities_by_their_printed_names(language: str, question: str) -> None:
    """An active ability is named as its card has it, in either language, or with a slip."""
    (meaning,) = understand(_sample(language), question).meanings
    assert dict(meaning.asks[0]) == {
        "type": "action_cost", "figure": "asha", "action": "ability", "ability": "updraft"
    }  # fmt: skip


@pytest.mark.parametrize("question", ["can Halric use Updraft?", "can Torvin attack Skarn with the Reed bow?"])
def test_what_somebody_does_not_have_is_not_understood(question: str) -> None:
    """Neither an ability nor a weapon of somebody else is put into a character's hands."""
    assert understand(_sample("en"), question).meanings == ()


def test_names_that_a_table_adds_count_beside() -> None:
    """A document in English understands the Spanish names that are given beside it."""
    called = {"Filo del Alba": ("dawnblade",), "Corriente ascendente": ("updraft",)}
    found = understood(_sample("en"), "¿puede Torvin atacar a Skarn con el Filo del Alba?", (), called)
    assert found.meanings[0].asks[0]["weapon"] == "dawnblade"
    found = understood(_sample("en"), "¿puede Asha usar la corriente ascendente?", (), called)
    assert found.meanings[0].asks[0]["ability"] == "updraft"


@pytest.mark.parametrize(
    ("question", "ask"),
    [
        ("does Brak get cover if Zor shoots him", {"type": "cover", "from": "zor", "to": "brak"}),
        ("does Brak have cover if Zor shoots at it?", {"type": "cover", "from": "zor", "to": "brak"}),
    ],
)
def test_cover_where_a_clause_says_who_attacks(question: str, ask: dict[str, Any]) -> None:
    """Who is named first is covered from whom the clause behind names; its pronoun is the first one's."""
    (meaning,) = understand(DOCUMENT, question).meanings
    assert dict(meaning.asks[0]) == ask


def test_a_character_of_ones_own_reaches() -> None:
    """Spanish says `me` of whose character it is: that asks for the same way as without."""
    (mine,) = understand(DOCUMENT, "me llega Brak a B6").meanings
    assert mine.asks == understand(DOCUMENT, "llega Brak a B6").meanings[0].asks
    assert mine.asks[0]["figure"] == "brak"


@pytest.mark.parametrize(
    "question",
    [
        "does Brak get cover if he shoots Zor",
        "does Brak get cover if him shoots Zor",
        "can I reach Brak with Zor",
        "me llega Brak con Zor",
        *(
            frame.format(verb)
            for frame in ("what does Brak need to {} Zor", "odds of Brak to {} Zor", "how many dice does Brak {} Zor")
            for verb in ("get", "get out of", "get by", "get to", "get on", "get with", "get from", "get away from",
                         "stand with", "stay with", "go to", "be with", "have", "do")
        ),
        "can Brak get out of Zor's cover",
        "how far does Brak get from Zor",
        "what does Brak need from Zor",
        "what does Brak need to roll Zor",
        "que necesita Brak para tener a Zor",
        "que necesita Brak para estar con Zor",
        "que necesita Brak para tirar a Zor",
    ],
)  # fmt: skip
def test_another_verb_is_no_attack(question: str) -> None:
    """Need, chances and dice of anything but an attack are not understood, and never as one."""
    assert understand(DOCUMENT, question).meanings == ()
