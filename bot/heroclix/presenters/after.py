"""What came of a command at the table, and what comes next: a decision, damage to confirm, the rest of an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.heroclix.orders.consequences import unanswered
from bot.heroclix.orders.order import Order
from bot.heroclix.pictures import Overlay
from bot.heroclix.presenters.attack import attack_reply, damage_reply
from bot.heroclix.presenters.board import board_picture
from bot.heroclix.presenters.deciding import asked_reply, runs
from bot.heroclix.presenters.events import event_lines
from bot.heroclix.presenters.game import outcome_reply
from bot.heroclix.presenters.moves import moved_overlay
from bot.heroclix.presenters.names import action_word, name_of, owner_of
from bot.heroclix.presenters.offering import order_button
from bot.heroclix.table import Outcome, Table
from bot.table.call import Call
from bot.table.citing import section_cited, set_off
from bot.table.reply import Block, Choice, Picture, Reply
from bot.table.ruling import steps_text
from engine import Step, StepKind
from engine.heroclix.game import Event, GameState
from engine.heroclix.game.decide.turn.beginning import open_rolls
from engine.heroclix.game.describe.reminders import reminded
from engine.heroclix.game.events import ActionGiven, AttackDeclared, AttackMade, AttackRolled

__all__ = ["TOLD", "after_reply", "changed_board", "next_steps", "noted", "with_the_rest"]

# Events after which the table looks different
CHANGING = frozenset(
    (
        "Placed", "BroughtIn", "SentToSideline", "Attached", "FigureReplaced", "RemovedFromGame", "Moved",
        "Carried", "KnockedBack", "PickedUp", "PutDown", "Captured", "CaptiveReleased", "RelicTried",
        "StackJoined", "StackLeft",
        "MapLoaded", "MarkersGenerated", "MarkersRemoved", "ElementPlaced", "ElementRemoved", "TerrainDestroyed",
    )
)  # fmt: skip
# Notes that a moment has come of which cards speak, beside those of rolls, KOs and the game's beginning
OF_MOMENTS = tuple(
    f"game-triggers-{who}{moment}"
    for who in ("", "all-")
    for moment in ("beginning-of-turn", "end-of-turn", "after-resolutions")
)
SHOWN_ANYWAY = (AttackDeclared, AttackRolled)  # the message of a decision tells them itself
ROLLS_SHOWN = 19  # buttons of rolls in one message; the last one goes on
# What a use's roll comes to, and why no dial turns: no event tells it
OF_HEALING = frozenset(
    (
        "use-half-rolled", "use-not-healed", "use-stop-heals-less", "use-bystander-not-healed",
        "use-countdown-not-healed", "game-refused-at-starting-line", "game-refused-no-values-back",
    )
)  # fmt: skip
TOLD = frozenset({StepKind.ROLL, StepKind.CAP, StepKind.IGNORED, StepKind.OVERRIDE})


def after_reply(call: Call, outcome: Outcome, title: str, ruling_id: int = 0) -> Reply:
    """Return what came of a command; `ruling_id` lets every step be shown."""
    if not outcome.accepted:
        return outcome_reply(call, outcome)
    found = outcome.table
    if (waits := unanswered(found.state)) is not None:
        lines = event_lines(
            call, found.state, [event for event in outcome.events if not isinstance(event, SHOWN_ANYWAY)]
        )
        return asked_reply(call, found, waits, "\n".join(lines))
    if any(isinstance(event, AttackMade) for event in outcome.events):
        return with_the_rest(call, found, attack_reply(call, outcome, ruling_id))
    reply = _with_the_harm(call, outcome, outcome_reply(call, outcome, title))
    return with_the_rest(call, found, noted(call, outcome, reply))


def _with_the_harm(call: Call, outcome: Outcome, reply: Reply) -> Reply:
    """Return the reply to a use with what its roll comes to and whom it did nothing to; events tell the rest."""
    if not any(isinstance(event, ActionGiven) for event in outcome.events):
        return reply
    steps = [
        step
        for step in outcome.ruling.steps
        if step.message in OF_HEALING
        or (
            step.message.startswith("attack-damage")
            and not (step.message == "attack-damage-taken" and step.data["taken"])
        )
    ]
    if not steps:
        return reply
    told = steps_text(steps, call.words, name_of(outcome.table.state.names))
    return replace(reply, text=f"{reply.text}\n{told}")


def noted(call: Call, outcome: Outcome, reply: Reply, kinds: frozenset[StepKind] = TOLD) -> Reply:
    """Return the reply with what the ruling has to say beside what happened: what nobody judges, what comes next."""
    notes = (step for step in outcome.ruling.steps if step.kind in kinds and _is_note(step.message))
    steps = [step for step in notes if not _is_reminded(outcome.table.state, step)]
    if not steps or not outcome.accepted:
        return reply
    show = name_of(outcome.table.state.names)
    return replace(reply, text=f"{reply.text}\n{steps_text(steps, call.words, show)}")


def _is_note(message: str) -> bool:
    """Return whether a message is the game’s, its set-up included, and tells no event, which the reply tells anyway."""
    return message.startswith(("game-", "setup-")) and not message.startswith("game-log-")


def _is_reminded(state: GameState, step: Step) -> bool:
    """Return whether a note that cards speak of a moment says no more than the table, which reminds of each of them."""
    figures = step.data.get("figures")
    if step.message not in OF_MOMENTS or not isinstance(figures, tuple):
        return False
    reminders = {reminder.figure for reminder in reminded(state)}
    of_a_turn = step.message.endswith("-turn")
    return all(one in reminders or (of_a_turn and _is_read(state, one)) for one in figures)


def _is_read(state: GameState, figure: str) -> bool:
    """Return whether all texts of a figure on the map are read, so that its turns' moments are known."""
    shown = state.by_id(figure)
    texts = [placed.special for placed in shown.card.placed if placed.special.text]
    return bool(shown.squares) and all(
        one.sentences and all(sentence.status != "unread" for sentence in one.sentences) for one in texts
    )


