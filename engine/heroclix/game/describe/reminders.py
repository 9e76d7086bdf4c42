"""What the cards of a game ask for now: the sentences that were set off by what happened last, and printed actions.

A sentence that is judged is none of them: it has taken part. Nothing is done by itself; players carry out what is
printed, and say that they did by using it (21.1a, 21.1b, 21.11).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from engine.errors import DocumentError
from engine.heroclix.board.measures import holding
from engine.heroclix.game import events as ev
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.card import Placed
from engine.heroclix.game.state.layout import read_region
from engine.heroclix.position import Figure, Phase, Position, Special
from engine.heroclix.powers.uses import times_used
from engine.heroclix.reminders.moments import is_now, is_spent, limit_of
from engine.heroclix.reminders.occasion import Occasion
from engine.heroclix.sentence import Happening, Sentence

__all__ = ["Reminder", "printed_actions", "reminded", "revealed"]

ANY_TIME = ("turn",)  # may be done whenever its player likes in the turn: offered, not reminded of
GIVEN = ("action", *ANY_TIME)
TURNED = (ev.DamageTaken, ev.Healed)  # what turns a dial, and shows what stands on its clicks
BEHIND_DAMAGE = ("hit", "captured")
BEFALLEN: Mapping[type, str] = {
    ev.KnockedOut: "ko", ev.DamageTaken: "damage", ev.Healed: "healed", ev.KnockedBack: "knockback",
    ev.Equipped: "equipped", ev.PickedUp: "picked-up", ev.FigureReplaced: "replaced",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Reminder:
    """What a figure's card asks for: its sentences as they are printed, and when they matter.

    `others`: the ids of those on the other side of what happened. `used` of `limit` times it was done in this turn or
    game; 0 of 0 where its card says nothing of that. `number`: which of the text's actions and triggers, from 1.
    """

    figure: str
    side: str
    special: str
    at: Happening
    text: str
    others: tuple[str, ...] = ()
    used: int = 0
    limit: int = 0
    number: int = 0


@dataclass(slots=True)
class _Fought:
    """An attack of the last happenings, as far as it has come."""

    declared: ev.AttackDeclared | None = None
    made: ev.AttackMade | None = None
    outcomes: dict[str, dict[str, Any]] = field(default_factory=dict)

    def of(self, target: str) -> dict[str, Any]:
        return self.outcomes.setdefault(target, {})


def reminded(state: GameState) -> tuple[Reminder, ...]:
    """Return what cards remind of by what happened last, in the order of figures; what was done since is left out.

    Before the first turn that is what stands on them of the set-up, once there is a map to set up on (4).
    """
    if state.status not in ("setup", "playing") or not _has_texts(state):
        return ()
    position = _seen(state)
    if position is None:
        return ()
    known = {figure.id: figure for figure in position.figures}
    known |= {figure.id: _gone(state, figure.id) for figure in state.figures if figure.id not in known}
    occasions = tuple(_occasions(state, position, known))
    used = (event for event in state.happened if isinstance(event, ev.EffectUsed))
    done = {(event.figure, event.name, event.moment) for event in used}
    found: list[Reminder] = []
    for figure in known.values():
        for special in figure.special:
            for number, (at, sentences) in enumerate(_moments(special), 1):
                is_done = not done.isdisjoint((figure.id, special.name, one) for one in (0, number))
                if special.off or at.kind in GIVEN or is_done:
                    continue
                those = next((one for one in occasions if is_now(one[0], figure, special, at, one[1])), None)
                if those is not None:
                    found.append(_reminder(figure, special, number, sentences, _others(figure, those[1])))
        for special, number, sentences in revealed(state, figure.id):
            if not is_spent(figure, special, sentences[0].at):
                found.append(_reminder(figure, special, number, sentences, ()))
    return tuple(found)


def printed_actions(state: GameState, figure_id: str) -> tuple[Reminder, ...]:
    """Return the actions printed on cards that a figure could be given now, its own and those that others give it."""
    if state.status != "playing" or not _has_texts(state):
        return ()
    position = state.position()
    figure = next((one for one in position.figures if one.id == figure_id), None)
    if figure is None or position.turn is None or position.turn.active != figure.side:
        return ()
    occasion = Occasion("legal_actions", (figure,))
    return tuple(
        _reminder(giver, special, number, sentences, () if giver.id == figure_id else (figure_id,))
        for giver in position.figures
        for special in giver.special
        if not special.off
        for number, (at, sentences) in enumerate(_moments(special), 1)
        if at.kind in GIVEN and is_now(position, giver, special, at, occasion)
    )


def revealed(state: GameState, figure_id: str) -> Iterator[tuple[Special, int, tuple[Sentence, ...]]]:
    """Yield what a card asks for as its figure's dial was turned: of all that became visible, if passed, too (18.4).

    Each with the number of its trigger and its sentences; nothing of who was KO'd, who can use no effect (12.5d).
    """
    figure = state.by_id(figure_id)
    if figure.ko or not any(isinstance(event, TURNED) and event.figure == figure_id for event in state.happened):
        return
    for placed in figure.card.placed:
        for number, (at, sentences) in enumerate(_moments(placed.special), 1):
            if at.kind == "revealed" and _is_open(state, figure_id, placed, number, at.name):
                yield placed.special, number, sentences


def _is_open(state: GameState, figure_id: str, placed: Placed, number: int, why: str) -> bool:
    """Return whether what stands on some clicks became visible, and was not followed since."""
    found = False
    for event in state.happened:
        if isinstance(event, TURNED) and event.figure == figure_id:
            found = found or _reveals(event, placed.clicks, why)
        elif isinstance(event, ev.EffectUsed) and (event.figure, event.name) == (figure_id, placed.special.name):
            found = found and event.moment not in (0, number)
    return found


def _reveals(event: ev.DamageTaken | ev.Healed, clicks: frozenset[int], why: str) -> bool:
    """Return whether a turn of the dial made visible what stands on these clicks, and was not visible before it."""
    if event.counted or why not in ("", "damage") or (why and isinstance(event, ev.Healed)):
        return False
    step = 1 if event.after > event.before else -1
    turned = range(event.before + step, event.after + step, step)
    return any(click in clicks and click - step not in clicks for click in turned)


def _has_texts(state: GameState) -> bool:
    if state.map is None or not state.rules.powers.cards_read:
        return False
    placed = (placed for figure in state.figures for placed in figure.card.placed)
    return any(sentence.at is not None for one in placed for sentence in one.special.sentences)


def _gone(state: GameState, figure_id: str) -> Figure:
    """Return a figure that the position has no more: who was KO'd, and may have something to say about that."""
    return state.by_id(figure_id).for_position(state.rules.powers)


