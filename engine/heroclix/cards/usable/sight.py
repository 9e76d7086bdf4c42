"""What an Improved Targeting ability does, said without its name: it is that ability (27.6)."""

from __future__ import annotations

from engine.heroclix.cards.effects import each, shared
from engine.heroclix.cards.grammar import Grammar, Value

__all__ = ["add_sight"]

# what neither hinders nor blocks its lines of fire
UNBLOCKED = {"elevated terrain": "elevated", "blocking terrain": "blocking", "characters": "characters"}
LINES: dict[str, str] = {
    "can't be|become hindered": "improved-targeting:hindering",
    "are not hindered": "improved-targeting:hindering",
    "aren't hindered": "improved-targeting:hindering",
    **{
        f"{never} blocked by {what}": f"improved-targeting:{kind}"
        for never in ("are not", "aren't", "can't be")
        for what, kind in UNBLOCKED.items()
    },
}


def add_sight(grammar: Grammar) -> None:
    """Give the grammar lines of fire that nothing hinders or blocks, and range attacks of whom somebody stands beside.

    Only lines that a character draws are meant: of those drawn to it no ability speaks.
    """
    for words, ability in LINES.items():
        own: list[Value] = [{"grants": ability}]
        for whose in ("lines of fire drawn by {me}", "{selfs} lines of fire"):
            grammar.rule("clause", f"{whose} {words}", own)
        _of_others(grammar, f"lines of fire drawn by {{characters}} {words}", own)
    beside: list[Value] = [{"grants": "improved-targeting:adjacent"}]
    for whom in ("to opposing characters", "to an opposing character"):
        grammar.rule("own_deed", f"can make range|ranged attacks while adjacent {whom}", beside)


def _of_others(grammar: Grammar, template: str, given: list[Value]) -> None:
    grammar.made(
        "clause",
        template,
        lambda slots: each(given, "who", slots["characters"]),
        lambda value: ({"characters": who} for who, rest in shared(value, "who") if rest == given),
    )
