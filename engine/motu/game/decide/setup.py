"""Setting up a game: the field, its objectives, the armies and their characters, the starting player (3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.errors import DocumentError, as_given
from engine.motu.game.apply.table import check_apart, free_places, moved_to, tokens_beside
from engine.motu.game.commands import table as cmd
from engine.motu.game.commands.base import Where
from engine.motu.game.decide.draft import CHECK, Decision, Draft
from engine.motu.game.decide.seats import not_yours, one_of_sides, side_not_yours, side_of
from engine.motu.game.describe import messages
from engine.motu.game.describe.messages import side_term
from engine.motu.game.events import table as ev
from engine.motu.game.events.rounds import PhaseBegan
from engine.motu.game.state import SIDES_OF_WAR
from engine.motu.game.state.character import read_character
from engine.motu.game.state.figure import GameFigure
from engine.motu.game.state.ground import read_ground
from engine.motu.game.state.names import new_id
from engine.motu.ground.field import Field
from engine.motu.ground.hexes import SIDES
from engine.motu.names import Names
from engine.motu.ruled import RULESET
from engine.readable import check_readable
from engine.ruling import FigureId, Step

__all__ = [
    "add_character", "begin", "edit_character", "golden_rule", "lay_field", "new_game", "place", "place_objective",
    "remove_character", "roll_starting",
]  # fmt: skip

MOST_POINTS, MOST_FIGURES, MOST_TOKENS = 10_000, 100, 100
MOST_THROWS = 1000  # of two dice that tie; beyond them dice are no dice
LONGEST_NAME = 80
LONGEST_REASON = 200


def new_game(draft: Draft, command: cmd.NewGame) -> Decision:
    """Open a game in its set-up."""
    if command.points < 0:
        raise DocumentError("points", "error-too-small", given=command.points, limit=0)
    if command.points > MOST_POINTS:
        raise DocumentError("points", "error-too-large", given=command.points, limit=MOST_POINTS)
    name = command.name.strip()[:LONGEST_NAME]
    if name:
        check_readable("name", name)
    draft.add(ev.GameOpened, ruleset=RULESET, name=name, points=command.points)
    return draft.accepted()


def lay_field(draft: Draft, command: cmd.LayField) -> Decision:
    """Lay out a field with its objective tokens; refused while a miniature could not stand where it does."""
    state = draft.state
    ground = read_ground(command.map)
    names = Names(ground.field)
    _check_zones(ground.field)
    if len(command.objectives) > MOST_TOKENS:
        raise DocumentError("objectives", "error-list-too-long", limit=MOST_TOKENS)
    check_apart(names, {f"objectives.{token}": at for token, at in command.objectives.items()})
    reasons = []
    for figure in state.figures:
        try:
            moved_to(state.ground, ground, figure)
        except DocumentError:
            reasons.append(messages.DOES_NOT_FIT.step(CHECK, figure=FigureId(figure.id)))
    if reasons:
        return draft.refused(reasons)
    tokens = {new_id(token, ()): at for token, at in command.objectives.items()}
    draft.add(ev.FieldLaid, map=dict(ground.document), objectives=tokens)
    return draft.accepted()


def _check_zones(field: Field) -> None:
    """Raise DocumentError where a deployment zone has no hex that is not the other army's too (2c)."""
    for side, other in zip(SIDES_OF_WAR, reversed(SIDES_OF_WAR), strict=True):
        zone = field.zones.get(side)
        if zone and set(zone) <= set(field.zones.get(other, ())):
            raise DocumentError(f"map.zones.{side}", "error-motu-zones-same", other=other)


def place_objective(draft: Draft, command: cmd.PlaceObjective) -> Decision:
    """Put an objective token somewhere, or take it off the field (P302)."""
    state = draft.state
    if state.ground is None:
        return draft.refused([messages.NO_FIELD.step(CHECK)])
    token = new_id(command.token, ())
    there = any(each.id == token for each in state.objectives)
    if command.at is None and not there:
        expected = ", ".join(each.id for each in state.objectives) or "–"
        raise DocumentError("token", "error-not-there", id=token, expected=expected)
    if command.at is not None:
        check_apart(Names(state.ground.field), {"at": command.at}, tokens_beside(state, token))
        if not there and len(state.objectives) >= MOST_TOKENS:
            raise DocumentError("objectives", "error-list-too-long", limit=MOST_TOKENS)
    draft.add(ev.ObjectivePlaced, token=token, at=command.at or "")
    return draft.accepted(value=token)


