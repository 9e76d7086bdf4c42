"""/dispute: a ruling contested, judged again, and corrected where the table agrees; its house rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.errors import UserError
from bot.app.faces import face_of
from bot.discord.commands.house_rules import house_rules_reply
from bot.discord.localize import slash
from bot.discord.message import answer, shortened
from bot.discord.shells import any_state, any_table
from bot.library.rules import rule_reply
from bot.store import Commanded
from bot.table import actions
from bot.table.call import Call
from bot.table.citing import section_cited
from bot.table.dice_seats import rolled_in_game
from bot.table.dispute.case import MOST_FOLLOWED, Case, Judged, contestable, found_in, judged, read_case
from bot.table.dispute.reply import (
    case_reply,
    command_title,
    fact_line,
    later_block,
    list_menu,
    sections_of,
    steps_reply,
    touched,
)
from bot.table.dispute.said import read_dice
from bot.table.face import Face
from bot.table.games import Table, act
from bot.table.reply import Block, Choice, Reply, Tone, safe
from bot.table.text import reflowed
from bot.table.why import why_reply
from engine.contest import Correction, FactRefused
from engine.history import NEW
from rulesdb import load

if TYPE_CHECKING:
    from bot.discord.client import JudgeBot

Contestable = tuple[Commanded, tuple[Any, ...]]  # what was commanded, and what happened then
LONGEST_SHOWN = 1200  # characters of the section that says who decides
MOST_FACTS = 10
SEARCHED = 1.0  # the most that a hit of the search is worth to what completes a name
NO_DICE: Mapping[str, Any] = {}
MOST_THROWS = 50  # until two dice differ


class DisputeCommand(commands.Cog):
    """A ruling contested."""

    def __init__(self, bot: JudgeBot) -> None:
        self.bot = bot

    @slash("dispute", "dispute")
    @app_commands.guild_only()
    async def dispute(
        self,
        interaction: discord.Interaction[Any],
        entry: app_commands.Range[int, 1] | None = None,
        house_rules: bool = False,
    ) -> None:
        """Contest the last ruling, or any in the log; or show the table's own rulings."""
        call = await self.bot.call_of(interaction)
        await answer(interaction, await (house_rules_reply(call) if house_rules else _opened(call, entry)))


async def _opened(call: Call, entry: int | None) -> Reply:
    """Open a dispute about the last command that can be contested, or that of an entry of the log."""
    if await call.store.games.open_in(call.channel_id) is None:
        payload = await call.store.rulings.last(call.channel_id)
        if payload is None:
            raise UserError("why-none")
        return why_reply(call, payload)
    found = await any_table(call)
    rows = await contestable(call, found)
    if entry is not None:
        earlier = await call.store.disputes.commanded_last(found.game_id, entry)
        there = max(earlier, key=lambda row: row.sequence, default=None) if entry <= found.head else None
        return await _about(call, found, rows, None if there is None else (there, ()))
    return await _about(call, found, rows, rows[0] if rows else None)


async def _about(
    call: Call,
    found: Table[Any],
    rows: list[Contestable],
    chosen: Contestable | None,
) -> Reply:
    """Open a dispute, where everybody sees it; by players and judges."""
    seated = call.user_id in {player.id for player in found.state.players}
    if not (seated or call.judge):
        raise UserError("dispute-not-yours")
    if chosen is None:
        raise UserError("dispute-none")
    face = face_of(found.state.ruleset)
    row = chosen[0]
    case = Case(
        call.user_id, call.user_name, row.sequence, row.accepted, row.commands, found.head, game_id=found.game_id
    )
    await found_in(call, case)  # raises where it can't be contested any more: then nothing is stored
    await call.acknowledge()
    case = replace(case, id=await call.store.disputes.open(call.channel_id, found.game_id, case.document()))
    reply = await _shown(call, case)
    titles = [(str(each.id), command_title(call, face, found.state, each, events)) for each, events in rows]
    menu = list_menu(call, [(f"{case.id},{value}", title) for value, title in titles])
    return replace(reply, menus=(*reply.menus, menu))


