"""The cards beside the map as replies (25)."""

from __future__ import annotations

from bot.heroclix.presenters.names import side_title
from bot.table.call import Call
from bot.table.reply import Block, Reply, safe
from engine.heroclix.game import GameState, SideCard

__all__ = ["card_line", "cards_reply"]


def card_line(call: Call, state: GameState, card: SideCard) -> str:
    """Return a card in one line: its name, kind and place, and what lies on it."""
    where = "face-down" if not card.face_up and card.place == "sideline" else card.place
    parts = [card.name, call.words.term(card.kind), call.say(f"card-place-{where}")]
    if card.points:
        parts.append(call.say("card-points", points=card.points))
    if card.clues or card.kind == "mystery-card":
        parts.append(call.say("card-clues", clues=card.clues))
    if card.everyone:
        parts.append(call.say("card-everyone"))
    parts += [state.names.get(figure, figure) for figure in card.assigned]
    return " · ".join(parts)


def cards_reply(call: Call, state: GameState) -> Reply:
    """Return every card beside the map, side by side."""
    blocks = []
    for side in state.sides:
        mine = [card for card in state.cards if card.side == side]
        lines = [safe(card_line(call, state, card)) for card in mine]
        lines += [f"> {safe(card.text)}" for card in mine if card.text]
        if lines:
            blocks.append(Block(side_title(call, side), "\n".join(lines)))
    return Reply(call.say("cards-title"), "" if blocks else call.say("cards-none"), tuple(blocks))
