"""Terrain markers that cards speak of: "adjacent to one of his Barrier markers" (17, 21.6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Reading, Value
from engine.heroclix.cards.phrases import NOUNS

__all__ = ["add_markers"]

KINDS = {"Smoke Cloud": "smoke", "Barrier": "barrier", "debris": "debris"}
MADE_BY = {"smoke-cloud": "smoke", "barrier": "barrier"}  # powers, and the markers that they generate
MARKER, MARKERS = "marker|Marker", "markers|Markers"


def add_markers(grammar: Grammar) -> None:
    """Give the grammar the markers near somebody, those of the character itself and any."""
    for words, kind in KINDS.items():
        grammar.rule("marker", f"{words} {MARKER}", {"kind": kind})
        grammar.rule("markers", f"{words} {MARKERS}", {"kind": kind})
    grammar.primitive("maker", _maker, "self")
    grammar.rule("one_marker", "{marker} generated|placed by {maker}", {"own": True, "*": ["marker"]})
    grammar.rule("one_marker", "{marker}", {"*": ["marker"]})
    grammar.rule("own_marker", "one of {selfs} {markers}", {"own": True, "*": ["markers"]})
    grammar.rule("own_markers", "{selfs} {markers}", {"own": True, "*": ["markers"]})
    grammar.primitive("these_markers", _these)
    _near(grammar)
    _objects(grammar)
    for verb in ("occupies", "is occupying", "is on"):
        grammar.rule("of_itself", f"{verb} a|an terrain {MARKER}", {"markers": {"on": True}})
        grammar.rule("of_itself", f"{verb} a|an {{one_marker}}", {"markers": {"on": True, "*": ["one_marker"]}})
        grammar.rule("of_itself", f"{verb} {{own_marker}}", {"markers": {"on": True, "*": ["own_marker"]}})
    _of_terrain(grammar)
    for where, near in (("adjacent to", {"adjacent": True}), ("within {digit} squares of", {"within": "$digit"})):
        grammar.rule("of_itself", f"is {where} a|an {{one_marker}}", {"markers": {**near, "*": ["one_marker"]}})
        grammar.rule("of_itself", f"is {where} {{own_marker}}", {"markers": {**near, "*": ["own_marker"]}})
    grammar.rule("per", "for each|every adjacent {one_marker}", {"markers": {"adjacent": True, "*": ["one_marker"]}})
    grammar.rule(
        "per",
        "for each|every {one_marker} within {digit} squares",
        {
            "markers": {"within": "$digit", "*": ["one_marker"]},
        },
    )
    free = {"objects": {"within": "$number"}}
    grammar.rule("per", "for each|every unheld object within {number} squares", free)
    for either in ("unheld object or {marker}", "{marker} or unheld object"):
        both = {"markers": {"within": "$number", "*": ["marker"]}, **free}
        grammar.rule("per", f"for each|every {either} within {{number}} squares", both)


def _of_terrain(grammar: Grammar) -> None:
    """Add terrain markers of any kind, near or under the character itself or those whom a sentence speaks of."""
    on, beside = {"markers": {"on": True}}, {"markers": {"adjacent": True}}
    one = f"a|an|any terrain {MARKER}"
    for verb in ("occupies a square with", "is in|on a square with", "is in"):
        grammar.rule("of_itself", f"{verb} {one}", on)
    grammar.rule("of_itself", f"is adjacent to {one}", beside)
    grammar.rule("of_itself", f"is within {{digit}} squares of {one}", {"markers": {"within": "$digit"}})
    for either in ("occupies or is adjacent to", "is occupying or adjacent to"):
        grammar.rule("of_itself", f"{either} {one}", {"any": [on, beside]})
    for words, where in (("", on), ("not ", {"unless": on})):
        grammar.rule("bare", f"{words}occupying {one}", where)
    for slot in ("a|an {one_marker}", "{own_marker}"):
        name = slot.partition("{")[2].rstrip("}")
        grammar.rule("bare", f"occupying {slot}", {"markers": {"on": True, "*": [name]}})
        grammar.rule("bare", f"adjacent to {slot}", {"markers": {"adjacent": True, "*": [name]}})
    grammar.rule("bare", f"adjacent to {one}", beside)
    for verb in ("doesn't occupy", "isn't occupying", "is not occupying"):
        grammar.rule("of_itself", f"{verb} {one}", {"unless": on})
    for many in (one, f"terrain {MARKERS}"):
        grammar.rule("behind", f"occupying {many}", on)
        grammar.rule("behind", f"that|who occupy|occupies {many}", on)
        grammar.rule("behind", f"that|who is|are occupying {many}", on)
        grammar.rule("behind", f"adjacent to {many}", beside)
        grammar.rule("behind", f"that|who is|are adjacent to {many}", beside)
    for many in ("a|an {marker}", "{marker:markers}"):
        for are in ("", "that|who is|are"):
            grammar.rule("behind", f"{are} occupying {many}", {"markers": {"on": True, "*": ["marker"]}})
            grammar.rule("behind", f"{are} adjacent to {many}", {"markers": {"adjacent": True, "*": ["marker"]}})
        grammar.rule("behind", f"that|who occupy|occupies {many}", {"markers": {"on": True, "*": ["marker"]}})


def _near(grammar: Grammar) -> None:
    """Add which markers those are near or on whom a sentence speaks of."""
    for are in ("", "that|who is|are"):
        grammar.rule(
            "behind", f"{are} adjacent to {{own_marker}}", {"markers": {"adjacent": True, "*": ["own_marker"]}}
        )
        grammar.rule(
            "behind",
            f"{are} adjacent to {{some}} or more of {{own_markers}}",
            {
                "markers": {"adjacent": True, "least": "$some", "*": ["own_markers"]},
            },
        )
        smoke = {"markers": {"kind": "smoke", "own": True, "on": True}}
        for terrain in ("Smoke terrain ?marker|markers generated by {me}", "{selfs} Smoke terrain ?marker|markers"):
            grammar.rule("behind", f"{are} occupying {terrain}", smoke)
        grammar.rule("behind", f"{are} occupying {{own_marker}}", {"markers": {"on": True, "*": ["own_marker"]}})
        beside = {"markers": {"adjacent": True, "*": ["own_markers"]}}
        grammar.rule("behind", f"{are} adjacent to {{own_markers}}", beside)
        grammar.rule("behind", f"{are} occupying {{own_markers}}", {"markers": {"on": True, "*": ["own_markers"]}})
        grammar.rule("behind", f"{are} occupying {{these_markers}}", {"markers": {"on": True, "*": ["these_markers"]}})
        grammar.rule(
            "either",
            f"{are} adjacent to {{me}} or {{own_marker}}",
            [
                {"adjacent": True},
                {"markers": {"adjacent": True, "*": ["own_marker"]}},
            ],
        )


KINDS_OF_OBJECTS = frozenset(
    ("Light", "Heavy", "Standard", "Special", "Immobile", "Relic", "Equipment", "Object", "Objects", "Action")
)
# where objects are, behind somebody and behind "that"; what is held is off the map (17.6)
PLACES: dict[str, list[Value]] = {
    "adjacent to": ["adjacent"],
    "holding": ["held"],
    "occupying or adjacent to": ["on", "adjacent"],
    "adjacent to or occupying": ["adjacent", "on"],
    "adjacent to , occupying the same square as ?, or holding": ["adjacent", "on", "held"],
    "that|who occupy|occupies or are|is adjacent to": ["on", "adjacent"],
    "that|who are|is adjacent to": ["adjacent"],
    "that|who are|is holding": ["held"],
    "that|who are|is occupying or adjacent to": ["on", "adjacent"],
}
OF_ITS_OWN: dict[str, list[Value]] = {
    "is adjacent to": ["adjacent"],
    "is holding": ["held"],
    "occupies or is adjacent to": ["on", "adjacent"],
    "is occupying or adjacent to": ["on", "adjacent"],
}


def _objects(grammar: Grammar) -> None:
    """Add which objects those are near or hold of whom a sentence speaks, by their names (17.1)."""
    grammar.primitive("thing", _thing)
    light: dict[str, Value] = {"named": "$thing", "weight": "light"}
    for words, meaning in (("{thing} object", {"named": "$thing"}), ("{thing} light object", light)):
        for many in (f"a|an {words}", f"1+ {words}|{words.rpartition(' ')[2]}s", f"one|1 or more {words}s"):
            grammar.rule("these_objects", many, meaning)
        grammar.rule("these_objects", f"{{more_than_one}} or more {words}s", {**meaning, "least": "$more_than_one"})
    for words, where in PLACES.items():
        grammar.rule("behind", f"{words} {{these_objects}}", {"objects": {"where": where, "*": ["these_objects"]}})
    for words, where in OF_ITS_OWN.items():
        near = {"objects": {"where": where, "*": ["these_objects"]}}
        grammar.rule("of_itself", f"{words} {{these_objects}}", {"itself": near})
    for weight in ("light", "heavy"):
        held: Value = {"objects": {"where": ["held"], "weight": weight}}
        grammar.rule("of_itself", f"is holding a {weight} object", {"itself": held})
        grammar.rule("behind", f"holding a {weight} object", held)
        grammar.rule("behind", f"that|who is|are holding a {weight} object", held)
    grammar.primitive("equipment", _equipment)
    worn: Value = {"objects": {"named": "$equipment", "where": ["equipment"]}}
    grammar.rule("of_itself", "is equipped with ?a|an|the {equipment}", {"itself": worn})
    grammar.rule("behind", "equipped with ?a|an|the {equipment}", worn)
    grammar.rule("behind", "that|who is|are equipped with ?a|an|the {equipment}", worn)


def _thing(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The name of an object or of equipment, which is none of the words for what kind of object it is (17.1)."""
    yield from ((name, end) for name, end in reading.at("single", place) if not KINDS_OF_OBJECTS & set(name.split()))


