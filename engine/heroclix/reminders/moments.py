"""Whether a question is the moment of a sentence that is an action or has a trigger (21.1a, 21.1b)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import get_args

from engine.heroclix.board.measures import holding
from engine.heroclix.conditions.characters import among, fits
from engine.heroclix.conditions.times import unmet
from engine.heroclix.conditions.untold import untold_of, untold_when
from engine.heroclix.fight.actions.rights import against_action, turn_of
from engine.heroclix.position import Figure, Position, Special
from engine.heroclix.powers import ActionType, can_use
from engine.heroclix.powers.uses import used_up
from engine.heroclix.reminders.occasion import DONE, Occasion
from engine.heroclix.reminders.outcomes import (
    anyhow,
    was_critical,
    was_damaged,
    was_dealt_damage,
    was_doubles,
    was_hit,
    was_knocked_back,
    was_koed,
    was_missed,
)
from engine.heroclix.sentence import Happening
from engine.heroclix.written.conditions import CharactersIn, ConditionsIn, NumbersIn

__all__ = ["is_now", "is_spent", "limit_of"]

STEAL_ENERGY = "steal-energy"  # in close attacks, where its card says nothing else (27.2k)
GIVEN = "given"  # of what happened in a game: an action was given
TIMES = {"once": 1, "twice": 2}


def is_now(position: Position, figure: Figure, special: Special, at: Happening, occasion: Occasion) -> bool:
    """Return whether this is the moment of a sentence on a figure's card."""
    if is_spent(figure, special, at):
        return False
    return any(_is_one_now(position, figure, one, occasion) for one in (at, *at.also))


