"""An action in the middle of being carried out: what belongs to it, and what may not begin before its end (8.1j).

Positions and games ask the same: `belonging` decides it for both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.heroclix.position import Figure, Part, Position, Resolving
from engine.heroclix.powers import AttackKind, Power, Powers, action_name
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term

__all__ = [
    "AS_FREE",
    "KINDS",
    "ON_THE_WAY",
    "Belonging",
    "against_interrupting",
    "belonging",
    "choice_name",
    "part_of_it",
    "parts_of",
    "possible_parts",
    "resolving",
    "waiting_steps",
    "within_steps",
]

PART_OF = Message("legal-part-of", ("figure", "action"), rule="7.2", reading="P131")
IN_ITS_PLACE = Message("legal-in-place-of-attack", ("figure", "action"), rule="7.5")
UNDESCRIBED = Message("legal-free-within", ("figure", "action"), rule="7.5", reading="P130")
IN_PROGRESS = Message("legal-in-progress", ("figure", "action"), rule="8.1j", fact="in-progress")
ANSWER_WAITS = Message("legal-answer-waits", ("choice",), rule="8.1j", fact="in-progress")
WAITS_FREE = Message("legal-waits-free", rule="7.5")
WAITS_COSTED = Message("legal-waits-costed", rule="7.4")

CONTROL = "mind-control"
MOVE = "move"
# These let an action be given as FREE in place of their attack: its type (27.1e, 27.1l)
AS_FREE: Mapping[str, AttackKind] = {"charge": "close", "running-shot": "range"}
ON_THE_WAY = ("carry", "object-pick-up")  # parts of a move (27.8d, 27.8g)
KINDS: tuple[AttackKind, ...] = ("close", "range")


@dataclass(frozen=True, slots=True)
class Belonging:
    """How an action that is named belongs to what is being carried out.

    `action`: the one whose instructions `parts` are carried on with; `new`: it is given as FREE in place of that one
    (7.5). `by`: who controls the figure by Mind Control, if anybody (27.1f).
    """

    action: str
    parts: tuple[Part, ...] = ()
    new: bool = False
    by: str = ""


def parts_of(power: Power) -> tuple[Part, ...]:
    """Return the instructions of an action, in their order; none where it gives no instruction (7.2).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [parts_of(MODERN.powers[slug]) for slug in ("charge", "hypersonic-speed", "flurry", "perplex")]
    [('move', 'close'), ('move', 'attack', 'move'), ('close', 'close'), ()]
    """
    first: Sequence[Part] = ("move",) if power.moves else ()
    second: Sequence[Part] = ()
    if power.attack is not None:
        second = ("attack",) if power.attack == "any" else (power.attack,)
    return (*first, *second, *power.then)


def possible_parts(parts: Sequence[Part]) -> tuple[Part, ...]:
    """Return what a figure may do by these instructions, each once: an attack is a close or a range attack.

    >>> possible_parts(("move", "attack", "move"))
    ('move', 'close', 'range')
    """
    return tuple(dict.fromkeys(one for part in parts for one in (KINDS if part == "attack" else (part,))))


def resolving(position: Position) -> Resolving | None:
    """Return what is being carried out in a position, None where nothing is."""
    return None if position.turn is None else position.turn.resolving


def belonging(
    powers: Powers, going: Resolving, figure: str, action: str | None, part: Part | None = None
) -> Belonging | None:
    """Return how an action of a figure belongs to what is being carried out, or None where it does not (7.5, 8.1j).

    `action` None: whatever is being carried out. `part`: the instruction that is to be carried out, where only one is
    meant.

    >>> from functools import partial
    >>> from engine.heroclix.editions.modern import MODERN
    >>> charging = partial(belonging, MODERN.powers, Resolving("hulk", "charge", left=("close",)))
    >>> charging("hulk", "close").parts, charging("hulk", "flurry").new
    (('close',), True)
    >>> charging("hulk", "range"), charging("hulk", "outwit"), charging("cap", "close")
    (None, None, None)
    """
    if figure == going.controlled:
        return _of_the_controlled(powers, going, action, part)
    if figure != going.figure:
        return None
    left = possible_parts(_left(powers, going) if not going.acts_by_another else ())
    meant = left if part is None else tuple(one for one in left if one == part)
    named = _named(action)
    whole = MOVE if going.action in ON_THE_WAY else going.action
    if action is None or action == going.action:
        return Belonging(whole, meant) if meant else None
    if named in meant:
        return Belonging(whole, (named,))
    kind = AS_FREE.get(going.action)
    if kind is not None and kind in meant and action in powers and kind in powers[action].actions:
        return Belonging(action, (kind,), new=True)
    return None


def _of_the_controlled(powers: Powers, going: Resolving, action: str | None, part: Part | None) -> Belonging | None:
    """Who was hit by Mind Control moves and makes an attack, in either order: basic ones (27.1f, P59)."""
    left = possible_parts(("move", "attack") if going.left is None else _left(powers, going))
    meant = tuple(one for one in left if part in (None, one))
    named = _named(action)
    if named in meant:
        meant = (named,)
    elif action not in (None, CONTROL):
        return None
    return Belonging(CONTROL, meant, by=going.figure) if meant else None


def _left(powers: Powers, going: Resolving) -> tuple[Part, ...]:
    """Return the instructions that are left, all where nothing is said of them."""
    if going.left is not None:
        return going.left
    return parts_of(powers[MOVE if going.action in ON_THE_WAY else going.action])


def _named(action: str | None) -> Part | None:
    """Return the instruction that an action is asked for by, where it is one: carrying is part of a move (27.8d)."""
    if action in ON_THE_WAY:
        return "move"
    known: tuple[Part, ...] = ("move", *KINDS)
    return next((part for part in known if part == action), None)


def part_of_it(position: Position, figure: Figure, power: Power) -> Belonging | None:
    """Return how an action belongs to what is being carried out; None where it does not, or where nothing is."""
    going = resolving(position)
    return None if going is None else belonging(position.powers, going, figure.id, power.slug)


def within_steps(
    position: Position, figure: Figure, free: bool, share: Belonging | None, against: Iterable[Step]
) -> list[Step]:
    """Return what has to be known of an action in the middle of another: part of it, given within it, or waiting."""
    if waits := waiting_steps(against, free):
        return waits
    going = resolving(position)
    if going is None or going.waits or (share is None and not free):
        return []
    message = UNDESCRIBED if share is None else IN_ITS_PLACE if share.new else PART_OF
    return [message.step(StepKind.CHECK, figure=FigureId(figure.id), action=action_name(going.action))]


def waiting_steps(against: Iterable[Step], free: bool) -> list[Step]:
    """Return the section that has an action wait, where one of the reasons against it is what is being carried out.

    Section 8.1j says when nothing is resolving; that actions need it stands with FREE and with costed ones (7.4, 7.5).
    """
    if all(step.fact != IN_PROGRESS.fact for step in against):
        return []
    return [(WAITS_FREE if free else WAITS_COSTED).step(StepKind.CHECK)]


def choice_name(choice: str) -> tuple[str, ...]:
    """Return the name of a choice as readers see it: the power, and the figure that uses it."""
    power, _, figure = choice.partition(":")
    return (Term(power), FigureId(figure)) if figure else (Term(power),)


def against_interrupting(position: Position, figure: str, power: Power, within: bool = False) -> list[Step]:
    """Return why an action is not begun now: another one is being carried out, and this is no part of it (8.1j).

    `within`: an effect gives it in the middle of another, which a choice that has to be made first does not allow.
    """
    going = resolving(position)
    if going is not None and going.waits:
        return [ANSWER_WAITS.step(StepKind.CHECK, choice=choice_name(going.waits))]
    if going is None or within or belonging(position.powers, going, figure, power.slug) is not None:
        return []
    actor = FigureId(going.controlled if going.acts_by_another else going.figure)
    return [IN_PROGRESS.step(StepKind.CHECK, figure=actor, action=action_name(going.action))]
