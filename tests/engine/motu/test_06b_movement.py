"""6b Movement, with 7c, 7l and 7m: what steps cost, where a movement ends, and the moves that effects give."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.grid import parse_place, place_name
from engine.motu.judge import read
from engine.motu.moves.reach import flood
from engine.motu.moves.way import walked as walked_by
from tests.engine.motu import slow
from tests.engine.motu.asking import answer, ask, figure, scene, steps, wrong

HE_MAN = figure("he-man", "E5", speed=[5, 8])
P = {"id": "p", "kind": "platform", "hexes": ["G5", "H5"]}


def reached(document: dict[str, Any], who: str = "he-man", **more: Any) -> dict[str, int]:
    """Return where a character may end its movement, with the fewest points."""
    found = ask(document, "reachable", figure=who, **more)
    assert found["result"] == list(found["costs"])
    return dict(found["costs"])


def walked(document: dict[str, Any], *path: str, **more: Any) -> tuple[list[int], list[str]]:
    """Return what the steps of a way cost, and the codes against it."""
    found = ask(document, "move_cost", **{"figure": "he-man", "path": list(path), **more})
    assert found["legal"] is not bool(found["because"])
    assert found["cost"] == sum(found["costs"])
    return found["costs"], [reason.code for reason in found["because"]]


def test_a_point_a_hex() -> None:
    """He-Man moves up to five hexes with speed 5, up to eight when he spends his token (6b, caption)."""
    document = scene({**HE_MAN, "at": "O13", "concentrated": True})
    assert len(reached(document)) == 1 + sum(6 * ring for ring in range(1, 6))
    assert len(reached(document, concentrate=True)) == 1 + sum(6 * ring for ring in range(1, 9))
    assert wrong(scene(HE_MAN), "reachable", figure="he-man", concentrate=True) == (
        "ask.concentrate", "error-motu-not-concentrated"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("more", "rough", "points"),
    [
        ({}, False, 5), ({}, True, 3), ({"positive": "speed"}, False, 7), ({"negative": "injury"}, False, 3),
        ({"negative": "injury"}, True, 3), ({"positive": "speed", "negative": "injury"}, True, 5),
        ({"speed": [1, 2], "negative": "injury"}, False, 0),
    ],
)  # fmt: skip
def test_what_changes_the_speed(more: dict[str, Any], rough: bool, points: int) -> None:
    """Rough terrain where it begins −2, speed +2, an injury −2 but not in rough terrain; 0 at least (6b, 7f, M17)."""
    document = scene({**HE_MAN, **more}, rough=["E5"] if rough else ["F5"])
    assert ask(document, "reachable", figure="he-man")["points"] == points


def test_a_teleport_ignores_rough_terrain() -> None:
    """Nor does an injury count where it begins in rough terrain (7l, M22)."""
    document = scene({**HE_MAN, "negative": "injury"}, rough=["E5"])
    assert ask(document, "reachable", figure="he-man", how="teleport")["points"] == 5


@pytest.mark.parametrize(("kind", "cost"), [("low", 3), ("high", 6)])
def test_over_an_obstacle(kind: str, cost: int) -> None:
    """From a hex beside a portion to any other beside it: 3 over a low, 6 over a high one (6b, captions)."""
    pieces = [{"id": "wall", "kind": kind, "hexes": ["F5", "F6", "F4"]}]
    document = scene({**HE_MAN, "speed": [6, 6]}, pieces=pieces)
    assert walked(document, "G5") == ([cost], [])
    assert walked(document, "F5") == ([], ["no-way"])
    assert walked(document, "H5") == ([], ["no-way"])
    assert walked(scene({**HE_MAN, "speed": [cost - 1, 9]}, pieces=pieces), "G5") == ([cost], ["points"])


def test_an_opening_is_crossed_as_a_low_obstacle() -> None:
    """By the kind of the portion that is crossed (6b, M18)."""
    pieces = [{"id": "arch", "kind": "mixed", "hexes": ["F4", "F5", "F6"], "low": ["F5"]}]
    assert walked(scene(HE_MAN, pieces=pieces), "G5") == ([3], [])


def test_up_and_down_a_platform() -> None:
    """3 up from beside it, 3 down to beside it, 1 along it; from under it and to under it never (6b, M19)."""
    document = scene({**HE_MAN, "at": "F5", "speed": [9, 9]}, pieces=[P])
    assert walked(document, "G5@p", "H5@p", "I5") == ([3, 1, 3], [])
    assert walked(document, "G5", "H5") == ([1, 1], [])
    assert walked({**document, "figures": [{**HE_MAN, "at": "G5"}]}, "H5@p") == ([], ["no-way"])
    assert walked({**document, "figures": [{**HE_MAN, "at": "G5@p"}]}, "H5") == ([], ["no-way"])
    assert walked({**document, "figures": [{**HE_MAN, "at": "G5@p"}]}, "G5") == ([], ["no-way"])


def test_by_a_ladder() -> None:
    """Skeletor: 2 up the ladder, 1 along the platform; from under it too; its hexes are never entered (6b, M19)."""
    pieces = [P, {"id": "l", "kind": "ladder", "hexes": ["F5"]}]
    document = scene(HE_MAN, pieces=pieces)
    assert walked(document, "G5@p", "H5@p") == ([2, 1], [])
    assert walked(document, "F5") == ([], ["no-way"])
    assert walked({**document, "figures": [{**HE_MAN, "at": "G5"}]}, "G5@p") == ([2], [])
    long = scene(HE_MAN, pieces=[P, {"id": "l", "kind": "ladder", "hexes": ["F5", "F4", "G4"]}])
    assert walked(long, "H5@p") == ([2], [])  # beside another of its hexes


def test_a_movement_ends_beside_an_enemy() -> None:
    """At once where it comes there; where it begins beside one it may go (6b)."""
    zor = figure("zor", "G5", "evil")
    document = scene(HE_MAN, zor)
    assert walked(document, "F5", "F4") == ([1], ["stopped"])
    assert walked(document, "D5", "C5") == ([1, 1], [])
    assert walked(scene({**HE_MAN, "at": "F5"}, zor), "E5", "D5") == ([1, 1], [])
    assert walked(scene(HE_MAN, figure("orko", "G5")), "F5", "F4") == ([1, 1], [])
    costs = reached(document)
    assert "F5" in costs
    assert "H5" not in costs  # behind it all round, within 5 points only past its sides
    assert walked(document, "F5", "G5")[1] == ["stopped"]


def test_climbers_push() -> None:
    """Friend or foe, to a free hex beside it at its height; without one, or a large one, no entry (6b, M20, M21)."""
    document = scene({**HE_MAN, "at": "F5", "speed": [4, 4]}, figure("orko", "G5@p"), pieces=[P])
    assert walked(document, "G5@p") == ([3], [])
    assert "H5@p" not in reached(document)  # the movement is followed no further
    full = scene({**HE_MAN, "at": "F5"}, figure("orko", "G5@p"), figure("ram", "H5@p"), pieces=[P])
    assert walked(full, "G5@p") == ([], ["no-way"])
    large = scene(
        {**HE_MAN, "at": "F5"}, figure("beast", ["G5@p", "H5@p"]), pieces=[{**P, "hexes": ["G5", "H5", "I5"]}]
    )
    assert walked(large, "G5@p") == ([], ["no-way"])


def test_in_an_interruption_it_comes_nearer_and_into_sight() -> None:
    """Fewer flat hexes, or still beside; seen by who is interrupted (7c, M26)."""
    turn = {"active": "zor", "interruptions": [{"by": "he-man", "of": "zor"}]}
    document = scene(HE_MAN, figure("zor", "I5", "evil"), turn=turn)
    assert walked(document, "F5") == ([1], [])
    assert walked(document, "D5") == ([1], ["direction"])
    assert {"E5", "F5", "H5"} <= reached(document).keys()
    assert "D5" not in reached(document)
    walled = scene(HE_MAN, figure("zor", "I5", "evil"), turn=turn, high=["H3:H8"])
    assert walked(walled, "F5") == ([1], ["sight"])


@pytest.mark.parametrize(("at", "toward", "ends"), [("E5", "I5", {"H5": 3}), ("H5", "I5", {"H5": 0}), ("A5", "I5", {})])
def test_a_charge_ends_beside_its_goal(at: str, toward: str, ends: dict[str, int]) -> None:
    """On the way of fewest points, or not at all (7l, M32)."""
    document = scene({**HE_MAN, "at": at}, figure("zor", toward, "evil"))
    assert reached(document, how="charge", toward="zor") == ends


def test_a_directed_move_keeps_to_the_shortest_way() -> None:
    """Anywhere along it, its own place too (7l, M32); to a place, up to that place."""
    document = scene(HE_MAN, figure("zor", "I5", "evil"))
    assert reached(document, how="directed", toward="zor") == {"E5": 0, "F5": 1, "G5": 2, "H5": 3}
    assert reached(scene(HE_MAN), how="directed", toward="G5") == {"E5": 0, "F5": 1, "G5": 2}
    assert wrong(document, "reachable", figure="he-man", how="charge") == ("ask.toward", "error-missing")
    assert wrong(document, "reachable", figure="he-man", toward="zor") == ("ask.toward", "error-motu-only-with-how")


def test_teleports_and_jumps() -> None:
    """Over everything, a point a hex, two over or under one's own, to a free place; no enemy ends them (7l, M22)."""
    walls = scene({**HE_MAN, "speed": [2, 2], "at": "G5"}, figure("zor", "I5", "evil"), pieces=[P], high=["F5", "G4"])
    for how in ("teleport", "jump"):
        costs = reached(walls, how=how)
        assert costs["G5@p"] == 2
        assert (costs["E5"], costs["H5"], costs["H5@p"], costs["H6"]) == (2, 1, 1, 2)
        assert not {"F5", "G4", "I5"} & costs.keys()


