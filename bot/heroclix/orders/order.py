"""What a player tells a figure to do, whole or half said: short enough for a button, so that the rest can be offered.

In a button's text figures stand as their numbers among the game's figures, so a text counts for one board only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args

from bot.app.errors import UserError
from engine.heroclix.fight.actions.underway import parts_of
from engine.heroclix.game import Agreement, Attack, DrawCard, EndBeginning, Finish, GameState, Move, Use, UseCard
from engine.heroclix.game.commands import GivenAs
from engine.heroclix.ruleset import Powers

__all__ = ["OF_CARDS", "Kind", "Order", "kind_for", "read_order"]

Kind = Literal["move", "attack", "use", "finish", "begin", "card", "draw"]
KINDS: Mapping[str, Kind] = {
    "m": "move",
    "a": "attack",
    "u": "use",
    "f": "finish",
    "b": "begin",
    "c": "card",
    "d": "draw",
}
GIVEN: Mapping[str, GivenAs] = {each: each for each in get_args(GivenAs)}
OF_CARDS = frozenset({"card", "draw"})
JUDGE, SEAT = "j", "s"  # begin who agreed: a judge's id, a player's seat
LONGEST = 70  # characters of a text: what a button's id leaves beside the game, the board and the owner


@dataclass(frozen=True, slots=True)
class Order:
    """One order. `action` empty: the basic one, or the action going on. `by_hand` asks players for the roll first.

    `targets`: ids of figures, or of an object; `squares`: of markers; `value` and `change`: as for `Use`;
    `attack`: close or range, empty where the targets decide; `rolled`: the dice thrown, or that the bot throws
    them (an empty tuple). `stands`: it is to stand whatever the rules say, as `agreed` to. `more`: squares may follow.
    `carry`: the ids of the passengers, `drop`: a square for each; `pick_up`, `put_down`, `leaves`, `given`: as in
    `Move`. Of a card to be used or drawn `action` is the id, empty for one drawn by chance, and `change` the Clue
    tokens needed.
    """

    kind: Kind
    figure: str = ""
    action: str = ""
    targets: tuple[str, ...] = ()
    to: str = ""
    path: tuple[str, ...] = ()
    squares: tuple[str, ...] = ()
    value: str = ""
    change: int = 0
    attack: str = ""
    divide: tuple[int, ...] = ()
    rolled: tuple[int, ...] | None = None
    stands: bool = False
    agreed: Agreement | None = None
    by_hand: bool = False
    more: bool = False
    carry: tuple[str, ...] = ()
    drop: tuple[str, ...] = ()
    pick_up: str = ""
    put_down: tuple[str, ...] = ()
    leaves: bool = False
    given: GivenAs = ""

    def text(self, state: GameState) -> str | None:
        """Return the order as a button has it; None where it is too long for one.

        >>> from engine.heroclix.game import EMPTY
        >>> Order("use", action="perplex", value="attack", change=-1).text(EMPTY)
        'u;aperplex;vattack;c-1'
        """
        numbers = {figure.id: str(number) for number, figure in enumerate(state.figures)}
        parts = [next(letter for letter, kind in KINDS.items() if kind == self.kind)]
        values: Mapping[str, str] = {
            "n": numbers.get(self.figure, ""),
            "a": self.action,
            "t": ".".join(numbers.get(target, f"={target}") for target in self.targets),
            "o": self.to,
            "p": ".".join(self.path),
            "s": ".".join(self.squares),
            "v": self.value,
            "c": f"{self.change:+d}" if self.change else "",
            "k": self.attack,
            "d": ".".join(map(str, self.divide)),
            "x": _who(state, self.agreed) if self.stands else "",
            "h": "1" if self.by_hand else "",
            "m": "1" if self.more else "",
            "y": ".".join(numbers.get(passenger, "") for passenger in self.carry),
            "z": ".".join(self.drop),
            "q": self.pick_up,
            "w": ".".join(self.put_down),
            "l": "1" if self.leaves else "",
            "g": self.given,
        }
        parts += [f"{letter}{value}" for letter, value in values.items() if value]
        if self.rolled is not None:
            parts.append("r" + ".".join(map(str, self.rolled)))
        made = ";".join(parts)
        unfit = "," in made or "|" in made or made.count(";") != len(parts) - 1
        return None if unfit or len(made) > LONGEST else made

    def command(self, actor: str, *, judge: bool) -> Move | Attack | Use | Finish | EndBeginning | UseCard | DrawCard:
        """Return the command that the engine decides on; what was not said stays unsaid there too."""
        who: dict[str, Any] = {"actor": actor, "judge": judge}
        action = self.action or None
        if self.kind == "finish":
            return Finish(**who)
        if self.kind == "begin":
            return EndBeginning(**who)
        if self.kind in OF_CARDS:
            return self._of_card(who | {"override": self.stands, "agreed": self.agreed})
        if self.kind == "move":
            return Move(
                self.figure,
                self.to or (),
                path=self.path or None,
                roll=self.die,
                override=self.stands,
                agreed=self.agreed,
                action=action,
                carry=self.carry,
                drop=dict(zip(self.carry, self.drop, strict=False)) or None,
                pick_up=self.pick_up or None,
                put_down=self.put_down or None,
                leaves=self.leaves,
                given=self.given,
                **who,
            )
        if self.kind == "attack":
            return Attack(
                self.figure,
                self.targets,
                "range" if self.attack == "range" else "close",
                roll=self.rolled or None,
                divide=dict(zip(self.targets, self.divide, strict=True)) if self.divide else None,
                override=self.stands,
                agreed=self.agreed,
                action=action,
                given=self.given,
                **who,
            )
        return Use(
            self.figure,
            self.action,
            target=self.targets[0] if self.targets else None,
            to=self.to or None,
            squares=self.squares,
            value=self.value or None,
            change=self.change or None,
            roll=self.die,
            override=self.stands,
            agreed=self.agreed,
            given=self.given,
            **who,
        )

    def _of_card(self, who: Mapping[str, Any]) -> UseCard | DrawCard:
        if self.kind == "draw":
            return DrawCard(name=self.action or None, **who)
        return UseCard(self.action, figure=self.figure or None, clues=self.change or None, **who)

    @property
    def die(self) -> int | None:
        """The one die that the players rolled; None where the bot is to."""
        return self.rolled[0] if self.rolled else None


def kind_for(powers: Powers, action: str) -> Kind:
    """Return how an action is told: by its move or its attack where it begins with one, else as the use of a power.

    Raises UserError when no action has that name.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [kind_for(MODERN.powers, slug) for slug in ("charge", "energy-explosion", "perplex")]
    ['move', 'attack', 'use']
    """
    if action not in powers:
        raise UserError("order-no-action", given=action[:60])
    parts = parts_of(powers[action])
    return "use" if not parts else "move" if parts[0] == "move" else "attack"


def read_order(state: GameState, text: str) -> Order:
    """Return the order that a button has. Raises UserError where it is none of this board."""
    head, *parts = text.split(";")
    given = {part[:1]: part[1:] for part in parts}
    ids = [figure.id for figure in state.figures]

    def figure(number: str) -> str:
        return number[1:] if number.startswith("=") else ids[int(number)]

    try:
        return Order(
            KINDS[head],
            figure(given["n"]) if "n" in given else "",
            given.get("a", ""),
            tuple(figure(number) for number in _listed(given, "t")),
            given.get("o", ""),
            _listed(given, "p"),
            _listed(given, "s"),
            given.get("v", ""),
            int(given.get("c", "0")),
            given.get("k", ""),
            tuple(int(part) for part in _listed(given, "d")),
            tuple(int(die) for die in _listed(given, "r")) if "r" in given else None,
            "x" in given,
            _agreement(state, given.get("x", "")),
            "h" in given,
            "m" in given,
            tuple(figure(number) for number in _listed(given, "y")),
            _listed(given, "z"),
            given.get("q", ""),
            _listed(given, "w"),
            "l" in given,
            GIVEN[given.get("g", "")],
        )
    except (KeyError, IndexError, ValueError):
        raise UserError("button-stale") from None


def _who(state: GameState, agreed: Agreement | None) -> str:
    """Return who agreed, short enough for a button: a seat's number, a judge's id to the base of 16, or nobody yet."""
    return "-" if agreed is None else ".".join(_one_who(state, one) for one in agreed.everyone)


def _one_who(state: GameState, agreed: Agreement) -> str:
    seat = next((f"{SEAT}{n}" for n, player in enumerate(state.players) if player.id == agreed.by), "")
    return seat if seat and not agreed.judge else f"{JUDGE}{int(agreed.by):x}"


def _agreement(state: GameState, text: str) -> Agreement | None:
    """Return who agreed, as a button has it."""
    *earlier, last = (_one_agreement(state, part) for part in text.split("."))
    return None if last is None else replace(last, others=tuple(one for one in earlier if one is not None))


def _one_agreement(state: GameState, text: str) -> Agreement | None:
    if text.startswith(JUDGE):
        return Agreement(str(int(text.removeprefix(JUDGE), 16)), judge=True)
    if not text.startswith(SEAT):  # nobody yet
        return None
    player = state.players[int(text.removeprefix(SEAT))]
    return Agreement(player.id, player.name)


def _listed(given: Mapping[str, str], letter: str) -> tuple[str, ...]:
    return tuple(part for part in given.get(letter, "").split(".") if part)
