"""Tests: dice thrown, thrown again, kept; attacks and tests of abilities with their defense (5, 5a, 6c, 7e, 7g)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.answer import Answer
from engine.errors import DocumentError, as_given
from engine.motu.fight.left_out import SPECIAL
from engine.motu.fight.roll import EXPLODES, Roll, read_roll
from engine.motu.fight.threshold import succeeds
from engine.motu.game.apply.tests import mana_for, with_roll
from engine.motu.game.commands import actions as cmd
from engine.motu.game.decide.acting import named_part, not_now, off_field, paid, say_words, when
from engine.motu.game.decide.draft import CHECK, Decision, Draft, because
from engine.motu.game.decide.outcomes import resolve, weapon_of
from engine.motu.game.decide.seats import not_yours
from engine.motu.game.describe import messages
from engine.motu.game.events import actions as ev
from engine.motu.game.state.doing import Contest
from engine.motu.game.state.figure import GameFigure
from engine.motu.position import FISTS
from engine.ruling import FigureId, Step, Typed

__all__ = ["attack", "keep", "reroll", "test", "throw"]

DEFENSE = "defense"
MOST_NEW = 500  # explosions of one test; beyond them dice are no dice
CHANGES = ("dice_modifiers", "threshold_modifiers", "defense_dice_modifiers", "defense_threshold_modifiers")


def attack(draft: Draft, command: cmd.Attack) -> Decision:
    """Attack: declared, paid for and rolled as far as nobody has to decide anything (6c, 7e)."""
    state = draft.state
    figure, target = state.figure(command.figure), state.figure(command.target, "target")
    armed = figure.for_position().armed()
    weapon = named_part(figure, command.weapon, [each.id for each in (*figure.card.weapons, FISTS)], "weapon")
    area = state.area
    further = area is not None and area.figure == figure.id and state.contest is None and state.due is None
    reasons = [*not_yours(draft, figure), *when(state)] if further else not_now(draft, figure)
    if reasons := reasons or off_field(target):
        return draft.refused(reasons)
    if area is not None and further:
        if weapon != area.weapon:
            return draft.refused([messages.AREA_WEAPON.step(CHECK, weapon=Typed(area.weapon))])
        if target.id not in area.left:
            return draft.refused([messages.AREA_TARGET.step(CHECK, target=FigureId(target.id))])
    asked: dict[str, Any] = {"attacker": figure.id, "target": target.id, "weapon": weapon, "free": command.free}
    asked |= {name: [dict(each) for each in getattr(command, name)] for name in CHANGES}
    if area is not None and further:
        asked |= {"initial": area.initial, "radius": area.radius}
    found = draft.asked("attack", **asked)
    against = because(found)
    if against and (not command.override or not any(each.id == weapon for each in armed)):
        return draft.refused(against)
    _declare(draft, figure, target, weapon, command, found, against, initial=area.initial if area and further else "")
    return _thrown(draft, command.attack_roll, command.defense_roll)


def _declare(
    draft: Draft,
    figure: GameFigure,
    target: GameFigure,
    weapon: str,
    command: cmd.Attack,
    found: Answer,
    against: Sequence[Step],
    *,
    initial: str,
) -> None:
    fields: Mapping[str, Any] = found.fields
    armed = weapon_of(figure, weapon)
    if not initial:
        facing = _facing(command.facing, fields["facing"])
        part = {"kind": armed.kind, "part": weapon, "target": target.id, "facing": facing}
        paid(draft, figure, "attack", found, against=against, free=command.free, **part)
        say_words(draft, figure, weapon)
    told = {SPECIAL} if figure.card.text(weapon) else set()  # whose words its card has just said
    known = [*against, *draft.steps]
    draft.say(*(step for step in found.ruling.steps if step not in known and step.fact not in told))
    draft.add(
        ev.AttackDeclared,
        figure=figure.id,
        target=target.id,
        weapon=weapon,
        dice=fields["attack_dice"],
        threshold=fields["attack_threshold"],
        defense_dice=fields["defense_dice"],
        defense_threshold=fields["defense_threshold"],
        radius=None if initial else command.radius,
        initial=initial,
        extras=tuple(_extra(each, index) for index, each in enumerate(command.extras)),
        wait=command.wait,
        held=command.held and command.attack_roll is None,
    )


def _facing(given: str | None, sides: Sequence[str]) -> str:
    if given is not None and sides and given not in sides:
        raise DocumentError("facing", "error-not-one-of", given=as_given(given), expected=", ".join(sides))
    return (given or sides[0]) if sides else ""


def _extra(given: Mapping[str, Any], index: int) -> tuple[int, str]:
    needs, origin = given.get("needs"), given.get("from")
    if isinstance(needs, bool) or not isinstance(needs, int) or not 0 <= needs <= 99:
        raise DocumentError(f"extras[{index}].needs", "error-not-a-number", given=as_given(needs))
    if not isinstance(origin, str) or not origin.strip():
        raise DocumentError(f"extras[{index}].from", "error-not-a-text", given=as_given(origin))
    return needs, origin[:80]


def test(draft: Draft, command: cmd.TakeTest) -> Decision:
    """Make the test of an ability, against a defense where a target has one (5, 7g)."""
    state = draft.state
    figure = state.figure(command.figure)
    target = None if command.target is None else state.figure(command.target, "target")
    if target is not None and command.against is None:
        raise DocumentError("against", "error-missing")
    if reasons := not_now(draft, figure) or (off_field(target) if target is not None else []):
        return draft.refused(reasons)
    found = _of_test(
        draft, figure.id, command.attribute, "ability", command.dice_modifiers, command.threshold_modifiers
    )
    facts: dict[str, Any] = {"dice": found["dice"], "threshold": found["threshold"]}
    if target is not None:
        changes = (command.defense_dice_modifiers, command.defense_threshold_modifiers)
        saved = _of_test(draft, target.id, str(command.against), DEFENSE, *changes)
        facts |= {"target": target.id, "against": command.against}
        facts |= {"defense_dice": saved["dice"], "defense_threshold": saved["threshold"]}
    facts |= {"wait": command.wait, "held": command.held and command.roll is None}
    draft.add(ev.TestDeclared, figure=figure.id, attribute=command.attribute, **facts)
    return _thrown(draft, command.roll, command.defense_roll)


def _of_test(
    draft: Draft, figure: str, attribute: str, kind: str, dice: cmd.Changes, threshold: cmd.Changes
) -> Mapping[str, Any]:
    changes = {
        "dice_modifiers": [dict(each) for each in dice],
        "threshold_modifiers": [dict(each) for each in threshold],
    }
    return draft.asked("test", figure=figure, attribute=attribute, test=kind, **changes).fields


def _thrown(draft: Draft, first: cmd.Rolled | None, second: cmd.Rolled | None) -> Decision:
    """Throw what can be thrown: typed dice, then the bot's; wait where a player has to decide."""
    while (contest := draft.state.contest) is not None:
        if contest.open is not None:
            return draft.accepted("waiting", contest.thrower)
        given = second if contest.stage == DEFENSE else first
        if given is not None:
            if reasons := _typed(draft, contest, given):
                return draft.refused(reasons)
        elif contest.count and (contest.held or (contest.stage == DEFENSE and contest.typed)):
            told = messages.DEFENSE_WAITS if contest.stage == DEFENSE else messages.DICE_WAIT
            draft.say(told.step(CHECK, figure=FigureId(contest.thrower)))
            return draft.accepted("waiting", contest.thrower)
        else:
            _roll(draft, contest, draft.thrown(contest.count), "bot" if contest.count else "")
            if not contest.count or not _waits(draft, contest):
                _kept(draft, None)
    return draft.accepted()


