"""What 2022 says in other sentences than today's: nobody carries markers there, and elevation bars instead of stopping.

Each has the data of the message that it stands for, and rests on that message's section as 2022's book has it.
"""

from __future__ import annotations

from engine.message import Message

__all__ = ["SENTENCES"]

NOTHING_HELD = Message("legal-no-object-held", ("figure",), rule="17.11")  # 17.8 there
CARRIER_HOLDING = Message("legal-carry-holding-object", ("figure",), rule="17.12")  # 17.9 there
CROSSES = Message("move-crosses-elevation", ("figure", "source"), rule="27.5a")
ON_BLOCKING = Message("setup-object-on-blocking", ("square",), rule="17.4")  # 13.2 there
TOO_MANY = Message("setup-too-many-objects", ("side", "count", "limit"), rule="17.2")
FULL = Message("force-objects-full", ("count", "limit"), rule="17.2")
GRANTED = Message("force-granted-object", ("element",), rule="17.13")  # 17.10 there

SENTENCES = {
    "legal-nothing-held": NOTHING_HELD.key,
    "legal-carry-holding": CARRIER_HOLDING.key,
    "move-ignores-elevated": CROSSES.key,
    "setup-on-blocking": ON_BLOCKING.key,
    "setup-too-many-markers": TOO_MANY.key,
    "force-terrain-full": FULL.key,
    "force-granted-terrain": GRANTED.key,
    "area-pick-up-no-marker": "area-pick-up-no-object",
}
