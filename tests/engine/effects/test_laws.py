"""Laws of areas on boards made at random: the same question asked in two ways has one answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.grid import place_name
from tests.engine.effects.scenes import area, figure, legal, place, reasons

COLUMNS, ROWS = 7, 6
KINDS = ("hindering", "barrier", "debris", "smoke", "elevated", "water")
LISTED = {
    "barrier": ("squares",),
    "smoke-cloud": ("squares",),
    "telekinesis": ("figures", "elements"),
    "close-destroy-action": ("pieces",),
    "range-destroy-action": ("pieces",),
    "object-pick-up": ("elements", "puts_down"),
}
SEEDS = range(25)


def scene(seed: int, mirrored: bool = False) -> tuple[dict[str, Any], dict[str, Any]]:
    """Figures and the rest of a position, drawn from a seed; `mirrored` left to right."""
    dice = random.Random(seed)

    def name(column: int, row: int) -> str:
        return place_name(COLUMNS - 1 - column if mirrored else column, row)

    places = [(column, row) for column in range(COLUMNS) for row in range(ROWS)]
    dice.shuffle(places)
    blocking, high, standing, lying = places[:5], places[5:9], places[9:13], places[13:17]
    walls = []
    for column, row in places[17:23]:
        if column + 1 < COLUMNS:
            walls.append(f"{name(column, row)}/{name(column + 1, row)}")
    figures = {
        f"f{n}": figure(name(*at), dice.choice(("red", "blue")), values={"range": dice.randint(0, 5), "speed": 3})
        for n, at in enumerate(standing)
    }
    figures["f0"]["powers"] = ["barrier", "smoke-cloud", "telekinesis", *dice.choice(([], ["super-strength"]))]
    drawn = {
        "size": [COLUMNS, ROWS],
        "blocking": [name(*at) for at in blocking],
        "elevated": {"2": [name(*at) for at in high]},
        "walls": walls,
    }
    markers = [{"kind": dice.choice(KINDS), "at": [name(*at)], "id": f"m{n}"} for n, at in enumerate(lying)]
    objects = [{"id": "crate", "at": name(*dice.choice(high + lying))}] if dice.random() < 0.6 else []
    return figures, {"map": drawn, "markers": markers, "objects": objects}


@pytest.mark.parametrize("effect", LISTED)
def test_law_legal_exactly_if_something_may_be_chosen(effect: str) -> None:
    """`legal` refuses for want of a choice exactly where `area` lists none."""
    for seed in SEEDS:
        figures, more = scene(seed)
        found = area(effect, "f0", figures, **more).fields
        assert (reasons(legal(effect, "f0", figures, **more)) == []) is any(found[key] for key in LISTED[effect])


@pytest.mark.parametrize("effect", ["telekinesis", "close-destroy-action", "range-destroy-action", "object-pick-up"])
def test_law_what_is_listed_may_be_chosen_by_name(effect: str) -> None:
    """Everything that `area` lists is legal as `target`, and nothing else that lies there."""
    for seed in SEEDS:
        figures, more = scene(seed)
        found = area(effect, "f0", figures, **more).fields
        listed = {name for key in LISTED[effect] if key != "puts_down" for name in found[key]}  # type: ignore[attr-defined]
        for name in ("m0", "m1", "m2", "m3", *(thing["id"] for thing in more["objects"])):
            assert (reasons(legal(effect, "f0", figures, target=name, **more)) == []) is (name in listed)


@pytest.mark.parametrize("effect", LISTED)
def test_law_mirrored_boards_give_mirrored_answers(effect: str) -> None:
    """Left and right exchanged, the same is listed at the mirrored places."""

    def mirror(name: str) -> str:
        if "/" in name:
            return "/".join(sorted(mirror(part) for part in name.split("/")))
        return place_name(COLUMNS - 1 - (ord(name[0]) - ord("A")), int(name[1:]) - 1) if name[0].isupper() else name

    for seed in SEEDS:
        seen = []
        for mirrored in (False, True):
            figures, more = scene(seed, mirrored)
            found = area(effect, "f0", figures, **more).fields
            names = [name for key in LISTED[effect] for name in found[key]]  # type: ignore[attr-defined]
            seen.append({mirror(name) if not mirrored else name for name in names})
        assert seen[0] == {"/".join(sorted(name.split("/"))) for name in seen[1]}


def test_law_every_marker_that_is_generated_could_be_placed_there() -> None:
    """A square listed for Barrier or Smoke Cloud takes such a marker by itself (17.5, 13.2)."""
    for seed in SEEDS:
        figures, more = scene(seed)
        for effect, kind in (("barrier", "barrier"), ("smoke-cloud", "smoke")):
            free = set(place("marker", figures, kind=kind, **more).fields["squares"])  # type: ignore[call-overload]
            assert set(area(effect, "f0", figures, **more).fields["squares"]) <= free  # type: ignore[call-overload]
