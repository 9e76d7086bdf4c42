"""Who is on a force: "if Hollis is the only character on your force with the Ash keyword" (2.5)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Value

__all__ = ["ON_THE_FORCE", "OUTNUMBERED", "RANKS", "SO_MANY_NEAR"]

# whose force has more characters (2.5)
OUTNUMBERED: dict[str, Value] = {
    f"{whose} {has} more characters than {yours}": {"outnumbered": True}
    for whose, has in (("an|your opponent", "has|controls"), ("an|your opponent's force", "has"))
    for yours in ("you", "you do")
} | {
    f"you {have} fewer characters than an|your opponent {does}": {"outnumbered": True}
    for have in ("have", "control")
    for does in ("", "does")
    if (have, does) != ("have", "")
}
# who has the most or the fewest points of a force (21.10)
RANKS: dict[str, Value] = {
    words: {"ranked": rank}
    for rank, most in (("highest", "most"), ("lowest", "fewest"))
    for words in (
        f"has the {rank}|{most} points on|of your force",
        f"has the {rank} point value on|of your force",
        f"is the {rank}-point character on your force",
        f"is the {rank} point|points friendly character",
        f"is your {rank} point|points character",
    )
}
# so many of some, near
SO_MANY_NEAR: dict[str, Value] = {
    f"{many} {{singular}} is {where}": {"of": {**near, "*": ["singular"]}, **bounds}
    for many, bounds in (
        ("exactly|only one|1", {"least": 1, "most": 1}),
        ("at least one|1", {"least": 1}),
        ("more than one|1", {"least": 2}),
    )
    for where, near in (
        ("on the map", {}),
        ("adjacent", {"adjacent": True}),
        ("adjacent to {me}", {"adjacent": True}),
        ("within {digit} squares", {"within": "$digit"}),
        ("within {digit} squares of {me}", {"within": "$digit"}),
    )
} | {"{self} has no adjacent {plural}": {"of": {"adjacent": True, "*": ["plural"]}, "most": 0}}
ON_THE_FORCE: dict[str, Value] = {
    **{
        words: {"of": {"side": "friends", "without_keyword": "$keywords"}, "force": True, "most": 0}
        for words in (
            "every character on your force has the {keywords} keyword",
            "all characters on your force have the {keywords} keyword",
            "all friendly characters have the {keywords} keyword",
            "your force has|includes only characters with the {keywords} keyword",
            "every|each friendly character has the {keywords} keyword",
        )
    },
    "your force has {more} {plural}": {"of": {"side": "friends", "*": ["plural"]}, "force": True, "*": ["more"]},
    "there are {more} {plural} on your force": {
        "of": {"side": "friends", "*": ["plural"]},
        "force": True,
        "*": ["more"],
    },
    "you have {more} {plural} on your force": {
        "of": {"side": "friends", "*": ["plural"]},
        "force": True,
        "*": ["more"],
    },
    **{
        f"{words} no other {{plural}}{behind}": {
            "of": {"side": "friends", "other": True, "*": ["plural"]},
            "force": True,
            "most": 0,
        }
        for words, behind in (
            ("your force has|includes", ""),
            ("there are", " on your force"),
            ("you have", " on your force"),
        )
    },
    "your force has {more} members": {"of": {"side": "friends"}, "force": True, "*": ["more"]},
    "your force includes {character}": {"of": {"side": "friends", "*": ["character"]}, "force": True, "least": 1},
    "your force includes {more} {plural}": {"of": {"side": "friends", "*": ["plural"]}, "force": True, "*": ["more"]},
    "your force has exactly {number} character|characters|members": {
        "of": {"side": "friends"},
        "force": True,
        "least": "$number",
        "most": "$number",
    },
    "your force has {character}": {"of": {"side": "friends", "*": ["character"]}, "force": True, "least": 1},
    "{character} is on your force": {"of": {"side": "friends", "*": ["character"]}, "force": True, "least": 1},
    "{self} is the only character on your force": {"of": {"side": "friends", "other": True}, "force": True, "most": 0},
    "{self} is the only {singular} on your force": {
        "of": {"side": "friends", "other": True, "*": ["singular"]},
        "force": True,
        "most": 0,
    },
    "{self} is the only character on your force {behinds}": {
        "of": {"side": "friends", "other": True, "*": ["behinds"]},
        "force": True,
        "most": 0,
    },
    "you have {character} on your force": {"of": {"side": "friends", "*": ["character"]}, "force": True, "least": 1},
    "{self} is the only friendly character {behinds} on the map": {
        "of": {"side": "friends", "other": True, "*": ["behinds"]},
        "most": 0,
    },
    "all friendly characters on the map have the {keywords} keyword": {
        "of": {"side": "friends", "without_keyword": "$keywords"},
        "most": 0,
    },
    "{self} isn't the only friendly character on the map": {"of": {"side": "friends", "other": True}, "least": 1},
    "{self} is your only character on the map": {"of": {"side": "friends", "other": True}, "most": 0},
    "{self} is the last character on your force": {"of": {"side": "friends", "other": True}, "force": True, "most": 0},
    # whoever else is named before: the only one on its force is the character itself
    "he|she|it is the only|last character on your force": {
        "of": {"side": "friends", "other": True},
        "force": True,
        "most": 0,
    },
    # of those who began the game on it, whoever was KO'd since counts too (2.3)
    **{
        f"{words}{{character}}{behind}": {
            "of": {"side": "friends", "starting_force": True, "*": ["character"]},
            "ever": True,
            "least": 1,
        }
        for words, behind in (("your starting force has|includes ", ""), ("", " is on your starting force"))
    },
    **{
        f"{words}{{more}} {{plural}}{behind}": {
            "of": {"side": "friends", "starting_force": True, "*": ["plural"]},
            "ever": True,
            "*": ["more"],
        }
        for words, behind in (("your starting force has|includes ", ""), ("there are ", " on your starting force"))
    },
}
