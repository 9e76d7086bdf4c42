"""Invented sentences of two numbers, the most points, printed values and others' attacks (6.12, 20.9, 21.10)."""

from __future__ import annotations

from typing import Any

__all__ = ["ALIKE", "BETTERED"]

# what these sentences may say otherwise, one by one
ALIKE = (
    ("+2 instead if", "+2 if"),
    (", or +2", ", +2"),
    (", succeeds", ", but succeeds"),
    ("both succeed", "succeed"),
    ("modifies its attack", "modifies attack"),
    ("exactly one", "only one"),
    ("worth 75", "with 75"),
    ("with a different", "of a different"),
    ("only with close", "only for close"),
    ("Control each with", "Control with"),
    ("result of 3", "result 3"),
    ("can only modify", "may only modify"),
)

Effects = list[dict[str, Any]]
FRIENDS, OPPONENTS = {"side": "friends"}, {"side": "opponents"}
DOUBLED = {"tokens": {"least": 2, "most": 2}}
ON_ME = {"attack": {"role": "attacker", "other": {"itself": True}}}


def modify(value: str, add: int, **more: Any) -> dict[str, Any]:
    """Return a modifier."""
    return {"modify": value, "add": add, **more}


def attacking(**other: Any) -> dict[str, Any]:
    """Return the condition of an attack on such characters."""
    return {"attack": {"role": "attacker", "other": other}}


def count(**one: Any) -> dict[str, Any]:
    """Return the condition of so many characters."""
    return {"count": [one]}


BETTERED: dict[str, Effects] = {
    "Modify attack +1, or +2 if Hollis has two action tokens.": [
        modify("attack", 1, when={"unless": DOUBLED}),
        modify("attack", 2, when=DOUBLED),
    ],
    "Hollis modifies attack +1, +2 instead if she has two action tokens.": [
        modify("attack", 1, when={"unless": DOUBLED}),
        modify("attack", 2, when=DOUBLED),
    ],
    "If an opposing character attacks Hollis, modify that character's damage -1.": [
        modify("damage", -1, who=OPPONENTS, when=ON_ME)
    ],
    "Hollis can use Stealth while she has no action tokens and Charge while she has one or more.": [
        {"grants": "stealth", "when": {"tokens": {"most": 0}}},
        {"grants": "charge", "when": {"tokens": {"least": 1}}},
    ],
    "Hollis can use Stealth if she occupies water terrain and Charge if she is equipped.": [
        {"grants": "stealth", "when": {"on": "water"}},
        {"grants": "charge", "when": {"equipped": True}},
    ],
    "The highest point friendly character can use Probability Control.": [
        {"grants": "probability-control", "who": {**FRIENDS, "ranked": "highest"}}
    ],
    "The lowest point opposing character within 6 squares modifies its attack -1.": [
        modify("attack", -1, who={**OPPONENTS, "within": 6, "ranked": "lowest"})
    ],
    "When Hollis attacks the highest point opposing character, modify damage +1.": [
        modify("damage", 1, when=attacking(**OPPONENTS, ranked="highest"))
    ],
    "Friendly characters with a printed attack value of 9 or less modify attack +1.": [
        modify("attack", 1, who={**FRIENDS, "printed": {"value": "attack", "most": 9}})
    ],
    "When Hollis attacks a character with a printed defense value of 17 or more, modify attack +1.": [
        modify("attack", 1, when=attacking(printed={"value": "defense", "least": 17}))
    ],
    "When an opposing character attacks Hollis, modify its attack -1.": [
        modify("attack", -1, who=OPPONENTS, when=ON_ME)
    ],
    "When an opposing character targets Hollis with a range attack, that character modifies attack -2.": [
        modify("attack", -2, who=OPPONENTS, when={"attack": {**ON_ME["attack"], "kind": "range"}})
    ],
    "When an adjacent friendly character attacks, modify its attack +1 if it shares a keyword with Hollis.": [
        modify(
            "attack",
            1,
            who={**FRIENDS, "adjacent": True, "shares_keyword": True},
            when={"attack": {"role": "attacker"}},
        )
    ],
    "When a friendly character attacks, modify that character's damage +1.": [
        modify("damage", 1, who=FRIENDS, when={"attack": {"role": "attacker"}})
    ],
    "Friendly characters using Charge modify attack +2.": [
        modify("attack", 2, who=FRIENDS, when={"attack": {"role": "attacker", "using": ["charge"]}})
    ],
    "If exactly one opposing character is adjacent, modify attack +1.": [
        modify("attack", 1, when=count(of={**OPPONENTS, "adjacent": True}, least=1, most=1))
    ],
    "If an adjacent friendly character shares a keyword, modify defense +1.": [
        modify("defense", 1, when=count(of={**FRIENDS, "adjacent": True, "shares_keyword": True}, least=1))
    ],
    "If Hollis has the most points on your force, modify attack +1.": [modify("attack", 1, when={"ranked": "highest"})],
    "If you control fewer characters than an opponent, modify attack +1.": [
        modify("attack", 1, when={"outnumbered": True})
    ],
    "When Hollis attacks a character worth 75 or more points, modify attack +1.": [
        modify("attack", 1, when=attacking(points={"least": 75}))
    ],
    "When Hollis attacks a character of a different size, modify attack +1.": [
        modify("attack", 1, when=attacking(any=[{"sized": "larger"}, {"sized": "smaller"}]))
    ],
    "Damage +1, but only for close attacks.": [
        modify("damage", 1, when={"attack": {"role": "attacker", "kind": "close"}})
    ],
    "Telekinesis and Mind Control with a range value of 8.": [
        {"grants": slug, "restrict": {"range": 8}} for slug in ("telekinesis", "mind-control")
    ],
    "Shape Change, succeeds on a 4-6.": [{"grants": "shape-change", "restrict": {"succeeds_on": [4, 5, 6]}}],
    "Blades/Claws/Fangs, minimum result of 3.": [{"grants": "blades-claws-fangs", "restrict": {"least": 3}}],
    "Perplex, but may only modify attack.": [{"grants": "perplex", "restrict": {"only_modify": ["attack"]}}],
}
