"""What an effect asks for that the position does not say: nothing is assumed, and the effect decides nothing (20.9).

Only those are asked of whom it matters: whoever fits all the rest of what the effect says of somebody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from engine.heroclix.conditions.characters import did, fits, is_standard, named_so, ranked, ranked_among
from engine.heroclix.conditions.markers import markers_told, things_told
from engine.heroclix.conditions.teams import has_team, uses_team
from engine.heroclix.position import Figure, Position
from engine.heroclix.written.asked import DEEDS, FACTS, asks_for_facts, asks_itself
from engine.heroclix.written.conditions import AttackIn, CharactersIn, ConditionsIn, CountIn, DidIn, MarkersIn
from engine.heroclix.written.effect import EffectIn, PerIn
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["NO_AREAS", "NO_CLICK", "UNTOLD", "areas_told", "as_far_as_told", "untold", "untold_of", "untold_when"]

UNTOLD = "untold"  # of a step: what the condition asks for is not in the document
TOKENS = Message("condition-untold-tokens", ("figure", "name"), rule="21.5", fact=UNTOLD)
OF_FIGURE = Message("condition-untold-of", ("figure", "fact"), rule="20.9", fact=UNTOLD)
OF_GAME = Message("condition-untold", ("fact",), rule="20.9", fact=UNTOLD)
RANK = Message("condition-untold-rank", ("figure",), rule="21.10a", fact=UNTOLD)
NO_AREAS = Message("condition-no-areas", (), rule="20.2", fact=UNTOLD)
NO_CLICK = Message("condition-no-click", ("figure",), rule="20.2", fact=UNTOLD)


Facing = Callable[[AttackIn], Sequence[Figure]]  # who is on the other side of the attack


def untold(
    position: Position,
    holder: Figure,
    effect: EffectIn,
    subject: Figure | None = None,
    facing: Facing | None = None,
) -> Step | None:
    """Return what an effect of a figure on somebody asks for and the position does not say; None where it says all.

    `facing`: who is on the other side of an attack that an effect needs; without it, whoever else there is.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import MapPrint
    >>> cap = Figure("cap", "Cap", "red", (0,))
    >>> position, allies = Position(MODERN, MapPrint(8, 8), (cap,)), {"tag": ["Ally"]}
    >>> effects = [EffectIn(modify="attack", add=1, who=who) for who in (allies, {**allies, "side": "opponents"})]
    >>> [untold(position, cap, effect) is None for effect in effects]
    [False, True]
    """
    return next(_of_effect(position, holder, effect, subject, facing), None) if effect.asks_for_facts else None


def untold_when(position: Position, holder: Figure, when: ConditionsIn) -> Step | None:
    """Return what a figure's conditions ask for and the position does not say; None where it says all."""
    if not asks_for_facts(when):
        return None
    return next(_of_conditions(position, holder, when, _everybody_but(position, holder)), None)


def untold_of(position: Position, holder: Figure, those: CharactersIn, figures: Iterable[Figure]) -> Step | None:
    """Return what is asked of some figures, as a figure's card describes them, and not said; None where all is."""
    return next(_of_those(position, holder, those, figures), None) if asks_for_facts(those) else None


def as_far_as_told(those: CharactersIn) -> CharactersIn:
    """Return a description without what a position may leave out: it fits more."""
    left: dict[str, object] = dict.fromkeys(those.model_fields_set & FACTS)
    left |= {key: [] for key in left if isinstance(getattr(those, key), list)}
    if any(asks_for_facts(each) for each in those.any):
        left["any"] = []
    if those.near is not None and asks_for_facts(those.near):
        left["near"] = None
    return those.model_copy(update=left) if left else those


def _of_effect(
    position: Position, holder: Figure, effect: EffectIn, subject: Figure | None, facing: Facing | None
) -> Iterator[Step]:
    if isinstance(effect.when, ConditionsIn):
        others = facing or _everybody_but(position, subject or holder)
        used = effect.grants or effect.loses or effect.as_free or effect.safeguard
        yield from _of_conditions(position, holder, effect.when, others, every=bool(used))
    if effect.who is not None:
        yield from _of_those(position, holder, effect.who, position.figures if subject is None else (subject,))
    if effect.per is not None:
        yield from _of_per(position, holder, effect.per, subject, facing)
    if effect.above is not None and (subject or holder).life is None:
        yield NO_CLICK.step(StepKind.CHECK, figure=FigureId((subject or holder).id))
    target = None if effect.restrict is None else effect.restrict.target
    also = None if effect.restrict is None else effect.restrict.also
    for those in (effect.by, target, also, effect.cant_target):
        if those is not None:
            yield from _of_those(position, holder, those, position.figures)


