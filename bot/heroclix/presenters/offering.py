"""What an order still needs, offered: menus of figures, squares and values, and buttons for the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.heroclix.orders.offers import Offer
from bot.heroclix.orders.order import OF_CARDS, Order
from bot.heroclix.presenters.names import SIDE_MARKS, action_word, name_of, squares_of
from bot.heroclix.table import Table
from bot.table.call import Call
from bot.table.reply import MOST_OPTIONS, Choice, Menu, Reply, safe
from engine.heroclix.game import GameState

__all__ = ["nothing_offered", "offer_words", "offers_reply", "order_button", "order_text", "order_title"]

OWN_WORDS = frozenset(
    {("targets", "carry"), ("targets", "object-pick-up"), ("value", "outwit")}
)  # what is chosen has another name there
PLAIN = frozenset({"bot", "done"})  # these are buttons, the others options of a menu


def order_title(call: Call, state: GameState, order: Order) -> str:
    """Return what a figure is told to do, as a title."""
    if order.kind == "begin":
        return call.say("turn-title")
    if order.kind in OF_CARDS:
        name = next((card.name for card in state.cards if card.id == order.action), "")
        return call.say("card-title", card=safe(name)) if name else call.say("card-draw-title")
    figure = name_of(state.names)(order.figure)
    if order.action:
        power = action_word(call, order.action) if order.action in state.rules.powers else safe(order.action)
        return call.say("use-title", figure=figure, power=power)
    if order.kind == "finish":
        return call.say("finish-title", figure=figure)
    if order.kind == "attack":
        return call.say("table-attack-title", attacker=figure)
    return call.say("move-title-of", figure=figure)


def order_text(found: Table, order: Order) -> str | None:
    """Return the value of a menu's option that gives an order; None where it is too long."""
    text = order.text(found.state)
    return None if text is None else f"{found.game_id},{found.head},{text}"


def order_button(
    found: Table, order: Order, label: str, style: str = "primary", owner: str | None = None
) -> Choice | None:
    """Return the button that gives an order; None where the order is too long for one."""
    text = order_text(found, order)
    return None if text is None else Choice(label, "order", tuple(text.split(",")), style, owner)


def offers_reply(call: Call, found: Table, order: Order, field: str, offers: Sequence[Offer]) -> Reply:
    """Return what may be chosen for a field, for the asker alone."""
    options = []
    buttons = []
    for offer in offers:
        label, more = offer_words(call, found.state, offer)
        if offer.kind in PLAIN:
            buttons.append(order_button(found, offer.order, label))
        elif (text := order_text(found, offer.order)) is not None:
            options.append((label, text, more))
    menus = [
        Menu(call.say(f"offer-menu-{field}"), "order", tuple(options[start : start + MOST_OPTIONS]))
        for start in range(0, min(len(options), 4 * MOST_OPTIONS), MOST_OPTIONS)
    ]
    own = (field, order.action) in OWN_WORDS
    said = call.say(f"offer-{field}-{order.action}" if own else f"offer-{field}")
    if order.carry:
        named = ", ".join(map(name_of(found.state.names), order.carry))
        said = f"{call.say('offer-carrying', figures=named)}\n{said}"
    if order.squares:
        said = f"{said}\n{call.say('offer-so-far', squares=', '.join(order.squares))}"
    title = order_title(call, found.state, order)
    fitting = tuple(button for button in buttons if button is not None)
    return Reply(title, said, choices=fitting, menus=tuple(menus), private=True)


def nothing_offered(call: Call, state: GameState, order: Order) -> str:
    """Return that there is nothing to choose: of Outwit whose powers were looked through, and what can be done."""
    if order.action == "object-pick-up":  # done with a move, whose command names the thing (17.7)
        return call.say("offer-pick-up")
    if order.action != "outwit" or not order.targets:
        return call.say("offer-nothing")
    possessed = "-possessed" if state.rules.counters_possessed else ""
    return call.say(f"offer-nothing-outwit{possessed}", target=name_of(state.names)(order.targets[0]))


def offer_words(call: Call, state: GameState, offer: Offer) -> tuple[str, str]:
    """Return an offer's label and what stands beside it."""
    said = WORDS.get(offer.kind)
    return (_value(call, offer), "") if said is None else said(call, state, offer)


def _figure(call: Call, state: GameState, offer: Offer) -> tuple[str, str]:
    figure = state.by_id(offer.word)
    return f"{SIDE_MARKS.get(figure.side, '▪')} {state.names[figure.id]}", squares_of(call, state, figure)


def _column(call: Call, _state: GameState, offer: Offer) -> tuple[str, str]:
    return call.say("offer-column", column=offer.word), call.say("offer-column-squares", count=offer.more)


def _fates(call: Call, state: GameState, offer: Offer) -> str:
    """Return the total of two dice and what it comes to; nothing where that is not known."""
    if not offer.fates:
        return ""
    words = [(state.names[name], call.words.term(result)) for name, result in offer.fates]
    told = words[0][1] if len(words) == 1 else "; ".join(f"{name}: {word}" for name, word in words)
    return f"{sum(offer.order.rolled or ())} — {told}"


def _value(call: Call, offer: Offer) -> str:
    return f"{call.words.term(offer.kind).capitalize()} {offer.word.replace('-', '−')}"


WORDS: Mapping[str, Callable[[Call, GameState, Offer], tuple[str, str]]] = {
    "figure": _figure,
    "column": _column,
    "power": lambda call, _state, offer: (call.words.term(offer.word), ""),
    "bot": lambda call, _state, _offer: (call.say("offer-bot"), ""),
    "done": lambda call, _state, _offer: (call.say("offer-done"), ""),
    "die": lambda _call, _state, offer: (f"⚄ {offer.word}", ""),
    "dice": lambda call, state, offer: (f"⚄⚄ {offer.word}", _fates(call, state, offer)),
    "plain": lambda _call, _state, offer: (offer.word, ""),
    "square": lambda _call, _state, offer: (offer.word, ""),
}
