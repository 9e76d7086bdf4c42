"""What HeroClix reads of files: maps, units, and the cards of a force."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.uploads.plain import document_of

__all__ = ["READERS"]

Read = dict[str, Any]
LYING = ("markers", "objects")  # what lies on the map of a position document
OF_A_MAP = ("map", "ruleset", "lang", "id", "ask")  # and what says nothing of the table
AROUND = ("ask", "force", "id", "lang", "ruleset")  # of a position document, which says nothing of its cards
# what of a force list becomes cards, and which keys of each; a suit is held against the four there are
OF_CARDS: Mapping[str, tuple[str, ...]] = {
    "resources": ("name", "points", "additional"),
    "id_cards": ("name", "points", "character"),
    "locations": ("name", "bonuses"),
    "tarot": ("name", "suit"),
    "feats": ("name", "points", "assigned_to"),
    "ata": ("name", "points", "qualify"),
    "conditions": ("name",),
    "event_dial": (),  # a name
    "sideline": ("name", "points", "kind"),
}
ASIDE = ("mystery-card", "one-shot", "resource")  # the cards of a sideline
LONGEST_KEY, MOST_NAMED = 80, 12


def read_map(text: str, ruleset: str) -> Read:
    """Return the map that a file holds: a sketch, a player's map file, our own format, or a position document."""
    from bot.heroclix.maps.file import is_player_map, read_player_map  # noqa: PLC0415  # each kind loads what it needs
    from bot.heroclix.maps.sketch import is_sketch, read_sketch  # noqa: PLC0415

    if not text.lstrip().startswith("{") and is_sketch(text):
        return {"document": read_sketch(text), "notes": ()}
    document = document_of(text)
    if is_player_map(document):
        found = read_player_map(document)
        return {"document": found.document, "notes": found.notes}
    other, inner = _of_another(document, ruleset), document.get("map")
    if not isinstance(inner, dict):
        return {"document": {key: value for key, value in document.items() if key != "ruleset"}, "notes": other}
    lying: Read = {key: document[key] for key in LYING if key in document}
    left = [str(key)[:LONGEST_KEY] for key, value in document.items() if key not in (*OF_A_MAP, *LYING) and value]
    notes = (("map-file-keys-left", {"names": left[:MOST_NAMED], "more": max(0, len(left) - MOST_NAMED)}),)
    return {"document": {**inner, **lying}, "notes": (*other, *(notes if left else ()))}


def read_unit(text: str, ruleset: str) -> Read:
    """Return the card of a file, with powers of that edition: a player's unit, or a card in our own format."""
    from bot.heroclix.typing import unit_file  # noqa: PLC0415
    from bot.heroclix.typing.card_file import check_card  # noqa: PLC0415
    from engine.heroclix.ruleset import edition  # noqa: PLC0415

    document = document_of(text)
    if not unit_file.is_unit(document):
        card = {key: value for key, value in document.items() if key != "ruleset"}
        check_card(edition(ruleset), card)
        return {"document": card, "notes": _of_another(document, ruleset)}
    unit = unit_file.read_unit(edition(ruleset).powers, document)
    return {"document": unit.card, "notes": unit.notes}


def read_line(text: str, ruleset: str) -> Read:
    """Return the card of a figure typed in one line, and where and how it stands. Raises UserError, DocumentError."""
    from bot.heroclix.typing.figure_line import parse_figure_line  # noqa: PLC0415
    from engine.heroclix.game.state.card import read_card  # noqa: PLC0415
    from engine.heroclix.ruleset import edition  # noqa: PLC0415

    powers = edition(ruleset).powers
    found = parse_figure_line(powers, text)
    read_card(powers, found.card)
    standing = {"at": found.at, "click": found.click, "tokens": found.tokens, "typed": found.typed}
    return {"document": found.card, **standing, "notes": ()}


def read_cards(text: str, ruleset: str) -> Read:
    """Return the force of a file: the list itself, or the one that a position document asks about."""
    document = document_of(text)
    asked = document.get("ask")
    found = asked.get("force") if isinstance(asked, dict) else document.get("force", document)
    force = found if isinstance(found, dict) else document
    around = [] if force is document else [key for key, value in document.items() if key not in AROUND and value]
    left = [str(key)[:LONGEST_KEY] for key in (*around, *_no_cards(force))]
    data = {"names": left[:MOST_NAMED], "more": max(0, len(left) - MOST_NAMED)}
    notes = (("cards-file-keys-left", data),) if left else ()
    return {"document": force, "notes": (*_of_another(document, ruleset), *notes)}


def _no_cards(force: Mapping[str, Any]) -> Iterator[str]:
    """Yield what of a force list is laid out as no card: whole lists, the sideline's others, and keys of a card.

    Of a Location its bonuses are, so one without any is no card either.

    >>> list(_no_cards({"figures": [{}], "sideline": [{}], "tarot": [{"suit": "cups", "id": "t"}]}))
    ['figures', 'sideline[0]', 'tarot[0].id']
    >>> list(_no_cards({"locations": [{"name": "Dock"}, {"name": "Pier", "bonuses": [{"name": "Rope"}]}]}))
    ['locations[0]']
    """
    for key, value in force.items():
        if key not in OF_CARDS:
            yield from [str(key)] if value else []
            continue
        for index, card in enumerate(value if isinstance(value, list) else ()):
            place = f"{key}[{index}]"
            if not isinstance(card, dict):
                continue
            if (key == "sideline" and card.get("kind") not in ASIDE) or (
                key == "locations" and not card.get("bonuses")
            ):
                yield place
            else:
                yield from (f"{place}.{each}" for each, given in card.items() if each not in OF_CARDS[key] and given)


def _of_another(document: Mapping[str, Any], ruleset: str) -> tuple[tuple[str, Read], ...]:
    """Return the note that a file names another edition than the one it is read by; nothing where it names none."""
    given = document.get("ruleset", ruleset)
    if given == ruleset:
        return ()
    return (("file-of-another-ruleset", {"given": [str(given)[:LONGEST_KEY]], "ruleset": ruleset}),)


READERS: Mapping[str, Callable[[str, str], Read]] = {
    "map": read_map,
    "unit": read_unit,
    "line": read_line,
    "cards": read_cards,
}