def _untold_tokens(
    position: Position, holder: Figure, per: PerIn, subject: Figure | None, facing: Facing | None
) -> Iterator[Step]:
    """Yield whose tokens of a name nobody tells, of those who may be on the other side of its attack (21.5)."""
    others = facing or _everybody_but(position, subject or holder)
    for other in others(AttackIn(role="attacker")):
        if other.named_tokens is None:
            yield TOKENS.step(StepKind.CHECK, figure=FigureId(other.id), name=Typed(per.named_tokens or ""))


def _of_per(
    position: Position, holder: Figure, per: PerIn, subject: Figure | None, facing: Facing | None
) -> Iterator[Step]:
    whose = subject if per.theirs else holder
    if per.named_tokens is not None and per.its_tokens:
        yield from _untold_tokens(position, holder, per, subject, facing)
    elif per.named_tokens is not None and whose is not None and whose.named_tokens is None:
        yield TOKENS.step(StepKind.CHECK, figure=FigureId(whose.id), name=Typed(per.named_tokens))
    if per.markers is not None and not markers_told(position, holder, per.markers):
        yield OF_GAME.step(StepKind.CHECK, fact=Term("fact-markers"))
    if per.characters is not None:
        yield from _of_count(position, holder, CountIn(of=per.characters, force=per.force, gone=per.gone))


def _everybody_but(position: Position, figure: Figure) -> Facing:
    """Return who may be on the other side of an attack by or on a figure: nobody attacks itself (12.1)."""
    return lambda _: tuple(other for other in position.figures if other.id != figure.id)


def _of_conditions(
    position: Position, holder: Figure, when: ConditionsIn, facing: Facing, every: bool = False
) -> Iterator[Step]:
    """Yield what is not told of conditions; `every`: all on the other side of an attack have to be such as is asked."""
    name = FigureId(holder.id)
    if when.named_tokens is not None and holder.named_tokens is None:
        yield TOKENS.step(StepKind.CHECK, figure=name, name=Typed(when.named_tokens.name))
    if (when.nearer or when.area) is not None and not areas_told(position):
        yield NO_AREAS.step(StepKind.CHECK)
    yield from _of_itself(position, holder, when)
    if when.markers is not None and not markers_told(position, holder, when.markers):
        yield OF_GAME.step(StepKind.CHECK, fact=Term("fact-markers"))
    if when.itself is not None:
        yield from _of_those(position, holder, when.itself, (holder,))
    if when.themed is not None and not _theme_told(position, holder, when.themed):
        yield OF_GAME.step(StepKind.CHECK, fact=Term("fact-themed-team"))
    for count in when.count:
        yield from _of_count(position, holder, count)
    for attack in (when.attack, when.no_attack):
        yield from () if attack is None else _of_attack(position, holder, attack, facing, every)
    for more in (*when.any, *(() if when.unless is None else (when.unless,))):
        yield from _of_conditions(position, holder, more, facing, every)


def _of_attack(position: Position, holder: Figure, attack: AttackIn, facing: Facing, every: bool) -> Iterator[Step]:
    """Yield what is not told of whoever is on the other side of an attack; `every`: all of them have to be such."""
    if attack.other is None:
        return
    others = facing(attack)
    if every or attack.only or not any(_surely(position, holder, other, attack.other) for other in others):
        yield from _of_those(position, holder, attack.other, others)


def _of_itself(position: Position, holder: Figure, when: ConditionsIn) -> Iterator[Step]:
    """Yield what is not told of its dial, and of its place among the points of its force (21.10a)."""
    name = FigureId(holder.id)
    if when.click is not None and holder.life is None:
        yield NO_CLICK.step(StepKind.CHECK, figure=name)
    if when.ranked is not None and ranked(position, holder, when.ranked) is None:
        yield RANK.step(StepKind.CHECK, figure=name)


def _of_count(position: Position, holder: Figure, count: CountIn) -> Iterator[Step]:
    if count.gone is None:
        yield from _of_those(position, holder, count.of, position.figures)
    if count.ever and position.gone is not None:
        yield from _of_those(position, holder, count.of, (one.figure for one in position.gone))
    if count.gone is None and not count.ever:
        return
    if position.gone is None or (count.gone == "this-turn" and any(one.this_turn is None for one in position.gone)):
        yield OF_GAME.step(StepKind.CHECK, fact=Term("fact-the-game-so-far"))
    elif count.gone is not None:
        yield from _of_those(position, holder, count.of, (one.figure for one in position.gone))


