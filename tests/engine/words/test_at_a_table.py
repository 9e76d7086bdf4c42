"""What players say at a table beside the plain forms (CONTRACT 3.5): cover, objects, "if I move", who is in the way."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from bot.table.asked import asked_text
from bot.words.language import catalogue
from engine.game import understand as ask
from engine.heroclix.words import understand
from tests.engine.words.asking import DOCUMENTS, position_of


def _asked(question: str, position: str = "harbour") -> list[dict[str, Any]]:
    return [dict(meant.questions[0]) for meant in understand(position_of(position), question).meant]


def _line(one: str, other: str) -> list[dict[str, Any]]:
    return [{"type": "line_of_fire", "from": one, "to": other}]


PAIRS = (("ember", "tern"), ("tern", "wolf"), ("wolf", "golem"))


@pytest.mark.parametrize(
    "question",
    [
        "does {y} have cover from {x}", "is {y} in cover from {x}?", "does {y} get cover against {x}",
        "tiene cobertura {y} contra {x}", "{y} tiene cobertura de {x}?", "is there cover between {x} and {y}",
        "hay cobertura entre {x} y {y}", "esta {y} a cubierto de {x}",
    ],
)  # fmt: skip
def test_cover_is_asked_of_the_line_that_it_hinders(question: str) -> None:
    """Who has cover is at the end of the line, who is named as its attacker at its beginning."""
    for one, other in PAIRS:
        assert _asked(question.format(x=one, y=other)) == _line(one, other)


@pytest.mark.parametrize("question", ["does {x} have cover", "can {x} get cover from {y}", "does {x} cover {y}"])
def test_cover_of_nobody_named_is_left_alone(question: str) -> None:
    """Against whom, how to get some, and covering somebody are no such question."""
    for one, other in PAIRS:
        assert _asked(question.format(x=one, y=other)) == []


@pytest.mark.parametrize(
    "question",
    [
        "does {x} reach {y} with a shot",
        "can {x} reach {y} with his range?",
        "le llega {x} a {y} con el rango",
        "{x} llega a {y} con el rango?",
        "llega {x} con su rango a {y}",
        "llega {x} a {y} de un tiro",
    ],
)
def test_a_shot_that_reaches_somebody_is_an_attack(question: str) -> None:
    """What reaches by a shot or its range, asks for a ranged attack, not for a move."""
    for one, other in PAIRS:
        wanted = {"type": "legal", "figure": one, "action": "range", "target": other}
        assert _asked(question.format(x=one, y=other)) == [wanted]


@pytest.mark.parametrize("there", [" up there", " over there", " way up there", " alla arriba", " ahi abajo"])
def test_where_somebody_is_changes_nothing(there: str) -> None:
    """Where whom one looks or shoots at is, the board shows; of a move it would be a place."""
    for one, other in PAIRS:
        assert _asked(f"does {one} see {other}{there}?") == _line(one, other)
        shot = {"type": "legal", "figure": one, "action": "range", "target": other}
        assert _asked(f"can {one} shoot {other}{there}?") == [shot]
    assert _asked(f"can wolf move{there}?") == []


@pytest.mark.parametrize(
    "tail",
    [
        "or is {z} in the way", "or does {z} block it?", "or is {z} blocking the shot", "or will {z} get in the way",
        "o lo tapa {z}", "o {z} lo tapa?", "o esta {z} en medio", "o estorba {z}",
    ],
)  # fmt: skip
def test_a_third_in_the_way_is_told_by_the_line(tail: str) -> None:
    """Whether a third is in the way of two, their line shows; of one alone it says nothing."""
    for (one, other), third in product(PAIRS, ("vane", "knight")):
        assert _asked(f"can {one} see {other} {tail.format(z=third)}") == _line(one, other)
        assert _asked(f"can {one} move {tail.format(z=third)}") == []
    assert _asked("can wolf see golem or is vane dead") == []


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("can wolf reach the crate this turn", {"type": "shortest_path", "figure": "wolf", "to": "D8"}),
        ("wolf llega a la caja?", {"type": "shortest_path", "figure": "wolf", "to": "D8"}),
        ("how far is wolf from the crate", {"type": "distance", "a": "wolf", "b": "D8"}),
        ("can wolf see the crate", {"type": "line_of_fire", "from": "wolf", "to": "D8"}),
        ("can wolf pick up the crate", {"type": "legal", "action": "object-pick-up", "figure": "wolf",
                                        "target": "crate"}),
        ("can wolf hit the crate", None), ("can the crate see wolf", {"type": "line_of_fire", "from": "D8",
                                                                    "to": "wolf"}),
    ],
)  # fmt: skip
def test_an_object_is_where_it_lies(question: str, asked: dict[str, Any] | None) -> None:
    """An object that lies on a square is a place to get to, see and measure to."""
    assert _asked(question) == ([] if asked is None else [asked])


def test_an_object_that_is_held_is_nowhere() -> None:
    """Nobody gets to an object that is in somebody's hands."""
    things = [{"id": "crate", "kind": "standard", "held_by": "knight"}]
    document = {**DOCUMENTS["harbour"], "objects": things}
    assert ask(document, "can wolf reach the crate").meanings == ()


