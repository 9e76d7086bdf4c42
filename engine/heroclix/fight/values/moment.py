"""The attack or action that a value is calculated for (6.9: values exist only at the moment they are needed)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.heroclix.position import Figure
from engine.heroclix.ruleset import AttackKind, Power

__all__ = ["NOW", "Moment", "Role"]

Role = Literal["attacker", "target"]
NO_CHOICES: Mapping[str, object] = {}


@dataclass(frozen=True, slots=True)
class Moment:
    """When a value is needed.

    `hindered`, where given, says whether the attack's line of fire is hindered; otherwise the position
    decides. `choices` are the players' answers (CONTRACT 3.2), of which `defend:<id>` concerns values.
    """

    attack: AttackKind | None = None
    attacker: Figure | None = None
    target: Figure | None = None
    action: Power | None = None
    hindered: bool | None = None
    choices: Mapping[str, object] | None = None
    targets: tuple[Figure, ...] = ()  # of the whole attack, where they are known

    @property
    def aimed_at(self) -> tuple[Figure, ...]:
        """All targets of the attack, as far as they are known."""
        return self.targets or (() if self.target is None else (self.target,))

    @property
    def kind(self) -> AttackKind | None:
        """The attack being made: as given, or the one kind that the action makes."""
        if self.attack is not None or self.action is None:
            return self.attack
        return None if self.action.attack == "any" else self.action.attack

    def role(self, figure: Figure, value: str) -> Role | None:
        """Return the part a figure plays in the attack; where nobody is named, its defense makes it the target."""
        if self.kind is None:
            return None
        if self.attacker is not None and self.attacker.id == figure.id:
            return "attacker"
        if self.target is not None and self.target.id == figure.id:
            return "target"
        if self.attacker is not None and self.target is not None:
            return None
        if self.attacker is not None or (self.target is None and value == "defense"):
            return "target"
        return "attacker"


NOW = Moment()
