"""Step 6 of an attack: knockback carried out, one character after the other, and what it costs (12.6d, 12.6e)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.heroclix.board.knockback.path import Knockback, knockback
from engine.heroclix.board.knockback.rules import by_damage, taken_of
from engine.heroclix.board.knockback.several import farthest_first
from engine.heroclix.conditions.effects import OUTSIDE
from engine.heroclix.fight.attack.card_damage import limited
from engine.heroclix.fight.attack.damage_taken import COUNTDOWN, all_reducers, at_most, removed, turned
from engine.heroclix.fight.attack.outcome import KnockedBack, TargetOutcome
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["Cost", "after_damage", "cost", "knockback_damage", "knocked_back"]

REDUCED = Message("attack-knockback-reduced", ("target", "power", "taken"), rule="12.5b", reading="P26")
TAKEN = Message("attack-knockback-taken", ("target", "taken"), rule="12.6e")
OLD_CLICK = Message("attack-knockback-old-click", ("target",), rule="20.6a")


@dataclass(frozen=True, slots=True)
class Cost:
    """What knockback damage does to one character: what it takes, its click and KO then, and what reduced it."""

    taken: int
    click: int | None
    ko: bool
    reducer: str | None = None


def after_damage(position: Position, targets: Mapping[str, TargetOutcome]) -> Position:
    """Return the position once the dials have been clicked: the KO'd are off the map (12.5d)."""
    for name, target in targets.items():
        figure = position.figure(name)
        if target.ko:
            position = position.with_figure(replace(figure, squares=()))
        elif figure.horde:
            position = position.with_figure(fewer(figure, target.damage_taken or 0))
        elif figure.life is not None and target.click_after is not None:
            turned_to = replace(figure.life, click=target.click_after)
            position = position.with_figure(replace(figure, life=turned_to))
    return position


def fewer(figure: Figure, taken: int) -> Figure:
    """Return a figure without the token that damage takes off a stack of them (24.1)."""
    return replace(figure, horde=figure.horde - (removed(figure, taken) or 0)) if figure.horde else figure


def knocked_back(
    position: Position,
    attacker: Figure,
    targets: Mapping[str, TargetOutcome],
    distances: Mapping[str, int | None] | None = None,
) -> tuple[dict[str, KnockedBack], list[Step]]:
    """Return what knockback does to the targets whose `knockback` is true, by id, and the steps (12.6d, 12.6g).

    The farthest from the attacker goes first, and whoever its knockback damage KO's is out of the way of the
    others. `distances`: how far each goes, by id, where the damage is not in `targets`; None is the edition's number.
    """
    position = after_damage(position, targets)
    figures = [position.figure(name) for name, target in targets.items() if target.knockback]
    steps: list[Step] = []
    if len(figures) > 1:
        figures, steps = farthest_first(position, figures, attacker)
    found: dict[str, KnockedBack] = {}
    for figure in figures:
        taken = by_damage(position.ruleset, targets[figure.id].damage_taken or 0)
        ruling = knockback(position, figure, attacker, taken if distances is None else distances[figure.id])
        flight = ruling.value
        assert isinstance(flight, Knockback)  # noqa: S101 - what `knockback` promises
        price, spent = cost(position, figure, flight.damage, clicked=bool(targets[figure.id].damage_taken))
        steps += [*ruling.steps, *spent]
        squares = () if price.ko else (flight.ends_at,)
        life = figure.life if figure.life is None or price.click is None else replace(figure.life, click=price.click)
        position = position.with_figure(replace(fewer(figure, price.taken), squares=squares, life=life))
        found[figure.id] = _told(position, flight, price)
    return found, steps


def knockback_damage(position: Position, figure: Figure, damage: int) -> tuple[int, list[Step]]:
    """Return the damage that a figure takes of knockback damage outside an attack, and the steps (12.6e, P26)."""
    price, steps = cost(position, figure, damage, clicked=False)
    return price.taken, steps[:1]


def _told(position: Position, flight: Knockback, price: Cost) -> KnockedBack:
    name_of = position.map.name_of
    path = tuple(name_of(square) for square in flight.path)
    ends_at = name_of(flight.ends_at)
    return KnockedBack(path, ends_at, flight.stopped_by, flight.damage, price.taken, price.click, price.ko)


def cost(position: Position, figure: Figure, damage: int, clicked: bool) -> tuple[Cost, list[Step]]:
    """Return what knockback damage does: one reducer may reduce it, and no STOP holds (P26, 27.7p).

    `clicked`: its dial has turned already, and what the new click shows is not known (20.6a).
    """
    click = None if figure.life is None else figure.life.click
    if not damage:
        return Cost(0, click, False), []
    name = FigureId(figure.id)
    if figure.counting_down:
        return Cost(0, click, False), [COUNTDOWN.step(StepKind.DAMAGE, before=damage, after=0, target=name)]
    ruleset = position.ruleset
    found = all_reducers(position, figure, OUTSIDE)
    amounts, steps = limited(position, figure, {each.name: each.reduces for each in found}, OUTSIDE)
    reducer = min(found, key=lambda each: taken_of(ruleset, damage, amounts[each.name]), default=None)
    taken = taken_of(ruleset, damage, 0 if reducer is None else amounts[reducer.name])
    if reducer is not None:
        data = {"target": name, "power": reducer.shown, "taken": taken}
        steps.append(REDUCED.step(StepKind.DAMAGE, before=damage, after=taken, **data))
    else:
        steps.append(TAKEN.step(StepKind.DAMAGE, after=taken, target=name, taken=taken))
    taken, bounded = at_most(position, figure, taken, OUTSIDE)
    steps += bounded
    if clicked and figure.life is not None:
        steps.append(OLD_CLICK.step(StepKind.IGNORED, target=name))
    click, ko, dial = turned(ruleset.powers, figure, taken, stops=False)
    return Cost(taken, click, ko, None if reducer is None else reducer.name), steps + dial
