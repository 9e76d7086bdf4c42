"""Building a force: chapter 2, with the parts of 1.9, 17.2 and 24.5 that bound it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import adjudicate
from engine.errors import DocumentError
from tests.engine.force.asking import MODERN, hero, judged, reasons


def test_2_1_the_build_total_is_a_maximum() -> None:
    """300 of 300 points are legal, 301 are not; the reason tells by how many."""
    assert reasons(figures=[hero("A", 200), hero("B", 100)]) == []
    found = judged(figures=[hero("A", 200), hero("B", 101)])
    assert [(step.rule, step.data["over"]) for step in found.fields["because"]] == [("2.1", 1)]  # type: ignore[attr-defined]
    assert found.fields["cost"] == 301


@pytest.mark.parametrize(("total", "legal"), [(99, False), (100, True)])
def test_2_1a_any_build_total_may_be_agreed(total: int, legal: bool) -> None:
    """The force's own build total counts, else that of the turn."""
    assert judged(figures=[hero("A", 100)], build_total=total).fields["legal"] == legal
    document = {
        "ruleset": MODERN,
        "force": {"figures": [hero("A", 100)]},
        "turn": {"build_total": total},
        "ask": {"type": "force"},
    }
    assert adjudicate(document).fields["legal"] == legal


def test_2_2a_one_of_several_point_values() -> None:
    """Played at 100 of 150/100 it is legal, at 120 it is not."""
    assert reasons(figures=[hero("A", 100, point_values=[150, 100])]) == []
    assert reasons(figures=[hero("A", 120, point_values=[150, 100])]) == [("2.2a", "force-not-a-point-value")]


def test_2_2b_what_is_added_without_paying_costs_nothing() -> None:
    """300 points and a free 50 are legal, and the free one is still the lowest with its 50."""
    found = judged(figures=[hero("A", 300), hero("B", 50, free=True)])
    assert (found.fields["legal"], found.fields["cost"], found.fields["lowest"]) == (True, 300, ("B",))


def test_2_2c_additional_costs_count_but_are_no_point_value() -> None:
    """An optional trait of 10 takes 300 points over the total, and leaves the highest at its printed value."""
    assert reasons(figures=[hero("A", 290, additional=10)]) == []
    found = judged(figures=[hero("A", 295, additional=10), hero("B", 0, free=True)])
    assert ("2.1", "force-over-build-total") in [(s.rule, s.message) for s in found.fields["because"]]  # type: ignore[attr-defined]
    assert [s.data["points"] for s in found.ruling.steps if s.message == "force-highest"] == [295]


def test_2_3_a_character_that_is_no_bystander() -> None:
    """Nothing at all and a lone bystander are refused; one beside a character is not."""
    assert reasons(figures=[]) == [("2.3", "force-no-character")]
    pog = hero("Pog", 5, bystander=True)
    assert reasons(figures=[pog]) == [("2.3", "force-no-character")]
    assert reasons(figures=[pog, hero()]) == []
    assert ("2.3", "force-no-character") in reasons(figures=[], sideline=[hero()])


def test_2_4a_one_copy_of_each_unique() -> None:
    """Two of one Unique are refused, also with one on the sideline; two different ones, or two common, are not."""
    ring = {"unique": True}
    twice = [("2.4a", "force-unique-twice")]
    assert reasons(figures=[hero("A", **ring), hero("A", **ring)]) == twice
    assert reasons(figures=[hero("A", **ring)], sideline=[hero("A", **ring)]) == twice
    assert reasons(figures=[hero("A", **ring), hero("B", **ring)]) == []
    assert reasons(figures=[hero("A"), hero("A")]) == []


def test_2_4a_characters_by_set_and_number() -> None:
    """P60: one name with two numbers are two characters; one number is one character."""
    a, b = ({"unique": True, "set": "tst", "number": number} for number in ("001", "002"))
    assert reasons(figures=[hero("A", **a), hero("A", **b)]) == []
    assert reasons(figures=[hero("A", **a), hero("A", **a)]) == [("2.4a", "force-unique-twice")]


