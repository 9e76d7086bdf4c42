"""Commands that try things: actions on anything, ways over anything, things laid anywhere, set-ups that are not ready.

They are well formed, and say only for some whether the rules have to refuse them; what is accepted is not kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from engine.heroclix.board.ground.board import Board
from engine.heroclix.game import (
    AddCard,
    AddFigure,
    Attack,
    Choose,
    Command,
    ConfirmDamage,
    EndTurn,
    GameState,
    Join,
    LoadMap,
    Move,
    NewGame,
    Place,
    Redo,
    Replace,
    Undo,
    Use,
    UseCard,
    open_questions,
)
from engine.heroclix.powers import STANDARD
from tests.engine.game.naive_choices import Maker, attempts, owner
from tests.engine.game.random_forces import bystander_card
from tests.engine.game.random_player import actions_of, legal
from tests.engine.game.random_probe import Probe
from tests.engine.game.random_rare import RARE

__all__ = ["before_the_first_turn", "probe"]

STAND_IN = {
    "name": "Stand-in",
    "points": 10,
    "values": {"speed": 6, "attack": 9, "defense": 15, "damage": 1},
    "clicks": 9,
}


def probe(state: GameState, chance: random.Random) -> tuple[Command, bool] | None:
    """Return a command that tries something, and whether the rules have to refuse it; None where it does not fit."""
    figures = [figure for figure in state.in_play if figure.squares]
    if not figures:
        return None
    mine = [figure for figure in figures if figure.side == state.active]
    ready = [figure for figure in mine if not figure.acted and figure.tokens < 2]
    at = Probe(state, chance.choice(ready if ready and chance.random() < 0.9 else figures), chance)
    if state.resolving and chance.random() < 0.5:  # what belongs to the action, and what may not begin (8.1j)
        return _action(at)
    if state.resolving:
        made = _answer(at)
        return None if made is None else (made, False)
    if chance.random() < 0.25:
        return _action(at)
    made = chance.choice(PROBES)(at)
    return None if made is None else (made, False)


def _action(at: Probe) -> tuple[Command, bool] | None:
    """Try an action on anything: it has to be refused where it is listed as illegal."""
    position = at.state.position()
    action = at.chance.choice(actions_of(position, at.figure.id, at.chance) or ["close"])
    made = attempts(at.state, at.figure, action, at.chance)
    if not made:
        return None
    chosen = at.chance.choice(made)
    named = chosen.action if isinstance(chosen, (Attack, Move)) else action
    if named is None and _stays(at):
        return chosen, False
    return chosen, not legal(position, at.figure.id, named or "move")


def _stays(at: Probe) -> bool:
    """Return whether it is Immobile and in the middle of something that moves: its own square ends that (R36, P82)."""
    doing = at.state.doing
    moving = doing is not None and doing.figure == at.figure.id and "move" in doing.left
    return moving and "immobile" in at.figure.card.abilities


def _path(at: Probe) -> Command | None:
    """Go a way of adjacent squares, whatever stands or lies there; sometimes one that jumps."""
    assert at.state.map is not None
    printed = at.state.map
    column, row = printed.column_row(at.figure.squares[0])
    path = []
    for _ in range(at.chance.randint(1, 4)):
        step = 1 if at.chance.random() < 0.95 else 2
        column = min(max(column + at.chance.randint(-step, step), 0), printed.columns - 1)
        row = min(max(row + at.chance.randint(-step, step), 0), printed.rows - 1)
        path.append(printed.name_of(printed.square(column, row)))
    if len(at.figure.squares) > 1:
        return None
    return Move(at.figure.id, path[-1], path=path, **at.who)


def _carry(at: Probe) -> Command | None:
    others = at.chance.sample(at.others, min(len(at.others), at.chance.choice((1, 1, 2))))
    if not others:
        return None
    drop = {others[0]: at.square()} if at.chance.random() < 0.3 else None
    drops = drop if drop and at.state.by_id(others[0]).card.base == (1, 1) else None
    return Move(at.figure.id, at.here(), carry=others, drop=drops, **at.who)


def _pick_up(at: Probe) -> Command | None:
    named = at.any_element()
    return None if named is None else Move(at.figure.id, at.here(), pick_up=named, **at.who)


def _put_down(at: Probe) -> Command | None:
    named = at.any_element() if at.chance.random() < 0.2 else None
    return Move(at.figure.id, at.here(), put_down=at.square(), pick_up=named, **at.who)


def _attack(at: Probe) -> Command | None:
    """Attack several, a friend, one off the map or far off, by any kind."""
    count = at.chance.choice((1, 1, 2, 3))
    targets = [at.chance.choice([at.figure.id, *at.others]) for _ in range(count)]
    if at.chance.random() < 0.1:
        targets = targets[:1] * 2
    action = at.chance.choice((None, None, "energy-explosion", "flurry", "mind-control"))
    if action is not None and action not in at.figure.powers:
        action = None
    kind = at.chance.choice(("close", "range"))
    fits = {"energy-explosion": ("range",), "flurry": ("close",)}.get(action or "", ("close", "range"))
    return Attack(
        at.figure.id,
        targets,
        "range" if kind == "range" else "close",
        action=action if kind in fits else None,
        **at.who,
    )


def _cloud(at: Probe) -> Command | None:
    """Lay markers anywhere, or in a row from a square in sight."""
    action = at.chance.choice([slug for slug in ("barrier", "smoke-cloud") if slug in at.figure.powers] or ["barrier"])
    at = at.of_one_with(action)
    squares = [at.square() for _ in range(at.chance.randint(1, 5))]
    if at.chance.random() < 0.3:
        squares = [squares[0], squares[0]]
    elif (column := squares[0][:1]) and at.chance.random() < 0.5:
        squares = [f"{column}{row}" for row in range(2, at.chance.randint(4, 7))]
    return Use(at.figure.id, action, squares=squares, **at.who)


def _telekinesis(at: Probe) -> Command | None:
    at = at.of_one_with("telekinesis")
    target = at.any_element() if at.chance.random() < 0.5 else at.chance.choice(at.others)
    return None if target is None else Use(at.figure.id, "telekinesis", target=target, to=at.square(), **at.who)


def _destroy(at: Probe) -> Command | None:
    """Destroy any object, marker, square or wall."""
    assert at.state.map is not None
    printed = at.state.map
    walls = [f"{printed.name_of(square)}" for square in printed.squares_of(printed.blocking)]
    target = at.chance.choice([at.any_element(on_map=True) or at.square(), at.square(), *walls])
    action = at.chance.choice(("close-destroy-action", "range-destroy-action"))
    return Use(at.figure.id, action, target=target, **at.who)


def _outwit(at: Probe) -> Command | None:
    at = at.of_one_with("outwit")
    target = at.state.by_id(at.chance.choice([at.figure.id, *at.others]))
    named = [*sorted(target.powers), *sorted(target.card.abilities), *(one.name for one in target.card.specials)]
    value = at.chance.choice([*named, "flurry"])
    return Use(at.figure.id, "outwit", target=target.id, value=value, **at.who)


def _perplex(at: Probe) -> Command | None:
    at = at.of_one_with("perplex")
    target = at.chance.choice([at.figure.id, *at.others])
    value = at.chance.choice(("speed", "attack", "defense", "range"))
    return Use(at.figure.id, "perplex", target=target, value=value, change=at.chance.choice((1, -1)), **at.who)


def _targeted(at: Probe) -> Command | None:
    """Use any power that it shows, or none that it shows, on anyone."""
    action = at.chance.choice(("support", "force-blast", "poison", "regeneration", "leadership", "willpower"))
    at = at.of_one_with(action)
    target = at.chance.choice([at.figure.id, *at.others])
    return Use(at.figure.id, action, target=target, **at.who)


def _lacking(at: Probe) -> Command | None:
    """Give an action that some power gives, whether or not the figure shows it."""
    slugs = [power.slug for power in STANDARD if power.actions and power.attack is None and power.moves]
    return Move(at.figure.id, at.here(), action=at.chance.choice(slugs), **at.who)


def _hidden(at: Probe) -> Command | None:
    """Shoot at one that shows Stealth."""
    hidden = [one.id for one in at.state.in_play if "stealth" in one.powers and one.side != at.figure.side]
    return Attack(at.figure.id, [at.chance.choice(hidden)], "range", **at.who) if hidden else None


def _furious(at: Probe) -> Command | None:
    """Target one that shows Battle Fury with Mind Control, from far off."""
    at = at.of_one_with("mind-control")
    furious = [one.id for one in at.state.in_play if "battle-fury" in one.powers and one.side != at.figure.side]
    if not furious or "mind-control" not in at.figure.powers:
        return None
    return Attack(at.figure.id, [at.chance.choice(furious)], "range", action="mind-control", **at.who)


def _carried(at: Probe) -> Command | None:
    """Move one that was carried this turn."""
    carried = [one for one in at.state.in_play if one.carried and one.squares]
    figure = carried[0] if carried else at.figure
    names = list(at.state.squares(figure))
    return Move(figure.id, names if len(names) > 1 else names[0], **owner(at.state, figure.side))


def _poisoned(at: Probe) -> Command | None:
    """Use Poison after it moved or was placed."""
    at = at.of_one_with("poison")
    return Use(at.figure.id, "poison", **at.who)


def _generated(at: Probe) -> Command | None:
    there = [one for one in at.state.in_play if one.generated_by and one.squares]
    by = at.state.by_id(there[0].generated_by) if there else at.figure
    limit = at.chance.choice((1, 1, 2))
    where = at.square()
    who = owner(at.state, at.chance.choice([by.owner, by.owner, *at.state.sides]))
    return AddFigure(bystander_card(), where, generated_by=by.id, limit=limit, **who)


def _replace(at: Probe) -> Command | None:
    """Replace a figure, or one on the sideline, by others that stand anywhere, sometimes on the same square."""
    aside = [one.id for one in at.state.figures if one.aside and owner(at.state, one.side) == at.who]
    old = at.chance.choice([at.figure.id, *aside])
    if len(at.figure.squares) > 1:
        return None
    cards = [STAND_IN] * at.chance.choice((1, 2))
    where = [at.square()] if at.chance.random() < 0.5 else []
    return Replace(old, cards, where, **at.who)


def _answer(at: Probe) -> Command | None:
    """Answer a decision with any figure, or divide damage in any way."""
    for one in open_questions(at.state):
        if one.kind == "figure":
            return Choose(one.attack, one.choice, at.figure.id, **owner(at.state, one.side))
    for pending in at.state.pending:
        who = owner(at.state, at.state.by_id(pending.attacker).side)
        parts = {
            name: at.chance.randint(0, 5) for name in (*pending.undivided, at.figure.id)[: at.chance.randint(1, 3)]
        }
        return ConfirmDamage(pending.attack, parts if at.chance.random() < 0.7 else None, **who)
    return None


def _again(at: Probe) -> Command | None:
    """Do again what may be done once, and use a special power that has no limit."""
    names = [special.name for special in at.figure.specials]
    for one in at.state.in_play:
        spent = [special.name for special in one.specials if special.name in one.used | one.used_this_game]
        if spent and one.squares:
            return Use(one.id, spent[0], **owner(at.state, one.side))
    return Use(at.figure.id, at.chance.choice(names), **at.who) if names else None


def _taken_off(at: Probe) -> Command | None:
    """Use one that is off the map, or put one anywhere."""
    away = [one for one in at.state.in_play if not one.squares]
    if away:
        return Use(away[0].id, "perplex", target=away[0].id, value="attack", change=1, **owner(at.state, away[0].side))
    return Place(at.figure.id, at.square(), **at.who) if len(at.figure.squares) == 1 else None


def _smaller_map(at: Probe) -> Command | None:
    assert at.state.map is not None
    document = {"size": [at.state.map.columns, 3], "blocking": ["A1", "B1", "C2"]}
    return LoadMap(document, **at.who)


def _cramped(at: Probe) -> Command | None:
    """Move to a square that it may reach, with someone carried put down far off."""
    position = at.state.position()
    maker = Maker(at.state, position, position.figure(at.figure.id), "carry", at.chance)
    passengers = [one for one in maker.targets() if at.state.by_id(one).card.base == (1, 1)]
    if not passengers:
        return None
    return Move(at.figure.id, at.here(), carry=passengers[:1], drop={passengers[0]: at.square()}, **at.who)


def _larger(at: Probe) -> Command | None:
    """Move a larger base anywhere."""
    assert at.state.map is not None
    width, height = at.figure.card.base
    if (width, height) == (1, 1):
        return None
    column = at.chance.randrange(at.state.map.columns - width + 1)
    row = at.chance.randrange(at.state.map.rows - height + 1)
    names = [
        at.state.map.name_of(at.state.map.square(column + x, row + y)) for x in range(width) for y in range(height)
    ]
    return Move(at.figure.id, names, **at.who)


def _into_solid(at: Probe) -> Command | None:
    """Move onto blocking terrain, or where another stands."""
    solid = Board.of(at.state.position()).terrain.blocking
    assert at.state.map is not None
    taken = [square for one in at.state.in_play for square in one.squares]
    square = at.chance.choice([*at.state.map.squares_of(solid), *taken])
    return Move(at.figure.id, at.state.map.name_of(square), **at.who) if len(at.figure.squares) == 1 else None


PROBES: tuple[Callable[[Probe], Command | None], ...] = (
    *(_path, _path, _carry, _pick_up, _put_down, _attack, _attack, _cloud, _telekinesis, _destroy, _outwit, _perplex),
    *(
        _targeted,
        _lacking,
        _hidden,
        _hidden,
        _carried,
        _carried,
        _poisoned,
        _generated,
        _replace,
        _again,
        _taken_off,
        _smaller_map,
        _cramped,
    ),
    *(_larger, _larger, _into_solid),
    *(_furious, _furious, _carry, _poisoned, _path, _telekinesis),
    *RARE,
)


def before_the_first_turn(state: GameState, chance: random.Random) -> Iterator[Command]:
    """Yield commands that a set-up like this one refuses."""
    if state.status == "none":
        yield Join("Ann", actor="ann")
        return
    yield NewGame("heroclix-modern", actor="ann")
    yield Undo(actor="nobody")
    if not state.players:
        yield Undo(actor="ann", judge=True)
        yield EndTurn(actor="ann", judge=True)
        return
    mine, first = state.players[-1], state.players[0]
    yield Join("Again", actor=mine.id)
    yield Join("Taken", side=first.side, actor="zoe")
    yield EndTurn(actor=first.id) if state.map is None else Redo(actor=first.id)
    if state.map is not None and not state.figures:
        yield EndTurn(actor=first.id)
        yield AddFigure(STAND_IN, side=first.side, actor=mine.id)
    for card in state.cards[:3]:
        who = owner(state, card.side)
        if card.kind == "resource":
            yield AddCard("Another", "resource", side=card.side, **who)
        if card.limit == "once-per-turn":
            yield UseCard(card.id, **who)
    if state.figures and state.figures[0].squares:
        one = state.figures[0]
        yield Move(one.id, list(state.squares(one)), **owner(state, one.side))
