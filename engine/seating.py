"""Who sits at a table, and when it rests: what both games do alike of it.

A seat is handed over as its player offers it and the one named takes it; nobody else's word moves it, no judge's
either. A game that is paused takes no command about the table until somebody who plays in it, or a judge, goes on. A
judge is called once about the same ruling. Offers, pauses and calls change nothing on the table: what could be taken
back before still can. A seat that was handed over is a step like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, NamedTuple, TypeGuard, TypeVar, cast

from pydantic import ConfigDict, Field

from engine.errors import DocumentError
from engine.message import Message
from engine.readable import Shown
from engine.ruling import Step, StepKind, Typed
from engine.unfit import unfit
from engine.validation import USER

__all__ = [
    "BY_EVENT",
    "COMMANDS",
    "CallJudge",
    "GameContinued",
    "GamePaused",
    "JudgeCalled",
    "Offer",
    "OfferSeat",
    "Pause",
    "Resume",
    "SeatHanded",
    "SeatOffered",
    "SeatingCommand",
    "SeatingEvent",
    "SeatingWords",
    "TakeOver",
    "TurnDown",
    "applied",
    "carried_over",
    "check_resting",
    "decided",
    "described",
    "is_beside",
    "words_of",
]

S = TypeVar("S")  # the state of a game that has seats
CHECK, RESULT = StepKind.CHECK, StepKind.RESULT
LONGEST_NAME = 80
User = Annotated[str, Field(max_length=64, pattern=USER)]
Side = Annotated[str, Field(max_length=20, pattern=r"^[a-z]+$")]


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that its player offers: the side, who offers it, to whom, and the name of that user."""

    side: str
    by: str
    to: str
    name: str


@dataclass(frozen=True, kw_only=True)
class SeatingCommand:
    """Who asks."""

    actor: str
    judge: bool = False


@dataclass(frozen=True)
class OfferSeat(SeatingCommand):
    """Offer one's seat to a user, by their id and the name shown; `side`: which, of several."""

    to: str
    name: str
    side: str | None = None


@dataclass(frozen=True)
class TakeOver(SeatingCommand):
    """Take the seat of a side that is offered to whoever asks, under the name shown."""

    side: str
    name: str


@dataclass(frozen=True)
class TurnDown(SeatingCommand):
    """Turn an offered seat down, or take one's own offer back."""

    side: str


@dataclass(frozen=True)
class Pause(SeatingCommand):
    """Let the game rest; `name`: of whoever does."""

    name: str


@dataclass(frozen=True)
class Resume(SeatingCommand):
    """Go on with a game that rests; `name`: of whoever does."""

    name: str


@dataclass(frozen=True)
class CallJudge(SeatingCommand):
    """Call a judge about a ruling, by the number under which it is kept; `name`: of whoever calls."""

    name: str
    about: int


COMMANDS = (OfferSeat, TakeOver, TurnDown, Pause, Resume, CallJudge)


@dataclass(frozen=True, kw_only=True)
class Seated:
    """What both games' events have: who did it, and the number of the command."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    actor: User
    command: Annotated[int, Field(ge=0)]


@dataclass(frozen=True)
class SeatOffered(Seated):
    """A player offered the seat of a side to a user; without `to` nobody is offered it any more."""

    side: Side
    name: Shown
    to: User = ""
    to_name: Shown = ""


@dataclass(frozen=True)
class SeatHanded(Seated):
    """A user took a seat over from its player."""

    side: Side
    before: User
    before_name: Shown
    player: User
    name: Shown


@dataclass(frozen=True)
class GamePaused(Seated):
    """The game rests."""

    name: Shown


@dataclass(frozen=True)
class GameContinued(Seated):
    """The game goes on."""

    name: Shown


@dataclass(frozen=True)
class JudgeCalled(Seated):
    """A judge was called about a ruling."""

    name: Shown
    about: Annotated[int, Field(ge=0)]


SeatingEvent = SeatOffered | SeatHanded | GamePaused | GameContinued | JudgeCalled
BY_EVENT: Mapping[str, type[SeatingEvent]] = MappingProxyType(
    {
        "seat-offered": SeatOffered,
        "seat-handed": SeatHanded,
        "game-paused": GamePaused,
        "game-continued": GameContinued,
        "judge-called": JudgeCalled,
    }
)


OF_COMMAND: Mapping[type, type[SeatingEvent]] = MappingProxyType(
    {CallJudge: JudgeCalled, Pause: GamePaused, Resume: GameContinued}
)


class SeatingWords(NamedTuple):
    """A game's messages of all this."""

    offered: Message
    withdrawn: Message
    handed: Message
    paused: Message
    continued: Message
    called: Message
    rests: Message
    rests_not: Message
    no_seat: Message
    offered_to_self: Message
    not_offered: Message
    not_called_twice: Message


