"""Asked of a field of Battleground on a phone, by one who had read none of the patterns: each means what it says."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import adjudicate, understand

DOCUMENT: dict[str, Any] = {
    "ruleset": "motu",
    "map": {
        "size": [14, 12],
        "pieces": [
            {"id": "wall", "kind": "high", "hexes": ["F6", "F7"]},
            {"id": "p1", "kind": "platform", "hexes": ["H9", "I9"]},
        ],
    },
    "objectives": [{"id": "o1", "at": "C3"}],
    "figures": [
        {
            "id": "torvak",
            "name": "Torvak",
            "side": "masters",
            "at": "C5",
            "facing": "e",
            "speed": [5, 8],
            "mana": 3,
            "health": 8,
            "attributes": {"strength": 4, "perception": 3, "power": 2, "resistance": 3, "mind": 2},
            "weapons": [{"id": "hammer", "kind": "melee", "table": {"1": 1, "3": 2}}],
        },
        {
            "id": "sorrel",
            "name": "Lady Sorrel",
            "side": "masters",
            "at": "D8",
            "facing": "e",
            "speed": [4, 7],
            "mana": 4,
            "health": 6,
            "attributes": {"strength": 2, "perception": 4, "power": 4, "resistance": 2, "mind": 4},
            "weapons": [
                {"id": "crossbow", "kind": "ranged", "range": 9, "table": {"1": 1}},
                {"id": "hex-bolt", "kind": "spell", "range": 7, "mana": 2, "table": {"1": 1, "2": 2}},
            ],
            "abilities": [{"id": "rally", "ap": 1, "mana": 1}],
        },
        {
            "id": "moss",
            "name": "Mossback",
            "side": "masters",
            "at": "I9@p1",
            "facing": "e",
            "speed": [4, 6],
            "mana": 1,
            "health": 10,
            "attributes": {"strength": 5, "perception": 2, "power": 1, "resistance": 5, "mind": 1},
            "weapons": [{"id": "club", "kind": "melee", "table": {"1": 2}}],
        },
        {
            "id": "grinn",
            "name": "Grinn",
            "side": "evil",
            "at": "D5",
            "facing": "w",
            "speed": [5, 8],
            "mana": 2,
            "health": 7,
            "attributes": {"strength": 4, "perception": 2, "power": 2, "resistance": 3, "mind": 2},
            "weapons": [{"id": "sabre", "kind": "melee", "table": {"1": 1}}],
        },
        {
            "id": "skarn",
            "name": "Skarn",
            "side": "evil",
            "at": "I5",
            "facing": "w",
            "speed": [5, 7],
            "mana": 2,
            "health": 7,
            "attributes": {"strength": 3, "perception": 4, "power": 2, "resistance": 3, "mind": 2},
            "weapons": [{"id": "rifle", "kind": "ranged", "range": 10, "table": {"1": 1, "2": 2}}],
        },
        {
            "id": "vexa",
            "name": "Vexa",
            "side": "evil",
            "at": "K9",
            "facing": "w",
            "speed": [5, 7],
            "mana": 5,
            "health": 6,
            "attributes": {"strength": 2, "perception": 3, "power": 5, "resistance": 2, "mind": 4},
            "weapons": [{"id": "curse", "kind": "spell", "range": 8, "mana": 2, "table": {"1": 1, "2": 3}}],
        },
    ],
    "turn": {"round": 2, "phase": "activation", "active": "torvak", "points": 2, "starting_player": "masters"},
}

# what is asked, and the words of it in English and in Spanish
ASKED: list[tuple[list[dict[str, Any]], tuple[str, ...]]] = [
    (
        [{"type": "line_of_sight", "from": "skarn", "to": "torvak"}],
        (
            "can skarn see torvak",
            "skarn ve a torvak?",
            "my friend says skarn cant see torvak, is he right",
            "can skarn see torvak? theres a wall in the way",
            "can skarn see torvak over the fence",
            "skarn ve a torvak o esta tapado",
            "mi colega dice q skarn no ve a torvak por el muro",
            "al torvak lo ve skarn?",
        ),
    ),
    (
        [{"type": "line_of_sight", "from": "sorrel", "to": "vexa"}],
        (
            "does lady sorrel have los to vexa?",
            "tiene linea de vision sorrel con vexa",
        ),
    ),
    (
        [{"type": "cover", "from": "skarn", "to": "moss"}],
        (
            "does mossback get cover from skarn",
            "tiene cobertura moss frente a skarn",
        ),
    ),
    (
        [{"type": "arc", "of": "grinn", "from": "torvak"}],
        (
            "is torvak flanking grinn",
            "esta torvak por la espalda de grinn",
        ),
    ),
    (
        [{"type": "engaged", "figure": "torvak"}],
        (
            "is torvak engaged",
            "esta trabado torvak",
        ),
    ),
    (
        [{"type": "engaged", "figure": "torvak", "with": "grinn"}],
        (
            "is torvak in melee with grinn",
            "torvak y grinn estan trabados?",
        ),
    ),
    (
        [{"type": "distance", "a": "sorrel", "b": "skarn"}],
        (
            "how far is sorrel from skarn",
            "a cuanto esta sorrel de skarn",
        ),
    ),
    ([{"type": "attack", "attacker": "sorrel", "target": "skarn", "weapon": "crossbow"}], ("can sorrel shoot skarn",)),
    (
        [{"type": "attack", "attacker": "torvak", "target": "grinn", "weapon": "hammer"}],
        (
            "can torvak hit grinn w the hammer",
            "can torvak slash grinn y/n",
        ),
    ),
    (
        [{"type": "threshold", "figure": "torvak", "target": "grinn", "weapon": "hammer"}],
        (
            "whats torvak need to hit grinn",
            "q necesita torvak para pegarle a grinn",
            "what does torvak need for grinn",
            "for grinn what does torvak need",
            "que necesita torvak para grinn",
            "para grinn que necesita torvak",
        ),
    ),
    (
        [
            {"type": "odds", "attacker": "skarn", "target": "sorrel", "weapon": "rifle"},
            {"type": "odds", "attacker": "skarn", "target": "sorrel", "weapon": "fists"},
        ],
        (
            "odds of skarn wounding sorrel",
            "q probabilidad tiene skarn de darle a sorrel",
        ),
    ),
    (
        [
            {"type": "attack", "attacker": "vexa", "target": "moss", "weapon": "curse"},
            {"type": "attack", "attacker": "vexa", "target": "moss", "weapon": "fists"},
        ],
        (
            "how many dice does vexa roll against mossback",
            "cuantos dados tira vexa contra mossback",
            "can vexa zap mossback",
        ),
    ),
    (
        [{"type": "move_cost", "figure": "torvak", "path": ["B6", "C7", "D7", "E7"]}],
        (
            "can torvak get to E7",
            "llega torvak a E7?",
            "a torvak le alcanza el movimiento para E7",
        ),
    ),
    (
        [{"type": "reachable", "figure": "sorrel"}],
        (
            "where can sorrel move",
            "a donde puede moverse sorrel",
        ),
    ),
    (
        [{"type": "legal_actions", "figure": "torvak"}],
        (
            "what can torvak do now",
            "que puede hacer torvak ahora",
            "what else can torvak do",
            "que mas puede hacer torvak",
            "que puede hacer torvak con los puntos que tiene",
        ),
    ),
    (
        [{"type": "action_cost", "figure": "sorrel", "action": "ability", "ability": "rally"}],
        (
            "can sorrel use rally",
            "cuanto le cuesta a sorrel usar rally",
            "how much does rally cost sorrel",
        ),
    ),
    (
        [{"type": "opportunity", "figure": "torvak"}],
        (
            "if torvak leaves does grinn get a free hit",
            "si torvak se va le pegan ataque de oportunidad?",
            "does grinn get a free hit if torvak leaves",
            "tiene grinn ataque de oportunidad si torvak se va",
        ),
    ),
    (
        [{"type": "objective", "figure": "torvak", "token": "o1"}],
        (
            "can torvak grab the objective",
            "puede torvak coger el objetivo",
        ),
    ),
    (
        [],
        (
            "can he see skarn",
            "can torvak hit grinn and skarn",
            "puede sorrel dispararle a skarn con la ballesta",
            "mueve a torvak a E7",
            "can torvak use rally",
            "grinn hace ataque de oportunidad a torvak",
            "can skarn see torvak if he is behind the wall",
            "can skarn see torvak? he moved behind the wall",
            "puede sorrel quedarse fuera de la linea de skarn",
            "puede sorrel ponerse en linea con skarn",
            "what does sorrel need if skarn shoots her",
            "que necesita sorrel si le dispara skarn",
            "can torvak take grinn",
            "can sorrel use",
            "puede torvak irse de grinn",
            "what does torvak need for grinn to hit",
            "para E7 le alcanza el movimiento a torvak",
        ),
    ),
    (
        [{"type": "attack", "attacker": "sorrel", "target": "vexa", "weapon": "hex-bolt"}],
        ("puede lady sorrel lanzarle el hex bolt a vexa",),
    ),
    ([{"type": "score"}], ("quien va ganando",)),
    ([{"type": "attack", "attacker": "skarn", "target": "sorrel", "weapon": "rifle"}], ("can skarn pew sorrel",)),
]


@pytest.mark.parametrize(("question", "asks"), [(words, asks) for asks, said in ASKED for words in said])
def test_a_question_at_a_table(question: str, asks: list[dict[str, Any]]) -> None:
    """It becomes these structured questions, one for each weapon where several are meant; none is left to the rules."""
    found = understand(DOCUMENT, question)
    assert [dict(ask) for meaning in found.meanings for ask in meaning.asks] == asks
    answers = [answer for meaning in found.meanings for answer in meaning.answers]
    assert answers == [adjudicate({**DOCUMENT, "ask": ask}) for ask in asks]


def test_the_objective_is_none_of_two() -> None:
    """Where two tokens lie, "the objective" is neither; where one does, it is that one."""
    two = {**DOCUMENT, "objectives": [*DOCUMENT["objectives"], {"id": "o2", "at": "M3"}]}
    assert understand(two, "can torvak grab the objective").meanings == ()
    (meaning,) = understand(two, "can torvak grab o2").meanings
    assert dict(meaning.asks[0]) == {"type": "objective", "figure": "torvak", "token": "o2"}
