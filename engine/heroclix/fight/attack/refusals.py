"""Why an answer to an attack's decisions does not count (CONTRACT 3.2): what a ruling says of each that is refused.

Rerolls and a division tell their reasons where they are judged, and so does whoever was named and can't take a hit, or
can't be the different target.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.heroclix.board.knockback.rules import mandatory
from engine.heroclix.conditions.effects import in_effect
from engine.heroclix.fight.actions.rights import against_use
from engine.heroclix.fight.attack.afterwards import choosable
from engine.heroclix.fight.attack.choices import KNOCKBACK, Choices, choices_of
from engine.heroclix.fight.attack.damage_dealt import NOT_STARTED, penetrating_powers
from engine.heroclix.fight.attack.damage_taken import all_reducers
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.hits import final_roll
from engine.heroclix.fight.attack.instead import claws_in, key_of, starts, ways_of
from engine.heroclix.fight.attack.outcome import AttackOutcome, Result
from engine.heroclix.fight.attack.resolution import knockback_sources
from engine.heroclix.fight.values.value import defenders
from engine.heroclix.nearest import nearest
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import action_name
from engine.heroclix.ruleset import Decision, Powers
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["refusal_steps", "unknown_steps"]

UNKNOWN = Message("attack-choice-unknown", ("choice", "nearest"), rule="12")
OF_NOBODY = Message("attack-choice-of-nobody", ("choice", "nearest"), rule="12")
REFUSED = Message("attack-choice-refused", ("power", "figure"), rule="12")
NOT_ATTACKING = Message("attack-choice-not-attacking", ("figure",), rule="12")
NO_TARGET = Message("attack-choice-no-target", ("figure",), rule="12.1")
ILLEGAL_TARGET = Message("attack-choice-illegal-target", ("figure",), rule="12.1c")
NOT_CHOSEN = Message("attack-choice-became-target", ("figure",), rule="12.3d")
MISSED = Message("attack-choice-missed", ("figure",), rule="12.3a")
BECAME_HIT = Message("attack-choice-became-hit", ("figure",), rule="12.3d", reading="R38")
NO_HIT = Message("attack-choice-no-hit", (), rule="12.3")
NOT_HIT = Message("attack-choice-not-hit", ("figure",), rule="12.4")
CLAWS_SINGLE = Message("attack-blades-barred", (), rule="27.2a")

NOBODY_DEFENDS = Message("attack-choice-nobody-defends", ("figure",), rule="27.3c")
PRINTED_COUNTS = Message("attack-choice-printed-defense", ("figure",), rule="27.2c")
NOT_COMPARED = Message("attack-choice-not-compared", ("figure",), rule="12.3d", reading="R38")
NO_REDUCER = Message("attack-choice-no-reducer", ("figure", "reducer"), rule="12.5b")
NOT_REDUCED = Message("attack-choice-penetrating", ("figure",), rule="12.4d")
UNDIVIDED = Message("attack-choice-undivided", ("figure",), rule="12.4")
NOTHING_TO_REDUCE = Message("attack-choice-nothing-to-reduce", ("figure",), rule="12.5b")
NOBODY_HIT = Message("attack-choice-nobody-hit", (), rule="12.6b")
NOBODY_CHOOSES = Message("attack-choice-knockback-happens", (), rule="12.6b", reading="R73")
NO_KNOCKBACK = Message("attack-choice-no-knockback", ("figure",), rule="12.6b")
NOT_FOLLOWING = Message("attack-choice-not-following", ("given",), rule="8.1h")
NOTHING_TO_ORDER = Message("attack-choice-nothing-to-order", (), rule="8.1h")
NO_VERSION = Message("attack-choice-no-version", ("figure", "card"), rule="20.7")
NOT_INSTEAD = Message("attack-choice-no-instead", ("figure", "card"), rule="12.4c")
STILL_TARGET = Message("attack-choice-still-target", ("figure",), rule="27.4g")
FRIENDLY_ATTACK = Message("attack-choice-friendly-attack", ("figure",), rule="27.3g")
NO_CARD = Message("attack-choice-no-card", ("figure",), rule="21.3")

CLAWS = "blades-claws-fangs"

Results = Mapping[str, Result]


def refusal_steps(position: Position, attack: Attack, outcome: AttackOutcome) -> list[Step]:
    """Return the reasons of the answers that an attack refused; of an illegal one, those that nobody knows."""
    if not outcome.legal:
        return unknown_steps(position, attack.choices)
    steps = unknown_steps(position, attack.choices)
    for choice in outcome.refused:
        what, _, name = choice.partition(":")
        name = attack.attacker.id if choice == KNOCKBACK else name
        figure = next((figure for figure in position.figures if figure.id == name), None)
        if figure is None:
            continue
        reasons = _reasons(position, attack, outcome, what, figure)
        if reasons:
            head = REFUSED.step(StepKind.IGNORED, power=Term(what), figure=FigureId(name))
            steps += [head, *(reason._replace(kind=StepKind.IGNORED) for reason in reasons)]
    return steps


def _reasons(position: Position, attack: Attack, outcome: AttackOutcome, what: str, figure: Figure) -> list[Step]:
    """Return why an answer of a figure's does not count; nothing where it is told elsewhere."""
    results = {name: target.result for name, target in outcome.targets.items()}
    power = position.powers.get(what)
    decision = None if power is None else power.decision
    if power is not None and decision is not None and decision.waits:
        if decision.of == "attacker":
            return against_use(position, figure, power) + _of_the_attacker(
                position.powers, attack, what, figure, results
            )
        if decision.answer == "die":
            return against_use(position, figure, power) + _of_a_target(attack, decision, figure, outcome)
    if what in ("reroll", "replace-roll") and figure.special:  # whether a roll can be rerolled is told with it (21.3a)
        return []
    others: Mapping[str, Callable[[], list[Step]]] = {
        "defend": lambda: _of_defend(position, attack, figure, results),
        "reducer": lambda: _of_reducers(position, attack, outcome, figure, results),
        "instead": lambda: _of_instead(position, attack, figure, results),
        "version": lambda: _of_version(attack, figure),
        "mastermind": lambda: _of_mastermind(position, attack, figure, results),
        "different-target": lambda: _of_different_target(figure, results),
        "telekinesis": lambda: against_use(position, figure, position.powers[what]) or _not_attacking(attack, figure),
        KNOCKBACK: lambda: _of_knockback(position, attack, results),
        "after": lambda: _of_the_order(attack, outcome, figure),
        "reroll": lambda: [NO_CARD.step(StepKind.IGNORED, figure=FigureId(figure.id))],
        "replace-roll": lambda: [NO_CARD.step(StepKind.IGNORED, figure=FigureId(figure.id))._replace(rule="21.4")],
    }
    return others[what]() if what in others else []


