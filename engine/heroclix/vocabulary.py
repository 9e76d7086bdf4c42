"""Documents held against the words of their edition: what another edition alone knows is refused by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from pydantic import BaseModel

from engine.errors import DocumentError
from engine.heroclix.ruleset import Ruleset

if TYPE_CHECKING:
    from engine.heroclix import document as doc

__all__ = ["check_forces", "check_known", "check_lying", "knows"]

WEIGHED = ("special", "object")  # kinds of what has a weight of its own


def knows(rules: Ruleset, name: str) -> bool:
    """Return whether an edition has what is called so: a question, a kind of card or event, a list of a force."""
    return name not in rules.vocabulary.lacks


def check_known(path: str, name: str, rules: Ruleset) -> None:
    """Raise DocumentError where an edition has nothing that is called so."""
    if not knows(rules, name):
        raise DocumentError(path, "error-key-not-in-edition", given=name, ruleset=rules.id)


def check_lying(source: doc.Unasked, rules: Ruleset) -> None:
    """Raise DocumentError for an object or marker of a kind, weight or value that the edition does not know.

    The same for rerolls of themed teams, where an edition has none.

    >>> from engine.heroclix.document import Unasked
    >>> from engine.heroclix.editions.heroclix_2022 import OF_2022
    >>> found = Unasked.model_validate({"ruleset": OF_2022.id, "map": {"size": [8, 8]}, "ask": {},
    ...                                 "markers": [{"kind": "elevated", "at": "C3"}]})
    >>> check_lying(found, OF_2022)
    Traceback (most recent call last):
    ...
    engine.errors.DocumentError: markers[0].kind: error-not-in-edition (given=elevated, ruleset=heroclix-2022, \
expected=hindering, blocking, water, debris, smoke, barrier)
    """
    words = rules.vocabulary
    for index, thing in enumerate(source.objects):
        path = f"objects[{index}]"
        _check_kind(f"{path}.kind", thing.kind, words.objects, rules)
        _check_weight(path, thing.kind, thing.weight, rules)
        _check_values(path, thing, rules)
        if thing.taken_on:
            check_known(f"{path}.taken_on", "taken_on", rules)
            if thing.kind != "relic":
                raise DocumentError(f"{path}.taken_on", "error-only-with", expected="relic")
    for index, marker in enumerate(source.markers):
        _check_kind(f"markers[{index}].kind", marker.kind, words.markers, rules)
        _check_values(f"markers[{index}]", marker, rules)
        if marker.part_of is not None:
            check_known(f"markers[{index}].part_of", "part_of", rules)
    _check_keys(source, rules)


def _check_keys(source: doc.Unasked, rules: Ruleset) -> None:
    """Raise DocumentError for a key of the map, of a dial or of the turn that the edition has nothing for."""
    for key in ("windows", "doors"):
        if getattr(source.map, key, ()):
            check_known(f"map.{key}", key, rules)
    for index, figure in enumerate(source.figures):
        if figure.horde is not None:
            check_known(f"figures[{index}].horde", "horde", rules)
        if figure.captives:
            check_known(f"figures[{index}].captives", "captives", rules)
        if figure.life is not None and figure.life.stops:
            check_known(f"figures[{index}].life.stops", "stops", rules)
    if source.turn is not None and source.turn.epic_used:
        check_known("turn.epic_used", "epic", rules)
    if source.turn is not None and source.turn.team_rerolls:
        check_known("turn.team_rerolls", "team_rerolls", rules)
    if source.turn is not None and source.turn.themes:
        check_known("turn.themes", "themes", rules)


def check_forces(forces: Mapping[str, BaseModel], rules: Ruleset) -> None:
    """Raise DocumentError for what a force names and its edition does not know; the forces by their paths."""
    words = rules.vocabulary
    for path, force in forces.items():
        for key in sorted(force.model_fields_set & words.lacks):
            if getattr(force, key):
                raise DocumentError(f"{path}.{key}", "error-key-not-in-edition", given=key, ruleset=rules.id)
        for index, element in enumerate(getattr(force, "terrain", ())):
            if "kind" in element.model_fields_set:
                _check_kind(f"{path}.terrain[{index}].kind", element.kind, words.terrain, rules)
            _check_weight(f"{path}.terrain[{index}]", element.kind, element.weight, rules)


def _check_kind(path: str, kind: str, known: Iterable[str], rules: Ruleset) -> None:
    if kind not in known:
        raise DocumentError(path, "error-not-in-edition", given=kind, ruleset=rules.id, expected=", ".join(known))


def _check_weight(path: str, kind: str, weight: str | None, rules: Ruleset) -> None:
    """Raise DocumentError for a weight where the edition knows none, or of what is light or heavy by its kind."""
    weights = rules.vocabulary.weights
    if weight is None:
        return
    if not weights:
        raise DocumentError(f"{path}.weight", "error-key-not-in-edition", given="weight", ruleset=rules.id)
    if "special" not in kind and kind not in WEIGHED:
        raise DocumentError(f"{path}.weight", "error-weight-by-kind", kind=kind)
    _check_kind(f"{path}.weight", weight, weights, rules)


def _check_values(path: str, source: doc.ObjectIn | doc.MarkerIn, rules: Ruleset) -> None:
    if "values" in source.model_fields_set and not rules.vocabulary.values:
        raise DocumentError(f"{path}.values", "error-key-not-in-edition", given="values", ruleset=rules.id)
