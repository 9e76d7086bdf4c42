"""A position with everything a picture can show."""

from __future__ import annotations

import pytest

from engine.heroclix.editions.modern import MODERN
from engine.heroclix.position import Figure, Life, MapPrint, Marker, Position, Thing, Turn, bits
from tests.bot.pictures.pixels import COLUMNS, square, squares


@pytest.fixture(scope="session")
def position() -> Position:
    """A map of every terrain, with markers, objects and figures of both sides."""
    levels = [1] * 256
    for name in ["H1", "I1", "H2", "I2"]:
        levels[square(name)] = 2
    printed = MapPrint(
        COLUMNS,
        16,
        setting="mixed",
        indoor=bits(squares("N13 N14 O13 O14")),
        hindering=bits(squares("C3 D4")),
        blocking=bits(squares("F7")),
        water=bits(squares("A9 B9")),
        orange=bits(squares("P8")),
        levels=tuple(levels),
        walls_east=1 << square("C7"),
        windows_south=1 << square("N12"),
        doors_east=1 << square("M13"),
        transitions=frozenset({(square("G2"), square("H2"))}),
        starting_areas={"red": bits(range(16)), "blue": bits(range(240, 256))},
    )
    figures = (
        Figure("nova", "Captain Nova", "red", squares("C5"), tokens=2, life=Life(3, 8)),
        Figure("bastion", "Brick Bastion", "red", squares("K9 L9"), size="giant", life=Life(1, 12)),
        Figure("void", "Doctor Void", "blue", squares("J8"), tokens=1, life=Life(7, 6)),
        Figure("imp", "Imp", "blue", squares("B14"), size="tiny"),
        Figure("away", "Gone Away", "blue"),
    )
    markers = (
        Marker("smoke", squares("E10 E11")),
        Marker("debris", squares("M6")),
        Marker("barrier", squares("L7")),
        Marker("elevated", squares("G13"), levels=1, transitions=frozenset({(square("G13"), square("H13"))})),
        Marker("special", squares("D13")),
    )
    things = (Thing("crate", square=square("F12")), Thing("pipe", "heavy", held_by="nova"))
    return Position(MODERN, printed, figures, markers, things, Turn("red"))
