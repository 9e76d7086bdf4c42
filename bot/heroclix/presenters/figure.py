"""One figure as replies: all about it, its dial click by click, and a typed one as it was read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.heroclix.presenters.card_sentences import counts_line, counts_lines, read_button
from bot.heroclix.presenters.names import SIDE_MARKS, figure_line, side_title, squares_of
from bot.heroclix.table import Table
from bot.table.call import Call
from bot.table.reply import Block, Reply, safe
from engine.heroclix.game import GameFigure, GameState
from engine.heroclix.game.describe.effects import words_of
from engine.heroclix.game.state.card import Card, kind_of
from engine.heroclix.position import Special

__all__ = ["dial_blocks", "echo", "figure_reply", "read_back", "special_blocks", "texts_of"]

LONGEST_BLOCK = 1000  # characters, a little less than Discord's limit
TEXTS = 2200  # characters of all texts in one message, which has room for 6000 beside dial and powers
MOST_SPECIALS = 10  # that have a block each
ROW = ("speed", "attack", "defense", "damage")


def figure_reply(call: Call, found: Table, figure: GameFigure) -> Reply:
    """Return all about one figure."""
    printed = figure.printed
    values = " · ".join(
        f"{call.words.term(name)} **{'—' if value is None else value}**"
        for name, value in (
            ("speed", printed.speed),
            ("attack", printed.attack),
            ("defense", printed.defense),
            ("damage", printed.damage),
            ("range", printed.range),
            ("targets", printed.targets),
        )
    )
    blocks = [Block(call.say("figure-values"), values)]
    gone = found.state.affected(figure).cant_use
    named = ((power, call.words.term(power)) for power in sorted(figure.powers))
    powers = ", ".join(call.say("figure-power-out", power=word) if power in gone else word for power, word in named)
    if powers:
        blocks.append(Block(call.say("figure-powers"), powers))
    abilities = ", ".join(call.words.term(ability) for ability in sorted(figure.card.abilities))
    if abilities:
        blocks.append(Block(call.say("figure-abilities"), abilities))
    if figure.keywords:
        blocks.append(Block(call.say("figure-keywords"), safe(", ".join(sorted(figure.keywords)))))
    if tracked := _tracked(call, found, figure):
        blocks.append(Block(call.say("figure-tracked"), tracked))
    blocks += special_blocks(call, found.state, figure)
    if len(figure.card.dial) > 1:
        blocks += dial_blocks(call, figure)
    return Reply(
        safe(found.state.names.get(figure.id, figure.name)),
        f"{figure_line(call, found.state, figure)}\n{side_title(call, figure.side)} · `{figure.id}`",
        tuple(blocks),
        choices=read_button(call, found.game_id, figure.id, texts_of(figure.card)),
    )


def texts_of(card: Card) -> list[Special]:
    """Return the special powers and the like of a card, whichever click shows them."""
    return [placed.special for placed in card.placed]


def special_blocks(call: Call, state: GameState, figure: GameFigure) -> list[Block]:
    """Return its special powers, traits and the like: what is read and judged of each, and its text.

    Of many, or of long texts, each has its share of the room; of very many the counts alone are told.
    """
    placed = figure.card.placed
    if len(placed) > MOST_SPECIALS:
        told = counts_lines(call, texts_of(figure.card)) or call.say("figure-special-bare")
        return [Block(call.say("figure-special-many", count=len(placed)), told)]
    share = TEXTS // max(len(placed), 1)
    documents = figure.card.document.get("special", ())
    return [
        _special_block(call, state, one, found.special, share) for one, found in zip(documents, placed, strict=True)
    ]


def _special_block(call: Call, state: GameState, special: Mapping[str, Any], read: Special, share: int) -> Block:
    kind = call.say(f"choice-special-{kind_of(special.get('kind', ''))}")
    clicks = ", ".join(str(click) for click in special.get("clicks", ()))
    does = safe(call.words.listed(words_of(state.rules.powers, special.get("effects", ()))))
    text = safe(special.get("text", ""))
    shown = text if len(text) <= share else f"{text[:share].rsplit(' ', 1)[0]} …"
    key = "printed" if read.sentences else "off" if _left_unread(special) else "text"
    lines = [
        call.say("figure-special-clicks", clicks=clicks) if clicks else "",
        call.say("figure-special-judged", effects=does) if does else "",
        counts_line(call, read),
        call.say(f"figure-special-{key}", text=shown) if text else "",
        call.say("figure-special-listed", names=safe(", ".join(special["listed"]))) if special.get("listed") else "",
    ]
    heading = call.say("figure-special", name=safe(special["name"]), kind=kind)
    return Block(heading, "\n".join(line for line in lines if line) or call.say("figure-special-bare"))


def _left_unread(special: Mapping[str, Any]) -> bool:
    return special.get("read") is False and not special.get("effects")


def _tracked(call: Call, found: Table, figure: GameFigure) -> str:
    """Return what players keep of a figure beside its dial: tokens with a name, equipment, pilot, tags."""
    state = found.state
    lines = [
        f"{safe(one.name)} × {one.number}" + (f" ({safe(state.names.get(one.by, one.by))})" if one.by else "")
        for one in state.counters
        if one.holder == figure.id
    ]
    lines += [
        call.say("figure-relic" if t.kind == "relic" else "figure-equipped", thing=safe(t.id))
        for t in state.things
        if t.equipped_by == figure.id
    ]
    if figure.captives:
        names = ", ".join(safe(state.names.get(one.id, one.id)) for one in figure.captives)
        lines.append(call.say("figure-captives", figures=names))
    for key, other in (("figure-piloted", figure.pilot), ("figure-attached", figure.attached_to)):
        if other:
            lines.append(call.say(key, figure=safe(state.names.get(other, other))))
    if figure.removed:
        lines.append(call.say("figure-removed"))
    if figure.card.tags:
        lines.append(call.say("figure-tags", tags=safe(", ".join(sorted(figure.card.tags)))))
    return "\n".join(lines)


def read_back(call: Call, state: GameState, figure: GameFigure) -> list[Block]:
    """Return what was read of a figure's line, and what the line did not say."""
    card = figure.card
    document = card.document
    row = card.dial[0]
    said = [call.say("figure-read-points", points=card.points)] if "points" in document else []
    if document.get("values") or document.get("dial"):
        said += [f"{call.words.term(name)} **{getattr(row, name)}**" for name in ROW]
    said += [f"{call.words.term(name)} **{document[name]}**" for name in ("range", "targets") if name in document]
    if card.clicks is not None:
        said.append(call.say("figure-read-clicks", count=card.clicks, click=figure.click))
    said.append(call.say("figure-read-base", columns=card.base[0], rows=card.base[1], size=call.words.term(card.size)))
    said += [call.words.term(f"figure-{name}") for name in ("bystander", "unique") if document.get(name)]
    if len(card.dial) == 1 and card.stops:
        said.append(call.words.term("stop"))
    said.append(squares_of(call, state, figure))
    lines = [" · ".join(said)]
    if len(card.dial) == 1 and row.powers:
        lines.append(f"{call.say('figure-powers')}: {_listed(call, row.powers)}")
    if card.abilities:
        lines.append(f"{call.say('figure-abilities')}: {_listed(call, card.abilities)}")
    if card.keywords:
        lines.append(f"{call.say('figure-keywords')}: {safe(', '.join(sorted(card.keywords)))}")
    missing = [
        call.words.term(f"figure-{name}")
        for name, there in (
            ("points", "points" in document),
            ("values", document.get("values") or document.get("dial")),
            ("range", "range" in document),
            ("clicks", card.clicks),
        )
        if not there
    ]
    if missing:
        lines.append(f"⚠ {call.say('figure-read-missing', missing=', '.join(missing))}")
    if document.get("values") and (card.clicks or 1) > 1:
        lines.append(f"⚠ {call.say('figure-read-constant')}")
    if len(missing) == 4 and not (row.powers or card.abilities or card.keywords):
        lines.append(call.say("figure-read-name-only"))
    blocks = [Block(call.say("figure-read-title"), "\n".join(lines))]
    return blocks + (dial_blocks(call, figure) if len(card.dial) > 1 else [])


