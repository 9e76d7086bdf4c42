"""A game as replies: who plays, whose turn it is, the figures, the log, and what came of a command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.heroclix.presenters.events import event_line, event_lines, word_line
from bot.heroclix.presenters.names import figure_line, name_of, side_name, side_title
from bot.heroclix.table import Outcome, Table
from bot.table.call import Call
from bot.table.citing import set_off, step_cited
from bot.table.house import with_house_rules
from bot.table.reply import Block, Reply, Tone, safe
from bot.table.resting import resume_choices
from bot.table.ruling import steps_text, tone_of
from engine.heroclix.board.ground.immunity import shield
from engine.heroclix.fight.actions.rights import has_leader
from engine.heroclix.fight.actions.turn import action_total
from engine.heroclix.game import Event, GameState, next_in_set_up, not_ready
from engine.heroclix.game.events import Redone, Undone

__all__ = [
    "counted_lines",
    "figures_reply",
    "game_reply",
    "history_reply",
    "of_step",
    "outcome_reply",
    "set_up_lines",
    "status_text",
    "waiting_reply",
    "with_the_set_up",
    "with_whose_turn",
]


def game_reply(call: Call, found: Table) -> Reply:
    """Return how a game stands."""
    state = found.state
    name = safe(state.name) or call.say("game-unnamed")
    blocks = []
    for player in state.players:
        figures = [figure for figure in state.figures if figure.side == player.side]
        lines = [figure_line(call, state, figure) for figure in figures] or [call.say("game-no-figures")]
        lines += counted_lines(call, state, player.side)
        blocks.append(Block(f"{side_title(call, player.side)} · {safe(player.name)}", "\n".join(lines)))
    return Reply(
        call.say("game-title", name=name),
        status_text(call, state),
        tuple(blocks),
        footer=call.say(
            "game-footer",
            ruleset=call.say(f"choice-ruleset-{state.ruleset}"),
            points=state.build_total,
            sequence=found.head,
        ),
    )


def counted_lines(call: Call, state: GameState, side: str) -> list[str]:
    """Return what is counted for a side beside its figures: the rerolls that its themed team has left."""
    uses = _team_rerolls(state, side)
    return [] if uses is None else [call.say("game-team-rerolls", count=uses)]


def _team_rerolls(state: GameState, side: str) -> int | None:
    """Return how many rerolls of its themed team's own a side has left, where it has or had any (23.4 of 2022)."""
    return None if state.turn is None else dict(state.turn.team_rerolls).get(side)


def status_text(call: Call, state: GameState) -> str:
    """Return in words what a game is at: what the set-up needs, whose turn it is and the actions given, or its end."""
    if state.status == "ended":
        return call.say("game-ended")
    if state.turn is None:
        return "\n".join([call.say("game-setup"), *(f"• {line}" for line in _to_set_up(call, state))])
    player = state.player_of(state.active)
    turn = call.say(
        "game-turn",
        number=state.turn_number,
        side=side_name(call, state.active),
        player=safe(player.name) if player else "—",
        used=state.actions_used,
        total=_action_total(state),
    )
    spared = _protected(state)
    return "\n".join([turn, call.say("game-protected", figures=", ".join(spared))]) if spared else turn


def _protected(state: GameState) -> list[str]:
    """Return who can't be attacked yet since first turns last, by name (14.1)."""
    if state.map is None or state.turn is None or state.turn.first_turn_done is None:
        return []
    position, show = state.position(), name_of(state.names)
    there = (figure for figure in position.figures if figure.squares)
    return [show(figure.id) for figure in there if shield(position, figure) == "first-turn"]


def _action_total(state: GameState) -> int:
    """Return how many costed actions the active side may be given by what it has on the map (7.9); 0 without a map."""
    if state.map is None:
        return 0
    position = state.position()
    able = [figure for figure in position.figures if figure.side == state.active and figure.squares]
    return action_total(state.rules, state.build_total, any(has_leader(position, figure) for figure in able))


def with_the_set_up(call: Call, outcome: Outcome, reply: Reply) -> Reply:
    """Return the reply with what the set-up still needs below it; as it is once the first turn has begun."""
    lines = set_up_lines(call, outcome.table.state) if outcome.accepted else []
    return replace(reply, text="\n".join([reply.text, "", *lines])) if lines else reply


