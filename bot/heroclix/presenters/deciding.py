"""An attack that waits for a player: what is to be decided, whose it is, what each answer leads to, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.canvas.overlay import Tint
from bot.cli.terminal import plain
from bot.heroclix.orders.consequences import DECLINE, USE, Fate, Waits, answers, as_it_stands, cards_of, rolled_apart
from bot.heroclix.pictures import Overlay
from bot.heroclix.presenters.attack import roll_text
from bot.heroclix.presenters.board import board_picture
from bot.heroclix.presenters.names import action_word, name_of, owner_of, side_name, squares_named
from bot.heroclix.table import Table
from bot.table.call import Call
from bot.table.citing import section_cited, set_off
from bot.table.reply import Block, Choice, Menu, Picture, Reply, Tone, safe
from engine.heroclix.conditions.using import ties
from engine.heroclix.fight.attack.afterwards import FALL, after_name
from engine.heroclix.game import Asked, GameState
from engine.heroclix.game.decide.fight.waiting import ANOTHER, VERSION

__all__ = ["ALL", "ROLL", "answers_of", "asked_reply", "runs", "title_of"]

FEW = 5  # cards that have a button each; more are a menu
ROLL, ALL = "roll", "all"
BUTTONS = {
    "die": (ROLL, DECLINE),
    "dice": (ROLL, DECLINE),
    "option": (USE, DECLINE),
    "figure": (DECLINE,),
    "effect": (DECLINE,),
    "card": (DECLINE,),
    "square": (),
}
MENUS = {ANOTHER: "target", VERSION: "version", "rescue": "rescue", "outwit-capture": "hold"}
FOOTERS = {"die": "choose-footer", "dice": "choose-footer", "option": "choose-footer-buttons"}
# Of what is no power: what its message is called, and the section
SECTIONS = {
    "knockback": ("choose-asked", "12.6"),
    "after": ("choose-asked", "8.1h"),
    ANOTHER: ("choose-asked", "27.4g"),
    "instead": ("choose-asked", "12.4c"),
    VERSION: ("choose-asked", "20.7"),
    "rescue": ("attack-rescue-whom", "12.7"),
    "put-down": ("game-log-set-down-asked", "12.7"),
    "outwit-capture": ("game-log-hold-asked", "27.4k"),
}
TITLES = {"option": "choose-title-pushing", "square": "choose-title-put-down", "dice": "choose-title-hold"}


def asked_reply(call: Call, found: Table, waits: Waits, told: str = "") -> Reply:
    """Return what the game waits for, with a button or an option for each answer; they belong to the side's player."""
    state, first = found.state, waits.first
    led_to = answers(state, waits)
    rolled = _rolled(call, state, waits)
    lines = [line for line in (told, rolled) if line]
    wanted = call.say("choose-asked", side=_whose(call, state, first), choice=_named(call, state, first))
    lines.append(f"⏳ **{wanted}**")
    blocks = [Block(call.say("choose-means"), _means(call, state, waits, led_to))]
    if len(waits.questions) > 1:
        later = [f"• {_named(call, state, one)} · {side_name(call, one.side)}" for one in waits.questions[1:]]
        blocks.append(Block(call.say("choose-then"), "\n".join(later)))
    key = (str(found.game_id), str(found.head), str(waits.number))
    owner = owner_of(state, first.side)
    shown = _where(call, state, led_to) if waits.first.kind == "square" else None
    menus = _menus(call, state, waits, led_to, key, owner)
    few = first.choice.startswith(f"{VERSION}:") and len(led_to) <= FEW
    return Reply(
        title_of(call, state, waits),
        "\n".join(lines),
        tuple(blocks),
        footer=call.say("choose-footer-buttons" if few else FOOTERS.get(first.kind, "choose-footer-menu")),
        tone=Tone.WARN,
        choices=(
            *(_button(call, first, answer, key, owner) for answer in _answers(waits)),
            *(_chosen(menu, option) for menu in menus for option in menu.options if few),
        ),
        menus=() if few else menus,
        draw=shown,
        line=f"{told.partition(chr(10))[0] or rolled.partition(chr(10))[0]} · ⏳ {wanted}",
    )


def _where(call: Call, state: GameState, led_to: list[tuple[Any, tuple[Fate, ...]]]) -> Callable[[], Picture] | None:
    """Return what draws the board with the squares that may be named."""
    if state.map is None:
        return None
    tints: dict[int, Tint] = dict.fromkeys(squares_named(state.map, [name for name, _ in led_to]), "chosen")
    overlay = Overlay(tints=tints, key=(("chosen", call.say("choose-key-square")),))
    return lambda: board_picture(call, state, overlay)


