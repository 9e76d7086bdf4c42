"""Effects of cards as players type them, in either language: `attack +1`, `defense = 17`, `charge`, `no charge`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.app.errors import UserError
from bot.heroclix.typing.effect_conditions import LIMITS, conditions, conditions_offered, limit_of
from bot.heroclix.typing.effect_names import names, said, slug_among
from bot.heroclix.typing.power_names import power_slug
from bot.words.language import Catalogue
from engine.heroclix.position import SIZES, VALUE_NAMES
from engine.heroclix.powers.groups import GROUPS
from engine.heroclix.powers.special import grantable, may_be_free
from engine.heroclix.ruleset import Powers

__all__ = ["offered", "read_effect", "read_effects"]

OTHERS = ("damage-dealt", "damage-taken", "action-total")
INSTEAD = "effect-instead"
ROLLS = ("attack-roll", "break-away-roll")
REGARDLESS = ("range", "line-of-fire", "adjacency")
PROTECTED = ("outwit", "pulse-wave")
KEYWORD_OF = {"protected": "effect-protected", "safeguard": "effect-safeguard"}
NO = ("no ", "sin ")
NUMBER = re.compile(
    r"(?P<name>.+?)\s*(?:(?P<add>[+-]\s*\d{1,2})|(?P<sign>=|>=|<=)\s*(?P<number>\d{1,2})|(?P<half>/\s*2)|(?P<twice>[x×]\s*2))$"
)
LONG_NUMBER = re.compile(r"(?:[+-]|[<>]?=)\s*\d{3}")  # no value of a figure has so many digits
ARTICLE = re.compile(r"^(the|el|la) ")
BOUNDS = {">=": "minimum", "<=": "maximum"}


def read_effects(powers: Powers, text: str, card: str = "") -> list[dict[str, Any]]:
    """Return the structured effects of a text, several of them with commas between. Raises UserError for another.

    `card`: the name of what does it, by which UNIQUE MODIFIERs are told apart (22.10).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> read_effects(MODERN.powers, "attack +1, charge")
    [{'modify': 'attack', 'add': 1}, {'grants': 'charge'}]
    """
    return [read_effect(powers, part, card) for part in text.split(",") if part.strip()]


def read_effect(powers: Powers, text: str, card: str = "") -> dict[str, Any]:
    """Return one structured effect, with its conditions. Raises UserError where the text is none.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from functools import partial
    >>> read = partial(read_effect, MODERN.powers)
    >>> read("Defensa = 17"), read("sin Carga"), read("giant")
    ({'replace': 'defense', 'set': 17}, {'cant': 'charge'}, {'size': 'giant'})
    >>> read("defense +1 against range attacks"), read("once per turn")
    ({'modify': 'defense', 'add': 1, 'when': 'against-range'}, {'limit': 'once-per-turn'})
    """
    typed, beside = conditions(" ".join(text.casefold().replace("−", "-").split()))
    if beside.get("unique"):
        beside = beside | {"unique": card or typed}
    if found := NUMBER.fullmatch(typed):
        return _numbered(found, text) | beside
    if found_words := limit_of(typed) or _protected(powers, typed) or _worded(powers, typed, text):
        return found_words | beside
    slug = slug_among(typed, (*powers, *sorted(powers.abilities.improved))) or power_slug(typed)
    if grantable(powers, slug):
        return {"grants": slug} | beside
    if LONG_NUMBER.search(typed):
        raise UserError("effect-number-too-large", given=text.strip()[:40])
    raise UserError("effect-malformed", given=text.strip()[:40])


def _protected(powers: Powers, typed: str) -> dict[str, Any]:
    """Return what the card is protected from, or whose effects can't touch its character (27.7l-n)."""
    for key, known in (("protected", PROTECTED), ("safeguard", tuple(powers))):
        said_so = names(KEYWORD_OF[key])
        for start in sorted((key, *said_so, *(name.split()[0] for name in said_so)), key=len, reverse=True):
            rest = typed.removeprefix(start)
            if rest != typed and (slug := slug_among(rest.lstrip(": ").strip(" ()"), known)):
                return {key: slug}
    return {}


