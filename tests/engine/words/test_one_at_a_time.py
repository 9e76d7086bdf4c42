"""Questions that join two (CONTRACT 3.5: two questions are empty): what they join is told, and each one by itself."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import understand
from engine.heroclix.words import understand as words_alone
from tests.engine.words.asking import DOCUMENTS, position_of

SPARK = ("what does Iron Wolf need to hit Quickspark?", "what does Iron Wolf need to hit Sea Tern?")
CHISPA = (
    "¿cuánto necesita Captain Ember para darle a Quickspark?",
    "¿cuánto necesita Captain Ember para darle a Sea Tern?",
)


@pytest.mark.parametrize(
    ("question", "singles"),
    [
        ("can wolf hit vane or tern?", ("can wolf hit vane?", "can wolf hit tern?")),
        ("Can Iron Wolf shoot Sea Tern, or Quickspark?", ("Can Iron Wolf shoot Sea Tern?",
                                                          "Can Iron Wolf shoot Quickspark?")),
        ("can wolf or ember see tern", ("can wolf see tern", "can ember see tern")),
        ("can wolf see tern and golem", ("can wolf see tern", "can wolf see golem")),
        ("can wolf and ember both see tern?", ("can wolf see tern?", "can ember see tern?")),
        ("can ember carry either wolf or knight", ("can ember carry wolf", "can ember carry knight")),
        ("what does wolf need to hit vane, tern or golem?",
         ("what does wolf need to hit vane?", "what does wolf need to hit tern?", "what does wolf need to hit golem?")),
        ("who can wolf hit easier, quickspark or tern?", SPARK),
        ("which one is easier for wolf to hit, quickspark or sea tern", SPARK),
        ("¿puede wolf pegarle a vane o a tern?", ("¿puede wolf pegarle a vane?", "¿puede wolf pegarle a tern?")),
        ("ve wolf a tern y a golem", ("ve wolf a tern", "ve wolf a golem")),
        ("¿Ve Iron Wolf al Golem o a la Tern?", ("¿Ve Iron Wolf al Golem?", "¿Ve Iron Wolf al Tern?")),
        ("a quién le da mejor ember, a quickspark o a tern?", CHISPA),
        ("ember a quien le pega más fácil, a quickspark o a tern", CHISPA),
        ("puede ember llevar a wolf o al knight?", ("puede ember llevar a wolf?", "puede ember llevar a knight?")),
    ],
)  # fmt: skip
def test_joined_figures_are_asked_one_at_a_time(question: str, singles: tuple[str, ...]) -> None:
    """Nothing is understood; that figures are joined is told, with the question of each, which is understood."""
    found = understand(DOCUMENTS["harbour"], question)
    assert (found.meanings, found.joined) == ((), "figures")
    assert tuple(text for text, _ in found.singles) == singles
    for text, asked in found.singles:
        (meant,) = understand(DOCUMENTS["harbour"], text).meanings
        assert meant.asks == asked.asks
        assert asked.answers == ()


@pytest.mark.parametrize(
    ("question", "singles"),
    [
        ("can wolf see tern? can ember see golem?", ("can wolf see tern?", "can ember see golem?")),
        ("can wolf see tern and how far can ember move", ("can wolf see tern?", "how far can ember move?")),
        ("¿ve wolf a tern y hasta dónde llega ember?", ("¿ve wolf a tern?", "hasta dónde llega ember?")),
        ("esta trabado wolf, y puede ember llevar a moth", ("esta trabado wolf?", "puede ember llevar a moth?")),
    ],
)
def test_two_questions_are_asked_one_at_a_time(question: str, singles: tuple[str, ...]) -> None:
    """Two whole questions in one message: neither is answered alone, each is offered."""
    found = understand(DOCUMENTS["harbour"], question)
    assert (found.meanings, found.joined) == ((), "questions")
    assert tuple(text for text, _ in found.singles) == singles


@pytest.mark.parametrize(
    "question",
    [
        "¿a quién le da mejor, a Tern o a Golem?",  # by whom, nobody said
        "who is easier to hit, tern or golem?",
    ],
)
def test_whose_question_is_open_is_offered_nobodys(question: str) -> None:
    """A comparison without somebody who attacks is told to be one of several, and nobody is put in."""
    found = understand(DOCUMENTS["harbour"], question)
    assert (found.meanings, found.joined, found.singles) == ((), "figures", ())


@pytest.mark.parametrize(
    "question",
    [
        "iron wolf and rook: how does carry work",
        "do tern and golem explode on a six?",
        "can wolf see tern and shoot him",  # no question by itself
        "can ember hit wolf and the moon",
        "how does carry work",
        "wolf o golem",
    ],
)
def test_what_joins_no_questions_is_left_to_the_library(question: str) -> None:
    """Where no single question is surely understood, none is offered, and nothing is said of several."""
    found = understand(DOCUMENTS["harbour"], question)
    assert (found.meanings, found.joined, found.singles) == ((), "", ())


def test_what_is_understood_whole_is_not_parted() -> None:
    """Words that join two figures of one question, or a roll's two dice, are none of these."""
    for question in ("are wolf and vane adjacent", "wolf rolls 4 and 3 against vane", "hay linea entre ember y spark"):
        found = understand(DOCUMENTS["harbour"], question)
        assert found.meanings
        assert (found.joined, found.singles) == ("", ())


def test_each_offered_names_only_one_of_the_joined() -> None:
    """Of whoever is joined, and in whatever order, a single question names that figure and the one beside."""
    harbour = position_of("harbour")
    names = {figure.id: figure.name for figure in harbour.figures}
    others = [figure for figure in names if figure != "wolf"]
    for one in others:
        for two in others:
            if one == two:
                continue
            found = understand(DOCUMENTS["harbour"], f"can iron wolf shoot {names[one]} or {names[two]}?")
            asked: list[Any] = [dict(single.asks[0]) for _, single in found.singles]
            assert [(each["figure"], each["target"]) for each in asked] == [("wolf", one), ("wolf", two)]
            assert words_alone(harbour, f"can iron wolf shoot {names[one]} or {names[two]}?").meant == ()


def test_battleground_tells_the_same() -> None:
    """Its questions are parted alike, in both languages."""
    figures = [
        {"id": "b", "name": "Brak", "side": "masters", "at": "A1", "speed": [4, 6]},
        {"id": "z", "name": "Zor", "side": "evil", "at": "C1", "speed": [4, 6]},
        {"id": "m", "name": "Mera", "side": "evil", "at": "E1", "speed": [4, 6]},
    ]
    document = {"ruleset": "motu", "map": {"size": [8, 8]}, "figures": figures}
    found = understand(document, "can Brak see Zor or Mera?")
    assert (found.meanings, found.joined) == ((), "figures")
    assert [text for text, _ in found.singles] == ["can Brak see Zor?", "can Brak see Mera?"]
    found = understand(document, "¿ve Brak a Zor o a Mera?")
    assert [dict(asked.asks[0]) for _, asked in found.singles] == [
        {"type": "line_of_sight", "from": "b", "to": "z"},
        {"type": "line_of_sight", "from": "b", "to": "m"},
    ]
    found = understand(document, "can Brak see Zor and where can Mera move?")
    assert (found.joined, len(found.singles)) == ("questions", 2)
