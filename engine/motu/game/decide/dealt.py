"""Whether a log follows from the seeds of its decks, once those are revealed: for whoever verifies a game (P306)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256

from engine.motu.game.apply.fold import apply
from engine.motu.game.events import Event
from engine.motu.game.events.rounds import CardPlayed, CardRevealed, CardsDiscarded
from engine.motu.game.state import EMPTY, GameState
from engine.motu.game.state.cards import FATE, in_order

__all__ = ["against_seeds"]


def against_seeds(events: Sequence[Event], seeds: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """Yield what does not follow from the seeds of decks, by side: the place of an event, from 1, and the side.

    Place 0: the seed is not that of the deck's seal, or there is no such deck. Else a fate card was shown there that
    the shuffle by this seed had not dealt yet. Raises LogError where the log itself does not follow.
    """
    final = EMPTY
    for event in events:
        final = apply(final, event)
    told = {side: seed for side, seed in seeds.items() if _sealed(seed) == final.deck(side).seal}
    yield from ((0, side) for side in seeds if side not in told)
    state = EMPTY
    for place, event in enumerate(events, 1):
        for id_ in _shown(event):
            side = _undealt(state, id_, told)
            if side:
                yield place, side
        state = apply(state, event)


def _sealed(seed: str) -> str:
    return sha256(seed.encode()).hexdigest()


def _shown(event: Event) -> Sequence[str]:
    """Return the ids of the cards that leave a hand with an event."""
    if isinstance(event, CardsDiscarded):
        return event.cards
    return (event.card,) if isinstance(event, (CardRevealed, CardPlayed)) else ()


def _undealt(state: GameState, id_: str, seeds: Mapping[str, str]) -> str:
    """Return the side whose deck had not dealt a card yet; empty where it had, or no seed of a deck tells."""
    card = next((each for each in state.cards if each.id == id_), None)
    if card is None or card.kind != FATE or card.side not in seeds:
        return ""
    deck, seed = state.deck(card.side), seeds[card.side]
    if deck.seal != _sealed(seed):  # it was shuffled anew since, and this was taken back
        return ""
    order = in_order(seed, (each.id for each in state.cards_of(card.side) if each.kind == FATE))
    return "" if id_ in order[: deck.drawn] else card.side
