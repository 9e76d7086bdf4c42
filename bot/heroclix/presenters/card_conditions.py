"""Of whom, and when, a sentence of a card speaks, in our own words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.words.language import Catalogue
from engine.heroclix.powers.colors import COLORS
from engine.ruling import Term

__all__ = ["characters", "conditions", "markers", "slugged", "terms"]


def terms(words: Catalogue, slugs: Sequence[str]) -> str:
    """Return powers or values by their names, in the reader's language."""
    return words.listed(Term(slug) for slug in slugs)


def characters(words: Catalogue, those: Mapping[str, Any]) -> str:
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


def slugged(key: str) -> str:
    """Return a key as the words have it: with hyphens."""
    return key.replace("_", "-")


def _flag(words: Catalogue, key: str, value: bool) -> str:
    return words.text(f"means-{slugged(key)}" if value else f"means-not-{slugged(key)}")


def _number(words: Catalogue, key: str, value: int) -> str:
    return words.text(f"means-{slugged(key)}", number=value)


def _listed_names(words: Catalogue, key: str, value: Sequence[str]) -> str:
    return words.text(f"means-{slugged(key)}", names=" / ".join(value))


def _bounds(words: Catalogue, key: str, value: Mapping[str, int]) -> str:
    said = "means-has-tokens" if key == "tokens" else f"means-{slugged(key)}"
    return words.text(said, numbers=_numbers(value), many=_many(value))


def _powers(words: Catalogue, key: str, value: Sequence[str]) -> str:
    return words.text(f"means-{slugged(key)}", powers=terms(words, value))


def _own_powers(words: Catalogue, key: str, value: Sequence[str]) -> str:
    return words.text(f"means-self-{slugged(key)}", powers=terms(words, value))


def _where(words: Catalogue, key: str, value: str | Sequence[str]) -> str:
    return words.text(f"means-{key}", terrain=_terrain(words, value))


def _either_of(words: Catalogue, _key: str, value: Sequence[Mapping[str, Any]]) -> str:
    said = (
        characters(words, one) if "side" in one else ", ".join(_described(words, one)) or characters(words, one)
        for one in value
    )
    return f" {words.text('means-or')} ".join(said)


def _named_tokens(words: Catalogue, value: Mapping[str, Any]) -> str:
    bounds = {key: value[key] for key in ("least", "most") if key in value} or {"least": 1}
    return words.text("means-has-named-tokens", numbers=_numbers(bounds), many=_many(bounds), name=value["name"])


def _near(words: Catalogue, value: Mapping[str, Any]) -> str:
    who = characters(words, value["of"])
    who += f" {words.text('means-near-least', number=value['least'])}" if "least" in value else ""
    who += f" {words.text('means-near-most', number=value['most'])}" if "most" in value else ""
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


def markers(words: Catalogue, _key: str, value: Mapping[str, Any]) -> str:
    """Return on, beside or within reach of which terrain markers somebody is."""
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
    **dict.fromkeys(
        ("itself", "line_of_fire", "sees", "in_range", "shares_keyword", "special_power", "namesake"), _flag
    ),
    **dict.fromkeys(("adjacent", "equipped", "bystander", "standard", "starting_force", "holds"), _flag),
    "tag": lambda _, __, value: " / ".join(value),
    "sized": lambda words, _, value: words.text("means-same-size" if value == "same" else f"means-{value}"),
    "height": lambda words, _, value: words.text(f"means-height-{value}"),
    "near": lambda words, _, value: _near(words, value),
    "markers": markers,
    "objects": lambda words, _, value: _objects(words, value),
    "displays": lambda words, _, value: words.text(
        "means-displays", powers=words.listed(_displayed(words, one) for one in value)
    ),
    "team_symbol": lambda words, _, value: words.text("means-team-symbol", names=" / ".join(value)),
    "team_ability": lambda words, _, value: words.text("means-team-ability", names=" / ".join(value)),
    "did": lambda words, _, value: _deed(words, value),
    "didnt": lambda words, _, value: words.text("means-unless", conditions=_deed(words, value)),
    **dict.fromkeys(("within", "away", "shares_keywords"), _number),
    **dict.fromkeys(("keyword", "keyword_of", "named"), _listed_names),
    **dict.fromkeys(("points", "tokens", "range_value"), _bounds),
    "printed": lambda words, _, value: words.text(
        "means-printed", value=words.term(value["value"]), numbers=_numbers(value)
    ),
    "ranked": lambda words, _, value: words.text(f"means-top-{value}"),
    "without_keyword": lambda words, _, value: words.text("means-without-keyword", names=" / ".join(value)),
    "named_tokens": lambda words, _, value: _named_tokens(words, value),
    "off": _where,
    **dict.fromkeys(("moved", "placed"), _flag),
    "nearer": lambda words, _, value: words.text(f"means-nearer-{value}"),
    "compared": lambda words, _, value: words.text(f"means-compared-{value}"),
    "size": lambda words, _, value: " / ".join(words.term(size) for size in value),
    **dict.fromkeys(("can_use", "lacks", "used"), _powers),
    "name_has": lambda words, _, value: words.text("means-name-has", names=" / ".join(value)),
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


