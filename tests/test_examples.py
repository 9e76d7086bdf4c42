"""Every example in a docstring of the three packages runs and gives what it says."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from types import ModuleType

import pytest

import bot
import engine
import rulesdb

PACKAGES: tuple[ModuleType, ...] = (bot, engine, rulesdb)
MODULES = sorted(
    module.name
    for package in PACKAGES
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    if ".migrations" not in module.name  # Alembic runs those on a connection of its own
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    """The examples of one module."""
    failed, _ = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert failed == 0
