"""A whole force handed in at once: read beside the bot, tried on the table figure by figure, and told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from bot.app.errors import line_of_error
from bot.app.user_error import UserError
from bot.table.call import Call
from bot.table.games import Deciding, Table
from bot.table.reply import Attachment, Reply, Tone, safe
from bot.table.ruling import steps_text
from bot.table.verified_dice import NoDice
from bot.uploads.force import packed, words_back
from bot.uploads.upload import read_upload
from engine import DocumentError, Ruling

__all__ = ["Files", "Given", "ReadForce", "against", "force_reply", "notes_told", "read_force", "refusal", "refused"]

ROOM = 3400  # characters of what is told of a force; what more there is comes as a file
MOST_NOTES = 12
NONE: Mapping[str, Any] = {}

Files = Sequence[tuple[str, bytes]]  # each with its name; lines that were written have none
Fault = tuple[str, Exception | Ruling]  # of whom, and what is wrong


class Given(NamedTuple):
    """A figure as it was read: where it was, its document, where and how it stands, what its file left open."""

    source: str
    document: dict[str, Any]
    at: str | None = None
    click: int | None = None
    tokens: int = 0
    typed: bool = False
    notes: tuple[tuple[str, dict[str, Any]], ...] = ()


@dataclass(frozen=True, slots=True)
class ReadForce:
    """What was read of a force, and what was not, with the complaint of each."""

    figures: tuple[Given, ...] = ()
    faults: tuple[tuple[str, Exception], ...] = ()


async def read_force(call: Call, files: Files, ruleset: str) -> ReadForce:
    """Return what files and lines hold, read by a process of its own. Raises UserError for too much, or nothing."""
    read = await read_upload("force", packed(files), ruleset)
    figures = tuple(
        Given(
            _named(call, each),
            each["document"],
            each.get("at"),
            each.get("click"),
            each.get("tokens", 0),
            each.get("typed", False),
            tuple((key, words_back(data)) for key, data in each.get("notes", ())),
        )
        for each in read["figures"]
    )
    return ReadForce(figures, tuple((_named(call, each), _complaint(each)) for each in read["faults"]))


def _named(call: Call, read: Mapping[str, Any]) -> str:
    """Return where something was read as its reader finds it: a file, a line of one, or a line that was written."""
    name, line = safe(read["name"]), read["line"]
    if not line:
        return name
    told = call.say("force-line", number=line)
    return f"{name}, {told}" if name else told


def _complaint(read: Mapping[str, Any]) -> Exception:
    data = words_back(read["data"])
    if read["path"] is None:
        return UserError(read["message"], **data)
    return DocumentError(read["path"], read["message"], **data)


async def against(found: Table[Any], groups: Sequence[tuple[str, Sequence[Deciding]]]) -> list[Fault]:
    """Return what speaks against each group of commands, in their order, with whom it is about; empty where nothing.

    A group that is refused is passed over, so that whatever else is wrong is found, too.
    """
    return await asyncio.to_thread(_against, found, groups)


def _against(found: Table[Any], groups: Sequence[tuple[str, Sequence[Deciding]]]) -> list[Fault]:
    state = found.state
    faults: list[Fault] = []
    first = state.sequence + 1
    for label, commands in groups:
        after = state
        wrong: Exception | Ruling | None = None
        for deciding in commands:
            try:
                command = deciding(after) if callable(deciding) else deciding
                decision = found.game.decide(after, command, NoDice())
            except (DocumentError, UserError) as error:
                wrong = error
                break
            if not decision.events:
                wrong = decision.ruling
                break
            for event in decision.events:
                after = found.game.apply(after, replace(event, command=first))
        if wrong is None:
            state = after
        else:
            faults.append((label, wrong))
    return faults


def refused(call: Call, faults: Sequence[Fault], read: int, name_of: Callable[[str], str] = str) -> Reply:
    """Return the one reply that names everything that is wrong with a force, a line each: nothing of it was added.

    `read`: how many figures there is nothing against.
    """
    lines = [(label, refusal(call, wrong, name_of)) for label, wrong in faults]
    if len({line for _, line in lines}) == 1 and (len(lines) > 1 and not read):  # it is about none of them alone
        return Reply(call.say("refused-title"), lines[0][1], tone=Tone.BAD, private=True)
    told = [f"• **{label}**: {line}" for label, line in lines]
    text, files = _fitted(call, [call.say("force-refused", count=len(told), read=read)], told)
    return Reply(call.say("refused-title"), text, files=files, tone=Tone.BAD, private=True)


def refusal(call: Call, wrong: Exception | Ruling, name_of: Callable[[str], str] = str) -> str:
    """Return in one line what is wrong."""
    if isinstance(wrong, Ruling):
        return " ".join(steps_text(wrong.steps, call.words, name_of).replace("• ", "").split("\n"))
    return " ".join((line_of_error(wrong, call.language) or "").split())


def force_reply(call: Call, title: str, echoes: Sequence[str], below: Sequence[str] = ()) -> Reply:
    """Return what was read of a force, a line for each figure, as much as there is room for, and all of it as a file.

    `below`: what else there is to say. Told whole: whoever typed it checks it against the cards.
    """
    text, files = _fitted(call, [], echoes, below)
    return Reply(title, text, files=files, tone=Tone.GOOD, whole=True)


def notes_told(call: Call, notes: Sequence[tuple[str, str]]) -> list[str]:
    """Return what files left open in lines, the same of several figures once; `notes`: of whom, and what."""
    of: dict[str, list[str]] = {}
    for whose, told in notes:
        of.setdefault(told, []).append(whose)
    lines = [f"⚠ {', '.join(dict.fromkeys(whose))}: {told}" for told, whose in of.items()]
    more = len(lines) - MOST_NOTES
    return lines if more <= 0 else [*lines[:MOST_NOTES], call.say("force-more", count=more)]


def _fitted(
    call: Call, head: Sequence[str], lines: Sequence[str], below: Sequence[str] = ()
) -> tuple[str, tuple[Attachment, ...]]:
    room = ROOM - sum(len(line) + 1 for line in (*head, *below))
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    if len(kept) == len(lines):
        return "\n".join((*head, *kept, *below)), ()
    more = call.say("force-in-file", count=len(lines) - len(kept))
    whole = "\n".join((*head, *lines, *below)).replace("\\", "").replace("**", "")
    return "\n".join((*head, *kept, more, *below)), (Attachment("force.txt", whole.encode()),)