def _waits(draft: Draft, contest: Contest) -> bool:
    """Return whether a roll waits: as asked, else where its player could throw dice again (5, P310).

    Of dice that players threw those that explode wait, too: their player throws them, or leaves them.
    """
    figure = draft.state.by_id(contest.thrower)
    roll, mana = contest.open, mana_for(draft.state, contest)
    if contest.typed and roll is not None and read_roll(roll, contest.count, contest.against, mana).may_explode:
        return True
    if contest.wait is not None:
        return contest.wait
    parts = (part for name in ("weapons", "abilities", "items") for part in figure.card.document.get(name, ()))
    return figure.mana > 0 or any(part.get("text") for part in parts)


def _roll(draft: Draft, contest: Contest, faces: Sequence[int], dice: str) -> None:
    count = sum(succeeds(face, contest.against) for face in faces)
    facts = {"figure": contest.thrower, "test": contest.stage, "faces": tuple(faces), "successes": count}
    draft.add(ev.TestRolled, **facts, dice=dice)


def _typed(draft: Draft, contest: Contest, given: cmd.Rolled) -> list[Step]:
    """Take a roll that players made, whole; return what is wrong with it. Of explosions it may say nothing yet."""
    roll = Roll(
        tuple(_faces(given.rolls, "rolls")),
        tuple(_swaps(given.free, "free")),
        tuple(_swaps(given.mana, "mana")),
        tuple(_faces(given.new or (), "new")),
    )
    found = read_roll(roll, contest.count, contest.against, mana_for(draft.state, contest))
    if found.because:
        return [reason.step for reason in found.because]
    _roll(draft, contest, roll.rolls, "typed")
    for by, swaps in (("free", roll.free), ("mana", roll.mana)):
        if swaps:
            _again(draft, by, swaps, "typed")
    if given.new is not None or not found.may_explode:
        _kept(draft, roll.new)
    return []


