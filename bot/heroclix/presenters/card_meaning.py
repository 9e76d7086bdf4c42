"""What a sentence of a card was understood to mean, in our own words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.heroclix.presenters.card_conditions import characters, conditions, markers, slugged, terms
from bot.words.language import Catalogue
from engine.heroclix.sentence import Happening, Sentence

__all__ = ["meaning"]

# the effects that are said with one word or number
SAID = {
    "grants": "power", "safeguard": "power", "protected": "power", "loses": "power", "as_free": "power",
    "size": "what", "takes_most": "number", "deals_most": "number",
    "reduced_least": "number", "reduces_most": "number", "reduces_besides": "number",
    "damage_dealt": "number", "damage_taken": "number", "instead": "number",
    "action_total": "number",
}  # fmt: skip
SIGNED = ("action_total", "damage_dealt", "damage_taken")
LIMITS = ("once-per-turn", "once-per-game", "twice-per-turn", "twice-per-game")
OUTCOMES = ("hits", "succeeds", "fails", "evades", "all")  # of what sets a sentence off
PLAIN = ("penetrating",)
CONTRACTED = ((" de el ", " del "), (" a el ", " al "))  # Spanish words that meet where one is put behind another


def meaning(words: Catalogue, sentence: Sentence) -> str:
    """Return what a sentence means, in the reader's language; of what is not read, why."""
    if sentence.why in ("bracket", "void", "rule"):
        return words.text(f"card-{sentence.why}")
    if sentence.at is not None:
        return _moment(words, sentence.at)
    if sentence.effects:
        return _sentence("; ".join(_effect(words, effect) for effect in sentence.effects))
    if sentence.status == "unread":
        return words.text("means-unread")
    return words.text(f"means-{sentence.why}" if sentence.why in ("changed", "spoken") else "means-fact")


def _sentence(text: str) -> str:
    for apart, together in CONTRACTED:
        text = text.replace(apart, together)
    return f"{text[:1].upper()}{text[1:]}."


def _moment(words: Catalogue, at: Happening) -> str:
    """Return when a sentence has to be remembered."""
    if at.kind == "action":
        kinds = "/".join(words.term(f"type-{kind}") for kind in at.name.split("/"))
        return words.text("means-action", type=kinds)
    limit = [words.term(at.limit)] if at.limit in LIMITS else []
    return _sentence("; ".join([" / ".join(_setting_off(words, one) for one in (at, *at.also)), *limit]))


def _setting_off(words: Catalogue, at: Happening) -> str:
    """Return one thing that sets a sentence off: who does what to whom, and what comes of it."""
    parts = [words.text(f"means-at-{at.kind}")]
    if at.name in OUTCOMES:
        parts.append(words.text(f"means-comes-{at.name}"))
    elif at.kind == "uses-team":
        parts.append(at.name)
    if at.targets:
        parts.append(words.text("means-targets-several" if at.targets.get("least", 0) > 1 else "means-targets-one"))
    if at.using:
        parts.append(words.text("means-using", powers=terms(words, at.using.split())))
    if at.who:
        parts.append(words.text("means-who", who=characters(words, at.who)))
    if at.other:
        parts.append(words.text("means-other", who=characters(words, at.other)))
    if at.attack:
        parts.append(words.term(f"{at.attack}-attack"))
    if at.turn:
        parts.append(words.text(f"means-turn-{at.turn}"))
    return "; ".join(parts)


def _effect(words: Catalogue, effect: Mapping[str, Any]) -> str:
    parts = [_done(words, effect)]
    if "per" in effect:
        parts.append(words.text("means-per", what=_per(words, effect["per"])))
    if "restrict" in effect:
        parts += _restricted(words, effect["restrict"])
    parts += _how(words, effect)
    if "by" in effect:
        parts.append(words.text("means-by", who=characters(words, effect["by"])))
    if "by_side" in effect:
        parts.append(words.text(f"means-by-{effect['by_side']}"))
    if "who" in effect:
        parts.append(words.text("means-for", who=characters(words, effect["who"])))
    parts += [words.text(f"means-{key}") for key in ("sideline", "once") if key in effect]
    if "unique" in effect:
        parts.append(words.term("unique-modifier"))
    when = effect.get("when")
    if isinstance(when, str) and when != "always":
        parts.append(words.term(when))
    elif when:
        parts.append(words.text("means-when", conditions=", ".join(conditions(words, when))))
    return ", ".join(parts)