def _of_those(position: Position, holder: Figure, those: CharactersIn, figures: Iterable[Figure]) -> Iterator[Step]:
    if not asks_for_facts(those):
        return
    rest = as_far_as_told(those)
    for figure in figures:
        if fits(position, holder, figure, rest):
            yield from _of_one(position, holder, figure, those)


def _of_one(position: Position, holder: Figure, figure: Figure, those: CharactersIn) -> Iterator[Step]:
    for key in those.model_fields_set & TOLD.keys() if asks_itself(those) else ():
        if getattr(those, key) not in (None, []):
            fact, told = TOLD[key]
            if not told(position, holder, figure, those):
                step = OF_FIGURE.step(StepKind.CHECK, figure=FigureId(figure.id), fact=Term(f"fact-{fact}"))
                yield step._replace(reading="P213") if key in DEEDS and figure.facts.unsure else step
    if those.near is not None:
        yield from _of_those(position, holder, those.near.of, position.figures)
    if not any(_surely(position, holder, figure, each) for each in those.any):
        for each in those.any:
            yield from _of_those(position, holder, each, (figure,))


def _surely(position: Position, holder: Figure, figure: Figure, those: CharactersIn) -> bool:
    """Return whether somebody is such a one by what is told: what another description asks for then matters not."""
    return fits(position, holder, figure, those) and next(_of_those(position, holder, those, (figure,)), None) is None


def areas_told(position: Position) -> bool:
    """Return whether the position says where starting areas are."""
    return sum(bool(area) for area in position.map.starting_areas.values()) >= 2


def _any_told(each: Iterable[bool | None]) -> bool:
    """Return whether it is known if one of several things is so; None is what nobody tells."""
    known = list(each)
    return True in known or None not in known


def _theme_told(position: Position, holder: Figure, wanted: object) -> bool:
    """Return whether it is said if a side is such a themed team; of several keywords nobody knows which it is."""
    if position.turn is None or position.turn.themes is None:
        return False
    themes = position.turn.themes_of(holder.side) or ()
    return wanted is True or len(themes) < 2 or not isinstance(wanted, list)


def _areas_told(position: Position, figure: Figure, other: Figure, those: CharactersIn) -> bool:
    """Return whether the areas are told that are compared: those of two sides, or of all."""
    if those.nearer != "asking":
        return areas_told(position)
    return all(position.map.starting_areas.get(one.side) for one in (figure, other))


def _is_told(figure: Figure, those: CharactersIn) -> bool:
    return those.printed is None or getattr(figure.printed, those.printed.value) is not None


def _deed_told(figure: Figure, other: Figure, wanted: DidIn | None) -> bool:
    return wanted is None or did(figure, other, wanted) is not None


Told = Callable[[Position, Figure, Figure, CharactersIn], bool]
# which fact each key asks for, and whether it is said of somebody, to the figure whose effect asks
TOLD: Mapping[str, tuple[str, Told]] = {
    "named_tokens": ("named-tokens", lambda _, __, other, ___: other.named_tokens is not None),
    "nearer": ("starting-line", _areas_told),
    "standard": ("kinds-of-character", lambda _, __, other, ___: is_standard(other) is not None),
    "tag": ("kinds-of-character", lambda _, __, other, ___: other.facts.tags is not None),
    "team_ability": (
        "team-ability",
        lambda _, __, other, those: _any_told(uses_team(other, one) for one in those.team_ability),
    ),
    "team_symbol": (
        "team-ability",
        lambda _, __, other, those: _any_told(has_team(other, one) for one in those.team_symbol),
    ),
    "starting_force": ("starting-line", lambda _, __, other, ___: other.facts.starting_force is not None),
    "markers": ("markers", lambda position, _, other, those: _markers_told(position, other, those.markers)),
    "objects": (
        "objects",
        lambda position, _, other, those: those.objects is None or things_told(position, other, those.objects),
    ),
    "name_has": ("name", lambda _, __, other, those: named_so(other.name, those.name_has) is not None),
    "displays": ("dial", lambda _, __, other, ___: other.facts.displays is not None),
    "printed": ("printed-values", lambda _, __, other, those: _is_told(other, those)),
    "ranked": ("ties", lambda position, figure, other, those: ranked_among(position, figure, other, those) is not None),
    "did": ("the-game-so-far", lambda _, figure, other, those: _deed_told(figure, other, those.did)),
    "didnt": ("the-game-so-far", lambda _, figure, other, those: _deed_told(figure, other, those.didnt)),
}


def _markers_told(position: Position, other: Figure, wanted: MarkersIn | None) -> bool:
    return wanted is None or markers_told(position, other, wanted)
