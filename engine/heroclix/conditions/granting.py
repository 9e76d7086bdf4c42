"""Powers and abilities that cards give, or take, under conditions of the position or for others (20.1, 20.2, 20.4).

Conditions that ask what somebody can use are judged after all that may give or take it. Where they hang on each other
in a circle, none of them counts, and their sentences are not read (`hanging`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import NamedTuple

from engine.heroclix.conditions.characters import fits
from engine.heroclix.conditions.effects import written_of
from engine.heroclix.conditions.going import with_cards_of_going
from engine.heroclix.conditions.teams import known_team, team_key, with_teams, without_teams
from engine.heroclix.conditions.times import Fight, other_side, unmet, unmet_attack, whole_attack
from engine.heroclix.conditions.untold import untold
from engine.heroclix.conditions.versions import adds_otherwise, either_of, improves, together, version_of
from engine.heroclix.position import Figure, Position, Special, Version
from engine.heroclix.powers.groups import EVERY_TEAM, of_slot, spread
from engine.heroclix.powers.special import in_force, unprotected
from engine.heroclix.powers.uses import used_up
from engine.heroclix.ruleset import Powers
from engine.heroclix.sentence import Sentence
from engine.heroclix.written.conditions import CharactersIn, ConditionsIn
from engine.heroclix.written.effect import EffectIn, PerIn, RestrictIn

__all__ = ["receivers", "with_conditional_powers", "with_powers_in"]

GIVES = ("grants", "loses", "as_free", "grants_team", "loses_team")


class Giving(NamedTuple):
    """An effect that gives a power or takes it, and the card of which figure it stands on."""

    holder: str
    special: Special
    effect: EffectIn


@dataclass(slots=True)
class Given:
    """What one figure is given and loses, and which powers it can use in a card's version alone or better so."""

    slugs: set[str] = field(default_factory=set)
    unrestricted: dict[str, set[str]] = field(default_factory=dict)  # of those, by which cards it has each so
    always: dict[str, set[str]] = field(default_factory=dict)  # and by which cards it has each as they change it alone
    bettered: set[str] = field(default_factory=set)  # what it has already, on more results
    free: set[str] = field(default_factory=set)
    freely: dict[str, list[Version]] = field(default_factory=dict)  # of those, what it is given so with a restriction
    taken: set[str] = field(default_factory=set)
    teams: list[str] = field(default_factory=list)
    versions: dict[str, list[Version]] = field(default_factory=dict)

    @property
    def plain(self) -> frozenset[str]:
        """What it has as the card of powers says, by some card that does not always change it (20.7, 20.7a)."""
        return frozenset(slug for slug, cards in self.unrestricted.items() if cards - self.always.get(slug, set()))


def with_conditional_powers(position: Position) -> Position:
    """Return the position in which each figure can use, and can't, what cards say for its conditions."""
    return with_cards_of_going(_with_all_given(position))


def _with_all_given(position: Position) -> Position:
    left = [one for one in _givings(position) if not _during_attacks(one.effect)]
    known = list(left)
    while left:
        touched = [_touched(position, one.effect) for one in left]
        ready = [one for one in left if not any(_hangs(slug, each) for slug in _asked(one) for each in touched)]
        if not ready:
            return _in_circles(position, left)
        position = _with_given(position, ready, None)
        left = [one for one in left if one not in ready]
        if any(one.effect.grants_team for one in ready):  # what the team abilities give in their turn
            more = [one for one in _givings(position) if one not in known and not _during_attacks(one.effect)]
            left, known = left + more, known + more
    return position


def with_powers_in(position: Position, fight: Fight) -> Position:
    """Return the position in an attack: with what cards let those in it use during such attacks alone (20.2)."""
    during = [one for one in _givings(position) if _during_attacks(one.effect)]
    return _with_given(position, during, fight) if during else position


def receivers(position: Position, figure: Figure, effect: EffectIn, fight: Fight | None = None) -> tuple[Figure, ...]:
    """Return whom an effect of a figure reaches now, in an attack or none; nobody while its conditions are not met."""
    if isinstance(effect.when, ConditionsIn) and unmet(position, figure, effect.when) is not None:
        return ()
    if effect.who is None:
        return () if _untold(position, figure, effect, figure, fight) else (figure,)
    if not figure.squares and figure not in position.sideline:  # off the map it has no effect on others (15.3)
        return ()
    return tuple(
        other
        for other in position.figures
        if other.squares
        and fits(position, figure, other, effect.who)
        and not _untold(position, figure, effect, other, fight)
    )


