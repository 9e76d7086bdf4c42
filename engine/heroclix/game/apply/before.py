"""What events tell of the game before them, held against that game: for logs that come from outside.

The bot's own logs tell it as it was, and `apply` trusts them. In one that somebody wrote, each event may be sound and
all of them together impossible: a click turned from where the dial never stood, a move from elsewhere, a deed of the
dead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from engine.before import Actors, Tells, Told, check, plain, refused
from engine.errors import DocumentError
from engine.grid.names import parse_place
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.corrections import current
from engine.heroclix.game.apply.fold import apply
from engine.heroclix.game.events.codec import event_from_json
from engine.heroclix.game.events.hordes import StackJoined, StackLeft, TokenDefeated
from engine.heroclix.game.state import Done, GameState
from engine.heroclix.game.state.figure import GameFigure
from engine.history import refolded
from engine.readable import check_names
from engine.seating import carried_over, is_beside

__all__ = ["followed"]

LATER = (ev.Undone, ev.Redone, ev.Imported)  # nothing of the table is told by them


def followed(state: GameState, event: ev.Event) -> GameState:
    """Return the state after an event, as `apply` does, of a log that nobody vouches for.

    Raises LogError where it does not follow; its cause is a DocumentError where a field of it is to blame.
    """
    try:
        check_names(event)
        if not is_beside(event) and not isinstance(event, ev.RulingCorrected):
            _check(state, event)
    except DocumentError as error:
        raise refused(state.sequence + 1, event, error) from error
    if isinstance(event, ev.RulingCorrected):
        corrected: GameState = refolded(state, event, event_from_json, followed, Done)
        return carried_over(state, corrected)
    return apply(state, event)


def _check(state: GameState, event: ev.Event) -> None:
    """Raise DocumentError, which names the field, for what an event tells of the game before it that was not so."""
    if event.command == state.sequence + 1:
        _check_fallen(state)
    if not isinstance(event, LATER):
        about = "of" if isinstance(event, StackLeft) else "figure"
        check(state, event, lambda: {figure.id: figure.ko for figure in state.figures}, TOLD, ACTORS, about)


def _check_fallen(state: GameState) -> None:
    """Raise DocumentError for a figure past its last click once a command is over, and that was not KO'd (12.5d)."""
    for figure in state.figures:
        if figure.card.clicks is not None and figure.click > figure.card.clicks and not figure.ko:
            raise DocumentError("", "error-game-not-fallen", figure=figure.id)


def _names(state: GameState, figure: GameFigure) -> tuple[str, ...]:
    return tuple(state.map.name_of(square) for square in figure.squares) if state.map is not None else ()


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "–"


def _turned(state: GameState, event: ev.DamageTaken | ev.Healed) -> Iterator[Told]:
    figure = state.by_id(event.figure)
    yield "counted", event.counted, figure.card.clicks is None
    yield "before", event.before, figure.damage if event.counted else figure.click
    further = max if isinstance(event, ev.DamageTaken) else min
    yield "after", event.after, further(event.before, event.after)


def _token(state: GameState, event: ev.TokensChanged) -> Iterator[Told]:
    yield "before", event.before, state.by_id(event.figure).tokens


def _from(state: GameState, event: ev.Moved | ev.Carried | StackJoined) -> Iterator[Told]:
    yield "start", _listed(event.start), _listed(_names(state, state.by_id(event.figure)))


def _moved(state: GameState, event: ev.Moved) -> Iterator[Told]:
    """Each step of a way is to a square beside the one before, and the last one is where the figure stands then."""
    yield from _from(state, event)
    if event.path:
        yield "path", event.path[-1], event.path[-1] if event.path[-1] in event.at else _listed(event.at)
    steps = pairwise((*event.start, *event.path)) if len(event.start) == 1 else ()  # a larger base steps by any of its
    for number, (one, other) in enumerate(steps):
        if not _beside(one, other):
            raise DocumentError(f"path[{number}]", "error-game-step", given=other, before=one)


def _beside(one: str, other: str) -> bool:
    (column, row), (next_column, next_row) = parse_place(one), parse_place(other)
    return max(abs(column - next_column), abs(row - next_row)) <= 1


def _out_of_a_stack(state: GameState, event: StackLeft) -> Iterator[Told]:
    yield "start", _listed(event.start), _listed(_names(state, state.by_id(event.of)))


def _knocked_back(state: GameState, event: ev.KnockedBack) -> Iterator[Told]:
    names = _names(state, state.by_id(event.figure))
    yield "start", event.start, event.start if event.start in names else _listed(names)


def _ended(state: GameState, event: ev.TurnEnded) -> Iterator[Told]:
    yield "side", event.side, state.active


