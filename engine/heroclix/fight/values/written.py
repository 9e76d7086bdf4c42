"""What cards do to combat values for others, or under conditions of the position and the attack (6.7, 6.8, 13.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.measures import adjacent
from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.effects import against, means, restrictions, written_of
from engine.heroclix.conditions.markers import markers_near, objects_near
from engine.heroclix.conditions.times import Fight, counted
from engine.heroclix.conditions.versions import IN_RANGE_ATTACKS
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.position import Figure, Modifier, Position
from engine.heroclix.powers.special import in_force
from engine.heroclix.ruleset import Power
from engine.heroclix.structured import modifiers_of
from engine.heroclix.written.conditions import CountIn
from engine.heroclix.written.effect import EffectIn, PerIn
from engine.ruling import FigureId, Step

__all__ = ["INSTEAD", "Given", "fight_of", "subject_in", "written_modifiers"]

INSTEAD = "incapacitate"  # which an attack may do instead of its normal damage alone
Given = tuple[str, Modifier, FigureId | None, Step | None]  # who bears it, what it does, by whom, why it does not count


def fight_of(moment: Moment) -> Fight:
    """Return the attack that a value is calculated for."""
    action = "" if moment.action is None else moment.action.slug
    return Fight(moment.attacker, moment.aimed_at, moment.kind or "", action)


def written_modifiers(position: Position, figure: Figure, moment: Moment) -> Iterator[Given]:
    """Yield what cards do to the values of a figure: its own, and those of others who mean it.

    Those whose receivers it is not are left out; those whose conditions are not met come with the reason.
    """
    action = "" if moment.action is None else moment.action.slug
    for _, card, restrict in restrictions(position, figure, action):
        if restrict.range is not None:
            yield card, Modifier("range", restrict.range, card, operation="set"), None, None
        if restrict.minimum_range is not None:
            yield card, Modifier("range", restrict.minimum_range, card, operation="minimum"), None, None
    if moment.kind == "range" and moment.role(figure, "range") == "attacker":
        yield from _afar(position, figure, moment.action)
    carded = Board.of(position).carded
    holders = (*((figure,) if not figure.squares and figure.special else ()), *carded, *position.sideline)
    if holders:
        yield from _of_cards(position, figure, holders, subject_in(fight_of(moment), figure, moment))


def _of_cards(position: Position, figure: Figure, holders: Iterable[Figure], fight: Fight) -> Iterator[Given]:
    for holder in holders:
        for special in in_force(holder.special):
            for effect in written_of(position, holder, special):
                if _changes(effect) and means(position, holder, figure, effect):
                    own = holder.id == figure.id
                    reason = against(position, holder, figure, effect, fight)
                    bearer = special.name if own else f"{special.name} {holder.id}"
                    for modifier in modifiers_of(special.name, effect):
                        counted = _multiplied(position, holder, figure, modifier, effect, fight)
                        yield bearer, counted, None if own else FigureId(holder.id), reason


def subject_in(fight: Fight, figure: Figure, moment: Moment) -> Fight:
    """Return the fight with the figure in the part that the question gives it, where nobody else is named for it."""
    if not fight.kind:
        return fight
    if fight.attacker is None and moment.role(figure, "attack") == "attacker" and figure not in fight.targets:
        return fight._replace(attacker=figure)
    if not fight.targets and fight.attacker is not None and fight.attacker.id != figure.id:
        return fight._replace(targets=(figure,))
    return fight


def _afar(position: Position, figure: Figure, action: Power | None) -> Iterator[Given]:
    """Yield the range value of a power that counts in every range attack, where it is more than the printed one."""
    for slug in IN_RANGE_ATTACKS:
        if slug == INSTEAD and action is not None and (action.no_damage or action.instead is not None):
            continue
        for _, card, restrict in restrictions(position, figure, slug):
            if restrict.range is not None and restrict.range > figure.printed.range:
                yield card, Modifier("range", restrict.range, card, operation="set"), None, None


def _changes(effect: EffectIn) -> bool:
    return effect.modify is not None or effect.replace is not None or effect.bound is not None


def _multiplied(
    position: Position, holder: Figure, figure: Figure, modifier: Modifier, effect: EffectIn, fight: Fight
) -> Modifier:
    if effect.per is None:
        return modifier
    return replace(modifier, add=modifier.add * _times(position, holder, figure, effect.per, fight))


def _times(position: Position, holder: Figure, figure: Figure, per: PerIn, fight: Fight) -> int:
    """Return how often a modifier counts: action tokens, or characters."""
    if per.characters is not None and per.beside_it:
        number = max((_beside(position, holder, other, per) for other in _others(figure, fight)), default=0)
    elif per.characters is not None:
        number = counted(position, holder, CountIn(of=per.characters, force=per.force, gone=per.gone))
    elif per.markers is not None or per.objects is not None:
        number = 0 if per.markers is None else markers_near(position, holder, holder, per.markers)
        number += 0 if per.objects is None else objects_near(position, holder, per.objects.within)
    elif per.its_tokens:
        number = max((_tokens(other, per) for other in _others(figure, fight)), default=0)
    else:
        number = _tokens(figure if per.theirs else holder, per)
    number //= per.every or 1
    return number if per.most is None else min(number, per.most)


def _others(figure: Figure, fight: Fight) -> tuple[Figure, ...]:
    """Return who is on the other side of an attack that a figure makes or suffers; nobody where there is none."""
    if fight.attacker is None:
        return ()
    return fight.targets if fight.attacker.id == figure.id else (fight.attacker,)


def _tokens(figure: Figure, per: PerIn) -> int:
    """Return how many tokens a figure has: of a name (21.5), or action tokens."""
    return (
        figure.tokens if per.named_tokens is None else (figure.named_tokens or {}).get(per.named_tokens.casefold(), 0)
    )


def _beside(position: Position, holder: Figure, other: Figure, per: PerIn) -> int:
    """Return how many of those whom the holder's card describes are adjacent to another (6.3a)."""
    there = (one for one in position.figures if one.squares and not one.knocked_out and one.id != other.id)
    those = per.characters
    if those is None or not other.squares:
        return 0
    return sum(fits(position, holder, one, those) and adjacent(position, other, one) for one in there)
