"""Commands about cards beside the map: laying them out, using them, Clue tokens, leaving play (25)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from pydantic import ValidationError

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.force.listed import ElementIn, ForceIn
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.beside.identities import identity_steps, listed_character, starting_characters
from engine.heroclix.game.decide.beside.sideline_limit import sideline_steps
from engine.heroclix.game.decide.beside.tactics import against_tactic
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.table.seats import out_of_play, own_side, side_not_yours, side_of
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.events.cards import KINDS, CardKind, SideCard
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.names import new_id
from engine.heroclix.names import plain_name
from engine.heroclix.validation import document_error
from engine.heroclix.vocabulary import check_known
from engine.readable import check_readable
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["add_card", "add_force_cards", "discard_card", "give_clue", "spent", "use_card"]

CHECK = StepKind.CHECK
ALWAYS_UNIQUE = ("tarot", "mystery-card")  # (25.7, 25.8)
LONGEST = {"name": 80, "clue": 80, "text": 2000}  # letters
MOST_POINTS = 10_000
MOST_CLUES = 99
LIMITS = ("once-per-turn", "once-per-game")


def add_card(draft: Draft, command: cmd.AddCard, _dice: Dice) -> Decision:
    """Lay a card out for a side."""
    side = side_of(draft, command.side)
    if against := side_not_yours(draft, side):
        return draft.refused(against)
    if against := _lay_out(draft, side, command):
        return draft.refused(against)
    draft.say(*sideline_steps(draft.state, side))
    return draft.accepted(value=draft.state.cards[-1].id)


def add_force_cards(draft: Draft, command: cmd.AddForceCards, _dice: Dice) -> Decision:
    """Lay out the cards that a force lists (25.3 to 25.11); its figures and terrain are no part of this."""
    side = side_of(draft, command.side)
    if against := side_not_yours(draft, side):
        return draft.refused(against)
    try:
        force = ForceIn.model_validate(command.force)
    except ValidationError as error:
        raise document_error(error, ForceIn, "force") from None
    found = list(_listed(draft.state, side, force, command))
    if not found:
        raise DocumentError("force", "error-force-no-cards")
    for one in found:
        if against := _lay_out(draft, side, one):
            return draft.refused(against)
    draft.say(*sideline_steps(draft.state, side))
    return draft.accepted(value=len(found))


def _listed(state: GameState, side: str, force: ForceIn, by: cmd.AddForceCards) -> Iterable[cmd.AddCard]:
    def card(name: str, kind: CardKind, points: int = 0, assigned: tuple[str, ...] = ()) -> cmd.AddCard:
        return cmd.AddCard(name, kind, points, assigned=assigned, actor=by.actor, judge=by.judge)

    for index, resource in enumerate(force.resources):
        if not 0 <= resource.points + resource.additional <= MOST_POINTS:
            raise _no_points(f"force.resources[{index}].additional", resource)
        yield card(resource.name, "resource", resource.points + resource.additional)
    for one in force.id_cards:
        yield card(one.name, "id-card", one.points, listed_character(state, side, force, one.character))
    for location in force.locations:
        for bonus in location.bonuses:
            yield card(bonus.name, "location-bonus", bonus.points)
    yield from _tactics(state, side, force, card)
    for tarot in force.tarot:
        yield card(tarot.name, "tarot")
    for element in force.sideline:
        if element.kind in ("mystery-card", "one-shot", "resource"):
            yield card(element.name, cast(CardKind, element.kind), element.points)


def _tactics(state: GameState, side: str, force: ForceIn, card: Callable[..., cmd.AddCard]) -> Iterable[cmd.AddCard]:
    """Yield the cards of an older book: feats, alternate team abilities, conditions, the event dial (tacticas)."""
    for feat in force.feats:
        yield card(feat.name, "feat", feat.points, starting_characters(state, side, force, feat.assigned_to))
    for alternate in force.ata:
        qualified = starting_characters(state, side, force, alternate.qualify)
        yield card(alternate.name, "alternate-ability", alternate.points, qualified)
    for condition in force.conditions:
        yield card(condition.name, "condition")
    if force.event_dial is not None:
        yield card(force.event_dial, "event-dial")


def _no_points(path: str, element: ElementIn) -> DocumentError:
    """Return what is wrong with points that a resource has in addition: they leave it below 0, or too many."""
    if element.additional < 0:
        return DocumentError(path, "error-too-small", given=element.additional, limit=-element.points)
    return DocumentError(path, "error-too-large", given=element.additional, limit=MOST_POINTS - element.points)


def _lay_out(draft: Draft, side: str, command: cmd.AddCard) -> list[Step]:
    """Add the card, or return why it can't be (2.4a, 25.4)."""
    state = draft.state
    kind = _checked(state, command)
    name = " ".join(command.name.split())
    same = [one for one in state.cards if one.side == side and one.kind == kind]
    if kind in ALWAYS_UNIQUE and any(plain_name(one.name) == plain_name(name) for one in same):
        return [messages_beside.UNIQUE_CARD.step(CHECK, card=Typed(name))]
    if kind == "resource" and same and state.status == "setup":
        return [messages_beside.ONE_RESOURCE.step(CHECK, side=messages.side_term(side), card=Typed(same[0].name))]
    assigned = tuple(state.figure(each, "assigned").id for each in command.assigned)
    if against := against_tactic(state, side, kind, name, command.points, assigned):
        return against
    taken = {card.id for card in state.cards} | {figure.id for figure in state.figures}
    facts = {"points": command.points, "clue": command.clue.strip(), "limit": command.limit, "text": command.text}
    facts |= {"assigned": assigned, "everyone": command.everyone}
    draft.add(ev.CardAdded, card=new_id(name, taken), name=name, kind=kind, side=side, **facts)
    title = Typed(name)
    draft.say(*identity_steps(state, draft.state.cards[-1]))
    if kind == "resource":
        vehicles = [one for one in assigned if "vehicle" in state.by_id(one).card.abilities]
        draft.say(*(messages_beside.VEHICLE_RESOURCE.step(CHECK, figure=FigureId(v), card=title) for v in vehicles))
    return []


