"""What players ask of a field of Battleground in their own words, in both languages: understood, or left alone."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.game import adjudicate, understand
from engine.motu.spoken import understood

DOCUMENT: dict[str, Any] = {
    "ruleset": "motu",
    "map": {
        "size": [12, 10],
        "pieces": [
            {"id": "wall", "kind": "high", "hexes": ["E5"]},
            {"id": "p1", "kind": "platform", "hexes": ["G5", "H5"]},
        ],
    },
    "objectives": [{"id": "o1", "at": "C3"}],
    "figures": [
        {
            "id": "brak", "name": "Brak", "side": "masters", "at": "C5", "speed": [5, 8], "mana": 3,
            "attributes": {"strength": 4, "perception": 3, "power": 3, "resistance": 3, "mind": 2},
            "weapons": [
                {"id": "axe", "kind": "melee", "table": {"1": 1}},
                {"id": "long-bow", "kind": "ranged", "range": 8, "table": {"1": 1}},
            ],
        },
        {
            "id": "zor", "name": "Zor the Grim", "side": "evil", "at": "G6", "facing": "w", "speed": [4, 6], "mana": 2,
            "attributes": {"strength": 4, "power": 2, "resistance": 3, "mind": 2},
            "weapons": [{"id": "bolt", "kind": "spell", "range": 9, "mana": 1, "table": {"1": 1}}],
        },
        {"id": "mer", "name": "Mera", "side": "evil", "at": "D5", "speed": [4, 6], "attributes": {"strength": 4},
         "concentrated": True},
        {"id": "old-ka", "name": "Old Kara", "side": "masters", "at": "A1", "speed": [4, 6]},
        {"id": "yo-ka", "name": "Young Kara", "side": "masters", "at": "A3", "speed": [4, 6]},
    ],
}  # fmt: skip
SEES = {"type": "line_of_sight", "from": "brak", "to": "zor"}
COVERED = {"type": "cover", "from": "brak", "to": "zor"}
BEHIND = {"type": "arc", "of": "zor", "from": "brak"}
FLANKS = {"type": "arc", "of": "brak", "from": "mer"}
CHOPS = {"type": "attack", "attacker": "brak", "target": "mer", "weapon": "axe"}
SHOOTS = {"type": "attack", "attacker": "brak", "target": "zor", "weapon": "long-bow"}
CASTS = {"type": "attack", "attacker": "zor", "target": "brak", "weapon": "bolt"}
GOES = {"type": "reachable", "figure": "brak"}


@pytest.mark.parametrize(
    ("question", "ask"),
    [
        ("can Brak see Zor?", SEES),
        ("does brak have line of sight to zor the grim", SEES),
        ("is there a clear line of sight from Brak to Zor?", SEES),
        ("is Zor visible to Brak?", SEES),
        ("can brak se zor?", None),
        ("can brak spott zor?", SEES),
        ("¿Ve Brak a Zor?", SEES),
        ("¿puede Brak ver a Zor?", SEES),
        ("¿tiene Brak línea de visión con Zor?", SEES),
        ("hay linea de vision entre brak y zor", SEES),
        ("¿Es Zor visible para Brak?", SEES),
        ("line of sight from C5 to G5@p1?", {"type": "line_of_sight", "from": "C5", "to": "G5@p1"}),
        ("what does Brak see?", {"type": "visible", "from": "brak"}),
        ("what can brak see", {"type": "visible", "from": "brak"}),
        ("¿qué ve Zor?", {"type": "visible", "from": "zor"}),
        ("¿Puede ver Zor a Brak?", {"type": "line_of_sight", "from": "zor", "to": "brak"}),
        ("is Zor in cover from Brak?", COVERED),
        ("does Zor have cover against Brak?", COVERED),
        ("¿tiene cobertura Zor contra Brak?", COVERED),
        ("¿Está Zor a cubierto de Brak?", COVERED),
        ("¿está Zor a cubierto desde C5?", {"type": "cover", "from": "C5", "to": "zor"}),
        ("is Brak in Zor's rear arc?", BEHIND),
        ("is Brak in the front arc of Zor?", BEHIND),
        ("is Brak behind Zor?", BEHIND),
        ("which arc of Zor is Brak in?", BEHIND),
        ("¿está Brak en el arco frontal de Zor?", BEHIND),
        ("does Mera flank Brak?", FLANKS),
        ("is Brak flanked by Mera?", FLANKS),
        ("¿Flanquea Mera a Brak?", FLANKS),
        ("is Brak engaged with Mera?", {"type": "engaged", "figure": "brak", "with": "mer"}),
        ("¿está Brak trabado en combate con Mera?", {"type": "engaged", "figure": "brak", "with": "mer"}),
        ("who is Brak engaged with?", {"type": "engaged", "figure": "brak"}),
        ("¿con quién está trabado Brak?", {"type": "engaged", "figure": "brak"}),
        ("can Brak attack Mera with the axe?", CHOPS),
        ("can Brak attack Mera in melee?", CHOPS),
        ("¿puede Brak atacar a Mera cuerpo a cuerpo?", CHOPS),
        ("¿puede Brak atacar a Mera con el axe?", CHOPS),
        ("can Brak shoot Zor?", SHOOTS),
        ("can Zor be attacked by Brak with the long bow?", SHOOTS),
        ("¿Puede Brak disparar a Zor?", SHOOTS),
        ("can Zor cast a spell on Brak?", CASTS),
        ("¿puede Zor lanzar un hechizo a Brak?", CASTS),
        ("how many dice does Brak roll against Mera with the axe?", CHOPS),
        ("¿cuántos dados tira Brak contra Mera con el axe?", CHOPS),
        ("how many dice does Zor defend with against Brak with the long-bow?", SHOOTS),
        ("what is Brak's threshold against Zor with the long bow?",
         {"type": "threshold", "figure": "brak", "target": "zor", "weapon": "long-bow"}),
        ("¿qué umbral tiene Brak contra Zor con el long bow?",
         {"type": "threshold", "figure": "brak", "target": "zor", "weapon": "long-bow"}),
        ("what are Brak's chances to hit Mera with the axe?",
         {"type": "odds", "attacker": "brak", "target": "mer", "weapon": "axe"}),
        ("¿qué probabilidad tiene Zor de herir a Brak con hechizo?",
         {"type": "odds", "attacker": "zor", "target": "brak", "weapon": "bolt"}),
        ("where can Brak move?", GOES),
        ("how far can Brak move?", GOES),
        ("where can Mera move with concentration?", {"type": "reachable", "figure": "mer", "concentrate": True}),
        ("where can Brak move with concentration?", None),
        ("where can Brak teleport to?", {**GOES, "how": "teleport"}),
        ("¿adónde puede moverse Brak?", GOES),
        ("¿a dónde puede saltar Brak?", {**GOES, "how": "jump"}),
        ("can Brak reach B6?", {"type": "move_cost", "figure": "brak", "path": ["B6"]}),
        ("¿puede llegar Brak a B6?", {"type": "move_cost", "figure": "brak", "path": ["B6"]}),
        ("¿cuánto le cuesta a Brak moverse a B6?", {"type": "move_cost", "figure": "brak", "path": ["B6"]}),
        ("how much does a guard cost Brak?", {"type": "action_cost", "figure": "brak", "action": "guard"}),
        ("¿cuánto cuesta a Brak concentrarse?", {"type": "action_cost", "figure": "brak", "action": "concentration"}),
        ("how many action points does an attack with the axe cost Brak?",
         {"type": "action_cost", "figure": "brak", "action": "attack", "weapon": "axe"}),
        ("what can Brak do?", {"type": "legal_actions", "figure": "brak"}),
        ("whom can Brak attack?", {"type": "legal_actions", "figure": "brak"}),
        ("¿qué puede hacer Zor?", {"type": "legal_actions", "figure": "zor"}),
        ("¿a quién puede atacar Zor?", {"type": "legal_actions", "figure": "zor"}),
        ("can Brak be activated?", {"type": "activation", "figure": "brak"}),
        ("¿se puede activar a Brak?", {"type": "activation", "figure": "brak"}),
        ("who gets an opportunity attack if Brak leaves?", {"type": "opportunity", "figure": "brak"}),
        ("¿quién hace un ataque de oportunidad si se va Brak?", {"type": "opportunity", "figure": "brak"}),
        ("how far is Brak from Zor?", {"type": "distance", "a": "brak", "b": "zor"}),
        ("¿a qué distancia está Brak de Zor?", {"type": "distance", "a": "brak", "b": "zor"}),
        ("is Zor in range of Brak's long bow?", {"type": "distance", "a": "brak", "b": "zor", "range": 8}),
        ("can Brak take o1?", {"type": "objective", "figure": "brak", "token": "o1"}),
        ("¿puede Brak conseguir la ficha o1?", {"type": "objective", "figure": "brak", "token": "o1"}),
        ("Brak ve a Zor", SEES),
        ("ve Brak a Zor", SEES),
        ("is Zor in braks line of sight", SEES),
        ("is Zor in Brak's sight?", SEES),
        ("does Brak see Zor over the wall?", SEES),
        ("¿ve Brak a Zor por encima del muro?", SEES),
        ("ok but can Brak see Zor or not", SEES),
        ("how about Brak, can he see Zor?", SEES),
        ("is Brak in zors rear arc", BEHIND),
        ("Brak le dispara a Zor", SHOOTS),
        ("can Brak shoot Zor with the longbow", SHOOTS),
        ("can Mera concentrate?", {"type": "action_cost", "figure": "mer", "action": "concentration"}),
        ("¿puede Brak ponerse en guardia?", {"type": "action_cost", "figure": "brak", "action": "guard"}),
        ("cuánto puede moverse Brak", GOES),
        ("¿cuánto se mueve Brak?", GOES),
        ("can Brak act again this round?", {"type": "activation", "figure": "brak"}),
        ("¿puede Brak volver a actuar?", {"type": "activation", "figure": "brak"}),
        ("chance that Brak hits Mera with the axe",
         {"type": "odds", "attacker": "brak", "target": "mer", "weapon": "axe"}),
        ("qué posibilidad hay de que Brak le pegue a Mera con el axe",
         {"type": "odds", "attacker": "brak", "target": "mer", "weapon": "axe"}),
        ("is Mera basing Brak?", {"type": "engaged", "figure": "mer", "with": "brak"}),
        ("who is winning?", {"type": "score"}),
        ("¿quién va ganando?", {"type": "score"}),
    ],
)  # fmt: skip
def test_a_question_is_understood(question: str, ask: dict[str, Any] | None) -> None:
    """It becomes one structured question, answered as the judge answers that; None: words that are left alone."""
    found = understand(DOCUMENT, question)
    if ask is None:
        assert found.meanings == ()
        return
    assert [dict(meaning.asks[0]) for meaning in found.meanings] == [ask]
    assert found.meanings[0].answers[0] == adjudicate({**DOCUMENT, "ask": ask})


@pytest.mark.parametrize(
    ("question", "common", "asks"),
    [
        ("who can Brak see?", "from", [("brak", "zor"), ("brak", "mer")]),
        ("¿a quién ve Brak?", "from", [("brak", "zor"), ("brak", "mer")]),
        ("who can see Brak?", "to", [("zor", "brak"), ("mer", "brak")]),
        ("¿quién ve a Brak?", "to", [("zor", "brak"), ("mer", "brak")]),
    ],
)
def test_each_enemy_in_turn(question: str, common: str, asks: list[tuple[str, str]]) -> None:
    """Whom one sees, who sees it: a question for each enemy, by who does it."""
    (meaning,) = understand(DOCUMENT, question).meanings
    assert (meaning.several, meaning.common) == (True, common)
    assert [(ask["from"], ask["to"]) for ask in meaning.asks] == asks


@pytest.mark.parametrize("question", ["can Brak attack Mera?", "¿puede Brak atacar a Mera?"])
def test_each_weapon_in_turn(question: str) -> None:
    """Where nobody says with what, each weapon is asked about, in its owner's order."""
    (meaning,) = understand(DOCUMENT, question).meanings
    assert [ask["weapon"] for ask in meaning.asks] == ["axe", "long-bow"]


