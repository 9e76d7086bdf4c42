"""Victory points and the end of a game: chapter 5, with 3.2a, 19.2b, 21.8, 21.12b, 25.6b and 25.11."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import adjudicate
from engine.errors import DocumentError
from tests.engine.force.asking import hero, ko, points, scored, two

PAIR = two(hero("Ann", 100), hero("Art", 50))
BENCH = {
    "red": {"figures": [hero("Ann", 100), hero("Art", 50)], "sideline": [hero("Kid", 30), hero("Dog", 20)]},
    "blue": {"figures": [hero("Bob", 80)]},
}
TITAN = {
    "red": {"figures": [hero("Ann", 100), hero("Art", 50)], "sideline": [hero("Titan", 150)]},
    "blue": BENCH["blue"],
}


def swap(of: str, *by: str) -> dict[str, Any]:
    """Return the event of a replacement."""
    return {"event": "replaced", "of": of, "by": list(by)}


@pytest.mark.parametrize("event", ["ko", "removed", "destroyed"])
def test_5_4a_what_leaves_the_game_scores_its_points(event: str) -> None:
    """KO'd or removed from the game (21.8) alike; the opponent scores, on whoever's turn."""
    for turn in ("red", "blue"):
        found = scored(PAIR, {"event": event, "of": "Art", "turn": turn})
        assert points(found) == {"red": 0, "blue": 50}


def test_5_4a_objects_of_the_force() -> None:
    """A destroyed object scores its point value, equipment its own even where it cost nothing (2.2b, P69)."""
    gear = {"name": "Sword", "points": 20, "assigned_to": "Ann", "qualifying_names": ["Ann"]}
    forces = {**PAIR, "red": {**PAIR["red"], "equipment": [gear], "terrain": [{"name": "Orb", "points": 5}]}}
    destroyed = [{"event": "destroyed", "of": name} for name in ("Sword", "Orb")]
    assert points(scored(forces, *destroyed))["blue"] == 25


@pytest.mark.parametrize("event", ["equipped", "unequipped", "damaged", "healed", "off-map", "to-sideline"])
def test_5_4a_what_only_happens_scores_nothing(event: str) -> None:
    """Being damaged, healed, equipped, off the map or sent to the sideline is worth no points, and says so."""
    found = scored(PAIR, {"event": event, "of": "Art"})
    assert points(found) == {"red": 0, "blue": 0}
    assert found.ruling.steps[0].message == "score-nothing-for"


def test_5_4a_the_sideline() -> None:
    """A character that started there is scored; any other element only once it came into play (P63)."""
    crate = {"name": "Crate", "kind": "object", "points": 4}
    forces = {**BENCH, "red": {**BENCH["red"], "sideline": [hero("Kid", 30), crate]}}
    assert points(scored(forces, ko("Kid")))["blue"] == 30
    assert points(scored(forces, ko("Crate")))["blue"] == 0
    assert points(scored(forces, {"event": "generated", "of": "Crate"}, ko("Crate")))["blue"] == 4


def test_2022_5_4a_objects_of_the_sideline() -> None:
    """That book scores objects that started on the force and what comes from outside the game, nothing else (3.4a)."""
    crate = {"name": "Crate", "kind": "object", "points": 4}
    forces = {
        **BENCH,
        "red": {
            **BENCH["red"],
            "sideline": [hero("Kid", 30), crate],
            "terrain": [{"name": "Urn", "kind": "object", "points": 4}],
        },
    }
    made = {"event": "generated", "of": "Orb", "side": "red", "points": 5, "kind": "object"}
    events = [{"event": "generated", "of": "Crate"}, made]

    def blue(*names: str) -> tuple[int, set[str]]:
        document = {"ruleset": "heroclix-2022", "forces": forces}
        found = adjudicate({**document, "ask": {"type": "score", "events": events + [ko(name) for name in names]}})
        return points(found)["blue"], {step.message for step in found.ruling.steps}

    assert blue("Crate") == (0, {"score-sideline-started", "score-generated", *blue()[1]})
    assert [blue(name)[0] for name in ("Kid", "Urn", "Orb")] == [30, 4, 5]


def test_2_2b_what_was_not_paid_for_is_scored() -> None:
    """Its point value stays during the game."""
    assert points(scored(two(hero("Ann", 100), hero("Gift", 40, free=True)), ko("Gift")))["blue"] == 40


@pytest.mark.parametrize(("additional", "worth"), [(15, 65), (-10, 40), (0, 50)])
def test_19_2b_optional_traits_change_what_is_scored(additional: int, worth: int) -> None:
    """Paid on top or saved: the opponent scores the sum."""
    found = scored(two(hero("Ann", 100), hero("Art", 50, additional=additional)), ko("Art"))
    assert points(found)["blue"] == worth


def test_5_4b_scored_once_until_it_returns() -> None:
    """A second KO of the same element counts only after a return from the KO area (3.2a)."""
    again = scored(PAIR, ko("Art"), ko("Art"))
    assert points(again)["blue"] == 50
    assert "score-once" in [step.message for step in again.ruling.steps]
    assert points(scored(PAIR, ko("Art"), {"event": "returned", "of": "Art"}, ko("Art")))["blue"] == 100


def test_5_4b_generated_elements_are_scored_when_they_are_ko_d() -> None:
    """A bystander from outside the game; its side's total may exceed the build total."""
    made = {"event": "generated", "of": "Pog", "side": "red", "points": 5}
    assert points(scored(PAIR, made))["blue"] == 0
    assert points(scored(PAIR, made, ko("Pog")))["blue"] == 5
    assert points(scored(PAIR, made, ko("Pog"), ko("Art"), ko("Ann")))["blue"] == 155


