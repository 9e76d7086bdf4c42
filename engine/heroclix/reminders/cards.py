"""The sentences of cards that an answer names: what each came to, why, and the step that tells of it (21.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from engine.heroclix.cards.phrases import NOUNS
from engine.heroclix.cards.tokens import tokens
from engine.heroclix.conditions.characters import fits, meant
from engine.heroclix.conditions.effects import ATTACKS, by_those, unmet_in
from engine.heroclix.conditions.teams import known_team
from engine.heroclix.conditions.times import OTHER_ATTACK, Fight, other_side, unmet_attack, whole_attack
from engine.heroclix.conditions.untold import UNTOLD, untold, untold_of
from engine.heroclix.conditions.using import used_version, versions_in
from engine.heroclix.fight.attack.declaration import silenced_by
from engine.heroclix.fight.card_text import OFF, POINTS, SECTIONS
from engine.heroclix.position import Figure, Position, Special
from engine.heroclix.powers import action_name
from engine.heroclix.reminders.lenders import borrowers, lends, not_for_them
from engine.heroclix.reminders.moments import is_now
from engine.heroclix.reminders.occasion import Occasion, occasion_of
from engine.heroclix.reminders.spoken import lends_by_name, speaks_of
from engine.heroclix.sentence import Sentence, Status
from engine.heroclix.written.asked import asks_since_when
from engine.heroclix.written.conditions import ConditionsIn
from engine.heroclix.written.effect import EffectIn
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["because_of", "cards_of", "told"]

COUNTS = Message("card-judged", ("figure", "special", "sentence"), rule="20.1")
REMINDED = Message("card-reminded", ("figure", "special", "sentence"), rule="21.1")
UNREAD = Message("card-unread", ("figure", "special", "sentence"), rule="18.2")
WORDS = Message("card-words", ("words",), rule="18.2")
WORDING = Message("card-wording", (), rule="18.2")
READINGS = Message("card-readings", (), rule="18.2")
HANGS = Message("card-hangs", (), rule="21.1b")
DEPENDS = Message("card-depends", (), rule="20.9")
CIRCLE = Message("card-circle", (), rule="20.9")
LANGUAGE = Message("card-language", (), rule="18.2")
LONG = Message("card-long", (), rule="18.2")
FACT = Message("card-fact", ("fact",), rule="20.9")
SPOKEN = Message("card-spoken", ("fact",), rule="18.2")
CHANGED = Message("card-changed", (), rule="20.2")
NOT_APPLIED = Message("card-not-applied", (), rule="20.1")
BRACKET = Message("card-bracket", (), rule="21.1f")
VOID = Message("card-void", (), rule="23.3", reading="P216")  # its section is told with the sentence
OWN_RULE = Message("card-rule", (), rule="25.2c")  # its section is told with the sentence
IDLE = ("bracket", "void", "rule")  # what is judged to do nothing
ACTION = Message("card-action", ("type",), rule="21.1a")
TRIGGER = Message("card-trigger", (), rule="21.1b")
WHOSE = Message("card-whose-modifier", ("figure",), rule="20.4", fact=UNTOLD)
BY_OTHERS = Message("card-by-others", ("figure",), rule="20.4")
SEVERAL = 2  # targets of an attack
OTHER_VERSION = Message("card-other-version", ("card", "power"), rule="20.7")
NO_TEAM = Message("condition-untold-team", ("name",), rule="19.4", fact=UNTOLD)
NOBODY = Message("card-nobody", (), rule="6.2")
WHY: Mapping[str, Message] = {
    "readings": READINGS, "hangs": HANGS, "depends": DEPENDS, "circle": CIRCLE, "language": LANGUAGE, "long": LONG,
    "not-applied": NOT_APPLIED, "changed": CHANGED,
}  # fmt: skip
SILENCED = "silenced"  # by another's Pulse Wave (27.2c)
ASKING: Mapping[str, Message] = {"fact": FACT, "spoken": SPOKEN}  # for something besides what stands on the board
TELLING: Mapping[str, Message] = {"judged": COUNTS, "reminded": REMINDED, "unread": UNREAD}


class Told(NamedTuple):
    """One sentence that an answer names, and what the ruling says of it."""

    figure: Figure
    special: Special
    sentence: Sentence
    applies: bool = False
    because: Step | None = None
    reading: str | None = None

    @property
    def status(self) -> Status:
        """Its status in this answer: what asks for something that the document leaves out is reminded, not judged."""
        untold = self.because is not None and self.because.fact == UNTOLD
        return "reminded" if untold else self.sentence.status

    @property
    def row(self) -> dict[str, Any]:
        """What the answer's `cards` has of it."""
        return {
            "figure": self.figure.id,
            "special": self.special.name,
            "sentence": self.sentence.text,
            "status": self.status,
            "applies": self.applies,
            "because": self.because,
            "effects": [dict(effect) for effect in self.sentence.effects],
        }

    @property
    def step(self) -> Step | None:
        """What the ruling says of it; nothing of what is judged and doesn't count, which its own steps tell."""
        status = self.status
        if status == "judged" and not self.applies:
            return None
        kind = StepKind.CHECK if status == "judged" else StepKind.IGNORED
        name, title = FigureId(self.figure.id), Typed(self.special.name)
        step = TELLING[status].step(kind, figure=name, special=title, sentence=Typed(self.sentence.text))
        if status == "judged":
            return step._replace(reading=self.reading)
        return step._replace(rule=SECTIONS[self.special.kind])


