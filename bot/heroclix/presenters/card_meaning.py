"""What a sentence of a card was understood to mean, in our own words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.words.language import Catalogue
from engine.heroclix.powers.colors import COLORS
from engine.heroclix.sentence import Happening, Sentence
from engine.ruling import Term

__all__ = ["meaning"]

# the effects that are said with one word or number
SAID = {
    "grants": "power", "safeguard": "power", "protected": "power", "loses": "power", "as_free": "power",
    "size": "what", "takes_most": "number", "deals_most": "number",
    "reduced_least": "number", "reduces_most": "number",
    "damage_dealt": "number", "damage_taken": "number", "instead": "number",
    "action_total": "number", "unhalved": "value",
}  # fmt: skip
PLAIN = ("penetrating", "reduces_penetrating")


def meaning(words: Catalogue, sentence: Sentence) -> str:
    """Return what a sentence means, in the reader's language; of what is not read, why."""
    if sentence.why == "bracket":
        return words.text("card-bracket")
    if sentence.at is not None:
        return _moment(words, sentence.at)
    if sentence.effects:
        return _sentence("; ".join(_effect(words, effect) for effect in sentence.effects))
    if sentence.status == "unread":
        return words.text("means-unread")
    return words.text("means-changed" if sentence.why == "changed" else "means-fact")


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _moment(words: Catalogue, at: Happening) -> str:
    """Return when a sentence has to be remembered."""
    if at.kind == "action":
        kinds = "/".join(words.term(f"type-{kind}") for kind in at.name.split("/"))
        return words.text("means-action", type=kinds)
    parts = [words.text(f"means-at-{at.kind}")]
    if at.using:
        parts.append(words.text("means-using", powers=_terms(words, at.using.split())))
    if at.who:
        parts.append(words.text("means-who", who=_characters(words, at.who)))
    if at.other:
        parts.append(words.text("means-other", who=_characters(words, at.other)))
    if at.attack:
        parts.append(words.term(f"{at.attack}-attack"))
    if at.turn:
        parts.append(words.text(f"means-turn-{at.turn}"))
    return _sentence("; ".join(parts))


def _terms(words: Catalogue, slugs: Sequence[str]) -> str:
    return words.listed(Term(slug) for slug in slugs)


def _effect(words: Catalogue, effect: Mapping[str, Any]) -> str:
    parts = [_done(words, effect)]
    if "per" in effect:
        parts.append(words.text("means-per", what=_per(words, effect["per"])))
    if "restrict" in effect:
        parts += _restricted(words, effect["restrict"])
    parts += _how(words, effect)
    if "by" in effect:
        parts.append(words.text("means-by", who=_characters(words, effect["by"])))
    if "who" in effect:
        parts.append(words.text("means-for", who=_characters(words, effect["who"])))
    parts += [words.text(f"means-{key}") for key in ("sideline", "once") if key in effect]
    if "unique" in effect:
        parts.append(words.term("unique-modifier"))
    when = effect.get("when")
    if isinstance(when, str) and when != "always":
        parts.append(words.term(when))
    elif when:
        parts.append(words.text("means-when", conditions=", ".join(_conditions(words, when))))
    return ", ".join(parts)


def _how(words: Catalogue, effect: Mapping[str, Any]) -> Iterator[str]:
    """Yield by which attacks, or which way, something can't be done."""
    if "several" in effect:
        yield words.text("means-several")
    if "attacks" in effect:
        yield words.term(f"{effect['attacks']}-attack")
    if "sign" in effect:
        yield words.text(f"means-only-{effect['sign']}")


def _done(words: Catalogue, effect: Mapping[str, Any]) -> str:
    for key, data in SAID.items():
        if key in effect:
            value = effect[key]
            said = words.term(value) if isinstance(value, str) else f"{value:+d}" if key == "action_total" else value
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
    done = words.text(f"means-cant-be-{effect['cant_be']}")
    return f"{done} ({words.term(power)})" if power else done


def _cant_target(words: Catalogue, effect: Mapping[str, Any]) -> str:
    who = effect["cant_target"]
    return words.text("means-cant-target", who=_characters(words, who)) if who else words.text("means-cant-attack")


def _cant_modify(words: Catalogue, effect: Mapping[str, Any]) -> str:
    value = effect["cant_modify"]
    return words.text("means-cant-modify", value=words.text("means-all") if value == "all" else words.term(value))


def _loses_team(words: Catalogue, effect: Mapping[str, Any]) -> str:
    name = effect["loses_team"]
    return words.text("means-loses-teams") if name is True else words.text("means-loses-team", name=name)


def _leaving(words: Catalogue, effect: Mapping[str, Any]) -> str:
    how = effect["break_away"]
    if "add" in how:
        return words.text("means-breaks-away-add", number=f"{how['add']:+d}")
    key = next(iter(how))
    results = ", ".join(str(die) for die in how[key]) if key != "automatic" else ""
    return words.text(f"means-breaks-away-{_slugged(key)}", results=results)