def _faces(given: Sequence[object], path: str) -> Sequence[int]:
    return [_die(face, f"{path}[{index}]") for index, face in enumerate(given)]


def _die(face: object, path: str) -> int:
    if isinstance(face, bool) or not isinstance(face, int):
        raise DocumentError(path, "error-not-a-number", given=as_given(face))
    if not 1 <= face <= EXPLODES:
        message, limit = ("error-too-small", 1) if face < 1 else ("error-too-large", EXPLODES)
        raise DocumentError(path, message, given=face, limit=limit)
    return face


def _swaps(given: Sequence[tuple[int, int]], path: str) -> Sequence[tuple[int, int]]:
    return [(int(position), _die(face, f"{path}[{index}][1]")) for index, (position, face) in enumerate(given)]


def _again(draft: Draft, by: str, swaps: Sequence[tuple[int, int]], dice: str) -> None:
    contest = draft.state.contest
    assert contest is not None  # noqa: S101 - it is being made
    mana = draft.state.by_id(contest.thrower).mana
    left = mana - len(swaps) if by == "mana" else mana
    draft.add(ev.TestRerolled, figure=contest.thrower, by=by, swaps=tuple(swaps), left=left, dice=dice)


def _kept(draft: Draft, new: Sequence[int] | None) -> None:
    """Keep the dice: throw those of explosions, count, and let the defense begin or the test come to its end."""
    contest = draft.state.contest
    assert contest is not None  # noqa: S101 - it is being made
    assert contest.open is not None  # noqa: S101 - its dice lie there
    roll = contest.open
    mana = mana_for(draft.state, contest)
    dice = "typed" if new else ""
    thrown = list(new or ())
    if new is None:
        while (waiting := read_roll(_with_new(roll, thrown), contest.count, contest.against, mana).may_explode) > 0:
            dice = "bot"
            thrown += draft.thrown(waiting)
            if len(thrown) > MOST_NEW:
                raise DocumentError("new", "error-list-too-long", limit=MOST_NEW)
    found = read_roll(_with_new(roll, thrown), contest.count, contest.against, mana)
    thrower, stage = contest.thrower, contest.stage
    draft.add(ev.TestKept, figure=thrower, test=stage, new=tuple(thrown), successes=found.successes, dice=dice)
    if stage == DEFENSE and draft.state.by_id(thrower).concentrated:
        draft.add(ev.TokenSpent, figure=thrower)
    now = draft.state.contest
    if now is not None and (stage == DEFENSE or now.stage != DEFENSE):
        resolve(draft, with_roll(contest, _with_new(roll, thrown)))