def cards_of(position: Position, ask: Any, fields: Mapping[str, Any]) -> tuple[Told, ...]:
    """Return the sentences that matter to a question, in the order of figures and texts."""
    position, occasion = _during(position, ask, fields)
    there = {figure.id for figure in position.figures}
    told = (
        _told(position, figure, special, sentence, occasion)
        for figure in (*position.figures, *position.sideline)
        for special in figure.special
        for sentence in special.sentences
        if figure.id in there or _from_aside(sentence)
    )
    return tuple(one for one in told if one is not None)


def _during(position: Position, ask: Any, fields: Mapping[str, Any]) -> tuple[Position, Occasion]:
    """Return the position and the occasion of a question: of an attack that silences others, as they are meanwhile."""
    occasion = occasion_of(position, ask, fields)
    power = position.powers.get(occasion.action) if occasion.is_attack and occasion.action else None
    if power is None or not power.silences:
        return position, occasion
    position, _ = silenced_by(position, occasion.attacker, power)
    return position, occasion_of(position, ask, fields)


def _from_aside(sentence: Sentence) -> bool:
    """Return whether a sentence counts while its character is on the Sideline (27.7o)."""
    return any(effect.get("sideline") for effect in sentence.effects)


def told(cards: tuple[Told, ...]) -> Iterator[Step]:
    """Yield what a ruling says of them."""
    yield from (step for one in cards if (step := one.step) is not None)


def because_of(sentence: Sentence) -> Step | None:
    """Return why a sentence is no more than it is, before anybody asks about a position; None for what is judged.

    >>> because_of(Sentence("It hums.", "unread", why="hangs")).rule
    '21.1b'
    """
    if sentence.status == "unread":
        return _unread(sentence)
    if sentence.why in IDLE:
        return _idle(sentence)
    if sentence.at is not None:
        return _moment(sentence)
    return _why(sentence) if sentence.why else None


def _idle(sentence: Sentence) -> Step:
    """Return why a judged sentence does nothing: it only reminds, or says what the book says, or said once."""
    if sentence.why == "bracket":
        return BRACKET.step(StepKind.CHECK)
    message = VOID if sentence.why == "void" else OWN_RULE
    return message.step(StepKind.CHECK)._replace(rule=sentence.words[0])


def _why(sentence: Sentence) -> Step:
    if (asking := ASKING.get(sentence.why)) is not None:
        return asking.step(StepKind.IGNORED, fact=Term(f"fact-{sentence.words[0]}"))
    return WHY[sentence.why].step(StepKind.IGNORED)


def _told(position: Position, figure: Figure, special: Special, sentence: Sentence, occasion: Occasion) -> Told | None:
    asked = figure in occasion.asked
    if sentence.status == "judged" and not special.off:
        found = _judged(position, figure, special, sentence, occasion)
        return found or _for_nobody(position, figure, special, sentence, occasion)
    if sentence.status == "unread":
        mattering = asked or _might(figure, sentence) or _reaches(position, figure, sentence, occasion)
        return Told(figure, special, sentence, because=_unread(sentence)) if mattering else None
    if special.off:
        matters = asked or (
            special.off == SILENCED and _judged(position, figure, special, sentence, occasion) is not None
        )
        return _off(figure, special, sentence) if matters and sentence.status == "judged" else None
    if sentence.at is not None:
        now = is_now(position, figure, special, sentence.at, occasion)
        return Told(figure, special, sentence, because=_moment(sentence)) if now else None
    matters = asked or _reaches(position, figure, sentence, occasion)
    return Told(figure, special, sentence, because=_why(sentence)) if matters else None


