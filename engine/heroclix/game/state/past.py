"""How much of its past a state holds: the commands that can be taken back from it without asking its log.

Each link of that chain is a whole state. A long game needs only the last few of them at hand; the log has the rest.
"""

from __future__ import annotations

from dataclasses import replace

from engine.heroclix.game.state import Done, GameState

__all__ = ["earlier", "with_past"]


def earlier(state: GameState, commands: int) -> GameState:
    """Return the game as it was so many commands ago, or as far back as its past is held.

    Commands that were taken back do not count. What it returns is the fold of the log's first `sequence` events.
    """
    for _ in range(commands):
        if state.last is None or state.last.before is None:
            break
        state = state.last.before
    return state


def with_past(state: GameState, commands: int) -> GameState:
    """Return the same game holding only its last so many commands, and none of what was taken back.

    Taking back more raises `PastNotHeld`. What the states remember of their boards goes too: it is worked out anew.
    """
    chain: list[Done] = []
    oldest = state
    while len(chain) < commands and oldest.last is not None and oldest.last.before is not None:
        chain.append(oldest.last)
        oldest = oldest.last.before
    kept = _alone(oldest, None if oldest.last is None else replace(_bare(oldest.last), before=None))
    while chain:
        done = chain.pop()
        after = (chain[-1].before if chain else None) or state
        kept = _alone(after, replace(_bare(done), before=kept))
    return kept


def _bare(done: Done) -> Done:
    """Return a link without what a correction put in the place of others: the log has it."""
    return replace(done, instead=None, exchanged="gone") if done.exchanged else done


def _alone(state: GameState, last: Done | None) -> GameState:
    return replace(state, last=last, taken_back=None)
