"""What players do beside the map in random games: tokens with a name, cards, the sideline, coins, effects of cards.

`BESIDE` and `OF_CARDS` make commands that the game accepts, `TRIED` and `TRIED_OF_CARDS` such as it mostly refuses;
None where one does not fit.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from typing import Any, cast

from engine.heroclix.game import (
    AddCard,
    Attach,
    BeginEffect,
    BringIn,
    ChangeKeyword,
    ChooseExtreme,
    Command,
    Count,
    DiscardCard,
    DrawCard,
    EndEffect,
    EnterScore,
    GameFigure,
    GameState,
    GiveClue,
    PlaceElement,
    RemoveFigure,
    RemoveFromGame,
    Replace,
    SideCard,
    Throw,
    ToSideline,
    UseCard,
)
from engine.heroclix.game.apply.cards import active_tarot
from engine.heroclix.game.decide.moves.handling import buried
from engine.heroclix.game.events.extremes import WHICH
from engine.heroclix.game.events.lasting import Until
from engine.heroclix.game.events.tracked import PLOT
from engine.heroclix.game.state.extremes import chosen, tied
from engine.heroclix.vocabulary import knows
from tests.engine.game.naive_choices import owner

__all__ = ["BESIDE", "OF_CARDS", "TRIED", "TRIED_OF_CARDS", "cards_of_a_side"]

KINDS = (
    "resource",
    "mystery-card",
    "one-shot",
    "location-bonus",
    "map-bonus",
    "id-card",
    "feat",
    "condition",
    "event-dial",
)
KEYWORDS = ("Guild", "Crew", "Watch")
EFFECTS: tuple[list[dict[str, Any]], ...] = (
    [{"modify": "attack", "add": 1}],
    [{"replace": "defense", "set": 16}],
    [{"grants": "toughness"}],
)
UNTIL = ("turn", "next-turn", "game", "as-long-as")
MORE_THAN_ONE = 2
MANY = 9  # of whatever is asked for, more than anybody has
Maker = Callable[[GameState, GameFigure, random.Random], Command | None]


def cards_of_a_side(
    side: str, figures: list[str], lacks: Collection[str], chance: random.Random, **who: str
) -> Iterator[AddCard]:
    """Yield some cards to lay out for a side, none that its edition lacks; a small Tarot deck now and then."""
    kinds = chance.sample([kind for kind in KINDS if kind not in lacks], 2)
    if {"condition", "event-dial"} <= {*kinds}:
        kinds.remove("condition")
    for kind in kinds:
        assigned = figures[:1] if kind in ("resource", "feat") and chance.random() < 0.7 else []
        limit = chance.choice(("once-per-turn", "once-per-turn", "once-per-game", None))
        clue = "Footprint" if kind == "mystery-card" else ""
        everyone = kind == "resource" and not assigned
        facts = {"assigned": assigned, "everyone": everyone, "limit": limit, "clue": clue}
        yield AddCard(f"{kind} of {side}", kind, 5, side=side, **facts, **who)
        if kind == "mystery-card":
            yield AddCard(f"second {kind} of {side}", kind, side=side, clue=clue, **who)
    if "tarot" not in lacks and chance.random() < 0.7:
        for name in chance.sample(("Sun", "Moon", "Star"), chance.randint(1, 3)):
            yield AddCard(name, "tarot", side=side, **who)


def _card(state: GameState, figure: GameFigure, chance: random.Random, kind: str = "") -> SideCard | None:
    found = [card for card in state.cards if card.side == figure.side and kind in ("", card.kind)]
    return chance.choice(found) if found else None


def _others(state: GameState, figure: GameFigure) -> list[GameFigure]:
    """Return the figures of its side that stand on the map beside it."""
    return [one for one in state.in_play if one.side == figure.side and one.squares and one.id != figure.id]


def _count(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    if figure.card.title and chance.random() < 0.8:
        few = state.counter(figure.id, PLOT) == 0
        return Count("plot", 2 if few else -1, figure=figure.id, **owner(state, figure.side))
    few = state.counter(figure.id, "Web") == 0
    return Count("Web", 1 if few else -1, figure=figure.id, **owner(state, figure.side))


def _attach(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    others = [one for one in _others(state, figure) if not one.attached_to]
    return Attach(figure.id, chance.choice(others).id, **owner(state, figure.side)) if others else None


def _remove_from_game(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    return RemoveFromGame(figure.id, **owner(state, figure.side)) if _others(state, figure) else None


def _remove(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Take a bystander off the table, as if it had never been added."""
    made = [one for one in state.in_play if one.generated_by]
    return RemoveFigure(made[0].id, **owner(state, made[0].side)) if made else None


