"""The board, lines of fire, moves and attacks as replies with pictures."""

from __future__ import annotations

from collections.abc import Mapping

from bot.call import Call
from bot.games import Outcome
from bot.pictures import Overlay, alt_text, draw_board
from bot.presenters.names import name_of
from bot.presenters.ruling import steps_text, tone_of
from bot.reply import Block, Choice, Picture, Reply, Tone
from engine import Answer, Ruling
from engine.heroclix.game import GameState
from engine.heroclix.game.events import AttackMade

__all__ = ["answer_with_names", "attack_reply", "board_picture", "ruling_reply"]

BEHIND_A_BUTTON = frozenset(("value-printed", "value-result", "attack-total"))  # in "every step", not at first sight
SHOWN = 3700  # characters of steps in one message; the rest is a button away


def board_picture(call: Call, state: GameState, overlay: Overlay | None = None, note: str = "") -> Picture:
    """Return the picture of the table, with the words that tell the same."""
    position = state.position()
    alt = alt_text(position, call.words, overlay=overlay)
    return Picture(draw_board(position, overlay=overlay), f"{note} {alt}".strip())


def ruling_reply(
    call: Call, ruling: Ruling, names: Mapping[str, str], title: str, ruling_id: int | None = None
) -> Reply:
    """Return a ruling: its verdict, and every step with the section it rests on."""
    text = steps_text(ruling.steps, call.words, name_of(names))
    choices: tuple[Choice, ...] = ()
    if len(text) > SHOWN and ruling_id is not None:
        choices = (Choice(call.say("why-button"), "why", (str(ruling_id), "0"), "primary"),)
        text = text[:SHOWN].rsplit("\n", 1)[0] + "\n…"
    sections = ", ".join((*ruling.rules, *ruling.readings))
    return Reply(
        title,
        text,
        footer=call.say("ruling-rests-on", sections=sections),
        tone=tone_of(ruling),
        choices=choices,
    )


def answer_with_names(call: Call, answer: Answer, title: str) -> Reply:
    """Return an answer of the engine as a reply."""
    return ruling_reply(call, answer.ruling, answer.names, title)


def attack_reply(call: Call, outcome: Outcome, ruling_id: int) -> Reply:
    """Return an attack: what was needed and rolled, each target's fate, and the buttons that click the dials."""
    state = outcome.table.state
    made = next(event for event in outcome.events if isinstance(event, AttackMade))
    show = name_of(state.names)
    a, b = made.roll
    lines = [call.say("table-attack-roll", a=a, b=b, total=a + b)]
    if made.critical:
        lines.append(f"**{call.say('attack-critical-' + made.critical)}**")
    blocks = []
    for target in made.targets:
        result = made.results.get(target, "miss")
        damage = made.damage.get(target, 0)
        blocks.append(
            Block(
                show(target),
                call.say("table-attack-target", result=call.words.term(result), damage=damage),
                inline=True,
            )
        )
    own = made.damage.get(made.attacker, 0)
    if own:
        blocks.append(Block(show(made.attacker), call.say("table-attack-own-damage", damage=own), inline=True))
    waits = state.attack(made.attack) is not None
    told = [step for step in outcome.ruling.steps if step.message not in BEHIND_A_BUTTON]
    steps = steps_text(told, call.words, show)
    lines.append(steps if len(steps) <= SHOWN else steps[:SHOWN].rsplit("\n", 1)[0] + "\n…")
    return Reply(
        call.say("table-attack-title", attacker=show(made.attacker)),
        "\n".join(lines),
        tuple(blocks),
        footer=call.say("table-attack-footer") if waits else "",
        tone=Tone.GOOD if "hit" in made.results.values() else tone_of(outcome.ruling),
        choices=_attack_choices(call, outcome, made, ruling_id, waits=waits),
    )


def _attack_choices(
    call: Call, outcome: Outcome, made: AttackMade, ruling_id: int, *, waits: bool
) -> tuple[Choice, ...]:
    arguments = (str(outcome.table.game_id), str(made.attack))
    steps = Choice(call.say("why-button"), "why", (str(ruling_id), "0"))
    if not waits:
        return (steps,)
    return (
        Choice(call.say("table-attack-confirm"), "attack-confirm", arguments, "success"),
        Choice(call.say("table-attack-drop"), "attack-drop", arguments, "danger"),
        steps,
    )
