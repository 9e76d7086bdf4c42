"""An attack that waits for a player: what is to be decided, whose it is, what each answer leads to, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.call import Call
from bot.consequences import Fate, answers, as_it_stands, rolled_apart
from bot.games import Table
from bot.presenters.names import action_word, name_of, side_name
from bot.reply import Block, Choice, Menu, Reply, Tone, safe
from engine.heroclix.game import Asked, GameState, Pending, asked
from engine.heroclix.powers import POWERS

__all__ = ["ALL", "DECLINE", "ROLL", "USE", "answers_of", "asked_reply", "fates_text", "unanswered"]

ROLL, USE, DECLINE, ALL = "roll", "use", "decline", "all"
BUTTONS = {"die": (ROLL, DECLINE), "dice": (ROLL, DECLINE), "option": (USE, DECLINE), "figure": (DECLINE,)}
KNOCKBACK = "12.6"


def unanswered(state: GameState) -> tuple[Pending, tuple[Asked, ...]] | None:
    """Return the attack that waits for an answer and what it asks for, in order; None where none does."""
    for pending in state.pending:
        questions = [one for one in asked(state, pending) if one.kind != "parts"]
        if questions:
            return pending, tuple(questions)
    return None


def asked_reply(call: Call, found: Table, told: str = "") -> Reply:
    """Return what the game waits for, with a button or an option for each answer; they belong to the side's player."""
    state = found.state
    waits = unanswered(state)
    assert waits is not None  # noqa: S101  # whoever shows it has just found it
    pending, questions = waits
    first, show = questions[0], name_of(state.names)
    led_to = list(answers(state, pending, first))
    targets = ", ".join(show(target) for target in pending.targets)
    title = call.say("choose-title-attack", attacker=show(pending.attacker), targets=targets)
    lines = [line for line in (told, _rolled(call, state, pending)) if line]
    lines.append(
        f"⏳ **{call.say('choose-asked', side=_whose(call, state, first), choice=_named(call, state, first))}**"
    )
    blocks = [Block(call.say("choose-means"), _means(call, state, pending, first, led_to))]
    if len(questions) > 1:
        later = [f"• {_named(call, state, one)} · {side_name(call, one.side)}" for one in questions[1:]]
        blocks.append(Block(call.say("choose-then"), "\n".join(later)))
    key = (str(found.game_id), str(found.head), str(pending.attack))
    player = state.player_of(first.side)
    owner = player.id if player is not None and player.id else None
    several = sum(one.side == first.side for one in questions) > 1
    return Reply(
        title,
        "\n".join(lines),
        tuple(blocks),
        footer=call.say("choose-footer"),
        tone=Tone.WARN,
        choices=tuple(_button(call, first, answer, key, owner) for answer in _answers(first, several=several)),
        menus=_menus(call, state, first, led_to, key, owner),
    )


def answers_of(call: Call, state: GameState) -> list[tuple[str, str]]:
    """Return what may be answered to the first thing that the game waits for: the words, and what a button says."""
    waits = unanswered(state)
    if waits is None:
        return []
    first = waits[1][0]
    several = sum(one.side == first.side for one in waits[1]) > 1
    said = [
        (call.say(f"choose-{answer}{'-dice' if answer == ROLL and first.kind == 'dice' else ''}"), answer)
        for answer in _answers(first, several=several)
    ]
    menus = _menus(call, state, first, list(answers(state, waits[0], first)), (), None)
    return [*said, *((f"{label} · {told}", value) for menu in menus for label, value, told in menu.options)]


def fates_text(call: Call, state: GameState, fates: Sequence[Fate], *, named: bool = True) -> str:
    """Return in a few words what an attack comes to, figure by figure; `named` tells whom even where it is one."""
    show = name_of(state.names)
    told = []
    for fate in fates:
        parts = [_result(call, state, fate)]
        if fate.tokens:
            parts.append(call.say("choose-fate-tokens", count=fate.tokens))
        if fate.ends_at is not None:
            parts.append(call.say("choose-fate-knocked-back", square=fate.ends_at, damage=fate.fall))
        if fate.ko:
            parts.append("KO")
        words = ", ".join(parts)
        told.append(f"{show(fate.figure)}: {words}" if named or len(fates) > 1 else words)
    return "; ".join(told)


