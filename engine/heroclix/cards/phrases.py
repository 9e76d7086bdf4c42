"""The words that stand for something by themselves: the character's own names, powers, numbers, keywords (6, 21.9)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from engine.heroclix.cards.grammar import Grammar, Reading, Value
from engine.heroclix.cards.names import LONGEST, SYMBOLS, names
from engine.heroclix.cards.tokens import tokens

__all__ = ["NOUNS", "ONE", "OWNERS", "STANDING_FOR", "add_phrases", "selves"]

TITLES = {"doctor": "dr.", "mister": "mr.", "missus": "mrs.", "saint": "st.", "sergeant": "sgt.", "lieutenant": "lt.",
          "captain": "capt.", "colonel": "col.", "general": "gen.", "professor": "prof."}  # fmt: skip
ARTICLES = frozenset(("the", "el", "la", "los", "las"))
SUBJECTS, OBJECTS, OWNERS = ("he", "she", "they"), ("him", "her", "them"), ("his", "her", "their")
SEVERAL = ("they", "them", "their")
# whoever these stand for may be what a pronoun behind them means
NOUNS = frozenset(
    ("character", "characters", "opponent", "opponents", "opponent's", "player", "players", "bystander", "bystanders",
     "target", "targets", "sidekick", "sidekicks", "captains", "named", "object", "objects", "marker", "markers",
     "character's")
)  # fmt: skip
PLURAL = "characters opponents players bystanders targets sidekicks captains objects markers"
ONE = NOUNS - frozenset(PLURAL.split())
THINGS = {"object", "objects", "marker", "markers"}  # nobody of whom "he" or "she" is said
SMALL = {"zero": 0, "no": 0, "one": 1, "a": 1, "an": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
         "seven": 7, "eight": 8, "nine": 9, "ten": 10}  # fmt: skip
# words within names of keywords and characters that are printed without a capital
WITHIN = frozenset(("of", "the", "and", "for", "from", "in", "de", "von", "van", "to", "a", "al", "el", "la", "der",
                    "del", "du", "ibn"))  # fmt: skip
# keywords that are a kind of character, which cards print without a capital, too
KINDS = frozenset(("animal", "monster", "robot", "soldier", "scientist", "spy", "warrior", "mystical", "pilot"))
MOST_WORDS = 6  # of a keyword or a name
STANDING_FOR = frozenset((*SUBJECTS, *OBJECTS, *OWNERS, *SMALL, "it", "himself", "herself", "itself", "themselves"))
STANDING = ("adjacent", "within", "not", "in", "on", "occupying", "holding", "equipped", "elevated")  # by no attack
SIGNED = re.compile(r"[+-]\d{1,2}")
RESULTS = re.compile(r"(\d)(?:-(\d)|\+)?")
BOLTS = re.compile(r"\[(\d) ?(?:targets|bolts)\]")
BRACKETS = re.compile(r"\(([^)]*)\)")


def selves(name: str) -> frozenset[tuple[str, ...]]:
    """Return the forms in which a text may call its own character, each by its words without case (21.9, 21.9a).

    >>> sorted(" ".join(form) for form in selves("Doctor Marrow (Ember)"))
    ['doctor marrow', 'dr. marrow', 'ember', 'the doctor marrow', 'the dr. marrow', 'the ember']
    """
    bare = BRACKETS.sub(" ", name).strip()
    wholes = [bare, *BRACKETS.findall(name), re.split(r"[,:]", bare)[0]]
    found: set[tuple[str, ...]] = set()
    for whole in wholes:
        words = tuple(token.low for token in tokens(whole))
        if "&" in words or "and" in words:  # one stands for the other
            found.add(tuple({"&": "and", "and": "&"}.get(word, word) for word in words))
        long = {short: whole for whole, short in TITLES.items()}
        for form in (words, *(tuple(known.get(word, word) for word in words) for known in (TITLES, long))):
            found.add(form)
            found.add(form[1:] if form and form[0] in ARTICLES else ("the", *form))
    return frozenset(form for form in found if form)


def add_phrases(grammar: Grammar) -> None:
    """Give the grammar the words that stand for something by themselves."""
    grammar.primitive("self", _subject, "self")
    grammar.primitive("selfs", _owner, "self")
    grammar.primitive("me", _object, "self")
    grammar.primitive("other_me", _beside_one, "self")
    grammar.primitive("myself", _reflexive, "self")
    grammar.primitive("power", _power)
    grammar.primitive("symbol", _symbol)
    grammar.primitive("number", _number)
    grammar.primitive("some", _some)
    grammar.primitive("digit", _digit)
    grammar.primitive("signed", _signed)
    grammar.primitive("click", _click)
    grammar.primitive("away", _away)
    grammar.primitive("plus", _plus)
    grammar.primitive("minus", _minus)
    grammar.primitive("more_than_one", _several_of)
    grammar.primitive("farther", _farther)
    grammar.primitive("farther_less", _farther)
    grammar.primitive("bolts", _bolts)
    grammar.primitive("results", _results)
    grammar.primitive("proper", _proper)
    grammar.primitive("single", _single)
    grammar.primitive("the_listed", _listed)
    grammar.primitive("its", _its)
    grammar.primitive("either", _either)
    grammar.primitive("head", _head)


def _named(reading: Reading, place: int) -> Iterator[int]:
    """Yield where a form of the character's own name ends that stands at a place."""
    printed = reading.tokens
    for form in reading.context.selves:
        if tuple(token.low for token in printed[place : place + len(form)]) == form and printed[place].text[:1] != "'":
            yield place + len(form)
    if [token.low for token in printed[place : place + 2]] == ["this", "character"]:
        yield place + 2