async def _shown(call: Call, case: Case) -> Reply:
    """Return a dispute as it stands, judged again."""
    found = await found_in(call, case)
    again = await judged(found, case)
    face = face_of(found.table.state.ruleset)
    row = Commanded(0, case.number, case.accepted, case.by, case.commands)
    title = command_title(call, face, found.table.state, row, found.given.events)
    return case_reply(call, face, case, found, again, title)


async def _open_case(call: Call, number: str) -> Case:
    """Return a dispute that is still open, of a game that is. Raises UserError for another, and for strangers."""
    case = await read_case(call, actions.number_of(number))
    if case.status != "open":
        raise UserError("dispute-closed")
    found = await any_table(call)
    if found.game_id != case.game_id:
        raise UserError("button-other-game")
    if not (call.judge or call.user_id in {player.id for player in found.state.players}):
        raise UserError("dispute-not-yours")
    return case


async def _kept(call: Call, case: Case) -> Reply:
    """Judge a changed dispute, store it once that went well, and show it in its place."""
    case = replace(case, head=(await any_table(call)).head, dice=())
    try:
        reply = await _shown(call, case)
    except FactRefused as refused:
        steps = () if refused.ruling is None else refused.ruling.steps
        names = (await any_table(call)).state.names
        why = "; ".join(call.words.step(step, lambda figure: safe(names.get(figure, figure))) for step in steps[:3])
        raise UserError("fact-refused", why=why or "—") from None
    await call.store.disputes.put(case.id, case.document())
    return replace(reply, in_place=True)


async def _own_case(call: Call, number: str) -> Case:
    """Return an open dispute to say something in: for who contests, and judges who don't play.

    Another player's word would be accepted by the same player; they contest for themselves. Raises UserError.
    """
    case = await _open_case(call, number)
    players = {player.id for player in (await any_table(call)).state.players}
    if call.user_id != case.by and not (call.judge and call.user_id not in players):
        raise UserError("dispute-of-another")
    return case


