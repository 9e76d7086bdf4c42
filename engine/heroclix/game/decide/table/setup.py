"""Opening a game, its map and its figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.board.ground.board import Board
from engine.heroclix.effects.placing.one import beside_generator, comes_adjacent
from engine.heroclix.fight.card_text import card_steps
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.beside.sideline_limit import sideline_steps
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.moves.handling import say_pilot
from engine.heroclix.game.decide.table.order import areas_opposite, objects_set_up, out_of_turn, whose_map
from engine.heroclix.game.decide.table.seats import not_yours, side_not_yours, side_of
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.card import Card, card_of, read_card, started
from engine.heroclix.game.state.figure import GameFigure
from engine.heroclix.game.state.layout import Layout, read_layout, read_squares
from engine.heroclix.game.state.names import new_id
from engine.heroclix.position import MapPrint, Marker, Position
from engine.heroclix.ruleset import JUDGED, Powers, Ruleset
from engine.heroclix.sides import SIDES
from engine.readable import check_readable
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = [
    "add_figure",
    "edit_figure",
    "load_map",
    "new_game",
    "place",
    "remove_figure",
    "said_beside",
    "solid",
    "square_names",
    "standing",
    "taken_ids",
]

CHECK = StepKind.CHECK
MAX_BUILD_TOTAL = 10_000
MOST_CHANGES = 100  # of a map that is edited, kept one by one


def new_game(draft: Draft, command: cmd.NewGame, _dice: Dice) -> Decision:
    """Open a game in its set-up."""
    if command.ruleset not in JUDGED:
        raise DocumentError(
            "ruleset", "error-ruleset-not-played", given=command.ruleset[:60], expected=", ".join(JUDGED)
        )
    total = command.build_total
    if total < 1:
        raise DocumentError("build_total", "error-too-small", given=total, limit=1)
    if total > MAX_BUILD_TOTAL:
        raise DocumentError("build_total", "error-too-large", given=total, limit=MAX_BUILD_TOTAL)
    name = command.name.strip()[:80]
    if name:
        check_readable("name", name)
    facts = {"build_total": total, "name": name, "battle_royale": command.battle_royale}
    draft.add(ev.GameOpened, ruleset=command.ruleset, **facts)
    if command.battle_royale:
        draft.say(messages_beside.ROYALE.step(CHECK))
    return draft.accepted()


def load_map(draft: Draft, command: cmd.LoadMap, _dice: Dice) -> Decision:
    """Lay out a map; refused while a figure would stand outside it or on blocking terrain."""
    state = draft.state
    layout = read_layout(state.rules, command.map, [figure.id for figure in state.figures])
    for side in layout.map.starting_areas:
        if side not in SIDES:
            raise DocumentError(
                f"starting_areas.{side[:60]}", "error-not-one-of", given=side[:60], expected=", ".join(SIDES)
            )
    _check_areas(layout.map)
    for index, thing in enumerate(layout.things):
        if thing.held_by is not None and state.by_id(thing.held_by).ko:
            raise DocumentError(f"objects[{index}].held_by", "error-no-figure", id=thing.held_by)
    reasons = [reason for figure in state.in_play for reason in _unfit(state, figure, layout)]
    if reasons:
        return draft.refused(reasons)
    changes = tuple(command.changes)
    edited = {"terrain": command.terrain[:40], "places": tuple(command.places)[:400]}
    draft.say(*whose_map(draft, command))
    draft.add(ev.MapLoaded, map=layout.document, **edited, changes=changes[:MOST_CHANGES], changed=len(changes))
    draft.say(*areas_opposite(draft.state), *objects_set_up(draft.state, state))
    return draft.accepted()


def _check_areas(printed: MapPrint) -> None:
    """Raise DocumentError, which names the field, where a side has no square that is not another's too (4.2, 4.3c).

    Areas that only overlap contradict the book as well; players are told of it, as of other oddities of a map.
    """
    for side, area in printed.starting_areas.items():
        others = (other for other, squares in printed.starting_areas.items() if other != side and not area & ~squares)
        if area and (other := next(others, None)) is not None:
            raise DocumentError(f"starting_areas.{side}", "error-areas-same", other=other)


def solid(rules: Ruleset, printed: MapPrint, markers: tuple[Marker, ...]) -> int:
    """Return the squares of blocking terrain, markers counted (13.2)."""
    return Board.of(Position(rules, printed, markers=markers)).terrain.blocking


def _unfit(state: GameState, figure: GameFigure, layout: Layout) -> Iterable[Step]:
    blocked = solid(state.rules, layout.map, layout.markers)
    for square in figure.squares if state.map is not None else ():
        assert state.map is not None  # noqa: S101 - a figure on squares stands on a map
        column, row = state.map.column_row(square)
        name = state.map.name_of(square)
        if column >= layout.map.columns or row >= layout.map.rows:
            yield messages.MAP_TOO_SMALL.step(CHECK, figure=FigureId(figure.id), square=name)
        elif blocked >> layout.map.square(column, row) & 1:
            yield messages.BLOCKING.step(CHECK, square=name)


def add_figure(draft: Draft, command: cmd.AddFigure, _dice: Dice) -> Decision:
    """Add a figure to a side, on the map where `at` is given; one that an effect generates to that effect's side."""
    by = None if command.generated_by is None else draft.state.figure(command.generated_by, "generated_by")
    document = command.card if command.start is None else started(draft.state.rules.powers, command.card, command.start)
    card = card_of(draft.state.rules, document)
    side = generated_for(draft.state.rules, by) if by and command.side is None else side_of(draft, command.side)
    if against := side_not_yours(draft, by.side if by and command.side is None else side):
        return draft.refused(against)
    if by is not None:
        if against := _against_another(draft.state, by, card.name, command.limit):
            return draft.refused(against)
        card = generated_card(draft.state.rules, card, by)
    figure = GameFigure(new_id(card.name, taken_ids(draft.state)), card, side)
    squares: tuple[int, ...] = ()
    if command.at is not None and not command.sideline:
        squares, reasons = standing(draft.state, figure, command.at, "at")
        if reasons:
            return draft.refused(reasons)
    if squares:
        draft.say(*out_of_turn(draft.state, side))
    facts = {"card": dict(card.document), "at": square_names(draft.state, squares), "aside": command.sideline}
    draft.add(ev.FigureAdded, figure=figure.id, side=side, **facts, generated_by="" if by is None else by.id)
    if by is not None and squares and by.squares:
        draft.say(*said_beside(draft, by, figure.id))
    if command.sideline:
        draft.say(*sideline_steps(draft.state, side))
    return draft.accepted(value=figure.id)


