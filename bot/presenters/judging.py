"""What a figure may do, and rulings told in full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.call import Call
from bot.presenters.names import action_word, name_of
from bot.presenters.ruling import steps_text, tone_of
from bot.presenters.stored import unpack
from bot.reply import Block, Choice, Reply, safe
from engine import Answer, Step
from engine.heroclix.game import GameFigure, GameState

__all__ = ["legal_actions_reply", "why_reply"]

PAGE = 3600  # characters of steps on one page


def legal_actions_reply(call: Call, state: GameState, figure: GameFigure, judgement: Answer) -> Reply:
    """Return what a figure may be told to do now, and the first reason against the rest."""
    offers: Any = judgement.fields["actions"]
    may = [action_word(call, offer["action"]) for offer in offers if offer["legal"]]
    show = name_of(state.names)
    against = [
        f"✗ {action_word(call, offer['action'])}: {_reason(call, offer['because'][0], show)}"
        for offer in offers
        if not offer["legal"] and offer["because"]
    ]
    name = show(figure.id)
    blocks = [Block(call.say("legal-may"), "\n".join(f"✓ {action}" for action in may) or call.say("legal-nothing"))]
    text = ""
    for line in against:
        if len(text) + len(line) > 1000:
            blocks.append(Block(call.say("legal-may-not") if len(blocks) == 1 else "\u200b", text.strip()))
            text = ""
        text += line + "\n"
    if text:
        blocks.append(Block(call.say("legal-may-not") if len(blocks) == 1 else "\u200b", text.strip()))
    return Reply(call.say("legal-title", figure=name), blocks=tuple(blocks))


def _reason(call: Call, reason: Step, show: Any) -> str:
    return f"{call.words.step(reason, show)} `{reason.rule or reason.reading}`"


def why_reply(call: Call, payload: Mapping[str, Any], page: int = 0, ruling_id: int | None = None) -> Reply:
    """Return a stored ruling in full, paged when it is long."""
    ruling, names, title = unpack(payload)
    lines = steps_text(ruling.steps, call.words, name_of(names)).split("\n")
    pages = [""]
    for line in lines:
        if len(pages[-1]) + len(line) > PAGE:
            pages.append("")
        pages[-1] += line + "\n"
    page = min(max(page, 0), len(pages) - 1)
    choices: tuple[Choice, ...] = ()
    if page + 1 < len(pages) and ruling_id is not None:
        choices = (Choice(call.say("rule-page-on"), "why", (str(ruling_id), str(page + 1))),)
    sections = ", ".join((*ruling.rules, *ruling.readings))
    return Reply(
        title or safe(call.words.term(ruling.verdict)),
        pages[page].strip(),
        footer=call.say("ruling-rests-on", sections=sections),
        tone=tone_of(ruling),
        choices=choices,
    )
