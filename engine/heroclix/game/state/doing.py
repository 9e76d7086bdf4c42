"""An action in the middle of being carried out: what of it is still to come (7.4, 8.1j)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.heroclix.position import Part, Resolving

__all__ = ["Doing"]


@dataclass(frozen=True, slots=True)
class Doing:
    """The action that a figure is carrying out, and the instructions of it that are left, in their order (7.2).

    `within`: an action given as FREE in place of one of its instructions, as Charge allows (27.1e). `moved`:
    the squares it has moved so far. `free`: it costs no action token (7.5). `queue`: who was hit by its Mind
    Control and is yet to act (27.1f). `by`: who controls the figure by Mind Control, in the action `outer`; it then
    does what is left in either order, and reverts to the force of `reverts`. `tokens`: those that the action gives.

    >>> charging = Doing("hulk", "charge", ("move", "close"))
    >>> charging.next("close"), charging.next("range")
    (1, None)
    >>> charging.without("close").left
    ()
    """

    figure: str
    action: str
    left: tuple[Part, ...]
    free: bool = False
    within: str = ""
    moved: int = 0
    queue: tuple[str, ...] = ()
    by: str = ""
    reverts: str = ""
    outer: Doing | None = None
    tokens: int = 1

    @property
    def current(self) -> str:
        """The action whose instructions are being carried out."""
        return self.within or self.action

    def resolving(self, target: str = "", *, waits: bool = False) -> Resolving:
        """Return it as positions have it; `waits`: an attack or a roll of it has to be settled before it goes on."""
        left = () if waits else self.left
        if self.by:
            return Resolving(self.by, self.current, target or self.figure, left, self.figure)
        return Resolving(self.figure, self.current, target, left, moved=self.moved)

    def next(self, part: Part) -> int | None:
        """Return where among what is left an instruction stands that lets the figure do this, or None."""
        for index, left in enumerate(self.left):
            if left == part or (left == "attack" and part in ("close", "range")):
                return index
        return None

    def without(self, part: Part) -> Doing:
        """Return it after that instruction; those before it have been passed over (7.7), unless the order is free."""
        index = self.next(part)
        if index is None:
            return self
        before = self.left[:index] if self.by else ()
        return replace(self, left=(*before, *self.left[index + 1 :]))