def _checked(state: GameState, command: cmd.AddCard) -> CardKind:
    """Return the kind of a card. Raises DocumentError for a field that can't be."""
    if command.kind not in KINDS:
        raise DocumentError("kind", "error-not-one-of", given=command.kind[:60], expected=", ".join(KINDS))
    check_known("kind", command.kind, state.rules)
    if not command.name.strip():
        raise DocumentError("name", "error-word-length", given="", limit=LONGEST["name"])
    check_readable("name", " ".join(command.name.split()))
    for field, most in LONGEST.items():
        if len(getattr(command, field)) > most:
            raise DocumentError(field, "error-word-length", given=getattr(command, field)[:60], limit=most)
    if command.limit is not None and command.limit not in LIMITS:
        raise DocumentError("limit", "error-not-one-of", given=command.limit[:60], expected=", ".join(LIMITS))
    if command.points < 0:
        raise DocumentError("points", "error-too-small", given=command.points, limit=0)
    if command.points > MOST_POINTS:
        raise DocumentError("points", "error-too-large", given=command.points, limit=MOST_POINTS)
    return command.kind


def use_card(draft: Draft, command: cmd.UseCard, _dice: Dice) -> Decision:
    """Use a card as far as the book's own limits let it; what it does then is read on it."""
    card = draft.state.card(command.card, side=own_side(draft))
    if reasons := side_not_yours(draft, card.side):
        return draft.refused(reasons)
    figure = "" if command.figure is None else draft.state.figure(command.figure).id
    against = _said_against(draft.state, card, figure, command.clues)
    if against and not command.override:
        return draft.refused(against)
    sections = tuple(dict.fromkeys(step.rule or step.reading or "" for step in against))
    turned = card.kind == "one-shot"
    draft.add(ev.CardUsed, card=card.id, name=card.name, figure=figure, turned=turned, objection=sections)
    if card.kind == "location-bonus":
        draft.say(messages_beside.WHICH_BONUS.step(StepKind.IGNORED, card=Typed(card.name)))
    draft.say(*identity_steps(draft.state, card))
    draft.say(messages_beside.READ_CARD.step(StepKind.IGNORED, card=Typed(card.name)))
    return draft.accepted("used", card.id)


def _said_against(state: GameState, card: SideCard, figure: str, clues: int | None) -> list[Step]:
    """Return what the book has against using a card now: where it lies, its limits, who uses it (21.11, 25)."""
    title = Typed(card.name)
    found: list[Step] = []
    if card.place == "deck":
        found.append(messages_beside.NOT_DRAWN.step(CHECK, card=title))
    elif card.place in ("out", "ko"):
        message = messages_beside.NOT_ACTIVE if card.kind == "tarot" else messages_beside.CARD_GONE
        found.append(message.step(CHECK, card=title))
    elif not card.face_up:
        found.append(messages_beside.FACE_DOWN.step(CHECK, card=title))
    if clues is not None and card.kind == "mystery-card" and card.clues < clues:
        found.append(messages_beside.TOO_FEW_CLUES.step(CHECK, card=title, clues=card.clues, needed=clues))
    if card.limit == "once-per-game" and card.used_up:
        found.append(messages_beside.USED_THIS_GAME.step(CHECK, card=title))
    elif card.limit == "once-per-turn" and state.status == "setup":
        found.append(messages_beside.NOT_IN_A_TURN.step(CHECK, card=title))
    elif card.limit == "once-per-turn" and card.used:
        found.append(messages_beside.USED_THIS_TURN.step(CHECK, card=title))
    return found + (_not_through(state, card, figure) if figure else [])


