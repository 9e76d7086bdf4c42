"""What somebody did, or had done to it, this turn or since: "was hit since your last turn" (20.9)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar

__all__ = ["add_deeds"]

# what was done to a character, or what it did, behind "Hollis was" or "that were"
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
SPANS = {"this turn": "this-turn", "since your last turn": "since-own-turn", "this game": "this-game"}


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
            grammar.rule("behind", f"that|who has|have been {done} {words}", {"did": deed})
            grammar.rule("behind", f"that|who wasn't|weren't {done} {words}", {"didnt": deed})
            grammar.rule("behind", f"that|who hasn't|haven't been {done} {words}", {"didnt": deed})
        harmed = {"what": "was-damaged-by-opponents", "when": span}
        by_attack = f"damage from an|any opponent's|opposing attack {words}"
        grammar.rule("of_itself", f"?has took|taken {by_attack}", {"itself": {"did": harmed}})
        grammar.rule("of_itself", f"hasn't taken {by_attack}", {"itself": {"didnt": harmed}})
        for made, what in (("attacked", "attacked"), ("made an attack", "attacked"), ("missed", "missed")):
            deed = {"what": what, "when": span}
            grammar.rule("of_itself", f"?has {made} {words}", {"itself": {"did": deed}})
            grammar.rule("of_itself", f"hasn't {made} {words}", {"itself": {"didnt": deed}})
            grammar.rule("behind", f"that|who ?has|have {made} {words}", {"did": deed})
            grammar.rule("behind", f"that|who hasn't|haven't {made} {words}", {"didnt": deed})
    for words, span in (("this turn", "this-turn"), ("this game", "this-game")):
        for was in ("was", "has been"):
            grammar.rule("counted", f"{{character}} {was} KO'd {words}", {"of": "$character", "gone": span, "least": 1})
        grammar.rule(
            "per", f"for each {{singular}} that was|has ?been KO'd {words}", {"characters": "$singular", "gone": span}
        )
        grammar.rule("per", f"for each {{singular}} KO'd {words}", {"characters": "$singular", "gone": span})
