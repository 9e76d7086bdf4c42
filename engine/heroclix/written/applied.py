"""What of the written effects the rules apply today: whatever is not named here is refused in a document.

The reader of texts asks the same: a sentence is judged only where each of its effects is applied. Who teaches the rules
a key adds it here, with the tests of its section.
"""

from collections.abc import Iterator

from pydantic import BaseModel

from engine.heroclix.written.effect import EffectIn

__all__ = ["unapplied"]

# effects that are checked and applied, and the words beside them
EFFECTS = frozenset(
    (
        "grants", "modify", "add", "replace", "set", "halve", "double", "bound", "minimum", "maximum", "damage_dealt",
        "damage_taken", "instead", "may", "cant_reroll", "regardless", "of", "as_free", "action_total", "size", "cant",
        "lent", "unique", "protected", "safeguard", "limit", "times",
    )
)  # fmt: skip
# the keys of the objects beside them, each with the effects that heed it
CONDITIONS: dict[str, frozenset[str]] = {}  # of `when`
RECEIVERS: dict[str, frozenset[str]] = {}  # of `who`
RESTRICTIONS: dict[str, frozenset[str]] = {}  # of `restrict`
DOERS: dict[str, frozenset[str]] = {}  # of `by`
MULTIPLES: dict[str, frozenset[str]] = {}  # of `per`
PARTS = {"when": CONDITIONS, "who": RECEIVERS, "restrict": RESTRICTIONS, "by": DOERS, "per": MULTIPLES}


def unapplied(effect: EffectIn) -> str | None:
    """Return the path of the first thing in a written effect that the rules do not apply; None where they apply it all.

    >>> unapplied(EffectIn(grants="charge")), unapplied(EffectIn(grants="charge", when={"on": "water"}))
    (None, 'when.on')
    """
    return next(_left(effect), None)


def _left(effect: EffectIn) -> Iterator[str]:
    kind = next((name for name in effect.model_fields_set if name in KINDS), "")
    for name, value in effect:
        if name not in effect.model_fields_set or value is None or value == "always":
            continue
        if name not in PARTS or isinstance(value, str):
            if name not in (*EFFECTS, "when"):
                yield name
        else:
            yield from (f"{name}.{key}" for key in _keys(value) if kind not in PARTS[name].get(key, ()))


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


# the effects themselves, of which each written one has one
KINDS = frozenset(
    (
        "grants", "modify", "replace", "bound", "damage_dealt", "damage_taken", "instead", "cant_reroll", "regardless",
        "as_free", "action_total", "size", "cant", "protected", "safeguard", "limit", "takes_most", "penetrating",
        "reduces_penetrating", "cant_be", "cant_modify", "loses",
    )
)  # fmt: skip
