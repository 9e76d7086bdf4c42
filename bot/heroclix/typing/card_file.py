"""What a card of our own format names, held against what there is, before a figure is made of it.

A log keeps a card as it was taken, so that a game of an older version opens; a file that comes in is held to today's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, get_args

from bot.app.user_error import UserError
from bot.heroclix.typing.power_names import known_phrases, nearest_powers, phrase
from engine.errors import DocumentError, as_given
from engine.heroclix.game.state.card import read_card
from engine.heroclix.position import SpecialKind
from engine.heroclix.powers.special import grantable
from engine.heroclix.ruleset import Powers, Ruleset

__all__ = ["check_card", "texts_of"]

SHOWN = ("speed", "attack", "defense", "damage", "countdown")  # where no KO is
OF_ANOTHER = "safeguard:"  # an effect that may be a card's own
MOST_NEAR = 3
SUCH_AS = ("charge", "flight", "giant-reach:2")


def check_card(rules: Ruleset, document: Mapping[str, Any], path: str = "card") -> None:
    """Raise DocumentError, which names the field, for what no figure can be made of.

    That is: a power or ability that there is not, or not in that edition, or twice in one list; a kind of special
    power that there is not; two starting lines on one click; a click with a KO and values; a living click that a KO
    keeps everybody from; a dial without clicks; no targets.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> check_card(MODERN, {"name": "Ferryman", "powers": ["chrage"]})
    Traceback (most recent call last):
        ...
    engine.errors.DocumentError: card.powers[0]: error-action-unknown (given=chrage, expected=charge)
    """
    read_card(rules.powers, document, path)
    for where, named in _lists(document, path):
        _check_named(rules, where, named)
    for index, special in enumerate(document.get("special", ())):
        kind = special.get("kind", "special-power")
        if kind not in get_args(SpecialKind):
            expected = ", ".join(get_args(SpecialKind))
            raise DocumentError(f"{path}.special[{index}].kind", "error-not-one-of", given=kind, expected=expected)
    _check_clicks(document, path)
    for where, values in ((path, document), (f"{path}.values", document.get("values") or {})):
        if values.get("targets") == 0:
            raise DocumentError(f"{where}.targets", "error-too-small", given=0, limit=1)


def _check_clicks(document: Mapping[str, Any], path: str) -> None:
    """Raise DocumentError for a dial that contradicts itself, or has no click."""
    for index, click in enumerate(document.get("dial", ())):
        if click.get("ko") and any(click.get(name) is not None for name in SHOWN):
            raise DocumentError(f"{path}.dial[{index}]", "error-ko-with-values")
    dial = document.get("dial", ())
    begins = {document.get("start", 1), *(line["start"] for line in document.get("lines", ()))}
    for number in range(2, len(dial) + 1):  # behind a KO another dial alone goes on, at its starting line (1.8, 24.2f)
        if dial[number - 2].get("ko") and not dial[number - 1].get("ko") and number not in begins:
            raise DocumentError(f"{path}.dial[{number - 2}]", "error-ko-between", number=number - 1, last=number)
    for index, line in enumerate(document.get("lines", ())):
        if any(line["start"] == other["start"] for other in document["lines"][:index]):
            raise DocumentError(f"{path}.lines[{index}].start", "error-line-twice", given=line["start"])
    if document.get("dial") == []:
        raise DocumentError(f"{path}.dial", "error-list-too-short", limit=1)


def texts_of(document: Mapping[str, Any]) -> tuple[str, list[tuple[str, str, tuple[str, ...]]]]:
    """Return whose card a file holds, a player's unit or a card of ours, and its texts.

    Each comes with the name of its power before it, and behind it the names that the card lists outside of the text.
    Raises UserError where what stands there is no text, or lists no names.

    >>> texts_of({"name": "Hollis", "special": [{"name": "Old Tricks", "text": "Charge.", "listed": ["Sam"]}]})
    ('Hollis', [('Old Tricks', 'Charge.', ('Sam',))])
    """
    name = document.get("name")
    found = []
    for key, word in (("special", "text"), ("special_powers", "description")):
        listed = document.get(key) or []
        if not isinstance(listed, list):
            raise UserError("file-value-kind", path=key)
        for index, each in enumerate(listed):
            text = each.get(word) if isinstance(each, Mapping) else None
            if text is not None and not isinstance(text, str):
                raise UserError("file-value-kind", path=f"{key}[{index}].{word}")
            if text and text.strip():
                found.append((str(each.get("name") or ""), text, listed_names(each, f"{key}[{index}].listed")))
    return (name if isinstance(name, str) else ""), found


def listed_names(document: Mapping[str, Any], path: str) -> tuple[str, ...]:
    """Return the names that a text of a card lists outside of it. Raises UserError where they are no list of names."""
    names = document.get("listed", ())
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) and name.strip() for name in names):
        raise UserError("file-value-kind", path=path)
    return tuple(names)


def _lists(document: Mapping[str, Any], path: str) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the lists of powers and abilities of a card, each with its place."""
    for key in ("powers", "abilities"):
        yield f"{path}.{key}", document.get(key, ())
    for index, click in enumerate(document.get("dial", ())):
        yield f"{path}.dial[{index}].powers", click.get("powers", ())


def _check_named(rules: Ruleset, path: str, named: Sequence[str]) -> None:
    for index, slug in enumerate(named):
        if slug in rules.powers.abilities.absent:  # as STOP in 2012
            raise DocumentError(f"{path}[{index}]", "error-key-not-in-edition", given=slug, ruleset=rules.id)
        if not _is_known(rules.powers, slug):
            near = ", ".join(_nearest(rules.powers, slug))
            raise DocumentError(f"{path}[{index}]", "error-action-unknown", given=as_given(slug), expected=near)
        if slug in named[:index]:
            raise DocumentError(f"{path}[{index}]", "error-power-twice", given=slug)


def _is_known(powers: Powers, slug: str) -> bool:
    head, _, number = slug.partition(":")
    if head in powers.abilities.numbered and (len(number) > 1 or number == "0"):  # no card prints ten squares, or none
        return False
    return grantable(powers, slug) or powers.abilities.has(slug) or slug.startswith(OF_ANOTHER)


def _nearest(powers: Powers, slug: str) -> Sequence[str]:
    """Return the powers and abilities that were probably meant; where none is like it, a few to show their form."""
    known = [*(power.slug for power in powers.passive), *powers.abilities.named, *powers.abilities.improved]
    text = slug.casefold().replace(" ", "-").replace("_", "-")
    words = [power for word in phrase(slug).split() for power in known_phrases(powers).get(word, ())]
    return (
        nearest_powers(powers, phrase(slug))
        or words[:MOST_NEAR]
        or get_close_matches(text, known, MOST_NEAR)
        or SUCH_AS
    )
