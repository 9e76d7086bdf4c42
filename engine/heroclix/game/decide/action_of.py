"""Which action a command belongs to: the one that a figure is carrying out, or a new one (7.4, 7.5, 27.1e, 27.1l)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import DocumentError
from engine.heroclix.conditions.freely import as_given_freely
from engine.heroclix.fight.actions.legality import judge_action
from engine.heroclix.fight.actions.rights import given_free
from engine.heroclix.fight.actions.underway import belonging, parts_of, possible_parts
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Draft
from engine.heroclix.game.decide.fight.owed import action_token, owed
from engine.heroclix.game.describe import messages
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.doing import Doing
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.position import Figure, Part, Position
from engine.heroclix.powers import Power, Powers, action_name, as_used, can_use
from engine.heroclix.powers.inherent import ALSO_NAMED
from engine.ruling import FigureId, Step, StepKind, Term

__all__ = ["Given", "give", "given", "given_whole", "is_autonomous", "may_be_free", "settle", "spend"]

CHECK = StepKind.CHECK
TWO = 2  # tokens of a double power action
NONE_OF_THEM = 99  # of the actions and triggers of a text, where a power that it gives was used


@dataclass(frozen=True, slots=True)
class Given:
    """The action of a command: `new` where it is given with it, `free` where it is given as FREE.

    `reason` says why the command can't belong to any: another action is being carried out. `kind`: a card has it
    given as a `double` power action, or as an `epic` one (2012).
    """

    action: str
    new: bool
    free: bool = False
    reason: Step | None = None
    kind: str = ""

    @property
    def tokens(self) -> int:
        """How many action tokens it gives its figure, as far as there is room."""
        return TWO if self.kind == "double" else 1


def given(
    state: GameState, figure: GameFigure, part: Part, action: str | None, kind: str = "", targets: Sequence[str] = ()
) -> Given:
    """Return the action that an instruction of a figure belongs to; `action` is the one named, if any.

    `targets`: whom it is meant for, by which a card that restricts the action may give it as FREE.
    Raises DocumentError when no power or ability has that name, or it gives no such instruction.
    """
    if action is not None:
        action = ALSO_NAMED.get(action, action)
        _gives(state.rules.powers, action, part)
    doing = state.doing
    if doing is None:
        slug = action or part
        return Given(slug, new=True, free=not kind and _as_free(state, figure, slug, targets), kind=kind)
    share = belonging(state.rules.powers, doing.resolving(), figure.id, action, part)
    if share is None:
        return Given(action or part, new=False, reason=_in_progress(doing))
    instruction = part if share.by and part != "move" else share.action
    return Given(instruction, new=share.new, free=share.new or bool(share.by) or doing.free)


def given_whole(
    state: GameState, figure: GameFigure, action: str, kind: str = "", targets: Sequence[str] = (), markers: int = 0
) -> Given:
    """Return how an action that is carried out at once is given: as FREE in place of an attack where that may be.

    `targets` as above, `markers`: how many it generates.
    """
    free = not kind and _as_free(state, figure, action, targets, markers)
    doing = state.doing
    if doing is None:
        return Given(action, new=True, free=free, kind=kind)
    if belonging(state.rules.powers, doing.resolving(), figure.id, action) is not None:
        return Given(action, new=True, free=True)
    return Given(action, new=True, free=free, reason=_in_progress(doing))


def _as_free(state: GameState, figure: GameFigure, action: str, targets: Sequence[str] = (), markers: int = 0) -> bool:
    """Return whether an action of its own is given as FREE: by its type, or by a card of the figure (7.5, 7.6).

    So is one that a card gives as FREE with a restriction, and the figure has without it too, where the restriction
    allows what is asked for (P214).
    """
    if _always_free(state, figure, action):
        return True
    freed = _freed(state, figure, action)
    if freed is None:
        return False
    user = freed.figure(figure.id)
    if any(one.restrict.most is not None and markers > one.restrict.most for one in user.versions[action]):
        return False
    power = as_used(user, state.rules.powers[action])
    aimed = [freed.figure(one) for one in targets if any(one == other.id for other in freed.figures)]
    return not any(judge_action(freed, user, power, target)[1] for target in aimed or (None,))


def may_be_free(state: GameState, figure: GameFigure, action: str) -> bool:
    """Return whether an action of its own can be given as FREE at all, whatever a card restricts it to (7.5, 20.7)."""
    return _always_free(state, figure, action) or _freed(state, figure, action) is not None


def _always_free(state: GameState, figure: GameFigure, action: str) -> bool:
    return state.rules.powers[action].actions == ("free",) or given_free(_shown(state, figure), action)


def _freed(state: GameState, figure: GameFigure, action: str) -> Position | None:
    """Return the position in which a card gives a figure an action as FREE with a restriction; None where none does."""
    freed = None if _placed(state, figure) is None else as_given_freely(state.position(), figure.id, action)
    return freed if freed is not None and given_free(freed.figure(figure.id), action) else None


def _shown(state: GameState, figure: GameFigure) -> Figure:
    """Return a figure with all that the position gives it; out of play, with what its own card does by itself."""
    return _placed(state, figure) or state.affected(figure).for_position(state.rules.powers)


def _placed(state: GameState, figure: GameFigure) -> Figure | None:
    """Return a figure as the position has it; None where there is no map, or it is not in play (KO'd, held captive)."""
    if state.map is None:
        return None
    position = state.position()
    return next((one for one in position.figures + position.sideline if one.id == figure.id), None)


def _gives(powers: Powers, action: str, part: Part) -> None:
    known = [slug for slug, power in powers.items() if power.actions and _has(power, part)]
    if action not in known:
        message = "error-no-moving-action" if part == "move" else f"error-no-{part}-attack-action"
        raise DocumentError("action", message, given=str(action)[:60], expected=", ".join(known))


def _has(power: Power, part: Part) -> bool:
    return part in possible_parts(parts_of(power))


def _in_progress(doing: Doing) -> Step:
    """Return the step that says which action is being carried out: no other is given before its end (8.1j)."""
    return messages.IN_PROGRESS.step(CHECK, figure=FigureId(doing.figure), action=action_name(doing.current))


def give(draft: Draft, figure: GameFigure, found: Given, objection: tuple[str, ...] = ()) -> None:
    """Give the action if it is a new one; a costed one counts, unless the figure is Autonomous (27.7a).

    `objection`: the sections against it where players let it stand, and no other event keeps them.
    """
    if not found.new:
        return
    if draft.state.phase == "beginning" and figure.side == draft.state.active:
        draft.add(ev.PhaseBegan, phase="action")  # the rolls left are not made (9.1a)
    shown = draft.state.affected(figure).for_position(draft.state.rules.powers)
    autonomous = is_autonomous(draft.state, figure)
    epic = found.kind == "epic"
    counted = not found.free and not autonomous and not epic and figure.side == draft.state.active
    powers = draft.state.rules.powers
    parts = parts_of(powers[found.action]) if found.action in powers else ()
    facts = {"action": found.action, "counted": counted, "free": found.free, "parts": parts}
    facts |= {"tokens": found.tokens, "epic": epic}
    owes = owed(draft.state.rules, shown, free=found.free)
    draft.add(ev.ActionGiven, figure=figure.id, **facts, objection=objection, owes=owes)
    if autonomous and not found.free:
        draft.say(messages.NOT_COUNTED.step(CHECK, figure=FigureId(figure.id)))


def is_autonomous(state: GameState, figure: GameFigure) -> bool:
    """Return whether its costed actions don't count, by all that the position gives it; without a map by itself."""
    return can_use(state.rules.powers, _shown(state, figure), "autonomous")


def spend(draft: Draft, figure: str, action: str, *, free: bool) -> None:
    """Keep that an action was used which a card gives with a limit, and in no version without one (20.7, 21.11)."""
    if draft.state.map is None or not draft.state.by_id(figure).in_play:
        return
    user = draft.state.position().figure(figure)
    freely = user.freely.get(action, ()) if free and action not in user.as_free else ()
    versions = freely or user.versions.get(action, ())
    if versions and all(each.restrict.limit is not None for each in versions):
        first = versions[0]
        limit, none = first.restrict.limit, NONE_OF_THEM
        draft.add(ev.EffectUsed, figure=figure, name=first.special, limit=limit, moment=none)


def settle(draft: Draft, before: Doing | None) -> None:
    """Give the action token once a costed action has been resolved; say what of it is left otherwise (7.4).

    `before`: the action as it was carried out before the last event, None where there was none.
    """
    doing = draft.state.doing
    if doing is not None:
        if doing.left and not any(pending.attacker == doing.figure for pending in draft.state.pending):
            left = tuple(Term(f"instruction-{part}") for part in doing.left)
            name = FigureId(doing.figure)
            draft.say(messages.GOES_ON.step(CHECK, figure=name, action=action_name(doing.action), left=left))
        return
    if before is None:
        return
    spend(draft, before.figure, before.action, free=before.free)
    if before.free or draft.state.by_id(before.figure).ko:
        return
    if not any(isinstance(event, (ev.StackJoined, ev.StackLeft)) for event in draft.events):  # they brought their own
        action_token(draft, before.figure, before.tokens)
