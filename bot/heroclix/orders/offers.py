"""What an order still needs, and what may be offered for it: asked of the rules, so that only what they allow is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import Any

from bot.heroclix.orders.order import OF_CARDS, Order
from bot.table.dice import SystemDice
from engine import DocumentError
from engine.heroclix.fight.uses.use import PERPLEXABLE
from engine.heroclix.game import GameFigure, GameState, decide
from engine.heroclix.game.decide.moves.hordes import mate_at
from engine.heroclix.game.decide.turn.beginning import open_rolls, rolls_of
from engine.heroclix.game.state.doing import Doing
from engine.heroclix.judge import answer as judged

__all__ = ["ALL", "DESTROY", "PICK_UP", "ROLLED", "Offer", "attack_kind", "missing", "offers", "offhand", "rolls"]

ROLLED = frozenset(
    {"regeneration", "support", "willpower", "leadership", "relic"}
)  # half of a die, or one that succeeds
CLOUDS = frozenset({"barrier", "smoke-cloud"})
TELEKINESIS = "telekinesis"
PICK_UP = "object-pick-up"
RELEASE, RELIC = "release-captive", "relic"
DESTROY = frozenset({"close-destroy-action", "range-destroy-action"})
MENU = 25  # Discord's most options
ALL = "*"  # in place of a column: every square by itself
# What the engine calls what it misses, as an order has it
FIELDS = {
    "target": "targets",
    "targets": "targets",
    "to": "to",
    "squares": "squares",
    "value": "value",
    "change": "value",
}


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to choose, as the order it makes; `word` is named as its `kind` has it, `more` lie behind it."""

    order: Order
    word: str
    kind: str = "plain"  # plain | figure | square | column | value | power | dice | die | bot | done
    more: int = 0
    fates: tuple[tuple[str, str], ...] = ()  # what becomes of each target, where it is known


def missing(state: GameState, order: Order, actor: str, *, judge: bool) -> str | None:
    """Return what the engine still has to be told, as the order's field has it; None where all is said.

    Raises DocumentError for what is said wrongly.
    """
    if order.kind in OF_CARDS:
        return None
    if order.more or (order.to and order.action in CLOUDS):
        return "squares"
    if order.to.endswith("?"):
        return "to"
    if order.kind == "attack" and not order.targets and not state.rules.powers[order.action or "close"].everyone:
        return "targets"
    try:
        decide(state, order.command(actor, judge=judge), SystemDice())
    except DocumentError as error:
        field = FIELDS.get(error.path)
        said = order.change if error.path == "change" else getattr(order, field) if field else True
        if field is None or said:
            raise
        return field
    return None


def rolls(state: GameState, order: Order) -> str | None:
    """Return what players may roll for an order by hand: `dice` of an attack, a `die`, or nothing."""
    if order.kind == "attack":
        return "dice"
    if order.kind == "use":
        return "die" if order.action in ROLLED else None
    if order.kind != "move":
        return None
    fields: Mapping[str, Any] = judged(state.position(), {"type": "break_away", **_moving(state, order)}).fields
    return "die" if fields["required"] and not fields["automatic"] else None


def attack_kind(state: GameState, order: Order) -> str:
    """Return close or range: what the action makes, else close when every target can be attacked so."""
    power = state.rules.powers.get(order.action or "close")
    if order.action and power is not None and power.attack in ("close", "range"):
        return str(power.attack)
    position = state.position()
    if not state.by_id(order.figure).for_position(state.rules.powers).printed.range:
        return "close"
    action = order.action or "close"
    asked = ({"type": "legal", "figure": order.figure, "action": action, "target": one} for one in order.targets)
    if order.action:
        near = ({"type": "adjacent", "a": order.figure, "b": target} for target in order.targets)
        return "close" if all(judged(position, question).fields["result"] for question in near) else "range"
    return "close" if all(judged(position, question).fields["legal"] for question in asked) else "range"


def offers(state: GameState, order: Order, field: str, actor: str, *, judge: bool) -> list[Offer]:
    """Return what may be chosen for a field, as the orders that they make; nothing where nothing may."""
    return OFFERS[field](state, order, lambda made: _accepted(state, made, actor, judge=judge))