def taken_ids(state: GameState) -> set[str]:
    """Return the ids that a new figure can't have."""
    return {other.id for other in state.figures} | {thing.id for thing in state.things}


def _against_another(state: GameState, by: GameFigure, name: str, limit: int | None) -> list[Step]:
    """Return why the figure can't generate one more: so many of its own are on the map (21.6c, 27.7j)."""
    there = [one for one in state.in_play if one.generated_by == by.id and one.name == name and one.squares]
    if limit is None or len(there) < limit:
        return []
    return [messages.MAX_THERE.step(CHECK, figure=FigureId(by.id), element=Typed(name), limit=limit)]


def generated_for(rules: Ruleset, by: GameFigure) -> str:
    """Return the side of what a figure generates, unless the effect names another (21.6d)."""
    return by.owner if rules.generated_for_owner else by.side


def generated_card(rules: Ruleset, card: Card, by: GameFigure) -> Card:
    """Return the card of what a figure generates: a bystander may have all of that figure's keywords (24.1a)."""
    if not card.bystander or not rules.shared_keywords:
        return card
    return read_card(rules.powers, {**card.document, "keywords": sorted(card.keywords | by.keywords)})


def said_beside(draft: Draft, by: GameFigure, figure: str) -> list[Step]:
    """Say so where it was not placed beside it, as it is unless the effect names another place (21.6a)."""
    position = draft.state.position()
    if beside_generator(position, position.figure(by.id)) & position.figure(figure).squares_bits:
        return []
    message = messages.NOT_BESIDE if comes_adjacent(draft.state.rules) else messages.NOT_NEXT_TO
    return [message.step(StepKind.IGNORED, figure=FigureId(figure), by=FigureId(by.id))]


def _reading_changed(before: Card, after: Card) -> dict[str, str]:
    """Return which special power's text is read otherwise now, and how; nothing where that is none, or several."""
    earlier = {each["name"]: _how_read(each) for each in before.document.get("special", ())}
    changed = [
        (each["name"], _how_read(each))
        for each in after.document.get("special", ())
        if each["name"] in earlier and earlier[each["name"]] != _how_read(each)
    ]
    if len(changed) != 1:
        return {}
    [(name, (read, effects))] = changed
    return {"special": name, "read": "typed" if effects else "on" if read else "off"}


def _how_read(special: Mapping[str, Any]) -> tuple[bool, Any]:
    return special.get("read", True), special.get("effects") or None