def _how(words: Catalogue, effect: Mapping[str, Any]) -> Iterator[str]:
    """Yield by which attacks, or which way, something can't be done."""
    yield from (
        words.text(f"means-{slugged(key)}") for key in ("several", "unless_penetrating", "dealt") if key in effect
    )
    if "attacks" in effect:
        yield words.term(f"{effect['attacks']}-attack")
    if "sign" in effect:
        yield words.text(f"means-kept-{effect['sign']}")


def _done(words: Catalogue, effect: Mapping[str, Any]) -> str:
    for key, data in SAID.items():
        if key in effect:
            value = effect[key]
            said = words.term(value) if isinstance(value, str) else f"{value:+d}" if key in SIGNED else value
            return words.text(f"means-{key.replace('_', '-')}", **{data: said})
    if "targets" in effect:
        return words.text("means-own-targets", number=effect["targets"])
    if "modify" in effect:
        return words.text("means-modify", value=words.term(effect["modify"]), number=f"{effect['add']:+d}")
    for key in ("replace", "bound"):
        if key in effect:
            name = next(each for each in ("set", "minimum", "maximum", "halve", "double") if each in effect)
            return words.text(f"means-{name}", value=words.term(effect[key]), number=effect[name])
    for key, say in IN_OWN_WORDS.items():
        if key in effect:
            return say(words, effect)
    return words.text(f"means-{next(key for key in PLAIN if key in effect).replace('_', '-')}")


def _cant_be(words: Catalogue, effect: Mapping[str, Any]) -> str:
    power = effect.get("of")
    if "above" in effect:
        return words.text("means-cant-be-healed-above", click=effect["above"])
    done = words.text(f"means-cant-be-{effect['cant_be']}")
    return f"{done} ({words.term(power)})" if power else done


def _cant_reroll(words: Catalogue, effect: Mapping[str, Any]) -> str:
    power, when = effect.get("of"), effect.get("when", {})
    attacked = isinstance(when, Mapping) and when.get("attack", {}).get("role") == "target"
    done = words.text("means-cant-reroll-attacks-on-it" if attacked else f"means-cant-reroll-{effect['cant_reroll']}")
    return f"{done} ({words.term(power)})" if power else done


def _cant_target(words: Catalogue, effect: Mapping[str, Any]) -> str:
    who = effect["cant_target"]
    return words.text("means-cant-target", who=characters(words, who)) if who else words.text("means-cant-attack")


def _cant_modify(words: Catalogue, effect: Mapping[str, Any]) -> str:
    value = words.text("means-all") if effect["cant_modify"] == "all" else words.term(effect["cant_modify"])
    if "of" in effect:
        return words.text("means-cant-modify-of", value=value, power=words.term(effect["of"]))
    return words.text("means-cant-modify", value=value)


def _regardless(words: Catalogue, effect: Mapping[str, Any]) -> str:
    what = words.text(f"means-heedless-{effect['regardless']}")
    return words.text("means-regardless", power=words.term(effect["of"]), what=what)


def _reduces_penetrating(words: Catalogue, effect: Mapping[str, Any]) -> str:
    if "of" in effect:
        return words.text("means-reduces-penetrating-of", power=words.term(effect["of"]))
    return words.text("means-reduces-penetrating")


def _loses_team(words: Catalogue, effect: Mapping[str, Any]) -> str:
    name = effect["loses_team"]
    return words.text("means-loses-teams") if name is True else words.text("means-loses-team", name=name)


def _leaving(words: Catalogue, effect: Mapping[str, Any]) -> str:
    how = effect["break_away"]
    if "add" in how:
        return words.text("means-breaks-away-add", number=f"{how['add']:+d}")
    key = next(iter(how))
    results = ", ".join(str(die) for die in how[key]) if how[key] is not True else ""
    return words.text(f"means-breaks-away-{slugged(key)}", results=results)


# what is said in words of its own: what can't be done to somebody or by it, team abilities, how it leaves others
IN_OWN_WORDS: Mapping[str, Callable[[Catalogue, Mapping[str, Any]], str]] = {
    "cant_be": _cant_be,
    "beside": lambda words, effect: words.text(f"means-beside-{effect['beside']}"),
    "cant_target": _cant_target,
    "break_away": _leaving,
    "cant_reroll": _cant_reroll,
    "cant_modify": _cant_modify,
    "regardless": _regardless,
    "reduces_penetrating": _reduces_penetrating,
    "guards": lambda words, effect: words.text("means-guards", value=words.term(effect["guards"])),
    "grants_team": lambda words, effect: words.text("means-grants-team", name=effect["grants_team"]),
    "loses_team": _loses_team,
    "unhalved": lambda words, effect: words.text(
        "means-unhalved", value=words.term(effect["unhalved"]), power=words.term(effect["of"])
    ),
    "standard": lambda words, _: words.text("means-is-not-standard"),
}


