"""Cards: lists, decks, hands, cards chosen and revealed, played on top, side quests (3, 4a, 4b, 7i)."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Any

from engine.errors import DocumentError
from engine.motu.game.apply.rounds import HAND, MOST_MANA
from engine.motu.game.commands import rounds as cmd
from engine.motu.game.decide.acting import busy
from engine.motu.game.decide.draft import CHECK, Decision, Draft
from engine.motu.game.decide.seats import acts_for, one_of_sides, side_not_yours, side_of
from engine.motu.game.describe import messages
from engine.motu.game.describe.messages import side_term
from engine.motu.game.events import rounds as ev
from engine.motu.game.state import SIDES_OF_WAR, GameState
from engine.motu.game.state.cards import FATE, GLORY, Card, card_document, hand_of, read_card, seal
from engine.motu.game.state.names import new_id
from engine.motu.position import MASTERS
from engine.ruling import FigureId, Step, Term, Typed

__all__ = [
    "add_cards", "bonus_of", "choose_card", "choosing", "complete_quest", "play_card", "prepare", "reveal",
    "shuffle_deck", "take_bonus",
]  # fmt: skip

MOST_CARDS = 200
SHORTEST_SALT, LONGEST_SALT = 16, 200


def add_cards(draft: Draft, command: cmd.AddCards) -> Decision:
    """Add cards to an army's list, while its deck is not dealt."""
    side = side_of(draft, command.side)
    if against := side_not_yours(draft, side):
        return draft.refused(against)
    if draft.state.tracks(side):
        return draft.refused([messages.DEALT_ALREADY.step(CHECK, side=side_term(side))])
    taken = [card.id for card in draft.state.cards]
    made: dict[str, dict[str, Any]] = {}
    for index, document in enumerate(command.cards):
        printed = read_card(document, f"cards[{index}]")
        for _ in range(printed.copies):
            made[_new(printed.name, side, [*taken, *made])] = card_document(printed)
    if not made:
        raise DocumentError("cards", "error-list-too-short", limit=1)
    if len(taken) + len(made) > MOST_CARDS:
        raise DocumentError("cards", "error-list-too-long", limit=MOST_CARDS)
    draft.add(ev.CardsAdded, side=side, cards=made)
    return draft.accepted(value=tuple(made))


def _new(name: str, side: str, taken: Collection[str]) -> str:
    return new_id(name if side == MASTERS else f"{side} {name}", taken, numbered=True)


def shuffle_deck(draft: Draft, command: cmd.ShuffleDeck) -> Decision:
    """Shuffle a deck and draw the first hand (3); once a game, before a card of it is played."""
    side = side_of(draft, command.side)
    reasons = side_not_yours(draft, side)
    if draft.state.tracks(side):
        reasons.append(messages.DEALT_ALREADY.step(CHECK, side=side_term(side)))
    own = draft.state.cards_of(side)
    if side in draft.state.sealed or any(card.place != "hidden" for card in own):
        reasons.append(messages.SETUP_OVER.step(CHECK))
    fate = sum(card.kind == FATE for card in own)
    if not fate:
        reasons.append(messages.NO_FATE_CARDS.step(CHECK, side=side_term(side)))
    if reasons:
        return draft.refused(reasons)
    if command.seed is not None and len(command.seed) < SHORTEST_SALT:
        raise DocumentError("seed", "error-motu-secret-length", limit=SHORTEST_SALT)
    draft.add(ev.DeckShuffled, side=side, seal="" if command.seed is None else _seed_seal(command.seed))
    draft.add(ev.CardsDrawn, side=side, count=min(HAND, fate))
    return draft.accepted()


def _seed_seal(seed: str) -> str:
    return sha256(seed.encode()).hexdigest()


