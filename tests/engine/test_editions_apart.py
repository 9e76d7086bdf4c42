"""What keeps editions apart: no rules module asks which one it is, and each number and part is read in one place."""

import ast
from collections import defaultdict
from dataclasses import fields
from functools import cache
from pathlib import Path

from engine.heroclix.ruleset import JUDGED, Ruleset

ROOT = Path(__file__).parents[2]
GAME = ROOT / "engine" / "heroclix"
NAMED_HERE = (GAME / "editions", GAME / "ruleset" / "editions.py")
RECORDS = {"ruleset", "rules"}  # what a record is called where it is read
MOST_LINES, MOST_FILES = 400, 25


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _modules() -> list[Path]:
    return sorted(GAME.rglob("*.py"))


def _docstrings(tree: ast.Module) -> set[int]:
    """The constants that are docstrings: what they show is no rule."""
    bodies = [node.body for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)]
    first = [body[0] for body in bodies if body]
    return {id(node.value) for node in first if isinstance(node, ast.Expr)}


def _reads(tree: ast.Module) -> set[str]:
    """The attributes that a module reads of a record: `position.ruleset.x`, `state.rules.x`, `ruleset.x`."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and _called(node.value) in RECORDS:
            found.add(node.attr)
    return found


def _called(of: ast.expr) -> str:
    return of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""


def test_only_the_editions_know_the_id_of_an_edition() -> None:
    """An id of an edition, or a piece that begins like one, is written at the top of the tower alone."""
    told = []
    for path in _modules():
        if any(path == here or here in path.parents for here in NAMED_HERE):
            continue
        tree = _parsed(path)
        idle = _docstrings(tree)
        told += [
            f"{path.relative_to(ROOT)}:{node.lineno}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in idle
            and node.value.startswith("heroclix-")
        ]
    assert JUDGED
    assert told == []


def test_no_module_decides_by_the_id_of_the_record() -> None:
    """`ruleset.id` is handed on into a ruling or an event, and never compared, looked up or branched on."""
    asked = []
    for path in _modules():
        for node in ast.walk(_parsed(path)):
            asking = (
                [node.left, *node.comparators]
                if isinstance(node, ast.Compare)
                else [node.slice]
                if isinstance(node, ast.Subscript)
                else [node.subject]
                if isinstance(node, ast.Match)
                else [node.test]
                if isinstance(node, ast.If | ast.IfExp | ast.While)
                else []
            )
            for found in (inner for each in asking for inner in ast.walk(each)):
                if (
                    isinstance(found, ast.Attribute)
                    and found.attr == "id"
                    and ast.unparse(found.value).split(".")[-1] in RECORDS
                ):
                    asked.append(f"{path.relative_to(ROOT)}:{found.lineno}")
    assert asked == []


def test_each_field_of_the_record_is_read_in_one_module() -> None:
    """A procedure asks its own part; whoever reads a number of another's procedure would write the rule twice."""
    readers = defaultdict(set)
    for path in _modules():
        if GAME / "ruleset" not in path.parents and GAME / "editions" not in path.parents:
            for name in _reads(_parsed(path)):
                readers[name].add(path.relative_to(GAME).as_posix())
    everywhere = {"id", "powers", "book"}  # of whoever looks a power up, and of the exits
    tables = {"ground", "sight", "steps"}  # data that two implementations of one rule read, within their own room
    names = {field.name for field in fields(Ruleset)} - everywhere - tables
    rooms = {name: {reader.rsplit("/", 1)[0] for reader in readers[name]} for name in tables}
    assert rooms == {"ground": {"board/ground"}, "sight": {"board/lines"}, "steps": {"board/steps"}}
    several = {name: sorted(readers[name]) for name in names if len(readers[name]) > 1}
    assert several == {}


def test_files_and_folders_stay_small() -> None:
    """A module is read in one sitting, a folder seen at a glance."""
    long = {
        path.name: count for path in _modules() if (count := len(path.read_text("utf-8").splitlines())) > MOST_LINES
    }
    folders = [path for path in (GAME, *GAME.rglob("*")) if path.is_dir() and path.name != "__pycache__"]
    crowded = {
        folder.name: count for folder in folders if (count := sum(1 for each in folder.glob("*.py"))) > MOST_FILES
    }
    assert (long, crowded) == ({}, {})
