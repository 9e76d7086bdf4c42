"""What the second judge knows of each edition's book, read from the book and not from the engine's record."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["BOOKS", "OF_2012", "OF_2022", "TODAY", "Book"]

ELEVATED = ("elevated+1", "elevated+1", "elevated+2")
SPECIAL = ("special", "special hindering", "special blocking", "special clear")
PLAIN = ("smoke", "debris", "barrier", "hindering", "blocking", "water")


@dataclass(frozen=True)
class Book:
    """An edition, told by what its book says otherwise than today's.

    `markers`: the kinds that there are. `cliffs`: no step changes level but through a transition, and a side of a
    corner on another level bars (16.5a, R54). `enemies_at_corners`: an opponent shuts its side of a corner (16.8a).
    `slips_away`: who broke away is stopped no more by those it left (10.8). `roofs_part`: a side on another level
    parts diagonal squares (6.3b, R8). `bikes`: 1×2 bases lie on diagonals too (24.2a, R52). `hides_from_itself`:
    Stealth blocks a line to oneself (11.4b, R17). `blind_within`: blocking terrain at the source blocks (16.3b).
    `hurts`: knockback does damage (12.6e).
    Of 2012: `openings`: there are windows and doors. `sizes_count`: smaller figures block no line, are left more
    easily and are pushed back by larger ones alone (21.2; R63). `hides_beside`: Stealth hides from neighbours too
    (R68). `own_square`: a line that leaves hindering terrain is hindered (R67). `clutter`: objects that lie are
    hindering terrain (R70). `layers`: markers add to what is there, debris alone takes blocking terrain away.
    `storeys`: indoor blocking terrain and walls stand on every level (R71). `rough`: hindering terrain and water
    stop and halve moves (R65, R66). `by_damage`: knockback as far as the damage, its costs R74 and R75.
    `one_fails`: what breaks away automatically still fails on a 1 (R63). `spreading`: giants and fliers may lie on
    several levels (24.2c); there squares of two levels are not adjacent.
    """

    ruleset: str
    markers: tuple[str, ...]
    cliffs: bool
    enemies_at_corners: bool
    slips_away: bool
    roofs_part: bool
    bikes: bool
    hides_from_itself: bool
    blind_within: bool
    hurts: bool
    openings: bool = True
    sizes_count: bool = True
    hides_beside: bool = False
    own_square: bool = False
    clutter: bool = False
    layers: bool = False
    storeys: bool = False
    rough: bool = False
    by_damage: bool = False
    one_fails: bool = False
    spreading: bool = True


TODAY = Book(
    "heroclix-modern", (*PLAIN, *ELEVATED, *SPECIAL),
    cliffs=False, enemies_at_corners=True, slips_away=True, roofs_part=True, bikes=False,
    hides_from_itself=False, blind_within=False, hurts=True,
)  # fmt: skip
OF_2022 = Book(
    "heroclix-2022", PLAIN,
    cliffs=True, enemies_at_corners=False, slips_away=False, roofs_part=False, bikes=True,
    hides_from_itself=True, blind_within=True, hurts=False,
)  # fmt: skip
OF_2012 = Book(
    "heroclix-2012", PLAIN,
    cliffs=True, enemies_at_corners=False, slips_away=True, roofs_part=False, bikes=True,
    hides_from_itself=True, blind_within=True, hurts=True,
    openings=False, sizes_count=False, hides_beside=True, own_square=True, clutter=True, layers=True, storeys=True,
    rough=True, by_damage=True, one_fails=True, spreading=False,
)  # fmt: skip
BOOKS = {book.ruleset: book for book in (TODAY, OF_2022, OF_2012)}
