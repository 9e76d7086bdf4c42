"""Words that stand for several powers or actions at once, where something can't be used (7.3a, 18.3, 20.4).

`attack-powers`: the power in that slot of the dial and all standard powers of that type; `standard-attack-powers`:
those alone. `power-actions`: actions of that type; `costed-actions`: those of every type but FREE. `team-abilities`:
all of them (19.4).
"""

from __future__ import annotations

from collections.abc import Iterable, Set

from engine.heroclix.position import Figure
from engine.heroclix.ruleset import ActionType, Powers

__all__ = ["EVERY_TEAM", "GROUPS", "barred_types", "of_slot", "spread"]

SLOTS = ("speed", "attack", "defense", "damage")
COSTED: tuple[ActionType, ...] = ("move", "close", "range", "power")
POWER_WORDS = {f"{prefix}{slot}-powers": slot for slot in SLOTS for prefix in ("", "standard-")}
TYPE_WORDS: dict[str, frozenset[ActionType]] = {
    **{f"{kind}-actions": frozenset((kind,)) for kind in (*COSTED, "free")},
    "costed-actions": frozenset(COSTED),
}
EVERY_TEAM = "team-abilities"
GROUPS = frozenset((*POWER_WORDS, *TYPE_WORDS, EVERY_TEAM))


def spread(powers: Powers, words: Iterable[str], among: Set[str]) -> frozenset[str]:
    """Return the powers among those given that the words stand for (18.3).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> sorted(spread(MODERN.powers, ["attack-powers"], {"incapacitate", "charge"}))
    ['incapacitate']
    """
    slots = {POWER_WORDS[word] for word in words if word in POWER_WORDS}
    return frozenset(power.slug for power in powers.standard if power.family in slots and power.slug in among)


def of_slot(words: Set[str], slot: str) -> bool:
    """Return whether the words stand for a special power that is displayed in a slot of the dial (18.3).

    >>> of_slot({"attack-powers"}, "attack"), of_slot({"standard-attack-powers"}, "attack")
    (True, False)
    """
    return bool(slot) and f"{slot}-powers" in words


def barred_types(figure: Figure) -> frozenset[ActionType]:
    """Return the types of action that a figure can't be given (7.3a, 20.4).

    >>> sorted(barred_types(Figure("cap", "Cap", "red", cant_use=frozenset(["costed-actions"]))))
    ['close', 'move', 'power', 'range']
    """
    if not figure.cant_use:
        return frozenset()
    return frozenset(kind for word in figure.cant_use for kind in TYPE_WORDS.get(word, ()))