# what is said in words of its own: what can't be done to somebody or by it, team abilities, how it leaves others
IN_OWN_WORDS: Mapping[str, Callable[[Catalogue, Mapping[str, Any]], str]] = {
    "cant_be": _cant_be,
    "cant_target": _cant_target,
    "break_away": _leaving,
    "cant_reroll": lambda words, effect: words.text(f"means-cant-reroll-{effect['cant_reroll']}"),
    "cant_modify": _cant_modify,
    "grants_team": lambda words, effect: words.text("means-grants-team", name=effect["grants_team"]),
    "loses_team": _loses_team,
    "standard": lambda words, _: words.text("means-is-not-standard"),
}


def _per(words: Catalogue, per: Mapping[str, Any]) -> str:
    if "named_tokens" in per:
        said = words.text("means-named-tokens", name=per["named_tokens"])
    elif "markers" in per or "objects" in per:
        lying = [_markers(words, "markers", per["markers"])] if "markers" in per else []
        near = words.text("means-objects", number=per["objects"]["within"]) if "objects" in per else ""
        said = f" {words.text('means-or')} ".join([near, *lying] if near else lying)
    elif "characters" in per:
        said = _characters(words, per["characters"])
        if "gone" in per or "force" in per:
            said = words.text(f"means-per-{per.get('gone', 'force')}", who=said)
    else:
        said = words.text("means-its-tokens" if "its_tokens" in per else "means-tokens")
    said += f" ({words.text('means-theirs')})" if "theirs" in per else ""
    said += words.text("means-every", number=per["every"]) if "every" in per else ""
    return said + (words.text("means-most", number=per["most"]) if "most" in per else "")


RESTRICTIONS: Mapping[str, Callable[[Catalogue, str, Any], str]] = {
    "target": lambda words, _, value: words.text("means-only-target", who=_characters(words, value)),
    **dict.fromkeys(
        ("range", "minimum_range", "squares", "most", "deals", "targets", "adds", "gives", "heals", "times"),
        lambda words, key, value: words.text(f"means-restrict-{_slugged(key)}", number=value),
    ),
    "attack": lambda words, _, value: words.text(f"means-restrict-attack-{value}"),
    "as_type": lambda words, _, value: words.text("means-restrict-as-type", type=words.term(f"type-{value}")),
    "rerolls": lambda words, _, value: ", ".join(words.text(f"means-rerolls-{one}") for one in value),
    "limit": lambda words, _, value: words.text(f"means-{value}"),
    "succeeds_on": lambda words, _, value: words.text("means-succeeds", results=", ".join(str(one) for one in value)),
    "full_speed": lambda words, _, __: words.text("means-full-speed"),
    "moved_too": lambda words, _, __: words.text("means-moved-too"),
    "full_range": lambda words, _, __: words.text("means-full-range"),
    "gains": lambda words, _, value: words.text("means-gains", powers=_terms(words, value)),
    "penetrating": lambda words, _, __: words.text("means-penetrating"),
    "also": lambda words, _, value: words.text("means-also", who=_characters(words, value)),
    "any_points": lambda words, _, value: words.text("means-any-points", who=_characters(words, value)),
    "heals_each": lambda words, _, value: words.text(f"means-heals-each-{value}"),
    "carries": lambda words, _, value: words.text(
        "means-carries", what=words.listed(words.text(f"means-carries-{one}") for one in value)
    ),
    "chooses": lambda words, _, value: words.text(
        "means-chooses", kinds=words.listed(words.text(f"means-chooses-{one}") for one in value)
    ),
    "only_modify": lambda words, _, value: words.text("means-only-modify", values=_terms(words, value)),
    "sign": lambda words, _, value: words.text(f"means-only-{value}"),
}


def _restricted(words: Catalogue, restrict: Mapping[str, Any]) -> Iterator[str]:
    """Yield how a power is not that of the card of powers."""
    yield from (say(words, key, restrict[key]) for key, say in RESTRICTIONS.items() if key in restrict)


def _characters(words: Catalogue, those: Mapping[str, Any]) -> str:
    """Return which characters, in words."""
    if those == {"itself": True}:
        return words.text("means-itself")
    side = words.text(f"means-{those.get('side', 'any')}")
    more = list(_described(words, those))
    return f"{side} ({', '.join(more)})" if more else side


def _described(words: Catalogue, those: Mapping[str, Any]) -> Iterator[str]:
    for key, value in those.items():
        if key in OF_CHARACTERS and value is not None:
            yield OF_CHARACTERS[key](words, key, value)


def _slugged(key: str) -> str:
    return key.replace("_", "-")


