"""The standard damage powers (27.4), in the card's order."""

from engine.heroclix.ruleset.power import Decision, Healing, Power, ValueEffect, minimum_range

__all__ = ["DAMAGE"]

DAMAGE = (
    Power(
        "ranged-combat-expert",
        "27.4a",
        "damage",
        values=(
            ValueEffect(("attack", "damage"), "add", 1, when="attacking-range", or_actions=("range-destroy-action",)),
        ),
    ),
    Power("battle-fury", "27.4b", "damage"),
    Power("support", "27.4c", "damage", actions=("power",), aim="adjacent-friend", heals=Healing()),
    Power("exploit-weakness", "27.4d", "damage", penetrates=("close",)),
    Power(
        "enhancement",
        "27.4e",
        "damage",
        values=(
            ValueEffect(("damage",), "add", 1, when="attacking-range", or_actions=("range-destroy-action",), lent=True),
        ),
    ),
    Power(
        "probability-control",
        "27.4f",
        "damage",
        aim="character",
        values=(minimum_range(),),
        decision=Decision("dice", "roll", "anyone"),
    ),
    Power(
        "shape-change",
        "27.4g",
        "damage",
        untargets_on=(5, 6),
        decision=Decision("die", "targets", "target"),
        lasts="of-its-figure",
    ),
    Power(
        "close-combat-expert",
        "27.4h",
        "damage",
        values=(
            ValueEffect(("attack", "damage"), "add", 1, when="attacking-close", or_actions=("close-destroy-action",)),
        ),
    ),
    Power(
        "empower",
        "27.4i",
        "damage",
        values=(
            ValueEffect(("damage",), "add", 1, when="attacking-close", or_actions=("close-destroy-action",), lent=True),
        ),
    ),
    Power(
        "perplex",
        "27.4j",
        "damage",
        actions=("free",),
        aim="character",
        values=(minimum_range(),),
        lasts="of-its-target",
    ),
    Power(
        "outwit", "27.4k", "damage", actions=("free",), aim="opponent", values=(minimum_range(),), lasts="of-its-target"
    ),
    Power(
        "leadership",
        "27.4l",
        "damage",
        succeeds_on=(5, 6),
        decision=Decision("die", "beginning", "anyone"),
        chooses_friend=True,
    ),
)