def _is_one_now(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    if not _knows(at.kind):
        return False
    if not at.who and figure not in occasion.asked:
        return False
    if at.when and _comes_to_nothing(position, figure, ConditionsIn.model_validate(dict(at.when))):
        return False
    return MOMENTS[at.kind](position, figure, at, occasion)


def _comes_to_nothing(position: Position, figure: Figure, when: ConditionsIn) -> bool:
    """Return whether a condition is surely not met, so that resolving it would do nothing (20.9a)."""
    return untold_when(position, figure, when) is None and unmet(position, figure, when) is not None


def _knows(kind: str) -> bool:
    return kind in MOMENTS


def is_spent(figure: Figure, special: Special, at: Happening | None) -> bool:
    """Return whether it was done as often as it may be (21.11)."""
    if at is None:
        return False
    used = figure.used_this_game if at.limit.endswith("game") else figure.used
    return bool(at.limit) and used_up(used, special.name, limit_of(at))


def limit_of(at: Happening) -> int:
    """Return how often something may be done in a turn or a game; 0 where its card says nothing of that.

    >>> limit_of(Happening("hits", limit="twice-per-turn")), limit_of(Happening("hits"))
    (2, 0)
    """
    return TIMES.get(at.limit.partition("-")[0], 0)


def _is_one(position: Position, figure: Figure, other: Figure | None, those: Mapping[str, object] | None) -> bool:
    """Return whether somebody is whom a moment asks for; anybody where it asks for nobody."""
    if other is None:
        return False
    if not those:
        return True
    described = CharactersIn.model_validate(dict(those))
    return fits(position, figure, other, described) or bool(untold_of(position, figure, described, (other,)))


def _who(position: Position, figure: Figure, other: Figure | None, at: Happening) -> bool:
    if other is None:
        return False
    return _is_one(position, figure, other, at.who) if at.who else other.id == figure.id


def _action(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """An action that the figure could be given now, of one of its types (7)."""
    asked = occasion.asked[0] if occasion.is_given and occasion.asked else None
    if asked is None or not _who(position, figure, asked, at):
        return False
    figure = asked
    types: tuple[ActionType, ...] = get_args(ActionType)
    for kind in (one for one in types if one in at.name.split("/")):
        power = replace(position.powers["move"], actions=(kind,))
        if not against_action(position, figure, power, kind == "free"):
            return True
    return False


def _attacks(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> Iterator[Figure]:
    """Yield the targets of the attack that is made, where it is one of those that the moment means."""
    if not occasion.is_attack or (at.attack and at.attack != occasion.attack):
        return
    if _who(position, figure, occasion.attacker, at):
        yield from (target for target in occasion.targets if _is_one(position, figure, target, at.other))


def _suffers(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> Iterator[Figure]:
    """Yield the targets that the moment means, of an attack by whom it means."""
    if not occasion.is_attack or (at.attack and at.attack != occasion.attack):
        return
    if at.other is None or _is_one(position, figure, occasion.attacker, at.other):
        yield from (target for target in occasion.targets if _who(position, figure, target, at))


def _with(result: Callable[[Occasion, Figure], bool], suffering: bool = False) -> Moment:
    def check(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
        those = (_suffers if suffering else _attacks)(position, figure, at, occasion)
        return any(result(occasion, target) for target in those) and _so_many(at, occasion, result)

    return check


def _so_many(at: Happening, occasion: Occasion, result: Callable[[Occasion, Figure], bool]) -> bool:
    """Return whether an attack came to that with as many of its targets as a moment asks for (12.1)."""
    if not at.targets:
        return True
    return among(NumbersIn.model_validate(dict(at.targets)), sum(result(occasion, one) for one in occasion.targets))


def _befalls(*kinds: str, number: int = 0, otherwise: Moment | None = None) -> Moment:
    """Something happens to somebody, whoever brings it about: a KO or damage that no attack of the game dealt, too.

    `number`: whom of those that the occasion names. What asks for who did it, or for an attack, is no such moment.
    """

    def check(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
        if otherwise is not None and otherwise(position, figure, at, occasion):
            return True
        there = occasion.kind in kinds or occasion.action in kinds
        if not there or at.attack or at.other is not None or number >= len(occasion.asked):
            return False
        return _who(position, figure, occasion.asked[number], at)

    return check


def _aims(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """Somebody attacks somebody, draws a line of fire to him or does something to him, or might (11.3, 11.4, 12.1)."""
    if occasion.is_attack:
        return any(True for _ in _attacks(position, figure, at, occasion))
    if occasion.kind not in DONE or not _who(position, figure, occasion.asked[0] if occasion.asked else None, at):
        return False
    others = occasion.asked[1:]
    return not others or any(_is_one(position, figure, one, at.other) for one in others)


def _is_aimed_at(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """The same, as it befalls whoever is attacked, seen or chosen; a line of fire may come from a mere square."""
    if occasion.is_attack:
        return any(True for _ in _suffers(position, figure, at, occasion))
    if occasion.kind == "line_of_fire" and len(occasion.asked) == 1:
        return _who(position, figure, occasion.asked[0], at)
    if occasion.doer is None or (at.other is not None and not _is_one(position, figure, occasion.doer, at.other)):
        return False
    return any(_who(position, figure, one, at) for one in occasion.asked[1:])


def _heals(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """Somebody is healed, or would be by the power that is asked for, or by the attack that is made (6.6)."""
    if HEALED(position, figure, at, occasion):
        return True
    power = position.powers.get(occasion.action) if occasion.action else None
    if power is not None and power.heals is not None:  # its user, or whom that one chooses
        chosen = occasion.asked[0 if power.aim is None else 1 :]
        return any(_who(position, figure, one, at) for one in chosen[:1])
    thief = occasion.attacker if occasion.is_attack else None
    return thief is not None and can_use(position.powers, thief, STEAL_ENERGY) and _who(position, figure, thief, at)


def _misses(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """An attack misses one of those that the moment means; all its targets, where it asks for that."""
    those = list(_attacks(position, figure, at, occasion))
    missed = [was_missed(occasion, target) for target in (occasion.targets if those and at.name == "all" else those)]
    return all(missed) and bool(missed) if at.name == "all" else any(missed)


def _is_missed(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """An attack misses one of those that the moment means; where it evades, that would have hit (12.3a)."""
    those = _suffers(position, figure, at, occasion)
    if at.name == "evades":
        return any(occasion.kind == "odds" or occasion.came(target, "result") == "evaded" for target in those)
    return any(was_missed(occasion, target) for target in those)


def _uses(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """Somebody uses a power, on whom the moment asks for: as the action that is given, or in what is decided (20)."""
    user = occasion.attacker or (occasion.asked[0] if occasion.asked else None)
    slugs = at.using.split()
    for other in (user, *occasion.targets):
        named = [slug for slug in slugs if other is not None and f"{slug}:{other.id}" in occasion.decisions]
        if named and other is not None and _who(position, figure, other, at):
            return any(_came_off(position, slug, at.name, other, occasion) for slug in named)
    if not _who(position, figure, user, at) or not _on_one(position, figure, user, at, occasion):
        return False
    if occasion.action not in slugs and not any(_counts(position, user, slug, occasion) for slug in slugs):
        return False
    if not _on_so_many(at, occasion):
        return False
    if at.name in ("succeeds", "fails"):
        return occasion.success in (None, at.name == "succeeds")
    return at.name != "hits" or not occasion.is_attack or any(was_hit(occasion, each) for each in occasion.targets)


def _on_so_many(at: Happening, occasion: Occasion) -> bool:
    """Return whether a power is used on as many as a moment asks for; where nobody says on how many, it may be."""
    if occasion.kind == GIVEN and (at.targets or at.name == "hits"):  # its attack is an occasion of its own
        return False
    came = was_hit if at.name == "hits" and occasion.is_attack else anyhow
    return not occasion.targets or _so_many(at, occasion, came)


def _on_one(position: Position, figure: Figure, user: Figure | None, at: Happening, occasion: Occasion) -> bool:
    """Return whether a power is used on one of whom the moment asks for; where nobody says on whom, it may be."""
    others = occasion.targets or tuple(one for one in occasion.asked if one is not user)
    if at.other is None or not others:
        return True
    return any(_is_one(position, figure, one, at.other) for one in others)


def _came_off(position: Position, slug: str, name: str, user: Figure, occasion: Occasion) -> bool:
    """Return whether a power that is decided in an attack succeeded, or failed, as the moment asks (27.1, 27.3).

    Of a roll that was not made yet, and of a power whose success no outcome shows, it may be.
    """
    power, result = position.powers.get(slug), occasion.came(user, "result")
    if name not in ("succeeds", "fails") or power is None or f"{slug}:{user.id}" in occasion.pending or result is None:
        return True
    shown = "evaded" if power.evades_on else "illegal" if power.untargets_on else None
    return shown is None or (result == shown) == (name == "succeeds")


def _counts(position: Position, user: Figure | None, slug: str, occasion: Occasion) -> bool:
    """Return whether a power that nobody is asked for counts in this attack, or this move, of its user (20)."""
    power = position.powers.get(slug)
    if user is None or power is None or power.actions or power.decision or not can_use(position.powers, user, slug):
        return False
    if power.family == "speed" and power.includes:
        return occasion.is_move
    kinds = {*power.penetrates, *power.knocks_back, *(str(each.when).partition("-")[2] for each in power.values)}
    own = [version.restrict.attack for version in user.versions.get(slug, ()) if version.restrict.attack]
    if slug == STEAL_ENERGY:
        kinds = set(own or ["close"]) - {"any"}
    of_attacks = power.family == "attack" or bool(kinds & {"close", "range"})
    return of_attacks and occasion.is_attack and (not kinds or occasion.attack in kinds)


def _acts(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """Somebody is given an action (7)."""
    actor = occasion.attacker or (occasion.asked[0] if occasion.asked else None)
    power = position.powers.get(occasion.action) if occasion.action else None
    if power is None or occasion.kind == "legal_actions" or not _who(position, figure, actor, at):
        return False
    return at.name in power.actions if at.name else power.actions != ("free",)


def _moves(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    mover = occasion.asked[0] if occasion.is_move and occasion.asked else None
    return _who(position, figure, mover, at)


def _would_move(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """Somebody moves, or might by the action that is asked for (10)."""
    power = position.powers.get(occasion.action) if occasion.is_given and occasion.action else None
    moving = power is not None and ("move" in power.actions or power.family == "speed")
    return _moves(position, figure, at, replace(occasion, kind="path") if moving else occasion)


def _would_use(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """Somebody asked about has a power whose use may matter, or is given it (20)."""
    slugs = at.using.split()
    mine = (one for one in occasion.asked if _who(position, figure, one, at))
    return any(can_use(position.powers, one, slug) for one in mine for slug in slugs) or _uses(
        position, figure, at, occasion
    )


def _breaks_away(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    mover = occasion.asked[0] if occasion.breaks_away and occasion.asked else None
    if at.name and occasion.success not in (None, at.name == "succeeds"):
        return False
    if occasion.automatic and at.name != "succeeds":  # nothing is rolled, and nothing attempted
        return False
    if mover is None or not _who(position, figure, mover, at):
        return False
    left = occasion.left if occasion.left is not None else holding(position, mover)
    return at.other is None or any(_is_one(position, figure, one, at.other) for one in left)


def _uses_team(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """Somebody uses the team ability of that name (19.4)."""
    user = occasion.asked[0] if occasion.team and occasion.asked else None
    return occasion.team.casefold() == at.name.casefold() and _who(position, figure, user, at)


def _phase(*phases: str) -> Moment:
    def check(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
        turn = turn_of(position, figure)
        if turn.phase not in phases or figure not in occasion.asked:
            return False
        own = turn.active == figure.side
        return not at.turn or own == (at.turn == "own")

    return check


def _set_up(position: Position, figure: Figure, at: Happening, occasion: Occasion) -> bool:
    """The game begins, or the side's first turn (4); of what comes at its end nobody is reminded."""
    wanted = {"": "set-up", "first-turn": "first-turn"}.get(at.name)
    return occasion.kind == wanted and any(_who(position, figure, one, at) for one in occasion.asked)


HEALED = _befalls("healed")
Moment = Callable[[Position, Figure, Happening, Occasion], bool]
MOMENTS: Mapping[str, Moment] = {
    "action": _action,
    "attacks": _with(anyhow),
    "hits": _with(was_hit),
    "misses": _misses,
    "critical-hit": _with(was_critical("hit")),
    "critical-miss": _with(was_critical("miss")),
    "doubles": _with(was_doubles),
    "damages": _with(was_damaged),
    "kos": _with(was_koed),
    "attacked": _with(anyhow, suffering=True),
    "aims": _aims,
    "aimed-at": _is_aimed_at,
    "hit": _with(was_hit, suffering=True),
    "missed": _is_missed,
    "damaged": _befalls("damage", otherwise=_with(was_damaged, suffering=True)),
    "dealt": _befalls("damage", otherwise=_with(was_dealt_damage, suffering=True)),
    "koed": _befalls("ko", otherwise=_with(was_koed, suffering=True)),
    "healed": HEALED,
    "would-heal": _heals,
    "placed": _befalls("placed", "place"),
    "carries": _befalls("carried", "carry"),
    "carried": _befalls("carried", "carry", number=1),
    "clears": _befalls("cleared", otherwise=_phase("clear")),
    "knocks-back": _with(was_knocked_back),
    "knocked-back": _befalls("knockback", otherwise=_with(was_knocked_back, suffering=True)),
    "moves": _moves,
    "would-move": _would_move,
    "would-use": _would_use,
    "breaks-away": _breaks_away,
    "uses-team": _uses_team,
    "equips": _befalls("equipped"),
    "generates": _befalls("generated"),
    "generated": _befalls("generated", number=1),
    "picks-up": _befalls("picked-up"),
    "destroys": _befalls("destroyed"),
    "replaced": _befalls("replaced"),
    "uses": _uses,
    "acts": _acts,
    "turn-begins": _phase("beginning"),
    "turn-ends": _phase("end"),
    "set-up": _set_up,
    "turn": _phase("action", "beginning", "end", "clear"),
}
