"""A second, slow judge of moves, written from the rules with no code of the engine: every way is walked.

Squares are (column, row), pieces of blocking terrain are squares and pairs of squares. States are a square and
everything destroyed so far; nothing is tabulated and nothing is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from tests.engine.board.slow_judge import SIZES, Piece, Scene, Square, Wall

Gone = frozenset[Square | Wall]
NOBODY: Gone = frozenset()
GIFTS = ("elevated", "outdoor-blocking", "move-through")


@dataclass
class Ground:
    """A scene, its transitions, and the figure that moves."""

    scene: Scene
    mover: Piece
    transitions: set[Wall] = field(default_factory=set)

    def can(self, kind: str) -> bool:
        """Return whether the mover has an Improved Movement (27.1b, 27.1d, 27.7c, 27.7e)."""
        can = self.mover.can
        if "earthbound-neutralized" in can:
            return False
        gifted = self.mover.size in ("giant", "colossal") or can & {"flight", "leap-climb", "great-size"}
        return f"improved-movement:{kind}" in can or (bool(gifted) and kind in GIFTS)

    @property
    def slips(self) -> bool:
        """Return whether opponents neither stop nor bar it (27.5e, 27.5f)."""
        return self.can("characters") or self.can("move-through")

    def opposing(self) -> list[Piece]:
        """Return the opponents."""
        return [piece for piece in self.scene.figures if piece.side != self.mover.side]

    def inside(self, square: Square) -> bool:
        """Return whether a square is on the map (15.2)."""
        return 0 <= square[0] < self.scene.columns and 0 <= square[1] < self.scene.rows

    def around(self, square: Square) -> list[Square]:
        """Return the squares next to one."""
        steps = product((-1, 0, 1), (-1, 0, 1))
        near = [(square[0] + right, square[1] + down) for right, down in steps if right or down]
        return [other for other in near if self.inside(other)]

    def solid(self, square: Square, gone: Gone) -> bool:
        """Return whether a square is blocking terrain that still stands."""
        return self.scene.kind(square) == "blocking" and square not in gone

    def fence(self, a: Square, b: Square, gone: Gone, doors: bool) -> bool:
        """Return whether a wall or window stands between two squares, or a door where doors count."""
        edge = frozenset((a, b))
        fences = self.scene.walls | self.scene.windows | (self.scene.doors if doors else set())
        return edge in fences and edge not in gone

    def adjacent(self, a: Square, b: Square, gone: Gone) -> bool:
        """Return whether two squares are adjacent (6.3b, 16.4c, 16.8c)."""
        level = self.scene.level
        if a == b or max(abs(a[0] - b[0]), abs(a[1] - b[1])) > 1 or level(a) != level(b):
            return False
        if a[0] == b[0] or a[1] == b[1]:
            return not self.fence(a, b, gone, True)
        return any(
            level(side) == level(a)
            and not self.solid(side, gone)
            and not self.fence(a, side, gone, True)
            and not self.fence(side, b, gone, True)
            for side in ((a[0], b[1]), (b[0], a[1]))
        )

    def held_by(self) -> list[Piece]:
        """Return the opponents beside the figure before it moves (10.7c, 24.2d)."""
        return [
            foe
            for foe in self.opposing()
            if any(self.adjacent(a, b, NOBODY) for a in self.mover.squares for b in foe.squares)
        ]

    def halted(self, square: Square, gone: Gone) -> bool:
        """Return whether an opponent that it did not break away from stops it there (10.7b, 10.8)."""
        if self.slips:
            return False
        left = {foe.id for foe in self.held_by()}
        return any(
            self.adjacent(square, other, gone) for foe in self.opposing() if foe.id not in left for other in foe.squares
        )

    def passes_square(self, square: Square) -> bool:
        """Return whether blocking terrain there does not bar the figure (27.5b–d)."""
        if self.can("blocking") or self.can("destroy-blocking"):
            return True
        return self.can("outdoor-blocking") and square not in self.scene.indoor

    def passes_wall(self, a: Square, b: Square) -> bool:
        """Return whether a wall there does not bar the figure; one beside an indoor square is indoor (15.1c)."""
        if self.can("blocking") or self.can("destroy-blocking"):
            return True
        return self.can("outdoor-blocking") and not {a, b} & self.scene.indoor

    def met(self, a: Square, b: Square, gone: Gone) -> list[Wall]:
        """Return the wall that a step across one side goes through, if any."""
        return [frozenset((a, b))] if self.fence(a, b, gone, False) else []

    def foe_on(self, square: Square) -> bool:
        """Return whether an opponent bars a square (10.7d)."""
        return not self.slips and any(square in foe.squares for foe in self.opposing())

    def step(self, a: Square, b: Square, gone: Gone) -> Iterator[tuple[bool, Gone]]:
        """Yield how a step may be taken: whether it stops, and what is gone after it (10.2, 16.3a–16.8a)."""
        if self.foe_on(b) or (self.solid(b, gone) and not self.passes_square(b)):
            return
        level, climbs = self.scene.level, self.can("elevated")
        found: list[tuple[bool, list[Square | Wall]]] = []
        if a[0] == b[0] or a[1] == b[1]:
            walls = self.met(a, b, gone)
            if walls and not self.passes_wall(a, b):
                return
            stairs = frozenset((a, b)) in self.transitions
            found.append((level(a) != level(b) and not climbs and not stairs, list(walls)))
        else:
            for side in ((a[0], b[1]), (b[0], a[1])):
                walls = self.met(a, side, gone) + self.met(side, b, gone)
                shut = self.solid(side, gone) and not self.passes_square(side)
                shut = shut or self.foe_on(side) or any(not self.passes_wall(*sorted(wall)) for wall in walls)
                if not shut:
                    broken: list[Square | Wall] = [*walls, *([side] if self.solid(side, gone) else [])]
                    found.append((not climbs and not level(a) == level(b) == level(side), broken))
        easiest = [each for each in found if each[0] == min(stops for stops, _ in found)]
        if any(not broken for _, broken in easiest):
            easiest = [each for each in easiest if not each[1]][:1]
        for stops, broken in easiest:
            after = gone
            if self.can("destroy-blocking"):
                after = gone | set(broken) | ({b} if self.solid(b, gone) else set())
            yield stops or self.halted(b, after), after

    def room(self, start: Square, end: Square, moved: int, gone: Gone) -> set[Square]:
        """Return the squares that the figure may occupy at the end (13.2, 24.2c, 24.2d, P11)."""
        taken = {square for piece in self.scene.figures if piece.id != self.mover.id for square in piece.squares}
        spreads = self.mover.size in ("giant", "colossal") or "flight" in self.mover.can
        found: set[Square] = set()
        for turn in range(4):
            lie = {}
            for square in self.mover.squares:
                right, down = square[0] - start[0], square[1] - start[1]
                for _ in range(turn):
                    right, down = -down, right
                lie[square] = (end[0] + right, end[1] + down)
            places = set(lie.values())
            if any(max(abs(new[0] - old[0]), abs(new[1] - old[1])) > moved for old, new in lie.items()):
                continue
            if any(not self.inside(place) or place in taken or self.solid(place, gone) for place in places):
                continue
            if any(self.fence(a, b, gone, True) for a in places for b in places):
                continue
            if spreads or len({self.scene.level(place) for place in places}) == 1:
                found |= places
        return found

    def reach(self, speed: int, direct: bool) -> tuple[dict[Square, int], set[Square]]:
        """Return what each square costs where the move may end, and those where it is stopped on every way."""
        costs = {} if direct else dict.fromkeys(self.mover.squares, 0)
        free = set(costs)
        for start in self.mover.squares:
            ways = self.around(start) if direct else [start]
            for way in ways:
                heading = (way[0] - start[0], way[1] - start[1])
                layer: set[tuple[Square, Gone]] = {(start, NOBODY)}
                for moved in range(1, speed + 1):
                    layer = self._layer(layer, heading, start, moved, costs, free)
        return costs, set(costs) - free

    def _layer(
        self,
        layer: set[tuple[Square, Gone]],
        heading: Square,
        start: Square,
        moved: int,
        costs: dict[Square, int],
        free: set[Square],
    ) -> set[tuple[Square, Gone]]:
        following = set()
        for here, gone in layer:
            ahead = (here[0] + heading[0], here[1] + heading[1])
            for there in self.around(here) if heading == (0, 0) else [ahead] if self.inside(ahead) else []:
                for stops, after in self.step(here, there, gone):
                    for square in self.room(start, there, moved, after):
                        costs[square] = min(moved, costs.get(square, moved))
                        if not stops:
                            free.add(square)
                    if not stops:
                        following.add((there, after))
        return following

    def succeeds_on(self) -> list[int]:
        """Return the results on which it breaks away; none where nobody holds it (10.8, 21.2b, 27.1g, R23)."""
        rank = SIZES.index
        foes = self.held_by()
        if not foes:
            return []
        mine = rank(self.mover.size)
        holding = [foe for foe in foes if mine - rank(foe.size) < 2]
        if self.can("characters") or "vehicle" in self.mover.can or not holding:
            return [1, 2, 3, 4, 5, 6]
        slippery = {"phasing-teleport", "plasticity", "leap-climb", "hypersonic-speed"}
        if any("plasticity" in foe.can for foe in holding) and not slippery & self.mover.can:
            return [6]
        if "plasticity" in self.mover.can:
            return [2, 3, 4, 5, 6]
        return [3, 4, 5, 6] if all(rank(foe.size) < mine for foe in foes) else [4, 5, 6]
