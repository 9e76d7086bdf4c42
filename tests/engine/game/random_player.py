"""A player of random games: answers, attacks when it can, else closes in; and a mischief-maker, who is refused.

It asks the rules about one action at a time, where the player of `naive` asks for all, so that whole games are cheap.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.heroclix import judge
from engine.heroclix.board.ground.board import Board
from engine.heroclix.fight.actions.situations import arising
from engine.heroclix.game import (
    Attack,
    Choose,
    Command,
    ConfirmDamage,
    DropDamage,
    EndBeginning,
    EndTurn,
    Finish,
    GameFigure,
    GameState,
    Heal,
    Join,
    Move,
    NewGame,
    Place,
    Redo,
    Token,
    Undo,
    Use,
    open_questions,
    open_rolls,
)
from engine.heroclix.position import Position
from engine.heroclix.powers import INHERENT, KEYPHRASES, STANDARD, held_by
from tests.engine.game import naive
from tests.engine.game.naive_choices import Maker, maker_of, owner

__all__ = ["actions_of", "by_hand", "legal", "mischief", "next_command"]

ACTIVE = tuple(power.slug for power in (*STANDARD, *KEYPHRASES) if power.actions)
ALWAYS = tuple(power.slug for power in INHERENT)
BARE = ("move", "carry", "object-pick-up")
STRANGER = "nobody"
SITUATION = 0.6  # how often what a situation offers is tried at all, so that vehicles and pilots do more than that
DOUBLES = 0.1  # how often players roll two ones or two sixes besides
NO_SUCH = 10**6  # an attack's number that no game reaches


class Bold(Maker):
    """A maker of commands that would rather end a move near an opponent."""

    def ordered(self, squares: list[str]) -> list[str]:
        """Return squares, the nearest to an opponent first, now and then in any order."""
        found = self.chance.sample(squares, len(squares))
        if self.chance.random() < 0.3:
            return found
        printed = self.position.map
        foes = [other for other in self.position.figures if not self.position.friendly(self.figure, other)]
        spots = [printed.column_row(square) for other in foes for square in other.squares]

        def far(name: str) -> int:
            column, row = _column_row(name)
            return min((max(abs(column - c), abs(row - r)) for c, r in spots), default=0)

        return sorted(found, key=far)


def _column_row(name: str) -> tuple[int, int]:
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 64
    return column - 1, int(name[len(letters) :]) - 1


def actions_of(position: Position, figure: str, chance: random.Random) -> list[str]:
    """Return what a figure might be given, in the order in which it tries it: what is more than a move comes first."""
    one = position.figure(figure)
    theirs = one.powers | one.abilities
    own = [power.slug for power in position.powers.keyphrases if power.actions and power.slug not in ACTIVE]
    active = [slug for slug in (*ALWAYS, *ACTIVE, *own) if slug in ALWAYS or slug in theirs]
    rest = [slug for slug in BARE if slug in active and chance.random() < (0.9 if slug == "move" else 0.4)]
    first = [slug for slug in active if slug not in BARE]
    first += [power.slug for power in arising(position, one) if chance.random() < SITUATION]
    passenger = any(ability.startswith("passenger") for ability in theirs)
    if "carry" in rest and (passenger or chance.random() < 0.5):
        first.append("carry")
    if held_by(position, one) is not None and chance.random() < 0.7:
        first = ["close-terrain-action", "range-terrain-action"]
    return [*chance.sample(first, len(first)), *chance.sample(rest, len(rest))]


def legal(position: Position, figure: str, action: str) -> bool:
    """Return whether a figure may be given an action now."""
    return bool(judge.answer(position, {"type": "legal", "figure": figure, "action": action}).fields["legal"])


def next_command(state: GameState, chance: random.Random) -> Command:
    """Return a command that plays on: an answer, a roll, the rest of an action, an action, the end of the turn."""
    waited = _answer(state, chance)
    if waited is not None:
        return waited
    who = owner(state, state.active)
    if state.doing is not None:
        return (naive.rest_of(state, chance) if chance.random() < 0.97 else None) or Finish(**who)
    rolls = open_rolls(state)
    if rolls and chance.random() < 0.8:
        one = chance.choice(rolls)
        return Use(one.figure, one.power, target=chance.choice(one.targets), **who)
    if rolls and chance.random() < 0.5:
        return EndBeginning(**who)
    return _action(state, chance) or EndTurn(effect=chance.random() < 0.03, **who)


def _answer(state: GameState, chance: random.Random) -> Command | None:
    """Return an answer to what the game waits for, now and then one that declines all, or drops the damage."""
    made = naive.answer_to(state, chance)
    if isinstance(made, Choose) and made.value == "decline" and chance.random() < 0.3:
        return replace(made, choice="*") if state.leaving is None else made
    if isinstance(made, ConfirmDamage) and chance.random() < 0.02:
        return _dropped(state, made) or made
    return made


def _dropped(state: GameState, made: ConfirmDamage) -> DropDamage | None:
    """Return the drop of damage by a player of the attack whom it doesn't hurt; None where all are hurt."""
    pending = state.attack(made.attack)
    if pending is None:
        return None
    hurt = {state.by_id(name).side for name in (*pending.damage, *pending.tokens) or pending.targets}
    concerned = {state.by_id(name).side for name in pending.concerned} - hurt
    users = [player.id for player in state.players if player.side in concerned and player.id]
    return DropDamage(made.attack, actor=users[0]) if users else None