def _flag(words: Catalogue, key: str, value: bool) -> str:
    return words.text(f"means-{_slugged(key)}" if value else f"means-not-{_slugged(key)}")


def _number(words: Catalogue, key: str, value: int) -> str:
    return words.text(f"means-{key}", number=value)


def _listed_names(words: Catalogue, key: str, value: Sequence[str]) -> str:
    return words.text(f"means-{key}", names=" / ".join(value))


def _bounds(words: Catalogue, key: str, value: Mapping[str, int]) -> str:
    said = "means-has-tokens" if key == "tokens" else f"means-{_slugged(key)}"
    return words.text(said, numbers=_numbers(value))


def _powers(words: Catalogue, key: str, value: Sequence[str]) -> str:
    return words.text(f"means-{_slugged(key)}", powers=_terms(words, value))


def _where(words: Catalogue, key: str, value: str | Sequence[str]) -> str:
    return words.text(f"means-{key}", terrain=_terrain(words, value))


def _either_of(words: Catalogue, _key: str, value: Sequence[Mapping[str, Any]]) -> str:
    said = (
        _characters(words, one) if "side" in one else ", ".join(_described(words, one)) or _characters(words, one)
        for one in value
    )
    return f" {words.text('means-or')} ".join(said)


def _named_tokens(words: Catalogue, value: Mapping[str, Any]) -> str:
    numbers = _numbers({key: value[key] for key in ("least", "most") if key in value} or {"least": 1})
    return words.text("means-has-named-tokens", numbers=numbers, name=value["name"])


def _near(words: Catalogue, value: Mapping[str, Any]) -> str:
    who = _characters(words, value["of"])
    who += f" {words.text('means-near-least', number=value['least'])}" if "least" in value else ""
    if "within" in value:
        return words.text("means-near-within", number=value["within"], who=who)
    return words.text("means-near-adjacent", who=who)


def _displayed(words: Catalogue, one: str) -> Term | str:
    """Return a power, or the powers of a colour."""
    return words.text(f"means-chooses-{one}") if one in COLORS else Term(one)


def _objects(words: Catalogue, value: Mapping[str, Any]) -> str:
    """Return where objects are of which somebody is one by: on its square, beside it, in its hands."""
    what = words.text("means-things", name=value.get("named", ""), weight=value.get("weight", "any"))
    said = (words.text(f"means-things-{where}", what=what) for where in value["where"])
    many = f" ({value['least']}+)" if "least" in value else ""
    return f" {words.text('means-or')} ".join(said) + many


def _markers(words: Catalogue, _key: str, value: Mapping[str, Any]) -> str:
    what = words.text(f"means-markers-{value.get('kind', 'any')}")
    what = words.text("means-markers-own", what=what) if value.get("own") else what
    where = next(key for key in ("on", "adjacent", "within") if value.get(key) is not None)
    said = words.text(f"means-markers-where-{where}", what=what, number=value.get("within") or 0)
    return f"{said} ({value['least']}+)" if "least" in value else said


def _deed(words: Catalogue, value: Mapping[str, Any]) -> str:
    return words.text(f"means-{value['when']}", deed=words.text(f"means-deed-{value['what']}"))


def _themed(words: Catalogue, _key: str, value: bool | Sequence[str]) -> str:
    if isinstance(value, bool):
        return words.text("means-themed")
    return words.text("means-themed-by", names=" / ".join(value))


Saying = Callable[[Catalogue, str, Any], str]
OF_CHARACTERS: Mapping[str, Saying] = {
    "other": lambda words, _, __: words.text("means-other-one"),
    **dict.fromkeys(("itself", "line_of_fire", "in_range", "shares_keyword", "special_power"), _flag),
    **dict.fromkeys(("adjacent", "equipped", "bystander", "standard", "starting_force", "holds"), _flag),
    "tag": lambda _, __, value: " / ".join(value),
    "sized": lambda words, _, value: words.text("means-same-size" if value == "same" else f"means-{value}"),
    "height": lambda words, _, value: words.text(f"means-height-{value}"),
    "near": lambda words, _, value: _near(words, value),
    "markers": _markers,
    "objects": lambda words, _, value: _objects(words, value),
    "displays": lambda words, _, value: words.text(
        "means-displays", powers=words.listed(_displayed(words, one) for one in value)
    ),
    "team_ability": lambda words, _, value: words.text("means-team-ability", names=" / ".join(value)),
    "did": lambda words, _, value: _deed(words, value),
    "didnt": lambda words, _, value: words.text("means-unless", conditions=_deed(words, value)),
    **dict.fromkeys(("within", "away"), _number),
    **dict.fromkeys(("keyword", "named"), _listed_names),
    **dict.fromkeys(("points", "tokens", "range_value"), _bounds),
    "without_keyword": lambda words, _, value: words.text("means-without-keyword", names=" / ".join(value)),
    "named_tokens": lambda words, _, value: _named_tokens(words, value),
    "off": _where,
    **dict.fromkeys(("moved", "placed"), _flag),
    "nearer": lambda words, _, value: words.text(f"means-nearer-{value}"),
    "compared": lambda words, _, value: words.text(f"means-compared-{value}"),
    "size": lambda words, _, value: " / ".join(words.term(size) for size in value),
    **dict.fromkeys(("can_use", "lacks"), _powers),
    "on": _where,
    "any": _either_of,
}


