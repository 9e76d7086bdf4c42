"""Requests held against Discord's own published description of its API, where a copy of it is at hand.

The copy is looked for in a folder ``shared`` beside the repository. Ids are strings there; the integers that
discord.py sends in some places are taken too, as Discord does.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from urllib.parse import quote

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import ValidationError, best_match  # type: ignore[import-untyped]
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from tests.standin.model import Json

DESCRIPTION = Path(__file__).resolve().parents[2].parent / "shared" / "discord" / "openapi.json"
URN = "urn:discord:openapi"


def available() -> bool:
    """Whether a copy of the description is there to check against."""
    return DESCRIPTION.is_file()


def schema_problems(method: str, template: str, body: object) -> list[str]:
    """Say what in a request's JSON body the published schema refuses; nothing where no copy or no schema is there.

    ``template`` is the path as the description writes it, such as ``/channels/{channel_id}/messages``. At most one
    fault is told: the one deepest inside the body.
    """
    if not available():
        return []
    validator = _validator(method.lower(), template)
    if validator is None:
        return []
    fault = best_match(validator.iter_errors(body))
    if fault is None:
        return []
    fault = _innermost(fault)
    message = fault.message if len(fault.message) < 300 else f"{fault.message[:80]} … {fault.message[-200:]}"
    return [f"{fault.json_path}: {message}"]


def _innermost(fault: ValidationError) -> ValidationError:
    """The fault inside a union of kinds: that of the one alternative whose ``type`` fits the body."""
    branches: dict[object, list[ValidationError]] = {}
    for inner in fault.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    fitting = [faults for faults in branches.values() if not any(_wrong_kind(fault, inner) for inner in faults)]
    return _innermost(best_match(fitting[0])) if len(fitting) == 1 else fault


def _wrong_kind(union: ValidationError, inner: ValidationError) -> bool:
    return list(inner.absolute_path)[len(union.absolute_path) :] == ["type"]


@cache
def _description() -> Json:
    document: Json = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    return document


@cache
def _registry() -> Registry[Json]:
    registry: Registry[Json] = Registry().with_resource(URN, DRAFT202012.create_resource(_description()))
    return registry


@cache
def _validator(method: str, template: str) -> Draft202012Validator | None:
    operation = _description()["paths"].get(template, {}).get(method, {})
    if "application/json" not in operation.get("requestBody", {}).get("content", {}):
        return None
    steps = ["paths", template, method, "requestBody", "content", "application/json", "schema"]
    pointer = "/".join(quote(step.replace("~", "~0").replace("/", "~1"), safe="") for step in steps)
    return Draft202012Validator({"$ref": f"{URN}#/{pointer}"}, registry=_registry())
