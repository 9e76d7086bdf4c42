"""Scoring with more than two players, and Battle Royales (26)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.force.asking import hero, ko, points, scored

THREE: dict[str, Any] = {
    "red": {"figures": [hero("Ann", 100), hero("Art", 75)]},
    "blue": {"figures": [hero("Bob", 80)]},
    "green": {"figures": [hero("Gil", 60), hero("Gus", 40)]},
}


def test_26_3_the_player_whose_turn_it_is_scores() -> None:
    """On green's turn green scores red's figure, whoever damaged it."""
    found = scored(THREE, ko("Art", turn="green", damaged_by="blue"))
    assert points(found) == {"red": 0, "blue": 0, "green": 75}


@pytest.mark.parametrize("damager", ["blue", "Bob"])
def test_26_3_on_ones_own_turn_whoever_damaged_it_last(damager: str) -> None:
    """Named by the side or by its character."""
    assert points(scored(THREE, ko("Art", turn="red", damaged_by=damager)))["blue"] == 75


def test_26_3_a_defeated_player_still_scores_what_it_damaged() -> None:
    """Blue is out; red's figure, which blue damaged last, falls on red's own turn."""
    found = scored(THREE, ko("Bob", turn="green"), ko("Art", turn="red", damaged_by="blue"))
    assert found.fields["defeated"] == ("blue",)
    assert points(found) == {"red": 0, "blue": 75, "green": 80}


def test_26_3_otherwise_divided_among_the_undefeated_at_the_end() -> None:
    """P64: 75 among three: 25 each; with blue defeated 38 each, rounded up; nothing while the game goes on."""
    fell = ko("Art", turn="red")
    assert points(scored(THREE, fell)) == {"red": 0, "blue": 0, "green": 0}
    assert points(scored(THREE, fell, time=True)) == {"red": 25, "blue": 25, "green": 25}
    assert points(scored(THREE, fell, ko("Bob", turn="green"), time=True)) == {"red": 38, "blue": 0, "green": 118}


def test_26_3_damage_by_its_own_side_is_no_ones() -> None:
    """Damaged last by its own side: divided. An object has no one who damaged it."""
    assert points(scored(THREE, ko("Art", turn="red", damaged_by="red"), time=True))["blue"] == 25
    forces = {**THREE, "red": {**THREE["red"], "terrain": [{"name": "Orb", "points": 30}]}}
    found = scored(forces, {"event": "destroyed", "of": "Orb", "turn": "red", "damaged_by": "blue"}, time=True)
    assert points(found) == {"red": 10, "blue": 10, "green": 10}


def test_26_1_a_defeated_players_remaining_elements() -> None:
    """They are KO'd, and scored by whose turn it is."""
    forces = {**THREE, "blue": {**THREE["blue"], "terrain": [{"name": "Orb", "points": 5}]}}
    assert points(scored(forces, ko("Bob", turn="red")))["red"] == 85


def test_5_1_one_of_three_defeated_does_not_end_the_game() -> None:
    """Two are left; with the second defeated the last one wins."""
    first = [ko("Bob", turn="red")]
    assert scored(THREE, *first).fields["over"] is False
    rest = [ko("Gil", turn="red"), ko("Gus", turn="red")]
    assert scored(THREE, *first, *rest).fields["winner"] == "red"


def test_5_4_at_the_time_limit_the_defeated_are_not_compared() -> None:
    """P65: blue had the most points and is out; of the others, tied at nothing, both roll."""
    events = [ko("Ann", turn="blue"), ko("Bob", turn="red", resolving=False)]
    found = scored(THREE, *events, time=True)
    assert points(found) == {"red": 80, "blue": 100, "green": 0}
    assert found.fields["winner"] == "red"


def test_26_4_a_battle_royale_is_won_by_points() -> None:
    """The last one standing has fewer points than one who fell: the fallen wins."""
    events = [ko("Ann", turn="blue"), ko("Art", turn="blue"), ko("Bob", turn="green")]
    found = scored(THREE, *events, battle_royale=True)
    assert (found.fields["defeated"], found.fields["winner"]) == (("red", "blue"), "blue")
    assert scored(THREE, *events).fields["winner"] == "green"


def test_26_4_a_character_worth_nothing_keeps_a_battle_royale_going() -> None:
    """P65: control of any character counts, where elsewhere it needs a point."""
    forces = {**THREE, "blue": {"figures": [hero("Bob", 80), hero("Pog", 0)]}}
    assert scored(forces, ko("Bob", turn="red"), battle_royale=True).fields["defeated"] == ()
    assert scored(forces, ko("Bob", turn="red")).fields["defeated"] == ("blue",)


def test_26_4_no_points_defeat_in_a_battle_royale() -> None:
    """400 points in a game of 300 defeat no one there."""
    forces = {**THREE, "red": {"figures": [hero("Big", 400), hero("Art", 75)]}}
    assert scored(forces, ko("Big", turn="blue"), battle_royale=True).fields["defeated"] == ()
    assert scored(forces, ko("Big", turn="blue")).fields["winner"] == "blue"


def test_25_11_a_one_shot_of_several_players_is_divided() -> None:
    """P64: face-down at the end, its owner's undefeated opponents share its 10 points; all of them where none is."""
    shot = {"name": "Shot", "kind": "one-shot", "points": 10}
    forces = {**THREE, "red": {**THREE["red"], "sideline": [shot]}}
    found = scored(forces, {"event": "face-down", "of": "Shot"}, time=True)
    assert points(found) == {"red": 0, "blue": 5, "green": 5}
    assert "25.11" in found.ruling.rules
    fallen = [ko(name, turn="blue") for name in ("Gil", "Gus")]
    one_left = scored(forces, {"event": "face-down", "of": "Shot"}, *fallen, time=True)
    assert points(one_left) == {"red": 0, "blue": 110, "green": 0}
    alone = [ko("Bob", turn="red"), *(ko(name, turn="red") for name in ("Gil", "Gus"))]
    won = scored(forces, {"event": "face-down", "of": "Shot"}, *alone)
    assert points(won) == {"red": 180, "blue": 5, "green": 5}


def test_21_12b_the_rest_of_a_replaced_character_goes_with_the_last_replacement() -> None:
    """P62: 30 to blue and 20 to green; the 50 that are missing to 100 to green, who scored the last."""
    red = {**THREE["red"], "sideline": [hero("Kid", 30), hero("Dog", 20)]}
    swap = {"event": "replaced", "of": "Ann", "by": ["Kid", "Dog"]}
    found = scored({**THREE, "red": red}, swap, ko("Kid", turn="blue"), ko("Dog", turn="green"))
    assert points(found) == {"red": 0, "blue": 30, "green": 70}
