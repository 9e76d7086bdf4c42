"""What somebody looks closer at in a living message: a figure and what it may do, what an order lacks, an order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.heroclix.orders.areas import AREA, area_of, areas
from bot.heroclix.orders.foreseen import foreseen
from bot.heroclix.orders.offers import ALL, PICK_UP, Offer, attack_kind, missing, offers, offhand, rolls
from bot.heroclix.orders.order import OF_CARDS, Order, kind_for
from bot.heroclix.pictures import Overlay, Tint, overlay_of
from bot.heroclix.presenters.agreeing import in_words
from bot.heroclix.presenters.judging import doable, short_name
from bot.heroclix.presenters.living.buttons import (
    NAVIGATION,
    closer,
    doing,
    figure_focus,
    in_rows,
    menus_of,
    whose,
)
from bot.heroclix.presenters.names import BASIC, figure_line, name_of, squares_named
from bot.heroclix.presenters.offering import nothing_offered, offer_words, order_title
from bot.heroclix.presenters.reminding import actions_of
from bot.heroclix.table import Table
from bot.table.call import Call
from bot.table.living import LOOK
from bot.table.reply import Choice, Menu, safe
from engine.heroclix.board.lines.line import trace
from engine.heroclix.game import GameFigure, GameState
from engine.heroclix.judge import answer as judged

__all__ = ["Screen", "figure_screen", "may_now", "order_screen"]

BUTTONS = 10  # two rows
ROW = 5
MANY = 15  # three rows
CARRY = "carry"  # part of a move, which still needs its square (27.8d)
KINDS = {"close": "⚔", "range": "🏹"}


@dataclass(frozen=True, slots=True)
class Screen:
    """What stands in place of the table's own buttons: words, buttons, menus, and what the picture explains."""

    title: str
    text: str = ""
    choices: tuple[Choice, ...] = ()
    menus: tuple[Menu, ...] = ()
    overlay: Overlay | None = None
    back: str = ""


def may_now(state: GameState, figure: str) -> list[str]:
    """Return the actions that a figure may be given now and that a game carries out."""
    listed = judged(state.position(), {"type": "legal_actions", "figure": figure}).fields["actions"]
    known = doable(state)
    return [offer["action"] for offer in listed if offer["legal"] and offer["action"] in known]  # type: ignore[attr-defined]


def figure_screen(call: Call, found: Table, figure: GameFigure) -> Screen:
    """Return what a figure may do: whom it may attack at once, its powers, and where it may move, area by area."""
    state = found.state
    owner = whose(state, figure.id)
    may = may_now(state, figure.id)
    acting = [*_attacks(call, found, figure, may, owner), *_powers(call, found, figure, may, owner)]
    squares = _squares(call, state, Order("move", figure.id), "to") if "move" in may else []
    moving = _areas(found, Order("move", figure.id), squares, owner)
    printed, errands = actions_of(call, found, figure.id)
    if len(moving) > (ROW if errands else BUTTONS):
        acting.insert(0, closer(found, Order("move", figure.id), call.say("rest-move"), owner, "primary"))
        moving = []
    there = [button for button in acting if button is not None]
    menus: tuple[Menu, ...] = ()
    if len(there) > BUTTONS:
        options = [(button.label, button.arguments[2], "") for button in there]
        menus, there = menus_of(found, call.say("legal-menu"), LOOK, options, owner, 2), []
    text = [figure_line(call, state, figure), *(f"**{block.title}**\n{block.text}" for block in printed)]
    if moving:
        text.append(call.say("living-areas"))
    if not (there or moving or menus or errands):
        text.append(call.say("legal-nothing"))
    return Screen(
        call.say("legal-title", figure=name_of(state.names)(figure.id)),
        "\n".join(text),
        (*in_rows(there), *in_rows(moving, 2), *_below(errands, there, moving, menus)),
        menus,
        _reach(call, state, figure.id, [offer.word for offer in squares]),
    )


