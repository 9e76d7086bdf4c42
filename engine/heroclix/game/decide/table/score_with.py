"""What is scored with a character: its share of an alternate team ability, a feat whose last one it is.

Tactics of older books alone (5.4a); their cards lie beside the map, assigned to the characters chosen for them.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.game.events.cards import CardKind
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.tally import Scored

__all__ = ["scored_with"]

EACH: CardKind = "alternate-ability"  # costs its points for every character that qualifies
LAST: CardKind = "feat"  # is scored once, with the last of those chosen for it


def scored_with(state: GameState) -> Iterator[Scored]:
    """Yield what is scored with defeats, by whoever scores those: the cards that it comes from.

    A feat that is chosen for nobody is scored with the defeat of its whole side, and not here.
    """
    defeats: dict[str, Scored] = {}
    for scored in state.scored:
        if not scored.to and scored.figure not in defeats and scored.figure:  # a stack of tokens falls more than once
            defeats[scored.figure] = scored
    order = list(defeats)
    for card in state.cards:
        if card.place != "play" or not card.points or not card.assigned:
            continue
        fallen = [one for one in order if one in card.assigned]
        if card.kind == LAST:
            fallen = fallen[-1:] if set(fallen) == set(card.assigned) else []
        elif card.kind != EACH:
            continue
        for figure in fallen:
            with_it = defeats[figure]
            yield Scored("", card.name, card.points, with_it.owner, with_it.turn, with_it.damaged_by)