def _off(figure: Figure, special: Special, sentence: Sentence) -> Told:
    """Return a sentence whose effects don't count now, as its card can't be used, is lost or used up."""
    name, title = FigureId(figure.id), Typed(special.name)
    if special.off == "points":
        because = POINTS.step(StepKind.IGNORED, figure=name, special=title, points=special.points)
    else:
        because = OFF[special.off].step(StepKind.IGNORED, figure=name, special=title)
    return Told(figure, special, sentence, because=because)


def _judged(
    position: Position, figure: Figure, special: Special, sentence: Sentence, occasion: Occasion
) -> Told | None:
    """Return what a judged sentence came to: whether it counts now, and why not; None where it concerns nobody."""
    asked = figure in occasion.asked
    if sentence.why in IDLE:
        return Told(figure, special, sentence, because=_idle(sentence)) if asked else None
    against: list[Step] = []
    for effect in map(EffectIn.model_validate, sentence.effects):
        for subject in _subjects(position, figure, effect, occasion):
            found = _against(position, figure, subject, effect, occasion)
            found = found or _not_by_those(position, figure, subject, effect, occasion)
            found = found or _other_version(position, figure, special, effect, occasion)
            if found is None:
                return Told(figure, special, sentence, applies=True, reading=_reading(subject, effect))
            against.append(found)
        for lender in _lenders(position, figure, effect, occasion):
            found = _against_lending(position, figure, special, lender, effect, occasion)
            if found is None:
                return Told(figure, special, sentence, applies=True, reading=_reading(lender, effect))
            against.append(found)
    if against:
        return Told(figure, special, sentence, because=against[0])
    return None


def _for_nobody(
    position: Position, figure: Figure, special: Special, sentence: Sentence, occasion: Occasion
) -> Told | None:
    """Return a sentence of somebody asked about, or for a side of the question, that is for none of those there."""
    those = [each for effect in sentence.effects if (each := EffectIn.model_validate(effect).who) is not None]
    sides = (meant(position, figure, one, each) for each in those for one in occasion.asked)
    if figure in occasion.asked or (bool(figure.squares) and any(sides)):
        return Told(figure, special, sentence, because=NOBODY.step(StepKind.CHECK))
    return None


def _reading(figure: Figure, effect: EffectIn) -> str | None:
    """Return the reading on which it rests that an effect counts: since when, or in which version (20.7)."""
    if asks_since_when(effect):
        return "P212"
    both = effect.restrict is not None and effect.grants is not None and effect.grants not in figure.granted
    return "P214" if both or effect.as_free in figure.freely else None


def _subjects(position: Position, figure: Figure, effect: EffectIn, occasion: Occasion) -> Iterator[Figure]:
    """Yield those of the question whom an effect is for."""
    for_others = effect.who is not None or effect.action_total is not None
    if for_others and not figure.squares and figure not in position.sideline:
        return  # off the map it has no effect on others (15.3)
    picked = [one for one in occasion.picked if effect.cant_be == "chosen" and one not in occasion.asked]
    for one in (*occasion.asked, *picked):
        if effect.action_total is not None:
            theirs = position.friendly(figure, one)
        elif effect.who is None:
            theirs = one.id == figure.id
        else:  # of whom nobody says what is asked, it may be for
            theirs = fits(position, figure, one, effect.who) or bool(untold_of(position, figure, effect.who, (one,)))
        if theirs:
            yield one


def _lenders(position: Position, figure: Figure, effect: EffectIn, occasion: Occasion) -> Iterator[Figure]:
    """Yield who, not asked about, lends something to somebody that is, by the power that an effect gives it."""
    if not lends(position, effect):
        return
    for one in position.figures if effect.who is not None else (figure,):
        theirs = effect.who is None or fits(position, figure, one, effect.who)
        if theirs and one not in occasion.asked and borrowers(position, one, effect, occasion):
            yield one