def _many(numbers: Mapping[str, int]) -> str:
    """Return which form words beside bounds have: of `none`, of exactly `one`, of `some` where one is enough."""
    least, most = numbers.get("least"), numbers.get("most")
    if most == 0:
        return "none"
    if least == 1:
        return "one" if most == 1 else "some" if most is None else "other"
    return "other"


def _terrain(words: Catalogue, terrain: str | Sequence[str]) -> str:
    listed = [terrain] if isinstance(terrain, str) else terrain
    return " / ".join(words.text(f"means-terrain-{one}") for one in listed)


def conditions(words: Catalogue, when: Mapping[str, Any]) -> Iterator[str]:
    """Yield each condition of an effect (20.2)."""
    for key, value in when.items():
        if key in OF_TIMES and value is not None:
            yield OF_TIMES[key](words, key, value)


def _counts(words: Catalogue, _key: str, value: Sequence[Mapping[str, Any]]) -> str:
    said = []
    for one in value:
        bounds = {key: one[key] for key in ("least", "most") if key in one} or {"least": 1}
        who = characters(words, one.get("of", {}))
        where = one.get("gone") or next((key for key in ("ever", "force") if one.get(key)), "there")
        said.append(words.text(COUNTED[where], who=who, numbers=_numbers(bounds), many=_many(bounds)))
    return ", ".join(said)


def _unless(words: Catalogue, given: Mapping[str, Any]) -> str:
    """Return what must not be; of several of which none may be, that all are meant is in the word before them."""
    key = "means-unless-any" if "any" in given else "means-unless"
    return words.text(key, conditions=", ".join(conditions(words, given)))


def _one_of(words: Catalogue, _key: str, value: Sequence[Mapping[str, Any]]) -> str:
    return f" {words.text('means-or')} ".join(", ".join(conditions(words, one)) for one in value)


def _attack(words: Catalogue, attack: Mapping[str, Any]) -> str:
    """Return in which attacks: of which kind, with what, of how many targets, by or against whom."""
    role, kind = attack["role"], attack.get("kind", "")
    if attack.keys() == {"role", "other"}:
        return words.text(f"means-plainly-{role}", who=_opposed(words, attack["other"]))
    parts = [words.text(f"means-{role}-{kind}" if kind else f"means-role-{role}")]
    if "using" in attack:
        key = "means-using-version" if attack.get("version") else "means-using"
        parts.append(words.text(key, powers=terms(words, attack["using"])))
    if "targets" in attack:
        numbers = attack["targets"]
        parts.append(words.text("means-targets", numbers=_numbers(numbers), many=_many(numbers)))
    if "other" in attack:
        key = f"means-{'only-' if attack.get('only') else ''}{'against' if role == 'attacker' else 'from'}"
        parts.append(words.text(key, who=_opposed(words, attack["other"])))
    if "any_damage" in attack:
        parts.append(words.text("means-any-damage"))
    if "theirs" in attack:
        parts.append(words.text("means-as-they-see"))
    parts += _rolled(words, attack.get("rolled", {}))
    return " ".join(parts)


def _opposed(words: Catalogue, those: Mapping[str, Any]) -> str:
    """Return who stands on the other side: the character of the card is not whoever the effect is for."""
    return words.text("means-card") if those == {"itself": True} else characters(words, those)


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
    **dict.fromkeys(("on_the_map", "outnumbered", "pilot"), _flag),
    "ranked": lambda words, _, value: words.text(f"means-ranked-{value}"),
    "opposing_force": lambda words, _, value: words.text("means-opposing-force", numbers=_numbers(value)),
    **dict.fromkeys(("can_use", "lacks"), _own_powers),
    "attack": lambda words, _, value: _attack(words, value),
    "no_attack": lambda words, _, value: words.text("means-unless", conditions=_attack(words, value)),
    "itself": lambda words, _, value: ", ".join(_described(words, value)),
    "themed": _themed,
    "markers": markers,
    "area": lambda words, _, value: words.text(f"means-area-{value}"),
    "any": _one_of,
    "unless": lambda words, _, value: _unless(words, value),
}
