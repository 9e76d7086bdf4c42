"""Is a force legal? Every reason against it in the book's order, and what the list leaves unsaid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.heroclix.force.elements import Element, Listing, extremes
from engine.heroclix.force.extras import extra_reasons
from engine.heroclix.force.limits import build_reasons, force_rules, ids, limit_reasons
from engine.heroclix.force.listed import EquipmentIn, SidelineIn, TerrainIn
from engine.heroclix.force.tactics import tactic_reasons
from engine.heroclix.force.theme import rerolls_of, shared_keywords, too_few
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.force import ForceRules
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Typed

__all__ = ["ForceVerdict", "judge_force"]

COSTS = Message("force-costs", ("element", "cost"), rule="2.1")
COSTS_NOTHING = Message("force-without-paying", ("element",), rule="2.2b")
GRANTED = Message("force-granted-terrain", ("element",), rule="17.13")
FROM_OUTSIDE = Message("force-granted-equipment", ("element",), rule="25.2e")
QUALIFIES = Message("force-equipment-qualifies", ("element",), rule="25.2a", reading="P69")
TOTAL = Message("force-total", ("cost", "total"), rule="2.1")
THEMED = Message("force-themed", ("keywords", "count"), rule="23.2a")
TOO_FEW = Message("force-themed-too-few", ("keyword", "needed"), rule="23.2a")
NOT_THEMED = Message("force-not-themed", rule="23.2a")
REROLLS = Message("force-themed-rerolls", ("uses",), rule="23.3")
HIGHEST = Message("force-highest", ("elements", "count", "points"), rule="21.10a")
LOWEST = Message("force-lowest", ("elements", "count", "points"), rule="21.10a")
UNLISTED = Message("force-marks-not-listed", rule="2.4d")
SIDELINE_WHY = Message("force-sideline-not-judged", rule="2.6")
LEGAL = Message("force-legal", rule="2.4")
ILLEGAL = Message("force-illegal", ("count",), rule="2.4")


@dataclass(frozen=True, slots=True)
class ForceVerdict:
    """What was found of a force. `because`: every reason against it; `themed`: the keywords it may choose from.

    `highest`, `lowest`: the ids of its characters of the highest and lowest point value; of several the
    active player chooses one (21.10a). `probability_control`: by each of those keywords, how often a game the
    themed team's own Probability Control may be used; empty where the edition has none.
    """

    legal: bool
    because: tuple[Step, ...]
    cost: int
    build_total: int
    sideline: int
    sideline_limit: int | None
    themed: tuple[str, ...]
    highest: tuple[str, ...]
    lowest: tuple[str, ...]
    probability_control: Mapping[str, int]


def judge_force(listed: Listing, build_total: int, rules: Ruleset) -> tuple[Ruling, ForceVerdict]:
    """Rule on a force list (2, 17.2, 23.2, 24.5, 25)."""
    reasons = (
        *build_reasons(listed, build_total, rules),
        *limit_reasons(listed, build_total, rules),
        *extra_reasons(listed, rules),
        *tactic_reasons(listed, build_total, rules),
    )
    characters = [element for element, _ in listed.characters]
    highest, lowest = extremes(characters)
    verdict = ForceVerdict(
        legal=not reasons,
        because=reasons,
        cost=sum(element.cost for element in listed.elements),
        build_total=build_total,
        sideline=len(listed.sideline),
        sideline_limit=rules.starting_sideline(build_total),
        themed=shared_keywords(listed, build_total, rules),
        highest=highest,
        lowest=lowest,
        probability_control=_rerolls(listed, build_total, rules),
    )
    last = LEGAL.step(StepKind.RESULT) if verdict.legal else ILLEGAL.step(StepKind.RESULT, count=len(reasons))
    few = too_few(listed, build_total, rules)
    steps = (
        *_costs(listed, verdict),
        *reasons,
        *_said_besides(listed, characters, verdict, few, force_rules(rules)),
        last,
    )
    return Ruling(rules.id, "legal" if verdict.legal else "illegal", verdict.legal, steps, reasons), verdict


def _rerolls(listed: Listing, build_total: int, rules: Ruleset) -> Mapping[str, int]:
    """Return the uses of a themed team's Probability Control by the keyword that it chooses; empty without any."""
    uses = {each: rerolls_of(listed, each, build_total, rules) for each in shared_keywords(listed, build_total, rules)}
    return uses if any(uses.values()) else {}


def _costs(listed: Listing, verdict: ForceVerdict) -> Iterator[Step]:
    """Yield what each element adds to the points of the force, and the sum."""
    so_far = 0
    for element in listed.elements:
        name = FigureId(element.id)
        if element.cost:
            after = so_far + element.cost
            yield COSTS.step(StepKind.MODIFY, before=so_far, after=after, element=name, cost=element.cost)
            so_far = after
        elif element.points and not (element.sideline and element.kind != "one-shot"):
            yield _unpaid(element).step(StepKind.CHECK, element=name)
    yield TOTAL.step(StepKind.CHECK, cost=verdict.cost, total=verdict.build_total)


def _unpaid(element: Element) -> Message:
    """Why an element with a point value costs nothing."""
    if element.source.free:
        return COSTS_NOTHING
    if isinstance(element.source, TerrainIn) and element.source.granted:
        return GRANTED
    if element.from_outside:
        return FROM_OUTSIDE
    return QUALIFIES if isinstance(element.source, EquipmentIn) else COSTS_NOTHING


def _said_besides(
    listed: Listing,
    characters: list[Element],
    verdict: ForceVerdict,
    few: tuple[tuple[str, int], ...],
    asked: ForceRules,
) -> Iterator[Step]:
    """Yield what is no reason: the theme, highest and lowest characters, and what was not looked at."""
    if verdict.themed:
        keywords = tuple(Typed(keyword) for keyword in verdict.themed)
        yield THEMED.step(StepKind.CHECK, keywords=keywords, count=len(keywords))
        if verdict.probability_control:
            yield REROLLS.step(StepKind.CHECK, uses=max(verdict.probability_control.values()))
    elif not few:
        yield NOT_THEMED.step(StepKind.CHECK)
    for keyword, needed in few:
        yield TOO_FEW.step(StepKind.CHECK, keyword=Typed(keyword), needed=needed)
    for message, found in ((HIGHEST, verdict.highest), (LOWEST, verdict.lowest)):
        those = [element for element in characters if element.id in found]
        if those and asked.extremes:
            yield message.step(StepKind.CHECK, elements=ids(those), count=len(those), points=those[0].points)
    unmarked = [e for e in listed.elements if e.is_character and (e.source.set is None or e.source.number is None)]
    if unmarked and asked.marks:
        yield UNLISTED.step(StepKind.IGNORED)
    if any(_plain_sideline(element) for element in listed.sideline):
        yield SIDELINE_WHY.step(StepKind.IGNORED)


def _plain_sideline(element: Element) -> bool:
    """Whether an effect is needed to have it on the sideline: not the two kinds of card that belong there."""
    return isinstance(element.source, SidelineIn) and element.kind not in ("mystery-card", "one-shot")
