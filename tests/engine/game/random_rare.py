"""Commands that try what is rare: equipment, vehicles and pilots, countdowns, what is held or used up, cards."""

from __future__ import annotations

from collections.abc import Callable

from engine.heroclix.fight.actions.situations import equipment_of, lendable
from engine.heroclix.game import (
    Attack,
    Command,
    EditFigure,
    Heal,
    Move,
    Use,
)
from tests.engine.game.naive_choices import owner
from tests.engine.game.random_beside import TRIED, TRIED_OF_CARDS
from tests.engine.game.random_probe import Probe

__all__ = ["RARE"]


def _equip(at: Probe) -> Command | None:
    """Equip anything, wherever it lies, or nothing that is named."""
    named = [thing.id for thing in at.state.things]
    if at.chance.random() < 0.2 and not equipment_of(at.state.position(), at.state.position().figure(at.figure.id)):
        return Use(at.figure.id, "equip", override=True, **at.who)
    return Use(at.figure.id, "equip", target=at.chance.choice(named), **at.who) if named else None


def _pilot(at: Probe) -> Command | None:
    """Get on any vehicle, off any, or use what a pilot has, in a vehicle or not."""
    vehicles = [one for one in at.state.in_play if "vehicle" in one.card.abilities and one.squares]
    if not vehicles:
        return None
    vehicle = at.chance.choice(vehicles)
    who = owner(at.state, vehicle.side)
    driver = at.chance.choice([vehicle.id, vehicle.id, at.figure.id])
    orders: list[Command] = [
        Use(at.figure.id, "become-pilot", target=vehicle.id, **at.who),
        Use(at.figure.id, "become-pilot", target=at.chance.choice(at.others), **at.who),
        Use(vehicle.id, "become-pilot", target=vehicle.id, **who),
        Use(driver, "place-pilot", to=at.square(), **owner(at.state, at.state.by_id(driver).side)),
        Use(driver, "place-pilot", to=at.square(), **owner(at.state, at.state.by_id(driver).side)),
        Use(driver, "pilot-values", **owner(at.state, at.state.by_id(driver).side)),
        Use(vehicle.id, "become-pilot", target=vehicle.id, override=True, **who),
        Use(at.figure.id, "pilot-values", override=True, **at.who),
        EditFigure(vehicle.id, {"size": at.chance.choice(("tiny", "colossal"))}, **who),
    ]
    if not lendable(at.state.position(), at.state.position().figure(vehicle.id)):
        orders.append(Use(vehicle.id, "pilot-power", value="flurry", **who))
    return at.chance.choice(orders)


def _vehicle_acts(at: Probe) -> Command | None:
    """Give a vehicle what it can't use, or nothing while nobody pilots it, or control it, or carry it."""
    vehicles = [one for one in at.state.in_play if "vehicle" in one.card.abilities and one.squares]
    if not vehicles:
        return None
    vehicle = at.chance.choice(vehicles)
    who, here = owner(at.state, vehicle.side), at.state.squares(vehicle)[0]
    thing = at.any_element()
    controller = at.of_one_with("mind-control")
    orders: list[Command] = [Move(vehicle.id, here, **who), Move(vehicle.id, here, pick_up=thing, **who)]
    if at.figure.id != vehicle.id and at.figure.squares:
        orders.append(Move(at.figure.id, at.here(), carry=[vehicle.id], **at.who))
    if "mind-control" in controller.figure.powers:
        orders.append(Attack(controller.figure.id, [vehicle.id], "range", action="mind-control", **controller.who))
    return at.chance.choice(orders)


def _counting_down(at: Probe) -> Command | None:
    """Attack one on a countdown click, use it, or carry it."""
    there = [one for one in at.state.in_play if one.squares and one.click in one.card.countdown]
    if not there:
        return None
    one = at.chance.choice(there)
    names = list(at.state.squares(one))
    orders: list[Command] = [
        Move(one.id, names if len(names) > 1 else names[0], **owner(at.state, one.side)),
        Attack(at.figure.id, [one.id], "close", **at.who),
        Move(at.figure.id, at.here(), carry=[one.id], **at.who),
        Heal(one.id, 1, **owner(at.state, one.side)),
    ]
    return at.chance.choice(orders)


def _granted_off(at: Probe) -> Command | None:
    """Give an action that a special power grants which is used up."""
    for one in at.state.in_play:
        spent = one.used | one.used_this_game
        if one.squares and any("charge" in special.grants and special.name in spent for special in one.specials):
            names = list(at.state.squares(one))
            where = names if len(names) > 1 else names[0]
            return Move(one.id, where, action="charge", **owner(at.state, one.side))
    return None


def _beside(at: Probe) -> Command | None:
    """Do something beside the map, mostly what can't be done."""
    tried = TRIED_OF_CARDS if at.state.cards and at.chance.random() < 0.8 else TRIED
    return at.chance.choice(tried)(at.state, at.figure, at.chance)


def _thing_held(at: Probe) -> Command | None:
    """Lift, destroy or pick up what somebody holds."""
    held = [thing.id for thing in at.state.things if thing.held_by is not None]
    if not held:
        return None
    lifting, thing = at.of_one_with("telekinesis"), at.chance.choice(held)
    orders: list[Command] = [
        Use(at.figure.id, "close-destroy-action", target=thing, **at.who),
        Move(at.figure.id, at.here(), pick_up=thing, **at.who),
    ]
    if "telekinesis" in lifting.figure.powers:
        orders.append(Use(lifting.figure.id, "telekinesis", target=thing, to=at.square(), **lifting.who))
    return at.chance.choice(orders)


RARE: tuple[Callable[[Probe], Command | None], ...] = (
    *(_equip, _pilot, _pilot, _pilot, _vehicle_acts, _counting_down, _counting_down, _thing_held),
    *(_granted_off, _granted_off, *(_beside,) * 6),
)
