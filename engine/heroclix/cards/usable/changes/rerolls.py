"""Which rolls a card lets Probability Control reroll (27.4f)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Value
from engine.heroclix.cards.usable.changes.versions import either

__all__ = ["add_rerolls"]

# which attack rolls somebody may reroll
ROLLS: dict[str, Value] = {
    "attacks|attack ?rolls {self} makes": ["own"],
    "{selfs} ?own attack rolls|roll": ["own"],
    "{selfs} ?own attacks|attack": ["own"],
    "attacks {self} makes or that target him|her|it": ["own", "against"],
    "attacks targeting {me}": ["against"],
    "attacks that target {me}": ["against"],
    "attacks that target him|her|it": ["against"],
    "attacks made against {me}": ["against"],
    "attack rolls targeting {me}": ["against"],
    "attack rolls against {me}": ["against"],
    "attack rolls": ["all"],
    "break away rolls": ["break-away"],
    "opposing attacks": ["opponents"],
    "opposing attack rolls": ["opponents"],
    "opponents'|opponent's attacks": ["opponents"],
    "opponents'|opponent's attack rolls": ["opponents"],
    "an opponent's attack roll": ["opponents"],
    "attack rolls made by opposing characters": ["opponents"],
    "attacks made by opposing characters": ["opponents"],
    "attack rolls of opposing characters": ["opponents"],
}
# how the character itself stands in the attack whose roll it is
MOMENTS = (
    ("is the attacker", "own"), ("is attacking", "own"), ("attacks", "own"), ("is the target", "against"),
    ("is attacked", "against"), ("is targeted", "against"),
)  # fmt: skip


def add_rerolls(grammar: Grammar) -> None:
    """Give the grammar the rolls, and the attacks whose rolls alone are rerolled."""
    grammar.rules("rolls", ROLLS)
    for attack, rolls in MOMENTS:
        form: Value = [{"grants": "probability-control", "restrict": {"rerolls": [rolls]}}]
        either(grammar, f"Probability Control ?, but only when|if|while {{self}} {attack}", form)
    own: Value = [{"grants": "probability-control", "restrict": {"rerolls": ["own"]}}]
    either(grammar, "Probability Control ?, but only during his|her|its|their ?own attacks|attack", own)
