"""A card's text, read: each sentence with what it means, or why it is not read (21.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache

from engine.heroclix.cards.beginnings import (
    ANEW,
    BRANCHING,
    CHOOSING,
    CONDITION_WORDS,
    CONDITIONAL,
    FOLLOWING,
    GOVERNING,
    HANGING,
    IMPROVED_ALONE,
    POINTS,
    POINTS_IN,
    VAGUE,
    WEARERS,
)
from engine.heroclix.cards.effects import timed
from engine.heroclix.cards.facts import fact_of, restricted_power, why_of
from engine.heroclix.cards.families import family_of, family_of_effects
from engine.heroclix.cards.grammar import Context, Reading, Value
from engine.heroclix.cards.judgements import OfCard, judged
from engine.heroclix.cards.languages import language_of
from engine.heroclix.cards.listed import with_listed
from engine.heroclix.cards.moments.moment import WHEN, action_of, governing_moment, lasting_moment, moment_of
from engine.heroclix.cards.names import names
from engine.heroclix.cards.parts import bracketed, effect_of, keyphrase_of, parts, sentences, shouted
from engine.heroclix.cards.phrases import ONE, STANDING_FOR, selves
from engine.heroclix.cards.rules import rules
from engine.heroclix.cards.timing.doubts import comes_to_nothing, costs_its_use, of_two_minds, outdone, taken_back
from engine.heroclix.cards.timing.instead import replaced, said_instead
from engine.heroclix.cards.tokens import Token, tokens
from engine.heroclix.ruleset import Powers
from engine.heroclix.sentence import Happening, Sentence
from engine.heroclix.written.conditions import CharactersIn

__all__ = ["LONGEST", "described", "read"]

LONGEST = 2000  # characters of a text that is read
KEPT = 20_000  # texts whose readings are kept
MOST_WORDS = 90  # of a sentence that is held against the grammar
MOST_UNKNOWN = 8  # words that are told


@lru_cache(maxsize=KEPT)
def read(
    powers: Powers, name: str, text: str, lang: str | None = None, title: str = "", listed: tuple[str, ...] = ()
) -> tuple[Sentence, ...]:
    """Return the sentences of a card's text, each with what it means; `name`: whose card, `title`: its own name.

    `lang`: `en` or `es`; left out, the text's own words tell it. `listed`: the names that the card lists outside of it.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [one] = read(MODERN.powers, "Hollis", "Charge, Flurry.")
    >>> one.status, [effect["grants"] for effect in one.effects]
    ('judged', ['charge', 'flurry'])
    """
    language = lang or language_of(text)
    found: list[Sentence] = []
    told = [sentences(part, name) for part in parts(text)]
    worn = any(effect_of(sentence) for part in told for sentence in part)
    for part in told:
        found += _Part(powers, name, title, language, listed, worn).read(part)
    found = [_unless_outdone(one, found[at + 1 :]) for at, one in enumerate(found)]
    return (
        tuple(found)
        if len(text) <= LONGEST
        else tuple(replace(one, status="unread", effects=(), at=None, why="long") for one in found)
    )


def _unless_outdone(one: Sentence, rest: Sequence[Sentence]) -> Sentence:
    """Return a sentence, which is not judged where one behind it may say what counts in its place."""
    later = (each.text for each in rest if each.status != "judged")
    if one.status == "judged" and any(outdone(one.family, one.effects, each) for each in later):
        return replace(one, status="reminded", effects=(), why="changed")
    return one


def described(powers: Powers, name: str, words: str) -> CharactersIn | None:
    """Return which characters words on the card of somebody describe; None where they are not surely understood.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> those = described(MODERN.powers, "Hollis", "an adjacent friendly character")
    >>> those and (those.side, those.adjacent), described(MODERN.powers, "Hollis", "a character that hums")
    (('friends', True), None)
    """
    reading = Reading(rules(), Context(powers, selves(name)), tokens(words))
    found = [value for value in reading.whole("character") if reading.worded("character", value)]
    return CharactersIn.model_validate(found[0]) if len(found) == 1 else None


@dataclass
class _Part:
    """What lies between two `//`, sentence by sentence: what came before governs what follows (21.1a, 21.1b)."""

    powers: Powers
    name: str
    title: str
    language: str | None
    named: tuple[str, ...]  # whom the card lists
    worn: bool  # whether the text is an equipment's, and says what it gives whoever is equipped with it (25.2c)
    governed: Happening | None = None  # the action or trigger that everything from now on belongs to
    fails: bool = False  # whether it says what comes of a failure
    enumerated: bool = False  # whether that says that its effects follow, each by its name or number
    governable: bool = False  # whether what was not read may be an action or a trigger, to which the rest belongs
    lost: bool = False  # whether something before was not read, so that nobody knows what the rest hangs on
    listed: list[str] = field(default_factory=list)  # the powers at its head, which "it" is
    freely: list[str] = field(default_factory=list)  # those that it gives as FREE, which "it" is as well
    plain: list[str] = field(default_factory=list)  # of those, what it gives always and unchanged
    first: bool = True  # whether no sentence came yet, so that brackets remind of nothing (21.1f)
    followed: bool = False  # whether a sentence follows the first
    head: bool = True  # whether only lists came so far
    conditional: bool = False  # whether it began with "if": the rest may hang on that (20.9a)
    claimed: bool = False  # whether somebody else was spoken of
    either: Mapping[str, Value] | None = None  # what the sentence before asks for, and "otherwise" does not hold
    unclaimed: bool = False  # whether nobody else was spoken of before that sentence
    points: int | None = None  # at which point value alone the rest counts, where it began with one in brackets

    def read(self, texts: Sequence[str]) -> list[Sentence]:
        """Return what each sentence means: what somebody may have at a price is not had for nothing (20.9b).

        Nor is what the next sentence restricts had without the restriction.
        """
        self.fails = any("fail" in text for text in texts)
        self.followed = any(not bracketed(text) and _says_something(text) for text in texts[1:])
        found: list[Sentence] = []
        for text in texts:
            found.append(self._labelled(text))
            self.first = False
        for at, text in enumerate(texts[1:]):
            if found[at + 1].status != "judged" and (both := self._replaced(found[at], text, len(texts) == 2)):
                found[at : at + 2] = both
            before, told = found[at], found[at + 1].status == "judged"
            if before.status == "judged" and taken_back(text, before.family, told, before.effects):
                found[at] = replace(before, status="reminded", effects=(), why="changed")
        return found

    def _replaced(self, before: Sentence, text: str, alone: bool) -> list[Sentence] | None:
        """Return what two sentences mean of which the second tells what counts in its case instead of the first."""
        words = said_instead(tokens(text)) if before.status == "judged" and before.effects else None
        told = [] if words is None else self._wholly(Context(self.powers, self._selves, self.title), words)
        first = replaced(before.effects, told[0], alone) if len(told) == 1 else None
        if first is None:
            return None
        both = [self._judged(*one, family_of_effects(*one)) for one in ((before.text, first), (text, told[0]))]
        return both if all(one.status == "judged" for one in both) else None

    def _wholly(self, context: Context, words: Sequence[Token]) -> list[Value]:
        """Return each meaning of words as a standing sentence that is worded so."""
        reading = Reading(rules(), context, words)
        return [value for value in reading.whole("sentence") if reading.worded("sentence", value)]

    @property
    def _used(self) -> list[str]:
        """The powers that "it" is whose use may set something off."""
        return [*self.listed, *self.freely]

    @property
    def _selves(self) -> frozenset[tuple[str, ...]]:
        """The forms in which it may call the character whose card it is on (21.9); of equipment, who is equipped."""
        return selves(self.name) | WEARERS if self.worn else selves(self.name)

    def _labelled(self, text: str) -> Sentence:
        """Return a sentence with what may stand before it on the card of an equipment, or its keyphrase (25.2c)."""
        if (phrase := keyphrase_of(text)) is not None:
            return _keyphrase(text, *phrase)
        effect = effect_of(text)
        if not effect:
            return self._next(text)
        self._begin_anew()
        return replace(self._next(effect), text=text)

    def _begin_anew(self) -> None:
        """Forget what stood before the EFFECT on the card of an equipment: it belongs to nothing (25.2c)."""
        self.governed, self.either, self.points = None, None, None
        self.governable = self.lost = self.conditional = self.claimed = self.unclaimed = False
        self.listed, self.plain, self.head = [], [], True

    def _next(self, text: str) -> Sentence:
        if bracketed(text) and self.first and self.followed and not POINTS.match(text):
            self.lost = self.governable = True
            return Sentence(text, "unread", family_of(text), why="words")
        if (bracketed(text) and not POINTS.match(text)) or not _says_something(text):
            return Sentence(text, "judged", "r", why="bracket")
        if bracketed(text) and self.governed is None and not self.lost:
            self.points = int(POINTS_IN.findall(text)[0])
            return Sentence(text, "judged", "r", why="bracket")
        if self.governed is not None:
            if (own := self._anew(text) if self.governed.kind == "set-up" else self._own_moment(text)) is not None:
                return own
            family = "h" if self.governed.kind == "action" else "j" if self.governed.kind == "set-up" else "i"
            return Sentence(text, "reminded", family, at=self.governed)
        found = (self._shield(text) or Sentence(text, "unread", why="hangs")) if self.lost else self._told(text)
        if found.status == "unread":
            self.lost = self.lost or IMPROVED_ALONE.match(text) is None
            self.claimed = True  # by whoever it may have spoken of
            found = replace(found, family=family_of(text))
            self.governable = self.governable or found.family in "hij" or bool(CHOOSING.match(text))
            self.governable = self.governable or not text[:1].isalpha()
        self.governable = self.governable or (found.status != "judged" and HANGING.search(text) is not None)
        self.claimed = self.claimed or any(token.low in ONE for token in tokens(text))
        return found

    def _anew(self, text: str) -> Sentence | None:
        """Return a sentence behind one of the set-up that is an action, or has a trigger in the game, of its own."""
        context = Context(self.powers, self._selves, self.title, claimed=True)
        before = self.governed
        found = self._at_its_moment(text, Reading(rules(), context, tokens(text)))
        if found is None or found.at is None or found.at.kind in ("set-up", "turn", "elsewhere"):
            self.governed = before
            return None
        return found

    def _own_moment(self, text: str) -> Sentence | None:
        """Return an action or a trigger behind a trigger: it comes at a moment of its own, and so does what follows it.

        An action is given by itself (21.1a); a trigger may belong to the one before (21.1b), but is set off by its own.
        Not where that says that its effects follow, nor behind an action.
        """
        if self.governed is None or self.governed.kind == "action" or self.enumerated or not ANEW.match(text):
            return None
        reading = Reading(rules(), Context(self.powers, self._selves, self.title, claimed=True), tokens(text))
        found = action_of(reading) or (moment_of(reading, self._used) if self.language == "en" else None)
        if found is None or found.kind in VAGUE or (found.kind == "action" and found.who):
            return None
        return self._set_off(text, found)

    def _shield(self, text: str) -> Sentence | None:
        """Return a list of what is Protected from what: it belongs to its card and hangs on no sentence (22.7)."""
        if self.governable or shouted(text):
            return None
        reading = Reading(rules(), Context(self.powers, self._selves, self.title, claimed=True), tokens(text))
        found = [value for value in reading.whole("list") if reading.worded("list", value)]
        return self._judged(text, found[0], "a") if len(found) == 1 and _only_protects(found[0]) else None

    def _told(self, text: str) -> Sentence:
        words = tokens(text)
        before, self.either = self.either, None
        if shouted(text):
            return Sentence(text, "unread", why="readings")
        if before is not None and [word.low for word in words[:2]] == ["otherwise", ","]:
            return self._otherwise(text, words[2:], before) or Sentence(text, "unread", why="words")
        plain = tuple(self.listed) if self.listed == self.plain else ()
        heads = tuple(dict.fromkeys(self.listed))
        context = Context(self.powers, self._selves, self.title, plain, heads, self.claimed)
        reading = Reading(rules(), context, words)
        if len(words) > MOST_WORDS:
            return self._at_its_moment(text, reading) or Sentence(text, "unread", why="words")
        if (listed := self._list(text, reading)) is not None:
            return listed
        if self.language != "en":
            return self._at_its_moment(text, reading) or Sentence(text, "unread", why="language")
        return (
            self._standing(text, reading)
            or self._void(text, reading)
            or self._at_its_moment(text, reading)
            or self._half_known(text, reading)
            or self._unread(text, reading)
        )

    def _list(self, text: str, reading: Reading) -> Sentence | None:
        found = [value for value in reading.whole("list") if reading.worded("list", value)]
        if len(found) > 1:
            return Sentence(text, "unread", why="readings")
        if not found or not (self.head or (_only_protects(found[0]) and not self.governable)):
            return None
        given = [effect["grants"] for effect in found[0] if "grants" in effect]
        self.listed += given
        self.plain += given
        return self._judged(text, found[0], "a")

    def _standing(self, text: str, reading: Reading) -> Sentence | None:
        """Return a sentence that is an effect by itself, if it is one and can be worded again."""
        found = [value for value in reading.whole("sentence") if reading.worded("sentence", value)]
        if not found:
            return None
        if len(found) > 1 or any(of_two_minds(effect) for effect in found[0]):
            return Sentence(text, "unread", why="readings")
        if costs_its_use(found[0], self.listed) or any(comes_to_nothing(effect) for effect in found[0]):
            return None
        begins = reading.tokens[0].low
        if self.conditional and begins not in CONDITIONAL and (begins != "when" or _common(found[0]) is None):
            return Sentence(text, "unread", why="depends")
        family = family_of_effects(text, found[0])
        told = self._judged(text, found[0], family)
        if begins in ("when", "whenever") and told.why == "not-applied" and moment_of(reading, self._used) is not None:
            return None  # at its moment it is remembered
        if family not in ("b", "f"):
            self.head = False
        if family == "b":
            self.listed += [effect["grants"] for effect in found[0] if "grants" in effect]
        self.freely += [effect["as_free"] for effect in found[0] if "as_free" in effect and "who" not in effect]
        if begins in BRANCHING and not self.conditional:
            self.either = _common(found[0])
            self.unclaimed = not self.claimed and not any("who" in effect for effect in found[0])
        moment = governing_moment(reading, self._used, _common(found[0]) is not None)
        self.conditional = self.conditional or begins in GOVERNING or (begins in WHEN and moment is None)
        if moment is not None:
            who, other = (with_listed(each, self.named) for each in (moment.who, moment.other))
            self.governed = replace(moment, who=who, other=other)
        return told

    def _void(self, text: str, reading: Reading) -> Sentence | None:
        """Return a sentence on a rule that older books alone had: it changes nothing (P216)."""
        found = [value for value in reading.whole("void") if reading.worded("void", value)]
        if len(found) != 1:
            return None
        self.head = False
        return Sentence(text, "judged", family_of(text), why="void", words=(found[0]["section"],))

    def _otherwise(self, text: str, words: Sequence[Token], before: Mapping[str, Value]) -> Sentence | None:
        """Return what counts where the condition before does not hold, of the same "he"; None where nobody knows."""
        context = Context(self.powers, self._selves, self.title, claimed=self.claimed and not self.unclaimed)
        found = self._wholly(context, words)
        effects = timed(found[0], {"unless": before}) if len(found) == 1 else None
        self.head = False
        return None if effects is None else self._judged(text, effects, family_of_effects(text, effects))

    def _judged(self, text: str, effects: Sequence[Mapping[str, Value]], family: str) -> Sentence:
        """Return a sentence that is understood: judged, if the rules apply each of its effects."""
        return judged(
            self.powers, OfCard(self.title, self.named, tuple(self.listed), self.points), text, effects, family
        )

    def _at_its_moment(self, text: str, reading: Reading) -> Sentence | None:
        """Return a sentence that is an action or a trigger, if its moment is understood."""
        found = action_of(reading) or (moment_of(reading, self._used) if self.language == "en" else None)
        return None if found is None else self._set_off(text, found)

    def _set_off(self, text: str, found: Happening) -> Sentence:
        """Return a sentence at its moment, to which from now on the rest of the part belongs (21.1a, 21.1b)."""
        if self.fails and found.name == "succeeds":  # what it says of a failure is for then
            found = replace(found, name="")
        found = replace(found, who=with_listed(found.who, self.named), other=with_listed(found.other, self.named))
        self.governed = found
        self.enumerated = FOLLOWING.search(text) is not None
        family = "h" if found.kind == "action" else "j" if found.kind == "set-up" else "i"
        return Sentence(text, "reminded", family, at=found)

    def _half_known(self, text: str, reading: Reading) -> Sentence | None:
        """Return a sentence of which is known when it matters, and not what it comes to; None for others.

        A known power with a change of its own matters where that power does; a standing effect that asks for more than
        what stands on the board matters always.
        """
        if powers := restricted_power(reading):
            self.listed += powers
            return Sentence(text, "reminded", "b", why="changed")
        if fact := fact_of(text, reading):
            self.head = False
            self.conditional = True
            return Sentence(text, "reminded", family_of(text), why=why_of(fact), words=(fact,))
        if (at := lasting_moment(reading, self._used)) is not None:
            self.head = False
            self.conditional = self.conditional or any(token.low in CONDITION_WORDS for token in reading.tokens)
            return Sentence(text, "reminded", family_of(text), at=at)
        return None

    def _unread(self, text: str, reading: Reading) -> Sentence:
        known = rules().words | _of_names(self.powers) | {word for form in reading.context.selves for word in form}
        unknown = (token.text for token in reading.tokens if token.text[0].isalpha() and token.low not in known)
        return Sentence(text, "unread", why="words", words=tuple(dict.fromkeys(unknown))[:MOST_UNKNOWN])


def _keyphrase(text: str, phrase: str, section: str) -> Sentence:
    """Return a keyphrase of equipment: what the book says of all of it anyway, else what players remember then."""
    if section:
        return Sentence(text, "judged", "r", why="rule", words=(section,))
    at = Happening("equips", who={"side": "any"}) if phrase == "equip" else Happening("koed")
    return Sentence(text, "reminded", "i", at=at)


def _says_something(text: str) -> bool:
    """Return whether there is more than a mark left over between sentences."""
    return any(letter.isalnum() for letter in text)


def _common(effects: Sequence[Mapping[str, Value]]) -> Mapping[str, Value] | None:
    """Return the conditions under which all effects count alike, whatever attack is made; None where these differ."""
    whens = [effect.get("when", {}) for effect in effects]
    alike = all(when == whens[0] and when and "attack" not in when for when in whens)
    return whens[0] if alike else None


def _only_protects(effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether effects protect the card they stand on, or its character: such words hang on nothing before."""
    return all(one.keys() <= {"protected", "safeguard", "by"} for one in effects)


@cache
def _of_names(powers: Powers) -> frozenset[str]:
    """Return the words of all names that are known, and those that stand for somebody or for a number."""
    return frozenset(word for name in names(powers) for word in name) | STANDING_FOR