def edit_figure(draft: Draft, command: cmd.EditFigure, _dice: Dice) -> Decision:
    """Change keys of a figure's card; its squares must suit the new base, its click the new dial."""
    figure = draft.state.figure(command.figure)
    if reasons := not_yours(draft, figure):
        return draft.refused(reasons)
    _known_powers(draft.state.rules.powers, command.changes.get("powers"))
    size = command.changes.get("size")
    if draft.state.status == "playing" and "vehicle" in figure.card.abilities and size not in (None, figure.card.size):
        return draft.refused([messages.VEHICLE_SIZE.step(CHECK, figure=FigureId(figure.id))])
    document = {**figure.card.document, **command.changes}
    card = card_of(draft.state.rules, {key: value for key, value in document.items() if value is not None})
    if card.clicks is not None and figure.click > card.clicks + figure.ko:
        raise DocumentError("card.dial", "error-click-outside", click=figure.click, clicks=card.clicks)
    if figure.squares and sorted(card.base) != sorted(figure.card.base):
        width, height = card.base
        raise DocumentError("card.base", "error-base-shape", width=width, height=height, count=len(figure.squares))
    draft.add(ev.FigureEdited, figure=figure.id, card=dict(card.document), **_reading_changed(figure.card, card))
    edited = draft.state.by_id(figure.id).for_position(draft.state.rules.powers)
    told = card_steps(draft.state.rules.powers, edited) if "abilities" in command.changes else ()
    draft.say(*(step for step in told if "ability" in step.data))
    return draft.accepted(value=figure.id)


def _known_powers(printed: Powers, powers: object) -> None:
    """Raise DocumentError naming the nearest power for one that no card prints."""
    known = [power.slug for power in printed.standard]
    for index, slug in enumerate(powers if isinstance(powers, (list, tuple)) else ()):
        if isinstance(slug, str) and slug not in known:
            near = get_close_matches(slug, known, 3, 0.4) or known
            raise DocumentError(f"powers[{index}]", "error-not-one-of", given=slug[:60], expected=", ".join(near))


def remove_figure(draft: Draft, command: cmd.RemoveFigure, _dice: Dice) -> Decision:
    """Take a figure out of the game, KO area included; refused while an attack of or on it waits."""
    figure = draft.state.figure(command.figure)
    reasons = list(not_yours(draft, figure))
    if any(figure.id in pending.concerned for pending in draft.state.pending):
        reasons.append(messages.DAMAGE_WAITS.step(CHECK, figure=FigureId(figure.id)))
    if reasons:
        return draft.refused(reasons)
    say_pilot(draft, figure)
    draft.add(ev.FigureRemoved, figure=figure.id)
    return draft.accepted(value=figure.id)


def place(draft: Draft, command: cmd.Place, _dice: Dice) -> Decision:
    """Put a figure on squares, or take it off the map; no action and no token (10.10)."""
    figure = draft.state.figure(command.figure)
    reasons = list(not_yours(draft, figure))
    if figure.ko:
        reasons.append(messages.KO.step(CHECK, figure=FigureId(figure.id)))
    if figure.aside:
        reasons.append(messages.ASIDE.step(CHECK, figure=FigureId(figure.id)))
    squares: tuple[int, ...] = ()
    if command.at is not None:
        squares, more = standing(draft.state, figure, command.at, "at")
        reasons += more
    if reasons:
        return draft.refused(reasons)
    draft.say(*_outside_area(draft.state, figure, squares))
    if squares:
        draft.say(*out_of_turn(draft.state, figure.side))
    if not squares and figure.click in figure.card.countdown:
        draft.say(messages.COUNTDOWN_OFF.step(StepKind.IGNORED, figure=FigureId(figure.id)))
    if squares and draft.state.status == "playing" and figure.click in figure.card.countdown:
        draft.say(messages_beside.COUNTS_DOWN.step(StepKind.IGNORED, figure=FigureId(figure.id)))
    if figure.squares and not squares:
        say_pilot(draft, figure, stays=True)
    draft.add(ev.Placed, figure=figure.id, at=square_names(draft.state, squares))
    return draft.accepted(value=figure.id)


def standing(
    state: GameState, figure: GameFigure, where: cmd.Where, path: str
) -> tuple[tuple[int, ...], tuple[Step, ...]]:
    """Return the squares that a figure would occupy, and why it can't stand there (13.2)."""
    if state.map is None:
        return (), (messages.NO_MAP.step(CHECK),)
    squares = read_squares(state.rules, state.map, figure.card.base, where, path)
    blocked = solid(state.rules, state.map, state.markers)
    reasons = []
    for square in squares:
        other = state.at(square)
        name = state.map.name_of(square)
        if other is not None and other.id != figure.id:
            reasons.append(messages.OCCUPIED.step(CHECK, square=name, figure=FigureId(other.id)))
        if blocked >> square & 1:
            reasons.append(messages.BLOCKING.step(CHECK, square=name))
    return squares, tuple(reasons)


def square_names(state: GameState, squares: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names of squares on the game's map."""
    return () if state.map is None else tuple(state.map.name_of(square) for square in squares)


def _outside_area(state: GameState, figure: GameFigure, squares: tuple[int, ...]) -> tuple[Step, ...]:
    """During set-up: none of its squares is in its side's starting area, where the map names one (15.4)."""
    area = 0 if state.map is None else state.map.starting_areas.get(figure.side, 0)
    if state.status != "setup" or not area or not squares or any(area >> square & 1 for square in squares):
        return ()
    return (messages.OUTSIDE_AREA.step(CHECK, figure=FigureId(figure.id), side=messages.side_term(figure.side)),)
