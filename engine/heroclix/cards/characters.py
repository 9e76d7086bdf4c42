"""Which characters a sentence speaks of: "other friendly characters within 3 squares" (6.2, 21.9, 23.1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.described import (
    ADJECTIVES,
    FURTHER,
    HELD,
    SOME,
    add_both_said,
    add_displays,
    add_families,
    add_neighbours,
    add_receivers,
    add_sizes,
    add_states,
    add_words_of_names,
)
from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged

__all__ = ["NAMES_OF_CHARACTERS", "add_characters"]

# what characters are called, several and one: all of them, or those of a kind (1.10, 24.1, 24.6)
NAMES_OF_CHARACTERS: tuple[tuple[str, str, dict[str, Value]], ...] = (
    ("characters", "character", {}),
    ("bystanders", "bystander", {"bystander": True}),
    ("Sidekicks", "Sidekick", {"tag": ["Sidekick"]}),
    ("Captains", "Captain", {"tag": ["Captain"]}),
    ("Captains and Sidekicks", "Captain or Sidekick", {"tag": ["Captain", "Sidekick"]}),
    ("Sidekicks and Captains", "Sidekick or Captain", {"tag": ["Sidekick", "Captain"]}),
)

# words that may begin a sentence, no names
NO_NAMES = frozenset(
    ("friendly", "opposing", "adjacent", "other", "all", "each", "any", "standard", "if", "when", "while")
)
LESSER: dict[str, Value] = {"shares_keyword": True, "compared": "lower"}
WITH_ME = ("", "with {me}", "( with {me} )")
# what stands behind the noun; the same of one and of several
BEHIND = {
    "adjacent to {me}": {"adjacent": True},
    "that|who is|are adjacent": {"adjacent": True},
    "that|who is|are adjacent to {me}": {"adjacent": True},
    "that's adjacent": {"adjacent": True},
    "that's adjacent to {me}": {"adjacent": True},
    "within {digit} square|squares": {"within": "$digit"},
    "within {digit} square|squares of {me}": {"within": "$digit"},
    "that|who is|are within {digit} square|squares": {"within": "$digit"},
    "that|who is|are within {digit} squares of {me}": {"within": "$digit"},
    "within {digit} square|squares and line of fire": {"within": "$digit", "line_of_fire": True},
    "within range": {"in_range": True},
    "within {selfs} range": {"in_range": True},
    "within range and line of fire": {"in_range": True, "line_of_fire": True},
    "within line of fire": {"line_of_fire": True},
    "{digit} or more squares away": {"away": "$digit"},
    "that|who is|are {digit} or more squares away": {"away": "$digit"},
    "with the {keywords} keyword|keywords": {"keyword": "$keywords"},
    "that|who has|have the {keywords} keyword|keywords": {"keyword": "$keywords"},
    "with either the {keywords} keyword|keywords": {"keyword": "$keywords"},
    "that|who share|shares a keyword": {"shares_keyword": True},
    "that|who share|shares a keyword with {me}": {"shares_keyword": True},
    "that|who share|shares a keyword ( with {me} )": {"shares_keyword": True},
    "that|who share|shares a keyword with {other_me}": {"shares_keyword": True},
    "adjacent to {other_me}": {"adjacent": True},
    "that|who is|are adjacent to {other_me}": {"adjacent": True},
    "within {digit} square|squares of {other_me}": {"within": "$digit"},
    "with both the {a:proper} and {b:proper} keyword|keywords": {"keyword": ["$a"], "any": [{"keyword": ["$b"]}]},
    "sharing a keyword": {"shares_keyword": True},
    "sharing a keyword with {me}": {"shares_keyword": True},
    "that|who share|shares at least one keyword": {"shares_keyword": True},
    "that|who share|shares one|1 or more keywords": {"shares_keyword": True},
    "with a shared keyword": {"shares_keyword": True},
    "named {names}": {"named": "$names"},
    "that|who can use ?the {team}": {"team_ability": ["$team"]},
    "that|who was|were on a starting force": {"starting_force": True},
    "that|who wasn't|weren't on a starting force": {"starting_force": False},
    "of|with {digit} points or less|fewer": {"points": {"most": "$digit"}},
    "of {digit} or less|fewer points": {"points": {"most": "$digit"}},
    "of|with {digit} points or more": {"points": {"least": "$digit"}},
    "of {digit} or more points": {"points": {"least": "$digit"}},
    "with a range value of {digit}": {"range_value": {"least": "$digit", "most": "$digit"}},
    "with a range value greater than 0": {"range_value": {"least": 1}},
    "with a range value of {digit} or more": {"range_value": {"least": "$digit"}},
    "with a range value of {digit} or less": {"range_value": {"most": "$digit"}},
    "that|who has|have a range value of {digit}": {"range_value": {"least": "$digit", "most": "$digit"}},
    "that|who has|have a range value greater than 0": {"range_value": {"least": 1}},
    "of lower|less|fewer points": {"compared": "lower"},
    "of lower point value": {"compared": "lower"},
    "of|with a lower point value": {"compared": "lower"},
    "with lower points": {"compared": "lower"},
    "of|with lower|less|fewer points than {me}": {"compared": "lower"},
    "of|with higher|more|greater points than {me}": {"compared": "higher"},
    "with the {keywords} keyword and a lower point value": {"keyword": "$keywords", "compared": "lower"},
    "with less|fewer points": {"compared": "lower"},
    "that|who is|are lower|less|fewer points": {"compared": "lower"},
    "of|with a larger size": {"sized": "larger"},
    "of|with a smaller size": {"sized": "smaller"},
    "that|who is|are larger": {"sized": "larger"},
    "that|who is|are smaller": {"sized": "smaller"},
    "at|on|of a lower elevation": {"height": "lower"},
    "at|on|of a higher elevation": {"height": "higher"},
    "at|on|of the same elevation": {"height": "same"},
    "that|who is|are at|on a lower elevation": {"height": "lower"},
    "that|who is|are at|on a higher elevation": {"height": "higher"},
    "at|on|of a different elevation": {"any": [{"height": "lower"}, {"height": "higher"}]},
    "of higher|greater|more points": {"compared": "higher"},
    "that's lower|less|fewer points": {"compared": "lower"},
    "that's higher|greater|more points": {"compared": "higher"},
    "that's equipped": {"equipped": True},
    "holding an object": {"holds": True},
    "that|who is|are holding an object": {"holds": True},
    "that's holding an object": {"holds": True},
    "that's {digit} points or less|fewer": {"points": {"most": "$digit"}},
    "that's {digit} points or more": {"points": {"least": "$digit"}},
    "that's within {digit} squares": {"within": "$digit"},
    "that's within {digit} squares of {me}": {"within": "$digit"},
    "that's within {digit} squares and line of fire": {"within": "$digit", "line_of_fire": True},
    "that's {digit} or more squares away": {"away": "$digit"},
    "that's not adjacent": {"adjacent": False},
    "that's not adjacent to {me}": {"adjacent": False},
    "that's occupying {terrains} terrain": {"on": "$terrains"},
    "that's in {terrains} terrain": {"on": "$terrains"},
    "with higher|more|greater points": {"compared": "higher"},
    "that|who is|are higher points": {"compared": "higher"},
    "that|who has|have ?a higher point value|values than {me}": {"compared": "higher"},
    "that|who has|have ?a lower point value|values than {me}": {"compared": "lower"},
    "of the same points": {"compared": "equal"},
    "of equal points": {"compared": "equal"},
    "of the same point value": {"compared": "equal"},
    "of higher point value": {"compared": "higher"},
    "of equal or higher point value": {"compared": "at-least"},
    "of equal or lower point value": {"compared": "at-most"},
    "that|who is|are {digit} points or less|fewer": {"points": {"most": "$digit"}},
    "that|who is|are {digit} points or more": {"points": {"least": "$digit"}},
    "with a point value of {digit} or less": {"points": {"most": "$digit"}},
    "with a point value of {digit} or more": {"points": {"least": "$digit"}},
    "that|who is|are within {digit} squares and line of fire": {"within": "$digit", "line_of_fire": True},
    "within {digit} squares and line of fire of {me}": {"within": "$digit", "line_of_fire": True},
    "within {selfs} range and line of fire": {"in_range": True, "line_of_fire": True},
    "within {selfs} line of fire": {"line_of_fire": True},
    "more than {farther} squares away": {"away": "$farther"},
    "more than {farther} squares from {me}": {"away": "$farther"},
    "that|who is|are more than {farther} squares away": {"away": "$farther"},
    "that|who is|are more than {farther} squares from {me}": {"away": "$farther"},
    "that|who is|are {digit} or more squares from {me}": {"away": "$digit"},
    "that|who aren't|isn't within {farther_less} squares": {"away": "$farther_less"},
    "not within {farther_less} squares": {"away": "$farther_less"},
    "farther than {farther} squares away": {"away": "$farther"},
    "that|who is|are farther than {farther} squares away": {"away": "$farther"},
    "outside of {farther_less} squares": {"away": "$farther_less"},
    "that|who is|are not within {farther_less} squares": {"away": "$farther_less"},
    "that|who aren't|isn't adjacent": {"adjacent": False},
    "that|who aren't|isn't adjacent to {me}": {"adjacent": False},
    "that|who is|are not adjacent to {me}": {"adjacent": False},
    "not adjacent to {me}": {"adjacent": False},
    "without the {keywords} keyword|keywords": {"without_keyword": "$keywords"},
    "that|who don't|doesn't have the {keywords} keyword|keywords": {"without_keyword": "$keywords"},
    "that|who do|does not have the {keywords} keyword|keywords": {"without_keyword": "$keywords"},
    "that|who don't|doesn't occupy {terrains} terrain": {"off": "$terrains"},
    "that|who aren't|isn't occupying {terrains} terrain": {"off": "$terrains"},
    "not occupying {terrains} terrain": {"off": "$terrains"},
    "that|who is|are occupying {terrains} terrain": {"on": "$terrains"},
    "that|who is|are in {terrains} terrain": {"on": "$terrains"},
    "that|who is|are elevated": {"on": ["elevated"]},
    "with {some_tokens}": {"named_tokens": "$some_tokens"},
    "that|who has|have {some_tokens}": {"named_tokens": "$some_tokens"},
    "that|who has|have {sizes}": {"size": "$sizes"},
    "that|who has|have moved this turn": {"moved": True},
    "that|who hasn't|haven't moved this turn": {"moved": False},
    "that|who moved this turn": {"moved": True},
    "that|who is|are closer to an opponent's starting area than his|her|its|their own": {"nearer": "others"},
    "that|who is|are closer to your starting area than his|her|its|their own": {"nearer": "asking"},
    "that's closer to your starting area than his|her|its|their own": {"nearer": "asking"},
    # with a slip of print
    "that's closer to your starting area than that character's starting|stating area": {"nearer": "asking"},
    "that|who don't|doesn't have any action tokens": {"tokens": {"most": 0}},
    "with no action tokens": {"tokens": {"most": 0}},
    "that|who can not use {powers_or}": {"lacks": "$powers_or"},
    "that|who cannot use {powers_or}": {"lacks": "$powers_or"},
    "that|who possess|possesses {powers_or}": {"can_use": "$powers_or"},
    "of|with a higher point value": {"compared": "higher"},
    "of equal or higher points": {"compared": "at-least"},
    "of higher or equal points": {"compared": "at-least"},
    "of equal or more|greater points": {"compared": "at-least"},
    "of equal or lower|less|fewer points": {"compared": "at-most"},
    "of lower or equal points": {"compared": "at-most"},
    "that|who can use {powers_or}": {"can_use": "$powers_or"},
    "that|who can't use {powers_or}": {"lacks": "$powers_or"},
    "that|who can use a special power": {"special_power": True},
    "with {held}": {"tokens": "$held"},
    "that|who has|have {held}": {"tokens": "$held"},
    "without any action token|tokens": {"tokens": {"most": 0}},
    "without action tokens": {"tokens": {"most": 0}},
    "without an action token": {"tokens": {"most": 0}},
    "occupying {terrains} terrain": {"on": "$terrains"},
    "in|on {terrains} terrain": {"on": "$terrains"},
    "that|who occupy|occupies {terrains} terrain": {"on": "$terrains"},
    "with {sizes}": {"size": "$sizes"},
    "that|who is|are equipped": {"equipped": True},
    "with {signed_symbol}": {"can_use": "$signed_symbol"},
    "without {signed_symbol}": {"lacks": "$signed_symbol"},
    "that|who has|have {signed_symbol}": {"can_use": "$signed_symbol"},
    "{away} squares away": {"away": "$away"},
    "{digit} or more squares from {me}": {"away": "$digit"},
    "with lower point values": {"compared": "lower"},
    **{f"that|who share|shares a keyword {me} and is|are lower|less|fewer points": LESSER for me in WITH_ME},
    "within {digit} squares and lower|less points": {"within": "$digit", "compared": "lower"},
    "within {digit} squares and line of fire and lower|less points": {
        "within": "$digit",
        "line_of_fire": True,
        "compared": "lower",
    },
}
TERRAINS = ("clear", "hindering", "water", "elevated", "blocking")


def add_characters(grammar: Grammar) -> None:
    """Give the grammar what it needs to speak of characters."""
    grammar.rules("adjective", ADJECTIVES)
    grammar.rule("adjective", "{size}", {"size": ["$size"]})
    grammar.rule("before", "{adjective}", {"*": ["adjective"]})
    grammar.rule("before", "{adjective} {before}", {"*": ["adjective", "before"]})
    grammar.rules("behind", BEHIND)
    for symbol, ability in (
        ("wing", "flight"),
        ("flight", "flight"),
        ("dolphin", "swim"),
        ("autonomous", "autonomous"),
    ):
        grammar.rule("signed_symbol", f"?a ?the [{symbol}_symbol]", [ability])
    add_families(grammar)
    add_states(grammar)
    add_neighbours(grammar)
    add_displays(grammar)
    add_words_of_names(grammar)
    grammar.rule("behinds", "{behind}", {"*": ["behind"]})
    for before in ("", "{behind} ", "{behind} and "):  # it stands last: what follows is said of the other one
        form = {"*": ["behind", "beside_other"]} if before else {"*": ["beside_other"]}
        grammar.rule("behinds", f"{before}{{beside_other}}", form)
    grammar.rule("behinds", "{behind} {behinds}", {"*": ["behind", "behinds"]})
    add_both_said(grammar, "behinds")
    # "that have the Ash keyword and are adjacent": said of the same ones
    grammar.rules("further_said", FURTHER)
    add_both_said(grammar, "further_said")
    grammar.rule("either", "that|who are|is adjacent or|of {last:having}", [{"adjacent": True}, "$last"])
    grammar.rule("either", "that's adjacent or {last:having}", [{"adjacent": True}, "$last"])
    grammar.rule(
        "either", "with the {keywords} keyword or named {names}", [{"keyword": "$keywords"}, {"named": "$names"}]
    )
    grammar.rule(
        "either", "named {names} or with the {keywords} keyword", [{"named": "$names"}, {"keyword": "$keywords"}]
    )
    sized: tuple[tuple[str, dict[str, Value]], ...] = (
        ("with {sizes}", {"size": "$sizes"}),
        ("with {signed_symbol}", {"can_use": "$signed_symbol"}),
    )
    for one, other in sized:
        grammar.rule("either", f"{one} or the {{keywords}} keyword", [other, {"keyword": "$keywords"}])
        grammar.rule("either", f"{one} or with the {{keywords}} keyword", [other, {"keyword": "$keywords"}])
    grammar.rule("either", "with the {keywords} keyword or {sizes}", [{"keyword": "$keywords"}, {"size": "$sizes"}])
    beside: tuple[tuple[str, dict[str, Value]], ...] = (
        ("occupying {terrains} terrain", {"on": "$terrains"}),
        ("that|who share|shares a keyword with {me}", {"shares_keyword": True}),
        ("that|who can use {powers_or}", {"can_use": "$powers_or"}),
        ("that|who occupy|occupies {terrains} terrain", {"on": "$terrains"}),
        ("of higher points", {"compared": "higher"}),
        ("of lower points", {"compared": "lower"}),
        ("that|who is|are within {digit} squares", {"within": "$digit"}),
    )
    for first, meaning in beside:
        for second in ("{last:having}", "that|who {last:having}"):
            grammar.rule("either", f"{first} or {second}", [meaning, "$last"])
    grammar.rules(
        "having",
        {
            "has|have the {keywords} keyword|keywords": {"keyword": "$keywords"},
            "with the {keywords} keyword|keywords": {"keyword": "$keywords"},
            "share|shares a keyword": {"shares_keyword": True},
            "share|shares a keyword with {me}": {"shares_keyword": True},
            "are|is named {names}": {"named": "$names"},
            "named {names}": {"named": "$names"},
            "within {digit} squares": {"within": "$digit"},
            "have|has a higher point value than {me}": {"compared": "higher"},
            "have|has a lower point value than {me}": {"compared": "lower"},
            "can use {powers_or}": {"can_use": "$powers_or"},
            "occupy|occupies {terrains} terrain": {"on": "$terrains"},
        },
    )
    grammar.rules("held", HELD)
    add_receivers(grammar)
    grammar.rules("some_tokens", SOME)
    grammar.made(
        "some_tokens",  # of a number nobody says whether more would do, so that no name begins with one
        "{proper} tokens",
        lambda slots: None if slots["proper"][:1].isdigit() else {"name": slots["proper"], "least": 1},
        lambda value: (
            iter([{"proper": value["name"]}])
            if isinstance(value, dict) and value.keys() == {"name", "least"} and value["least"] == 1
            else iter(())
        ),
    )
    grammar.rule("terrains", "{terrain}", ["$terrain"])
    grammar.rule("terrains", "{first:terrain} or {second:terrain}", ["$first", "$second"])
    grammar.rule(
        "terrains", "{first:terrain} , {second:terrain} ?, or {third:terrain}", ["$first", "$second", "$third"]
    )
    for word in TERRAINS:
        grammar.rule("terrain", word, word)
    add_sizes(grammar)
    _lists(grammar)
    for several, one, meaning in NAMES_OF_CHARACTERS:
        _nouns(grammar, "characters", several, "", meaning)
        _nouns(grammar, "character", one, "a|an", meaning)
    _named_bystanders(grammar)
    for several, one, meaning in NAMES_OF_CHARACTERS:
        _others(grammar, one, meaning)
        # of those who get something alone: whoever attacks all of some need not be who attacks any of them
        for template in (
            f"all {{before}} {several}",
            f"all {{before}} {several} {{behinds}}",
            f"all {several} {{behinds}}",
        ):
            grammar.rule("all", template, _said(template, meaning))
    grammar.rule("character", "{me}", {"itself": True})


def _said(template: str, meaning: dict[str, Value], **more: Value) -> dict[str, Value]:
    """Return what a noun means with what stands before and behind it."""
    around = [slot for slot in ("before", "behinds") if f"{{{slot}}}" in template]
    return {**meaning, **more} | ({"*": around} if around else {})


def _others(grammar: Grammar, noun: str, meaning: dict[str, Value]) -> None:
    """Add "another friendly character"."""
    for template in (
        f"another {noun}",
        f"another {noun} {{behinds}}",
        f"another {{before}} {noun}",
        f"another {{before}} {noun} {{behinds}}",
    ):
        grammar.rule("character", template, _said(template, meaning, other=True))
    form = _said("{before}", meaning, other=True, any="$either")
    grammar.rule("character", f"another {{before}} {noun} {{either}}", form)


def _nouns(grammar: Grammar, kind: str, noun: str, article: str, meaning: dict[str, Value]) -> None:
    for template in (
        f"{article} {noun}",
        f"{article} {noun} {{behinds}}",
        f"{article} {{before}} {noun}",
        f"{article} {{before}} {noun} {{behinds}}",
    ):
        grammar.rule(kind, template, _said(template, meaning))
        if "behinds" not in template and kind == "character":
            # of one of them both keywords are asked; of several it might be one of each
            two = f"{template} with the {{a:single}} and {{b:single}} keywords"
            grammar.rule(kind, two, _said(template, meaning, keyword=["$a"], any=[{"keyword": ["$b"]}]))
        if template != f"{article} {noun} {{behinds}}":
            grammar.rule(kind, f"{template} {{either}}", _said(template, meaning, any="$either"))


def _named_bystanders(grammar: Grammar) -> None:
    """Add "friendly Ember Imp bystanders": those of that name; a sentence may begin with another word in capitals."""

    def make(slots: Slots) -> Value | None:
        name = slots["proper"]
        if name.split()[0].casefold() in NO_NAMES or name[:1].isdigit():
            return None
        return merged(slots.get("before", {}), {"bystander": True, "named": [name]})

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, dict) and value.get("bystander") is True and len(value.get("named", ())) == 1:
            rest = {key: each for key, each in value.items() if key not in ("bystander", "named")}
            yield {"proper": value["named"][0], **({"before": rest} if rest else {})}

    for kind, noun, article in (
        ("characters", "bystanders", ""),
        ("character", "bystander", "a|an"),
        ("plural", "bystanders", ""),
        ("singular", "bystander", ""),
    ):
        for before in ("", "{before}"):
            grammar.made(kind, f"{article} {before} {{proper}} {noun}", make, split)


def _lists(grammar: Grammar) -> None:
    """Lists of names with commas and "or" or "and" between: as many as cards print."""
    for kind, one, joint in (
        ("keywords", "single", "or"),
        ("names", "single", "or"),
        ("powers_or", "power", "or"),
        ("powers_both", "power", "and"),
        ("powers", "ability", "and"),
    ):
        grammar.rule(kind, f"{{a:{one}}}", ["$a"])
        grammar.rule(kind, f"{{a:{one}}} {joint} {{b:{one}}}", ["$a", "$b"])
        grammar.rule(kind, f"{{a:{one}}} , {{b:{one}}} ?, {joint} {{c:{one}}}", ["$a", "$b", "$c"])
        grammar.rule(kind, f"{{a:{one}}} , {{b:{one}}} , {{c:{one}}} ?, {joint} {{d:{one}}}", ["$a", "$b", "$c", "$d"])