def set_up_lines(call: Call, state: GameState) -> list[str]:
    """Return what the set-up still needs in lines; none once the first turn has begun."""
    if state.turn is not None or state.status == "ended":
        return []
    return [f"▸ {line}" for line in _to_set_up(call, state)]


def with_whose_turn(call: Call, outcome: Outcome, reply: Reply) -> Reply:
    """Return the reply to the end of a turn with who comes next, and what may be typed then."""
    player = outcome.table.state.player_of(outcome.table.state.active)
    if not outcome.accepted or player is None or outcome.table.state.status != "playing" or reply.footer:
        return reply
    return replace(reply, footer=call.say("turn-next", player=safe(player.name)))


def _to_set_up(call: Call, state: GameState) -> list[str]:
    """Return what is still needed before the first turn, or that all is ready."""
    bare = [player.side for player in state.players if _nobody_on_the_map(state, player.side)]
    without = any(not any(figure.side == player.side for figure in state.figures) for player in state.players)
    aboard = {figure.pilot for figure in state.in_play}
    waiting = [one for one in state.in_play if not (one.squares or one.attached_to or one.id in aboard)]
    needs = (
        ("game-needs-players", len(state.players) < 2),
        ("game-needs-map", state.map is None),
        ("game-needs-figures", without),
    )
    there = [call.say("game-needs-places", count=len(waiting))] if waiting else []
    lines = [call.say(key) for key, needed in needs if needed]
    show = name_of(state.names)
    order = [f"{call.words.step(step, show)} {set_off(step_cited(call.words, step))}" for step in next_in_set_up(state)]
    if not lines and not_ready(state):
        sides = ", ".join(side_name(call, side) for side in bare)
        return [*there, call.say("game-needs-on-map", sides=sides), *order]
    return [*lines, *order] if lines else [*there, *order, call.say("game-ready")]


def _nobody_on_the_map(state: GameState, side: str) -> bool:
    return not any(figure.squares for figure in state.in_play if figure.side == side)


def figures_reply(call: Call, found: Table) -> Reply:
    """Return every figure in one line each."""
    state = found.state
    lines = [figure_line(call, state, figure) for figure in state.figures]
    return Reply(call.say("figures-title"), "\n".join(lines) or call.say("game-no-figures"))


def waiting_reply(call: Call, state: GameState) -> Reply:
    """Return who waits on the sidelines, and who lies in the KO areas."""
    blocks = []
    for key, figures in (("sideline-there", state.sidelined), ("sideline-ko", state.knocked_out)):
        lines = [figure_line(call, state, figure) for figure in figures]
        if lines:
            blocks.append(Block(call.say(key), "\n".join(lines)))
    return Reply(call.say("sideline-title"), "" if blocks else call.say("sideline-nobody"), tuple(blocks))


def history_reply(call: Call, outcome: Outcome, events: Sequence[Event], title: str) -> Reply:
    """Return what was taken back or put back, event by event; `events` is the log before it."""
    reply = outcome_reply(call, outcome, title)
    happened = outcome.events[0] if outcome.accepted else None
    if not isinstance(happened, (Undone, Redone)):
        return reply
    sign = "↩" if isinstance(happened, Undone) else "↪"
    told = [f"{sign} {event_line(call, outcome.table.state, event)}" for event in of_step(outcome, events)]
    if told and (word := word_line(call, happened)):
        told.append(word)
    return replace(reply, text="\n".join(told) or reply.text)


def of_step(outcome: Outcome, events: Sequence[Event]) -> list[Event]:
    """Return the events that were taken back or put back, out of the log before it."""
    happened = outcome.events[0] if outcome.accepted else None
    if not isinstance(happened, (Undone, Redone)):
        return []
    number = happened.taken_back if isinstance(happened, Undone) else happened.put_back
    return [event for event in events if event.command == number]


def outcome_reply(call: Call, outcome: Outcome, title: str = "") -> Reply:
    """Return what came of a command: what happened, or why it was refused."""
    if not outcome.accepted:
        refused = Reply(
            call.say("refused-title"),
            steps_text(outcome.ruling.steps, call.words, name_of(outcome.table.state.names)),
            tone=Tone.BAD,
            private=True,
            doubt=call.say("doubt-button"),
            choices=resume_choices(call, outcome.table.game_id, outcome.ruling),
        )
        return with_house_rules(call, outcome.ruling, refused)
    lines = event_lines(call, outcome.table.state, outcome.events)
    return Reply(title, "\n".join(lines), tone=tone_of(outcome.ruling))
