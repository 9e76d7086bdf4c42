"""What a player nearly may do: their own characters, at their own time, and one thing wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from engine.motu.game import (
    Activate,
    Attack,
    Collect,
    Command,
    CompleteQuest,
    Concentrate,
    GameState,
    Move,
    PlaceMark,
    Prepare,
    Redo,
    Reroll,
    Rolled,
    UseAbility,
)
from engine.motu.game.state.figure import GameFigure
from engine.motu.sight.measures import engaged

__all__ = ["near_miss"]


def near_miss(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Command | None:
    """Return something that the rules refuse more often than not; `players`: side → user."""
    found = list(_all(rng, state, players))
    return rng.choice(found) if found else None


def _all(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Iterator[Command]:
    if state.taken_back is not None:
        yield Redo(actor=rng.choice(tuple(players.values())))
    if state.status != "playing":
        return
    if state.course.phase == "preparation":
        yield from (Prepare(side=side, actor=actor) for side, actor in players.items())
    elif state.course.phase == "maintenance":
        yield from _objectives(rng, state, players)
    elif state.acting:
        yield from _acting(rng, state, players)
    elif state.active_side:
        own = [figure.id for figure in state.figures if figure.side == state.active_side]
        yield Activate(rng.choice(own), None, actor=players[state.active_side])


def _objectives(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Iterator[Command]:
    for figure in state.figures:
        for token in state.objectives:
            if figure.on_field:
                yield Collect(figure.id, token.id, actor=players[figure.side])
    quests = [card for card in state.cards if card.kind == "glory"]
    if quests and rng.random() < 0.5:
        card = rng.choice(quests)
        yield CompleteQuest(card.id, actor=players[card.side])


def _acting(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Iterator[Command]:
    if state.contest is not None:
        yield from _rerolls(state, players)
        return
    figure = state.by_id(state.acting)
    actor = {"actor": players[figure.side]}
    if state.under_way is not None:
        yield Concentrate(figure.id, **actor)
        return
    others = [each for each in state.figures if each.on_field and each.id != figure.id]
    for weapon in figure.card.weapons:
        yield from (Attack(figure.id, other.id, weapon.id, **actor) for other in others if other.side != figure.side)
    for ability in figure.card.abilities:
        yield UseAbility(figure.id, ability.id, rng.choice([None, *(other.id for other in others)]), **actor)
    if figure.on_field:
        yield from _about(rng, state, figure, actor)


def _about(rng: random.Random, state: GameState, figure: GameFigure, actor: Mapping[str, Any]) -> Iterator[Command]:
    """Yield marks and steps about where a character stands, and an attack with a die that is thrown again twice."""
    field = state.position().ground
    place = f"{chr(65 + rng.randrange(field.columns))}{1 + rng.randrange(field.rows)}"
    yield from (PlaceMark(figure.id, place, 9, "totem", **actor) for _ in range(2))
    for beside in field.beside(figure.places[0]):
        yield Move(figure.id, [field.name(beside)], **actor)
    position = state.position()
    melee = next((weapon for weapon in figure.for_position().armed() if weapon.kind == "melee"), None)
    for other in engaged(position, position.by_id[figure.id]) if melee is not None else ():
        dice = figure.card.attributes["strength"] + melee.dice
        twice = Rolled([1] * dice, [(1, 5), (1, 6)])
        yield from (Attack(figure.id, other.id, melee.id, attack_roll=twice, **actor) for _ in range(3))


def _rerolls(state: GameState, players: Mapping[str, str]) -> Iterator[Command]:
    contest = state.contest
    if contest is None or contest.open is None:
        return
    actor = players[state.by_id(contest.thrower).side]
    yield Reroll(free={1: None}, actor=actor)
    yield Reroll(mana=dict.fromkeys(range(1, contest.count + 1)), actor=actor)
    yield Reroll(mana={contest.count + 1: None}, actor=actor)
