"""Whom a card lets a power reach besides, how far it goes at least, and by how much it modifies (20.7a)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.heroclix.cards.grammar import Grammar, Phrase, Reading, Slots, Value

__all__ = ["add_reach"]

# powers that are about somebody beside their user, and whose side these are of
BESIDE = {"mastermind": "friends", "leadership": "friends", "poison": "opponents"}
# what nobody may tell of somebody: without it the power itself would count for nothing
FACTS = frozenset(
    (
        "named_tokens", "nearer", "standard", "tag", "team_ability", "starting_force", "did", "didnt", "markers",
        "displays", "objects", "any", "near",
    )
)  # fmt: skip
# powers that go as far as a range value says
LEAST = ("outwit", "perplex", "mind-control", "energy-explosion", "pulse-wave", "telekinesis", "force-blast")
USES = "when|whenever {self} uses {powers_or:its}"
USES_ANY = "when|whenever {self} uses {power:anyones}"  # by whichever card it has it


def add_reach(grammar: Grammar) -> None:
    """Give the grammar sentences that change the power at the head of their part."""
    grammar.primitive("both_its", _both)
    grammar.primitive("anyones", _of_no_list)
    for slug, side in BESIDE.items():
        _considered(grammar, slug, side)
    _led(grammar)
    _minimum(grammar)
    _by_two(grammar)
    _two_targets(grammar)
    for words in ("the number of {proper} tokens {self} has", "the number of {proper} tokens on {selfs} card",
                  "the number of {proper} tokens on this card"):  # fmt: skip
        reach: Value = [{"grants": "giant-reach:1", "per": {"named_tokens": "$proper"}}]
        grammar.rule("meaning", f"Giant|GIANT Reach|REACH : X ?, where X is {words}", reach)


def _both(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """The two powers at the head of the part, as "either" (20.7a)."""
    if place < len(reading.tokens) and reading.tokens[place].low == "either" and len(reading.context.listed) == 2:
        yield list(reading.context.listed), place + 1


def _of_no_list(reading: Reading, place: int) -> Iterator[tuple[Value, int]]:
    """A power by its name that its part does not give."""
    yield from ((slug, end) for slug, end in reading.at("power", place) if slug not in reading.context.listed)


def _rider(grammar: Grammar, words: str, powers: Sequence[str], change: Mapping[str, Value]) -> None:
    """Add a sentence that changes one of these powers; the change is a form with slots."""
    _said(grammar, words, powers, [{"grants": "$power", "restrict": {**change, "always": True}}])


def _said(grammar: Grammar, words: str, powers: Sequence[str], form: Value) -> None:
    phrase = Phrase.of(words, form)

    def make(slots: Slots) -> Value | None:
        [power] = slots["powers_or"]
        return phrase.make({**slots, "power": power}) if power in powers else None

    def split(value: Value) -> Iterator[Slots]:
        for slots in phrase.split(value):
            if slots.get("power") in powers:
                yield {**slots, "powers_or": [slots["power"]]}

    grammar.made("meaning", words, make, split)


def _widens(grammar: Grammar, words: str, powers: Sequence[str], change: Mapping[str, Value]) -> None:
    """Add whom a power is for besides: as its own card says, or of whichever version its user has (20.7)."""
    _rider(grammar, f"{USES}{words}", powers, change)
    phrase = Phrase.of(
        f"{USES_ANY}{words}", [{"grants": "$power", "restrict": dict(change), "when": {"can_use": ["$power"]}}]
    )

    def make(slots: Slots) -> Value | None:
        return phrase.make(slots) if slots["power"] in powers else None

    grammar.made("meaning", f"{USES_ANY}{words}", make, phrase.split)


def _considered(grammar: Grammar, slug: str, side: str) -> None:
    """Add who counts as adjacent for a power: "opposing characters within 2 squares are considered adjacent" (6.3)."""
    kind = f"beside_{side}"
    if kind not in grammar.phrases:
        grammar.made(
            kind,
            "{characters}",
            lambda slots: slots["characters"] if _are_of(slots["characters"], side) else None,
            lambda value: iter([{"characters": value}]),
        )
    also = {"also": f"${kind}"}
    for words in (
        f"{{{kind}}} are considered ?to ?be adjacent",
        f"{{self}} may treat|consider {{{kind}}} as adjacent",
        f"{{self}} treats {{{kind}}} as adjacent",
        *((f"{{{kind}}} are also dealt the damage",) if slug == "poison" else ()),
    ):
        _widens(grammar, f" , {words}", (slug,), also)


def _are_of(those: Mapping[str, Value], side: str) -> bool:
    """Return whether characters are of a side, and told by what every position says."""
    return those.get("side") == side and len(those) > 1 and those.keys().isdisjoint(FACTS)


def _led(grammar: Grammar) -> None:
    """Add whom Leadership chooses besides adjacent friends: those that share a keyword (27.4l)."""
    shares: dict[str, Value] = {"side": "friends", "shares_keyword": True}
    for does in ("does not", "doesn't"):
        words = f"the friendly character {does} have|need to be adjacent if it shares a keyword with {{other_me}}"
        for succeeds in ("", " and succeeds"):
            _widens(grammar, f"{succeeds} , {words}", ("leadership",), {"also": shares})
    for value in ("points", "point values|value"):
        words = f" , {{self}} may|can choose {{friends}} regardless of ?his|her|its|their {value}"
        _widens(grammar, words, ("mastermind", "leadership"), {"any_points": "$friends"})
    for may in ("may", "{self} may"):
        for where, near in (
            ("within range and line of fire", {"in_range": True, "line_of_fire": True}),
            ("within {digit} squares", {"within": "$digit"}),
            ("within {digit} squares and line of fire", {"within": "$digit", "line_of_fire": True}),
        ):
            words = f"Leadership ?, but {may} instead choose a friendly character {where} if they share a keyword"
            grammar.rule("meaning", words, [{"grants": "leadership", "restrict": {"also": {**shares, **near}}}])


def _two_targets(grammar: Grammar) -> None:
    """Add Mind Control at two targets, and what counts if it has one alone (12.1)."""
    attack = {"role": "attacker", "using": ["mind-control"], "targets": {"least": 1, "most": 1}}
    form: Value = [
        {"grants": "$power", "restrict": {"targets": "$bolts", "always": True}},
        {"modify": "attack", "add": "$signed", "when": {"attack": attack}},
    ]
    for mark in ("", '"'):
        words = f"{USES} , {{self}} has {mark} {{bolts}} {mark} and modifies attack {{signed}} if targeting a single"
        _said(grammar, f"{words} character|target", ("mind-control",), form)


def _minimum(grammar: Grammar) -> None:
    """Add another minimum range for a power, or for both at the head of the part."""
    for least in (
        "{selfs} minimum range ?value is|becomes {digit}",
        "{self} has a minimum range ?value of {digit}",
        "the minimum range ?value is|becomes {digit}",
    ):
        _rider(grammar, f"{USES} , {least}", LEAST, {"minimum_range": "$digit"})
        restrict: Value = {"minimum_range": "$digit", "always": True}
        form: Value = [{"grants": "$a", "restrict": restrict}, {"grants": "$b", "restrict": restrict}]
        _of_both(grammar, f"when|whenever {{self}} uses {{both_its}} , {least}", form)


def _of_both(grammar: Grammar, words: str, form: Value) -> None:
    phrase = Phrase.of(words, form)

    def make(slots: Slots) -> Value | None:
        a, b = slots["both_its"]
        return phrase.make({**slots, "a": a, "b": b}) if {a, b} <= set(LEAST) else None

    def split(value: Value) -> Iterable[Slots]:
        return ({**slots, "both_its": [slots["a"], slots["b"]]} for slots in phrase.split(value))

    grammar.made("meaning", words, make, split)


def _by_two(grammar: Grammar) -> None:
    """Add Perplex that may modify by 2 instead: some targets, any of them, or one value alone (27.4j)."""
    value = "a|the|one ?combat value except damage"
    for who in ("{self}", "you", "he|she|it"):  # whoever is targeted modifies nothing
        for words in (f"may modify {value} ?by {{twos}} instead", f"may instead modify {value} ?by {{twos}}"):
            aimed: dict[str, Value] = {"adds": 2, "target": "$aim", "*": ["twos"]}
            _alternative(grammar, f"{USES} to target {{aim}} , {who} {words}", aimed)
    for words in (f"can|may modify {value} ?by {{twos}}", f"can|may instead modify {value} ?by {{twos}}"):
        _alternative(grammar, f"{USES} , {{self}} {words}", {"adds": 2, "*": ["twos"]})
    for two, one, sign in (("+2", "+1", "up"), ("-2", "-1", "down")):
        words = f"can|may modify {{one_value}} values by {two} instead of {one}"
        change: dict[str, Value] = {"adds": 2, "only_modify": ["$one_value"], "sign": sign}
        _alternative(grammar, f"{USES} , {{self}} {words}", change)


def _alternative(grammar: Grammar, words: str, change: Mapping[str, Value]) -> None:
    """Add another way to use Perplex: for each use its player chooses."""
    form: Value = [{"grants": "$power", "restrict": dict(change), "when": {"can_use": ["$power"]}}]
    _said(grammar, words, ("perplex",), form)