def unknown_steps(position: Position, choices: Iterable[str]) -> list[Step]:
    """Say of each answer that no rule of an attack asks for by that name, and which name is nearest."""
    ids = [figure.id for figure in position.figures]
    of_figures = tuple(what for what in choices_of(position.powers) if what != KNOCKBACK)
    known = [KNOCKBACK, *(f"{what}:{name}" for what in of_figures for name in ids)]
    steps = []
    for choice in choices:
        what, _, name = choice.partition(":")
        if choice == KNOCKBACK or (what in of_figures and name in ids):
            continue
        message = OF_NOBODY if what in of_figures and name else UNKNOWN
        steps.append(message.step(StepKind.IGNORED, choice=Typed(choice[:80]), nearest=Typed(nearest(choice, known))))
    return steps


def _of_defend(position: Position, attack: Attack, figure: Figure, results: Results) -> list[Step]:
    """Why no friend's printed defense replaces that of a figure (27.3c)."""
    name = FigureId(figure.id)
    if figure.id in results and attack.power.silences:
        return [PRINTED_COUNTS.step(StepKind.IGNORED, figure=name)]
    if reasons := _no_target(figure, results):
        return reasons
    if not defenders(position, figure):
        return [NOBODY_DEFENDS.step(StepKind.IGNORED, figure=name)]
    return [NOT_COMPARED.step(StepKind.IGNORED, figure=name)]