def _action(state: GameState, chance: random.Random) -> Command | None:
    position = state.position()
    mine = [figure for figure in state.in_play if figure.side == state.active and figure.squares]
    for figure in chance.sample(mine, len(mine)):
        if chance.random() < 0.1:
            continue
        for action in actions_of(position, figure.id, chance):
            if legal(position, figure.id, action):
                made = maker_of(action, position.powers)(
                    Bold(state, position, position.figure(figure.id), action, chance)
                )
                if made is not None:
                    return _on_several(position, made, chance)
    return None


def _on_several(position: Position, command: Command, chance: random.Random) -> Command:
    """Return an attack on as many as the figure may target at once, where that is more than one and legal."""
    if not isinstance(command, Attack) or len(command.targets) != 1 or chance.random() < 0.3:
        return command
    most = position.figure(command.attacker).printed.targets
    foes = [one.id for one in position.figures if one.id not in (command.attacker, *command.targets)]
    several = [*command.targets, *chance.sample(foes, min(len(foes), most - 1))] if most > 1 else []
    for count in range(len(several), 1, -1):
        asked = {"attacker": command.attacker, "targets": several[:count], "kind": command.kind, "roll": [3, 4]}
        if judge.answer(position, {"type": "attack", **asked, "action": command.action}).fields["legal"]:
            return replace(command, targets=several[:count])
    return command


def by_hand(state: GameState, command: Command, chance: random.Random) -> Command:
    """Return the command with the dice that it may need rolled by its player."""
    if isinstance(command, Attack):
        return replace(command, roll=_dice(chance))
    if isinstance(command, (Move, Use)):
        return replace(command, roll=chance.randint(1, 6))
    if isinstance(command, Choose) and command.value is None:
        kinds = {one.kind for one in open_questions(state) if one.choice == command.choice}
        return replace(command, value=list(_dice(chance)) if "dice" in kinds else chance.randint(1, 6))
    return command


def _dice(chance: random.Random) -> tuple[int, int]:
    if chance.random() < DOUBLES:  # so that critical hits and misses are not too few
        return chance.choice(((1, 1), (6, 6)))
    return chance.randint(1, 6), chance.randint(1, 6)


def mischief(state: GameState, chance: random.Random) -> Command | None:
    """Return a command that has to be refused, whatever the figures are; None where this one does not fit."""
    return chance.choice(MISCHIEF)(Mischief(state, chance))


class Mischief:
    """What the makers of mischief look at."""

    def __init__(self, state: GameState, chance: random.Random) -> None:
        self.state = state
        self.chance = chance
        self.active = owner(state, state.active)
        self.figures = [figure for figure in state.in_play if figure.squares]

    def pick(self, found: list[Any]) -> Any:
        """Return one of them, or None when there is none."""
        return self.chance.choice(found) if found else None

    def other(self, side: str) -> dict[str, str]:
        """Return the actor of another side."""
        return owner(self.state, self.chance.choice([one for one in self.state.sides if one != side]))


def _stranger(at: Mischief) -> Command | None:
    return EndTurn(actor=STRANGER)


def _another_turn(at: Mischief) -> Command | None:
    return EndTurn(**at.other(at.state.active))


def _another_figure(at: Mischief) -> Command | None:
    figure: GameFigure | None = at.pick(at.figures)
    if figure is None:
        return None
    who = at.other(figure.side)
    names = list(at.state.squares(figure))
    orders: list[Command] = [
        Move(figure.id, names if len(names) > 1 else names[0], **who),
        Token(figure.id, 1, **who),
        Heal(figure.id, 1, **who),
        Use(figure.id, "willpower", **who),
    ]
    return at.chance.choice(orders)


def _knocked_out(at: Mischief) -> Command | None:
    gone = at.pick(list(at.state.knocked_out))
    if gone is None:
        return None
    who = owner(at.state, gone.side)
    target = at.pick(at.figures)
    tries: list[Command] = [
        Heal(gone.id, 1, **who),
        Token(gone.id, 1, **who),
        Place(gone.id, None, **who),
        Use(gone.id, "perplex", target=gone.id, value="attack", change=1, **who),
    ]
    if target is not None:
        tries.append(Attack(target.id, [gone.id], "close", **owner(at.state, target.side)))
    return at.chance.choice(tries)


