"""What 2012 says in other sentences than today's: Stealth hides from neighbours too, and a 1 never breaks away.

Each has the data of the message that it stands for, and rests on that message's section as 2012's book has it.
"""

from __future__ import annotations

from engine.heroclix.editions.heroclix_2022_sentences import CROSSES
from engine.message import Message

__all__ = ["SENTENCES"]

STEALTH = Message("lof-stealth-anyone", ("figure",), rule="27.1k")
BUT_ONE = Message("break-away-but-one", ("figure",), rule="27.5e")
RESOLVED = Message("break-away-failure-resolved", ("figure",), rule="10.8a")

SENTENCES = {
    "lof-stealth": STEALTH.key,
    "lof-stealth-itself": STEALTH.key,
    "break-away-characters": BUT_ONE.key,
    "break-away-failure": RESOLVED.key,
    "move-ignores-elevated": CROSSES.key,
}
