"""From a checked document to a `Position`: names become places, and what spans fields is checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from engine.errors import DocumentError
from engine.ids import Ids
from engine.motu import document as doc
from engine.motu.ground.field import Field, Places
from engine.motu.ground.hexes import centre, neighbours
from engine.motu.names import Names
from engine.motu.pieces import built
from engine.motu.position import (
    FISTS,
    NEGATIVE,
    POSITIVE,
    Ability,
    Army,
    Deed,
    Figure,
    Interruption,
    Item,
    Mark,
    Objective,
    Position,
    Turn,
    Weapon,
)

__all__ = ["build_position", "check_base", "weapon_of"]

NO_EFFECT = "none"


def build_position(source: doc.Document) -> Position:
    """Return the position of a document. Raises DocumentError naming the field."""
    names = Names(built(source.map))
    figures = tuple(_figure(each, names, f"figures[{index}]") for index, each in enumerate(source.figures))
    _check_ids("figures", [each.id for each in figures])
    _check_room(figures, names.field)
    _check_unique_effects(figures)
    return Position(
        names.field,
        figures,
        tuple(_objectives(source, names)),
        tuple(_marks(source, names)),
        MappingProxyType({side: Army(each.objectives, tuple(each.quests)) for side, each in source.armies.items()}),
        _turn(source.turn, figures),
    )


def _figure(source: doc.FigureIn, names: Names, path: str) -> Figure:
    defeated = source.defeated
    if defeated is None:
        defeated = source.health is not None and source.wounds >= source.health
    places = _base(source, names, f"{path}.at", defeated)
    _check_ids(f"{path}.weapons", [FISTS.id, *(each.id for each in source.weapons)], offset=1)
    _check_ids(f"{path}.abilities", [each.id for each in source.abilities])
    _check_ids(f"{path}.items", [each.id for each in source.items])
    return Figure(
        source.id,
        source.name or source.id,
        source.side,
        places,
        source.facing,
        MappingProxyType(source.attributes.model_dump()),
        (source.speed[0], source.speed[1]),
        source.mana,
        source.health,
        source.wounds,
        source.concentrated,
        source.guard,
        source.activated,
        _effect(source.positive, NEGATIVE, POSITIVE, f"{path}.positive"),
        _effect(source.negative, POSITIVE, NEGATIVE, f"{path}.negative"),
        tuple(weapon_of(each) for each in source.weapons),
        tuple(Ability(each.id, each.ap, each.mana) for each in source.abilities),
        source.cost,
        tuple(Item(each.id, each.consumable, each.used) for each in source.items),
        defeated,
        tuple(source.passives),
    )


def weapon_of(source: doc.WeaponIn) -> Weapon:
    """Return the weapon of a document."""
    table = MappingProxyType(dict(sorted(source.table.items())))
    return Weapon(source.id, source.kind, source.range, source.dice, source.mana, source.allies, table, source.special)


def _effect(given: str | None, other: Sequence[str], own: Sequence[str], path: str) -> str | None:
    if given in other:
        raise DocumentError(path, "error-not-one-of", given=given, expected=", ".join(own))
    return None if given == NO_EFFECT else given


def _base(source: doc.FigureIn, names: Names, path: str, defeated: bool) -> Places:
    """Return the places that a base covers. Raises DocumentError where nobody can stand so."""
    if source.at is None:
        if not defeated:
            raise DocumentError(path, "error-missing")
        return ()
    if isinstance(source.at, str):
        return (names.stand(path, source.at),)
    places = tuple(names.stand(f"{path}[{index}]", text) for index, text in enumerate(source.at))
    check_base(places, names.field, path)
    return places


def check_base(places: Places, field: Field, path: str) -> None:
    """Raise DocumentError where places are no base: one piece, on one height, and its slot not in its middle (7m)."""
    hexes = {place.hex for place in places}
    if len(hexes) < len(places):
        raise DocumentError(path, "error-motu-base-twice")
    if len({field.height(place) for place in places}) > 1:
        raise DocumentError(path, "error-motu-base-heights")
    reached, waiting = set(), [places[0].hex]
    while waiting:
        at = waiting.pop()
        if at not in reached:
            reached.add(at)
            waiting += hexes.intersection(neighbours(at))
    if reached != hexes:
        raise DocumentError(path, "error-motu-base-apart")
    middle = [sum(each) for each in zip(*map(centre, hexes), strict=True)]
    if len(hexes) > 1 and middle == [len(hexes) * each for each in centre(places[0].hex)]:
        raise DocumentError(path, "error-motu-base-slot")


def _check_ids(path: str, ids: Sequence[str], offset: int = 0) -> None:
    given = Ids()
    for index, each in enumerate(ids):
        given.add(f"{path}[{index - offset}].id", each)


def _check_room(figures: Sequence[Figure], field: Field) -> None:
    """Raise DocumentError where two who are on the field share a place, below or on a platform."""
    there: dict[tuple[object, int], str] = {}
    for index, figure in enumerate(figures):
        for place in () if figure.defeated else figure.places:
            other = there.setdefault((place.hex, field.height(place)), figure.id)
            if other != figure.id:
                raise DocumentError(f"figures[{index}].at", "error-motu-place-taken", place=field.name(place), id=other)


def _check_unique_effects(figures: Sequence[Figure]) -> None:
    """Raise DocumentError where an army has two copies of a unique effect (7f)."""
    seen: dict[tuple[str, str], str] = {}
    for index, figure in enumerate(figures):
        for key, effect in (("positive", figure.positive), ("negative", figure.negative)):
            if figure.defeated or effect is None or effect in (*POSITIVE, *NEGATIVE):
                continue
            other = seen.setdefault((figure.side, effect), figure.id)
            if other != figure.id:
                raise DocumentError(f"figures[{index}].{key}", "error-motu-effect-twice", effect=effect, id=other)


def _objectives(source: doc.Document, names: Names) -> Iterator[Objective]:
    _check_ids("objectives", [each.id for each in source.objectives])
    for index, each in enumerate(source.objectives):
        yield Objective(each.id, names.place(f"objectives[{index}].at", each.at))


def _marks(source: doc.Document, names: Names) -> Iterator[Mark]:
    _check_ids("marks", [each.id for each in source.marks])
    for index, each in enumerate(source.marks):
        yield Mark(each.id, names.place(f"marks[{index}].at", each.at), each.side, each.kind)


def _turn(source: doc.TurnIn, figures: Sequence[Figure]) -> Turn:
    by_id = {each.id: each for each in figures}
    _check_known("turn.active", source.active, list(by_id))
    for side, id_ in source.last_activated.items():
        own = [each.id for each in figures if each.side == side]
        _check_known(f"turn.last_activated.{side}", id_, own)
    for index, each in enumerate(source.interruptions):
        _check_known(f"turn.interruptions[{index}].by", each.by, list(by_id))
        _check_known(f"turn.interruptions[{index}].of", each.of, list(by_id))
        if each.by == each.of:
            raise DocumentError(f"turn.interruptions[{index}].of", "error-motu-interrupts-itself", id=each.by)
    interruptions = tuple(
        Interruption(each.by, each.of, each.kind, each.points, _done(each.done, f"turn.interruptions[{index}].done"))
        for index, each in enumerate(source.interruptions)
    )
    return Turn(
        source.round,
        source.phase,
        frozenset(source.passed),
        source.active,
        source.points,
        source.starting_player,
        MappingProxyType({str(side): id_ for side, id_ in source.last_activated.items()}),
        source.first_of_round,
        _done(source.done, "turn.done"),
        interruptions,
        source.waits or "",
    )


def _check_known(path: str, id_: str | None, known: Sequence[str]) -> None:
    if id_ is not None and id_ not in known:
        raise DocumentError(path, "error-not-there", id=id_, expected=", ".join(known))


def _done(source: Sequence[doc.DeedIn], path: str) -> tuple[Deed, ...]:
    for index, each in enumerate(source):
        where = f"{path}[{index}]"
        if each.action == "attack" and each.kind is None:
            raise DocumentError(f"{where}.kind", "error-missing")
        if each.action != "attack" and each.kind is not None:
            raise DocumentError(f"{where}.kind", "error-only-with", expected="attack")
        if each.action == "ability" and each.id is None:
            raise DocumentError(f"{where}.id", "error-missing")
    return tuple(Deed(each.action, each.kind, each.id, each.free) for each in source)
