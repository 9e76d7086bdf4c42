"""Themed teams, the first player, and highest and lowest points (4.1, 4.2, 21.9, 21.10, 23)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.names import same_name
from tests.engine.force.asking import first_player, hero, judged

CREW = {"figures": [hero("A", keywords=["Crew", "Brute"]), hero("B", keywords=["crew"])]}
MIXED = {"figures": [hero("C", keywords=["Crew"]), hero("D")]}


def test_23_2a_one_keyword_that_all_share() -> None:
    """Every character has it, however written; one without it and the team has no theme."""
    assert judged(**CREW).fields["themed"] == ("Crew",)
    assert judged(**MIXED).fields["themed"] == ()
    assert judged(figures=[hero("A", keywords=["X", "Y"]), hero("B", keywords=["Y", "X"])]).fields["themed"] == (
        "X",
        "Y",
    )


def test_23_2c_bystanders_count_neither_way() -> None:
    """One without the keyword does not spoil the theme, one with it does not make it."""
    pog = hero("Pog", 5, bystander=True)
    assert judged(figures=[*CREW["figures"], pog]).fields["themed"] == ("Crew",)
    assert judged(figures=[*MIXED["figures"], {**pog, "keywords": ["Crew"]}]).fields["themed"] == ()


def test_23_2a_the_sideline_does_not_count() -> None:
    """Only the starting force shares the keyword."""
    assert judged(**CREW, sideline=[hero("S")]).fields["themed"] == ("Crew",)


def test_23_3_a_themed_team_adds_three() -> None:
    """A roll of 6 beats 8 by the bonus; declined, it does not."""
    forces = {"red": CREW, "blue": MIXED}
    rolls = {"red": [3, 3], "blue": [4, 4]}
    found = first_player(rolls, forces=forces)
    assert (found.fields["totals"], found.fields["chooses"]) == ({"red": 9, "blue": 8}, "red")
    assert first_player(rolls, forces=forces, themed={"red": None}).fields["chooses"] == "blue"
    assert first_player(rolls, forces=forces, themed={"red": "Brute"}).fields["chooses"] == "blue"


def test_4_1b_the_highest_chooses_between_the_two_highest() -> None:
    """Of three, the highest may choose itself or the next; the lowest can't be chosen."""
    rolls = {"red": [1, 1], "blue": [6, 6], "green": [3, 3]}
    order = ["red", "blue", "green"]
    found = first_player(rolls, order=order)
    assert (found.fields["chooses"], found.fields["other"], found.fields["pending"]) == (
        "blue",
        "green",
        ("first-player:blue",),
    )
    assert first_player(rolls, order=order, first="green").fields["order"] == ("green", "red", "blue")
    assert first_player(rolls, order=order, first="blue").fields["order"] == ("blue", "green", "red")
    refused = first_player(rolls, order=order, first="red")
    assert (refused.fields["first"], refused.ruling.steps[-1].message) == (None, "initiative-first-not-open")


def test_4_1b_ties_are_rolled_again_for_their_places_alone() -> None:
    """P66: two tied for second place roll again, and neither passes the highest."""
    opening = {"red": [6, 6], "blue": [3, 3], "green": [2, 4]}
    waiting = first_player(opening, order=["red", "blue", "green"])
    assert (
        waiting.fields["pending"]
        == (
            "initiative:blue",
            "initiative:green",
        )
        or waiting.fields["chooses"] is None
    )
    found = first_player(opening, {"blue": [6, 6], "green": [6, 5]}, order=["red", "blue", "green"])
    assert (found.fields["chooses"], found.fields["other"]) == ("red", "blue")


def test_4_1b_a_tie_of_two_stays_open_until_it_is_rolled() -> None:
    """7 and 7: both roll again, with the theme's bonus; tied again, again."""
    tied = {"red": [3, 4], "blue": [5, 2]}
    assert first_player(tied).fields["pending"] == ("initiative:red", "initiative:blue")
    assert first_player(tied, tied).fields["pending"] == ("initiative:red", "initiative:blue")
    assert first_player(tied, tied, {"red": [1, 1], "blue": [1, 2]}).fields["chooses"] == "blue"
    themed = first_player({"red": [1, 1], "blue": [2, 3]}, {"red": [1, 1], "blue": [2, 2]}, themed={"red": "Crew"})
    assert (themed.fields["totals"], themed.fields["chooses"]) == ({"red": 5, "blue": 5}, "red")


def test_4_2_the_second_picks_the_map_and_the_first_its_area() -> None:
    """Whoever is first chooses the starting area; the next clockwise the map."""
    found = first_player({"red": [6, 6], "blue": [1, 1]}, first="blue")
    assert (found.fields["map_by"], found.fields["area_by"]) == ("red", "blue")


def test_a_side_nobody_knows_is_one_clear_line() -> None:
    """A roll, a bonus or a first player of a side that isn't there names the field."""
    for more, path in (({"bonus": {"pink": 1}}, "ask.bonus"), ({"first": "pink"}, "ask.first")):
        with pytest.raises(DocumentError) as error:
            first_player({"red": [1, 1], "blue": [1, 2]}, order=["red", "blue"], **more)
        assert error.value.path == path
    with pytest.raises(DocumentError) as error:
        first_player(order=["red"])
    assert error.value.path == "ask.order"


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        ("Rob", "rob", True),
        ("Rob", "Robert", False),
        ("Rob", "Mr. Rob", False),
        ("Rob", "Robot", False),
        ("Mister Wonderful", "Mr. Wonderful", True),
        ("Perfectionist", "The Perfectionist", True),
        ("Theodore", "odore", False),
        ("Rob (Hooded)", "Rob", True),
        ("The", "The", True),
    ],
)
def test_21_9_names(a: str, b: str, same: bool) -> None:
    """The whole name, whatever its case, brackets, article and short titles."""
    assert same_name(a, b) is same


def test_21_10_highest_and_lowest() -> None:
    """One each; tied ones are all named, and the active player chooses (21.10a)."""
    found = judged(figures=[hero("A", 50), hero("B", 75), hero("C", 75)])
    assert (found.fields["highest"], found.fields["lowest"]) == (("B", "C"), ("A",))


def test_21_10a_all_alike_are_both() -> None:
    """Three of 50 points are all highest and all lowest."""
    found = judged(figures=[hero("A"), hero("B"), hero("C")])
    assert found.fields["highest"] == found.fields["lowest"] == ("A", "B", "C")
