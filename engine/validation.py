"""pydantic's findings in our words: the first error of a document as one `DocumentError` that names the field."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints

from pydantic import BaseModel, BeforeValidator, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from engine.errors import DocumentError, as_given
from engine.readable import READABLE, SEEN, signs

__all__ = ["CITED", "ID", "OBJECT_DAMAGE", "USER", "WORDS", "Written", "document_error"]

WORDS = rf"^$|{SEEN}"  # a text that may be left out, and shows something where it is not
OBJECT_DAMAGE = r"^[0-9]{1,2}(/\+?[0-9]{1,2})?$"  # of an object: its damage, and what it adds (17.11c)
ID = r"^[a-z0-9]+(-[a-z0-9]+)*$"  # of what a game makes itself
CITED = r"^[A-Za-z0-9][A-Za-z0-9./-]*$"  # a section or a reading
USER = r"^[A-Za-z0-9_.:-]*$"  # digits, as Discord has them, or a word


def _whole(given: object) -> object:
    """Return the number that a key stands for, written as numbers are: `02` is another text, and the same number."""
    if isinstance(given, str) and not re.fullmatch(r"-?(?:0|[1-9][0-9]{0,8})", given, re.ASCII):
        raise PydanticCustomError("int_parsing", "no whole number")
    return given


Written = BeforeValidator(_whole)  # of a number that is a key, of which no two may be one

TAGGED = frozenset(("error-question-unknown", "error-question-missing"))

MESSAGES = {
    "missing": "error-missing",
    "extra_forbidden": "error-unknown-key",
    "literal_error": "error-not-one-of",
    "enum": "error-not-one-of",
    "union_tag_invalid": "error-question-unknown",
    "union_tag_not_found": "error-question-missing",
    "greater_than_equal": "error-too-small",
    "less_than_equal": "error-too-large",
    "int_type": "error-not-a-number",
    "int_from_float": "error-not-a-number",
    "int_parsing": "error-not-a-number",
    "bool_type": "error-not-true-or-false",
    "bool_parsing": "error-not-true-or-false",
    "string_type": "error-not-a-text",
    "string_too_short": "error-text-empty",
    "string_too_long": "error-text-too-long",
    "string_pattern_mismatch": "error-pattern",
    "list_type": "error-not-a-list",
    "too_short": "error-list-too-short",
    "too_long": "error-list-too-long",
    "dict_type": "error-not-a-mapping",
    "model_type": "error-not-a-mapping",
    "model_attributes_type": "error-not-a-mapping",
    "dataclass_type": "error-not-a-mapping",
    "mapping_type": "error-not-a-mapping",
    "invalid_key": "error-not-a-text",
    "missing_argument": "error-missing",
    "missing_keyword_only_argument": "error-missing",
    "unexpected_keyword_argument": "error-unknown-key",
    "none_required": "error-not-null",
    "greater_than": "error-not-above",
    "less_than": "error-not-below",
    "int_parsing_size": "error-number-too-long",
    "finite_number": "error-number-too-long",
    "float_type": "error-not-any-number",
    "float_parsing": "error-not-any-number",
    "string_unicode": "error-text-broken",
    "tuple_type": "error-not-a-list",
    "set_type": "error-not-a-list",
    "frozen_set_type": "error-not-a-list",
    "iterable_type": "error-not-a-list",
    "square_twice": "error-square-listed-twice",
    "recursion_loop": "error-too-deep",
    "recursion_depth_exceeded": "error-too-deep",
}
PATTERNS = {
    OBJECT_DAMAGE: "error-object-damage",
    READABLE: "error-text-unreadable",
    SEEN: "error-text-blank",
    WORDS: "error-text-blank",
    ID: "error-not-an-id",
    USER: "error-not-a-user",
    CITED: "error-not-a-section",
}
BOUNDS = ("ge", "le", "gt", "lt", "max_length", "min_length")
MOST_KEYS = 12  # keys that are offered in place of an unknown one


_MEMBER = re.compile(r"[A-Z]\w*In$|literal\[|tagged-union\[")  # of a union: no key of a document is called so


def document_error(
    error: ValidationError,
    form: object,
    prefix: str = "",
    *,
    pattern: str = "error-pattern",
    tags: frozenset[str] = frozenset(),
    noise: frozenset[str] = frozenset(),
) -> DocumentError:
    """Return the most telling of pydantic's errors as ours, with a path such as `figures[1].at`.

    `form`: the model, or type of several, that the document was read as; an unknown key is told with its right ones.
    `pattern` is what to say of a text that has not its form, where the form has a name: that of a square, say.
    `tags`: the names of questions, where the document's `ask` is one of several; `noise`: parts of pydantic's places
    that are of no use to a reader, such as the members of a union.
    """
    details = _most_telling(error.errors(include_url=False), noise)
    complaint = (MESSAGES | {"string_pattern_mismatch": pattern}).get(details["type"], "error-not-valid")
    context = details.get("ctx", {})
    path, given = _path(_told(details, noise), prefix, tags), as_given(details["input"])
    if complaint == "error-not-a-mapping" and not given.strip():  # this message puts no quotes round it
        given = f'"{given}"'
    if complaint == "error-unknown-key":
        return DocumentError(path, complaint, expected=_right_keys(form, details["loc"]))
    if complaint == "error-not-a-number" and "[key]" in details["loc"]:
        complaint = "error-key-not-a-number"
    complaint = PATTERNS.get(context.get("pattern", ""), complaint)
    if complaint in TAGGED:
        tagged = details["input"]
        path, given = f"{path}.type", as_given(tagged.get("type") if isinstance(tagged, Mapping) else tagged)
    return DocumentError(
        path,
        complaint,
        given=str(context.get("square", given)),
        text=given,
        signs=signs(str(details["input"])) if complaint == "error-text-unreadable" else "",
        expected=_expected(str(context.get("expected", context.get("expected_tags", "")))),
        limit=next((str(context[bound]) for bound in BOUNDS if bound in context), ""),
    )


def _right_keys(form: object, location: tuple[int | str, ...]) -> str:
    """Return the keys that stand where an unknown one does, the likest first, and not all of too many."""
    from difflib import SequenceMatcher  # noqa: PLC0415  # only what is refused needs it

    *way, unknown = location
    forms = list(_forms(form))
    for part in way:
        asked = [each for each in forms if part in get_args(_keys(each).get("type"))]
        inner = [found for each in forms for found in _forms(_keys(each).get(str(part)))]
        forms = asked or inner or forms
    known = dict.fromkeys(key for each in forms for key in _keys(each))
    ordered = sorted(known, key=lambda key: -SequenceMatcher(None, str(unknown).casefold(), key).ratio())
    return ", ".join(ordered[:MOST_KEYS]) + (", …" if len(ordered) > MOST_KEYS else "")


def _keys(form: Any) -> Mapping[str, object]:
    """Return the keys of a model or an event as a document writes them, each with what stands there."""
    if is_dataclass(form):
        hints = get_type_hints(form, include_extras=True)
        return {each.name: hints[each.name] for each in fields(form)}
    return {field.alias or name: field.annotation for name, field in form.model_fields.items()}


def _forms(kind: object) -> Iterator[object]:
    """Yield the models, or events, that a type is made of: itself, or within its lists, mappings and choices."""
    if isinstance(kind, type) and (issubclass(kind, BaseModel) or is_dataclass(kind)):
        yield kind
    for part in get_args(kind):
        yield from _forms(part)


def _expected(named: str) -> str:
    named = named.replace("''", '""')  # no text at all
    return "true" if named == "True" else named.replace("'", "").replace(" or ", ", ")


def _most_telling(errors: Sequence[ErrorDetails], noise: frozenset[str]) -> ErrorDetails:
    """An unknown key says more than what is missing because of it; else the first field found wrong counts.

    Where that field may be one of several kinds of thing, the kind whose shape fits is the one that was meant:
    a list with one wrong entry is told by its entry, not as no number.
    """
    for details in errors:
        if details["type"] == "extra_forbidden":
            return details
    field = _told(errors[0], noise)
    same = [details for details in errors if _told(details, noise)[: len(field)] == field]
    if isinstance(errors[0]["input"], str):  # a text may be wrong as a text; that it is no list says less
        same = [details for details in same if details["type"].startswith(("string_", "literal_"))] or same
    return max(same, key=lambda details: len(_told(details, noise)))


def _told(details: ErrorDetails, noise: frozenset[str]) -> tuple[int | str, ...]:
    """Return a place without what pydantic calls the members of a union: a model, or the texts of a list.

    An unknown key is told, whatever it is called.
    """
    location = details["loc"]
    last = len(location) - (details["type"] == "extra_forbidden")
    return tuple(
        part for at, part in enumerate(location) if part not in noise and (at >= last or not _MEMBER.match(str(part)))
    )


def _path(location: tuple[int | str, ...], prefix: str, tags: frozenset[str]) -> str:
    path = prefix
    asked = False  # the question `value` is one thing, its parameter `value` another
    for part in location:
        if isinstance(part, int):
            path += f"[{part}]"
        elif part in tags and path == "ask" and not asked:
            asked = True
        else:
            shown = part if part.strip() and part.isprintable() else json.dumps(part)
            path += f".{shown}" if path else shown
    return path or "document"