def add_character(draft: Draft, command: cmd.AddCharacter) -> Decision:
    """Add a character to an army, on the field where `at` is given."""
    side = side_of(draft, command.side)
    if against := side_not_yours(draft, side):
        return draft.refused(against)
    card = read_character(command.card)
    if len(draft.state.figures) >= MOST_FIGURES:
        raise DocumentError("figures", "error-list-too-long", limit=MOST_FIGURES)
    figure = GameFigure(new_id(card.name, [each.id for each in draft.state.figures]), side, card)
    _facing(command.facing)
    at, against = _set_down(draft, figure, command.at)
    if against:
        return draft.refused(against)
    draft.add(ev.CharacterAdded, figure=figure.id, side=side, card=dict(card.document), at=at, facing=command.facing)
    _say_zone(draft, figure.id)
    return draft.accepted(value=figure.id)


def _facing(facing: str) -> str:
    if facing not in SIDES:
        raise DocumentError("facing", "error-not-one-of", given=as_given(facing), expected=", ".join(SIDES))
    return facing


def _set_down(draft: Draft, figure: GameFigure, at: Where | None) -> tuple[tuple[str, ...], list[Step]]:
    """Return the names of the places that a base is put on, and why it cannot be: nothing lies there yet."""
    if at is None:
        return (), []
    if draft.state.ground is None:
        return (), [messages.NO_FIELD.step(CHECK)]
    named = (at,) if isinstance(at, str) else tuple(at)
    field = draft.state.ground.field
    return tuple(field.name(place) for place in free_places(draft.state, figure, named)), []


def _say_zone(draft: Draft, figure_id: str) -> None:
    """Point out a miniature that is set up outside the deployment zone of its army (2c, P308)."""
    state, figure = draft.state, draft.state.by_id(figure_id)
    zone = state.ground.field.zones.get(figure.side) if state.ground is not None else None
    if state.status != "setup" or not zone or not figure.places:
        return
    if any(place.hex not in zone for place in figure.places):
        who = FigureId(figure.id)
        draft.say(messages.OUTSIDE_ZONE.step(CHECK, figure=who, side=side_term(figure.side)))


def edit_character(draft: Draft, command: cmd.EditCharacter) -> Decision:
    """Change keys of a character's card, such as its equipment."""
    figure = draft.state.figure(command.figure)
    if against := not_yours(draft, figure):
        return draft.refused(against)
    card = read_character({**figure.card.document, **command.changes}, "changes")
    if figure.places and card.size != len(figure.places):
        raise DocumentError("changes.size", "error-motu-base-size", given=len(figure.places), expected=card.size)
    draft.add(ev.CharacterEdited, figure=figure.id, card=dict(card.document))
    return draft.accepted(value=figure.id)


def remove_character(draft: Draft, command: cmd.RemoveCharacter) -> Decision:
    """Take a character out of the game; not while it acts, or an interruption is about it."""
    figure = draft.state.figure(command.figure)
    reasons = not_yours(draft, figure)
    course = draft.state.course
    if course.active:
        reasons.append(messages.STILL_ACTIVE.step(CHECK, figure=FigureId(course.active)))
    if reasons:
        return draft.refused(reasons)
    draft.add(ev.CharacterRemoved, figure=figure.id)
    return draft.accepted(value=figure.id)


def place(draft: Draft, command: cmd.Place) -> Decision:
    """Put a miniature on places, without an action, or take it off the field (P302)."""
    figure = draft.state.figure(command.figure)
    reasons = not_yours(draft, figure)
    if figure.defeated:
        reasons.append(messages.DEFEATED.step(CHECK, figure=FigureId(figure.id)))
    facing = "" if command.facing is None else _facing(command.facing)
    at, against = _set_down(draft, figure, command.at)
    if reasons or against:
        return draft.refused([*reasons, *against])
    draft.add(ev.Placed, figure=figure.id, at=at, facing=facing)
    _say_zone(draft, figure.id)
    return draft.accepted(value=figure.id)


