"""The second judge of legality: what a figure may be given now, and for what it may not, the first reason.

Written from the rulebook alone. A pure function of a position document; it knows nothing of the engine.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from tests.engine.second_legality.asked import NO_TARGET, Asked, Check, full_hands
from tests.engine.second_legality.capturing import capture, of_two_ways, rescue
from tests.engine.second_legality.hands import carry, close_terrain, pick_up_on_the_way, range_terrain
from tests.engine.second_legality.lifting import lifts_nothing
from tests.engine.second_legality.reading import Figure, Position, read
from tests.engine.second_legality.sight import beside, sees
from tests.engine.second_legality.situations import SITUATIONS, driven, offered
from tests.engine.second_legality.targets import (
    friends,
    held_fast,
    immune,
    in_arms_reach,
    in_sight,
    opponents,
    safe_from,
    targetable,
    waved,
)
from tests.engine.second_legality.terrain import against_destroying, shaken, walled_in
from tests.engine.second_legality.underway import instead, meant
from tests.engine.second_legality.values import action_total, reach_of


class Verdict(NamedTuple):
    """One action: its name and type, whether it may be given, and the section of the first reason against it."""

    action: str
    type: str
    legal: bool
    rule: str | None


def legal_actions(document: dict[str, Any], figure: str) -> list[Verdict]:
    """Return what a figure may be given: inherent and basic actions, then those of its powers."""
    return _all(read(document), figure)


def judge(document: dict[str, Any]) -> dict[str, list[Verdict]]:
    """Return the actions of every figure of a position document, whatever it asks."""
    position = read(document)
    return {figure: _all(position, figure) for figure in position.figures}


def _all(position: Position, name: str) -> list[Verdict]:
    figure = position.figures[name]
    active = position.turn.get("active")
    board = replace(position.board, active=active or figure.side or None)
    asked = Asked(replace(position, board=board), figure)
    mine = figure.can | figure.cant | set(figure.given.get("lost") or []) | set(INHERENT)
    mine = (mine - set(SITUATIONS)) | offered(asked.position, figure)
    found = [_verdict(asked, action, kind, check) for action, (kind, check) in ACTIONS.items() if action in mine]
    return [verdict._replace(rule=verdict.rule and _section(position, verdict.rule)) for verdict in found]


def _section(position: Position, rule: str) -> str:
    """Return where the edition's book says what a reason rests on."""
    sections, short = position.rules.sections, rule.partition(":")[0]
    return sections.get(rule, sections.get(short, short))


def _verdict(asked: Asked, action: str, kind: str, check: Check) -> Verdict:
    going = asked.position.turn.get("resolving")
    if going:
        return _in_the_middle(asked, going, action, kind, check)
    rule = _right(asked, action, kind) or check(asked)
    return Verdict(action, kind, rule is None, rule)


def _in_the_middle(asked: Asked, going: dict[str, Any], action: str, kind: str, check: Check) -> Verdict:
    """Rule on an action while another is being carried out: the rest of that, one in its place, or neither."""
    figure = asked.figure
    if parts := meant(figure, going, action):
        away = "24.3" if figure.counting_down and figure.out != "12.5d" else figure.out
        controlled = bool(going.get("controlled"))
        rule = away or (_shielded(figure) if controlled else None)
        rule = rule or _carried_on(asked, "" if controlled else going["action"], action, parts)
        return Verdict(action, kind, rule is None, rule)
    part = instead(figure, going, action, kind)
    if part is not None:
        ways = {"close": _close("mind-control"), "range": _range("mind-control", at_least=True)}
        rule = _right(asked, action, "free") or (ways[part] if action == "mind-control" else check)(asked)
        return Verdict(action, "free", rule is None, rule)
    carried = kind != "free" and figure.this_turn.get("carried")
    return Verdict(action, kind, False, _access(asked, action, kind) or ("27.8d" if carried else "8.1j"))