def _of_reducers(
    position: Position, attack: Attack, outcome: AttackOutcome, figure: Figure, results: Results
) -> list[Step]:
    """Why a reducer that was chosen is not applied (12.4d, 12.5b)."""
    name, chosen = FigureId(figure.id), str(attack.choices.get(f"reducer:{figure.id}"))
    if reasons := _no_target(figure, results):
        return reasons
    if results[figure.id] != "hit":
        return [NOT_HIT.step(StepKind.IGNORED, figure=name)]
    made = attack.harming(figure)
    if not any(each.name == chosen for each in all_reducers(position, figure, made)):
        power = position.powers.get(chosen)
        reasons = [] if power is None or not power.reduces else against_use(position, figure, power)
        shown = Typed(chosen[:80]) if power is None else Term(chosen)
        return reasons or [NO_REDUCER.step(StepKind.IGNORED, figure=name, reducer=shown)]
    pierced = penetrating_powers(position, attack) or any(in_effect(position, attack.attacker, "penetrating", made))
    withstood = any(in_effect(position, figure, "reduces_penetrating", made))
    if outcome.targets[figure.id].damage_dealt and pierced and not withstood:
        return [NOT_REDUCED.step(StepKind.IGNORED, figure=name)]
    return _without_damage(outcome.targets[figure.id].damage_dealt, name)


def _of_instead(position: Position, attack: Attack, figure: Figure, results: Results) -> list[Step]:
    """Why what was named does not take the place of normal damage (12.4c); that others do is told where they do."""
    name = FigureId(figure.id)
    if reasons := _not_attacking(attack, figure):
        return reasons
    if "hit" not in results.values():
        return [NO_HIT.step(StepKind.IGNORED)]
    card, ways = str(attack.choices.get(key_of(figure.id))), ways_of(position.powers, attack, len(attack.targets))
    if card in (*ways.mandatory, *ways.cards):
        return []
    return [NOT_INSTEAD.step(StepKind.IGNORED, figure=name, card=Typed(card[:80]))]


def _of_version(attack: Attack, figure: Figure) -> list[Step]:
    """Why a card that was named is no version of the action among several (20.7)."""
    card = Typed(str(attack.choices.get(f"version:{figure.id}"))[:80])
    return _not_attacking(attack, figure) or [NO_VERSION.step(StepKind.IGNORED, figure=FigureId(figure.id), card=card)]


def _of_mastermind(position: Position, attack: Attack, figure: Figure, results: Results) -> list[Step]:
    """Why a figure passes no hit on (27.3g); what is against the friend that was named is told with it."""
    if reasons := against_use(position, figure, position.powers["mastermind"]) + _no_target(figure, results):
        return reasons
    if position.friendly(attack.attacker, figure):
        return [FRIENDLY_ATTACK.step(StepKind.IGNORED, figure=FigureId(figure.id))]
    return [] if results[figure.id] == "hit" else [NOT_HIT.step(StepKind.IGNORED, figure=FigureId(figure.id))]


def _of_different_target(figure: Figure, results: Results) -> list[Step]:
    """Why nobody is attacked instead of a figure (27.4g); what is against whoever was named is told with it."""
    if figure.id not in results:
        return _no_target(figure, results)
    return [] if results[figure.id] == "illegal" else [STILL_TARGET.step(StepKind.IGNORED, figure=FigureId(figure.id))]