def echo(call: Call, state: GameState, figure: GameFigure) -> str:
    """Return in one line what was read of a figure: name, points, values, reach, powers, clicks, base, square."""
    card, document = figure.card, figure.card.document
    row = card.dial[figure.click - 1] if figure.click <= len(card.dial) else card.dial[0]
    said = [f"{SIDE_MARKS.get(figure.side, '▪')} **{safe(state.names.get(figure.id, figure.name))}**"]
    said.append(call.say("figure-read-points", points=card.points) if "points" in document else _no(call, "points"))
    values = "/".join("–" if value is None else str(value) for value in (getattr(row, name) for name in ROW))
    said.append(f"**{values}**" if document.get("values") or document.get("dial") else _no(call, "values"))
    reach = call.say("figure-read-reach", range=figure.printed.range or 0, targets=figure.printed.targets)
    said += [reach] if "range" in document else []
    named = [*sorted(row.powers), *sorted(card.abilities)]
    said += [", ".join(call.words.term(slug) for slug in named)] if named else []
    if card.clicks is not None and card.clicks > 1:
        said.append(call.say("figure-read-clicks", count=card.clicks, click=figure.click))
    if tuple(card.base) != (1, 1) or card.size != "standard":
        base = {"columns": card.base[0], "rows": card.base[1], "size": call.words.term(card.size)}
        said.append(call.say("figure-read-base", **base))
    if special := document.get("special"):
        said.append(call.say("figure-read-texts", count=len(special)))
    return " · ".join([*said, squares_of(call, state, figure)])