def answers_of(call: Call, state: GameState, waits: Waits) -> list[tuple[str, str]]:
    """Return what may be answered to the first thing that the game waits for: the words, and what a button says."""
    said = [(call.say(_key(waits.first, answer)), answer) for answer in _answers(waits)]
    menus = _menus(call, state, waits, answers(state, waits), (), None)
    return [*said, *((f"{label} · {told}", value) for menu in menus for label, value, told in menu.options)]


def title_of(call: Call, state: GameState, waits: Waits) -> str:
    """Return what the game waits for as a title."""
    show = name_of(state.names)
    if waits.query is not None:
        query = waits.query
        return call.say(TITLES[query.kind], figure=show(query.of if query.kind == "dice" else query.figure))
    if waits.pending is None:
        assert waits.leaving is not None  # noqa: S101  # it is one or the other
        return call.say("choose-title-leaving", figure=show(waits.leaving.figure))
    targets = ", ".join(show(target) for target in waits.pending.targets)
    return call.say("choose-title-attack", attacker=show(waits.pending.attacker), targets=targets)


def _fates_text(call: Call, state: GameState, fates: Sequence[Fate], *, named: bool = True) -> str:
    """Return in a few words what an attack comes to, figure by figure; `named` tells whom even where it is one."""
    show = name_of(state.names)
    told = []
    for fate in fates:
        parts = [_result(call, state, fate)]
        if fate.tokens:
            parts.append(call.say("choose-fate-tokens", count=fate.tokens))
        if fate.ends_at == "":
            parts.append(call.say("choose-fate-stays"))
        elif fate.ends_at is not None:
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
    comes = (
        call.say("choose-fate-controlled") if fate.controlled else call.say("choose-fate-damage", damage=fate.damage)
    )
    return f"{word}, {comes}"


def _named(call: Call, state: GameState, one: Asked) -> str:
    power, _, figure = one.choice.partition(":")
    name = action_word(call, power)
    return call.say("choose-named", choice=name, figure=name_of(state.names)(figure)) if figure else name


def _whose(call: Call, state: GameState, one: Asked) -> str:
    player = state.player_of(one.side)
    side = side_name(call, one.side)
    return f"{side} ({safe(player.name)})" if player is not None and player.id else side


def _rolled(call: Call, state: GameState, waits: Waits) -> str:
    """Return the roll and what it comes to as it stands; nothing before the roll."""
    pending, leaving = waits.pending, waits.leaving
    if waits.query is not None:
        return ""
    if leaving is not None:
        fate = Fate(leaving.figure, "success" if leaving.success else "failure")
        told = _fates_text(call, state, (fate,))
        return f"⚄ **{leaving.roll}**\n{call.say('choose-as-it-stands', told=told)}"
    if pending is None or pending.roll is None:
        return call.say("choose-before-roll")
    stands = as_it_stands(state, pending)
    told = _fates_text(call, state, stands)
    show = name_of(state.names)
    needed = "; ".join(
        call.say("choose-needs", figure=show(fate.figure), needs=fate.needs)
        for fate in stands
        if fate.needs is not None
    )
    rolled = roll_text(call, pending.roll, pending.choices)
    return f"{rolled} · {needed}\n{call.say('choose-as-it-stands', told=told)}"


def _means(call: Call, state: GameState, waits: Waits, led_to: list[tuple[Any, tuple[Fate, ...]]]) -> str:
    """Return each answer, or each range of results, with what it leads to."""
    power = waits.first.choice.partition(":")[0]
    known = state.rules.powers.get(power)
    section = state.rules.book.cite(*(SECTIONS[power] if known is None else ("choose-asked", known.section)))
    lines = []
    apart = rolled_apart(led_to) if power != VERSION else [([value], fates) for value, fates in led_to]
    for values, fates in apart:
        said = _led(call, state, waits, fates)
        if power == VERSION:
            said = " · ".join(filter(None, (said, _added(state, waits, values[0]))))
        lines.append(f"• {_values(call, state, waits.first, values)}" + (f": {said}" if said else ""))
    return "\n".join([*lines, set_off(section_cited(call.words, section))] if section else lines)


def _added(state: GameState, waits: Waits, card: str) -> str:
    """Return the sentences in which a card ties something to its own version of an action, as they are printed."""
    pending = waits.pending
    specials = () if pending is None else state.by_id(pending.attacker).specials
    sentences = next((special.sentences for special in specials if special.name == card), ())
    action = "" if pending is None else pending.action
    told = [safe(one.text) for one in sentences if any(ties(effect, action) for effect in one.effects)]
    return f"“{' '.join(told)}”" if told else ""