def offhand(order: Order, kind: str) -> list[Offer]:
    """Return the bot's roll, and every result of a roll by hand."""
    by_bot = Offer(replace(order, rolled=(), by_hand=False), "", "bot")
    if kind == "die":
        return [by_bot, *(Offer(replace(order, rolled=(n,), by_hand=False), str(n), "die") for n in range(1, 7))]
    pairs = combinations_with_replacement(range(1, 7), 2)
    return [
        by_bot,
        *(Offer(replace(order, rolled=pair, by_hand=False), f"{pair[0]} + {pair[1]}", "dice") for pair in pairs),
    ]


def _accepted(state: GameState, order: Order, actor: str, *, judge: bool) -> bool:
    """Return whether the engine takes an order, or only asks for more of it."""
    try:
        return bool(decide(state, order.command(actor, judge=judge), SystemDice()).events)
    except DocumentError as error:
        return error.path in FIELDS


Taken = Callable[[Order], bool]


def _targets(state: GameState, order: Order, taken: Taken) -> list[Offer]:
    if order.action in rolls_of(state.rules.powers):
        found = next(
            (one for one in open_rolls(state) if (one.figure, one.power) == (order.figure, order.action)), None
        )
        targets = found.targets if found is not None else ()
        return [Offer(replace(order, targets=(target,)), target, "figure") for target in targets]
    if order.action == RELEASE:
        held = state.by_id(order.figure).captives
        return [Offer(replace(order, targets=(one.id,)), one.id, "figure") for one in held]
    if order.action == RELIC:
        here = state.by_id(order.figure).squares
        there = [thing.id for thing in state.things if thing.kind == RELIC and thing.square in here]
        return [Offer(replace(order, targets=(one,)), one) for one in there]
    if order.action == PICK_UP:
        return [Offer(replace(order, targets=(each,)), each) for each in _area(state, order)["elements"]]
    if order.action in DESTROY:
        pieces = list(_area(state, order)["pieces"])[: 4 * MENU]
        return [Offer(replace(order, targets=(piece,)), piece) for piece in pieces]
    return _characters(state, order, taken)


def _characters(state: GameState, order: Order, taken: Taken) -> list[Offer]:
    """Return the characters that the rules let an order target, and what else Telekinesis may choose."""
    found = []
    for figure in state.in_play:
        if not figure.squares:
            continue
        made = replace(order, targets=(figure.id,))
        if order.kind == "attack":
            made = replace(made, attack=order.attack or attack_kind(state, made))
            if figure.id != order.figure and taken(made):
                found.append(Offer(made, figure.id, "figure"))
        elif _legal(state, order, figure.id) and taken(made):
            found.append(Offer(made, figure.id, "figure"))
    if order.action == TELEKINESIS and _legal(state, order):
        found += [Offer(replace(order, targets=(each,)), each) for each in _area(state, order).get("elements", ())]
    return found


def _legal(state: GameState, order: Order, target: str | None = None) -> bool:
    question = {"type": "legal", "figure": order.figure, "action": order.action, "target": target}
    return bool(judged(state.position(), question).fields["legal"])


def _to(state: GameState, order: Order, taken: Taken) -> list[Offer]:
    """Return the squares, or where there are many, the columns that they are in."""
    if order.kind == "move":
        squares = [*_reached(state, order), *_stacks(state, order, taken)]
    elif order.action == TELEKINESIS:
        squares = list(_area(state, order, chosen=order.targets[0]).get("squares", ()))
    else:
        squares = []
    return _by_columns(order, squares, lambda square: replace(order, to=square))


def _stacks(state: GameState, order: Order, taken: Taken) -> list[str]:
    """Return the squares of stacks that a horde token or stack may become part of by this move (2012)."""
    figure = state.by_id(order.figure)
    mates = (mate_at(state, figure, other.squares) for other in state.in_play) if figure.stack else ()
    squares = [state.squares(mate)[0] for mate in mates if mate is not None]
    return [square for square in squares if taken(replace(order, to=square))]


