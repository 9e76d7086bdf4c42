"""A game's result from what happened in it, event by event (5, 21.8, 21.12b, 25.6b, 25.11, 26.1 to 26.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.errors import DocumentError
from engine.heroclix.force.elements import Element
from engine.heroclix.force.listed import AlternateIn, ElementIn, FeatIn
from engine.heroclix.force.questions import ScoreAsk, ScoreEvent
from engine.heroclix.force.replacing import Replaced
from engine.heroclix.force.result import Outcome, decided_by_points, last_one, points_steps
from engine.heroclix.force.victory import (
    EMPTY_FORCE,
    Claim,
    all_are_counted,
    defeating,
    generated_told,
    missions_win,
    not_scored,
    receiver,
    remaining_told,
    scored_at_the_end,
    shares,
    sharing,
    totals,
    worthless_count,
)
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.sides import side_term
from engine.heroclix.vocabulary import check_known
from engine.message import Message
from engine.ruling import FigureId, Ruling, Step, StepKind, Term

__all__ = ["Result", "Scorer", "judge_score"]

NO_POINTS = Message("score-nothing-for", ("element", "event"), rule="5.4a")
ONCE = Message("score-once", ("element",), rule="5.4b")
RETURNED = Message("score-returned", ("element",), rule="3.2a")
REPLACED = Message("score-replaced", ("element", "by"), rule="21.12b")
TOPPED_UP = Message("score-replaced-worth", ("element", "points", "side"), rule="21.12b", reading="P62")
TOPPED_UP_DIVIDED = Message("score-replaced-divided", ("element", "points"), rule="21.12b", reading="P62")
SHARED = Message("score-shared", ("element", "points", "each", "sides"), rule="26.3")
EXTRA = Message("score-additional", ("element", "points"), rule="5.4b")
WITH_ITS_OWN = Message("score-with-its-own", ("element", "points", "side"), rule="5.4a")
WITH_ITS_OWN_DIVIDED = Message("score-with-its-own-divided", ("element", "points"), rule="5.4a")
CAPTURED = Message("score-captured", ("element",), rule="5.4a")
RELEASED = Message("score-released", ("element", "points", "side"), rule="5.4a", reading="R77")
MISSION = Message("score-mission", ("side", "points", "total"), rule="5.3c")
MISSION_WON = Message("score-mission-won", ("side",), rule="5.3c")
WINS = Message("score-effect-wins", ("side",), rule="5.3b")
LOSES = Message("score-effect-loses", ("side",), rule="5.3b")
NOBODY_LEFT = Message("score-nobody-left", ("side",), rule="5.2", fact=EMPTY_FORCE)
NOBODY_AT_ALL = Message("score-nobody-at-all", ("side",), rule="5.1", fact=EMPTY_FORCE)
NOBODY_ROYALE = Message("score-nobody-left-royale", ("side",), rule="26.4", reading="P65", fact=EMPTY_FORCE)
TOO_FAR = Message("score-too-far-behind", ("side", "other", "points", "limit"), rule="5.2", reading="P65")
ONE_SHOT = Message("score-one-shot", ("element", "points", "side"), rule="25.11")
ONE_SHOT_DIVIDED = Message("score-one-shot-divided", ("element", "points"), rule="25.11", reading="P64")
FACE_DOWN = Message("score-face-down", ("element",), rule="25.11")
OVER_ALREADY = Message("score-over-already", rule="5.1")
TIME = Message("score-time", rule="5.3a", reading="P65")
ALL_AT_ONCE = Message("score-all-at-once", rule="5.4")
GOES_ON = Message("score-goes-on", rule="5.1")

CHECK, RESULT, IGNORED = StepKind.CHECK, StepKind.RESULT, StepKind.IGNORED
RELEASED_MOST = 50  # points for a captive that is released, besides its own
SCORELESS = ("equipped", "unequipped", "damaged", "healed", "off-map", "to-sideline")


@dataclass(frozen=True, slots=True)
class Result:
    """What a game has come to. `scored`: every claim in its order; `pending`: the dice that a tie waits for."""

    points: Mapping[str, int]
    scored: tuple[Claim, ...]
    missions: Mapping[str, int]
    defeated: tuple[str, ...]
    over: bool
    winner: str | None
    pending: tuple[str, ...]


class Scorer:
    """Follows the events of a game; `steps` tells what each of them scores."""

    def __init__(
        self, order: Sequence[str], elements: Sequence[Element], build_total: int, royale: bool, rules: Ruleset
    ) -> None:
        self.order = tuple(order)
        self.elements = {element.id: element for element in elements}
        self.limit = None if royale else defeating(rules, build_total)
        self.royale = royale
        self.rules = rules
        self.steps: list[Step] = []
        self.claims: list[Claim] = []
        self.missions = dict.fromkeys(self.order, 0)
        self.defeated: list[str] = []
        self.at_once: tuple[str, ...] = ()  # the last ones, defeated together
        self.on_force = {element.id: element.side for element in elements if not element.sideline}
        self.out: set[str] = set()
        self.brought_in: set[str] = set()
        self.face_down: list[str] = []
        self.replaced = Replaced()
        self.losing: list[str] = []

    @property
    def undefeated(self) -> tuple[str, ...]:
        """The sides that are not defeated, in turn order."""
        return tuple(side for side in self.order if side not in self.defeated)

    @property
    def over(self) -> bool:
        """Whether the game has ended (5.1)."""
        return len(self.undefeated) < 2

    def follow(self, event: ScoreEvent, path: str) -> None:
        """Take one event in. Raises DocumentError when it names what is not there."""
        if event.turn is not None:
            self._side(event.turn, f"{path}.turn")
        if self.over:
            self.steps.append(OVER_ALREADY.step(IGNORED))
            return
        check_known(f"{path}.event", event.event, self.rules)
        if event.event in ("mission", "wins", "loses"):
            self._decree(event, path)
        elif event.event == "generated":
            self._generated(event, path)
        else:
            self._happened(event, self._named(event.of, f"{path}.of"), path)
        if not event.resolving:
            self._look_for_defeat(event.turn)

    def _happened(self, event: ScoreEvent, element: Element, path: str) -> None:
        name = FigureId(element.id)
        if event.event in SCORELESS:
            if event.event == "to-sideline":
                self.on_force.pop(element.id, None)
            self.steps.append(NO_POINTS.step(IGNORED, element=name, event=Term(f"score-event-{event.event}")))
        elif event.event == "returned":
            self.out.discard(element.id)
            self.on_force[element.id] = element.side
            self.steps.append(RETURNED.step(CHECK, element=name))
        elif event.event == "replaced":
            self._replace(event, element, path)
        elif event.event == "captured":
            self._captured(element)
        elif event.event == "released":
            self._released(event, element, path)
        elif event.event == "face-down":
            if element.id not in self.face_down:
                self.face_down.append(element.id)
            self.steps.append(FACE_DOWN.step(CHECK, element=name))
        else:
            self._gone(element, event.turn, self._damager(event, path))

    def _gone(self, element: Element, turn: str | None, damaged_by: str | None) -> None:
        """Score what is KO'd, destroyed or removed from the game, once (5.4a, 5.4b, 21.8)."""
        name = FigureId(element.id)
        if element.id in self.out:
            self.steps.append(ONCE.step(IGNORED, element=name))
            return
        self.out.add(element.id)
        self.on_force.pop(element.id, None)
        if unscored := not_scored(self.rules, element, element.id in self.brought_in):
            self.steps.append(unscored.step(IGNORED, element=name))
            return
        damager = damaged_by if element.is_character else None
        worth = max(0, element.worth)
        self._claim(element, worth, turn, damager)
        if element.worth != element.points:
            self.steps.append(EXTRA.step(CHECK, element=name, points=element.worth - element.points))
        more = self.replaced.knocked_out(element.id, worth)
        if more:
            self._claim(element, more, turn, damager, (TOPPED_UP, TOPPED_UP_DIVIDED))
        if element.is_character:
            self._score_with(element, turn, damager)

    def _score_with(self, character: Element, turn: str | None, damager: str | None) -> None:
        """Score what goes with a character: its share of an alternate ability, a feat whose last one it is (5.4a)."""
        for one in tuple(self.elements.values()):
            source = one.source
            if one.side != character.side or one.id in self.out:
                continue
            if isinstance(source, AlternateIn) and character.id in source.qualify and one.points:
                self._claim(one, one.points, turn, damager, (WITH_ITS_OWN, WITH_ITS_OWN_DIVIDED))
            elif isinstance(source, FeatIn) and source.assigned_to and self.out.issuperset(source.assigned_to):
                self.out.add(one.id)
                self.on_force.pop(one.id, None)
                self._claim(one, one.points, turn, damager, (WITH_ITS_OWN, WITH_ITS_OWN_DIVIDED))

    def _captured(self, element: Element) -> None:
        """A captive is off the map, and neither KO'd nor scored."""
        self.on_force.pop(element.id, None)
        self.steps.append(CAPTURED.step(IGNORED, element=FigureId(element.id)))

    def _released(self, event: ScoreEvent, element: Element, path: str) -> None:
        """A captive that is released is defeated; its captor's player scores some of its points besides (R77)."""
        if not event.by:
            raise DocumentError(f"{path}.by", "error-missing")
        captor = self._named(event.by[0], f"{path}.by[0]")
        self._gone(element, event.turn, self._damager(event, path))
        more = min(RELEASED_MOST, max(0, element.points))
        data: dict[str, Any] = {"element": FigureId(element.id), "points": more, "side": side_term(captor.side)}
        self.steps.append(RELEASED.step(RESULT, **data))
        self.claims.append(Claim(element.id, more, captor.side, RELEASED))

    def _claim(
        self,
        element: Element,
        points: int,
        turn: str | None,
        damaged_by: str | None,
        messages: tuple[Message, Message] | None = None,
        but_for: str | None = None,
    ) -> None:
        """Score points; `messages` say them where they are not for the element itself; divided, not for `but_for`."""
        to, message = receiver(self.order, element.side, turn, damaged_by)
        if to is None and (sides := sharing(self.rules, self.order, element.side)):
            self._share(element, points, sides)
            return
        if messages is not None:
            message = messages[to is None]
        data: dict[str, Any] = {"element": FigureId(element.id), "points": points}
        if to is not None:
            data["side"] = side_term(to)
        self.steps.append(message.step(RESULT, **data))
        self.claims.append(Claim(element.id, points, to, message, but_for))

    def _share(self, element: Element, points: int, sides: Sequence[str]) -> None:
        """Score points in equal shares for several sides."""
        each = shares(points, len(sides))
        data: dict[str, Any] = {"points": points, "each": each, "sides": tuple(map(side_term, sides))}
        self.steps.append(SHARED.step(RESULT, element=FigureId(element.id), **data))
        self.claims += [Claim(element.id, each, side, SHARED) for side in sides]

    def _replace(self, event: ScoreEvent, element: Element, path: str) -> None:
        if not event.by:
            raise DocumentError(f"{path}.by", "error-missing")
        new = [self._named(name, f"{path}.by[{index}]") for index, name in enumerate(event.by)]
        self.on_force.pop(element.id, None)
        for character in new:
            self.on_force[character.id] = character.side
            self.out.discard(character.id)
        self.replaced.replace(element.id, element.points, {character.id: character.worth for character in new})
        by = tuple(FigureId(character.id) for character in new)
        self.steps.append(REPLACED.step(CHECK, element=FigureId(element.id), by=by))

    def _generated(self, event: ScoreEvent, path: str) -> None:
        if event.of is None:
            raise DocumentError(f"{path}.of", "error-missing")
        known = self.elements.get(event.of)
        side = known.side if known is not None else self._side(event.side, f"{path}.side")
        if known is None:
            kind, points = event.kind, event.points or 0
            source = ElementIn(name=event.of, points=points)
            known = Element(event.of, event.of, kind, points, 0, points, False, side, path, source)
            self.elements[event.of] = known
        self.brought_in.add(known.id)
        self.out.discard(known.id)
        self.on_force[known.id] = side
        self.steps.append(generated_told(self.rules, known, side))

    def _decree(self, event: ScoreEvent, path: str) -> None:
        side = self._side(event.side, f"{path}.side")
        others = [other for other in self.undefeated if other != side]
        if event.event == "mission":
            self.missions[side] += event.points or 0
            data: dict[str, Any] = {"side": side_term(side), "points": event.points or 0, "total": self.missions[side]}
            self.steps.append(MISSION.step(RESULT, **data))
            if missions_win(self.rules, self.missions[side]):
                self.steps.append(MISSION_WON.step(CHECK, side=side_term(side)))
                self.losing += others
        elif event.event == "wins":
            self.steps.append(WINS.step(CHECK, side=side_term(side)))
            self.losing += others
        else:
            self.steps.append(LOSES.step(CHECK, side=side_term(side)))
            self.losing.append(side)

    def _look_for_defeat(self, turn: str | None) -> None:
        """Defeat whoever is, all at once, and score what remains on their forces (5.2, 5.4b, 26.1)."""
        points = totals(self.claims, self.order, ())
        found = []
        emptied = []
        for side in self.undefeated:
            reasons = list(self._against(side, points))
            if any(step.fact == EMPTY_FORCE for step in reasons):
                emptied.append(side)
            self.steps += reasons
            if reasons or side in self.losing:
                found.append(side)
        self.losing = []
        if not found:
            return
        if len(found) == len(self.undefeated):
            self.at_once = tuple(found)
        self.defeated += found
        for side in found:
            self._score_remaining(side, turn, side in emptied)

    def _against(self, side: str, points: Mapping[str, int]) -> list[Step]:
        least = 0 if self.royale or worthless_count(self.rules) else 1
        mine = [self.elements[e] for e, owner in self.on_force.items() if owner == side]
        steps = []
        if not any(element.is_character and element.points >= least for element in mine):
            message = NOBODY_ROYALE if self.royale else NOBODY_LEFT if least else NOBODY_AT_ALL
            steps.append(message.step(CHECK, side=side_term(side)))
        for other in self.order:
            if self.limit is not None and other != side and points[other] >= self.limit:
                data: dict[str, Any] = {"other": side_term(other), "points": points[other], "limit": self.limit}
                steps.append(TOO_FAR.step(CHECK, side=side_term(side), **data))
        return steps

    def _score_remaining(self, side: str, turn: str | None, by_ko: bool) -> None:
        remaining = [self.elements[e] for e, owner in self.on_force.items() if owner == side]
        players = len(self.order)
        remaining = [one for one in remaining if scored_at_the_end(self.rules, one.kind, players, by_ko)]
        remaining = [one for one in remaining if not (isinstance(one.source, FeatIn) and one.source.assigned_to)]
        if not remaining:
            return
        names = tuple(FigureId(element.id) for element in remaining)
        self.steps.append(remaining_told(self.rules, players, by_ko).step(CHECK, side=side_term(side), elements=names))
        for element in remaining:
            self._gone(element, turn, None)

    def settle(self, ask: ScoreAsk) -> Result:
        """End the account: face-down One-Shots, divided points, and the winner where the game is over."""
        over = self.over or ask.time
        if over:
            for element_id in self.face_down:
                element = self.elements[element_id]
                if element_id not in self.out:
                    self._gone_one_shot(element)
        points = totals(self.claims, self.order, (self.undefeated or self.at_once) if over else ())
        self.steps += points_steps(points)
        outcome = self._outcome(ask, points)
        self.steps += outcome.steps
        return Result(
            points,
            tuple(self.claims),
            self.missions,
            tuple(self.defeated),
            over,
            outcome.winner,
            tuple(f"tie:{side}" for side in outcome.missing),
        )

    def _gone_one_shot(self, element: Element) -> None:
        self.out.add(element.id)
        self._claim(element, max(0, element.worth), None, None, (ONE_SHOT, ONE_SHOT_DIVIDED), element.side)

    def _outcome(self, ask: ScoreAsk, points: Mapping[str, int]) -> Outcome:
        if self.royale and (self.over or ask.time):
            return decided_by_points(points, self.order, ask.tie_rolls, battle_royale=True)
        if len(self.undefeated) == 1:
            return last_one(self.undefeated[0])
        if not self.undefeated:
            self.steps.append(ALL_AT_ONCE.step(CHECK))
            return decided_by_points(points, self._counted(self.at_once), ask.tie_rolls)
        if ask.time:
            self.steps.append(TIME.step(CHECK))
            return decided_by_points(points, self._counted(self.undefeated), ask.tie_rolls)
        return Outcome(None, (), (GOES_ON.step(RESULT),))

    def _counted(self, left: Sequence[str]) -> Sequence[str]:
        """Return whose points decide: of those who are left, or were last, alone, or of all (5.4)."""
        return self.order if all_are_counted(self.rules) else left

    def _named(self, name: str | None, path: str) -> Element:
        if name is None:
            raise DocumentError(path, "error-missing")
        if name not in self.elements:
            raise DocumentError(path, "error-not-one-of", given=name, expected=", ".join(self.elements))
        return self.elements[name]

    def _side(self, side: str | None, path: str) -> str:
        if side is None:
            raise DocumentError(path, "error-missing")
        if side not in self.order:
            raise DocumentError(path, "error-not-one-of", given=side, expected=", ".join(self.order))
        return side

    def _damager(self, event: ScoreEvent, path: str) -> str | None:
        """The side that damaged it last: named itself, or by one of its characters."""
        name = event.damaged_by
        if name is None or name in self.order:
            return name
        return self._named(name, f"{path}.damaged_by").side


def judge_score(scorer: Scorer, ask: ScoreAsk, rules: Ruleset) -> tuple[Ruling, Result]:
    """Rule on a game's result from its events. Raises DocumentError when one names what is not there."""
    for index, event in enumerate(ask.events):
        scorer.follow(event, f"ask.events[{index}]")
    result = scorer.settle(ask)
    verdict = "won" if result.winner else "tied" if result.over else "open"
    return Ruling(rules.id, verdict, result.winner, tuple(scorer.steps)), result
