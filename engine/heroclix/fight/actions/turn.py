"""The turn as plain values: action total, action tokens, phases and first turns (7.8, 7.9, 9, 13.3, 14.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from engine.heroclix.position import Phase
from engine.heroclix.ruleset import Ruleset
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term

__all__ = [
    "PHASES",
    "SecondTokenPushes",
    "TwoTokens",
    "action_total",
    "cleared",
    "exertion",
    "given_tokens",
    "leadership_step",
    "may_be_all",
    "next_phase",
    "phase_step",
    "pushing",
    "standard_total",
    "token_limit",
    "tokens_forbid",
    "total_steps",
]

PHASES: tuple[Phase, ...] = get_args(Phase)  # in the order of a turn (9)

TOTAL = Message("turn-action-total", ("points", "total"), rule="7.9")
TOTAL_LEADERSHIP = Message("turn-action-total-leadership", ("add",), rule="27.4l", reading="R39")
TOTAL_CHANGED = Message("turn-action-total-changed", ("add",), rule="7.9")
TOTAL_MINIMUM = Message("turn-action-total-minimum", ("limit",), rule="7.9")
TOTAL_MAXIMUM = Message("turn-action-total-maximum", ("limit",), rule="7.9")
TOKENS_GIVEN = Message("turn-tokens-given", ("figure", "count", "tokens"), rule="7.8")
TOKENS_FULL = Message("turn-tokens-full", ("figure", "count", "limit"), rule="13.3")
CLEARED = Message("turn-cleared", ("figure", "count"), rule="9.4")
KEPT = Message("turn-not-cleared", ("figure", "count"), rule="9.4")
PHASE_BEGINS = Message("turn-phase-begins", ("phase",), rule="9")


def total_steps(
    ruleset: Ruleset, build_total: int, leadership: bool = False, change: int = 0
) -> tuple[int, tuple[Step, ...]]:
    """Return the action total of a turn and the steps that led to it (7.9).

    `build_total` in points; `leadership`: a friendly character can use Leadership (27.4l); `change`: what other effects
    add. The bounds hold for the final total.
    """
    total = build_total // ruleset.points_per_action
    steps = [TOTAL.step(StepKind.CHECK, after=total, points=build_total, total=total)]
    if leadership:
        steps.append(leadership_step(ruleset, build_total))
        total += ruleset.leadership_actions
    if change:
        step = TOTAL_CHANGED.step(StepKind.MODIFY, before=total, after=total + change, add=f"{change:+d}")
        total += change
        steps.append(step)
    low, high = ruleset.action_total_minimum, ruleset.action_total_maximum
    if total < low:
        steps.append(TOTAL_MINIMUM.step(StepKind.CAP, before=total, after=low, limit=low))
    elif total > high:
        steps.append(TOTAL_MAXIMUM.step(StepKind.CAP, before=total, after=high, limit=high))
    return max(low, min(high, total)), tuple(steps)


def leadership_step(ruleset: Ruleset, build_total: int) -> Step:
    """Return the step by which Leadership adds to the action total that the build total (points) gives (27.4l)."""
    total = build_total // ruleset.points_per_action
    add = ruleset.leadership_actions
    return TOTAL_LEADERSHIP.step(StepKind.MODIFY, before=total, after=total + add, add=f"{add:+d}")


def action_total(ruleset: Ruleset, build_total: int, leadership: bool = False, change: int = 0) -> int:
    """Return the action total of a turn (7.9).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [action_total(MODERN, points) for points in (50, 299, 300, 1000, 2000)]
    [2, 2, 3, 10, 10]
    >>> action_total(MODERN, 100, leadership=True), action_total(MODERN, 1000, leadership=True)
    (2, 10)
    """
    return total_steps(ruleset, build_total, leadership, change)[0]


def may_be_all(ruleset: Ruleset, used: int) -> bool:
    """Return whether so many actions may be all of a turn; fewer than the least action total never are (7.9).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> may_be_all(MODERN, 1), may_be_all(MODERN, 2)
    (False, True)
    """
    return used >= ruleset.action_total_minimum


@dataclass(frozen=True, slots=True)
class TwoTokens:
    """Today's action tokens: two at most, which forbid costed actions until a turn without one clears them."""

    most: int = 2  # 7.8, 13.3
    forbidding: int = 2  # 7.4

    def forbid(self, tokens: int) -> bool:
        """Return whether with so many tokens a character is given no costed action (7.4)."""
        return tokens >= self.forbidding

    def received(self, tokens: int, count: int) -> int:
        """Return the tokens after `count` more; those past the limit are not given (13.3)."""
        return max(tokens, min(self.most, tokens + count))

    def pushes(self, before: int, after: int) -> int:  # noqa: ARG002 - other books ask
        """Return none: action tokens harm nobody."""
        return 0

    def kept(self, tokens: int, received: bool) -> int:
        """Return the tokens after the clear phase: all of them if it received one this turn (9.4)."""
        return tokens if received else 0