def _to_sideline(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    return ToSideline(figure.id, **owner(state, figure.side)) if _others(state, figure) else None


def _bring_in(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Bring one in from the sideline or back from the KO area, off the map, where players place it later."""
    away = [one for one in state.figures if (one.ko and not one.returned and not one.removed) or one.aside]
    away = [one for one in away if not any(other.replaces == one.id for other in state.figures)]
    if not away:
        return None
    one = chance.choice(away)
    return BringIn(one.id, sideline=one.ko and chance.random() < 0.3, **owner(state, one.side))


def _keyword(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    keyword, until = chance.choice(KEYWORDS), cast(Until, chance.choice(UNTIL))
    gains = keyword not in figure.keywords
    return ChangeKeyword(figure.id, keyword, gains, until, **owner(state, figure.side))


def _extreme(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Choose one of those tied, where nobody was chosen."""
    which, where = chance.choice(WHICH), chance.choice((figure.side, "map"))
    found = tied(state, which, where)
    if len(found) < MORE_THAN_ONE or chosen(state, which, where) is not None:
        return None
    return ChooseExtreme(which, where, chance.choice(found), **owner(state, state.active))


def _throw(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    return Throw(chance.choice(("coin", "d8", "1/1/2/5/?/?")), 2, **owner(state, figure.side))


def _use_card(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Use a card in whatever state it is; the players let it stand."""
    card = _card(state, figure, chance)
    return None if card is None else UseCard(card.id, override=True, **owner(state, figure.side))


def _draw(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Draw from the active side's deck where it may; so that there is one to draw, nobody else has its names."""
    deck = [card for card in state.cards if card.kind == "tarot" and card.side == state.active]
    taken = {
        card.name for side in state.sides if side != state.active and (card := active_tarot(state, side)) is not None
    }
    fits = any(card.place != "play" and card.name not in taken for card in deck)
    return DrawCard(override=True, **owner(state, state.active)) if fits else None


def _clue(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    card = _card(state, figure, chance, "mystery-card")
    if card is None or card.place != "sideline":
        return None
    return GiveClue(card.id, 2 if card.clues == 0 else -1, **owner(state, figure.side))


def _discard(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    card = _card(state, figure, chance)
    fits = card is not None and card.place not in ("out", "ko") and card.kind != "map-bonus"
    return DiscardCard(card.id, **owner(state, figure.side)) if card is not None and fits else None


def _begin_effect(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    until: Any = chance.choice(UNTIL)
    return BeginEffect(figure.id, "Battle Cry", chance.choice(EFFECTS), until, **owner(state, figure.side))


def _end_effect(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    mine = [one for one in state.lasting if one.on == figure.id and one.kind == "card"]
    return EndEffect(figure.id, mine[0].number, **owner(state, figure.side)) if mine else None


def _brought(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Put equipment where a figure stands, that it may equip it."""
    lying = [thing.id for thing in state.things if thing.kind == "equipment" and thing.square is not None]
    if not lying or len(figure.squares) > 1 or buried(state, lying[0], figure.squares):
        return None
    return PlaceElement(lying[0], state.squares(figure)[0], **owner(state, figure.side))


def _score(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    mission, points = knows(state.rules, "mission"), chance.choice((5, 10))
    why = "a mission" if mission else "a deed"
    return EnterScore(figure.side, points, mission=mission, why=why, **owner(state, figure.side))


BESIDE: tuple[Maker, ...] = (
    *(_count, _count, _attach, _remove_from_game, _remove, _to_sideline, _bring_in, _bring_in, _keyword, _throw),
    *(_extreme, _extreme, _throw, _throw, _begin_effect, _begin_effect, _end_effect, _end_effect, _score),
    *(_brought,) * 4,
)
OF_CARDS: tuple[Maker, ...] = (*(_use_card,) * 3, *(_draw,) * 6, _clue, _clue, _discard)


# ---- what is mostly refused


def _any_extreme(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Choose anybody as the highest or lowest point character of its force, or of the map."""
    which, where = chance.choice(WHICH), chance.choice((figure.side, "map"))
    side = chance.choice((state.active, state.active, figure.side))
    return ChooseExtreme(which, where, figure.id, **owner(state, side))


def _any_card(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Use any card by anyone, with more clues than there are."""
    if not state.cards:
        return None
    card, by = chance.choice(state.cards), chance.choice(state.figures)
    clues = MANY if card.kind == "mystery-card" and chance.random() < 0.5 else None
    user = by.id if chance.random() < 0.5 else None
    return UseCard(card.id, user, clues, **owner(state, chance.choice((card.side, card.side, figure.side))))


def _used_card(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Use again what was used, or what is covered or out of play."""
    spent = [card for card in state.cards if card.used or card.used_up or card.place in ("out", "ko")]
    spent += [card for card in state.cards if not card.face_up]
    if not spent:
        return None
    card = chance.choice(spent)
    return UseCard(card.id, **_of(state, card))


def _resource(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Use a resource by one to whom it is not assigned, a friend or an opponent."""
    found = [card for card in state.cards if card.kind == "resource" and card.place == "play"]
    if not found:
        return None
    card = chance.choice(found)
    others = [one.id for one in state.in_play if one.id not in card.assigned]
    return UseCard(card.id, chance.choice(others), **_of(state, card)) if others else None


def _of(state: GameState, card: SideCard) -> dict[str, str]:
    return owner(state, card.side)


def _drawn(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    return DrawCard(**owner(state, state.active)) if knows(state.rules, "tarot") else None


def _gone_for_good(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Bring in again who has returned, or who is out of the game; or replace who was generated."""
    gone = [one for one in state.figures if one.removed or one.returned]
    made = [one for one in state.in_play if one.generated_by and one.squares]
    orders: list[Command] = [BringIn(one.id, **owner(state, one.side)) for one in gone]
    orders += [Replace(one.id, [one.card.document], **owner(state, one.side)) for one in (*made, figure)]
    return chance.choice(orders) if orders else None


def _not_aside(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Replace a figure by one that is on no sideline."""
    others = _others(state, figure)
    if not others or figure.card.clicks is None:
        return None
    return Replace(figure.id, [chance.choice(others).id], **owner(state, figure.side))


def _any_clue(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    if not state.cards or not knows(state.rules, "mystery-card"):
        return None
    card = chance.choice(state.cards)
    return GiveClue(card.id, chance.choice((1, -MANY)), **owner(state, card.side))


def _any_draw(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    return DrawCard(**owner(state, chance.choice(state.sides))) if knows(state.rules, "tarot") else None


def _any_discard(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    if not state.cards:
        return None
    card = chance.choice(state.cards)
    return DiscardCard(card.id, **owner(state, card.side))


def _same_card(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Lay out a card that has to be the only one of its name."""
    found = [card for card in state.cards if card.kind in ("tarot", "mystery-card")]
    if not found:
        return None
    card = chance.choice(found)
    return AddCard(card.name, card.kind, side=card.side, **owner(state, card.side))


def _too_many(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    name = chance.choice(("plot", "Web"))
    side = None if chance.random() < 0.7 else chance.choice(state.sides)
    if side is not None:
        return Count(name, -MANY, side=side, **owner(state, figure.side))
    return Count(name, -MANY, figure=figure.id, **owner(state, figure.side))


def _any_keyword(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    return ChangeKeyword(figure.id, chance.choice(KEYWORDS), gains=chance.random() < 0.5, **owner(state, figure.side))


def _any_figure_away(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    """Send anyone anywhere: also who is KO'd, removed or on the sideline."""
    one = chance.choice(state.figures)
    who = owner(state, one.side)
    orders: list[Command] = [
        BringIn(one.id, **who),
        BringIn(one.id, **who),
        ToSideline(one.id, **who),
        RemoveFromGame(one.id, **who),
        Attach(one.id, chance.choice(state.figures).id, **who),
    ]
    return chance.choice(orders)


def _attach_to_attached(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    there = [one for one in state.in_play if one.attached_to]
    return Attach(figure.id, there[0].id if there else figure.id, **owner(state, figure.side))


def _no_effect(state: GameState, figure: GameFigure, chance: random.Random) -> Command | None:
    return EndEffect(figure.id, "no such effect", **owner(state, figure.side))


TRIED: tuple[Maker, ...] = (
    *(_too_many, _any_extreme, _any_extreme, _any_keyword, _any_figure_away, _any_figure_away),
    *(_attach_to_attached, _no_effect, _any_draw, *(_gone_for_good,) * 4, _not_aside),
)
TRIED_OF_CARDS: tuple[Maker, ...] = (
    *(
        _any_card,
        _any_card,
        *(_used_card,) * 5,
        _any_clue,
        _any_clue,
        _any_draw,
        _drawn,
        _drawn,
        _any_discard,
        _same_card,
    ),
    *(_resource, _resource),
)
