"""Lists whose last power alone is changed: "Toughness, Outwit with a minimum range value of 8" (20.2, 21.1c).

What a card says behind a comma list may be of more of it than the last: not where no other power of it can be changed
so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_last"]

# of which powers a change may be said, whether the rules apply it or not; what is no name here may be said of any
RANGED = frozenset(
    ("outwit", "perplex", "probability-control", "mind-control", "force-blast", "telekinesis", "barrier", "smoke-cloud",
     "energy-explosion", "pulse-wave", "running-shot", "hypersonic-speed", "incapacitate", "penetrating-psychic-blast",
     "ranged-combat-expert", "precision-strike", "support", "leadership", "quake")
)  # fmt: skip
OFTEN = frozenset(("outwit", "perplex", "probability-control", "sidestep", "poison", "leadership"))
SAID_OF: Mapping[str, frozenset[str]] = {
    "range": RANGED,
    "minimum_range": RANGED,
    "targets": RANGED,
    "succeeds_on": frozenset(("super-senses", "shape-change", "impervious", "leadership", "willpower", "plasticity")),
    "full_speed": frozenset(("charge", "running-shot")),
    "full_range": frozenset(("hypersonic-speed", "pulse-wave")),
    "deals": frozenset(("energy-explosion", "pulse-wave", "quake", "poison", "blades-claws-fangs")),
    "most": frozenset(("barrier", "smoke-cloud")),
    "times": OFTEN,
    "rerolls": frozenset(("probability-control",)),
    "chooses": frozenset(("outwit",)),
    "chooses_powers": frozenset(("outwit",)),
    "never_chooses": frozenset(("outwit",)),
    "only_modify": frozenset(("perplex",)),
    "sign": frozenset(("perplex",)),
    "carries": frozenset(("passenger",)),
}
ACTIONS = frozenset(
    ("flurry", "phasing-teleport", "charge", "mind-control", "force-blast", "hypersonic-speed", "running-shot",
     "energy-explosion", "pulse-wave", "quake", "smoke-cloud", "telekinesis", "barrier", "regeneration", "support")
)  # fmt: skip


def add_last(grammar: Grammar) -> None:
    """Give the grammar lists that end with a changed power."""
    for kind in ("changed", "freely"):
        grammar.made("meaning", f"{{items}} , {{last:{kind}}}", _together, _parted)


def _together(slots: Slots) -> Value | None:
    [last] = slots["last"]
    return [*slots["items"], last] if _is_of_the_last(slots["items"], last) else None


def _parted(value: Value) -> Iterator[Slots]:
    if isinstance(value, list) and len(value) > 1:
        yield {"items": value[:-1], "last": value[-1:]}


def _is_of_the_last(items: Sequence[Mapping[str, Value]], last: Mapping[str, Value]) -> bool:
    """Return whether a change can be said of no power before the last."""
    slugs = {str(one["grants"]).partition(":")[0] for one in items if "grants" in one}
    if len(slugs) < len(items) or "stop" in slugs:
        return False
    keys = set(last.get("restrict", {}))
    freely = "as_free" not in last or not slugs & ACTIONS
    return freely and keys <= SAID_OF.keys() and not any(slugs & SAID_OF[key] for key in keys)