def _shielded(figure: Figure) -> str | None:
    """Return what has come to protect who is under Mind Control (27.7n, 27.4b, 24.4)."""
    shields = {"safeguard:mind-control": "27.7n", "battle-fury": "27.4b", "vehicle": "24.4"}
    return next((section for shield, section in shields.items() if figure.uses(shield)), None)


def _carried_on(asked: Asked, whole: str, action: str, parts: list[str]) -> str | None:
    """Return why nothing of the parts that are meant can be carried out; a move that comes first always can."""
    controlled = not whole
    whole = "move" if whole in ("", "carry", "object-pick-up") else whole
    if asked.figure.taken(whole) and not controlled:
        return "20.4"
    if whole in VEHICLES_LACK and asked.figure.uses("vehicle"):
        return "24.4"
    if whole not in (*INHERENT, *asked.figure.can):
        return "20.6"
    if action in ("carry", "object-pick-up"):
        if asked.figure.taken(action):
            return "20.4"
        if action in VEHICLES_LACK and asked.figure.uses("vehicle"):
            return "24.4"
        none = whole == "hypersonic-speed" and not asked.figure.taken("passenger:0")
        none = none or 0 in asked.figure.number("passenger")
        if action == "carry":
            return "27.7k" if none else carry(asked)
        halved = controlled or whole in ("charge", "running-shot")
        return pick_up_on_the_way(asked, {"sidestep": 2}.get(whole), halved=halved)
    if "move" in parts:
        return None if {"close", "range"} & {*parts} else _move(asked)
    return _attack_left(asked, whole, parts)


def _attack_left(asked: Asked, whole: str, parts: list[str]) -> str | None:
    """Return why none of the attacks that are left of an action can be made; `move`: who is under Mind Control."""
    basic = whole == "move"  # the attack of who is under Mind Control
    if whole in ("quake", "pulse-wave", "close-terrain-action"):
        return ACTIONS[whole][1](asked)
    least = whole == "mind-control"
    ways = {"close": _close("close" if basic else whole), "range": _range("range" if basic else whole, at_least=least)}
    found = [ways[part](asked) for part in dict.fromkeys(parts)]
    if len(found) == 1:
        return found[0]
    return _either_way(asked, "close" if basic else whole, "range" if basic else whole, at_least=least)


# ---- whose turn, phase, can use, already acted, action tokens, action total (7, 9.2, 20.4)


def _right(asked: Asked, action: str, kind: str) -> str | None:
    if (rule := _access(asked, action, kind)) is not None:
        return rule
    figure = asked.figure
    return (_barred(figure, kind) or _once(asked, action)) if kind == "free" else _cost(asked, kind)


def _access(asked: Asked, action: str, kind: str) -> str | None:
    figure, turn = asked.figure, asked.position.turn
    active = turn.get("active")
    if active and active != figure.side:
        return "7"
    if turn.get("phase", "action") != "action" and not (kind == "free" and asked.position.rules.free_all_turn):
        return "9.2"
    if figure.taken(action):
        return "20.4"
    if action not in (*INHERENT, *SITUATIONS) and action not in figure.can:
        return "20.6"
    if action == "carry" and 0 in figure.number("passenger"):
        return "27.7k"
    if figure.uses("vehicle") and (action in VEHICLES_LACK or not driven(figure)):
        return "24.4"
    if figure.counting_down and figure.out != "12.5d":
        return "24.3"
    return figure.out


def _barred(figure: Figure, kind: str) -> str | None:
    """Return why no action of that type is given: an effect says that it can't be (7.3a, 20.4)."""
    if kind != "free" and "costed-actions" in figure.cant:
        return "7.3a"
    return "7.3a" if all(f"{each}-actions" in figure.cant for each in kind.split("/")) else None


def _once(asked: Asked, action: str) -> str | None:
    """Return why a FREE action is not given: the same effect twice (7.5)."""
    if action == "wild-card" and asked.position.rules.copies_again:
        return None
    return "7.5" if action in (asked.figure.this_turn.get("used") or []) else None