def _of_the_order(attack: Attack, outcome: AttackOutcome, figure: Figure) -> list[Step]:
    """Why what was named does not come first after the attack (8.1h)."""
    if reasons := _not_attacking(attack, figure):
        return reasons
    if len(choosable(outcome.after)) < 2:  # nothing to choose among
        return [NOTHING_TO_ORDER.step(StepKind.IGNORED)]
    given = str(attack.choices.get(f"after:{figure.id}"))
    return [NOT_FOLLOWING.step(StepKind.IGNORED, given=Typed(given[:80]))]


def _of_knockback(position: Position, attack: Attack, results: Results) -> list[Step]:
    """Why the attack knocks nobody back (12.6b); that nobody hit can be is told where it is judged."""
    if KNOCKBACK in attack.attacker.cant_use:
        return against_use(position, attack.attacker, position.powers[KNOCKBACK])
    if mandatory(position.ruleset):
        return [NOBODY_CHOOSES.step(StepKind.IGNORED)]
    if "hit" not in results.values():
        return [NOBODY_HIT.step(StepKind.IGNORED)]
    roll, _ = final_roll(position, attack, Choices(attack.choices, position.powers))
    if knockback_sources(position, attack, roll):
        return []
    return [NO_KNOCKBACK.step(StepKind.IGNORED, figure=FigureId(attack.attacker.id))]


def _of_the_attacker(powers: Powers, attack: Attack, power: str, figure: Figure, results: Results) -> list[Step]:
    if reasons := _not_attacking(attack, figure):
        return reasons
    if not starts(powers, attack, power):
        return [NOT_STARTED.step(StepKind.IGNORED, power=Term(power), action=action_name(attack.power.slug))]
    wrong_kind = power == CLAWS and not claws_in(attack.attacker, attack.kind)
    if power == CLAWS and (wrong_kind or sum(found != "illegal" for found in results.values()) != 1):
        return [CLAWS_SINGLE.step(StepKind.IGNORED)]
    return [] if "hit" in results.values() else [NO_HIT.step(StepKind.IGNORED)]


def _not_attacking(attack: Attack, figure: Figure) -> list[Step]:
    return [] if figure.id == attack.attacker.id else [NOT_ATTACKING.step(StepKind.IGNORED, figure=FigureId(figure.id))]


def _of_a_target(attack: Attack, decision: Decision, figure: Figure, outcome: AttackOutcome) -> list[Step]:
    """Why a target neither changes its shape, nor evades, nor rolls against damage."""
    if reasons := _no_target(figure, {name: target.result for name, target in outcome.targets.items()}):
        return reasons
    found, name = outcome.targets[figure.id], FigureId(figure.id)
    if decision.when == "targets":
        aimed = figure.id in {target.id for target in attack.targets}
        return [] if aimed else [NOT_CHOSEN.step(StepKind.IGNORED, figure=name)]
    if decision.when == "taking":
        if found.result != "hit":
            return [NOT_HIT.step(StepKind.IGNORED, figure=name)]
        return [] if found.damage_dealt else _without_damage(found.damage_dealt, name)
    if found.result == "miss":
        return [MISSED.step(StepKind.IGNORED, figure=name)]
    became_hit = found.result == "hit" and found.needs is None  # its defense was not compared (R38)
    return [BECAME_HIT.step(StepKind.IGNORED, figure=name)] if became_hit else []


def _without_damage(dealt: int | None, name: FigureId) -> list[Step]:
    """Why there is no damage to take less of: none is dealt, or nobody knows yet how much (12.4)."""
    return [(UNDIVIDED if dealt is None else NOTHING_TO_REDUCE).step(StepKind.IGNORED, figure=name)]


def _no_target(figure: Figure, results: Results) -> list[Step]:
    """Why the attack does not concern a figure at all."""
    name = FigureId(figure.id)
    if figure.id not in results:
        return [NO_TARGET.step(StepKind.IGNORED, figure=name)]
    return [ILLEGAL_TARGET.step(StepKind.IGNORED, figure=name)] if results[figure.id] == "illegal" else []