def _numbers(numbers: Mapping[str, int]) -> str:
    """Return bounds in signs: `2`, `2+`, `≤2`, `1–2`."""
    least, most = numbers.get("least"), numbers.get("most")
    if least == most:
        return str(least)
    if most is None:
        return f"{least}+"
    return f"≤{most}" if least is None else f"{least}–{most}"


def _terrain(words: Catalogue, terrain: str | Sequence[str]) -> str:
    listed = [terrain] if isinstance(terrain, str) else terrain
    return " / ".join(words.text(f"means-terrain-{one}") for one in listed)


def _conditions(words: Catalogue, when: Mapping[str, Any]) -> Iterator[str]:
    for key, value in when.items():
        if key in OF_TIMES and value is not None:
            yield OF_TIMES[key](words, key, value)


def _counts(words: Catalogue, _key: str, value: Sequence[Mapping[str, Any]]) -> str:
    said = []
    for one in value:
        numbers = _numbers({key: one[key] for key in ("least", "most") if key in one} or {"least": 1})
        who = _characters(words, one.get("of", {}))
        where = one.get("gone") or next((key for key in ("ever", "force") if one.get(key)), "there")
        said.append(words.text(COUNTED[where], who=who, numbers=numbers))
    return ", ".join(said)


def _one_of(words: Catalogue, _key: str, value: Sequence[Mapping[str, Any]]) -> str:
    return f" {words.text('means-or')} ".join(", ".join(_conditions(words, one)) for one in value)


def _attack(words: Catalogue, attack: Mapping[str, Any]) -> str:
    parts = [words.text(f"means-role-{attack['role']}")]
    if "kind" in attack:
        parts.append(words.term(f"{attack['kind']}-attack"))
    if "using" in attack:
        key = "means-using-version" if attack.get("version") else "means-using"
        parts.append(words.text(key, powers=_terms(words, attack["using"])))
    if "targets" in attack:
        parts.append(words.text("means-targets", numbers=_numbers(attack["targets"])))
    if "other" in attack:
        key = "means-only-against" if attack.get("only") else "means-against"
        parts.append(words.text(key, who=_characters(words, attack["other"])))
    if "theirs" in attack:
        parts.append(words.text("means-as-they-see"))
    parts += _rolled(words, attack.get("rolled", {}))
    return " ".join(parts)


def _rolled(words: Catalogue, rolled: Mapping[str, Any]) -> Iterator[str]:
    """Yield what the attack roll has to show."""
    if "doubles" in rolled:
        yield words.text("means-rolled-doubles" if rolled["doubles"] else "means-rolled-no-doubles")
    if "critical" in rolled:
        yield words.text("means-rolled-critical")
    if "total" in rolled:
        yield words.text("means-rolled-total", numbers=_numbers(rolled["total"]))


COUNTED = {
    "there": "means-count", "force": "means-force", "ever": "means-ever", "this-turn": "means-gone-this-turn",
    "this-game": "means-gone-this-game",
}  # fmt: skip
OF_TIMES: Mapping[str, Saying] = {
    **dict.fromkeys(("on", "beside"), _where),
    **dict.fromkeys(("tokens", "click", "points"), _bounds),
    "count": _counts,
    "turn": lambda words, _, value: words.text(f"means-turn-{value}"),
    "named_tokens": lambda words, _, value: _named_tokens(words, value),
    "nearer": lambda words, _, value: words.text(f"means-nearer-{value}"),
    **dict.fromkeys(("acted", "carried", "moved", "placed", "moved_or_placed", "holds", "equipped"), _flag),
    **dict.fromkeys(("on_the_map", "outnumbered"), _flag),
    "opposing_force": lambda words, _, value: words.text("means-opposing-force", numbers=_numbers(value)),
    **dict.fromkeys(("can_use", "lacks"), _powers),
    "attack": lambda words, _, value: _attack(words, value),
    "itself": lambda words, _, value: ", ".join(_described(words, value)),
    "themed": _themed,
    "markers": _markers,
    "area": lambda words, _, value: words.text(f"means-area-{value}"),
    "any": _one_of,
    "unless": lambda words, _, value: words.text("means-unless", conditions=", ".join(_conditions(words, value))),
}
