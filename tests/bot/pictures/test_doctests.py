"""The examples in the docstrings of the pictures."""

import doctest
import importlib
import pkgutil

import pytest

import bot.heroclix.pictures

MODULES = [found.name for found in pkgutil.iter_modules(bot.heroclix.pictures.__path__, "bot.heroclix.pictures.")]


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples_run(name: str) -> None:
    """Every example in a docstring gives what it shows."""
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_some_examples_exist() -> None:
    """The walk over the modules finds those that draw and those that tell, with their examples."""
    assert {"bot.heroclix.pictures.board", "bot.heroclix.pictures.words"} <= set(MODULES)
    assert doctest.testmod(importlib.import_module("bot.heroclix.pictures.words")).attempted >= 3
