"""The odds of an attack as a reply: what is needed, each figure's chances, who decides what, and the chart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.heroclix.pictures.panels import MOST_BARS, Bar, Panel
from bot.heroclix.presenters.names import name_of
from bot.table.call import Call
from bot.table.citing import rests_on
from bot.table.reply import Block, Choice, Picture, Reply
from bot.table.ruling import steps_text, tone_of
from bot.table.text import first_lines
from engine import Answer

__all__ = ["attack_odds_reply"]

# in the blocks already, or behind "every step"
ELSEWHERE = frozenset(("odds-ways", "odds-target", "odds-overall", "odds-criticals"))
SHOWN = 2600  # characters of steps in one message
PANELS = 4  # figures in one chart
LEAST = 0.0005  # a smaller chance is told as less than 0.1 %


def attack_odds_reply(call: Call, names: Mapping[str, str], title: str, judgement: Answer, ruling_id: int) -> Reply:
    """Return the odds of an attack; of an illegal one the reasons."""
    fields: Any = judgement.fields
    ruling = judgement.ruling
    show = name_of(names)
    footer = rests_on(call.words, ruling)
    doubt = call.say("doubt-button")
    every_step = Choice(call.say("why-button"), "why", (str(ruling_id), "0"))
    if not fields["legal"]:
        reasons = steps_text([*fields["because"], ruling.steps[-1]], call.words, show)
        return Reply(
            title, first_lines(reasons, SHOWN), footer=footer, tone=tone_of(ruling), choices=(every_step,), doubt=doubt
        )
    told = [step for step in ruling.steps if step.message.startswith("odds-") and step.message not in ELSEWHERE]
    text = first_lines(steps_text(told, call.words, show), SHOWN)
    panels = tuple(_panels(call, names, fields["targets"]))
    return Reply(
        title,
        text,
        tuple(_blocks(call, show, fields)),
        footer=footer,
        choices=(every_step,),
        doubt=doubt,
        draw=(lambda: _picture(title, panels)) if panels else None,
    )


def _blocks(call: Call, show: Any, fields: Any) -> Iterator[Block]:
    for figure, found in fields["targets"].items():
        yield Block(show(figure), _told(call, found), inline=True)
    if len(fields["targets"]) > 1:
        yield Block(call.say("odds-together"), _told(call, {**fields["overall"], "needs": None}), inline=True)


def _told(call: Call, found: Mapping[str, Any]) -> str:
    """Return the chances of one figure, or of all together, in a few short lines."""
    lines = [_needed(call, found, "odds-needed")] if found["needs"] is not None else []
    lines.append(call.say("odds-hit", percent=_percent(call, found["hit"]["decimal"])))
    if "healed" in found:
        return "\n".join((*lines, call.say("odds-healed", clicks=round(found["expected_healed"]["decimal"], 2))))
    lines.append(call.say("odds-clicks", clicks=round(found["expected_clicks"]["decimal"], 2)))
    lines.append(call.say("odds-ko", percent=_percent(call, found["ko"]["decimal"])))
    return "\n".join(lines)


def _needed(call: Call, found: Mapping[str, Any], key: str) -> str:
    return call.say(key, needs=found["needs"], ways=found["rolls_that_hit"] or 0)


def _percent(call: Call, share: float) -> str:
    """Return a share from 0 to 1 in hundredths, to one decimal, as the reader's language writes it."""
    if 0 < share < LEAST:
        return call.say("odds-percent-least")
    return call.say("odds-percent", percent=round(share * 100, 1))


def _panels(call: Call, names: Mapping[str, str], targets: Mapping[str, Any]) -> Iterator[Panel]:
    for figure, found in list(targets.items())[:PANELS]:
        note = call.say("odds-hit-plain", percent=_percent(call, found["hit"]["decimal"]))
        if found["needs"] is not None:
            note = f"{_needed(call, found, 'odds-needed-plain')} · {note}"
        yield Panel(names.get(figure, figure), note, tuple(_bars(call, found.get("healed", found["clicks"]))))


def _bars(call: Call, clicks: Sequence[Mapping[str, Any]]) -> Iterator[Bar]:
    """Yield a bar for each number of clicks; what finds no room is summed up in the last."""
    apart, rest = (clicks, ()) if len(clicks) <= MOST_BARS else (clicks[: MOST_BARS - 1], clicks[MOST_BARS - 1 :])
    for found in apart:
        share = found["chance"]["decimal"]
        ko = found.get("ko", False)  # of clicks of healing there is nothing to tell
        kind = "ko" if ko else "clicks" if found["clicks"] else "none"
        label = call.say("odds-bar-ko" if ko else "odds-bar", clicks=found["clicks"])
        yield Bar(label, share, _percent(call, share), kind)
    if rest:
        share = sum(found["chance"]["decimal"] for found in rest)
        yield Bar(call.say("odds-bar-more", clicks=rest[0]["clicks"]), share, _percent(call, share))


def _picture(title: str, panels: tuple[Panel, ...]) -> Picture:
    from bot.heroclix.pictures.chart import draw_chart  # noqa: PLC0415  # what draws is loaded when something is drawn

    told = "; ".join(
        f"{panel.title} ({panel.note}): " + ", ".join(f"{bar.label} {bar.told}" for bar in panel.bars)
        for panel in panels
    )
    return Picture(draw_chart(panels), f"{title}. {told}", "odds.png")