def _occupied(at: Mischief) -> Command | None:
    """Place a figure on another one, or on blocking terrain."""
    single = [figure for figure in at.figures if len(figure.squares) == 1]
    if len(single) < 2 or at.state.map is None:
        return None
    one, other = at.chance.sample(single, 2)
    solid = Board.of(at.state.position()).terrain.blocking
    square = at.chance.choice(
        [other.squares[0], *at.chance.sample(list(at.state.map.squares_of(solid)), solid.bit_count())[:1]]
    )
    return Place(one.id, at.state.map.name_of(square), **owner(at.state, one.side))


def _no_attack(at: Mischief) -> Command | None:
    orders: list[Command] = [
        Choose(NO_SUCH, "knockback", "use", **at.active),
        ConfirmDamage(NO_SUCH, **at.active),
        DropDamage(NO_SUCH, **at.active),
    ]
    return at.chance.choice(orders)


def _not_asked(at: Mischief) -> Command | None:
    pending = at.pick(list(at.state.pending))
    return None if pending is None else Choose(pending.attack, "super-senses:nobody", 6, **at.active)


def _not_their_answer(at: Mischief) -> Command | None:
    asked = [one for one in open_questions(at.state) if one.kind != "parts"]
    one = at.pick(asked)
    return None if one is None else Choose(one.attack, one.choice, "decline", **at.other(one.side))


def _too_early(at: Mischief) -> Command | None:
    """Go on while something waits: another turn, the damage of an attack that is not decided, an end of the action."""
    questions = [one for one in open_questions(at.state) if one.kind != "parts"]
    waits = bool(at.state.pending or questions)
    tries: list[Command] = []
    if waits:
        tries += [EndTurn(**at.active), Finish(**at.active)]
    for pending in at.state.pending:
        if any(one.attack == pending.attack for one in questions):
            tries.append(ConfirmDamage(pending.attack, **owner(at.state, at.state.by_id(pending.attacker).side)))
        if pending.undivided:
            tries.append(ConfirmDamage(pending.attack, **at.active))
    return at.pick(tries)


def _not_concerned(at: Mischief) -> Command | None:
    """Confirm an attack that is about none of one's own figures."""
    pending = at.pick(list(at.state.pending))
    if pending is None:
        return None
    sides = {at.state.by_id(name).side for name in pending.concerned}
    away = at.pick([side for side in at.state.sides if side not in sides])
    return None if away is None else ConfirmDamage(pending.attack, **owner(at.state, away))


def _nothing_to_finish(at: Mischief) -> Command | None:
    return (
        Finish(**at.active)
        if at.state.doing is None
        else Finish(**at.other(at.state.by_id(at.state.doing.figure).side))
    )


def _wrong_phase(at: Mischief) -> Command | None:
    if at.state.phase == "beginning":
        return EndBeginning(**at.other(at.state.active))
    figure = at.pick(at.figures)
    orders: list[Command] = [EndBeginning(**at.active)]
    if figure is not None:
        orders.append(Use(figure.id, "leadership", **owner(at.state, figure.side)))
    return at.chance.choice(orders)


def _seats(at: Mischief) -> Command | None:
    return at.chance.choice(
        [NewGame("heroclix-modern", **at.active), Join("Again", **at.active), Join("Zoe", actor=STRANGER)]
    )


def _history(at: Mischief) -> Command | None:
    last, back = at.state.last, at.state.taken_back
    if last is None or back is not None:
        return None
    return at.chance.choice([Redo(**at.active), Undo(actor=next(p.id for p in at.state.players if p.id != last.actor))])


def _tokens(at: Mischief) -> Command | None:
    full = [figure for figure in at.figures if figure.tokens in (0, 2)]
    figure = at.pick(full)
    return None if figure is None else Token(figure.id, 1 if figure.tokens else -1, **owner(at.state, figure.side))


def _healthy(at: Mischief) -> Command | None:
    bystanders = [one for one in at.figures if one.card.bystander]
    figure = at.pick(bystanders or [one for one in at.figures if (one.click == 1 and one.card.dial[1:])])
    return None if figure is None else Heal(figure.id, 1, **owner(at.state, figure.side))


def _meanwhile(at: Mischief) -> Command | None:
    """Give another figure an action while one is being carried out."""
    doing = at.state.doing
    others = [one for one in at.figures if doing is not None and one.id != doing.figure and len(one.squares) == 1]
    figure = at.pick(others)
    return None if figure is None else Move(figure.id, at.state.squares(figure)[0], **owner(at.state, figure.side))


MISCHIEF: tuple[Callable[[Mischief], Command | None], ...] = (
    *(_stranger, _another_turn, _another_figure, _knocked_out, _occupied, _no_attack, _not_asked),
    *(_not_their_answer, _too_early, _not_concerned, _nothing_to_finish, _wrong_phase, _seats, _history),
    *(_tokens, _healthy, _meanwhile),
)
