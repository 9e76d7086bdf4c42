"""What is said of characters besides who they are: tokens, what they did, where they stand (6.3, 21.5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged, parted
from engine.heroclix.position import VALUE_NAMES

__all__ = [
    "ADJECTIVES",
    "FURTHER",
    "HELD",
    "SOME",
    "add_both_said",
    "add_displays",
    "add_families",
    "add_neighbours",
    "add_receivers",
    "add_sizes",
    "add_states",
    "add_words_of_names",
]

# what is said of somebody as seen from the character itself, or is the character itself
SEEN_FROM = frozenset(
    (
        "itself", "other", "adjacent", "within", "away", "line_of_fire", "sees", "in_range", "compared",
        "shares_keyword", "shares_keywords",
        "sized", "height", "near", "any", "markers",
    )
)  # fmt: skip
SIDES: dict[str, Value] = {"friendly": {"side": "friends"}, "opposing": {"side": "opponents"}}
ADJECTIVES: dict[str, Value] = {
    **SIDES,
    "other": {"other": True},
    "adjacent": {"adjacent": True},
    "non-adjacent|nonadjacent": {"adjacent": False},
    "tiny": {"size": ["tiny"]},
    "giant": {"size": ["giant"]},
    "colossal": {"size": ["colossal"]},
    "equipped": {"equipped": True},
    "unequipped": {"equipped": False},
    "standard": {"standard": True},
    "elevated": {"on": ["elevated"]},
    "larger": {"sized": "larger"},
    "smaller": {"sized": "smaller"},
    "lower-point|lower-points": {"compared": "lower"},
    "higher-point|higher-points": {"compared": "higher"},
    "lower point": {"compared": "lower"},
    "higher point": {"compared": "higher"},
    "equal or lower-point": {"compared": "at-most"},
    "equal or higher-point": {"compared": "at-least"},
}
# numbers of action tokens
HELD: dict[str, Value] = {
    "no action tokens": {"most": 0},
    "an action token": {"least": 1},
    "any action tokens": {"least": 1},
    "action tokens": {"least": 1},
    "one|1 or more action tokens": {"least": 1},
    "two|2 action tokens": {"least": 2, "most": 2},
    "two|2 or more action tokens": {"least": 2},
    "{away} action tokens": {"least": "$away"},
    "exactly|only one|1 action token": {"least": 1, "most": 1},
    "exactly two|2 action tokens": {"least": 2, "most": 2},
    "at least one|1 action token": {"least": 1},
    "one|1 action token": {"least": 1},  # whether exactly one is meant, nobody tells (`judgements`)
    "no more than one|1 action token": {"most": 1},
    "at most one|1 action token": {"most": 1},
    "more than one|1 action token|tokens": {"least": 2},
    "fewer|less than two|2 action tokens": {"most": 1},
    "zero|0 action tokens": {"most": 0},
    "zero|0 or one|1 action tokens|token": {"most": 1},
}
# tokens of a name; of "2 Ember tokens" nobody says whether more would do
SOME: dict[str, Value] = {
    "a|an {proper} token": {"name": "$proper", "least": 1},
    "one or more {proper} tokens": {"name": "$proper", "least": 1},
    "1 or more {proper} tokens": {"name": "$proper", "least": 1},
    "any {proper} tokens": {"name": "$proper", "least": 1},
    "at least {number} {proper} token|tokens": {"name": "$proper", "least": "$number"},
    "{more_than_one} or more {proper} tokens": {"name": "$proper", "least": "$more_than_one"},
    "{away} {proper} tokens": {"name": "$proper", "least": "$away"},
    "{more_than_one} or less|fewer {proper} tokens": {"name": "$proper", "most": "$more_than_one"},
    "exactly {number} {proper} token|tokens": {"name": "$proper", "least": "$number", "most": "$number"},
    "no {proper} tokens": {"name": "$proper", "most": 0},
}
# behind "that …", and "and"
FURTHER: dict[str, Value] = {
    "are|is adjacent": {"adjacent": True},
    "are|is adjacent to {me}": {"adjacent": True},
    "are|is within {digit} squares": {"within": "$digit"},
    "are|is within {digit} squares of {me}": {"within": "$digit"},
    "are|is within {digit} squares and line of fire": {"within": "$digit", "line_of_fire": True},
    "line of fire": {"line_of_fire": True},
    "lower|less|fewer points": {"compared": "lower"},
    "higher|more|greater points": {"compared": "higher"},
    "have|has {held}": {"tokens": "$held"},
    "can use {powers_or}": {"can_use": "$powers_or"},
    "occupy|occupies {terrains} terrain": {"on": "$terrains"},
    "share|shares a keyword": {"shares_keyword": True},
    "share|shares a keyword with {me}": {"shares_keyword": True},
}
# behind "they", of those who get something
RECEIVERS: dict[str, Value] = {
    "have moved this turn": {"moved": True},
    "haven't moved this turn": {"moved": False},
    "have been placed this turn": {"placed": True},
    "have {held}": {"tokens": "$held"},
    **{
        f"{do} have {none}": {"tokens": {"most": 0}}
        for do in ("don't", "do not")
        for none in ("any action tokens|token", "an action token")
    },
    "occupy {terrains} terrain": {"on": "$terrains"},
    "are occupying {terrains} terrain": {"on": "$terrains"},
    "don't occupy {terrains} terrain": {"off": "$terrains"},
    "have the {keywords} keyword": {"keyword": "$keywords"},
    "can use {powers_or}": {"can_use": "$powers_or"},
    "are adjacent to {me}": {"adjacent": True},
    "share a keyword": {"shares_keyword": True},
    "share a keyword with {me}": {"shares_keyword": True},
    "are within {digit} squares of {me}": {"within": "$digit"},
    "are closer to an opponent's starting area than their own": {"nearer": "others"},
    "are closer to their own starting area than an opponent's": {"nearer": "own"},
}

# behind the noun, of points, sizes, printed values and places
FURTHER_SAID: dict[str, Value] = {
    **{
        f"with a printed {value} value {bound}": {"printed": {"value": value, **numbers}}
        for value in VALUE_NAMES
        for bound, numbers in (
            ("of {digit} or less|lower", {"most": "$digit"}),
            ("of {digit} or more|higher|greater", {"least": "$digit"}),
            ("of {digit}", {"least": "$digit", "most": "$digit"}),
        )
    },
    "with|worth {digit} or more points": {"points": {"least": "$digit"}},
    "with|worth {digit} or less|fewer points": {"points": {"most": "$digit"}},
    "worth {digit} points or more": {"points": {"least": "$digit"}},
    "worth {digit} points or less|fewer": {"points": {"most": "$digit"}},
    **{
        f"{words} than {who}": {"compared": compared}
        for compared in ("lower", "higher")
        for words in (f"with a {compared} point value", f"of a {compared} point value")
        for who in ("{me}", "{other_me}")
    },
    "of|with a different size": {"any": [{"sized": "larger"}, {"sized": "smaller"}]},
    "on|at lower elevation": {"height": "lower"},
    "on|at higher elevation": {"height": "higher"},
    "in line of fire": {"line_of_fire": True},
    "standing in|on {terrains} terrain": {"on": "$terrains"},
}

NEGATED = frozenset(("away", "off"))  # where characters are not
PLACES = frozenset(("within", "in_range", "line_of_fire", "adjacent"))  # and where they are


def add_both_said(grammar: Grammar, second: str) -> None:
    """Add two things said of the same ones.

    Behind what they are not it may be both of them that they are not: "not within 4 squares and line of fire".
    """

    def make(slots: Slots) -> Value | None:
        denied = slots["behind"].keys() & NEGATED or slots["behind"].get("adjacent") is False
        return None if denied and slots[second].keys() & PLACES else merged(slots["behind"], slots[second])

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, dict):
            yield from ({"behind": one, second: other} for one, other in parted(value) if one and other)

    grammar.made("behinds", f"{{behind}} and {{{second}}}", make, split)


def add_receivers(grammar: Grammar) -> None:
    """Add what is asked of those who get something, one thing or two of them."""
    grammar.rules("receiver", RECEIVERS)
    grammar.rules("asked_of_them", RECEIVERS)
    grammar.rule("receiver", "{a:asked_of_them} and {b:asked_of_them}", {"*": ["a", "b"]})


def add_displays(grammar: Grammar) -> None:
    """Add what dials display: a standard power by its name, or one of a colour (27)."""
    for words, shown in (("{powers_or}", "$powers_or"), ("a|an {color} power", ["$color"])):
        for behind in ("", "( on their combat dial )"):
            grammar.rule("behind", f"displaying {words} {behind}", {"displays": shown})
            grammar.rule("behind", f"that|who is|are displaying {words} {behind}", {"displays": shown})
        shows: Value = {"itself": {"displays": shown}}
        for verb in ("displays", "is displaying"):
            grammar.rule("one_condition", f"{{selfs}} ?combat dial {verb} {words}", shows)
            grammar.rule("of_itself", f"{verb} {words}", shows)


def add_sizes(grammar: Grammar) -> None:
    """Add sizes by the damage symbols that stand for them (21.2)."""
    for size in ("tiny", "standard", "giant", "colossal"):
        symbols = "|".join(f"[{size}{more}_symbol]" for more in ("", "_damage"))
        grammar.rule("size", f"?a ?the {symbols}", size)
        word = f"{size}|{size.capitalize()}"
        grammar.rule("size", f"?a ?the {word} damage symbol|symbols", size)
        grammar.rule("bare_size", word, size)
    both = "?a ?the {first:bare_size} or {second:bare_size} damage symbol|symbols"
    grammar.rule("sizes", both, ["$first", "$second"])
    grammar.rule("sizes", "{size}", ["$size"])
    grammar.rule("sizes", "{first:size} or {second:size}", ["$first", "$second"])
    grammar.rule("sizes", "{first:size} , {second:size} ?, or {third:size}", ["$first", "$second", "$third"])


def add_families(grammar: Grammar) -> None:
    """Add keywords of one family, several of which one is asked for, and several that are shared (23.1)."""
    either: Value = ["$a", "$b"]
    for words in ("{a:single} keyword or ?the {b:single}", "{a:single} or the {b:single}"):
        grammar.rule("keywords", words, either)
    grammar.rule("behind", "with the {a:single} keyword or with the {b:single} keyword", {"keyword": either})
    for begin in ("with", "that|who has|have"):
        for words in (
            "a|an {a:single} or ?a|an {b:single} keyword",
            "a|an {a:single} keyword or ?a|an {b:single} keyword",
        ):
            grammar.rule("behind", f"{begin} {words}", {"keyword_of": either})
    for height in ("lower", "higher"):
        grammar.rule("behind", f"that's at|on a {height} elevation", {"height": height})
    for words in ("with a|an {single} keyword", "with {single} keywords", "that|who has|have a|an {single} keyword"):
        grammar.rule("behind", words, {"keyword_of": ["$single"]})
    for me in ("", "with {me}", "with {other_me}"):
        grammar.rule("behind", f"that|who don't|doesn't share a keyword {me}", {"shares_keyword": False})
    for many in ("{away}", "{more_than_one} or more"):
        slot = "$away" if many == "{away}" else "$more_than_one"
        for me in ("", "with {me}", "with {other_me}"):
            grammar.rule("behind", f"that|who shares|share {many} keywords {me}", {"shares_keywords": slot})


def add_words_of_names(grammar: Grammar) -> None:
    """Add words that are in a name, not all of it, whose name it is, and what somebody used or is near to (21.9)."""
    grammar.rule("behind", "with the same name as another character on the map", {"namesake": True})
    grammar.rule("behind", "that|who has used {powers_or} this turn", {"used": "$powers_or"})
    nearer = "that's closer to your starting area than that character's starting area"
    grammar.rule("behind", nearer, {"nearer": "asking"})
    named = "in his|her|its|their name"
    grammar.rule("behind", f'with " {{part:proper}} " {named}', {"name_has": ["$part"]})
    several = f'with " {{a:proper}} " or " {{b:proper}} " {named}'
    grammar.rule("behind", several, {"name_has": ["$a", "$b"]})
    for joint in ("-or-", "or"):
        either: Value = [{"name_has": ["$a", "$b"]}, {"keyword": "$keywords"}]
        grammar.rule("either", f"{several} {joint} have|with the {{keywords}} keyword", either)


def add_states(grammar: Grammar) -> None:
    """Add what characters hold, how they came where they are, and which of two symbols they have (13.6, 21.2)."""
    for words in ("that|who isn't|aren't", "that|who is|are not", "that's not", "not"):
        grammar.rule("behind", f"{words} equipped", {"equipped": False})
    for words in ("holding", "that|who is|are holding"):
        grammar.rule("behind", f"{words} objects", {"holds": True})
    grammar.rules("behind", FURTHER_SAID)
    grammar.rule("adjective", "{first:size} or {second:size}", {"size": ["$first", "$second"]})
    grammar.rule("adjective", "standard-size|standard-sized", {"size": ["standard"]})
    exactly: Value = {"within": "$digit", "away": "$digit"}
    for words in ("{digit} squares away", "exactly {digit} squares away"):
        grammar.rule("behind", words, exactly)
        grammar.rule("behind", f"that|who is|are {words}", exactly)
    for size in ("larger", "smaller"):
        grammar.rule("behind", f"{size} than {{me}}", {"sized": size})
        grammar.rule("behind", f"that|who is|are {size} than {{me}}", {"sized": size})
    for words in ("was|were", "has|have been"):
        grammar.rule("behind", f"that|who {words} placed this turn", {"placed": True})
    for words in ("wasn't|weren't", "hasn't|haven't been"):
        grammar.rule("behind", f"that|who {words} placed this turn", {"placed": False})
    signs = {"wing": "flight", "flight": "flight", "dolphin": "swim", "autonomous": "autonomous"}
    for (sign, one), (further, other) in permutations(signs.items(), 2):
        if one == other:
            continue
        grammar.rule("signed_symbol", f"?a ?the [{sign}_symbol] or ?a ?the [{further}_symbol]", [one, other])


def add_neighbours(grammar: Grammar) -> None:
    """Add "that is adjacent to a friendly character": near whom is told by what all see alike."""
    for near, words in (("adjacent", "adjacent to"), ("within", "within {digit} squares of")):
        for are in ("", "that|who is|are", "that's"):
            _beside_other(grammar, f"{are} {words} {{character}}", "character", near)
            _beside_other(grammar, f"{are} {words} {{plural}}", "plural", near)
            _beside_other(grammar, f"{are} {words} {{away}} {{plural}}", "plural", near)
            _beside_other(grammar, f"{are} {words} {{number}} or more {{plural}}", "plural", near)
    _nobody_near(grammar)


def _nobody_near(grammar: Grammar) -> None:
    """Add "that aren't adjacent to an opposing character": none of those, as all see them alike, is near (6.3)."""
    grammar.rule("nobody_of", "{somebody}", "$somebody")
    opponent: Value = {"side": "opponents"}
    for words in ("another opposing character", "any other opposing characters"):
        grammar.rule("nobody_of", words, opponent)  # than the one of whom it is said, who is not near itself
    for near, words in (("adjacent", "adjacent to"), ("within", "within {digit} squares of")):
        for aren_t in ("that|who aren't|isn't", "that|who are|is not", "that's not", "not"):
            _apart_from(grammar, f"{aren_t} {words} {{nobody_of}}", near)
        _apart_from(grammar, f"{words} no {{nobody_of:plural}}", near)


def _apart_from(grammar: Grammar, template: str, near: str) -> None:
    def make(slots: Slots) -> Value | None:
        if slots["nobody_of"].keys() & SEEN_FROM or "side" not in slots["nobody_of"]:
            return None
        return {"near": {"of": slots["nobody_of"], near: slots.get("digit", True), "most": 0}}

    def split(value: Value) -> Iterator[Slots]:
        said = value.get("near") if isinstance(value, dict) and value.keys() == {"near"} else None
        if said is not None and said.keys() == {"of", near, "most"} and said["most"] == 0:
            yield {"nobody_of": said["of"], **({"digit": said[near]} if near == "within" else {})}

    grammar.made("beside_other", template, make, split)


def _beside_other(grammar: Grammar, template: str, slot: str, near: str) -> None:
    several = next((name for name in ("away", "number") if f"{{{name}}}" in template), "")

    def make(slots: Slots) -> Value | None:
        if slots[slot].keys() & SEEN_FROM:
            return None
        form = {"of": slots[slot], near: slots.get("digit", True)}
        return {"near": {**form, "least": slots[several]} if several else form}

    def split(value: Value) -> Iterator[Slots]:
        said = value.get("near") if isinstance(value, dict) and value.keys() == {"near"} else None
        if said is not None and said.keys() == {"of", near} | ({"least"} if several else set()):
            slots = {slot: said["of"], **({"digit": said[near]} if near == "within" else {})}
            yield {**slots, several: said["least"]} if several else slots

    grammar.made("beside_other", template, make, split)