def _not_through(state: GameState, card: SideCard, figure: str) -> list[Step]:
    """Return why a figure can't use a card: KO'd, off its force, or a resource assigned to others (12.5d, 25.4a)."""
    user, name = state.by_id(figure), FigureId(figure)
    title = Typed(card.name)
    if not user.in_play:
        return [out_of_play(user)]
    if card.kind != "resource":
        return []
    if user.side != card.side:
        return [messages_beside.ELSEWHERE.step(CHECK, figure=name, card=title)]
    if not card.everyone and (figure not in card.assigned or figure in card.gone):
        return [messages_beside.NOT_ASSIGNED.step(CHECK, figure=name, card=title)]
    return []


def give_clue(draft: Draft, command: cmd.GiveClue, _dice: Dice) -> Decision:
    """Place Clue tokens on a Mystery Card: on one card alone where several have that CLUE EFFECT (25.8)."""
    check_known("card", "mystery-card", draft.state.rules)
    card = draft.state.card(command.card, side=own_side(draft))
    if command.change == 0 or abs(command.change) > MOST_CLUES:
        expected = f"1, 2, … {MOST_CLUES}, -1, -2, … -{MOST_CLUES}"
        raise DocumentError("change", "error-not-one-of", given=str(command.change)[:60], expected=expected)
    reasons = side_not_yours(draft, card.side)
    if card.kind != "mystery-card":
        reasons.append(messages_beside.NOT_A_MYSTERY.step(CHECK, card=Typed(card.name)))
    elif card.place != "sideline":
        reasons.append(messages_beside.CARD_GONE.step(CHECK, card=Typed(card.name)))
    elif card.clues + command.change < 0:
        reasons.append(messages_beside.NO_CLUES.step(CHECK, card=Typed(card.name), clues=card.clues))
    if reasons:
        return draft.refused(reasons)
    draft.add(ev.ClueGiven, card=card.id, name=card.name, before=card.clues, after=card.clues + command.change)
    alike = _same_clue(draft.state.cards, card)
    if command.change > 0 and alike:
        same = messages_beside.SAME_CLUE.step(CHECK, card=Typed(card.name), clue=Typed(card.clue), others=alike)
        draft.say(same)
    return draft.accepted(value=card.id)


def _same_clue(cards: Sequence[SideCard], card: SideCard) -> tuple[Typed, ...]:
    """Return the other Mystery Cards of that side with the same named CLUE EFFECT."""
    return tuple(
        Typed(one.name)
        for one in cards
        if one.id != card.id
        and one.side == card.side
        and one.place == "sideline"
        and card.clue
        and one.clue.casefold() == card.clue.casefold()
    )


def discard_card(draft: Draft, command: cmd.DiscardCard, _dice: Dice) -> Decision:
    """Take a card out of play; a map bonus stays for the rest of the game (25.5d)."""
    card = draft.state.card(command.card, side=own_side(draft))
    reasons = side_not_yours(draft, card.side)
    if card.place in ("out", "ko"):
        reasons.append(messages_beside.CARD_GONE.step(CHECK, card=Typed(card.name)))
    elif card.kind == "map-bonus" and draft.state.status == "playing":
        reasons.append(messages_beside.BONUS_STAYS.step(CHECK, card=Typed(card.name)))
    if reasons:
        return draft.refused(reasons)
    draft.add(ev.CardLeft, card=card.id, name=card.name)
    return draft.accepted(value=card.id)


def spent(draft: Draft) -> None:
    """KO the resources that have nobody left: all they were assigned to KO'd or replaced, or the force (P112)."""
    if draft.state.status != "playing":
        return
    for card in draft.state.cards:
        if card.kind == "resource" and card.place == "play" and _nobody(draft.state, card):
            draft.add(ev.CardLeft, card=card.id, name=card.name, ko=True)


def _nobody(state: GameState, card: SideCard) -> bool:
    force = [figure for figure in state.figures if figure.owner == card.side]
    if not any(figure.in_play or figure.captor for figure in force):
        return bool(force)
    if card.everyone or not card.assigned:
        return False
    assigned = [figure for figure in force if figure.id in card.assigned]
    return bool(assigned) and all(one.ko or one.id in card.gone for one in assigned)
