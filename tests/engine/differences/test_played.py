"""Where the rows of the table that show in play are held: each names the test that plays it, or says why none does."""

from __future__ import annotations

import ast
from pathlib import Path

import yaml

from tests.engine.differences.table import rows

ROOT = Path(__file__).parents[3]
OLD = "heroclix-2012"
PLAYED = yaml.safe_load((Path(__file__).parent / "played.yaml").read_text("utf-8"))
PLAYED_2012 = yaml.safe_load((Path(__file__).parent / "played_2012.yaml").read_text("utf-8"))
EVERY_CASE = [
    case
    for file in (Path(__file__).parent / "cases").glob("*.yaml")
    for case in yaml.safe_load(file.read_text("utf-8"))
]
CASES = {case["row"] for case in EVERY_CASE}


def _tests(file: str) -> set[str]:
    """Return the names of the test functions of a file of this project."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}


def test_every_row_of_2022_is_held() -> None:
    """A ruling has a case, what is played a case or a place in the list; nothing else stands there."""
    open_rows = {row.id for row in rows() if row.of_2022 and row.kind != "entry"} - CASES
    listed = [each["row"] for each in PLAYED]
    assert len(set(listed)) == len(listed)
    assert sorted(open_rows - set(listed)) == []
    assert sorted(set(listed) - open_rows) == []


def test_every_row_of_2012_is_held() -> None:
    """A row that shows in a ruling or in play has a case that asks 2012, or a place in its list; nothing else does."""
    asked = {case["row"] for case in EVERY_CASE if OLD in case}
    open_rows = {row.id for row in rows() if OLD in row.editions and row.kind != "entry"} - asked
    listed = [each["row"] for each in PLAYED_2012]
    assert len(set(listed)) == len(listed)
    assert sorted(open_rows - set(listed)) == []
    assert sorted(set(listed) - open_rows) == []


def test_a_ruling_is_held_by_a_case() -> None:
    """No row about a document's ruling stands in the list of what is played."""
    rulings = {row.id for row in rows() if row.kind == "ruling"}
    assert [each["row"] for each in PLAYED if each["row"] in rulings] == []


def test_the_tests_named_exist() -> None:
    """A row names one test by its file and name, or says what is done instead, and not both."""
    for each in (*PLAYED, *PLAYED_2012):
        assert ("test" in each) != ("told" in each), each["row"]
        if "test" in each:
            file, _, name = each["test"].partition("::")
            assert name in _tests(file), each["row"]