def _led(call: Call, state: GameState, waits: Waits, fates: tuple[Fate, ...]) -> str:
    """Before the roll an answer only tells who is still a target, or what a different one needs."""
    pending = waits.pending
    if waits.first.choice.startswith((f"{ANOTHER}:", f"{VERSION}:")):
        show = name_of(state.names)
        open_ones = [fate for fate in fates if fate.result != "illegal" and fate.needs is not None]
        needed = [call.say("choose-needs", figure=show(fate.figure), needs=fate.needs) for fate in open_ones]
        return "; ".join(needed) or call.say("choose-fate-nobody-left")
    if pending is None or pending.roll is not None:
        return _fates_text(call, state, fates, named=pending is not None and len(pending.targets) > 1)
    gone = [fate for fate in fates if fate.result == "illegal"]
    return _fates_text(call, state, gone) if gone else call.say("choose-fate-goes-on")


def _values(call: Call, state: GameState, first: Asked, values: list[Any]) -> str:
    if first.kind == "die":
        return f"⚄ {runs(values)}"
    if first.kind == "dice":
        return f"⚄⚄ {runs(sorted({sum(value) for value in values}))}"
    if first.kind == "figure":
        return ", ".join(name_of(state.names)(value) for value in values)
    if first.kind == "square":
        return ", ".join(values)
    if first.kind in ("effect", "card"):
        return ", ".join(_titled(call, state, value) for value in values)
    return ", ".join(call.say(f"choose-{value}") for value in values)


def _titled(call: Call, state: GameState, name: str) -> str:
    """Return what follows an attack, or takes the place of its damage, by name: a card has words of its own."""
    return call.words.term(after_name(name)) if name in state.rules.powers or name == FALL else safe(name)


def runs(numbers: Sequence[int]) -> str:
    """Return numbers in order, those that follow each other as a run.

    >>> runs([1, 2, 3, 5])
    '1–3, 5'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] + 1 == number:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _answers(waits: Waits) -> tuple[str, ...]:
    if waits.first.choice.startswith(f"{VERSION}:"):  # of several cards it is one (20.7)
        return ()
    return (*BUTTONS[waits.first.kind], ALL) if waits.several else BUTTONS[waits.first.kind]


def _key(first: Asked, answer: str) -> str:
    """Return the words of an answer: a reroll is called so."""
    if first.kind == "effect":
        return "choose-as-listed"
    if first.kind == "card":
        return "choose-as-it-is"
    if answer == DECLINE and first.choice.startswith(f"{ANOTHER}:"):
        return "choose-no-target"
    again = answer == ROLL and first.choice.startswith("probability-control:")
    return f"choose-{answer}{'-again' if again else ''}"


def _button(call: Call, first: Asked, answer: str, key: tuple[str, ...], owner: str | None) -> Choice:
    style = "secondary" if answer in (DECLINE, ALL) else "primary"
    return Choice(call.say(_key(first, answer)), "choose", (*key, answer), style, owner)


def _chosen(menu: Menu, option: tuple[str, str, str]) -> Choice:
    """Return an option of a menu as a button of its own."""
    return Choice(option[0], menu.action, tuple(option[1].split(",")), "primary", menu.only_for)


def _menus(
    call: Call,
    state: GameState,
    waits: Waits,
    led_to: list[tuple[Any, tuple[Fate, ...]]],
    key: tuple[str, ...],
    owner: str | None,
) -> tuple[Menu, ...]:
    """Return the menu of results rolled by hand, or of the figures that may be named."""
    kind = waits.first.kind
    power = waits.first.choice.partition(":")[0]
    if kind == "option" or not led_to:
        return ()
    options = []
    for value, fates in led_to:
        told = plain(_led(call, state, waits, fates))
        if kind == "die":
            label, given = f"⚄ {value}", str(value)
        elif kind == "dice":
            label, given = f"{value[0]} + {value[1]} = {sum(value)}", f"{value[0]}-{value[1]}"
        elif kind == "card":
            label, given = plain(_titled(call, state, value)), f"c{cards_of(state, waits.first).index(value)}"
        elif kind == "square":
            label, given = value, value
        elif kind == "effect":
            label, given = call.say("choose-first", effect=action_word(call, value)), value
        else:
            label, given = state.names[value], f"f{[figure.id for figure in state.figures].index(value)}"
        options.append((label, ",".join((*key, given)), told))
    menu = MENUS.get(power, kind)
    return (Menu(call.say(f"choose-menu-{menu}"), "choose", tuple(options), owner, told=True),)
