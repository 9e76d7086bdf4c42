"""The answers about forces and results: legality, first player, victory points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields

from engine.answer import Answer
from engine.errors import DocumentError
from engine.heroclix.fight.actions.turn import standard_total
from engine.heroclix.force.elements import Listing, listing
from engine.heroclix.force.initiative import Team, judge_initiative
from engine.heroclix.force.legality import judge_force
from engine.heroclix.force.listed import ForceIn
from engine.heroclix.force.questions import ForceAsk, InitiativeAsk, ScoreAsk
from engine.heroclix.force.scoring import Scorer, judge_score
from engine.heroclix.force.theme import members, shared_keywords
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.whole import Listed
from engine.ids import Ids

__all__ = ["force", "initiative", "score"]

FEWEST = 2  # players


def force(document: Listed, ask: ForceAsk, rules: Ruleset) -> Answer:
    """Answer whether a force is legal, with every reason against it in the book's order (2, 17.2, 23, 25)."""
    source, path = _force(document, ask)
    listed = listing(source, path)
    ruling, verdict = judge_force(listed, _build_total(document, source, rules), rules)
    found = {field.name: getattr(verdict, field.name) for field in fields(verdict)}
    return Answer(ruling, found, _names([listed]))


def initiative(document: Listed, ask: InitiativeAsk, rules: Ruleset) -> Answer:
    """Answer who chooses the first player, and who picks map and starting area then (4.1, 4.2)."""
    order = _order(document, ask.order, [*ask.themed, *ask.bonus, *(side for roll in ask.rolls for side in roll)])
    _known("ask.themed", ask.themed, order)
    _known("ask.bonus", ask.bonus, order)
    _check_rounds("ask.rolls", ask.rolls, order)
    if ask.first is not None:
        _known("ask.first", [ask.first], order)
    teams = []
    for side in order:
        own = document.forces.get(side)
        listed = None if own is None else listing(own, f"forces.{side}", side)
        total = standard_total(rules) if own is None else _build_total(document, own, rules)
        shared = () if listed is None else shared_keywords(listed, total, rules)
        counted = 0 if listed is None else members(listed)
        named = ask.themed.get(side)
        if own is None and named is not None:
            shared = (named,)  # without a list, the players' word is taken
        declined = side in ask.themed and named is None
        teams.append(Team(side, shared, named, declined, ask.bonus.get(side, 0), counted))
    ruling, found = judge_initiative(teams, ask.rolls, ask.first, rules)
    return Answer(ruling, {field.name: getattr(found, field.name) for field in fields(found)})


def score(document: Listed, ask: ScoreAsk, rules: Ruleset) -> Answer:
    """Answer each side's victory points, who is defeated and who has won (5, 21.12b, 26.3, 26.4)."""
    order = _order(document, ask.order, [])
    _check_rounds("ask.tie_rolls", ask.tie_rolls, order)
    listings = [listing(document.forces[side], f"forces.{side}", side) for side in order if side in document.forces]
    seen: dict[str, str] = {}
    ids = Ids()
    for listed in listings:
        for element in listed.elements:
            ids.add(f"{element.path}.id", element.id)
            seen[element.id] = element.name
    total = max((_build_total(document, found.force, rules) for found in listings), default=standard_total(rules))
    elements = [element for listed in listings for element in listed.elements]
    scorer = Scorer(order, elements, total, ask.battle_royale, rules)
    ruling, result = judge_score(scorer, ask, rules)
    found = {field.name: getattr(result, field.name) for field in fields(result)}
    found["scored"] = tuple({"of": c.of, "points": c.points, "to": c.to, "rule": c.why.anchor} for c in result.scored)
    return Answer(ruling, found, seen)


def _force(document: Listed, ask: ForceAsk) -> tuple[ForceIn, str]:
    """The force that is asked about. Raises DocumentError when the document does not say which."""
    if ask.side is not None:
        _known("ask.side", [ask.side], tuple(document.forces))
        return document.forces[ask.side], f"forces.{ask.side}"
    if document.force is not None:
        return document.force, "force"
    if len(document.forces) == 1:
        ((side, only),) = document.forces.items()
        return only, f"forces.{side}"
    raise DocumentError("ask.side" if document.forces else "force", "error-missing")


def _build_total(document: Listed, source: ForceIn, rules: Ruleset) -> int:
    if source.build_total is not None:
        return source.build_total
    return standard_total(rules) if document.turn is None else document.turn.build_total


def _order(document: Listed, given: Sequence[str], named: Sequence[str]) -> tuple[str, ...]:
    """The sides in turn order: as told, else as the forces are listed, else as they are named first."""
    order = tuple(dict.fromkeys(given or list(document.forces) or named))
    if len(order) < len(given):
        raise DocumentError("ask.order", "error-side-twice", given=", ".join(given))
    if len(order) < FEWEST:
        raise DocumentError("ask.order" if given else "forces", "error-list-too-short", limit=FEWEST)
    for side in document.forces:
        if side not in order:
            raise DocumentError("ask.order", "error-side-left-out", side=side)
    return order


def _check_rounds(path: str, rounds: Sequence[Mapping[str, Sequence[int]]], order: Sequence[str]) -> None:
    for index, rolls in enumerate(rounds):
        _known(f"{path}[{index}]", rolls, order)


def _known(path: str, sides: Sequence[str] | Mapping[str, object], order: Sequence[str]) -> None:
    for side in sides:
        if side not in order:
            raise DocumentError(path, "error-not-one-of", given=side, expected=", ".join(order))


def _names(listings: Sequence[Listing]) -> dict[str, str]:
    return {element.id: element.name for listed in listings for element in listed.elements}
