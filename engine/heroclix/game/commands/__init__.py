"""What players and judges ask of a game: one frozen value each, handed to `decide`.

`actor` is the id of the user who asks; `judge` tells that the user rules for the channel and may do
what its players may. Squares are names such as `C5`; a larger base is named by its top left square,
by a rectangle (`C5:D6`) or by a list of squares. Figures are named as `GameState.figure` reads them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.heroclix.game.commands.base import Agreement, By, Where
from engine.heroclix.game.commands.beside import (
    AddCard,
    AddForceCards,
    Attach,
    BesideCommand,
    BringIn,
    ChangeKeyword,
    ChooseExtreme,
    Count,
    DiscardCard,
    DrawCard,
    GiveClue,
    RemoveFromGame,
    RollInitiative,
    Throw,
    ToSideline,
    UseCard,
)
from engine.heroclix.game.commands.effects import BeginEffect, EffectCommand, EndEffect
from engine.heroclix.game.commands.table import (
    ConfirmRoll,
    CorrectRuling,
    EndGame,
    EnterScore,
    Join,
    Leave,
    LoadMap,
    NewGame,
    Redo,
    Undo,
)
from engine.seating import SeatingCommand

__all__ = [
    "AddCard",
    "AddFigure",
    "AddForceCards",
    "Agreement",
    "Attach",
    "Attack",
    "BeginEffect",
    "BringIn",
    "ChangeKeyword",
    "Choose",
    "ChooseExtreme",
    "Command",
    "ConfirmDamage",
    "ConfirmRoll",
    "Correct",
    "CorrectRuling",
    "Count",
    "Damage",
    "DiscardCard",
    "DrawCard",
    "DropDamage",
    "EditFigure",
    "EndBeginning",
    "EndEffect",
    "EndGame",
    "EndTurn",
    "EnterScore",
    "Finish",
    "GiveClue",
    "GivenAs",
    "Heal",
    "Join",
    "Leave",
    "LoadMap",
    "Move",
    "NewGame",
    "Place",
    "PlaceElement",
    "Redo",
    "RemoveFigure",
    "RemoveFromGame",
    "Replace",
    "RollInitiative",
    "Throw",
    "ToSideline",
    "Token",
    "Undo",
    "Use",
    "UseCard",
    "Where",
]


GivenAs = Literal["", "double", "epic"]  # a power action of a kind of its own (acciones-de-poder of 2012)


@dataclass(frozen=True)
class AddFigure(By):
    """Add a figure by its card, to the actor's side unless a judge names another.

    `start`: one of the starting lines that the card lists (1.7). `generated_by`: the figure whose effect brings it
    into the game (21.6), of which `limit` may be on the map at one time ([MAX X], 27.7j). `sideline`: it is added to
    the sideline, whatever `at` says (2.6).
    """

    card: Mapping[str, Any]
    at: Where | None = None
    side: str | None = None
    start: int | None = None
    generated_by: str | None = None
    limit: int | None = None
    sideline: bool = False


@dataclass(frozen=True)
class Replace(By):
    """Replace a figure by one or more others from the sideline (21.12).

    `cards`: theirs, or the names of figures on the sideline. `at`: where each comes to stand; left out, or empty,
    where the replaced one stood. Each covers at least one square of that, unless the effect is `forced`: not optional,
    so that an opponent chooses the squares of one that does not fit there.
    """

    figure: str
    cards: Sequence[Mapping[str, Any] | str]
    at: Sequence[Where] = ()
    forced: bool = False


@dataclass(frozen=True)
class EditFigure(By):
    """Change keys of a figure's card."""

    figure: str
    changes: Mapping[str, Any]


@dataclass(frozen=True)
class RemoveFigure(By):
    """Take a figure out of the game altogether, as if it had never been added."""

    figure: str


@dataclass(frozen=True)
class Place(By):
    """Put a figure on squares, without an action (10.10); None takes it off the map (15.3)."""

    figure: str
    at: Where | None


@dataclass(frozen=True)
class PlaceElement(By):
    """Put an object or marker on squares, as the table shows it; None takes it out of the game (P30)."""

    element: str
    at: Where | None


@dataclass(frozen=True)
class Move(By):
    """Move a figure: by an action that gives a move, by default the basic MOVE action (27.8a), or as a part of one.

    `action`: the action that begins with this move, such as `charge`; without it, the move belongs to the action
    that the figure is carrying out, where there is one. `roll`: the d6 of breaking away, where the players rolled
    it. `override`: the players let it stand whatever the rules say, as `agreed` (P30); the objection is stored with it.
    `carry`: the passengers (27.8d); `drop`: where each is placed afterwards, those not named wherever there is room.
    `pick_up`: the object or terrain marker picked up on the way, `put_down`: the squares where what it holds is put.
    `leaves`: it is one token that leaves its stack. Where a move ends on an identical stack, it becomes part of that.
    `given`: by a card's effect the action is given as a double power action, or as an epic one.
    """

    figure: str
    to: Where
    path: Sequence[str] | None = None
    roll: int | None = None
    override: bool = False
    action: str | None = None
    carry: Sequence[str] = ()
    drop: Mapping[str, Where] | None = None
    pick_up: str | None = None
    put_down: Where | None = None
    leaves: bool = False
    given: GivenAs = ""
    agreed: Agreement | None = None


