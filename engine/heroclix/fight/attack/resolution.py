"""Steps 6 and 7 of an attack: who may be knocked back, and what is healed or destroyed in the end (12.6, 12.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.heroclix.board.ground.names import name_pieces
from engine.heroclix.board.knockback.rules import by_doubles, mandatory, takes_all_hit, yields
from engine.heroclix.conditions.effects import forbidden, highest_click
from engine.heroclix.fight import sight
from engine.heroclix.fight.actions.turn import given_tokens
from engine.heroclix.fight.attack.choices import Choices
from engine.heroclix.fight.attack.criticals import critical_of
from engine.heroclix.fight.attack.damage_dealt import takes_tokens
from engine.heroclix.fight.attack.damage_taken import Harm, counts_as_damaged, healed, turned
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.knockback import knocked_back
from engine.heroclix.fight.attack.outcome import Controlled, Knockback, TargetOutcome
from engine.heroclix.fight.attack.reasons import held_back
from engine.heroclix.fight.attack.targets import Reach, immune
from engine.heroclix.fight.values.stack import Effect
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power, can_use, held_by, in_use
from engine.heroclix.powers.inherent import blow_with
from engine.heroclix.ruleset import Powers, Ruleset
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = [
    "Destroyed",
    "controlled",
    "destroyed_after",
    "incapacitated",
    "knockback_of",
    "knockback_sources",
    "movable",
    "nobody_moves",
    "own_click",
    "stolen",
]

KNOCKBACK_DOUBLES = Message("attack-knockback-doubles", ("first",), rule="12.6b")
KNOCKBACK_NOBODY = Message("attack-knockback-nobody", (), rule="12.6b")
KNOCKBACK_UNDAMAGED = Message("attack-knockback-undamaged", (), rule="12.6b", reading="R55")
KNOCKBACK_IMMOVABLE = Message("attack-knockback-immovable", (), rule="12.6b", reading="R55")
KNOCKBACK_UNDECIDED = Message("attack-knockback-undecided", (), rule="12.6d")
KNOCKBACK_MAY = Message("attack-knockback-may", ("figure",), rule="12.6b")
KNOCKBACK_USED = Message("attack-knockback-used", ("figure",), rule="12.6b")
KNOCKBACK_OF_ALL = Message("attack-knockback-of-all", ("figure",), rule="12.6b", reading="R55")
KNOCKBACK_POWER = Message("attack-knockback-power", ("power",), rule="12.6b")
TOKENLESS = Message("attack-tokens-barred", ("target",), rule="27.4b")
TOKENS_BY_CARD = Message("attack-tokens-by-card", ("target", "card"), rule="20.4")
TOKENS_SAFEGUARD = Message("attack-tokens-safeguard", ("target",), rule="27.7n", reading="P24")
HEALED = Message("attack-steal-energy", ("figure", "clicks"), rule="27.2k")
NOBODY_DAMAGED = Message("attack-steal-energy-bystander", ("figure",), rule="12.5c", reading="P22")
NOT_HEALED = Message("attack-steal-energy-idle", ("figure",), rule="6.6")
TERRAIN_DESTROYED = Message("attack-terrain-destroyed", ("thing",), rule="17.11")
BLOCKING_DESTROYED = Message("attack-blocking-destroyed", ("piece",), rule="27.6d")
CONTROLLED = Message("attack-controlled", ("target", "side"), rule="27.1f")
CONTROLLED_NEXT = Message("attack-controlled-next", ("target", "squares"), rule="27.1f", reading="P51")
CONTROLLED_UNKNOWN = Message("attack-controlled-unknown", ("target",), rule="27.1f")

STEAL_ENERGY = "steal-energy"
KNOCKBACK = "knockback"
MIND_CONTROL = "mind-control"
TERRAIN_ACTIONS = ("close-terrain-action", "range-terrain-action")


def movable(position: Position, attacker: Figure, target: Figure, done: Harm) -> bool:
    """Return whether knockback would move it: damaged, not KO'd, one square, no larger, placeable (12.6, 21.2b).

    Where all who are hit are knocked back, its own damage is not asked for.
    """
    opposing = not position.friendly(attacker, target)
    held = opposing and immune(position, target) is not None
    if target.life is not None and done.click_after in target.life.countdown:  # nobody places it there (24.3)
        return False
    here = bool(target.squares) and yields(position, target, attacker)
    return (done.taken > 0 or takes_all_hit(position.ruleset)) and not done.ko and here and not held


def incapacitated(position: Position, attacker: Figure, target: Figure) -> tuple[int, list[Step]]:
    """Return the action tokens of a target that Incapacitate hit, and the steps (27.2f, 27.4b, 27.7n, P24)."""
    name = FigureId(target.id)
    if can_use(position.powers, target, "safeguard:incapacitate"):
        return target.tokens, [TOKENS_SAFEGUARD.step(StepKind.IGNORED, target=name)]
    if can_use(position.powers, target, "battle-fury") and not position.friendly(attacker, target):
        return target.tokens, [TOKENLESS.step(StepKind.IGNORED, target=name)]
    card = forbidden(position, target, "given-tokens", attacker)
    if card is not None:
        return target.tokens, [TOKENS_BY_CARD.step(StepKind.IGNORED, target=name, card=Typed(card.special.name))]
    count = next((version.restrict.gives or 1 for version in attacker.versions.get("incapacitate", ())), 1)
    tokens, steps = given_tokens(position.ruleset, target.id, target.tokens, count)
    return tokens, list(steps)


def knockback_sources(position: Position, attack: Attack, roll: tuple[int, int]) -> list[Step]:
    """Return why the attacker has KNOCKBACK for this attack: doubles, criticals apart, or a power (12.6b)."""
    steps: list[Step] = []
    if KNOCKBACK in attack.attacker.cant_use:
        return steps
    if by_doubles(position.ruleset, roll, critical=critical_of(position.ruleset, roll) is not None):
        steps.append(KNOCKBACK_DOUBLES.step(StepKind.CHECK, first=roll[0]))
    sources = [attack.power] if KNOCKBACK in attack.power.grants else []
    sources += [other for other in in_use(position.powers, attack.attacker) if attack.kind in other.knocks_back]
    for source in sources[:1]:
        steps.append(KNOCKBACK_POWER.step(StepKind.CHECK, power=Term(source.slug))._replace(rule=source.section))
    return steps


def nobody_moves(ruleset: Ruleset, targets: Mapping[str, TargetOutcome]) -> Step | None:
    """Return why nobody who was hit is knocked back, or None where somebody is (12.6b)."""
    movable_ones = any(target.knockback for target in targets.values())
    if not takes_all_hit(ruleset):
        return None if movable_ones else KNOCKBACK_NOBODY.step(StepKind.CHECK)
    if not any(target.damage_taken for target in targets.values()):
        return KNOCKBACK_UNDAMAGED.step(StepKind.CHECK)
    return None if movable_ones else KNOCKBACK_IMMOVABLE.step(StepKind.CHECK)


def knockback_of(
    position: Position, attack: Attack, targets: Mapping[str, TargetOutcome], roll: tuple[int, int], choices: Choices
) -> tuple[Knockback, dict[str, TargetOutcome], list[Step]]:
    """Return whether there is knockback, the targets with what it does to them, and the steps (12.6)."""
    granted = knockback_sources(position, attack, roll)
    if not granted or not any(target.result == "hit" for target in targets.values()):
        return "no", _staying(targets), []
    steps = granted + held_back(position, attack.attacker, targets)
    undecided = any(target.damage_taken is None for target in targets.values())
    against = None if undecided else nobody_moves(position.ruleset, targets)
    if against is not None:
        return "no", _staying(targets), [*steps, against]
    chosen = True if mandatory(position.ruleset) else choices.option("knockback")
    if chosen is False:
        return "declined", _staying(targets), steps
    word: Knockback = "may" if chosen is None else "used"
    if undecided:
        return word, dict(targets), [*steps, KNOCKBACK_UNDECIDED.step(StepKind.IGNORED)]
    used = KNOCKBACK_OF_ALL if takes_all_hit(position.ruleset) else KNOCKBACK_USED
    message = KNOCKBACK_MAY if chosen is None else used
    landed, path = knocked_back(position, attack.attacker, targets)
    told = {name: replace(target, knocked_back=landed.get(name)) for name, target in targets.items()}
    return word, told, [*steps, message.step(StepKind.CHECK, figure=FigureId(attack.attacker.id)), *path]


def _staying(targets: Mapping[str, TargetOutcome]) -> dict[str, TargetOutcome]:
    return {name: replace(target, knockback=False) for name, target in targets.items()}


def stolen(position: Position, attack: Attack, targets: Mapping[str, TargetOutcome]) -> tuple[int, list[Step]]:
    """Return the clicks that Steal Energy heals: hit and damaged somebody with a close attack (27.2k, 12.5c)."""
    attacker = attack.attacker
    suffering = [position.figure(name) for name, t in targets.items() if t.result == "hit" and t.damage_taken]
    if not suffering or not can_use(position.powers, attacker, STEAL_ENERGY):
        return 0, []
    own = [version.restrict for version in attacker.versions.get(STEAL_ENERGY, ())]
    if attack.kind != "close" and not any(each.attack in ("any", attack.kind) for each in own):
        return 0, []
    damaged = [figure for figure in suffering if counts_as_damaged(position.ruleset, figure.bystander)]
    if not damaged:
        return 0, [NOBODY_DAMAGED.step(StepKind.IGNORED, figure=FigureId(attacker.id))]
    card = forbidden(position, attacker, "healed", attacker, STEAL_ENERGY)
    limit = highest_click(position, attacker)
    opposing = [figure for figure in damaged if not position.friendly(figure, attacker)]
    counted = [len(opposing if each.heals_each == "opponents" else damaged) for each in own if each.heals_each]
    most = max((*counted, *(each.heals for each in own if each.heals is not None)), default=1)
    clicks = 0 if card is not None else healed(attacker.life, attacker.bystander, most)
    if limit is not None and attacker.life is not None:
        clicks = max(0, min(clicks, attacker.life.click - (limit.effect.above or 0)))
    message = HEALED if clicks else NOT_HEALED
    kind = StepKind.RESULT if clicks else StepKind.IGNORED
    return clicks, [message.step(kind, figure=FigureId(attacker.id), **({"clicks": clicks} if clicks else {}))]


def own_click(powers: Powers, attacker: Figure, damage: int) -> tuple[int | None, bool]:
    """Return the attacker's click after its own unavoidable damage, and whether it is KO'd (12.3c)."""
    click, ko, _ = turned(powers, attacker, damage, stops=False)
    return click, ko


@dataclass(frozen=True, slots=True)
class Destroyed:
    """What an attack destroys: pieces of blocking terrain that it opened, then the terrain marker that it used."""

    opened: tuple[str, ...] = ()
    used: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """All of it, in the order in which it goes."""
        return self.opened if self.used is None else (*self.opened, self.used)


def destroyed_after(position: Position, attack: Attack, reach: Reach) -> tuple[Destroyed, list[Step]]:
    """Return what is destroyed once the attack has resolved, by name, and the steps (17.11, 27.6d, 27.8h, 27.8i)."""
    opened = tuple(_opened(position, attack, reach))
    steps = [BLOCKING_DESTROYED.step(StepKind.RESULT, piece=piece) for piece in opened]
    action = used_up_by(position, attack)
    thing = None if action is None else held_by(position, attack.attacker)
    if thing is None:
        return Destroyed(opened), steps
    step = TERRAIN_DESTROYED.step(StepKind.RESULT, thing=Typed(thing.id))
    section = attack.power.section if action is None else action.section
    return Destroyed(opened, thing.id), [*steps, step._replace(rule=section)]


def used_up_by(position: Position, attack: Attack) -> Power | None:
    """Return the action by which an attack uses up what its attacker holds, its own or the one it is all the same."""
    if attack.power.slug in TERRAIN_ACTIONS:
        return attack.power
    blow = blow_with(position, attack.attacker, attack.power) if attack.kind == "close" else None
    choices = Choices(attack.choices, position.powers)
    return None if takes_tokens(position.powers, attack, choices, len(attack.targets)) else blow


def _opened(position: Position, attack: Attack, reach: Reach) -> list[str]:
    """Return the names of the squares and walls that Destroy Blocking opened a line of fire through (27.6d)."""
    if attack.kind != "range" or "line-of-fire" in reach.regardless:
        return []
    names: dict[str, None] = {}
    for target in attack.targets:
        opened = sight.line_between(position, attack.attacker, target, reach.squares, granting=reach.grants).opened
        if opened is not None:
            names |= dict.fromkeys(name_pieces(position, opened))
    return list(names)


def controlled(position: Position, attacker: Figure, target: Figure) -> tuple[Controlled, list[Step]]:
    """Return what Mind Control makes of a character that it hit, and the steps (27.1f)."""
    name = FigureId(target.id)
    steps = [CONTROLLED.step(StepKind.OVERRIDE, target=name, side=side_term(attacker.side or attacker.name))]
    if target.printed.speed is None:
        return Controlled(attacker.side, None), [*steps, CONTROLLED_UNKNOWN.step(StepKind.IGNORED, target=name)]
    halved = Effect("halve", source=Term(MIND_CONTROL), section=position.powers[MIND_CONTROL].section)
    ruling = calculated(position, target, "speed", more=(halved,))
    squares = ruling.value if isinstance(ruling.value, int) else 0
    steps += [*ruling.steps, CONTROLLED_NEXT.step(StepKind.CHECK, target=name, squares=squares)]
    return Controlled(attacker.side, squares), steps
