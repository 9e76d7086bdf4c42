"""Structured effects as a document gives them, checked and put together (18.2, 19)."""

from __future__ import annotations

from engine.errors import DocumentError
from engine.heroclix.document import EffectIn, SpecialIn
from engine.heroclix.position import Modifier, Special
from engine.heroclix.powers.special import grantable

__all__ = ["build_special"]

ONE_OF = ("grants", "modify", "protected", "safeguard", "limit")
OF_MODIFIERS = ("add", "lent", "unique")


def build_special(path: str, source: SpecialIn) -> Special:
    """Return a special power or the like of a document. Raises DocumentError naming the field.

    >>> build_special("special[0]", SpecialIn(name="Plan", effects=[EffectIn(grants="charge")])).grants
    ('charge',)
    """
    for index, effect in enumerate(source.effects):
        _check(f"{path}.effects[{index}]", effect)
    grants = [effect.grants for effect in source.effects if effect.grants is not None]
    grants += [f"safeguard:{effect.safeguard}" for effect in source.effects if effect.safeguard is not None]
    limits = [effect.limit for effect in source.effects if effect.limit is not None]
    return Special(
        source.name,
        source.kind,
        bool(source.text.strip()),
        tuple(grants),
        tuple(_modifier(source.name, effect) for effect in source.effects if effect.modify is not None),
        frozenset(effect.protected for effect in source.effects if effect.protected is not None),
        limits[0] if limits else None,
    )


def _check(path: str, effect: EffectIn) -> None:
    given = [name for name in ONE_OF if getattr(effect, name) is not None]
    if len(given) != 1:
        raise DocumentError(path, "error-needs-exactly-one", expected=", ".join(ONE_OF))
    if effect.modify is None:
        for name in OF_MODIFIERS:
            if getattr(effect, name) is not None:
                raise DocumentError(f"{path}.{name}", "error-effect-only-with", expected="modify")
        if effect.when != "always":
            raise DocumentError(f"{path}.when", "error-effect-only-with", expected="modify")
    elif effect.add is None:
        raise DocumentError(f"{path}.add", "error-missing")
    if effect.grants is not None and not grantable(effect.grants):
        raise DocumentError(f"{path}.grants", "error-not-grantable", given=effect.grants)


def _modifier(name: str, effect: EffectIn) -> Modifier:
    assert effect.modify is not None  # noqa: S101 - its caller has looked
    assert effect.add is not None  # noqa: S101 - checked before
    when = None if effect.when == "always" else effect.when
    return Modifier(effect.modify, effect.add, name, effect.unique, when, effect.lent is not None)