def _per(words: Catalogue, per: Mapping[str, Any]) -> str:
    if "named_tokens" in per:
        key = "means-its-named-tokens" if "its_tokens" in per else "means-named-tokens"
        said = words.text(key, name=per["named_tokens"])
    elif "markers" in per or "objects" in per:
        lying = [markers(words, "markers", per["markers"])] if "markers" in per else []
        near = words.text("means-objects", number=per["objects"]["within"]) if "objects" in per else ""
        said = f" {words.text('means-or')} ".join([near, *lying] if near else lying)
    elif "characters" in per:
        said = characters(words, per["characters"])
        if "gone" in per or "force" in per:
            said = words.text(f"means-per-{per.get('gone', 'force')}", who=said)
        said = words.text("means-per-beside-it", who=said) if "beside_it" in per else said
    else:
        said = words.text("means-its-tokens" if "its_tokens" in per else "means-tokens")
    said += f" ({words.text('means-theirs')})" if "theirs" in per else ""
    said += words.text("means-every", number=per["every"]) if "every" in per else ""
    return said + (words.text("means-most", number=per["most"]) if "most" in per else "")


NUMBERED = (  # restrictions that are a number
    "range", "minimum_range", "squares", "moves_most", "most", "deals", "targets", "adds", "gives", "heals", "times",
    "least",
)  # fmt: skip
RESTRICTIONS: Mapping[str, Callable[[Catalogue, str, Any], str]] = {
    "target": lambda words, _, value: words.text("means-only-target", who=characters(words, value)),
    **dict.fromkeys(
        NUMBERED,
        lambda words, key, value: words.text(f"means-restrict-{slugged(key)}", number=value),
    ),
    "attack": lambda words, _, value: words.text(f"means-restrict-attack-{value}"),
    "as_type": lambda words, _, value: words.text("means-restrict-as-type", type=words.term(f"type-{value}")),
    "rerolls": lambda words, _, value: ", ".join(words.text(f"means-rerolls-{one}") for one in value),
    "limit": lambda words, _, value: words.text(f"means-{value}"),
    "succeeds_on": lambda words, _, value: words.text("means-succeeds", results=", ".join(str(one) for one in value)),
    "full_speed": lambda words, _, __: words.text("means-full-speed"),
    "moved_too": lambda words, _, __: words.text("means-moved-too"),
    "full_range": lambda words, _, __: words.text("means-full-range"),
    "gains": lambda words, _, value: words.text("means-gains", powers=terms(words, value)),
    "penetrating": lambda words, _, __: words.text("means-penetrating"),
    "also": lambda words, _, value: words.text("means-also", who=characters(words, value)),
    "any_points": lambda words, _, value: words.text("means-any-points", who=characters(words, value)),
    "carried_by": lambda words, _, value: words.text("means-carried-by", who=characters(words, value)),
    "only_markers": lambda words, _, __: words.text("means-only-markers"),
    "heals_each": lambda words, _, value: words.text(f"means-heals-each-{value}"),
    "carries": lambda words, _, value: words.text(
        "means-carries", what=words.listed(words.text(f"means-carries-{one}") for one in value)
    ),
    "chooses": lambda words, _, value: words.text(
        "means-chooses", kinds=words.listed(words.text(f"means-chooses-{one}") for one in value)
    ),
    "chooses_powers": lambda words, _, value: words.text("means-chooses", kinds=terms(words, value)),
    "never_chooses": lambda words, _, value: words.text(
        "means-never-chooses", kinds=words.listed(words.text(f"means-chooses-{one}") for one in value)
    ),
    "only_modify": lambda words, _, value: words.text("means-only-modify", values=terms(words, value)),
    "sign": lambda words, _, value: words.text(f"means-only-{value}"),
}


def _restricted(words: Catalogue, restrict: Mapping[str, Any]) -> Iterator[str]:
    """Yield how a power is not that of the card of powers."""
    yield from (say(words, key, restrict[key]) for key, say in RESTRICTIONS.items() if key in restrict)
