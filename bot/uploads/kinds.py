"""What each kind of upload is read as."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.app.faces import face_of
from bot.app.user_error import UserError
from bot.documents.game_documents import payloads_of
from bot.uploads.limits import Kind
from bot.uploads.payloads import check_payloads
from bot.uploads.plain import document_of
from engine import DocumentError
from engine.errors import as_given
from engine.game import RULESETS, Game, game_of, game_of_log
from engine.unfit import damaged, unfit

__all__ = ["reader"]

KEYS = frozenset(("format", "version", "ruleset", "events", "position", "dice", "decks", "commands"))
CORRECTION = "ruling-corrected"
OPENING = "game-opened"  # the first event of our games
MOST_NAMED = 12  # of keys that are not read
Read = dict[str, Any]


def read_game(text: str, _ruleset: str = "") -> Read:
    """Return the log of an exported game, folded, told and drawn whole to see that it stands."""
    from bot.words.language import catalogue  # noqa: PLC0415  # each kind loads what it needs

    document = document_of(text)
    payloads = payloads_of(document)
    _check_opening(document, payloads[0])
    game = game_of_log(payloads)
    check_payloads(payloads, game.rulesets[0])
    face = face_of(game.rulesets[0])
    state, events, words = game.new(), [], catalogue("en")
    log = _Log(game, payloads)
    try:
        for payload in payloads:
            event = game.event_from_json(payload)
            state = game.followed(state, event, log.tells)
            log.add(event)
            words.step(game.describe(state, event))
            events.append(game.event_to_json(event))
        game.followed(state, game.imported("", actor="", command=len(events) + 1))  # the last command is over
        face.drawn(state)
        game.document(state)
    except (MemoryError, RecursionError):
        raise
    except Exception as error:  # a damaged log may break the engine anywhere: here it breaks nothing else
        place = min(len(events), len(payloads) - 1)
        raise damaged(f"events[{place}]", error, payloads[place]) from None
    if state.status not in {"setup", "playing", "ended"}:
        raise UserError("import-not-a-game")
    seated = [player.id for player in state.players if player.id]
    notes = tuple(_left(document, game.document(state)))
    dice = _dice_of(document)
    commands = _commands_of(game, document)
    told = {
        "ruleset": state.ruleset,
        "events": events,
        "seated": seated,
        "notes": notes,
        "ended": state.status == "ended",
    }
    return {**told, "dice": dice, "commands": commands}


class _Log:
    """What a log has told so far, for its corrections: these keep what can't be judged again as it was written."""

    def __init__(self, game: Game, payloads: list[Any]) -> None:
        self._game = game
        self._corrected = any(isinstance(each, Mapping) and each.get("event") == CORRECTION for each in payloads)
        self._told: set[str] = set()

    def tells(self, event: object) -> bool:
        """Return whether it has told an event, by itself or in a correction."""
        return self._text(event) in self._told

    def add(self, event: object) -> None:
        """Keep an event that was told, with those of a correction; in a log without any there is nothing to keep."""
        if self._corrected:
            nested = map(self._game.event_from_json, getattr(event, "events", ()))
            self._told.update(map(self._text, (event, *nested)))

    def _text(self, event: object) -> str:
        return json.dumps(self._game.event_to_json(event), sort_keys=True)


def _check_opening(document: Read, first: object) -> None:
    """Raise where a log does not begin with the opening of its game, which alone tells what game it is."""
    if not isinstance(first, Mapping) or not isinstance(first.get("event"), str):
        return  # the game's own complaint says more
    if first["event"] != OPENING and "ruleset" not in first:
        raise UserError("import-no-opening", given=as_given(first["event"]))
    try:
        game_of(first.get("ruleset"))
    except DocumentError as error:
        raise DocumentError(f"events[0].{error.path}", error.message, **error.data) from None
    if document.get("ruleset", first["ruleset"]) != first["ruleset"]:
        raise UserError("import-ruleset", given=as_given(document["ruleset"]), expected=first["ruleset"])