@pytest.mark.parametrize(
    "question",
    [
        "can he see Zor?", "¿puede él ver a Zor?", "can Brak see?", "can Brak see Tom?", "can Brak see Brak?",
        "can Brak see Zor and attack Mera?", "can Brak see Zor? can Mera?", "can Mera engage Brak?",
        "how do exploding dice work?", "¿cómo funcionan los dados explosivos?", "what is cover?", "¿qué es la guardia?",
        "does Brak explode on a six?", "can Brak attack Mera with the bolt?", "can Mera cast a spell on Brak?",
        "can Brak reach Z99?", "can Brak reach E5?", "can Brak take o9?", "is Brak in rear arc?", "is Zor in cover?",
        "¿puede ver?", "Brak, Zor?", "Zor", "", "?", "can Brak punch the moon?", "is Brak better than Zor?",
        "how far is Brak?", "cover between Zor?", "who can attack Brak?", "¿quién puede atacar a Brak?",
        "is Brak visible?", "can Kara fly?", "who wins between Brak and Zor?", "what does Brak cost?",
    ],
)  # fmt: skip
def test_what_is_no_question_about_the_board_is_left_alone(question: str) -> None:
    """A pronoun, nobody, somebody unknown, two questions, a rule, what this game has not: never a guess."""
    found = understand(DOCUMENT, question)
    assert found.meanings == ()
    assert found.spoken


