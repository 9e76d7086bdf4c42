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
    Guard,
    Move,
    PlaceMark,
    Prepare,
    Redo,
    Reroll,
    Rolled,
    StopMoving,
    TakeBonus,
    UseAbility,
)
from engine.motu.game.state.figure import GameFigure
from engine.motu.sight.measures import engaged

__all__ = ["near_miss", "rare"]


def rare(state: GameState) -> bool:
    """Return whether a game is where players seldom come: a movement waits, an area, a hand, something undone."""
    if state.status != "playing":
        return False
    waits = state.under_way is not None and not state.under_way.push and state.due is None and state.contest is None
    hands = state.course.phase == "preparation" or bool(state.sealed)
    return waits or hands or state.area is not None or state.taken_back is not None


def near_miss(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Command | None:
    """Return something that the rules refuse more often than not; `players`: side → user."""
    found = list(_all(rng, state, players))
    return rng.choice(found) if found else None


def _all(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Iterator[Command]:
    if state.taken_back is not None:
        wrong = [actor for actor in players.values() if actor != state.taken_back.actor]
        yield from (Redo(actor=actor) for actor in wrong or players.values())
    if state.status != "playing":
        return
    if state.course.phase == "preparation":
        yield from _preparing(rng, state, players)
    elif state.course.phase == "maintenance":
        yield from _objectives(rng, state, players)
    elif state.acting:
        yield from _acting(rng, state, players)
    elif state.active_side:
        own = [figure.id for figure in state.figures if figure.side == state.active_side]
        yield Activate(rng.choice(own), None, actor=players[state.active_side])


def _preparing(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Iterator[Command]:
    """Yield a hand that is drawn twice, a glory card discarded, and more cards than are held."""
    for side, actor in players.items():
        cards = [card for card in state.cards_of(side) if card.place == "hidden"]
        glory = [card.id for card in cards if card.kind == "glory"]
        fate = [card.id for card in cards if card.kind == "fate"]
        yield Prepare(side=side, actor=actor)
        yield from (Prepare([rng.choice(glory)], side=side, seed=None, actor=actor) for _ in range(2) if glory)
        yield Prepare(rng.sample(fate, min(len(fate), 7)), side=side, seed=None, actor=actor)
        yield Prepare(fate, side=side, seed=None, actor=actor)


def _objectives(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Iterator[Command]:
    for figure in state.figures:
        for token in state.objectives:
            if figure.on_field:
                yield Collect(figure.id, token.id, actor=players[figure.side])
    quests = [card for card in state.cards if card.kind == "glory"]
    for card in rng.sample(quests, min(len(quests), 2)):
        yield CompleteQuest(card.id, actor=players[card.side])
    for card in quests:
        if card.place == "on" and card.bonus == "quest":
            yield from (CompleteQuest(card.id, actor=players[card.side]) for _ in range(4))


def _acting(rng: random.Random, state: GameState, players: Mapping[str, str]) -> Iterator[Command]:
    if state.contest is not None:
        yield from _rerolls(state, players)
        return
    figure = state.by_id(state.acting)
    actor = {"actor": players[figure.side]}
    if state.untaken is not None:
        wrong = [bonus for bonus in ("mana", "ability", "point", "quest") if bonus not in state.untaken.bonuses]
        yield from (TakeBonus(bonus, **actor) for bonus in wrong)
        return
    if state.area is not None:
        others = [weapon.id for weapon in figure.for_position().armed() if weapon.id != state.area.weapon]
        yield from (Attack(figure.id, id_, weapon, **actor) for id_ in state.area.left for weapon in others)
    if state.under_way is not None:
        yield from (Concentrate(figure.id, **actor) for _ in range(2))
        yield StopMoving(**actor)
        field = state.position().ground
        beside = field.beside(state.by_id(state.under_way.figure).places[0])
        yield from (Move(state.under_way.figure, [field.name(place)], **actor) for place in beside[:2])
        return
    others = [each for each in state.figures if each.on_field and each.id != figure.id]
    for weapon in figure.card.weapons:
        yield from (Attack(figure.id, other.id, weapon.id, **actor) for other in others if other.side != figure.side)
    for ability in figure.card.abilities:
        targets = [None, *(other.id for other in others)]
        yield from (UseAbility(figure.id, ability.id, target, **actor) for target in targets)
    if state.course.interruptions:
        yield from (Concentrate(figure.id, **actor) for _ in range(3))
        yield Guard(figure.id, **actor)
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
        yield from (Attack(figure.id, other.id, melee.id, attack_roll=twice, **actor) for _ in range(2))
        yield Attack(figure.id, other.id, melee.id, attack_roll=Rolled([1] * (dice + 1)), **actor)
        yield Attack(figure.id, other.id, melee.id, attack_roll=Rolled([1] * dice, new=(3,)), **actor)


def _rerolls(state: GameState, players: Mapping[str, str]) -> Iterator[Command]:
    contest = state.contest
    if contest is None or contest.open is None:
        return
    actor = players[state.by_id(contest.thrower).side]
    yield Reroll(free={1: None}, actor=actor)
    yield Reroll(mana=dict.fromkeys(range(1, contest.count + 1)), actor=actor)
    yield Reroll(mana={contest.count + 1: None}, actor=actor)