def _moments(special: Special) -> Iterator[tuple[Happening, tuple[Sentence, ...]]]:
    """Yield each moment of a text with the sentences that belong to it."""
    for at, sentences in groupby(special.sentences, key=lambda sentence: sentence.at):
        if at is not None:
            yield at, tuple(sentences)


def _reminder(
    figure: Figure, special: Special, number: int, sentences: tuple[Sentence, ...], others: tuple[str, ...]
) -> Reminder:
    at = sentences[0].at or Happening("elsewhere")
    limit = limit_of(at)
    used = figure.used_this_game if at.limit.endswith("game") else figure.used
    text = " ".join(sentence.text for sentence in sentences)
    count = times_used(used, special.name) if limit else 0
    return Reminder(figure.id, figure.side, special.name, at, text, others, count, limit, number)


def _others(figure: Figure, occasion: Occasion) -> tuple[str, ...]:
    """Return whom it may be about on the other side: whom it hit, else whom it attacked; of a target, the attacker."""
    attacker = occasion.attacker
    if attacker is None:
        return ()
    if attacker.side != figure.side:
        return (attacker.id,)
    hit = [one.id for one in occasion.targets if occasion.came(one, "result") in BEHIND_DAMAGE]
    return tuple(hit or [one.id for one in occasion.targets])


def _occasions(
    state: GameState, position: Position, known: Mapping[str, Figure]
) -> Iterator[tuple[Position, Occasion]]:
    """Yield what happened last as occasions: phases, actions, moves, attacks with what came of them."""
    if state.status == "setup":
        yield position, Occasion("set-up", position.figures)
        return
    fights: dict[int, _Fought] = {}
    rolled = False
    for event in state.happened:
        _fought(fights, event)
        if isinstance(event, ev.TurnBegan):
            yield _in_phase(position, event.side, "beginning"), Occasion("phase", tuple(known.values()))
            yield from ((position, one) for one in _beginnings(state, position, event))
        elif isinstance(event, ev.TurnEnded):
            yield _in_phase(position, event.side, "end"), Occasion("phase", tuple(known.values()))
        elif isinstance(event, ev.ActionGiven) and event.figure in known:
            yield position, Occasion("given", (known[event.figure],), action=event.action)
        elif isinstance(event, ev.Moved) and event.figure in known:
            yield position, Occasion("path", (known[event.figure],))
            if not rolled and (left := _left_behind(position, event)):
                yield position, _leaving(known[event.figure], left, success=True, automatic=True)
        elif isinstance(event, ev.BreakAwayRolled) and event.figure in known:
            rolled = True
            moved = (one for one in state.happened if isinstance(one, ev.Moved) and one.figure == event.figure)
            left = _left_behind(position, next(moved, None)) or holding(position, known[event.figure])
            yield position, _leaving(known[event.figure], left, success=event.success)
        elif isinstance(event, ev.BeginningRolled) and event.figure in known:
            user = known[event.figure]
            yield position, Occasion("use", (user,), action=event.power, success=event.success)
    there = [_attack(fought, known) for fought in fights.values()]
    there += [_befallen(event, known) for event in state.happened]
    yield from ((position, occasion) for occasion in there if occasion is not None)