def _cost(asked: Asked, kind: str) -> str | None:
    """Return why a costed action is not given (7.4, 7.9, 27.8d)."""
    figure, turn = asked.figure, asked.position.turn
    if figure.this_turn.get("carried"):
        return "27.8d"
    if barred := _barred(figure, kind):
        return barred
    tired = figure.given.get("tokens", 0) > 1 and not figure.uses("colossal-stamina")  # 22.2
    if figure.given.get("acted"):
        return "7.4:acted"
    if tired:
        return "7.4"
    spent = turn.get("actions_used", 0) >= action_total(asked.position, figure)
    return "7.9" if spent and not figure.uses("autonomous") else None


# ---- the instructions


def _move(asked: Asked) -> str | None:
    """A figure that can't be moved is given no action that moves it and does nothing else (7.3a, 27.7f)."""
    return "7.3a:immobile" if asked.figure.uses("immobile") else None


def _nothing(asked: Asked) -> str | None:
    """Powers that move first, or heal their user, need no choice that could be missing (6.6a, 7.7)."""
    return None


def _close(effect: str) -> Check:
    def check(asked: Asked) -> str | None:
        if full := full_hands(asked):
            return full
        return None if in_arms_reach(asked.position, asked.figure, effect) else NO_TARGET

    return check


def _range(effect: str, at_least: bool = False) -> Check:
    def check(asked: Asked) -> str | None:
        position, figure = asked.position, asked.figure
        if held_fast(position, figure):
            return "11.2a"
        if figure.uses("battle-fury"):
            return "27.4b"
        minimum = position.rules.minimum if at_least else 0
        reach = reach_of(position, figure, minimum=minimum, moment="attacking-range")
        return None if in_sight(position, figure, effect, reach, attack=True) else NO_TARGET

    return check


def _mind_control(asked: Asked) -> str | None:
    """Either way will do (27.1f)."""
    either = {"close": _close("mind-control"), "range": _range("mind-control", at_least=True)}
    ways = [way for kind, way in either.items() if f"{kind}-actions" not in asked.figure.cant]
    if len(ways) == 1:  # the other type of action can't be given (7.3a)
        return ways[0](asked)
    return _either_way(asked, "mind-control", "mind-control", at_least=True)


def _either_way(asked: Asked, close: str, apart: str, at_least: bool) -> str | None:
    """Return why an attack of either kind can't be made, by these effects (7.2)."""
    minimum = asked.position.rules.minimum if at_least else 0
    reach = reach_of(asked.position, asked.figure, minimum=minimum, moment="attacking-range")
    near = in_arms_reach(asked.position, asked.figure, close)
    seen = in_sight(asked.position, asked.figure, apart, reach, attack=True)
    return of_two_ways(asked, bool(near), bool(seen))


def _quake(asked: Asked) -> str | None:
    """Terrain is destroyed first; then all adjacent opponents are targets (27.2d, P23)."""
    arms = {name for name in asked.figure.can if name.startswith("giant-reach")}
    short = replace(asked.figure, can=asked.figure.can - arms)
    found = in_arms_reach(shaken(asked.position, asked.figure), short, "quake")
    return full_hands(asked) or (None if found else NO_TARGET)


def _pulse_wave(asked: Asked) -> str | None:
    if held_fast(asked.position, asked.figure, lent=True):
        return "11.2a"
    if asked.figure.uses("battle-fury"):
        return "27.4b"
    return None if waved(asked.position, asked.figure) else NO_TARGET


def _at_least(asked: Asked) -> int:
    return reach_of(asked.position, asked.figure, minimum=asked.position.rules.minimum)


def _force_blast(asked: Asked) -> str | None:
    return None if in_sight(asked.position, asked.figure, "force-blast", _at_least(asked)) else "27.1h"


