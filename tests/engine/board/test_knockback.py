"""Knockback: 12.6d–g, readings R26–R32 and R45."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from tests.engine.board.asking import ask, figure, messages

Fields = dict[str, object]
HULK = figure("C5")


def knocked(at: str, away_from: str = "hulk", squares: int | None = None, **parts: object) -> Fields:
    """Return the answer for cap knocked away from hulk in C5."""
    cap = parts.pop("cap", {})
    figures = {"hulk": {**HULK, **parts.pop("hulk", {})}, "cap": figure(at, "blue", **cap)}  # type: ignore[dict-item,arg-type]
    figures |= parts.pop("others", {})  # type: ignore[arg-type]
    question: dict[str, object] = {"type": "knockback", "figure": "cap", "away_from": away_from}
    if squares is not None:
        question["squares"] = squares
    return dict(ask(question, figures, **parts).fields)


def test_12_6d_three_squares_straight_away() -> None:
    """On a row, a column and a diagonal, without damage."""
    assert knocked("D5") == {
        "path": ["E5", "F5", "G5"],
        "ends_at": "G5",
        "stopped_by": "distance",
        "damage": 0,
        "prevented": False,
        "damage_taken": 0,
        "reducer": None,
        "click_after": None,
        "ko": False,
        "cards": [],
    }
    assert knocked("C6")["path"] == ["C7", "C8", "C9"]
    assert knocked("D6")["path"] == ["E7", "F8", "G9"]


def test_12_6g_any_other_direction_is_the_perfect_diagonal() -> None:
    """R32: however flat."""
    assert knocked("H6")["path"] == ["I7", "J8", "K9"]


def test_12_6g_from_a_larger_base_the_nearest_square_counts() -> None:
    """R32: away from D5 of the base, not from C5."""
    assert knocked("E5", hulk={"at": ["C4", "D4", "C5", "D5"], "size": "giant"})["path"] == ["F5", "G5", "H5"]


def test_12_6d_a_figure_in_the_way_stops_without_damage() -> None:
    """The knockback ends before it, damage 0, even behind a wall (R27)."""
    others = {"wasp": figure("F5")}
    found = knocked("D5", others=others)
    assert (found["ends_at"], found["stopped_by"], found["damage"]) == ("E5", "figure", 0)
    assert knocked("D5", others=others, walls=["E5/F5"])["stopped_by"] == "figure"


def test_12_6e_blocking_walls_and_the_edge_stop_with_one_damage() -> None:
    """R29: doors and windows too."""
    for parts in ({"blocking": ["F5"]}, {"walls": ["E5/F5"]}, {"doors": ["E5/F5"]}, {"windows": ["E5/F5"]}):
        found = knocked("D5", **parts)
        assert (found["ends_at"], found["stopped_by"], found["damage"]) == ("E5", "blocking", 1)
    edge = knocked("E5", size=[6, 6])
    assert (edge["ends_at"], edge["stopped_by"], edge["damage"]) == ("F5", "edge-of-map", 1)


def test_12_6d_at_once_against_a_wall() -> None:
    """Nothing is entered, nothing prevented, and the damage is dealt."""
    found = knocked("D5", walls=["D5/E5"])
    assert (found["path"], found["ends_at"], found["damage"], found["prevented"]) == ([], "D5", 1, False)


def test_16_8c_a_diagonal_needs_both_sides_shut() -> None:
    """R30: one blocking side does not stop, two do; figures and levels beside the corner play no part."""
    assert knocked("D6", blocking=["E6"])["stopped_by"] == "distance"
    assert knocked("D6", blocking=["E6", "D7"])["stopped_by"] == "blocking"
    assert knocked("D6", walls=["D6/E6", "D6/D7"])["stopped_by"] == "blocking"
    assert knocked("D6", others={"x": figure("E6"), "y": figure("D7")})["stopped_by"] == "distance"
    assert knocked("D6", elevated={2: ["E6", "D7"]})["stopped_by"] == "distance"


def test_12_6d_higher_ground_stops() -> None:
    """It is not climbed: 1 damage."""
    found = knocked("D5", elevated={2: ["F5"]})
    assert (found["ends_at"], found["stopped_by"], found["damage"]) == ("E5", "higher", 1)


@pytest.mark.parametrize(("roof", "ends_at", "damage"), [("D5", "E5", 2), ("D5:E5", "F5", 2), ("D5:F5", "G5", 1)])
def test_12_6e_falls_add_up(roof: str, ends_at: str, damage: int) -> None:
    """R26: 1 for the fall, 1 more if it ended the knockback early; with the last full square the fall's 1 alone."""
    found = knocked("D5", elevated={2: [roof, "C5"]})
    assert (found["ends_at"], found["damage"]) == (ends_at, damage)
    assert found["stopped_by"] == ("distance" if ends_at == "G5" else "fell")