def _untold(position: Position, figure: Figure, effect: EffectIn, other: Figure, fight: Fight | None) -> bool:
    facing = None if fight is None else partial(other_side, other, fight)
    return untold(position, figure, effect, other, facing) is not None


def _givings(position: Position) -> Iterator[Giving]:
    for figure in (*position.figures, *position.sideline):
        for special in in_force(figure.special):
            for effect in written_of(position, figure, special):
                guards = (
                    effect.safeguard is not None and effect.by is None and effect.by_side is None
                )  # from everybody (27.7n)
                if guards or any(getattr(effect, key) is not None for key in GIVES):
                    yield Giving(figure.id, special, effect)


def _during_attacks(effect: EffectIn) -> bool:
    return isinstance(effect.when, ConditionsIn) and effect.when.attack is not None


def _with_given(position: Position, givings: Sequence[Giving], fight: Fight | None) -> Position:
    given: dict[str, Given] = {}
    for one in givings:
        for other in _reached(position, one, fight):
            holder = position.figure(one.holder)
            _give(position.powers, given.setdefault(other.id, Given()), one, other, holder)
    if not given:
        return position
    return replace(
        position,
        figures=tuple(
            _changed(position, figure, given[figure.id]) if figure.id in given else figure
            for figure in position.figures
        ),
    )


def _reached(position: Position, one: Giving, fight: Fight | None) -> tuple[Figure, ...]:
    holder, effect = position.figure(one.holder), one.effect
    if one.special.kind == "team-ability" and all(one.special.name != each.name for each in in_force(holder.special)):
        return ()  # by another card it can't be used
    found = receivers(position, holder, effect, fight)
    if fight is None or not isinstance(effect.when, ConditionsIn) or effect.when.attack is None:
        return found
    attack = whole_attack(effect, effect.when.attack)
    return tuple(other for other in found if unmet_attack(position, holder, other, attack, fight) is None)


def _so_often(per: PerIn, holder: Figure) -> int:
    """Return how often an effect counts for tokens of its own figure (13.3, 21.5)."""
    number = holder.tokens if per.tokens else (holder.named_tokens or {}).get((per.named_tokens or "").casefold(), 0)
    return number if per.most is None else min(number, per.most)


def _give(powers: Powers, given: Given, one: Giving, figure: Figure, holder: Figure) -> None:
    effect = one.effect
    slug = effect.grants or effect.as_free or (f"safeguard:{effect.safeguard}" if effect.safeguard else None)
    if effect.loses is not None:
        given.taken |= {effect.loses, *spread(powers, (effect.loses,), figure.powers)}
    elif effect.loses_team is not None:
        given.taken.add(EVERY_TEAM if effect.loses_team is True else effect.loses_team)
    elif effect.grants_team is not None:
        given.teams.append(effect.grants_team)
    elif slug is not None and effect.per is not None:
        if number := _so_often(effect.per, holder) * int(slug.partition(":")[2]):
            given.slugs.add(f"{slug.partition(':')[0]}:{number}")
    elif slug is not None and not _spent(one, figure):
        _give_power(powers, given, one, figure, slug)


def _give_power(powers: Powers, given: Given, one: Giving, figure: Figure, slug: str) -> None:
    effect = one.effect
    (given.free if effect.as_free else given.slugs).add(slug)
    card = f"{one.holder}/{one.special.name}"
    if effect.restrict is not None and effect.restrict.always:
        given.always.setdefault(slug, set()).add(card)
    if effect.restrict is None:
        given.unrestricted.setdefault(slug, set()).add(card)
    elif _betters(effect):
        given.bettered.add(slug)
        made = _widened if effect.restrict.adds else _bettered
        given.versions.setdefault(slug, []).extend(made(powers, figure, slug, effect.restrict, one))
    else:
        version = version_of(powers, slug, effect.restrict, one.special.name, one.holder)
        given.versions.setdefault(slug, []).append(version)
        if effect.as_free:
            given.freely.setdefault(slug, []).append(version)


