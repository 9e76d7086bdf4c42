"""Bare lists at the head of a part can be used; the same names within other words can't (21.1c, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.cards.names import SLASHED, names
from engine.heroclix.editions.modern import MODERN
from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import of, one, statuses


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("Charge.", [{"grants": "charge"}]),
        ("Charge, Flurry", [{"grants": "charge"}, {"grants": "flurry"}]),
        ("Carga, Sigilo.", [{"grants": "charge"}, {"grants": "stealth"}]),
        ("STOP.", [{"grants": "stop"}]),
        ("STOP, Toughness.", [{"grants": "stop"}, {"grants": "toughness"}]),
        ("Energy Shield/Deflection and Willpower.", [{"grants": "energy-shield-deflection"}, {"grants": "willpower"}]),
        ("Giant Reach: 2, KNOCKBACK.", [{"grants": "giant-reach:2"}, {"grants": "knockback"}]),
        ("Passenger: 3.", [{"grants": "passenger:3"}]),
        ("[Wing symbol], Sidestep.", [{"grants": "flight"}, {"grants": "sidestep"}]),
        ("[Dolphin Symbol].", [{"grants": "swim"}]),
        ("[Giant symbol].", [{"size": "giant"}]),
        ("[Giant symbol[, Charge.", [{"size": "giant"}, {"grants": "charge"}]),
        (
            "Improved Targeting: Hindering, Elevated. ",
            [{"grants": "improved-targeting:hindering"}, {"grants": "improved-targeting:elevated"}],
        ),
        ("[Improved Movement: Blocking], Charge.", [{"grants": "improved-movement:blocking"}, {"grants": "charge"}]),
        ("Improved Movement: Hindering.", [{"grants": "improved-movement:hindering"}]),
        (
            "Stealth, Improved Movement: Ignores Hindering Terrain.",
            [{"grants": "stealth"}, {"grants": "improved-movement:hindering"}],
        ),
        ("Protected: Outwit.", [{"protected": "outwit"}]),
        ("Poison, Protected: Outwit.", [{"grants": "poison"}, {"protected": "outwit"}]),
        ("Protected: Outwit, Pulse Wave.", [{"protected": "outwit"}, {"protected": "pulse-wave"}]),
        ("PROTECTED: Outwit, Mind Control.", [{"safeguard": "outwit"}, {"safeguard": "mind-control"}]),
        ("SAFEGUARD: Poison.", [{"safeguard": "poison"}]),
    ],
)  # fmt: skip
def test_21_1c_a_list_is_judged(text: str, effects: list[dict[str, Any]]) -> None:
    """Each name is an effect of its own."""
    found = one(text)
    assert (found.status, list(found.effects)) == ("judged", effects)


@pytest.mark.parametrize("slug", sorted(power.slug for power in MODERN.powers.standard))
def test_18_every_standard_power_is_known_by_its_name(slug: str) -> None:
    """As the card of powers prints it, and in Spanish."""
    english = SLASHED.get(slug, slug.replace("-", " ").title())
    assert [list(sentence.effects) for sentence in of(f"{english}.")] == [[{"grants": slug}]]
    assert sum(known == slug for known in names(MODERN.powers).values()) > 1


@pytest.mark.parametrize(
    "text",
    [
        "Charge, Fury.",  # no such power
        "Charge, flurry of blows.",
        "charge.",  # no name of a power
        "Giant Reach.",
        "Giant Reach: X.",
        "Improved Movement: Water.",  # 27.5 knows none, and no older book
        "Improved Movement: Hindering Lava.",
        "Improved Movement: Charge, Lava.",
        "[Star symbol].",
        "[Star symbol[, Charge.",
        "PROTECTED: Lava.",
        "Protected: Charge.",
        "Charge: Flurry.",
        "Not Charge.",
    ],
)
def test_21_1c_what_is_not_wholly_known_is_unread(text: str) -> None:
    """One unknown name, and nothing of the list counts."""
    found = one(text)
    assert (found.status, found.effects) == ("unread", ())


def test_21_1c_a_list_behind_something_else_is_no_list() -> None:
    """Behind what is unread nobody knows what it hangs on; behind `//` it is the head of its part again."""
    assert statuses("Hollis hums. Flurry.") == ["unread", "unread"]
    assert statuses("Hollis hums. // Flurry.") == ["unread", "judged"]
    assert statuses("Charge. Flurry.") == ["judged", "judged"]


def test_21_1f_brackets_are_no_rules() -> None:
    """What stands in them is no effect, whatever it says, and opens nothing."""
    first, second, third = of("Charge. (FREE: Heal 2 clicks.) Flurry.")
    assert (second.status, second.effects, second.why) == ("judged", (), "bracket")
    assert first.status == third.status == "judged"


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("Improved Movement: Hindering.", True),
        ("Improved Movement: Ignores Hindering Terrain, but only if Hollis occupies water terrain.", True),
        ("Improved Movement: Ignores Hindering Terrain, but only if Hollis occupies clear terrain.", False),
    ],
)
def test_16_2a_who_ignores_hindering_terrain_moves_as_everybody(text: str, counts: bool) -> None:
    """Older cards still print it: it is judged, the ruling says that it changes nothing, and it does change nothing."""
    question = {"type": "reachable", "figure": "hollis"}
    plain, with_text = (asked(question, figure("Hollis", "red", "D5", each)) for each in ("", text))
    assert plain["result"] == with_text["result"]
    assert [row["status"] for row in with_text["cards"]] == ["judged"]
    assert any(step["rule"] == "16.2a" for step in with_text["ruling"]["steps"]) == counts


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Stealth. But only if your force has three or more characters.", ["reminded", "unread"]),
        ("Stealth. Only if your force has three or more characters.", ["reminded", "unread"]),
        ("Charge. Stealth. But only during your turn.", ["judged", "reminded", "unread"]),
        ("Stealth. // But only during your turn.", ["judged", "unread"]),
    ],
)
def test_21_1e_a_restriction_behind_a_full_stop_is_of_what_stands_before_it(text: str, found: list[str]) -> None:
    """What a sentence of its own restricts is not had without the restriction."""
    assert statuses(text) == found


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("UNIQUE MODIFER - Adjacent friendly characters modify attack +1.", "UNIQUE MODIFIER - "),
        ("UNIQUE MODIFIER—Adjacent friendly characters modify attack +1.", "UNIQUE MODIFIER - "),
    ],
)
def test_22_10_slips_of_print_that_are_forgiven_by_name(slip: str, meant: str) -> None:
    """They mean what is right, and stay as printed; others are not guessed at."""
    found = one(slip)
    right = one(f"{meant}Adjacent friendly characters modify attack +1.")
    assert (found.text, found.status, found.effects) == (slip, "judged", right.effects)
    assert one(slip.replace("UNIQUE", "UNIQE")).status == "unread"


def test_21_1_a_symbol_that_is_opened_twice_ends_no_sentence() -> None:
    """The sentences are those of the text with the right bracket, letter for letter."""
    text = "[Giant symbol[, Charge. Hollis modifies attack +1."
    assert [sentence.text for sentence in of(text, "Hollis")] == [
        "[Giant symbol[, Charge.",
        "Hollis modifies attack +1.",
    ]
    assert statuses(text, "Hollis") == ["judged", "judged"]