def prepare(draft: Draft, command: cmd.Prepare) -> Decision:
    """Discard any cards of the hand and draw up to five (4a)."""
    side = side_of(draft, command.side)
    state = draft.state
    reasons = side_not_yours(draft, side)
    if state.status != "playing":
        reasons.append(messages.STILL_SETUP.step(CHECK))
    elif state.course.phase != "preparation":
        reasons.append(messages.WRONG_PHASE.step(CHECK, phase=Term(f"motu-phase-{state.course.phase}")))
    elif side in state.course.prepared:
        reasons.append(messages.PREPARED.step(CHECK, side=side_term(side)))
    if reasons:
        return draft.refused(reasons)
    if command.discard:
        gone, against = _discards(draft, side, command)
        if against:
            return draft.refused(against)
        draft.add(ev.CardsDiscarded, side=side, cards=gone)
    deck = draft.state.deck(side)
    fate = sum(card.kind == FATE for card in draft.state.cards_of(side))
    wanted = HAND - deck.held
    count = max(min(wanted, fate - deck.drawn), 0)
    draft.add(ev.CardsDrawn, side=side, count=count)
    if count < wanted:
        draft.say(messages.FEWER_DRAWN.step(CHECK, side=side_term(side)))
    return draft.accepted(value=count)


def _discards(draft: Draft, side: str, command: cmd.Prepare) -> tuple[tuple[str, ...], list[Step]]:
    """Return the cards that are discarded, each once, and why one cannot be: fate cards of the hand alone (P306)."""
    held = _held(draft.state, side, command.seed)
    found: list[str] = []
    reasons: list[Step] = []
    for index, text in enumerate(command.discard):
        cards = [card for card in _named(draft.state, side, text, f"discard[{index}]") if card.id not in found]
        there = [card for card in cards if card.place == "hidden" and (held is None or card.id in held)]
        card = there[0] if there else None
        if card is None:
            reasons.append(messages.NOT_IN_HAND.step(CHECK, card=Typed(text)))
        elif card.kind == GLORY:
            reasons.append(messages.GLORY_STAYS.step(CHECK, card=Typed(card.name)))
        else:
            found.append(card.id)
    if len(found) > draft.state.deck(side).held:
        reasons.append(messages.NO_CARD_LEFT.step(CHECK, side=side_term(side)))
    return tuple(found), reasons


def _named(state: GameState, side: str, text: str, path: str) -> list[Card]:
    """Return the copies of the card that a text names; that very one where it is an id. Raises DocumentError."""
    first = state.card(text, side, path)
    if first.id == text:
        return [first]
    return [card for card in state.cards_of(side) if card.name == first.name]


def choosing(state: GameState) -> bool:
    """Return whether cards are being chosen: nobody's are revealed, nobody is active (4b)."""
    course = state.course
    playing = state.status == "playing" and course.phase == "activation"
    return playing and not course.turns and not course.active and not state.shown


def _cannot_choose(draft: Draft, side: str) -> list[Step]:
    """Return why a side does not choose a card now (4b)."""
    state = draft.state
    reasons = side_not_yours(draft, side)
    if state.status != "playing":
        return [*reasons, messages.STILL_SETUP.step(CHECK)]
    if state.course.phase != "activation":
        return [*reasons, messages.WRONG_PHASE.step(CHECK, phase=Term(f"motu-phase-{state.course.phase}"))]
    if not choosing(state):
        reasons.append(messages.REVEALED_ALREADY.step(CHECK))
    if side in state.course.passed:
        reasons.append(messages.HAS_PASSED.step(CHECK, side=side_term(side)))
    return reasons


def choose_card(draft: Draft, command: cmd.ChooseCard) -> Decision:
    """Lay a card face down: the log has its seal alone (4b, P305). The ruling's value is the card's id."""
    side = side_of(draft, command.side)
    reasons = _cannot_choose(draft, side)
    if side in draft.state.sealed:
        reasons.append(messages.CHOSEN_ALREADY.step(CHECK, side=side_term(side)))
    if reasons:
        return draft.refused(reasons)
    if not SHORTEST_SALT <= len(command.salt) <= LONGEST_SALT:
        raise DocumentError("salt", "error-motu-secret-length", limit=SHORTEST_SALT)
    if not isinstance(command.card, str):
        printed = card_document(read_card(command.card))
        draft.add(ev.CardSealed, side=side, seal=seal(side, printed, command.salt))
        return draft.accepted(value=printed)
    card, against = in_hand(draft.state, side, command.card, command.seed)
    if card is None:
        return draft.refused(against)
    draft.add(ev.CardSealed, side=side, seal=seal(side, card.id, command.salt))
    return draft.accepted(value=card.id)


