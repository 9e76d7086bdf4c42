"""What players and judges ask of a game: one frozen value each, handed to `decide`.

`actor` is the id of the user who asks; `judge` tells that the user rules for the channel and may do what its players
may. Places are names such as `C5` or `C5@p1`; a large base is a list of them, its slot's hex first. Characters and
cards are named as `GameState.figure` and `GameState.card` read them. `side`, where a command has it, is the actor's
own unless a judge, or who plays both armies, names it.
"""

from __future__ import annotations

from engine.motu.game.commands.actions import ActionCommand
from engine.motu.game.commands.rounds import RoundCommand
from engine.motu.game.commands.table import TableCommand
from engine.seating import SeatingCommand

__all__ = ["Command"]

Command = TableCommand | RoundCommand | ActionCommand | SeatingCommand
