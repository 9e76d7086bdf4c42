"""The dice of an exported game: written, read again, and every roll redone."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from bot.documents.game_documents import payloads_of
from bot.store import DiceRecord, KeptRoll, KeptSeed
from bot.table.verified_dice import LONGEST_CONTRIBUTION, MOST_TOGETHER, commitment_of, proof_of, thrown
from engine.dice import FixedDice
from engine.errors import DocumentError, as_given
from engine.game import Game, game_of_log
from engine.unfit import damaged
from engine.validation import document_error

__all__ = [
    "DiceFile",
    "DiceFileError",
    "Problem",
    "Verified",
    "dice_file_of",
    "dice_section",
    "first_of_the_bot",
    "kept_of",
    "verified",
]

Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Text = Annotated[str, Field(max_length=LONGEST_CONTRIBUTION, pattern=r"^[^\n\r]*$")]


class FileRoll(BaseModel):
    """A roll as an export holds it: `seed` once it is revealed, `event` the first of the command it was made for."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    game: Annotated[str, Field(pattern=r"^[0-9]{1,19}$")]
    number: Annotated[int, Field(ge=1, strict=True)]
    event: Annotated[int, Field(ge=1, strict=True)] | None
    actor: Annotated[str, Field(max_length=40)]
    dice: Annotated[
        tuple[Annotated[int, Field(ge=1, le=6, strict=True)], ...], Field(min_length=1, max_length=MOST_TOGETHER)
    ]
    commitment: Hash
    contributions: tuple[Text, ...]
    seed: Hash | None
    proof: Hash | None


class DiceFile(BaseModel):
    """The dice of an export: its rolls in order, and the hash of the seed that the next would be made from."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    game: Annotated[str, Field(pattern=r"^[0-9]{0,19}$")]
    commitment: Hash | None
    rolls: tuple[FileRoll, ...]


OF_THE_BOT = ("bot", "both")
FELL = ("roll", "rolls", "value", "faces", "new", "swaps", "results", "rounds", "card")  # fields that hold dice
DeckSeeds = dict[
    Annotated[str, Field(min_length=1, max_length=40)], Annotated[str, Field(min_length=16, max_length=200)]
]
OTHER_FORMS = {"game": "error-not-digits", "contributions": "error-not-a-line"}  # than that of a hash
DECKS = TypeAdapter(DeckSeeds)
NOTHING = DiceFile(game="", commitment=None, rolls=())


class DiceFileError(ValueError):
    """The dice of an export are not written as they should be; `damage` says where, and what would be right."""

    def __init__(self, damage: DocumentError) -> None:
        super().__init__(damage)
        self.damage = damage


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that does not agree: the message's key, its data, and the place in the file where it shows.

    `damage`: what is wrong with a record that cannot be read.
    """

    key: str
    data: Mapping[str, Any] = field(default_factory=dict)
    path: str = field(default="dice", compare=False)
    damage: DocumentError | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Verified:
    """What redoing came to: how many rolls were redone, how many are still secret, and what does not agree.

    `decks`: how many were dealt anew from their seeds.
    """

    redone: int
    secret: int
    commitments: tuple[str, ...]
    problems: tuple[Problem, ...]
    decks: int = 0


def dice_section(game_id: int, record: DiceRecord) -> dict[str, Any]:
    """Return the dice of a game as its export holds them; what is secret is left out."""
    rolls = []
    for roll in record.rolls:
        kept = record.seed_of(roll)
        seed = kept.seed if kept.revealed else None
        said = (kept.origin, roll.number, roll.contributions)
        rolls.append(
            {
                "game": kept.origin,
                "number": roll.number,
                "event": roll.event,
                "actor": roll.actor,
                "dice": list(roll.dice),
                "commitment": kept.commitment,
                "contributions": list(roll.contributions),
                "seed": None if seed is None else seed.hex(),
                "proof": None if seed is None else proof_of(seed, *said),
            }
        )
    current = record.current
    return {"game": str(game_id), "commitment": current.commitment if current else None, "rolls": rolls}


def dice_file_of(section: object) -> DiceFile:
    """Return the dice of an export. Raises DiceFileError naming the field."""
    try:
        return DiceFile.model_validate(section)
    except ValidationError as error:
        damage = document_error(error, DiceFile, "dice", pattern="error-not-a-hash")
        form = OTHER_FORMS.get(damage.path.rpartition(".")[2].partition("[")[0], "")
        if form and damage.message == "error-not-a-hash":
            damage = DocumentError(damage.path, form, **damage.data)
        raise DiceFileError(damage) from None