def words_of(prefix: str, reading: str) -> SeatingWords:
    """Return the messages of a game, whose keys begin with `prefix`, resting on a reading of its own."""
    return SeatingWords(
        Message(f"{prefix}-seat-offered", ("player", "side", "to"), reading=reading),
        Message(f"{prefix}-seat-withdrawn", ("player", "side"), reading=reading),
        Message(f"{prefix}-seat-handed", ("player", "side", "earlier"), reading=reading),
        Message(f"{prefix}-paused", ("player",), reading=reading),
        Message(f"{prefix}-continued", ("player",), reading=reading),
        Message(f"{prefix}-judge-called", ("player",), reading=reading),
        Message(f"{prefix}-rests", ("player",), reading=reading, fact="rests"),
        Message(f"{prefix}-rests-not", reading=reading),
        Message(f"{prefix}-no-seat-to-offer", reading=reading),
        Message(f"{prefix}-offered-to-self", reading=reading),
        Message(f"{prefix}-seat-not-offered", ("side",), reading=reading),
        Message(f"{prefix}-judge-called-already", reading=reading),
    )


def is_beside(event: object) -> TypeGuard[SeatOffered | GamePaused | GameContinued | JudgeCalled]:
    """Return whether an event of seating changes nothing that could be taken back."""
    return isinstance(event, (SeatOffered, GamePaused, GameContinued, JudgeCalled))


def check_resting(state: object, event: object) -> None:
    """Raise DocumentError where a game goes on that does not rest: of a log that nobody vouches for."""
    now: Any = state
    if isinstance(event, GameContinued) and not now.paused:
        raise DocumentError("", "error-game-rests-not")


def carried_over(now: S, then: S) -> S:
    """Return a state that the table goes back or on to, with what stands beside the table as it is now."""
    there: Any = now
    made: S = replace(cast(Any, then), paused=there.paused, offers=there.offers, called=there.called)
    return made


def applied(found: S, event: SeatingEvent) -> S:
    """Return the state after an event of seating, its sequence apart. Raises DocumentError where it does not follow."""
    made: S = _applied(found, event)
    return made


def _applied(state: Any, event: SeatingEvent) -> Any:
    if isinstance(event, (GamePaused, GameContinued)):
        return replace(state, paused=(event.name or event.actor) if isinstance(event, GamePaused) else "")
    if isinstance(event, JudgeCalled):
        return replace(state, called=(*state.called, event.about))
    seat = next((player for player in state.players if player.side == event.side and player.id), None)
    if seat is None:
        raise unfit("side", event.side, (player.side for player in state.players if player.id))
    others = tuple(offer for offer in state.offers if offer.side != event.side)
    if isinstance(event, SeatOffered):
        made = (Offer(event.side, seat.id, event.to, event.to_name),) if event.to else ()
        return replace(state, offers=(*others, *made))
    if seat.id != event.before:
        raise unfit("before", event.before, (seat.id,))
    taken = replace(seat, id=event.player, name=event.name)
    return replace(state, offers=others, players=tuple(taken if p.side == event.side else p for p in state.players))


