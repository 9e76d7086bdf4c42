"""Commands that carry on the action that is being carried out, or give one within it, with choices the rules allow."""

from __future__ import annotations

import random
from typing import Any

from engine.heroclix.editions.modern import MODERN
from engine.heroclix.fight.actions.instruction import attack_kinds
from engine.heroclix.game import Attack, Command, GameFigure, GameState, Move
from tests.engine.game.naive_choices import Maker, ask, command_for, maker_of

__all__ = ["command_within", "rest_question"]

FREE_INSTEAD = {"charge": "close", "running-shot": "range"}
HANDLING = ("carry", "object-pick-up")


def rest_question(state: GameState) -> dict[str, Any]:
    """Return what every question about the move that is left has to say."""
    doing = state.doing
    assert doing is not None
    asked: dict[str, Any] = {"figure": doing.figure, "action": doing.current}
    if doing.by:
        return asked | {"action": "mind-control", "by": doing.by}
    if doing.action == "hypersonic-speed" and doing.left == ("move",):
        asked["moved_so_far"] = doing.moved
    return asked


class Rest(Maker):
    """A maker of commands in the middle of an action."""

    def move(self, **more: Any) -> Command | None:
        """Return a move that belongs to the action, to a square where it may end."""
        asked = rest_question(self.state) | {key: more[key] for key in ("carry", "pick_up", "put_down") if key in more}
        for square in self.ordered(list(ask(self.position, "reachable", **asked)["result"])):
            way = ask(self.position, "shortest_path", **asked, to=square)
            lies = way["lies"] if len(self.figure.squares) > 1 else [[square]]
            if way["legal"] and lies:
                to = self.pick(lies)
                return Move(self.figure.id, to[0] if len(to) == 1 else to, **more, **self.who)
        return None

    def strike(self, kinds: tuple[str, ...]) -> Command | None:
        """Return the attack that is left, on one who may be targeted by it."""
        doing = self.state.doing
        assert doing is not None
        for other in self.chance.sample(list(self.position.figures), len(self.position.figures)):
            for kind in kinds:
                action = kind if doing.by else doing.current
                asked = {"attacker": self.figure.id, "targets": [other.id], "kind": kind, "roll": [3, 4]}
                if other.id != self.figure.id and ask(self.position, "attack", **asked, action=action)["legal"]:
                    side = "close" if kind == "close" else "range"
                    named = self.action if self.action in (kind, doing.current) else None
                    return Attack(self.figure.id, [other.id], side, action=named, **self.who)
        return None


def command_within(state: GameState, figure: GameFigure, action: str, chance: random.Random) -> Command | None:
    """Return a command that does what an action's name means in the middle of another; None where there is none."""
    doing = state.doing
    if doing is None or doing.figure != figure.id:
        return None
    position = state.position()
    maker = Rest(state, position, position.figure(figure.id), action, chance)
    left = [kind for part in doing.left for kind in (("close", "range") if part == "attack" else (part,))]
    if action in HANDLING:
        return maker_of(action)(maker) if "move" in left else None
    meant = left if action == doing.current else [part for part in left if part == action]
    if meant:
        moved = maker.move() if "move" in meant else None
        return moved or maker.strike(tuple(kind for kind in meant if kind != "move"))
    return _instead(state, figure, action, chance)


def _instead(state: GameState, figure: GameFigure, action: str, chance: random.Random) -> Command | None:
    """Return a command that gives an action as FREE in place of the attack, close or range as that is."""
    doing = state.doing
    assert doing is not None
    made = command_for(state, figure, action, chance)
    kind = FREE_INSTEAD.get(doing.current, "")
    if not isinstance(made, Attack) or made.kind == kind or len(attack_kinds(MODERN.powers[action])) == 1:
        return made
    maker = Maker(state, state.position(), state.position().figure(figure.id), action, chance)
    asked = {"attacker": figure.id, "kind": kind, "roll": [3, 4], "action": action}
    found = [name for name in maker.targets() if ask(state.position(), "attack", targets=[name], **asked)["legal"]]
    side = "close" if kind == "close" else "range"
    return Attack(figure.id, [chance.choice(found)], side, action=action, **maker.who) if found else None