def test_21_12b_replacements_score_the_higher_value() -> None:
    """50 points replace 100: 100 in all; 150 replace 100: 150."""
    assert points(scored(BENCH, swap("Ann", "Kid", "Dog"), ko("Kid"), ko("Dog")))["blue"] == 100
    assert points(scored(TITAN, swap("Ann", "Titan"), ko("Titan")))["blue"] == 150


def test_21_12b_only_when_all_replacements_are_ko_d() -> None:
    """P62: with one of two left, its own points alone; nothing at the replacement itself."""
    assert points(scored(BENCH, swap("Ann", "Kid", "Dog")))["blue"] == 0
    assert points(scored(BENCH, swap("Ann", "Kid", "Dog"), ko("Kid")))["blue"] == 30


def test_21_12b_a_replacement_that_is_replaced() -> None:
    """P62: 100 became 30 became 20: 100 in all. Back to the first and KO'd: 100 once."""
    assert points(scored(BENCH, swap("Ann", "Kid"), swap("Kid", "Dog"), ko("Dog")))["blue"] == 100
    assert points(scored(BENCH, swap("Ann", "Kid"), swap("Kid", "Ann"), ko("Ann")))["blue"] == 100


def test_5_1_the_last_undefeated_player_wins() -> None:
    """With one of two characters left the game goes on; with none the other side wins whatever the points."""
    assert scored(PAIR, ko("Art")).fields["over"] is False
    found = scored(PAIR, ko("Bob"))
    assert (found.fields["winner"], found.fields["defeated"]) == ("red", ("blue",))


def test_5_2_a_character_of_one_point_keeps_its_side_in() -> None:
    """One point does, none does not; the sideline does not (2.5)."""
    for worth, winner in ((1, None), (0, "red")):
        found = scored(two(hero("Ann"), blue=[hero("Bob", 80), hero("Pog", worth)]), ko("Bob"))
        assert found.fields["winner"] == winner
    assert scored(BENCH, ko("Ann"), ko("Art")).fields["winner"] == "blue"


def test_5_2_not_while_something_is_resolving() -> None:
    """Both sides lose their last character in one attack: no one wins first, points decide."""
    forces = two(hero("Ann", 100))
    found = scored(forces, ko("Ann", resolving=True), ko("Bob"))
    assert (found.fields["defeated"], found.fields["winner"]) == (("red", "blue"), "blue")
    assert points(found) == {"red": 80, "blue": 100}
    assert scored(forces, ko("Ann"), ko("Bob")).fields["winner"] == "blue"
    assert points(scored(forces, ko("Ann"), ko("Bob"))) == {"red": 0, "blue": 100}


@pytest.mark.parametrize(("extra", "winner"), [(99, None), (100, "blue")])
def test_5_2_the_build_total_and_a_hundred_defeat(extra: int, winner: str | None) -> None:
    """At 400 of 300 points the opponent is defeated, at 399 it isn't; what remains on its force is scored too."""
    made = {"event": "generated", "of": "Pog", "side": "red", "points": extra}
    forces = two(hero("Big", 300), hero("Art", 50))
    found = scored(forces, made, ko("Big"), ko("Pog"))
    assert found.fields["winner"] == winner
    assert points(found)["blue"] == 300 + extra + (50 if winner else 0)


def test_5_4b_what_remains_of_a_defeated_force() -> None:
    """Objects, unused cards and Location Bonuses (25.6b) are scored, the sideline is not."""
    red = {
        "figures": [hero("Ann", 100), hero("Pog", 0, bystander=True)],
        "sideline": [hero("Kid", 30)],
        "terrain": [{"name": "Orb", "points": 5}],
        "special_terrain": [{"name": "Lake", "points": 7}],
        "locations": [{"name": "Pier", "bonuses": [{"name": "Fog", "points": 11}]}],
    }
    assert points(scored({**PAIR, "red": red}, ko("Ann")))["blue"] == 100 + 5 + 7 + 11


