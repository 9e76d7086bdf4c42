"""What of the written effects the rules apply today: whatever is not named here is refused in a document.

The reader of texts asks the same: a sentence is judged only where each of its effects is applied. Who teaches the rules
a key adds it here, with the tests of its section.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pydantic import BaseModel

from engine.heroclix.written.conditions import CharactersIn, ConditionsIn
from engine.heroclix.written.effect import EffectIn

__all__ = ["SEEN_FROM", "USING", "unapplied"]

# effects that are checked and applied, and the words beside them
EFFECTS = frozenset(
    (
        "grants", "modify", "add", "replace", "set", "halve", "double", "bound", "minimum", "maximum", "damage_dealt",
        "damage_taken", "instead", "may", "cant_reroll", "regardless", "of", "as_free", "action_total", "size", "cant",
        "lent", "unique", "protected", "guards", "safeguard", "limit", "times", "loses", "takes_most", "penetrating",
        "unless_penetrating", "dealt",
        "reduces_penetrating", "cant_be", "cant_modify", "sign", "attacks", "several",
        "deals_most", "reduced_least", "reduces_most", "reduces_besides", "cant_target", "break_away", "once",
        "sideline", "beside", "targets", "unhalved", "grants_team", "loses_team", "standard", "above",
        "by_side",
    )
)  # fmt: skip
PARTS = ("when", "who", "per", "restrict", "by", "cant_target", "break_away")  # the objects beside them
# of each effect, the parts that are applied beside it, and the keys in them that are not
VALUES: dict[str, tuple[str, ...]] = {"when": (), "who": (), "per": ()}
POWERS: dict[str, tuple[str, ...]] = {"when": ("attack", "no_attack"), "who": ()}
DAMAGE: dict[str, tuple[str, ...]] = {"when": ("no_attack",), "who": ()}
SHIELDS: dict[str, tuple[str, ...]] = {"when": ("attack", "no_attack"), "who": (), "by": ()}
HEEDED: dict[str, dict[str, tuple[str, ...]]] = {
    "modify": VALUES,
    "replace": VALUES,
    "bound": VALUES,
    "action_total": {"when": ("attack", "no_attack")},
    "grants": {**POWERS, "per": ("characters", "markers", "objects", "its_tokens", "theirs", "every", "beside_it")},
    "as_free": POWERS,
    "loses": POWERS,
    "takes_most": DAMAGE,
    "damage_dealt": DAMAGE,
    "damage_taken": DAMAGE,
    "deals_most": DAMAGE,
    "reduced_least": DAMAGE,
    "reduces_most": DAMAGE,
    "reduces_besides": DAMAGE,
    "penetrating": DAMAGE,
    "reduces_penetrating": DAMAGE,
    "cant_be": SHIELDS,
    "cant_target": {"when": ("attack", "no_attack"), "who": (), "cant_target": ()},
    "break_away": {"when": ("attack", "no_attack"), "who": (), "break_away": ()},
    "beside": {"when": ("attack", "no_attack"), "who": ()},
    "cant_modify": {**VALUES, "by": ()},
    "cant_reroll": {"when": ("no_attack",), "who": (), "by": ()},
    "safeguard": {**POWERS, "by": ()},
    "guards": POWERS,
    "targets": POWERS,
    "unhalved": POWERS,
    "grants_team": POWERS,
    "loses_team": POWERS,
}
# actions that make attacks: during these an effect may count; whether another power is used nobody tells beforehand
USING = frozenset(
    (
        "close", "range", "flurry", "charge", "mind-control", "hypersonic-speed", "running-shot", "energy-explosion",
        "pulse-wave", "quake", "close-terrain-action", "range-terrain-action",
    )
)  # fmt: skip
# of all that can't be done to somebody, what the rules ask for
CANT_BE = ("targeted", "seen", "chosen", "carried", "healed", "equipped", "given-tokens", "knocked-back", "placed",
           "knockback-damaged")  # fmt: skip
# what counts once the attack roll is finalized: what becomes of damage
ROLLED = frozenset(
    (
        "penetrating", "reduces_penetrating", "damage_dealt", "damage_taken", "takes_most", "deals_most",
        "reduced_least", "reduces_most", "reduces_besides",
    )
)  # fmt: skip
# powers that nobody is asked for before the attack in which they are used: they may hang on that attack
IN_ATTACKS = frozenset(
    (
        "super-senses", "toughness", "combat-reflexes", "energy-shield-deflection", "mastermind", "invincible",
        "impervious", "invulnerability", "shape-change", "blades-claws-fangs", "super-strength",
        "penetrating-psychic-blast", "precision-strike", "steal-energy", "ranged-combat-expert", "exploit-weakness",
        "close-combat-expert", "incapacitate", "knockback", "defense-powers",
    )
)  # fmt: skip
# how a granted power may be restricted, by the power: the keys that are applied
AIMED, SHOT = ("target", "range"), ("target", "range", "targets")
RESTRICTED: dict[str, tuple[str, ...]] = {
    "outwit": (*AIMED, "minimum_range", "chooses", "chooses_powers", "never_chooses", "times", "as_type", "gains"),
    "perplex": (*AIMED, "minimum_range", "only_modify", "sign", "times", "as_type", "adds", "gains"),
    "mind-control": (*SHOT, "minimum_range", "as_type", "gains"),
    "energy-explosion": (*SHOT, "minimum_range", "deals", "gains"),
    "pulse-wave": ("target", "range", "minimum_range", "deals", "gains"),
    "quake": ("target", "deals"),
    "phasing-teleport": ("as_type", "gains", "moves_most"),
    "sidestep": ("squares", "as_type", "gains", "moves_most"),
    "charge": ("full_speed", "target", "gains", "moves_most"),
    "running-shot": ("full_speed", *SHOT, "minimum_range", "gains", "moves_most"),
    "hypersonic-speed": ("full_range", "attack", "target", "gains"),
    "flurry": ("target",),
    "force-blast": (*AIMED, "minimum_range"),
    "telekinesis": (*AIMED, "minimum_range", "gains", "only_markers"),
    "battle-fury": ("carried_by",),
    "poison": ("target", "deals", "moved_too", "as_type", "penetrating", "also"),
    "empower": ("target", "adds", "also"),
    "enhancement": ("target", "adds", "also"),
    "defend": ("target", "also"),
    "close-combat-expert": ("adds",),
    "support": ("target",),
    "probability-control": (*AIMED, "minimum_range", "rerolls", "times"),
    "mastermind": ("target", "squares", "any_points", "also"),
    "passenger": ("target", "carries"),
    "super-senses": ("succeeds_on",),
    "shape-change": ("succeeds_on",),
    "impervious": ("succeeds_on",),
    "leadership": ("succeeds_on", "target", "squares", "any_points", "also"),
    "willpower": ("succeeds_on",),
    "combat-reflexes": ("adds",),
    "energy-shield-deflection": ("adds",),
    "blades-claws-fangs": ("attack", "least"),
    "incapacitate": ("gives", "range", "targets"),
    "penetrating-psychic-blast": ("range", "targets"),
    "ranged-combat-expert": ("range", "targets", "adds"),
    "steal-energy": ("attack", "heals", "heals_each"),
    "barrier": ("most", "range", "minimum_range"),
    "smoke-cloud": ("most", "range", "minimum_range"),
}
# what is asked of somebody as seen from somebody
SEEN_FROM = frozenset(
    (
        "adjacent",
        "within",
        "away",
        "line_of_fire",
        "sees",
        "in_range",
        "compared",
        "shares_keyword",
        "shares_keywords",
        "other",
        "markers",
    )
)
# what is granted as a whole or not at all, since its own card asks for it before any condition is judged
WHOLE = ("stop",)


def unapplied(effect: EffectIn) -> str | None:
    """Return the path of the first thing in a written effect that the rules do not apply; None where they apply it all.

    >>> wet, hit = {"on": "water"}, {"attack": {"role": "target"}}
    >>> [unapplied(EffectIn.model_validate({"grants": "charge", "when": one})) for one in ("always", wet, hit)]
    [None, None, 'when.attack.role']
    """
    return next(_left(effect), None)


def _left(effect: EffectIn) -> Iterator[str]:
    given = {name for name in effect.model_fields_set if getattr(effect, name) is not None}
    heeded = HEEDED.get(next(iter(given & HEEDED.keys()), ""), {})
    objects = {name: getattr(effect, name) for name in PARTS if name in given}
    for name, value in objects.items():
        if name == "restrict" and isinstance(value, BaseModel):
            slug = (effect.grants or effect.as_free or "").partition(":")[0]
            known = (*RESTRICTED.get(slug, ()), "limit", "always")
            if effect.who is not None and not _names_itself(effect) and _seen_from_others(effect.who, value):
                known = ()
            yield from (f"{name}.{key}" for key in _keys(value) if key.partition(".")[0] not in known)
        elif isinstance(value, BaseModel):
            missing = _missing(effect, name, heeded)
            yield from (f"{name}.{key}" for key in _keys(value) if missing is None or _is_missing(key, missing))
            if missing is None and not value.model_fields_set:
                yield name
    yield from sorted(given - EFFECTS - set(PARTS))
    if isinstance(effect.when, ConditionsIn) and effect.when.attack and not USING.issuperset(effect.when.attack.using):
        yield "when.attack.using"
    yield from _unasked(effect)
    if isinstance(effect.when, ConditionsIn) and effect.when.attack and effect.when.attack.rolled:
        yield from () if given & ROLLED else ("when.attack.rolled",)
    if isinstance(effect.when, ConditionsIn) and effect.when.attack and effect.when.attack.any_damage:
        yield from () if given & ROLLED else ("when.attack.any_damage",)
    yield from (name for name in given if name in NEVER and NEVER[name](effect))
    if effect.grants in WHOLE and any(isinstance(value, BaseModel) for value in objects.values()):
        yield "grants"


def _unasked(effect: EffectIn) -> Iterator[str]:
    """Yield what nobody asks of an attack in which an effect does not count: by which card, on which roll."""
    attack = effect.when.no_attack if isinstance(effect.when, ConditionsIn) else None
    if attack is not None and not attack.model_fields_set <= {"role", "kind", "other", "targets", "only"}:
        yield "when.no_attack"


def _seen_from_others(who: CharactersIn, restrict: BaseModel) -> bool:
    """Return whether a restriction speaks of whom near whom, so that of others' powers nobody tells near whom.

    So it does of friends and opponents: on a card they are those of its own figure, and not of whoever uses the power.
    """
    sides = frozenset() if _all_friends(who) else frozenset(("side",))
    return any(not (SEEN_FROM | sides).isdisjoint(key.split(".")) for key in _keys(restrict))


def _all_friends(who: CharactersIn) -> bool:
    """Return whether all whom an effect is for are friendly to the figure whose card it is on, itself among them."""
    return who.side == "friends" or who.itself is True or (bool(who.any) and all(map(_all_friends, who.any)))


def _names_itself(effect: EffectIn) -> bool:
    """Return whether a power for others is restricted to its own card's figure alone: nobody else sees that so."""
    restrict = effect.restrict
    return restrict is not None and restrict.target is not None and restrict.target.itself is True


