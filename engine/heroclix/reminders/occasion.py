"""What a question is about, as the moments of cards see it: who attacks whom and what comes of it, who moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from engine.heroclix.conditions.times import Fight
from engine.heroclix.position import Figure, Position

__all__ = ["DONE", "Occasion", "occasion_of"]

ATTACKS = ("attack", "odds")
MOVES = ("reachable", "path", "shortest_path")
GIVEN = ("legal", "legal_actions", "use")
DONE = (*GIVEN, "line_of_fire")  # one figure does something to the next


@dataclass(frozen=True, slots=True)
class Occasion:
    """One question, as far as moments ask for it.

    `kind`: its type. `asked`: the figures that it names, first the one that would act. `attacker`, `targets`, `attack`:
    of an attack; `outcomes`: what came of each target, empty where nothing was rolled. `action`: the slug of the
    action. `decisions`: the names of what was decided in it or waits for it; `pending`: of these what waits.
    `critical`: of the attack. `version`: the card by which the action is used (20.7), where somebody says so.
    `success`: of the roll of a power, or to break away; None where none was made. `finalized`: the attack roll once
    it was rerolled, None where none was made or the answer doesn't tell which it is. `automatic`: it breaks away
    without a roll. `left`: from whom it breaks away, where that is known: who holds it in the position else. `team`:
    the name of the team ability that is used. `value`: the combat value that is asked for, empty where none is.
    `picked`: whom the choices name. `on_its_way`: of a move, the kind of attack that its action makes, as Charge does.
    """

    kind: str
    asked: tuple[Figure, ...]
    attacker: Figure | None = None
    targets: tuple[Figure, ...] = ()
    attack: str = ""
    action: str = ""
    outcomes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    decisions: frozenset[str] = frozenset()
    critical: str = ""
    roll: tuple[int, ...] = ()
    breaks_away: bool = False
    version: str | None = None
    pending: frozenset[str] = frozenset()
    success: bool | None = None
    finalized: tuple[int, int] | None = None
    automatic: bool = False
    left: tuple[Figure, ...] | None = None
    team: str = ""
    value: str = ""
    picked: tuple[Figure, ...] = ()
    on_its_way: str = ""

    @property
    def going(self) -> Fight:
        """The attack for which the speed value of a move counts: that of the action that moves; empty without one."""
        return Fight(self.asked[0], (), self.on_its_way, self.action) if self.on_its_way and self.asked else Fight()

    @property
    def fight(self) -> Fight:
        """The attack that is made, or the damage that a power deals, as conditions see it; empty where none is."""
        if self.kind == "use" and self.attacker is not None and self.targets:
            return Fight(self.attacker, self.targets, "", self.action)
        if not self.is_attack:
            return Fight()
        critical = self.critical or None
        return Fight(self.attacker, self.targets, self.attack, self.action, roll=self.finalized, critical=critical)

    @property
    def doer(self) -> Figure | None:
        """Who does something to somebody else: attacks, or is asked about with another; None where nobody does."""
        return self.attacker or (self.asked[0] if self.kind in DONE and len(self.asked) > 1 else None)

    @property
    def is_attack(self) -> bool:
        """Whether an attack is made."""
        return bool(self.attack) and self.kind in (*ATTACKS, "value")

    @property
    def is_move(self) -> bool:
        """Whether somebody moves."""
        return self.kind in MOVES

    @property
    def is_given(self) -> bool:
        """Whether it is asked what may be done now."""
        return self.kind in GIVEN

    def came(self, target: Figure, name: str) -> Any:
        """Return what came of a target, by the name that an answer gives it; None where nothing was rolled."""
        return self.outcomes.get(target.id, {}).get(name)


def occasion_of(position: Position, ask: Any, fields: Mapping[str, Any]) -> Occasion:
    """Return the occasion of a question with the fields of its answer."""
    words = set(_words([value for _, value in ask]))
    known = {figure.id: figure for figure in position.figures}
    doer = getattr(ask, "figure", None) or getattr(ask, "from_", None)
    asked = tuple(figure for figure in position.figures if figure.id in words)
    asked = tuple(sorted(asked, key=lambda figure: figure.id != doer))  # who is asked about stands before whom it meets
    during = getattr(ask, "during", None)
    attacker = getattr(ask, "attacker", None) or getattr(during, "attacker", None)
    targets = [*(getattr(ask, "targets", None) or ()), *filter(None, [getattr(during, "target", None)])]
    kind = getattr(ask, "kind", None) if ask.type in ATTACKS else getattr(during, "attack", None)
    action = getattr(ask, "action", None) or getattr(during, "action", None) or ""
    own = _attack_of(position, action)
    kind = own if ask.type == "value" and kind is None else kind
    if ask.type == "value" and during is not None and kind:
        attacker, targets = _parts(ask.figure, attacker, targets)
    outcomes = fields.get("targets") if ask.type == "attack" else None
    if isinstance(outcomes, Mapping):
        targets = list(dict.fromkeys([*targets, *outcomes]))
    if ask.type == "use" and isinstance(fields.get("targets"), Mapping):  # whom a power damages, as Poison does
        harmed = [one for one, came in fields["targets"].items() if came.get("damage_dealt")]
        attacker, targets = (doer, harmed) if harmed else (attacker, targets)
    choices = getattr(ask, "choices", None) or {}
    decided = {name for name, answer in choices.items() if answer != "decline"}
    asked += tuple(known[one] for one in targets if one in known and known[one] not in asked)
    pending = frozenset(fields.get("pending") or () if ask.type == "attack" else ())
    return Occasion(
        ask.type,
        asked,
        known.get(attacker or ""),
        tuple(known[one] for one in targets if one in known),
        kind or "",
        action,
        outcomes if isinstance(outcomes, Mapping) else {},
        frozenset(decided) | pending,
        str(fields.get("critical") or "") if ask.type == "attack" else "",
        tuple(getattr(ask, "roll", None) or ()) if ask.type == "attack" else (),
        ask.type == "break_away" or (ask.type == "reachable" and fields.get("break_away") not in (None, "none")),
        next((str(answer) for name, answer in choices.items() if name.startswith("version:")), None),
        pending,
        _success(ask, fields),
        _finalized(ask, fields, choices),
        fields.get("break_away") == "automatic",
        value=ask.value if ask.type == "value" else "",
        picked=tuple(known[one] for one in choices.values() if isinstance(one, str) and one in known),
        on_its_way=own if ask.type in MOVES else "",
    )


def _attack_of(position: Position, action: str) -> str:
    """Return the one kind of attack that an action makes; empty where it makes none, or any (7.2)."""
    power = position.powers.get(action)
    return power.attack if power is not None and power.attack in ("close", "range") else ""


def _parts(figure: str, attacker: str | None, targets: list[str]) -> tuple[str | None, list[str]]:
    """Return who attacks and who is attacked where a value in an attack is asked for: its figure, if nobody else is.

    >>> _parts("cap", None, ["rob"]), _parts("cap", "rob", []), _parts("cap", None, ["cap"])
    (('cap', ['rob']), ('rob', ['cap']), (None, ['cap']))
    """
    if attacker is None:
        return (None if figure in targets else figure), targets
    return attacker, targets or ([figure] if attacker != figure else [])


def _finalized(ask: Any, fields: Mapping[str, Any], choices: Mapping[str, Any]) -> tuple[int, int] | None:
    """Return the attack roll that counts (12.2b): of the roll and the rerolls, the one that makes up the total."""
    if ask.type != "attack" or fields.get("attack_total") is None:
        return None
    rolls = [getattr(ask, "roll", None) or (), *(each for each in choices.values() if isinstance(each, list | tuple))]
    pips = fields["attack_total"] - fields["attack_value"]
    whole = [roll for roll in rolls if len(roll) == 2 and all(isinstance(die, int) for die in roll)]
    found = {(min(roll), max(roll)) for roll in whole if sum(roll) == pips}
    return next(iter(found)) if len(found) == 1 else None


def _success(ask: Any, fields: Mapping[str, Any]) -> bool | None:
    """Return whether the roll of a power, or to break away, succeeded; None where none was made."""
    result = fields.get("success" if ask.type == "use" else "result") if ask.type in ("use", "break_away") else None
    return result if isinstance(result, bool) and getattr(ask, "roll", None) is not None else None


def _words(value: object) -> Iterator[str]:
    """Yield the texts that a parameter of a question holds."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _words(part)
    elif isinstance(value, BaseModel):
        yield from _words([each for _, each in value])
