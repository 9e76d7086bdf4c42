"""When an effect counts: "if Hollis occupies water terrain", "while adjacent to a friendly character" (20.9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.characters import NAMES_OF_CHARACTERS
from engine.heroclix.cards.grammar import Grammar, Phrase, Slots, Value
from engine.heroclix.cards.listed import LISTED
from engine.heroclix.cards.timing.forces import ON_THE_FORCE, OUTNUMBERED, RANKS, SO_MANY_NEAR

__all__ = ["OF_ITSELF", "PREDICATES", "add_conditions", "add_near"]

# of the character itself, behind "Hollis" or a pronoun
OF_ITSELF = {
    "occupies {terrains} terrain": {"on": "$terrains"},
    "is occupying {terrains} terrain": {"on": "$terrains"},
    "occupies a square of {terrains} terrain": {"on": "$terrains"},
    "is standing in|on {terrains} terrain": {"on": "$terrains"},
    "is in or adjacent to {terrain} terrain": {"any": [{"on": ["$terrain"]}, {"beside": ["$terrain"]}]},
    "is in or adjacent to a square of {terrain} terrain": {"any": [{"on": ["$terrain"]}, {"beside": ["$terrain"]}]},
    "is occupying or adjacent to a square of {terrain} terrain": {
        "any": [{"on": ["$terrain"]}, {"beside": ["$terrain"]}]
    },
    "is in|on {terrains} terrain": {"on": "$terrains"},
    "is adjacent to {terrains} terrain": {"beside": "$terrains"},
    "occupies your|his|her|its ?own starting area": {"area": "own"},
    "is occupying your|his|her|its ?own starting area": {"area": "own"},
    "is in|within your|his|her|its ?own starting area": {"area": "own"},
    "isn't in|within your|his|her|its ?own starting area": {"unless": {"area": "own"}},
    "is outside ?of your|his|her|its ?own starting area": {"unless": {"area": "own"}},
    "occupies an opponent's starting area": {"area": "others"},
    "is in|occupying an opponent's|opposing starting area": {"area": "others"},
    "occupies a|any starting area": {"area": "any"},
    "is in|occupying a|any starting area": {"area": "any"},
    "has|have {held}": {"tokens": "$held"},
    "has|have two|2 or more action tokens": {"tokens": {"least": 2}},
    "doesn't|don't have two|2 action tokens": {"tokens": {"most": 1}},  # nobody has more than two (13.3)
    "doesn't have any action tokens": {"tokens": {"most": 0}},
    "doesn't have an action token": {"tokens": {"most": 0}},
    "does not have an|any action token|tokens": {"tokens": {"most": 0}},
    "hasn't moved or been placed this turn": {"moved_or_placed": False},
    "hasn't been moved or placed this turn": {"moved_or_placed": False},
    "has not been moved or placed this turn": {"moved_or_placed": False},
    "hasn't ?been moved this turn": {"moved": False},
    "has not ?been moved this turn": {"moved": False},
    "has ?been moved this turn": {"moved": True},
    "was moved this turn": {"moved": True},
    "wasn't moved this turn": {"moved": False},
    "moved this turn": {"moved": True},
    "moved or was placed this turn": {"moved_or_placed": True},
    "has moved or been placed this turn": {"moved_or_placed": True},
    "hasn't been placed this turn": {"placed": False},
    "has been placed this turn": {"placed": True},
    "was placed this turn": {"placed": True},
    "isn't adjacent to {somebody}": {"count": [{"of": {"adjacent": True, "*": ["somebody"]}, "most": 0}]},
    "is not adjacent to {somebody}": {"count": [{"of": {"adjacent": True, "*": ["somebody"]}, "most": 0}]},
    "isn't within {digit} squares of {somebody}": {
        "count": [{"of": {"within": "$digit", "*": ["somebody"]}, "most": 0}]
    },
    "isn't within {digit} squares of another {singular}": {
        "count": [{"of": {"within": "$digit", "other": True, "*": ["singular"]}, "most": 0}]
    },
    "isn't adjacent to another {singular}": {
        "count": [{"of": {"adjacent": True, "other": True, "*": ["singular"]}, "most": 0}]
    },
    "is adjacent to a square of {terrain} terrain": {"beside": ["$terrain"]},
    "is equipped or holding an object": {"any": [{"equipped": True}, {"holds": True}]},
    "doesn't occupy {terrains} terrain": {"unless": {"on": "$terrains"}},
    "does not occupy {terrains} terrain": {"unless": {"on": "$terrains"}},
    "isn't occupying {terrains} terrain": {"unless": {"on": "$terrains"}},
    "is holding an object": {"holds": True},
    "isn't holding an object": {"holds": False},
    "has|have {some_tokens}": {"named_tokens": "$some_tokens"},
    "doesn't have a|any {proper} token|tokens": {"named_tokens": {"name": "$proper", "most": 0}},
    "has exactly {digit} action tokens": {"tokens": {"least": "$digit", "most": "$digit"}},
    "is elevated": {"on": ["elevated"]},
    "is on an elevated square": {"on": ["elevated"]},
    "did not move this turn": {"moved": False},
    "is on the map": {"on_the_map": True},
    "has a pilot": {"pilot": True},
    "doesn't have a pilot": {"pilot": False},
    "is closer to an opponent's starting area than his|her|its ?own": {"nearer": "others"},
    "is closer to your starting area than an opponent's": {"nearer": "own"},
    "is not occupying {terrains} terrain": {"unless": {"on": "$terrains"}},
    "is not in|on {terrains} terrain": {"unless": {"on": "$terrains"}},
    "occupies or is adjacent to {terrain} terrain": {"any": [{"on": ["$terrain"]}, {"beside": ["$terrain"]}]},
    "is occupying or adjacent to {terrain} terrain": {"any": [{"on": ["$terrain"]}, {"beside": ["$terrain"]}]},
    "is adjacent to or occupying {terrain} terrain": {"any": [{"beside": ["$terrain"]}, {"on": ["$terrain"]}]},
    "is adjacent to or occupies {terrain} terrain": {"any": [{"beside": ["$terrain"]}, {"on": ["$terrain"]}]},
    "was carried this turn": {"carried": True},
    "has been carried this turn": {"carried": True},
    "hasn't been carried this turn": {"carried": False},
    "wasn't carried this turn": {"carried": False},
    "has been given a costed|non-free action this turn": {"acted": True},
    "was given a costed|non-free action this turn": {"acted": True},
    "hasn't been given a costed|non-free action this turn": {"acted": False},
    "didn't move this turn": {"moved": False},
    "has not been placed this turn": {"placed": False},
    "has not moved or been placed this turn": {"moved_or_placed": False},
    "wasn't moved or placed this turn": {"moved_or_placed": False},
    "has been moved or placed this turn": {"moved_or_placed": True},
    "was moved or placed this turn": {"moved_or_placed": True},
    "is holding an object or equipped": {"any": [{"holds": True}, {"equipped": True}]},
    "isn't on {terrains} terrain": {"unless": {"on": "$terrains"}},
    **{
        f"is {words}": {"ranked": rank}
        for rank in ("lowest", "highest")
        for words in (
            f"the {rank} point|points character on your force",
            f"the character with the {rank} points on your force",
            f"the character on your force with the {rank} point value|values",
            f"the character with the {rank} point value on your force",
        )
    },
    "is on click {click} or later|higher": {"click": {"least": "$click"}},
    "is equipped": {"equipped": True},
    "isn't equipped": {"equipped": False},
    "is on click {clicks}": {"click": "$clicks"},
    "is on clicks {clicks}": {"click": "$clicks"},
    "can use {powers_or}": {"can_use": "$powers_or"},
    "can't use {powers_or}": {"lacks": "$powers_or"},
    "is {digit} points": {"points": {"least": "$digit", "most": "$digit"}},
    "is {digit} points or more": {"points": {"least": "$digit"}},
    "is {digit} points or less": {"points": {"most": "$digit"}},
    **{  # whoever begins the game on the line of a point value is on the starting force for that value (1.7a)
        f"{began} on the {{digit}} - point starting line": {
            "points": {"least": "$digit", "most": "$digit"},
            "itself": {"starting_force": True},
        }
        for began in ("began|starts|started the game", "starts|started")
    },
    "is a {kind_of_character}": {"itself": "$kind_of_character"},
    "isn't a {kind_of_character}": {"unless": {"itself": "$kind_of_character"}},
    "can use ?the {team}": {"itself": {"team_ability": ["$team"]}},
    "has {sizes}": {"itself": {"size": "$sizes"}},
    "has {signed_symbol}": {"can_use": "$signed_symbol"},
    "doesn't have {signed_symbol}": {"lacks": "$signed_symbol"},
    "has the {keywords} keyword|keywords": {"itself": {"keyword": "$keywords"}},
    "is on|part ?of a themed team": {"themed": True},
    "is on|part ?of the|a|any listed themed team": {"themed": [LISTED]},
    "isn't on|part ?of the|a|any listed themed team": {"unless": {"themed": [LISTED]}},
    "isn't on|part ?of a themed team": {"unless": {"themed": True}},
    "is on|part ?of a|an {keywords} themed team": {"themed": "$keywords"},
    "isn't on|part ?of a|an {keywords} themed team": {"unless": {"themed": "$keywords"}},
}
# tokens on the card that a trait stands on are its character's (21.5)
ON_THE_CARD = {
    "this card has {some_tokens}": {"named_tokens": "$some_tokens"},
    "there is|are {some_tokens} on this card": {"named_tokens": "$some_tokens"},
    "there is|are {some_tokens} on {me}": {"named_tokens": "$some_tokens"},
    "{selfs} card has {some_tokens}": {"named_tokens": "$some_tokens"},
}
FORCES = {
    "an opposing|opponent's force has more characters than yours|your ?force": {"outnumbered": True},
    "your force has fewer characters than an|your opponent's|opposing ?force": {"outnumbered": True},
    "you have fewer characters than an|your opponent": {"outnumbered": True},
    "your opponent's force has more characters than yours": {"outnumbered": True},
    "an opponent has more characters than you": {"outnumbered": True},
    "an opposing|opponent's force has {more} character|characters": {"opposing_force": {"*": ["more"]}},
    "your force is a themed team": {"themed": True},
    "you have a themed team": {"themed": True},
    "your force is a|an {keywords} themed team": {"themed": "$keywords"},
    "your force isn't a themed team": {"unless": {"themed": True}},
}
# where somebody else has to be, in the words behind "Hollis is" and behind nothing
NEAR = {
    "adjacent to {character}": {"of": {"adjacent": True, "*": ["character"]}, "least": 1},
    "adjacent to {more} {singular}": {"of": {"adjacent": True, "*": ["singular"]}, "*": ["more"]},
    "adjacent to {more} {plural}": {"of": {"adjacent": True, "*": ["plural"]}, "*": ["more"]},
    "not within {digit} squares of {somebody}": {"of": {"within": "$digit", "*": ["somebody"]}, "most": 0},
    "not within {digit} squares of another {singular}": {
        "of": {"within": "$digit", "other": True, "*": ["singular"]},
        "most": 0,
    },
    "adjacent to {plural}": {"of": {"adjacent": True, "*": ["plural"]}, "least": 1},
    "adjacent to no {plural}": {"of": {"adjacent": True, "*": ["plural"]}, "most": 0},
    "within {digit} squares of no {plural}": {"of": {"within": "$digit", "*": ["plural"]}, "most": 0},
    "not adjacent to {somebody}": {"of": {"adjacent": True, "*": ["somebody"]}, "most": 0},
    "not adjacent to another {singular}": {"of": {"adjacent": True, "other": True, "*": ["singular"]}, "most": 0},
    "within {digit} squares of {character}": {"of": {"within": "$digit", "*": ["character"]}, "least": 1},
    "within {digit} squares of {more} {plural}": {"of": {"within": "$digit", "*": ["plural"]}, "*": ["more"]},
    "within {digit} squares and line of fire of {character}": {
        "of": {"within": "$digit", "sees": True, "*": ["character"]},
        "least": 1,
    },
}
IN_SIGHT: dict[str, dict[str, Value]] = {
    "range": {"in_range": True},
    "range and line of fire": {"in_range": True, "line_of_fire": True},
    "line of fire": {"line_of_fire": True},
    "{digit} squares and line of fire": {"within": "$digit", "line_of_fire": True},
}
COUNTED: dict[str, Value] = {
    "no {singular} is on the map": {"of": {"*": ["singular"]}, "most": 0},
    "no {singular} has used {powers_or} this turn": {"of": {"used": "$powers_or", "*": ["singular"]}, "most": 0},
    "no {singular} is adjacent": {"of": {"adjacent": True, "*": ["singular"]}, "most": 0},
    "no {singular} is adjacent to {me}": {"of": {"adjacent": True, "*": ["singular"]}, "most": 0},
    "no {singular} is within {digit} squares": {"of": {"within": "$digit", "*": ["singular"]}, "most": 0},
    "no {singular} is within {digit} squares of {me}": {"of": {"within": "$digit", "*": ["singular"]}, "most": 0},
    "{absent} isn't on the map": {"of": {"*": ["absent"]}, "most": 0},
    "{absent} is not on the map": {"of": {"*": ["absent"]}, "most": 0},
    "no {plural} are within {digit} squares of {me}": {"of": {"within": "$digit", "*": ["plural"]}, "most": 0},
    "{more} {plural} are within {digit} squares": {"of": {"within": "$digit", "*": ["plural"]}, "*": ["more"]},
    "{more} {plural} are within {digit} squares of {me}": {"of": {"within": "$digit", "*": ["plural"]}, "*": ["more"]},
    "{self} is the only friendly character within {digit} squares": {
        "of": {"side": "friends", "other": True, "within": "$digit"},
        "most": 0,
    },
    "{character} is on the map": {"of": {"*": ["character"]}, "least": 1},
    "there is {character} on the map": {"of": {"*": ["character"]}, "least": 1},
    "there is {character}": {"of": {"*": ["character"]}, "least": 1},
    "there's {character} on the map": {"of": {"*": ["character"]}, "least": 1},
    "{more} {plural} are on the map": {"of": {"*": ["plural"]}, "*": ["more"]},
    "{more} {plural} are adjacent": {"of": {"adjacent": True, "*": ["plural"]}, "*": ["more"]},
    "{more} {plural} are adjacent to {me}": {"of": {"adjacent": True, "*": ["plural"]}, "*": ["more"]},
    "there are {more} adjacent {plural}": {"of": {"adjacent": True, "*": ["plural"]}, "*": ["more"]},
    "there are {more} {plural} within {digit} squares": {"of": {"within": "$digit", "*": ["plural"]}, "*": ["more"]},
    "{self} is the only friendly character on the map": {"of": {"side": "friends", "other": True}, "most": 0},
    "there are no other friendly characters on the map": {"of": {"side": "friends", "other": True}, "most": 0},
    "no {plural} are on the map": {"of": {"*": ["plural"]}, "most": 0},
    "no {plural} are adjacent": {"of": {"adjacent": True, "*": ["plural"]}, "most": 0},
    "no {plural} are adjacent to {me}": {"of": {"adjacent": True, "*": ["plural"]}, "most": 0},
    "no {plural} are within {digit} squares": {"of": {"within": "$digit", "*": ["plural"]}, "most": 0},
    "there are no {plural} within {digit} squares of {me}": {"of": {"within": "$digit", "*": ["plural"]}, "most": 0},
    "you have {more} {plural} on the map": {"of": {"side": "friends", "*": ["plural"]}, "*": ["more"]},
    "you have {character} on the map": {"of": {"side": "friends", "*": ["character"]}, "least": 1},
    "there are no {plural} on the map": {"of": {"*": ["plural"]}, "most": 0},
    "there are no {plural}": {"of": {"*": ["plural"]}, "most": 0},
    "there are {more} {plural}": {"of": {"*": ["plural"]}, "*": ["more"]},
    "there are {more} {plural} on the map": {"of": {"*": ["plural"]}, "*": ["more"]},
    **{
        f"there is {{character}} within {where}": {"of": {**near, "*": ["character"]}, "least": 1}
        for where, near in IN_SIGHT.items()
    },
    **{
        f"{{more}} {{plural}} are within {where}": {"of": {**near, "*": ["plural"]}, "*": ["more"]}
        for where, near in IN_SIGHT.items()
    },
    "{character} is adjacent": {"of": {"adjacent": True, "*": ["character"]}, "least": 1},
    "{character} is adjacent to {me}": {"of": {"adjacent": True, "*": ["character"]}, "least": 1},
    "{character} is adjacent to {other_me}": {"of": {"adjacent": True, "*": ["character"]}, "least": 1},
    "{character} is within {digit} squares": {"of": {"within": "$digit", "*": ["character"]}, "least": 1},
    "{character} is within {digit} squares of {me}": {"of": {"within": "$digit", "*": ["character"]}, "least": 1},
}
PREDICATES = {
    "has the {keywords} keyword|keywords": {"keyword": "$keywords"},
    "can use {powers_or}": {"can_use": "$powers_or"},
    "has {held}": {"tokens": "$held"},
    "has {some_tokens}": {"named_tokens": "$some_tokens"},
    "occupies {terrains} terrain": {"on": "$terrains"},
    "is equipped": {"equipped": True},
    "is within line of fire": {"line_of_fire": True},
    "is within {digit} squares and line of fire": {"within": "$digit", "line_of_fire": True},
    "is within range and line of fire": {"in_range": True, "line_of_fire": True},
    "is within range": {"in_range": True},
    "is {beside_other}": {"*": ["beside_other"]},
    "shares a keyword": {"shares_keyword": True},
    "shares a keyword with {me}": {"shares_keyword": True},
}
MORE = {
    "more than one": {"least": 2},
    "{away}": {"least": "$away"},
    "{number} or more": {"least": "$number"},
    "at least {number}": {"least": "$number"},
    "exactly|only {number:so_many_and_no_more}": {"least": "$number", "most": "$number"},
    "{number} or fewer|less": {"most": "$number"},
}
TURNS = {
    "it's your turn": {"turn": "own"},
    "it is your turn": {"turn": "own"},
    "it's not your turn": {"turn": "others"},
    "it isn't your turn": {"turn": "others"},
    "it is not your turn": {"turn": "others"},
    "it's an opponent's turn": {"turn": "others"},
    "it's your opponent's turn": {"turn": "others"},
}
# behind or before what counts in it
DURING = {
    "during|on your turn": {"turn": "own"},
    "during|on your turns": {"turn": "own"},
    "during|on an|your opponent's turn": {"turn": "others"},
    "during|on opponents'|opponent's turn": {"turn": "others"},
    "during|on opponents'|opponent's turns": {"turn": "others"},
    "during|on each|any opponent's turn": {"turn": "others"},
}


def add_conditions(grammar: Grammar) -> None:
    """Give the grammar what holds of a character, and the moments of attacks."""
    grammar.rules("of_itself", {**OF_ITSELF, **RANKS})
    for kind, templates in (("near", NEAR), ("counted", {**COUNTED, **SO_MANY_NEAR})):
        for template, meaning in templates.items():
            add_near(grammar, kind, template, meaning)
    grammar.rules("counted", ON_THE_FORCE)
    grammar.rules("more", MORE)
    grammar.rules("predicate", PREDICATES)
    for template in (
        *("{character} is on your force", "there is {character} on your force"),
        "your force has|includes {character}",
    ):
        friendly = Phrase.of(template, {"of": {"*": ["character"]}, "force": True, "least": 1})
        _on_the_force(grammar, template, friendly)
    for template in ("there are {more} {plural} on your force", "your force has|includes {more} {plural}"):
        friendly = Phrase.of(template, {"of": {"*": ["plural"]}, "force": True, "*": ["more"]})
        _on_the_force(grammar, template, friendly, "plural")
    form = Phrase.of("{character} {predicate}", {"of": {"*": ["character", "predicate"]}, "least": 1})
    grammar.made("counted", "{character} {predicate}", lambda slots: _of_others(form.make(slots)), form.split)
    grammar.rules("turns", TURNS)
    grammar.rules("kind_of_character", {one: form for _, one, form in NAMES_OF_CHARACTERS if form})
    grammar.rule("kind_of_character", "standard character", {"standard": True})
    grammar.rules("turns", {**FORCES, **OUTNUMBERED, **ON_THE_CARD})
    grammar.rules("during", DURING)
    for several, one, meaning in NAMES_OF_CHARACTERS:
        _noun(grammar, "plural", several, meaning)
        _noun(grammar, "singular", one, meaning)
        for begin in ("a", "an", "any"):
            _noun(grammar, "somebody", f"{begin} {one}", meaning, begin)
        grammar.rule("somebody", f"any {{before}} {several}", {**meaning, "*": ["before"]})
    grammar.rule("clicks", "{click}", {"least": "$click", "most": "$click"})
    grammar.rule("one_condition", "{self} {of_itself}", {"*": ["of_itself"]})
    grammar.rule("one_condition", "{self} is {near}", {"count": ["$near"]})
    grammar.rule("one_condition", "{counted}", {"count": ["$counted"]})
    grammar.rule("one_condition", "{turns}", {"*": ["turns"]})
    grammar.rule("condition", "{one_condition}", {"*": ["one_condition"]})
    grammar.rule("all_of", "{one_condition}", {"*": ["one_condition"]})
    grammar.rule("all_of", "{one_condition} and {other:all_of}", {"*": ["one_condition", "other"]})
    grammar.rule("condition", "{one_condition} and {other:all_of}", {"*": ["one_condition", "other"]})
    grammar.rule("bare", "{near}", {"count": ["$near"]})  # "but only if adjacent to …": whoever was spoken of
    grammar.rule("absent", "a|an {singular}", "$singular")
    grammar.rule(
        "condition",
        "{self} is adjacent to {a:character} and {b:character}",
        {
            "count": [
                {"of": {"adjacent": True, "*": ["a"]}, "least": 1},
                {"of": {"adjacent": True, "*": ["b"]}, "least": 1},
            ]
        },
    )
    grammar.rule("condition", "{self} {of_itself} and {other:of_itself}", {"*": ["of_itself", "other"]})
    grammar.rule("condition", "{self} {of_itself} or {other:of_itself}", {"any": ["$of_itself", "$other"]})
    grammar.rule("condition", "{self} {of_itself} or is {near}", {"any": ["$of_itself", {"count": ["$near"]}]})
    grammar.rule("condition", "{self} {of_itself} or {other:one_condition}", {"any": ["$of_itself", "$other"]})
    counted: Value = {"any": [{"count": ["$counted"]}, "$other"]}
    grammar.rule("condition", "{counted} or {other:one_condition}", counted)


def _noun(grammar: Grammar, kind: str, noun: str, meaning: dict[str, Value], article: str = "") -> None:
    """Add what characters are called, with what may stand before and behind it."""
    bare = noun.removeprefix(article).strip()
    grammar.rule(kind, noun, meaning)
    grammar.rule(kind, f"{noun} {{behinds}}", {**meaning, "*": ["behinds"]})
    grammar.rule(kind, f"{article} {{before}} {bare}", {**meaning, "*": ["before"]})
    grammar.rule(kind, f"{article} {{before}} {bare} {{behinds}}", {**meaning, "*": ["before", "behinds"]})


def add_near(grammar: Grammar, kind: str, template: str, meaning: Value) -> None:
    """Add where somebody else has to be; who may be the character itself is near itself always, and is not meant.

    Nor is it adjacent to itself ever (6.3a): "adjacent to Hollis" is said of others, who are no condition of its own.
    """
    form = Phrase.of(template, meaning)

    grammar.made(kind, template, lambda slots: _of_others(form.make(slots)), form.split)


def _on_the_force(grammar: Grammar, template: str, form: Phrase, slot: str = "character") -> None:
    """Add that a friendly character is on the force, or several of some kind: any are counted in other words."""

    def able(slots: Slots) -> bool:
        return slots[slot].get("side") == "friends" and (slot == "character" or len(slots[slot]) > 1)

    def make(slots: Slots) -> Value | None:
        return form.make(slots) if able(slots) else None

    def split(value: Value) -> Iterator[Slots]:
        yield from (slots for slots in form.split(value) if able(slots))

    grammar.made("counted", template, make, split)


def _of_another(count: Value) -> Value:
    """Return a count of others; what is said of the character itself is a condition of its own."""
    return None if count is None or "itself" in count["of"] else count


def _of_others(count: Value) -> Value:
    """Return a count of others; of those near, or in sight of, a character it would itself be one always."""
    made = _of_another(count)
    near = made is not None and not made["of"].keys().isdisjoint(("within", "in_range", "line_of_fire", "sees"))
    shared = made is not None and "shares_keyword" in made["of"] and "adjacent" not in made["of"]
    near = near or shared  # its own keywords it shares itself
    return None if made is None or (near and _may_be_itself(made["of"])) else made


def _may_be_itself(those: dict[str, Value]) -> bool:
    return those.get("side") != "opponents" and not those.get("other") and "named" not in those
