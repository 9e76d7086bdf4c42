"""Invented sentences of powers that are narrowed in further words, with their effects (20.2)."""

from __future__ import annotations

from typing import Any

__all__ = ["NARROWED", "SAME_NARROWED"]

Effects = list[dict[str, Any]]
LANTERNERS = {"keyword": ["Lanterners"]}
# what these sentences may say otherwise, one by one
SAME_NARROWED: tuple[tuple[str, str], ...] = (
    ("can only be", "may only be"),
    ("used against", "used on"),
    ("second time per", "second time each"),
    ("lower the", "decrease the"),
    ("decrease combat", "decrease the combat"),
    ("attack rolls against", "attack rolls that target"),
    ("only be used", "be used"),
)


def narrowed(slug: str, **restrict: Any) -> Effects:
    """Return a power with a restriction."""
    return [{"grants": slug, "restrict": restrict}]


NARROWED: dict[str, Effects] = {
    "Outwit, but she must be adjacent to the target.": narrowed("outwit", target={"adjacent": True}),
    "Outwit, but may only be used on characters with the Lanterners keyword.": narrowed("outwit", target=LANTERNERS),
    "Mind Control, but only on characters with the Lanterners keyword.": narrowed("mind-control", target=LANTERNERS),
    "Perplex, and Hollis may use it a second time each turn.": narrowed("perplex", times=2),
    "Perplex, but she can't target herself.": narrowed("perplex", target={"other": True}),
    "Perplex, but only to decrease the combat values of opposing characters.": narrowed(
        "perplex", sign="down", target={"side": "opponents"}
    ),
    "Poison, but only on characters with the Lanterners keyword.": narrowed("poison", target=LANTERNERS),
    "Probability Control, but only to reroll attack rolls that target Hollis.": narrowed(
        "probability-control", rerolls=["against"]
    ),
    "Probability Control, but only to reroll attack rolls made by characters with the Lanterners keyword.": narrowed(
        "probability-control", rerolls=["all"], target=LANTERNERS
    ),
    "Exploit Weakness, but only if the target has no action tokens.": [
        {
            "grants": "exploit-weakness",
            "when": {"attack": {"role": "attacker", "other": {"tokens": {"most": 0}}}},
        }
    ],
    "Flurry, but only against characters with the Lanterners keyword.": narrowed("flurry", target=LANTERNERS),
    "Running Shot, but only to attack a single character.": narrowed("running-shot", targets=1),
    "Pulse Wave, but only affects characters with the Lanterners keyword.": narrowed("pulse-wave", target=LANTERNERS),
    "Barrier as FREE, but only once per game and only to generate 2 or fewer markers.": [
        {"as_free": "barrier", "restrict": {"limit": "once-per-game", "most": 2}}
    ],
    "Regeneration as FREE, once per game.": [{"as_free": "regeneration", "restrict": {"limit": "once-per-game"}}],
    "Giant Reach: X, where X is the number of Wick tokens on this card.": [
        {"grants": "giant-reach:1", "per": {"named_tokens": "Wick"}}
    ],
    "Battle Fury, but only while adjacent to opposing characters.": [
        {
            "grants": "battle-fury",
            "when": {"count": [{"of": {"adjacent": True, "side": "opponents"}, "least": 1}]},
        }
    ],
}