def in_hand(state: GameState, side: str, text: str, seed: str | None) -> tuple[Card | None, list[Step]]:
    """Return the card of the hand that a text names, else why there is none (4b, P306).

    With the seed of the deck what is in the hand is known; of players' own cards only that it has not been shown yet,
    and that a card is left.
    """
    cards = _named(state, side, text, "card")
    deck = state.deck(side)
    held = _held(state, side, seed)
    hand = [card for card in cards if card.place == "hidden" and (held is None or card.id in held)]
    if state.tracks(side) and not deck.held:
        hand = [card for card in hand if card.kind == GLORY]
    if not hand:
        return None, [messages.NOT_IN_HAND.step(CHECK, card=Typed(cards[0].name))]
    return hand[0], []


def _held(state: GameState, side: str, seed: str | None) -> set[str] | None:
    """Return the ids of the hand of an army; None where nobody but its player knows it. Raises DocumentError."""
    deck = state.deck(side)
    if not deck.seal:
        return None
    if seed is None:
        raise DocumentError("seed", "error-missing")
    if _seed_seal(seed) != deck.seal:
        raise DocumentError("seed", "error-motu-wrong-seed")
    return {card.id for card in hand_of(seed, state.cards_of(side), deck.drawn)}


def reveal(draft: Draft, command: cmd.Reveal) -> Decision:
    """Turn the chosen cards face up, all at once, and settle who goes first (4b, P305)."""
    state = draft.state
    for side in command.cards:
        one_of_sides(side, "cards")
    if reasons := _cannot_reveal(draft, command):
        return draft.refused(reasons)
    values = {}
    for side in sorted(command.cards, reverse=True):
        found, against = _opened(state, side, command.cards[side], draft)
        if found is None:
            return draft.refused(against)
        draft.add(ev.CardRevealed, side=side, **found)
        values[side] = draft.state.card_by_id(found["card"]).initiative
    answer = draft.asked("initiative", cards=values)
    draft.rest_on(answer.ruling)
    draft.keep(ev.InitiativeSettled, side=answer.fields["active"], by=answer.fields["by"])
    return draft.accepted(value=answer.fields["active"])


def _cannot_reveal(draft: Draft, command: cmd.Reveal) -> list[Step]:
    state = draft.state
    if state.status != "playing":
        return [messages.STILL_SETUP.step(CHECK)]
    if state.course.phase != "activation":
        return [messages.WRONG_PHASE.step(CHECK, phase=Term(f"motu-phase-{state.course.phase}"))]
    if not choosing(state):
        return [messages.REVEALED_ALREADY.step(CHECK)]
    reasons = []
    for side in SIDES_OF_WAR:
        passed = side in state.course.passed
        if side in command.cards and passed:
            reasons.append(messages.HAS_PASSED.step(CHECK, side=side_term(side)))
        if side not in command.cards and not passed:
            reasons.append(messages.NOT_ALL_CHOSEN.step(CHECK, side=side_term(side)))
        if side not in command.cards or side in state.sealed or passed:
            continue
        if not acts_for(draft, side):
            reasons.append(messages.SIDE_NOT_YOURS.step(CHECK, side=side_term(side)))
        elif state.deck(side).seal:  # of a hand that nobody sees a card is laid down first
            reasons.append(messages.NOT_ALL_CHOSEN.step(CHECK, side=side_term(side)))
    return reasons


def _opened(state: GameState, side: str, opened: cmd.Opened, draft: Draft) -> tuple[dict[str, Any] | None, list[Step]]:
    """Return the facts of a card turned face up; else why it is not: not the one sealed, or not in the hand."""
    expected = state.sealed.get(side)
    wrong = [messages.WRONG_SEAL.step(CHECK, side=side_term(side))]
    if not isinstance(opened.card, str):
        printed = card_document(read_card(opened.card, f"cards.{side}"))
        if expected is not None and seal(side, printed, opened.salt) != expected:
            return None, wrong
        name = str(printed.get("name", "card"))
        id_ = _new(name, side, [card.id for card in draft.state.cards])
        return {"card": id_, "initiative": printed.get("initiative", 0), "salt": opened.salt, "printed": printed}, []
    if expected is None:
        card, against = in_hand(state, side, opened.card, None)
        facts = None if card is None else {"card": card.id, "initiative": card.initiative}
        return facts, against
    for card in _named(state, side, opened.card, f"cards.{side}"):
        if seal(side, card.id, opened.salt) == expected:
            return {"card": card.id, "initiative": card.initiative, "salt": opened.salt}, []
    return None, wrong


