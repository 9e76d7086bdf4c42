"""What a game of Battleground can be refused for: every message that its rules and its judge name as a reason.

Found in their source, so that a reason that is added is counted too.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType

import engine.motu
from engine.motu.game.describe import messages

__all__ = ["NEVER", "reasons"]

ROOM = Path(engine.motu.__file__).parent
OF_A_GAME = re.compile(r"messages\.([A-Z_]+)\.step\(\s*CHECK")
OF_THE_JUDGE = re.compile(r'Reason\(\s*"[a-z-]+",\s*([A-Z_]+)\.step')

# what random games do not bring about, and why: no refusal, or one that no play of theirs can come to
NEVER: Mapping[str, str] = MappingProxyType(
    {
        "ConfirmRoll": "typed rolls wait for the other side at the table alone: tests/e2e/test_simcord_verifying.py",
        "CorrectRuling": "disputes: tests/engine/test_contested_games.py plays them",
        "roll-confirmed": "as ConfirmRoll",
        "ruling-corrected": "as CorrectRuling",
        "motu-game-correction-asks": "as CorrectRuling",
        "imported": "a log that is read from a file: tests/bot/uploads",
        "motu-game-stands": "no refusal: said of what players let stand",
        "motu-game-card-words": "no refusal: said of words that players carry out",
        "motu-game-row-words": "no refusal: said of words that players carry out",
        "motu-game-deck-empty": "no refusal: said where fewer cards are drawn",
        "motu-game-points-lost": "no refusal: said at the end of an activation",
        "motu-game-next": "no refusal: whose turn it is",
        "motu-game-army-over-points": "no refusal: said of an army beyond the points agreed",
        "motu-game-outside-zone": "no refusal: said of who is set up outside its zone",
        "motu-game-dice-wait": "no refusal: the dice wait for their player",
        "motu-game-defense-waits": "no refusal: the dice wait for their player",
        "motu-action-no-weapon": "a game names the weapons of the card before it asks the judge",
        "motu-no-ability": "a game names the abilities of the card before it asks the judge",
        "motu-attack-no-target": "of the list of legal actions alone: no command",
        "motu-activation-passed": "who passed has no card turned up, so its activation is refused for that",
        "motu-attack-not-in-area": "a game offers the area's targets, and refuses others by a reason of its own",
        "motu-activation-ended": "guard ends the activation at once in a game",
        "motu-left-effect": "no refusal: said beside one, of what the judge leaves to the players",
        "motu-left-item": "as motu-left-effect",
        "motu-waits": "a game refuses what cannot be now by reasons of its own, before it asks the judge",
    }
)


@cache
def reasons() -> frozenset[str]:
    """Return the keys of all messages that are named as a reason."""
    found = set()
    for path in sorted((ROOM / "game" / "decide").glob("*.py")):
        found |= {getattr(messages, name).key for name in OF_A_GAME.findall(path.read_text("utf-8"))}
    for folder in ("answers", "fight"):
        for path in sorted((ROOM / folder).glob("*.py")):
            module = import_module(f"engine.motu.{folder}.{path.stem}")
            found |= {getattr(module, name).key for name in OF_THE_JUDGE.findall(path.read_text("utf-8"))}
    return frozenset(found)