def test_2_4a_other_elements_by_name_whatever_their_number() -> None:
    """Two special objects of one name are the same Unique even with different numbers, and without any ring (25.1)."""
    orb = {"name": "Orb", "kind": "special-object", "points": 3}
    assert reasons(terrain=[{**orb, "number": "1"}, {**orb, "number": "2"}]) == [("2.4a", "force-unique-twice")]
    assert reasons(terrain=[{**orb, "kind": "object", "points": 0}] * 2) == []


@pytest.mark.parametrize(("flag", "section"), [("prime", "2.4b"), ("title", "2.4c")])
def test_2_4_one_prime_and_one_title_character(flag: str, section: str) -> None:
    """One on the force is fine, a second on the force or the sideline is refused."""
    assert reasons(figures=[hero("A", **{flag: True})]) == []
    for force in (
        {"figures": [hero("A", **{flag: True}), hero("B", **{flag: True})]},
        {"figures": [hero("A", **{flag: True})], "sideline": [hero("B", **{flag: True})]},
    ):
        assert [section for section, _ in reasons(**force)] == [section]


def test_2_4d_set_symbol_number_and_a_point() -> None:
    """Each that is missing is a reason; what is not listed is not looked at, and the ruling says so."""
    assert reasons(figures=[hero("A", 0, set="", number="")]) == [
        ("2.4d", "force-no-set-symbol"),
        ("2.4d", "force-no-collector-number"),
        ("2.4d", "force-no-point-value"),
    ]
    assert reasons(figures=[hero("A", 1, set="x", number="1")]) == []
    assert "force-marks-not-listed" in [step.message for step in judged().ruling.steps]
    assert "force-marks-not-listed" not in [
        step.message for step in judged(figures=[hero(set="x", number="1")]).ruling.steps
    ]


def test_2_4d_terrain_markers_need_none_of_it() -> None:
    """17.2: a marker without points, set and number is legal."""
    assert reasons(terrain=[{"name": "Crate", "kind": "object", "set": "", "number": ""}]) == []


def test_2_4e_promotional_elements_in_tournaments() -> None:
    """Refused in a tournament, legal at home."""
    figures = [hero("A", promotional=True)]
    assert reasons(figures=figures, tournament=True) == [("2.4e", "force-promotional")]
    assert reasons(figures=figures) == []


@pytest.mark.parametrize(("total", "limit"), [(100, 2), (250, 4), (300, 6), (500, 10), (600, 10), (2000, 10), (50, 0)])
def test_2_6a_the_sideline(total: int, limit: int) -> None:
    """Two elements for each full hundred (P61), never more than ten."""
    bench = [hero(f"S{n}") for n in range(limit)]
    assert reasons(sideline=bench, build_total=total) == []
    over = reasons(sideline=[*bench, hero("One more")], build_total=total)
    assert over == [("2.6a", "force-sideline-full")]


def test_2_6a_mystery_cards_take_no_room() -> None:
    """P61, 25.8: any number of different ones; a One-Shot does take room, and its cost counts."""
    cards = [{"name": f"Case {n}", "kind": "mystery-card"} for n in range(9)]
    assert reasons(sideline=cards) == []
    shots = [{"name": f"Shot {n}", "kind": "one-shot", "points": 10} for n in range(7)]
    found = judged(sideline=shots)
    assert found.fields["cost"] == 50 + 70
    assert [step.rule for step in found.fields["because"]] == ["2.6a"]  # type: ignore[attr-defined]


def test_2_6_the_sideline_costs_nothing() -> None:
    """A sideline of 300 points beside a force of 300."""
    assert reasons(figures=[hero("A", 300)], sideline=[hero("B", 300)]) == []


def test_17_2_three_terrain_markers() -> None:
    """Objects count among them, equipment does not (25.2a), and neither what a character starts with (17.13)."""
    marks = [{"name": f"M{n}", "kind": "object" if n else "marker"} for n in range(3)]
    assert reasons(terrain=marks) == []
    assert reasons(terrain=[*marks, {"name": "M4"}]) == [("17.2", "force-terrain-full")]
    assert reasons(terrain=[*marks, {"name": "M4", "granted": True, "points": 400}]) == []
    gear = {"name": "Sword", "points": 5, "assigned_to": "Rob"}
    assert reasons(terrain=marks, equipment=[gear]) == []