def _missing(effect: EffectIn, name: str, heeded: dict[str, tuple[str, ...]]) -> tuple[str, ...] | None:
    """Return the keys of a part that are not heeded beside an effect; None where the whole part is not."""
    if name in ("when", "who") and (effect.grants or effect.loses) in IN_ATTACKS:
        return ("no_attack",)
    return heeded.get(name)


def _never(effect: EffectIn) -> bool:
    """Return whether nobody asks for what can't be done: moved, of what friends do alone (27.1f)."""
    if effect.cant_be == "moved":
        return effect.by is not None and effect.by.side == "friends"
    return effect.cant_be not in CANT_BE


def _of_leaving(effect: EffectIn) -> bool:
    """Return whether it is about break away rolls, of which nobody asks more than whose they are."""
    return effect.cant_reroll == "break-away-roll"


# what is asked for in some company alone
NEVER: dict[str, Callable[[EffectIn], bool]] = {
    "cant_be": _never,
    "several": lambda effect: effect.cant_be != "targeted",
    "above": lambda effect: effect.cant_be != "healed" or effect.of is not None,
    "attacks": lambda effect: effect.cant_be != "targeted" and effect.cant_target is None,
    "once": lambda effect: effect.action_total is None,
    "unless_penetrating": lambda effect: effect.takes_most is None or effect.dealt is not None,
    "dealt": lambda effect: effect.takes_most is None,
    "per": lambda effect: effect.grants is not None and not effect.grants.rpartition(":")[2].isdecimal(),
    "beside": lambda effect: effect.who is None or effect.who.side != "opponents",  # friends hold nobody
    "by": lambda effect: effect.cant_be == "knockback-damaged" or _of_leaving(effect),  # nobody asks whose deed it was
    "by_side": lambda effect: (effect.cant_be in (None, "knockback-damaged", "moved")) and effect.safeguard is None,
    "cant_reroll": lambda effect: (
        _of_leaving(effect) and (effect.who, effect.of, effect.when) != (None, None, "always")
    ),
    "sideline": lambda effect: (
        effect.who is None
        or not (effect.modify or effect.grants or effect.loses or effect.grants_team or effect.loses_team)
    ),
}


def _is_missing(key: str, missing: tuple[str, ...]) -> bool:
    """Return whether a key is not heeded: one of those named, or an attack that is no condition of its own."""
    parts = key.split(".")
    return bool(set(missing) & set(parts)) or not {"attack", "no_attack"}.isdisjoint(parts[1:])


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
