"""No rule hangs on a section or on a message's key: what a later rule needs to know of a step is a field (DESIGN)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bot.heroclix
import engine.heroclix
import engine.motu

HERE = Path(engine.heroclix.__file__).parent
IN_THE_BOT = Path(bot.heroclix.__file__).parent
CITING = frozenset(("rule", "reading", "rules", "readings", "message", "anchor"))  # of a step, a ruling or a message
PARTS_OF_TEXT = frozenset(
    ("startswith", "endswith", "partition", "rpartition", "removeprefix", "removesuffix", "split")
)


def cites(node: ast.expr) -> bool:
    """Return whether an expression is a section, a reading or a message's key, or the message itself by its name."""
    if isinstance(node, ast.Attribute):
        return node.attr in CITING or (node.attr == "key" and names_a_message(node.value))
    return isinstance(node, ast.Name) and node.id == "message"


def names_a_message(node: ast.expr) -> bool:
    """Return whether an expression is a message's constant, or a variable called so."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name.isupper() or name == "message"


def among(node: ast.expr) -> list[ast.expr]:
    """Return an expression, and what a display of several lists."""
    return [node, *node.elts] if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]


def is_present(node: ast.Compare) -> bool:
    """Return whether a comparison asks only whether there is a message at all."""
    return all(isinstance(one, ast.Is | ast.IsNot) for one in node.ops) and all(
        isinstance(one, ast.Constant) and one.value is None for one in node.comparators
    )


def declared(tree: ast.Module) -> frozenset[str]:
    """Return the names of the messages that a module declares."""
    made = [node for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)]
    return frozenset(
        target.id
        for node in made
        for target in node.targets
        if isinstance(target, ast.Name) and ast.unparse(node.value).startswith("Message(")
    )


def of_an_error(node: ast.Compare) -> bool:
    """Return whether a comparison is with the message of bad input, which is no ruling and cites nothing."""
    sides = (node.left, *node.comparators)
    return any(isinstance(one, ast.Constant) and str(one.value).startswith("error-") for one in sides)


def hangs_on_citations(source: str) -> list[int]:
    """Return the lines that compare a citation or a message's key, take one apart, or branch on one."""
    found: list[int] = []
    tree = ast.parse(source)
    own = declared(tree)
    for node in ast.walk(tree):
        asked: list[ast.expr] = []
        if isinstance(node, ast.Compare) and not is_present(node) and not of_an_error(node):
            asked = [one for side in (node.left, *node.comparators) for one in among(side)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in PARTS_OF_TEXT:
            asked = [node.func.value]
        elif isinstance(node, ast.If | ast.IfExp | ast.While):
            asked = [one for one in branched_on(node.test) if isinstance(one, ast.Attribute)]
        elif isinstance(node, ast.comprehension):
            asked = [one for test in node.ifs for one in branched_on(test) if isinstance(one, ast.Attribute)]
        found += [one.lineno for one in asked if cites(one) or (isinstance(one, ast.Name) and one.id in own)]
    return sorted(set(found))


def branched_on(test: ast.expr) -> list[ast.expr]:
    """Return the expressions whose truth a test asks for."""
    if isinstance(test, ast.BoolOp):
        return [one for value in test.values for one in branched_on(value)]
    return branched_on(test.operand) if isinstance(test, ast.UnaryOp) else [test]


@pytest.mark.parametrize(
    "source",
    [
        'step.rule == "16.8b"',
        "step.message in (NO_TARGET.key, other)",
        "KEYS.issuperset(x) or NO_LINE.key not in found",
        'step.message.startswith("lof-")',
        "message is REROLLED",
        "NO_LINE = Message('no-line', rule='11.4'); found = told is NO_LINE",
        "message in (WALL_OPENED, WALL_DESTROYED)",
        "[step for step in steps if new(step) and step.rule]",
        "taken if not step.reading else left",
    ],
)
def test_what_hangs_on_a_citation_is_seen(source: str) -> None:
    """The law sees what it forbids."""
    assert hangs_on_citations(source) == [1]


@pytest.mark.parametrize(
    "source",
    [
        "step.fact == NO_LINE.fact",
        "message is not None",
        'damage.message == "error-pattern"',
        "step._replace(rule=power.section)",
        'message.rule or ""',
        "kind.key == other",
        "told.message if told else None",
    ],
)
def test_what_only_carries_a_citation_is_free(source: str) -> None:
    """Steps may be made, passed on and cited otherwise."""
    assert hangs_on_citations(source) == []


@pytest.mark.parametrize("game", [HERE, Path(engine.motu.__file__).parent], ids=lambda game: game.name)
def test_no_rule_hangs_on_a_citation(game: Path) -> None:
    """No module of the rules compares, takes apart or branches on a section, a reading or a message's key."""
    found = [
        f"{path.relative_to(game)}:{line}"
        for path in sorted(game.rglob("*.py"))
        for line in hangs_on_citations(path.read_text(encoding="utf-8"))
    ]
    assert found == []


# Modules of the bot that choose by the message which steps are told at first sight, and decide nothing by it
CHOOSING_WORDS = frozenset(
    ("maps/check.py", "presenters/after.py", "presenters/agreeing.py", "presenters/attack.py", "presenters/odds.py")
)


def test_nothing_in_the_bot_hangs_on_a_citation() -> None:
    """What the bot offers, asks and draws goes by a step's fact; what is left by messages only chooses words."""
    found = {
        path.relative_to(IN_THE_BOT).as_posix()
        for path in sorted(IN_THE_BOT.rglob("*.py"))
        if hangs_on_citations(path.read_text(encoding="utf-8"))
    }
    assert found == CHOOSING_WORDS