def test_a_marker_on_a_square() -> None:
    """Whether a marker may be laid on a square is asked of the area of its effect, of who has it; else the power is."""
    for question in ("doctor niebla puede poner humo en f7", "puede poner humo niebla en f7?"):
        (meaning,) = ask(DOCUMENTS["plaza"], question).meanings
        assert dict(meaning.asks[0]) == {"type": "area", "effect": "smoke-cloud", "figure": "p2", "at": "F7"}
        assert meaning.answers[0].fields["legal"] is True
        assert "F7" in asked_text(catalogue("es"), meaning)
    (meaning,) = ask(DOCUMENTS["plaza"], "doctor niebla puede poner barrera en f7").meanings
    assert dict(meaning.asks[0]) == {"type": "legal", "action": "barrier", "figure": "p2"}
    assert meaning.answers[0].fields["legal"] is False


@pytest.mark.parametrize(
    "question",
    ["can {x} see golem if i stand on e8", "can {x} see golem if I move to e8?", "if i move to e8 can {x} see golem",
     "{x} ve a golem si me paro en e8", "si me muevo a e8 {x} ve a golem"],
)  # fmt: skip
def test_i_am_who_acts_on_the_side_whose_turn_it_is(question: str) -> None:
    """Whom "I" moves, does what is asked, where its side's turn it is and the other's is not; else it is open."""
    for name in ("wolf", "ember"):
        (meant,) = understand(position_of("harbour"), question.format(x=name)).meant
        assert (meant.questions[0]["from"], meant.suppose) == (name, {name: ["E8"]})


@pytest.mark.parametrize(
    "question",
    ["can golem see wolf if i move to e8", "can wolf see me if i move to e8", "can wolf see ember if i move to e8",
     "who can see wolf if i move to e8"],
)  # fmt: skip
def test_where_it_is_open_who_i_am(question: str) -> None:
    """An opponent who acts, two of one side, and another "me" leave it open who is moved."""
    assert _asked(question) == []


@pytest.mark.parametrize(
    ("question", "action"),
    [
        ("can ember move and shoot tern", "running-shot"), ("can wolf move and shoot tern?", "running-shot"),
        ("puede ember moverse y disparar a tern", "running-shot"),
        ("puede ember moverse y dispararle a tern", "running-shot"),
        ("can ember move then shoot tern", "running-shot"), ("can wolf get to tern with charge", "charge"),
        ("llega wolf a tern con charge", "charge"),
    ],
)  # fmt: skip
def test_a_move_with_an_attack_is_the_power_that_gives_it(question: str, action: str) -> None:
    """To move and shoot is Running Shot, to get to an opponent with Charge is Charge at it."""
    (asked,) = _asked(question)
    assert (asked["type"], asked["action"], asked["target"]) == ("legal", action, "tern")


@pytest.mark.parametrize(
    "question", ["can tern move and shoot wolf", "can ember shoot and move", "can ember move and hit tern"]
)
def test_what_might_be_another_power_is_left_alone(question: str) -> None:
    """Who has Hypersonic Speed may do otherwise, and other orders of things are other powers."""
    assert _asked(question) == []