def test_12_6e_a_fall_before_a_figure() -> None:
    """R27: the figure is the reason, the fall's 1 remains."""
    found = knocked("D5", elevated={2: ["C5:D5"]}, others={"wasp": figure("F5")})
    assert (found["ends_at"], found["stopped_by"], found["damage"]) == ("E5", "figure", 1)


def test_12_6e_an_effect_of_fewer_squares_deals_one() -> None:
    """R28: carried out in full it still counts as stopped before three; four squares carried out deal none."""
    assert (knocked("D5", squares=2)["ends_at"], knocked("D5", squares=2)["damage"]) == ("F5", 1)
    assert (knocked("D5", squares=4)["ends_at"], knocked("D5", squares=4)["damage"]) == ("H5", 0)


def test_12_6f_who_is_never_knocked_back() -> None:
    """A larger figure by a smaller one, a larger base, an immobile, an immune and a KO'd one (R45)."""
    for cap in (
        {"size": "giant"},
        {"abilities": "immobile"},
        {"abilities": "immune"},
        {"life": {"click": 6, "clicks": 5}},
    ):
        found = knocked("D5", cap=cap)
        assert (found["prevented"], found["path"], found["damage"], found["stopped_by"]) == (True, [], 0, None)
    tank = {"tank": figure(["D5", "D6"], "blue"), "hulk": {**HULK, "size": "giant"}}
    found = ask({"type": "knockback", "figure": "tank", "away_from": "hulk"}, tank).fields
    assert found["prevented"] is True


def test_21_2b_as_large_or_larger_knocks_back() -> None:
    """A giant knocks back a giant; a square has no size (R15) and knocks back anything of one square."""
    assert knocked("D5", cap={"size": "giant"}, hulk={"size": "giant"})["prevented"] is False
    assert knocked("D5", away_from="B5", cap={"size": "giant"})["prevented"] is False


def test_27_7g_an_immune_figure_is_moved_by_friends_and_squares_without_damage() -> None:
    """R31."""
    immune = {"abilities": "immune"}
    for parts in ({"hulk": {"side": "blue"}}, {"away_from": "B5"}):
        found = knocked("D5", cap=immune, blocking=["F5"], **parts)  # type: ignore[arg-type]
        assert (found["prevented"], found["ends_at"], found["damage"]) == (False, "E5", 0)


def test_12_6d_not_away_from_itself() -> None:
    """Knocked away from itself or its own square there is no direction: an error names the field."""
    for place in ("cap", "D5"):
        with pytest.raises(DocumentError, match=r"ask\.away_from"):
            knocked("D5", away_from=place)


def test_12_6g_several_at_once_the_farthest_first() -> None:
    """The near figure flies into the square that the far one has left; were it first, it would stop at once."""
    figures = {"hulk": HULK, "cap": figure("D5", "blue"), "wasp": figure("E5", "blue")}
    question = {"type": "knockback", "figure": "cap", "together": ["wasp"], "away_from": "hulk"}
    found = ask(question, figures).fields
    assert found["order"] == ["wasp", "cap"]
    assert found["figures"]["wasp"]["ends_at"] == "H5"  # type: ignore[index]
    assert (found["ends_at"], found["stopped_by"], found["damage"]) == ("G5", "distance", 0)
    alone = ask({"type": "knockback", "figure": "cap", "away_from": "hulk"}, figures).fields
    assert (alone["ends_at"], alone["stopped_by"]) == ("D5", "figure")


def test_12_6g_the_near_one_stops_where_the_far_one_landed() -> None:
    """The far one stops at the map's edge, and the near one before it, without damage."""
    figures = {"hulk": HULK, "cap": figure("D5", "blue"), "wasp": figure("E5", "blue")}
    question = {"type": "knockback", "figure": "wasp", "together": ["cap"], "away_from": "hulk"}
    found = ask(question, figures, size=[7, 7]).fields["figures"]
    assert isinstance(found, dict)
    assert (found["wasp"]["ends_at"], found["wasp"]["damage"]) == ("G5", 1)
    assert (found["cap"]["ends_at"], found["cap"]["stopped_by"], found["cap"]["damage"]) == ("F5", "figure", 0)


