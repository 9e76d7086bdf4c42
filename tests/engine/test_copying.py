"""Records are copied as `dataclasses.replace` copies them, in less time."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field

import pytest

from engine.copying import replace
from engine.heroclix.game.state import GameState
from tests.engine.game.tables import fighting


@dataclass(frozen=True, slots=True)
class Kept:
    """A record that keeps something beside its fields."""

    a: int
    b: int = 2
    seen: int | None = field(default=None, init=False, compare=False)


@dataclass(frozen=True, slots=True)
class Checked:
    """A record that looks at its fields when it is made."""

    a: int
    b: int

    def __post_init__(self) -> None:
        if self.a > self.b:
            raise ValueError


def test_a_copy_is_that_of_the_standard_library() -> None:
    """Of a game in the middle of play and of each of its figures, field by field, what is kept beside them too."""
    state: GameState = fighting().state
    state.position()
    copied, expected = replace(state, sequence=7), dataclasses.replace(state, sequence=7)
    for name in (each.name for each in dataclasses.fields(state)):
        assert getattr(copied, name) == getattr(expected, name), name
    assert state.sequence != 7
    for figure in state.figures:
        assert replace(figure, tokens=2) == dataclasses.replace(figure, tokens=2) != figure


def test_what_is_kept_beside_the_fields_begins_anew() -> None:
    """What was worked out for the old values is not taken for that of the new ones."""
    old = Kept(1)
    object.__setattr__(old, "seen", 3)
    assert replace(old, a=4).seen is None
    assert replace(old, a=4) == Kept(4)


def test_what_cannot_be_copied_so_is_told() -> None:
    """No unknown field, and no record that does more than hold its fields."""
    with pytest.raises(AttributeError):
        replace(Kept(1), c=1)
    with pytest.raises(TypeError, match="Checked"):
        replace(Checked(1, 2), a=3)
