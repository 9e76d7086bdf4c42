"""Powers as cards restrict and change them: the record of each so changed (20.2, 20.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.heroclix.position import Version
from engine.heroclix.ruleset import Power, Powers
from engine.heroclix.ruleset.power import ValueEffect
from engine.heroclix.written.conditions import CharactersIn
from engine.heroclix.written.effect import RestrictIn

__all__ = ["IN_RANGE_ATTACKS", "adds_otherwise", "either_of", "improves", "together", "version_of"]

# what counts in range attacks without an action of its own: of its range and the printed one the longer counts
IN_RANGE_ATTACKS = ("penetrating-psychic-blast", "ranged-combat-expert", "incapacitate")
FARTHEST = "P218"  # the reading on which it moves no farther than its speed either
# keys that give more than the card of powers does, if they change anything: whoever has both versions uses this one
MORE = frozenset(
    (
        "full_speed", "full_range", "targets", "gives", "heals", "adds", "deals", "succeeds_on", "attack", "times",
        "squares", "minimum_range", "carries", "moved_too", "gains", "penetrating", "also", "any_points", "heals_each",
        "least",
    )
)  # fmt: skip


def version_of(powers: Powers, slug: str, restrict: RestrictIn, special: str, by: str) -> Version:
    """Return a power in a card's version.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> better = RestrictIn(succeeds_on=[4, 5, 6])
    >>> version_of(MODERN.powers, "super-senses", better, "Trick", "cap").power.evades_on
    (4, 5, 6)
    """
    power = powers.get(slug)
    return Version(
        None if power is None else _changed(_gaining(power, restrict.gains), restrict), restrict, special, by
    )


def improves(powers: Powers, slug: str, restrict: RestrictIn) -> bool:
    """Return whether a version is better than the power itself in every respect in which it differs (20.7, P214).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [improves(MODERN.powers, "super-senses", RestrictIn(succeeds_on=each)) for each in ([4, 5, 6], [6])]
    [True, False]

    That its card always changes it so binds nobody who has the power from elsewhere, too.

    >>> improves(MODERN.powers, "super-senses", RestrictIn(succeeds_on=[4, 5, 6], always=True))
    True
    """
    given = {name for name in restrict.model_fields_set - {"always"} if getattr(restrict, name) not in (None, [])}
    power = powers.get(slug)
    if given == {"range"} and slug in IN_RANGE_ATTACKS:
        return True  # of the two ranges the longer one counts
    if given <= {"range", "targets"} and slug in IN_RANGE_ATTACKS[:2]:
        return True  # and of numbers of targets the higher one
    if power is None or not given <= MORE or restrict.attack not in (None, "any"):
        return False
    usual = (*power.evades_on, *power.untargets_on, *power.reduces_all_on, *power.succeeds_on)
    numbers = [effect.number for effect in power.values if effect.operation == "add" and isinstance(effect.number, int)]
    return (
        (not restrict.succeeds_on or set(usual) < set(restrict.succeeds_on))
        and (restrict.deals is None or (isinstance(power.instead, int) and restrict.deals > power.instead))
        and (restrict.adds is None or all(restrict.adds > number for number in numbers))
        and (restrict.squares is None or restrict.squares > (power.squares or 1))
        and (restrict.minimum_range is None or restrict.minimum_range > _usual_range(power))
    )


def together(one: RestrictIn, other: RestrictIn) -> RestrictIn | None:
    """Return what two restrictions of one use come to; None where both say the same thing, and not alike.

    Of two kinds of targets both have to fit.

    >>> from engine.heroclix.written.conditions import CharactersIn
    >>> near, far = RestrictIn(target=CharactersIn(side="friends")), RestrictIn(target=CharactersIn(adjacent=True))
    >>> together(near, far).target.model_dump(exclude_defaults=True)
    {'side': 'friends', 'any': [{'adjacent': True}]}
    """
    given, more = ({name: getattr(each, name) for name in each.model_fields_set} for each in (one, other))
    first, second = given.get("target"), more.get("target")
    if first is not None and second is not None:
        if first.any:
            return None
        more["target"] = first.model_copy(update={"any": [second]})
        del given["target"]
    if any(given[name] != more[name] for name in given.keys() & more.keys()):
        return None
    return RestrictIn.model_validate({**given, **more})


def _usual_range(power: Power) -> int:
    """Return the minimum range that a power itself has, 0 without."""
    bounds = [each.number for each in power.values if each.operation == "minimum" and "range" in each.values]
    return max((number for number in bounds if isinstance(number, int)), default=0)


def _gaining(power: Power, more: Iterable[str]) -> Power:
    """Return a power whose user can use more abilities during it (20.3), with their X instead of its own."""
    if not more:
        return power
    numbered = {slug.partition(":")[0] for slug in more if slug.startswith("passenger:")}
    kept = (slug for slug in power.grants if slug.partition(":")[0] not in numbered)
    return replace(power, grants=frozenset((*kept, *more)))


def _changed(power: Power, restrict: RestrictIn) -> Power:
    if restrict.succeeds_on:
        results = tuple(restrict.succeeds_on)
        power = replace(
            power,
            evades_on=results if power.evades_on else (),
            untargets_on=results if power.untargets_on else (),
            reduces_all_on=results if power.reduces_all_on else (),
            succeeds_on=results if power.succeeds_on else (),
        )
    for value, kept in (("speed", restrict.full_speed), ("range", restrict.full_range)):
        if kept:
            power = replace(
                power, values=tuple(one for one in power.values if (one.values, one.operation) != ((value,), "halve"))
            )
    power = _moving(power, restrict)
    if restrict.deals is not None and power.instead is not None:
        power = replace(power, instead=restrict.deals)
    if restrict.adds is not None:
        more = restrict.adds
        power = replace(
            power,
            values=tuple(each._replace(number=more) if each.operation == "add" else each for each in power.values),
        )
    if restrict.attack is not None and power.attack is not None:
        other = {"close": "range", "range": "close"}.get(restrict.attack)
        power = replace(power, attack=restrict.attack, actions=tuple(one for one in power.actions if one != other))
    if restrict.as_type is not None:
        kind = restrict.as_type
        attack = kind if power.attack == "any" and kind in ("close", "range") else power.attack
        power = replace(power, actions=(kind,), attack=attack)
    return power


def _moving(power: Power, restrict: RestrictIn) -> Power:
    """Return a power as its user moves by it: how far, and whether it may have moved before."""
    if restrict.moves_most is not None and power.squares is not None:
        power = replace(power, squares=min(power.squares, restrict.moves_most))
    elif restrict.moves_most is not None:  # whatever its speed is (10.2)
        most = ValueEffect(("speed",), "maximum", restrict.moves_most, when="this-action", reading=FARTHEST)
        power = replace(power, values=(*power.values, most))
    if restrict.squares is not None and power.squares is not None:
        power = replace(power, squares=restrict.squares)
    return replace(power, still=False) if restrict.moved_too else power


def either_of(one: CharactersIn | None, other: CharactersIn | None) -> CharactersIn | None:
    """Return those whom one of two descriptions fits; the one that is given where the other is not."""
    return CharactersIn(any=[one, other]) if one is not None and other is not None else one or other


def adds_otherwise(powers: Powers, slug: str, versions: Sequence[Version]) -> bool:
    """Return whether an action modifies by something else in a card's version: of both one is chosen for each use."""
    power = powers.get(slug)
    return power is not None and bool(power.actions) and any(one.restrict.adds for one in versions)
