"""Structured effects as a document gives them, checked and put together (18.2, 19)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.errors import DocumentError
from engine.heroclix.aboard import PilotNeeds
from engine.heroclix.document import EffectIn, PilotIn, SpecialIn
from engine.heroclix.instead import Instead
from engine.heroclix.position import Modifier, Operation, Regardless, Special
from engine.heroclix.powers.special import aimed, grantable, may_be_free
from engine.heroclix.ruleset import Powers
from engine.heroclix.sentence import Sentence
from engine.heroclix.written.applied import unapplied

__all__ = ["build_special", "checked_special", "modifiers_of"]

ONE_OF = (
    "grants",
    "modify",
    "replace",
    "bound",
    "damage_dealt",
    "damage_taken",
    "instead",
    "cant_reroll",
    "regardless",
    "as_free",
    "action_total",
    "size",
    "cant",
    "protected",
    "guards",
    "safeguard",
    "limit",
    "takes_most",
    "deals_most",
    "reduced_least",
    "reduces_most",
    "reduces_besides",
    "penetrating",
    "reduces_penetrating",
    "cant_be",
    "cant_target",
    "break_away",
    "beside",
    "cant_modify",
    "loses",
    "targets",
    "unhalved",
    "standard",
    "grants_team",
    "loses_team",
)
# what changes a combat value, and of which numbers it has exactly one
NUMBERS = {"modify": ("add",), "replace": ("set", "halve", "double"), "bound": ("minimum", "maximum")}
# these may say in which attacks they count, too
OF_DAMAGE = ("takes_most", "deals_most", "reduced_least", "reduces_most", "reduces_besides", "penetrating",
             "reduces_penetrating")  # fmt: skip
TIMED = ("damage_dealt", "damage_taken", "instead", *OF_DAMAGE)
WRITTEN = (
    *OF_DAMAGE,
    "cant_be",
    "cant_target",
    "break_away",
    "beside",
    "cant_modify",
    "loses",
    "targets",
    "unhalved",
    "guards",
    "standard",
    "grants_team",
    "loses_team",
)  # asked when needed
# words that go with some effects alone
BESIDE = {
    "restrict": ("grants", "as_free"),
    "per": ("modify", "grants"),
    "by": ("cant_be", "cant_modify", "safeguard", "cant_reroll"),
    "by_side": ("cant_be", "safeguard"),
}
BESIDE |= {"once": ("action_total",), "sideline": ("modify", "grants", "loses", "grants_team", "loses_team")}
# What a text is heard to speak of, by the section that rules on it: it is not judged, and a ruling says so
SPEAKS: Mapping[str, tuple[str, ...]] = {
    "12.4c": ("instead of normal damage", "en lugar del daño normal", "en vez del daño normal"),
    "18.6": ("printed on", "impreso en", "impresos en", "impresa en"),
    "20.8": ("same power", "same abilit", "mismo poder", "misma habilidad"),
    "20.9b": ("if you do", "si lo haces", "si lo hace"),
    "21.3a": ("can't be rerolled", "no se puede repetir", "no puede repetirse"),
}
OPERATIONS: tuple[Operation, ...] = ("add", "set", "halve", "double", "minimum", "maximum")


def checked_special(powers: Powers, path: str, source: SpecialIn, name: str = "") -> Special:
    """Return a special power or the like of a document. Raises DocumentError naming the field.

    `name`: the figure's, whose text it is; a text without effects is read, where the edition's cards are.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> charging = SpecialIn(name="Plan", effects=[EffectIn(grants="charge")])
    >>> checked_special(MODERN.powers, "special[0]", charging).grants
    ('charge',)
    """
    for index, effect in enumerate(source.effects):
        _check(powers, f"{path}.effects[{index}]", effect)
    return build_special(source, _sentences(powers, source, name))


def _sentences(powers: Powers, source: SpecialIn, name: str) -> tuple[Sentence, ...]:
    """Return the sentences of a text that is read: one without effects that nobody keeps from being read."""
    if source.effects or not source.read or not powers.cards_read or not source.text.strip():
        return ()
    from engine.heroclix.cards.reader import read  # noqa: PLC0415  # most documents have no text to be read

    return read(powers, name, source.text, source.lang, source.name, tuple(source.listed))


def build_special(source: SpecialIn, sentences: tuple[Sentence, ...] = ()) -> Special:
    """Return a special power or the like whose effects were checked before; `sentences`: of its text, where read."""
    if sentences:
        judged = [effect for one in sentences if one.status == "judged" for effect in one.effects]
        source = source.model_copy(update={"effects": [EffectIn.model_validate(effect) for effect in judged]})
    written = tuple(effect for effect in source.effects if _asks_the_position(effect))
    source = source.model_copy(update={"effects": [one for one in source.effects if one not in written]})
    grants = [effect.grants for effect in source.effects if effect.grants is not None]
    grants += [f"safeguard:{effect.safeguard}" for effect in source.effects if effect.safeguard is not None]
    limits = [effect.limit for effect in source.effects if effect.limit is not None]
    return Special(
        source.name,
        source.kind,
        _leaves_text(source, sentences, bool(written)),
        tuple(grants),
        tuple(modifier for effect in source.effects for modifier in modifiers_of(source.name, effect)),
        frozenset(effect.protected for effect in source.effects if effect.protected is not None),
        limits[0] if limits else None,
        times=next((effect.times for effect in source.effects if effect.times is not None), 1),
        slot=source.slot or "",
        points=source.points,
        uncopyable=source.uncopyable,
        pilot=None if source.pilot is None else _needs(source.pilot),
        regardless=frozenset(Regardless(e.regardless, e.of) for e in source.effects if e.regardless is not None),
        as_free=frozenset(effect.as_free for effect in source.effects if effect.as_free is not None),
        action_total=sum(effect.action_total or 0 for effect in source.effects),
        size=next((effect.size for effect in reversed(source.effects) if effect.size is not None), ""),
        cant=frozenset(effect.cant for effect in source.effects if effect.cant is not None),
        instead=tuple(_instead(effect) for effect in source.effects if effect.instead is not None),
        unrerolled=frozenset(effect.cant_reroll for effect in source.effects if effect.cant_reroll is not None),
        speaks=() if sentences else _spoken(source),
        sentences=sentences,
        written=written,
    )


def _asks_the_position(effect: EffectIn) -> bool:
    """Return whether an effect is for others, or counts under conditions that the position tells."""
    if any(getattr(effect, name) is not None for name in WRITTEN):
        return True
    of = effect.of if effect.cant_reroll is not None else None
    beside = (effect.who, effect.per, effect.by, effect.by_side, effect.restrict, effect.once, of)
    return not isinstance(effect.when, str) or any(each is not None for each in beside)


def _leaves_text(source: SpecialIn, sentences: tuple[Sentence, ...], written: bool) -> bool:
    """Return whether something of a text is not judged; of a name alone nothing is judged either."""
    if sentences:
        return any(one.status != "judged" for one in sentences)
    return bool(source.text.strip()) or not (source.effects or written)


def _instead(effect: EffectIn) -> Instead:
    return Instead(effect.instead or 0, _moment(effect), bool(effect.may))


def _moment(effect: EffectIn) -> str | None:
    """Return the word for the attack during which an effect counts; None for always."""
    return effect.when if isinstance(effect.when, str) and effect.when != "always" else None


def _spoken(source: SpecialIn) -> tuple[str, ...]:
    """Return the sections of what a text speaks of, save what is put into structured effects."""
    text = source.text.casefold().replace("’", "'")
    judged = {"12.4c": "instead", "21.3a": "cant_reroll"}
    put = {name for name in judged.values() for effect in source.effects if getattr(effect, name) is not None}
    return tuple(
        section
        for section, words in SPEAKS.items()
        if judged.get(section) not in put and any(word in text for word in words)
    )


def _needs(source: PilotIn) -> PilotNeeds:
    names, keywords = frozenset(source.names), frozenset(source.keywords)
    return PilotNeeds(names, keywords, source.least, source.most, frozenset(source.symbols))


def _check(powers: Powers, path: str, effect: EffectIn) -> None:
    given = [name for name in ONE_OF if getattr(effect, name) is not None]
    if len(given) != 1:
        raise DocumentError(path, "error-needs-exactly-one", expected=", ".join(ONE_OF))
    for kind, numbers in NUMBERS.items():
        _check_numbers(path, effect, kind, numbers)
    if given[0] not in NUMBERS:
        changes = ", ".join(NUMBERS)
        if effect.lent is not None:
            raise DocumentError(f"{path}.lent", "error-effect-only-with", expected=changes)
        if isinstance(effect.when, str) and effect.when != "always" and given[0] not in TIMED:
            raise DocumentError(f"{path}.when", "error-effect-only-with", expected=changes)
    if effect.unique is not None and effect.modify is None:
        raise DocumentError(f"{path}.unique", "error-effect-only-with", expected="modify")
    _check_words(powers, path, effect)
    if effect.break_away is not None and len(given := sorted(effect.break_away.model_fields_set)) != 1:
        raise DocumentError(
            f"{path}.break_away", "error-needs-exactly-one", expected="automatic, never_automatic, on, only_on, add"
        )
    if (left := unapplied(effect)) is not None:
        raise DocumentError(f"{path}.{left}", "error-effect-not-applied")
    if effect.grants is not None and not grantable(powers, effect.grants):
        raise DocumentError(f"{path}.grants", "error-not-grantable", given=effect.grants)


def _check_words(powers: Powers, path: str, effect: EffectIn) -> None:
    """Raise DocumentError for a word beside another effect than its own, or for one that names no such action."""
    if effect.may is not None and effect.instead is None:
        raise DocumentError(f"{path}.may", "error-effect-only-with", expected="instead")
    if effect.times is not None and effect.limit is None:
        raise DocumentError(f"{path}.times", "error-effect-only-with", expected="limit")
    beside = (effect.cant_be, effect.unhalved, effect.cant_modify, effect.reduces_penetrating, effect.cant_reroll)
    if effect.of is not None and all(each is None for each in beside):
        _check_of(powers, path, effect)
    narrowed = (
        (effect.reduces_penetrating, _reducing),
        (effect.cant_reroll, _rerolling),
        (effect.cant_modify, _lending),
    )
    for given, those in narrowed:
        if given is not None and effect.of not in (None, *(known := those(powers))):
            raise DocumentError(f"{path}.of", "error-not-one-of", given=str(effect.of)[:60], expected=", ".join(known))
    if effect.unhalved is not None and effect.of not in (halving := _halving(powers)):
        raise DocumentError(f"{path}.of", "error-not-one-of", given=str(effect.of)[:60], expected=", ".join(halving))
    for word, needed in BESIDE.items():
        if getattr(effect, word) is not None and all(getattr(effect, name) is None for name in needed):
            raise DocumentError(f"{path}.{word}", "error-effect-only-with", expected=", ".join(needed))
    if effect.as_free is not None and effect.as_free not in (free := may_be_free(powers)):
        raise DocumentError(f"{path}.as_free", "error-not-one-of", given=effect.as_free[:60], expected=", ".join(free))


def _halving(powers: Powers) -> tuple[str, ...]:
    """Return the actions that halve a value of their figure (27.1)."""
    return tuple(slug for slug, power in powers.items() if any(each.operation == "halve" for each in power.values))


def _reducing(powers: Powers) -> tuple[str, ...]:
    """Return the powers that reduce damage (12.5b)."""
    return tuple(slug for slug, power in powers.items() if power.reduces)


def _rerolling(powers: Powers) -> tuple[str, ...]:
    """Return the powers by which an attack roll is made again (21.3, 27.4f)."""
    return tuple(power.slug for power in powers.deciding("roll") if power.decision and power.decision.answer == "dice")


def _lending(powers: Powers) -> tuple[str, ...]:
    """Return the powers that modify a value of somebody else's (27.4e, 27.4i)."""
    return tuple(
        slug for slug, power in powers.items() if any(each.lent and each.operation == "add" for each in power.values)
    )


