"""What of the written effects the rules apply today: whatever is not named here is refused in a document.

The reader of texts asks the same: a sentence is judged only where each of its effects is applied. Who teaches the rules
a key adds it here, with the tests of its section.
"""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from engine.heroclix.written.conditions import ConditionsIn
from engine.heroclix.written.effect import EffectIn

__all__ = ["unapplied"]

# effects that are checked and applied, and the words beside them
EFFECTS = frozenset(
    (
        "grants", "modify", "add", "replace", "set", "halve", "double", "bound", "minimum", "maximum", "damage_dealt",
        "damage_taken", "instead", "may", "cant_reroll", "regardless", "of", "as_free", "action_total", "size", "cant",
        "lent", "unique", "protected", "safeguard", "limit", "times", "loses", "takes_most", "penetrating",
        "reduces_penetrating", "cant_be",
    )
)  # fmt: skip
PARTS = ("when", "who", "per", "restrict", "by")  # the objects beside them
ABILITY = ("can_use", "lacks")  # what such a condition asks may hang on it
# of each effect, the parts that are applied beside it, and the keys in them that are not
VALUES: dict[str, tuple[str, ...]] = {"when": (), "who": (), "per": ()}
POWERS: dict[str, tuple[str, ...]] = {"when": ("attack", *ABILITY), "who": ABILITY}
DAMAGE: dict[str, tuple[str, ...]] = {"when": (), "who": ()}
SHIELDS: dict[str, tuple[str, ...]] = {"when": ("attack",), "who": (), "by": ()}
HEEDED: dict[str, dict[str, tuple[str, ...]]] = {
    "modify": VALUES,
    "replace": VALUES,
    "bound": VALUES,
    "grants": POWERS,
    "loses": POWERS,
    "takes_most": DAMAGE,
    "penetrating": DAMAGE,
    "reduces_penetrating": DAMAGE,
    "cant_be": SHIELDS,
    "safeguard": {**POWERS, "by": ()},
}
CANT_BE = ("targeted", "chosen", "carried", "healed")  # of all that can't be done to somebody, what the rules ask for
# how a granted power may be restricted, by the power: the keys that are applied
RESTRICTED: dict[str, tuple[str, ...]] = {
    "outwit": ("target", "range"),
    "perplex": ("target", "range", "only_modify", "sign"),
    "mind-control": ("target", "range"),
    "energy-explosion": ("range",),
    "pulse-wave": ("range",),
}
# what is granted as a whole or not at all, since its own card asks for it before any condition is judged
WHOLE = ("stop",)


def unapplied(effect: EffectIn) -> str | None:
    """Return the path of the first thing in a written effect that the rules do not apply; None where they apply it all.

    >>> dry, shy = {"on": "water"}, {"can_use": ["stealth"]}
    >>> [unapplied(EffectIn.model_validate({"grants": "charge", "when": one})) for one in ("always", dry, shy)]
    [None, None, 'when.can_use']
    """
    return next(_left(effect), None)


def _left(effect: EffectIn) -> Iterator[str]:
    given = {name for name in effect.model_fields_set if getattr(effect, name) is not None}
    heeded = HEEDED.get(next(iter(given & HEEDED.keys()), ""), {})
    objects = {name: getattr(effect, name) for name in PARTS if name in given}
    for name, value in objects.items():
        if name == "restrict" and isinstance(value, BaseModel):
            known = () if effect.who is not None else RESTRICTED.get(effect.grants or "", ())
            yield from (f"{name}.{key}" for key in _keys(value) if key.partition(".")[0] not in known)
        elif isinstance(value, BaseModel):
            missing = heeded.get(name)
            yield from (f"{name}.{key}" for key in _keys(value) if missing is None or _is_missing(key, missing))
            if missing is None and not value.model_fields_set:
                yield name
    yield from sorted(given - EFFECTS - set(PARTS))
    if effect.cant_be is not None and effect.cant_be not in CANT_BE:
        yield "cant_be"
    if effect.takes_most is not None and not _in_an_attack(effect):
        yield "takes_most"  # of damage that no attack deals nobody asks
    if effect.grants in WHOLE and any(isinstance(value, BaseModel) for value in objects.values()):
        yield "grants"


def _in_an_attack(effect: EffectIn) -> bool:
    return isinstance(effect.when, ConditionsIn) and effect.when.attack is not None


def _is_missing(key: str, missing: tuple[str, ...]) -> bool:
    """Return whether a key is not heeded: one of those named, or an attack that is no condition of its own."""
    parts = key.split(".")
    return bool(set(missing) & set(parts)) or "attack" in parts[1:]


def _keys(form: BaseModel) -> Iterator[str]:
    """Yield the keys that a form gives, those of the forms in it as `attack.kind`."""
    for name, value in form:
        if name not in form.model_fields_set or value is None:
            continue
        forms = [each for each in (value if isinstance(value, list) else [value]) if isinstance(each, BaseModel)]
        if not forms:
            yield name
        for each in forms:
            yield from (f"{name}.{key}" for key in _keys(each)) if each.model_fields_set else iter((name,))
