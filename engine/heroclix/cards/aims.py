"""Whom alone a character may attack or carry: "may only attack opposing characters with …" (10.2, 12.1, 20.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["denied", "only_target"]

# what is so of nobody of whom the other is
DENIED = {
    "did": "didnt", "didnt": "did", "keyword": "without_keyword", "without_keyword": "keyword", "can_use": "lacks",
    "lacks": "can_use", "on": "off", "off": "on",
}  # fmt: skip
NEAR = {"within": "away", "away": "within"}  # so many squares, and one more, or one fewer
DENIED_POINTS = {"lower": "at-least", "at-least": "lower", "higher": "at-most", "at-most": "higher"}


def only_target(grammar: Grammar, words: str) -> None:
    """Add whom alone a character can attack: all others are those of whom one thing is not so, and its friends."""

    def make(slots: Slots) -> Value | None:
        rest = {key: each for key, each in slots["aim"].items() if key != "side"}
        others = denied(rest)
        if others is None or "side" not in slots["aim"]:
            return None if others is None else [{"cant_target": others}]
        if slots["aim"]["side"] != "opponents":
            return None
        return [{"cant_target": {"any": [{"side": "friends"}, others]}}]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) != 1 or value[0].keys() != {"cant_target"}:
            return
        those = value[0]["cant_target"]
        either = those.get("any") if those.keys() == {"any"} else None
        if either is not None and len(either) == 2 and either[0] == {"side": "friends"}:
            aimed = denied(either[1])
            if aimed is not None:
                yield {"aim": {"side": "opponents", **aimed}}
        elif (aimed := denied(those)) is not None:
            yield {"aim": aimed}

    grammar.made("own_deed", words, make, split)


def denied(those: Value) -> dict[str, Value] | None:
    """Return the characters of whom the one thing is not so that is said of these; None where it is none, or more.

    >>> denied({"keyword": ["Ash"]}), denied({"adjacent": True}), denied({"adjacent": True, "keyword": ["Ash"]})
    ({'without_keyword': ['Ash']}, {'adjacent': False}, None)
    >>> denied({"within": 6}), denied({"away": 7})
    ({'away': 7}, {'within': 6})
    """
    if len(those) != 1:
        return None
    key, value = next(iter(those.items()))
    if key in DENIED:
        return {DENIED[key]: value}
    if key in ("adjacent", "moved", "placed", "equipped", "holds", "shares_keyword"):
        return {key: not value}
    if key in ("tokens", "points") and len(value) == 1:
        ((bound, number),) = value.items()
        return {key: {"most": number - 1} if bound == "least" else {"least": number + 1}}
    if key in NEAR:
        return {NEAR[key]: value + (1 if key == "within" else -1)}
    return {"compared": DENIED_POINTS[value]} if key == "compared" and value in DENIED_POINTS else None