def test_a_name_that_fits_several_is_none_of_them() -> None:
    """Both Karas are named as possible; chosen, the question is that of the one."""
    found = understand(DOCUMENT, "can Kara see Zor?")
    assert found.meanings == ()
    assert found.ambiguous == {"kara": ("old-ka", "yo-ka")}
    (meaning,) = understood(DOCUMENT, "can Kara see Zor?", ["yo-ka"]).meanings
    assert meaning.asks[0]["from"] == "yo-ka"
    (meaning,) = understand(DOCUMENT, "can old Kara see Zor?").meanings
    assert meaning.asks[0]["from"] == "old-ka"


def test_a_slip_of_the_finger_in_a_name() -> None:
    """`Meraa` is Mera, less surely."""
    (meaning,) = understand(DOCUMENT, "can Brak see Meraa?").meanings
    assert meaning.asks[0]["to"] == "mer"
    assert meaning.score < 1


def test_weapons_by_what_they_are_called_at_the_table() -> None:
    """A name that its player typed stands for the weapon's id, in whatever language."""
    called = {"Arco Largo": ("long-bow",)}
    (meaning,) = understood(DOCUMENT, "¿puede Brak atacar a Zor con el arco largo?", called=called).meanings
    assert meaning.asks[0] == SHOOTS


@pytest.mark.parametrize(
    ("words", "order"),
    [
        ("move Brak to D4", "move"), ("mueve a Brak a D4", "move"), ("attack Mera with Brak", "attack"),
        ("ataca a Mera con Brak", "attack"), ("Brak attacks Mera", "attack"), ("Brak is fine", ""),
    ],
)  # fmt: skip
def test_words_that_order_change_nothing(words: str, order: str) -> None:
    """They are told as orders, and answered by nothing."""
    found = understand(DOCUMENT, words)
    assert (found.meanings, found.order) == ((), order)


def test_the_library_is_asked_without_names() -> None:
    """Names mislead whoever looks for a rule; words that mean something else stay."""
    assert understand(DOCUMENT, "does Zor the Grim explode on a six?").library_words == "does explode on a six ?"


def test_a_malformed_position_is_refused_as_ever() -> None:
    """Its field is named, whatever is asked."""
    with pytest.raises(DocumentError):
        understand({**DOCUMENT, "map": {"size": [0, 3]}}, "can Brak see Zor?")