def _below(
    errands: Sequence[Choice], there: Sequence[Choice], moving: Sequence[Choice | None], menus: Sequence[Menu]
) -> tuple[Choice, ...]:
    """Return the buttons of actions printed on cards in the rows below the others, as many as have room."""
    first = 3 if moving else len(menus) + -(-len(there) // ROW)
    return in_rows(errands[: ROW * (NAVIGATION - first)], first)


def order_screen(call: Call, found: Table, order: Order) -> Screen:
    """Return what an order lacks, offered; of a whole one its confirmation.

    Raises DocumentError for what is said wrongly.
    """
    state = found.state
    order = _normal(state, order)
    actor, judge = _actor(call, state, order)
    field = missing(state, order, actor, judge=judge)
    back = figure_focus(state, order.figure) if order.figure and state.doing is None else ""
    if field is None:
        return replace(_confirmation(call, found, order, actor, judge=judge), back=back)
    if field in ("to", "squares"):
        return replace(_places(call, found, order, field), back=back)
    return replace(_offered(call, found, order, field), back=back)


def _actor(call: Call, state: GameState, order: Order) -> tuple[str, bool]:
    """Return in whose name it is asked what may be done: that of whoever the buttons belong to."""
    owner = whose(state, order.figure)
    return (owner, False) if owner else (call.user_id, call.judge)


def _normal(state: GameState, order: Order) -> Order:
    """Return an order as it is carried out: a passenger, or what is picked up, is part of a move (27.8d, 27.8g)."""
    if order.action == CARRY and order.targets:
        order = replace(order, kind="move", action="", targets=(), carry=order.targets)
    if order.action == PICK_UP and order.targets:
        order = replace(order, kind="move", action="", targets=(), pick_up=order.targets[0])
    if order.kind == "attack" and not order.attack:
        power = state.rules.powers[order.action or "close"]
        if order.targets or power.everyone:
            order = replace(order, attack=attack_kind(state, order))
    return order


def _attacks(
    call: Call, found: Table, figure: GameFigure, may: Sequence[str], owner: str | None
) -> list[Choice | None]:
    """Return a button for each target of a basic attack."""
    state = found.state
    made: list[Choice | None] = []
    for kind, sign in KINDS.items():
        if kind not in may:
            continue
        order = Order("attack", figure.id, attack=kind)
        actor, judge = _actor(call, state, order)
        targets = offers(state, order, "targets", actor, judge=judge)
        made += [closer(found, offer.order, f"{sign} {state.names[offer.word]}", owner, "danger") for offer in targets]
    return made


def _powers(call: Call, found: Table, figure: GameFigure, may: Sequence[str], owner: str | None) -> list[Choice | None]:
    powers = found.state.rules.powers
    return [
        closer(found, Order(kind_for(powers, slug), figure.id, slug), short_name(call, slug), owner)
        for slug in sorted(may, key=lambda slug: slug.endswith("-action"))  # what is done to terrain comes last
        if slug not in BASIC
    ]


def _areas(
    found: Table, order: Order, offered: Sequence[Offer], owner: str | None, most: int = AREA
) -> list[Choice | None]:
    """Return the buttons of the areas that the squares offered make up; of a single square that of the square."""
    orders = {offer.word: offer.order for offer in offered}
    made = []
    for name, count in areas(list(orders), most):
        alone = name in orders
        label = name if alone else f"{name.replace(':', '–')} ({count})"
        leads = orders[name] if alone else replace(order, to=f"{name}?")
        made.append(closer(found, leads, label, owner, "primary"))
    return made


def _squares(call: Call, state: GameState, order: Order, field: str) -> list[Offer]:
    """Return every square that may be chosen for an order, none of them by its column."""
    actor, judge = _actor(call, state, order)
    made = offers(state, replace(order, to=f"{ALL}?"), field, actor, judge=judge)
    return [offer for offer in made if offer.kind == "square"]


def _places(call: Call, found: Table, order: Order, field: str) -> Screen:
    """Return the areas of the squares that may be chosen, or the squares of one area."""
    state, owner = found.state, whose(found.state, order.figure)
    offered = _squares(call, state, order, field)
    area = order.to.removesuffix("?")
    words = [offer.word for offer in offered]
    within = set(area_of(area, words) if area else words)
    title, text = order_title(call, state, order), call.say(f"offer-{field}")
    if order.squares:
        text = f"{text}\n{call.say('offer-so-far', squares=', '.join(order.squares))}"
    buttons: list[Choice | None] = []
    if len(within) <= AREA:
        shown = sorted((offer for offer in offered if offer.word in within), key=lambda offer: words.index(offer.word))
        buttons = [closer(found, offer.order, offer.word, owner, "primary") for offer in shown]
    else:
        most = max(AREA, -(-len(within) // (AREA - 4)))
        buttons = _areas(found, order, [offer for offer in offered if offer.word in within], owner, most)
        text = f"{text}\n{call.say('living-areas')}"
    if order.carry:
        text = f"{call.say('offer-carrying', figures=', '.join(map(name_of(state.names), order.carry)))}\n{text}"
    if order.pick_up:
        text = f"{call.say('offer-picking-up', thing=safe(order.pick_up))}\n{text}"
    if field == "squares" and order.squares:
        whole = replace(order, more=False, to="")
        buttons = [closer(found, whole, call.say("offer-done"), owner, "success"), *buttons[: AREA - 1]]
    if not offered:
        text = call.say("offer-nothing")
        buttons = [doing(found, replace(order, by_hand=True, to=""), call.say("living-why-not"), owner, "secondary")]
    overlay = _reach(call, state, order.figure, [word for word in words if word in within])
    return Screen(title, text, in_rows(buttons[:AREA]), (), overlay)


def _offered(call: Call, found: Table, order: Order, field: str) -> Screen:
    """Return the targets or values that may be chosen."""
    state, owner = found.state, whose(found.state, order.figure)
    actor, judge = _actor(call, state, order)
    made = offers(state, order, field, actor, judge=judge)
    title = order_title(call, state, order)
    own = (field, order.action) in (("targets", CARRY), ("targets", PICK_UP), ("value", "outwit"))
    text = call.say(f"offer-{field}-{order.action}" if own else f"offer-{field}")
    labelled = [(offer, *offer_words(call, state, offer)) for offer in made]
    if not made:
        why = doing(found, replace(order, by_hand=True), call.say("living-why-not"), owner, "secondary")
        return Screen(title, nothing_offered(call, state, order), in_rows([why]))
    if len(made) <= MANY:
        style = "danger" if order.kind == "attack" else "primary"
        return Screen(
            title, text, in_rows([closer(found, one.order, label, owner, style) for one, label, _ in labelled])
        )
    options = [
        (label, text_of, more)
        for one, label, more in labelled
        if (text_of := replace(one.order, by_hand=True).text(state)) is not None
    ]
    return Screen(title, text, (), menus_of(found, call.say(f"offer-menu-{field}"), LOOK, options, owner, NAVIGATION))


def _confirmation(call: Call, found: Table, order: Order, actor: str, *, judge: bool) -> Screen:
    """Return an order in words, with the button that carries it out, or those of its dice."""
    state, owner = found.state, whose(found.state, order.figure)
    told = in_words(call, state, replace(order, by_hand=False))
    kind = rolls(state, order) if order.rolled is None and order.kind not in OF_CARDS else None
    overlay = _way(state, order)
    if kind is None:
        button = doing(found, replace(order, by_hand=False), call.say("living-confirm"), owner)
        return Screen(told, call.say("living-confirm-text"), in_rows([button]), (), overlay)
    bot, *by_hand = foreseen(state, offhand(order, kind), actor, judge=judge)
    options = [
        (label, text, more)
        for offer in by_hand
        for label, more in [offer_words(call, state, offer)]
        if (text := offer.order.text(state)) is not None
    ]
    button = doing(found, bot.order, call.say("offer-bot"), owner)
    menus = menus_of(found, call.say(f"offer-menu-{kind}"), "order", options, owner, 1)
    return Screen(told, call.say(f"offer-{kind}"), in_rows([button], 1), menus, overlay)


def _reach(call: Call, state: GameState, figure: str, squares: Sequence[str]) -> Overlay | None:
    """Return what the picture shows of squares to choose from: where they lie, and who chooses."""
    if not figure:
        return None
    position = state.position()
    own = state.by_id(figure).for_position(state.rules.powers).squares
    tints: dict[int, Tint] = dict.fromkeys(squares_named(position.map, squares), "chosen")
    key: tuple[tuple[Tint, str], ...] = (("chosen", call.say("living-key")),) if tints else ()
    return Overlay(tints=tints, key=key, focus=own)


def _way(state: GameState, order: Order) -> Overlay | None:
    """Return what the picture shows of an order: the way of a move, the line of fire of an attack on one."""
    if not order.figure:
        return None
    position = state.position()
    powers = state.rules.powers
    figure = state.by_id(order.figure).for_position(powers)
    if order.kind == "attack" and len(order.targets) == 1 and order.targets[0] in state.names:
        return replace(
            overlay_of(trace(position, figure, state.by_id(order.targets[0]).for_position(powers))),
            focus=figure.squares,
        )
    if order.kind == "move" and order.to and state.doing is None:
        question = {"type": "shortest_path", "figure": order.figure, "action": order.action or "move", "to": order.to}
        path = judged(position, question).fields["path"]
        if path and len(figure.squares) == 1:
            return Overlay(path=(*figure.squares, *squares_named(position.map, path)), focus=figure.squares)  # type: ignore[arg-type]
    return Overlay(focus=figure.squares)