def _claimed(reading: Reading, place: int) -> bool:
    """Return whether somebody else is named before a place, whom a pronoun there may mean as well.

    Several characters are no "he", "him" or "his".
    """
    before = [token.low for token in reading.tokens[:place]]
    nouns = NOUNS if reading.tokens[place].low in SEVERAL else ONE
    nouns = nouns - THINGS if reading.tokens[place].low in ("he", "she", "him", "her", "his") else nouns
    others = any(word in nouns and not _is_itself(before[:number]) for number, word in enumerate(before))
    return others or (reading.context.claimed and not any(True for at in range(place) for _ in _named(reading, at)))


def _is_itself(before: list[str]) -> bool:
    """Return whether a noun is nobody else, as in "this character", "is the target", "can't target"."""
    return before[-1:] in (["this"], ["can't"]) or before[-2:] == ["is", "the"]


def _pronoun(reading: Reading, place: int, words: tuple[str, ...]) -> Iterator[tuple[Value, int]]:
    if place >= len(reading.tokens) or reading.tokens[place].low not in words or _claimed(reading, place):
        return
    several = reading.tokens[place].low in SEVERAL  # who may be anybody, unless the character was named just before
    if not several or any(True for at in range(place) for _ in _named(reading, at)):
        yield "self", place + 1


