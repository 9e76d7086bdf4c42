"""Commands that give one action: with choices that the rules allow, or with any.

`command_for` holds what the rules promise: a legal action can be carried out with at least one choice, and this
finds one by asking the engine where things may go, at random among what it says. `attempts` are commands that
give an action in several ways without asking whether they may.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.heroclix import judge
from engine.heroclix.board.ground.board import Board
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.effects import Destroying, Laying, Telekinesis, cloud_of
from engine.heroclix.effects.destroying.ruin import name_piece_of
from engine.heroclix.effects.placing.pick_up import PickUp
from engine.heroclix.fight.actions.instruction import attack_kinds
from engine.heroclix.fight.actions.situations import SITUATIONS, equipment_of, lendable
from engine.heroclix.game import (
    Attack,
    Command,
    GameFigure,
    GameState,
    Move,
    Use,
)
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import STANDARD, Powers

__all__ = ["Maker", "ask", "attempts", "command_for", "legal_actions", "maker_of", "owner"]

VALUES = ("speed", "attack", "defense", "range")
TRIES = 5  # commands that `attempts` makes at most
TIRED = 0.8  # how often nothing is copied once more in a turn


def ask(position: Position, question: str, /, **more: object) -> Mapping[str, Any]:
    """Return the fields of the answer to a question about a position."""
    return judge.answer(position, {"type": question, **more}).fields


def legal_actions(position: Position, figure: str) -> dict[str, bool]:
    """Return every action that a figure might be given, and whether it may be."""
    return {one["action"]: one["legal"] for one in ask(position, "legal_actions", figure=figure)["actions"]}


def owner(state: GameState, side: str) -> dict[str, str]:
    """Return the actor of a side."""
    seat = state.player_of(side)
    return {"actor": "" if seat is None else seat.id}


def command_for(state: GameState, figure: GameFigure, action: str, chance: random.Random) -> Command | None:
    """Return a command that gives a figure an action which the rules allow, its choices random; None without one."""
    position = state.position()
    return maker_of(action, position.powers)(Maker(state, position, position.figure(figure.id), action, chance))


class Maker:
    """What the makers of commands need to know."""

    def __init__(
        self, state: GameState, position: Position, figure: Figure, action: str, chance: random.Random
    ) -> None:
        self.state = state
        self.position = position
        self.figure = figure
        self.action = action
        self.chance = chance
        self.who = owner(state, state.by_id(figure.id).side)

    def pick(self, found: Sequence[Any]) -> Any:
        """Return one of them, or None when there is none."""
        return self.chance.choice(found) if found else None

    def targets(self) -> list[str]:
        """Return the figures that may be the one target of the action."""
        name, action = self.figure.id, self.action
        return [
            other.id
            for other in self.position.figures
            if ask(self.position, "legal", figure=name, action=action, target=other.id)["legal"]
        ]

    def ordered(self, squares: list[str]) -> list[str]:
        """Return squares in the order in which it would rather end a move there."""
        return self.chance.sample(squares, len(squares))

    def move(self, **more: Any) -> Command | None:
        """Return a move by the action to a square where it may end."""
        asked = {key: more[key] for key in ("carry", "pick_up", "put_down") if key in more}
        basic = {"figure": self.figure.id, "action": "move" if self.action in PARTS_OF_A_MOVE else self.action}
        reach = ask(self.position, "reachable", **basic, **asked)["result"]
        for square in self.ordered(list(reach)):
            way = ask(self.position, "shortest_path", **basic, **asked, to=square)
            lies = way["lies"] if len(self.figure.squares) > 1 else [[square]]
            if way["legal"] and lies:
                to = self.pick(lies)
                named = None if basic["action"] == "move" else self.action
                return Move(self.figure.id, to[0] if len(to) == 1 else to, action=named, **more, **self.who)
        return None


def _move(maker: Maker) -> Command | None:
    return maker.move()


def _carry(maker: Maker) -> Command | None:
    passenger = maker.pick(maker.targets())
    return None if passenger is None else maker.move(carry=[passenger])


def _pick_up(maker: Maker) -> Command | None:
    """Pick up something, or put down what it holds."""
    power = PickUp(maker.position, maker.figure)
    if power.held is not None:
        squares = [maker.position.map.name_of(square) for square in maker.position.map.squares_of(power.puts_down())]
        maker.chance.shuffle(squares)
        return next((made for square in squares if (made := maker.move(put_down=square))), None)
    things = [element.id for element in power.choices()]
    maker.chance.shuffle(things)
    return next((made for thing in things if (made := maker.move(pick_up=thing))), None)


def _attack(maker: Maker) -> Command | None:
    """Attack one who may be targeted, or all where the action says so, by a kind that is legal."""
    power, name = maker.position.powers[maker.action], maker.figure.id
    if power.everyone:
        return Attack(name, [], attack_kinds(power)[0], action=maker.action, **maker.who)
    targets = maker.targets()
    maker.chance.shuffle(targets)
    for target in targets:
        for kind in attack_kinds(power):
            asked = {"attacker": name, "targets": [target], "kind": kind, "roll": [3, 4], "action": maker.action}
            if ask(maker.position, "attack", **asked)["legal"]:
                return Attack(name, [target], kind, action=maker.action, **maker.who)
    return None


def _cloud(maker: Maker) -> Command | None:
    """Lay markers one after another until one is within line of fire, and some more."""
    made = cloud_of(maker.position.ruleset, maker.action)
    placed: list[int] = []
    for _ in range(made.most):
        laying = Laying(maker.position, maker.figure, made, placed)
        if laying.complete and maker.chance.random() < 0.4:
            break
        squares = list(maker.position.map.squares_of(laying.squares()))
        if not squares:
            break
        placed.append(maker.chance.choice(squares))
    names = [maker.position.map.name_of(square) for square in placed]
    return Use(maker.figure.id, maker.action, squares=names, **maker.who) if names else None


def _telekinesis(maker: Maker) -> Command | None:
    power = Telekinesis(maker.position, maker.figure)
    chosen = maker.pick(list(power.choices()))
    if chosen is None:
        return None
    square = maker.pick(list(maker.position.map.squares_of(power.destinations(chosen))))
    to = maker.position.map.name_of(square)
    return Use(maker.figure.id, maker.action, target=chosen.id, to=to, **maker.who)


def _destroy(maker: Maker) -> Command | None:
    piece = maker.pick(list(Destroying(maker.position, maker.figure, maker.action).choices()))
    if piece is None:
        return None
    return Use(maker.figure.id, maker.action, target=name_piece_of(maker.position, piece), **maker.who)


def _alone(maker: Maker) -> Command | None:
    return Use(maker.figure.id, maker.action, **maker.who)


def _wild_card(maker: Maker) -> Command | None:
    """Name any team ability: which ones there are the engine does not know.

    Where it may be given again and again, a player gets tired of it, so that turns end (comodines of 2012).
    """
    if maker.action in maker.figure.used and maker.chance.random() < TIRED:
        return None
    return Use(maker.figure.id, maker.action, value="Guild Oath", **maker.who)


def _targeted(maker: Maker) -> Command | None:
    """Use it on one who may be chosen, with any value or power."""
    target = maker.pick(maker.targets())
    if target is None:
        return None
    more: dict[str, Any] = {}
    if maker.action == "perplex":
        more = {"value": maker.chance.choice(VALUES), "change": maker.chance.choice((1, -1))}
    if maker.action == "outwit":
        power = _outwittable(maker, target)
        if power is None:
            return None
        more = {"value": power}
    return Use(maker.figure.id, maker.action, target=target, **more, **maker.who)


def _outwittable(maker: Maker, target: str) -> str | None:
    """Return a power that the target shows, where it shows one, else any standard power; None where it has nothing."""
    shown = sorted(maker.position.figure(target).powers & {power.slug for power in STANDARD})
    anything = [power.slug for power in STANDARD]
    names = [*maker.chance.sample(shown, len(shown)), *maker.chance.sample(anything, len(anything))]
    asked = {"figure": maker.figure.id, "action": "outwit", "target": target}
    legal = (name for name in names if ask(maker.position, "use", **asked, what=name)["legal"])
    return next(legal, None)


def _equip(maker: Maker) -> Command | None:
    thing = maker.pick(equipment_of(maker.position, maker.figure))
    return Use(maker.figure.id, maker.action, target=thing.id, **maker.who)


def _place_pilot(maker: Maker) -> Command | None:
    """Put the pilot beside its vehicle, where there is room for it."""
    board, figure = Board.of(maker.position), maker.figure
    if maker.state.by_id(figure.pilot).card.base != (1, 1):
        return None
    around = board.neighbours_of(figure.squares) & ~board.terrain.blocking
    square = maker.pick([square for square in maker.position.map.squares_of(around) if square not in board.at])
    if square is None:
        return None
    return Use(figure.id, maker.action, to=maker.position.map.name_of(square), **maker.who)


def _pilot_power(maker: Maker) -> Command | None:
    slug = maker.pick(lendable(maker.position, maker.figure))
    return Use(maker.figure.id, maker.action, value=slug, **maker.who)


def _release(maker: Maker) -> Command | None:
    captive = maker.pick(maker.figure.captives)
    return None if captive is None else Use(maker.figure.id, maker.action, target=captive.id, **maker.who)


def _relic(maker: Maker) -> Command | None:
    here = [one for one in maker.position.things if one.kind == "relic" and one.square in maker.figure.squares]
    thing = maker.pick(here)
    return None if thing is None else Use(maker.figure.id, maker.action, target=thing.id, **maker.who)


PARTS_OF_A_MOVE = ("carry", "object-pick-up", "move")
MAKERS: Mapping[str, Callable[[Maker], Command | None]] = {
    "carry": _carry,
    "object-pick-up": _pick_up,
    "barrier": _cloud,
    "smoke-cloud": _cloud,
    "telekinesis": _telekinesis,
    "close-destroy-action": _destroy,
    "range-destroy-action": _destroy,
    "regeneration": _alone,
    "wild-card": _wild_card,
    "poison": _alone,
    "equip": _equip,
    "place-pilot": _place_pilot,
    "pilot-values": _alone,
    "pilot-power": _pilot_power,
    "release-captive": _release,
    "relic": _relic,
}


def maker_of(action: str, powers: Powers = MODERN.powers) -> Callable[[Maker], Command | None]:
    """Return what makes a command of an action, by the powers of an edition."""
    if action in MAKERS:
        return MAKERS[action]
    if powers[action].moves:
        return _move
    return _targeted if powers[action].attack is None else _attack


def attempts(state: GameState, figure: GameFigure, action: str, chance: random.Random) -> list[Command]:
    """Return commands that give a figure an action in several ways, with nothing malformed in them.

    Where the action is not legal every one of them has to be refused.
    """
    who = owner(state, figure.side)
    others = [other.id for other in state.in_play if other.squares]
    squares = _squares(state, figure, chance)
    power = state.rules.powers[action]
    made: list[Command] = []
    if action == "carry":
        made = [Move(figure.id, squares[0], carry=[other], **who) for other in others if other != figure.id]
    elif action == "object-pick-up":
        named = [thing.id for thing in state.things if thing.square is not None]
        made = [Move(figure.id, square, pick_up=thing, **who) for thing in named for square in squares[:2]]
    elif power.moves:
        named = None if action == "move" else action
        made = [Move(figure.id, square, action=named, **who) for square in squares]
    elif power.attack is not None:
        targets = [[]] if power.everyone else [[other] for other in others]
        made = [Attack(figure.id, one, kind, action=action, **who) for one in targets for kind in attack_kinds(power)]
    elif action in ("barrier", "smoke-cloud"):
        made = [Use(figure.id, action, squares=[square], **who) for square in squares if isinstance(square, str)]
    elif action in ("close-destroy-action", "range-destroy-action"):
        made = [Use(figure.id, action, target=square, **who) for square in squares if isinstance(square, str)]
    elif action == "telekinesis":
        to = next(square for square in [*squares, "A1"] if isinstance(square, str))
        made = [Use(figure.id, action, target=other, to=to, **who) for other in others]
    elif action in SITUATIONS:
        made = _of_situations(state, figure, action, others, squares)
    elif maker_of(action) is _alone:
        made = [Use(figure.id, action, **who)]
    else:
        value = "toughness" if action == "outwit" else "attack"
        made = [Use(figure.id, action, target=other, value=value, change=1, **who) for other in others]
    return chance.sample(made, min(TRIES, len(made)))


def _of_situations(
    state: GameState, figure: GameFigure, action: str, others: list[str], squares: list[Any]
) -> list[Command]:
    who = owner(state, figure.side)
    if action in ("equip", "relic"):
        return [Use(figure.id, action, target=thing.id, **who) for thing in state.things]
    if action == "place-pilot":
        return [Use(figure.id, action, to=square, **who) for square in squares]
    if action == "pilot-power":
        allowed = lendable(state.position(), state.position().figure(figure.id))
        return [Use(figure.id, action, value=slug, **who) for slug in allowed or ("flurry",)]
    if action == "become-pilot":
        return [Use(figure.id, action, target=other, **who) for other in others]
    return [Use(figure.id, action, **who)]


def _squares(state: GameState, figure: GameFigure, chance: random.Random) -> list[Any]:
    """Return the figure's own place, and some squares anywhere on the map."""
    assert state.map is not None
    count = state.map.columns * state.map.rows
    anywhere = [state.map.name_of(square) for square in chance.sample(range(count), min(6, count))]
    own = [state.map.name_of(square) for square in figure.squares]
    here: list[Any] = [own if len(own) > 1 else own[0]] if own else []
    return [*here, *(anywhere if len(figure.card.base) and figure.card.base == (1, 1) else [])] or ["A1"]