def test_a_large_base_keeps_its_shape() -> None:
    """A point a hex, where all of it finds room; over low portions and ladders for 3, never up a ladder (7m, M27)."""
    beast = figure("he-man", ["E5", "D5"], speed=[3, 3])
    assert walked(scene(beast), "F5", "G5") == ([1, 1], [])
    assert walked(scene(beast, high=["F5"]), "F5") == ([], ["no-way"])
    assert walked(scene(beast, low=["F5"]), "H5") == ([3], [])  # its other hex comes to lie beyond
    assert walked(scene(beast, ladder=["F5"], platform=["G5", "H5"]), "H5@platform") == ([], ["no-way"])
    assert walked(scene(beast, ladder=["F5"]), "H5") == ([3], [])
    up = scene(beast, pieces=[{"id": "p", "kind": "platform", "hexes": ["F5", "E4", "F4"]}])
    assert walked(up, "F4@p") == ([], ["no-way"])
    assert walked(scene(beast, platform=["E4", "D4"]), "E4@platform") == ([3], [])


def flood_walks(document: dict[str, Any], points: int) -> int:
    """Walk the ways that a flood tells back from every base, each at its cost; return how many there were."""
    position, _ = read({**document, "ask": {"type": "score"}})
    mover = position.by_id["he-man"]
    found, walks = flood(position, mover, points), 0
    for end, cost in found.costs.items():
        for before in found.before.get(end, ()):
            way = [end, before]
            while way[-1] != mover.places:
                way.append(found.before[way[-1]][-1])
            told = walked_by(position, mover, [base[0] for base in reversed(way)])
            assert (told.broken, told.base, told.cost) == ("", end, cost)
            walks += 1
    return walks