def _no(call: Call, what: str) -> str:
    return f"⚠ {call.say('figure-read-missing', missing=call.words.term(f'figure-{what}'))}"


def dial_blocks(call: Call, figure: GameFigure) -> list[Block]:
    """Return each click of a dial with its values and powers; neighbours with the same powers share a line of them."""
    blocks = [Block(call.say("figure-dial"), _dial(call, figure))]
    lines = list(_power_lines(call, figure))
    shown: list[str] = []
    for line in lines:
        if shown and len("\n".join([*shown, line])) > LONGEST_BLOCK:
            blocks.append(Block(call.say("figure-dial-powers"), "\n".join(shown)))
            shown = []
        shown.append(line)
    return [*blocks, Block(call.say("figure-dial-powers"), "\n".join(shown))] if lines else blocks


def _power_lines(call: Call, figure: GameFigure) -> Iterator[str]:
    numbered = enumerate(figure.card.dial, 1)
    for powers, group in groupby(numbered, key=lambda each: each[1].powers):
        clicks = [number for number, _ in group]
        span = str(clicks[0]) if len(clicks) == 1 else f"{clicks[0]}–{clicks[-1]}"
        here = "▶ " if figure.click in clicks and not figure.ko else ""
        if powers:
            yield f"{here}**{span}** {_listed(call, powers)}"


def _listed(call: Call, slugs: Sequence[str] | frozenset[str]) -> str:
    return ", ".join(call.words.term(slug) for slug in sorted(slugs))


def _dial(call: Call, figure: GameFigure) -> str:
    rows = []
    for number, click in enumerate(figure.card.dial, 1):
        here = "▶" if number == figure.click and not figure.ko else " "
        stop = "■" if number in figure.card.stops else " "
        values = (click.speed, click.attack, click.defense, click.damage)
        shown = " ".join(f"{'–' if value is None else value:>2}" for value in values)
        rows.append(f"{here}{number:>2}{stop} {shown}")
    rows.append(f"{'▶' if figure.ko else ' '}KO")
    return f"```\n   # {call.say('figure-dial-head')}\n" + "\n".join(rows) + "\n```"