def _check_of(powers: Powers, path: str, effect: EffectIn) -> None:
    """Raise DocumentError unless it stands beside `regardless`, and names an attack or an effect on characters."""
    if effect.regardless is None:
        raise DocumentError(f"{path}.of", "error-effect-only-with", expected="regardless")
    if effect.of not in (known := aimed(powers)):
        raise DocumentError(f"{path}.of", "error-not-one-of", given=str(effect.of)[:60], expected=", ".join(known))


def _check_numbers(path: str, effect: EffectIn, kind: str, numbers: tuple[str, ...]) -> None:
    """Raise DocumentError unless such an effect has exactly one of its numbers, and any other effect none."""
    given = [name for name in numbers if getattr(effect, name) is not None]
    if getattr(effect, kind) is None:
        if given:
            raise DocumentError(f"{path}.{given[0]}", "error-effect-only-with", expected=kind)
    elif not given and len(numbers) == 1:
        raise DocumentError(f"{path}.{numbers[0]}", "error-missing")
    elif len(given) != 1:
        raise DocumentError(path, "error-needs-exactly-one", expected=", ".join(numbers))


def modifiers_of(name: str, effect: EffectIn) -> Iterator[Modifier]:
    """Yield what an effect does to a combat value or to damage dealt; nothing where it does something else."""
    when = _moment(effect)
    if effect.damage_dealt is not None:
        yield Modifier("damage-dealt", effect.damage_dealt, name, None, when)
    if effect.damage_taken is not None:
        yield Modifier("damage-taken", effect.damage_taken, name, None, when)
    value = effect.modify or effect.replace or effect.bound
    if value is None:
        return
    for operation in OPERATIONS:
        number = getattr(effect, operation)
        if number is not None:
            yield Modifier(value, int(number), name, effect.unique, when, effect.lent is not None, operation)
