"""A figure's combat value at a given moment (6.9): printed value, and every power and effect that touches it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.errors import DocumentError
from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.steps.underfoot import slowing
from engine.heroclix.conditions.effects import outside, unhalved
from engine.heroclix.fight import sight
from engine.heroclix.fight.captivity import on_defense
from engine.heroclix.fight.values.moment import NOW, Moment
from engine.heroclix.fight.values.of_powers import as_lent, effects_of, lends_itself, own_effects, reaches
from engine.heroclix.fight.values.smoke import smoke_over
from engine.heroclix.fight.values.stack import Effect, stack
from engine.heroclix.fight.values.withstood import withstood
from engine.heroclix.fight.values.written import written_modifiers
from engine.heroclix.position import Figure, Modifier, Position
from engine.heroclix.powers import Power, Powers, ValueEffect, as_used, can_use
from engine.heroclix.powers.inherent import blow_with
from engine.heroclix.powers.special import in_force
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Term, Typed

__all__ = [
    "NOT_FOR_IT",
    "calculated",
    "defend_of",
    "defenders",
    "number_of",
    "printed_value",
    "speed_of",
    "underfoot",
]

HINDERING = "hindering-terrain"
UNDERFOOT = "terrain-underfoot"
SEVERAL = "R42"  # each of several lenders counts
FAR = "P92"  # a lender regardless of adjacency
MINIMUM_RANGE = "R49"  # what a power's own range or minimum range does to the value

PRINTED_DEFENSE = Message("value-printed-defense", ("figure", "number"), rule="27.2c")
NOT_NOW = Message("value-power-not-now", ("power", "needed"), rule="6.9a")
CANT_USE = Message("value-power-cant-use", ("power",), rule="20.4")
NOT_ADJACENT = Message("value-lender-not-adjacent", ("power", "holder"), rule="6.3")
UNTOLD = "R48"  # Defend is taken as used where nobody says whether
NOT_FOR_IT = Message("value-lender-not-for-it", ("power", "card"), rule="20.2")
DEFEND_LOWER = Message("value-defend-no-better", ("holder", "number"), rule="27.3c", reading=UNTOLD)
DEFEND_DECLINED = Message("value-defend-declined", ("holder",), rule="27.3c")
DEFEND_UNKNOWN = Message("value-defend-unknown", ("holder",), rule="27.3c")
ACTION_UNUSABLE = Message("value-action-unusable", ("action",), rule="20.1")
HINDERED_CLOSE = Message("value-hindered-not-range", ("add",), rule="16.2b")
UNIQUE_ELSEWHERE = Message("value-unique-elsewhere", ("source", "name"), rule="22.10", reading="R34")
SPECIAL_NOT_NOW = Message("value-special-not-now", ("special", "needed"), rule="6.9a")
NOT_BESIDE = Message("value-special-not-beside", ("special", "holder"), rule="6.3")


def calculated(
    position: Position, figure: Figure, value: str, during: Moment | None = None, more: Sequence[Effect] = ()
) -> Ruling:
    """Return what a combat value of a figure comes to (6.9, 13.1); the ruling's `value` is the number.

    `value`: speed, attack, defense, damage or range. `during`: the attack or action it is needed for.
    `more`: effects that another figure's power has on it then.
    Raises DocumentError when the document does not give the printed value.

    >>> from engine.heroclix.position import MapPrint, Printed
    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", printed=Printed(defense=17), powers=frozenset(["combat-reflexes"]))
    >>> position = Position(MODERN, MapPrint(4, 4), (cap,))
    >>> calculated(position, cap, "defense").value, calculated(position, cap, "defense", Moment("close")).value
    (17, 19)
    """
    moment = NOW if during is None else during
    printed = printed_value(position, figure, value)
    if value == "defense" and _printed_counts(position.powers, figure, moment):
        step = PRINTED_DEFENSE.step(StepKind.REPLACE, after=printed, figure=FigureId(figure.id), number=printed)
        return Ruling(position.ruleset.id, str(printed), printed, (step,))
    return stack(position.ruleset, value, printed, _found(position, figure, value, printed, moment, more))


def number_of(position: Position, figure: Figure, value: str, moment: Moment = NOW) -> int:
    """Return what a combat value of a figure comes to, the number alone: the `value` of `calculated`.

    No step is put in words where nothing touches the value. Raises DocumentError as `calculated` does.

    >>> from engine.heroclix.position import MapPrint, Printed
    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap = Figure("cap", "Cap", "red", printed=Printed(range=6))
    >>> number_of(Position(MODERN, MapPrint(4, 4), (cap,)), cap, "range")
    6
    """
    printed = printed_value(position, figure, value)
    if value == "defense" and _printed_counts(position.powers, figure, moment):
        return printed
    effects = _found(position, figure, value, printed, moment)
    if not effects:
        return max(printed, 0)
    number = stack(position.ruleset, value, printed, effects).value
    assert isinstance(number, int)  # noqa: S101 - tells the type checker what the ruling holds
    return number


def _found(
    position: Position, figure: Figure, value: str, printed: int, moment: Moment, more: Sequence[Effect] = ()
) -> list[Effect]:
    """Return all effects on a value, those that a card keeps from it rejected."""
    effects = [*_Calculation(position, figure, value, moment).effects(printed), *more]
    return list(withstood(position, figure, value, moment, effects)) if effects else []


def underfoot(position: Position, figure: Figure) -> tuple[Effect, ...]:
    """Return what the ground on which a figure begins a move does to its speed value, where it does anything (16.2)."""
    return (
        (Effect("halve", source=Term(UNDERFOOT), section="16.2", reading="R66"),) if slowing(position, figure) else ()
    )


def _printed_counts(powers: Powers, figure: Figure, moment: Moment) -> bool:
    """Return whether the attack counts the printed defense, which nothing replaces or modifies (27.2c, 6.12)."""
    power = moment.action
    if power is None or not power.silences or moment.role(figure, "defense") != "target":
        return False
    return moment.attacker is None or can_use(powers, moment.attacker, power.slug)


def defenders(position: Position, figure: Figure) -> tuple[Figure, ...]:
    """Return the adjacent friendly characters whose Defend a figure may use (27.3c)."""
    if not figure.squares:
        return ()
    return tuple(
        other
        for other in position.figures
        if other.id != figure.id
        and other.squares
        and other.printed.defense is not None
        and position.friendly(other, figure)
        and can_use(position.powers, other, "defend")
        and reaches(position, other, figure, "defend")
    )


def defend_of(figure: Figure) -> str:
    """Return the name of a figure's decision about Defend (CONTRACT 3.2).

    >>> defend_of(Figure("cap", "Cap", "red"))
    'defend:cap'
    """
    return f"defend:{figure.id}"


def printed_value(position: Position, figure: Figure, value: str) -> int:
    """Return a printed value (6.12). Raises DocumentError when the document does not give it."""
    printed: int | None = getattr(figure.printed, value)
    if printed is None:
        path = f"{_figure_path(position, figure)}.values.{value}"
        raise DocumentError(path, "error-value-missing", id=figure.id)
    return printed


def _figure_path(position: Position, figure: Figure) -> str:
    """Return where the document has a figure, for error messages."""
    for index, other in enumerate(position.figures):
        if other.id == figure.id:
            return f"figures[{index}]"
    return "figures"


class _Calculation:
    """Gathers the effects on one value of one figure at one moment, those that do not count included."""

    def __init__(self, position: Position, figure: Figure, value: str, moment: Moment) -> None:
        self.position = position
        self.figure = figure
        self.value = value
        self.moment = moment
        self.kind = moment.kind
        self.role = moment.role(figure, value)

    def effects(self, printed: int) -> Iterator[Effect]:
        """Yield the replacements, modifiers and bounds, in the order of the card within each kind."""
        if self.value == "speed":
            yield from underfoot(self.position, self.figure)
        yield from self._of_action()
        if self.value == "damage":
            yield from self._of_what_is_held()
        yield from self._own()
        yield from self._lent(printed)
        if self.value == "defense":
            yield from self._hindering()
        if self.role == "target" and self.value == "defense":
            yield from on_defense(self.position, self.figure, self.moment.action)
        if self.value == "attack":
            yield from smoke_over(self.position, self.figure)
        yield from self._cards()

    def _of_action(self) -> Iterator[Effect]:
        """What the action being given does to its own figure's values."""
        power = self.moment.action
        if power is None or self.role == "target":
            return
        power = as_used(self.figure, power)
        for effect in power.values:
            if effect.when != "this-action" or self.value not in effect.values:
                continue
            if effect.operation == "halve" and unhalved(self.position, self.figure, self.value, power.slug):
                continue
            if can_use(self.position.powers, self.figure, power.slug):
                bounding = self.value == "range" and effect.operation in ("set", "minimum")
                reading = effect.reading or (MINIMUM_RANGE if bounding else None)
                found = self._effect(power, effect)
                yield found if reading is None else replace(found, reading=reading)
            else:
                step = ACTION_UNUSABLE.step(StepKind.IGNORED, action=Term(power.slug))
                yield Effect("add", rejected=step)

    def _of_what_is_held(self) -> Iterator[Effect]:
        """What a held object does to a close attack that has to be made with it (R81's like for blows)."""
        blow = blow_with(self.position, self.figure, self.moment.action)
        if blow is not None and self.kind == "close" and self.role == "attacker":
            yield from (self._effect(blow, effect) for effect in blow.values if self.value in effect.values)

    def _own(self) -> Iterator[Effect]:
        for power, effect in own_effects(self.position.powers, self.figure, self.value):
            slug = power.slug
            if slug in self.figure.cant_use:
                yield Effect("add", rejected=CANT_USE.step(StepKind.IGNORED, power=Term(slug)))
            elif not can_use(self.position.powers, self.figure, slug):
                continue
            elif self._holds(effect):
                yield self._effect(power, effect)
            else:
                step = NOT_NOW.step(StepKind.IGNORED, power=Term(slug), needed=Term(effect.when or ""))
                yield Effect("add", rejected=step)

    def _lent(self, printed: int) -> Iterator[Effect]:
        """What friendly characters beside this one lend it; each of them counts (R42)."""
        for power, effect in effects_of(self.position.powers, self.value, True):
            holders = self._friends(Board.of(self.position).users(power.slug))
            if lends_itself(self.position, self.figure, power.slug):
                holders.append(self.figure)
            if not holders or not self._holds(effect):
                continue
            beside = []
            for holder in holders:
                if (card := outside(self.position, holder, power.slug, self.figure)) is not None:
                    step = NOT_FOR_IT.step(StepKind.IGNORED, power=Term(power.slug), card=Typed(card))
                    yield Effect("add", rejected=step)
                elif reaches(self.position, holder, self.figure, power.slug):
                    beside.append(holder)
                else:
                    name = FigureId(holder.id)
                    step = NOT_ADJACENT.step(StepKind.IGNORED, power=Term(power.slug), holder=name)
                    yield Effect("add", rejected=step)
            if effect.operation == "lend-printed":
                yield from self._defended(beside, printed)
            else:
                for number, holder in enumerate(beside):
                    lent = self._effect(power, as_lent(holder, power, effect), holder)
                    far = self._far(holder)
                    yield replace(lent, reading=far or SEVERAL) if number or far else lent

    def _far(self, holder: Figure) -> str | None:
        """Return the reading by which somebody who is not adjacent lends something (6.3d)."""
        return None if sight.adjacent(self.position, self.figure, holder) else FAR

    def _friends(self, figures: Sequence[Figure]) -> list[Figure]:
        """Return those of some figures that are friendly to it and on the map, as it is; it is none of them."""
        mine = self.figure
        if not figures or not mine.squares:
            return []
        return [one for one in figures if one.squares and one.id != mine.id and self.position.friendly(one, mine)]

    def _defended(self, beside: Sequence[Figure], printed: int) -> Iterator[Effect]:
        """Defend (27.3c): untold, the best printed defense replaces the defense if it is higher (R48)."""
        known = []
        for holder in beside:
            if holder.printed.defense is None:
                step = DEFEND_UNKNOWN.step(StepKind.IGNORED, holder=FigureId(holder.id))
                yield Effect("set", rejected=step)
            else:
                known.append((holder.printed.defense, holder))
        choice = (self.moment.choices or {}).get(defend_of(self.figure))
        best = max((number for number, _ in known), default=0)
        used = choice != "decline" and (choice == "use" or best > printed)
        for number, holder in known:
            name = FigureId(holder.id)
            if used and number == best:
                used = False  # one replacement; an equal second one would change nothing
                reading = self._far(holder) or (UNTOLD if choice is None else None)
                yield Effect("set", number, Term("defend"), name, "27.3c", reading=reading)
            elif choice == "decline":
                yield Effect("set", rejected=DEFEND_DECLINED.step(StepKind.IGNORED, holder=name))
            else:
                step = DEFEND_LOWER.step(StepKind.IGNORED, holder=name, number=number)
                yield Effect("set", rejected=step)

    def _cards(self) -> Iterator[Effect]:
        """What cards modify, replace or bound; of one UNIQUE MODIFIER what its first bearer chose (22.10, R34)."""
        given = list(self._modifiers())
        if not given:
            return
        chosen: dict[str, tuple[str, set[str]]] = {}  # by the name of the effect: its first bearer, the values it chose
        for bearer, modifier, _, rejected in given:
            if modifier.unique is not None and rejected is None:
                first, values = chosen.setdefault(modifier.unique, (bearer, set()))
                if bearer == first:
                    values.add(modifier.value)
        for bearer, modifier, holder, rejected in given:
            if modifier.value != self.value:
                continue
            source, unique, against = self._source(modifier), modifier.unique, rejected
            if unique is not None and against is None:
                first, values = chosen[unique]
                if bearer != first and self.value not in values:
                    against = UNIQUE_ELSEWHERE.step(StepKind.IGNORED, source=source, name=Typed(unique))
            yield Effect(modifier.operation, modifier.add, source, holder, unique=unique, rejected=against)

    def _modifiers(self) -> Iterator[tuple[str, Modifier, FigureId | None, Step | None]]:
        """Yield the modifiers in force: who bears it, by whom it is lent, and why it doesn't count now."""
        for modifier in self.figure.modifiers:
            by = FigureId(modifier.by) if modifier.by else None
            yield f"{modifier.source} {modifier.by}", modifier, by, None
        for special in in_force(self.figure.special):
            for modifier in special.modifiers:
                if not modifier.lent:
                    yield special.name, modifier, None, self._against_modifier(modifier)
        yield from written_modifiers(self.position, self.figure, self.moment)
        for holder in self._friends(Board.of(self.position).carded):
            for special in in_force(holder.special):
                for modifier in special.modifiers:
                    if modifier.lent:
                        rejected = self._against_modifier(modifier, holder)
                        yield f"{special.name} {holder.id}", modifier, FigureId(holder.id), rejected

    def _against_modifier(self, modifier: Modifier, holder: Figure | None = None) -> Step | None:
        source = Typed(modifier.source)
        if not self._at(modifier.when):
            return SPECIAL_NOT_NOW.step(StepKind.IGNORED, special=source, needed=Term(modifier.when or ""))
        if holder is not None and not sight.beside(self.position, holder, self.figure):
            return NOT_BESIDE.step(StepKind.IGNORED, special=source, holder=FigureId(holder.id))
        return None

    def _hindering(self) -> Iterator[Effect]:
        moment = self.moment
        add = self.position.ruleset.hindering_defense
        if self.kind != "range":
            if moment.hindered and self.role == "target":
                step = HINDERED_CLOSE.step(StepKind.IGNORED, add=f"{add:+d}")
                yield Effect("add", rejected=step)
        elif self.role == "target" and self._line_hindered():
            yield Effect("add", add, Term(HINDERING), section="16.2b")

    def _line_hindered(self) -> bool:
        moment = self.moment
        if moment.hindered is not None:
            return moment.hindered
        if moment.attacker is None or not moment.attacker.squares or not self.figure.squares:
            return False
        return sight.hindered(self.position, moment.attacker, self.figure)

    def _holds(self, effect: ValueEffect) -> bool:
        action = self.moment.action
        during = action is not None and action.slug in effect.or_actions
        return (during and self.role != "target") or self._at(effect.when)

    def _at(self, when: str | None) -> bool:
        """Return whether this is the moment that an effect needs; None is always."""
        if when is None:
            return True
        verb, _, kind = when.partition("-")
        return self.kind == kind and self.role == ("attacker" if verb == "attacking" else "target")

    def _effect(self, power: Power, effect: ValueEffect, holder: Figure | None = None) -> Effect:
        number = effect.number if isinstance(effect.number, int) else effect.number(self.position, self.figure)
        name = None if holder is None else FigureId(holder.id)
        assert effect.operation != "lend-printed"  # noqa: S101 - `_defended` has dealt with it
        return Effect(effect.operation, number, Term(power.slug), name, power.section, locked=effect.locked)

    def _source(self, modifier: Modifier) -> str:
        """Return the name of what modifies: a power by its slug, else the words of a card."""
        known = modifier.source in self.position.powers
        return Term(modifier.source) if known else Typed(modifier.source)


def speed_of(position: Position, figure: Figure) -> int:
    """Return a figure's calculated speed. Raises DocumentError when the document does not give the printed one."""
    return number_of(position, figure, "speed")
