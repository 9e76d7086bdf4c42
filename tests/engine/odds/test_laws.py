"""Laws that odds keep, whatever the figures (6.4, 12, 21.3)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.heroclix.odds.report import mean
from tests.engine.odds.tables import chances, figure, odds

LUCK = "probability-control"
ATTACKERS = ("blades-claws-fangs", "super-strength", "precision-strike", "exploit-weakness", "steal-energy")
TARGETS = ("super-senses", "impervious", "toughness", "invulnerability", "shape-change", "mastermind")

attackers = st.builds(
    lambda attack, damage, powers: figure("a", "C5", "red", *powers, attack=attack, damage=damage, targets=2),
    st.integers(6, 12),
    st.integers(0, 4),
    st.sets(st.sampled_from(ATTACKERS), max_size=2),
)


def targets(name: str, at: str) -> st.SearchStrategy[dict[str, Any]]:
    """A target beside the attacker, at any click of a dial of six."""
    return st.builds(
        lambda defense, click, points, powers: figure(
            name, at, "blue", *powers, defense=defense, points=points, life={"click": click, "clicks": 6}
        ),
        st.integers(13, 19),
        st.integers(1, 6),
        st.integers(1, 120),
        st.sets(st.sampled_from(TARGETS), max_size=2),
    )


def fractions(found: list[dict[str, Any]]) -> dict[int, Fraction]:
    """A distribution of the answer as exact numbers."""
    return {entry["clicks"]: Fraction(entry["chance"]["exact"]) for entry in found}


@settings(max_examples=12, deadline=None)
@given(attackers, targets("b", "C6"), targets("c", "D6"), st.booleans())
def test_every_distribution_adds_up_to_one(a: Any, b: Any, c: Any, both: bool) -> None:
    """The chances of each target and of all together add up to 1, and the expected clicks are their mean."""
    found = odds(a, b, c, targets=["b", "c"] if both else ["b"])
    for part in (*found["targets"].values(), found["overall"]):
        clicks = fractions(part["clicks"])
        assert sum(clicks.values()) == 1
        assert mean(clicks) == Fraction(part["expected_clicks"]["exact"])
        assert 0 <= Fraction(part["ko"]["exact"]) <= Fraction(part["hit"]["exact"]) <= 1


@settings(max_examples=12, deadline=None)
@given(attackers, targets("b", "C6"))
def test_a_higher_attack_value_never_hurts(a: Any, b: Any) -> None:
    """One more attack: no fewer of the 36 rolls hit, and the attack is worth no less."""
    stronger = {**a, "values": {**a["values"], "attack": a["values"]["attack"] + 1}}
    weak, strong = chances(a, b), chances(stronger, b)
    assert strong.ways["b"] >= weak.ways["b"]
    assert strong.prospect.worth >= weak.prospect.worth


@settings(max_examples=12, deadline=None)
@given(attackers, targets("b", "C6"), st.integers(0, 2), st.integers(0, 2))
def test_21_3b_a_reroll_never_hurts_its_owner(a: Any, b: Any, ours: int, theirs: int) -> None:
    """One more figure with Probability Control: the attack is worth no less to the attacker's side, or no more."""
    red = [figure(f"r{n}", at, "red", LUCK) for n, at in enumerate(("A5", "A3", "C3"))]
    blue = [figure(f"b{n}", at, "blue", LUCK) for n, at in enumerate(("F5", "E3", "F7"))]
    before = chances(a, b, *red[:ours], *blue[:theirs])
    assert [len(side.figures) for side in before.sides] == [ours, theirs]
    assert chances(a, b, *red[: ours + 1], *blue[:theirs]).prospect.worth >= before.prospect.worth
    assert chances(a, b, *red[:ours], *blue[: theirs + 1]).prospect.worth <= before.prospect.worth


@settings(max_examples=10, deadline=None)
@given(attackers, targets("b", "C6"), targets("c", "D6"))
def test_the_order_of_the_targets_does_not_matter(a: Any, b: Any, c: Any) -> None:
    """The same two targets named the other way round: the attack is worth the same (8.1h, P90)."""
    assert chances(a, b, c, targets=["b", "c"]).prospect.worth == chances(a, c, b, targets=["c", "b"]).prospect.worth


@settings(max_examples=10, deadline=None)
@given(attackers, targets("b", "C6"))
def test_the_names_of_the_sides_do_not_matter(a: Any, b: Any) -> None:
    """Red and blue exchanged, and all moved three squares to the right: the same ends, as likely."""
    swapped = [{**a, "side": "blue", "at": "F5"}, {**b, "side": "red", "at": "F6"}]
    assert chances(a, b).prospect == chances(*swapped).prospect


@settings(max_examples=10, deadline=None)
@given(attackers, targets("b", "C6"), st.sampled_from(("super-senses", "impervious")))
def test_6_4_a_roll_is_the_mean_of_its_six_results(a: Any, b: Any, power: str) -> None:
    """The attack with an open roll is worth the mean of what it is worth with each result given."""
    rolling = {**b, "powers": [power, "toughness"]}
    fixed = [chances(a, rolling, choices={f"{power}:b": face}).prospect.worth[0] for face in range(1, 7)]
    assert chances(a, rolling).prospect.worth[0] == sum(fixed, Fraction(0)) / 6


@settings(max_examples=10, deadline=None)
@given(attackers, targets("b", "C6"), st.sampled_from(("super-senses", "shape-change", "mastermind")))
def test_a_decision_taken_away_never_helps_its_owner(a: Any, b: Any, power: str) -> None:
    """Declined beforehand, a target's power can only make the attack worth more to the attacker."""
    cheaper = figure("mook", "C7", points=0, life={"click": 1, "clicks": 3})
    open_ = chances(a, {**b, "powers": [power]}, cheaper)
    declined = chances(a, {**b, "powers": [power]}, cheaper, choices={f"{power}:b": "decline"})
    assert declined.prospect.worth >= open_.prospect.worth
