"""What a figure may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.heroclix.orders.order import Order, kind_for
from bot.heroclix.presenters.names import BASIC, figure_line, name_of, side_name
from bot.heroclix.presenters.offering import order_text
from bot.heroclix.table import Table
from bot.table.call import Call
from bot.table.citing import section_cited, set_off, step_cited
from bot.table.reply import MOST_OPTIONS, Block, Menu, Reply, safe
from bot.table.text import pages_of
from engine import Step
from engine.heroclix.conditions.using import cards_with_versions
from engine.heroclix.fight.actions.withheld import leading
from engine.heroclix.game import GameFigure, GameState, waiting
from engine.heroclix.game.decide.uses import usable

__all__ = ["doable", "legal_actions_reply", "short_name", "side_reply", "with_versions", "with_what_waits"]

NAMED = BASIC | {"close-destroy-action", "range-destroy-action", "close-terrain-action", "range-terrain-action"}
BLOCK = 1000  # characters of a block; Discord takes 1024


def legal_actions_reply(
    call: Call,
    found: Table,
    figure: GameFigure,
    offers: Sequence[Mapping[str, Any]],
    notes: Sequence[Step] = (),
) -> Reply:
    """Return what a figure may be told to do now, in a menu too, what to know of it, and why not the rest."""
    state = found.state
    show = name_of(state.names)
    may = [offer["action"] for offer in offers if offer["legal"]]
    blocks = [
        Block(
            call.say("legal-may"),
            "\n".join(f"✓ {short_name(call, slug)}" for slug in may) or call.say("legal-nothing"),
        )
    ]
    reasons: dict[str, list[str]] = {}  # what is refused for one reason is told together
    for offer in offers:
        if not offer["legal"] and offer["because"]:
            said = " ".join(_reason(call, step, show) for step in leading(offer["because"]))
            reasons.setdefault(said, []).append(short_name(call, offer["action"]))
    against = [_against(refused, reason) for reason, refused in reasons.items()]
    pages = pages_of("\n".join(against), BLOCK) if against else []
    blocks += [Block("\u200b" if number else call.say("legal-may-not"), page) for number, page in enumerate(pages)]
    if notes:
        text = "\n".join(f"▸ {_reason(call, note, show)}" for note in notes)
        blocks.insert(1, Block(call.say("legal-notes"), pages_of(text, BLOCK)[0]))
    return Reply(
        call.say("legal-title", figure=show(figure.id)),
        figure_line(call, state, figure),
        tuple(blocks),
        menus=_doing_menu(call, found, figure, may),
        doubt=call.say("doubt-button"),
    )


def with_versions(call: Call, state: GameState, figure: str, may: Sequence[str], reply: Reply) -> Reply:
    """Return what a figure may do with the cards that have versions of it: one is chosen for each use (20.7)."""
    shown = next((one for one in state.position().figures if one.id == figure), None)
    found = [(slug, cards) for slug in may if shown is not None and (cards := cards_with_versions(shown, slug))]
    if not found:
        return reply
    lines = [
        call.say("legal-version", action=short_name(call, slug), cards=call.words.listed([safe(one) for one in cards]))
        for slug, cards in found
    ]
    if section := state.rules.book.cite("choose-asked", "20.7"):
        lines.append(set_off(section_cited(call.words, section)))
    block = Block(call.say("legal-versions"), "\n".join(lines))
    return replace(reply, blocks=(*reply.blocks[:1], block, *reply.blocks[1:]))


def side_reply(call: Call, found: Table, side: str, may: Mapping[str, Sequence[str]]) -> Reply:
    """Return what each figure of a side may be told to do now, and a menu that leads to one of them."""
    state = found.state
    lines, options = [], []
    for number, figure in enumerate(state.figures):
        if figure.id not in may:
            continue
        words = " · ".join(short_name(call, slug) for slug in may[figure.id])
        lines.append(f"{figure_line(call, state, figure)}\n↳ {words or call.say('legal-nothing')}")
        value = f"{found.game_id},{found.head},{number}"
        options.append((state.names[figure.id], value, words))
    menu = Menu(call.say("legal-menu-figure"), "legal", tuple(options[:MOST_OPTIONS]), told=True)
    text = "\n".join(lines) or call.say("game-no-figures")
    return Reply(call.say("legal-side-title", side=side_name(call, side)), text, menus=(menu,) if options else ())


def with_what_waits(call: Call, state: GameState, reply: Reply) -> Reply:
    """Return the reply with what the game waits for before anything else begins: an attack, a roll (7.4)."""
    steps = waiting(state)
    if not steps:
        return reply
    show = name_of(state.names)
    block = Block(call.say("legal-waiting"), "\n".join(f"▸ {_reason(call, step, show)}" for step in steps))
    return replace(reply, blocks=(block, *reply.blocks))


def doable(state: GameState) -> frozenset[str]:
    """Return the slugs of what a game carries out."""
    return BASIC | frozenset(usable(state.rules.powers))


def _doing_menu(call: Call, found: Table, figure: GameFigure, may: Sequence[str]) -> tuple[Menu, ...]:
    """Return the menu that carries out what may be done; what no command of a game does is left out."""
    options = []
    for slug in may:
        if slug not in doable(found.state):
            continue
        order = Order(
            kind_for(found.state.rules.powers, slug), figure.id, slug if slug not in BASIC else "", by_hand=True
        )
        if slug in ("close", "range"):
            order = replace(order, attack=slug)
        text = order_text(found, order)
        if text is not None:
            options.append((short_name(call, slug), text, ""))
    return (Menu(call.say("legal-menu"), "order", tuple(options[:MOST_OPTIONS]), told=True),) if options else ()


def _against(refused: Sequence[str], reason: str) -> str:
    return f"✗ {refused[0]}: {reason}" if len(refused) == 1 else f"✗ {' · '.join(refused)}\n↳ {reason}"


def short_name(call: Call, slug: str) -> str:
    """Return the name of an action as a list has it: without an article before it, with a capital."""
    word = call.say(f"legal-{slug}") if slug in NAMED else call.words.term(slug)
    return f"{word[:1].upper()}{word[1:]}"


def _reason(call: Call, reason: Step, show: Any) -> str:
    return f"{call.words.step(reason, show)} {set_off(step_cited(call.words, reason))}"