def _by_columns(order: Order, squares: Sequence[str], made: Callable[[str], Order]) -> list[Offer]:
    """Return the orders that squares make; where they are too many for a menu, the columns that they are in."""
    column = order.to.removesuffix("?")
    if column == ALL:
        return [Offer(made(square), square, "square") for square in squares]
    within = [square for square in squares if not column or square.rstrip("0123456789") == column]
    if len(within) < MENU or column:
        return [Offer(made(square), square, "square") for square in within]
    columns = Counter(square.rstrip("0123456789") for square in within)
    return [Offer(replace(order, to=f"{letters}?"), letters, "column", count) for letters, count in columns.items()]


def _reached(state: GameState, order: Order) -> list[str]:
    question: dict[str, Any] = {"type": "reachable", **_moving(state, order)}
    if order.carry:
        question["carry"] = list(order.carry)
    if order.pick_up:
        question["pick_up"] = order.pick_up
    doing = state.doing
    if _moves_on(doing, order) and doing is not None:
        question["moved_so_far"] = doing.moved
    found: Mapping[str, int] = judged(state.position(), question).fields["costs"]  # type: ignore[assignment]
    return [square for square, cost in found.items() if cost]


def _moving(state: GameState, order: Order) -> dict[str, str]:
    """Return who moves and by what action, and who controls it where another does (27.1f)."""
    doing = state.doing
    if order.action or doing is None or doing.figure != order.figure:
        return {"figure": order.figure, "action": order.action or "move"}
    return {"figure": order.figure, "action": doing.current} | ({"by": doing.by} if doing.by else {})


def _moves_on(doing: Doing | None, order: Order) -> bool:
    return (
        doing is not None
        and doing.figure == order.figure
        and doing.current == "hypersonic-speed"
        and doing.left == ("move",)
    )


def _squares(state: GameState, order: Order, _taken: Taken) -> list[Offer]:
    """Return where the next marker may be, and that these are all."""
    if order.action not in CLOUDS:
        return []
    fields = _area(state, order, placed=list(order.squares))
    goes_on = len(order.squares) + 1 < fields["most"]
    found = _by_columns(
        order, fields["squares"], lambda square: replace(order, squares=(*order.squares, square), more=goes_on, to="")
    )
    return [Offer(replace(order, more=False, to=""), "", "done"), *found] if order.squares else found


def _values(state: GameState, order: Order, taken: Taken) -> list[Offer]:
    if order.action == "perplex":
        values = (order.value,) if order.value else PERPLEXABLE
        return [
            Offer(changed, f"{change:+d}", value)
            for value in values
            for change in ((order.change,) if order.change else (1, -1, 2, -2))
            if (changed := replace(order, value=value, change=change)) and (abs(change) == 1 or taken(changed))
        ]
    if order.action == "outwit" and order.targets:
        target = state.by_id(order.targets[0])
        return [Offer(replace(order, value=power), power, "power") for power in _taken_away(state, target)]
    return []


def _taken_away(state: GameState, target: GameFigure) -> list[str]:
    """Return what a figure can use now and could be kept from: standard powers, then special powers by their names.

    Combat abilities too, where what is possessed can be countered (usar-y-poseer of 2012).
    """
    standard = {power.slug for power in state.rules.powers.standard}
    gone = state.affected(target).cant_use
    there = target.card.document.get("special", ())
    special = [each["name"] for each in there if each.get("kind", "special-power") == "special-power"]
    combat = sorted(target.card.abilities) if state.rules.counters_possessed else ()
    return [power for power in (*sorted(target.powers & standard), *combat, *special) if power not in gone]


def _area(state: GameState, order: Order, **more: Any) -> Mapping[str, Any]:
    question = {"type": "area", "effect": order.action, "figure": order.figure, **more}
    return judged(state.position(), question).fields


OFFERS: Mapping[str, Callable[[GameState, Order, Taken], list[Offer]]] = {
    "targets": _targets,
    "to": _to,
    "squares": _squares,
    "value": _values,
}