@pytest.mark.parametrize(
    ("question", "without"),
    [
        ("what does wolf need to hit vane with +1 attack?", "what does wolf need to hit vane?"),
        ("what does wolf need to hit vane if he had 2 more attack", "what does wolf need to hit vane"),
        ("cuánto necesita wolf para darle a vane con +1 de ataque", "cuánto necesita wolf para darle a vane"),
        ("if wolf had +1 attack, what does he need to hit vane", None),
    ],
)  # fmt: skip
def test_another_value_is_not_supposed(question: str, without: str | None) -> None:
    """That a value were another is refused by name; the question without it is offered, where it stands alone."""
    found = ask(DOCUMENTS["harbour"], question)
    assert (found.meanings, found.joined) == ((), "values")
    assert [text for text, _ in found.singles] == ([] if without is None else [without])
    for language in ("en", "es"):
        assert catalogue(language).text("asked-joined-values")


def test_both_of_two_are_asked_one_at_a_time() -> None:
    """What is to be done to both, as an order or with "at the same time" too, is offered for each of them."""
    for question, ids in (
        ("hit both vane and tern with wolf", ("vane", "tern")),
        ("can wolf target vane and tern at the same time", ("vane", "tern")),
    ):
        found = ask(DOCUMENTS["harbour"], question)
        assert (found.joined, found.order) == ("figures", "")
        assert tuple(asked.asks[0]["target"] for _, asked in found.singles) == ids
    assert ask(DOCUMENTS["harbour"], "hit vane with wolf").order == "attack"


@pytest.mark.parametrize(
    ("question", "attacker"),
    [
        ("what's wolf's defense if golem attacks him", "golem"), ("defensa de wolf si le pega golem", "golem"),
        ("wolf's defense against knight", "knight"),
    ],
)  # fmt: skip
def test_who_has_no_range_attacks_close(question: str, attacker: str) -> None:
    """During an attack by who has range 0, a value is that of a close attack, however far off it stands."""
    during = {"attack": "close", "attacker": attacker}
    assert _asked(question) == [{"type": "value", "figure": "wolf", "value": "defense", "during": during}]
    ranged = {
        "type": "value",
        "figure": "wolf",
        "value": "defense",
        "during": {"attack": "range", "attacker": attacker},
    }
    assert _asked(f"wolf's defense if {attacker} shoots him") == [ranged]


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("is anything blocking ember's shot at golem", _line("ember", "golem")),
        ("does anything block wolf's shot at tern?", _line("wolf", "tern")),
        ("can ember's gun reach tern", [{"type": "legal", "figure": "ember", "action": "range", "target": "tern"}]),
        ("le llega la bala de ember a tern", [{"type": "legal", "figure": "ember", "action": "range",
                                               "target": "tern"}]),
        ("can wolf charge in and stab golem", [{"type": "legal", "action": "charge", "figure": "wolf",
                                                "target": "golem"}]),
        ("can wolf move and hit golem", [{"type": "legal", "figure": "wolf", "action": "charge", "target": "golem"}]),
        ("puede wolf moverse y pegarle a golem", [{"type": "legal", "figure": "wolf", "action": "charge",
                                                   "target": "golem"}]),
        ("can knight move and hit vane", []), ("wolf moved and hit golem", []),
        ("golem esta arriba, le puede tirar ember", [{"type": "legal", "figure": "ember", "action": "range",
                                                      "target": "golem"}]),
        ("cuando wolf se quiera ir de ahi que tiene que sacar", [{"type": "break_away", "figure": "wolf"}]),
    ],
)  # fmt: skip
def test_other_words_of_a_table(question: str, asked: list[dict[str, Any]]) -> None:
    """Shots that are blocked or reach, a charge in two verbs, where somebody is, and who wants to leave."""
    assert _asked(question) == asked


def test_there_is_where_somebody_is_set_down() -> None:
    """Behind a clause that sets somebody down "there" says nothing more; who does it to that one is asked of all."""
    (meant,) = understand(position_of("harbour"), "if wolf moves to f9 can golem hit him there?").meant
    assert (meant.questions[0]["target"], meant.suppose) == ("wolf", {"wolf": ["F9"]})
    for question in ("if i put wolf on f9 who can hit him", "si pongo a wolf en f9 quien le puede pegar"):
        (meant,) = understand(position_of("harbour"), question).meant
        assert {each["target"] for each in meant.questions} == {"wolf"}
        assert {each["figure"] for each in meant.questions} == {"vane", "tern", "golem", "spark"}
    assert _asked("si pongo a wolf en f9 a quien le puede pegar") == []
    assert _asked("can wolf move there") == []
