"""Situations written in YAML: reading them, asking their questions, and saying where an answer differs.

Short-hand of a document: `ruleset` is heroclix-modern and the map 16 squares by 16 unless given. `figures`
is a mapping from id to figure. `red: C3` (or blue, or green) gives the side and the square at once; `speed`,
`attack`, `defense`, `damage`, `range` and `targets` are printed values, by default those of `PRINTED`;
`click: [3, 8]` is the third of eight clicks, by default the first, `stops` its clicks with STOP. A bystander
and a figure with `life` of its own take no default dial.

What is expected is compared as a nested part of the answer: of a mapping only the keys that are named, of a
list every element in order. `{contains: […]}`, `{excludes: […]}` and `{any: […]}` say that a list has such
elements, that it has none such, and that the value is one of those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import yaml

from engine import Step, adjudicate
from engine.answer import Answer

__all__ = ["differences", "document", "judged", "situations"]

PRINTED = {"speed": 8, "attack": 10, "defense": 17, "damage": 3, "range": 6, "targets": 1}
DIAL = {"click": 1, "clicks": 8, "start": 1}
SIDES = ("red", "blue", "green")


def situations(files: Iterable[Path]) -> list[dict[str, Any]]:
    """Return all situations of these files, in order."""
    found: list[dict[str, Any]] = []
    for file in sorted(files):
        found += yaml.safe_load(file.read_text(encoding="utf-8")) or []
    return found


def figure(name: str, short: dict[str, Any]) -> dict[str, Any]:
    """Write one figure of the short-hand in full."""
    full: dict[str, Any] = {"id": name, "values": dict(PRINTED)}
    if not (short.get("bystander") or "life" in short):
        full["life"] = dict(DIAL)
    for key, value in short.items():
        if key in SIDES:
            full["side"], full["at"] = key, value
        elif key in PRINTED:
            full["values"][key] = value
        elif key == "click":
            full["life"]["click"], full["life"]["clicks"] = value
        elif key == "stops":
            full["life"]["stops"] = value
        else:
            full[key] = value
    return full


def document(short: dict[str, Any]) -> dict[str, Any]:
    """Write a position document of the short-hand in full."""
    figures = [figure(name, one) for name, one in short.get("figures", {}).items()]
    board = {"size": [16, 16], **short.get("map", {})}
    return {"ruleset": "heroclix-modern", **short, "map": board, "figures": figures}


def plain(value: Any) -> Any:
    """Turn a field of an answer into mappings, lists and plain values; of a step keep what it rests on."""
    if isinstance(value, Step):
        return {"rule": value.rule, "reading": value.reading}
    if isinstance(value, dict):
        return {str(key): plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, (list, tuple)) else value


def differences(expected: Any, actual: Any, where: str) -> list[str]:
    """Say at which places the answer is not what is expected."""
    if isinstance(expected, dict):
        return _in_mapping(expected, actual, where)
    if isinstance(expected, list):
        if not isinstance(actual, list) or len(actual) != len(expected):
            return [f"{where}: expected {expected!r}, found {actual!r}"]
        return [one for i, part in enumerate(expected) for one in differences(part, actual[i], f"{where}[{i}]")]
    same = expected == actual and isinstance(expected, bool) == isinstance(actual, bool)
    return [] if same else [f"{where}: expected {expected!r}, found {actual!r}"]


def _in_mapping(expected: dict[str, Any], actual: Any, where: str) -> list[str]:
    found: list[str] = []
    for key, part in expected.items():
        if key == "any":
            if all(differences(one, actual, where) for one in part):
                found.append(f"{where}: expected one of {part!r}, found {actual!r}")
        elif key in {"contains", "excludes"}:
            for one in part:
                there = any(not differences(one, each, where) for each in actual)
                if there != (key == "contains"):
                    found.append(f"{where}: {key} {one!r}, found {actual!r}")
        elif not isinstance(actual, dict) or key not in actual:
            found.append(f"{where}.{key}: missing from {actual!r}")
        else:
            found += differences(part, actual[key], f"{where}.{key}")
    return found


def judged(situation: dict[str, Any], put: Callable[[dict[str, Any]], Answer] = adjudicate) -> list[str]:
    """Put the question of a situation and say where the answer differs from the expected one.

    `put` answers a document; by default the engine's own door.
    """
    answer = put(document(situation["document"]))
    expected = dict(situation["expect"])
    cited = {"rules": list(answer.ruling.rules), "readings": list(answer.ruling.readings)}
    found = [
        f"{kind}: {one} is not cited, only {cited[kind]}"
        for kind in cited
        for one in expected.pop(kind, [])
        if one not in cited[kind]
    ]
    return found + differences(expected, plain(dict(answer.fields)), "answer")
