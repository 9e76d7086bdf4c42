"""What each kind of upload is read as."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.app.user_error import UserError
from bot.uploads.limits import MOST_EVENTS, Kind
from bot.uploads.plain import document_of
from engine import DocumentError
from engine.errors import as_given

__all__ = ["FORMAT", "READERS", "VERSION"]

FORMAT = "clix-judge-game"
VERSION = 1  # of the exported file
Read = dict[str, Any]


def read_map(text: str) -> Read:
    """Return the map that a file holds: a sketch, a player's map file, our own format, or a position document."""
    from bot.heroclix.maps.file import is_player_map, read_player_map  # noqa: PLC0415  # each kind loads what it needs
    from bot.heroclix.maps.sketch import is_sketch, read_sketch  # noqa: PLC0415

    if not text.lstrip().startswith("{") and is_sketch(text):
        return {"document": read_sketch(text), "notes": ()}
    document = document_of(text)
    if is_player_map(document):
        found = read_player_map(document)
        return {"document": found.document, "notes": found.notes}
    inner = document.get("map")
    if isinstance(inner, dict):
        lying: Read = {key: document[key] for key in ("markers", "objects") if key in document}
        document = {**inner, **lying}
    return {"document": document, "notes": ()}


def read_unit(text: str) -> Read:
    """Return the card of a file: a player's unit, or a card in our own format."""
    from bot.heroclix.typing import unit_file  # noqa: PLC0415

    document = document_of(text)
    if not unit_file.is_unit(document):
        return {"document": document, "notes": ()}
    unit = unit_file.read_unit(document)
    return {"document": unit.card, "notes": unit.notes}


def read_cards(text: str) -> Read:
    """Return the force of a file: the list itself, or the one that a position document asks about."""
    document = document_of(text)
    asked = document.get("ask")
    found = asked.get("force") if isinstance(asked, dict) else document.get("force", document)
    return {"document": found if isinstance(found, dict) else document, "notes": ()}


def read_game(text: str) -> Read:
    """Return the log of an exported game, folded, told and drawn whole to see that it stands."""
    from bot.heroclix.pictures import draw_board  # noqa: PLC0415
    from bot.words.language import catalogue  # noqa: PLC0415
    from engine.errors import LogError  # noqa: PLC0415
    from engine.heroclix.game import EMPTY, apply, describe, event_from_json, event_to_json  # noqa: PLC0415

    document = document_of(text)
    payloads = _payloads(document)
    state, events, words = EMPTY, [], catalogue("en")
    try:
        for payload in payloads:
            event = event_from_json(payload)
            state = apply(state, event)
            words.step(describe(event, state.rules))
            events.append(event_to_json(event))
        if state.map is not None:
            draw_board(state.position())
            state.to_document()
    except (MemoryError, RecursionError):
        raise
    except LogError as error:
        raise _damaged(f"events[{len(events)}]", error.__cause__) from None
    except Exception:  # a damaged log may break the engine anywhere: here it breaks nothing else
        raise UserError("import-damaged", path=f"events[{min(len(events), len(payloads) - 1)}]") from None
    if state.status not in {"setup", "playing"}:
        raise UserError("import-ended" if state.status == "ended" else "import-not-a-game")
    if document.get("ruleset", state.ruleset) != state.ruleset:
        raise UserError("import-ruleset", given=as_given(document["ruleset"]), expected=state.ruleset)
    seated = [player.id for player in state.players if player.id]
    return {"ruleset": state.ruleset, "events": events, "seated": seated}


def _payloads(document: Read) -> list[Any]:
    """Return the events of an exported game, of this version and not too many. Raises UserError."""
    payloads = document.get("events")
    if document.get("format") != FORMAT or not isinstance(payloads, list) or not payloads:
        raise UserError("import-not-a-game")
    if type(document.get("version")) is not int or document["version"] != VERSION:
        raise UserError("import-version", given=as_given(document.get("version")), expected=str(VERSION))
    if len(payloads) > MOST_EVENTS:
        raise UserError("import-too-long", count=len(payloads), most=MOST_EVENTS)
    return payloads


def _damaged(path: str, cause: BaseException | None) -> UserError | DocumentError:
    """Return what is wrong with an event of a log, by the engine's own complaint where it names a field."""
    if isinstance(cause, DocumentError):
        return DocumentError(f"{path}.{cause.path}" if cause.path else path, cause.message, **cause.data)
    return UserError("import-damaged", path=path)


READERS: Mapping[Kind, Callable[[str], Read]] = {
    "map": read_map,
    "unit": read_unit,
    "cards": read_cards,
    "game": read_game,
}