def _betters(effect: EffectIn) -> bool:
    """Return whether an effect gives nobody a power, but lets who has it do more by it (20.7).

    It succeeds on more results, deals more at least, may be used to modify by more, more often, or for more characters.
    """
    has = effect.when.can_use if isinstance(effect.when, ConditionsIn) and effect.who is None else []
    if effect.who is not None:
        has = effect.who.can_use
    restrict = effect.restrict
    if restrict is None or has != [effect.grants]:
        return False
    more = (restrict.succeeds_on, restrict.adds, restrict.times, restrict.also, restrict.any_points, restrict.least)
    return any(map(bool, more))


def _bettered(powers: Powers, figure: Figure, slug: str, restrict: RestrictIn, one: Giving) -> Iterator[Version]:
    """Yield a power on more results, more often or for more: in each version of its user's, or as it is without.

    Of the least that it deals the best counts, so that what it has without counts as well (27.2a).
    """
    own = figure.versions.get(slug, ())
    if restrict.least is not None:
        yield from own or (version_of(powers, slug, RestrictIn(), one.special.name, one.holder),)
    for version in own:
        results = sorted({*version.restrict.succeeds_on, *restrict.succeeds_on})
        often = max((each for each in (version.restrict.times, restrict.times) if each is not None), default=None)
        more = version.restrict.model_copy(
            update={
                "succeeds_on": results,
                "times": often,
                "least": version.restrict.least if restrict.least is None else restrict.least,
                "also": either_of(version.restrict.also, restrict.also),
                "any_points": either_of(version.restrict.any_points, restrict.any_points),
            }
        )
        yield version_of(powers, slug, more, version.special, version.by)
    if slug not in figure.versions:
        yield version_of(powers, slug, restrict, one.special.name, one.holder)


def _widened(powers: Powers, figure: Figure, slug: str, restrict: RestrictIn, one: Giving) -> Iterator[Version]:
    """Yield a power in each version that its user has of it, and each so changed: for each use its player chooses."""
    power = powers.get(slug)
    plain = version_of(powers, slug, RestrictIn(), one.special.name, one.holder)
    own = figure.versions.get(slug) or (plain,)
    both = [together(version.restrict, restrict) for version in own]
    if (power is not None and power.actions) or None in both:  # what counts of itself counts as the card has it
        yield from own
    yield from (version_of(powers, slug, each, one.special.name, one.holder) for each in both if each is not None)


def _spent(one: Giving, figure: Figure) -> bool:
    """Return whether its card was used as often as it gives the power (21.11)."""
    limit = None if one.effect.restrict is None else one.effect.restrict.limit
    used = {"once-per-turn": figure.used, "once-per-game": figure.used_this_game}
    return limit is not None and used_up(used[limit], one.special.name, 1)


def _changed(position: Position, figure: Figure, given: Given) -> Figure:
    figure = unprotected(without_teams(figure, given.taken), given.taken)
    changed = _with_powers(position.powers, figure, given)
    return with_teams(position, changed, given.teams)


def _tied(figure: Figure, given: Given) -> frozenset[str]:
    """Return the powers that a figure has by cards alone which always change them, not on its dial (20.7a)."""
    return frozenset(
        slug
        for slug, cards in given.always.items()
        if slug in figure.granted
        and all(f"{figure.id}/{one.name}" in cards for one in in_force(figure.special) if slug in one.grants)
    )


def _with_powers(powers: Powers, figure: Figure, given: Given) -> Figure:
    standard = powers.standard_slugs
    own = figure.powers | figure.abilities
    tied = _tied(figure, given)
    only = frozenset((given.free & standard) - given.slugs) - own
    gained = frozenset(given.slugs) | only
    versions = {
        slug: tuple(each)
        for slug, each in given.versions.items()
        if not (slug in own - tied or slug in given.plain)
        or slug in given.bettered
        or (slug in given.slugs and improves(powers, slug, each[0].restrict))
    }
    for slug, each in given.versions.items():
        if slug in own | given.plain and slug not in versions and adds_otherwise(powers, slug, each):
            first = each[0]
            versions[slug] = (version_of(powers, slug, RestrictIn(), first.special, first.by), *each)
    specials = figure.special
    if any(of_slot(given.taken, special.slot) and not special.off for special in specials):
        specials = tuple(replace(one, off="cant-use") if of_slot(given.taken, one.slot) else one for one in specials)
    unchanged = given.free & own & given.versions.keys()  # its own version can't be given so, the card's can (20.7)
    return replace(
        figure,
        powers=figure.powers | (gained & standard),
        abilities=figure.abilities | (gained - standard),
        granted=figure.granted | (frozenset(given.slugs) - own),
        versions={**figure.versions, **versions},
        as_free=figure.as_free | frozenset(given.free - unchanged),
        freely={**figure.freely, **{slug: tuple(given.freely[slug]) for slug in unchanged if slug in given.freely}},
        free_only=figure.free_only | only,
        cant_use=figure.cant_use | given.taken | spread(powers, given.taken, gained),  # what it is given at once, too
        special=specials,
    )


