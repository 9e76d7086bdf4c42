"""What 2012 says in other sentences than today's: Stealth hides from neighbours too, nobody chooses knockback.

Each has the data of the message that it stands for, and rests on that message's section as 2012's book has it.
"""

from __future__ import annotations

from engine.heroclix.editions.heroclix_2022_sentences import CROSSES, ON_BLOCKING
from engine.message import Message

__all__ = ["SENTENCES"]

STEALTH = Message("lof-stealth-anyone", ("figure",), rule="27.1k")
BUT_ONE = Message("break-away-but-one", ("figure",), rule="27.5e")
RESOLVED = Message("break-away-failure-resolved", ("figure",), rule="10.8a")
ORDER_LISTED = Message("value-order-by-its-player", ("count",), rule="13.1", reading="R72")
MISSED_AT_ONCE = Message("attack-critical-miss-at-once", ("figure", "damage"), rule="12.3c")
DOUBLES = Message("attack-knockback-by-doubles", ("first",), rule="12.6b", reading="R73")
HAPPENS = Message("attack-knockback-happens", ("figure",), rule="12.6b", reading="R73")
NOBODY = Message("attack-knockback-nobody-back", (), rule="12.6b")
REDUCED_ONCE = Message("attack-knockback-reduced-once", ("target", "power", "taken"), rule="12.5b")
THROUGH = Message("knockback-goes-through", ("square",), rule="12.6d")
FIRST_ROUND = Message("knockback-first-round", ("figure",), rule="14.1")
TARGET_FIRST_ROUND = Message("legal-target-first-round", ("target",), rule="14.1")
SAFE_FIRST_ROUND = Message("legal-first-round", ("targets",), rule="14.1")
PUSHES = Message("legal-second-token", ("figure", "damage"), rule="7.8")
OTHER_PHASE = Message("legal-costed-other-phase", ("phase",), rule="9.2")
NO_ROOM = Message("setup-no-room-left", ("side",), rule="4.3b")

SENTENCES = {
    "setup-left-over": NO_ROOM.key,
    "setup-on-blocking": ON_BLOCKING.key,
    "lof-stealth": STEALTH.key,
    "lof-stealth-itself": STEALTH.key,
    "break-away-characters": BUT_ONE.key,
    "break-away-failure": RESOLVED.key,
    "move-ignores-elevated": CROSSES.key,
    "value-order-as-listed": ORDER_LISTED.key,
    "attack-critical-miss-damage": MISSED_AT_ONCE.key,
    "attack-knockback-doubles": DOUBLES.key,
    "attack-knockback-used": HAPPENS.key,
    "attack-knockback-nobody": NOBODY.key,
    "attack-knockback-reduced": REDUCED_ONCE.key,
    "knockback-entered": THROUGH.key,
    "knockback-first-turn": FIRST_ROUND.key,
    "legal-target-first-turn": TARGET_FIRST_ROUND.key,
    "legal-first-turns": SAFE_FIRST_ROUND.key,
    "legal-other-phase": OTHER_PHASE.key,
    "legal-pushed": PUSHES.key,
}