def kept_of(dice: DiceFile) -> tuple[tuple[KeptSeed, ...], tuple[KeptRoll, ...]]:
    """Return the seeds and rolls of an export as the store keeps them, the seeds numbered from 1."""
    seeds: dict[tuple[str, str], KeptSeed] = {}
    for roll in dice.rolls:
        seed = None if roll.seed is None else bytes.fromhex(roll.seed)
        said = KeptSeed(len(seeds) + 1, roll.game, roll.commitment, seed, seed is not None)
        seeds.setdefault((roll.game, roll.commitment), said)
    rolls = tuple(
        KeptRoll(seeds[one.game, one.commitment].id, one.number, one.event, one.actor, one.dice, one.contributions)
        for one in dice.rolls
    )
    return tuple(seeds.values()), rolls


def verified(document: Mapping[str, Any]) -> Verified:
    """Redo every roll of an exported game: from its seed where it is revealed, and against the events of the log.

    Raises UserError where the document is no exported game.
    """
    payloads = payloads_of(document)
    section = document.get("dice")
    try:
        dice = NOTHING if section is None else dice_file_of(section)
    except DiceFileError as error:
        damage = error.damage
        return Verified(0, 0, (), (Problem("verify-unreadable", {"path": as_given(damage.path)}, damage=damage),))
    problems = [*_of_rolls(dice)]
    place = 0
    try:
        for place, problem in _of_the_log(game_of_log(payloads), payloads, dice):  # noqa: B007  # told where it breaks
            problems += [] if problem is None else [problem]
    except (MemoryError, RecursionError):
        raise
    except Exception as error:  # a log that was changed may break the engine anywhere: it is no game that was played
        damage = damaged(_event(place + 1), error, payloads[place])
        problems.append(Problem("verify-log", {"event": place + 1}, damage.path, damage))
    if section is None and problems:
        problems.insert(0, Problem("verify-no-record"))
    seeds, unlike = _of_decks(game_of_log(payloads), payloads, document.get("decks"))
    problems += unlike
    redone = sum(roll.seed is not None for roll in dice.rolls)
    commitments = tuple(dict.fromkeys(roll.commitment for roll in dice.rolls))
    return Verified(redone, len(dice.rolls) - redone, commitments, tuple(problems), len(seeds))


def _of_decks(game: Game, payloads: Sequence[Mapping[str, Any]], section: object) -> tuple[DeckSeeds, list[Problem]]:
    """Return the seeds of decks that an export reveals, none in one from before, and what does not follow from them."""
    try:
        seeds = DECKS.validate_python({} if section is None else section)
    except ValidationError as error:
        damage = document_error(error, DeckSeeds, "decks")
        return {}, [Problem("verify-unreadable", {"path": as_given(damage.path)}, damage=damage)]
    problems: list[Problem] = []
    try:
        events = [game.event_from_json(payload) for payload in payloads] if seeds else []
        for place, deck in game.against_seeds(events, seeds):
            known = {"deck": deck}
            problems.append(
                Problem("verify-deck-card", known | {"event": place}, _event(place))
                if place
                else Problem("verify-deck-seed", known, f"decks.{deck}")
            )
    except (MemoryError, RecursionError):
        raise
    except Exception:  # what was changed in the log was told with its dice
        problems.append(Problem("verify-unreadable", {"path": "events"}))
    return seeds, problems


def _of_rolls(dice: DiceFile) -> Iterator[Problem]:
    """Yield what is wrong with the rolls themselves: their seeds, dice and numbers."""
    last: dict[str, int] = defaultdict(int)
    for place, roll in enumerate(dice.rolls):
        named, path = {"number": roll.number}, f"dice.rolls[{place}]"
        if roll.number != last[roll.game] + 1:
            yield Problem("verify-number", named | {"expected": last[roll.game] + 1}, f"{path}.number")
        last[roll.game] = roll.number
        if roll.seed is None:
            if roll.proof is not None:  # it would give the seed away, or proves nothing
                yield Problem("verify-proof", named, f"{path}.proof")
            continue
        seed = bytes.fromhex(roll.seed)
        said = (seed, roll.game, roll.number, roll.contributions)
        if commitment_of(seed) != roll.commitment:
            yield Problem("verify-commitment", named, f"{path}.commitment")
        elif (dice_now := thrown(*said, len(roll.dice))) != roll.dice:
            shown = {"dice": _shown(roll.dice), "redone": _shown(dice_now)}
            yield Problem("verify-dice", named | shown, f"{path}.dice")
        elif proof_of(*said) != roll.proof:
            yield Problem("verify-proof", named, f"{path}.proof")


