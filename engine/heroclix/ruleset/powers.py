"""The powers and abilities of one edition, by their slugs and as the card groups them (27)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from engine.heroclix.ruleset.power import STAGES, Power, Stage

__all__ = ["Abilities", "Powers"]


@dataclass(frozen=True, slots=True, eq=False)
class Abilities:
    """The abilities of an edition that have no record of their own, and what the sizes bring.

    `improved`: Improved Movement and Targeting, each with its section. `named`: what is judged by its name, with a
    number or another name behind a colon where it has one; `numbered`: those of them with a number. `granted`: what a
    card can grant of those that are judged by their names. `of_size`: what a character of a size can use. `unread`:
    what the book names and leaves to a card that it does not print: kept, and never judged. `marked`: of what anybody
    may do, what the book gives to those alone whose base shows a symbol for it. `absent`: what another book alone has,
    and what does nothing here if it is named. `idle`: what cards still print by an older book, and what everybody may
    do today: it can be granted, and changes nothing.
    """

    improved: Mapping[str, str] = field(default_factory=dict)
    named: frozenset[str] = frozenset()
    numbered: tuple[str, ...] = ()
    granted: frozenset[str] = frozenset()
    of_size: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    unread: frozenset[str] = frozenset()
    marked: frozenset[str] = frozenset()
    absent: frozenset[str] = frozenset()
    idle: frozenset[str] = frozenset()

    def has(self, slug: str) -> bool:
        """Return whether an ability without a record is one of this edition's, judged or not.

        >>> from engine.heroclix.editions.heroclix_2012 import OF_2012
        >>> from engine.heroclix.editions.modern import MODERN
        >>> abilities = (MODERN.powers.abilities, OF_2012.powers.abilities)
        >>> [each.has(slug) for slug in ("improved-movement:hindering", "sharpshooter") for each in abilities]
        [False, True, False, True]
        """
        return slug in self.improved or slug in self.named or slug in self.unread or slug in self.marked


class Powers(Mapping[str, Power]):
    """The records of an edition's powers and abilities: a mapping of slugs, in the card's order, that never changes.

    `standard`: those of the card's four colours; `keyphrases`; `inherent`: what every character can use (19.1);
    `situational`: actions that come with a situation; `abilities`: what has no record; `cards_read`: whether its cards'
    texts are read. Two are equal only if they are the same one, so that what is made from them is kept beside them.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> MODERN.powers["charge"].section, len(MODERN.powers.standard), "luck" in MODERN.powers
    ('27.1e', 48, False)
    """

    __slots__ = (
        "_records", "abilities", "cards_read", "everyones", "inherent", "keyphrases", "passive", "situational",
        "standard", "standard_slugs",
    )  # fmt: skip

    def __init__(
        self,
        standard: Iterable[Power] = (),
        keyphrases: Iterable[Power] = (),
        inherent: Iterable[Power] = (),
        situational: Iterable[Power] = (),
        abilities: Abilities | None = None,
        *,
        cards_read: bool = False,
    ) -> None:
        self.standard = tuple(standard)
        self.keyphrases = tuple(keyphrases)
        self.inherent = tuple(inherent)
        self.situational = tuple(situational)
        self.abilities = Abilities() if abilities is None else abilities
        self.cards_read = cards_read
        self.passive = (*self.standard, *self.keyphrases)  # what counts as soon as it can be used (20.1)
        self._records = {power.slug: power for power in (*self.passive, *self.inherent, *self.situational)}
        self.standard_slugs = frozenset(power.slug for power in self.standard)
        self.everyones = frozenset(power.slug for power in (*self.inherent, *self.situational))

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other

    def __getitem__(self, slug: str) -> Power:
        return self._records[slug]

    def __contains__(self, slug: object) -> bool:
        return slug in self._records

    def __iter__(self) -> Iterator[str]:
        return iter(self._records)

    def __len__(self) -> int:
        return len(self._records)

    def deciding(self, *stages: Stage) -> Iterator[Power]:
        """Yield those about which players decide at one of these stages, stage by stage, in the card's order.

        >>> from engine.heroclix.editions.modern import MODERN
        >>> [power.slug for power in MODERN.powers.deciding("beginning", "taking")]
        ['willpower', 'leadership', 'impervious']
        """
        for stage in STAGES:
            for power in self._records.values():
                if stage in stages and power.decision is not None and power.decision.when == stage:
                    yield power

    @property
    def acting(self) -> tuple[str, ...]:
        """The slugs of those that give an action (7)."""
        return tuple(power.slug for power in self._records.values() if power.actions)
