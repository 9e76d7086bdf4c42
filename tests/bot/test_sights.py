"""What one figure sees, shoots and strikes, square by square, against single rulings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.heroclix.orders.sights import arms_of, figures_on, seen_from
from engine.grid import parse_place
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game.state.layout import read_layout
from engine.heroclix.judge import answer
from engine.heroclix.position import Figure, MapPrint, Position, Printed
from engine.heroclix.samples import sample_map


def at(printed: MapPrint, name: str) -> int:
    """The number of a square."""
    return printed.square(*parse_place(name))


def figure(printed: MapPrint, name: str, side: str, where: str, **more: object) -> Figure:
    """A figure on a square, with range 6 where nothing else is said."""
    values = {"printed": Printed(8, 10, 17, 3, 6, 1), **more}
    return Figure(name, name, side, (at(printed, where),), **values)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def hill() -> Position:
    """Signal Hill with figures of all sizes, one with Stealth in hindering terrain."""
    printed = read_layout(MODERN, sample_map("signal-hill").document("en")).map
    return Position(
        MODERN,
        printed,
        (
            figure(printed, "keeper", "red", "H6"),
            figure(printed, "giant", "red", "D4", size="giant"),
            figure(printed, "shade", "blue", "F5", powers=frozenset(("stealth",))),
            figure(printed, "clerk", "blue", "J12"),
            figure(printed, "ox", "blue", "C6", size="giant"),
        ),
    )


def test_each_square_agrees_with_its_own_ruling(hill: Position) -> None:
    """Every square seen comes to what the line of fire to it, or to the figure on it, is ruled to be."""
    seen = seen_from(hill, hill.figure("keeper"))
    assert len(seen) == 255
    for square, result in seen.items():
        standing = hill.at(square)
        to = hill.map.name_of(square) if standing is None else standing.id
        assert answer(hill, {"type": "line_of_fire", "from": "keeper", "to": to}).fields["result"] == result


def test_stealth_hides_a_figure_in_its_square(hill: Position) -> None:
    """The bush on F5 is seen through hindering from E5's neighbour; the figure with Stealth in it is not (27.1k)."""
    empty = Position(MODERN, hill.map, tuple(one for one in hill.figures if one.id != "shade"))
    bush = at(hill.map, "F5")
    assert seen_from(empty, empty.figure("keeper"))[bush] == "hindered"
    assert seen_from(hill, hill.figure("keeper"))[bush] == "blocked"


def test_27_7d_an_earthbound_giant_does_not_reach_through_stealth(hill: Position) -> None:
    """Giant Reach sees past hindering terrain; Earthbound/Neutralized takes that, and the square is out of reach."""
    bush, giant = at(hill.map, "F5"), hill.figure("giant")
    assert bush in arms_of(hill, giant).struck
    grounded = hill.with_figure(replace(giant, powers=frozenset(("earthbound-neutralized",))))
    assert bush not in arms_of(grounded, grounded.figure("giant")).struck
    ruled = answer(grounded, {"type": "legal", "figure": "giant", "action": "close", "target": "shade"})
    assert ruled.fields["legal"] is False


def test_what_is_in_range_agrees_with_legal(hill: Position) -> None:
    """A figure stands on a square within range and not blocked exactly when it may be a target of a range attack."""
    for attacker in hill.figures:
        arms = arms_of(hill, attacker)
        for target in hill.figures:
            if hill.friendly(attacker, target):
                continue
            close, far = (
                answer(hill, {"type": "legal", "figure": attacker.id, "action": kind, "target": target.id})
                for kind in ("close", "range")
            )
            assert (target.squares[0] in arms.struck) == close.fields["legal"], (attacker.id, target.id)
            shot = arms.shot.get(target.squares[0], "blocked") != "blocked"
            assert shot == far.fields["legal"], (attacker.id, target.id)


def test_giant_reach_goes_two_squares(hill: Position) -> None:
    """A giant strikes two squares away (27.7d), a standard figure only beside itself."""
    giant, keeper = arms_of(hill, hill.figure("giant")), arms_of(hill, hill.figure("keeper"))
    assert giant.reach == 2
    assert at(hill.map, "D2") in giant.struck
    assert at(hill.map, "D1") not in giant.struck
    assert keeper.reach == 0
    assert at(hill.map, "H5") in keeper.struck
    assert at(hill.map, "J6") not in keeper.struck


def test_a_close_attack_goes_across_a_transition() -> None:
    """From H5 on level 2 a close attack reaches H4 across the transition (16.5b), and not G4 beside it."""
    printed = read_layout(MODERN, sample_map("signal-hill").document("en")).map
    keeper = figure(printed, "keeper", "red", "H5")
    struck = arms_of(Position(MODERN, printed, (keeper,)), keeper).struck
    assert at(printed, "H4") in struck
    assert at(printed, "G4") not in struck


def test_figures_on_squares(hill: Position) -> None:
    """The figures with a square among those given, the asking one left out."""
    there = frozenset((at(hill.map, "H6"), at(hill.map, "D4")))
    assert [one.id for one in figures_on(hill, there, hill.figure("keeper"))] == ["giant"]
    assert [one.id for one in figures_on(hill, there, 0)] == ["keeper", "giant"]