def _result(call: Call, state: GameState, fate: Fate) -> str:
    if fate.result == "harmed":
        return call.say("choose-fate-damage", damage=fate.damage)
    if fate.result == "passed" and fate.passed_to is not None:
        return call.say("choose-fate-passed", figure=name_of(state.names)(fate.passed_to))
    if fate.result == "illegal":
        return call.say("choose-fate-untargeted")
    word = call.words.term(fate.result)
    if fate.result != "hit" or fate.damage is None:
        return word
    return f"{word}, {call.say('choose-fate-damage', damage=fate.damage)}"


def _named(call: Call, state: GameState, one: Asked) -> str:
    power, _, figure = one.choice.partition(":")
    name = action_word(call, power)
    return f"{name} ({name_of(state.names)(figure)})" if figure else name


def _whose(call: Call, state: GameState, one: Asked) -> str:
    player = state.player_of(one.side)
    side = side_name(call, one.side)
    return f"{side} ({safe(player.name)})" if player is not None and player.id else side


def _rolled(call: Call, state: GameState, pending: Pending) -> str:
    """Return the roll and what it comes to as it stands; nothing before the roll."""
    if pending.roll is None:
        return call.say("choose-before-roll")
    a, b = pending.roll
    told = fates_text(call, state, as_it_stands(state, pending))
    return f"{call.say('table-attack-roll', a=a, b=b, total=a + b)}\n{call.say('choose-as-it-stands', told=told)}"


def _means(
    call: Call, state: GameState, pending: Pending, first: Asked, led_to: list[tuple[Any, tuple[Fate, ...]]]
) -> str:
    """Return each answer, or each range of results, with what it leads to."""
    section = POWERS[power].section if (power := first.choice.partition(":")[0]) in POWERS else KNOCKBACK
    lines = []
    for values, fates in rolled_apart(led_to):
        said = _led(call, state, pending, fates)
        lines.append(f"• {_values(call, state, first, values)}: {said}")
    return "\n".join([*lines, f"`{section}`"])


def _led(call: Call, state: GameState, pending: Pending, fates: tuple[Fate, ...]) -> str:
    """Before the roll an answer only tells who is still a target."""
    if pending.roll is not None:
        return fates_text(call, state, fates, named=len(pending.targets) > 1)
    gone = [fate for fate in fates if fate.result == "illegal"]
    return fates_text(call, state, gone) if gone else call.say("choose-fate-goes-on")


def _values(call: Call, state: GameState, first: Asked, values: list[Any]) -> str:
    if first.kind == "die":
        return f"⚄ {_runs(values)}"
    if first.kind == "dice":
        return f"⚄⚄ {_runs(sorted({sum(value) for value in values}))}"
    if first.kind == "figure":
        return ", ".join(name_of(state.names)(value) for value in values)
    return ", ".join(call.say(f"choose-{value}") for value in values)


def _runs(numbers: Sequence[int]) -> str:
    """Return numbers in order, those that follow each other as a run.

    >>> _runs([1, 2, 3, 5])
    '1–3, 5'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] + 1 == number:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _answers(first: Asked, *, several: bool) -> tuple[str, ...]:
    return (*BUTTONS[first.kind], ALL) if several else BUTTONS[first.kind]


def _button(call: Call, first: Asked, answer: str, key: tuple[str, ...], owner: str | None) -> Choice:
    dice = "-dice" if answer == ROLL and first.kind == "dice" else ""
    style = "secondary" if answer in (DECLINE, ALL) else "primary"
    return Choice(call.say(f"choose-{answer}{dice}"), "choose", (*key, answer), style, owner)


def _menus(
    call: Call,
    state: GameState,
    first: Asked,
    led_to: list[tuple[Any, tuple[Fate, ...]]],
    key: tuple[str, ...],
    owner: str | None,
) -> tuple[Menu, ...]:
    """Return the menu of results rolled by hand, or of the figures that may be named."""
    if first.kind == "option" or not led_to:
        return ()
    options = []
    for value, fates in led_to:
        told = fates_text(call, state, fates).replace("\\", "")
        if first.kind == "die":
            label, given = f"⚄ {value}", str(value)
        elif first.kind == "dice":
            label, given = f"{value[0]} + {value[1]} = {sum(value)}", f"{value[0]}-{value[1]}"
        else:
            label, given = state.names[value], f"f{[figure.id for figure in state.figures].index(value)}"
        options.append((label, ",".join((*key, given)), told))
    return (Menu(call.say(f"choose-menu-{first.kind}"), "choose", tuple(options), owner, told=True),)
