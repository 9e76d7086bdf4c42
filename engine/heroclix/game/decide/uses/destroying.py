"""The destroy actions, and the knockback of Force Blast (16.9, 27.1h, 27.8e, 27.8f)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.answers.naming import named
from engine.heroclix.effects.areas.blast import BLAST
from engine.heroclix.effects.areas.choice import piece_of
from engine.heroclix.effects.destroying.ruin import name_piece_of
from engine.heroclix.game import commands as cmd
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.moves.knockback import knock_back
from engine.heroclix.game.decide.moves.ruins import destroy
from engine.heroclix.game.decide.uses.plan import Plan, needed
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.figure import GameFigure

__all__ = ["destroy_action", "force_blast"]


def destroy_action(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Destroy what `target` or `to` names: an object or marker, a square of blocking terrain, a wall (16.9)."""
    name = command.target or command.to
    if not name or not isinstance(name, str):
        raise DocumentError("target", "error-missing")
    position = state.position()
    piece = piece_of(position, named(position, "target", name))
    pieces = (name,) if piece is None else (name_piece_of(position, piece),)

    def carry_out(draft: Draft, _dice: Dice) -> None:
        if piece is not None:
            destroy(draft, pieces, figure.id)

    return Plan(carry_out, target=pieces[0])


def force_blast(state: GameState, figure: GameFigure, command: cmd.Use) -> Plan:
    """Knock the opposing character named back from the user (27.1h); one that can't be stays where it is (P29)."""
    target = state.figure(needed(command, "target"), "target")

    def carry_out(draft: Draft, _dice: Dice) -> None:
        knock_back(draft, figure.id, {target.id: BLAST})

    return Plan(carry_out)
