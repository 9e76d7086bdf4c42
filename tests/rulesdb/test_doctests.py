"""The examples in the library's docstrings."""

import doctest
import importlib
import pkgutil

import pytest

import rulesdb

MODULES = ["rulesdb", *(found.name for found in pkgutil.walk_packages(rulesdb.__path__, "rulesdb."))]


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples_run(name: str) -> None:
    """Every example in a docstring gives what it shows."""
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_some_examples_exist() -> None:
    """The walk over the modules finds the search, the importer and their examples."""
    assert {"rulesdb.search.text", "rulesdb.importer.headings", "rulesdb.sections"} <= set(MODULES)
    assert doctest.testmod(importlib.import_module("rulesdb.sections")).attempted >= 4
