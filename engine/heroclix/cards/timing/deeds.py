"""What somebody did, or had done to it, this turn or since: "was hit since your last turn" (20.9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_deeds"]

# what was done to a character, behind "Hollis was" or "that were"
DEEDS = {
    "attacked": "was-attacked",
    "targeted with|by an attack": "was-attacked",
    "targeted by|with an opponent's attack": "was-attacked-by-opponents",
    "attacked by an opposing character": "was-attacked-by-opponents",
    "hit": "was-hit",
    "hit by an attack": "was-hit",
    "hit by an opponent's|opposing attack": "was-hit-by-opponents",
    "hit by an opposing character": "was-hit-by-opponents",
    "damaged": "was-damaged",
    "damaged by an opponent's|opposing attack": "was-damaged-by-opponents",
}
# what it did, behind "Hollis", "Hollis has" or "that have"
MADE = {
    "attacked": "attacked",
    "made an attack": "attacked",
    "made attacks": "attacked",
    "missed": "missed",
    "missed with an attack": "missed",
    "hit with an attack": "hit",
}
# the same, behind "didn't"
PLAIN = {"attacked": "attack", "made an attack": "make an attack", "missed": "miss"}
# the same of what was done, told as something that it did
TOOK = {
    "damage": "was-damaged",
    "damage from an|any opponent's|opposing attack": "was-damaged-by-opponents",
    "damage from an attack made by an opposing character": "was-damaged-by-opponents",
}
SPANS = {"this turn": "this-turn", "since your last turn": "since-own-turn", "this game": "this-game"}
# what is said of whom it does not matter where anybody stands now
OF_ANYBODY = frozenset(("side", "other", "named", "keyword", "points", "bystander", "tag"))


def add_deeds(grammar: Grammar) -> None:
    """Add what somebody did or had done to it this turn, and since when."""
    for words, span in SPANS.items():
        for done, what in DEEDS.items():
            deed = {"what": what, "when": span}
            grammar.rule("of_itself", f"was {done} {words}", {"itself": {"did": deed}})
            grammar.rule("of_itself", f"has been {done} {words}", {"itself": {"did": deed}})
            grammar.rule("of_itself", f"wasn't {done} {words}", {"itself": {"didnt": deed}})
            grammar.rule("of_itself", f"hasn't been {done} {words}", {"itself": {"didnt": deed}})
            grammar.rule("behind", f"that|who was|were {done} {words}", {"did": deed})
            grammar.rule("behind", f"that|who has|have ?already been {done} {words}", {"did": deed})
            grammar.rule("behind", f"that|who wasn't|weren't {done} {words}", {"didnt": deed})
            grammar.rule("behind", f"that|who hasn't|haven't been {done} {words}", {"didnt": deed})
            _anybody(grammar, f"was {done} {words}", deed)
            _anybody(grammar, f"has been {done} {words}", deed)
        for made, what in MADE.items():
            _made(grammar, made, made, {"what": what, "when": span}, words)
        for damage, what in TOOK.items():
            _made(grammar, f"took {damage}", f"taken {damage}", {"what": what, "when": span}, words)
    grammar.rule("per", "for each|every KO'd {singular}", {"characters": "$singular", "gone": "this-game"})
    for words, span in (("this turn", "this-turn"), ("this game", "this-game")):
        for was in ("was", "has been"):
            grammar.rule("counted", f"{{character}} {was} KO'd {words}", {"of": "$character", "gone": span, "least": 1})
        grammar.rule(
            "per", f"for each {{singular}} that was|has ?been KO'd {words}", {"characters": "$singular", "gone": span}
        )
        grammar.rule("per", f"for each {{singular}} KO'd {words}", {"characters": "$singular", "gone": span})
        for were in ("were", "have been"):
            grammar.rule(
                "counted", f"{{more}} {{plural}} {were} KO'd {words}", {"of": "$plural", "gone": span, "*": ["more"]}
            )
        for none in ("no {plural} have been KO'd", "no {plural} were KO'd", "no {singular:plural} has been KO'd"):
            grammar.rule("counted", f"{none} {words}", {"of": "$plural", "gone": span, "most": 0})
        shared: dict[str, Value] = {"shares_keyword": True, "*": ["singular"]}
        grammar.rule(
            "per",
            f"for each {{singular}} that|who {{self}} shared|shares a keyword with that was|has ?been KO'd {words}",
            {"characters": shared, "gone": span},
        )


def _made(grammar: Grammar, did: str, done: str, deed: dict[str, Value], words: str) -> None:
    """Add what somebody did itself: "attacked this turn", "has attacked this turn" and that it hasn't."""
    for said in (did, f"has {done}"):
        grammar.rule("of_itself", f"{said} {words}", {"itself": {"did": deed}})
        _anybody(grammar, f"{said} {words}", deed)
    grammar.rule("of_itself", f"hasn't {done} {words}", {"itself": {"didnt": deed}})
    if (plain := PLAIN.get(did)) is not None:
        for not_ in ("didn't", "did not"):
            grammar.rule("of_itself", f"{not_} {plain} {words}", {"itself": {"didnt": deed}})
    grammar.rule("behind", f"that|who {did} {words}", {"did": deed})
    grammar.rule("behind", f"that|who has|have {done} {words}", {"did": deed})
    grammar.rule("behind", f"that|who hasn't|haven't {done} {words}", {"didnt": deed})


def _anybody(grammar: Grammar, words: str, deed: dict[str, Value]) -> None:
    """Add "a friendly character missed this turn": one that may have been KO'd since, or be off the map."""

    def make(slots: Slots) -> Value | None:
        those = slots["character"]
        return {"of": {**those, "did": deed}, "ever": True, "least": 1} if those.keys() <= OF_ANYBODY else None

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, dict) and value.keys() == {"of", "ever", "least"} and value["least"] == 1:
            those = value["of"]
            if isinstance(those, dict) and those.get("did") == deed:
                yield {"character": {key: each for key, each in those.items() if key != "did"}}

    grammar.made("counted", f"{{character}} {words}", make, split)
