"""An attack as a reply: needed and rolled, each target's fate, the steps, and the buttons that click the dials."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.heroclix.presenters.events import event_lines
from bot.heroclix.presenters.names import name_of
from bot.heroclix.table import Outcome, Table
from bot.table.call import Call
from bot.table.reply import MOST_OPTIONS, Block, Choice, Menu, Reply, Tone
from bot.table.ruling import steps_text, tone_of
from bot.table.text import first_lines
from engine import Step
from engine.heroclix.game import GameState, Pending
from engine.heroclix.game.events import ActionEnded, AttackMade, ControlBegan, ControlEnded, TokensChanged
from engine.heroclix.judge import answer as judged
from engine.heroclix.odds.exchange import compositions

__all__ = ["attack_reply", "damage_reply", "roll_text"]

# in "every step", not at first sight: what the other lines tell again
BEHIND_A_BUTTON = frozenset(
    (
        "value-printed", "value-result", "attack-total",
        "attack-flurry",  # the rest of the action is told below
        "attack-attack-value", "attack-defense-value", "attack-damage-value", "attack-range-value",
    )
)  # fmt: skip
# of an attack that the players let stand: the game's own words that are shown
LET_STAND = frozenset(("game-stands-against-the-rules", "game-enter-damage-by-hand"))
AFTERWARDS = (ControlBegan, ControlEnded, ActionEnded, TokensChanged)  # the steps tell the rest
REROLL = "probability-control:"
MENUS = 4  # of one message: the fifth row holds the buttons
SHOWN = 3300  # characters of steps in one message


def attack_reply(call: Call, outcome: Outcome, ruling_id: int) -> Reply:
    """Return an attack that was rolled, with the buttons that click its dials or a menu that divides its damage."""
    state = outcome.table.state
    made = next(event for event in outcome.events if isinstance(event, AttackMade))
    show = name_of(state.names)
    lines = [] if made.roll is None else [roll_text(call, made.roll, made.choices)]
    if made.critical:
        lines.append(f"**{call.say('table-attack-critical-' + made.critical)}**")
    told: list[Step] = []
    for step in outcome.ruling.steps:
        if _shown(step) and step not in told:
            told.append(step)
    steps = steps_text(told, call.words, show)
    lines.append(first_lines(steps, SHOWN))
    after = outcome.events[outcome.events.index(made) + 1 :]
    lines += event_lines(call, state, [event for event in after if isinstance(event, AFTERWARDS)])
    fates = tuple(_fates(call, outcome, made))
    title = call.say("table-attack-title", attacker=show(made.attacker))
    come_to = [f"{fate.title}: {fate.text}" for fate in fates]
    pending = state.attack(made.attack)
    steps_button = Choice(call.say("why-button"), "why", (str(ruling_id), "0"))
    return Reply(
        title,
        "\n".join(lines),
        fates,
        footer=call.say(_of(pending, "table-attack-footer")) if pending else "",
        tone=_tone(outcome, made),
        doubt=call.say("doubt-button"),
        choices=(*(_settling(call, outcome.table, pending) if pending else ()), steps_button),
        menus=_division_menu(call, outcome.table, pending) if pending and pending.undivided else (),
        line=" · ".join((title, *lines[: 0 if made.roll is None else 1], *come_to)) if come_to else "",
    )


def roll_text(call: Call, roll: tuple[int, int], choices: Mapping[str, Any]) -> str:
    """Return the roll, and the one that counts in its place where it was rerolled (21.3b)."""
    told = [call.say("table-attack-roll", a=roll[0], b=roll[1], total=sum(roll))]
    for choice, value in choices.items():
        if choice.startswith(REROLL) and isinstance(value, list | tuple):
            a, b = value
            told.append(call.say("table-attack-rerolled", a=a, b=b, total=a + b))
    return " · ".join(told)


def damage_reply(call: Call, found: Table, pending: Pending) -> Reply:
    """Return an attack whose damage waits to be confirmed or divided, with the buttons that do it."""
    show = name_of(found.state.names)
    told = [
        f"• {show(name)}: {call.say('table-attack-own-damage', damage=clicks)}"
        for name, clicks in pending.damage.items()
    ]
    told += [f"• {show(name)}: {call.say('choose-fate-tokens', count=count)}" for name, count in pending.tokens.items()]
    return Reply(
        call.say("table-attack-title", attacker=show(pending.attacker)),
        "\n".join(told),
        footer=call.say(_of(pending, "table-attack-footer")),
        tone=Tone.WARN,
        choices=_settling(call, found, pending),
        menus=_division_menu(call, found, pending) if pending.undivided else (),
    )


def _shown(step: Step) -> bool:
    if step.message in LET_STAND:
        return True
    return step.message not in BEHIND_A_BUTTON and not step.message.startswith(("game-", "lof-"))


def _tone(outcome: Outcome, made: AttackMade) -> Tone:
    if not made.results:  # nobody judged what it does
        return Tone.WARN
    return Tone.GOOD if "hit" in made.results.values() else tone_of(outcome.ruling)


def _fates(call: Call, outcome: Outcome, made: AttackMade) -> Iterator[Block]:
    show = name_of(outcome.table.state.names)
    judgement: Any = outcome.ruling.value
    for target in made.results:  # those to whom the hit was passed among them (27.3g)
        fate = judgement["targets"].get(target, {}) if isinstance(judgement, dict) else {}
        damage = fate.get("damage_taken", made.damage.get(target, 0))
        said = {
            "result": call.words.term(made.results[target]),
            "damage": "?" if damage is None else str(damage),
        }
        needs = fate.get("needs")
        key = "table-attack-target" if needs is not None else "table-attack-fate"
        text = call.say(key, **said, **({"needs": str(needs)} if needs is not None else {}))
        if target in made.tokens:
            text += f" · {call.say('choose-fate-tokens', count=made.tokens[target])}"
        yield Block(show(target), text, inline=True)
    own = made.damage.get(made.attacker, 0)
    if own:
        yield Block(show(made.attacker), call.say("table-attack-own-damage", damage=own), inline=True)


def _of(pending: Pending, key: str) -> str:
    """Return the key of words about an attack that waits: those without dials where it only gives tokens or heals."""
    return key if pending.undivided or pending.damage else f"{key}-effect"


def _settling(call: Call, found: Table, pending: Pending) -> tuple[Choice, ...]:
    arguments = (str(found.game_id), str(pending.attack))
    confirm = Choice(call.say(_of(pending, "table-attack-confirm")), "attack-confirm", arguments, "success")
    drop = Choice(call.say(_of(pending, "table-attack-drop")), "attack-drop", arguments, "danger")
    return (drop,) if pending.undivided else (confirm, drop)


def _division_menu(call: Call, found: Table, pending: Pending) -> tuple[Menu, ...]:
    state = found.state
    names = [state.names[target] for target in pending.undivided]
    total = _damage_value(state, pending)
    options = []
    for parts in compositions(total, len(names)):  # whole parts (12.4)
        label = " · ".join(f"{name} {part}" for name, part in zip(names, parts, strict=True))
        value = ",".join((str(found.game_id), str(pending.attack), "-".join(map(str, parts))))
        options.append((label, value, ""))
    placeholder = call.say("table-attack-divide", damage=total)
    return tuple(
        Menu(placeholder, "attack-divide", tuple(options[start : start + MOST_OPTIONS]))
        for start in range(0, min(len(options), MENUS * MOST_OPTIONS), MOST_OPTIONS)
    )


def _damage_value(state: GameState, pending: Pending) -> int:
    moment = {"attack": pending.kind, "attacker": pending.attacker}
    question = {"type": "value", "figure": pending.attacker, "value": "damage", "during": moment}
    value: Any = judged(state.position(), question).fields["result"]
    return int(value)