def _worded(powers: Powers, typed: str, text: str) -> dict[str, Any]:
    """Return an effect that is said in words of its own: a size, regardless of, can't use, as FREE; empty for none."""
    if found := _named(typed):
        return found
    for start in names("effect-regardless"):
        of = ARTICLE.sub("", typed.removeprefix(f"{start} "))
        if found_word := next((word for word in REGARDLESS if typed.startswith(start) and of in names(word)), None):
            return {"regardless": found_word}
    for no in NO:
        if typed.startswith(no):
            return {"cant": slug_among(typed.removeprefix(no), (*powers, *GROUPS)) or text.strip()[len(no) :].strip()}
    for ending in names("effect-as-free"):
        action = (
            slug_among(typed.removesuffix(ending).strip(), may_be_free(powers)) if typed.endswith(f" {ending}") else ""
        )
        if action:
            return {"as_free": action}
    return {}


def _named(typed: str) -> dict[str, Any]:
    """Return an effect that has a name of its own: a size, or rolls that can't be rerolled."""
    for word in SIZES:
        if typed in names(word):
            return {"size": word}
    for roll in ROLLS:
        if typed in names(f"effect-cant-reroll-{roll}"):
            return {"cant_reroll": roll}
    return {}


def offered(powers: Powers, words: Catalogue, typed: str = "") -> Iterator[tuple[str, str]]:
    """Yield what may be typed, with its words in the reader's language; in the order of what is most asked for.

    `typed`: what is typed already; a change of a value is offered with the conditions that it may have.
    """
    yield from conditions_offered(typed, words)
    for value in VALUE_NAMES:
        for change in ("+1", "-1", "+2", "-2"):
            yield f"{value} {change}", f"{words.term(value)} {change.replace('-', '−')}"
    for slug in (*(power.slug for power in powers.passive), *sorted(powers.abilities.improved)):
        if grantable(powers, slug):
            yield slug, words.term(slug)
    cant = words.term("effect-cant")
    for slug in (*(power.slug for power in powers.standard), *sorted(GROUPS)):
        yield f"no {slug}", f"{cant}: {words.term(slug)}"
    for slug in may_be_free(powers):
        yield f"{slug} as free", f"{words.term(slug)} {words.term('effect-as-free')}"
    yield from _less_often(powers, words)


def _less_often(powers: Powers, words: Catalogue) -> Iterator[tuple[str, str]]:
    for size in SIZES:
        yield size, f"{words.term('effect-size')}: {words.term(size)}"
    for what in REGARDLESS:
        yield f"regardless of {said('en', what)}", f"{words.term('effect-regardless')} {words.term(what)}"
    for other in OTHERS:
        for change in ("+1", "-1"):
            yield f"{said('en', f'effect-{other}')} {change}", f"{words.term(f'effect-{other}')} {change}"
    yield from _of_attacks(words)
    for value in VALUE_NAMES:
        yield f"{value} /2", f"{words.term(value)}: {words.term('effect-halve')}"
    for slug in PROTECTED:
        yield f"protected {slug}", f"{words.term('effect-protected')} {words.term(slug)}"
    for power in powers.standard:
        yield f"safeguard {power.slug}", f"{words.term('effect-safeguard')}: {words.term(power.slug)}"
    for limit in LIMITS:
        yield said("en", limit), words.term(limit)


def _of_attacks(words: Catalogue) -> Iterator[tuple[str, str]]:
    for number in range(1, 5):
        yield f"{said('en', INSTEAD)} = {number}", f"{words.term(INSTEAD)}: {number}"
    for roll in ROLLS:
        yield said("en", f"effect-cant-reroll-{roll}"), words.term(f"effect-cant-reroll-{roll}")


def _numbered(found: re.Match[str], text: str) -> dict[str, Any]:
    """Return what changes a combat value, the damage dealt or the action total."""
    name, given = found["name"].strip(), found.groupdict()
    number = int("".join(given["add"].split())) if given["add"] else None
    for other in OTHERS:
        if number is not None and name in names(f"effect-{other}"):
            return {other.replace("-", "_"): number}
    if given["sign"] == "=" and name in names(INSTEAD):
        return {"instead": int(given["number"])}
    value = next((value for value in VALUE_NAMES if name in names(value)), None)
    if value is None:
        raise UserError("effect-malformed", given=text.strip()[:40])
    if number is not None:
        return {"modify": value, "add": number}
    if given["sign"] in BOUNDS:
        return {"bound": value, BOUNDS[given["sign"]]: int(given["number"])}
    if given["sign"]:
        return {"replace": value, "set": int(given["number"])}
    return {"replace": value, "halve" if given["half"] else "double": True}