def _outwit(asked: Asked) -> str | None:
    return None if in_sight(asked.position, asked.figure, "outwit", _at_least(asked)) else "27.4k"


def _perplex(asked: Asked) -> str | None:
    position, figure = asked.position, asked.figure
    reach = _at_least(asked)
    for other in [*friends(position, figure), *opponents(position, figure)]:
        if targetable(position, figure, other, "perplex") and sees(position.board, figure, other, reach):
            return None
    return "27.4j"


def _poison(asked: Asked) -> str | None:
    position, figure = asked.position, asked.figure
    if {"moved", "placed", "carried"} & {what for what, done in figure.this_turn.items() if done}:  # 27.8d
        return "27.2j"
    spared = [other for other in opponents(position, figure) if immune(position, other) or safe_from(other, "poison")]
    harmed = [each for each in opponents(position, figure) if each not in spared and not each.counting_down]
    return None if any(beside(position, figure, other) for other in harmed) else "27.2j"


def _support(asked: Asked) -> str | None:
    position, figure = asked.position, asked.figure
    others = friends(position, figure)  # those who can't be healed too (P100)
    return None if any(beside(position, figure, other) for other in others) else "27.4c"


def _smoke_cloud(asked: Asked) -> str | None:
    """Its own square always takes a marker: it is in range, in line of fire (11.4b), and no blocking terrain."""
    return None


def _barrier(asked: Asked) -> str | None:
    return "27.3f" if walled_in(asked.position, asked.figure) else None


def _telekinesis(asked: Asked) -> str | None:
    return "27.2l" if lifts_nothing(asked.position, asked.figure) else None


def _destroy(close: bool) -> Check:
    def check(asked: Asked) -> str | None:
        if close and (full := full_hands(asked)):
            return full
        if not close and asked.figure.uses("battle-fury"):
            return "27.4b"
        if not close and asked.position.rules.weights and held_fast(asked.position, asked.figure):
            return "11.2a"  # (R80)
        return against_destroying(asked.position, asked.figure, close)

    return check


VEHICLES_LACK = ("object-pick-up", "close-terrain-action", "range-terrain-action")
ACTIONS: dict[str, tuple[str, Check]] = {
    "move": ("move", _move),
    "close": ("close", _close("close")),
    "range": ("range", _range("range")),
    "carry": ("move", carry),
    "close-destroy-action": ("close", _destroy(close=True)),
    "range-destroy-action": ("range", _destroy(close=False)),
    "object-pick-up": ("move", pick_up_on_the_way),
    "close-terrain-action": ("close", close_terrain),
    "range-terrain-action": ("range", range_terrain),
    "rescue-captive": ("power", rescue),
    "release-captive": ("power", _nothing),
    "relic": ("power", _nothing),
    "equip": ("power", _nothing),
    "become-pilot": ("power", _nothing),
    "place-pilot": ("power", _nothing),
    "pilot-values": ("free", _nothing),
    "pilot-power": ("free", _nothing),
    "flurry": ("close", _close("flurry")),
    "phasing-teleport": ("move", _move),
    "charge": ("power", _nothing),
    "mind-control": ("close/range", _mind_control),
    "force-blast": ("power", _force_blast),
    "sidestep": ("free", _move),
    "hypersonic-speed": ("power", _nothing),
    "running-shot": ("power", _nothing),
    "energy-explosion": ("range", _range("energy-explosion")),
    "pulse-wave": ("range", _pulse_wave),
    "quake": ("close", _quake),
    "smoke-cloud": ("power", _smoke_cloud),
    "poison": ("free", _poison),
    "telekinesis": ("power", _telekinesis),
    "barrier": ("power", _barrier),
    "regeneration": ("power", _nothing),
    "support": ("power", _support),
    "perplex": ("free", _perplex),
    "outwit": ("free", _outwit),
    "wild-card": ("free", _nothing),
    "capture": ("power", capture),
}
INHERENT = tuple(ACTIONS)[:9]