@pytest.mark.parametrize("seed", range(60))
def test_the_fewest_points_as_a_second_reckoning_has_them(seed: int) -> None:  # noqa: C901  # one reckoning, read as one
    """On random fields: a plain relaxation over all pairs of places, from the book's costs (6b)."""
    dice = random.Random(seed)
    columns, rows = 6, 6
    hexes = [(column, row) for row in range(rows) for column in range(columns)]
    dice.shuffle(hexes)
    high, low, ladder, others, rough = (set(hexes[a:b]) for a, b in ((0, 4), (4, 8), (8, 10), (10, 14), (14, 18)))
    start, platform = hexes[18], set(dice.sample(hexes, 7))
    figures = [figure("he-man", place_name(*start), speed=[7, 9])]
    figures += [figure(f"o{i}", place_name(*at), ("evil", "masters")[i % 2]) for i, at in enumerate(sorted(others))]
    names = {"high": high, "low": low, "ladder": ladder, "rough": rough, "platform": platform}
    document = scene(
        *figures, size=[columns, rows], **{key: [place_name(*at) for at in sorted(each)] for key, each in names.items()}
    )
    enemies = sorted(others)[::2]
    ground = {(at, 0) for at in hexes if at not in high | low | ladder}
    places = ground | {(at, 1) for at in platform}
    taken = {(at, 0) for at in others}

    def cost(one: tuple[Any, int], other: tuple[Any, int]) -> int | None:
        (a, up), (b, there) = one, other
        ways = []
        if slow.beside(a, b) and up == there:
            ways.append(1)
        if slow.beside(a, b) and up != there and not ({a, b} <= platform) and (a if up == 0 else b) not in platform:
            ways.append(3)
        for wall, price in ((low, 3), (high, 6)):
            if up == there == 0 and any(slow.beside(a, each) and slow.beside(b, each) for each in wall):
                ways.append(price)
        if any(slow.beside(a, each) and slow.beside(b, each) for each in ladder):
            ways.append(2)
        if other in taken and (
            up == there or not any((at, there) in places - taken and slow.beside(at, b) for at in hexes)
        ):
            return None
        return min(ways, default=None)

    def ends(place: tuple[Any, int]) -> bool:
        beside = any(slow.beside(place[0], enemy) for enemy in enemies) and place[1] == 0
        return place != (start, 0) and (beside or place in taken)

    best = {(start, 0): 0}
    for _ in range(12):
        for one, so_far in list(best.items()):
            for other in places if not ends(one) else ():
                step = cost(one, other)
                if step is not None and other != one and so_far + step < best.get(other, 99):
                    best[other] = so_far + step
    points = 7 - 2 * (start in rough)
    expected = {f"{place_name(*at)}{'@platform' * up}": far for (at, up), far in best.items() if far <= points}
    assert parse_place(place_name(*start)) == start
    assert reached(document) == expected
    assert flood_walks(document, points) >= len(expected) - 1


def test_each_step_is_told_with_its_section() -> None:
    """By a ladder up, along, down, over an obstacle: what it is, what it costs, and where the book says so (6b)."""
    pieces = [P, {"id": "l", "kind": "ladder", "hexes": ["F5"]}, {"id": "w", "kind": "low", "hexes": ["J5"]}]
    document = scene({**HE_MAN, "speed": [9, 9]}, figure("orko", "G5@p"), pieces=pieces)
    found = answer(document, "move_cost", figure="he-man", path=["G5@p"])
    assert steps(found) == ["motu-speed", "motu-step-ladder", "motu-step-pushes", "motu-move-total"]
    assert found.ruling.readings == ("M19", "M20")
    free = answer({**document, "figures": document["figures"][:1]}, "move_cost", figure="he-man",
                  path=["G5@p", "H5@p", "I5", "K5"])  # fmt: skip
    ways = ("ladder", "standard", "down", "low")
    assert steps(free) == ["motu-speed", *(f"motu-step-{way}" for way in ways), "motu-move-total"]
    assert [step.data["cost"] for step in free.ruling.deciding] == [9]
    assert free.fields["costs"] == [2, 1, 3, 3]
