"""Whom a power is for besides adjacent characters, and how many markers it generates, in more words (20.2, 27)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.usable.changes.versions import either
from engine.heroclix.cards.usable.changes.ways import LENT
from engine.heroclix.cards.usable.riders.reach import FACTS

__all__ = ["add_chosen"]

# powers about adjacent friends, and the verbs that say so
CHOOSING = (
    ("Mastermind", "mastermind", ("choose",)),
    ("Leadership", "leadership", ("choose", "target", "remove an action token from", "remove action tokens from")),
)
INSTEAD = ("instead of adjacent", "instead of an adjacent ?friendly character",
           "instead of adjacent ?friendly characters")  # fmt: skip
DAMAGES = ("affects|damages", "{self} damages|affects", "deals damage to", "{self} deals damage to",
           "deals 1|one damage to", "may affect|damage")  # fmt: skip
GENERATED = (("Barrier", "barrier", 4, "blocking"), ("Smoke Cloud", "smoke-cloud", 6, "hindering|smoke|Smoke"))
# what passengers may be, told as characters and not as what their carrier is regardless of
ANY_SIZE = ("characters of any size", "a character of any size", "a|any character regardless of size",
            "characters regardless of size")  # fmt: skip
FLYING = tuple(
    f"{those} {fly}"
    for those, fly in (
        ("characters", "that can use Flight"),
        ("a character", "that can use Flight"),
        ("characters", "with [wing_symbol]|[flight_symbol]"),
        ("a character", "with [wing_symbol]|[flight_symbol]"),
    )
)


def add_chosen(grammar: Grammar) -> None:
    """Give the grammar powers that are for others than usual, or generate another number."""
    for words, slot in (("{aim}", "aim"), ("any {singular}", "singular")):
        _told(grammar, words, slot)
    _friends(grammar)
    _poisoned(grammar)
    _lent(grammar)
    _generated(grammar)
    _carried(grammar)
    _compared(grammar)
    _anybody(grammar)
    for words in ("only targets|target", "only affects|affect"):
        either(
            grammar, f"Quake ?, but {words} opposing characters", [{"grants": "quake"}]
        )  # nobody else anyway (27.2d)
    foes: Value = [{"grants": "pulse-wave", "restrict": {"target": {"side": "opponents"}}}]
    for words in (
        "only targets|target opposing characters", "doesn't|don't target friendly characters",
        "friendly characters aren't targeted", "can't|cannot target friendly characters",
    ):  # fmt: skip
        either(grammar, f"Pulse Wave ?, but {words}", foes)
    single: Value = [{"grants": "mind-control", "restrict": {"targets": 1}}]
    for words in ("only to target|attack", "may|can only target|attack", "only against", "only with"):
        either(grammar, f"Mind Control ?, but {words} a single|one character|target", single)
    for words in ("is the attacker or ?the target", "attacks or is attacked|targeted", "attacks or is the target"):
        form: Value = [{"grants": "probability-control", "restrict": {"rerolls": ["own", "against"]}}]
        either(grammar, f"Probability Control ?, but only when|if|while {{self}} {words}", form)


def _told(grammar: Grammar, words: str, slot: str) -> None:
    """Add friends, by whatever is said of them: these powers choose nobody else (27.3g, 27.4l)."""

    def make(slots: Slots) -> Value | None:
        those = slots[slot]
        return {**those, "side": "friends"} if those.get("side", "friends") == "friends" else None

    def split(value: Value) -> Iterator[Slots]:
        yield {slot: value}
        yield {slot: {key: each for key, each in value.items() if key != "side"}}

    grammar.made("friends_told", words, make, split)


def _friends(grammar: Grammar) -> None:
    """Add friends that Mastermind and Leadership may choose, told by what every position says of them."""

    def fits(slots: Slots) -> bool:
        those = slots["friends_told"]
        told = those.keys() - {"side", "other"}
        # where they are has to be told; adjacent ones it may choose anyway, and so many squares alone say the whole
        near = "adjacent" in told or told == {"within"} or not told & {"within", "in_range"}
        return "itself" not in told and not near and those.keys().isdisjoint(FACTS)

    for name, slug, verbs in CHOOSING:
        form: Value = [{"grants": slug, "restrict": {"also": "$friends_told"}}]
        squares: Value = [{"grants": slug, "restrict": {"squares": "$digit"}}]
        for may in ("may|can", "{self} may|can"):
            for verb in verbs:
                for instead in ("", *INSTEAD):
                    either(grammar, f"{name} ?, but {may} ?also {verb} {{friends_told}} {instead}", form, fits)
        for instead in INSTEAD:
            either(grammar, f"{name} ?, but within {{digit}} squares {instead}", squares)
            either(grammar, f"{name} ?, but with friendly characters within {{digit}} squares {instead}", squares)


def _poisoned(grammar: Grammar) -> None:
    """Add opposing characters that Poison damages so many squares away, adjacent ones among them (27.2j)."""

    def fits(slots: Slots) -> bool:
        those = slots["characters"]
        return those.keys() == {"side", "within"} and bool(those["side"] == "opponents")

    form: Value = [{"grants": "poison", "restrict": {"also": "$characters"}}]
    for words in (*DAMAGES, "for", "to"):
        for instead in ("", "instead of adjacent", "instead of adjacent ?opposing characters"):
            either(grammar, f"Poison ?, but {words} ?all {{characters}} {instead}", form, fits)
    near: Value = [{"grants": "poison", "restrict": {"also": {"side": "opponents", "within": "$digit"}}}]
    either(grammar, "Poison ?, but within {digit} squares instead of adjacent", near)


def _lent(grammar: Grammar) -> None:
    """Add friends so many squares away to whom a power lends something, adjacent ones among them (6.2, 27.3c, 27.4)."""

    def fits(slots: Slots) -> bool:
        those = slots["characters"]
        return those.keys() - {"other"} == {"side", "within"} and bool(those["side"] == "friends")

    form: Value = [{"grants": "$lent", "restrict": {"also": "$characters"}}]
    for name, slug in LENT:
        grammar.rule("lent", name, slug)
    for words in ("affects|affect", "for", "to", "may|can affect", "may|can be used for"):
        for instead in ("", *INSTEAD):
            either(grammar, f"{{lent}} ?, but {words} {{characters}} {instead}", form, fits)
    near: Value = [{"grants": "$lent", "restrict": {"also": {"side": "friends", "within": "$digit"}}}]
    for instead in INSTEAD:
        either(grammar, f"{{lent}} ?, but within {{digit}} squares {instead}", near)


def _generated(grammar: Grammar) -> None:
    """Add how many markers a power generates: more than usual, or as many as its card says (27.2h, 27.3f)."""
    for name, slug, usual, terrain in GENERATED:
        form: Value = [{"grants": slug, "restrict": {"most": "$some"}}]
        for words in ("may|can generate|place", "{self} may|can generate|place", "generates|generate", "with"):
            for instead in ("", f"instead ?of {usual}", f"instead of up to {usual}"):
                words_whole = f"{words} up to {{some}} ?{terrain} ?terrain markers {instead}"
                either(grammar, f"{name} ?, but {words_whole}", form)


def _carried(grammar: Grammar) -> None:
    """Add whom a carrier may carry whatever their size is, or though they fly (27.7k, 22.1)."""
    for said, what in ((ANY_SIZE, "size"), (FLYING, "flight")):
        form: Value = [{"grants": "$numbered", "restrict": {"carries": [what]}}]
        for those in said:
            for may in ("may|can", "{self} may|can"):
                for joint in ("?, but", "?, and"):
                    either(grammar, f"{{numbered}} {joint} {may} carry {those}", form)
    flying: Value = [{"grants": "$numbered", "restrict": {"carries": ["flight"]}}]
    for even in ("even if they|he|she|it can use Flight", "even if they have|has [wing_symbol]|[flight_symbol]"):
        either(grammar, f"{{numbered}} ?, {even}", flying)


def _anybody(grammar: Grammar) -> None:
    """Add that any adjacent friend is chosen, whatever its points and keywords are (27.3g, 27.4l)."""
    for name, slug, verbs in CHOOSING:
        form: Value = [{"grants": slug, "restrict": {"any_points": {"side": "friends"}}}]
        for may in ("may|can", "{self} may|can"):
            for verb in verbs:
                either(grammar, f"{name} ?, but {may} {verb} any adjacent friendly character", form)


def _compared(grammar: Grammar) -> None:
    """Add friends of the same points, whom Mastermind may choose though it may not by itself (27.3g)."""
    equal: Value = {"any_points": {"side": "friends", "compared": "at-most"}}
    for points in ("of equal or lower|less|fewer points", "of lower|less|fewer or equal points", "of equal points"):
        for those in ("characters", "?a friendly character|characters"):
            for may in ("may|can choose", "{self} may|can choose"):
                either(
                    grammar, f"Mastermind ?, but {may} {those} {points}", [{"grants": "mastermind", "restrict": equal}]
                )