@dataclass(frozen=True)
class Attack(By):
    """Attack: by a basic CLOSE or RANGE action (27.8b, 27.8c), another one, or as part of the action going on.

    `action`: the action that makes it, such as `energy-explosion`, as with `Move`. `roll`: the two dice, where the
    players rolled them. `divide`: damage by target, where several are hit (12.4); `choices` as in CONTRACT 3.2.
    `given`: as with `Move`.
    """

    attacker: str
    targets: Sequence[str]
    kind: Literal["close", "range"]
    roll: Sequence[int] | None = None
    divide: Mapping[str, int] | None = None
    override: bool = False
    choices: Mapping[str, Any] = field(default_factory=dict)
    action: str | None = None
    given: GivenAs = ""
    agreed: Agreement | None = None


@dataclass(frozen=True)
class Choose(By):
    """Answer what an attack waits for (CONTRACT 3.2); `attack` is its number.

    `choice`: the name of the decision or roll; `*` stands for all that belongs to the actor. `value`: a die's
    result, the two results of a reroll, `use`, `decline`, a figure, or the parts of the damage; None: the dice
    handed in are rolled.
    """

    attack: int
    choice: str
    value: Any = None


@dataclass(frozen=True)
class Use(By):
    """Use a power or ability: give its action, or what it may do without one.

    What each needs is told by `uses`: `target`, a figure or an object; `to`, a square; `squares`; `value`, a
    combat value or a power's name; `change`, +1 or -1; `roll`, a d6 that the players rolled.
    `given`: as with `Move`; `action` may then be the name of what the card says, which the players carry out.
    """

    figure: str
    action: str
    target: str | None = None
    to: Where | None = None
    squares: Sequence[str] = ()
    value: str | None = None
    change: int | None = None
    roll: int | None = None
    override: bool = False
    given: GivenAs = ""
    agreed: Agreement | None = None


@dataclass(frozen=True)
class Finish(By):
    """End the action that is being carried out without what is left of it (7.7)."""


@dataclass(frozen=True)
class ConfirmDamage(By):
    """Click the damage of an attack that waits; `attack` is its number.

    `divide`: damage by target, where several were hit and it was not divided with the attack (12.4).
    """

    attack: int
    divide: Mapping[str, int] | None = None


@dataclass(frozen=True)
class DropDamage(By):
    """Close an attack that waits without clicking anything: the players agreed on nothing."""

    attack: int


@dataclass(frozen=True)
class Damage(By):
    """Click a figure down, outside an attack (12.5c)."""

    figure: str
    clicks: int
    why: str = ""


@dataclass(frozen=True)
class Heal(By):
    """Click a figure up, to its starting line at most (6.6)."""

    figure: str
    clicks: int
    why: str = ""


@dataclass(frozen=True)
class Token(By):
    """Give (1, 2) or take (-1, -2) action tokens (7.8)."""

    figure: str
    change: int
    why: str = ""


@dataclass(frozen=True)
class Correct(By):
    """Set a value to what the table shows. `figure` None: a value of the turn. Fields: `correct.FIELDS`."""

    figure: str | None
    field: str
    value: Any
    why: str = ""


@dataclass(frozen=True)
class EndBeginning(By):
    """Go on to the action phase without the rolls left at the beginning of the turn (9.1a)."""


@dataclass(frozen=True)
class EndTurn(By):
    """End the turn (9.2a), or end the set-up and begin the first turn, of the side `first` if it is named.

    `effect`: an effect ends it; what still waits to resolve then resolves without effect (21.14).
    """

    first: str | None = None
    effect: bool = False


Command = (
    NewGame
    | Join
    | Leave
    | LoadMap
    | AddFigure
    | EditFigure
    | RemoveFigure
    | Replace
    | Place
    | PlaceElement
    | Move
    | Attack
    | Choose
    | Use
    | Finish
    | ConfirmDamage
    | DropDamage
    | Damage
    | Heal
    | Token
    | Correct
    | EndBeginning
    | EndTurn
    | Undo
    | Redo
    | ConfirmRoll
    | CorrectRuling
    | SeatingCommand
    | EnterScore
    | EndGame
    | BesideCommand
    | EffectCommand
)
