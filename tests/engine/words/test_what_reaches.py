"""What somebody strikes with, and whether it reaches; Giant Reach as a means; a Barrier on a square (CONTRACT 3.5)."""

from __future__ import annotations

from copy import deepcopy
from itertools import permutations
from typing import Any

import pytest

from engine.game import understand
from engine.heroclix import judge
from tests.engine.words.asking import DOCUMENTS

HARBOUR = DOCUMENTS["harbour"]
NAMES = {each["id"]: each["name"] for each in HARBOUR["figures"]}


def _asked(question: str, document: dict[str, Any] = HARBOUR) -> list[list[dict[str, Any]]]:
    return [[dict(each) for each in meaning.asks] for meaning in understand(document, question).meanings]


def _with(figure: str, **keys: Any) -> dict[str, Any]:
    document = deepcopy(HARBOUR)
    next(each for each in document["figures"] if each["id"] == figure).update(keys)
    return document


@pytest.mark.parametrize(
    ("frame", "kind"),
    [
        ("does {x}'s gun reach {y}", "range"), ("can the {x}'s rifle reach {y}?", "range"),
        ("can {x} reach {y} with his gun", "range"), ("does {x}'s range attack reach {y}", "range"),
        ("does {x}'s punch reach {y}", "close"), ("can {x} reach {y} with a close attack", "close"),
        ("le llega {x} a {y} con el rango?", "range"), ("¿llega {x} a {y} con su rango?", "range"),
        ("le llega el disparo de {x} a {y}", "range"), ("le llega el golpe de {x} a {y}?", "close"),
        ("llega el golpe de {x} a {y}", "close"), ("alcanza {x} a {y} con el rango", "range"),
    ],
)  # fmt: skip
def test_what_reaches_tells_the_kind_of_attack(frame: str, kind: str) -> None:
    """Whose gun or blow it is attacks, of the kind that it is; whom it reaches is the target."""
    for x, y in permutations(NAMES, 2):
        wanted = [{"type": "legal", "figure": x, "action": kind, "target": y}]
        assert _asked(frame.format(x=NAMES[x], y=NAMES[y])) == [wanted], (x, y)


@pytest.mark.parametrize(
    "question",
    ["did wolf's gun reach golem", "wolf llegó a golem con el rango",
     "can wolf's gun reach", "can golem reach wolf's gun", "can wolf's gun get reached by golem",
     "can his gun reach golem",
     "le llega el golpe a golem",
     "can wolf's gun reach ember's gun", "can wolf reach golem with ember's gun", "le llega el golpe de wolf",
     "can wolfgang's gun reach golem", "can wolf's gun reach golem and knight", "can wolf reach with his gun",
     "does the gunman reach golem"],
)  # fmt: skip
def test_no_reach_without_whose_and_whom(question: str) -> None:
    """What was, is denied, or leaves open whose it is or whom it reaches, is no attack."""
    assert [ask for asks in _asked(question) for ask in asks if ask["type"] == "legal"] == []


@pytest.mark.parametrize(
    "frame",
    ["can {x} hit {y} with his giant reach", "can {x} hit {y} with giant reach?", "can {x} punch {y} with giant reach",
     "puede {x} pegarle a {y} con su alcance gigante", "puede {x} pegarle a {y} con alcance gigante"],
)  # fmt: skip
def test_giant_reach_is_a_means_of_close_attacks(frame: str) -> None:
    """27.7d: with Giant Reach close attacks reach further."""
    question = frame.format(x="golem", y="wolf")
    close = {"type": "legal", "figure": "golem", "action": "close", "target": "wolf"}
    assert _asked(question, _with("golem", abilities=["giant-reach:3"])) == [[close]]
    for other in ("can golem shoot wolf with giant reach", "did golem hit wolf with his giant reach",
                  "can't golem hit him with his giant reach", "can golem hit his wolf"):  # fmt: skip
        assert _asked(other) == []


@pytest.mark.parametrize(
    "frame",
    ["can {x} put a barrier on {s}", "can {x} use barrier at {s}?", "{x} puede poner barrera en {s}",
     "puede {x} poner una barrera en {s}", "puede poner {x} una barrera en {s}"],
)  # fmt: skip
def test_a_barrier_on_a_square(frame: str) -> None:
    """27.3f: whether a marker may be put on the square; of who lacks the power, whether it may be used."""
    for square in ("E8", "H12"):
        question = frame.format(x="wolf", s=square)
        may = {"type": "legal", "figure": "wolf", "action": "barrier"}
        at = {"type": "area", "effect": "barrier", "figure": "wolf", "at": square}
        assert _asked(question, _with("wolf", powers=["barrier"])) == [[at]]
        assert _asked(question, _with("wolf", powers=[])) == [[may]]


@pytest.mark.parametrize(
    "question",
    ["wolf put a barrier on E8", "can't wolf put a barrier on E8", "can wolf barrier from E8", "pon una barrera en E8",
     "can he put a barrier on E8", "can wolf put a barrier on E8 and E9", "did wolf put a barrier on E8",
     "can wolf put golem on E8", "wolf puede no poner barrera en E8", "can wolf put a barrier on Z99"],
)  # fmt: skip
def test_no_barrier_of_orders_or_denials(question: str) -> None:
    """What orders, was, is denied, or has nobody, no square or several squares, is not understood."""
    assert _asked(question, _with("wolf", powers=["barrier"])) == []


@pytest.mark.parametrize("frame", ["which of the bad guys can {x} shoot", "which of the bad guys can get shot by {x}"])
def test_which_of_the_bad_guys(frame: str) -> None:
    """The bad guys are the opponents, each of whom is asked about."""
    sides = {each["id"]: each["side"] for each in HARBOUR["figures"]}
    for x, name in NAMES.items():
        wanted = [{"type": "legal", "figure": x, "action": "range", "target": y} for y in NAMES if sides[y] != sides[x]]
        assert _asked(frame.format(x=name)) == [wanted]


@pytest.mark.parametrize("frame", ["can {x} reach {y}", "puede {x} llegar hasta {y}", "can {x} get next to {y}?"])
def test_where_a_move_ends_beside_whom_it_reaches(frame: str) -> None:
    """Of the squares where a move may end, those are told that are adjacent to whoever is named (6.3), all or none."""
    for x, y in permutations(NAMES, 2):
        (meaning,) = understand(HARBOUR, frame.format(x=NAMES[x], y=NAMES[y])).meanings
        assert (dict(meaning.asks[0]), meaning.goal) == ({"type": "reachable", "figure": x}, y)
        ends = meaning.answers[0].fields["result"]
        assert isinstance(ends, list)
        for end in ends:
            there = _with(x, at=end)
            near = judge.adjudicate({**there, "ask": {"type": "adjacent", "a": x, "b": y}}).fields["result"]
            assert (end in meaning.beside) is near, (x, y, end)


def test_nobody_is_reached_where_only_the_squares_are_asked_for() -> None:
    """Without somebody named to reach, no square is told as beside anybody."""
    (meaning,) = understand(HARBOUR, "how far can wolf move").meanings
    assert (meaning.goal, meaning.beside) == ("", ())
