"""Powers are named where they are described: a rules module names few of them by slug, and never more."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import engine.heroclix
from engine.heroclix.editions.modern import MODERN

ROOT = Path(engine.heroclix.__file__).parent
DESCRIBED = ("powers", "editions", "cards", "words")  # where powers are named as such
# words that name other things as well
WORDS = {"move", "close", "range", "carry", "knockback", "immune", "flight", "swim", "passenger", "equip", "immobile"}
# How many slugs of powers each file still names. A number only ever becomes smaller.
ALLOWED: dict[str, int] = {
    "answers/area.py": 11,
    "answers/handling.py": 1,
    "board/ground/rubble.py": 1,
    "board/lines/changes.py": 1,
    "board/lines/line.py": 1,
    "board/lines/sight.py": 2,
    "board/steps/break_away.py": 6,
    "conditions/teams.py": 1,
    "conditions/versions.py": 3,
    "consistency.py": 3,
    "document.py": 1,
    "effects/areas/blast.py": 5,
    "effects/areas/choice.py": 13,
    "effects/areas/cloud.py": 4,
    "effects/areas/elements.py": 1,
    "effects/areas/telekinesis.py": 1,
    "effects/destroying/destroy.py": 2,
    "effects/placing/pick_up.py": 1,
    "fight/actions/carry.py": 1,
    "fight/actions/grounds.py": 1,
    "fight/actions/instruction.py": 4,
    "fight/actions/legality.py": 6,
    "fight/actions/move.py": 4,
    "fight/actions/rights.py": 8,
    "fight/actions/situations.py": 10,
    "fight/actions/throw.py": 2,
    "fight/actions/underway.py": 4,
    "fight/attack/afterwards.py": 3,
    "fight/attack/damage_taken.py": 1,
    "fight/attack/declaration.py": 4,
    "fight/attack/hits.py": 3,
    "fight/attack/probability.py": 1,
    "fight/attack/instead.py": 2,
    "fight/attack/mastermind.py": 1,
    "fight/attack/reasons.py": 1,
    "fight/attack/refusals.py": 5,
    "fight/attack/resolution.py": 6,
    "fight/attack/sequence.py": 8,
    "fight/attack/targets.py": 5,
    "fight/uses/countering.py": 1,
    "fight/uses/healing.py": 1,
    "fight/uses/use.py": 28,
    "fight/values/smoke.py": 3,
    "fight/values/value.py": 4,
    "fight/values/withstood.py": 1,
    "fight/values/written.py": 1,
    "game/decide/fight/queries.py": 1,
    "game/apply/generated.py": 1,
    "game/decide/action_of.py": 1,
    "game/decide/fight/attack.py": 1,
    "game/decide/moves/handling.py": 1,
    "game/decide/moves/move.py": 2,
    "game/decide/moves/ruins.py": 1,
    "game/decide/turn/beginning.py": 1,
    "game/decide/turn/expiring.py": 1,
    "game/decide/uses/__init__.py": 20,
    "game/decide/uses/chosen.py": 2,
    "game/decide/uses/healing.py": 2,
    "game/decide/uses/poison.py": 1,
    "game/decide/uses/rolls.py": 1,
    "game/decide/uses/situations.py": 4,
    "game/decide/uses/telekinesis.py": 1,
    "game/describe/__init__.py": 1,
    "game/state/leaving.py": 1,
    "odds/harmed.py": 1,
    "odds/steps.py": 7,
    "questions.py": 18,
    "reminders/moments.py": 1,
    "written/applied.py": 65,  # which powers a card may change in which way: a table
    "written/conditions.py": 1,  # the kind of markers that a card asks for
    "written/effect.py": 2,
}


def slugs(file: Path) -> Iterator[str]:
    """Yield each power that a file names in its code, examples in docstrings left out."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            name = node.value.partition(":")[0]
            if name in MODERN.powers and name not in WORDS:
                yield name


def test_no_rules_module_names_more_powers_than_it_did() -> None:
    """What was moved to the record stays there; whoever makes a file name fewer lowers its number here."""
    files = [file for file in sorted(ROOT.rglob("*.py")) if file.relative_to(ROOT).parts[0] not in DESCRIBED]
    found = Counter({file.relative_to(ROOT).as_posix(): len(list(slugs(file))) for file in files})
    assert not {name: number for name, number in found.items() if number > ALLOWED.get(name, 0)}


def test_nothing_but_the_editions_puts_powers_together() -> None:
    """No module imports a list of powers but the editions: everybody else, the bot too, asks a record for them."""
    lists = {"STANDARD", "KEYPHRASES", "INHERENT", "SITUATIONAL", "POWERS", "ABILITIES", "IMPROVED"}
    found = set()
    bot = ROOT.parents[1] / "bot" / "heroclix"
    for file in (*ROOT.rglob("*.py"), *bot.rglob("*.py")):
        name = file.relative_to(ROOT if ROOT in file.parents else bot.parent)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ImportFrom) or (node.module or "").endswith("tactics"):  # an older book's cards
                continue
            if lists & {alias.name for alias in node.names}:
                found.add(name.parts[0])
    assert found == {"powers", "editions"}