@pytest.mark.parametrize(("event", "winner"), [("wins", "red"), ("loses", "blue")])
def test_5_3b_effects_that_decide(event: str, winner: str) -> None:
    """An effect that makes a player win or lose ends the game."""
    assert scored(PAIR, {"event": event, "side": "red"}).fields["winner"] == winner


@pytest.mark.parametrize(("gained", "winner"), [(19, None), (20, "red"), (25, "red")])
def test_5_3c_twenty_mission_points_win(gained: int, winner: str | None) -> None:
    """19 do not, 20 do, however they add up."""
    events = ({"event": "mission", "side": "red", "points": part} for part in (10, gained - 10))
    found = scored(PAIR, *events)
    assert (found.fields["winner"], found.fields["missions"]) == (winner, {"red": gained, "blue": 0})


def test_5_3a_the_time_limit() -> None:
    """When time is up, more victory points win; without the limit the same game goes on."""
    assert scored(PAIR, ko("Art"), time=True).fields["winner"] == "blue"
    assert scored(PAIR, ko("Art")).fields["winner"] is None


def test_5_4_a_tie_is_rolled() -> None:
    """Two dice each, again while they tie."""
    tied = scored(PAIR, time=True)
    assert (tied.fields["winner"], tied.fields["pending"]) == (None, ("tie:red", "tie:blue"))
    assert tied.ruling.verdict == "tied"
    rounds = [{"red": [3, 4], "blue": [5, 2]}, {"red": [1, 1], "blue": [1, 2]}]
    assert scored(PAIR, time=True, tie_rolls=rounds[:1]).fields["pending"] == ("tie:red", "tie:blue")
    assert scored(PAIR, time=True, tie_rolls=rounds).fields["winner"] == "blue"


def test_25_11_one_shots_score_face_down() -> None:
    """At the end of the game, once; face-up ones and those of a game that goes on do not."""
    red = {**PAIR["red"], "sideline": [{"name": f"Shot {n}", "kind": "one-shot", "points": 10} for n in (1, 2)]}
    used = {"event": "face-down", "of": "Shot 1"}
    assert points(scored({**PAIR, "red": red}, used, used, time=True))["blue"] == 10
    assert points(scored({**PAIR, "red": red}, used))["blue"] == 0
    assert points(scored({**PAIR, "red": red}, time=True))["blue"] == 0


def test_what_comes_after_the_end_does_not_count() -> None:
    """5.1: the game is over; a later KO changes nothing."""
    found = scored(PAIR, ko("Bob"), ko("Ann"))
    assert points(found) == {"red": 80, "blue": 0}


@pytest.mark.parametrize(
    ("event", "path"),
    [
        ({"event": "ko"}, "ask.events[0].of"),
        ({"event": "ko", "of": "Nobody"}, "ask.events[0].of"),
        ({"event": "ko", "of": "Art", "turn": "pink"}, "ask.events[0].turn"),
        ({"event": "replaced", "of": "Art"}, "ask.events[0].by"),
        ({"event": "mission", "points": 3}, "ask.events[0].side"),
        ({"event": "generated", "of": "Pog"}, "ask.events[0].side"),
    ],
)
def test_events_that_name_nothing(event: dict[str, Any], path: str) -> None:
    """One clear line that names the field."""
    with pytest.raises(DocumentError) as error:
        scored(PAIR, event)
    assert error.value.path == path


FIGURES = [("Ann", 100), ("Art", 50), ("Kid", 30), ("Dog", 20), ("Bob", 80)]


@settings(max_examples=100, deadline=None)
@given(st.lists(st.builds(ko, st.sampled_from([name for name, _ in FIGURES]), resolving=st.just(True)), max_size=12))
def test_no_figure_is_ever_scored_twice(events: list[dict[str, Any]]) -> None:
    """Whatever is KO'd however often: each figure that was scores once, and nothing else does."""
    found = scored(BENCH, *events)
    claimed = [claim["of"] for claim in found.fields["scored"]]  # type: ignore[attr-defined]
    assert sorted(claimed) == sorted({event["of"] for event in events})
    worth = dict(FIGURES)
    assert points(found) == {
        "red": sum(worth[name] for name in claimed if name == "Bob"),
        "blue": sum(worth[name] for name in claimed if name != "Bob"),
    }


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(("Kid", "Dog", "Art")), max_size=8))
def test_21_12b_the_order_of_the_replacements_ends_does_not_matter(fallen: list[str]) -> None:
    """100 became 30 and 20: whatever falls when, however often it is named, each counts once and both make 100."""
    found = points(scored(BENCH, swap("Ann", "Kid", "Dog"), *(ko(name, resolving=True) for name in fallen)))
    gone = set(fallen)
    replaced = 100 if {"Kid", "Dog"} <= gone else 30 * ("Kid" in gone) + 20 * ("Dog" in gone)
    assert found == {"red": 0, "blue": replaced + 50 * ("Art" in gone)}
