"""What keeps a card of an older book's tactics from being laid out: its limits in a force and in a game (tacticas)."""

from __future__ import annotations

from engine.heroclix.force.limits import force_rules
from engine.heroclix.force.tactics import ABILITIES, CONDITION_AND_DIAL, CONDITIONS, FEAT_SHARE, FEAT_TWICE
from engine.heroclix.game.events.cards import CardKind
from engine.heroclix.game.state import GameState
from engine.heroclix.names import plain_name
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["against_tactic"]

EVENT_DIALS = Message("game-refused-second-event-dial", ("card",), rule="2.3")

CHECK = StepKind.CHECK
CONDITION: CardKind = "condition"
EVENT_DIAL: CardKind = "event-dial"
ALTERNATE: CardKind = "alternate-ability"
FEAT: CardKind = "feat"


def against_tactic(
    state: GameState, side: str, kind: CardKind, name: str, points: int, assigned: tuple[str, ...]
) -> list[Step]:
    """Return what speaks against laying such a card out for a side as forces are built; nothing later (2.3).

    A game has one event dial, and no battlefield conditions beside it; a force has one condition and one alternate
    team ability, feats for a share of the build total, and no feat twice on one character.
    """
    if state.status != "setup":
        return []
    lying = [card for card in state.cards if card.place == "play"]
    own = [card for card in lying if card.side == side and card.kind == kind]
    if kind in (CONDITION, EVENT_DIAL):
        return _alone(kind, name, [card.name for card in own], {card.kind: card.name for card in lying})
    if kind == ALTERNATE and own:
        names = (*(Typed(card.name) for card in own), Typed(name))
        return [ABILITIES.step(CHECK, names=names, count=len(names))]
    if kind != FEAT:
        return []
    cost, share = points + sum(card.points for card in own), force_rules(state.rules).feat_share
    total = state.build_total
    if cost * 100 > total * share:
        return [FEAT_SHARE.step(CHECK, cost=cost, limit=total * share // 100, share=share, total=total)]
    named = {figure for card in own if plain_name(card.name) == plain_name(name) for figure in card.assigned}
    twice = [figure for figure in assigned if figure in named]
    return [FEAT_TWICE.step(CHECK, feat=Typed(name), figure=FigureId(figure)) for figure in twice]


def _alone(kind: CardKind, name: str, own: list[str], lying: dict[CardKind, str]) -> list[Step]:
    """Return why a condition or an event dial is one too many, or not beside the other."""
    if kind == EVENT_DIAL and EVENT_DIAL in lying:
        return [EVENT_DIALS.step(CHECK, card=Typed(lying[EVENT_DIAL]))]
    if kind == CONDITION and own:
        return [CONDITIONS.step(CHECK, count=len(own) + 1)]
    condition, dial = (name, lying.get(EVENT_DIAL)) if kind == CONDITION else (lying.get(CONDITION), name)
    if condition is None or dial is None:
        return []
    return [CONDITION_AND_DIAL.step(CHECK, condition=Typed(condition), dial=Typed(dial))]
