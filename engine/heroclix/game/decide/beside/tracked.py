"""Commands about what players track: tokens with a name, plot points, attaching, removing from the game (21.5-21.8)."""

from __future__ import annotations

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.fight.waiting import waiting
from engine.heroclix.game.decide.moves.handling import leave_behind, remove_attached, say_pilot
from engine.heroclix.game.decide.table.seats import not_yours, side_not_yours, side_of
from engine.heroclix.game.describe import messages
from engine.heroclix.game.events.tracked import PLOT, Counter
from engine.heroclix.game.state.figure import GameFigure
from engine.readable import check_readable
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["attach", "count", "remove_from_game"]

CHECK = StepKind.CHECK
MOST = 99
LONGEST = 80  # letters of a name
PLOT_NAMES = frozenset(("plot", "plot point", "plot points", "puntos de trama", "trama"))


def count(draft: Draft, command: cmd.Count, _dice: Dice) -> Decision:
    """Give or take tokens with a name: of a figure, or of a side where none is named (21.5, 24.5a)."""
    name = _name(command.name)
    if command.change == 0 or abs(command.change) > MOST:
        expected = f"1, 2, … {MOST}, -1, -2, … -{MOST}"
        raise DocumentError("change", "error-not-one-of", given=str(command.change)[:60], expected=expected)
    figure = None if command.figure is None else draft.state.figure(command.figure)
    by = "" if command.by is None else draft.state.figure(command.by, "by").id
    holder = _holder(draft, command, figure)
    reasons = list(side_not_yours(draft, holder) if figure is None else not_yours(draft, figure))
    if name == PLOT and (figure is None or not figure.card.title):
        reasons.append(messages.NO_TITLE.step(CHECK, holder=_shown(holder, figure)))
    name = next((one.name for one in draft.state.counters if _same(one, holder, name, by)), name)
    there = draft.state.counter(holder, name, by)
    if there + command.change < 0:
        few = messages.TOO_FEW_PLOT if name == PLOT else messages.TOO_FEW_TRACKED
        reasons.append(few.step(CHECK, holder=_shown(holder, figure), name=Typed(name), count=there))
    if reasons:
        return draft.refused(reasons)
    if name == PLOT and figure is not None:
        once = PLOT in figure.used and draft.state.status == "playing"
        draft.say(
            (messages.PLOT_AGAIN if once else messages.READ_PLOT).step(StepKind.IGNORED, figure=FigureId(figure.id))
        )
    facts = {"holder": holder, "name": name, "before": there, "after": there + command.change, "by": by}
    draft.add(ev.Counted, **facts, figure=figure is not None, why=command.why[:200])
    return draft.accepted(value=there + command.change)


def _name(text: str) -> str:
    name = " ".join(text.split())
    if not 1 <= len(name) <= LONGEST:
        raise DocumentError("name", "error-word-length", given=name[:60], limit=LONGEST)
    check_readable("name", name)
    return PLOT if name.casefold() in PLOT_NAMES else name


def _same(counter: Counter, holder: str, name: str, by: str) -> bool:
    return (counter.holder, counter.by) == (holder, by) and counter.name.casefold() == name.casefold()


def _holder(draft: Draft, command: cmd.Count, figure: GameFigure | None) -> str:
    if figure is not None:
        return figure.id
    return side_of(draft, command.side)


def _shown(holder: str, figure: GameFigure | None) -> str:
    return messages.side_term(holder) if figure is None else FigureId(holder)


def attach(draft: Draft, command: cmd.Attach, _dice: Dice) -> Decision:
    """Attach a figure to another (21.7)."""
    figure, to = draft.state.figure(command.figure), draft.state.figure(command.to, "to")
    reasons = [*not_yours(draft, figure), *_gone(figure), *_gone(to), *waiting(draft.state)]
    if to.aside:
        reasons.append(messages.ASIDE.step(CHECK, figure=FigureId(to.id)))
    if figure.id == to.id or to.attached_to:
        reasons.append(messages.NOT_ATTACHED_TO.step(CHECK, figure=FigureId(figure.id), to=FigureId(to.id)))
    if reasons:
        return draft.refused(reasons)
    leave_behind(draft, figure)
    say_pilot(draft, figure, stays=True)
    draft.add(ev.Attached, figure=figure.id, to=to.id)
    return draft.accepted(value=figure.id)


def remove_from_game(draft: Draft, command: cmd.RemoveFromGame, _dice: Dice) -> Decision:
    """Remove a figure from the game by an effect that says so: it is scored, but not KO'd (21.8)."""
    figure = draft.state.figure(command.figure)
    reasons = [*not_yours(draft, figure), *_gone(figure), *waiting(draft.state)]
    if reasons:
        return draft.refused(reasons)
    leave_behind(draft, figure)
    say_pilot(draft, figure)
    draft.add(ev.RemovedFromGame, figure=figure.id)
    remove_attached(draft, figure.id)
    return draft.accepted(value=figure.id)


def _gone(figure: GameFigure) -> list[Step]:
    return [messages.KO.step(CHECK, figure=FigureId(figure.id))] if figure.ko else []