def _equipment(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The name of equipment; before it may stand its set and number, `ABC #s004`, which say of what printing it is."""
    words = [token.text for token in reading.tokens[place : place + 3]]
    coded = len(words) == 3 and words[0].isupper() and words[1] == "#" and words[2][1:].isdecimal()
    yield from reading.at("thing", place + 3 if coded else place)


def _maker(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """Whoever generated markers: the character itself, also as a pronoun that markers alone stand before."""
    found = reading.at("me", place)
    yield from found
    words = [token.low for token in reading.tokens[: place + 1]]
    alone = not (NOUNS - {"marker", "markers"}).intersection(words) and not reading.context.claimed
    if (
        not found
        and words[-1:] in (["him"], ["her"])
        and place < len(reading.tokens)
        and alone
        and reading.at("self", 0)
    ):
        yield "self", place + 1


def _these(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The markers of the one power at the head of the part: "these Barrier markers", or "generated by this power"."""
    kind = MADE_BY.get(reading.context.listed[0]) if len(reading.context.listed) == 1 else None
    if kind is None:
        return
    name = next(words for words, each in KINDS.items() if each == kind).split()
    for words in (["these", *name, "markers"], ["markers", "generated", "by", "this", "power"]):
        if [token.low for token in reading.tokens[place : place + len(words)]] == [word.casefold() for word in words]:
            yield {"own": True, "kind": kind}, place + len(words)
