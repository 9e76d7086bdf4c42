"""No module needs one that needs it: not even for types, nor from within a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("engine", "rulesdb", "bot")


def modules() -> dict[str, Path]:
    """Return every module of the product by its dotted name; a package is its `__init__`."""
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """Yield the modules of the product that a module names in an import, wherever the import stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else str(node.module)


def test_no_circle_of_modules() -> None:
    """The modules stand in an order in which each needs only those before it."""
    known = modules()
    needs = {name: set(imported(path, known)) - {name} for name, path in known.items()}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        circle = " ← ".join(error.args[1])
        raise AssertionError(f"a circle: {circle}") from None