def _defeated(state: GameState, event: TokenDefeated) -> Iterator[Told]:
    yield "before", event.before, state.by_id(event.figure).stack


def _clue(state: GameState, event: ev.ClueGiven) -> Iterator[Told]:
    for card in state.cards:
        if card.id == event.card:
            yield "before", event.before, card.clues


def _counted(state: GameState, event: ev.Counted) -> Iterator[Told]:
    key = (event.holder, event.name, event.by)
    yield "before", event.before, next((one.number for one in state.counters if _key(one) == key), 0)


def _key(counter: Any) -> tuple[str, str, str]:
    return counter.holder, counter.name, counter.by


def _corrected(state: GameState, event: ev.Corrected) -> Iterator[Told]:
    figure = None if event.figure is None else state.by_id(event.figure)
    there = plain(current(state, figure, event.field))
    if event.before is not None and type(event.before) is type(there):  # of what is of another kind `apply` complains
        yield "before", event.before, there


def _began(state: GameState, event: ev.EffectBegan) -> Iterator[Told]:
    known = [figure.id for figure in state.figures]
    yield "on", event.on, event.on if not event.on or event.on in known else _listed(known)


def _left(state: GameState, event: ev.PlayerLeft) -> Iterator[Told]:
    seated = {player.id: player.side for player in state.players}
    yield "player", event.player, event.player if event.player in seated else _listed(seated)
    yield "side", event.side, seated.get(event.player)


def _closed(state: GameState, event: ev.AttackClosed) -> Iterator[Told]:
    waits = [str(pending.attack) for pending in state.pending]
    yield "attack", event.attack, event.attack if state.attack(event.attack) is not None else _listed(waits)


def _attached(state: GameState, event: ev.Attached) -> Iterator[Told]:
    """Nobody is attached to itself, nor to somebody that is attached to it."""
    others = {figure.id: figure.attached_to for figure in state.figures}
    place: str | None = event.to
    while place:
        if place == event.figure:
            yield "to", event.to, _listed(other for other in others if other != event.figure)
            return
        place = others.pop(place, None)


def _piloted(_state: GameState, event: ev.PilotChanged) -> Iterator[Told]:
    if event.pilot == event.figure:
        yield "pilot", event.pilot, _listed(())


def _laid(state: GameState, event: ev.MapLoaded) -> Iterator[Told]:
    """A map under figures that stand has the squares that they stand on."""
    size: Any = event.map.get("size")
    known = isinstance(size, (list, tuple)) and len(size) == 2 and all(isinstance(each, int) for each in size)
    for figure in state.figures if known else ():
        for name in _names(state, figure):
            column, row = parse_place(name)
            if column >= size[0] or row >= size[1]:
                raise DocumentError("map", "error-square-outside", text=name, columns=size[0], rows=size[1])
    yield from ()


def _made(state: GameState, event: ev.AttackMade) -> Iterator[Told]:
    """What an attack came to is told of the one that was declared, as it was rolled; nobody is its own target."""
    known = {figure.id for figure in state.figures}
    for name in event.results:
        if name == event.attacker or name not in known:
            yield "results", name, _listed(event.targets)
    opened = state.attack(event.attack)
    if opened is not None:
        yield "attacker", event.attacker, opened.attacker
        yield "kind", event.kind, opened.kind
        missing = {*opened.targets} - {*event.targets}  # others may come to them
        yield "targets", _listed(event.targets), _listed(opened.targets if missing else event.targets)
        yield "roll", event.roll, opened.roll


TOLD: Tells = {
    ev.DamageTaken: _turned,
    ev.Healed: _turned,
    ev.TokensChanged: _token,
    ev.Moved: _moved,
    ev.Carried: _from,
    StackJoined: _from,
    StackLeft: _out_of_a_stack,
    ev.KnockedBack: _knocked_back,
    ev.TurnEnded: _ended,
    TokenDefeated: _defeated,
    ev.ClueGiven: _clue,
    ev.Counted: _counted,
    ev.Corrected: _corrected,
    ev.AttackMade: _made,
    ev.EffectBegan: _began,
    ev.PlayerLeft: _left,
    ev.AttackClosed: _closed,
    ev.Attached: _attached,
    ev.PilotChanged: _piloted,
    ev.MapLoaded: _laid,
}
# the fields that name who does something: nobody who is KO'd does (12.5d)
ACTORS: Actors = {
    ev.ActionGiven: ("figure",),
    ev.Moved: ("figure",),
    ev.Carried: ("figure", "by"),
    ev.AttackDeclared: ("attacker",),
    ev.KnockedOut: ("figure",),
    StackJoined: ("figure",),
}