def _subject(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The character itself, by name or by a pronoun that nobody else can claim."""
    yield from (("self", end) for end in _named(reading, place))
    yield from (list(_pronoun(reading, place, SUBJECTS)) or _again(reading, place))


def _again(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """He or she behind a condition that began with the character itself, or with the same word.

    "If Hollis is beside a friend, she can …": of the friend such a sentence would say "that character".
    """
    printed = reading.tokens
    behind = place < len(printed) and printed[place - 1].low == "," and printed[place].low in ("he", "she")
    same = behind and printed[1].low == printed[place].low and not reading.context.claimed and _lasts(reading, 2)
    own = behind and place > 2 and (_still_so(reading) or any(_fights(reading, at) for at in _named(reading, 1)))
    if same or own:
        yield "self", place + 1


def _still_so(reading: Reading) -> bool:
    """Return whether a sentence begins with a condition of the character itself, none that happens."""
    at = 3 if [token.low for token in reading.tokens[:3]] == ["as", "long", "as"] else 1
    return any(at == 3 or _lasts(reading, end) for end in _named(reading, at))


def _once_more(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """Him or her behind such a condition, as `_again`, where it names nobody else: "… can't target her"."""
    printed = [token.low for token in reading.tokens[: place + 1]]
    others = any(printed[at] in ONE and not _is_itself(printed[:at]) for at in range(1, place))
    if printed[place:] in (["him"], ["her"]) and "," in printed and not others and _still_so(reading):
        yield "self", place + 1


def _lasts(reading: Reading, verb: int) -> bool:
    """Return whether a sentence begins with a condition of the character itself: none that happens, behind "when"."""
    first, words = reading.tokens[0].low, [token.low for token in reading.tokens[verb : verb + 2]]
    still = words[:1] in (["has"], ["occupies"]) or (words[:1] == ["is"] and words[1:2] != [] and words[1] in STANDING)
    return first in ("if", "while", "unless") or (first in ("when", "whenever") and still)


def _fights(reading: Reading, verb: int) -> bool:
    """Return whether a sentence begins with an attack that the character makes, or one on it, or what it is not."""
    first, words = reading.tokens[0].low, [token.low for token in reading.tokens[verb : verb + 2]]
    attacked = words[:1] == ["is"] and words[1:2] in (["attacked"], ["targeted"], ["the"])
    if first in ("if", "while") and (words[:1] == ["isn't"] or words == ["is", "not"]):
        return True
    return first in ("when", "whenever") and (words[:1] in (["attacks"], ["targets"], ["makes"]) or attacked)


def _fighting(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """His or her behind an attack, or a condition of its own, that begins a sentence: of others it says "their"."""
    printed = [token.low for token in reading.tokens[: place + 1]]
    comma = max((at for at, word in enumerate(printed) if word == ","), default=0)
    alone = not {"friendly", "opposing", "character", "characters"}.intersection(printed)  # nobody else can claim it
    begins = any(_fights(reading, end) for end in _named(reading, 1)) or (alone and _still_so(reading))
    if comma and begins and printed[place:] in (["his"], ["her"]) and not NOUNS.intersection(printed[comma:]):
        yield "self", place + 1


def _object(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    yield from (("self", end) for end in _named(reading, place))
    yield from (list(_pronoun(reading, place, OBJECTS)) or _once_more(reading, place))


def _beside_one(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """Him or her behind one other of whom something is said: "a friend that shares a keyword with him"."""
    if place < len(reading.tokens) and reading.tokens[place].low in ("him", "her"):
        before = [token.low for token in reading.tokens[:place]]
        others = [word for number, word in enumerate(before) if word in ONE and not _is_itself(before[:number])]
        if len(others) == 1 and not reading.context.claimed:
            yield "self", place + 1


def _reflexive(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    if place < len(reading.tokens) and reading.tokens[place].low in ("himself", "herself", "themselves", "itself"):
        yield "self", place + 1
    yield from _pronoun(reading, place, OBJECTS)
    yield from (("self", end) for end in _named(reading, place))


def _owner(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """Whose something is: the character's own, `Hollis's` or `his`."""
    printed = reading.tokens
    for form in (*reading.context.selves, ("this", "character")):
        words = tuple(token.low for token in printed[place : place + len(form)])
        if words and words[:-1] == form[:-1] and words[-1] in (f"{form[-1]}'s", f"{form[-1]}'"):
            yield "self", place + len(form)
    yield from (list(_pronoun(reading, place, OWNERS)) or _fighting(reading, place))


def _power(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A standard power or an ability without a number, by its name; none of its words in small letters alone."""
    known = names(reading.context.powers)
    printed = reading.tokens
    for length in range(1, LONGEST):
        words = printed[place : place + length]
        if len(words) < length:
            return
        slug = known.get(tuple(token.low for token in words))
        if slug is not None and any(letter.isupper() for letter in words[0].text):
            yield slug, place + length


def _listed(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The one power at the head of the part, as "it" (20.7a)."""
    if place < len(reading.tokens) and reading.tokens[place].low == "it" and len(reading.context.listed) == 1:
        yield list(reading.context.listed), place + 1


def _its(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The one power at the head of the part, as "it", or one of several there by its name (20.7a)."""
    yield from _listed(reading, place)
    yield from (([slug], end) for slug, end in _power(reading, place) if slug in reading.context.listed)


def _head(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The one power at the head of the part, as the card of powers has it or changed, as "it"."""
    if place < len(reading.tokens) and reading.tokens[place].low == "it" and len(reading.context.heads) == 1:
        yield reading.context.heads[0], place + 1


def _either(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The two powers at the head of the part, as "either" or "either power" (20.7a)."""
    words = [token.low for token in reading.tokens[place : place + 2]]
    if words[:1] == ["either"] and len(reading.context.listed) == 2:
        yield list(reading.context.listed), place + 1
        if words[1:] == ["power"]:
            yield list(reading.context.listed), place + 2


def _symbol(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    if place < len(reading.tokens) and reading.tokens[place].text.startswith("["):
        found = SYMBOLS.get(reading.tokens[place].low[1:-1].strip())
        if found is not None:
            yield list(found), place + 1


def _number(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A number in digits or as a word."""
    if place < len(reading.tokens):
        low = reading.tokens[place].low
        if low.isdecimal():
            yield int(low), place + 1
        elif low in SMALL:
            yield SMALL[low], place + 1


def _digit(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A number in digits, of squares as a word, too."""
    words = [token.low for token in reading.tokens[place : place + 2]]
    if words and (words[0].isdecimal() or (words[1:] == ["squares"] and SMALL.get(words[0], 0) > 1)):
        yield int(SMALL.get(words[0], words[0])), place + 1


def _click(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A click number, `#4`."""
    low = reading.tokens[place].low if place < len(reading.tokens) else ""
    if low[:1] == "#" and low[1:].isdecimal():
        yield int(low[1:]), place + 1


def _away(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """So many or more, `5+`."""
    low = reading.tokens[place].low if place < len(reading.tokens) else ""
    if low.endswith("+") and low[:-1].isdecimal():
        yield int(low[:-1]), place + 1


def _signed(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    if place < len(reading.tokens) and SIGNED.fullmatch(reading.tokens[place].low):
        yield int(reading.tokens[place].low), place + 1


def _several_of(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A number above one."""
    yield from ((number, end) for number, end in _number(reading, place) if number > 1)


def _some(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A number above none."""
    yield from ((number, end) for number, end in _number(reading, place) if number > 0)


def _farther(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The number after the one that is printed: more than 6 squares away are 7 or more."""
    yield from ((number + 1, end) for number, end in _digit(reading, place))


def _plus(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A number that is added, `+3`."""
    low = reading.tokens[place].low if place < len(reading.tokens) else ""
    if low.startswith("+") and low[1:].isdecimal():
        yield int(low[1:]), place + 1


def _minus(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A number above none that is taken off, printed without its sign."""
    yield from ((-number, end) for number, end in _number(reading, place) if number > 0)


def _bolts(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """How many targets: `2 targets`, `two targets`, `[2 targets]`, `[3 bolts]`, `two lightning bolts`."""
    if place < len(reading.tokens) and (found := BOLTS.fullmatch(reading.tokens[place].low)):
        yield int(found[1]), place + 1
    for number, end in _number(reading, place):
        words = [token.low for token in reading.tokens[end : end + 2]]
        if words[:1] in (["targets"], ["[targets]"], ["[target]"]) and number > 1:
            yield number, end + 1
        if words == ["lightning", "bolts"] and number > 1:
            yield number, end + 2


def _results(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """Results of a die: `5`, `3-6` or `4+`, bare or in square brackets, the two ends apart as well."""
    words = [token.low.strip("[]") for token in reading.tokens[place : place + 3]]
    for low, length in ((words[0], 1), ("".join(words), 3)) if words else ():
        found = RESULTS.fullmatch(low)
        if found is not None and len(words) >= length and (length == 1 or words[1] == "-"):
            first = int(found[1])
            last = int(found[2]) if found[2] else 6 if low.endswith("+") else first
            if 1 <= first <= last <= 6:
                yield list(range(first, last + 1)), place + length


def _proper(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A name of somebody or something, or a keyword: words with capitals, as printed."""
    printed = reading.tokens
    for length in range(1, MOST_WORDS + 1):
        end = place + length
        if end > len(printed):
            return
        word = printed[end - 1]
        if _is_kind(reading, place, end):
            yield word.low.capitalize(), end
        capital = word.text[:1].isupper() or word.text[:1].isdigit() or (word.text == "!" and _goes_on(reading, end))
        if not capital and (length == 1 or word.low not in WITHIN) and word.text not in (":", "&", "/"):
            return
        if capital and not _of_action_tokens(reading, place, end):
            yield _printed(reading, place, end), end


def _is_kind(reading: Reading, place: int, end: int) -> bool:
    """Return whether a word in small letters is a kind of character that is a keyword: "the monster keyword" (23.1)."""
    words = [token.low for token in reading.tokens[place - 1 : end + 1]]
    beside = words[:1] in (["the"], ["or"]) and words[-1:] in (["keyword"], ["keywords"])
    return place > 0 and end == place + 1 and beside and reading.tokens[place].text in KINDS


def _goes_on(reading: Reading, place: int) -> bool:
    """Return whether an exclamation mark before a place is one within a name: tokens of it are spoken of behind it."""
    return place < len(reading.tokens) and reading.tokens[place].low in ("token", "tokens")


def _of_action_tokens(reading: Reading, place: int, end: int) -> bool:
    """Return whether words are the "Action" of action tokens, which is no name (13.3)."""
    words = [token.low for token in reading.tokens[place : end + 1]]
    return words in (["action", "token"], ["action", "tokens"])


def _single(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A name or a keyword where several may stand: what has an "and" in it may be two, of which both are asked for."""
    yield from ((name, end) for name, end in _proper(reading, place) if " and " not in name)


def _printed(reading: Reading, place: int, end: int) -> str:
    words = reading.tokens[place:end]
    pieces = [words[0].text]
    for before, word in pairwise(words):
        pieces += ([" "] if word.start > before.end else []) + [word.text]
    return "".join(pieces)
