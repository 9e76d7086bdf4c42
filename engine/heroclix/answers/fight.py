"""The answers about values, attacks and the right to be given an action."""

from __future__ import annotations

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix import questions
from engine.heroclix.fight.moment import Moment
from engine.heroclix.fight.stack import UNNAMED, Effect
from engine.heroclix.fight.stack import stack as stacked
from engine.heroclix.fight.values import calculated
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import POWERS

__all__ = ["attack", "legal", "legal_actions", "stack", "value"]


def figure_named(position: Position, path: str, figure_id: str) -> Figure:
    """Return the figure of that id. Raises DocumentError naming the field when there is none."""
    try:
        return position.figure(figure_id)
    except KeyError:
        raise DocumentError(path, "error-no-figure", id=figure_id) from None


def action_named(path: str, action: str) -> str:
    """Return the action's slug. Raises DocumentError when no power or ability with an action has that name."""
    power = POWERS.get(action)
    if power is None or not power.actions:
        known = ", ".join(slug for slug, known in POWERS.items() if known.actions)
        raise DocumentError(path, "error-action-unknown", given=action, expected=known)
    return action


def stack(position: Position, ask: questions.StackAsk) -> Answer:
    """Answer what a value comes to with the listed replacements, modifiers and bounds (13.1)."""
    effects = [_replacement(index, given) for index, given in enumerate(ask.replace)]
    effects += [_modifier(given) for given in ask.modify]
    if ask.minimum is not None:
        effects.append(Effect("minimum", ask.minimum))
    if ask.maximum is not None:
        effects.append(Effect("maximum", ask.maximum))
    ruling = stacked(position.ruleset, ask.value, ask.printed, effects)
    return Answer(ruling, {"result": ruling.value})


def _replacement(index: int, given: questions.ReplaceIn) -> Effect:
    source = given.from_ or UNNAMED
    named = [given.set is not None, bool(given.halve), bool(given.double)]
    if sum(named) != 1:
        raise DocumentError(f"ask.replace[{index}]", "error-needs-exactly-one", expected="set, halve, double")
    if given.set is not None:
        return Effect("set", given.set, source)
    return Effect("halve" if given.halve else "double", source=source)


def _modifier(given: int | questions.ModifyIn) -> Effect:
    if isinstance(given, int):
        return Effect("add", given)
    return Effect("add", given.add, given.from_ or UNNAMED, unique=given.unique)


def value(position: Position, ask: questions.ValueAsk) -> Answer:
    """Answer what a value of a figure is at a moment, and why (6.9)."""
    figure = figure_named(position, "ask.figure", ask.figure)
    during = ask.during
    moment = Moment(
        during.attack,
        None if during.attacker is None else figure_named(position, "ask.during.attacker", during.attacker),
        None if during.target is None else figure_named(position, "ask.during.target", during.target),
        None if during.action is None else action_named("ask.during.action", during.action),
        during.hindered,
    )
    ruling = calculated(position, figure, ask.value, moment)
    return Answer(ruling, {"result": ruling.value})


def attack(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="attack")


def legal(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="legal")


def legal_actions(position: Position, ask: object) -> Answer:
    """Refuse the question: it is not judged yet."""
    raise DocumentError("ask.type", "error-question-not-judged", given="legal_actions")
