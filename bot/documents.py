"""YAML that came from outside: plain data alone, without aliases, nested no deeper than a document is."""

from __future__ import annotations

from typing import Any

import yaml

__all__ = ["read_yaml"]

DEEPEST = 50  # levels; a position has about 8, and the C parser crashes the process on many thousands

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text: str) -> object:
    """Return the plain data of a YAML text.

    Raises yaml.YAMLError where it is no YAML, and ValueError in one line for what is not read: aliases, which
    can grow a small file without bound, and nesting beyond 50 levels.

    >>> read_yaml("size: [8, 8]")
    {'size': [8, 8]}
    >>> read_yaml("[" * 100_000)
    Traceback (most recent call last):
        ...
    ValueError: nested too deeply; at most 50 levels are read
    """
    depth = 0
    for event in yaml.parse(text, Loader=Loader):
        if isinstance(event, yaml.AliasEvent):
            raise ValueError("YAML anchors and aliases are not read; write the values out")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:
            raise ValueError(f"nested too deeply; at most {DEEPEST} levels are read")
    return yaml.load(text, Loader=Loader)  # noqa: S506  # the loader is a safe one