def changed_board(
    call: Call, state: GameState, events: Sequence[Event], *, way: bool = True
) -> Callable[[], Picture] | None:
    """Return what draws the table after these events, and the `way` of who moved; None where it looks the same."""
    if state.map is None or not any(type(event).__name__ in CHANGING for event in events):
        return None
    overlay = moved_overlay(state, events) if way else Overlay()
    return lambda: board_picture(call, state, overlay)


def next_steps(call: Call, found: Table) -> Reply | None:
    """Return what the game waits for: a decision, damage to confirm, or the rest of an action; None for nothing."""
    if (waits := unanswered(found.state)) is not None:
        return asked_reply(call, found, waits)
    if found.state.pending:
        return damage_reply(call, found, found.state.pending[0])
    if found.state.doing is not None or found.state.phase == "beginning":
        return with_the_rest(call, found, Reply())
    return None


def with_the_rest(call: Call, found: Table, reply: Reply) -> Reply:
    """Return the reply with what is left of the action going on, and its buttons; they belong to whose turn it is."""
    state, doing = found.state, found.state.doing
    if state.phase == "beginning":
        return _with_the_beginning(call, found, reply)
    if doing is None or state.pending or state.leaving is not None or state.status != "playing":
        return reply
    figure, action = name_of(state.names)(doing.figure), action_word(call, doing.current)
    left = [call.words.term(f"instruction-{part}") for part in doing.left]
    owner = owner_of(state, state.active)
    kinds = dict.fromkeys(kind for part in doing.left for kind in _kinds(part))
    orders = [(f"rest-{kind}", _order(kind, doing.figure), "primary") for kind in kinds]
    orders.append(("rest-finish", Order("finish", doing.figure), "secondary"))
    made = [order_button(found, order, call.say(key), style, owner) for key, order, style in orders]
    buttons = [button for button in made if button is not None]
    key, by = ("controlled", {"by": name_of(state.names)(doing.by)}) if doing.by else ("title", {})
    rest = call.say("rest-any" if doing.by and len(left) > 1 else "rest-left", left=", ".join(left))
    told = Block(call.say(f"rest-{key}", figure=figure, action=action, **by), rest)
    return replace(reply, blocks=(*reply.blocks, told), choices=(*buttons, *reply.choices))


def _with_the_beginning(call: Call, found: Table, reply: Reply) -> Reply:
    """Return the reply with the rolls that may be made at the beginning of the turn, and the way on (9.1)."""
    state = found.state
    rolls = open_rolls(state)
    if not rolls:
        return reply
    show = name_of(state.names)
    owner = owner_of(state, state.active)
    lines: list[str] = []
    buttons: list[Choice] = []
    for roll in rolls:
        power, figure = action_word(call, roll.power), show(roll.figure)
        targets = ", ".join(show(target) for target in roll.targets)
        results = runs(roll.succeeds_on)
        section = state.rules.book.cite("begin-roll", state.rules.powers[roll.power].section)
        whom = {"targets": targets} if targets else {}
        key = "begin-roll" if targets else "begin-roll-card"
        said = f"• {call.say(key, power=power, figure=figure, results=results, **whom)}"
        lines.append(f"{said} {set_off(section_cited(call.words, section))}" if section else said)
        label = call.say("begin-button", power=power, figure=state.names[roll.figure])
        button = order_button(found, Order("use", roll.figure, roll.power, by_hand=True), label, owner=owner)
        if button is not None and len(buttons) < ROLLS_SHOWN:
            buttons.append(button)
    end = order_button(found, Order("begin"), call.say("begin-end"), "secondary", owner)
    buttons += [end] if end is not None else []
    told = Block(call.say("begin-title"), "\n".join(lines))
    return replace(reply, blocks=(*reply.blocks, told), choices=(*buttons, *reply.choices))


def _kinds(part: str) -> tuple[str, ...]:
    return ("close", "range") if part == "attack" else (part,)


def _order(kind: str, figure: str) -> Order:
    if kind == "move":
        return Order("move", figure, by_hand=True)
    return Order("attack", figure, attack=kind, by_hand=True)