def test_12_6g_equally_far_the_one_listed_first() -> None:
    """A tie is told; a prevented figure keeps its square; each figure is listed once."""
    figures = {"hulk": HULK, "cap": figure("D5", "blue"), "wasp": figure("C6", "blue", abilities="immobile")}
    question = {"type": "knockback", "figure": "wasp", "together": ["cap"], "away_from": "hulk"}
    answer = ask(question, figures)
    assert answer.fields["order"] == ["wasp", "cap"]
    assert "knockback-tied" in messages(answer)
    assert answer.fields["prevented"] is True
    with pytest.raises(DocumentError, match=r"ask\.together\[0\]"):
        ask({**question, "together": ["wasp"]}, figures)


@pytest.mark.parametrize(
    ("power", "taken", "reducer"),
    [("toughness", 0, "toughness"), ("impervious", 0, "impervious"), ("willpower", 2, None)],
)
def test_12_5b_who_reduces_knockback_damage(power: str, taken: int, reducer: str | None) -> None:
    """P26: one for the early stop and one for the fall, each by itself; dealt is what the book deals."""
    parts = {"elevated": {"2": ["D5", "E5"]}, "blocking": ["G5"]}
    found = knocked("D5", cap={"powers": power, "life": {"click": 3, "clicks": 8}}, hulk={"at": "C4"}, size=[5, 7])
    assert found["damage_taken"] == (1 if taken else 0)  # at the edge of the map alone
    found = knocked("D5", cap={"powers": power, "life": {"click": 3, "clicks": 8}}, **parts)
    assert (found["ends_at"], found["damage"]) == ("F5", 2)
    assert (found["damage_taken"], found["reducer"], found["click_after"]) == (taken, reducer, 3 + taken)


def test_27_7p_no_stop_holds_the_dial_against_knockback_damage() -> None:
    """It is no damage from an attack; past the last click it KO's."""
    life = {"click": 3, "clicks": 5, "stops": [4]}
    parts = {"elevated": {"2": ["D5", "E5"]}, "blocking": ["G5"]}
    assert knocked("D5", cap={"life": life}, **parts)["click_after"] == 5
    ko = knocked("D5", cap={"life": {"click": 4, "clicks": 5}}, **parts)
    assert (ko["click_after"], ko["ko"]) == (6, True)


def test_12_5d_whoever_is_ko_is_in_nobodys_way() -> None:
    """At the wall wasp takes 1: KO'd it leaves its square to cap; with a click left, or Toughness, it stays there."""
    question = {"type": "knockback", "figure": "cap", "together": ["wasp"], "away_from": "hulk"}
    for clicks, powers, ends_at in ((1, "", "F5"), (2, "", "E5"), (1, "toughness", "E5")):
        wasp = figure("E5", "blue", life={"click": 1, "clicks": clicks}, powers=powers)
        found = ask(question, {"hulk": HULK, "cap": figure("D5", "blue"), "wasp": wasp}, blocking=["G5"]).fields
        assert found["ends_at"] == ends_at


def test_12_6e_an_elevated_marker_goes_from_under_figures() -> None:
    """Everyone on it takes 1, an immune figure none; nobody beside it, and no other kind of marker, does harm."""
    figures = {
        "cap": figure("C3", powers="invulnerability"),
        "tank": figure(["D3", "E3"], size="giant"),
        "odin": figure("C4", abilities="immune"),
        "wasp": figure("B3"),
    }
    markers = [{"kind": "elevated", "at": "C3:D4", "id": "roof"}, {"kind": "smoke", "at": "B3", "id": "smoke"}]
    found = ask({"type": "marker_removed", "marker": "roof"}, figures, markers=markers)
    assert found.fields["damage"] == {"cap": 1, "tank": 1, "odin": 0}
    assert (found.fields["damage_taken"], found.fields["ko"]) == ({"cap": 0, "tank": 1, "odin": 0}, [])
    assert ask({"type": "marker_removed", "marker": "smoke"}, figures, markers=markers).fields["damage"] == {}
    assert ask({"type": "marker_removed", "marker": "roof"}, {}, markers=markers).fields["damage"] == {}
    with pytest.raises(DocumentError, match=r"ask\.marker"):
        ask({"type": "marker_removed", "marker": "wall"}, figures, markers=markers)
