"""Sight, cover, distances and arcs against a second geometry, on random fields."""

from __future__ import annotations

import random

import pytest

from engine.grid import place_name
from tests.engine.motu import slow
from tests.engine.motu.asking import ask, figure, scene

COLUMNS, ROWS = SMALL = 7, 6
HEXES = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]
SEEDS = range(60)
Size = tuple[int, int]
SIZES = (SMALL, (30, 25))  # and that of the book's own field


def named(hexes: object) -> list[str]:
    """Return the names of hexes."""
    return [place_name(*at) for at in sorted(hexes)]  # type: ignore[call-overload]


def ends_and_more(dice: random.Random, size: Size, most: int) -> list[tuple[int, int]]:
    """Return two hexes of a field, and some others in the part of it that lies between them and around them."""
    columns, rows = size
    one, other = dice.sample([(column, row) for row in range(rows) for column in range(columns)], 2)
    (left, right), (top, bottom) = (sorted(each) for each in zip(one, other, strict=True))
    near = {
        (column, row)
        for row in range(max(top - 2, 0), min(bottom + 3, rows))
        for column in range(max(left - 2, 0), min(right + 3, columns))
    } - {one, other}
    return [one, other, *dice.sample(sorted(near), min(len(near), dice.randrange(2, most)))]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_of_sight_on_the_flat(seed: int, size: Size) -> None:
    """Open as the polygons say, to the same corners; the two lines given are open, and no other than these (6c)."""
    dice = random.Random(seed)
    one, other, *rest = ends_and_more(dice, size, 14)
    found = ask(
        scene(size=list(size), high=named(rest)), "line_of_sight", from_=place_name(*one), to=place_name(*other)
    )
    lines = slow.open_lines(one, other, set(rest))
    assert (found["result"] == "clear") is slow.two_open(one, other, set(rest))
    assert set(found["corners"]) == {end for _, end in lines}
    assert {tuple(end.partition(".")[2] for end in line) for line in found["lines"]} <= lines


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_of_sight_between_heights(seed: int, size: Size) -> None:
    """From a platform only the obstacles beside the lower end count; nobody sees through a platform (6c, M5)."""
    dice = random.Random(seed)
    one, other, *rest = ends_and_more(dice, size, 14)
    platform = {one, *dice.sample([one, other, *rest], 3)}
    document = scene(size=list(size), high=named(rest), platform=named(platform))
    near = {at for at in rest if slow.beside(at, other)}
    expected = other not in platform and slow.two_open(one, other, near)
    up, down = f"{place_name(*one)}@platform", place_name(*other)
    assert (ask(document, "line_of_sight", from_=up, to=down)["result"] == "clear") is expected
    near_below = expected if other in platform else slow.two_open(other, one, near)
    assert (ask(document, "line_of_sight", from_=down, to=up)["result"] == "clear") is near_below


@pytest.mark.parametrize("wide", SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_cover_on_the_flat(seed: int, wide: Size) -> None:
    """What the line from centre to centre runs through counts, high and low, unless it is adjacent (7b, M4, M8)."""
    dice = random.Random(seed)
    one, other, *rest = ends_and_more(dice, wide, 20)
    hexes_of_all = [(column, row) for row in range(wide[1]) for column in range(wide[0])]
    people, walls = rest[:4], rest[4:]
    size = dice.choice((1, 2, 3))
    base = [other]
    while len(base) < size:
        base.append(dice.choice([at for at in hexes_of_all if any(slow.beside(at, each) for each in base)]))
        if base[-1] in rest or base[-1] == one or len(set(base)) < len(base):
            base = [other]
            size = 1
    crowd = [figure(f"p{index}", place_name(*at), "evil") for index, at in enumerate(people)]
    base.sort(key=lambda at: at[::-1])  # so that the slot of three in a row is at an end
    target = figure("target", [place_name(*at) for at in base], "evil")
    document = scene(figure("me", place_name(*one)), target, *crowd, size=list(wide), low=named(walls))
    a, b = slow.centre(*one), slow.base_centre(base)
    exempt = {at for at in hexes_of_all if slow.beside(at, one)}
    if size > 1:
        exempt |= {at for at in hexes_of_all for each in base if slow.beside(at, each)}
    hexes = slow.meets(a, b, set(walls) - exempt)
    covering = [
        f"p{index}"
        for index, at in enumerate(people)
        if at not in exempt and slow.inside(a, b, list(slow.polygon(*at).values()))
    ]
    found = ask(document, "cover", from_="me", to="target")
    assert set(found["covered_by"]) == {*named(hexes), *covering}
    assert found["result"] is bool(hexes or covering)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_distances(seed: int, size: Size) -> None:
    """As the nearest of all corners and sides say, to a hundredth (6c, M1)."""
    dice = random.Random(seed)
    one, other = ((dice.randrange(size[0]), dice.randrange(size[1])) for _ in range(2))
    width = dice.choice((1, 1.25, 0.8))
    found = ask(scene(size=list(size), hex_inches=width), "distance", a=place_name(*one), b=place_name(*other))
    assert found["inches"] == pytest.approx(slow.gap(one, other) * width, abs=0.00501)


@pytest.mark.parametrize("seed", range(40))
def test_arcs(seed: int) -> None:
    """A hex is in front where all its corners lie ahead of the line through the base's middle, square to it (M7)."""
    dice = random.Random(seed)
    one = dice.choice(HEXES)
    side = dice.randrange(6)
    document = scene(figure("me", place_name(*one), facing=("e", "ne", "nw", "w", "sw", "se")[side]))
    (x, y), (q, r) = slow.plan(slow.centre(*one)), slow.AROUND[side]
    ahead = slow.plan((q, r))  # type: ignore[arg-type]
    for at in HEXES:
        ways = [slow.plan(point) for point in slow.polygon(*at).values()]
        leads = [(px - x) * ahead[0] + (py - y) * ahead[1] for px, py in ways]
        expected = "front" if min(leads) > -1e-9 else "rear" if max(leads) < 1e-9 else "between"
        assert ask(document, "arc", of="me", from_=place_name(*at))["result"] == expected