@actions.action("dispute-of")
async def choose_ruling(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Contest another ruling of the log, in the same message."""
    number, row_id = (*",".join(arguments).split(","), "", "")[:2]
    case = await _own_case(call, number)
    found = await any_table(call)
    row = await call.store.disputes.commanded_one(found.game_id, actions.number_of(row_id))
    if row is None:
        raise UserError("button-expired")
    blank: dict[str, Any] = {
        "facts": (),
        "step": None,
        "number": row.sequence,
        "accepted": row.accepted,
        "commands": row.commands,
    }
    return await _kept(call, replace(case, **blank))


@actions.action("dispute-step")
async def choose_step(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Mark the step that is contested."""
    number, place = (*",".join(arguments).split(","), "", "")[:2]
    return await _kept(call, replace(await _own_case(call, number), step=actions.number_of(place)))


async def _say(call: Call, number: str, fact: dict[str, Any]) -> Reply:
    """Add what somebody says; the same kind of the same thing said again takes the place of what was said before."""
    case = await _own_case(call, number)
    same = {key: fact[key] for key in ("fact", "figure", "at", "value") if key in fact}
    others = tuple(each for each in case.facts if any(each.get(key) != value for key, value in same.items()))
    if fact["fact"] in ("void", "stands", "roll"):
        others = tuple(each for each in case.facts if each["fact"] != fact["fact"])
    if len(others) >= MOST_FACTS:
        raise UserError("dispute-too-many", most=MOST_FACTS)
    return await _kept(call, replace(case, facts=(*others, fact)))


@actions.action("dispute-roll")
async def say_roll(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Say which dice fell."""
    number, text = arguments[0], ",".join(arguments[1:])
    return await _say(call, number, {"fact": "roll", "dice": read_dice(text)})


@actions.action("dispute-section")
async def say_section(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Say which section was overlooked."""
    number, text = arguments[0], ",".join(arguments[1:])
    library = load(call.ruleset)
    hits = library.complete(text.strip(), call.language, 1) if not library.has(text.strip()) else []
    section = hits[0].section if hits and hits[0].score > SEARCHED else text.strip()
    entry = library.entry(section, call.language)
    return await _say(call, number, {"fact": "section", "section": entry.section, "title": entry.title})


@actions.action("dispute-own")
async def say_own(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Say that it was not allowed at all, or that it was whatever the rules say."""
    number, kind = (*arguments, "")[:2]
    if kind not in ("void", "stands"):
        raise UserError("button-expired")
    return await _say(call, number, {"fact": kind})


def _sayer(kind: str) -> Callable[[Call, tuple[str, ...]], Awaitable[Reply]]:
    async def say(call: Call, arguments: tuple[str, ...]) -> Reply:
        number, text = arguments[0], ",".join(arguments[1:])
        found = await any_table(call)
        face: Face = face_of(found.state.ruleset)
        if kind not in face.fact_kinds:
            raise UserError("button-expired")
        return await _say(call, number, face.read_fact(found.state, kind, text))

    return say


for _kind in ("terrain", "stood", "tokens", "click", "effect", "wounds", "mana", "modifier"):
    actions.action(f"dispute-{_kind}")(_sayer(_kind))


@actions.action("dispute-steps")
async def show_steps(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show every step of one of both rulings, to whoever asks."""
    number, which = (*arguments, "")[:2]
    case = await read_case(call, actions.number_of(number))
    return steps_reply(call, await judged(await found_in(call, case), case), "before" if which == "before" else "after")


@actions.action("dispute-read")
async def read_section(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Show a section that one of both rulings rests on, to whoever asks."""
    number, place = (*",".join(arguments).split(","), "", "")[:2]
    case = await read_case(call, actions.number_of(number))
    again = await judged(await found_in(call, case), case)
    listed = sections_of(case, again)
    if actions.number_of(place) >= len(listed):
        raise UserError("button-expired")
    return replace(rule_reply(call, listed[int(place)]), private=True)


@actions.action("dispute-drop")
async def drop(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Let the ruling stand: by whoever contested it, or by a judge."""
    case = await _open_case(call, arguments[0])
    if call.user_id != case.by and not call.judge:
        raise UserError("dispute-not-yours")
    await call.acknowledge()
    await call.store.disputes.put(case.id, replace(case, status="dropped").document())
    return Reply(
        call.say("dispute-title-closed"), call.say("dispute-dropped", player=safe(call.user_name)), in_place=True
    )


@actions.action("dispute-accept")
async def accept(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Correct the game: by the word of another player, a judge, or whoever plays alone."""
    case = await _open_case(call, arguments[0])
    found = await any_table(call)
    if found.head != case.head:  # what stands in the message is older than the game
        reply = await _kept(call, case)
        return replace(reply, text=f"{call.say('dispute-went-on')}\n{reply.text}")
    seated = {player.id for player in found.state.players if player.id}
    if call.user_id == case.by and not (seated <= {case.by} or (call.judge and case.by not in seated)):
        raise UserError("agree-own")
    alone = call.user_id == case.by
    judge = call.user_id not in seated
    how = "alone" if alone else "judge" if judge else "agreed"
    word = None if alone else {"by": call.user_id, "name": call.user_name, "judge": judge}
    return await _settled(call, case, how, word)


@actions.action("dispute-dice")
async def by_dice(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Let dice decide once both sides want it: a die each, the higher one."""
    case = await _open_case(call, arguments[0])
    found = await any_table(call)
    seated = {player.id: player.name for player in found.state.players if player.id}
    if call.user_id not in seated:
        raise UserError("dispute-not-yours")
    wanting = tuple(dict.fromkeys((*case.dice, call.user_id)))
    section = found.game.contests.unsettled
    cited = section_cited(call.words, section)
    entry = load(call.ruleset).entry(section, call.language)
    if case.by not in wanting or len(wanting) < 2:
        case = replace(case, dice=wanting)
        await call.acknowledge()
        await call.store.disputes.put(case.id, case.document())
        reply = await _shown(call, case)
        asks = call.say("dispute-dice-asked", player=safe(call.user_name), section=cited)
        shown = shortened(reflowed(entry.text), LONGEST_SHOWN)
        return replace(reply, text=f"{reply.text}\n▸ {asks}\n> **{safe(entry.title)}.** {shown}", in_place=True)
    other = next(each for each in wanting if each != case.by)
    mine = theirs = 0
    for _ in range(MOST_THROWS):
        _, (mine, theirs) = await rolled_in_game(call, any_state(), 2)
        if mine != theirs:
            break
    told = call.say(
        "dispute-dice-fell",
        one=safe(seated[case.by]),
        first=mine,
        other=safe(seated[other]),
        second=theirs,
        section=cited,
    )
    thrown = {"throwers": (seated[case.by], seated[other]), "thrown": (mine, theirs)}
    if mine <= theirs:
        about = case.number if case.accepted else 0
        stood = Correction(0, about, (), case.facts, {}, (), None)
        asking = replace(call, user_id=case.by, user_name=case.name)
        await act(asking, found.game.contests.correction(stood, actor=case.by, by="dice", **thrown), of=any_state())
        await call.store.disputes.put(case.id, replace(case, status="dropped").document())
        return Reply(call.say("dispute-title-closed"), f"{told}\n{call.say('dispute-dice-lost')}", in_place=True)
    reply = await _settled(call, case, "dice", None, thrown)
    return replace(reply, text=f"{told}\n{reply.text}", line=f"{told} {reply.text}".split("\n")[0])


async def _settled(
    call: Call, case: Case, how: str, word: dict[str, Any] | None, thrown: Mapping[str, Any] = NO_DICE
) -> Reply:
    """Carry the correction out, in the name of whoever contested, and say what came of it.

    `thrown`: whose dice decided, and what they were, where they did.
    """
    keep = Choice(call.say("dispute-keep"), "dispute-keep", (str(case.id),), written=True)
    title = call.say("dispute-title-closed")
    found = await found_in(call, case)
    again: Judged = await judged(found, case)
    done = replace(case, status="settled", sections=touched(case, again)).document()
    if all(fact["fact"] == "section" for fact in case.facts):
        await call.acknowledge()
        await call.store.disputes.put(case.id, done)
        return Reply(title, call.say("dispute-noted"), tone=Tone.GOOD, choices=(keep,), retires=True, whole=True)
    correction = again.correction
    if correction is None:
        raise UserError("dispute-too-far-line", count=found.table.head - case.number, most=MOST_FOLLOWED)
    if again.contested.after is None and not any(fact["fact"] == "void" for fact in case.facts):
        raise UserError("dispute-no-roll-line")
    seated = {player.id for player in found.table.state.players}
    asking = replace(call, user_id=case.by, user_name=case.name, judge=case.by not in seated)
    contests = found.table.game.contests
    command = contests.correction(correction, actor=case.by, judge=asking.judge, by=how, agreed=word, **thrown)
    outcome = await act(asking, command, of=any_state())
    if not outcome.accepted:
        raise UserError("dispute-refused-line")
    for number, given in correction.commands.items():
        if int(number) >= NEW:
            await call.store.disputes.renumbered(found.table.game_id, int(number), case.by, given)
    await call.store.disputes.put(case.id, done)
    face = face_of(found.table.state.ruleset)
    lines = [face.event_line(call, outcome.table.state, event) for event in outcome.events]
    blocks = tuple(Block(each.title, each.text) for each in (await _outcome(call, case, again)))
    return Reply(
        title, "\n".join(lines), blocks, tone=Tone.GOOD, choices=(keep,), retires=True, whole=True, line=lines[0]
    )


async def _outcome(call: Call, case: Case, again: Judged) -> tuple[Block, ...]:
    """Return what was said and what it changed, as it stood when it was accepted."""
    face = face_of(again.table.state.ruleset)
    said = "\n".join(f"• {fact_line(call, face, again.table.state, fact)}" for fact in case.facts)
    return (Block(call.say("dispute-said"), said), later_block(call, face, again))


async def setup(bot: JudgeBot) -> None:
    """Add the feature to the bot."""
    await bot.add_cog(DisputeCommand(bot))