def test_1_9bi_team_up_cards() -> None:
    """No names shared on the starting force, of others either; the sideline does not matter."""
    duo = hero("Rob", team_up=True)
    shared = [("1.9bi", "force-team-up-names")]
    assert reasons(figures=[duo, hero("Ann"), hero("the ann")]) == shared
    assert reasons(figures=[duo, hero("Ann")], sideline=[hero("Ann")]) == []
    assert reasons(figures=[hero("Ann"), hero("Ann")]) == []


def test_the_order_of_the_reasons_is_the_books() -> None:
    """A force with everything wrong: sections ascend as the book has them."""
    bad = hero("A", 200, unique=True, prime=True, title=True, point_values=[7], set="", team_up=True)
    force: dict[str, Any] = {
        "figures": [bad, dict(bad)],
        "sideline": [hero(f"S{n}") for n in range(7)],
        "terrain": [{"name": f"M{n}"} for n in range(4)],
        "equipment": [{"name": "Sword", "points": 5}],
        "id_cards": [{"name": "Badge", "points": 1}],
        "resources": [hero("R1", 1), hero("R2", 1)],
        "special_terrain": [hero("T1", 1), hero("T2", 1)],
        "locations": [{"name": n, "bonuses": [{"name": "Fog", "points": 1}]} for n in ("X", "Y")],
        "tarot": [{"name": "Sun", "suit": "major"}],
    }
    sections = list(dict.fromkeys(section for section, _ in reasons(**force)))
    assert sections == [
        *("1.9bi", "2.1", "2.2a", "2.4a", "2.4b", "2.4c", "2.4d", "2.6a", "17.2"),
        *("25.2b", "25.3", "25.4", "25.5a", "25.6a", "25.7"),
    ]


CHARACTERS = st.builds(
    hero,
    st.sampled_from(("A", "B", "The A", "C")),
    st.integers(0, 200),
    unique=st.booleans(),
    prime=st.booleans(),
    bystander=st.booleans(),
    keywords=st.lists(st.sampled_from(("Avengers", "avengers", "Hero", "Tarot")), unique=True, max_size=3),
    base=st.sampled_from(((1, 1), (1, 2), (2, 2))),
)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(CHARACTERS, max_size=5),
    st.lists(CHARACTERS, max_size=8),
    st.lists(st.sampled_from(("f0", "f1", "s0", "nobody", None)), max_size=4),
    st.integers(0, 2**32),
)
def test_legality_does_not_depend_on_the_order_of_the_list(
    figures: list[dict[str, Any]], sideline: list[dict[str, Any]], bearers: list[str | None], seed: int
) -> None:
    """The same list in another order has the same answer, reasons and all."""
    force: dict[str, list[dict[str, Any]]] = {
        "figures": [{**figure, "id": f"f{n}"} for n, figure in enumerate(figures)],
        "sideline": [{**figure, "id": f"s{n}"} for n, figure in enumerate(sideline)],
        "equipment": [{"id": f"e{n}", "name": "Gear", "points": 5, "assigned_to": b} for n, b in enumerate(bearers)],
    }
    shuffled = {key: random.Random(seed).sample(listed, len(listed)) for key, listed in force.items()}
    first, second = judged(**force), judged(**shuffled)
    assert first.fields == second.fields
    assert first.ruling == second.ruling


def test_a_list_that_is_malformed_is_one_clear_line() -> None:
    """An id twice, an unknown key and no force at all name the field."""
    for force, path in (
        ({"figures": [hero(id="a"), hero(id="a")]}, "force.figures[1].id"),
        ({"figures": [hero(cost=3)]}, "force.figures[0].cost"),
        ({"figures": [hero(points=-1)]}, "force.figures[0].points"),
    ):
        with pytest.raises(DocumentError) as error:
            judged(**force)
        assert error.value.path == path
    with pytest.raises(DocumentError) as error:
        adjudicate({"ruleset": MODERN, "ask": {"type": "force"}})
    assert (error.value.path, error.value.message) == ("force", "error-missing")
