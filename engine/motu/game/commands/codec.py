"""Commands as JSON: those that can be judged anew when a ruling is contested, and the way back.

What hides a card is not among them: a secret stands in no log. Nor are rerolls: what fell is in their events.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from pydantic import ValidationError

from engine.codec import Codec
from engine.errors import DocumentError
from engine.motu.game.commands import Command, actions, rounds, table
from engine.validation import document_error

__all__ = ["JUDGED_ANEW", "command_from_json", "command_to_json"]

JUDGED_ANEW: Mapping[str, type[Any]] = MappingProxyType(
    {
        "concentrate": actions.Concentrate,
        "guard": actions.Guard,
        "move": actions.Move,
        "choose-push": actions.ChoosePush,
        "stop-moving": actions.StopMoving,
        "attack": actions.Attack,
        "take-test": actions.TakeTest,
        "throw": actions.Throw,
        "keep": actions.Keep,
        "use-ability": actions.UseAbility,
        "use-item": actions.UseItem,
        "interrupt": actions.Interrupt,
        "wound": actions.Wound,
        "change-mana": actions.ChangeMana,
        "give-effect": actions.GiveEffect,
        "confirm-roll": table.ConfirmRoll,
        "end-effect": actions.EndEffect,
        "shift": actions.Shift,
        "activate": rounds.Activate,
        "end-activation": rounds.EndActivation,
        "pass": rounds.Pass,
        "collect": rounds.Collect,
        "maintain": rounds.Maintain,
    }
)


def _complaint(error: ValidationError, kind: str, _body: Mapping[str, Any]) -> DocumentError:
    return document_error(error, JUDGED_ANEW[kind])


CODEC: Codec[Any] = Codec(JUDGED_ANEW, _complaint, "command")


def command_to_json(command: Command) -> dict[str, Any] | None:
    """Return a command as a JSON object; None for one that no ruling hangs on, or that hides something.

    >>> command_to_json(actions.StopMoving(actor="1"))
    {'command': 'stop-moving', 'actor': '1', 'judge': False}
    """
    return CODEC.written(command) if type(command) in JUDGED_ANEW.values() else None


def command_from_json(document: object) -> Command:
    """Return the command of a JSON object. Raises LogError when its kind is unknown or a field is damaged.

    >>> command_from_json({"command": "stop-moving", "actor": "1"}).actor
    '1'
    """
    found: Command = CODEC.read(document)
    return found