def roll_starting(draft: Draft, command: cmd.RollStarting) -> Decision:
    """Find the starting player: the higher die, thrown again while they tie; or whom the players say (3)."""
    if draft.state.status != "setup":
        return draft.refused([messages.SETUP_OVER.step(CHECK)])
    if command.side is not None:
        draft.add(ev.StartingRolled, side=one_of_sides(command.side))
        return draft.accepted(value=command.side)
    side, rolls, dice = _higher(draft, command.rolls)
    draft.add(ev.StartingRolled, side=side, rolls=rolls, typed=len(command.rolls), dice=dice)
    return draft.accepted(value=side)


def golden_rule(draft: Draft, command: cmd.GoldenRule) -> Decision:
    """Let a die each decide what no rule does (2)."""
    side, rolls, dice = _higher(draft, command.rolls)
    about = command.about.strip()[:LONGEST_REASON]
    draft.add(ev.GoldenRuled, side=side, rolls=rolls, typed=len(command.rolls), dice=dice, about=about)
    return draft.accepted(value=side)


def _higher(draft: Draft, given: Sequence[Mapping[str, Any]]) -> tuple[str, tuple[dict[str, int], ...], str]:
    """Return the side with the higher die, the throws that told it, and whose dice they were."""
    rolls = [_pair(each, index) for index, each in enumerate(given)]
    dice = "typed"
    while not rolls or not _decided(rolls):
        dice = "both" if given else "bot"
        rolls.append(dict(zip(SIDES_OF_WAR, draft.thrown(2), strict=True)))
        if len(rolls) > MOST_THROWS:
            raise DocumentError("rolls", "error-list-too-long", limit=MOST_THROWS)
    last = rolls[-1]
    return max(last, key=lambda each: last[each]), tuple(rolls), dice


def _pair(given: Mapping[str, Any], index: int) -> dict[str, int]:
    """Return the dice of one throw that players made. Raises DocumentError unless each side has one."""
    path = f"rolls[{index}]"
    for side in SIDES_OF_WAR:
        if side not in given:
            raise DocumentError(f"{path}.{side}", "error-missing")
    for side, die in given.items():
        one_of_sides(side, path)
        if isinstance(die, bool) or not isinstance(die, int):
            raise DocumentError(f"{path}.{side}", "error-not-a-number", given=as_given(die))
        if not 1 <= die <= 6:
            message, limit = ("error-too-small", 1) if die < 1 else ("error-too-large", 6)
            raise DocumentError(f"{path}.{side}", message, given=die, limit=limit)
    return dict(given)


def _decided(rolls: Sequence[Mapping[str, int]]) -> bool:
    """Return whether the last throw differs. Raises DocumentError where an earlier one does: that one counted."""
    for index, each in enumerate(rolls[:-1]):
        if len(set(each.values())) > 1:
            raise DocumentError(f"rolls[{index + 1}]", "error-list-too-long", limit=index + 1)
    return len(set(rolls[-1].values())) > 1


def begin(draft: Draft, _command: cmd.Begin) -> Decision:
    """End the set-up: the first round begins with its activation phase, since hands were drawn already (3, 4a)."""
    state = draft.state
    if state.status != "setup":
        return draft.refused([messages.SETUP_OVER.step(CHECK)])
    if reasons := _not_ready(draft):
        return draft.refused(reasons)
    for side in SIDES_OF_WAR:
        cost = sum(figure.card.cost for figure in state.figures if figure.side == side)
        if state.points and cost > state.points:
            draft.say(messages.OVER_POINTS.step(CHECK, side=side_term(side), cost=cost, points=state.points))
    draft.add(PhaseBegan, round=1, phase="activation")
    return draft.accepted()


def _not_ready(draft: Draft) -> list[Step]:
    """Return what the set-up still lacks, in the book's order of steps (3)."""
    state = draft.state
    reasons = []
    seated = sum(bool(player.id) for player in state.players)
    if seated < len(SIDES_OF_WAR):
        reasons.append(messages.TOO_FEW_PLAYERS.step(CHECK, count=seated))
    if state.ground is None:
        reasons.append(messages.NO_FIELD.step(CHECK))
    for side in SIDES_OF_WAR:
        if not any(figure.side == side for figure in state.figures):
            reasons.append(messages.NO_CHARACTERS.step(CHECK, side=side_term(side)))
    off = [figure for figure in state.figures if not figure.places and not figure.defeated]
    reasons += [messages.OFF_FIELD.step(CHECK, figure=FigureId(figure.id)) for figure in off]
    if not state.course.starting_player:
        reasons.append(messages.NO_STARTING.step(CHECK))
    return reasons