def _of_the_log(
    game: Game, payloads: Sequence[Mapping[str, Any]], dice: DiceFile
) -> Iterator[tuple[int, Problem | None]]:
    """Yield the place of each event, and what of it does not agree: dice that nobody rolled, rolls that nobody sees."""
    rolls: dict[int, list[int]] = defaultdict(list)
    for roll in dice.rolls:
        if roll.event is not None:
            rolls[roll.event].extend(roll.dice)
    state, now, left = game.new(), 0, FixedDice([])
    fallen: set[str] = set()
    for place, payload in enumerate(payloads, 1):
        yield place - 1, None
        event = game.event_from_json(payload)
        if event.command != now:
            yield place, _unseen(now, left)
            now, left = event.command, FixedDice(rolls.pop(event.command, []))
        if not _same(game, state, event, left):
            yield place, Problem("verify-event", {"event": place}, _event(place))
            left = FixedDice([])
        fallen |= {_fell(payload)} if payload.get("dice") in OF_THE_BOT else set()
        if any(_fell(each) not in fallen for each in _again(payload)):  # a correction rolls nothing anew
            yield place, Problem("verify-event", {"event": place}, _event(place))
        state = game.apply(state, event)
    yield len(payloads), _unseen(now, left)
    for number in rolls:
        found = next(place for place, roll in enumerate(dice.rolls) if roll.event == number)
        yield len(payloads), Problem("verify-unseen", {"event": number}, f"dice.rolls[{found}].event")
    for problem in _of_the_end(state.status == "ended", dice):
        yield len(payloads), problem


def _event(number: int) -> str:
    """Return the place of an event, by its number from 1."""
    return f"events[{number - 1}]"


def _same(game: Game, state: Any, event: Any, dice: FixedDice) -> bool:
    try:
        return game.redone(state, event, dice)
    except ValueError:  # too few of them
        return False


def _again(payload: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the events with dice of the bot that a correction has taken over."""
    nested = payload.get("events") if payload.get("event") == "ruling-corrected" else ()
    return [each for each in nested or () if isinstance(each, Mapping) and each.get("dice") in OF_THE_BOT]


def first_of_the_bot(payloads: Sequence[Mapping[str, Any]]) -> str | None:
    """Return the place of the first dice in a log that were the bot's, those in corrections too; None without any.

    >>> first_of_the_bot([{"event": "undone"}, {"event": "attack-rolled", "dice": "bot"}])
    'events[1].dice'
    """
    for number, payload in enumerate(payloads):
        if payload.get("dice") in OF_THE_BOT:
            return f"events[{number}].dice"
        for again in _again(payload)[:1]:
            return f"events[{number}].events[{payload['events'].index(again)}].dice"
    return None


def _fell(payload: Mapping[str, Any]) -> str:
    """Return what fell in an event, whatever else it tells."""
    return json.dumps([payload.get(key) for key in ("event", *FELL)], sort_keys=True)


def _unseen(event: int, left: FixedDice) -> Problem | None:
    """Return that dice were rolled for a command which its events do not show."""
    return Problem("verify-unseen", {"event": event}, _event(event)) if left.left else None


def _of_the_end(over: bool, dice: DiceFile) -> Iterator[Problem]:
    """Yield what should be secret and is not, or the other way round: the end of a game reveals its seed."""
    if over and (secret := [roll.number for roll in dice.rolls if roll.seed is None and roll.game == dice.game]):
        yield Problem("verify-not-revealed", {"number": secret[0]})
    if over and dice.commitment is not None:
        yield Problem("verify-commitment-of-the-end")
    if not over and any(roll.seed is not None and roll.commitment == dice.commitment for roll in dice.rolls):
        yield Problem("verify-commitment-known")
    if not over and dice.commitment is None and any(roll.game == dice.game for roll in dice.rolls):
        yield Problem("verify-commitment-missing")


def _shown(dice: Sequence[int]) -> str:
    return "-".join(str(die) for die in dice)