# which conditions hang on which effects


def _asked(one: Giving) -> frozenset[str]:
    """Return the powers and abilities that its conditions and its receivers are asked for, and its own card."""
    effect = one.effect
    when = effect.when if isinstance(effect.when, ConditionsIn) else None
    own = (team_key(one.special.name),) if one.special.kind == "team-ability" else ()
    return (_asked_by(when) | _asked_of(effect.who)).union(own)


def _asked_by(when: ConditionsIn | None) -> frozenset[str]:
    if when is None:
        return frozenset()
    found = frozenset((*when.can_use, *when.lacks))
    for count in when.count:
        found |= _asked_of(count.of)
    found |= _asked_of(when.itself)
    for more in (*when.any, *(() if when.unless is None else (when.unless,))):
        found |= _asked_by(more)
    return found


def _asked_of(those: CharactersIn | None) -> frozenset[str]:
    if those is None:
        return frozenset()
    found = frozenset((*those.can_use, *those.lacks, *map(team_key, those.team_ability)))
    for each in (*those.any, *(() if those.near is None else (those.near.of,))):
        found |= _asked_of(each)
    return found


@lru_cache(maxsize=512)
def _brought(powers: Powers, slug: str) -> frozenset[str]:
    """Return what a power brings to its user or takes from it, itself included (27)."""
    found, power = {slug}, powers.get(slug)
    if power is not None:
        found |= {*power.includes, *power.bars}
    return frozenset(found)


def _touched(position: Position, effect: EffectIn) -> frozenset[str]:
    if effect.grants_team is not None or effect.loses_team is not None:
        return _touched_teams(position, effect)
    slug = None if _betters(effect) else effect.grants or effect.loses or effect.as_free
    return frozenset() if slug is None else _brought(position.powers, slug)


def _touched_teams(position: Position, effect: EffectIn) -> frozenset[str]:
    """Return the team abilities that an effect gives or takes, and the powers that come or go with these."""
    name = effect.grants_team or effect.loses_team
    teams = {
        special.name.casefold()
        for figure in position.figures
        for special in figure.special
        if special.kind == "team-ability" and (name is True or special.name.casefold() == str(name).casefold())
    }
    found = {"team"} if name is True else {team_key(str(name))}
    for special in filter(None, (known_team(position, each) for each in teams)):
        own = (one.grants or one.loses or one.as_free for one in special.written)
        for slug in (*special.grants, *special.as_free, *special.cant, *filter(None, own)):
            found |= _brought(position.powers, slug)
    return frozenset(found)


def _hangs(slug: str, touched: frozenset[str]) -> bool:
    return slug in touched or slug.partition(":")[0] in touched


def _in_circles(position: Position, left: Sequence[Giving]) -> Position:
    """Return the position without effects that hang on each other, their sentences unread."""
    for holder in {one.holder for one in left}:
        figure = position.figure(holder)
        mine = [one for one in left if one.holder == holder]
        specials = tuple(_without(special, mine) for special in figure.special)
        position = position.with_figure(replace(figure, special=specials))
    return position


def _without(special: Special, those: Sequence[Giving]) -> Special:
    gone = [one.effect for one in those if one.special is special or one.special == special]
    if not gone:
        return special
    unread = tuple(_unread(one) if _has(one, gone) else one for one in special.sentences)
    return replace(
        special, text=True, sentences=unread, written=tuple(one for one in special.written if one not in gone)
    )


def _has(sentence: Sentence, effects: Sequence[EffectIn]) -> bool:
    return any(EffectIn.model_validate(dict(effect)) in effects for effect in sentence.effects)


def _unread(sentence: Sentence) -> Sentence:
    return replace(sentence, status="unread", effects=(), why="circle")