@dataclass(frozen=True, slots=True)
class SecondTokenPushes(TwoTokens):
    """Action tokens of which the second one, from whatever effect, deals its character damage.

    >>> [SecondTokenPushes().pushes(*tokens) for tokens in ((0, 1), (1, 2), (0, 2), (2, 2))]
    [0, 1, 1, 0]
    """

    damage: int = 1

    def pushes(self, before: int, after: int) -> int:
        """Return the damage where the last token that it can have is given."""
        return self.damage if before < self.most <= after else 0


def exertion(ruleset: Ruleset) -> int:
    """Return the unavoidable damage of acting with Colossal Stamina or on Autopilot (22.2, 24.4b)."""
    return ruleset.exertion_damage


def token_limit(ruleset: Ruleset) -> int:
    """Return the most action tokens that one character can have (7.8, 13.3)."""
    return ruleset.tokens.most


def tokens_forbid(ruleset: Ruleset, tokens: int) -> bool:
    """Return whether with so many action tokens a character is given no costed action (7.4)."""
    return ruleset.tokens.forbid(tokens)


def given_tokens(ruleset: Ruleset, figure: str, tokens: int, count: int = 1) -> tuple[int, tuple[Step, ...]]:
    """Return the action tokens of a figure after it is given `count` more, and the steps (7.8, 13.3).

    Tokens past the limit are not given; a figure that could take none has received none (9.4a).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> given_tokens(MODERN, "cap", 1, 2)[0]
    2
    """
    after = ruleset.tokens.received(tokens, count)
    given, refused = after - tokens, tokens + count - after
    steps = []
    if given:
        data = {"figure": FigureId(figure), "count": given, "tokens": after}
        steps.append(Step(StepKind.MODIFY, TOKENS_GIVEN.key, data, TOKENS_GIVEN.rule, None, tokens, after))
    if refused:
        limit = ruleset.tokens.most
        steps.append(TOKENS_FULL.step(StepKind.IGNORED, figure=FigureId(figure), count=refused, limit=limit))
    return after, tuple(steps)


def pushing(ruleset: Ruleset, tokens: int, count: int = 1) -> int:
    """Return the unavoidable damage that receiving `count` action tokens beside its own does a character."""
    return ruleset.tokens.pushes(tokens, ruleset.tokens.received(tokens, count))


def standard_total(ruleset: Ruleset) -> int:
    """Return the build total of a standard game (2.1)."""
    return ruleset.build_total


def cleared(ruleset: Ruleset, figure: str, tokens: int, received: bool) -> tuple[int, tuple[Step, ...]]:
    """Return the action tokens of a figure after its side's clear phase, and the steps (9.4).

    `received`: it received an action token this turn, from any effect; it then keeps all of its own.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> cleared(MODERN, "cap", 2, received=False)[0], cleared(MODERN, "cap", 2, received=True)[0]
    (0, 2)
    """
    if tokens == 0:
        return 0, ()
    name = FigureId(figure)
    after = ruleset.tokens.kept(tokens, received)
    if after == tokens:
        return tokens, (KEPT.step(StepKind.CHECK, figure=name, count=tokens),)
    return after, (CLEARED.step(StepKind.MODIFY, before=tokens, after=after, figure=name, count=tokens - after),)


def next_phase(phase: Phase) -> Phase | None:
    """Return the phase that follows, or None when the next player's turn begins (9).

    >>> next_phase("beginning"), next_phase("clear")
    ('action', None)
    """
    following = PHASES.index(phase) + 1
    return PHASES[following] if following < len(PHASES) else None


def phase_step(phase: Phase) -> Step:
    """Return the step that says which phase begins (9)."""
    return PHASE_BEGINS.step(StepKind.CHECK, phase=Term(f"phase-{phase}"))