def bonus_of(draft: Draft, card: Card, bonus: str, figure_id: str) -> list[Step]:
    """Take a bonus of a card for a character (4b); return why it cannot be."""
    if bonus not in card.bonuses:
        bonuses = tuple(Term(f"motu-bonus-{each}") for each in card.bonuses)
        return [messages.WRONG_BONUS.step(CHECK, card=Typed(card.name), bonuses=bonuses)]
    state = draft.state
    figure, course = state.by_id(figure_id), state.course
    points = course.interruptions[-1].points if course.interruptions else course.points
    mana = figure.mana + (bonus == "mana")
    if mana > MOST_MANA:
        draft.say(messages.MANA_FULL.step(CHECK, figure=FigureId(figure.id), limit=MOST_MANA))
    facts = {"points": points + (bonus == "point"), "mana": min(mana, MOST_MANA)}
    draft.add(ev.BonusTaken, figure=figure.id, card=card.id, bonus=bonus, **facts)
    if bonus in ("ability", "quest") and card.text:
        draft.say(messages.WORDS.step(CHECK, card=Typed(card.name), text=Typed(card.text)))
    return []


def take_bonus(draft: Draft, command: cmd.TakeBonus) -> Decision:
    """Take the bonus of the card that activated the character."""
    state = draft.state
    if not state.course.active:
        return draft.refused([messages.NOBODY_ACTIVE.step(CHECK)])
    figure = state.by_id(state.course.active)
    if against := side_not_yours(draft, figure.side):
        return draft.refused(against)
    card = state.untaken
    if card is None:
        return draft.refused([messages.BONUS_TAKEN.step(CHECK, figure=FigureId(figure.id))])
    if against := bonus_of(draft, card, command.bonus, figure.id):
        return draft.refused(against)
    return draft.accepted(value=command.bonus)


def play_card(draft: Draft, command: cmd.PlayCard) -> Decision:
    """Play a further card on who acts, for one of its bonuses (4b, 7c)."""
    state = draft.state
    who = state.acting
    if not who:
        return draft.refused([messages.NOBODY_ACTIVE.step(CHECK)])
    figure = state.by_id(who)
    reasons = side_not_yours(draft, figure.side)
    first = state.untaken
    if first is not None:
        reasons.append(messages.BONUS_FIRST.step(CHECK, card=Typed(first.name)))
    if reasons := reasons or busy(state):
        return draft.refused(reasons)
    if isinstance(command.card, str):
        card, against = in_hand(state, figure.side, command.card, command.seed)
        if card is None:
            return draft.refused(against)
        draft.add(ev.CardPlayed, figure=figure.id, card=card.id)
    else:
        printed = card_document(read_card(command.card))
        id_ = _new(str(printed.get("name", "card")), figure.side, [each.id for each in state.cards])
        draft.add(ev.CardPlayed, figure=figure.id, card=id_, printed=printed)
    card = next(each for each in draft.state.cards if each.place == "on" and each.on == figure.id and not each.bonus)
    if against := bonus_of(draft, card, command.bonus, figure.id):
        return draft.refused(against)
    return draft.accepted(value=card.id)


def complete_quest(draft: Draft, command: cmd.CompleteQuest) -> Decision:
    """Say that a side quest in play is completed, in an activation or an interruption (7i)."""
    state = draft.state
    quests = [card for card in state.cards if card.place == "on" and card.bonus == "quest"]
    named = [card for card in quests if command.card in (card.id, card.name)] or [
        card for card in quests if card.name.casefold().startswith(command.card.casefold())
    ]
    if not named:
        return draft.refused([messages.NO_QUEST.step(CHECK, card=Typed(command.card))])
    card = named[0]
    reasons = side_not_yours(draft, card.side)
    if not state.course.active:
        reasons.append(messages.QUEST_WHEN.step(CHECK))
    if reasons:
        return draft.refused(reasons)
    draft.add(ev.QuestCompleted, side=card.side, card=card.id, points=card.points)
    return draft.accepted(value=card.points)