def _against_lending(
    position: Position, figure: Figure, special: Special, lender: Figure, effect: EffectIn, occasion: Occasion
) -> Step | None:
    """Return why a power that an effect gives somebody lends nothing to those of the question."""
    found = _against(position, figure, lender, effect, occasion)
    if found is not None:
        return found
    those = borrowers(position, lender, effect, occasion)
    return not_for_them(position, lender, those, effect, special.name)


def _against(position: Position, figure: Figure, subject: Figure, effect: EffectIn, occasion: Occasion) -> Step | None:
    """Return why an effect on somebody does not count in this question."""
    when, fight = effect.when, _fight_for(effect, occasion)
    facing = partial(other_side, subject, fight)
    if (unsaid := untold(position, figure, effect, subject, facing)) is not None:
        return unsaid
    if effect.cant_modify is not None and effect.by is not None and any(not one.by for one in subject.modifiers):
        return WHOSE.step(StepKind.CHECK, figure=FigureId(subject.id))
    name = effect.grants_team
    if name is not None and known_team(position, name) is None:
        return NO_TEAM.step(StepKind.CHECK, name=Typed(name))
    if isinstance(when, str):
        words = ATTACKS.get(when)
        return None if words is None else unmet_attack(position, figure, subject, words, fight)
    attack = None if when.attack is None else whole_attack(effect, when.attack)
    return unmet_in(position, figure, subject, when, attack, fight)


def _fight_for(effect: EffectIn, occasion: Occasion) -> Fight:
    """Return the attack that an effect asks about: of a speed value the one that the move belongs to, else any made."""
    changes = "speed" in (effect.modify, effect.replace, effect.bound)
    return occasion.going if changes and occasion.is_move else occasion.fight


def _not_by_those(
    position: Position, figure: Figure, subject: Figure, effect: EffectIn, occasion: Occasion
) -> Step | None:
    """Return that what can't be done to somebody is done by none of those, or with no such attack (12.1, 27.7n)."""
    doer = occasion.doer
    if doer is None or doer.id == subject.id or (effect.cant_be or effect.safeguard) is None:
        return None
    if not by_those(position, figure, subject, doer, effect):
        return BY_OTHERS.step(StepKind.CHECK, figure=FigureId(doer.id))
    fight = occasion.fight
    other = bool(fight.kind) and (
        effect.attacks not in (None, fight.kind) or (effect.several is True and len(fight.targets) < SEVERAL)
    )
    return OTHER_ATTACK.step(StepKind.CHECK, figure=FigureId(subject.id)) if other else None


def _other_version(
    position: Position, figure: Figure, special: Special, effect: EffectIn, occasion: Occasion
) -> Step | None:
    """Return that an action is used by another card's version than the one to which an effect is tied (20.7)."""
    fight = occasion.fight
    attack = effect.when.attack if isinstance(effect.when, ConditionsIn) else None
    if attack is None or not attack.version or fight.attacker is None or fight.attacker.id != figure.id:
        return None
    used = used_version(versions_in(position, fight), occasion.version)
    if used in (None, special.name):
        return None
    return OTHER_VERSION.step(StepKind.CHECK, card=Typed(used or ""), power=action_name(fight.action))


def _reaches(position: Position, figure: Figure, sentence: Sentence, occasion: Occasion) -> bool:
    """Return whether a sentence that is not judged speaks of somebody asked about, or lends him something."""
    text = sentence.text
    return any(
        speaks_of(position, figure, one, text) or lends_by_name(position, figure, one, text) for one in occasion.asked
    )


def _might(figure: Figure, sentence: Sentence) -> bool:
    """Return whether a sentence that nobody read may speak of others than its own character, which is on the map."""
    return bool(figure.squares) and any(token.low in NOUNS for token in tokens(sentence.text))


def _unread(sentence: Sentence) -> Step:
    if sentence.why != "words":
        return WHY[sentence.why].step(StepKind.IGNORED)
    if sentence.words:
        return WORDS.step(StepKind.IGNORED, words=tuple(Typed(word) for word in sentence.words))
    return WORDING.step(StepKind.IGNORED)


def _moment(sentence: Sentence) -> Step:
    at = sentence.at
    if at is not None and at.kind == "action":
        return ACTION.step(StepKind.CHECK, type=Term(f"type-{at.name.split('/')[0]}"))
    return TRIGGER.step(StepKind.CHECK)
