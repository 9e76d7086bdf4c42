"""The players' decisions and rolls inside an attack (CONTRACT 3.2): given, still pending, or refused by the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from engine.errors import DocumentError
from engine.heroclix.ruleset import STAGES, Powers

__all__ = ["DECLINE", "IN_ATTACKS", "KNOCKBACK", "USE", "Choice", "Choices", "choices_of"]

Choice = int | str | Sequence[int]
DECLINE, USE = "decline", "use"
FACES = range(1, 7)
IN_ATTACKS = tuple(stage for stage in STAGES if stage != "beginning")
DICE = 2  # of an attack roll
KNOCKBACK = "knockback"  # of the attack itself; every other choice names a figure
# What an attack may ask for whatever powers there are, by the name before the colon (CONTRACT 3.2)
ALWAYS = ("reducer", "divide", "different-target", "after", "reroll", "replace-roll", "instead", "version", KNOCKBACK)


@cache
def choices_of(powers: Powers) -> tuple[str, ...]:
    """Return everything that an attack may ask for by the powers of an edition, by the name before the colon.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> choices_of(MODERN.powers)[:3]
    ('telekinesis', 'shape-change', 'probability-control')
    """
    ignoring = (power.slug for power in powers.values() if power.ignores_pushing)
    held = (power.captivity for power in powers.values() if power.captivity is not None)
    captive = tuple(name for each in held for name in (each.choice, each.counter) if name)
    return (*(power.slug for power in powers.deciding(*IN_ATTACKS)), *ignoring, *captive, *ALWAYS)


class Choices:
    """Answers by their names, such as `super-senses:cap`.

    The rules ask for what they allow: an answer asked for counts, one not given is pending, and what
    nobody asked for is refused, save to decline it, which is always allowed. Nothing is asked for that is
    not among the `choices_of` the powers.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> choices = Choices({"super-senses:cap": 5, "impervious:cap": 6}, MODERN.powers)
    >>> choices.die("super-senses:cap"), choices.die("shape-change:cap")
    (5, None)
    >>> choices.pending, choices.refused
    (('shape-change:cap',), ('impervious:cap',))
    """

    def __init__(self, given: Mapping[str, Choice], powers: Powers) -> None:
        self.given = dict(given)
        self._names = choices_of(powers)
        self._asked: set[str] = set()
        self._pending: dict[str, None] = {}
        self._refused: list[str] = []

    @property
    def pending(self) -> tuple[str, ...]:
        """What the rules allow and nobody has answered, in the order of the rules."""
        return tuple(self._pending)

    @property
    def refused(self) -> tuple[str, ...]:
        """The answers that the rules did not ask for, in their listed order, and others that they refuse."""
        return (*(name for name in self.unasked if not self._declines(name)), *self._refused)

    @property
    def unasked(self) -> tuple[str, ...]:
        """All answers that the rules did not ask for, in their listed order."""
        return tuple(name for name in self.given if name not in self._asked)

    def _declines(self, name: str) -> bool:
        return self.given[name] == DECLINE and name.partition(":")[0] in self._names

    def _known(self, name: str) -> str:
        """Return the name of a choice; one that is not listed would be told to players as unknown."""
        if name.partition(":")[0] not in self._names:
            raise KeyError(name)
        return name

    def refuse(self, name: str) -> None:
        """Count an answer that is given elsewhere than among these as refused."""
        self._refused.append(name)

    def wait_for(self, name: str) -> None:
        """Count something else that the players have to say as pending."""
        self._pending[self._known(name)] = None

    def die(self, name: str) -> int | None:
        """Return a natural d6 result, or None when it is declined or pending. Raises DocumentError otherwise."""
        answer = self._ask(name)
        if answer is None or answer == DECLINE:
            return None
        if isinstance(answer, int) and answer in FACES:
            return answer
        raise self._error(name, answer, "1 to 6, decline")

    def dice(self, name: str) -> tuple[int, int] | None:
        """Return two natural results, or None when declined or pending. Raises DocumentError otherwise."""
        answer = self._ask(name)
        if answer is None or answer == DECLINE:
            return None
        if isinstance(answer, list | tuple) and len(answer) == DICE and all(face in FACES for face in answer):
            return answer[0], answer[1]
        raise self._error(name, answer, "[1 to 6, 1 to 6], decline")

    def option(self, name: str) -> bool | None:
        """Return whether it is used, or None when pending. Raises DocumentError for any other word."""
        answer = self._ask(name)
        if answer is None:
            return None
        if answer in (USE, DECLINE):
            return answer == USE
        raise self._error(name, answer, "use, decline")

    def named(self, name: str, allowed: Sequence[str]) -> str | None:
        """Return the one of `allowed` that is named, if any; it is never pending, and another word is refused."""
        answer = self.given.get(self._known(name))
        if answer == DECLINE or (isinstance(answer, str) and answer in allowed):
            self._asked.add(name)
            return None if answer == DECLINE else str(answer)
        return None

    def silent(self, name: str) -> None:
        """Take an answer as asked for without waiting for it: what counts as used unless declined."""
        if name in self.given:
            self.option(name)

    def declined_or_pending(self, name: str) -> None:
        """Take an answer, which then is to decline, as asked for; without one it is pending."""
        if self._known(name) in self.given:
            self._asked.add(name)
        else:
            self._pending[name] = None

    def _ask(self, name: str) -> Choice | None:
        if self._known(name) not in self.given:
            self._pending[name] = None
            return None
        self._asked.add(name)
        return self.given[name]

    def _error(self, name: str, answer: object, expected: str) -> DocumentError:
        return DocumentError(f"ask.choices.{name}", "error-choice", given=str(answer)[:60], expected=expected)
