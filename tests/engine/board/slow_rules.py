"""What the second judge knows of each edition's book, read from the book and not from the engine's record."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["BOOKS", "OF_2022", "TODAY", "Book"]

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
BOOKS = {book.ruleset: book for book in (TODAY, OF_2022)}
