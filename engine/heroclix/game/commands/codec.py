"""Commands as JSON: those that can be judged anew when a ruling is contested, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from pydantic import ValidationError

from engine.codec import Codec
from engine.errors import DocumentError
from engine.heroclix.game import commands as cmd
from engine.heroclix.validation import document_error

__all__ = ["JUDGED_ANEW", "command_from_json", "command_to_json"]

JUDGED_ANEW: Mapping[str, type[Any]] = MappingProxyType(
    {
        "move": cmd.Move,
        "attack": cmd.Attack,
        "choose": cmd.Choose,
        "use": cmd.Use,
        "use-card": cmd.UseCard,
        "finish": cmd.Finish,
        "confirm-damage": cmd.ConfirmDamage,
        "drop-damage": cmd.DropDamage,
        "damage": cmd.Damage,
        "heal": cmd.Heal,
        "token": cmd.Token,
        "confirm-roll": cmd.ConfirmRoll,
        "end-effect": cmd.EndEffect,
        "end-beginning": cmd.EndBeginning,
        "end-turn": cmd.EndTurn,
    }
)


def _complaint(error: ValidationError, kind: str, _body: Mapping[str, Any]) -> DocumentError:
    return document_error(error, JUDGED_ANEW[kind])


CODEC: Codec[Any] = Codec(JUDGED_ANEW, _complaint, "command")


def command_to_json(command: cmd.Command) -> dict[str, Any] | None:
    """Return a command as a JSON object; None for one that no ruling hangs on: what it did is in its events.

    >>> command_to_json(cmd.EndTurn(actor="1"))
    {'command': 'end-turn', 'actor': '1', 'judge': False, 'first': None, 'effect': False}
    """
    return CODEC.written(command) if type(command) in JUDGED_ANEW.values() else None


def command_from_json(document: object) -> cmd.Command:
    """Return the command of a JSON object. Raises LogError when its kind is unknown or a field is damaged.

    >>> command_from_json({"command": "end-turn", "actor": "1"}).first is None
    True
    """
    found: cmd.Command = CODEC.read(document)
    return found
