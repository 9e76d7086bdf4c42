"""What Outwit may take from a character, and what comes of taking the ability by which it holds captives (27.4k)."""

from __future__ import annotations

from engine.heroclix.conditions.effects import in_effect
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers.colors import color_of
from engine.heroclix.ruleset.power import Captivity
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["against_taking", "breaks_hold", "captivity_of", "kinds_of", "named", "nothing_listed"]

NOT_OUTWITTABLE = Message("use-outwit-not-a-power", ("target", "power"), rule="27.4k")
NOT_POSSESSED = Message("use-outwit-not-possessed", ("target", "power"), rule="27.4k")
NOTHING_LISTED = Message("legal-outwit-nothing-listed", ("target",), rule="27.4k", reading="R64")
PROTECTED = Message("use-outwit-protected", ("target", "power"), rule="27.7l")
BROKEN = Message("use-outwit-capture-broken", ("target", "first", "second"), rule="27.4k")
KEPT = Message("use-outwit-capture-kept", ("target", "first", "second"), rule="27.4k")
WAITING = Message("use-outwit-capture-pending", ("target",), rule="27.4k")
FREED = Message("use-outwit-captives-rescued", ("target", "captives"), rule="27.4k")

CHECK = StepKind.CHECK
OUTWIT = "outwit"


def named(position: Position, what: str) -> str:
    """Return the word for a power or ability, or a card's name as it was typed."""
    return Term(what) if what in position.powers else Typed(what)


def captivity_of(position: Position, what: str | None) -> Captivity | None:
    """Return what the ability of that name says of taking captives, where it does."""
    power = position.powers.get(what or "")
    return None if power is None else power.captivity


def against_taking(position: Position, target: Figure, what: str) -> list[Step]:
    """Return why Outwit can't take this from a target.

    Today it takes any standard power, or a special power; where it counters what is possessed, combat abilities too
    and nothing that is merely used (usar-y-poseer of 2012).
    """
    data = {"target": FigureId(target.id), "power": named(position, what)}
    standard = what in position.powers.standard_slugs
    special = next((each for each in target.special if each.name.casefold() == what.casefold()), None)
    if position.ruleset.counters_possessed:
        dial = target.powers | target.abilities | target.cant_use
        if (special is None or special.kind != "special-power") and (what in target.granted or what not in dial):
            return [Step(CHECK, NOT_POSSESSED.key, data, NOT_POSSESSED.rule)]
    elif not standard and (special is None or special.kind != "special-power"):
        return [Step(CHECK, NOT_OUTWITTABLE.key, data, NOT_OUTWITTABLE.rule)]
    granting = [each for each in target.special if each is special or (standard and what in each.grants)]
    guarded = {found.effect.guards for found in in_effect(position, target, "guards")}
    if any(OUTWIT in each.protected for each in granting) or guarded & kinds_of(position, target, what):
        return [Step(CHECK, PROTECTED.key, data, PROTECTED.rule)]
    return []


def kinds_of(position: Position, target: Figure, what: str) -> frozenset[str]:
    """Return of what kinds a power is, as cards speak of them: `speed`, `standard`, `standard-speed` (18.3).

    A special power is of the slot that it stands in, where the document tells which.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import MapPrint
    >>> cap = Figure("cap", "Cap", "red")
    >>> sorted(kinds_of(Position(MODERN, MapPrint(4, 4), (cap,)), cap, "charge"))
    ['green', 'speed', 'standard', 'standard-speed']
    """
    if what in position.powers.standard_slugs:
        family = position.powers[what].family
        return frozenset((family, "standard", f"standard-{family}", color_of(what)))
    slots = [each.slot for each in target.special if each.name.casefold() == what.casefold()]
    return frozenset(("special", *slots))


def nothing_listed(position: Position, action: str, target: object) -> list[Step]:
    """Return that a target of Outwit possesses nothing that is listed, where only what is possessed is countered."""
    if action != OUTWIT or not isinstance(target, Figure) or not position.ruleset.counters_possessed:
        return []
    special = any(each.kind == "special-power" for each in target.special)
    if special or (target.powers | target.abilities | target.cant_use) - target.granted:
        return []
    return [NOTHING_LISTED.step(StepKind.IGNORED, target=FigureId(target.id))]


def breaks_hold(target: Figure, dice: tuple[int, int] | None) -> tuple[bool | None, list[Step]]:
    """Return whether a roll counters the ability of taking captives, None where it is not there yet, and the steps.

    Only doubles do; then all that it holds are rescued at once (captura/contrarrestar-captura of 2012).
    """
    name = FigureId(target.id)
    if dice is None:
        return None, [WAITING.step(StepKind.IGNORED, target=name)]
    first, second = dice
    rolled = BROKEN if first == second else KEPT
    steps = [rolled.step(StepKind.ROLL, target=name, first=first, second=second)]
    if first == second and target.captives:
        captives = tuple(FigureId(one.id) for one in target.captives)
        steps.append(FREED.step(StepKind.RESULT, target=name, captives=captives))
    return first == second, steps
