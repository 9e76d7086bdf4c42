"""The living message of a game: the board, how it stands, what happened last, what is waited for, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.heroclix.presenters.after import next_steps
from bot.heroclix.presenters.board import board_picture
from bot.heroclix.presenters.game import counted_lines, status_text
from bot.heroclix.presenters.names import figure_line, side_title
from bot.heroclix.table import Table
from bot.table.call import Call
from bot.table.living import TOLD
from bot.table.reply import Block, Choice, Reply, safe
from engine import DocumentError
from engine.heroclix.game import GameState

__all__ = ["living_reply"]

ROOM = 900  # characters of one side's figures; Discord takes 1024


def living_reply(call: Call, found: Table, line: str) -> Reply:
    """Return what the living message shows: the table with what it waits for; `line` tells what happened last."""
    state = found.state
    name = safe(state.name) or call.say("game-unnamed")
    comes = next_steps(call, found) if state.status != "ended" else None
    waits = Reply() if comes is None else comes
    asked = (Block(waits.title, waits.text),) if waits.title and waits.text else ()
    drawable = state.map is not None and _stands(state)
    return Reply(
        call.say("game-title", name=name),
        "\n".join((status_text(call, state), *_last(line))),
        (*asked, *waits.blocks, *(_force(call, state, player.side, player.name) for player in state.players)),
        footer=waits.footer or call.say("game-footer", **_footer(call, found)),
        draw=(lambda: board_picture(call, state)) if drawable else None,
        choices=(*waits.choices, *_beside(call, found)),
        menus=waits.menus,
    )


def _last(line: str) -> tuple[str, ...]:
    return (f"» {line}",) if line else ()


def _footer(call: Call, found: Table) -> dict[str, object]:
    state = found.state
    return {
        "ruleset": call.say(f"choice-ruleset-{state.ruleset}"),
        "points": state.build_total,
        "sequence": found.head,
    }


def _beside(call: Call, found: Table) -> tuple[Choice, ...]:
    """Return the buttons that everybody may press at any time."""
    return (Choice(call.say("living-told"), TOLD, (str(found.game_id),)),)


def _stands(state: GameState) -> bool:
    """Return whether the table can be drawn: what is missing on a map is told when it is asked for."""
    try:
        state.position()
    except DocumentError:
        return False
    return True


def _force(call: Call, state: GameState, side: str, player: str) -> Block:
    """Return one side's figures, a line each, as many as there is room for; those left out are counted."""
    figures = [figure for figure in state.figures if figure.side == side]
    lines = [figure_line(call, state, figure) for figure in figures] or [call.say("game-no-figures")]
    return Block(
        f"{side_title(call, side)} · {safe(player)}",
        "\n".join((*_fitting(call, lines), *counted_lines(call, state, side))),
    )


def _fitting(call: Call, lines: Sequence[str]) -> list[str]:
    kept: list[str] = []
    left = ROOM
    for number, line in enumerate(lines):
        if len(line) + 1 > left:
            return [*kept, call.say("living-more", count=len(lines) - number)]
        kept.append(line)
        left -= len(line) + 1
    return kept
