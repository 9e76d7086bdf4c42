"""What a user types into a slash command, turned into the options of an interaction.

The synced command decides everything: which options there are, their types and limits, which are required. A value
that Discord's own client would not let a user send is refused with :class:`Refused`.
"""

from __future__ import annotations

from typing import Any

from tests.standin import payloads
from tests.standin.errors import Refused
from tests.standin.model import Account, Attachment, Channel, Json, Role

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
PYTHON_TYPES: dict[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    NUMBER: (int, float),
    USER: (Account,),
    MENTIONABLE: (Account, Role),
    CHANNEL: (Channel,),
    ROLE: (Role,),
    FILE: (Attachment,),
}


def leaf(command: Json, path: list[str]) -> Json:
    """The subcommand that the words of a path lead to; Refused when they lead to none, or stop too early."""
    node, walked = command, command["name"]
    for word in path:
        found = [option for option in _nested(node) if option["name"] == word]
        if not found:
            raise Refused(f"/{walked} has no subcommand {word!r}")
        node = found[0]
        walked += f" {word}"
    if _nested(node):
        raise Refused(f"/{walked} needs one of {[option['name'] for option in _nested(node)]}")
    return node


def _nested(node: Json) -> list[Json]:
    return [option for option in node.get("options") or [] if option["type"] in {SUBCOMMAND, GROUP}]


def typed(command: Json, path: list[str], values: dict[str, Any], resolved: Json) -> list[Json]:
    """The options of a finished command, nested under its subcommands; adds users, files and so on to ``resolved``."""
    node = leaf(command, path)
    known = {option["name"]: option for option in node.get("options") or []}
    if unknown := sorted(set(values) - set(known)):
        raise Refused(f"/{_name(command, path)} has no option {unknown[0]!r}, only {sorted(known)}")
    for name, option in known.items():
        if option.get("required") and name not in values:
            raise Refused(f"/{_name(command, path)} needs the option {name!r}")
    filled = [_filled(known[name], value, resolved) for name, value in values.items()]
    return _under(command, path, filled)


def typing(command: Json, path: list[str], focus: str, text: str, values: dict[str, Any], resolved: Json) -> list[Json]:
    """The options while ``text`` stands in the option ``focus``, which must offer autocomplete."""
    known = {option["name"]: option for option in leaf(command, path).get("options") or []}
    if not known.get(focus, {}).get("autocomplete"):
        raise Refused(f"/{_name(command, path)} has no option {focus!r} with autocomplete")
    filled = [_filled(known[name], value, resolved) for name, value in values.items()]
    focused = {"name": focus, "type": known[focus]["type"], "value": text, "focused": True}
    return _under(command, path, [*filled, focused])


def _under(command: Json, path: list[str], filled: list[Json]) -> list[Json]:
    """Wrap options in the subcommand, and the group, they belong to."""
    kinds = [GROUP, SUBCOMMAND][-len(path) :] if path else []
    for word, kind in reversed(list(zip(path, kinds, strict=True))):
        filled = [{"name": word, "type": kind, "options": filled}]
    return filled


def _name(command: Json, path: list[str]) -> str:
    return " ".join([command["name"], *path])


def _filled(option: Json, value: Any, resolved: Json) -> Json:
    name, kind = option["name"], option["type"]
    wrong_bool = isinstance(value, bool) and kind != BOOLEAN
    if wrong_bool or not isinstance(value, PYTHON_TYPES[kind]):
        raise Refused(f"option {name!r} (type {kind}) cannot be {value!r}")
    if isinstance(value, Account | Channel | Role | Attachment):
        resolve(value, resolved)
        return {"name": name, "type": kind, "value": str(value.id)}
    _check_limits(option, value)
    return {"name": name, "type": kind, "value": value}


def _check_limits(option: Json, value: Any) -> None:
    name, size = option["name"], len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    if option.get(low) is not None and size < option[low]:
        raise Refused(f"option {name!r}: {value!r} is below {low} {option[low]}")
    if option.get(high) is not None and size > option[high]:
        raise Refused(f"option {name!r}: {value!r} is above {high} {option[high]}")
    if isinstance(value, str) and len(value) > 6000:
        raise Refused(f"option {name!r}: {len(value)} characters; at most 6000")
    allowed = [choice["value"] for choice in option.get("choices") or []]
    if allowed and value not in allowed:
        raise Refused(f"option {name!r}: {value!r} is not among {allowed}")


def resolve(value: Account | Channel | Role | Attachment, resolved: Json) -> None:
    """Add the full object of an option's or a menu's value."""
    key = str(value.id)
    if isinstance(value, Account):
        resolved.setdefault("users", {})[key] = payloads.user(value)
        member = payloads.member(value)
        del member["user"]
        resolved.setdefault("members", {})[key] = member
    elif isinstance(value, Channel):
        resolved.setdefault("channels", {})[key] = payloads.channel(value)
    elif isinstance(value, Attachment):
        resolved.setdefault("attachments", {})[key] = payloads.attachment(value)
    else:
        resolved.setdefault("roles", {})[key] = payloads.role(value)