def _with_new(roll: Roll, new: Sequence[int]) -> Roll:
    return Roll(roll.rolls, roll.free, roll.mana, tuple(new))


def throw(draft: Draft, command: cmd.Throw) -> Decision:
    """Throw the dice that a test waits for."""
    contest = draft.state.contest
    if contest is None or contest.open is not None:
        return draft.refused([messages.NO_TEST.step(CHECK)])
    if reasons := not_yours(draft, draft.state.by_id(contest.thrower)):
        return draft.refused(reasons)
    if command.roll is not None:
        reasons = _typed(draft, contest, command.roll)
        return draft.refused(reasons) if reasons else _thrown(draft, None, None)
    if command.rolls is None:
        _roll(draft, contest, draft.thrown(contest.count), "bot")
    else:
        faces = _faces(command.rolls, "rolls")
        found = read_roll(Roll(tuple(faces)), contest.count, contest.against, 0)
        if found.because:
            return draft.refused([reason.step for reason in found.because])
        _roll(draft, contest, faces, "typed")
    now = draft.state.contest
    assert now is not None  # noqa: S101 - its dice lie there
    if not _waits(draft, now):
        _kept(draft, None if command.rolls is None else ())
    return _thrown(draft, None, None)


def reroll(draft: Draft, command: cmd.Reroll) -> Decision:
    """Throw dice again: the free ones first, then one for each mana (5, M16)."""
    contest = draft.state.contest
    if contest is None or contest.open is None:
        return draft.refused([messages.NO_TEST.step(CHECK)])
    if reasons := not_yours(draft, draft.state.by_id(contest.thrower)):
        return draft.refused(reasons)
    if not command.free and not command.mana:
        raise DocumentError("mana", "error-missing")
    if command.free and contest.open.mana:
        return draft.refused([messages.FREE_FIRST.step(CHECK)])
    if (command.free and contest.open.free) or (command.mana and contest.open.mana):
        return draft.refused([messages.AT_ONCE.step(CHECK)])
    for by, given in (("free", command.free), ("mana", command.mana)):
        if given and (reasons := _reroll(draft, by, given)):
            return draft.refused(reasons)
    return draft.accepted("waiting", contest.thrower)


def _reroll(draft: Draft, by: str, given: Mapping[int, int | None]) -> list[Step]:
    contest = draft.state.contest
    assert contest is not None  # noqa: S101 - as the caller found
    assert contest.open is not None  # noqa: S101 - as the caller found
    roll = contest.open
    typed = {place: face for place, face in given.items() if face is not None}
    if typed and len(typed) < len(given):
        raise DocumentError(by, "error-motu-dice-mixed")
    probe = [(int(place), _die(typed.get(place, 1), f"{by}.{place}")) for place in given]
    changed = replace(roll, free=(*roll.free, *probe)) if by == "free" else replace(roll, mana=(*roll.mana, *probe))
    found = read_roll(changed, contest.count, contest.against, mana_for(draft.state, contest))
    if found.because:
        return [reason.step for reason in found.because]
    if not typed:
        probe = list(zip([place for place, _ in probe], draft.thrown(len(probe)), strict=True))
    _again(draft, by, probe, "typed" if typed else "bot")
    return []


def keep(draft: Draft, command: cmd.Keep) -> Decision:
    """Keep the dice and throw those of explosions (5)."""
    contest = draft.state.contest
    if contest is None or contest.open is None:
        return draft.refused([messages.NO_TEST.step(CHECK)])
    if reasons := not_yours(draft, draft.state.by_id(contest.thrower)):
        return draft.refused(reasons)
    new = None if command.new is None else _faces(command.new, "new")
    if new is not None:
        roll = _with_new(contest.open, new)
        found = read_roll(roll, contest.count, contest.against, mana_for(draft.state, contest))
        if found.because:
            return draft.refused([reason.step for reason in found.because])
    _kept(draft, new)
    return _thrown(draft, None, None)