def _left_behind(position: Position, moved: ev.Moved | None) -> tuple[Figure, ...]:
    """Return those from whom a figure broke away that moved from where its move began (10.8)."""
    mover = next((one for one in position.figures if moved is not None and one.id == moved.figure), None)
    if moved is None or mover is None or not moved.start:
        return ()
    before = replace(mover, squares=read_region(position.map, moved.start, "start"))
    return holding(position.with_figure(before), before)


def _leaving(mover: Figure, left: tuple[Figure, ...], *, success: bool, automatic: bool = False) -> Occasion:
    return Occasion("break_away", (mover,), breaks_away=True, success=success, automatic=automatic, left=left)


def _beginnings(state: GameState, position: Position, event: ev.TurnBegan) -> Iterator[Occasion]:
    """Yield that the game begins, and that a side's first turn does, for those that are there or come yet (4)."""
    if event.number == 1:
        yield Occasion("set-up", position.figures)
    if event.side not in state.turns:
        yield Occasion("first-turn", tuple(one for one in position.figures if one.side == event.side))


def _seen(state: GameState) -> Position | None:
    """Return the position; None in a set-up that lacks something of it still."""
    try:
        return state.position()
    except DocumentError:
        if state.status == "setup":
            return None
        raise


def _befallen(event: ev.Event, known: Mapping[str, Figure]) -> Occasion | None:
    """Return what an event did to a figure, whoever brought it about: by `/damage` and `/place`, too."""
    if isinstance(event, ev.Carried):
        there = [known[one] for one in (event.by, event.figure) if one in known]
        return Occasion("carried", tuple(there), action="carry") if len(there) > 1 else None
    if isinstance(event, (ev.FigureAdded, ev.BroughtIn, ev.MarkersGenerated)):
        return _generated(event, known)
    if isinstance(event, ev.EffectUsed):
        return _used(event, known)
    if isinstance(event, ev.TerrainDestroyed):
        return Occasion("destroyed", (known[event.by],)) if event.by in known else None
    if isinstance(event, ev.TokensChanged):
        kind = "cleared" if event.cleared and event.after < event.before else ""
    elif isinstance(event, ev.Placed):
        kind = "placed" if event.at else ""
    else:
        kind = BEFALLEN.get(type(event), "")
    figure = known.get(getattr(event, "figure", None) or "")
    return Occasion(kind, (figure,)) if kind and figure is not None else None


def _generated(
    event: ev.FigureAdded | ev.BroughtIn | ev.MarkersGenerated, known: Mapping[str, Figure]
) -> Occasion | None:
    """Return that a figure generated a character or markers, and whom (21.6); nothing where no effect did it."""
    if isinstance(event, ev.MarkersGenerated):
        by, came = event.by, ""
    else:
        by, came = (event.generated_by, event.figure) if isinstance(event, ev.FigureAdded) else (event.by, event.new)
    there = tuple(known[one] for one in (by, came) if one in known)
    return Occasion("generated", there) if by in known else None


def _used(event: ev.EffectUsed, known: Mapping[str, Figure]) -> Occasion | None:
    """Return that a figure used a team ability (19.4); what else its card has is told at its own moment."""
    user = known.get(event.figure)
    names = (one.name for one in user.special if one.kind == "team-ability") if user is not None else ()
    return Occasion("team", (user,), team=event.name) if user is not None and event.name in names else None


def _in_phase(position: Position, side: str, phase: Phase) -> Position:
    turn = position.turn
    return position if turn is None else replace(position, turn=turn._replace(active=side, phase=phase))


def _fought(fights: dict[int, _Fought], event: ev.Event) -> None:
    """Keep what an event tells of an attack: who was hit, damaged, KO'd, knocked back."""
    if isinstance(event, ev.AttackDeclared):
        fights.setdefault(event.attack, _Fought()).declared = event
    elif isinstance(event, ev.AttackMade):
        fought = fights.setdefault(event.attack, _Fought())
        fought.made = event
        for target, result in event.results.items():
            fought.of(target)["result"] = result
    elif isinstance(event, ev.DamageTaken) and event.attack in fights:
        fights[event.attack].of(event.figure)["damage_taken"] = event.dealt
    elif isinstance(event, (ev.KnockedOut, ev.KnockedBack)) and fights:
        name = "ko" if isinstance(event, ev.KnockedOut) else "knocked_back"
        list(fights.values())[-1].of(event.figure)[name] = True


def _attack(fought: _Fought, known: Mapping[str, Figure]) -> Occasion | None:
    told = fought.made or fought.declared
    if told is None or told.attacker not in known:
        return None
    attacker, targets = known[told.attacker], tuple(known[one] for one in told.targets if one in known)
    choices = fought.made.choices if fought.made is not None else {}
    return Occasion(
        "attack",
        (attacker, *(one for one in targets if one.id != attacker.id)),
        attacker,
        targets,
        told.kind,
        fought.declared.action if fought.declared is not None else "",
        fought.outcomes,
        frozenset(name for name, value in choices.items() if value != "decline"),
        (fought.made.critical or "") if fought.made is not None else "",
        (fought.made.roll or ()) if fought.made is not None else (),
    )