def described(words: SeatingWords, event: SeatingEvent, side_term: Callable[[str], str]) -> Step:
    """Return the step that tells an event of seating."""
    if isinstance(event, SeatHanded):
        data: dict[str, Any] = {
            "player": Typed(event.name),
            "earlier": Typed(event.before_name),
            "side": side_term(event.side),
        }
        return words.handed.step(RESULT, **data)
    if isinstance(event, SeatOffered):
        offered: dict[str, Any] = {"player": Typed(event.name), "side": side_term(event.side)}
        if not event.to:
            return words.withdrawn.step(RESULT, **offered)
        return words.offered.step(RESULT, **offered, to=Typed(event.to_name))
    message = {GamePaused: words.paused, GameContinued: words.continued, JudgeCalled: words.called}[type(event)]
    return message.step(RESULT, player=Typed(event.name))


def decided(words: SeatingWords, draft: Any, command: SeatingCommand, side_term: Callable[[str], str]) -> Any:
    """Rule on a command of seating by a game's draft. Raises DocumentError for a side that is none, or not said."""
    if isinstance(command, OfferSeat):
        return _offered(words, draft, command)
    if isinstance(command, (TakeOver, TurnDown)):
        return _answered(words, draft, command, side_term)
    if isinstance(command, CallJudge) and command.about in draft.state.called:
        return draft.refused([words.not_called_twice.step(CHECK)])
    if isinstance(command, Resume) and not draft.state.paused:
        return draft.refused([words.rests_not.step(CHECK)])
    assert isinstance(command, (CallJudge, Pause, Resume))  # noqa: S101  # there are no other commands
    facts = {"about": command.about} if isinstance(command, CallJudge) else {}
    draft.add(OF_COMMAND[type(command)], name=_short(command.name), **facts)
    return draft.accepted()


def _offered(words: SeatingWords, draft: Any, command: OfferSeat) -> Any:
    mine = draft.state.sides_of(draft.actor)
    if not mine:
        return draft.refused([words.no_seat.step(CHECK)])
    if command.to == draft.actor:
        return draft.refused([words.offered_to_self.step(CHECK)])
    if command.side is None and len(mine) > 1:
        raise DocumentError("side", "error-game-which-side", expected=", ".join(mine))
    side = command.side or mine[0]
    if side not in mine:
        raise DocumentError("side", "error-not-one-of", given=side[:60], expected=", ".join(mine))
    seat = next(player for player in draft.state.players if player.side == side)
    draft.add(SeatOffered, side=side, name=seat.name, to=command.to, to_name=_short(command.name))
    return draft.accepted(value=side)


def _answered(words: SeatingWords, draft: Any, command: TakeOver | TurnDown, side_term: Callable[[str], str]) -> Any:
    """Take an offered seat over, by the user named alone; turn it down, by them or by who offers it."""
    offer, seat = _open_offer(draft.state, command.side)
    may = () if offer is None else (offer.to,) if isinstance(command, TakeOver) else (offer.to, offer.by)
    if offer is None or draft.actor not in may:
        return draft.refused([words.not_offered.step(CHECK, side=side_term(command.side))])
    if isinstance(command, TurnDown):
        draft.add(SeatOffered, side=offer.side, name=seat.name if draft.actor == offer.by else offer.name)
    else:
        name = _short(command.name) or draft.actor
        draft.add(SeatHanded, side=offer.side, before=seat.id, before_name=seat.name, player=draft.actor, name=name)
    return draft.accepted(value=offer.side)


def _open_offer(state: Any, side: str) -> tuple[Offer | None, Any]:
    """Return the offer of a side's seat that its player still stands by, and the seat."""
    seat = next((player for player in state.players if player.side == side and player.id), None)
    offer = next((offer for offer in state.offers if offer.side == side), None)
    return (offer, seat) if offer is not None and seat is not None and offer.by == seat.id else (None, seat)


def _short(name: str) -> str:
    return name.strip()[:LONGEST_NAME]
