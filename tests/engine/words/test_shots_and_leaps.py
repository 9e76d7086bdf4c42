"""Shots at squares, who has a shot "with" whom, leaps, and names that own something (CONTRACT 3.5)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.heroclix.words import understand
from tests.engine.words.asking import DOCUMENTS, position_of

HARBOUR = position_of("harbour")


def _asked(question: str, position: str = "harbour") -> list[dict[str, Any]]:
    return [dict(meant.questions[0]) for meant in understand(position_of(position), question).meant]


@pytest.mark.parametrize(
    "question",
    [
        "can {x} shoot {s}", "can {x} shoot at {s}?", "can {x} reach {s} with a shot", "does {x} have a shot at {s}",
        "{x} puede disparar a {s}", "llega {x} a {s} con un disparo", "{x} tiene tiro a {s}", "esta {s} a tiro de {x}",
        "can {x} see {s}", "is {s} in {x}'s line of fire",
    ],
)  # fmt: skip
def test_a_shot_at_a_square_asks_for_the_line(question: str) -> None:
    """Whether a square can be shot at, its line of fire tells, from who shoots."""
    for figure, square in product(("wolf", "ember", "golem"), ("E8", "H12")):
        assert _asked(question.format(x=figure, s=square)) == [{"type": "line_of_fire", "from": figure, "to": square}]


@pytest.mark.parametrize(
    "question",
    [
        "is {s} within range of {x}",
        "is {s} in range of {x}?",
        "is {s} in {x}'s range",
        "does {x} have range to {s}",
        "does {x} reach {s} with his range",
        "esta {s} en rango de {x}",
        "{s} esta dentro del alcance de {x}",
        "{x} tiene rango a {s}",
        "is {x} in range of {s}",
    ],
)
def test_a_square_in_range_asks_for_the_distance(question: str) -> None:
    """How far a square is, tells whether it is in range."""
    for figure, square in product(("wolf", "ember", "golem"), ("E8", "H12")):
        (asked,) = _asked(question.format(x=figure, s=square))
        assert (asked["type"], {asked["a"], asked["b"]}) == ("distance", {figure, square})


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("can a figure on E8 see golem", ("E8", "golem")), ("can golem be shot from E8", ("E8", "golem")),
        ("can someone at E8 see golem?", ("E8", "golem")), ("alguien en E8 ve a golem", ("E8", "golem")),
        ("can golem see someone on E8", ("golem", "E8")), ("can a figure on E8 be seen by golem", ("golem", "E8")),
        ("golem ve a alguien en E8", ("golem", "E8")), ("puede golem ver a una figura en E8", ("golem", "E8")),
        ("can someone at E8 be shot by golem", ("golem", "E8")), ("is someone on E8 visible to golem", ("golem", "E8")),
        ("can you see golem from E8", ("E8", "golem")), ("is there a shot from E8 at golem", ("E8", "golem")),
    ],
)  # fmt: skip
def test_a_square_to_look_from_is_where_the_line_begins(question: str, asked: tuple[str, str]) -> None:
    """Who stands on a square sees from there."""
    assert _asked(question) == [{"type": "line_of_fire", "from": asked[0], "to": asked[1]}]


@pytest.mark.parametrize("question", ["can wolf shoot from E8", "can wolf hit E8", "wolf shot E8", "can he shoot E8"])
def test_what_is_no_shot_at_a_square_is_left_alone(question: str) -> None:
    """A place to shoot from without a target, a blow at a square, what was done, and nobody's pronoun are nothing."""
    assert _asked(question) == []


FRAMES = (
    "{x} tiene {shot} con {y}?", "tiene {shot} {x} con {y}", "tiene {x} {shot} con {y}?", "{x} tiene {shot} a {y}",
    "tengo {shot} con {x} a {y}?", "tengo {shot} a {y} con {x}",
)  # fmt: skip


@pytest.mark.parametrize("shot", ["tiro", "disparo", "rango"])
def test_who_has_a_shot_with_whom(shot: str) -> None:
    """In Spanish who has it shoots at whom "con" names; of "tengo", "con" names who shoots."""
    for one, other in (("ember", "tern"), ("tern", "ember"), ("wolf", "spark")):
        wanted = [{"type": "legal", "figure": one, "action": "range", "target": other}]
        for frame in FRAMES:
            question = frame.format(x=one, y=other, shot=shot)
            assert _asked(question) in (wanted, []), question
        assert _asked(f"{one} tiene {shot} con {other}?") == wanted


@pytest.mark.parametrize("verb", ["leap", "jump", "climb"])
def test_a_leap_is_of_who_can_leap(verb: str) -> None:
    """Who has Leap/Climb moves by it; of who lacks it the answer says so, by the action that it can't be given."""
    for question in (f"can {{x}} {verb} to {{y}}", f"{{x}} {verb}s to {{y}}?", f"can {{x}} {verb} next to {{y}}"):
        assert _asked(question.format(x="lady thorn", y="ghoul"), "abbey") == [{"type": "reachable", "figure": "thorn"}]
        lacks = {"type": "reachable", "figure": "ash", "action": "leap-climb"}
        assert _asked(question.format(x="brother ash", y="ghoul"), "abbey") == [lacks]
    path = {"type": "shortest_path", "figure": "thorn", "to": "F9"}
    assert _asked(f"lady thorn {verb}s to F9?", "abbey") == [path]
    assert _asked(f"can brother ash {verb} to F9", "abbey") == [{**path, "figure": "ash", "action": "leap-climb"}]
    for question in (f"can lady thorn {verb} ghoul", f"lady thorn {verb}ed to F9", f"can lady thorn {verb} over ghoul"):
        assert _asked(question, "abbey") == []


@pytest.mark.parametrize("question", ["puede lady thorn saltar a F9", "lady thorn salta a F9?"])
def test_a_leap_in_spanish(question: str) -> None:
    """The same in Spanish."""
    assert _asked(question, "abbey") == [{"type": "shortest_path", "figure": "thorn", "to": "F9"}]


def test_a_teleport_to_somebody_is_a_move() -> None:
    """Where Phasing leads, is a question of moves, not of an attack."""
    wanted = [{"type": "reachable", "figure": "s2", "action": "phasing-teleport"}]
    for question in ("can vision teleport to rook prime", "vision teleports to rook prime?"):
        assert _asked(question, "twins") == wanted


def test_short_names_own_what_stands_behind_them() -> None:
    """A beginning, initials or an id with an `s` and no apostrophe is its figure's, or of all whom it fits."""
    names = {figure["id"]: figure["name"] for figure in DOCUMENTS["abbey"]["figures"]}
    for figure, name in names.items():
        words = name.casefold().split()
        initials = "".join(word[0] for word in words)
        for typed in {
            figure,
            *(word[:4] for word in words if len(word) > 3),
            *((initials,) if len(initials) > 1 else ()),
        }:
            found = understand(position_of("abbey"), f"{typed}s defense vs range attacks")
            ids = [meant.questions[0]["figure"] for meant in found.meant]
            ids += [each for fits in found.ambiguous.values() for each in fits]
            assert not ids or figure in ids, typed
    wanted = {"type": "value", "figure": "grim", "value": "defense", "during": {"attack": "range"}}
    assert _asked("grims defense vs range attacks", "abbey") == [wanted]
    assert _asked("abbs defense vs range attacks", "abbey") == [wanted]
    assert _asked("ags defense vs range attacks", "abbey") == [wanted]
