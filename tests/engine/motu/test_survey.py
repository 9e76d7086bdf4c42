"""The survey of a whole field tells of each pair what is told of it alone (6c)."""

from __future__ import annotations

import random
from types import MappingProxyType

import pytest

from engine.motu.ground.field import Field, Piece, Place
from engine.motu.ground.hexes import Hex
from engine.motu.sight.lines import sees
from engine.motu.sight.survey import seen_from, survey
from tests.engine.motu.asking import answer, ask, figure, scene, steps


def walled(columns: int, rows: int, walls: int, seed: int) -> tuple[Field, list[Hex]]:
    """Return a field with so many high hexes, and all its hexes."""
    hexes = [(column, row) for row in range(rows) for column in range(columns)]
    high = random.Random(seed).sample(hexes, walls)
    kinds = MappingProxyType(dict.fromkeys(high, "high"))
    return Field(columns, rows, pieces=(Piece("walls", kinds),) if high else ()), hexes


@pytest.mark.parametrize(
    ("columns", "rows", "walls"),
    [(1, 1, 0), (1, 5, 1), (6, 1, 2), (2, 2, 1), (7, 6, 0), (7, 6, 8), (7, 6, 30), (9, 4, 12)],
)
@pytest.mark.parametrize("seed", range(4))
def test_every_pair_as_it_is_told_alone(columns: int, rows: int, walls: int, seed: int) -> None:
    """Both ways, from and to obstacles too, of one hex to itself: the same as one by one."""
    field, hexes = walled(columns, rows, walls, seed)
    found = survey(field)
    for a in hexes:
        for b in hexes:
            assert found.sees(a, b) is sees(field, (Place(a),), (Place(b),)), (a, b)
    assert found.count() == sum(sees(field, (Place(a),), (Place(b),)) for a in hexes for b in hexes)


def test_what_is_not_of_the_field_is_not_seen() -> None:
    """A hex beyond the rim is neither seen nor sees."""
    field, _ = walled(4, 3, 0, 0)
    found = survey(field)
    assert not found.sees((0, 0), (4, 0))
    assert not found.sees((9, 9), (0, 0))


@pytest.mark.parametrize("seed", range(12))
def test_all_that_one_sees_is_what_each_line_of_sight_says(seed: int) -> None:
    """From the ground, a platform, under it and with a large base: every place that a line of sight is clear to."""
    dice = random.Random(seed)
    hexes = [f"{chr(65 + column)}{row + 1}" for row in range(6) for column in range(7)]
    base = [hexes.pop(hexes.index(at)) for at in ("C4", "D4")]
    dice.shuffle(hexes)
    platform, walls = hexes[:4], hexes[4 : 4 + dice.randrange(2, 12)]
    hexes += base
    document = scene(figure("big", base), size=[7, 6], high=walls, platform=platform)
    places = [*(at for at in hexes if at not in walls), *(f"{at}@platform" for at in platform)]
    for start in (f"{platform[0]}@platform", platform[1], hexes[-3], "big"):
        own = base if start == "big" else [start]
        seen = {
            at
            for at in places
            if at not in own and ask(document, "line_of_sight", from_=start, to=at)["result"] == "clear"
        }
        found = ask(document, "visible", from_=start)
        assert set(found["result"]) == seen, start
        assert len(found["result"]) == len(seen)


def test_6c_whom_one_sees_and_who_of_them_is_in_cover() -> None:
    """Each other character is told: seen, seen in cover, or not; friends too, and nobody's own self."""
    document = scene(
        figure("brak", "A2"),
        figure("mirn", "C2"),
        figure("zor", "E2", "evil"),
        figure("hid", "E5", "evil"),
        figure("gone", "A5", "evil", defeated=True),
        size=[7, 6],
        high=["B4", "C4", "D4", "A4", "D5", "E4"],
    )
    found = answer(document, "visible", from_="brak")
    assert found.fields["figures"] == ["mirn", "zor"]
    assert found.fields["covered"] == ["zor"]
    assert found.ruling.verdict == "2"
    assert steps(found) == ["motu-seen-figure", "motu-seen-covered", "motu-unseen-figure", "motu-seen-places"]
    assert ask(document, "visible", from_="A3")["figures"][0] == "brak"


def test_the_survey_of_a_field_is_kept_by_what_it_rests_on() -> None:
    """Another wall, another answer; a field alike in its high obstacles, the same."""
    field, _ = walled(7, 6, 8, 3)
    other = Field(7, 6, pieces=(*field.pieces, Piece("more", MappingProxyType({(3, 3): "high"}))))
    start = next(at for at in ((0, 0), (1, 0), (2, 0)) if at not in field.high)
    alone = [sees(other, (Place(start),), (place,)) for place in seen_from(other, (Place(start),))]
    assert all(alone)
    assert set(seen_from(other, (Place(start),))) <= set(seen_from(field, (Place(start),)))
