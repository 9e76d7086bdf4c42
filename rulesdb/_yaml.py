"""Reading one YAML file strictly: plain data only, no key twice."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import yaml  # type: ignore[import-untyped, unused-ignore]  # the package ships no types

from rulesdb.errors import CorpusError, quoted

__all__ = ["read_yaml"]

# The C parser is about ten times faster; a PyYAML built without it still works.
_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _StrictLoader(_Base):  # type: ignore[misc, unused-ignore]  # the base is chosen at run time
    """A safe loader that refuses a mapping with the same key twice."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Hashable, Any]:
        mapping: dict[Hashable, Any] = super().construct_mapping(node, deep=deep)
        if len(mapping) != len(node.value):
            seen: set[Hashable] = set()
            for key_node, _ in node.value:
                key = self.construct_object(key_node, deep=True)
                if key in seen:
                    raise yaml.constructor.ConstructorError(
                        None, None, f"the key {quoted(key)} stands twice", key_node.start_mark
                    )
                seen.add(key)
        return mapping


def read_yaml(text: str | bytes, where: str) -> Any:
    """Return the plain data of a YAML text.

    `where` names the file in the one line of the `CorpusError` that malformed YAML raises.

    >>> read_yaml("id: '6.11'", "en/06.yaml")
    {'id': '6.11'}
    """
    try:
        return yaml.load(text, Loader=_StrictLoader)  # noqa: S506 - a subclass of the safe loader
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = f", line {mark.line + 1}" if mark else ""
        problem = error.problem or "not YAML"
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        line, problem = "", " ".join(str(error).split()) or "not YAML"
    raise CorpusError(f"{where}{line}: {problem}")
