"""Who is on a force: "if Hollis is the only character on your force with the Ash keyword" (2.5)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Value

__all__ = ["ON_THE_FORCE"]

ON_THE_FORCE: dict[str, Value] = {
    "every character on your force has the {keywords} keyword": {
        "of": {"side": "friends", "without_keyword": "$keywords"},
        "force": True,
        "most": 0,
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
    "all characters on your force have the {keywords} keyword": {
        "of": {"side": "friends", "without_keyword": "$keywords"},
        "force": True,
        "most": 0,
    },
    "all friendly characters have the {keywords} keyword": {
        "of": {"side": "friends", "without_keyword": "$keywords"},
        "force": True,
        "most": 0,
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
    "your force has|includes only characters with the {keywords} keyword": {
        "of": {"side": "friends", "without_keyword": "$keywords"},
        "force": True,
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
