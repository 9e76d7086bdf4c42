"""What a roll would come to, asked of the rules before it is chosen."""

from __future__ import annotations

from dataclasses import replace

from bot.heroclix.orders.consequences import as_it_stands
from bot.heroclix.orders.offers import Offer
from bot.table.dice import SystemDice
from engine.heroclix.game import GameState, apply, decide
from engine.heroclix.game.events import AttackMade

__all__ = ["foreseen"]


def foreseen(state: GameState, offers: list[Offer], actor: str, *, judge: bool) -> list[Offer]:
    """Return offers of an attack's dice, each with what becomes of its targets; those that nobody knows as they are."""
    return [
        replace(offer, fates=_fates(state, offer, actor, judge)) if offer.kind == "dice" else offer for offer in offers
    ]


def _fates(state: GameState, offer: Offer, actor: str, judge: bool) -> tuple[tuple[str, str], ...]:
    """Return each target with hit, miss or the like; what is still to be decided is left as it stands."""
    events = decide(state, offer.order.command(actor, judge=judge), SystemDice()).events
    for event in events:
        if isinstance(event, AttackMade):
            harmed = {event.attacker: "harmed"} if event.damage.get(event.attacker) else {}
            return tuple((event.results | harmed).items())
        state = apply(state, event)
    if not events or not state.pending or state.pending[-1].roll is None:
        return ()
    return tuple((fate.figure, fate.result) for fate in as_it_stands(state, state.pending[-1]))
