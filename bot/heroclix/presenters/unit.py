"""A unit of the shelf as a reply: its dial click by click, its powers to read on in, its keywords and texts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.heroclix.presenters.card_sentences import counts_line
from bot.heroclix.presenters.figure import dial_blocks
from bot.table.call import Call
from bot.table.reply import MOST_OPTIONS, Block, Menu, Reply, safe
from engine.heroclix.game import GameFigure
from engine.heroclix.game.state.card import Card, kind_of
from engine.heroclix.ruleset import edition

__all__ = ["unit_reply"]

LONGEST_BLOCK, MOST_BLOCKS = 1000, 20


def unit_reply(call: Call, ruleset: str, name: str, cards: Sequence[Card]) -> Reply:
    """Return all about a unit; of a force, a line for each of its figures."""
    if len(cards) > 1:
        lines = [f"• {safe(card.name)} · {card.points}" for card in cards]
        total = call.say("figure-read-points", points=sum(card.points for card in cards))
        return Reply(safe(name), "\n".join([*lines, total])[:3800], footer=call.say("unit-footer"))
    card = cards[0]
    said = [
        call.say("figure-read-points", points=card.points),
        f"{call.words.term('range')} **{card.range}**",
        f"{call.words.term('targets')} **{card.targets}**",
        call.say("figure-read-base", columns=card.base[0], rows=card.base[1], size=call.words.term(card.size)),
    ]
    blocks = []
    if card.abilities:
        listed = ", ".join(call.words.term(ability) for ability in sorted(card.abilities))
        blocks.append(Block(call.say("figure-abilities"), listed[:LONGEST_BLOCK]))
    if card.keywords:
        blocks.append(Block(call.say("figure-keywords"), safe(", ".join(sorted(card.keywords)))[:LONGEST_BLOCK]))
    blocks += dial_blocks(call, GameFigure("unit", card, "", click=card.start))
    blocks += _texts(call, card)
    menus = _powers(call, ruleset, card)
    return Reply(safe(card.name), " · ".join(said), tuple(blocks[:MOST_BLOCKS]), call.say("unit-footer"), menus=menus)


def _texts(call: Call, card: Card) -> list[Block]:
    blocks = []
    for special, placed in zip(card.document.get("special", ()), card.placed, strict=True):
        kind = call.say(f"choice-special-{kind_of(special.get('kind', ''))}")
        heading = call.say("figure-special", name=safe(special["name"]), kind=kind)
        text = safe(special["text"]) if special.get("text") else call.say("figure-special-bare")
        counts = counts_line(call, placed.special)
        names = safe(", ".join(special.get("listed", ())))
        listed = call.say("figure-special-listed", names=names) if names else ""
        told = "\n".join(line for line in (counts, listed, text) if line)
        blocks.append(Block(heading[:250], told[:LONGEST_BLOCK]))
    return blocks


def _powers(call: Call, ruleset: str, card: Card) -> tuple[Menu, ...]:
    """Return the menu that explains each power and ability: its section, opened by a tap."""
    powers = edition(ruleset).powers
    slugs = dict.fromkeys([*(slug for click in card.dial for slug in sorted(click.powers)), *sorted(card.abilities)])
    options = []
    for slug in slugs:
        base = slug.partition(":")[0]
        section = powers[base].section if base in powers else None
        if section:
            options.append((call.words.term(slug)[:100], f"{ruleset},{section}", ""))
    return (Menu(call.say("unit-powers-menu"), "rule", tuple(options[:MOST_OPTIONS])),) if options else ()