def _commands_of(game: Game, document: Read) -> dict[str, list[Read]]:
    """Return what was commanded in an exported game, by the numbers of its events.

    It makes nothing of the game: a ruling is judged again by it, and only where it gives what its events tell. Raises
    DocumentError for a damaged one.
    """
    from engine.errors import LogError  # noqa: PLC0415

    found = document.get("commands", {})
    if not isinstance(found, Mapping):
        raise DocumentError("commands", "error-not-a-mapping", given=as_given(found))
    kept: dict[str, list[Read]] = {}
    for number, commands in found.items():
        where = f"commands.{as_given(number)}"
        if not (str(number).isascii() and str(number).isdecimal()):
            raise DocumentError(where, "error-import-number", given=as_given(number))
        if not isinstance(commands, list):
            raise DocumentError(where, "error-not-a-list", given=as_given(commands))
        read = []
        for place, each in enumerate(commands):
            try:
                read.append(game.contests.command_to_json(game.contests.command_from_json(each)))
            except LogError as error:
                raise damaged(f"{where}[{place}]", error, each) from None
        kept[str(number)] = [each for each in read if each is not None]
        _check_giver(document["events"], int(number), kept[str(number)])
    return kept


def _check_giver(events: list[Read], number: int, commands: list[Read]) -> None:
    """Raise DocumentError for a command whose events are another's: whoever gives one brings them about."""
    first = events[number - 1] if 0 < number <= len(events) else {}
    for place, each in enumerate(commands):
        if first.get("command") == number and each["actor"] != first["actor"]:
            raise unfit(f"commands.{number}[{place}].actor", each["actor"], (first["actor"],))


def _dice_of(document: Read) -> Read | None:
    """Return the dice of an exported game where they stand, None where it tells of none that the bot rolled.

    Raises UserError, also for a game that tells of the bot's dice and has no record of them.
    """
    from bot.table.dice_file import first_of_the_bot, verified  # noqa: PLC0415

    if document.get("dice") is None:  # nobody's dice, those typed, and those of logs that don't say whose they were
        if (place := first_of_the_bot(document["events"])) is not None:
            raise UserError("import-dice-missing", path=place)
        if document.get("decks") is None:
            return None

    problems = [each for each in verified(document).problems if each.key != "verify-no-record"]
    if problems and problems[0].damage is not None:
        raise problems[0].damage
    if problems:
        found = problems[0]
        message = {"verify-dice": "error-import-rolled", "verify-deck-seed": "error-import-deck"}
        data = {"said": found.data["dice"], "redone": found.data["redone"]} if found.key == "verify-dice" else {}
        raise DocumentError(as_given(found.path), message.get(found.key, "error-import-dice"), **data)
    section: Read | None = document.get("dice")
    return section


def read_dice(text: str, _ruleset: str = "") -> Read:
    """Return what redoing the rolls of an exported game came to: as of `Verified`, its problems as pairs."""
    from bot.table.dice_file import verified  # noqa: PLC0415

    found = verified(document_of(text))
    damages = [each.damage for each in found.problems if each.damage is not None]
    if damages:
        raise damages[0]
    problems = [[each.key, dict(each.data)] for each in found.problems]
    counted = {"redone": found.redone, "secret": found.secret, "commitments": list(found.commitments)}
    return {**counted, "decks": found.decks, "problems": problems, "notes": ()}


def _left(document: Read, position: Mapping[str, Any] | None) -> Iterator[tuple[str, Read]]:
    """Yield what of an exported game is not read: keys of no use, and a position that its events do not make."""
    names = [as_given(key) for key in document if key not in KEYS]
    if names:
        yield "import-keys-left", {"names": names[:MOST_NAMED], "more": max(0, len(names) - MOST_NAMED)}
    if document.get("position", position) != json.loads(json.dumps(position)):
        yield "import-position-left", {}


def reader(kind: Kind, ruleset: str = next(iter(RULESETS))) -> Callable[[str, str], Read]:
    """Return how an upload of a kind is read: a game by its log, any other as the game of the ruleset reads it.

    It is given the text, and the ruleset of the channel's game; a log knows its own. Raises DocumentError for a
    ruleset that no game judges.

    >>> reader("unit", "motu") is reader("unit")
    False
    """
    return OF_ANY_GAME[kind] if kind in OF_ANY_GAME else face_of(ruleset).readers[kind]


OF_ANY_GAME: Mapping[Kind, Callable[[str, str], Read]] = {"game": read_game, "dice": read_dice}
